// @ts-check
// Search in the law: only the rules that contain every word stay.
"use strict";
(() => {
  const box = /** @type {HTMLInputElement | null} */ (document.getElementById("search"));
  const rules = [...document.querySelectorAll(".law dt")].map((dt) => ({ dt, dd: dt.nextElementSibling }));
  const rest = [...document.querySelectorAll(".law > p, .law > ul, .law > table")];
  box?.addEventListener("input", () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { dt, dd } of rules) {
      const text = `${dt.textContent} ${dd?.textContent}`.toLowerCase();
      const hide = !words.every((w) => text.includes(w));
      dt.toggleAttribute("hidden", hide);
      dd?.toggleAttribute("hidden", hide);
    }
    for (const el of rest) el.toggleAttribute("hidden", words.length > 0 && !words.every((w) => (el.textContent || "").toLowerCase().includes(w)));
  });
})();
