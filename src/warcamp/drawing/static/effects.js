// What happened is shown: flights, dice, flashes, short texts. One after the other, none without end.
import { $, $$, byRef, copy, glyph, make, still } from "./dom.js";
import { pour } from "./pour.js";
import { play } from "./sound.js";

const MOST = 14; // more than this at once is a jump, not a story
const LATE = 2_400; // what is shown later than this belongs to another moment
const SLOW = new Set(["roll", "pour"]);
const EASE = "cubic-bezier(.22,.8,.24,1)";
let queue = [], running = false, last = Promise.resolve();

const wait = ms => new Promise(done => setTimeout(done, ms));
// things that can be pointed at, and places that things only come to
const spots = ref => [...byRef(ref), ...$$(`[data-spot="${CSS.escape(ref)}"]`)];
const spot = ref => spots(ref).map(el => el.getBoundingClientRect()).find(r => r.width && r.bottom > 0 && r.top < innerHeight);
const done = animation => animation.finished.catch(() => null);

/** Show the effects of a change, after it is on the page. */
export function show(effects) {
  if (document.hidden) return;
  const at = performance.now();
  queue.push(...effects.map(effect => ({ ...effect, at })));
  if (queue.length > MOST) queue = queue.slice(-MOST);
  if (!running) last = run();
}

/** Until everything is shown that a change of the page brings with it. */
export async function quiet() {
  await null; // the page changes first, then its effects are known
  await last;
}

async function run() {
  running = true;
  while (queue.length) {
    const effect = queue.shift();
    if (performance.now() - effect.at > (SLOW.has(effect.kind) ? LATE * 2 : LATE)) continue;
    if (effect.sound) play(effect.sound);
    const together = queue[0]?.kind === effect.kind && effect.kind !== "tell";
    const shown = KINDS[effect.kind]?.(effect);
    if (shown) await (together ? wait(110) : shown);
  }
  running = false;
}

const KINDS = { fly, roll, pour: effect => pour(effect, spots), mark, tell };

/** A token goes from one thing to another. */
async function fly({ refs, data = {} }) {
  const from = spot(refs[0] ?? ""), to = spot(refs[1] ?? "");
  if (still() || !from || !to) return;
  const token = data.look ? medal(data.look) : make("span", "fx-token");
  if (data.icon) token.append(glyph(data.icon));
  if (!token.childNodes.length) token.append(copy(byRef(refs[0])[0]));
  $("#sky").append(token);
  const size = token.getBoundingClientRect();
  const at = r => [r.x + r.width / 2 - size.width / 2, r.y + r.height / 2 - size.height / 2];
  const [x0, y0] = at(from), [x1, y1] = at(to);
  const high = Math.min(60, 18 + Math.hypot(x1 - x0, y1 - y0) / 6);
  const frames = [
    { transform: `translate(${x0}px,${y0}px) scale(.8)`, opacity: 0.3 },
    { transform: `translate(${(x0 + x1) / 2}px,${(y0 + y1) / 2 - high}px) scale(1.25)`, opacity: 1, offset: 0.5 },
    { transform: `translate(${x1}px,${y1}px) scale(1)`, opacity: 1 },
  ];
  await done(token.animate(frames, { duration: 620, easing: EASE }));
  token.remove();
}

function medal(look) {
  const el = make("span", `medal big ${look}`);
  el.append(glyph(look, "", "sh-"), glyph(look, "em", "em-"));
  return el;
}

/** Dice fall over the table, stay a moment and go. */
async function roll({ refs, data = {} }) {
  const faces = data.faces ?? [];
  const over = spot(refs[0] ?? "") ?? { x: innerWidth / 2, y: innerHeight * 0.42, width: 0, height: 0 };
  const tray = make("div", "fx-dice");
  for (const face of faces) {
    const die = make("span", `fx-die f-${face}`);
    /^\d+$/.test(face) ? (die.textContent = face) : die.append(glyph(face));
    tray.append(die);
  }
  $("#sky").append(tray);
  const size = tray.getBoundingClientRect();
  tray.style.left = `${Math.max(8, Math.min(innerWidth - size.width - 8, over.x + over.width / 2 - size.width / 2))}px`;
  tray.style.top = `${Math.max(8, over.y + over.height / 2 - size.height / 2)}px`;
  if (!still()) {
    const falls = [...tray.children].map((die, i) => {
      const turn = 420 + ((i * 137) % 220), side = i % 2 ? 1 : -1;
      const frames = [
        { transform: `translate(${side * 60}px,-90px) rotate(${side * turn}deg)`, opacity: 0 },
        { transform: `translate(${side * 8}px,6px) rotate(${side * 30}deg)`, opacity: 1, offset: 0.7 },
        { transform: "none" },
      ];
      return done(die.animate(frames, { duration: 560 + i * 40, easing: EASE }));
    });
    await Promise.all(falls);
  }
  await wait(850);
  if (!still()) await done(tray.animate([{ opacity: 1 }, { opacity: 0 }], 180));
  tray.remove();
}

/** A thing flashes: `data.tone` is foe or good. */
async function mark({ refs, data = {} }) {
  if (still()) return;
  const colour = data.tone === "foe" ? "#ff6a58" : "#ffe08a";
  const frames = [{ filter: "none" }, { filter: `brightness(1.7) drop-shadow(0 0 10px ${colour})` }, { filter: "none" }];
  const flashes = refs.flatMap(byRef).map(el => done(el.animate(frames, { duration: 620 })));
  await Promise.all(flashes);
}

/** A short text over the table. */
async function tell({ text, data = {} }) {
  if (!text) return;
  const box = make("div", `fx-tell${data.tone ? ` ${data.tone}` : ""}`);
  if (data.icon) box.append(glyph(data.icon));
  box.append(make("span", "", text));
  $("#sky").append(box);
  if (!still()) await done(box.animate([{ opacity: 0, scale: 0.9 }, { opacity: 1, scale: 1 }], { duration: 160, easing: EASE }));
  await wait(1100);
  if (!still()) await done(box.animate([{ opacity: 1 }, { opacity: 0 }], 200));
  box.remove();
}
