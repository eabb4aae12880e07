"""Templates: everything that becomes HTML goes through here, so everything is escaped once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import minijinja

SHARED = Path(__file__).parent / "templates"


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()

    def __html__(self) -> str:
        return self


class Pages:
    """The templates of some folders, compiled once; a later folder adds to the earlier ones. Lines of a template are
    joined without a gap: where a space is meant between two lines, it is written."""

    def __init__(self, *folders: Path) -> None:
        sources: dict[str, str] = {}
        for folder in (SHARED, *folders):
            for path in sorted(folder.glob("*.html")):
                lines = path.read_text(encoding="utf-8").splitlines()
                sources[path.name] = "".join(line.strip() for line in lines)
        self.environment = minijinja.Environment(
            templates=sources,
            auto_escape_callback=lambda name: True,
            undefined_behavior="strict",
            debug=False,  # or an error would print the values, hidden cards among them, into the log
        )

    def draw(self, template: str, **values: Any) -> Html:
        """A template with its values. Strings are escaped, `Html` is not."""
        return Html(self.environment.render_template(template + ".html", **values))


def joined(parts: Iterable[str]) -> Html:
    """Pieces of HTML one after the other."""
    return Html("".join(parts))
