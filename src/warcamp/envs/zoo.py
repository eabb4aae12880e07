"""PettingZoo: each game as an environment in which one agent after the other acts (AEC).

Questions that are open at the same time are served in one fixed order: strands as the rules began them, within a strand
the seats as the rules asked them. No answer changes that order, and sealed answers are shown to nobody until the last
one is given, so being served later tells nothing.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from warcamp.engine.flow import Position
from warcamp.engine.source import Fast
from warcamp.engine.view import view
from warcamp.engine.zones import SPECTATOR

from .setting import setting
from .sight import asked

LONGEST = 100_000
"""After so many decisions a match is broken off (truncated); nothing in the rules ends one that nobody wants to win."""


class WarcampEnv(AECEnv):
    """A match of one game. Agents are `seat_0`, `seat_1`, ...; at the end each gets 1 for a win and -1 otherwise."""

    def __init__(
        self,
        game: str,
        options: dict[str, Any] | None = None,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = setting(game, options)
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.longest = longest
        self.possible_agents = [f"seat_{k}" for k in range(self.setting.seats)]
        self.action_spaces = {agent: spaces.Discrete(self.setting.actions.size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (self.setting.sight.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.setting.actions.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.chance: np.random.Generator | None = None
        self.position: Position
        self.taken = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match. The same seed gives the same match; without one the stream of matches goes on."""
        if seed is not None or self.chance is None:
            self.chance = np.random.default_rng(seed)
        self.position = self.setting.begin(Fast(int(self.chance.integers(1 << 62))))
        self.taken = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.next_agent()

    def next_agent(self) -> str:
        asks = self.position.pending
        return self.possible_agents[asks[0].seat if asks else 0]

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees; its mask is empty while another one is to act."""
        seat = self.seat(agent)
        mask = np.zeros(self.setting.actions.size, np.int8)
        d = asked(self.position, seat)
        if d is not None and agent == self.agent_selection:
            mask[self.setting.actions.open(self.position.s, d)] = 1
        return {"observation": self.setting.sight.vector(self.position, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Answer the question of the agent whose turn it is; IllegalChoice when the action is not in its mask."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        s = self.position.s
        d = self.position.pending[0]
        option = self.setting.actions.option(s, d, -1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.position.apply(0, option)
        self.taken += 1
        if self.position.over:
            for k, payoff in enumerate(self.setting.payoff(s)):
                self.rewards[self.possible_agents[k]] = payoff
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.taken >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.next_agent()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as an onlooker sees it, as JSON."""
        return json.dumps(view(self.position, SPECTATOR)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is kept open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(game: str, longest: int = LONGEST, render_mode: str | None = None, **options: Any) -> AECEnv:
    """A game by its name, such as `clash_of_rage`, with options of a match such as `players=3`; calls out of order
    are refused."""
    return OrderEnforcingWrapper(WarcampEnv(game, options, longest, render_mode))
