// The rulebook: search while typing, and the rule that was pointed at shown as such.
import { $, $$ } from "./dom.js";

const plain = text => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const rules = $$(".r").map(el => ({ el, text: plain(el.textContent) }));
const field = $("#q"), found = $("#found"), book = $(".rules");

function search() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  let hits = 0;
  for (const { el, text } of rules) {
    const hit = words.every(word => text.includes(word));
    el.hidden = !hit;
    hits += hit;
  }
  for (const chapter of $$(".chap")) chapter.hidden = !$(".r:not([hidden])", chapter);
  found.textContent = !words.length ? "" : hits ? `${book.dataset.some} ${hits}` : book.dataset.none;
}

/** A rule that is followed to is shown whatever is searched for, and gets the focus. */
function follow() {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  if (target.hidden) {
    field.value = "";
    search();
  }
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "start" });
}

let typed = 0;
field.addEventListener("input", () => {
  clearTimeout(typed);
  typed = setTimeout(search, 120);
});
field.form.addEventListener("submit", event => {
  event.preventDefault();
  search();
});
addEventListener("hashchange", follow);
if (matchMedia("(max-width:900px)").matches) $(".toc").open = false;
if (field.value) $(".hits")?.remove();
search();
follow();
