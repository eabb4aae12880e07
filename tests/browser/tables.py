"""Tables for the tests: made as the page would make them, with people who come by their links."""

from __future__ import annotations

from typing import Any

from warcamp.bots.registry import quick_of

from .guest import Guest

CLASH: dict[str, Any] = {"clans": "random", "last_round": 3}
"""A short game of Clash of Rage, from the first move to the scores."""


def make(host: Guest, game: str, seats: list[str], options: dict[str, Any] | None = None, **settings: Any) -> str:
    """A new table: its id. Seats are `person`, `bot` or `open`; people of one screen have a name each."""
    host.ask("GET", "/api/me")
    names = iter(("Ada", "Boris", "Chloé", "Dov", "Ève", "Finn"))
    wanted = [{"kind": kind, "name": next(names) if kind == "person" else ""} for kind in seats]
    for seat in wanted:
        seat["bot"] = quick_of(game) if seat["kind"] == "bot" else ""
    body = {"game": game, "options": options or {}, "seats": wanted, "settings": {"pace": 0, **settings}}
    made = host.ask("POST", "/api/tables", body)
    host.links = {int(seat): f"/join/{secret}" for seat, secret in made["secrets"].items()}
    return str(made["table"]["id"])


def join(guest: Guest, link: str, name: str) -> None:
    """Follow a link, say who one is, sit down."""
    guest.visit(link)
    guest.page.locator("#name").fill(name)
    guest.page.locator(f'form[action="{link}"] button').click()
    guest.page.wait_for_url("**/t/*")


def begin(host: Guest, table: str) -> None:
    """The host starts a table that is full, on the page."""
    host.visit(f"/t/{table}")
    host.page.locator(f'form[action="/t/{table}/start"] button').click()
    host.page.wait_for_selector("#acts")
