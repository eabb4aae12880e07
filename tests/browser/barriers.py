"""Looks for barriers in a page with axe-core: what a screen reader, a keyboard or weak eyes would stumble over."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")

RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations.map(v => v.id + ': ' + v.nodes.slice(0, 4).map(
    n => n.target.join(' ') + ' (' + (n.any[0] || n.all[0] || n.none[0] || {}).message + ')').join('; '));
}"""


def barriers(page: Page) -> list[str]:
    """The violations on the page as it is now; empty when there are none. The script is put in by the debugger, which
    the page's content-security policy does not reach."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {AXE} }}")
    found: list[str] = page.evaluate(RUN)
    return found
