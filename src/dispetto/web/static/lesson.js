// @ts-check
// The lesson: a veil with holes round what the teacher talks about, her letters on the board, a ring round the answer she
// would press. The words come with the page; only places are found here. The real answers answer: the veil lets every click through.
"use strict";
(() => {
  const $ = (/** @type {string} */ id) => document.getElementById(id);
  const body = document.body, narrow = { get matches() { return ["phone", "low"].includes(Layout.form()); } };
  const NS = "http://www.w3.org/2000/svg";
  /** @typedef {{x: number, y: number, r: number, b: number}} Box left, top, right, bottom */

  const box = (/** @type {Element} */ el, pad = 0) => {
    const r = el.getBoundingClientRect();
    return { x: r.left - pad, y: r.top - pad, r: r.right + pad, b: r.bottom + pad };
  };
  const found = (/** @type {string} */ id) => $("board")?.querySelector(`#${CSS.escape(id)}`) || $(id);
  const anchor = (/** @type {string} */ id) => { const el = found(id); return el && (el.querySelector(".hit") || el); };
  const common = (/** @type {Box} */ a, /** @type {Box} */ b) => Math.max(0, Math.min(a.r, b.r) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.b, b.b) - Math.max(a.y, b.y));
  const both = (/** @type {Box} */ a, /** @type {Box} */ b) => ({ x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), r: Math.max(a.r, b.r), b: Math.max(a.b, b.b) });
  const drawn = (/** @type {string} */ name, /** @type {Record<string, any>} */ facts, text = "") => {
    const el = document.createElementNS(NS, name);
    for (const [k, v] of Object.entries(facts)) el.setAttribute(k, typeof v === "number" ? v.toFixed(1) : v);
    if (text) el.textContent = text;
    return el;
  };
  const hole = (/** @type {Box} */ a, /** @type {number} */ round, more = {}) =>
    drawn("rect", { x: a.x, y: a.y, width: Math.max(0, a.r - a.x), height: Math.max(0, a.b - a.y), rx: round, ...more });

  /** The layer of veil and letters; another language takes it away with the rest of the page. */
  function layer() {
    let veil = $("veil");
    if (!veil) {
      veil = /** @type {any} */ (drawn("svg", { id: "veil", class: "veil", "aria-hidden": "true" }));
      body.append(/** @type {any} */ (veil));
    }
    return /** @type {HTMLElement} */ (veil);
  }

  /** What lies in the light: a box each, those that touch as one; never beyond the board and the hand. */
  function lights(/** @type {string[]} */ ids) {
    const pad = narrow.matches ? 12 : 24;
    /** @type {Box[]} */ let all = [];
    for (const id of ids) {
      const el = anchor(id);
      if (!el) continue;
      let one = box(el, pad);
      for (let n = 0; n < all.length; n++) if (common(one, all[n])) { one = both(one, all[n]); all.splice(n, 1); n = -1; }
      all.push(one);
    }
    const free = room();
    return all.map((a) => ({ x: Math.max(3, a.x), y: Math.max(free.y + 3, a.y), r: Math.min(innerWidth - 3, a.r), b: Math.min(free.b - 3, a.b) })).filter((a) => a.r > a.x && a.b > a.y);
  }

  /** What the top bar and the question leave: the question lies below the board, or beside it. */
  function room() {
    const ask = $("ask")?.getBoundingClientRect(), top = document.querySelector(".top")?.getBoundingClientRect().bottom || 0;
    const scene = $("scene")?.getBoundingClientRect(), beside = Boolean(ask && scene && ask.left >= scene.right - 8);
    return { x: 0, y: top, r: ask && beside ? ask.left : innerWidth, b: ask && !beside ? ask.top : innerHeight };
  }

  /** Where the bubble hides least: above what it talks about, below, beside; on a phone docked on the question. */
  function settle(/** @type {HTMLElement} */ bubble, /** @type {Box[]} */ open, /** @type {Box[]} */ seats) {
    const w = bubble.offsetWidth, h = bubble.offsetHeight, head = narrow.matches ? 14 : 30;
    const free = room(), top = free.y + 6, low = free.b - 8, right = Math.max(free.r, w + 16) - 8;
    const scene = $("scene")?.getBoundingClientRect(), edge = narrow.matches || !scene ? right : scene.right; // beyond it the narrator
    const main = open.slice().sort((a, b) => (b.r - b.x) * (b.b - b.y) - (a.r - a.x) * (a.b - a.y))[0];
    /** @type {{x: number, y: number, side: string, cost: number}[]} */ const places = [];
    const offer = (/** @type {number} */ x, /** @type {number} */ y, side = "", cost = 0) => {
      const px = Math.max(8, Math.min(right - w, x)), py = Math.max(top + head, Math.min(low - h, y));
      const me = { x: px, y: py - head, r: px + w, b: py + h };
      // half of a thing may be covered, but never all of it: what is wholly gone costs five times its size
      const gone = (/** @type {Box} */ a) => { const part = common(me, a); return part * (1 + 4 * part / Math.max(1, (a.r - a.x) * (a.b - a.y))); };
      const hidden = open.reduce((sum, a) => sum + gone(a), 0) * 3 + seats.reduce((sum, a) => sum + gone(a), 0);
      places.push({ x: px, y: py, side: py === y ? side : "", cost: hidden + cost + Math.abs(py - y) * 20 + Math.max(0, px + w - edge) * 4 });
    };
    if (Layout.form() === "phone" || !main) {
      offer((free.r - w) / 2, low - h - 2, "dock");
      for (let n = 1, y = low - h - 12; y > top + head && n < 60; y -= 10, n++) offer((free.r - w) / 2, y, "dock", 300 + n);
    } else {
      const mid = (main.x + main.r) / 2;
      for (const share of [0.47, 0.2, 0.8]) {
        offer(mid - w * share, main.y - h - 24, "above", share === 0.47 ? 0 : 5);
        offer(mid - w * share, main.b + 24 + head, "below", 50);
      }
      offer(main.r + 24, (main.y + main.b - h) / 2, "", 80);
      offer(main.x - w - 24, (main.y + main.b - h) / 2, "", 80);
      for (let x = 8; x <= right - w; x += 40) for (let y = top + head; y <= low - h; y += 30) offer(x, y, "", 150 + Math.abs(x + w / 2 - mid) / 20 + Math.abs(y - main.y) / 20);
    }
    const best = places.sort((a, b) => a.cost - b.cost)[0];
    bubble.style.left = `${best.x}px`;
    bubble.style.top = `${best.y}px`;
    bubble.dataset.side = best.side;
    if (main) bubble.style.setProperty("--tail", `${Math.max(30, Math.min(w - 90, (main.x + main.r) / 2 - best.x - 28))}px`);
  }

  /** A, B and C in dark ink beside what they name: no two on one spot, none under the bubble. */
  function letters(/** @type {Element} */ veil, /** @type {HTMLElement} */ bubble) {
    /** @type {{x: number, y: number}[]} */ const taken = [];
    const r = narrow.matches ? 10 : 13, sight = $("scene")?.getBoundingClientRect(); // what is out of the camera's sight is that way
    for (const li of /** @type {NodeListOf<HTMLElement>} */ (bubble.querySelectorAll("li[data-at]"))) {
      const el = anchor(li.dataset.at || "");
      if (!el) continue;
      const b = box(el), mid = (b.x + b.r) / 2, said = box(bubble, r);
      const spots = [[mid, b.b + r * 0.6], [mid, b.y - r * 0.6], [b.r + r, b.y], [b.x - r, b.y + r], [b.r + r, b.y + 2 * r], [b.x - r, b.y + 3 * r]].map(([x, y]) => ({ x, y }));
      if (taken.length) spots.unshift(spots.splice(1, 1)[0]);
      if (sight && el.closest("#scene")) for (const p of spots) { p.x = Math.max(sight.left + r + 3, Math.min(sight.right - r - 3, p.x)); p.y = Math.max(sight.top + r + 3, Math.min(sight.bottom - r - 3, p.y)); }
      const alone = spots.filter((p) => !taken.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 2 * r + 2));
      const p = alone.find((q) => q.x < said.x || q.x > said.r || q.y < said.y || q.y > said.b) || alone[0] || spots[0];
      taken.push(p);
      const disc = drawn("g", { class: "disc", "data-letter": li.querySelector(".mark")?.textContent || "" });
      disc.append(drawn("circle", { cx: p.x, cy: p.y, r }), drawn("text", { x: p.x, y: p.y + r * 0.44, "font-size": r * 1.2 }, li.querySelector(".mark")?.textContent || ""));
      veil.append(disc);
    }
  }

  let spoken = ""; // the stop whose question has had the focus
  function place() {
    waiting = 0;
    const home = $("lesson"), now = /** @type {HTMLElement | null} */ (home?.querySelector("[data-code]") || null);
    const bubble = now?.classList.contains("bubble") ? now : null;
    const press = now && $(`answer-${now.dataset.code}`);
    for (const el of document.querySelectorAll("#ask .hint")) if (el !== press) el.classList.remove("hint");
    if (press && !press.classList.contains("hint")) press.classList.add("hint");
    if (press && bubble && !press.getAttribute("aria-describedby")?.includes("lecture")) press.setAttribute("aria-describedby", `lecture ${press.getAttribute("aria-describedby") || ""}`.trim());
    const veil = layer(), on = Boolean(bubble) && !body.classList.contains("sent");
    veil.toggleAttribute("hidden", !on);
    veil.replaceChildren();
    if (!bubble || !on) { if (!bubble) spoken = ""; return; }
    const open = lights((bubble.dataset.light || "").split(" ").filter(Boolean));
    const seats = (bubble.dataset.seats || "").split(" ").filter(Boolean).flatMap((n) => { const el = $(`seat-${n}`) || $(`plate-${n}`); return el && el.getBoundingClientRect().width ? [box(el, 4)] : []; });
    settle(bubble, open, seats);
    const top = document.querySelector(".top")?.getBoundingClientRect().bottom || 0, ask = $("ask");
    if (open.length || seats.length) {
      const mask = drawn("mask", { id: "veil-holes" }), round = narrow.matches ? 18 : 30;
      mask.append(hole({ x: 0, y: top, r: innerWidth, b: innerHeight }, 0, { fill: "#fff" }));
      for (const a of open) mask.append(hole(a, Math.min(round, (a.b - a.y) / 2), { fill: "#000" }));
      for (const a of [...seats, ...(ask ? [box(ask, 4)] : [])]) mask.append(hole(a, 12, { fill: "#000" }));
      veil.append(mask, hole({ x: 0, y: top, r: innerWidth, b: innerHeight }, 0, { class: "dark", mask: "url(#veil-holes)" }));
      for (const a of open) veil.append(hole(a, Math.min(round, (a.b - a.y) / 2), { class: "edge" }));
    }
    letters(veil, bubble);
    const said = `${bubble.dataset.stop} ${bubble.dataset.code}`;
    if (spoken !== said) {
      spoken = said;
      press?.scrollIntoView({ block: "nearest", inline: "nearest" });
      const busy = document.activeElement;
      if (!busy || busy === body || busy.closest("#ask, #lesson")) (press || ask)?.focus({ preventScroll: true });
    }
  }
  let waiting = 0;
  const soon = () => { waiting = waiting || requestAnimationFrame(place); };
  const eyes = new MutationObserver(soon), sizes = new ResizeObserver(soon);
  eyes.observe(body, { attributes: true, attributeFilter: ["class"] });
  for (const id of ["lesson", "ask", "scene", "hand", "seats"]) {
    const el = $(id);
    if (!el) continue;
    eyes.observe(el, { childList: true, subtree: true, attributeFilter: ["data-stop", "data-code", "open", ...(id === "scene" ? ["class"] : [])] });
    sizes.observe(el);
  }
  for (const what of ["resize", "scroll", "transitionend", "load", "toggle"]) addEventListener(what, soon, true);
  document.fonts?.ready.then(soon);
  addEventListener("submit", (e) => {
    const form = /** @type {HTMLFormElement} */ (e.target);
    if (!("lessonSkip" in form.dataset)) return;
    e.preventDefault();
    fetch(form.action, { method: "POST", redirect: "manual" }).catch(() => form.submit());
  });
  soon();
})();
