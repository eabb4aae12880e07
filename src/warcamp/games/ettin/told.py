"""The questions and events of Ettin: their stored names, parameters and rules."""

from __future__ import annotations

from warcamp.engine.game import Ask, EventKind, event

ASKS: dict[str, Ask] = {
    ask.kind: ask
    for ask in (
        Ask("nation", "ETT-SETUP-04"),
        Ask("initiative", "ETT-SETUP-09"),
        Ask("pick", "ETT-SKIR-02"),
        Ask("fate", "ETT-DRAFT-03", secret=True),
        Ask("split", "ETT-ODD-04"),
        Ask("propose", "ETT-PEACE-05", secret=True),
        Ask("reply", "ETT-PEACE-05", secret=True),
        Ask("deploy", "ETT-DEP-02", secret=True),
        Ask("place", "ETT-DEP-05"),
        Ask("dragonslayer", "ETT-AB-DRA-01"),
        Ask("terrify", "ETT-AB-TER-01"),
        Ask("ranged", "ETT-AB-RAN-01"),
        Ask("attempt", "ETT-ADV-04"),
        Ask("casualty", "ETT-ADV-12"),
        Ask("sacrifice", "ETT-ADV-10"),
        Ask("spoil", "ETT-SPOIL-02", secret=True),
        Ask("deck_spoil", "ETT-SPOIL-10", secret=True),
        Ask("siege", "ETT-AB-SIE-05"),
        Ask("post", "ETT-SPOIL-19"),
        Ask("produce", "ETT-PROD-04", secret=True),
        Ask("gate", "ETT-AB-GAT-01", secret=True),
        Ask("next_initiative", "ETT-WAR-05"),
    )
}

EVENTS: dict[str, EventKind] = {
    "set_up": event("ETT-SETUP-12", "realms:number"),
    "nation": event("ETT-SETUP-04", "realm", "nation"),
    "initiative": event("ETT-SETUP-09", "realm"),
    "age": event("ETT-AGE-01", "age:number"),
    "draft": event("ETT-SYNC-07", "age:number", "index:number"),
    "step": event("ETT-SYNC-03", "phase"),
    "gained": event("ETT-GEN-03", "realm", "gold:number"),
    "adventure": event("ETT-AGE-03", "pair:number", "card"),
    "dealt": event("ETT-SKIR-01", "pair:number", "card"),
    "offered": event("ETT-2P-02", "realm", "card"),
    "drew": event("ETT-EMPTY-03", "card", "realm"),
    "drafted": event("ETT-DRAFT-02", "realm", "card"),
    "sold": event("ETT-DRAFT-05", "realm", "card", "gold:number"),
    "recruited": event("ETT-DRAFT-04", "realm", "card", "gold:number"),
    "proposed": event("ETT-PEACE-05", "realm", "mask:number"),
    "deployed": event("ETT-DEP-07", "card", "realm", "place"),
    "scouted": event("ETT-AB-SCO-01", "realm", "card", "place"),
    "revealed": event("ETT-BAT-01", "realm", "card", "place"),
    "aimed": event("ETT-SOB-02", "realm", "card", "target:card"),
    "removed": event("ETT-SOB-07", "realm", "card", "to:realm"),
    "fought": event("ETT-RES-08", "realm", "place", "outcome", "score:number", "against:number"),
    "adventured": event("ETT-ADV-07", "realm", "card", "score:number", "die:number"),
    "succeeded": event("ETT-ADV-10", "realm", "card"),
    "failed": event("ETT-ADV-12", "realm", "card"),
    "looted": event("ETT-SPOIL-09", "realm", "card"),
    "deck_looted": event("ETT-SPOIL-10", "card", "realm"),
    "besieged": event("ETT-AB-SIE-01", "realm", "card"),
    "posted": event("ETT-SPOIL-19", "realm", "card", "place"),
    "returned": event("ETT-AB-RTS-01", "realm", "card", "to:realm"),
    "retired": event("ETT-RET-02", "realm", "card"),
    "gated": event("ETT-AB-GAT-01", "card", "realm", "to:realm"),
    "buried": event("ETT-LOC-02", "realm", "card"),
    "war_won": event("ETT-WAR-01", "realm", "points:number"),
    "war_drawn": event("ETT-WAR-03", "pair:number"),
    "scored": event("ETT-END-01", "realm", "points:number"),
    "victory": event("ETT-END-03", "realm"),
}
