// On a phone the table is shown in parts. Which part is shown is a rule of style, so it outlives every morph.
import { $, $$ } from "./dom.js";

const sheet = new CSSStyleSheet();
const narrow = matchMedia("(max-width:900px)");

export function start() {
  const bar = $("#tabs");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  bar.addEventListener("click", event => {
    const button = event.target.closest("[data-tab]");
    if (button) show(button.dataset.tab, true);
  });
  const first = $("[data-tab]", bar);
  if (first) show(first.dataset.tab);
}

export function show(tab, byHand = false) {
  $("#t").dataset.tab = tab;
  for (const button of $$("#tabs [data-tab]")) {
    if (button.dataset.tab === tab) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
  sheet.replaceSync(`@media (max-width:900px){#t [data-in]:not([data-in~="${CSS.escape(tab)}"]){display:none!important}}`);
  if (byHand) scrollTo(0, 0);
  dots();
}

const inside = tab => {
  const part = `#t [data-in~="${CSS.escape(tab)}"]`;
  return !!$(`${part} .can,${part}.can`);
};

/** A dot on the parts in which something can be chosen and which are not shown. */
export function dots() {
  if (!narrow.matches) return;
  const now = $("#t").dataset.tab;
  for (const button of $$("#tabs [data-tab]")) button.classList.toggle("new", button.dataset.tab !== now && inside(button.dataset.tab));
}

/** A new question: if nothing of it is in the part shown, show the part it is about. */
export function turn() {
  if (!narrow.matches || inside($("#t").dataset.tab)) return;
  const there = $$("#tabs [data-tab]").map(button => button.dataset.tab).find(inside);
  if (there) show(there);
}

/** Show the part of the table in which an element is. */
export function reveal(el) {
  const part = el.closest("[data-in]");
  if (narrow.matches && part && !part.dataset.in.split(" ").includes($("#t").dataset.tab)) show(part.dataset.in.split(" ")[0]);
}
