"""Why something is not offered: what the games say in the same way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from warcamp.engine.flow import Decision
from warcamp.engine.game import Ask, Message, Refusal

LONGEST = 80
"""How much of what somebody typed is said back."""
NOT_OFFERED = "not-offered"
"""The reason where the rules have none in particular."""

S = TypeVar("S")
Explain = Callable[[S, Decision, str], Refusal | None]
"""Why a thing is no answer to a question of one kind; None where there is nothing in particular to say."""


def refusal(rule: str, reason: str, **params: Any) -> Refusal:
    return Refusal(rule, Message(f"why-not-{reason}", params))


def refused(explain: Mapping[str, Explain[S]], asks: Mapping[str, Ask], s: S, d: Decision, thing: str) -> Refusal:
    """The refusal that the game has for a question of this kind, or else that of the rule that asks it."""
    why = explain.get(d.kind)
    found = why(s, d, thing.strip()) if why else None
    return found or refusal(asks[d.kind].rule, NOT_OFFERED, thing=thing[:LONGEST])
