"""The table of Ettin as a short readable document, and back.

    nations = ["joymore", "dwarves", "dommorians", "orcs"]
    phase = "deploy"

    [hand]
    0 = ["militia_1"]

    [places]
    "1.adventure" = ["guard_tower_1", "?swordsmiths_1"]

Realms, pairs and boxes are told apart by number, places by their names; a question mark stands before a card that lies
face down. Only what differs from a table just set up is written. Cards that are named nowhere are in their decks; a
`deck` that is given holds just the cards it names, and those it leaves out are lost. Who knows a card follows from
where it lies; `known` names those who know more.
"""

from __future__ import annotations

from typing import Any

from warcamp.engine.errors import BadInput

from ..reading import Reader
from .content import Content, tables_of
from .laying import read_cards, write_cards
from .names import ABILITY_NAMES, PHASES, PLACE_NAMES, produce_code
from .options import MOST
from .rules.produce import PLACE_CODE
from .rules.war import score_game
from .state import (
    ADVENTURE_PLACE,
    DRAFT,
    LINEUP,
    NEW_AGE,
    NO_BATTLE,
    NONE,
    PLACES,
    SCORED,
    SETUP,
    TIE,
    Ettin,
    ally,
    blank,
    box_of,
    cards,
    enemy,
    seat_players,
)
from .tables import MERCENARY, Tables

NO_NATION = "none"
COUNTS = ("gold", "tokens", "quota", "owed")
OUTCOMES = {NONE: "open", TIE: "tie", NO_BATTLE: "no battle"}


def write(s: Ettin) -> dict[str, Any]:
    """The table as a document."""
    new = blank(s.t, s.seats)
    names = [nation_name(s, r) for r in range(s.realms)]
    out: dict[str, Any] = {"game": "ettin", "nations": names}
    if s.seats != seats_of(names):
        out["players"] = s.seats
    out |= {k: getattr(s, k) for k in ("accelerated", "random_first", "age") if getattr(s, k) != getattr(new, k)}
    if s.nations != new.nations:
        out["nations_by"] = s.nations
    if s.controller[0]:
        out["first"] = s.controller[0]
    out["phase"] = PHASES[s.phase]
    if s.draft != usual_draft(s.phase):
        out["draft"] = s.draft
    if s.initiative != usual_initiative(s):
        out["initiative"] = s.initiative[:]
    stacked = any(s.zones.cards)
    if s.phase == SETUP and stacked:
        out["stacked"] = True
    out["sieged"] = [s.names[card] for card in s.sieged]
    for k in COUNTS:
        now, usual = getattr(s, k), getattr(new, k)
        out[k] = {str(r): now[r] for r in range(s.realms) if now[r] != usual[r]}
    out["results"] = write_results(s)
    out["battle"] = {str(i): PLACE_NAMES[place] for i, place in enumerate(s.battle) if place != NONE}
    out["acting"] = {str(i): s.names[card] for i, card in enumerate(s.acting) if card != NONE}
    out["proposal"] = {str(r): proposed(s, r) for r in range(s.realms) if s.proposal[r]}
    out["planned"] = {str(r): [produce_code(s, code) for code in row] for r, row in enumerate(s.planned) if row}
    if stacked:
        out |= write_cards(s)
    if s.over:
        out |= {"scores": list(s.scores), "winners": list(s.winners)}
    return {k: v for k, v in out.items() if v not in ({}, [])}


def nation_name(s: Ettin, r: int) -> str:
    return s.t.nations[s.nation[r]] if s.nation[r] != NONE else NO_NATION


def seats_of(nations: list[str]) -> int:
    """How many play with these nations: the Mercenaries come in for an odd player (ETT-SEAT-06)."""
    return len(nations) - ("mercenary" in nations)


def usual_draft(phase: int) -> int:
    """All three drafting phases are over once the War begins."""
    return 3 if phase > DRAFT else 0


