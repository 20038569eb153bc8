// @ts-check
// The workshop's bench: the draft, its undo, its way to the server and back, and what the checker says of it.
// What a draft looks like is the business of make_map.js or make_sheet.js, which hang themselves in as Bench.face.
"use strict";
/**
 * @typedef {{ kinds: string[], next: number[], routes?: string[], wide: number[], tall: number[] }} Place
 * @typedef {{ title: string, places: Place[], lines: number[][], scenery: boolean, sheets: Record<string, Record<string, any>[]> }} Draft
 * @typedef {{ grade: string, text: string, places: number[], cells: string[], mend: string }} Note
 * @typedef {{ notes: Note[], names: string[], size: Record<string, number[]>, art: Record<string, string>, mark: string, digest: string, sound: boolean, verdict: string, draft?: Draft, no?: string }} Told
 */
const Bench = (() => {
  const WAIT = 600; // milliseconds without a change, then the checker is asked
  const AGAIN = 4000;
  const DEEP = 100; // changes that can be undone
  const { base, made, words } = /** @type {Record<string, string>} */ (document.body.dataset);
  /** @type {Record<string, string>} */
  const say = JSON.parse(words);
  const $ = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));
  const here = `${base}/make/${made}`;
  /** @type {{ draft: Draft, told: Told, face: { show: () => void, point: (note: Note) => void } | null }} */
  const bench = /** @type {any} */ ({ draft: null, told: null, face: null });
  /** @type {string[]} */
  let past = [];
  /** @type {string[]} */
  let future = [];
  let kept = ""; // the draft as it stood before what is being done now
  let sent = ""; // the draft as the server has it
  let timer = 0, busy = false;

  const state = (/** @type {string} */ text) => { if ($("state").textContent !== text) $("state").textContent = text; };
  function buttons() {
    $("undo").disabled = !past.length;
    $("redo").disabled = !future.length;
    const sound = bench.told?.sound && JSON.stringify(bench.draft) === sent;
    for (const el of document.querySelectorAll("[data-sound]")) /** @type {HTMLButtonElement} */ (el).disabled = !sound;
  }

  /** Something was changed: remember how it was, show it, and ask the checker when the hand rests. */
  function changed() {
    const now = JSON.stringify(bench.draft);
    if (now === kept) return;
    past = [...past.slice(1 - DEEP), kept];
    future = [];
    kept = now;
    bench.face?.show();
    soon();
  }
  function go(/** @type {string[]} */ from, /** @type {string[]} */ to) {
    const was = from.pop();
    if (was === undefined) return;
    to.push(kept);
    kept = was;
    bench.draft = JSON.parse(was);
    $("title").value = bench.draft.title;
    bench.face?.show();
    soon();
  }
  function soon(wait = WAIT) {
    clearTimeout(timer);
    timer = setTimeout(save, wait);
    state(say.saving);
    buttons();
  }
  async function save() {
    if (busy) { soon(); return; }
    const now = JSON.stringify(bench.draft);
    if (now === sent) { state(say.saved); buttons(); return; }
    busy = true;
    try {
      const answer = await fetch(`${here}/draft`, { method: "POST", headers: { "Content-Type": "application/json" }, body: now });
      if (answer.status === 429) { soon(AGAIN); return; }
      const told = await answer.json();
      if (told.no) { state(told.no); return; }
      sent = now;
      hear(told);
      if (JSON.stringify(bench.draft) === now) state(say.saved);
    } catch { state(say.trouble); clearTimeout(timer); timer = setTimeout(save, AGAIN); } finally { busy = false; buttons(); }
  }
  async function mend(/** @type {number} */ n) {
    clearTimeout(timer);
    await save();
    const body = new URLSearchParams({ n: String(n), digest: bench.told.digest });
    const answer = await fetch(`${here}/mend`, { method: "POST", body });
    if (!answer.ok) return;
    const told = await answer.json();
    past = [...past.slice(1 - DEEP), kept];
    future = [];
    take(told);
    state(say.saved);
    $("checker").focus?.();
  }
  function take(/** @type {Told} */ told) {
    if (!told.draft) return;
    bench.draft = told.draft;
    kept = sent = JSON.stringify(bench.draft);
    $("title").value = bench.draft.title;
    hear(told);
  }
  /** What the checker says: sentences with the numbers that stand on the board. */
  function hear(/** @type {Told} */ told) {
    bench.told = told;
    const list = $("notes"), bad = told.notes.filter((n) => n.grade === "mend").length;
    list.replaceChildren(...told.notes.map((note, n) => {
      const li = document.createElement("li"), disc = document.createElement("button"), text = document.createElement("p");
      li.className = disc.className = note.grade;
      disc.type = "button";
      disc.textContent = note.grade === "good" ? "✓" : String(n + 1);
      disc.onclick = () => bench.face?.point(note);
      text.textContent = note.text;
      li.append(disc, text);
      if (note.mend) {
        const b = document.createElement("button");
        b.type = "button";
        b.className = "ib";
        b.textContent = note.mend;
        b.onclick = () => mend(n);
        li.append(b);
      }
      return li;
    }));
    $("count").hidden = !bad;
    $("count").textContent = String(bad);
    $("verdict").textContent = told.verdict;
    picture();
    bench.face?.show();
    buttons();
    dispatchEvent(new CustomEvent("dispetto:checked"));
  }
  /** The picture as the server draws it, by day and by night. */
  function picture(layout = document.body.dataset.picture || "wide") {
    const { art, mark, size } = bench.told;
    if (!art[layout]) return;
    $("canvas").hidden = false;
    for (const [shade, theme] of [["day", "light"], ["night", "dark"]]) {
      const img = /** @type {HTMLImageElement} */ ($("canvas").querySelector(`.${shade}`));
      const src = `${art[layout]}-${theme}.svg?${mark}`;
      if (!img.src.endsWith(src)) { img.width = size[layout][0]; img.height = size[layout][1]; img.src = src; }
    }
  }

  // Is it fair? Bots play it somewhere behind; the page asks now and then how far they have come.
  async function fair(method = "GET") {
    const answer = await fetch(`${here}/fair`, { method }), told = await answer.json();
    if (told.no) { state(told.no); return; }
    if (told.html) $("fair").innerHTML = told.html;
    if (!told.done) setTimeout(fair, 1500);
    else if (told.html) document.body.dataset.fair = "yes";
  }
  $("ask").onclick = () => fair("POST");

  $("undo").onclick = () => go(past, future);
  $("redo").onclick = () => go(future, past);
  addEventListener("keydown", (e) => {
    if (!(e.ctrlKey || e.metaKey) || /** @type {HTMLElement} */ (e.target).matches("input, textarea")) return;
    if (e.key.toLowerCase() === "z") { e.preventDefault(); if (e.shiftKey) go(future, past); else go(past, future); }
    if (e.key.toLowerCase() === "y") { e.preventDefault(); go(future, past); }
  });
  $("title").oninput = () => { bench.draft.title = $("title").value; changed(); };
  addEventListener("beforeunload", (e) => { if (JSON.stringify(bench.draft) !== sent) e.preventDefault(); });
  addEventListener("DOMContentLoaded", async () => {
    const answer = await fetch(`${here}/draft`);
    if (answer.ok) take(await answer.json());
    state(answer.ok ? say.saved : say.trouble);
    document.body.dataset.ready = "yes";
    fair();
  });
  return Object.assign(bench, { $, say, here, changed, picture });
})();
