// @ts-check
// Whoever plays and does not look is missed: after a moment everybody may let a bot sit in.
"use strict";
(() => {
  const PATIENCE = 3000; // a page that is loaded anew is not away
  /** @type {Map<string, number>} */ const since = new Map();
  function look() {
    const notice = document.getElementById("notice"), now = performance.now();
    if (!notice) return;
    const away = new Set([...document.querySelectorAll(".seat.away")].map((el) => el.getAttribute("data-seat") || ""));
    for (const seat of since.keys()) if (!away.has(seat)) since.delete(seat);
    for (const el of notice.querySelectorAll(":scope > [data-absent]")) {
      const seat = el.getAttribute("data-absent") || "";
      if (!away.has(seat) || !document.querySelector(`#absent > [data-absent="${seat}"]`)) el.remove();
    }
    for (const el of document.querySelectorAll("#absent > [data-absent]")) {
      const seat = el.getAttribute("data-absent") || "";
      if (!away.has(seat)) continue;
      if (!since.has(seat)) { since.set(seat, now); setTimeout(look, PATIENCE + 50); }
      if (now - (since.get(seat) || 0) >= PATIENCE && !notice.querySelector(`[data-absent="${seat}"]`)) notice.append(el.cloneNode(true));
    }
  }
  addEventListener("dispetto:away", look);
  document.addEventListener("submit", (e) => {
    const form = /** @type {HTMLFormElement} */ (e.target);
    if (!("absent" in form.dataset)) return;
    e.preventDefault();
    void fetch(form.action, { method: "POST", body: new URLSearchParams(/** @type {any} */ (new FormData(form))) }).catch(() => {});
    form.remove();
  });
})();
