// @ts-check
// What a bot thought at the moment the replay shows: asked for while the panel is open, and when the replay stands still.
"use strict";
(() => {
  const body = document.body;
  const panel = /** @type {HTMLDetailsElement | null} */ (document.getElementById("thoughts"));
  if (!panel) return;
  const inside = /** @type {HTMLElement} */ (panel.querySelector(".inside"));
  let n = Number(body.dataset.n), shown = -1, asking = false;

  async function look() {
    if (asking || !panel?.open) return;
    asking = true;
    while (panel.open && shown !== n) {
      const at = n;
      inside.setAttribute("aria-busy", "true");
      const answer = await fetch(`${body.dataset.base}/t/${body.dataset.replay}/thought/${at}`).catch(() => null);
      if (!answer?.ok) break;
      const found = await answer.json();
      shown = at;
      if (at !== n) continue;
      inside.innerHTML = found.html;
      inside.removeAttribute("aria-busy");
      for (const way of ["before", "after"]) {
        const button = /** @type {HTMLButtonElement} */ (panel.querySelector(`[data-thought=${way}]`));
        button.disabled = found[way] < 0;
        button.value = String(found[way]);
      }
    }
    asking = false;
  }
  addEventListener("dispetto:moment", (e) => { n = /** @type {CustomEvent<number>} */ (e).detail; look(); });
  panel.addEventListener("toggle", look);
  panel.addEventListener("click", (e) => {
    const button = /** @type {Element} */ (e.target).closest("[data-thought]");
    if (!(button instanceof HTMLButtonElement)) return;
    dispatchEvent(new CustomEvent("dispetto:go", { detail: Number(button.value) }));
  });
  document.addEventListener("keydown", (e) => { if (e.key === "Escape" && panel.open) { panel.open = false; panel.querySelector("summary")?.focus(); } });
  look();
})();
