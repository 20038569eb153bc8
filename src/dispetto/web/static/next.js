// @ts-check
// By correspondence: once an answer is given, the next table that waits for me is one click away.
"use strict";
(() => {
  const link = /** @type {HTMLAnchorElement | null} */ (document.getElementById("next")), { base, table } = document.body.dataset;
  const asked = () => Boolean(document.querySelector("#ask [data-answer]"));
  let was = asked();
  addEventListener("dispetto:drawn", async () => {
    const now = asked(), done = was && !now;
    was = now;
    if (!link) return;
    if (now) link.hidden = true;
    if (!done) return;
    try {
      const found = await (await fetch(`${base}/turns/next?after=${table}`)).json();
      if (!found.n || asked()) return;
      link.href = `${base}/t/${found.table}`;
      link.textContent = found.words;
      link.hidden = false;
    } catch { /* no line: nothing is next */ }
  });
})();
