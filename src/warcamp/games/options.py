"""The options of a match: what every game checks in the same way. BadInput names the option that is wrong."""

from __future__ import annotations

from typing import Any

from warcamp.engine.errors import BadInput


def filled(given: dict[str, Any], defaults: dict[str, Any]) -> dict[str, Any]:
    """All options, those that are not given with their usual values."""
    for key in given:
        if key not in defaults:
            raise BadInput(f"options.{key}", f"there is no such option; there are {', '.join(defaults)}")
    return {**defaults, **given}


def is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def check_number(options: dict[str, Any], key: str, least: int, most: int) -> None:
    if not is_number(options[key], least, most):
        raise BadInput(f"options.{key}", f"expected {least} to {most}, got {options[key]!r}")


def check_flag(options: dict[str, Any], key: str) -> None:
    if not isinstance(options[key], bool):
        raise BadInput(f"options.{key}", f"expected true or false, got {options[key]!r}")


def is_list_of_words(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(x, str) for x in value)
