// Things that belong together are lit together: `data-marks` names what else a thing speaks of. A tour goes through all
// such things of a part of the page, one after the other, and says each.
import { $$, byRef, say, split, still } from "./dom.js";

const STEP = 2_200;
let lit = [], touring = 0;

function light(el) {
  for (const one of lit) one.classList.remove("linked");
  lit = el ? split(el.dataset.marks).flatMap(byRef) : [];
  for (const one of lit) one.classList.add("linked");
}

/** Show the steps of a tour in turn; pressed again, it ends. */
function tour(button) {
  const root = document.getElementById(button.dataset.tour), running = button.getAttribute("aria-pressed") === "true";
  stop();
  if (!root || running) return;
  button.setAttribute("aria-pressed", "true");
  step($$("[data-marks]", root), 0, root, button);
}

function step(stops, n, root, button) {
  for (const el of $$(".tour", root)) el.classList.remove("tour");
  const el = stops[n];
  if (!el?.isConnected) return stop();
  el.classList.add("tour");
  if (el.dataset.of) for (const part of $$(`[data-slot="${CSS.escape(el.dataset.of)}"]`, root)) part.classList.add("tour");
  el.scrollIntoView({ block: "nearest", behavior: still() ? "instant" : "smooth" });
  light(el);
  say(el.textContent);
  touring = setTimeout(() => step(stops, n + 1, root, button), STEP);
}

function stop() {
  clearTimeout(touring);
  light(null);
  for (const el of $$(".tour")) el.classList.remove("tour");
  for (const el of $$("[data-tour][aria-pressed=true]")) el.setAttribute("aria-pressed", "false");
}

export function start() {
  const over = event => light(event.target.closest?.("[data-marks]"));
  document.addEventListener("pointerover", over);
  document.addEventListener("focusin", over);
  document.addEventListener("click", event => {
    const button = event.target.closest("[data-tour]");
    if (button) tour(button);
  });
  document.addEventListener("keydown", event => event.key === "Escape" && stop());
}
