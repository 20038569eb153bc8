// @ts-check
// What every page can do: remember the language, the theme, the layout and the time zone, copy a link, send a form when it changes.
"use strict";
(() => {
  const year = 365 * 24 * 3600;
  const MOST_NOTES = 100;
  const keep = (/** @type {string} */ pair) => { document.cookie = `${pair}; path=${document.body.dataset.base}/; max-age=${year}; samesite=lax`; };
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const layout = () => { keep(`layout=${Layout.page()}`); };
  layout();
  addEventListener("dispetto:layout", layout);
  keep(`zone=${Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC"}`); // where a day of holiday ends
  // The first page of a new visitor was drawn before anybody knew how wide the screen is.
  const drawn = document.body.dataset.layout, meant = Layout.page();
  if (drawn && drawn !== meant && !document.body.dataset.table && sessionStorage.getItem("layout") !== meant) {
    sessionStorage.setItem("layout", meant);
    location.reload();
  }

  // Every seat adds something of its own to the dice, so that nobody could have chosen them alone.
  const nonce = [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("");
  document.addEventListener("submit", (e) => {
    const box = /** @type {HTMLFormElement} */ (e.target).querySelector("input[name=nonce]");
    if (!(box instanceof HTMLInputElement)) return;
    box.value = nonce;
    if (e.submitter instanceof HTMLButtonElement && ["sit", "start"].includes(e.submitter.value)) note({ nonce });
  }, true);
  // The fingerprint of a table's dice as this browser first saw it, and what it added then: fair.js asks for it at the end.
  function note(/** @type {Record<string, unknown>} */ more) {
    const { table, seal } = document.body.dataset;
    if (!table || !seal) return;
    try {
      const notes = JSON.parse(localStorage.getItem("seals") || "{}"), early = "early" in document.body.dataset;
      notes[table] = { seal, early, at: Date.now(), ...notes[table], ...more };
      localStorage.setItem("seals", JSON.stringify(Object.fromEntries(Object.entries(notes).slice(-MOST_NOTES))));
    } catch { /* a browser that keeps nothing has no notes */ }
  }
  note({});

  // A moment is said in the reader's own time, which only the browser knows.
  function when() {
    for (const el of /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll("time[data-when]"))) {
      const at = new Date(el.dateTime), day = el.dataset.when === "day";
      /** @type {Intl.DateTimeFormatOptions} */ const how = { weekday: "short", day: "numeric", month: "short", ...(day ? {} : { hour: "2-digit", minute: "2-digit" }) };
      if (!isNaN(at.getTime())) el.textContent = new Intl.DateTimeFormat(document.documentElement.lang, how).format(at);
    }
  }
  when();
  addEventListener("dispetto:drawn", when);

  document.addEventListener("change", (e) => {
    const at = /** @type {HTMLInputElement} */ (e.target);
    if (!("auto" in at.dataset) || !at.form) return;
    const set = at.form.querySelector("button[value=set]");
    at.form.requestSubmit(set instanceof HTMLButtonElement ? set : undefined);
  });
  // Whoever was quicker than the scripts has changed something that nobody heard. (What a browser fills in again by itself is
  // no change: such forms say autocomplete=off.)
  const unheard = (/** @type {HTMLInputElement | HTMLSelectElement} */ el) =>
    el instanceof HTMLSelectElement ? [...el.options].some((o) => o.defaultSelected) && !el.selectedOptions[0]?.defaultSelected
      : el.type === "checkbox" ? el.checked !== el.defaultChecked
        : el !== document.activeElement && el.value !== el.defaultValue;
  addEventListener("DOMContentLoaded", () => {
    const fields = /** @type {(HTMLInputElement | HTMLSelectElement)[]} */ ([...document.querySelectorAll("[data-auto]")]);
    const changed = new Map(fields.filter(unheard).map((el) => [el.form, el])); // one word a form: it sends all of itself
    for (const el of changed.values()) el.dispatchEvent(new Event("change", { bubbles: true }));
  });
  // What stood open stays open when a form of this page brings it back.
  const opened = $open();
  function $open() { const el = document.getElementById("more-options"); return el instanceof HTMLDetailsElement ? el : null; }
  if (opened) {
    opened.open = sessionStorage.getItem("more") === "open";
    document.addEventListener("toggle", (e) => { const el = $open(); if (e.target === el && el) sessionStorage.setItem("more", el.open ? "open" : ""); }, true);
  }

  document.addEventListener("click", (e) => {
    const at = /** @type {HTMLElement} */ (e.target);
    const set = at.closest("[data-set]");
    if (set instanceof HTMLElement && set.dataset.set) {
      keep(set.dataset.set);
      if (document.body.dataset.table) dispatchEvent(new CustomEvent("dispetto:lang"));
      else location.reload();
    }
    const copy = at.closest("[data-copy]");
    if (copy instanceof HTMLElement) {
      const box = /** @type {HTMLInputElement | null} */ (document.getElementById(copy.dataset.copy || ""));
      if (box) {
        box.select();
        Promise.resolve(navigator.clipboard?.writeText(box.value) ?? document.execCommand("copy")).catch(() => document.execCommand("copy"));
        (copy.querySelector("span") || copy).textContent = copy.dataset.done || "";
      }
    }
    const bell = at.closest("[data-notify]");
    if (bell instanceof HTMLElement && window.Notification) {
      Notification.requestPermission().then((said) => {
        const on = said === "granted" && localStorage.getItem("notify") !== "on";
        localStorage.setItem("notify", on ? "on" : "");
        bell.setAttribute("aria-pressed", String(on));
      });
    }
    if (at.closest("[data-toggle-theme]")) {
      const root = document.documentElement;
      const now = root.dataset.theme || (dark.matches ? "dark" : "light");
      root.dataset.theme = now === "dark" ? "light" : "dark";
      keep(`theme=${root.dataset.theme}`);
    }
  });
})();
