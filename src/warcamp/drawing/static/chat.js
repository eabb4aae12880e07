// Table talk: sent by the socket, read in its region; the newest is in sight unless the reader has scrolled back.
import { $ } from "./dom.js";
import { play } from "./sound.js";

let low = true, last = "";

/** Before a change of the page. */
export function before() {
  const list = $("#cl");
  low = !list || list.scrollHeight - list.scrollTop - list.clientHeight < 40;
}

/** After it. */
export function after(quiet = false) {
  const list = $("#cl");
  if (!list) return;
  if (low) list.scrollTop = list.scrollHeight;
  const newest = $("li:last-child", list)?.id ?? "";
  if (newest && newest !== last && !quiet) play("chat");
  last = newest;
}

export function start(order) {
  document.addEventListener("submit", event => {
    if (event.target.id !== "speak") return;
    event.preventDefault();
    const { text, channel } = event.target.elements;
    const said = text.value.trim();
    if (!said) return;
    order({ t: "chat", channel: channel.value, text: said });
    text.value = "";
  });
  after(true);
}
