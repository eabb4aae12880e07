"""Everything a player reads can be said in English and in French, and nothing is left over."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pytest

from warcamp.engine.game import Message
from warcamp.engine.state import Told
from warcamp.games.words import LANGUAGES, WordsError

from .speech import Speech

NONE = -1
"""A card that the reader may not know."""


class Texts:
    """The catalogues, and random games told in full."""

    speech: ClassVar[Speech]
    tables: ClassVar[Sequence[Mapping[str, object]]]
    """Options of matches that come, together, to every question but the rare ones."""
    tables_refusing: ClassVar[int] = 9
    """So many of the tables are pointed at all over."""
    games: ClassVar[int] = 2
    """So many games at each table come to all those questions."""
    rare: ClassVar[frozenset[str]] = frozenset()
    """Questions that random play seldom comes to; they are put by hand."""
    common: ClassVar[str]
    """A question of every match."""
    modules: ClassVar[Sequence[str]] = ("words", "phrases")
    """Where message ids are written out."""
    ids: ClassVar[int] = 40
    reasons: ClassVar[int] = 30
    """More than so many are written out, and more than so many reasons of why_not."""
    unknown: ClassVar[tuple[Message, str]]
    """A message about a thing that the content does not have, and what is said of it."""

    # -- what the game says of itself
    def own(self) -> set[str]:
        """Message ids that the game's code makes in other ways than every game."""
        raise NotImplementedError

    def settings(self) -> list[dict[str, Any]]:
        """Options of a match that show every kind of value."""
        raise NotImplementedError

    def finished(self) -> list[Any]:
        """Tables after a whole game."""
        raise NotImplementedError

    def values(self, s: Any, key: str, domain: str) -> list[int]:
        """Some values of a kind of parameter, the ones with a grammar of their own among them."""
        raise NotImplementedError

    def pointed_at(self, s: Any) -> list[str]:
        """Whatever a player can point at."""
        raise NotImplementedError

    def meaning(self, name: str) -> object:
        """What an option means: two with the same meaning may read the same."""
        return name

    # -- what follows from it
    def used(self) -> set[str]:
        """Every message id that code can come to, apart from those written out in it."""
        game, phrases = self.speech.game, self.speech.module("phrases")
        out = set(self.speech.reasons) | {"list-and"} | self.own()
        out |= {phrases.phase_text(phase).id for phase in range(self.phases())}
        out |= {phrases.setting_text(key).id for key in game.options({})}
        return out | {phrases.setting_value(given, key).id for given in self.settings() for key in given}

    def phases(self) -> int:
        return len(self.speech.module("names").PHASES)

    def pytest_generate_tests(self, metafunc: Any) -> None:
        names = metafunc.fixturenames
        if "language" in names:
            metafunc.parametrize("language", LANGUAGES)
        if "event" in names:
            metafunc.parametrize("event", list(self.speech.game.events))
        if "seed" in names:
            metafunc.parametrize(("given", "seed"), list(itertools.product(self.tables, range(2))))
        elif "given" in names:
            metafunc.parametrize("given", self.tables[: self.tables_refusing])

    # ---- the catalogues
    def test_both_languages_have_the_same_messages_in_the_same_order(self):
        assert list(self.speech.catalogues["en"]) == list(self.speech.catalogues["fr"])

    def test_both_languages_use_the_same_variables_but_for_those_that_only_choose_the_grammar(self):
        for id, variables in self.speech.catalogues["en"].items():
            other = self.speech.catalogues["fr"][id]
            assert {v for v in variables ^ other if not v.endswith("kind")} == set(), id

    def test_every_message_that_code_can_come_to_is_there(self):
        literals = self.speech.literals(self.modules)
        assert len(literals) > self.ids
        assert (self.used() | literals) - self.speech.catalogues["en"].keys() == set()

    def test_no_message_is_left_that_nothing_uses(self, language):
        catalogue = self.speech.catalogue(language).read_text(encoding="utf-8")
        referred = set(re.findall(r"\{ ([a-z][a-z_-]*) \}", catalogue))
        left = self.speech.catalogues[language].keys() - self.used() - self.speech.literals(self.modules) - referred
        assert left == set()

    def test_every_reason_of_why_not_has_a_message_that_asks_for_no_more_than_is_given(self):
        found = self.speech.reasons
        assert len(found) > self.reasons
        for id, given in found.items():
            for language in LANGUAGES:
                asked = self.speech.catalogues[language][id]
                assert {v for v in asked if not v.endswith("kind")} == given, (language, id)

    # ---- in play
    def test_every_question_option_and_event_of_a_game_can_be_said(self, given, seed):
        game = self.speech.game
        for m in self.speech.played(given, seed):
            s = m.position.s
            for d in m.pending:
                self.speech.said(game.ask_text(s, d))
                meant: dict[tuple[int, str], set[object]] = {}
                for option in d.options:
                    for key in enumerate(self.speech.said(game.option_text(s, d, option))):
                        meant.setdefault(key, set()).add(self.meaning(game.option_name(s, d, option)))
                assert all(len(one) == 1 for one in meant.values()), (d.kind, meant)
        for viewer in range(game.seats(s)):
            for told in m.told(viewer):
                self.speech.said(game.event_text(s, told))

    def test_random_games_come_to_every_question_that_is_not_put_by_hand(self):
        met: set[str] = set()
        for given, seed in itertools.product(self.tables, range(self.games)):
            for m in self.speech.played(given, seed):
                met |= {d.kind for d in m.pending}
        assert met | self.rare == self.speech.game.asks.keys()

    def test_every_event_can_be_said_whatever_its_parameters(self, event):
        kinds = self.speech.game.events[event].params
        for s in self.finished():
            for params in itertools.product(*[self.values(s, *kind) for kind in kinds]):
                cards = [value for (_, domain), value in zip(kinds, params) if domain == "card"]
                if NONE in cards and kinds[0][1] != "card":
                    continue
                message = self.speech.game.event_text(s, Told(event, params, -1))
                assert ("-hidden" in message.id) == (NONE in cards)
                self.speech.said(message)

    # ---- why not
    def test_whatever_a_player_points_at_is_refused_in_words(self, given):
        game = self.speech.game
        prefix = next(iter(game.asks.values())).rule.partition("-")[0]
        asked: dict[str, int] = {}
        for m in self.speech.played(given, 1):
            s = m.position.s
            for d in m.pending:
                asked[d.kind] = asked.get(d.kind, 0) + 1
                if asked[d.kind] > 2:
                    continue
                names = {game.option_name(s, d, option) for option in d.options}
                for thing in self.pointed_at(s):
                    if thing not in names:
                        refusal = game.why_not(s, d, thing)
                        assert refusal.rule.startswith(f"{prefix}-")
                        self.speech.said(refusal.message)
        assert self.common in asked

    # ---- the rest
    def test_the_options_of_a_match_and_their_values_can_be_said(self):
        phrases = self.speech.module("phrases")
        for given in self.settings():
            for key in given:
                self.speech.said(phrases.setting_text(key))
                self.speech.said(phrases.setting_value(given, key))

    def test_phases_have_names(self):
        phrases = self.speech.module("phrases")
        texts = [self.speech.said(phrases.phase_text(phase)) for phase in range(self.phases())]
        assert len({french for _, french in texts}) == self.phases()

    def test_a_name_that_the_content_does_not_have_is_an_error(self):
        message, part = self.unknown
        with pytest.raises(WordsError, match=part):
            self.speech.words[0].say(message)
