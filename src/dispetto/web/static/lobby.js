// @ts-check
// A table that waits: forms are sent without leaving the page, what is wrong is said beside its field,
// and no news from others wipes what somebody is typing.
"use strict";
(() => {
  const $ = (/** @type {string} */ id) => document.getElementById(id);
  const main = /** @type {HTMLElement | null} */ (document.querySelector("main[data-lobby]"));
  if (!main) return;
  document.body.classList.add("scripted");

  // ------------------------------------------------------------------------------------------------ what is typed

  /** Fields somebody has touched since they were last sent, by form and name. */
  /** @type {Map<string, string>} */ const typed = new Map();
  /** @type {{ form: string, name: string, text: string } | null} */ let wrong = null;
  /** @type {HTMLElement | null} */ let last = null; // the field that was changed last
  const formOf = (/** @type {HTMLFormElement} */ form) => form.id || form.getAttribute("action") || "";
  const keyOf = (/** @type {HTMLInputElement} */ el) => `${el.form ? formOf(el.form) : ""} ${el.name}`;
  const fields = () => /** @type {HTMLInputElement[]} */ ([...main.querySelectorAll("input[name]:not([type=hidden]):not([type=file]), select[name], textarea[name]")]);
  const ticks = (/** @type {HTMLInputElement} */ el) => el.type === "radio" || el.type === "checkbox";
  function touch(/** @type {Event} */ e) {
    const el = /** @type {HTMLInputElement} */ (e.target);
    if (!el.name || !el.form || el.type === "file") return;
    last = el;
    typed.set(keyOf(el), el.type === "checkbox" ? String(el.checked) : el.value);
  }
  document.addEventListener("input", touch, true);
  document.addEventListener("change", touch, true);

  /** @type {string[]} */ let opened = [];
  addEventListener("dispetto:draw", () => { opened = [...main.querySelectorAll("details[open][id]")].map((el) => el.id); });
  addEventListener("dispetto:drawn", drawn);
  function drawn() {
    for (const el of main?.querySelectorAll("details[id]") || []) /** @type {HTMLDetailsElement} */ (el).open = opened.includes(el.id);
    for (const el of fields()) {
      const was = typed.get(keyOf(el));
      if (was === undefined || el.disabled) continue;
      if (el.type === "radio") { if (el.value === was) el.checked = true; }
      else if (ticks(el)) el.checked = was === "true";
      else if (el !== document.activeElement) el.value = was;
    }
    used();
    powers();
    say();
  }

  /** Whoever sits down reads as whom. */
  function as() {
    const name = /** @type {HTMLInputElement | null} */ (main?.querySelector("#sit [name=name]"));
    const button = /** @type {HTMLElement | null} */ (main?.querySelector("#sit [data-as]"));
    if (name && button) button.textContent = name.value.trim() ? (button.dataset.as || "").replace("…", () => name.value.trim()) : button.dataset.plain || "";
  }
  document.addEventListener("input", as);

  /** Faces that others have taken meanwhile; what was chosen gives way. */
  function used() {
    const there = $("there");
    if (!there) return;
    const taken = new Set([...there.querySelectorAll("[data-face]")].map((el) => el.getAttribute("data-face")));
    for (const el of /** @type {NodeListOf<HTMLInputElement>} */ (main?.querySelectorAll("#sit input[name=face]"))) {
      el.disabled = taken.has(el.value);
      el.closest("label")?.classList.toggle("used", el.disabled);
      if (el.disabled) el.checked = false;
    }
    const free = /** @type {HTMLInputElement[]} */ ([...(main?.querySelectorAll("#sit input[name=face]:not(:disabled)") || [])]);
    if (free.length && !free.some((el) => el.checked)) free[0].checked = true;
  }

  // ------------------------------------------------------------------------------------------------ what is wrong

  /** The sentence beside the field it is about; it stays until that is put right. */
  function say() {
    main?.querySelectorAll(".wrong").forEach((el) => el.remove());
    main?.querySelectorAll("[aria-invalid]").forEach((el) => { el.removeAttribute("aria-invalid"); el.removeAttribute("aria-describedby"); });
    if (!wrong) return;
    const form = [...document.forms].find((el) => formOf(el) === wrong?.form);
    const field = form && wrong.name ? form.querySelector(`[name="${CSS.escape(wrong.name)}"]`) : null;
    const p = document.createElement("p");
    p.className = "wrong";
    p.id = "wrong";
    p.setAttribute("role", "alert");
    p.textContent = wrong.text;
    field?.setAttribute("aria-invalid", "true");
    field?.setAttribute("aria-describedby", "wrong");
    const row = field?.closest(".opt, .two-fields, fieldset, .tiles");
    if (row) row.after(p); else (form || main)?.append(p);
  }

  // ------------------------------------------------------------------------------------------------ sending

  document.addEventListener("submit", (e) => {
    const form = /** @type {HTMLFormElement} */ (e.target);
    if (!main.contains(form) || "chat" in form.dataset || "leaves" in form.dataset) return;
    e.preventDefault();
    void post(form, /** @type {HTMLButtonElement | null} */ (e.submitter));
  });
  async function post(/** @type {HTMLFormElement} */ form, /** @type {HTMLButtonElement | null} */ by) {
    const data = new FormData(form);
    if (by?.name) data.append(by.name, by.value);
    const where = by?.getAttribute("formaction") || form.getAttribute("action") || "";
    const plain = form.enctype === "multipart/form-data" ? data : new URLSearchParams(/** @type {any} */ (data));
    const meant = last && last.closest("form") === form ? /** @type {HTMLInputElement} */ (last).name : "";
    form.classList.add("sending");
    let answer, text;
    try {
      answer = await fetch(where, { method: "POST", body: plain, headers: { accept: "text/html" } });
      text = await answer.text();
    } catch { return; } finally { form.classList.remove("sending"); } // the page says itself that the line is lost
    const fresh = new DOMParser().parseFromString(text, "text/html");
    const sorry = fresh.querySelector("main.sorry");
    if (sorry) {
      wrong = { form: formOf(form), name: sorry.getAttribute("data-field") || meant, text: sorry.querySelector("p")?.textContent || "" };
      return say();
    }
    const there = /** @type {HTMLElement | null} */ (fresh.querySelector("main[data-lobby]"));
    if (!there || there.dataset.lobby !== main?.dataset.lobby) return location.assign(answer.url);
    for (const el of fields()) if (el.form === form) typed.delete(keyOf(el));
    last = wrong = null;
    dispatchEvent(new Event("dispetto:draw"));
    if (form.dataset.shuts) opened = opened.filter((id) => id !== form.dataset.shuts);
    // @ts-ignore idiomorph is vendored
    Idiomorph.morph(main, there.innerHTML, { morphStyle: "innerHTML", ignoreActiveValue: true });
    drawn();
    offer();
    if ("closes" in form.dataset) sheet("");
  }

  // ------------------------------------------------------------------------------------------------ small controls

  /** A number in steps; a word that stands for one is below the lowest. */
  function step(/** @type {HTMLInputElement} */ box, /** @type {number} */ by) {
    const low = Number(box.dataset.low), high = Number(box.dataset.high), usual = box.dataset.default || "";
    const worded = usual !== "" && !/^\d+$/.test(usual);
    const now = box.value || usual;
    let next = /^\d+$/.test(now) ? Number(now) + by : by > 0 ? low : NaN;
    if (next < low && worded) next = NaN;
    box.value = Number.isNaN(next) ? "" : String(Math.max(low, Math.min(high, next)));
    box.dispatchEvent(new Event("input", { bubbles: true }));
    box.dispatchEvent(new Event("change", { bubbles: true }));
  }
  /** What the chosen tile can do. */
  function powers() {
    for (const form of main?.querySelectorAll("form.picks") || []) {
      const tile = /** @type {HTMLElement | null} */ (form.querySelector("input[name=pick]:checked"));
      const [name, text] = form.querySelectorAll(".power b, .power span");
      if (tile && name && text) { name.textContent = tile.dataset.name || ""; text.textContent = tile.dataset.text || ""; }
    }
  }
  document.addEventListener("change", (e) => {
    const el = /** @type {HTMLInputElement} */ (e.target);
    if (el.name === "place" && el.form) { // another place: show what stands there
      const pick = el.form.querySelector(`input[name=pick][value="${CSS.escape(el.dataset.pick || "")}"]`);
      if (pick instanceof HTMLInputElement) pick.checked = true;
      for (const name of ["pick"]) typed.delete(`${formOf(el.form)} ${name}`);
    }
    if (el.name === "pick" || el.name === "place") powers();
  });

  /** On a phone a picker is a sheet over the page. */
  function sheet(/** @type {string} */ id) {
    main?.querySelectorAll(".picks.open").forEach((el) => el.classList.remove("open"));
    const el = id ? $(id) : null;
    el?.classList.add("open");
    document.body.classList.toggle("sheeted", Boolean(el));
    if (el) /** @type {HTMLElement | null} */ (el.querySelector("input[name=pick]:checked, .sheet-closer"))?.focus();
  }
  addEventListener("dispetto:drawn", () => { if (document.body.classList.contains("sheeted")) main.querySelector(".picks")?.classList.add("open"); });
  document.addEventListener("keydown", (e) => { if (e.key === "Escape") sheet(""); });

  /** The phone's own way to send a link on, where there is one. */
  function offer() {
    for (const el of /** @type {NodeListOf<HTMLElement>} */ (main?.querySelectorAll("[data-share]"))) el.hidden = !("share" in navigator);
  }
  document.addEventListener("click", (e) => {
    const at = /** @type {HTMLElement} */ (e.target);
    const share = at.closest("[data-share]");
    if (share instanceof HTMLElement) {
      const box = /** @type {HTMLInputElement | null} */ ($(share.dataset.share || ""));
      if (box) void navigator.share({ title: share.dataset.title, url: box.value }).catch(() => {}); // thought better of it
    }
    const stepper = at.closest("[data-step]");
    if (stepper instanceof HTMLElement) {
      const box = stepper.parentElement?.querySelector("input");
      if (box) step(box, Number(stepper.dataset.step));
    }
    const opener = at.closest("[data-sheet]");
    if (opener instanceof HTMLElement) sheet(opener.dataset.sheet || "");
  });
  offer();
  used();
})();
