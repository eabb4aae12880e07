// Runs before the page is drawn: says that there is a script, and applies the reader's settings.
(() => {
  const root = document.documentElement;
  root.dataset.script = "on";
  try {
    const kept = JSON.parse(localStorage.getItem("warcamp") || "{}");
    for (const name of ["motion", "sound", "contrast", "size"]) if (typeof kept[name] === "string") root.dataset[name] = kept[name];
  } catch {
    root.dataset.kept = "no"; // storage is forbidden here: settings last as long as the page
  }
})();