def usual_initiative(s: Ettin) -> list[int]:
    """With the even realm of each pair, once it has been given."""
    return [NONE if s.phase == SETUP else 2 * i for i in range(s.realms // 2)]


def write_results(s: Ettin) -> dict[str, list[str]]:
    """The battles of each pair by place: who won, a tie, no battle, or still open."""
    out: dict[str, list[str]] = {}
    for i in range(s.realms // 2):
        row = s.result[i * PLACES : i * PLACES + PLACES]
        if row != [NONE] * PLACES:
            out[str(i)] = [OUTCOMES.get(v, str(v)) for v in row]
    return out


def proposed(s: Ettin, r: int) -> list[str]:
    """The cards of the line-up that the first ally would get."""
    mask = s.proposal[r] - 1
    return [s.names[card] for k, card in enumerate(cards(s, r, LINEUP)) if mask >> k & 1]


def read(document: dict[str, Any], content: Content) -> Ettin:
    """The table of a document."""
    doc = Reader(document)
    doc.word("game", "ettin", ("ettin",))
    s = read_realms(doc, tables_of(content))
    s.age = doc.number("age", s.age)
    if not 1 <= s.age <= 3:
        raise BadInput("age", f"expected 1, 2 or 3, got {s.age}")
    s.draft = doc.number("draft", usual_draft(s.phase))
    s.initiative = read_initiative(s, doc)
    realms = tuple(str(r) for r in range(s.realms))
    for k in COUNTS:
        for name, n in doc.table(k, realms):
            getattr(s, k)[int(name)] = doc.as_number(n, f"{k}.{name}")
    read_results(s, doc)
    if s.phase != SETUP or doc.flag("stacked", False):
        read_cards(s, doc)
    read_tokens(s, doc)
    if s.phase == SCORED:
        read_end(s, doc)
    doc.done()
    return s


def read_realms(doc: Reader, t: Tables) -> Ettin:
    """The seats, their nations and how the game is played."""
    names = doc.words("nations", [], (*t.nations, NO_NATION))
    seats = doc.number("players", seats_of(names))
    if not 2 <= seats <= MOST:
        raise BadInput("players" if not names else "nations", f"expected 2 to {MOST} players, got {seats}")
    s = blank(t, seats)
    s.phase = PHASES.index(doc.word("phase", PHASES[NEW_AGE], PHASES))
    s.accelerated = doc.flag("accelerated", s.accelerated)
    s.random_first = doc.flag("random_first", s.random_first)
    s.nations = doc.word("nations_by", s.nations, ("choose", "random", "recommended"))
    first = doc.number("first", 0)
    if first >= seats:
        raise BadInput("first", f"expected a seat from 0 to {seats - 1}, got {first}")
    seat_players(s, first)
    if not names and s.phase == SETUP:
        return s
    if len(names) != s.realms:
        raise BadInput("nations", f"expected one for each of {s.realms} realms, got {len(names)}")
    s.nation = tuple([t.nations.index(name) if name != NO_NATION else NONE for name in names])
    for r in range(s.realms):
        check_nation(s, r)
    s.derive()
    return s


def check_nation(s: Ettin, r: int) -> None:
    """Each nation once in a box and never beside itself; the Mercenaries are the odd player's second realm (ETT-ODD-01,
    ETT-BIG-04)."""
    path = f"nations[{r}]"
    nation = s.nation[r]
    if nation == NONE:
        if s.phase != SETUP:
            raise BadInput(path, "once the game is set up, every realm has a nation")
        return
    odd = s.seats < s.realms and r == 1
    if odd != (nation == MERCENARY):
        raise BadInput(path, "the second realm of the odd player is the Mercenaries', and no other")
    around = [q for q in range(s.realms) if box_of(s, q) == box_of(s, r)] + [ally(s, r), enemy(s, r)]
    if any(q != r and s.nation[q] == nation for q in around):
        raise BadInput(path, f"{s.t.nations[nation]} is there already, in this box or next to it")


def read_initiative(s: Ettin, doc: Reader) -> list[int]:
    """A realm of each pair; -1 where it has not been given yet."""
    row = doc.get("initiative", usual_initiative(s))
    if not isinstance(row, list) or len(row) != s.realms // 2:
        raise BadInput("initiative", f"expected a realm for each of {s.realms // 2} pairs, got {row!r}")
    for i, r in enumerate(row):
        pair = [(2 * i - 1) % s.realms, 2 * i]
        if r not in pair and not (s.phase == SETUP and r == NONE):
            raise BadInput(f"initiative[{i}]", f"expected realm {pair[0]} or {pair[1]}, got {r!r}")
    return row[:]


def read_results(s: Ettin, doc: Reader) -> None:
    codes = {name: code for code, name in OUTCOMES.items()}
    for name, found in doc.table("results", tuple(str(i) for i in range(s.realms // 2))):
        path = f"results.{name}"
        i = int(name)
        won = {str(r): r for r in ((2 * i - 1) % s.realms, 2 * i)}
        row = doc.as_words(found, path)
        if len(row) > PLACES:
            raise BadInput(path, f"expected the outcomes of {PLACES} battles at most, got {len(row)}")
        for k, word in enumerate(row):
            s.result[i * PLACES + k] = (won | codes)[doc.one_of(word, (*won, *codes), f"{path}[{k}]")]


def read_tokens(s: Ettin, doc: Reader) -> None:
    """Siege tokens, battles in progress and units that are choosing a target there, proposals for a line-up, plans for
    production."""
    pairs = tuple(str(i) for i in range(s.realms // 2))
    s.sieged = tuple([s.names.index(name) for name in doc.words("sieged", [], tuple(s.names))])
    for name, word in doc.table("battle", pairs):
        s.battle[int(name)] = PLACE_NAMES.index(doc.one_of(word, PLACE_NAMES, f"battle.{name}"))
    for name, word in doc.table("acting", pairs):
        s.acting[int(name)] = s.names.index(doc.one_of(word, tuple(s.names), f"acting.{name}"))
    for name, found in doc.table("proposal", tuple(str(r) for r in range(0, s.realms, 2))):
        lineup = [s.names[card] for card in cards(s, int(name), LINEUP)]
        mask = 0
        for word in doc.as_words(found, f"proposal.{name}"):
            mask |= 1 << lineup.index(doc.one_of(word, tuple(lineup), f"proposal.{name}"))
        s.proposal[int(name)] = mask + 1
    planned = list(s.planned)
    for name, found in doc.table("planned", tuple(str(r) for r in range(s.realms))):
        codes = [read_code(s, doc, word, f"planned.{name}") for word in doc.as_words(found, f"planned.{name}")]
        planned[int(name)] = tuple(codes)
    s.planned = tuple(planned)


def read_code(s: Ettin, doc: Reader, word: str, path: str) -> int:
    """A step of production: a Location, or a card and its ability."""
    what, _, which = word.partition(" ")
    if what == "location":
        return PLACE_CODE + PLACE_NAMES.index(doc.one_of(which, PLACE_NAMES[:ADVENTURE_PLACE], path))
    card = s.names.index(doc.one_of(what, tuple(s.names), path))
    return card * 32 + ABILITY_NAMES.index(doc.one_of(which, ABILITY_NAMES, path))


def read_end(s: Ettin, doc: Reader) -> None:
    """The scores follow from the table; those that are given must be the same (ETT-END-01)."""
    score_game(s)
    for key, found in (("scores", s.scores), ("winners", s.winners)):
        if doc.get(key, list(found)) != list(found):
            raise BadInput(key, f"by the cards on the table they are {list(found)}")
