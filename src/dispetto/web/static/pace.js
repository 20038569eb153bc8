// @ts-check
// A reader's own pace: 1, 2, or 0 for no motion at all; kept by this browser. Who wants little motion has none, unless they choose.
"use strict";
const Pace = (() => {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const CAP = [0, 7500, 2100]; // milliseconds that what came in one go takes at most, by pace
  let said = "";
  try { said = localStorage.getItem("pace") || ""; } catch { /* a browser that keeps nothing is asked again */ }
  const pace = () => (/^[012]$/.test(said) ? Number(said) : still.matches ? 0 : 1);
  function dress() {
    for (const el of document.querySelectorAll("[data-pace]")) el.setAttribute("aria-pressed", String(el.getAttribute("data-pace") === String(pace())));
  }
  /** How long these steps take, in milliseconds. */
  const long = (/** @type {any[]} */ steps) => steps.reduce((/** @type {number} */ sum, s) =>
    sum + (s.do === "all" ? Math.max(0, ...s.steps.map((/** @type {any} */ one) => long([one]))) : s.ms || 0), 0);
  document.addEventListener("click", (e) => {
    const at = /** @type {Element} */ (e.target).closest("[data-pace]");
    if (!at) return;
    said = at.getAttribute("data-pace") || "";
    try { localStorage.setItem("pace", said); } catch { /* then it holds as long as the page does */ }
    dress();
    dispatchEvent(new CustomEvent("dispetto:pace"));
  });
  still.addEventListener("change", () => { dress(); dispatchEvent(new CustomEvent("dispetto:pace")); });
  dress();
  return {
    pace, dress,
    /** Milliseconds after which nobody waits any longer for motion. */
    cap: () => CAP[pace()] + 200,
    /** How quick to play what waits to be shown, so long after it came: as chosen (so many times, for who is behind), or as much quicker
     *  as keeps nobody waiting. */
    quick: (/** @type {any[]} */ messages, /** @type {number} */ after, times = 1) => {
      const p = pace() * times, total = messages.reduce((/** @type {number} */ sum, m) => sum + long(m.steps || []), 0);
      return p && Math.max(p, total / Math.max(200, CAP[pace()] - after));
    },
  };
})();
