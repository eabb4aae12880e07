"""Reads the regions of a page as a browser would."""

import re
from html.parser import HTMLParser

VOID = {"input", "use", "line", "path", "circle", "polygon", "rect"}
KEY = re.compile(r'data-k="([^"]*)"')
MENTIONED = re.compile(r'data-(?:k|ref)="([^"]*)"')


class Whole(HTMLParser):
    """Reads a region: every element is closed, nothing is styled or scripted in place."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.roots: list[dict[str, str | None]] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert "style" not in given and not any(key.startswith("on") for key in given), (tag, given)
        if not self.open:
            self.roots.append(given)
        if given.get("id"):
            self.ids.append(str(given["id"]))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID, tag

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open[-1] == tag, (tag, self.open)
        self.open.pop()


def read(name: str, html: str) -> Whole:
    reader = Whole()
    reader.feed(html)
    assert not reader.open, (name, reader.open)
    return reader
