"""Cards as HTML: what is printed on a face is drawn once and kept, what changes around it is added each time."""

from __future__ import annotations

from typing import Any

from warcamp.drawing.html import Html, Pages
from warcamp.games.ettin.names import ABILITY_NAMES
from warcamp.games.ettin.phrases import (
    abilities_of,
    ability_reminder,
    ability_text,
    age_text,
    card_line,
    effect_texts,
    kind_text,
)
from warcamp.games.ettin.tables import ADVENTURE, FACES, PROTECTED, TROOP

from .portraits import portrait
from .scene import Scene

KEPT = 4096
PRINTED = ("strength", "adventure", "cost", "sell", "vp", "difficulty", "gold")
Item = dict[str, Any]


class Faces:
    """The faces drawn so far, by words, content and number."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.kept: dict[tuple[object, object, int], tuple[Html, str, str]] = {}

    def face(self, scene: Scene, card: int) -> tuple[Html, str, str]:
        """The inside of a card, its classes and its name for a screen reader."""
        key = (scene.sight.words, scene.s.t, card % FACES)
        if key not in self.kept:
            if len(self.kept) >= KEPT:
                self.kept.clear()
            self.kept[key] = self.drawn(scene, card)
        return self.kept[key]

    def drawn(self, scene: Scene, card: int) -> tuple[Html, str, str]:
        t = scene.s.t
        face = card % FACES
        quest = t.kind[face] == ADVENTURE
        kind = "quest" if quest else "troop" if t.kind[face] == TROOP else "wall"
        name = scene.card_name(card)
        inner = self.pages.draw(
            "face",
            name=name,
            long=2 if len(name) > 26 else 1 if len(name) > 15 else 0,
            kind=kind,
            what=scene.say(kind_text(scene.s, card)),
            age=scene.say(age_text(t.age[face])),
            glyph=portrait(t, face),
            strength=None if quest and not t.becomes[face] else t.strength[face],
            adventure=t.adventure[face],
            difficulty=t.difficulty[face] if quest else None,
            cost=None if quest else t.cost[face],
            sell=t.sell[face],
            vp=t.vp[face],
            gold=t.gold[face],
            quest=quest,
            abilities=[ability_view(scene, card, ability) for ability in abilities_of(scene.s, card)],
            effects=[scene.say(message) for message in effect_texts(scene.s, card)],
            words=card_words(scene),
        )
        nation = "quest" if quest else t.nations[t.nation[face]]
        return inner, f"{kind} n-{nation} age{t.age[face]}", scene.say(card_line(scene.s, card))

    # ---- cards where they lie
    def known(self, scene: Scene, card: int, key: bool = True, ref: bool = True, more: str = "") -> Item:
        """A card that the viewer knows. In regions for everybody the key is another one, so that a card that is drawn
        twice does not fly from one to the other."""
        html, classes, label = self.face(scene, card)
        name = scene.s.names[card]
        besieged = card in scene.s.sieged
        return {
            "html": html,
            "cls": f"{classes} {more}" if more else classes,
            "k": (f"c-{name}" if ref else f"s-{name}") if key else "",
            "ref": f"card:{name}" if ref else "",
            "label": label,
            "besieged": scene.text("et-besieged") if besieged else "",
            "back": False,
            "mark": "",
            "marktone": "",
        }

    def row(self, scene: Scene, zone: str, ref: bool = True, more: str = "") -> list[Item]:
        """All cards of a zone: those that the viewer knows, and backs that say nothing for the others."""
        out: list[Item] = []
        for k, card in enumerate(scene.zones[zone]):
            if card >= 0:
                out.append(self.known(scene, card, ref=ref, more=more))
            else:
                side = "x" if ref else "y"
                out.append(
                    {
                        "back": True,
                        "k": f"{side}-{zone.replace(' ', '-').replace('.', '-')}-{k}",
                        "label": scene.text("et-face-down"),
                        "cls": more,
                    }
                )
        return out


def ability_view(scene: Scene, card: int, ability: int) -> Item:
    """An ability on a card: glyph, name, what it does; a parapet shows what breaks it."""
    face = card % FACES
    breakers = [k for k in range(PROTECTED) if scene.s.t.weak[face] >> k & 1] if ability == PROTECTED else []
    return {
        "glyph": ABILITY_NAMES[ability],
        "text": scene.say(ability_text(scene.s, card, ability)),
        "does": scene.say(ability_reminder(scene.s, card, ability)),
        "weak": [ABILITY_NAMES[k] for k in breakers],
        "n": scene.s.t.amount[face * len(ABILITY_NAMES) + ability],
    }


def card_words(scene: Scene) -> dict[str, str]:
    """The words that stand on every card."""
    return {word: scene.text(f"et-card-{word}") for word in PRINTED}
