"""Addresses to be read by a phone."""

from __future__ import annotations

import io
from functools import lru_cache

import segno

from warcamp.drawing.html import Html


@lru_cache(256)
def qr(address: str, label: str) -> Html:
    """An address as a QR code, drawn in place; black on white, since cameras want it so."""
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, svgns=True, nl=False, border=3, light="#fff", omitsize=True, title=label
    )
    return Html(out.getvalue().decode("utf-8").replace("<svg ", '<svg role="img" ', 1))
