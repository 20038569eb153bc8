// @ts-check
// Everybody's chance to win, laid on their plates: in the replay, and for those who watch a game in which nothing is hidden.
"use strict";
const Chances = (() => {
  /** A bar and a number a plate; drawn anew after every morph. */
  function dress(/** @type {number[]} */ odds, /** @type {string[]} */ colours, /** @type {string} */ title) {
    for (const plate of document.querySelectorAll(".seat[data-seat]")) {
      const seat = Number(plate.getAttribute("data-seat")), chance = odds[seat];
      if (chance === undefined) continue;
      let bar = /** @type {HTMLElement | null} */ (plate.querySelector(".chance"));
      if (!bar) {
        bar = document.createElement("span");
        bar.className = "chance";
        bar.append(document.createElement("i"), document.createElement("b"));
        plate.append(bar);
      }
      bar.style.setProperty("--chance", `${chance}%`);
      bar.style.setProperty("--seat", colours[seat]);
      /** @type {HTMLElement} */ (bar.lastChild).textContent = `${Math.round(chance)} %`;
      bar.title = title;
    }
  }
  const { table, base, chances } = document.body.dataset;
  if (table && chances) {
    let asked = "";
    const look = async () => {
      const answer = await fetch(`${base}/t/${table}/chances`).catch(() => null);
      if (!answer?.ok) return;
      const { odds, colours } = await answer.json();
      dress(odds, colours, chances);
    };
    const again = () => { const now = document.getElementById("scene")?.innerHTML || ""; if (now !== asked) { asked = now; look(); } };
    addEventListener("dispetto:drawn", again);
    addEventListener("load", again);
  }
  return { dress };
})();
