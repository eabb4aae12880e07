// Cards that moved are seen moving: where a thing with data-k was, and where it is now.
import { $, $$, copy, still } from "./dom.js";

const SLIDE = { duration: 460, easing: "cubic-bezier(.22,.8,.24,1)" };
const FLIGHT = { ...SLIDE, duration: 560 };
const MOST = 24; // a whole new table is not a move

const box = el => el.parentElement.closest("[data-box],ol,ul,section");
const seen = r => r.width > 1 && r.height > 1 && r.bottom > 0 && r.top < innerHeight && r.right > 0 && r.left < innerWidth;

/** Change the page, then let what moved go from its old place to its new one. */
export function flip(change) {
  if (still() || document.hidden) return change();
  const was = new Map();
  for (const el of $$("[data-k]")) {
    const rect = el.getBoundingClientRect();
    if (rect.width) was.set(el.dataset.k, { rect, box: box(el) });
  }
  change();
  const moves = [];
  for (const el of $$("[data-k]")) {
    const to = el.getBoundingClientRect();
    if (!to.width) continue;
    const old = was.get(el.dataset.k);
    const from = old ? old.rect : source(el);
    if (from && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 1.5) moves.push({ el, from, to, fly: !old || old.box !== box(el) });
  }
  if (moves.length > MOST) return;
  for (const move of moves) move.fly && seen(move.from) ? fly(move) : slide(move);
}

/** Where a new thing comes from, if it says so: the id of a deck, a pile, a mat. */
function source(el) {
  const from = el.dataset.from && document.getElementById(el.dataset.from);
  const rect = from?.getBoundingClientRect();
  return rect?.width ? rect : null;
}

function slide({ el, from, to }) {
  const start = `translate(${from.x - to.x}px,${from.y - to.y}px) scale(${from.width / to.width})`;
  el.animate([{ transform: start, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], SLIDE);
}

/** Between two parts of the table: a copy flies above the page, so that nothing cuts it off. */
function fly({ el, from, to }) {
  const ghost = copy(el);
  const dx = from.x - to.x, dy = from.y - to.y, scale = from.width / to.width;
  ghost.style.setProperty("--cw", `${to.width}px`);
  const at = { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` };
  Object.assign(ghost.style, { ...at, transformOrigin: "0 0" });
  $("#sky").append(ghost);
  el.style.visibility = "hidden";
  const middle = { transform: `translate(${dx * 0.45}px,${dy * 0.45 - 30}px) scale(${(1.12 * (scale + 1)) / 2})`, offset: 0.45 };
  const flight = ghost.animate([{ transform: `translate(${dx}px,${dy}px) scale(${scale})` }, middle, { transform: "none" }], FLIGHT);
  flight.finished.catch(() => null).finally(() => {
    ghost.remove();
    el.style.visibility = "";
  });
}
