"""The questions and events of Clash of Rage: their stored names, parameters and rules."""

from __future__ import annotations

from warcamp.engine.game import Ask, EventKind, event

ASKS: dict[str, Ask] = {
    ask.kind: ask
    for ask in (
        Ask("clan", "COR-SET-08"),
        Ask("tile", "COR-MAP-03"),
        Ask("centre", "COR-MAP-04"),
        Ask("turn", "COR-MAP-04"),
        Ask("tactics", "COR-TAC-01", secret=True),
        Ask("bastion", "COR-BAS-02"),
        Ask("reinforce", "COR-REI-01"),
        Ask("action", "COR-ACT-01"),
        Ask("equip", "COR-EQP-01"),
        Ask("wearer", "COR-ORG-01"),
        Ask("legendary", "COR-FRG-06", secret=True),
        Ask("clear", "COR-SOLO-10"),
        Ask("clear_second", "COR-SOLO-10"),
        Ask("move", "COR-MOV-01"),
        Ask("to", "COR-MOV-03"),
        Ask("combat", "COR-CBT-03"),
        Ask("assault", "COR-ASL-01"),
        Ask("reroll", "COR-ASL-06"),
        Ask("wound", "COR-WND-03"),
        Ask("stone", "COR-STN-03"),
    )
}


EVENTS: dict[str, EventKind] = {
    "set_up": event("COR-SET-01", "seats:number"),
    "clan": event("COR-SET-08", "seat:number", "clan"),
    "tile": event("COR-MAP-03", "tile", "index:number"),
    "elf": event("COR-SET-02", "elf", "place"),
    "reshuffled": event("COR-END-02", "side"),
    "drew": event("COR-END-01", "card", "side"),
    "offered": event("COR-BUY-03", "gear"),
    "discarded": event("COR-SOLO-10", "gear"),
    "played": event("COR-TAC-02", "side", "card"),
    "ordered": event("COR-TAC-04", "side", "index:number"),
    "bastion": event("COR-BAS-01", "side", "cell"),
    "income": event("COR-INC-01", "side", "gold:number", "crystals:number"),
    "reinforced": event("COR-REI-01", "side", "unit:level", "place"),
    "phase": event("COR-RND-01", "phase"),
    "round": event("COR-END-03", "round:number"),
    "action": event("COR-ACT-01", "side", "action"),
    "bought": event("COR-BUY-01", "side", "gear", "gold:number"),
    "attached": event("COR-ORG-02", "side", "gear", "unit:level"),
    "detached": event("COR-ORG-03", "side", "gear", "unit:level"),
    "forging": event("COR-FRG-03", "side", "crystals:number"),
    "looked_at": event("COR-FRG-05", "card", "side"),
    "forged": event("COR-FRG-04", "side", "gear"),
    "moved": event("COR-MOV-03", "side", "unit:level", "start:place", "place"),
    "combat": event("COR-CBT-02", "side", "foe:side", "place"),
    "rolled": event("COR-ASL-03", "side", "dice:number", "hits:number"),
    "rerolled": event("COR-ASL-06", "side", "dice:number", "hits:number"),
    "struck": event("COR-WND-01", "side", "foe:side", "wounds:number"),
    "enraged": event("COR-RAG-01", "side", "tokens:number"),
    "slain": event("COR-WND-04", "side", "unit:level", "place"),
    "fled": event("COR-FLE-02", "side", "place"),
    "won": event("COR-CBT-08", "side", "place"),
    "stone": event("COR-STN-01", "side", "unit:level", "place"),
    "elves_equipped": event("COR-ELF-02", "elf", "gear"),
    "elves_refused": event("COR-ELF-03", "elf", "gear"),
    "domination": event("COR-SOLO-05", "points:number", "total:number"),
    "victory": event("COR-VIC-01", "side"),
}
