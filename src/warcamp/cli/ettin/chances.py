"""What can be told of battles and Adventures before they happen."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from warcamp.engine.flow import Decision
from warcamp.engine.zones import REFEREE
from warcamp.games.ettin.odds import Preview, preview
from warcamp.games.ettin.prospects import after_shot, production_gold, quest_chance, share_costs
from warcamp.games.ettin.rules import produce
from warcamp.games.ettin.rules.deploy import SCOUT
from warcamp.games.ettin.rules.drafting import ACCEPT, PICKS
from warcamp.games.ettin.state import ADVENTURE_PLACE, BATTLE, DEPLOY, DRAFT, NONE, ally, enemy, pair_of
from warcamp.games.ettin.tables import FACES
from warcamp.games.prospects import percent

from .front import PLACE_WORDS
from .scene import Scene, frame

BAR = 20


def quest_bar(scene: Scene, r: int) -> list[RenderableType]:
    """The chance of an attempt with the units there, as a bar, with what is at risk (ETT-ADV-08, ETT-ADV-12)."""
    card = scene.adventure(r)
    if card == NONE:
        return []
    score, chance = quest_chance(scene, r, card, [])
    if not score:
        return []
    full = round(chance * BAR)
    bar = Text(scene.look.sign("█", "#") * full, "green").append(scene.look.sign("░", "-") * (BAR - full), "red")
    bar.append("  " + scene.text("chance-attempt", chance=percent(chance)), "bold")
    t = scene.s.t
    risked = [c for c in scene.units(r, ADVENTURE_PLACE) if t.adventure[c % FACES]]
    lines = [bar]
    if risked and chance < 1:
        names = ", ".join(scene.card_name(c) for c in risked)
        lines.append(Text(scene.text("chance-risk", cards=names)))
    grid = Table.grid()
    for line in lines:
        grid.add_row(line)
    return [frame(scene, grid, scene.text("chance-title", card=scene.card_name(card), score=score))]


def battles(scene: Scene, r: int) -> RenderableType:
    """Each battle by what the realm's controller knows: own score, the enemy's range, what may still come."""
    grid = Table.grid(padding=(0, 2), expand=True)
    for width in (3, 2, 2, 5, 5):
        grid.add_column(ratio=width)
    heads = [scene.text(f"chance-{word}") for word in ("place", "own", "enemy", "hidden", "verdict")]
    grid.add_row(*[Text(head, "dim italic") for head in heads])
    for row in preview(scene.s, r):
        low, high = row.enemy_least, row.enemy_most
        between = str(low) if low == high else f"{low}-{high}"
        unknown = scene.text("chance-unknown", hidden=row.enemy_hidden, coming=row.to_come)
        place = scene.text(f"front-{PLACE_WORDS[row.place]}")
        grid.add_row(place, Text(str(row.own), "bold"), between, unknown, verdict(scene, row))
    title = scene.text("chance-battles", foe=scene.realm_name(enemy(scene.s, r)))
    return frame(scene, grid, title)


def verdict(scene: Scene, row: Preview) -> Text:
    """What is certain of a battle before start-of-battle abilities."""
    if row.unbroken and row.own > row.enemy_least:
        names = ", ".join(scene.card_name(c) for c in row.unbroken)
        return Text(scene.text("chance-walls", cards=names), "yellow")
    if row.sure:
        return Text(scene.text("chance-ahead-sure"), "bold green")
    if row.own > row.enemy_most:
        return Text(scene.text("chance-ahead"), "green")
    if row.own < row.enemy_least:
        return Text(scene.text("chance-behind"), "red")
    return Text(scene.text("chance-open"), "yellow")


def asked(scene: Scene, seat: int, what: str) -> list[RenderableType]:
    """The answer to `odds`: the battles to come and the Adventure, as the one who asks may know them."""
    s = scene.s
    mine = [r for r in scene.realms_of(seat) if scene.viewer in (seat, REFEREE)]
    if not mine:
        return [Text(scene.text("chance-alone"))]
    if s.phase not in (DRAFT, DEPLOY, BATTLE):
        return [Text(scene.text("chance-nothing"))]
    return [part for r in mine for part in [battles(scene, r), *quest_bar(scene, r)]]


# ---- beside the options ---------------------------------------------------------------------------------------------
def note(scene: Scene, d: Decision, option: int) -> str:
    """What an option would change: Gold, scores, chances."""
    s = scene.s
    if d.kind == "pick" and s.t.cost[option % FACES] > s.gold[scene.realm]:
        return scene.text("note-dear")
    if d.kind in ("propose", "reply"):
        if option == PICKS:
            return ""
        accepts = d.kind == "reply" and option == ACCEPT
        return share_note(scene, "note-share", s.proposal[scene.realm - scene.realm % 2] - 1 if accepts else option)
    if d.kind == "split":
        return share_note(scene, "note-split", option)
    if d.kind == "place":
        return place_note(scene, option)
    if d.kind in ("terrify", "dragonslayer", "ranged") and option != NONE:
        return target_note(scene, d, option)
    if d.kind == "attempt" and option:
        card = scene.adventure(scene.realm)
        return scene.text("chance-attempt", chance=percent(quest_chance(scene, scene.realm, card, [])[1]))
    if d.kind == "produce" and option != produce.DONE:
        gold = production_gold(s, scene.realm, option)
        return scene.text("note-gain", gold=gold) if gold else ""
    return ""


def share_note(scene: Scene, id: str, mask: int) -> str:
    """What recruiting all of a share would cost each ally, of what they have."""
    s = scene.s
    r = scene.realm
    own, other = share_costs(s, r, mask)
    return scene.text(id, cost=own, gold=s.gold[r], other=other, purse=s.gold[ally(s, r)])


def place_note(scene: Scene, option: int) -> str:
    """Own score at the place before and after, if the viewer knows the card; the enemy's known one beside it."""
    if option >= SCOUT or scene.placing == NONE:
        return ""
    before = scene.score(scene.realm, option)
    theirs = scene.shown_score(enemy(scene.s, scene.realm), option)
    after = before + scene.s.t.strength[scene.placing % FACES]
    text = scene.text("note-place", before=before, arrow=scene.arrow, after=after, theirs=theirs)
    card = scene.adventure(scene.realm)
    if option == ADVENTURE_PLACE and card != NONE:
        score, chance = quest_chance(scene, scene.realm, card, [scene.placing])
        if score:
            text += " " + scene.text("note-quest", score=score, chance=percent(chance))
    return text


def target_note(scene: Scene, d: Decision, target: int) -> str:
    """Both scores once the target has gone, and with Ranged the shooter too (ETT-SOB-07)."""
    unit = scene.s.acting[pair_of(scene.s, scene.realm)]
    found = after_shot(scene, scene.realm, d.kind, unit, target)
    if found is None:
        return ""
    theirs, own, left, kept = found
    return scene.text("note-target", theirs=theirs, own=own, arrow=scene.arrow, left=left, kept=kept)
