// Small things that every script of the page uses.
export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
export const byRef = ref => $$(`[data-ref="${CSS.escape(ref)}"]`);
export const visible = el => el.getClientRects().length > 0;
export const split = text => (text ? text.split("|") : []);
export const words = id => $(`#texts [data-t="${id}"]`)?.textContent ?? "";
export const still = () => document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
export const coarse = () => matchMedia("(pointer: coarse)").matches;

/** The card that something is part of: `data-zoom` names the classes with which it is shown large. */
export const cardOf = el => el?.closest(".card,[data-zoom]");

/** The classes under which a game's styles hold; what is shown outside its frame needs them too. */
export const scope = () => [...($(".frame")?.classList ?? [])].filter(name => name !== "frame" && name !== "two-cols");

/** Tell a screen reader; the same text twice is told twice. */
export function say(text) {
  const box = $("#say");
  if (!text) return;
  box.textContent = box.textContent === text ? `${text}\u00a0` : text;
}

/** An element with a class and text; nothing is ever parsed as HTML here. */
export function make(tag, className = "", text = "") {
  const el = document.createElement(tag);
  if (className) el.className = className;
  if (text) el.textContent = text;
  return el;
}

/** A glyph of the sprite. */
export function glyph(name, className = "i", prefix = "g-") {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("viewBox", prefix === "sh-" ? "0 0 48 48" : "0 0 64 64");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${prefix}${name}`);
  svg.append(use);
  return svg;
}

/** A copy of something on the table that is only looked at. */
export function copy(el) {
  const twin = el.cloneNode(true);
  twin.removeAttribute("style");
  for (const one of [twin, ...twin.querySelectorAll("*")]) {
    for (const name of ["id", "data-k", "data-ref", "name", "data-n"]) one.removeAttribute(name);
  }
  twin.classList.remove("can", "sel", "foe", "about", "reach", "fights", "onto", "lifted");
  twin.querySelectorAll(".hit").forEach(hit => hit.remove());
  twin.inert = true;
  return twin;
}
