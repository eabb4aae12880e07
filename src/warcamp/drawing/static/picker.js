// Choosing by pointing: a thing, then where; several things; or a button of the list. All ways end in the same order.
import { $, $$, byRef, coarse, say, visible, words } from "./dom.js";
import { exact, more, open, read } from "./asks.js";
import * as hints from "./hints.js";
import { dots, turn } from "./tabs.js";

let asks = [], next = new Map(), chain = { d: "", refs: [] }, bags = new Map();
let armed = null; // a choice that waits for a second tap or for the confirm bar
let busy = ""; // the question that has been answered and not yet acknowledged
let intended = ""; // where something was dragged to, when that is asked next
let asked = ""; // the questions that have been shown
let order = () => "";

export const state = () => ({ asks, next, chain });

/** After each change of the page: what can be pointed at, and what is marked. */
export function paint() {
  asks = read();
  if (!asks.some(ask => ask.d === chain.d)) chain = { d: "", refs: [] };
  bags = new Map(asks.filter(ask => ask.way === "several").map(ask => [ask.d, bags.get(ask.d) ?? new Map()]));
  if (busy && !asks.some(ask => ask.d === busy)) busy = "";
  if (armed && !asks.some(ask => ask.d === armed.ask.d && ask.choices.some(choice => choice.name === armed.choice.name))) disarm();
  next = open(asks, chain, bags);
  mark();
  const now = asks.map(ask => ask.d).join("|");
  if (now !== asked) {
    document.documentElement.removeAttribute("data-sheet");
    if (now) turn();
  }
  asked = now;
  if (intended) follow();
}

function mark() {
  const about = new Set(asks.flatMap(ask => ask.about));
  for (const el of $$("[data-ref]")) {
    const ref = el.dataset.ref, here = next.get(ref);
    const bag = here && bags.get(here.ask.d), n = bag?.get(ref) ?? 0;
    const held = chain.refs.includes(ref) || n > 0 || (armed?.refs.includes(ref) ?? false);
    el.classList.toggle("can", !!here || chain.refs.includes(ref));
    el.classList.toggle("foe", !!here?.done.some(choice => choice.foe));
    el.classList.toggle("sel", held);
    el.classList.toggle("about", about.has(ref));
    el.classList.toggle("grab", !!here && (here.step || here.done.some(choice => choice.reach.length)) && here.ask.way !== "several");
    here || chain.refs.includes(ref) ? el.removeAttribute("aria-disabled") : el.setAttribute("aria-disabled", "true");
    el.tabIndex = here || held ? 0 : -1;
    here && (here.step || held) ? el.setAttribute("aria-pressed", String(held)) : el.removeAttribute("aria-pressed");
    const order = chain.refs.length > 1 ? chain.refs.indexOf(ref) + 1 : 0;
    if (n > 1 || order) el.dataset.n = order || n;
    else el.removeAttribute("data-n");
  }
  for (const ask of asks) {
    if (ask.way === "several") sum(ask);
    const narrowed = chain.d === ask.d ? chain.refs : [];
    for (const choice of ask.choices) {
      choice.button.classList.toggle("sel", armed?.choice.name === choice.name && armed.ask.d === ask.d);
      choice.button.closest("li").classList.toggle("dim", !narrowed.every((ref, i) => choice.refs[i] === ref));
    }
  }
  dots();
}

/** What has been gathered for a question about several things. */
function sum(ask) {
  const bag = bags.get(ask.d), choice = exact(ask, bag), take = $("[data-take]", ask.form), text = $(".gathered", ask.form);
  const now = choice ? [choice.text, choice.note].filter(Boolean).join(" · ") : words(bag.size ? "several-not-yet" : "several-none");
  if (text.textContent !== now) text.textContent = now;
  choice ? take.removeAttribute("aria-disabled") : take.setAttribute("aria-disabled", "true");
}

/** Point at a thing on the table. */
export function point(ref, el) {
  const here = next.get(ref);
  if (chain.refs.includes(ref)) return clear();
  if (!here) return hints.whyNot(ref, el, asks[0]);
  if (here.ask.way === "several") return toggle(here.ask, ref);
  if (here.first) chain = { d: here.ask.d, refs: [] };
  if (here.done.length === 1 && !here.step) return propose(here.ask, here.done[0], [...chain.refs, ref]);
  chain = { d: here.ask.d, refs: [...(chain.d === here.ask.d ? chain.refs : []), ref] };
  if (here.done.length && !here.step) return among(here);
  disarm();
  paint();
  say(words("chosen-first"));
  const target = $$(".can:not(.sel)[data-ref]").find(visible);
  if (target && el?.matches(":focus-visible")) target.focus({ preventScroll: true });
}

/** Several choices are made of the same things: the list shows them. */
function among(here) {
  mark();
  here.done[0].button.closest("details")?.setAttribute("open", "");
  here.done[0].button.focus();
}

