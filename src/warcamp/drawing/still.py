"""A table as one file: the page that the browser shows, with its styles inside, for pictures, notebooks and replays.

`python -m warcamp.drawing.still GAME --players 2 --moves 40 -o out.html` plays some moves at random and draws them.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from typing import Any

from warcamp.engine.flow import Decision, Position
from warcamp.engine.match import Match
from warcamp.engine.source import Fast
from warcamp.engine.view import redacted
from warcamp.engine.zones import REFEREE, SPECTATOR

from .drawing import Drawing, drawing_of
from .html import Html, Pages
from .panels import STATIC, STYLES, Asked, Chair, Panels
from .sight import Sight

ADDRESS = re.compile(r"url\((fonts/[\w.-]+)\)")
PLACED = re.compile(r' data-style="([^"]*)"')
LATELY = 60
"""How many events the chronicle of a still goes back."""


@dataclass(frozen=True)
class Picture:
    """A table that a notebook shows by itself."""

    html: str
    height: int = 900

    def _repr_html_(self) -> str:
        frame = f"width:100%;height:{self.height}px;border:0"
        return f'<iframe srcdoc="{escape(self.html, quote=True)}" style="{frame}"></iframe>'


def regions(drawing: Drawing, sight: Sight, panels: Panels, onlooker: Sight | None = None) -> dict[str, Html]:
    """All regions of the page as the viewer sees them, without a server. `onlooker` is a spectator's sight of the same
    table; without one, what the viewer alone knows is missing from the public regions."""
    onlooker = onlooker or replace(sight, viewer=SPECTATOR, asks=())
    drawn = {**drawing.public(onlooker), **drawing.private(sight)}
    out = {name: Html(html) for name, html in drawn.items()}
    asked = [Asked(f"{d.strand}#{n}", drawing.question(sight, d)) for n, d in enumerate(sight.asks)]
    looks = {seat: drawing.look(sight.s, seat) for seat in range(len(sight.names))}
    others = sorted(sight.awaited)
    if asked:
        prompt, side = asked[0].question.text, looks.get(sight.viewer, -1)
    elif others:
        prompt = panels.text("still-thinking", name=sight.names[others[0]])
        side = looks[others[0]]
    else:
        prompt, side = panels.text("still-over"), -1
    title = drawing.game.title
    out["top"] = panels.top(title, drawing.headline(sight), prompt, bool(asked), side, bool(asked))
    out["acts"] = panels.acts(asked, sight.viewer, "" if asked else prompt)
    out["log"] = panels.log(drawing.story(sight, sight.told))
    out["seats"] = panels.seats([chair(drawing, sight, seat) for seat in looks])
    out["chat"] = panels.chat([])
    return out


def chair(drawing: Drawing, sight: Sight, seat: int) -> Chair:
    """A seat as a still shows it."""
    text = sight.say(drawing.seat_text(sight.s, seat))
    name = sight.names[seat]
    look, you = drawing.look(sight.s, seat), seat == sight.viewer
    return Chair(seat, name, text if text != name else "", look, thinking=seat in sight.awaited, you=you)


def still(drawing: Drawing, sight: Sight, standalone: bool = True, tab: str = "", onlooker: Sight | None = None) -> str:
    """The page of a table without a server. Standalone, the styles are in it and whatever is placed by script is placed
    by style attributes; `tab` is the part shown on a phone."""
    panels = Panels(sight.words.language, "/t/still", drawing.game.name)
    pages = Pages(drawing.templates)
    drawn = regions(drawing, sight, panels, onlooker)
    frame = pages.draw("frame", R=drawn, viewer=sight.viewer, text=sight.text)
    tabs = [(t.id, t.icon, sight.text(t.text)) for t in drawing.tabs]
    first = tab or (tabs[0][0] if tabs else "")
    head = inlined(drawing.styles, first) if standalone else None
    title = drawing.game.title
    html = str(panels.page(title, frame, tabs, drawing.styles, {"seat": str(sight.viewer)}, head=head))
    if not standalone:
        return html
    html = html.replace(f'data-tab="{first}"', f'data-tab="{first}" aria-current="true"') if tab else html
    return PLACED.sub(r' style="\1"', html).replace("<html ", '<html data-script="still" ', 1)


def inlined(styles: Sequence[str], tab: str) -> Html:
    """The styles themselves, fonts included."""
    css = "".join((STATIC / name).read_text(encoding="utf-8") for name in (*STYLES, *styles))
    css = ADDRESS.sub(lambda m: f"url(data:font/woff2;base64,{_base64(STATIC / m[1])})", css)
    return Html(f"<style>{css}{shown(tab)}</style>")


def shown(tab: str) -> str:
    """The rule that shows one part of the table on a phone; the page's script writes the same."""
    return f'@media (max-width:900px){{#t [data-in]:not([data-in~="{tab}"]){{display:none!important}}}}'


