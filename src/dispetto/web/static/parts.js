// @ts-check
// The parts of a page as the server wrote them: what is new comes as a whole text, or as pieces of the one before.
"use strict";
const Parts = (() => {
  const CUT = "<";
  /** @type {Map<string, string>} */ const texts = new Map();
  /** @type {Record<string, number>} */ let marks = {}; // of parts that came with the page
  const table = Uint32Array.from({ length: 256 }, (_, n) => {
    for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
    return n;
  });
  /** The server's fingerprint: CRC-32 of the text. */
  const mark = (/** @type {string} */ text) => {
    let sum = -1;
    for (const byte of new TextEncoder().encode(text)) sum = table[(sum ^ byte) & 255] ^ (sum >>> 8);
    return (sum ^ -1) >>> 0;
  };
  /** A list of new texts (strings) and of pieces of the old one ([start, count]), put together. */
  const made = (/** @type {string} */ old, /** @type {(string | [number, number])[]} */ change) => {
    const was = old.split(CUT);
    return change.map((one) => (typeof one === "string" ? one : was.slice(one[0], one[0] + one[1]).join(CUT))).join(CUT);
  };
  return {
    made,
    /** A page begins: these are the fingerprints of what it shows. */
    begin(/** @type {string | undefined} */ have) {
      texts.clear();
      marks = JSON.parse(have || "{}");
    },
    /** What the page shows, for a server that has lost sight of it. */
    have() {
      const found = { ...marks };
      for (const [name, text] of texts) found[name] = mark(text);
      return found;
    },
    /** Whole texts from what the server says; null where it speaks of a text that is not there. */
    take(/** @type {Record<string, any>} */ html) {
      /** @type {Record<string, string>} */ const whole = {};
      for (const [name, said] of Object.entries(html)) {
        const old = texts.get(name);
        if (typeof said !== "string" && old === undefined) return null;
        whole[name] = typeof said === "string" ? said : made(old || "", said);
      }
      for (const [name, text] of Object.entries(whole)) if (name !== "log") texts.set(name, text);
      return whole;
    },
  };
})();
