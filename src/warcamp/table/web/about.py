"""What this is, what it is made of, and how it is played by keyboard."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from warcamp import __version__

from .house import House
from .sheets import Sheets, visit

KEYS = (
    ("1 … 9", "about-key-numbers"),
    ("Tab", "about-key-tab"),
    ("← ↑ → ↓", "about-key-arrows"),
    ("Enter", "about-key-enter"),
    ("Esc", "about-key-esc"),
    ("U", "about-key-undo"),
    ("?", "about-key-why"),
)

DISPLAY = (
    ("contrast", "about-contrast", (("usual", "about-contrast-usual"), ("high", "about-contrast-high"))),
    ("size", "about-size", (("usual", "about-size-usual"), ("large", "about-size-large"), ("huge", "about-size-huge"))),
    ("motion", "about-motion", (("full", "about-motion-full"), ("off", "about-motion-off"))),
)
"""What a reader can set for his browser: its name in the script, and the values with their texts, the usual first."""


def router(house: House, sheets: Sheets) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    @routes.get("/about")
    async def about(request: Request) -> Response:
        v = await visit(house, request)
        return sheets.page(
            "about",
            v,
            title=v.text("about-title"),
            styles=("lobby.css",),
            scripts=("about.js",),
            version=__version__,
            display=[
                {"name": name, "text": v.text(id), "choices": [{"value": x, "text": v.text(y)} for x, y in values]}
                for name, id, values in DISPLAY
            ],
            keys=[{"key": key, "text": v.text(id)} for key, id in KEYS],
        )

    return routes
