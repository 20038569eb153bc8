// @ts-check
// The thin client: the server's HTML is the truth, steps are the way there. No game is known here.
"use strict";
(() => {
  const $ = (/** @type {string} */ id) => document.getElementById(id);
  const body = document.body;

  // ------------------------------------------------------------------------------------------------ messages

  /** @type {any[]} */ const queue = [];
  let seq = Number(body.dataset.seq), heard = Number(body.dataset.heard || 0), busy = false, behind = 0, turn = false, since = 0;
  let me = body.dataset.me || "-1", look = Number(body.dataset.look || 0); // what the page was drawn from
  /** @type {number[]} */ let away = []; // seats whose people do not look
  /** @type {[number, number] | null} */ let fuse = null; // from when until when there is time
  Parts.begin(body.dataset.have);
  let rush = false; // whoever looks has seen enough of what waits to be shown
  let clicked = -Infinity; // when an answer was given
  const OWN = 1500; // milliseconds: what comes so soon after an answer belongs to the same wait
  async function drain() {
    if (busy) return;
    busy = true;
    const now = performance.now(), began = now - clicked < OWN ? clicked : now;
    const late = setTimeout(finish, Math.max(0, began + Pace.cap() - now)); // a slow machine is not waited for either
    for (let m; (m = queue.shift()); ) {
      const plays = !rush && m.after === seq && !document.hidden && m.steps.length;
      if (plays) {
        hideTip();
        preview(null);
        const behind = queue.filter((q) => !q.more).length > 1 ? 4 : 1;
        await Steps.play(m.steps, m.lines, Pace.quick([m, ...queue], performance.now() - began, behind));
      }
      if (queue.length && (rush || !Pace.pace())) pass(m);
      else show(m);
    }
    clearTimeout(late);
    busy = rush = false;
  }
  /** @type {Record<string, string>} */ let passed = {}; // parts that were not drawn, for what follows is there already
  function pass(/** @type {any} */ m) {
    const html = Parts.take(m.html);
    if (!html) return location.reload();
    Object.assign(passed, html);
    seq = m.seq;
    if (html.log === undefined) Steps.tell(m.lines);
    hear(m);
  }
  /** What happened since one's last turn, once more; whoever wants no motion has asked for this one. */
  async function again(/** @type {any[]} */ list) {
    if (busy) return;
    busy = true;
    hideTip();
    preview(null);
    await Recap.again(list, () => (rush ? 0 : Math.max(1, Pace.pace())));
    dress();
    busy = rush = false;
    drain();
  }
  /** What moves, and what waits to be shown, is there now. */
  function finish() {
    rush = true;
    Steps.finish();
  }
  addEventListener("dispetto:pace", () => { send({ pace: Pace.pace() }); if (busy && !Pace.pace()) finish(); });
  const stamp = (/** @type {string} */ name) => { performance.clearMarks(name); performance.mark(name); };
  /** What needs no drawing: who is away, what was said, how long there is time. */
  function hear(/** @type {any} */ m) {
    if (m.away) away = m.away;
    if (m.burn !== undefined) { fuse = m.burn; behind = Date.now() / 1000 - m.now; burn(); }
    if (m.away) dress();
  }
  /** What is about whoever looks, and about who does not. */
  function dress() {
    for (const el of body.querySelectorAll("[data-seat]")) {
      const seat = el.getAttribute("data-seat");
      el.classList.toggle("mine", seat === me);
      if (el.classList.contains("seat")) el.classList.toggle("away", away.includes(Number(seat)));
    }
    dispatchEvent(new Event("dispetto:away"));
  }
  function show(/** @type {any} */ m) {
    const fresh = Parts.take(m.html);
    if (!fresh) return location.reload();
    const html = { ...passed, ...fresh };
    passed = {};
    seq = m.seq;
    look = m.look;
    me = String(m.seat);
    preview(null);
    const focus = document.activeElement?.id;
    const typed = /** @type {HTMLInputElement | null} */ ($("say"))?.value;
    dispatchEvent(new Event("dispetto:draw"));
    Steps.show(html);
    if (html.ask !== undefined) since = performance.now();
    dispatchEvent(new Event("dispetto:drawn"));
    if (html.log === undefined) Steps.tell(m.lines);
    hear(m);
    dress();
    const say = /** @type {HTMLInputElement | null} */ ($("say"));
    if (say && typed) say.value = typed;
    if (focus && document.activeElement?.id !== focus) $(focus)?.focus({ preventScroll: true });
    body.classList.remove("sent");
    if (m.title) document.title = m.title;
    const icon = /** @type {HTMLLinkElement | null} */ ($("icon"));
    if (icon && m.turn !== undefined) icon.href = icon.href.replace(/imp(-turn)?\.svg/, m.turn ? "imp-turn.svg" : "imp.svg");
    if (m.turn && !turn && document.hidden && localStorage.getItem("notify") === "on" && window.Notification?.permission === "granted") {
      try { // some phones have the word but not the thing
        const note = new Notification(m.title, { icon: `${body.dataset.base}/static/art/imp-turn.svg`, tag: body.dataset.table });
        note.onclick = () => { window.focus(); note.close(); };
      } catch { localStorage.setItem("notify", ""); }
    }
    if (m.turn && !turn) dispatchEvent(new CustomEvent("dispetto:sound", { detail: { name: "turn" } }));
    turn = Boolean(m.turn);
    if (turn) stamp("dispetto:asked");
    burn();
    choose(-1);
    haunt();
    /** @type {HTMLElement | null} */ (document.querySelector("#curtain [data-eyes]"))?.focus();
  }

  /** The fuse: the server says from when until when; the same for every seat. */
  function burn() {
    for (const el of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".burn"))) {
      el.getAnimations({ subtree: true }).forEach((a) => a.cancel());
      if (!fuse) continue;
      const [from, until] = fuse, now = Date.now() / 1000 - behind;
      const a = el.firstElementChild?.animate([{ width: "100%" }, { width: "0%" }], { duration: (until - from) * 1000, fill: "forwards" });
      if (a) a.currentTime = (now - from) * 1000;
    }
  }

  // ------------------------------------------------------------------------------------------------ the socket

  /** @type {WebSocket | null} */ let ws = null;
  let kick = (ms = 0) => {};
  const QUIET = 35000, SOON = 8000; // so long a silence is borne, and so long an answer's
  let dog = 0;
  function connect(wait = 150) {
    const at = location.origin.replace(/^http/, "ws"), asked = Layout.page();
    const socket = new WebSocket(`${at}${body.dataset.base}/t/${body.dataset.table}/live?have=1&seen=${seq}&heard=${heard}&layout=${asked}&pace=${Pace.pace()}`);
    ws = socket;
    const gone = () => {
      if (ws !== socket) return;
      clearTimeout(dog);
      socket.onclose = null;
      socket.close();
      ws = null;
      body.classList.add("lost");
      body.classList.remove("sent");
      Tunnel.lost();
      setTimeout(connect, wait * (0.5 + Math.random() / 2), Math.min(wait * 2, 1000));
    };
    kick = (ms = QUIET) => { clearTimeout(dog); dog = setTimeout(gone, ms); };
    kick(SOON);
    socket.onopen = () => {
      const early = "early" in body.dataset ? { lobby: 0 } : {}; // a page of before the game is fetched anew when that has begun
      socket.send(JSON.stringify({ have: { ...early, ...Parts.have() }, look }));
      if (asked !== Layout.page()) socket.send(JSON.stringify({ layout: Layout.page() })); // the page has changed while the line was made
      body.classList.remove("lost");
      if (asking) socket.send(JSON.stringify({ tip: asking, firm: pinned })); // asked before there was a line
      kick();
      haunt();
      if (unsaid && performance.now() - unsaid.at < 3000) {
        socket.send(JSON.stringify(unsaid.what));
        const say = /** @type {HTMLInputElement | null} */ ($("say"));
        if (say && say.value === unsaid.what.chat) say.value = "";
      }
      unsaid = null;
      Tunnel.open((what) => { socket.send(JSON.stringify(what)); kick(SOON); });
    };
    socket.onclose = (e) => { if (e.code === 4404 || e.code === 4401) location.reload(); else { if (e.code === 4429) wait = 8000; gone(); } };
    socket.onmessage = (e) => {
      wait = 150; // who was let in and put out again without a word does not come back at once
      kick();
      if (e.data === "hb") return;
      const m = JSON.parse(e.data);
      if (m.tip) showTip(m.tip);
      else if (m.ghosts) haunted(m);
      else if (m.no) { body.classList.remove("sent"); if (!Tunnel.heard(m)) showTip({ anchor: m.anchor || "ask", html: m.no, no: true }); }
      else if (m.haunts) dispatchEvent(new CustomEvent("dispetto:haunts", { detail: m.haunts }));
      else if (m.again) again(m.again);
      else if (m.reload) location.reload();
      else {
        for (const html of m.lines || []) heard = Math.max(heard, Number(/^<li id="c(\d+)"/.exec(html)?.[1] || 0));
        if (m.seq !== undefined) { Tunnel.heard(m); queue.push(m); drain(); } else { hear(m); Steps.tell(m.lines || []); }
      }
    };
  }
  /** The last thing said while the line was not open: a quick hand is not asked to click twice. */
  /** @type {{ what: any, at: number } | null} */ let unsaid = null;
  const send = (/** @type {any} */ what, keep = false) => {
    if (ws?.readyState === 1) { ws.send(JSON.stringify(what)); kick(SOON); return true; }
    if (keep) unsaid = { what, at: performance.now() };
    return false;
  };
  addEventListener("offline", () => { if (ws) kick(50); });
  addEventListener("dispetto:layout", () => send({ layout: Layout.page() }));
  addEventListener("dispetto:send", (e) => { send(/** @type {CustomEvent} */ (e).detail, true); });

  /** Another language: the page is fetched anew and morphed, so that nothing typed or opened is lost. */
  addEventListener("dispetto:lang", async () => {
    const typed = /** @type {HTMLInputElement | null} */ ($("say"))?.value || "";
    const text = await (await fetch(location.href, { headers: { accept: "text/html" } })).text();
    const fresh = new DOMParser().parseFromString(text, "text/html");
    document.documentElement.lang = fresh.documentElement.lang;
    // @ts-ignore idiomorph is vendored
    Idiomorph.morph(body, fresh.body.innerHTML, { morphStyle: "innerHTML", ignoreActiveValue: true });
    const say = /** @type {HTMLInputElement | null} */ ($("say"));
    if (say) say.value = typed;
    document.title = fresh.title;
    seq = Number(fresh.body.dataset.seq);
    heard = Number(fresh.body.dataset.heard || 0);
    Parts.begin(fresh.body.dataset.have);
    look = Number(fresh.body.dataset.look || 0);
    queue.length = 0;
    const old = ws;
    ws = null;
    if (old) { old.onclose = null; old.close(); }
    clearTimeout(dog);
    dress();
    Pace.dress();
    Steps.place();
    Steps.near();
    Steps.bottom();
    connect();
  });

  // ------------------------------------------------------------------------------------------------ answering

  function answer(/** @type {HTMLElement} */ button) {
    if (body.classList.contains("sent")) return;
    const what = { answer: Number(button.dataset.answer), seq: Number(button.dataset.seq), part: Number(button.dataset.part || 0) };
    const sent = send(what, body.dataset.tunnel === undefined);
    Tunnel.given(what, sent);
    if (!sent) button.classList.add("given");
    if (sent) {
      body.classList.add("sent");
      if (busy) finish(); // they were looking back
      stamp("dispetto:answered");
      clicked = performance.now();
      button.classList.add("given");
      hideTip();
      preview(null);
    }
  }
  const buttons = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#ask [data-answer], #ask [data-enter]")]);
  const byKey = (/** @type {string | undefined} */ key) => buttons().find((b) => b.dataset.key === key);
  let chosen = -1;
  function choose(/** @type {number} */ n) {
    const all = buttons();
    chosen = all.length && n >= 0 ? (n + all.length) % all.length : -1;
    document.querySelectorAll(".chosen").forEach((el) => el.classList.remove("chosen"));
    if (chosen < 0) return;
    all[chosen].classList.add("chosen");
    all[chosen].focus({ preventScroll: true });
    all[chosen].scrollIntoView({ block: "nearest" });
    document.querySelectorAll(`#scene [data-key="${all[chosen].dataset.key}"], #hand [data-key="${all[chosen].dataset.key}"]`).forEach((el) => el.classList.add("chosen"));
  }
  /** Small buttons of the frame: what each sends. */
  const small = (/** @type {HTMLElement} */ el) => {
    const at = Number(el.dataset.seq ?? seq);
    if ("back" in el.dataset) return send({ back: true, seq: at });
    if ("undo" in el.dataset) return send({ undo: true, seq: at });
    if (el.dataset.agree) return send({ agree: el.dataset.agree === "yes", seq: at });
    if (el.dataset.grant) return send({ grant: el.dataset.grant === "yes", plea: Number(el.dataset.plea) });
    if (el.dataset.eyes) return send({ eyes: Number(el.dataset.eyes) });
    if ("here" in el.dataset) return send({ here: true });
    if ("again" in el.dataset) return send({ again: true });
    if ("run" in el.dataset) { if (busy) finish(); return send({ run: true }); }
  };
  document.addEventListener("click", (e) => {
    const at = /** @type {Element} */ (e.target);
    if (e.detail > 1 && e.timeStamp - since < 400) return; // the second half of a double click was meant for the question before
    const button = at.closest("[data-answer]");
    if (button instanceof HTMLElement) return answer(button);
    const other = at.closest("[data-back], [data-undo], [data-agree], [data-grant], [data-eyes], [data-here], [data-again], [data-run]");
    if (other instanceof HTMLElement && !other.classList.contains("table-page")) return void small(other);
    const lit = at.closest("#scene [data-key], #hand [data-key]");
    if (busy && at.closest("#scene") && (!lit || body.classList.contains("sent"))) return finish();
    if (lit) {
      const same = byKey(lit.getAttribute("data-key") || "");
      if (same) return answer(same);
    }
    const thing = thingAt(at);
    if (thing) return ask(thing.id, true);
    if (at.closest("#log") && !at.closest("a, input, button") && unfold()) return;
    if (!at.closest("#tip")) hideTip();
    if (!at.closest("#menu")) $("menu")?.removeAttribute("open");
  });
  /** The log where it is a strip: a tap opens it at its newest line, another folds it again. */
  function unfold() {
    const log = $("log"), strip = log && !log.querySelector("h2")?.getClientRects().length;
    if (!log || !(strip || log.classList.contains("open"))) return false;
    log.classList.toggle("open");
    Steps.bottom();
    return true;
  }
  document.addEventListener("change", (e) => {
    const box = /** @type {HTMLInputElement} */ (e.target);
    if (box.dataset.standing) send({ standing: box.dataset.standing, on: box.checked });
  });
  document.addEventListener("submit", (e) => {
    const form = /** @type {HTMLElement} */ (e.target);
    if (!("chat" in form.dataset)) return;
    e.preventDefault();
    const box = /** @type {HTMLInputElement} */ ($("say"));
    if (box.value.trim() && send({ chat: box.value }, true)) box.value = "";
  });
  let swallow = false; // the key that ended a motion presses no button when it comes up
  document.addEventListener("keyup", (e) => { if (swallow && e.key === " ") { swallow = false; e.preventDefault(); } }, true);
  document.addEventListener("keydown", (e) => {
    const from = /** @type {Element} */ (e.target);
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const idle = !from.closest("input, textarea, select, button, a, summary") || (body.classList.contains("sent") && from.closest("#ask"));
    if (e.key === " " && busy && idle) { e.preventDefault(); swallow = true; return finish(); }
    if (e.key === "Escape") {
      hideTip();
      $("log")?.classList.remove("open");
      $("menu")?.removeAttribute("open");
      const back = document.querySelector("#ask [data-back]");
      if (back instanceof HTMLElement && chosen < 0) small(back);
      choose(-1);
      return void (/** @type {HTMLElement} */ (document.activeElement))?.blur();
    }
    if (from.closest("input:not([type=checkbox]), textarea, select")) return;
    const all = buttons();
    if (/^[1-9]$/.test(e.key)) { const b = byKey(e.key); if (b) { e.preventDefault(); answer(b); } return; }
    if (from.closest("#lines")) return;
    if (e.key === "ArrowRight" || e.key === "ArrowDown") { if (all.length) { e.preventDefault(); choose(chosen + 1); } return; }
    if (e.key === "ArrowLeft" || e.key === "ArrowUp") { if (all.length) { e.preventDefault(); choose(chosen < 0 ? all.length - 1 : chosen - 1); } return; }
    if (e.key === "Enter" && !from.closest("button, a, summary, input")) {
      const b = all[chosen] || (all.length === 1 ? all[0] : null);
      if (b) { e.preventDefault(); b.dataset.answer ? answer(b) : b.click(); }
    }
  });

  // ------------------------------------------------------------------------------------------------ what would it do

  /** The question whose ghosts are wanted: its version and part; they are asked for once the page is at rest. */
  const wanted = () => /** @type {HTMLElement | null} */ (document.querySelector("#ask [data-ghosts]"))?.dataset.ghosts;
  const sheet = () => /** @type {SVGElement | null} */ (document.querySelector("#board .previews"));
  function haunt() {
    if (sheet() && sheet()?.dataset.of !== wanted()) sheet()?.remove();
    if (wanted() && !sheet()) setTimeout(() => { if (wanted() && !sheet()) send({ ghosts: seq }); });
  }
  function haunted(/** @type {{ghosts: string, of: string}} */ m) {
    if (m.of !== wanted()) return;
    sheet()?.remove();
    document.querySelector("#board > svg:last-of-type")?.insertAdjacentHTML("afterend", m.ghosts);
    const made = sheet();
    if (made) made.dataset.of = m.of;
    preview(document.querySelector("#ask [data-answer]:hover, :is(#scene, #hand) [data-key]:hover, #ask [data-answer]:focus-visible"));
  }
  /** What the server has drawn of the answer that a button or a lit thing stands for. */
  const drawnFor = (/** @type {EventTarget | null} */ at) => {
    const el = at instanceof Element ? at.closest("#ask [data-answer], :is(#scene, #hand) [data-key]") : null;
    const code = el && byKey(el.getAttribute("data-key") || "")?.dataset.answer;
    return code ? document.querySelector(`#board [data-preview="${code}"]`) : null;
  };
  /** Whoever points at an answer sees what it would do in place of what is. */
  function preview(/** @type {EventTarget | null} */ at) {
    const next = busy || body.classList.contains("sent") ? null : drawnFor(at);
    if (next?.classList.contains("on")) return;
    document.querySelectorAll("#board :is([data-preview].on, .away)").forEach((el) => el.classList.remove("on", "away"));
    next?.classList.add("on");
    for (const id of next?.getAttribute("data-away")?.split(" ") || []) $(id)?.classList.add("away");
  }
  document.addEventListener("pointerover", (e) => { if (e.pointerType !== "touch") preview(drawnFor(e.target) ? e.target : document.querySelector(":focus-visible")); });
  document.addEventListener("focusin", (e) => preview(e.target));
  document.addEventListener("focusout", () => preview(null));

  // ------------------------------------------------------------------------------------------------ why not

  let asking = "", hover = 0, pinned = false;
  const ask = (/** @type {string} */ anchor, firm = false) => { asking = anchor; pinned = firm; send({ tip: anchor, firm }, true); };
  function showTip(/** @type {{anchor: string, html: string, no: boolean}} */ m) {
    const tip = $("tip"), el = $(m.anchor);
    if (!tip || (m.anchor !== asking && !m.no)) return;
    tip.innerHTML = m.html;
    tip.hidden = false;
    const dock = $("ask")?.getBoundingClientRect();
    tip.style.setProperty("--dock", `${Math.max(8, innerHeight - (dock ? dock.top : innerHeight) + 8)}px`);
    if (!el) return;
    const r = (el.querySelector(".hit") || el).getBoundingClientRect(), t = tip.getBoundingClientRect();
    const x = Math.max(8, Math.min(innerWidth - t.width - 8, r.x + r.width / 2 - 44));
    const under = r.y - t.height - 14 < 56;
    tip.classList.toggle("below", under);
    tip.style.left = `${x}px`;
    tip.style.top = `${under ? r.bottom + 14 : r.y - t.height - 14}px`;
    tip.style.setProperty("--px", `${Math.max(10, Math.min(t.width - 26, r.x + r.width / 2 - x - 8))}px`);
  }
  function hideTip() { const tip = $("tip"); if (tip) tip.hidden = true; asking = ""; pinned = false; }
  document.addEventListener("pointerover", (e) => {
    if (e.pointerType === "touch") return;
    const at = /** @type {Element} */ (e.target);
    clearTimeout(hover);
    if (at.closest("#tip")) return;
    const thing = thingAt(at);
    if (!thing) { if (!pinned) hover = setTimeout(hideTip, 350); return; }
    if (thing.id === asking || busy) return;
    hover = setTimeout(() => ask(thing.id), 350);
  });
  addEventListener("resize", hideTip);

  /** A long press asks about a thing, also where a tap would be an answer. */
  let press = 0, pressed = false;
  /** @type {Node | null} */ let under = null; // the finger
  const thingAt = (/** @type {EventTarget | null} */ at) => {
    let thing = /** @type {Element} */ (at).closest(":is(#scene, #hand) :is([id], [data-key])");
    if (thing && !thing.id) thing = document.querySelector(`:is(#scene, #hand) [id][data-key="${thing.getAttribute("data-key")}"]`); // a number stands for its thing
    return thing && thing.tagName !== "svg" && thing.id !== "board" ? thing : null;
  };
  document.addEventListener("pointerdown", (e) => {
    clearTimeout(press);
    pressed = false;
    under = /** @type {Node} */ (e.target);
    if (e.pointerType !== "touch") return;
    preview(null);
    const thing = thingAt(e.target);
    if (thing || drawnFor(e.target)) press = setTimeout(() => { pressed = true; preview(e.target); if (thing) ask(thing.id, true); }, 450);
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(press), true);
  document.addEventListener("scroll", (e) => { if (/** @type {Node} */ (e.target).contains(under)) clearTimeout(press); }, true); // a log that rolls on is no swipe
  document.addEventListener("contextmenu", (e) => { if (pressed || thingAt(e.target) || drawnFor(e.target)) e.preventDefault(); });
  document.addEventListener("click", (e) => { if (pressed) { pressed = false; e.preventDefault(); e.stopImmediatePropagation(); } }, true);

  dress();
  Steps.place();
  Steps.near();
  Steps.bottom();
  connect();
})();
