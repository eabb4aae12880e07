"""Ways to make a choice on a page: in the list, by pointing at things on the table, with the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from .robot import Ask, Offer

FIND = """([refs, i]) => {
  // A point of the thing that nothing else covers, as a person would look for one.
  const things = [...document.querySelectorAll(`[data-ref="${CSS.escape(refs[i])}"]`)].filter(e => e.checkVisibility());
  if (!things.length) return null;
  for (const thing of things) {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const r = thing.getBoundingClientRect();
    for (const [u, v] of [[.5, .5], [.5, .3], [.5, .7], [.3, .5], [.7, .5], [.25, .3], [.75, .3], [.25, .7], [.75, .7],
      [.5, .14], [.5, .86], [.14, .5], [.86, .5], [.5, .93], [.5, .07]]) {
      const x = r.left + u * r.width, y = r.top + v * r.height;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  }
  return false;
}"""


def form_of(page: Page, ask: Ask) -> Locator:
    return page.locator(f'#acts form[data-d="{ask.d}"]')


def sure(page: Page, offer: Offer) -> None:
    """Confirms what the page asks about first."""
    if offer.warning:
        page.locator("#sure-yes").click()


def by_list(page: Page, ask: Ask, offer: Offer) -> None:
    """Press the choice in the list; what has several things or a number has no list, so point."""
    if ask.way == "number":
        by_steps(page, ask, offer)
    elif ask.way == "several" and not offer.shown:
        by_things(page, ask, offer)
    else:
        button = form_of(page, ask).locator("button[name=a]").nth(ask.choices.index(offer))
        if not offer.shown:
            button.locator("xpath=ancestor::details/summary").click()
        button.click()
        sure(page, offer)


def by_steps(page: Page, ask: Ask, offer: Offer) -> None:
    form = form_of(page, ask)
    number = form.locator("output.num")
    now, wanted = int(number.inner_text()), int(offer.name)
    for _ in range(abs(wanted - now)):
        form.locator(f'[data-by="{1 if wanted > now else -1}"]').click()
    expect(number).to_have_text(str(wanted))
    form.locator("[data-take]").click()
    sure(page, offer)


def by_things(page: Page, ask: Ask, offer: Offer) -> None:
    """Point at each thing of the choice, then confirm."""
    for i, ref in enumerate(offer.refs):
        assert point(page, offer.refs, i), f"{ref} is part of a choice, and cannot be pointed at"
    form_of(page, ask).locator("[data-take]").click()
    sure(page, offer)


def by_board(page: Page, ask: Ask, offer: Offer) -> None:
    """Point at the things on the table, in turn; a choice that is nothing but words is in the list."""
    twins = [c for c in ask.choices if c.refs[: len(offer.refs)] == offer.refs]
    if ask.way != "pick" or not offer.refs or len(twins) > 1:
        by_list(page, ask, offer)
        return
    for i, ref in enumerate(offer.refs):
        assert point(page, offer.refs, i), f"{ref} is part of a choice, and cannot be pointed at"
    sure(page, offer)


def point(page: Page, refs: tuple[str, ...], i: int) -> bool:
    """Click a thing where it can be seen."""
    at = page.evaluate(FIND, [list(refs), i])
    if not at:
        return False
    page.mouse.click(*at)
    return True


# -- the keyboard alone

TABS = 400
"""So many presses lead around any page."""


def tab_to(page: Page, what: str) -> None:
    """Press Tab until the focus is on the first visible thing that the selector finds."""
    there = "selector => { const e = document.activeElement; return !!e && e.matches(selector); }"
    for _ in range(TABS):
        if page.evaluate(there, what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {what}")


def quoted(text: str) -> str:
    """A text inside a selector."""
    return text.replace("\\", "\\\\").replace('"', '\\"')


def by_keys(page: Page, ask: Ask, offer: Offer) -> None:
    """Numbers, Tab, arrows, Enter; no mouse."""
    form = f'#acts form[data-d="{quoted(ask.d)}"]'
    if ask.way == "several" and not offer.shown:
        for ref in offer.refs:
            page.keyboard.press("m")
            tab_to(page, f'[data-ref="{quoted(ref)}"]')
            page.keyboard.press("Enter")
        page.keyboard.press("a")
        tab_to(page, f"{form} [data-take]")
        page.keyboard.press("Enter")
    elif ask.way == "number":
        steps_by_keys(page, form, offer)
    else:
        n = ask.choices.index(offer)
        wanted = f'{form} button[name=a][value="{quoted(offer.name)}"]'
        if n < 9 and offer.shown:
            page.keyboard.press(str(n + 1))
        if not page.evaluate("s => document.activeElement.matches(s)", wanted):
            page.keyboard.press("a")
            if not offer.shown:
                unfold(page, wanted)
            tab_to(page, wanted)
        page.keyboard.press("Enter")
    if offer.warning:
        tab_to(page, "#sure-yes")
        page.keyboard.press("Enter")


def unfold(page: Page, wanted: str) -> None:
    """Open the group that holds a choice."""
    group = page.evaluate("s => document.querySelector(s).closest('details').id", wanted)
    tab_to(page, f"#{group} > summary")
    page.keyboard.press("Enter")


def steps_by_keys(page: Page, form: str, offer: Offer) -> None:
    now, wanted = int(page.locator(f"{form} output.num").inner_text()), int(offer.name)
    page.keyboard.press("a")
    if wanted != now:
        tab_to(page, f'{form} [data-by="{1 if wanted > now else -1}"]')
        for _ in range(abs(wanted - now)):
            page.keyboard.press("Enter")
    tab_to(page, f"{form} [data-take]")
    page.keyboard.press("Enter")
