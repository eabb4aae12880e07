"""All rules by their stored names."""

from __future__ import annotations

from typing import Any

from ..errors import RuleError
from ..flow import Frame

RULES: dict[str, type[Frame]] = {}


def register(cls: Any, path: str | None = None) -> None:
    """Enter a rule's class; two rules cannot share a name. A module that is loaded again replaces its own."""
    old: Any = RULES.get(cls.RULE)
    line = cls.LINES[0]
    if old is not None and (old.FILE, old.LINES[0]) != (cls.FILE, line):
        why = f"two rules are called '{cls.RULE}': here and at line {old.LINES[0]} of {old.FILE}"
        raise RuleError(cls.__name__, why, path or cls.FILE, line)
    RULES[cls.RULE] = cls
