// A match that is over, moment by moment. Moments never change, so the browser keeps them.
import { $, $$, say } from "./dom.js";
import { start as dialogs } from "./dialogs.js";
import { show as showEffects } from "./effects.js";
import { flip } from "./flip.js";
import { morph, place } from "./morph.js";
import { start as links } from "./links.js";
import { start as rules } from "./rules.js";
import { start as settings } from "./settings.js";
import { show as showTab, start as tabs } from "./tabs.js";

const STEP = 1100, KEPT = 120, SETTLE = 60;
const bar = $("#rbar"), body = document.body;
const base = bar.dataset.base, length = Number(bar.dataset.length), open = Number(bar.dataset.open);
const kept = new Map();
let now = Number(bar.dataset.at), wanted = now, busy = false, playing = 0;

const address = n => `${base}/replay?at=${n}&as=${body.dataset.seat}`;

/** A moment, from memory if it was seen before. */
function fetched(n) {
  if (!kept.has(n)) {
    const ask = fetch(`${base}/moments/${n}?as=${body.dataset.seat}&lang=${body.dataset.lang}&v=${body.dataset.version}`);
    kept.set(n, ask.then(answer => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText)))));
    kept.get(n).catch(() => kept.delete(n));
    if (kept.size > KEPT) kept.delete(kept.keys().next().value);
  }
  return kept.get(n);
}

/** Go to a moment. While one is on its way only the last that is wished for counts. */
async function go(n) {
  wanted = Math.min(Math.max(1, n), length);
  controls();
  if (busy) return;
  busy = true;
  try {
    while (now !== wanted) {
      const n = wanted, moment = await fetched(n);
      if (n !== wanted) continue;
      const change = () => morph(moment.regions);
      n === now + 1 || n === now - 1 ? flip(change) : change();
      if (n === now + 1) showEffects(moment.effects);
      now = n;
      $("#deed").textContent = moment.deed;
      say(moment.deed);
    }
  } catch {
    wanted = now; // the server is away: stay where we are
    stop();
  }
  busy = false;
  controls();
  history.replaceState(null, "", address(now));
  for (const next of [now + 1, now - 1]) if (next >= 1 && next <= length) setTimeout(() => fetched(next).catch(() => null), SETTLE);
}

function controls() {
  $("#slide").value = $("#at").value = wanted;
  for (const field of $$("input.at")) field.value = wanted;
  const targets = { first: 1, back: Math.max(1, wanted - 1), next: Math.min(length, wanted + 1), last: length };
  for (const [id, n] of Object.entries(targets)) document.getElementById(id).href = address(n);
  const chapters = [...$("#chapter").options];
  const chapter = chapters.findLast(option => Number(option.value) <= wanted);
  if (chapter) chapter.selected = true;
  $("#fork").disabled = wanted > open;
}

function play() {
  if (playing) return stop();
  if (wanted === length) go(1);
  playing = setInterval(() => (wanted < length ? busy || go(wanted + 1) : stop()), STEP);
  playButton();
}

function stop() {
  clearInterval(playing);
  playing = 0;
  playButton();
}

function playButton() {
  const button = $("#play"), text = playing ? button.dataset.pause : button.dataset.play;
  button.setAttribute("aria-label", text);
  button.title = text;
  $(".on", button).hidden = !!playing;
  $(".off", button).hidden = !playing;
}

async function link(button) {
  try {
    await navigator.clipboard.writeText(new URL(address(now), location.href).href);
    say(button.dataset.copied);
    const label = $(".lb", button), before = label.textContent;
    label.textContent = button.dataset.copied;
    setTimeout(() => (label.textContent = before), 1800);
  } catch {
    location.href = address(now); // the browser does not let us copy: the address bar has the link
  }
}

const MOVES = { first: () => 1, back: () => wanted - 1, next: () => wanted + 1, last: () => length };
bar.addEventListener("click", event => {
  const button = event.target.closest("a[id],button[id]");
  if (!button) return;
  if (MOVES[button.id]) {
    event.preventDefault();
    stop();
    go(MOVES[button.id]());
  } else if (button.id === "play") play();
  else if (button.id === "link") link(button);
});
bar.addEventListener("input", event => {
  if (event.target.id !== "slide") return;
  stop();
  go(Number(event.target.value));
});
bar.addEventListener("change", event => {
  const { id, value, form } = event.target;
  if (id === "at" || id === "chapter") {
    stop();
    go(Number(value) || now);
  } else if (id === "as") form.requestSubmit();
});
bar.addEventListener("submit", event => {
  if (event.target.matches(".go-to,.jump")) event.preventDefault();
});
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input,select,textarea,dialog[open]")) return;
  const move = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  if (move) go(MOVES[move]());
  else if (event.key === " " && !event.target.closest("button,a,summary")) play();
  else return;
  event.preventDefault();
});

if (matchMedia("(max-width:900px)").matches) $("#rmore").open = false;
place();
tabs();
dialogs();
settings();
rules();
links();
controls();
if (location.hash === "#log") showTab("log");
