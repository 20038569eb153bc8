// @ts-check
// In a tunnel: an answer that could not be sent, or was sent into nothing, waits here and goes out when there is a line again.
// Only its number is kept, with the question it answers: the table takes it once, or says that it has moved on.
"use strict";
const Tunnel = (() => {
  const { table, tunnel } = document.body.dataset, KEY = `tunnel:${table}`;
  const SILENCE = 5000, VERDICT = 800; // milliseconds until no word is a word
  const box = document.getElementById("tunnel");
  /** @type {{ answer: number, seq: number, part: number } | null} */ let pending = null;
  let held = false, again = false, done = 0;
  try { pending = tunnel === undefined ? null : JSON.parse(localStorage.getItem(KEY) || "null"); } catch { /* nothing is kept here */ }
  const say = (/** @type {string} */ state) => { if (box) { box.hidden = !state; box.dataset.state = state; } };
  function hold() {
    held = true;
    try { localStorage.setItem(KEY, JSON.stringify(pending)); } catch { /* then it is only remembered */ }
    say("waits");
  }
  function drop(/** @type {any} */ state = "") {
    clearTimeout(done);
    pending = null;
    held = again = false;
    try { localStorage.removeItem(KEY); } catch { /* there was none */ }
    say(state);
  }
  if (pending) hold();
  box?.addEventListener("click", (e) => { if (/** @type {Element} */ (e.target).closest("[data-drop]")) drop(); });
  return {
    /** An answer was given; whether it went out. */
    given(/** @type {any} */ what, /** @type {boolean} */ sent) {
      if (tunnel === undefined) return;
      drop(); // what waited was said to another question, or is said anew
      pending = what;
      if (!sent) hold();
    },
    /** The line is gone: what nobody has confirmed waits. */
    lost() {
      clearTimeout(done);
      again = false;
      if (pending) hold();
    },
    /** The line is back. */
    open(/** @type {(what: any) => void} */ send) {
      if (!pending || !held) return;
      again = true;
      send(pending);
      clearTimeout(done);
      done = setTimeout(() => drop(), SILENCE); // it had arrived before: the table says nothing twice
    },
    /** What the table says; true where it is about an answer that came too late, and was told here. */
    heard(/** @type {any} */ m) {
      if (!pending) return false;
      if (m.no) {
        const late = again;
        drop(late ? "moved" : "");
        return late;
      }
      const moved = m.seq > pending.seq || (m.seq === pending.seq && m.html?.ask !== undefined);
      if (moved && again) { clearTimeout(done); done = setTimeout(() => drop(), VERDICT); } // by this answer, or by another before it: then a word follows
      else if (moved && !held) drop();
      return false;
    },
  };
})();
