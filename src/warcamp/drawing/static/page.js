// The page of a table: puts the parts together.
import { $, say, words } from "./dom.js";
import { Line } from "./socket.js";
import { morph, place } from "./morph.js";
import { flip } from "./flip.js";
import * as chat from "./chat.js";
import * as dialogs from "./dialogs.js";
import * as drag from "./drag.js";
import * as effects from "./effects.js";
import * as hints from "./hints.js";
import * as hotseat from "./hotseat.js";
import * as keys from "./keys.js";
import * as links from "./links.js";
import * as picker from "./picker.js";
import * as rules from "./rules.js";
import * as settings from "./settings.js";
import { play } from "./sound.js";
import * as tabs from "./tabs.js";

const body = document.body, root = document.documentElement, base = body.dataset.base;

/** Where the socket is, and from which state of the table it goes on. */
function address(tag) {
  const query = new URLSearchParams({ lang: root.lang, have: tag, fmt: "html" });
  const as = hotseat.viewer();
  if (as !== "") query.set("as", as);
  return `${location.origin.replace(/^http/, "ws")}${base}/ws?${query}`;
}

function view(message) {
  const mine = !!$("#acts.on");
  chat.before();
  if (message.regions) flip(() => morph(message.regions));
  hints.forget();
  picker.paint();
  chat.after();
  if (message.title) document.title = message.title;
  if (message.say?.length) say(message.say.join(" "));
  if (message.effects?.length) effects.show(message.effects);
  if (!mine && $("#acts.on")) play("turn");
  hotseat.seen(message);
}

function acked(order, answer) {
  if (answer.ok) return;
  if (order.t === "act") picker.refused();
  hints.tell(answer.error?.text || words("refused"), answer.error?.rule ?? "");
}

let lost = false;
function net(on) {
  root.dataset.net = on ? "on" : "off";
  const text = $("#net-t");
  if (text) text.textContent = words(on ? "net-on" : "net-off");
  if (lost !== !on) say(words(on ? "net-again" : "net-off"));
  lost = !on;
}

const line = new Line(address, body.dataset.tag ?? "", {
  view,
  acked,
  net,
  table: message => message.state === "playing" && body.dataset.state === "open" && location.reload(),
  bye: () => hints.tell(line.why || words("bye")),
});
const order = message => line.order(message);

/** Forms of the bar and of the questions that are not answers: undo, consent, taking back. */
function submitted(event) {
  const form = event.target, kind = form.getAttribute("action")?.split("/").pop();
  const as = hotseat.viewer(), seat = /^\d+$/.test(as) ? Number(as) : -1;
  if (kind === "undo") order({ t: "undo", seat });
  else if (kind === "agree") order({ t: "agree", yes: event.submitter?.value === "1", seat });
  else if (kind === "retract") order({ t: "retract", d: form.elements.d.value, seat: Number(form.elements.seat.value) });
  else return;
  event.preventDefault();
}

place();
settings.start();
tabs.start();
dialogs.start();
hints.start(base, root.lang, picker.state);
picker.start(order);
drag.start();
keys.start();
links.start();
chat.start(order);
rules.start();
document.addEventListener("submit", submitted);
hotseat.start(body, line);
line.connect();
