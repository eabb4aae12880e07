"""Matches that were saved long ago can still be played on, or say under which rules they were played.

`saves` has two matches of each game and each version of its rules: one that is over, with answers taken back within it,
and one that stopped. A file that is there is never written anew: whoever changes a game so that its matches cannot be
played on gives its rules a new version, and `WARCAMP_GOLDEN=write` adds files for it.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from tests.matches import SHORT
from warcamp.engine import storage
from warcamp.engine.errors import Diverged
from warcamp.engine.match import Match
from warcamp.engine.source import key_of_seed
from warcamp.games.registry import GAMES, game_of

FOLDER = Path(__file__).parent / "saves"
HOW = ("over", "stopped")
SEALED_STOP = 20
"""A match that stops does so after so many actions, as soon as one of several sealed answers has been given."""


def file_of(game: str, how: str) -> Path:
    return FOLDER / f"{game}-{game_of(game).version}-{how}.warcamp"


def played(game: str, how: str) -> Match:
    """A random match in which answers are taken back, alone and by consent."""
    chance = random.Random(f"{game} {how}")
    match = Match(game_of(game), SHORT[game], key_of_seed(f"saved {game} {how}"), names=["person", "bot:random"])
    retracted = 0
    while not match.over:
        sealed = match.position.retractable
        if how == "stopped" and sealed and len(match.entries) > SEALED_STOP:
            break
        if sealed and retracted < 3 and chance.random() < 0.5:
            retracted += 1
            match.retract(sealed[0].seat, sealed[0].kind, sealed[0].strand)
            continue
        d = chance.choice(match.pending)
        ready = d.kind == "plan" and chance.random() < 0.1
        match.choose(d, 0 if ready else chance.choice(d.options))
        if chance.random() < 0.05:
            alone = match.undo_point(d.seat) < len(match.entries)
            match.undo(len(match.entries) - 1, d.seat, [] if alone else range(match.game.seats(match.position.s)))
    return match


@pytest.fixture(scope="module", autouse=True)
def files() -> None:
    """Writes those that are missing, if that is wanted."""
    if os.environ.get("WARCAMP_GOLDEN") == "write":
        FOLDER.mkdir(exist_ok=True)
        for game in GAMES:
            for how in HOW:
                if not file_of(game, how).exists():
                    file_of(game, how).write_text(storage.save(played(game, how)), encoding="utf-8")


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_saved_under_these_rules_is_read_and_played_to_its_end(game: str, how: str) -> None:
    text = file_of(game, how).read_text(encoding="utf-8")
    match = storage.load(text, game_of(game))
    assert storage.save(match) == text
    kinds = {line[0] for line in match.lines if isinstance(line[0], str)}
    if how == "over":
        assert storage.verify(text, game_of(game)) > 5
        assert kinds == {"start", "undo", "retract"}
        return
    assert match.position.retractable, "somebody has answered in secret, others have not"
    chance = random.Random(game)
    while not match.over:
        d = chance.choice(match.pending)
        match.choose(d, 0 if d.kind == "plan" else chance.choice(d.options))
    assert storage.verify(storage.save(match), game_of(game)) > 5


def test_a_match_saved_under_other_rules_says_so() -> None:
    for path in FOLDER.iterdir():
        game, version, how = path.stem.split("-")
        assert how in HOW
        header, _ = storage.parse(path.read_text(encoding="utf-8"))
        assert (header["game"], str(header["rules"])) == (game, version)
        if int(version) != game_of(game).version:
            with pytest.raises(Diverged, match=f"rules version {version}, these are {game_of(game).version}"):
                storage.load(path.read_text(encoding="utf-8"), game_of(game))
