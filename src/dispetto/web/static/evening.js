// @ts-check
// The page of an evening: it hears that there is news and fetches itself again; the minute is counted, and forces nobody.
"use strict";
(() => {
  const { base, evening } = document.body.dataset;
  if (!evening) return;
  const main = () => /** @type {HTMLElement} */ (document.querySelector("main[data-main]"));
  document.body.classList.add("scripted");

  // ------------------------------------------------------------------------------------------------ what is new

  let at = 0, fetching = false, again = false;
  async function fresh() {
    if (fetching) { again = true; return; }
    fetching = true;
    try {
      const answer = await fetch(location.pathname, { headers: { accept: "text/html" } });
      if (answer.status === 404) return location.assign(`${base}/`);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const there = page.querySelector("main[data-main]");
      if (!there) return;
      const open = [...main().querySelectorAll("details[open] > summary")].map((el) => el.textContent);
      main().className = there.className;
      main().dataset.rev = there.getAttribute("data-rev") || "";
      // @ts-ignore idiomorph is vendored
      Idiomorph.morph(main(), there.innerHTML, { morphStyle: "innerHTML", ignoreActiveValue: true });
      for (const el of main().querySelectorAll("details > summary")) if (open.includes(el.textContent)) /** @type {HTMLDetailsElement} */ (el.parentElement).open = true;
      document.title = page.title;
      for (const name of [".named", ".me"]) { // the line under the name, and who one is
        const here = document.querySelector(`.masthead ${name}`), new_ = page.querySelector(`.masthead ${name}`);
        if (here && new_) here.innerHTML = new_.innerHTML;
      }
      offer();
      began = performance.now();
    } catch { /* the line is lost: the socket comes back and says so */ } finally {
      fetching = false;
      if (again) { again = false; void fresh(); }
    }
  }
  function connect(wait = 150) {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${base}/e/${evening}/live`);
    let dog = setTimeout(() => socket.close(), 35000);
    socket.onmessage = (e) => {
      clearTimeout(dog);
      dog = setTimeout(() => socket.close(), 35000);
      wait = 150;
      const said = JSON.parse(e.data);
      if (said.gone) return location.assign(`${base}/`);
      if (at ? said.at !== at : String(said.rev) !== main().dataset.rev) void fresh();
      at = said.at;
    };
    socket.onclose = () => { clearTimeout(dog); setTimeout(connect, wait * (0.5 + Math.random() / 2), Math.min(wait * 2, 1000)); };
  }
  connect();
  const hung = document.querySelector(".hung.playing, .hung.next"), string = hung?.parentElement;
  if (hung instanceof HTMLElement && string) string.scrollLeft = hung.offsetLeft - (string.clientWidth - hung.clientWidth) / 2;

  // ------------------------------------------------------------------------------------------------ the minute

  let began = performance.now(), sent = "";
  setInterval(() => {
    const count = /** @type {HTMLElement | null} */ (document.querySelector("[data-until]"));
    if (!count) return;
    const left = Math.ceil(Number(count.dataset.until) - Number(count.dataset.now) - (performance.now() - began) / 1000);
    const box = count.querySelector("[data-left]");
    if (left > 0) { if (box) box.textContent = String(left); return; }
    count.textContent = count.dataset.done || "";
    const form = document.getElementById("on");
    if (!("auto" in count.dataset) || sent === count.dataset.until || !(form instanceof HTMLFormElement)) return;
    sent = count.dataset.until || "";
    const data = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    data.set("clock", "1");
    fetch(form.action, { method: "POST", body: data, headers: { accept: "text/html" } })
      .then((answer) => { if (answer.url !== location.href && new URL(answer.url).pathname.split("/").at(-2) === "t") location.assign(answer.url); }).catch(() => { sent = ""; });
  }, 250);

  // ------------------------------------------------------------------------------------------------ small controls

  document.addEventListener("keydown", (e) => {
    if (e.key !== "Enter" || e.repeat || (e.target !== document.body && e.target !== document.documentElement)) return;
    /** @type {HTMLElement | null} */ (document.querySelector("[data-enter]"))?.click();
  });
  function offer() {
    for (const el of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-share]"))) el.hidden = !("share" in navigator);
  }
  document.addEventListener("click", (e) => {
    const share = /** @type {HTMLElement} */ (e.target).closest("[data-share]");
    if (!(share instanceof HTMLElement)) return;
    const box = /** @type {HTMLInputElement | null} */ (document.getElementById(share.dataset.share || ""));
    if (box) void navigator.share({ title: share.dataset.title, url: box.value }).catch(() => {}); // thought better of it
  });
  offer();
})();
