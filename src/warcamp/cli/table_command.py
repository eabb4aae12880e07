"""`warcamp table`: the server that people play at, in their browsers."""

from __future__ import annotations

import argparse
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

from warcamp.engine.errors import BadInput
from warcamp.engine.game import Message
from warcamp.games.words import LANGUAGES

from . import saves
from .speech import own_words

FIRST = 8080
TRIED = 50
"""Ports that are tried from the first on."""
BACKLOG = 512
SWITCH = 0.0001
"""Seconds a thread may keep the others waiting: the store's thread answers between two moves of the loop."""


def table(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    import uvicorn

    from warcamp.table.app import create_app
    from warcamp.table.settings import LOOPBACK, Rates, Settings

    listening = listen(arguments.host, arguments.port)
    host, port = listening.getsockname()[:2]
    data: Path = arguments.data or saves.home() / "table.sqlite"
    packs: Path = arguments.packs or saves.home() / "packs"
    settings = Settings(
        database=data,
        host=host,
        port=port,
        workers=arguments.workers or max(1, (os.cpu_count() or 2) - 1),
        pace=arguments.pace,
        rates=Rates.none() if arguments.rate == 0 else Rates().times(arguments.rate),
        public_url=arguments.public_url.rstrip("/"),
        proxied=arguments.proxied,
        packs=packs,
        spectators=not arguments.no_spectators,
    )
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    sys.setswitchinterval(SWITCH)
    server = uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            log_level="warning",
            access_log=False,
            ws_max_size=settings.most_message,
            ws_per_message_deflate=settings.compresses,
            server_header=False,
            timeout_graceful_shutdown=3,
        )
    )
    here = "localhost" if host in (*LOOPBACK, "0.0.0.0", "::") else host
    address = settings.public_url or f"http://{here}:{port}/"
    for language in LANGUAGES:
        print(own_words(language).say(Message("table-at", {"address": address})), flush=True)
    if not arguments.no_browser and has_display():
        threading.Timer(1.0, webbrowser.open, [address]).start()
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        return 0
    return 0


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port, or on the first free one when none is named."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in range(FIRST, FIRST + TRIED) if port is None else [port]:
        found = socket.socket(family)
        if os.name != "nt":  # where it would let two servers share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, tried))
            # From here on a browser waits until we answer, and is not turned away.
            found.listen(BACKLOG)
        except (OSError, OverflowError) as e:
            found.close()
            if port is not None or isinstance(e, socket.gaierror):
                raise BadInput(f"{host}:{tried}", f"cannot be listened at: {e}") from e
        else:
            return found
    raise BadInput(host, f"no free port from {FIRST} to {FIRST + TRIED - 1}")


def has_display() -> bool:
    """Whether a browser could be seen."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
