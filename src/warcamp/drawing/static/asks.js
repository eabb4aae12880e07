// The open questions as the page lists them: the list is the only source of what can be pointed at.
import { $$, split, visible } from "./dom.js";

/** Read the questions out of #acts. */
export function read() {
  return $$("#acts form.ask").map(form => ({
    form,
    d: form.dataset.d,
    way: form.dataset.way,
    plain: form.classList.contains("plain"),
    about: split(form.dataset.about),
    seat: Number(form.elements.seat.value),
    choices: $$("button[name=a]", form).map(button => ({
      button,
      name: button.value,
      refs: split(button.dataset.refs),
      reach: split(button.dataset.reach),
      fights: split(button.dataset.fights),
      foe: button.classList.contains("t-foe"),
      loose: "loose" in button.dataset,
      warning: button.dataset.warning ?? "",
      text: button.querySelector(".lb").textContent,
      note: button.querySelector(".chip")?.textContent ?? "",
    })),
  }));
}

const starts = (refs, with_) => with_.every((ref, i) => refs[i] === ref);

/** How often each reference is in a list. */
export function counted(refs) {
  const counts = new Map();
  for (const ref of refs) counts.set(ref, (counts.get(ref) ?? 0) + 1);
  return counts;
}

const within = (bag, counts) => [...bag].every(([ref, n]) => (counts.get(ref) ?? 0) >= n);

/** The choice that is made of exactly what lies in the bag; nothing at all is one only if it has no button of its own. */
export function exact(ask, bag) {
  const size = [...bag.values()].reduce((a, b) => a + b, 0);
  return ask.choices.find(choice => choice.refs.length === size && (size || !visible(choice.button)) && within(bag, counted(choice.refs)));
}

/** Whether one more of the reference can be put into the bag and still become a choice. */
export function more(ask, bag, ref) {
  const bigger = new Map(bag).set(ref, (bag.get(ref) ?? 0) + 1);
  return ask.choices.some(choice => within(bigger, counted(choice.refs)));
}

/** What can be pointed at now: reference -> { ask, done: choices that it completes, step: whether more is to follow }.
 * `chain` is what has been pointed at in one question, in order. */
export function open(asks, chain, bags) {
  const out = new Map();
  const entry = (ref, ask) => {
    if (!out.has(ref)) out.set(ref, { ask, done: [], step: false, first: false });
    return out.get(ref);
  };
  for (const ask of asks) {
    if (ask.way === "several") {
      const bag = bags.get(ask.d) ?? new Map();
      for (const choice of ask.choices) for (const ref of choice.refs) if (bag.has(ref) || more(ask, bag, ref)) entry(ref, ask).step = true;
      continue;
    }
    const held = chain.d === ask.d ? chain.refs : [];
    for (const choice of ask.choices) {
      if (!choice.refs.length) continue;
      if (starts(choice.refs, held) && choice.refs.length > held.length) {
        const here = entry(choice.refs[held.length], ask);
        if (choice.refs.length === held.length + 1) here.done.push(choice);
        else here.step = true;
      }
    }
    if (held.length) {
      for (const choice of ask.choices) {
        const [first, ...rest] = choice.refs;
        if (first === undefined) continue;
        if (!out.has(first)) Object.assign(entry(first, ask), { step: rest.length > 0, first: true });
        if (!rest.length && out.get(first).first) out.get(first).done.push(choice);
      }
    }
  }
  return out;
}
