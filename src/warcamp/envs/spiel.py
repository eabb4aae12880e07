"""OpenSpiel: `warcamp_clash_of_rage`, `warcamp_ettin` and so on, registered when this module is imported.

    import pyspiel
    import warcamp.envs.spiel

    game = pyspiel.load_game("warcamp_ettin(players=2)")

Chance is explicit: every roll and draw is a node with its outcomes. Players act in turn; questions that are open at the
same time are served in the fixed order of `zoo`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import pyspiel

from warcamp.engine.zones import REFEREE
from warcamp.games.registry import game_of

from .play import Play
from .registry import ENVIRONMENTS
from .setting import Setting, setting
from .sight import Page

LONGEST = 20_000
"""After so many decisions a match is broken off, and nobody has won or lost."""


def parameters(name: str) -> dict[str, Any]:
    """The parameters that OpenSpiel knows of a game, with their usual values."""
    return {**ENVIRONMENTS[name].usual, "longest": LONGEST}


def game_type(name: str) -> pyspiel.GameType:
    environment = ENVIRONMENTS[name]
    return pyspiel.GameType(
        short_name=f"warcamp_{name}",
        long_name=f"{game_of(name).title} (Warcamp)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(environment.sizes),
        min_num_players=min(environment.sizes),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(name),
    )


class WarcampGame(pyspiel.Game):
    """One game with its options. A match that nobody wins counts 0 for all, else 1 for a win and -1 for a loss."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = {**parameters(name), **(params or {})}
        self.longest = int(given.pop("longest"))
        self.setting: Setting = setting(name, given)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions.size,
            max_chance_outcomes=self.setting.outcomes,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.longest,
        )
        super().__init__(TYPES[name], info, params or {})
        self.first = Play(self.setting)
        self.first.go_on()

    def new_initial_state(self) -> WarcampState:
        return WarcampState(self, self.first.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> WarcampObserver:
        return WarcampObserver(self.setting, bool(iig_obs_type and iig_obs_type.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        return self.longest * 100


class WarcampState(pyspiel.State):
    """A moment of a match. Its attributes are what OpenSpiel copies and stores."""

    def __init__(self, game: WarcampGame, play: Play) -> None:
        super().__init__(game)
        self.play = play
        self.longest = game.longest
        self.taken = 0
        self.paths = [""] * play.setting.seats
        """By seat: a digest of all that it has answered so far."""

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.play.chance is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.play.position.pending[0].seat

    def is_terminal(self) -> bool:
        return self.play.chance is None and (self.play.position.over or self.taken >= self.longest)

    def _legal_actions(self, player: int) -> list[int]:
        position = self.play.position
        return self.play.setting.actions.open(position.s, position.pending[0])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chance = self.play.chance
        return [(k, p) for k, (_, p) in enumerate(chance.outcomes)] if chance is not None else []

    def _apply_action(self, action: int) -> None:
        if self.play.chance is not None:
            self.play.decide(action)
            return
        position = self.play.position
        d = position.pending[0]
        option = self.play.setting.actions.option(position.s, d, action)
        self.paths[d.seat] = blake2b(f"{self.paths[d.seat]} {action}".encode(), digest_size=8).hexdigest()
        self.taken += 1
        self.play.choose(option)

    def _action_to_string(self, player: int, action: int) -> str:
        chance = self.play.chance
        if chance is not None:
            return chance.name(action)
        position = self.play.position
        return self.play.setting.name_of(position.s, position.pending[0], action)

    def returns(self) -> list[float]:
        s = self.play.position.s
        return self.play.setting.payoff(s) if s.over else [0.0] * self.play.setting.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> WarcampState:
        """A state that the player cannot tell from this one. What the others have answered before is not in it."""
        new = self.clone()
        new.play = self.play.world(player, int(sampler() * (1 << 53)))
        new.paths = [path if seat == player else "" for seat, path in enumerate(self.paths)]
        return new  # type: ignore[no-any-return]

    def __str__(self) -> str:
        play = self.play
        return f"{play.text(REFEREE)} answer {play.answer} chance {play.outcomes} paths {self.paths}"


class WarcampObserver:
    """What a player sees, as numbers and as text. With perfect recall the text begins with the player's own answers."""

    def __init__(self, setting: Setting, recall: bool) -> None:
        self.sight = setting.sight
        self.recall = recall
        self.take(Page(self.sight.fields))

    def take(self, page: Page) -> None:
        self.tensor = page.vector
        self.dict = page.parts

    def set_from(self, state: WarcampState, player: int) -> None:
        self.take(self.sight.page(state.play.position, player))

    def string_from(self, state: WarcampState, player: int) -> str:
        seen = state.play.text(player)
        return f"{state.paths[player]} {seen}" if self.recall else seen


def maker(name: str) -> Callable[[dict[str, Any] | None], WarcampGame]:
    """What OpenSpiel calls for a game."""

    def made(params: dict[str, Any] | None = None) -> WarcampGame:
        return WarcampGame(name, params)

    return made


TYPES = {name: game_type(name) for name in ENVIRONMENTS}
for _name in ENVIRONMENTS:
    _made = maker(_name)
    # OpenSpiel lets go of it when Python has ended, which must not be the end of it: one reference is never given back.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(_made))
    pyspiel.register_game(TYPES[_name], _made)
