"""One suite that every game passes. A game's test names its modes and runs every check on each of them."""

from __future__ import annotations

import inspect

from . import copies, decisions, durable, histories, process, strands, texts, twins
from .playing import Mode, Setting

ENOUGH = 0.6
"""The share of twins that must differ in hidden cards; where few cards are hidden a redeal often changes nothing."""
MANY = 20
"""Fewer twins than this may be alike by luck; one that differs is then enough."""


class Conformance(Setting):
    """The checks, each for one mode; `run` runs one by name. They raise AssertionError, or what the game raised, with
    what reproduces it."""

    @classmethod
    def checks(cls) -> list[str]:
        """The names of the checks; each is a sentence."""
        return [name for name, v in vars(Conformance).items() if inspect.isfunction(v) and name != "run"]

    def run(self, check: str, mode: Mode) -> None:
        """Run one check on one mode."""
        self.now = None
        try:
            getattr(self, check)(mode)
        except Exception as e:
            e.add_note(f"in {self.now.where() if self.now is not None else mode}")
            raise

    def random_games_end_and_nothing_is_lost(self, mode: Mode) -> None:
        decided(copies.nothing_is_lost(self, mode), mode, "decision")

    def every_option_can_be_chosen(self, mode: Mode) -> None:
        decided(decisions.every_option_can_be_chosen(self, mode), mode, "option")

    def what_is_not_offered_is_refused_with_a_rule(self, mode: Mode) -> None:
        decided(decisions.what_is_not_offered_is_refused(self, mode), mode, "refusal")

    def a_refused_action_changes_nothing(self, mode: Mode) -> None:
        decisions.a_refused_action_changes_nothing(self, mode)

    def options_questions_and_events_name_rules_that_exist(self, mode: Mode) -> None:
        decided(len(decisions.everything_has_its_rule(self, mode)), mode, "rule")

    def clones_are_independent_for_ever(self, mode: Mode) -> None:
        decided(copies.clones_stay_apart(self, mode), mode, "clone")

    def snapshots_round_trip_and_play_on(self, mode: Mode) -> None:
        decided(copies.snapshots_come_back(self, mode), mode, "snapshot")

    def documents_round_trip_and_play_on(self, mode: Mode) -> None:
        decided(copies.documents_come_back(self, mode), mode, "document")

    def saved_matches_replay_to_the_same_digests(self, mode: Mode) -> None:
        durable.saved_matches_replay(self, mode)

    def undo_with_consent_goes_anywhere(self, mode: Mode) -> None:
        durable.undo_goes_anywhere(self, mode)

    def undo_alone_goes_to_the_barrier_and_no_further(self, mode: Mode) -> None:
        free, _ = durable.undo_stops_at_the_barrier(self, mode)
        decided(free, mode, "free undo")

    def twins_look_alike_to_every_viewer(self, mode: Mode) -> None:
        could, did = twins.twins_look_alike(self, mode)
        if did < (could * ENOUGH if could >= MANY else min(could, 1)):
            raise AssertionError(f"mode {mode.name!r}: only {did} of {could} twins differ: the check has no teeth")

    def worlds_for_bots_can_be_played_on(self, mode: Mode) -> None:
        decided(twins.worlds_play_on(self, mode), mode, "world")

    def histories_look_alike_to_those_who_may_not_know(self, mode: Mode) -> None:
        histories.histories_look_alike(self, mode)

    def planted_leaks_are_caught(self, mode: Mode) -> None:
        twins.a_planted_leak_is_caught(self, mode)
        histories.a_planted_leak_is_caught(self, mode)

    def the_order_of_answers_side_by_side_does_not_matter(self, mode: Mode) -> None:
        strands.order_does_not_matter(self, mode)

    def coroutines_play_the_same_games_as_frames(self, mode: Mode) -> None:
        process.coroutines_play_alike(self, mode)

    def other_processes_give_the_same_digests(self, mode: Mode) -> None:
        process.other_processes_replay_alike(self, mode)

    def everything_can_be_said_in_every_language(self, mode: Mode) -> None:
        decided(texts.everything_can_be_said(self, mode), mode, "text")


def decided(number: int, mode: Mode, what: str) -> None:
    """A check that has looked at nothing has not passed."""
    if not number:
        raise AssertionError(f"mode {mode.name!r}: there was no {what} to look at")
