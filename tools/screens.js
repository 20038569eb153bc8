// What a page of a table shows: run in the page by tools/screens.py.
(least) => {
  const $ = (q) => document.querySelector(q);
  const box = (el) => el.getBoundingClientRect();
  const faults = [];
  const name = (el) => `${el.id ? "#" + el.id : "." + (el.getAttribute("class") || el.tagName).split(" ").join(".")} "${(el.textContent || "").trim().replace(/\s+/g, " ").slice(0, 24)}"`;
  const seen = (el) => { const r = box(el); return r.width > 1 && r.height > 1 && el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !el.closest(".out, .probe, .skip, .seats-scene .seats"); };

  // the board: the part of the drawing that can be seen, of what the question leaves
  const stage = box($("#scene")), svg = $("#board > svg"), view = svg.viewBox.baseVal, m = svg.getScreenCTM(), ask = box($("#ask"));
  const whole = { l: m.e + view.x * m.a, t: m.f + view.y * m.d, r: m.e + (view.x + view.width) * m.a, b: m.f + (view.y + view.height) * m.d };
  const near = $("#board.near, #board.camera");
  const l = Math.max(whole.l, near ? stage.left : 0, 0), t = Math.max(whole.t, near ? stage.top : 0, 0);
  const r = Math.min(whole.r, near ? stage.right : innerWidth, innerWidth), b = Math.min(whole.b, near ? stage.bottom : innerHeight, innerHeight);
  const wide = Math.max(0, r - l), high = Math.max(0, b - t);
  const z = $("#board.near") ? Number(getComputedStyle(near).getPropertyValue("--cz")) : 0; // a magnifier: the board is as large as without it
  const share = (wide * high) / (innerWidth * innerHeight - ask.width * ask.height);
  if (!near && (whole.l < -1 || whole.t < -1 || whole.r > innerWidth + 1 || whole.b > innerHeight + 1)) faults.push("the board leaves the page");

  // nothing leaves the page, nothing is cut by the box it lies in
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1 || root.scrollHeight > innerHeight + 1) faults.push(`the page scrolls (${root.scrollWidth}x${root.scrollHeight})`);
  const parts = [...document.querySelectorAll(".top, .top .ib, .coach, .seat, #ask, .ask h1, .ask .sub, .answers .btn, .notice, .notice .btn, .notice label, .fuse, .panel, .nasty-card, .log, .tab, .tray > *")].filter(seen);
  const list = $(".answers"), room = list && box(list);
  const unseen = room && list.scrollHeight > list.clientHeight + 1 ? [...list.children].filter((b) => box(b).bottom > room.bottom + 2) : []; // reached by scrolling within the question
  for (const el of parts) {
    const e = box(el);
    if (unseen.includes(el) || el.matches(".panels > .panel")) continue; // what scrolls by design
    if (e.left < -1 || e.top < -1 || e.right > innerWidth + 1 || e.bottom > innerHeight + 1) faults.push(`${name(el)} leaves the page`);
    for (let up = el.parentElement; up && up !== document.body; up = up.parentElement) {
      const s = getComputedStyle(up);
      if (s.display === "contents" || s.overflowX + s.overflowY === "visiblevisible" || up.closest(".out")) continue;
      const u = box(up);
      if (e.left < u.left - 2 || e.right > u.right + 2 || e.top < u.top - 2 || e.bottom > u.bottom + 2) { faults.push(`${name(el)} is cut`); break; }
    }
  }
  for (const el of document.querySelectorAll(".ask h1, .answers .btn, .notice .btn, .notice label, .seat .at, .top .ib")) if (seen(el) && (el.scrollWidth > el.clientWidth + 2 || el.scrollHeight > el.clientHeight + 4) && el.clientWidth) faults.push(`${name(el)} is larger than its box`);

  // nothing lies over what is to be read or pressed
  for (const el of [...document.querySelectorAll(".top .ib, .seat, .answers .btn, .ask h1, .notice .btn, .notice label, .fuse, .panel, .nasty-card")].filter(seen)) {
    if (unseen.includes(el) || el.matches(".panels > .panel")) continue;
    const e = box(el);
    for (const [x, y] of [[0.5, 0.5], [0.08, 0.5], [0.92, 0.5], [0.5, 0.15], [0.5, 0.85]]) {
      const px = e.left + e.width * x, py = e.top + e.height * y;
      if (px < 0 || py < 0 || px > innerWidth || py > innerHeight) continue;
      const over = document.elementFromPoint(px, py);
      if (over && !el.contains(over) && !over.contains(el)) { faults.push(`${name(over)} covers ${name(el)}`); break; }
    }
  }
  const tab = $("#ask .tab"), title = $("#ask h1"); // the tab is no fault of the h1's box: its words are what must be free
  if (tab && title && seen(tab)) {
    const words = document.createRange(), t = box(tab);
    words.selectNodeContents(title);
    const under = [...words.getClientRects()].some((w) => w.left < t.right && w.right > t.left && w.top + w.height * 0.2 < t.bottom && w.bottom > t.top);
    if (under) faults.push("the tab covers the question");
  }
  for (const label of [...document.querySelectorAll("#board .label.banner")].filter(seen)) {
    const a = box(label);
    for (const pawn of document.querySelectorAll("#board .dino")) {
      const p = box(pawn);
      if (p.width && a.left < p.right && a.right > p.left && a.top < p.bottom && a.bottom > p.top) faults.push("the banner covers a pawn");
    }
  }
  // what is pressed is as large as a finger
  for (const el of [...document.querySelectorAll("button, a.ib, a.btn, summary, .notice label, input[type=range]")].filter(seen)) {
    const e = box(el);
    if (Math.min(e.width, e.height) < least - 0.5 && !el.closest(".menu > .drawer, .coach")) // the coach's cross is larger than it looks: ::after
      faults.push(`${name(el)} is only ${Math.round(e.width)}x${Math.round(e.height)}`);
  }
  return { form: Layout.form(), share, wide: z ? (whole.r - whole.l) / z : wide, high: z ? (whole.b - whole.t) / z : high, unseen: unseen.length, answers: list ? list.children.length : 0, faults: [...new Set(faults)] };
}
