"""The pages around the table: lobby, set-up, waiting room, links, replay, rulebook. Forms that work without script."""

from __future__ import annotations

from fastapi import APIRouter

from . import about, join, lobby, replay, rulebook, setup, table_page
from .house import House
from .sheets import Sheets, error_page

__all__ = ["error_page", "routers"]


def routers(house: House) -> list[APIRouter]:
    """The routes of all pages."""
    sheets = Sheets(house.games)
    pages = (lobby, setup, join, table_page, replay, rulebook, about)
    return [page.router(house, sheets) for page in pages]
