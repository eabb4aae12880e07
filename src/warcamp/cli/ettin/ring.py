"""Where the game stands: Age and phase, all realms in their circle, what is known of their points."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from warcamp.games.ettin.phrases import age_text, drafting_text, phase_text
from warcamp.games.ettin.state import (
    ADVENTURE_PLACE,
    DEPLOY,
    NEW_AGE,
    NONE,
    PLACES,
    PRODUCE,
    SCORED,
    SETUP,
    WAR_RESULT,
    ally,
    enemy,
    is_troop,
    pair_of,
)
from warcamp.games.ettin.tables import ADVENTURE, END_ADVENTURES, END_DRAGONS, END_TROOPS, FACES

from .scene import Scene

WAR = ("deploy", "battle", "spoil", "retire", "produce", "result")
"""The steps of a War, from Deploy on."""
SMALL = 4
"""So many realms are always shown one by one."""


# ---- where we are ---------------------------------------------------------------------------------------------------
def headline(scene: Scene) -> Text:
    """The Age with its phases in a row; the present one stands out."""
    s = scene.s
    if s.over:
        return Text(scene.text("header-over", winners=winners(scene)), "bold")
    if s.phase == SETUP:
        return Text(scene.say(phase_text(SETUP)), "bold")
    out = Text(scene.say(age_text(s.age)) + "  ", "bold")
    if s.phase < DEPLOY:
        steps = [scene.say(phase_text(NEW_AGE)), *[scene.say(drafting_text(s.age, k)) for k in range(3)]]
        return track(scene, out, [*steps, scene.text("header-war")], 0 if s.phase == NEW_AGE else 1 + s.draft)
    out.append(scene.text("header-war") + "  ")
    words = WAR if s.phase == WAR_RESULT else WAR[:-1]
    now = NONE if s.accelerated and s.phase < PRODUCE else s.phase - DEPLOY
    return track(scene, out, [scene.text(f"header-{word}") for word in words], now)


def track(scene: Scene, out: Text, steps: list[str], now: int) -> Text:
    """Steps in a row, the present one in brackets."""
    for k, step in enumerate(steps):
        if k:
            out.append(scene.look.sign(" › ", " > "), "dim")
        out.append(f"[{step}]" if k == now else step, "bold reverse" if k == now else "dim")
    return out


def winners(scene: Scene) -> str:
    return " + ".join(scene.realm_name(r) for r in scene.s.winners)


# ---- points ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Points:
    """A realm's points by where they come from, as far as the viewer knows (ETT-END-01)."""

    tokens: int
    camp: int
    defenses: int
    retired: int
    bonus: int
    gold: int
    hidden: int
    """Cards that may be worth more."""

    @property
    def total(self) -> int:
        return self.tokens + self.camp + self.defenses + self.retired + self.bonus + self.gold


