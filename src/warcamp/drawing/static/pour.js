// Tokens fall into one thing, some stay there, some come out into another.
import { $, glyph, make, still } from "./dom.js";

const MOST = 16; // so many tokens are enough to tell the story
const BETWEEN = 70;
const done = animation => animation.finished.catch(() => null);

/** `data.into` and `data.out` are lists of [look, number]; `refs` are where they fall in and where they lie then. */
export async function pour({ refs, data = {} }, spots) {
  const top = spots(refs[0]).find(el => el.getClientRects().length), tray = spots(refs[1]).find(el => el.getClientRects().length);
  if (still() || !tray) return;
  const over = (top ?? tray).getBoundingClientRect(), under = tray.getBoundingClientRect();
  tray.classList.add("pouring");
  await Promise.all(tokens(data.into).map((token, n) => drop(token, n, over, -110, over.height * 0.5)));
  if (top) await done(top.parentElement.animate([{ translate: "0" }, { translate: "-2px 1px" }, { translate: "2px 0" }, { translate: "0" }], { duration: 110, iterations: 3 }));
  const out = tokens(data.out);
  await Promise.all(out.map((token, n) => drop(token, n, under, -40, under.height * 0.55, spread(n, out.length, under.width))));
  tray.classList.remove("pouring");
}

/** Each token by itself, the colours mixed as in a handful. */
function tokens(counts = []) {
  const looks = counts.flatMap(([look, n]) => Array(n).fill(look));
  const step = Math.max(1, looks.length / MOST), some = [];
  for (let at = 0; at < looks.length && some.length < MOST; at += step) some.push(looks[Math.floor(at)]);
  return some.map((look, n) => [n * 7 % some.length, look]).sort((a, b) => a[0] - b[0]).map(([, look]) => look);
}

const spread = (n, of, width) => (of > 1 ? (n / (of - 1) - 0.5) * width * 0.7 : 0);

async function drop(look, n, rect, from, to, aside = (n % 3 - 1) * 9) {
  const token = make("span", `fx-cube ${look}`);
  token.append(glyph(look, "", "sh-"), glyph(look, "em", "em-"));
  $("#sky").append(token);
  const x = rect.x + rect.width / 2 - 12, side = n % 2 ? 1 : -1;
  const frames = [
    { transform: `translate(${x + aside / 3}px,${rect.y + from}px) rotate(${side * 200}deg)`, opacity: 0 },
    { opacity: 1, offset: 0.25 },
    { transform: `translate(${x + aside}px,${rect.y + to}px) rotate(${side * 20}deg)`, opacity: 1, offset: 0.85 },
    { transform: `translate(${x + aside}px,${rect.y + to}px) rotate(0deg)`, opacity: to > from && from < -100 ? 0 : 1 },
  ];
  await done(token.animate(frames, { duration: 520, delay: n * BETWEEN, fill: "both", easing: "cubic-bezier(.4,.1,.6,1)" }));
  token.remove();
}
