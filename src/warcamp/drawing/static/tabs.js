// On a phone the table is shown in parts. Which part is shown is a rule of style, so it outlives every morph. A tablet
// has room for more: what has `data-wide` is shown with those parts too.
import { $, $$, still, visible } from "./dom.js";
import { quiet } from "./effects.js";

const sheet = new CSSStyleSheet();
const narrow = matchMedia("(max-width:900px)");
const TALL = "(min-width:641px) and (min-height:800px)", tall = matchMedia(TALL);
const PATIENCE = 3_000; // so long a question waits for what is shown
let turns = 0;

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
  const other = `[data-in]:not([data-in~="${CSS.escape(tab)}"])`, all = `[data-wide~="${CSS.escape(tab)}"]`;
  sheet.replaceSync(`@media (max-width:900px){@media not all and ${TALL}{#t ${other}{display:none!important}}@media ${TALL}{#t ${other}:not(${all}){display:none!important}}}`);
  if (byHand) {
    turns++; // whoever chose a part himself is not led away from it
    scrollTo(0, 0);
  }
  dots();
}

const every = () => $$("#tabs [data-tab]").map(button => button.dataset.tab);

/** What in a part of the table can be chosen, or has another mark. */
const inside = (tab, mark = ".can") => {
  const part = `#t :is(${tall.matches ? `[data-wide~="${CSS.escape(tab)}"],` : ""}[data-in~="${CSS.escape(tab)}"])`;
  return $$(`${part} ${mark},${part}${mark}`);
};

/** A dot on the parts in which something can be chosen and which are not shown. */
export function dots() {
  if (!narrow.matches) return;
  const now = $("#t").dataset.tab;
  for (const button of $$("#tabs [data-tab]")) button.classList.toggle("new", button.dataset.tab !== now && inside(button.dataset.tab).length > 0);
}

/** A new question: the part of the table is shown in which something can be chosen, or which the question is about, and
 * in it the first such thing if none is on the screen; after what others did is seen. */
export async function turn() {
  const now = ++turns;
  if (!still()) await Promise.race([quiet(), new Promise(done => setTimeout(done, PATIENCE))]);
  if (now !== turns || !narrow.matches) return;
  const tabs = every(), mark = tabs.some(tab => inside(tab).length) ? ".can" : ".about";
  const there = [$("#t").dataset.tab, ...tabs].find(tab => inside(tab, mark).length);
  if (!there) return;
  if (there !== $("#t").dataset.tab) show(there);
  const things = inside(there, mark).filter(visible);
  if (!things.some(onScreen)) things[0]?.scrollIntoView({ block: "center", behavior: still() ? "instant" : "smooth" });
}

/** Whether its middle is between the bar above and the choices below. */
function onScreen(el) {
  const { top, height } = el.getBoundingClientRect(), middle = top + height / 2;
  return middle > $("#top").getBoundingClientRect().bottom && middle < $("#acts").getBoundingClientRect().top;
}

/** Show the part of the table in which an element is. */
export function reveal(el) {
  const part = el.closest("[data-in]");
  if (narrow.matches && part && !visible(part)) show(part.dataset.in.split(" ")[0]);
}