def points(scene: Scene, r: int) -> Points:
    s = scene.s
    camp = scene.cards(r, "camp") + scene.cards(r, "hand") + scene.units(r, ADVENTURE_PLACE)
    places = [card for place in range(ADVENTURE_PLACE) for card in scene.units(r, place)]
    camp += [card for card in places if is_troop(s, card)]
    walls = [card for card in places if not is_troop(s, card)]
    retired = scene.cards(r, "retired")
    hidden = sum(scene.hidden(r, zone) for zone in ("camp", "hand", "retired"))
    hidden += sum(scene.face_down(r, place) for place in range(PLACES))
    in_camp, at_places, in_pile = (sum(s.t.vp[card % FACES] for card in row) for row in (camp, walls, retired))
    more = sum(bonus(scene, card, camp + retired, retired, camp + walls + retired) for card in retired + walls)
    return Points(s.tokens[r], in_camp, at_places, in_pile, more, s.gold[r] // 2, hidden)


def bonus(scene: Scene, card: int, mobile: list[int], retired: list[int], owned: list[int]) -> int:
    """What an Adventure is worth for other things at the end, by the cards that are known (ETT-END-01)."""
    t = scene.s.t
    face = card % FACES
    count = 0
    if t.effect[face] == END_DRAGONS:
        count = len([c for c in mobile if t.dragon[c % FACES]])
    elif t.effect[face] == END_TROOPS:
        count = len([c for c in retired if is_troop(scene.s, c)])
    elif t.effect[face] == END_ADVENTURES:
        count = len([c for c in owned if t.kind[c % FACES] == ADVENTURE]) - 1
    return count // t.effect_per[face] * t.effect_n[face]


def shown_points(scene: Scene, r: int) -> str:
    """A number, with a plus when hidden cards may add to it."""
    if scene.s.phase == SCORED:
        return str(scene.s.scores[r])
    found = points(scene, r)
    return f"{found.total}+" if found.hidden else str(found.total)


# ---- the circle -----------------------------------------------------------------------------------------------------
def ring(scene: Scene, realms: list[int] | None = None) -> RenderableType:
    """Realms in the order of the circle, allies together."""
    s = scene.s
    grid = Table.grid(padding=(0, 1), expand=False)
    grid.add_column()
    grid.add_column(no_wrap=True)
    words = ("gold", "tokens", "vp", "camp", "deck", "retired", "wins")
    shown = words[:-1] if s.phase < DEPLOY or s.over else words
    for _ in shown:
        grid.add_column(justify="right", no_wrap=True)
    heads = [scene.text("ring-realm"), "", *[scene.text(f"ring-{word}") for word in shown]]
    grid.add_row(*[Text(head, "dim italic") for head in heads])
    for r in realms if realms is not None else range(s.realms):
        if r % 2 == 0 and realms is None and r and s.realms > 2:
            grid.add_row()
        cells = [s.gold[r], s.tokens[r], shown_points(scene, r), scene.count(r, "camp") + scene.count(r, "hand")]
        cells += [scene.deck(r), scene.count(r, "retired"), battles_won(scene, r)]
        grid.add_row(name_cell(scene, r), scene.role_text(r), *[str(c) for c in cells[: len(shown)]])
    return grid


def name_cell(scene: Scene, r: int) -> Text:
    s = scene.s
    name = Text(scene.realm_name(r), scene.style(r))
    if s.initiative[pair_of(s, r)] == r:
        name.append(scene.look.sign(" ⚑", " !"), "bold yellow")
    if r in s.winners:
        name.append(scene.look.sign(" ★", " *"), "bold yellow")
    return name


def battles_won(scene: Scene, r: int) -> int:
    i = pair_of(scene.s, r)
    return scene.s.result[i * PLACES : (i + 1) * PLACES].count(r)


def near(scene: Scene) -> list[int]:
    """The realms that matter for one's own play: oneself, the ally, both their enemies, in the order of the circle."""
    s = scene.s
    mine = {scene.realm, ally(s, scene.realm)}
    return sorted(mine | {enemy(s, r) for r in mine})


def others(scene: Scene) -> list[RenderableType]:
    """All other alliances, a line each: their realms with Gold and points."""
    s = scene.s
    close = near(scene)
    out: list[RenderableType] = []
    for first in range(0, s.realms, 2):
        far = [r for r in (first, first + 1) if r not in close]
        if far:
            parts = [
                scene.text("ring-other", realm=scene.realm_name(r), gold=s.gold[r], points=shown_points(scene, r))
                for r in far
            ]
            out.append(Text("  " + scene.look.sign("  ·  ", "  -  ").join(parts), "dim"))
    return out


def header(scene: Scene) -> Group:
    """What must be seen at a glance, above everything else."""
    s = scene.s
    if s.phase == SETUP and not any(s.gold):
        return Group(headline(scene))
    if s.realms <= SMALL:
        return Group(headline(scene), ring(scene, list(range(s.realms))))
    return Group(headline(scene), ring(scene, near(scene)), *others(scene))


def brief(scene: Scene) -> Text:
    """Within a War: the Age, the phase, battles won so far and who would win the War."""
    s = scene.s
    out = headline(scene)
    if DEPLOY < s.phase < WAR_RESULT or (s.accelerated and s.phase == DEPLOY):
        foe = enemy(s, scene.realm)
        names = {"realm": scene.realm_name(scene.realm), "foe": scene.realm_name(foe)}
        wins = {"mine": battles_won(scene, scene.realm), "theirs": battles_won(scene, foe)}
        text = scene.text("header-wins", token=s.t.war_token[s.age - 1], **names, **wins)
        out.append("\n" + text, "default not bold")
    return out
