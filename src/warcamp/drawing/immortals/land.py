"""The ground of a realm as one picture: provinces by tint and pattern, and the Rift."""

from __future__ import annotations

from warcamp.drawing.html import Html

from .plan import Plan
from .scene import Scene

PATTERNS = {
    "mountains": (64, "M6 40 20 16 34 40M20 16l5 9-5-3-5 3M38 62 50 42 62 62"),
    "forest": (52, "M13 8 21 22H5ZM13 16 23 32H3ZM12 32v6h3v-6M39 30l8 14H31ZM39 38l10 14H29Z"),
    "plains": (46, "M8 12v-6M8 12l-4-5M8 12l4-5M31 34v-6M31 34l-4-5M31 34l4-5"),
    "coast": (56, "M2 14q7-8 14 0t14 0M28 42q7-8 14 0t14 0"),
    "marsh": (50, "M8 12h18M12 18h10M16 12V2M12 12 10 5M20 12l3-7M30 40h16M34 46h9M38 40V30M42 40l2-7"),
}
"""By terrain: the side of the tile and what is drawn on it."""


def land(scene: Scene, realm: int, words: str) -> Html:
    """The region: decoration to whoever cannot see it, since the buttons over it say everything. `words` is light or
    dark."""
    plan = scene.plan
    parts = [patterns(realm), '<circle class="im-disc" cx="500" cy="500" r="495"/>']
    for shape in plan.shapes:
        parts.append(f'<polygon class="im-g im-{shape.terrain}" points="{shape.points}"/>')
        parts.append(f'<polygon class="im-pt" fill="url(#im-{realm}-{shape.terrain})" points="{shape.points}"/>')
    parts.append(rift(plan))
    head = f'<svg id="land-{realm}" class="land layer {words}" viewBox="0 0 1000 1000"'
    return Html(f'{head} aria-hidden="true" focusable="false">{"".join(parts)}</svg>')


def patterns(realm: int) -> str:
    """Both realms are on one page, so their patterns have names of their own."""
    out = []
    for terrain, (size, d) in PATTERNS.items():
        box = f'width="{size}" height="{size}" patternUnits="userSpaceOnUse"'
        out.append(f'<pattern id="im-{realm}-{terrain}" {box}><path class="im-p" d="{d}"/></pattern>')
    return f"<defs>{''.join(out)}</defs>"


def rift(plan: Plan) -> str:
    """The gap in the middle; the light of the other realm shines through it."""
    x, y = plan.rift_centre
    glow = f'<circle class="im-glow" cx="{x}" cy="{y}" r="52"/>'
    return f'<polygon class="im-rift" points="{plan.rift}"/>{glow}'
