// A rule that is pointed at on the table is read over it, so that nobody has to leave; the whole rulebook is one link on.
import { $ } from "./dom.js";

function dialog() {
  let sheet = $("#rule");
  if (sheet) return sheet;
  sheet = document.createElement("dialog");
  sheet.id = "rule";
  sheet.className = "sheet panel";
  sheet.setAttribute("aria-labelledby", "rule-h");
  document.body.append(sheet);
  sheet.addEventListener("click", event => {
    const other = event.target.closest('a[href^="#"]');
    if (other) {
      event.preventDefault();
      read(sheet.dataset.book, other.hash.slice(1));
    } else if (event.target === sheet || event.target.closest("[data-close]")) sheet.close();
  });
  return sheet;
}

/** Show a rule; if it cannot be had, the rulebook is opened in another tab. */
async function read(book, id) {
  const sheet = dialog();
  try {
    const answer = await fetch(`${book}/${encodeURIComponent(id)}?lang=${document.documentElement.lang}`);
    if (!answer.ok) throw new Error(answer.statusText);
    sheet.innerHTML = await answer.text(); // our own server's rulebook, escaped there
  } catch {
    return void open(`${book}#${id}`, "_blank", "noopener");
  }
  sheet.dataset.book = book;
  if (!sheet.open) sheet.showModal();
  $("[data-close]", sheet)?.focus();
}

export function start() {
  document.addEventListener("click", event => {
    const link = event.target.closest("a.rule[href]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const id = link.hash.slice(1);
    if (!id) return;
    event.preventDefault();
    read(link.pathname, id);
  });
}
