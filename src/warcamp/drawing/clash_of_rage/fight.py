"""A combat as a scene: both armies, initiative, the dice of the strike, wounds to allot, rage, and how it may end."""

from __future__ import annotations

from collections.abc import Sequence

from warcamp.drawing.html import Html, Pages
from warcamp.engine.state import Told
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.odds import Odds, odds_now
from warcamp.games.clash_of_rage.rules.combat import bonus, power
from warcamp.games.clash_of_rage.standing import unit_counts
from warcamp.games.clash_of_rage.state import NONE, statistic
from warcamp.games.clash_of_rage.tables import HP, POWER, RAGE, REROLL, SHIELD, SLOWNESS, STATS, WOUND
from warcamp.games.prospects import percent

from .seen import Item, Seen

TOLD_LINES = 3
IN_SUM = (SLOWNESS, WOUND, SHIELD, REROLL, RAGE)
TELLING = frozenset({"rolled", "rerolled", "struck", "enraged", "slain"})


def fight(seen: Seen, pages: Pages) -> Html:
    """The region; empty while nobody fights."""
    s = seen.s
    if s.field == NONE:
        return Html('<section id="fight" class="fight" hidden></section>')
    course = since_attack(seen.sight.told)
    roller, faces = last_roll(course)
    striking = s.striker != NONE and roller == s.striker
    armies = [army(seen, side, striking) for side in (s.attacker, s.defender)]
    values: Item = {
        "title": seen.text("drawn-fight", place=seen.place_words(s.field)),
        "armies": armies,
        "faces": faces,
        "roller": seen.look(roller) if roller != NONE else "",
        "rollername": seen.side_name(roller) if roller != NONE else "",
        "rolltext": roll_text(seen, roller, faces) if roller != NONE else "",
        "striking": striking,
        "rerolls": s.rerolls if striking else 0,
        "wounds": s.wounds if striking else 0,
        "can": s.striker not in (NONE, s.seats) and not striking,
        "dice": power(s, s.striker) if s.striker != NONE else 0,
        "odds": chances(seen, odds_now(s)) if s.striker != NONE and not striking else None,
        "course": [seen.say(CLASH_OF_RAGE.event_text(s, e)) for e in course if e.event in TELLING][-TOLD_LINES:],
    }
    return pages.draw("fight", text=seen.text, **values)


def since_attack(told: Sequence[Told]) -> list[Told]:
    """What happened in the combat so far."""
    for i in range(len(told) - 1, -1, -1):
        if told[i].event == "combat":
            return list(told[i + 1 :])
    return []


def last_roll(course: Sequence[Told]) -> tuple[int, list[int]]:
    """Who rolled last, and how the dice lie: 1 for a wound, 0 for a blank."""
    side, dice, hits = NONE, 0, 0
    for event in course:
        if event.event == "rolled":
            side, dice, hits = event.params
        elif event.event == "rerolled":
            hits += event.params[2]
    return side, [1] * hits + [0] * (dice - hits)


def roll_text(seen: Seen, roller: int, faces: Sequence[int]) -> str:
    return seen.text("drawn-roll", side=seen.side_name(roller), dice=len(faces), hits=sum(faces))


def army(seen: Seen, side: int, striking: bool) -> Item:
    s = seen.s
    counts = unit_counts(s, side, s.field)
    units: list[Item] = []
    for level, n in enumerate(counts):
        if n:
            token = seen.token(side, level)
            hp = statistic(s, side, level, HP)
            label = seen.text("drawn-army-unit", number=n, unit=token["name"], hp=hp)
            units.append(token | {"n": n, "hp": hp, "ref": f"wound:{token['id']}", "label": label})
    totals = [0] * STATS
    totals[POWER] = power(s, side)
    for which in IN_SUM:
        totals[which] = bonus(s, side, which)
    first = s.striker != NONE
    return {
        "side": side,
        "look": seen.look(side),
        "name": seen.side_name(side),
        "role": seen.text("drawn-attacker" if side == s.attacker else "drawn-defender"),
        "units": units,
        "stats": seen.stats(totals),
        "rage": s.rage[side],
        "ragetext": seen.text("drawn-rage", tokens=s.rage[side]),
        "striker": first and side == s.striker,
        "struck": striking and side != s.striker,
    }


def chances(seen: Seen, found: Odds) -> Item:
    """The rest of the combat if both fight on: a bar with both chances, and the losses to expect."""
    mine, theirs = (round(x, 1) for x in found.expected_losses)
    return {
        "win": round(100 * found.attacker_wins),
        "attacker": percent(found.attacker_wins),
        "defender": percent(found.defender_wins),
        "looks": (seen.look(found.attacker), seen.look(found.defender)),
        "text": seen.text(
            "drawn-odds",
            attacker=seen.side_name(found.attacker),
            defender=seen.side_name(found.defender),
            wins=percent(found.attacker_wins),
            loses=percent(found.defender_wins),
        ),
        "losses": seen.text("drawn-losses", mine=mine, theirs=theirs),
    }
