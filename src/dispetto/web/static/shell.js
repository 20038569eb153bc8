// @ts-check
// Installing: the worker that keeps the shell and the rules for when there is no line.
"use strict";
(() => {
  const { base } = document.body.dataset;
  if (!("serviceWorker" in navigator)) return;
  const LATER = 2500; // milliseconds: the page itself comes first
  const register = () => navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/`, updateViaCache: "none" }).catch(() => {});
  addEventListener("load", () => setTimeout(register, LATER));
  document.addEventListener("click", (e) => {
    const set = /** @type {Element} */ (e.target).closest("[data-set^='lang=']");
    if (set) setTimeout(() => navigator.serviceWorker.controller?.postMessage("renew"), 0);
  });
  // The page that stands in for another one: as soon as there is a line it gives way.
  if (!("offline" in document.body.dataset)) return;
  const look = async () => { try { if ((await fetch(`${base}/healthz`, { cache: "no-store" })).ok) location.reload(); } catch { /* not yet */ } };
  addEventListener("online", look);
  setInterval(look, 3000);
  document.querySelector("[data-again]")?.addEventListener("click", () => location.reload());
})();
