// Regions that the server sends are morphed into the page: what is the same stays the same node.
import { Idiomorph } from "./vendor/idiomorph-0.8.0.min.js";
import { $, $$, byRef } from "./dom.js";

const OWN = new Set(["aria-disabled", "aria-pressed", "tabindex", "data-n"]); // set by the picker on things
const TYPED = "input[type=text],input[type=search],textarea,select";

const config = {
  morphStyle: "outerHTML",
  callbacks: {
    beforeAttributeUpdated: (name, el) => {
      if (OWN.has(name) && el.dataset.ref !== undefined) return false;
      if (name === "style" && el.dataset.style !== undefined) return false;
      if (name === "open" && el.tagName === "DETAILS") return false; // the reader folds and unfolds
      if (name === "value" && el.matches(TYPED)) return false; // what is being typed stays
      return true;
    },
  },
};

/** Put the regions into the page. Focus stays where it was; if that is gone it goes to the questions. */
export function morph(regions) {
  const active = document.activeElement;
  const had = active && active !== document.body;
  const ref = had ? active.dataset?.ref : undefined;
  for (const [id, html] of Object.entries(regions)) {
    const old = document.getElementById(id);
    const template = document.createElement("template");
    template.innerHTML = html;
    const next = template.content.firstElementChild;
    if (old && next) Idiomorph.morph(old, next, config);
  }
  place();
  if (had && (document.activeElement === document.body || !document.activeElement)) {
    const again = ref === undefined ? undefined : byRef(ref).find(el => el.getClientRects().length);
    (again ?? $("#acts"))?.focus({ preventScroll: true });
  }
}

/** Positions come as data, because the page allows no style attributes; they are set through the object model. */
export function place(root = document) {
  for (const el of $$("[data-style]", root)) {
    const wanted = el.dataset.style;
    if (el.placed === wanted) continue;
    for (const part of wanted.split(";")) {
      const at = part.indexOf(":");
      if (at > 0) el.style.setProperty(part.slice(0, at).trim(), part.slice(at + 1).trim());
    }
    el.placed = wanted;
  }
}
