// The pages around the table: what their forms do anyway, done at once.
import { $, $$, say } from "./dom.js";

const LOOK_AGAIN = 1500;

/** The number of players changes the seats: the form comes anew with what is filled in, and the focus stays. */
async function again(form) {
  const query = new URLSearchParams(new FormData(form));
  const address = `${location.pathname}?${query}`;
  try {
    const answer = await fetch(address, { headers: { accept: "text/html" } });
    const next = $("#setup", new DOMParser().parseFromString(await answer.text(), "text/html"));
    form.replaceWith(document.adoptNode(next));
    history.replaceState(null, "", address);
    setUp(next);
    $("#players").focus();
  } catch {
    location.href = address; // the server was away for a moment: the browser asks again
  }
}

function setUp(form) {
  form.addEventListener("change", event => {
    if (event.target.dataset.again !== undefined) again(form);
    else if (event.target.dataset.seat !== undefined) naming(event.target);
  });
  $$("[data-seat]", form).forEach(naming);
}

/** Only who shares the screen needs a name typed here. */
function naming(select) {
  document.getElementById(`nm${select.dataset.seat}`).hidden = select.value !== "here";
}

async function copy(button) {
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    return; // the browser does not let us copy: the link is marked, to be copied by hand
  }
  const label = $(".lb", button), before = label.textContent, copied = $("#room").dataset.copied;
  label.textContent = copied;
  say(copied);
  setTimeout(() => (label.textContent = before), 1800);
}

/** The waiting room as it is now; when the game has begun there is none any more. */
async function lookAgain(last) {
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const room = $("#room", page);
    if (answer.ok && !room) return location.reload();
    if (room && room.innerHTML !== last) {
      last = room.innerHTML;
      const focused = document.activeElement?.id;
      $("#room").replaceWith(document.adoptNode(room));
      if (focused) document.getElementById(focused)?.focus();
      say($("#room .lead").textContent);
    }
  } catch {
    // the server is away for a moment: the next look finds it
  }
  setTimeout(() => (document.hidden ? wake(last) : lookAgain(last)), LOOK_AGAIN);
}

function wake(last) {
  document.addEventListener("visibilitychange", () => lookAgain(last), { once: true });
}

const form = $("#setup");
if (form) setUp(form);
document.addEventListener("click", event => {
  const button = event.target.closest("[data-copy]");
  if (button) copy(button);
});
if ($("#room")) {
  const page = new DOMParser().parseFromString(document.documentElement.outerHTML, "text/html");
  setTimeout(() => lookAgain($("#room", page).innerHTML), LOOK_AGAIN);
}