function toggle(ask, ref) {
  const bag = bags.get(ask.d);
  if (more(ask, bag, ref)) bag.set(ref, (bag.get(ref) ?? 0) + 1);
  else bag.delete(ref);
  next = open(asks, chain, bags);
  mark();
}

/** A choice is complete. It is sent, or asked about first: when it warns, and on a touch screen if it is to stay. */
export function propose(ask, choice, refs = choice.refs, touch = coarse()) {
  const same = armed && armed.ask.d === ask.d && armed.choice.name === choice.name;
  if (same || !(choice.warning || (touch && !ask.plain && !choice.loose && ask.way === "pick"))) return send(ask, choice);
  armed = { ask, choice, refs };
  mark();
  $("#sure-t").textContent = choice.warning || [choice.text, choice.note].filter(Boolean).join(" · ");
  $("#sure-pre").replaceChildren();
  $("#sure").hidden = false;
  hints.fill($("#sure-pre"), ask, choice);
  if (choice.warning) $("#sure").focus();
  say($("#sure-t").textContent);
}

function send(ask, choice) {
  if (busy === ask.d) return;
  busy = ask.d;
  chain = { d: "", refs: [] };
  bags.delete(ask.d);
  disarm();
  hints.hide();
  say(choice.text); // what follows from it is told after it; of a step that others do not see this is all
  order({ t: "act", d: ask.d, a: choice.name, seat: ask.seat });
}

/** The server did not take the answer. */
export function refused() {
  busy = "";
  intended = "";
  paint();
}

function disarm() {
  armed = null;
  $("#sure").hidden = true;
}

/** Let go of everything; true if there was something. */
export function clear() {
  const had = chain.refs.length > 0 || armed !== null || [...bags.values()].some(bag => bag.size);
  const last = chain.refs.at(-1);
  chain = { d: "", refs: [] };
  for (const bag of bags.values()) bag.clear();
  disarm();
  paint();
  if (last) byRef(last)[0]?.focus({ preventScroll: true });
  return had;
}

/** A thing was dragged onto another. */
export function dropped(from, onto) {
  const here = next.get(from);
  if (!here) return;
  const direct = here.ask.choices.find(choice => choice.refs.length === 2 && choice.refs[0] === from && choice.refs[1] === onto);
  if (direct) return propose(here.ask, direct, direct.refs, false);
  if (here.done.length === 1) {
    intended = onto;
    return propose(here.ask, here.done[0], [from], false);
  }
  point(from, null);
}

/** The next question has come: answer it with what was meant, if that is among its choices. */
function follow() {
  const here = next.get(intended);
  if (busy) return;
  intended = "";
  if (here?.done.length === 1) propose(here.ask, here.done[0], here.done[0].refs, false);
}

export function start(send_) {
  order = send_;
  document.addEventListener("click", event => {
    const thing = event.target.closest("[data-ref]");
    if (thing && !event.target.closest("#zoom,#sky")) return point(thing.dataset.ref, thing);
    const take = event.target.closest("[data-take]");
    if (take) return taken(take.closest("form"));
    const by = event.target.closest("[data-by]");
    if (by) return step(by.closest("form"), Number(by.dataset.by));
    if (event.target.closest("#sure-yes") && armed) return propose(armed.ask, armed.choice);
    if (event.target.closest("#sure-no")) return clear();
    if (event.target.closest("#more")) document.documentElement.toggleAttribute("data-sheet");
  });
  document.addEventListener("submit", event => {
    const ask = asks.find(ask => ask.form === event.target);
    if (!ask) return;
    event.preventDefault();
    const choice = ask.choices.find(choice => choice.button === event.submitter);
    if (choice) propose(ask, choice);
  });
  document.addEventListener("input", event => event.target.matches(".filter input") && filter(event.target));
  paint();
}

function taken(form) {
  const ask = asks.find(ask => ask.form === form);
  const number = choice => choice.name === $(".num", form).textContent;
  const choice = ask.way === "number" ? ask.choices.find(number) : exact(ask, bags.get(ask.d));
  if (choice) propose(ask, choice, choice.refs, false);
}

function step(form, by) {
  const ask = asks.find(ask => ask.form === form), out = $(".num", form);
  const rising = [...ask.choices].sort((a, b) => a.name - b.name);
  const now = rising.findIndex(choice => choice.name === out.textContent);
  const { name, text } = rising[Math.max(0, Math.min(rising.length - 1, now + by))];
  out.textContent = name;
  $("[data-take] .lb", form).textContent = text;
}

function filter(input) {
  const wanted = input.value.trim().toLocaleLowerCase();
  for (const item of $$(".choices li", input.closest("form"))) {
    item.hidden = !!wanted && !item.textContent.toLocaleLowerCase().includes(wanted);
  }
  for (const group of $$("details.grp", input.closest("form"))) {
    group.hidden = !$("li:not([hidden])", group);
    if (wanted && !group.hidden) group.open = true;
  }
}
