// @ts-check
// The service worker: the shell and the rules work without a line. What it may keep is listed here, all else is never kept:
// no table, no list of tables, nothing that says no-store. The server writes SHELL before this text (pages/shell.py).
"use strict";
/** @type {{ version: string, base: string, offline: string, pages: string[], files: string[] }} */
// @ts-ignore
const shell = SHELL;
const me = /** @type {any} */ (self);
const HERE = `${location.origin}${shell.base}`;
const NAME = `dispetto-shell-${shell.version}`;
const BOOK = new RegExp(`^${shell.base.replaceAll(".", "\\.")}/(how|rules)/[\\w-]+$`);
const FILES = ["static", "poster", "style", "art", "emblem", "face"].map((room) => `${shell.base}/${room}/`);
const PARTS = /(?:src|href)="(\/[^"#]+)"/g;

/** Kept only where the server says that it may be: whole, ours, and not for one reader's eyes. */
const may = (/** @type {Response} */ r) => r.ok && !r.redirected && r.type === "basic" && !/no-store/.test(r.headers.get("Cache-Control") || "no-store");
const fresh = (/** @type {string} */ path) => fetch(path, { credentials: "same-origin", cache: "no-cache" });
const isFile = (/** @type {string} */ path) => FILES.some((start) => path.startsWith(start));

/** A page of the book, with the pictures and sheets it shows. */
async function keepPage(/** @type {Cache} */ cache, /** @type {string} */ path) {
  const page = await fresh(path);
  if (!may(page)) return;
  const parts = [...(await page.clone().text()).matchAll(PARTS)].map((found) => found[1].replaceAll("&amp;", "&")).filter(isFile);
  await cache.put(path, page);
  await Promise.all(parts.map((part) => keepFile(cache, part)));
}
async function keepFile(/** @type {Cache} */ cache, /** @type {string} */ path) {
  if (await cache.match(path)) return;
  const file = await fetch(path);
  if (may(file)) await cache.put(path, file);
}
/** One after the other: whoever plays meanwhile is not kept waiting. */
async function keepBook() {
  const cache = await caches.open(NAME);
  for (const path of shell.pages) await keepPage(cache, path).catch(() => {});
}

me.addEventListener("install", (/** @type {any} */ e) => {
  e.waitUntil((async () => {
    const cache = await caches.open(NAME);
    await keepPage(cache, shell.offline);
    await Promise.all(shell.files.map((path) => keepFile(cache, path)));
    await me.skipWaiting(); // an open table has all its files already, and asks for new ones by their own fingerprints
  })());
});
me.addEventListener("activate", (/** @type {any} */ e) => {
  e.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith("dispetto-shell-") && name !== NAME) await caches.delete(name);
    await me.clients.claim();
    await keepBook();
  })());
});
me.addEventListener("message", (/** @type {any} */ e) => {
  if (e.data === "renew") e.waitUntil((async () => { await keepPage(await caches.open(NAME), shell.offline); await keepBook(); })()); // another language
});

async function book(/** @type {Request} */ request, /** @type {string} */ path) {
  try {
    const page = await fetch(request);
    if (may(page)) await (await caches.open(NAME)).put(path, page.clone());
    return page;
  } catch (e) {
    return (await caches.match(path)) || nowhere(e);
  }
}
async function nowhere(/** @type {unknown} */ e) {
  const page = await caches.match(shell.offline);
  if (page) return page;
  throw e;
}
me.addEventListener("fetch", (/** @type {any} */ e) => {
  const { request } = e, { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !request.url.startsWith(`${HERE}/`)) return;
  if (request.mode === "navigate") e.respondWith(BOOK.test(pathname) ? book(request, pathname) : fetch(request).catch(nowhere));
  else if (isFile(pathname)) e.respondWith(caches.match(pathname + search).then((found) => found || fetch(request)));
});

// ------------------------------------------------------------------------------------------------ somebody's turn

me.addEventListener("push", (/** @type {any} */ e) => {
  const told = e.data?.json() || {};
  const icon = `${HERE}/static/art/icon-192.png`, badge = `${HERE}/static/art/imp-turn.svg`;
  e.waitUntil(me.registration.showNotification(told.title || "Dispetto", { body: told.body, tag: told.tag, icon, badge, data: { url: told.url || `${shell.base}/turns` } }));
});
me.addEventListener("notificationclick", (/** @type {any} */ e) => {
  const url = new URL(e.notification.data.url, location.origin).href;
  e.notification.close();
  if (!url.startsWith(`${HERE}/`)) return;
  e.waitUntil((async () => {
    const open = (await me.clients.matchAll({ type: "window" })).find((/** @type {any} */ c) => c.url.split(/[?#]/)[0] === url);
    await (open ? open.focus() : me.clients.openWindow(url));
  })());
});
