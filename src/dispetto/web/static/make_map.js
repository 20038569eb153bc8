// @ts-check
// The map on the bench: stones that are moved, joined and sunk by pointer, touch and keyboard, over the server's picture.
"use strict";
(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const { $, say } = Bench;
  const FAR = 1600, STEP = 4, LEAP = 20;
  const ONCE = ["start", "finish"]; // a map has one of each
  let layout = document.body.clientWidth < 720 ? "tall" : "wide";
  let tool = "move", kind = "", chosen = -1, first = -1;
  /** @type {{ place: number, dx: number, dy: number } | null} */
  let drag = null;
  const over = /** @type {SVGSVGElement} */ (/** @type {unknown} */ ($("over")));
  const places = () => Bench.draft.places;
  const at = (/** @type {number} */ i) => /** @type {any} */ (places()[i])[layout];
  const name = (/** @type {number} */ i) => Bench.told.names.length === places().length ? Bench.told.names[i] : `#${i + 1}`;
  const other = () => (layout === "wide" ? "tall" : "wide");
  const clip = (/** @type {number} */ x, /** @type {number} */ most) => Math.round(Math.min(Math.max(x, 6), Math.min(most - 6, FAR)) * 10) / 10;

  // ------------------------------------------------------------------------------------------------- what can be done
  function choose(/** @type {number} */ i, focus = false) {
    chosen = i < places().length ? i : -1;
    show();
    if (focus) over.focus({ preventScroll: true });
  }
  function shift(/** @type {number} */ i, /** @type {number} */ x, /** @type {number} */ y) {
    const [w, h] = Bench.told.size[layout];
    /** @type {any} */ (places()[i])[layout] = [clip(x, w), clip(y, h)];
  }
  /** A new stone here; where it lies in the other picture is a guess between its neighbours. */
  function add(/** @type {number[]} */ [x, y], /** @type {number} */ from, /** @type {number[]} */ next) {
    const i = places().length, [w, h] = Bench.told.size[layout], [ow, oh] = Bench.told.size[other()];
    const there = (/** @type {number} */ n) => /** @type {any} */ (places()[n])[other()];
    let [ox, oy] = [x / w * ow, y / h * oh];
    if (from >= 0) [ox, oy] = next.length ? [(there(from)[0] + there(next[0])[0]) / 2, (there(from)[1] + there(next[0])[1]) / 2] : [there(from)[0] + 14, there(from)[1] - 14];
    while (places().some((p) => Math.hypot(/** @type {any} */ (p)[other()][0] - ox, /** @type {any} */ (p)[other()][1] - oy) < 1)) ox += 3;
    const made = /** @type {any} */ ({ kinds: [], next, wide: [0, 0], tall: [0, 0] });
    made[other()] = [clip(ox, ow), clip(oy, oh)];
    places().push(made);
    shift(i, x, y);
    return i;
  }
  function path(/** @type {number[]} */ where) {
    if (chosen < 0) { choose(add(where, -1, [])); return; }
    const from = places()[chosen];
    const i = add(where, chosen, from.next.slice(0, 1));
    from.next = [i, ...from.next.slice(1)];
    chosen = i;
  }
  function branch(/** @type {number} */ to) {
    const from = places()[chosen];
    if (!from || to === chosen) return;
    if (from.next.includes(to)) from.next = from.next.filter((n) => n !== to);
    else if (from.next.length < 2) from.next.push(to);
    else from.next[1] = to;
    const fork = from.next.length > 1;
    from.kinds = from.kinds.filter((k) => k !== "think");
    if (fork && $("kinds").querySelector("[value=think]")) from.kinds.push("think");
  }
  function sight(/** @type {number} */ a, /** @type {number} */ b) {
    if (a < 0 || b < 0 || a === b) return;
    const rest = Bench.draft.lines.filter((l) => !(l.includes(a) && l.includes(b)));
    Bench.draft.lines = rest.length < Bench.draft.lines.length ? rest : [...rest, [a, b]];
  }
  function sink(/** @type {number} */ i) {
    const on = places()[i].next;
    for (const p of places()) {
      const at = p.next.indexOf(i);
      if (at >= 0) p.next.splice(at, 1, ...on.filter((n) => n !== i && !p.next.includes(n)).slice(0, 1));
      p.next = p.next.map((n) => (n > i ? n - 1 : n));
    }
    places().splice(i, 1);
    Bench.draft.lines = Bench.draft.lines.filter((l) => !l.includes(i)).map((l) => l.map((n) => (n > i ? n - 1 : n)));
    chosen = -1;
  }
  function paint(/** @type {number} */ i, /** @type {string} */ what, on = !places()[i].kinds.includes(what)) {
    const p = places()[i];
    if (what === "plain") p.kinds = p.kinds.filter((k) => ONCE.includes(k));
    else {
      if (on && ONCE.includes(what)) for (const q of places()) q.kinds = q.kinds.filter((k) => k !== what);
      p.kinds = [...p.kinds.filter((k) => k !== what), ...(on ? [what] : [])];
    }
  }
  /** The other picture laid out as this one: turned on its side, since the one is wide and the other tall. */
  function lay() {
    const [w, h] = Bench.told.size[layout], [ow, oh] = Bench.told.size[other()];
    for (const p of places()) {
      const [x, y] = /** @type {any} */ (p)[layout];
      /** @type {any} */ (p)[other()] = layout === "wide" ? [clip(ow - y / h * ow, ow), clip(x / w * oh, oh)] : [clip(y / h * ow, ow), clip(oh - x / w * oh, oh)];
    }
    Bench.draft.scenery = false;
  }

  // ---------------------------------------------------------------------------------------------------- the pointer
  const point = (/** @type {PointerEvent | Touch} */ e) => {
    const box = over.getBoundingClientRect(), [w, h] = Bench.told.size[layout];
    return [(e.clientX - box.left) / box.width * w, (e.clientY - box.top) / box.height * h];
  };
  function nearest(/** @type {number[]} */ [x, y]) {
    const box = over.getBoundingClientRect(), reach = Math.max(24 * Bench.told.size[layout][0] / box.width, 16);
    let best = -1, far = reach;
    places().forEach((_, i) => { const d = Math.hypot(at(i)[0] - x, at(i)[1] - y); if (d < far) [best, far] = [i, d]; });
    return best;
  }
  over.addEventListener("pointerdown", (e) => {
    if (!Bench.draft || e.button) return;
    const where = point(e), i = nearest(where);
    over.focus({ preventScroll: true });
    if (tool === "kind") { if (i >= 0) { paint(i, kind); chosen = i; } }
    else if (tool === "erase") { if (i >= 0) sink(i); }
    else if (tool === "sight") { if (i >= 0) { if (first >= 0 && first !== i) { sight(first, i); first = -1; } else first = i; chosen = i; } else first = -1; }
    else if (tool === "path" && i < 0) path(where);
    else if (tool === "branch" && chosen >= 0) { if (i < 0) { const made = add(where, chosen, []); branch(made); chosen = made; } else { branch(i); chosen = i; } }
    else {
      chosen = i;
      if (i >= 0 && tool === "move") { drag = { place: i, dx: at(i)[0] - where[0], dy: at(i)[1] - where[1] }; over.setPointerCapture(e.pointerId); }
    }
    show();
    if (!drag) Bench.changed();
  });
  over.addEventListener("pointermove", (e) => {
    if (!drag) return;
    const [x, y] = point(e);
    shift(drag.place, x + drag.dx, y + drag.dy);
    show();
  });
  for (const end of ["pointerup", "pointercancel"]) over.addEventListener(end, () => { if (drag) { drag = null; Bench.changed(); } });
  // A finger on a stone drags it; a finger on the sea scrolls the page.
  over.addEventListener("touchstart", (e) => {
    const t = e.touches[0];
    if (tool === "move" && Bench.draft && nearest(point(t)) >= 0) e.preventDefault();
  }, { passive: false });

  // --------------------------------------------------------------------------------------------------- the keyboard
  over.addEventListener("keydown", (e) => {
    if (!Bench.draft || e.ctrlKey || e.metaKey || e.altKey) return;
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const way = ways[/** @type {keyof typeof ways} */ (e.key)], n = places().length, key = e.key.toLowerCase();
    if (way && chosen >= 0) {
      const far = e.shiftKey ? LEAP : STEP;
      shift(chosen, at(chosen)[0] + way[0] * far, at(chosen)[1] + way[1] * far);
    } else if (key === "n" || key === "p") choose((chosen + (key === "n" ? 1 : n - 1) + n) % n);
    else if ((e.key === "Delete" || e.key === "Backspace") && chosen >= 0) sink(chosen);
    else if (e.key === "Escape") { first = -1; choose(-1); } else return;
    e.preventDefault();
    Bench.changed();
  });

  // ------------------------------------------------------------------------------------------------------- the tools
  function take(/** @type {HTMLElement} */ b) {
    tool = b.dataset.tool || "kind";
    kind = b.dataset.kind || "";
    first = -1;
    for (const one of document.querySelectorAll(".tools button")) one.setAttribute("aria-pressed", String(one === b));
    document.body.dataset.tool = tool;
  }
  for (const b of document.querySelectorAll(".tools button")) /** @type {HTMLElement} */ (b).onclick = () => take(/** @type {HTMLElement} */ (b));
  for (const el of document.querySelectorAll(".flip input")) {
    const radio = /** @type {HTMLInputElement} */ (el);
    radio.checked = radio.value === layout;
    radio.onchange = () => { layout = radio.value; turn(); };
  }
  function turn() {
    document.body.dataset.picture = layout;
    if (Bench.told) { Bench.picture(layout); show(); }
  }
  turn();

  // -------------------------------------------------------------------------------------------------- the stone's slip
  $("which").onchange = () => choose(Number($("which").value));
  $("kinds").onchange = (/** @type {Event} */ e) => { const box = /** @type {HTMLInputElement} */ (e.target); if (chosen >= 0) { paint(chosen, box.value, box.checked); Bench.changed(); show(); } };
  for (const el of document.querySelectorAll("[data-way]")) /** @type {HTMLElement} */ (el).onchange = () => {
    if (chosen < 0) return;
    const wished = [...document.querySelectorAll("[data-way]")].map((s) => Number(/** @type {HTMLSelectElement} */ (s).value)).filter((n) => n >= 0);
    places()[chosen].next = [...new Set(wished)];
    Bench.changed();
  };
  $("sees").onchange = () => { sight(chosen, Number($("sees").value)); Bench.changed(); show(); };
  $("after").onclick = () => {
    if (chosen < 0) return;
    const [x, y] = at(chosen), on = places()[chosen].next[0];
    path(on === undefined ? [x + 30, y] : [(x + at(on)[0]) / 2, (y + at(on)[1]) / 2]);
    Bench.changed();
  };
  $("erase").onclick = () => { if (chosen >= 0) { sink(chosen); Bench.changed(); show(); } };
  $("lay").onclick = () => { lay(); Bench.changed(); };
  $("scenery").onchange = () => { Bench.draft.scenery = $("scenery").checked; Bench.changed(); };

  function slip() {
    const all = places().map((_, i) => i);
    fill($("which"), [[-1, say.place], ...all.map((i) => [i, name(i)])], chosen);
    $("kinds").hidden = $("ways").hidden = chosen < 0;
    $("scenery").checked = Bench.draft.scenery;
    if (chosen < 0) return;
    const p = places()[chosen], seen = Bench.draft.lines.filter((l) => l.includes(chosen)).map((l) => (l[0] === chosen ? l[1] : l[0]));
    for (const box of $("kinds").querySelectorAll("input")) box.checked = p.kinds.includes(box.value);
    document.querySelectorAll("[data-way]").forEach((el, n) => fill(/** @type {HTMLSelectElement} */ (el), [[-1, say.nowhere], ...all.filter((i) => i !== chosen).map((i) => [i, name(i)])], p.next[n] ?? -1));
    fill($("sees"), [[-1, say.place], ...all.filter((i) => i !== chosen).map((i) => [i, seen.includes(i) ? `− ${name(i)}` : name(i)])], -1);
    $("seen").textContent = seen.length ? seen.map(name).join(", ") : say.nobody;
  }
  function fill(/** @type {HTMLSelectElement} */ el, /** @type {any[][]} */ rows, /** @type {number} */ value) {
    const mark = rows.map((r) => r[1]).join("|");
    if (el.dataset.mark !== mark) { el.replaceChildren(...rows.map(([v, text]) => new Option(text, String(v)))); el.dataset.mark = mark; }
    el.value = String(value);
  }

  // ----------------------------------------------------------------------------------------------- what lies over it all
  function make(/** @type {string} */ tag, /** @type {Record<string, any>} */ facts, text = "") {
    const el = document.createElementNS(SVG, tag);
    for (const [k, v] of Object.entries(facts)) el.setAttribute(k, String(v));
    if (text) el.textContent = text;
    return el;
  }
  let drawn = ""; // the draft that the server's picture shows
  function show() {
    if (!Bench.draft || !Bench.told) return;
    if (chosen >= places().length) chosen = -1; // undone
    if (first >= places().length) first = -1;
    const [w, h] = Bench.told.size[layout], r = layout === "wide" ? 17 : 12;
    over.setAttribute("viewBox", `0 0 ${w} ${h}`);
    const out = [], old = drawn ? JSON.parse(drawn) : [];
    places().forEach((p, i) => { // what the picture does not show yet
      const was = old[i], now = { w: p.wide, t: p.tall, n: p.next, k: p.kinds };
      if (JSON.stringify(was) === JSON.stringify(now)) return;
      for (const n of p.next) if (places()[n]) out.push(make("path", { class: "way", d: `M${at(i)}L${at(n)}` }));
      out.push(make("circle", { class: "sketch", cx: at(i)[0], cy: at(i)[1], r }), make("text", { class: "sketch", x: at(i)[0], y: at(i)[1] + 4 }, name(i)));
    });
    const ringed = (/** @type {number} */ i, /** @type {string} */ kind) => out.push(make("circle", { class: kind, cx: at(i)[0], cy: at(i)[1], r: r + 4 }));
    if (chosen >= 0) {
      for (const n of places()[chosen].next) if (places()[n]) out.push(make("path", { class: "way", d: `M${at(chosen)}L${at(n)}` }));
      for (const l of Bench.draft.lines) if (l.includes(chosen)) out.push(make("path", { class: "see", d: `M${at(l[0])}L${at(l[1])}` }));
      ringed(chosen, "chosen");
    }
    if (first >= 0) ringed(first, "first");
    Bench.told.notes.forEach((note, n) => {
      const spots = note.places.filter((i) => i < places().length);
      if (note.grade === "good" || !spots.length) return;
      for (const i of spots) ringed(i, `spot ${note.grade}`);
      const [x, y] = at(spots[0]), g = make("g", { class: `disc ${note.grade}`, transform: `translate(${Math.min(x + r, w - 12)},${Math.max(y - r, 12)})` });
      g.append(make("circle", { r: 10 }), make("text", { y: 4 }, String(n + 1)));
      out.push(g);
    });
    over.replaceChildren(...out);
    slip();
  }
  addEventListener("dispetto:checked", () => {
    const img = /** @type {HTMLImageElement} */ (/** @type {unknown} */ ([...document.querySelectorAll("#canvas img")].find((one) => getComputedStyle(one).display !== "none")));
    const now = JSON.stringify(places().map((p) => ({ w: p.wide, t: p.tall, n: p.next, k: p.kinds })));
    img.decode().then(() => { drawn = now; show(); document.body.dataset.drawn = Bench.told.mark; }, () => undefined);
  });
  Bench.face = {
    show,
    point: (note) => { if (note.places.length) { choose(note.places[0]); over.scrollIntoView({ block: "nearest" }); } },
  };
})();
