// @ts-check
// Since your last turn: where its two lines stand, the threads on the board, and once more in motion. No game is known here.
"use strict";
const Recap = (() => {
  const $ = (/** @type {string} */ id) => document.getElementById(id);
  const NS = "http://www.w3.org/2000/svg";
  let put = ""; // the one that was put away
  let playing = false; // it is shown once more
  const slip = () => /** @type {HTMLElement | null} */ ($("recap")?.querySelector(".recap") || null);

  /** Over the narrator where that is a column, else over the question: never a reason for the board to change its size. */
  function place() {
    const box = $("recap"), log = $("log")?.getBoundingClientRect(), ask = $("ask")?.getBoundingClientRect();
    if (!box || !log || !ask) return;
    const say = document.querySelector("#log .say")?.getBoundingClientRect();
    const column = log.width >= 200 && log.height >= 180;
    const foot = column ? (say?.height ? say.top : log.bottom) : Math.min(ask.top, $("notice")?.querySelector("*") ? Number($("notice")?.getBoundingClientRect().top) : ask.top);
    box.classList.toggle("slim", !column);
    box.style.setProperty("--rx", `${column ? log.left + 6 : ask.left}px`);
    box.style.setProperty("--rw", `${column ? log.width - 12 : ask.width}px`);
    box.style.setProperty("--ry", `${Math.max(4, innerHeight - foot + 8)}px`);
  }

  /** @returns {SVGElement} */
  const made = (/** @type {string} */ tag, /** @type {Record<string, string | number>} */ facts, /** @type {Element} */ into) => {
    const el = /** @type {SVGElement} */ (document.createElementNS(NS, tag));
    for (const [k, v] of Object.entries(facts)) el.setAttribute(k, String(v));
    into.append(el);
    return el;
  };
  /** A line through these points, so far beside them. */
  function beside(/** @type {DOMPoint[]} */ pts, /** @type {number} */ far) {
    return pts.map((p, i) => {
      const a = pts[Math.max(0, i - 1)], b = pts[Math.min(pts.length - 1, i + 1)], long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      return { x: p.x - ((b.y - a.y) / long) * far, y: p.y + ((b.x - a.x) / long) * far };
    });
  }
  const line = (/** @type {{x: number, y: number}[]} */ pts) => pts.map((p, i) => {
    if (!i) return `M${p.x.toFixed(1)},${p.y.toFixed(1)}`;
    const q = pts[i + 1];
    return q ? `Q${p.x.toFixed(1)},${p.y.toFixed(1)} ${((p.x + q.x) / 2).toFixed(1)},${((p.y + q.y) / 2).toFixed(1)}` : `L${p.x.toFixed(1)},${p.y.toFixed(1)}`;
  }).join("");
  /** A leap from one place to another, with a head where it ends. */
  function leap(/** @type {DOMPoint} */ a, /** @type {DOMPoint} */ b, /** @type {string} */ colour, /** @type {Element} */ svg, /** @type {number} */ k) {
    const x = b.x - a.x, y = b.y - a.y, long = Math.hypot(x, y) || 1, c = { x: (a.x + b.x) / 2 - (y / long) * long * 0.18, y: (a.y + b.y) / 2 + (x / long) * long * 0.18 };
    const d = `M${a.x},${a.y}Q${c.x},${c.y} ${b.x},${b.y}`, at = Math.atan2(b.y - c.y, b.x - c.x), head = 13 * k;
    made("path", { class: "case", d, "stroke-width": 5.5 * k }, svg);
    made("path", { class: "leap", d, stroke: colour }, svg);
    const tip = (/** @type {number} */ turn) => `${b.x - head * Math.cos(at + turn)},${b.y - head * Math.sin(at + turn)}`;
    made("path", { d: `M${b.x},${b.y}L${tip(0.5)}L${tip(-0.5)}Z`, fill: colour, stroke: "#fff8e6", "stroke-width": 1.2 * k }, svg);
  }

  function draw() {
    document.querySelector(".recap-marks")?.remove();
    const el = slip(), board = $("board"), pic = /** @type {SVGSVGElement | null} */ (document.querySelector("#board > svg"));
    $("recap")?.classList.toggle("off", !el || el.dataset.since === put);
    if (!el || !board || !pic || el.dataset.since === put) return;
    place();
    const m = JSON.parse(el.dataset.marks || "{}"), wide = Number(board.dataset.w), k = Math.max(0.7, wide / 1110);
    const svg = made("svg", { class: "recap-marks", viewBox: `0 0 ${wide} ${board.dataset.h}`, "aria-hidden": "true" }, board);
    const into = /** @type {DOMMatrix} */ (/** @type {SVGSVGElement} */ (svg).getScreenCTM()).inverse();
    const at = (/** @type {string} */ anchor) => {
      const thing = board.querySelector(`#${CSS.escape(anchor)}`), r = thing && (thing.querySelector(".hit") || thing).getBoundingClientRect();
      return r && r.width ? new DOMPoint(r.x + r.width / 2, r.y + r.height / 2).matrixTransform(into) : null;
    };
    const corner = (/** @type {string} */ anchor) => { // of a large thing; beside a small one
      const p = at(anchor), r = board.querySelector(`#${CSS.escape(anchor)}`)?.getBoundingClientRect();
      return p && r && r.width * into.a > 90 * k ? new DOMPoint(r.right, r.top).matrixTransform(into) : p && new DOMPoint(p.x + 20 * k, p.y - 16 * k);
    };
    m.threads.forEach((/** @type {any} */ t, /** @type {number} */ i) => {
      const pts = t.via.map(at).filter(Boolean);
      if (pts.length < 2) return;
      if (t.far) return leap(pts[0], pts[1], t.colour, svg, k);
      const way = beside(pts, m.beside * wide * (i % 2 ? -1 : 1)), d = line(way);
      made("path", { class: "case", d }, svg);
      made("path", { class: "under", d, stroke: t.colour }, svg);
      made("path", { class: "thread", d, stroke: t.colour }, svg);
      made("circle", { class: "from", cx: way[0].x, cy: way[0].y, r: 8 * k, fill: t.colour }, svg);
    });
    for (const h of m.hits) { const a = at(h.start), b = at(h.end); if (a && b) leap(a, b, h.colour, svg, k); }
    for (const disc of m.discs) {
      const p = corner(disc.at);
      if (!p) continue;
      const { x, y } = p;
      made("circle", { class: "disc", cx: x, cy: y, r: 11 * k }, svg);
      const text = made("text", { x, y }, svg);
      text.style.fontSize = `${13 * k}px`;
      text.textContent = String(disc.n);
    }
  }
  document.addEventListener("click", (e) => {
    if (!(/** @type {Element} */ (e.target).closest("[data-recap-close]"))) return;
    put = slip()?.dataset.since || "";
    draw();
  });
  for (const what of ["resize", "dispetto:drawn"]) addEventListener(what, draw);
  document.addEventListener("scroll", place, { passive: true });

  /** What happened since, once more: from how it stood then to how it stands now; `quick` says how fast each goes. */
  async function again(/** @type {any[]} */ list, /** @type {(left: any[]) => number} */ quick) {
    const texts = /** @type {Record<string, string>} */ ({});
    playing = true;
    $("recap")?.classList.add("off");
    document.querySelector(".recap-marks")?.remove();
    for (let i = 0; i < list.length; i++) {
      if (list[i].steps) await Steps.play(list[i].steps, [], quick(list.slice(i)));
      for (const [name, said] of Object.entries(list[i].html)) texts[name] = typeof said === "string" ? said : Parts.made(texts[name] || "", said);
      Steps.show(Object.fromEntries(Object.keys(list[i].html).map((name) => [name, texts[name]])));
    }
    playing = false;
    draw();
  }
  // Whoever draws the board anew, for another screen say, knows nothing of these marks.
  const scene = $("scene");
  if (scene) new MutationObserver(() => {
    if (!playing && slip() && slip()?.dataset.since !== put && !document.querySelector(".recap-marks")) draw();
  }).observe(scene, { childList: true, subtree: true });
  requestAnimationFrame(draw);
  return { again };
})();
