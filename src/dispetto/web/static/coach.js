// @ts-check
// The coach: one line over the question in somebody's first games. It fades by itself, and this browser alone remembers.
"use strict";
(() => {
  const TIMES = 3, GAMES = 3; // so often a kind of question is explained, and in so many games
  const { table } = document.body.dataset;
  /** @type {{off?: boolean, last?: string, seen?: Record<string, number>, games?: Record<string, string[]>}} */ let kept = {};
  try { kept = JSON.parse(localStorage.getItem("coach") || "{}"); } catch { /* then it begins anew with every page */ }
  function keep() {
    try { localStorage.setItem("coach", JSON.stringify(kept)); } catch { /* as above */ }
  }
  /** Beside the tab, on the edge of the question's box, if it fits there in one line; else where the narrator speaks.
   * Neither takes room from board or answers; where it could not be read whole it waits for a question that leaves room. */
  function place(/** @type {HTMLElement} */ line) {
    const tab = /** @type {HTMLElement | null} */ (document.querySelector("#ask .tab")), log = document.getElementById("log");
    line.hidden = false;
    line.style.setProperty("--from", `${tab ? tab.offsetLeft + tab.offsetWidth + 10 : 0}px`);
    if (tab?.offsetWidth && line.scrollWidth <= line.clientWidth + 1) return true;
    line.hidden = true;
    if (!log) return false;
    const there = /** @type {HTMLElement} */ (line.cloneNode(true));
    there.hidden = false;
    there.setAttribute("role", "status");
    log.insertBefore(there, log.querySelector(".say"));
    const cut = getComputedStyle(log).overflowY !== "visible" && there.getBoundingClientRect().bottom > log.getBoundingClientRect().bottom + 1;
    if (there.offsetHeight && !cut) return true;
    there.remove();
    return false;
  }
  function hush() {
    document.querySelector("#log > .coach")?.remove();
    document.querySelector("#ask > .coach")?.setAttribute("hidden", "");
  }
  function look() {
    for (const el of document.querySelectorAll("[data-coach-switch]")) el.setAttribute("aria-pressed", String(!kept.off));
    hush();
    const line = document.querySelector("#ask .coach");
    if (!(line instanceof HTMLElement) || !table || kept.off) return;
    const kind = line.dataset.coach || "", game = kind.split(" ")[0];
    const answer = /** @type {HTMLElement | null} */ (document.querySelector("#ask [data-answer]"));
    const moment = `${table} ${answer?.dataset.seq}.${answer?.dataset.part}`;
    const games = (kept.games ||= {})[game] ||= [], seen = (kept.seen ||= {});
    const again = kept.last === moment; // the same question, drawn anew
    if (!again && ((seen[kind] || 0) >= TIMES || (!games.includes(table) && games.length >= GAMES))) return;
    if (!place(line) || again) return;
    kept.last = moment;
    seen[kind] = (seen[kind] || 0) + 1;
    if (!games.includes(table)) games.push(table);
    keep();
  }
  addEventListener("resize", look);
  document.addEventListener("click", (e) => {
    const at = /** @type {Element} */ (e.target);
    const off = at.closest("[data-coach-off]"), flip = at.closest("[data-coach-switch]");
    if (!off && !flip) return;
    e.stopPropagation();
    kept = kept.off && flip ? {} : { ...kept, off: true }; // called back, it begins at the beginning
    keep();
    if (off) document.getElementById("ask")?.focus({ preventScroll: true });
    look();
  }, true);
  addEventListener("dispetto:drawn", look);
  look();
})();
