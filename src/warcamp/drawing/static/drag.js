// Dragging a thing onto another, by mouse, pen or finger. Where it may go is marked; elsewhere it goes back.
import { $, byRef, cardOf, copy } from "./dom.js";
import { dropped, state } from "./picker.js";

const FAR = 7;
let held = null; // { el, ref, x, y, ghost, targets, over }

/** Where a thing can be dragged: what completes a choice with it, or what can be chosen after it. */
function targets(ref) {
  const here = state().next.get(ref);
  const out = new Set();
  for (const choice of here?.ask.choices ?? []) {
    if (choice.refs[0] !== ref) continue;
    for (const other of [...choice.refs.slice(1, 2), ...choice.reach, ...choice.fights]) out.add(other);
  }
  return out;
}

function lift(event) {
  const { ref } = held;
  const el = (held.body = held.el.matches(".hit") ? (cardOf(held.el) ?? held.el.parentElement) : held.el);
  const rect = el.getBoundingClientRect();
  held.ghost = copy(el);
  held.dx = event.clientX - rect.x;
  held.dy = event.clientY - rect.y;
  held.ghost.style.setProperty("--cw", `${rect.width}px`);
  const size = { width: `${rect.width}px`, height: `${rect.height}px` };
  Object.assign(held.ghost.style, { left: "0", top: "0", translate: "none", transition: "none", ...size });
  $("#sky").append(held.ghost);
  el.classList.add("lifted");
  held.targets = targets(ref);
  for (const to of held.targets) byRef(to).forEach(one => one.classList.add("reach"));
}

function move(event) {
  held.ghost.style.transform = `translate(${event.clientX - held.dx}px,${event.clientY - held.dy}px)`;
  const below = document.elementsFromPoint(event.clientX, event.clientY);
  const under = below.find(el => el.dataset?.ref !== undefined && held.targets.has(el.dataset.ref));
  if (under === held.over) return;
  held.over?.classList.remove("onto");
  under?.classList.add("onto");
  held.over = under;
}

function end(take) {
  if (!held) return;
  const { ghost, over, body, ref } = held;
  held.over?.classList.remove("onto");
  for (const to of held.targets ?? []) byRef(to).forEach(one => one.classList.remove("reach"));
  body?.classList.remove("lifted");
  ghost?.remove();
  held = null;
  if (!ghost) return;
  // the click that follows a drag is not a choice
  const swallow = event => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
  if (take && over) dropped(ref, over.dataset.ref);
}

export function start() {
  document.addEventListener("pointerdown", event => {
    const el = event.button === 0 && event.target.closest("[data-ref].can.grab");
    if (el && !el.closest("#acts")) held = { el, ref: el.dataset.ref, x: event.clientX, y: event.clientY };
  });
  document.addEventListener("pointermove", event => {
    if (!held) return;
    if (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
    if (!held.el.isConnected) return end(false);
    if (!held.ghost) lift(event);
    event.preventDefault();
    move(event);
  });
  document.addEventListener("pointerup", () => end(true));
  document.addEventListener("pointercancel", () => end(false));
  document.addEventListener("keydown", event => event.key === "Escape" && end(false));
}
