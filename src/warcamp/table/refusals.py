"""Requests that are turned down: one error with a code, said in the language of who asked."""

from __future__ import annotations

from typing import Any

from warcamp.engine.errors import WarcampError

STATUS = {
    "bad-input": 422,
    "bad-message": 400,
    "busy": 503,
    "claimed": 409,
    "finished": 409,
    "foreign-origin": 403,
    "illegal": 422,
    "no-method": 405,
    "no-page": 404,
    "no-seat": 403,
    "no-sight": 403,
    "no-table": 404,
    "no-undo": 409,
    "not-asked": 409,
    "not-full": 409,
    "not-host": 403,
    "not-over": 409,
    "not-started": 409,
    "old": 409,
    "started": 409,
    "stale": 409,
    "too-large": 413,
    "too-many": 429,
    "unknown-link": 404,
    "failed": 500,
    "lost": 503,
}
"""The codes, each with its HTTP status. `lost`: the store did not take a move, which therefore was not made."""


class Refused(WarcampError):
    """A request that cannot be done. Its text is the message `error-<code>`, unless `text` says it better."""

    def __init__(self, code: str, *, text: str = "", rule: str = "", retry: float = 0.0, **params: Any) -> None:
        super().__init__(text or code)
        self.code = code
        self.text = text
        self.rule = rule
        self.retry = retry
        self.params = params

    @property
    def status(self) -> int:
        return STATUS[self.code]


class NotAllowed(Refused):
    """Somebody touches a seat or a table that is not his."""
