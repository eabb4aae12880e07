"""The options of `warcamp arena` and `warcamp simulate`."""

from __future__ import annotations

import argparse
from pathlib import Path

from warcamp.games.registry import typed_names
from warcamp.games.words import LANGUAGES

CONTESTS, GAMES = 200, 1000
"""Games of a pair, and of a simulation, when nobody says how many."""
THIS_MACHINE = "local"


def add_arena(command: argparse.ArgumentParser) -> None:
    bots = "two or more, with commas: captain,greedy,captain:iterations=200; all of them otherwise"
    add_games(command, bots, CONTESTS)
    text = "games of each bot against itself; a quarter otherwise"
    command.add_argument("--mirror", type=int, metavar="N", help=text)
    command.add_argument("--sprt", metavar="P0,P1", help="stop a pair once its share is known to be P0 or P1")


def add_simulate(command: argparse.ArgumentParser) -> None:
    add_games(command, "by seat, with commas; the last one takes the seats that are left", GAMES)
    command.add_argument("--rows", type=Path, metavar="FILE", help="a row for each seat of each game: .parquet or .csv")
    command.add_argument("--report", type=Path, metavar="FILE", help="a page with plots: .html")


def add_games(command: argparse.ArgumentParser, bots: str, games: int) -> None:
    """What is played, and by how many processes."""
    command.add_argument("game", metavar="GAME", help=typed_names())
    command.add_argument("--bots", metavar="BOTS", help=bots)
    command.add_argument("--games", type=int, default=games, metavar="N", help=f"how many; {games} otherwise")
    command.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed gives the same games")
    command.add_argument("--players", type=int, default=0, metavar="N", help="as many as the game takes; it says so")
    text = "an option of the game: difficulty=hard; may be repeated"
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=text)
    command.add_argument("--pack", action="append", default=[], metavar="DIR", help="a content pack; may be repeated")
    command.add_argument("--jobs", type=int, default=0, metavar="N", help="processes; one for each core otherwise")
    text = "play on a Ray cluster at this address; without one, on a small one on this machine"
    command.add_argument("--ray", nargs="?", const=THIS_MACHINE, metavar="ADDRESS", help=text)
    command.add_argument("--out", type=Path, metavar="FILE", help="keep every result in a file of JSON lines")
    command.add_argument("--continue", dest="go_on", action="store_true", help="go on with the results in that file")
    command.add_argument("--json", action="store_true", help="print what was found as JSON")
    command.add_argument("--language", choices=LANGUAGES)
