// Everything by keyboard: numbers, arrows within a group, and a few letters.
import { $, $$, cardOf, visible } from "./dom.js";
import { sheet, zoom } from "./dialogs.js";
import { reveal, show } from "./tabs.js";
import { clear, state } from "./picker.js";
import { hide, whyNot } from "./hints.js";

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const GROUP = "[data-keys],.al,.things,.two,.choices";
const centre = el => {
  const r = el.getBoundingClientRect();
  return [r.x + r.width / 2, r.y + r.height / 2];
};

/** The next thing in a direction: near along it, and not far beside it. */
function nearest(from, things, [ax, ay]) {
  const [x0, y0] = centre(from);
  let best = null, least = Infinity;
  for (const el of things) {
    if (el === from) continue;
    const [x, y] = centre(el), along = (x - x0) * ax + (y - y0) * ay, off = Math.abs((x - x0) * ay) + Math.abs((y - y0) * ax);
    if (along > 4 && along + 2 * off < least) [best, least] = [el, along + 2 * off];
  }
  return best;
}

function arrow(event) {
  const active = document.activeElement, group = active?.closest(GROUP);
  if (!group) return false;
  const wide = active.closest("[data-keys]") ?? active.closest(".choices") ?? group;
  const all = $$("button:not(:disabled),summary,[data-ref]", wide).filter(visible);
  const some = all.filter(el => el.dataset.ref === undefined || el.classList.contains("can"));
  const to = nearest(active, some.length > 1 ? some : all, WAYS[event.key]);
  if (to) to.focus();
  return !!to;
}

function focusOn(el) {
  if (!el) return;
  reveal(el);
  el.focus();
}

const LETTERS = {
  u: () => $("#undo:not(:disabled)")?.click(),
  a: () => focusOn($("#acts")),
  m: () => focusOn($$("#t [data-ref].can").find(el => !el.closest("#acts")) ?? $("#t [data-ref]")),
  l: () => {
    if ($("#log")) show("log");
    focusOn($("#ll"));
  },
  s: () => sheet("menu"),
  z: () => {
    const card = cardOf(document.activeElement);
    if (card) zoom(card);
  },
  "?": () => {
    const el = document.activeElement?.closest("[data-ref]");
    if (el && !el.classList.contains("can")) whyNot(el.dataset.ref, el, state().asks[0]);
    else sheet("keys");
  },
};

function escape() {
  hide();
  const why = $("#why");
  if (!why.hidden) return (why.hidden = true);
  return clear();
}

export function start() {
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]") || !$("#curtain").hidden) return;
    if (event.key === "Escape") return void escape();
    if (event.target.matches("input,textarea,select")) return;
    if (/^[1-9]$/.test(event.key)) {
      const button = $$("#acts button.ab").filter(visible)[Number(event.key) - 1];
      if (button) button.focus();
    } else if (WAYS[event.key]) {
      if (arrow(event)) event.preventDefault();
    } else if (LETTERS[event.key]) {
      event.preventDefault();
      LETTERS[event.key]();
    }
  });
}
