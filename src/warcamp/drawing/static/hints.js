// What would happen, and why something cannot be chosen: asked of the server when somebody points and waits.
import { $, $$, byRef, cardOf, coarse, make, say } from "./dom.js";
import { zoom } from "./dialogs.js";

const WAIT = 250, SHOWN = 9_000;
let base = "", lang = "", seen = new Map(), timer = 0, hiding = 0, marked = [], state = () => ({ asks: [], next: new Map() });

const get = async (what, values) => {
  const query = new URLSearchParams({ ...values, lang });
  const answer = await fetch(`/api/tables/${base.split("/").pop()}/${what}?${query}`);
  return answer.ok ? answer.json() : null;
};

/** The preview of a choice into a box; kept until the table changes. */
export async function fill(box, ask, choice) {
  const key = `${ask.d} ${choice.name}`;
  if (!seen.has(key)) seen.set(key, get("preview", { d: ask.d, a: choice.name, seat: ask.seat }).catch(() => null));
  const found = await seen.get(key);
  if (!found?.html || !box.isConnected) return false;
  box.innerHTML = found.html; // drawn and escaped by the server, like every region
  return true;
}

/** The table has changed: what was foreseen no longer holds. */
export function forget() {
  seen = new Map();
  hide();
}

export function hide() {
  clearTimeout(timer);
  $$(".pop.pre").forEach(el => el.remove());
  for (const el of marked) el.classList.remove("reach", "fights");
  marked = [];
}

/** Mark where a choice leads; undone by the next thing that is pointed at. */
function marks(refs, name) {
  for (const el of refs.flatMap(byRef)) {
    el.classList.add(name);
    marked.push(el);
  }
}

/** Somebody points at a choice, on the table or in the list: mark where it leads, and foresee it after a moment. */
function pointed(el) {
  hide();
  const found = choiceOf(el);
  if (!found) return;
  const { ask, choice } = found;
  marks(choice.reach, "reach");
  marks(choice.fights, "fights");
  if (el.closest("#acts")) marks(choice.refs, "reach");
  if (coarse()) return;
  timer = setTimeout(async () => {
    const pop = make("div", "pop pre");
    pop.role = "status";
    document.body.append(pop);
    pop.hidden = true;
    if (!(await fill(pop, ask, choice)) || !el.isConnected) return pop.remove();
    pop.hidden = false;
    beside(pop, el.getBoundingClientRect());
  }, WAIT);
}

function choiceOf(el) {
  const { asks, next } = state();
  const button = el.closest("#acts button[name=a]");
  if (button) {
    for (const ask of asks) for (const choice of ask.choices) if (choice.button === button) return { ask, choice };
    return null;
  }
  const here = next.get(el.closest("[data-ref]")?.dataset.ref);
  return here?.done.length === 1 ? { ask: here.ask, choice: here.done[0] } : null;
}

/** Next to what it is about, inside the window. */
export function beside(pop, rect) {
  const { width, height } = pop.getBoundingClientRect();
  const right = rect.right + 12 + width < innerWidth;
  const left = right ? rect.right + 12 : Math.max(8, rect.left - width - 12);
  pop.style.left = `${left}px`;
  pop.style.top = `${Math.max(8, Math.min(innerHeight - height - 8, rect.top + rect.height / 2 - height / 2))}px`;
}

/** Why a thing cannot be chosen. A card is shown large meanwhile. */
export async function whyNot(ref, el, ask) {
  const card = cardOf(el);
  if (card) zoom(card);
  if (!ask) return;
  const thing = ref.slice(ref.indexOf(":") + 1);
  const found = await get("why", { d: ask.d, thing, seat: ask.seat }).catch(() => null);
  if (found?.text) tell(found.text, found.rule);
}

/** A short notice with the rule it comes from. */
export function tell(text, rule = "") {
  const box = $("#why"), link = $("#why-r");
  $("#why-t").textContent = text;
  link.textContent = rule;
  link.hidden = !rule;
  link.href = link.href.split("#")[0] + (rule ? `#${rule}` : "");
  const dialog = $("dialog[open]");
  (dialog ?? document.body).append(box);
  box.hidden = false;
  say(text);
  clearTimeout(hiding);
  hiding = setTimeout(() => (box.hidden = true), SHOWN);
}

export function start(where, language, questions) {
  base = where;
  lang = language;
  state = questions;
  const over = event => {
    if ($(".lifted")) return; // something is being dragged
    const el = event.target.closest?.("#acts button[name=a],[data-ref]");
    if (el) pointed(el);
    else hide();
  };
  document.addEventListener("pointerover", event => event.pointerType === "mouse" && over(event));
  document.addEventListener("focusin", over);
}
