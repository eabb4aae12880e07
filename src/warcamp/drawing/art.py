"""Our glyphs and shapes as SVG symbols, and pictures composed of them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from .html import Html
from .looks import LOOKS, SHAPES

SOURCE = Path(__file__).parent / "glyphs.toml"
USES = re.compile(r"#(?:g-([\w]+)|((?:sh|em|bk)-[\w]+))")
PAINTS = (
    '<linearGradient id="paint-metal" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffdf4"/>'
    '<stop offset=".55" stop-color="#f6e9c9"/><stop offset="1" stop-color="#c9ab74"/></linearGradient>'
    '<linearGradient id="paint-gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbe7b5"/>'
    '<stop offset="1" stop-color="#a7772f"/></linearGradient>'
)


@cache
def _source() -> dict[str, dict[str, str]]:
    return tomllib.loads(SOURCE.read_text(encoding="utf-8"))


@cache
def glyphs() -> dict[str, str]:
    """The outline of each glyph by its name."""
    return {name: d for part, of in _source().items() if part not in ("over", "backdrops") for name, d in of.items()}


def backdrops() -> dict[str, str]:
    """The lands behind pictures; their classes `k1` to `k3`, `k-moon` and `k-hot` are painted by whoever shows them."""
    return _source()["backdrops"]


@cache
def symbols() -> dict[str, str]:
    """Every symbol by its id without `g-`: glyphs, `sh-` shapes and `em-` emblems of looks, `bk-` backdrops."""
    over = _source()["over"]
    out: dict[str, str] = {}
    for name, d in glyphs().items():
        out[name] = f'<symbol id="g-{name}" viewBox="0 0 64 64">{_glyph(d)}{_over(over.get(name))}</symbol>'
    for look in LOOKS:
        rim, face = SHAPES[look.shape]
        shape = f'<path class="tk-r" d="{rim}"/><path class="tk-f" d="{face}"/>'
        out[f"sh-{look.name}"] = f'<symbol id="sh-{look.name}" viewBox="0 0 48 48">{shape}</symbol>'
        emblem = _glyph(glyphs()[look.emblem])
        out[f"em-{look.name}"] = f'<symbol id="em-{look.name}" viewBox="0 0 64 64">{emblem}</symbol>'
    for name, land in backdrops().items():
        box = 'viewBox="0 0 100 64" preserveAspectRatio="xMidYMax slice"'
        out[f"bk-{name}"] = f'<symbol id="bk-{name}" {box}>{land}</symbol>'
    return out


def _glyph(d: str) -> str:
    return f'<path fill-rule="evenodd" d="{d}"/>'


def _over(d: str | None) -> str:
    return f'<path class="over" d="{d}"/>' if d else ""


def sprite(names: Iterable[str] | None = None) -> Html:
    """The symbols for a page: those named, or all. Unknown names are an error."""
    every = symbols()
    chosen = sorted(set(names)) if names is not None else every
    body = "".join(every[name] for name in chosen)
    head = '<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">'
    return Html(f"{head}<defs>{PAINTS}</defs>{body}</svg>")


def used(html: str) -> set[str]:
    """The symbols that a piece of HTML refers to."""
    return {glyph or other for glyph, other in USES.findall(html)}


def _mixed(a: str, b: str, share: float) -> str:
    """A colour between two; sRGB is enough for silhouettes."""
    pairs = [(int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x * (1 - share) + y * share):02x}" for x, y in pairs)


def picture(glyph: str, land: str, sky: str, ground: str) -> str:
    """A card's picture: a glyph of metal before a land in two colours; whole in itself, so it can be an image file."""
    paint = (
        f".k1{{fill:{_mixed(ground, '#000000', 0.86)}}}.k2{{fill:{_mixed(ground, '#000000', 0.64)}}}"
        f".k3{{fill:{_mixed(ground, '#000000', 0.34)}}}.k-moon{{fill:{_mixed(sky, '#ffffff', 0.65)}}}"
        ".k-hot{fill:#ff7a2b}"
    )
    shade = '<stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".6"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 84" preserveAspectRatio="xMidYMid slice">'
        f"<style>{paint}</style><defs>{PAINTS}"
        f'<linearGradient id="s" x2="0" y2="1"><stop stop-color="{sky}"/><stop offset="1" stop-color="{ground}"/>'
        f'</linearGradient><radialGradient id="v" cy=".45" r=".75">{shade}</radialGradient></defs>'
        f'<rect width="100" height="84" fill="url(#s)"/>'
        f'<g transform="translate(0 12) scale(1 1.125)">{backdrops()[land]}</g>'
        f'<g transform="translate(27 19) scale(.72)"><path d="{glyphs()[glyph]}" fill="url(#paint-metal)" '
        'fill-rule="evenodd" stroke="#150f0a" stroke-width="6" stroke-linejoin="round" paint-order="stroke"/></g>'
        '<rect width="100" height="84" fill="url(#v)"/></svg>'
    )
