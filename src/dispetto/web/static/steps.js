// @ts-check
// Steps: the whole vocabulary of motion. They name anchors; the places are read from the page. No game is known here.
"use strict";
const Steps = (() => {
  const $ = (/** @type {string} */ id) => document.getElementById(id);
  let running = /** @type {Animation[]} */ ([]); // kept until the picture that they lead to is there
  let flown = /** @type {Element[]} */ ([]); // likewise
  let speed = 1, done = false; // done: whoever looks has seen enough, and all goes to its end at once
  let cut = false; // and what has not begun yet need not: the picture that follows tells it
  let pauses = /** @type {(() => void)[]} */ ([]);

  const run = (/** @type {Element} */ el, /** @type {Keyframe[]} */ frames, /** @type {number} */ ms, more = {}) => {
    const a = el.animate(frames, { duration: done ? 0 : ms / speed, fill: "forwards", ...more });
    a.persist(); // or a shake at the end of a walk would take the walk back
    running.push(a);
    return a.finished;
  };
  const pause = (/** @type {number} */ ms) => new Promise((/** @type {(x?: any) => void} */ r) => { pauses.push(r); setTimeout(r, done ? 0 : ms / speed); });

  /** An anchor: on the board, or else anywhere on the page. */
  const at = (/** @type {string} */ anchor) => $("board")?.querySelector(`#${CSS.escape(anchor)}`) || $(anchor);
  const centre = (/** @type {DOMRect} */ r) => new DOMPoint(r.x + r.width / 2, r.y + r.height / 2);
  /** The middle of an anchor, in the units of the picture that the moving thing is drawn in. */
  const middle = (/** @type {string} */ anchor, /** @type {DOMMatrix} */ into) => {
    const el = at(anchor);
    return el ? centre((el.querySelector(".hit") || el).getBoundingClientRect()).matrixTransform(into) : null;
  };
  const units = (/** @type {SVGGraphicsElement} */ el) => /** @type {DOMMatrix} */ (el.getScreenCTM()).inverse();

  /** Whatever moved, and its kin, who may have made room: what each is on the screen, in the units of the picture. */
  const picture = () => /** @type {SVGSVGElement | null} */ (document.querySelector("#board > svg"));
  const figure = (/** @type {Element} */ el) => (el.querySelector("use") || el).getBoundingClientRect();
  function stood() {
    /** @type {Map<string, {p: DOMPoint, high: number}>} */ const found = new Map();
    const svg = picture();
    if (!svg || done || document.hidden) return found;
    const into = units(svg);
    for (const a of running) {
      const el = /** @type {KeyframeEffect} */ (a.effect).target;
      if (!el?.id || !el.parentNode || !svg.contains(el)) continue;
      const kin = el.classList.length ? el.parentNode.querySelectorAll(`:scope > .${CSS.escape(el.classList[0])}[id]`) : [el];
      for (const one of kin) {
        const r = figure(one);
        if (r.height) found.set(one.id, { p: centre(r).matrixTransform(into), high: r.height * into.a });
      }
    }
    return found;
  }
  /** The truth is there: what stands a little otherwise than it came settles into its place and its size. */
  function settle(/** @type {ReturnType<typeof stood>} */ before) {
    const svg = picture();
    if (!svg) return;
    const out = svg.getScreenCTM(), into = units(svg);
    for (const [id, { p, high }] of before) {
      const el = /** @type {SVGGraphicsElement | null} */ (svg.querySelector(`#${CSS.escape(id)}`));
      const r = el && figure(el);
      if (!el || !r || !r.height || !out) continue;
      const local = units(el), now = centre(r).matrixTransform(local), was = p.matrixTransform(out).matrixTransform(local);
      const k = high / (r.height * into.a), x = was.x - now.x, y = was.y - now.y;
      if (Math.hypot(x, y) < 1 && Math.abs(k - 1) < 0.03) continue;
      const frame = (/** @type {number} */ dx, /** @type {number} */ dy, /** @type {number} */ size) =>
        ({ transform: `translate(${now.x + dx}px, ${now.y + dy}px) scale(${size}) translate(${-now.x}px, ${-now.y}px)` });
      el.animate([frame(x, y, k), frame(0, 0, 1)], { duration: 180 / speed, easing: "ease-out", composite: "add" });
    }
  }

  /** Whoever can make sounds (sound.js) listens. */
  const hear = (/** @type {{name: string, times?: number, ms?: number}} */ s) => dispatchEvent(new CustomEvent("dispetto:sound", { detail: s }));

  /** @type {Record<string, (s: any) => Promise<any> | void>} */
  const DO = {
    async path(s) {
      const el = /** @type {SVGGraphicsElement | null} */ (/** @type {unknown} */ (at(s.id)));
      if (!el || !el.parentNode) return;
      const svg = /** @type {SVGGraphicsElement} */ (el.parentNode);
      const into = units(svg);
      const pts = s.via.map((/** @type {string} */ a) => middle(a, into)).filter(Boolean);
      if (pts.length < 2) return;
      if (Camera.on) {
        if (!done) await Camera.there(pts[0], 260 / speed);
        Camera.follow(pts, done ? 0 : s.ms / speed);
      }
      const kin = el.classList.length ? svg.querySelectorAll(`:scope > .${CSS.escape(el.classList[0])}`) : [];
      if (kin.length > 1) kin[kin.length - 1].after(el); // whoever moves is in front of its kind
      /** @type {Keyframe[]} */ const frames = [];
      const n = pts.length - 1;
      pts.forEach((/** @type {DOMPoint} */ p, /** @type {number} */ i) => {
        const x = p.x - pts[0].x, y = p.y - pts[0].y;
        frames.push({ transform: `translate(${x}px, ${y}px)`, offset: i / n, easing: "ease-in-out" });
        if (s.hop && i < n) {
          const q = pts[i + 1], far = Math.hypot(q.x - p.x, q.y - p.y), up = Math.min(90, far * 0.22 * s.hop);
          frames.push({ transform: `translate(${(x + q.x - pts[0].x) / 2}px, ${(y + q.y - pts[0].y) / 2 - up}px)`, offset: (i + 0.5) / n });
        }
      });
      hear({ name: "step", times: n, ms: s.ms / speed });
      await run(el, frames, s.ms, { composite: "add" });
    },
    async fly(s) {
      const svg = picture();
      if (!svg) return;
      const into = units(svg), a = middle(s.start, into), b = middle(s.end, into);
      if (!a || !b) return;
      const like = s.like && at(s.like)?.getBoundingClientRect(); // as large as this is shown
      const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
      use.setAttribute("href", `#${s.symbol}`);
      const w = like ? like.width * into.a : 22, h = like ? like.height * into.a : w, turn = s.turn ?? 540, small = s.stay ? 0.55 : 1;
      for (const [k, v] of [["x", -w / 2], ["y", -h / 2], ["width", w], ["height", h]]) use.setAttribute(String(k), String(v));
      svg.append(use);
      const up = Math.min(120, 30 + Math.hypot(b.x - a.x, b.y - a.y) * 0.25);
      await run(use, [
        { transform: `translate(${a.x}px, ${a.y}px) rotate(0deg) scale(${small})`, easing: "ease-out" },
        { transform: `translate(${(a.x + b.x) / 2}px, ${(a.y + b.y) / 2 - up}px) rotate(${turn / 2}deg) scale(1)`, easing: "ease-in" },
        { transform: `translate(${b.x}px, ${b.y}px) rotate(${turn}deg) scale(1)` },
      ], s.ms);
      if (s.stay) flown.push(use);
      else use.remove();
    },
    async dice(s) {
      const tray = $(s.id);
      if (!tray) return;
      const dice = s.faces.map((/** @type {string} */ face, /** @type {number} */ i) => {
        const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        svg.setAttribute("class", "die");
        svg.setAttribute("viewBox", "0 0 60 60");
        const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
        use.setAttribute("href", `#${face}`);
        svg.append(use);
        return { svg, use, face, turn: [-7, 6, -3, 5][i % 4] };
      });
      tray.replaceChildren(...dice.map((/** @type {any} */ d) => d.svg));
      const stem = String(s.faces[0] || "").replace(/\d+$/, "");
      const roll = done ? 0 : setInterval(() => {
        for (const d of dice) d.use.setAttribute("href", `#${stem}${1 + Math.floor(Math.random() * 6)}`);
      }, 90 / speed);
      await Promise.all(dice.map((/** @type {any} */ d, /** @type {number} */ i) => run(d.svg, [
        { transform: `translate(${-50 - 20 * i}px, -60px) rotate(-400deg)`, opacity: 0.3, easing: "ease-out" },
        { transform: "translate(6px, 4px) rotate(-60deg)", opacity: 1, offset: 0.7 },
        { transform: `rotate(${d.turn}deg)`, opacity: 1 },
      ], s.ms - 60 * i)));
      if (roll) clearInterval(roll);
      for (const d of dice) d.use.setAttribute("href", `#${d.face}`);
    },
    async shake(s) {
      const el = at(s.id);
      if (el) await run(el, [0, -6, 6, -5, 5, -2, 0].map((x) => ({ transform: `translate(${x}px, 0)` })), s.ms, { composite: "add" });
    },
    async text(s) {
      const el = $(s.id);
      if (el) { el.textContent = s.text; await run(el, [{ opacity: 0.2 }, { opacity: 1 }], s.ms); }
    },
    async line(s) { tell(told.slice(s.n, s.n + 1)); },
    async wait(s) { await pause(s.ms); },
    async all(s) { await Promise.all(s.steps.map((/** @type {any} */ x) => DO[x.do]?.(x))); },
    sound(s) { hear(s); },
  };
  /** Lines of the log: a new one comes last, one that grew takes its own place. */
  let told = /** @type {string[]} */ ([]); // what the steps that are playing may say
  function tell(/** @type {string[]} */ lines) {
    const list = $("lines");
    if (!list || !lines.length) return;
    list.querySelector(".nothing")?.remove();
    for (const html of lines) {
      const made = document.createRange().createContextualFragment(html).firstElementChild;
      const old = made && $(made.id);
      if (!made || old?.innerHTML === made.innerHTML) continue;
      for (const one of list.querySelectorAll(".new")) one.classList.remove("new");
      made.classList.add("new");
      if (old) old.replaceWith(made);
      else list.append(made);
      if (!old && made.hasAttribute("data-says")) dispatchEvent(new CustomEvent("dispetto:says", { detail: made }));
    }
    while (list.childElementCount > 300) list.firstElementChild?.remove();
    bottom();
  }
  const bottom = () => { const list = $("lines"); if (list) list.scrollTop = list.scrollHeight; };

  /** Words that stand on the picture: their places come as thousandths of it, so they follow any size. */
  function place() {
    const board = $("board");
    if (!board) return;
    const w = Number(board.dataset.w), h = Number(board.dataset.h);
    const box = Camera.on ? { width: w, height: h } : { width: board.offsetWidth, height: board.offsetHeight }; // as it lies, also while it is near
    const k = Math.min(box.width / w, box.height / h);
    for (const el of /** @type {NodeListOf<HTMLElement>} */ (board.querySelectorAll(".label"))) {
      el.style.left = `${(box.width - w * k) / 2 + (Number(el.dataset.x) * w * k) / 1000}px`;
      el.style.top = `${(box.height - h * k) / 2 + (Number(el.dataset.y) * h * k) / 1000}px`;
      el.style.setProperty("--k", String(k));
    }
  }

  /** On a phone what may be clicked on a map (svg.scene) can be smaller than a finger: then the map comes nearer, until something moves. */
  let whole = false; // the reader wants to see all of it
  function near() {
    const board = $("board"), mini = $("mini"), frame = $("scene");
    if (!board || !mini || !frame) return;
    far();
    if (Camera.look(done ? 0 : 350 / speed)) return;
    if (mini.classList.contains("map")) { mini.classList.remove("map"); mini.style.aspectRatio = ""; } // the camera's
    const room = frame.getBoundingClientRect();
    /** @type {Map<string | null, DOMRect>} */ const best = new Map(); // of each answer the thing that is easiest to hit
    const size = (/** @type {DOMRect | undefined} */ r) => (r ? Math.min(r.width, r.height) : 0);
    for (const el of board.querySelectorAll("[data-key]")) {
      const key = el.getAttribute("data-key"), r = el.getBoundingClientRect();
      if (size(r) > size(best.get(key))) best.set(key, r);
    }
    const lit = [...best.values()], least = Math.min(...lit.map(size));
    mini.hidden = Layout.form() !== "phone" || !lit.length || least >= 20 || !board.querySelector(":scope > svg.scene");
    mini.classList.toggle("off", whole);
    if (mini.hidden || whole) return;
    const l = Math.min(...lit.map((r) => r.left)), r = Math.max(...lit.map((r) => r.right));
    const u = Math.min(...lit.map((r) => r.top)), d = Math.max(...lit.map((r) => r.bottom));
    const z = Math.min(2.2, 34 / least, room.width / (r - l + 50), room.height / (d - u + 50));
    if (z < 1.15) { mini.hidden = true; return; }
    const scene = /** @type {SVGSVGElement} */ (board.querySelector(":scope > svg.scene")), drawn = scene.viewBox.baseVal, k = Math.min(room.width / drawn.width, room.height / drawn.height);
    /** Of the picture, not of what lies round it, as much as there is room for. */
    const keep = (/** @type {number} */ at, /** @type {number} */ pic, /** @type {number} */ long) => {
      const edge = ((long - pic) / 2) * z;
      return pic * z <= long ? (long - pic * z) / 2 - edge : Math.min(-edge, Math.max(long - pic * z - edge, at));
    };
    const x = keep(room.width / 2 - ((l + r) / 2 - room.left) * z, drawn.width * k, room.width), y = keep(room.height / 2 - ((u + d) / 2 - room.top) * z, drawn.height * k, room.height);
    board.style.setProperty("--cz", String(z));
    board.style.setProperty("--cx", `${x}px`);
    board.style.setProperty("--cy", `${y}px`);
    board.classList.add("near");
    const small = [...board.querySelectorAll("img")].map((img) => img.cloneNode());
    const mark = document.createElement("i");
    for (const [side, value] of [["left", -x / room.width / z], ["top", -y / room.height / z], ["width", 1 / z], ["height", 1 / z]])
      mark.style.setProperty(String(side), `${Number(value) * 100}%`);
    mini.style.height = `${Math.round((84 * room.height) / room.width)}px`;
    mini.replaceChildren(...small, mark, ...mini.querySelectorAll(".i"));
  }
  function far() { $("board")?.classList.remove("near"); }
  $("mini")?.addEventListener("click", () => { if (Camera.on) return; whole = !whole; near(); });
  addEventListener("resize", () => { place(); near(); });
  const frame = $("scene"); // its room changes without the window: a longer question, a late font
  if (frame) new ResizeObserver(() => { place(); if (!running.length) near(); }).observe(frame);
  return {
    bottom, place, near, tell,
    /** Play these steps with these lines, `fast` times as quick; 0 for at once. */
    async play(/** @type {any[]} */ steps, /** @type {string[]} */ lines, fast = 1) {
      speed = fast || 1;
      done = !fast;
      pauses = [];
      told = lines;
      if (steps.some((s) => s.do !== "line")) far();
      cut = false;
      try { for (const s of steps) if (!cut) await DO[s.do]?.(s); } catch (e) { console.warn(e); }
    },
    /** What moves is there now. */
    finish() {
      done = cut = true;
      for (const a of running) try { a.finish(); } catch { /* it has no end to go to */ }
      for (const r of pauses) r();
      Camera.skip();
    },
    /** Put the truth in place of what moved there. */
    show(/** @type {Record<string, string>} */ html) {
      const before = stood();
      for (const [id, text] of Object.entries(html)) {
        const el = $(id);
        // @ts-ignore idiomorph is vendored
        if (el) Idiomorph.morph(el, text, { morphStyle: "innerHTML", ignoreActiveValue: Boolean(document.activeElement?.matches("input, textarea, select")) }); // what is typed stays; a button that was just pressed may mean something else now
      }
      for (const a of running) a.cancel();
      for (const el of flown) el.remove();
      running = [];
      flown = [];
      settle(before);
      Camera.release();
      place();
      near();
      bottom();
    },
  };
})();
