// @ts-check
// The end page shows a game around: the picture is asked for when somebody wants to see it.
"use strict";
(() => {
  const panel = document.getElementById("share");
  if (!(panel instanceof HTMLDialogElement)) return;
  const img = /** @type {HTMLImageElement} */ (panel.querySelector("img")), now = panel.querySelector("[data-share-now]");
  const link = /** @type {HTMLInputElement} */ (document.getElementById("share-link"));
  document.addEventListener("click", (e) => {
    const at = /** @type {Element} */ (e.target);
    if (at.closest("[data-share-open]")) {
      if (!img.src) img.src = img.dataset.src || "";
      panel.showModal();
    } else if (at === panel) panel.close(); // beside the slip
  });
  if (!(now instanceof HTMLElement) || !navigator.share) return;
  now.hidden = false;
  now.addEventListener("click", async () => {
    const { title, text } = panel.dataset;
    const said = { title, text, url: link.value };
    const answer = await fetch(img.src).catch(() => null);
    const files = answer?.ok ? [new File([await answer.blob()], "dispetto.png", { type: "image/png" })] : [];
    const whole = files.length && navigator.canShare?.({ files }) ? { ...said, files } : said;
    await navigator.share(whole).catch(() => undefined); // whoever thinks better of it need not explain
  });
})();
