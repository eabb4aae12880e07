"""What would happen: how the battles stand with a unit more, the odds of an Adventure, Gold after a sale."""

from __future__ import annotations

from warcamp.drawing.html import Pages
from warcamp.engine.flow import Decision
from warcamp.games.ettin.odds import Preview, preview
from warcamp.games.ettin.phrases import card_brief
from warcamp.games.ettin.prospects import after_shot, gold_after, quest_chance
from warcamp.games.ettin.rules import deploy
from warcamp.games.ettin.state import ADVENTURE_PLACE, DRAFTED, NONE, PLACES, cards, pair_of
from warcamp.games.ettin.tables import FACES
from warcamp.games.prospects import percent

from .faces import Item
from .front import PLACE_WORDS
from .questions import YES
from .scene import Scene

BATTLES = ("deploy", "place")


def shown(scene: Scene, pages: Pages, d: Decision, option: int) -> str:
    """The preview of an option as HTML, empty when there is nothing to say."""
    found = looked(scene, d, option)
    return pages.draw("preview", **({"title": "", "lines": [], "battles": [], "bar": None} | found)) if found else ""


def looked(scene: Scene, d: Decision, option: int) -> Item:
    s = scene.s
    r = scene.realm
    if d.kind == "fate":
        return sale(scene, option)
    if d.kind in BATTLES:
        card = option if d.kind == "deploy" else scene.chosen(r)
        place = option if d.kind == "place" and option < deploy.SCOUT else NONE
        return battles(scene, card, place)
    if d.kind in ("terrify", "dragonslayer", "ranged") and option != NONE:
        found = after_shot(scene, r, d.kind, s.acting[pair_of(s, r)], option)
        if found is None:
            return {}
        theirs, own, left, kept = found
        line = scene.text("et-pre-after", own=own, theirs=theirs, kept=kept, left=left)
        return {"title": scene.card_name(option), "lines": [line]}
    if d.kind == "attempt" and option == YES:
        return adventure(scene)
    if d.kind in ("pick", "spoil", "gate", "siege", "casualty", "sacrifice") and option != NONE:
        return {"title": "", "lines": [scene.say(card_brief(s, option))]}
    return {}


def sale(scene: Scene, mask: int) -> Item:
    """The purse, card by card (ETT-DRAFT-04, ETT-DRAFT-05)."""
    s = scene.s
    row = cards(s, scene.realm, DRAFTED)
    lines = []
    for k, card in enumerate(row):
        face = card % FACES
        if mask >> k & 1:
            lines.append(scene.text("et-pre-recruit", card=scene.card_name(card), gold=s.t.cost[face]))
        else:
            lines.append(scene.text("et-pre-sell", card=scene.card_name(card), gold=s.t.sell[face]))
    after = gold_after(s, scene.realm, row, mask)
    return {"title": scene.text("et-note-gold", before=s.gold[scene.realm], after=after), "lines": lines}


def adventure(scene: Scene) -> Item:
    """The chance of an attempt and who may be lost (ETT-ADV-08, ETT-ADV-12)."""
    t = scene.s.t
    card = scene.adventure(scene.realm)
    score, chance = quest_chance(scene, scene.realm, card, [])
    lines = [scene.text("et-pre-quest", score=score, difficulty=t.difficulty[card % FACES])]
    risked = [c for c in scene.units(scene.realm, ADVENTURE_PLACE) if t.adventure[c % FACES]]
    if risked and chance < 1:
        names = ", ".join(scene.card_name(c) for c in risked)
        lines.append(scene.text("et-pre-risk", cards=names))
    bar = {"n": round(chance * t.die), "of": t.die, "text": scene.text("et-pre-chance", chance=percent(chance))}
    return {"title": scene.card_name(card), "lines": lines, "bar": bar}


def battles(scene: Scene, card: int, place: int) -> Item:
    """Every battle by what the seat knows, with the card at the place or, before one is chosen, at any."""
    if scene.seat == NONE or card == NONE:
        return {}
    strength = scene.s.t.strength[card % FACES]
    rows = []
    for row in preview(scene.s, scene.realm):
        here = place in (NONE, row.place)
        mine = row.own + (strength if here else 0)
        rows.append(
            {
                "place": scene.text(f"et-place-{PLACE_WORDS[row.place]}"),
                "own": f"{row.own} → {mine}" if here else str(row.own),
                "theirs": between(row),
                "verdict": scene.text(f"et-verdict-{verdict(row, mine)}"),
                "here": row.place == place,
            }
        )
    assert len(rows) == PLACES
    out: Item = {"title": scene.card_name(card), "battles": rows, "heads": heads(scene)}
    quest = scene.adventure(scene.realm)
    if quest != NONE and place in (NONE, ADVENTURE_PLACE):
        score, chance = quest_chance(scene, scene.realm, quest, [card])
        if score:
            out["lines"] = [scene.text("et-pre-with", score=score, chance=percent(chance))]
    return out


def heads(scene: Scene) -> list[str]:
    return [scene.text(f"et-head-{word}") for word in ("place", "own", "theirs", "verdict")]


def between(row: Preview) -> str:
    low, high = row.enemy_least, row.enemy_most
    hidden = f" (+{row.to_come})" if row.to_come else ""
    return (str(low) if low == high else f"{low}–{high}") + hidden


def verdict(row: Preview, mine: int) -> str:
    """How a battle stands before abilities, by what is known."""
    if mine > row.enemy_most_to_come:
        return "sure"
    if mine > row.enemy_most:
        return "ahead"
    return "behind" if mine < row.enemy_least else "open"
