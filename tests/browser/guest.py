"""A person at a browser: a context of its own (cookies, storage), a page, and everything that went wrong in it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebSocket

from .barriers import barriers

DESKTOP = (1440, 900)
WIDE = (1920, 1080)
TABLET = (820, 1180)
LANDSCAPE = (1024, 640)
PHONE = (390, 844)
SIZES = {"desktop": DESKTOP, "wide": WIDE, "tablet": TABLET, "landscape": LANDSCAPE, "phone": PHONE}
SCREENS = [*[(size, "fr") for size in SIZES], ("desktop", "en"), ("phone", "en")]
"""French is the longer language: where it fits English does, and is looked at on two screens."""


class Guest:
    """One browser of one person. Nothing that it loads may come from another host than the server."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        pictures: Path,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        touch: bool = False,
        script: bool = True,
        motion: bool = False,
        name: str = "",
    ) -> None:
        self.url = url
        self.pictures = pictures
        self.name = name
        self.language = language
        self.faults: list[str] = []
        self.hosts: set[str] = set()
        self.links: dict[int, str] = {}
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            has_touch=touch,
            java_script_enabled=script,
            reduced_motion="no-preference" if motion else "reduce",
            base_url=url,
        )
        self.context.set_default_timeout(20_000)
        self.context.on("request", self.note_request)
        self.context.on("console", self.note_console)
        self.context.on("weberror", lambda e: self.faults.append(f"error in the page: {e.error}"))
        self.page: Page = self.open()

    # -- what went wrong
    def note_request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob", "about"):
            self.hosts.add(f"{parts.scheme}://{parts.netloc}")

    def note_socket(self, socket: WebSocket) -> None:
        self.hosts.add(f"http://{urlsplit(socket.url).netloc}")

    def note_console(self, message: ConsoleMessage) -> None:
        url = message.location.get("url", "")
        # A question about a choice may come when the choice has just been made.
        late = "409" in message.text and re.search(r"/(preview|why)\?", url)
        if message.type == "error" and not late:
            self.faults.append(f"console: {message.text} ({url})")

    def expect_faults(self, pattern: str) -> None:
        """Takes away the faults that the test itself has caused; there must be no others."""
        self.faults = [f for f in self.faults if not re.search(pattern, f)]

    def well(self) -> None:
        """Nothing went wrong, and nothing came from elsewhere."""
        assert not self.faults, f"{self.name}: {self.faults}"
        assert self.hosts <= {self.url}, f"{self.name} asked {self.hosts - {self.url}}"

    # -- what a person does
    def open(self) -> Page:
        """Another tab; the first one is `page`."""
        page = self.context.new_page()
        page.on("websocket", self.note_socket)
        return page

    def visit(self, path: str, page: Page | None = None) -> None:
        page = page or self.page
        answer = page.goto(path)
        assert answer is not None and answer.status < 400, f"{path} answered {answer and answer.status}"

    def ask(self, method: str, path: str, data: Any = None, **headers: str) -> Any:
        """The API, as this person's page would ask it."""
        answer = self.context.request.fetch(
            path,
            method=method,
            data=data,
            headers={"Origin": self.url, "Accept-Language": self.language, **headers},
            timeout=20_000,
        )
        assert answer.ok, f"{method} {path} answered {answer.status}: {answer.text()}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text()

    def shot(self, name: str, page: Page | None = None) -> None:
        """Keeps a picture for people to look at."""
        self.pictures.mkdir(parents=True, exist_ok=True)
        path = self.pictures / f"{name}.jpg"
        (page or self.page).screenshot(path=path, type="jpeg", quality=90, animations="disabled")

    def accessible(self, page: Page | None = None) -> None:
        before = len(self.faults)
        found = barriers(page or self.page)
        # The one that looks measures with styles of its own, which the policy refuses; the page's faults came before.
        self.faults[before:] = [f for f in self.faults[before:] if "Applying inline style" not in f]
        assert not found, found

    def fits(self, page: Page | None = None) -> None:
        """The page is not wider than the screen."""
        wide, room = (page or self.page).evaluate(
            "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert wide <= room + 1, f"the page is {wide} wide on a screen of {room}"

    def leave(self) -> None:
        self.context.close()
