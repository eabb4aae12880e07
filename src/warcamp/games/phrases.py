"""Texts that every game makes in the same way: the options of a match and what they are set to."""

from __future__ import annotations

from warcamp.engine.game import Message


def setting_text(key: str) -> Message:
    """The name of an option of a match."""
    return Message(f"setting-{key}")


def plain_value(key: str, value: object) -> Message:
    """What an option of a match is set to, when yes or no, one of its words, or the value itself says it."""
    if isinstance(value, bool):
        return Message("setting-yes" if value else "setting-no")
    if isinstance(value, str):
        return Message(f"setting-{key}-{value}")
    return Message("setting-value", {"value": value})


def phase_named(name: str) -> Message:
    """A phase or step by its stored name."""
    return Message(f"phase-{name.replace(' ', '-')}")
