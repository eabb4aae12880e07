"""`warcamp play` and `warcamp replay`."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from warcamp.engine.errors import BadInput

from . import saves
from .asking import Quit
from .face import face_of
from .look import NARROW
from .menu import Menu
from .replay import Replay
from .session import Session
from .settings import Settings
from .speech import own_language
from .terminal import Terminal, open_terminal

MATCH = ("players", "people", "bots", "clans", "seed", "long", "difficulty", "map", "layout", "last_round", "pack")
"""The options that say what is played. One of them is enough to skip the menu."""


def terminal_of(arguments: argparse.Namespace) -> Terminal:
    if arguments.columns is not None and not NARROW <= arguments.columns <= 1000:
        raise BadInput("--columns", f"expected {NARROW} to 1000, got {arguments.columns}")
    colour = False if arguments.no_color else None
    return open_terminal(arguments.columns, colour, arguments.ascii, saves.home() / "history")


def settings_of(arguments: argparse.Namespace) -> Settings | None:
    """The match that the command line asks for; None when it asks for none."""
    if all(getattr(arguments, key) is None for key in MATCH):
        return None
    out = Settings()
    for key in ("players", "people", "clans", "seed", "long", "difficulty", "map", "layout", "last_round"):
        if getattr(arguments, key) is not None:
            setattr(out, key, getattr(arguments, key))
    if arguments.people is not None and arguments.players is None:
        out.players = max(out.players, arguments.people)
    out.bots = [kind.strip() for kind in arguments.bots.split(",")] if arguments.bots else []
    out.packs = list(arguments.pack or [])
    return out


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
        name = arguments.game or ("clash-of-rage" if wanted else menu.game())
        face = face_of(name)
        old = None if arguments.new else menu.old_match(name)
        language = menu.words.language
        if old is not None:
            session = Session(terminal, old.face, old.match, old.path, old.packs, language)
        else:
            settings = wanted or menu.settings()
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
