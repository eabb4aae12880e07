"""The command `warcamp`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from warcamp import __version__
from warcamp.engine.errors import WarcampError
from warcamp.games.registry import typed_names
from warcamp.games.words import LANGUAGES

from .lab_options import add_arena, add_simulate
from .look import NARROW

DEFAULT_COMMAND = "table"


def parser() -> argparse.ArgumentParser:
    """All commands and options."""
    top = argparse.ArgumentParser(prog="warcamp", description="Fantasy war games that know their rules.")
    top.add_argument("--version", action="version", version=f"warcamp {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    add_table(commands.add_parser("table", help="play in the browser, alone or with others; without a command, this"))
    play = commands.add_parser("play", help="play in the terminal; without a game a menu asks")
    play.add_argument("game", nargs="?", help=typed_names())
    play.add_argument("--new", action="store_true", help="begin a new match, do not offer to go on with an old one")
    add_settings(play)
    add_terminal(play)
    replay = commands.add_parser("replay", help="step through a saved match")
    replay.add_argument("file", type=Path)
    add_terminal(replay)
    add_packs(replay)
    verify = commands.add_parser("verify", help="check every roll of a finished match")
    verify.add_argument("file", type=Path)
    add_packs(verify)
    verify.add_argument("--language", choices=LANGUAGES)
    add_rules(commands.add_parser("rules", help="read, search and count the rules"))
    add_arena(
        commands.add_parser("arena", help="let bots play against each other: who is stronger, and how sure that is")
    )
    add_simulate(commands.add_parser("simulate", help="play many games for statistics, with a report"))
    bench = commands.add_parser("bench", help="measure the speed of the engine", add_help=False)
    bench.add_argument("rest", nargs=argparse.REMAINDER)
    return top


def add_table(table: argparse.ArgumentParser) -> None:
    """How the server is reached and what it allows."""
    table.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="0.0.0.0 lets others in your network in")
    table.add_argument("--port", type=int, metavar="N", help="the first free one from 8080 on when none is named")
    table.add_argument("--data", type=Path, metavar="FILE", help="the database; in your folder for Warcamp otherwise")
    table.add_argument("--packs", type=Path, metavar="DIR", help="the folder of the content packs that are offered")
    table.add_argument("--no-browser", action="store_true", help="do not open a browser")
    table.add_argument("--pace", type=float, default=0.7, metavar="SECONDS", help="between moves of bots")
    table.add_argument("--workers", type=int, default=0, metavar="N", help="processes that bots think in")
    table.add_argument("--rate", type=float, default=1.0, metavar="FACTOR", help="how wide limits are; 0 for none")
    table.add_argument("--no-spectators", action="store_true", help="nobody without a seat sees a table")
    table.add_argument("--public-url", default="", metavar="URL", help="the address behind a proxy, https://...")
    table.add_argument("--proxied", action="store_true", help="trust a proxy's X-Forwarded-For")


def add_settings(play: argparse.ArgumentParser) -> None:
    """What a new match is played with. With any of these the menu is not shown."""
    group = play.add_argument_group("the match")
    counts = "Clash of Rage: 1 (solo) to 4; Ettin: 2 to 24; Immortals: 3 to 5"
    group.add_argument("--players", type=int, metavar="N", help=counts)
    group.add_argument("--people", type=int, metavar="N", help="how many of them are persons at this keyboard")
    group.add_argument(
        "--bots", metavar="KIND", help="apprentice, soldier, captain, warlord, greedy or random; several with commas"
    )
    group.add_argument("--seed", metavar="WORDS", help="the same seed gives the same chance")
    group.add_argument("--pack", type=Path, action="append", metavar="DIR", help="a content pack; may be repeated")
    group = play.add_argument_group("Clash of Rage")
    group.add_argument("--clans", metavar="HOW", help="choose, random, or clans with commas: bohorg,tomb")
    group.add_argument("--long", action="store_true", default=None, help="play to 5 victory points")
    group.add_argument("--difficulty", metavar="LEVEL", help="solo: easy, medium, hard or impossible")
    group.add_argument("--map", metavar="HOW", help="random, or players to lay the tiles yourselves")
    group.add_argument("--layout", metavar="NAME", help="how the tiles lie: pair, triangle, diamond, star, arc, line")
    group.add_argument("--last-round", type=int, metavar="N", help="the match ends after this round")
    group = play.add_argument_group("Ettin")
    group.add_argument(
        "--nations", metavar="HOW", help="choose, random, recommended, or nations with commas: orcs,elves"
    )
    group.add_argument("--accelerated", action="store_true", default=None, help="pairs at war do not wait for others")
    group.add_argument("--first", metavar="WHO", help="random, or the number of the player who sits first")
    group = play.add_argument_group("Immortals")
    group.add_argument("--tribes", metavar="HOW", help="random, or chosen by the players")
    group.add_argument("--draft", metavar="HOW", help="played, or quick: armies are placed at random")
    group.add_argument("--rounds", metavar="HOW", help="rulebook, aid (6 with four players), or a number from 1 to 10")
    group.add_argument("--tower", metavar="HOW", help="standard, or flat: a simpler tower")


def add_terminal(command: argparse.ArgumentParser) -> None:
    group = command.add_argument_group("the terminal")
    group.add_argument("--language", choices=LANGUAGES, help="of everything you read")
    group.add_argument("--columns", type=int, metavar="N", help=f"width of the drawing, {NARROW} or more")
    group.add_argument("--no-color", action="store_true", help="no colours; the variable NO_COLOR does the same")
    group.add_argument("--ascii", action="store_true", help="plain characters only")


def add_packs(command: argparse.ArgumentParser) -> None:
    text = "a content pack that the match was played with"
    command.add_argument("--pack", type=Path, action="append", default=[], metavar="DIR", help=text)


def add_rules(rules: argparse.ArgumentParser) -> None:
    kinds = rules.add_subparsers(dest="what", required=True, metavar="WHAT")
    show = kinds.add_parser("show", help="a rule by its id")
    show.add_argument("ids", nargs="+", metavar="ID")
    show.add_argument("--language", choices=LANGUAGES)
    search = kinds.add_parser("search", help="rules by words")
    search.add_argument("words", nargs="+")
    search.add_argument("--language", choices=LANGUAGES)
    coverage = kinds.add_parser("coverage", help="how many rules the code and the tests cite")
    coverage.add_argument("--json", action="store_true")
    coverage.add_argument("--root", type=Path, help="the checkout to look at")


def run(arguments: argparse.Namespace, rest: Sequence[str]) -> int:
    """Each command imports what it needs, so that the first screen comes quickly."""
    if arguments.command == "rules":
        from .rules_command import rules

        return rules(arguments)
    if arguments.command == "verify":
        from .verify_command import verify

        return verify(arguments)
    if arguments.command == "arena":
        from .arena_command import arena

        return arena(arguments)
    if arguments.command == "simulate":
        from .simulate_command import simulate

        return simulate(arguments)
    if arguments.command == "bench":
        from .bench import main as bench

        return bench(list(rest))
    if arguments.command == "table":
        from .table_command import table

        return table(arguments)
    from .play_command import play, replay

    return replay(arguments) if arguments.command == "replay" else play(arguments)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; gives the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    rest: list[str] = []
    if words[:1] == ["bench"]:
        words, rest = words[:1], words[1:]
    arguments = parser().parse_args(words or [DEFAULT_COMMAND])
    try:
        return run(arguments, rest)
    except WarcampError as e:
        print(f"warcamp: {e}", file=sys.stderr)
        return 2
    except OSError as e:
        if isinstance(e, BrokenPipeError):
            sys.stderr.close()
            return 0
        print(f"warcamp: {e}", file=sys.stderr)
        return 2
