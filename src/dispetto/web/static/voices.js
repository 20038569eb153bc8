// @ts-check
// Bots who talk: a bubble at the seat of whoever says something, and one click that silences them all.
// The log is read out; a bubble only shows the same words where they belong, for as long as they take to read.
"use strict";
(() => {
  const LEAST = 2600, A_LETTER = 55, MOST = 2, GAP = 10; // milliseconds; bubbles at once; pixels
  const body = document.body;
  let hushed = false;
  try { hushed = localStorage.getItem("hush") === "on"; } catch { /* then it is told anew on every page */ }
  /** @type {Map<string, HTMLElement>} */ const bubbles = new Map();

  function look() {
    body.classList.toggle("hushed", hushed);
    for (const el of document.querySelectorAll("[data-hush]")) el.setAttribute("aria-pressed", String(!hushed));
    if (hushed) clear();
  }
  function hush() {
    hushed = !hushed;
    try { localStorage.setItem("hush", hushed ? "on" : ""); } catch { /* as above */ }
    look();
  }
  function clear() {
    for (const el of bubbles.values()) el.remove();
    bubbles.clear();
  }
  /** Where a seat is shown: on the board where that shows the seats, else its plate. */
  function plate(/** @type {string} */ seat) {
    const all = [document.querySelector(`#board #seat-${seat}`), document.getElementById(`seat-${seat}`), document.getElementById(`plate-${seat}`)];
    return all.find((el) => el && el.getBoundingClientRect().width > 8);
  }
  function place(/** @type {HTMLElement} */ bubble, /** @type {Element} */ at) {
    const r = at.getBoundingClientRect(), face = at.querySelector(".looks")?.getBoundingClientRect();
    const b = bubble.getBoundingClientRect(), middle = face?.width ? face.x + face.width / 2 : r.x + r.width / 2;
    const beside = innerWidth > 720 && r.left > innerWidth * 0.6 && r.left > b.width + 24 && r.width > r.height * 1.5 && !at.closest("#board");
    const over = !beside && r.bottom + b.height + GAP > innerHeight * 0.62;
    const x = beside ? r.left - b.width - GAP : Math.max(8, Math.min(innerWidth - b.width - 8, middle - 30));
    const y = beside ? r.top : over ? r.top - b.height - GAP : r.bottom + GAP;
    bubble.classList.toggle("beside", beside);
    bubble.classList.toggle("over", over);
    bubble.style.left = `${x}px`;
    bubble.style.top = `${Math.max(4, Math.min(innerHeight - b.height - 4, y))}px`;
    bubble.style.setProperty("--px", `${Math.max(10, Math.min(b.width - 26, middle - x - 8))}px`);
  }
  const meet = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  function says(/** @type {HTMLElement} */ line) {
    const seat = line.dataset.says || "", at = plate(seat), text = line.querySelector("q")?.textContent || "";
    if (hushed || !at || !text || document.hidden) return;
    bubbles.get(seat)?.remove();
    bubbles.delete(seat);
    for (const [old, el] of [...bubbles].slice(0, Math.max(0, bubbles.size - MOST + 1))) { el.remove(); bubbles.delete(old); }
    const bubble = document.createElement("div"), words = document.createElement("span"), stop = document.createElement("button");
    bubble.className = "speech";
    bubble.setAttribute("aria-hidden", "true"); // the log has said it
    words.textContent = text;
    stop.className = "hush";
    stop.type = "button";
    stop.tabIndex = -1; // whoever uses keys finds the same in the menu
    stop.title = document.querySelector("[data-hush]")?.getAttribute("title") || "";
    stop.append(...[document.querySelector("[data-hush] svg")?.cloneNode(true)].filter((one) => one !== undefined));
    stop.addEventListener("click", (e) => { e.stopPropagation(); hush(); });
    bubble.append(words, stop);
    body.append(bubble);
    place(bubble, at);
    const mine = bubble.getBoundingClientRect();
    for (const [old, el] of bubbles) if (meet(mine, el.getBoundingClientRect())) { el.remove(); bubbles.delete(old); } // who talks last is heard
    bubbles.set(seat, bubble);
    setTimeout(() => { bubble.remove(); if (bubbles.get(seat) === bubble) bubbles.delete(seat); }, LEAST + A_LETTER * text.length);
  }
  addEventListener("dispetto:says", (e) => says(/** @type {CustomEvent<HTMLElement>} */ (e).detail));
  document.addEventListener("click", (e) => { if (/** @type {Element} */ (e.target).closest("[data-hush]")) hush(); });
  for (const change of ["resize", "dispetto:layout", "scroll"]) addEventListener(change, clear);
  addEventListener("dispetto:drawn", look);
  look();
})();
