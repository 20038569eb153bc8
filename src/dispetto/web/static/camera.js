// @ts-check
// The camera: a wide picture through the window of a phone. It pans and never changes its scale. No game is known here.
"use strict";
const Camera = (() => {
  const $ = (/** @type {string} */ id) => document.getElementById(id);
  const EDGE = 0.3; // of the window: whatever moves nearer to its border takes the camera along
  let at = { x: 0, y: 0 }; // the middle of the window, in the units of the picture
  let hands = false; // the reader has moved it
  /** @type {Animation | null} */ let moving = null;

  const board = () => { const el = $("board"); return el?.dataset.camera ? el : null; };
  /** The window: its scale, its size in the units of the picture, and the picture's. */
  function lens(/** @type {HTMLElement} */ el) {
    const room = /** @type {HTMLElement} */ ($("scene")).getBoundingClientRect();
    const z = Math.max(room.height / Number(el.dataset.camera), room.width / Number(el.dataset.w)) || 1;
    return { z, w: room.width / z, h: room.height / z, W: Number(el.dataset.w), H: Number(el.dataset.h) };
  }
  /** The nearest place from which only the picture is seen. */
  function kept(/** @type {ReturnType<typeof lens>} */ l, /** @type {{x: number, y: number}} */ p) {
    const keep = (/** @type {number} */ v, /** @type {number} */ part, /** @type {number} */ all) => Math.max(part / 2, Math.min(all - part / 2, v));
    return { x: keep(p.x, l.w, l.W), y: keep(p.y, l.h, l.H) };
  }
  const seen = (/** @type {ReturnType<typeof lens>} */ l, /** @type {{x: number, y: number}} */ p) =>
    `translate(${((l.w / 2 - p.x) * l.z).toFixed(1)}px, ${((l.h / 2 - p.y) * l.z).toFixed(1)}px) scale(${l.z.toFixed(4)})`;

  /** Go through these places in this time; the style already says the last one. */
  function go(/** @type {{x: number, y: number}[]} */ through, /** @type {number} */ ms) {
    const el = board();
    if (!el || !through.length) return;
    const l = lens(el), from = getComputedStyle(el).transform, places = through.map((p) => kept(l, p));
    const last = places[places.length - 1], first = moving?.playState === "running" ? from : seen(l, kept(l, at));
    moving?.cancel();
    moving = null;
    const moved = Math.hypot(last.x - at.x, last.y - at.y) > 0.5 || places.length > 1;
    at = last;
    Object.assign(el.style, { width: `${l.W}px`, height: `${l.H}px`, transform: seen(l, at) });
    if (moved && ms > 0 && Pace.pace()) {
      moving = el.animate([{ transform: first }, ...places.map((p) => ({ transform: seen(l, p) }))], { duration: ms, easing: places.length > 1 ? "linear" : "ease-in-out" });
      moving.finished.then(signs, () => {});
    }
    signs();
    map(el, l);
  }

  /** A sign on the rail slides so that it is read whole while its part of the picture is in sight; else it is not shown. */
  function signs() {
    const el = board();
    if (!el) return;
    const l = lens(el), left = at.x - l.w / 2, top = at.y - l.h / 2, gap = 5 / l.z;
    /** @type {{x: number, y: number, w: number, h: number}[]} */ const shown = [];
    const all = /** @type {HTMLElement[]} */ ([...el.querySelectorAll(".label")]);
    const reach = (/** @type {HTMLElement} */ s) => Number(s.dataset.slide || 0) * l.W / 1000;
    const sizes = new Map(all.map((s) => [s, { w: s.offsetWidth, h: s.offsetHeight }])); // asked of all before one is moved: the browser lays the page out once
    for (const sign of all.sort((a, b) => reach(a) - reach(b))) {
      const { w, h } = /** @type {{w: number, h: number}} */ (sizes.get(sign)), far = reach(sign) + w / 2;
      const x = (Number(sign.dataset.x) * l.W) / 1000, y = (Number(sign.dataset.y) * l.H) / 1000;
      const held = (/** @type {number} */ v, /** @type {number} */ half, /** @type {number} */ a, /** @type {number} */ b) => Math.max(a + half + gap, Math.min(b - half - gap, v));
      const near = held(x, w / 2, left, left + l.w), sy = held(y, h / 2, top, top + l.h);
      const row = shown.filter((o) => Math.abs(o.y - sy) < (o.h + h) / 2 + gap); // whoever stands there already is not covered
      const free = (/** @type {number} */ at) => at === held(at, w / 2, left, left + l.w) && Math.abs(at - x) <= far && row.every((o) => Math.abs(o.x - at) >= (o.w + w) / 2 + gap - 0.01);
      const sx = [near, ...row.flatMap((o) => [o.x - (o.w + w) / 2 - gap, o.x + (o.w + w) / 2 + gap])].find(free);
      sign.hidden = sx === undefined || Math.abs(sy - y) > h;
      if (sx === undefined || sign.hidden) continue;
      sign.style.left = `${sx}px`;
      sign.style.top = `${sy}px`;
      shown.push({ x: sx, y: sy, w, h });
    }
  }

  /** The whole picture in small, the window in red on it. */
  function map(/** @type {HTMLElement} */ el, /** @type {ReturnType<typeof lens>} */ l) {
    const mini = $("mini");
    if (!mini) return;
    mini.hidden = false;
    let mark = mini.querySelector("i");
    if (!mark || !mini.classList.contains("map")) {
      mini.classList.add("map");
      mini.classList.remove("off");
      mark = document.createElement("i");
      mini.style.aspectRatio = `${l.W} / ${l.H}`;
      mini.style.height = "auto";
      mini.replaceChildren(...[...el.querySelectorAll("img")].map((img) => img.cloneNode()), mark);
    }
    const part = { left: (at.x - l.w / 2) / l.W, top: (at.y - l.h / 2) / l.H, width: l.w / l.W, height: l.h / l.H };
    for (const [side, share] of Object.entries(part)) mark.style.setProperty(side, `${(share * 100).toFixed(2)}%`);
  }

  /** Where the server says that it looks; the reader's own hand lasts until the next question. */
  function look(ms = 350) {
    const el = board();
    if (!el) return false;
    const [x, y] = (el.dataset.look || "0 0").split(" ").map(Number);
    el.classList.add("camera");
    if (!hands) go([{ x, y }], ms);
    else go([at], 0);
    return true;
  }

  /** Something will run over these points in this time: the camera keeps it well inside the window. */
  function follow(/** @type {{x: number, y: number}[]} */ points, /** @type {number} */ ms) {
    const el = board();
    if (!el) return;
    hands = false;
    const l = lens(el), p = { ...at }, far = { x: l.w * (0.5 - EDGE), y: l.h * (0.5 - EDGE) };
    go(points.map((q) => {
      p.x = Math.max(q.x - far.x, Math.min(q.x + far.x, p.x));
      p.y = Math.max(q.y - far.y, Math.min(q.y + far.y, p.y));
      return { ...p };
    }), ms);
  }
  /** Something will move here: the camera comes to rest first, and where it does not see the place it pans there. */
  async function there(/** @type {{x: number, y: number}} */ p, /** @type {number} */ ms) {
    const el = board();
    if (!el) return;
    const l = lens(el);
    if (Math.abs(p.x - at.x) > l.w * 0.46 || Math.abs(p.y - at.y) > l.h * 0.46) follow([p], ms);
    await moving?.finished.catch(() => {});
  }

  /** A finger on the picture, or on the small one, moves the camera. */
  /** @type {{x: number, y: number, from: {x: number, y: number}, on: boolean} | null} */ let drag = null;
  document.addEventListener("pointerdown", (e) => {
    const el = board();
    if (el && /** @type {Element} */ (e.target).closest("#scene")) drag = { x: e.clientX, y: e.clientY, from: { ...at }, on: false };
  });
  document.addEventListener("pointermove", (e) => {
    const el = board();
    if (!el || !drag) return;
    const dx = e.clientX - drag.x, dy = e.clientY - drag.y;
    if (!drag.on && Math.hypot(dx, dy) < 8) return;
    drag.on = hands = true;
    const l = lens(el);
    go([{ x: drag.from.x - dx / l.z, y: drag.from.y - dy / l.z }], 0);
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => { const was = drag; drag = null; dragged = Boolean(was?.on); });
  let dragged = false;
  document.addEventListener("click", (e) => {
    const el = board(), mini = $("mini");
    if (el && dragged && /** @type {Element} */ (e.target).closest("#scene")) { e.stopPropagation(); e.preventDefault(); }
    dragged = false;
    if (!el || !mini || !mini.contains(/** @type {Node} */ (e.target))) return;
    const r = mini.getBoundingClientRect(), l = lens(el);
    hands = e.detail > 0; // by the keyboard: back to where it should look
    if (hands) go([{ x: ((e.clientX - r.left) / r.width) * l.W, y: ((e.clientY - r.top) / r.height) * l.H }], 250);
    else look();
  }, true);

  return {
    get on() { return board() !== null; },
    look, follow, there, signs,
    /** Whoever looks has seen enough. */
    skip() { moving?.finish(); },
    /** Another question: whatever the reader's hand did is over. */
    release() { hands = false; },
  };
})();
