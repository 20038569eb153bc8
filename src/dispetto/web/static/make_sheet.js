// @ts-check
// Tables on the bench: a course or a card set by rows and columns; the cells that a sentence is about wear its colour.
"use strict";
(() => {
  const { $, say } = Bench;
  /** @typedef {{ key: string, kind: string, low: number, high: number, title: string, values: string[][] }} Column */
  /** @type {{ key: string, title: string, text: string, heads: string[], columns: Column[], fewest: number, most: number }[]} */
  const sheets = JSON.parse($("sheets").dataset.sheets);
  let shape = ""; // of what is on the page: rows of each table

  function field(/** @type {string} */ sheet, /** @type {number} */ row, /** @type {Column} */ c, /** @type {string} */ label) {
    const el = c.kind === "choice" ? document.createElement("select") : document.createElement("input");
    if (el instanceof HTMLSelectElement) el.replaceChildren(...c.values.map(([v, text]) => new Option(text, v)));
    else if (c.kind === "yes") el.type = "checkbox";
    else if (c.kind === "number") { el.type = "number"; el.min = String(c.low); el.max = String(c.high); el.inputMode = "numeric"; }
    else { el.type = "text"; el.maxLength = c.high || 40; }
    el.dataset.kind = c.kind;
    if (c.kind === "text" && c.high && c.high <= 8) el.className = "small";
    if (c.kind === "number" && c.high > 999) el.className = "large";
    el.dataset.cell = `${sheet}.${row}.${c.key}`;
    el.setAttribute("aria-label", `${label}, ${c.title}`);
    el.oninput = () => {
      const rows = Bench.draft.sheets[sheet];
      if (el instanceof HTMLInputElement && c.kind === "yes") rows[row][c.key] = el.checked;
      else if (c.kind === "number") { const n = Number(el.value); if (el.value === "" || !Number.isInteger(n) || n < c.low || n > c.high) return; rows[row][c.key] = n; }
      else rows[row][c.key] = el.value;
      Bench.changed();
    };
    return el;
  }
  function build() {
    $("sheets").replaceChildren(...sheets.map((s) => {
      const box = document.createElement("section"), head = document.createElement("h2"), table = document.createElement("table");
      box.className = "slip";
      head.className = "disp";
      head.textContent = s.title;
      box.append(head);
      if (s.text) { const p = document.createElement("p"); p.textContent = s.text; box.append(p); }
      const top = table.createTHead().insertRow(), body = table.createTBody();
      for (const title of ["", ...s.columns.map((c) => c.title)]) { const th = document.createElement("th"); th.scope = "col"; th.textContent = title; top.append(th); }
      Bench.draft.sheets[s.key].forEach((_, n) => {
        const tr = body.insertRow(), th = document.createElement("th");
        th.scope = "row";
        th.textContent = s.heads[n] ?? String(n + 1);
        tr.append(th);
        for (const c of s.columns) tr.insertCell().append(field(s.key, n, c, `${s.title} ${th.textContent}`));
        if (s.fewest < s.most) tr.insertCell().append(button(say["cut-row"], Bench.draft.sheets[s.key].length > s.fewest, () => Bench.draft.sheets[s.key].splice(n, 1)));
      });
      box.append(table);
      if (s.fewest < s.most) {
        box.append(button(say["add-row"], Bench.draft.sheets[s.key].length < s.most, () => {
          const rows = Bench.draft.sheets[s.key];
          rows.push(rows.length ? { ...rows[rows.length - 1] } : Object.fromEntries(s.columns.map((c) => [c.key, c.kind === "number" ? c.low : c.kind === "yes" ? false : c.values[0]?.[0] ?? ""])));
        }));
      }
      return box;
    }));
  }
  function button(/** @type {string} */ text, /** @type {boolean} */ may, /** @type {() => void} */ act) {
    const b = document.createElement("button");
    b.type = "button";
    b.className = "ib";
    b.textContent = text;
    b.disabled = !may;
    b.onclick = () => { act(); Bench.changed(); };
    return b;
  }
  function show() {
    if (!Bench.draft) return;
    const now = sheets.map((s) => Bench.draft.sheets[s.key].length).join();
    if (now !== shape) { shape = now; build(); }
    for (const el of /** @type {NodeListOf<HTMLInputElement>} */ ($("sheets").querySelectorAll("[data-cell]"))) {
      const [sheet, row, key] = (el.dataset.cell || "").split("."), value = Bench.draft.sheets[sheet][Number(row)]?.[key];
      if (el.type === "checkbox") el.checked = Boolean(value);
      else if (el !== document.activeElement && el.value !== String(value)) el.value = String(value);
      el.classList.remove("mend", "doubt");
      el.removeAttribute("aria-invalid");
      el.title = "";
      delete el.parentElement?.dataset.note;
    }
    (Bench.told?.notes || []).forEach((note, n) => { for (const cell of note.cells) mark(cell, note, n + 1); });
  }
  /** A cell wears the colour and the number of the first sentence that is about it, and says it. */
  function mark(/** @type {string} */ cell, /** @type {{ grade: string, text: string }} */ note, /** @type {number} */ n) {
    const el = document.querySelector(`[data-cell="${CSS.escape(cell)}"]`), td = el?.parentElement;
    if (!(el instanceof HTMLElement) || !td || td.dataset.note) return;
    el.classList.add(note.grade);
    el.title = note.text;
    if (note.grade === "mend") el.setAttribute("aria-invalid", "true");
    Object.assign(td.dataset, { note: String(n), grade: note.grade });
  }
  Bench.face = {
    show,
    point: (note) => { const el = note.cells.length ? document.querySelector(`[data-cell="${CSS.escape(note.cells[0])}"]`) : null; if (el instanceof HTMLElement) el.focus(); },
  };
})();