def _base64(path: Path) -> str:
    return base64.b64encode(path.read_bytes()).decode("ascii")


# -- a table to look at
def sight_of(drawing: Drawing, match: Match, viewer: int, language: str, names: Sequence[str]) -> Sight:
    """What the viewer sees of a match now."""
    position: Position = match.position
    asks: list[Decision] = [d for d in position.pending if d.seat == viewer]
    words = drawing.words(language, match.content, [])
    told = match.told(viewer)[-LATELY:]
    s = redacted(position, viewer)
    return Sight(s, viewer, words, names, asks, frozenset(d.seat for d in position.pending), told)


def played(drawing: Drawing, options: dict[str, Any], moves: int, seed: int, until: str = "") -> Match:
    """A match after some moves at random, or when a question of the kind `until` comes after them."""
    match = Match(drawing.game, options, hashlib.sha256(f"still {seed}".encode()).digest())
    chance = Fast(seed)
    limit = moves + 20_000
    n = 0
    while not match.over and n < limit:
        if n >= moves and (not until or any(d.kind == until for d in match.pending)):
            break
        d = match.pending[chance.below(len(match.pending))]
        match.choose(d, d.options[chance.below(len(d.options))])
        n += 1
    return match


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m warcamp.drawing.still", description="Draw a table into a file.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the match")
    parser.add_argument("--moves", type=int, default=0)
    parser.add_argument("--until", default="", help="play on until this kind of question is open")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--viewer", default="", help="a seat, s (spectator) or r (referee); the seat that is asked")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--tab", default="", help="the part shown on a phone")
    parser.add_argument("-o", "--output", type=Path, required=True)
    given = parser.parse_args(arguments)
    drawing = drawing_of(given.game)
    options = {**drawing.start.usual_options, "players": given.players or drawing.start.usual}
    for name, _, value in (text.partition("=") for text in given.option):
        options[name] = int(value) if value.isdigit() else value
    match = played(drawing, options, given.moves, given.seed, given.until)
    awaited = [d.seat for d in match.pending if not given.until or d.kind == given.until]
    special = {"s": SPECTATOR, "r": REFEREE, "": awaited[0] if awaited else SPECTATOR}
    viewer = special[given.viewer] if given.viewer in special else int(given.viewer)
    seats = drawing.game.seats(match.position.s)
    names = ["Maëlle", "Tobias", "Inès", "Ruben", "Zoé", "Anton", "Chloé", "Milo"]
    called = [names[i % 8] for i in range(seats)]
    sight = sight_of(drawing, match, viewer, given.lang, called)
    onlooker = sight_of(drawing, match, SPECTATOR, given.lang, called)
    given.output.write_text(still(drawing, sight, tab=given.tab, onlooker=onlooker), encoding="utf-8")
    print(f"{given.output}: {', '.join(f'{d.kind} (seat {d.seat})' for d in match.pending) or 'over'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
