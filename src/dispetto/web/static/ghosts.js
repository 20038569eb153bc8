// @ts-check
// Those who are out haunt the board: everybody sees where they sit; they alone choose it, and heckle.
"use strict";
(() => {
  /** @type {[string, number, string, number][]} */ let here = [];
  /** @type {Map<number, HTMLElement>} */ const drawn = new Map();
  const COLOURS = ["#e9e3d3"];
  const SHAPE = "M4,31V14C4,6 9,2 14,2S24,6 24,14V31L20,27L17,31L14,27L11,31L8,27Z";
  const say = (/** @type {object} */ what) => dispatchEvent(new CustomEvent("dispetto:send", { detail: what }));
  const colour = (/** @type {number} */ n) => document.querySelector(`#seats [data-seat="${n}"] .chip path`)?.getAttribute("fill") || COLOURS[0];

  function make(/** @type {string} */ name, /** @type {number} */ seat) {
    const el = document.createElement("div"), label = document.createElement("span");
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 28 34");
    for (const [d, fill] of [[SHAPE, colour(seat)], ["M10,12a2,2.500 0 1 0 .1,0M18,12a2,2.500 0 1 0 .1,0M14,19a2.500,3 0 1 0 .1,0", "#38261a"]]) {
      const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
      for (const [k, v] of [["d", d], ["fill", fill], ["fill-opacity", fill === "#38261a" ? "1" : ".85"], ["stroke", "#38261a"], ["stroke-width", fill === "#38261a" ? "0" : "2"], ["stroke-linejoin", "round"]]) path.setAttribute(k, v);
      svg.append(path);
    }
    el.className = "ghost";
    el.setAttribute("aria-hidden", "true");
    label.textContent = name;
    el.append(svg, label);
    document.body.append(el);
    return el;
  }
  function place() {
    const ghosts = new Set(here.map((one) => one[3]));
    for (const [id, el] of drawn) if (!ghosts.has(id)) { el.remove(); drawn.delete(id); }
    const taken = /** @type {Record<string, number>} */ ({});
    for (const [name, seat, anchor, id] of here) {
      const at = document.getElementById("board")?.querySelector(`#${CSS.escape(anchor)}`);
      const el = drawn.get(id) || make(name, seat), r = at?.getBoundingClientRect();
      drawn.set(id, el);
      el.hidden = !r || !r.width;
      if (!r) continue;
      const beside = (taken[anchor] = (taken[anchor] || 0) + 1) - 1;
      el.style.transform = `translate(${Math.round(r.x + r.width / 2 - 14 + 16 * beside)}px, ${Math.round(r.y + Math.min(r.height, 60) / 2 - 26)}px)`;
    }
  }
  addEventListener("dispetto:haunts", (e) => { here = /** @type {CustomEvent} */ (e).detail; place(); });
  for (const change of ["resize", "scroll", "dispetto:layout", "dispetto:drawn"]) addEventListener(change, place, { passive: true });

  const haunting = (/** @type {boolean} */ on) => {
    document.body.classList.toggle("haunting", on);
    for (const el of document.querySelectorAll("[data-haunt]")) el.setAttribute("aria-pressed", String(on));
  };
  document.addEventListener("click", (e) => {
    const el = /** @type {Element} */ (e.target), heckle = el.closest("[data-heckle]");
    if (heckle instanceof HTMLElement) { say({ heckle: Number(heckle.dataset.heckle) }); heckle.closest("details")?.removeAttribute("open"); return; }
    if (el.closest("[data-unhaunt]")) { say({ haunt: "" }); haunting(false); return; }
    if (el.closest("[data-haunt]")) {
      haunting(!document.body.classList.contains("haunting"));
      const menu = document.getElementById("menu"); // of those who only look on, in whose menu the button is
      if (menu instanceof HTMLDetailsElement && menu.contains(el)) menu.open = false;
      return;
    }
    if (!document.body.classList.contains("haunting")) return;
    const board = document.getElementById("board");
    const thing = board && document.elementsFromPoint(e.clientX, e.clientY).map((one) => one.closest("#board [id]")).find((one) => one && one !== board);
    if (!thing) return;
    e.preventDefault();
    e.stopPropagation();
    say({ haunt: thing.id });
    haunting(false);
  }, true);
  // By keyboard: Haunt, then N goes from thing to thing.
  document.addEventListener("keydown", (e) => {
    if (!document.body.classList.contains("haunting")) return;
    if (e.key === "Escape") haunting(false);
    if (e.key !== "n" && e.key !== "N") return;
    const things = [...document.querySelectorAll("#board svg [id]")].map((one) => one.id), mine = here.find(([, , anchor]) => things.includes(anchor));
    if (things.length) say({ haunt: things[(mine ? things.indexOf(mine[2]) + 1 : 0) % things.length] });
    e.preventDefault();
  });
})();
