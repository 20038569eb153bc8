// @ts-check
// Every die and card of a game that is over, derived again in this browser: `derive` of core/engine/dice.py, line by line.
"use strict";
(() => {
  /** @typedef {{line: number, who: string, said: string, undone: boolean, counter?: number, weights?: number[], pick?: number, faces?: number, at?: number}} Roll */
  /** @typedef {{commitment: string, seed: string, nonces: string[], faces: string[][], rolls: Roll[]}} Open */
  /** @typedef {{hash: (data: Uint8Array) => Promise<Uint8Array>, mac: (data: Uint8Array) => Promise<Uint8Array>}} Crypt */
  const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
  const utf8 = (/** @type {string} */ text) => new TextEncoder().encode(text);
  const hex = (/** @type {Uint8Array} */ bytes) => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
  const unhex = (/** @type {string} */ text) => new Uint8Array((text.match(/../g) || []).map((two) => parseInt(two, 16)));

  // ------------------------------------------------------------------ SHA-256 for browsers that keep theirs from http pages

  const primes = (() => { const found = []; for (let n = 2; found.length < 64; n++) if (found.every((p) => n % p)) found.push(n); return found; })();
  // The first 32 bits of the fraction of a prime's root, by whole numbers: no rounding.
  const root = (/** @type {number} */ prime, /** @type {bigint} */ power) => {
    const wanted = BigInt(prime) << (32n * power);
    let low = 0n, high = 1n << 40n;
    while (high - low > 1n) { const mid = (low + high) >> 1n; if (mid ** power <= wanted) low = mid; else high = mid; }
    return Number(low & 0xffffffffn);
  };
  const K = primes.map((p) => root(p, 3n)), H = primes.slice(0, 8).map((p) => root(p, 2n));
  const turn = (/** @type {number} */ x, /** @type {number} */ n) => (x >>> n) | (x << (32 - n));

  function sha256(/** @type {Uint8Array} */ data) {
    const padded = new Uint8Array((data.length + 72) & ~63), view = new DataView(padded.buffer);
    padded.set(data);
    padded[data.length] = 0x80;
    view.setUint32(padded.length - 8, Math.floor(data.length / 0x20000000));
    view.setUint32(padded.length - 4, data.length << 3);
    const h = [...H], w = new Array(64);
    for (let at = 0; at < padded.length; at += 64) {
      for (let i = 0; i < 64; i++) {
        if (i < 16) { w[i] = view.getUint32(at + 4 * i); continue; }
        const a = w[i - 15], b = w[i - 2];
        w[i] = (w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))) | 0;
      }
      let [a, b, c, d, e, f, g, z] = h;
      for (let i = 0; i < 64; i++) {
        const one = (z + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
        const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [z, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
      }
      [a, b, c, d, e, f, g, z].forEach((x, i) => { h[i] = (h[i] + x) | 0; });
    }
    const out = new DataView(new ArrayBuffer(32));
    h.forEach((x, i) => out.setUint32(4 * i, x));
    return new Uint8Array(out.buffer);
  }

  function hmac(/** @type {Uint8Array} */ key, /** @type {Uint8Array} */ data) {
    const block = new Uint8Array(64), joined = (/** @type {number} */ mask, /** @type {Uint8Array} */ more) => new Uint8Array([...block.map((b) => b ^ mask), ...more]);
    block.set(key.length > 64 ? sha256(key) : key);
    return sha256(joined(0x5c, sha256(joined(0x36, data))));
  }

  /** @returns {Promise<Crypt>} */
  async function crypt(/** @type {Uint8Array} */ seed) {
    const subtle = crypto.subtle;
    if (!subtle) return { hash: async (data) => sha256(data), mac: async (data) => hmac(seed, data) };
    const key = await subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return {
      hash: async (data) => new Uint8Array(await subtle.digest("SHA-256", data)),
      mac: async (data) => new Uint8Array(await subtle.sign("HMAC", key, data)),
    };
  }

  // --------------------------------------------------------------------------------------------------- one roll, again

  // As Python writes it with ensure_ascii.
  const ascii = (/** @type {unknown} */ value) =>
    JSON.stringify(value).replace(/[\u0080-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);

  async function derive(/** @type {Crypt} */ by, /** @type {string[]} */ nonces, /** @type {number} */ counter, /** @type {number[]} */ weights) {
    const total = BigInt(weights.reduce((sum, w) => sum + w, 0)), all = 1n << 64n;
    for (let attempt = 0; ; attempt++) {
      const word = new DataView((await by.mac(utf8(ascii([nonces, counter, attempt])))).buffer).getBigUint64(0);
      if (word >= all - (all % total)) continue;
      let left = word % total, index = 0;
      while (left >= BigInt(weights[index])) left -= BigInt(weights[index++]);
      return index;
    }
  }

  /** What is wrong with a roll: the key of a sentence and what the seed gives; nothing when it is right.
   * @returns {Promise<[string, string] | null>} */
  async function wrong(/** @type {Crypt} */ by, /** @type {Open} */ open, /** @type {Roll} */ roll, /** @type {number} */ due) {
    const { counter, weights, pick } = roll;
    if (counter === undefined || !weights || pick === undefined) return null;
    if (counter !== due) return [counter < due ? "Again" : "Skipped", ""];
    if (!weights.every((w) => Number.isSafeInteger(w) && w >= 0) || !weights.some(Boolean)) return ["Odds", ""];
    const got = await derive(by, open.nonces, counter, weights);
    const faces = roll.faces === undefined ? null : open.faces[roll.faces];
    const meant = faces ? faces[got] : `${got + 1} / ${weights.length}`;
    if (got !== pick) return ["Pick", meant];
    return faces && faces[got] !== roll.said ? ["Said", meant] : null;
  }

  // ------------------------------------------------------------------------------------------------------- the page

  const page = $("fair"), list = $("rolls");
  const told = (/** @type {string} */ key, /** @type {Record<string, string>} */ facts = {}) =>
    Object.entries(facts).reduce((text, [name, value]) => text.replace(`{${name}}`, () => value), page.dataset[key] || "");
  const mark = (/** @type {string} */ id, /** @type {string} */ state, /** @type {string} */ text = "") => {
    $(id).dataset.state = state;
    if (text) $(id).textContent = text;
  };

  function drawn(/** @type {Roll} */ roll) {
    const row = document.createElement("li"), link = document.createElement(roll.at === undefined ? "span" : "a");
    row.dataset.state = "waits";
    row.className = roll.who + (roll.undone ? " undone" : "");
    const face = /^[1-6]$/.test(roll.said) && roll.who === "dice";
    link.innerHTML = '<small></small><b></b><i aria-hidden="true"></i>';
    /** @type {HTMLElement} */ (link.children[0]).textContent = roll.counter === undefined ? "–" : String(roll.counter);
    const said = /** @type {HTMLElement} */ (link.children[1]);
    said.textContent = roll.said;
    if (face) { said.className = "die"; said.dataset.face = roll.said; }
    if (link instanceof HTMLAnchorElement) link.href = `${page.dataset.replay}?at=${roll.at}`;
    link.title = told("line", { n: String(roll.line) }) + (roll.undone ? ` · ${told("undone")}` : "");
    row.append(link);
    return row;
  }

  function broken(/** @type {HTMLElement} */ row, /** @type {string} */ text) {
    row.dataset.state = "bad";
    const why = document.createElement("p");
    why.textContent = text;
    row.append(why);
    return text;
  }

  // What this browser wrote down itself when it saw the table: page.js.
  function noted(/** @type {Open} */ open) {
    let note = null;
    try { note = JSON.parse(localStorage.getItem("seals") || "{}")[page.dataset.fair || ""] || null; } catch { /* no notes */ }
    if (!note) { mark("noted", "none", told("notedNone")); return { note, lie: false, own: false }; }
    const lie = note.seal !== open.commitment, own = !lie && !!note.nonce && open.nonces.includes(note.nonce);
    mark("noted", lie ? "bad" : "good", told(lie ? "notedOther" : note.early ? "notedEarly" : "notedLate", { when: new Date(note.at).toLocaleString(document.documentElement.lang) }));
    if (note.nonce && !lie) {
      const mine = document.querySelector(`[data-nonce="${CSS.escape(note.nonce)}"]`);
      if (mine instanceof HTMLElement) { mine.dataset.state = "good"; mine.append(` ${told("nonceMine")}`); }
      else mark("lost", "bad", told("nonceLost"));
    }
    return { note, lie, own };
  }

  const breath = () => new Promise((go) => requestAnimationFrame(go));

  async function check(/** @type {Open} */ open) {
    const seed = unhex(open.seed), by = await crypt(seed), still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!crypto.subtle) $("own").hidden = false;
    const sealed = hex(await by.hash(seed)) === open.commitment;
    mark("seal", sealed ? "good" : "bad", told(sealed ? "sealGood" : "sealBad"));
    const { lie, own, note } = noted(open);
    const rows = open.rolls.map(drawn);
    list.append(...rows);
    const batch = still ? 200 : Math.max(1, Math.ceil(open.rolls.length / 90));
    /** @type {Map<number, number>} */ const dues = new Map(); // sister tables count by stream: core/telling/streams.py
    let right = 0, first = "", seen = 0;
    for (const [n, roll] of open.rolls.entries()) {
      const stream = Math.floor((roll.counter ?? 0) / 2 ** 20), due = dues.get(stream) ?? stream * 2 ** 20;
      const bad = await wrong(by, open, roll, due);
      if (roll.counter === undefined) rows[n].dataset.state = "borrowed";
      else {
        dues.set(stream, roll.counter + 1);
        seen++;
        if (bad) {
          const why = broken(rows[n], told(`bad${bad[0]}`, { got: bad[1] }));
          first = first || told("broke", { n: String(roll.line), why });
        } else { rows[n].dataset.state = "good"; right++; }
      }
      if (n % batch === 0) { $("count").textContent = `${right} / ${seen}`; await breath(); }
    }
    const all = open.rolls.filter((roll) => roll.counter !== undefined).length;
    $("count").textContent = `${right} / ${all}`;
    if (!sealed || lie) first = told(lie ? "notedOther" : "sealBad");
    const good = !first;
    mark("verdict", good ? "good" : "bad", good ? told(own ? "provedOwn" : note && note.early ? "provedNoted" : "proved") : told("unproved", { why: first }));
    page.dataset.done = good ? "good" : "bad";
    const broke = document.querySelector('#rolls [data-state="bad"]');
    if (broke) {
      const link = document.createElement("a");
      broke.id = "broke";
      link.href = "#broke";
      link.textContent = told("show");
      $("verdict").append(" ", link);
    }
  }

  fetch(page.dataset.from || "").then((answer) => answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status))))
    .then(check)
    .catch((e) => { mark("verdict", "bad", told("trouble", { why: String(e.message || e) })); page.dataset.done = "bad"; });
})();
