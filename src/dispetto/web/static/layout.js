// @ts-check
// Which form the page has (base.css says it, by space) and which drawings go with it: the one test that all pages share.
"use strict";
const Layout = (() => {
  const probe = document.createElement("div"), told = probe.appendChild(document.createElement("i"));
  probe.className = "probe";
  probe.ariaHidden = "true";
  document.documentElement.append(probe); // another language renews all of the body

  /** phone, portrait, low or wide. */
  const form = () => getComputedStyle(told).getPropertyValue("--form").trim();
  /** How much of this room a drawing of such a size can fill. */
  const filled = (/** @type {DOMRect} */ room, /** @type {string} */ size) => {
    const [w, h] = size.split(" ").map(Number), k = Math.min(room.width / w, room.height / h);
    return w * h * k * k;
  };
  /** Does the stage show more of the tall drawing? Without a stage the page's own shape says it. */
  function upright() {
    const { wide, tall } = document.getElementById("board")?.dataset || {}, room = document.getElementById("scene")?.getBoundingClientRect();
    if (!wide || !tall || !room?.width || !room.height) return innerHeight > innerWidth;
    return filled(room, tall) > filled(room, wide);
  }
  /** What the server is asked for: the drawing of the scene by the stage's shape, that of all else by the form. */
  const page = () => (form() === "phone" ? (upright() ? "tall" : "short") : upright() ? "upright" : "wide");

  let was = page();
  const look = () => {
    const now = page();
    if (now === was) return;
    was = now;
    dispatchEvent(new CustomEvent("dispetto:layout"));
  };
  const watch = new ResizeObserver(look);
  watch.observe(probe);
  const stage = document.getElementById("scene");
  if (stage) watch.observe(stage);
  return { form, page };
})();
