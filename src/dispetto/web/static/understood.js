// @ts-check
// The end page asks how far the looking back has come, and lays in what is known.
"use strict";
(() => {
  const box = document.getElementById("understood");
  if (!box) return;
  const PAUSE = 700;
  async function ask() {
    const answer = await fetch(`${document.body.dataset.base}/t/${box?.dataset.table}/understood?layout=${Layout.page()}`).catch(() => null);
    const found = answer?.ok ? await answer.json() : null;
    if (!box || !found) return;
    const focus = document.activeElement && box.contains(document.activeElement); // nobody's place is taken away
    if (found.html && box.dataset.stage !== String(found.mark) && !focus) {
      box.innerHTML = found.html;
      box.dataset.stage = String(found.mark);
      const said = document.getElementById("verdict");
      if (said && found.verdict) said.innerHTML = found.verdict;
    }
    const learn = document.getElementById("learn");
    if (learn && found.learn) learn.hidden = false;
    const early = document.getElementById("moments");
    if (early && found.told) early.hidden = true;
    box.setAttribute("aria-busy", String(!found.done));
    if (!found.done) setTimeout(ask, PAUSE);
    else if (focus) box.addEventListener("focusout", () => setTimeout(ask, 0), { once: true });
  }
  ask();
})();
