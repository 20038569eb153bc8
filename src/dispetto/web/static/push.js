// @ts-check
// Being told when it is my turn: this browser listens, or not.
"use strict";
(async () => {
  const box = document.getElementById("push"), { base } = document.body.dataset;
  if (!box) return;
  const show = (/** @type {string} */ state) => { box.dataset.state = state; };
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !window.Notification) return show("cannot");
  const post = (/** @type {string} */ where, /** @type {any} */ what) =>
    fetch(`${base}/push/${where}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(what) });
  const bytes = (/** @type {string} */ text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  const here = async () => (await navigator.serviceWorker.getRegistration(`${base}/`))?.pushManager.getSubscription();
  async function look() {
    const found = await here();
    if (Notification.permission === "denied") return show("denied");
    if (found) await post("listen", found); // also where the house has forgotten it, or speaks another language now
    show(found ? "on" : "off");
  }
  async function begin() {
    if ((await Notification.requestPermission()) !== "granted") return show("denied");
    const { key } = await (await fetch(`${base}/push/key`)).json();
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    show((await post("listen", made)).ok ? "on" : "trouble");
  }
  async function stop() {
    const found = await here();
    if (found) { await post("stop", { endpoint: found.endpoint }); await found.unsubscribe(); }
    show("off");
  }
  box.addEventListener("click", (e) => {
    const at = /** @type {Element} */ (e.target);
    if (at.closest("[data-push-on]")) begin().catch(() => show("trouble"));
    if (at.closest("[data-push-off]")) stop().catch(() => show("trouble"));
  });
  await look().catch(() => show("off"));
})();
