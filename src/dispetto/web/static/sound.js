// @ts-check
// Small sounds, made here out of tones and noise: no files, off until somebody asks, silent where there is no audio.
// Whoever wants one says dispatchEvent(new CustomEvent("dispetto:sound", { detail: { name } })): the steps, and the turn.
"use strict";
(() => {
  const year = 365 * 24 * 3600;
  let on = /(?:^|; )sound=on/.test(document.cookie);
  /** @type {AudioContext | null} */ let audio = null;
  /** @type {AudioBuffer | null} */ let hiss = null;
  let busy = 0; // sounds that still ring
  /** @type {Record<string, number>} */ const last = {};

  /** Browsers let a page sound only after a click or a key. */
  function wake() {
    if (!on || !window.AudioContext) return;
    audio = audio || new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {});
  }
  /** A way to the loudspeaker that swells and dies away. */
  function fade(/** @type {AudioContext} */ a, /** @type {number} */ at, /** @type {number} */ long, /** @type {number} */ loud) {
    const gain = a.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
    gain.connect(a.destination);
    return gain;
  }
  function play(/** @type {AudioScheduledSourceNode} */ source, /** @type {number} */ at, /** @type {number} */ long) {
    busy += 1;
    source.onended = () => { busy -= 1; };
    source.start(at);
    source.stop(at + long + 0.02);
  }
  /** A tone that may slide from one pitch to another. */
  function tone(/** @type {number} */ after, /** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ long, loud = 0.12, /** @type {OscillatorType} */ type = "sine") {
    if (!audio) return;
    const at = audio.currentTime + after, source = audio.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + long);
    source.connect(fade(audio, at, long, loud));
    play(source, at, long);
  }
  /** Noise of one colour, from one pitch to another. */
  function rush(/** @type {number} */ after, /** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ long, loud = 0.2, q = 1.2) {
    if (!audio) return;
    if (!hiss) {
      hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
      const data = hiss.getChannelData(0);
      for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
    }
    const at = audio.currentTime + after, source = audio.createBufferSource(), colour = audio.createBiquadFilter();
    source.buffer = hiss;
    source.loop = true;
    colour.type = "bandpass";
    colour.Q.value = q;
    colour.frequency.setValueAtTime(from, at);
    colour.frequency.exponentialRampToValueAtTime(to, at + long);
    source.connect(colour).connect(fade(audio, at, long, loud));
    play(source, at, long);
  }
  const thump = (/** @type {number} */ after, loud = 0.2) => { tone(after, 130, 55, 0.12, loud, "triangle"); rush(after, 300, 160, 0.06, loud * 0.6); };

  /** @type {Record<string, (s: any) => void>} */
  const SOUNDS = {
    dice() { for (let i = 0; i < 7; i += 1) rush(i * 0.07 + Math.random() * 0.03, 1700 + Math.random() * 1400, 900, 0.045, 0.22 - i * 0.02, 3); },
    step(s) { for (let i = 0; i < Math.min(12, s.times || 1); i += 1) tone(((s.ms || 0) / 1000 / (s.times || 1)) * i, 210, 120, 0.06, 0.07, "triangle"); },
    throw() { rush(0, 500, 2200, 0.24, 0.14); },
    push() { thump(0); rush(0.02, 700, 300, 0.16, 0.1); },
    hit() { thump(0, 0.28); rush(0, 2200, 500, 0.07, 0.16); },
    bite() { for (const after of [0, 0.13]) { rush(after, 2600, 1200, 0.04, 0.24, 2); thump(after + 0.02, 0.16); } },
    fall() { tone(0, 620, 90, 0.5, 0.1); thump(0.5, 0.24); },
    gallop() { for (const after of [0, 0.09, 0.18, 0.36, 0.45, 0.54]) thump(after, 0.1); },
    coins() { [2093, 2637, 3136, 2637].forEach((pitch, i) => tone(i * 0.07, pitch, pitch * 0.99, 0.16, 0.06, "triangle")); },
    card() { rush(0, 3200, 1500, 0.09, 0.16, 0.7); },
    gasp() { rush(0, 700, 1700, 0.26, 0.13, 2.5); },
    win() { [523, 659, 784, 1047].forEach((pitch, i) => tone(i * 0.12, pitch, pitch, 0.4, 0.1, "triangle")); },
    turn() { tone(0, 880, 878, 0.5, 0.1); tone(0.14, 1319, 1316, 0.7, 0.08); },
  };
  addEventListener("dispetto:sound", (e) => {
    const s = /** @type {CustomEvent} */ (e).detail, now = performance.now();
    if (!on || audio?.state !== "running" || busy > 24 || now - (last[s.name] || -1000) < 60) return;
    last[s.name] = now;
    (SOUNDS[s.name] || SOUNDS.card)(s);
  });

  for (const gesture of ["pointerdown", "keydown"]) document.addEventListener(gesture, wake, true);
  document.addEventListener("click", (e) => {
    if (!(/** @type {Element} */ (e.target).closest("[data-sound]"))) return;
    on = !on;
    document.cookie = `sound=${on ? "on" : "off"}; path=${document.body.dataset.base}/; max-age=${year}; samesite=lax`;
    for (const button of document.querySelectorAll("[data-sound]")) button.setAttribute("aria-pressed", String(on));
    wake();
    if (on) SOUNDS.turn({});
    else if (audio) { audio.close().catch(() => {}); audio = null; busy = 0; }
  });
})();
