// @ts-check
// The replay of a game that is over: everybody's chances on their plates, one's own along the scrubber, and one's mistakes asked again.
"use strict";
(() => {
  const $ = (/** @type {string} */ id) => document.getElementById(id);
  const body = document.body, box = $("learn"), player = $("ask"), open = $("learn-open"), area = $("scrub-odds");
  if (!box || !player || !open || !area) return;
  const PAUSE = 900, SVG = "http://www.w3.org/2000/svg";
  /** @type {number[][]} */ let odds = [];
  /** @type {string[]} */ let colours = [];
  let n = Number(body.dataset.n), at = 0;
  const eyes = Number(body.dataset.eyes);

  /** Everybody's chance on their plate. */
  function dress() {
    const now = odds[n];
    if (!now) return;
    Chances.dress(now, colours, box?.dataset.chances || "");
  }
  /** One's own chance along the scrubber (the winner's, for those who only watched), with the mistakes on it. */
  function draw() {
    if (!area || !odds.length) return;
    const last = odds[odds.length - 1], mine = eyes >= 0 ? eyes : last.indexOf(Math.max(...last));
    const x = (/** @type {number} */ k) => (100 * k) / Math.max(1, odds.length - 1);
    const line = odds.map((all, k) => `${x(k).toFixed(2)},${(23 - (22 * all[mine]) / 100).toFixed(2)}`).join("L");
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", `M0,24L${line}L100,24Z`);
    area.replaceChildren(path);
    for (const one of box?.querySelectorAll(".learn-one") || []) {
      const mark = document.createElementNS(SVG, "path");
      mark.setAttribute("class", "wrong");
      mark.setAttribute("d", `M${x(Number(one.getAttribute("data-n")))},0V24`);
      area.append(mark);
    }
  }
  /** What the answers would do, over the board: of the one that is pointed at, else of the best once it is told. */
  function haunt() {
    document.querySelectorAll("#board .previews").forEach((el) => el.remove());
    const one = /** @type {HTMLElement | undefined} */ (all()[at]), board = document.querySelector("#board > svg:last-of-type");
    if (!one || !board || box?.hidden || Number(one.dataset.n) !== n) return;
    board.insertAdjacentHTML("afterend", one.querySelector("template")?.innerHTML || "");
    preview(document.activeElement);
  }
  function preview(/** @type {EventTarget | null} */ from) {
    const one = all()[at], told = one?.classList.contains("told") ? one.querySelector(".offer.best") : null;
    const offer = (from instanceof Element ? from.closest(".offer") : null) || told;
    document.querySelectorAll("#board :is([data-preview].on, .away)").forEach((el) => el.classList.remove("on", "away"));
    const drawn = offer && document.querySelector(`#board [data-preview="${offer.getAttribute("data-code")}"]`);
    drawn?.classList.add("on");
    for (const id of drawn?.getAttribute("data-away")?.split(" ") || []) $(id)?.classList.add("away");
  }
  const all = () => /** @type {HTMLElement[]} */ ([...(box?.querySelectorAll(".learn-one") || [])]);
  function show(/** @type {number} */ k) {
    const mistakes = all();
    if (!mistakes.length || !box || !player) return;
    at = (k + mistakes.length) % mistakes.length;
    mistakes.forEach((one, m) => { one.hidden = m !== at; });
    box.hidden = false;
    player.hidden = true;
    body.classList.add("learning");
    dispatchEvent(new CustomEvent("dispetto:go", { detail: Number(mistakes[at].dataset.n) }));
    haunt();
    /** @type {HTMLElement | null} */ (mistakes[at].querySelector(".offer"))?.focus();
  }
  function enough() {
    if (!box || !player) return;
    box.hidden = true;
    player.hidden = false;
    body.classList.remove("learning");
    haunt();
    open?.focus();
  }
  function answer(/** @type {HTMLElement} */ offer) {
    const one = offer.closest(".learn-one");
    if (!one || !box) return;
    one.classList.add("told");
    for (const el of one.querySelectorAll(".worth, .flag, .learn-why")) /** @type {HTMLElement} */ (el).hidden = false;
    const said = one.querySelector(".learn-again");
    const how = offer.classList.contains("best") ? "right" : offer.classList.contains("done") ? "same" : "other";
    if (said) said.textContent = box.dataset[how] || "";
    preview(null);
  }
  box.addEventListener("click", (e) => {
    const hit = /** @type {Element} */ (e.target).closest("[data-learn], .offer");
    if (!(hit instanceof HTMLElement)) return;
    if (hit.classList.contains("offer")) answer(hit);
    else if (hit.dataset.learn === "enough") enough();
    else show(at + (hit.dataset.learn === "on" ? 1 : -1));
  });
  box.addEventListener("pointerover", (e) => preview(e.target));
  box.addEventListener("focusin", (e) => preview(e.target));
  open.addEventListener("click", () => show(0));
  addEventListener("dispetto:moment", (e) => { n = /** @type {CustomEvent} */ (e).detail; dress(); haunt(); });
  document.addEventListener("keydown", (e) => { if (e.key === "Escape" && !box.hidden) enough(); });

  async function ask() {
    const who = eyes < 0 ? "all" : String(eyes);
    const heard = await fetch(`${body.dataset.base}/t/${body.dataset.replay}/odds.json?eyes=${who}&layout=${Layout.page()}`).catch(() => null);
    const found = heard?.ok ? await heard.json() : null;
    if (!found || !box || !open) return;
    if (found.odds.length) { ({ odds, colours } = found); dress(); draw(); }
    if (!found.done) { setTimeout(ask, PAUSE); return; }
    box.innerHTML = found.mistakes;
    draw();
    if (found.told) dispatchEvent(new CustomEvent("dispetto:understood"));
    open.hidden = !all().length;
    if (new URL(location.href).searchParams.has("learn")) show(0);
  }
  ask();
})();
