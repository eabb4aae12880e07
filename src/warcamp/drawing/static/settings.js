// What a reader has set: motion, sound, contrast, size of the text. Kept in this browser, applied to the root element.
import { $, $$ } from "./dom.js";

const NAMES = ["motion", "sound", "contrast", "size"];
const root = document.documentElement;

export function start() {
  const form = $("#menu form");
  if (!form) return;
  for (const name of NAMES) {
    const input = $(`input[name="${name}"][value="${CSS.escape(root.dataset[name] ?? "")}"]`, form);
    if (input) input.checked = true;
  }
  form.addEventListener("change", event => {
    if (!NAMES.includes(event.target.name)) return;
    root.dataset[event.target.name] = event.target.value;
    keep();
  });
}

function keep() {
  const values = {};
  for (const name of NAMES) if (root.dataset[name]) values[name] = root.dataset[name];
  try {
    localStorage.setItem("warcamp", JSON.stringify(values));
  } catch {
    root.dataset.kept = "no"; // storage is full or forbidden: the settings last as long as the page
  }
  for (const other of $$("[data-setting]")) other.textContent = values[other.dataset.setting] ?? "";
}
