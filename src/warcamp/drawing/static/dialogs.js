// Cards looked at closely, and the sheets that open over the table.
import { $, $$, cardOf, copy, glyph, make, say, scope, words } from "./dom.js";

const HOVER = 420, SMALL = 210, HOLD = 480;

/** Show a card large. */
export function zoom(card) {
  $$(".pop:not(.pre)").forEach(el => el.remove());
  const dialog = $("#zoom");
  const large = copy(card);
  if (card.dataset.zoom) large.className = card.dataset.zoom;
  large.inert = false; // read aloud here
  const shut = make("button", "tool zoom-x");
  shut.type = "button";
  shut.setAttribute("aria-label", words("close"));
  shut.append(glyph("cross"));
  dialog.replaceChildren(large, shut);
  if (!dialog.open) dialog.showModal();
}

function pop(card) {
  const rect = card.getBoundingClientRect();
  if (!rect.width || rect.width > SMALL || $("dialog[open]") || $(".pop.pre:not([hidden])")) return;
  const box = make("div", "pop"), width = 290, height = width * 1.42;
  box.append(copy(card));
  box.style.left = `${rect.right + 14 + width < innerWidth ? rect.right + 14 : Math.max(8, rect.left - width - 14)}px`;
  box.style.top = `${Math.max(10, Math.min(innerHeight - height - 12, rect.top - 40))}px`;
  document.body.append(box);
}

export function start() {
  for (const el of [$("#zoom"), $("#sky")]) el.classList.add(...scope());
  let hover = 0, hold = 0;
  const gone = () => {
    clearTimeout(hover);
    clearTimeout(hold);
    $$(".pop:not(.pre)").forEach(el => el.remove());
  };
  document.addEventListener("pointerover", event => {
    gone();
    const card = event.pointerType === "mouse" && event.target.closest(".card");
    if (card && !card.closest("#zoom,#sky,.pop")) hover = setTimeout(() => pop(card), HOVER);
  });
  document.addEventListener("pointerdown", event => {
    gone();
    const card = event.pointerType !== "mouse" && cardOf(event.target);
    if (card && !card.closest("#zoom")) hold = setTimeout(() => held(card), HOLD);
  });
  for (const name of ["pointerup", "pointercancel", "pointermove", "scroll"]) {
    document.addEventListener(name, () => clearTimeout(hold), { passive: true, capture: true });
  }
  document.addEventListener("contextmenu", event => {
    const card = cardOf(event.target);
    if (!card || card.closest("#zoom")) return;
    event.preventDefault();
    zoom(card);
  });
  document.addEventListener("click", event => {
    const target = event.target;
    if (target.closest("#zoom")) return $("#zoom").close();
    const opener = target.closest("[data-open]");
    if (opener) return sheet(opener.dataset.open);
    const shut = target.closest("[data-shut]");
    if (shut) document.getElementById(shut.dataset.shut).hidden = true;
    const copier = target.closest("[data-copy]");
    if (copier) clip(copier);
    const card = cardOf(target);
    if (card && !target.closest("button,a,summary,[data-ref]")) zoom(card);
    if (target.matches("dialog[open]")) target.close();
  });
}

/** A finger rested on a card: it is shown, and lifting the finger chooses nothing. */
function held(card) {
  zoom(card);
  const swallow = event => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  const over = () => setTimeout(() => removeEventListener("click", swallow, { capture: true }), 350);
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, over, { capture: true, once: true });
}

/** Open a sheet; another that is open is closed first. */
export function sheet(id) {
  $$("dialog[open]").forEach(other => other.close());
  document.getElementById(id)?.showModal();
}

async function clip(button) {
  const text = button.dataset.copy;
  try {
    await navigator.clipboard.writeText(text);
    say(words("copied"));
    button.classList.add("done");
  } catch {
    const field = $(`input[value="${CSS.escape(text)}"]`);
    field?.select(); // the browser does not let us copy: the text is marked, to be copied by hand
  }
}
