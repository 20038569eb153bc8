// @ts-check
// Everybody's chance to win, laid on their plates: in the replay, and for those who watch a game in which nothing is hidden.
"use strict";
const Chances = (() => {
  /** @type {Map<number, HTMLElement>} */ const loose = new Map();
  /** Where the scene shows the seats itself their bars lie on it. */
  function place() {
    for (const [seat, bar] of loose) {
      const r = document.getElementById(`seat-${seat}`)?.getBoundingClientRect();
      bar.hidden = !r || !r.width;
      if (!r || !r.width) continue;
      bar.style.width = `${Math.round(r.width * .8)}px`;
      bar.style.transform = `translate(${Math.round(r.x + r.width * .1)}px, ${Math.round(r.bottom - (innerWidth < 720 ? 3 : 14))}px)`;
    }
  }
  function of(/** @type {number} */ seat) {
    let bar = loose.get(seat);
    if (!bar) {
      bar = document.createElement("span");
      bar.className = "chance loose";
      bar.append(document.createElement("i"), document.createElement("b"));
      document.body.append(bar);
      const board = document.getElementById("scene");
      if (!loose.size && board) new ResizeObserver(place).observe(board);
      loose.set(seat, bar);
    }
    return bar;
  }
  for (const change of ["resize", "scroll", "dispetto:layout", "dispetto:drawn"]) addEventListener(change, place, { passive: true });
  /** A bar and a number a plate; drawn anew after every morph. */
  function dress(/** @type {number[]} */ odds, /** @type {string[]} */ colours, /** @type {string} */ title) {
    for (const plate of document.querySelectorAll(".seat[data-seat]")) {
      const seat = Number(plate.getAttribute("data-seat")), chance = odds[seat];
      if (chance === undefined) continue;
      const inside = plate.id.startsWith("plate-");
      let bar = inside ? of(seat) : /** @type {HTMLElement | null} */ (plate.querySelector(".chance"));
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
    place();
  }
  const { table, base, chances } = document.body.dataset;
  if (table && chances) {
    /** @type {{ odds: number[], colours: string[], title: string } | null} */
    let known = null;
    let stale = true, busy = false;
    const look = async () => {
      if (busy || !stale || document.hidden) return;
      busy = true;
      stale = false;
      const answer = await fetch(`${base}/t/${table}/chances`).catch(() => null);
      busy = false;
      if (!answer?.ok) return;  // what was known stands until something happens
      const told = await answer.json();
      if (told.odds.length) { known = told; dress(told.odds, told.colours, told.title); }
      look();
    };
    const drawn = () => {
      if (known) dress(known.odds, known.colours, known.title);  // a plate that was drawn anew has lost it
      stale = true;
      look();
    };
    addEventListener("dispetto:drawn", drawn);
    document.addEventListener("visibilitychange", look);
    addEventListener("load", look);
  }
  return { dress };
})();
