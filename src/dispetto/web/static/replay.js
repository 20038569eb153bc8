// @ts-check
// The replay: a scrubber over the moments of a game. The server draws every moment; one step forward is shown as motion.
"use strict";
(() => {
  const $ = (/** @type {string} */ id) => document.getElementById(id);
  const body = document.body;
  const scrub = /** @type {HTMLInputElement} */ ($("scrub"));
  const last = Number(scrub.max);
  let n = Number(body.dataset.n), wanted = n, busy = false, playing = false;

  /** What is about whoever looks. */
  function dress() {
    for (const el of document.querySelectorAll("[data-seat]")) el.classList.toggle("mine", el.getAttribute("data-seat") === body.dataset.eyes);
  }
  async function go(/** @type {number} */ to) {
    wanted = Math.max(0, Math.min(last, to));
    scrub.value = String(wanted);
    if (busy) return;
    busy = true;
    while (wanted !== n) {
      const target = wanted;
      const eyes = Number(body.dataset.eyes) < 0 ? "all" : body.dataset.eyes;
      const at = `${body.dataset.base}/t/${body.dataset.replay}/moment/${target}?eyes=${eyes}&layout=${Layout.page()}&since=${n}`;
      const answer = await fetch(at).catch(() => null);
      if (!answer?.ok) { playing = false; break; }
      const m = await answer.json();
      if (target === wanted || playing) {
        await Steps.play(m.steps, m.lines, (target === wanted ? 1 : 4) * Pace.pace());
        Steps.show(m.html);
        dress();
        n = target;
        /** @type {HTMLElement} */ ($("count")).textContent = `${n} / ${last}`;
        dispatchEvent(new CustomEvent("dispetto:moment", { detail: n }));
        const at = /** @type {HTMLInputElement | null} */ ($("at"));
        if (at) at.value = m.version;
        const url = new URL(location.href);
        url.searchParams.set("at", m.version);
        history.replaceState(null, "", url);
      }
    }
    busy = false;
  }
  async function play() {
    playing = !playing;
    body.classList.toggle("playing", playing);
    while (playing && n < last) {
      await go(n + 1);
      await new Promise((r) => setTimeout(r, 250));
    }
    playing = false;
    body.classList.remove("playing");
  }
  /** @type {Record<string, () => void>} */
  const GO = { first: () => go(0), back: () => go(wanted - 1), on: () => go(wanted + 1), last: () => go(last), play };
  document.addEventListener("click", (e) => {
    const at = /** @type {Element} */ (e.target).closest("[data-go], [data-copy-url]");
    if (!(at instanceof HTMLElement)) return;
    if (at.dataset.go) { if (at.dataset.go !== "play") playing = false; GO[at.dataset.go](); return; }
    navigator.clipboard?.writeText(location.href).catch(() => {});
    (at.querySelector("span") || at).textContent = at.dataset.done || "";
  });
  scrub.addEventListener("input", () => { playing = false; go(Number(scrub.value)); });
  document.addEventListener("keydown", (e) => {
    if (/** @type {Element} */ (e.target).closest("input, button, a, summary") && e.key !== "ArrowLeft" && e.key !== "ArrowRight") return;
    /** @type {Record<string, string>} */ const keys = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "play" };
    if (keys[e.key] && e.target !== scrub) { e.preventDefault(); GO[keys[e.key]](); }
  });
  addEventListener("dispetto:go", (e) => { playing = false; go(/** @type {CustomEvent} */ (e).detail); });
  dress();
  Steps.place();
  Steps.bottom();
})();
