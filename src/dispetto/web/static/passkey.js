// @ts-check
// Passkeys: this device makes one, or shows one. Where it cannot, nothing of this is seen, and the phrase is left.
"use strict";
(() => {
  const { base } = document.body.dataset;
  const bytes = (/** @type {string} */ text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  const text = (/** @type {ArrayBuffer} */ data) => btoa(String.fromCharCode(...new Uint8Array(data))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const post = async (/** @type {string} */ where, /** @type {object} */ what) => {
    const answer = await fetch(`${base}/passkey/${where}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(what) });
    const said = await answer.json();
    if (!answer.ok) throw new Error(said.error);
    return said;
  };
  const plain = (/** @type {PublicKeyCredential} */ made) => {
    const from = /** @type {any} */ (made.response), response = /** @type {Record<string, string>} */ ({});
    for (const part of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) if (from[part]) response[part] = text(from[part]);
    return { id: made.id, rawId: text(made.rawId), type: made.type, clientExtensionResults: {}, response };
  };
  async function add() {
    const { publicKey: o } = await post("add/begin", {});
    const known = (o.excludeCredentials || []).map((/** @type {any} */ one) => ({ ...one, id: bytes(one.id) }));
    const publicKey = { ...o, challenge: bytes(o.challenge), user: { ...o.user, id: bytes(o.user.id) }, excludeCredentials: known };
    return post("add", plain(/** @type {PublicKeyCredential} */ (await navigator.credentials.create({ publicKey }))));
  }
  async function use(/** @type {boolean} */ alone) {
    const { publicKey: o } = await post("use/begin", {});
    const found = await navigator.credentials.get({ publicKey: { ...o, challenge: bytes(o.challenge) } });
    return post("use", { ...plain(/** @type {PublicKeyCredential} */ (found)), alone });
  }
  for (const box of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-passkey]"))) {
    if (!window.PublicKeyCredential || !navigator.credentials) continue;
    box.hidden = false;
    const no = /** @type {HTMLElement} */ (box.querySelector("[role=alert]"));
    box.addEventListener("click", async (e) => {
      const at = /** @type {Element} */ (e.target), button = /** @type {HTMLButtonElement?} */ (at.closest("[data-passkey-add], [data-passkey-use]"));
      if (!button || button.disabled) return;
      button.disabled = true;
      no.textContent = "";
      try {
        const alone = /** @type {HTMLInputElement?} */ (box.querySelector("[data-alone]"));
        const { go } = await (button.matches("[data-passkey-add]") ? add() : use(Boolean(alone?.checked)));
        const here = new URL(go, location.href);
        if (here.pathname === location.pathname) location.reload(); else location.assign(here);
      } catch (wrong) {
        const { name, message } = /** @type {Error} */ (wrong);
        no.textContent = (name === "Error" ? message : name === "InvalidStateError" ? box.dataset.had : name === "NotAllowedError" ? box.dataset.no : box.dataset.trouble) || "";
      }
      button.disabled = false;
    });
  }
})();
