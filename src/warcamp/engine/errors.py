"""What can go wrong, as one small tree.

WarcampError
├── IllegalChoice      a choice the rules do not offer: which rule, and what would change it
├── BadInput           data from outside is wrong: where (path) and why
│   ├── Diverged       a stored match does not replay under these rules
│   └── Stale          a snapshot was taken under other code: replay the log instead
├── RuleError          a rule is written in a way the rule compiler refuses: file, line and reason
└── BrokenInvariant    the program is at fault; carries what reproduces it
"""

from __future__ import annotations


class WarcampError(Exception):
    """Everything Warcamp raises on purpose."""


class IllegalChoice(WarcampError):
    """A choice that was not offered. `rule` is the id of the rule that forbids it."""

    def __init__(self, why: str, rule: str = "") -> None:
        super().__init__(f"{why} ({rule})" if rule else why)
        self.why = why
        self.rule = rule


class BadInput(WarcampError):
    """A value from outside is wrong; `path` says which one."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(f"{path}: {why}" if path else why)
        self.path = path
        self.why = why


class Diverged(BadInput):
    """A stored match does not replay: the rules or the content are not those it was played with."""


class Stale(BadInput):
    """A snapshot belongs to other code."""


class RuleError(WarcampError, SyntaxError):
    """A rule that the rule compiler refuses. It is a SyntaxError with the author's file and line."""

    def __init__(self, rule: str, why: str, filename: str, lineno: int) -> None:
        SyntaxError.__init__(self, f"rule '{rule}': {why}", (filename, lineno, None, None))
        self.rule = rule
        self.why = why


class BrokenInvariant(WarcampError):
    """The program is at fault. The message says what reproduces it."""
