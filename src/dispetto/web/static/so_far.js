// @ts-check
// The account up to the moment that the replay shows, and what the offers there were worth: asked for once all is known.
"use strict";
(() => {
  const body = document.body;
  const panel = /** @type {HTMLDetailsElement | null} */ (document.getElementById("so-far"));
  if (!panel) return;
  const inside = /** @type {HTMLElement} */ (panel.querySelector(".inside")), sum = /** @type {HTMLElement} */ (panel.querySelector(".sum"));
  let n = Number(body.dataset.n), shown = -1, asking = false, known = false;

  async function look() {
    if (asking || !known) return;
    asking = true;
    while (shown !== n) {
      const at = n, eyes = Number(body.dataset.eyes) < 0 ? "all" : body.dataset.eyes;
      inside.setAttribute("aria-busy", "true");
      const answer = await fetch(`${body.dataset.base}/t/${body.dataset.replay}/so-far/${at}?eyes=${eyes}`).catch(() => null);
      if (!answer?.ok || !panel) break;
      const found = await answer.json();
      shown = at;
      if (at !== n || !found.html) continue;
      inside.innerHTML = found.html;
      sum.textContent = found.sum;
      panel.hidden = false;
      inside.removeAttribute("aria-busy");
    }
    asking = false;
  }
  addEventListener("dispetto:moment", (e) => { n = /** @type {CustomEvent<number>} */ (e).detail; look(); });
  addEventListener("dispetto:understood", () => { known = true; panel.open = Layout.form() === "wide"; look(); });
  document.addEventListener("keydown", (e) => { if (e.key === "Escape" && panel.open && Layout.form() !== "wide") { panel.open = false; panel.querySelector("summary")?.focus(); } });
})();
