// Several people at one screen: between two of them a curtain falls. Behind it the page looks on as a spectator, and
// nothing of the next seat is sent before he says that he is there.
import { $, $$, words } from "./dom.js";

let seats = [], now = "", line = null, waiting = -1;

export const hot = () => seats.length > 1;

/** As whom the page looks now; a socket that comes back asks for the same. */
export const viewer = () => now;

export function start(body, to) {
  line = to;
  seats = (body.dataset.seats ?? "").split(" ").filter(Boolean).map(Number);
  now = body.dataset.as ?? body.dataset.seat ?? "";
  if (!hot()) return;
  $("#curtain-open").addEventListener("click", () => {
    now = String(waiting);
    line.post({ t: "look", as: waiting });
  });
  check();
}

/** After each view: whose turn is it, and who is looking? */
export function seen(message) {
  if (!hot()) return;
  if (!$("#curtain").hidden) {
    if (waiting >= 0 && message.seat === waiting && now === String(waiting)) lift();
    else if (message.seat === null || message.seat === undefined) check();
    return;
  }
  check();
}

function check() {
  if (now !== "s" && $("#acts form.ask,#acts form.plea")) return; // who looks is asked something himself
  const asked = $$(".chair.think").map(el => Number(el.dataset.seat)).filter(seat => seats.includes(seat));
  if (!asked.length || asked.includes(Number(now))) return;
  fall(asked[0]);
}

function fall(seat) {
  waiting = seat;
  const curtain = $("#curtain");
  $("#curtain-who").textContent = words(`pass-${seat}`);
  $("#curtain-i").textContent = words(`i-am-${seat}`);
  if (now !== "s") {
    now = "s";
    line.post({ t: "look", as: "s" });
  }
  if (!curtain.hidden) return;
  curtain.hidden = false;
  for (const el of [$("#t"), $("#tabs"), $("#end")]) if (el) el.inert = true;
  $$("dialog[open]").forEach(dialog => dialog.close());
  $("#curtain-open").focus();
}

function lift() {
  waiting = -1;
  $("#curtain").hidden = true;
  for (const el of [$("#t"), $("#tabs"), $("#end")]) if (el) el.inert = false;
  $("#acts")?.focus({ preventScroll: true });
}
