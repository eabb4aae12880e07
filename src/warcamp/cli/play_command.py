"""`warcamp play` and `warcamp replay`."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from warcamp.engine.errors import BadInput

from . import saves
from .asking import Quit
from .look import NARROW
from .menu import Menu
from .registry import STARTS, face_of
from .replay import Replay
from .session import Session
from .settings import Settings
from .speech import own_language
from .start import Start
from .terminal import Terminal, open_terminal

MATCH = ("players", "people", "bots", "seed", "pack")
"""The options of every game that say what is played. One of them or of a game's own is enough to skip the menu."""


def terminal_of(arguments: argparse.Namespace) -> Terminal:
    if arguments.columns is not None and not NARROW <= arguments.columns <= 1000:
        raise BadInput("--columns", f"expected {NARROW} to 1000, got {arguments.columns}")
    colour = False if arguments.no_color else None
    return open_terminal(arguments.columns, colour, arguments.ascii, saves.home() / "history")


def settings_of(arguments: argparse.Namespace) -> Settings | None:
    """The match that the command line asks for; None when it asks for none."""
    own = {key for start in STARTS.values() for key in start.own}
    given = {key: value for key in (*MATCH, *own) if (value := getattr(arguments, key)) is not None}
    if not given:
        return None
    out = Settings(own={key: given[key] for key in given if key in own})
    for key in ("players", "people", "seed"):
        if key in given:
            setattr(out, key, given[key])
    out.bots = [kind.strip() for kind in arguments.bots.split(",")] if arguments.bots else []
    out.packs = list(arguments.pack or [])
    return out


def game_of(settings: Settings) -> str | None:
    """The only game that has all the options that were given."""
    if not settings.own:
        return None
    found = [name for name, start in STARTS.items() if set(settings.own) <= set(start.own)]
    return found[0] if len(found) == 1 else None


def refuse_foreign(settings: Settings, game: str, start: Start) -> None:
    """An option of another game is a mistake that would otherwise pass unnoticed."""
    for key in settings.own:
        if key not in start.own:
            raise BadInput(f"--{key.replace('_', '-')}", f"{game} has no such option")


def play(arguments: argparse.Namespace) -> int:
    """Go on with a match or begin one, and play it."""
    return play_in(terminal_of(arguments), arguments)


def play_in(terminal: Terminal, arguments: argparse.Namespace) -> int:
    wanted = settings_of(arguments)
    menu = Menu(terminal, arguments.language or own_language())
    session: Session | None = None
    try:
        if arguments.language is None and wanted is None:
            menu.language()
        name = arguments.game or (game_of(wanted) if wanted else None) or menu.game()
        face = face_of(name)
        if wanted is not None:
            refuse_foreign(wanted, name, face.start)
        old = None if arguments.new else menu.old_match(name)
        language = menu.words.language
        if old is not None:
            session = Session(terminal, old.face, old.match, old.path, old.packs, language)
        else:
            settings = wanted or menu.settings(face)
            match = settings.begin(face)
            path = saves.fresh_path(face.game.name, datetime.now())
            session = Session(terminal, face, match, path, settings.packs, language)
            terminal.line(menu.text("begun", commitment=match.header.commitment), "dim")
        session.play()
    except Quit:
        where = menu.text("bye") if session is None else session.text("bye-saved", file=str(session.path))
        terminal.line()
        terminal.line(where)
    return 0


def replay(arguments: argparse.Namespace) -> int:
    """Step through a match."""
    path: Path = arguments.file
    saved = saves.read(path, arguments.pack)
    terminal = terminal_of(arguments)
    language = arguments.language or own_language()
    menu = Menu(terminal, language)
    try:
        Replay(terminal, saved.face, saved.match, language, saved.packs).run(menu.read)
    except Quit:
        terminal.line()
    return 0
