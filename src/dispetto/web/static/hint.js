// @ts-check
// A hint against bots: asked for by a click, shown beside the board until the next question.
"use strict";
(() => {
  const { table, base } = document.body.dataset;
  const box = document.getElementById("hint");
  if (!box || !table) return;
  let at = "";
  const question = () => /** @type {HTMLElement | null} */ (document.querySelector("#ask [data-answer]"))?.dataset.seq || "";
  /** The answer an expert would give wears a mark. */
  function advise() {
    const code = /** @type {HTMLElement | null} */ (box?.querySelector(".best[data-advised]"))?.dataset.advised;
    for (const el of document.querySelectorAll("#ask [data-answer]")) el.classList.toggle("advised", code !== undefined && el.getAttribute("data-answer") === code);
  }
  async function ask(/** @type {HTMLElement} */ button) {
    at = question();
    button.setAttribute("aria-busy", "true");
    box?.classList.add("thinking");
    const answer = await fetch(`${base}/t/${table}/hint`, { method: "POST" }).catch(() => null);
    button.removeAttribute("aria-busy");
    box?.classList.remove("thinking");
    if (!box || !answer) return;
    if (answer.ok) { if (question() === at) { box.innerHTML = (await answer.json()).html; advise(); } return; }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    box.textContent = page.querySelector("main p, main h1, .sorry")?.textContent || "";
  }
  document.addEventListener("click", (e) => {
    const hit = /** @type {Element} */ (e.target).closest("[data-hint], [data-hint-hide], [data-hint-show]");
    if (!(hit instanceof HTMLElement)) return;
    if ("hintShow" in hit.dataset) {  // as if one pointed at that answer: its ghost lies on the board
      const code = /** @type {HTMLElement | null} */ (box.querySelector(".best[data-advised]"))?.dataset.advised;
      /** @type {HTMLElement | null} */ (document.querySelector(`#ask [data-answer="${code}"]`))?.focus();
    } else if ("hint" in hit.dataset) ask(hit); else { box.replaceChildren(); advise(); document.getElementById("ask")?.focus(); }
  });
  new MutationObserver(() => { if (box.firstChild && question() !== at) box.replaceChildren(); }).observe(/** @type {HTMLElement} */ (document.getElementById("ask")), { childList: true, subtree: true });
})();
