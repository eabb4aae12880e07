"""How a match of Clash of Rage begins: the settings a host chooses among."""

from __future__ import annotations

from warcamp.drawing.drawing import Setting, Start

from .seen import NO_CLAN_LOOKS

START = Start(
    counts=(1, 2, 3, 4),
    usual=2,
    settings=(
        Setting("clans", "setting-clans", (("choose", "setting-clans-choose"), ("random", "setting-clans-random"))),
        Setting("long", "start-length", ((False, "start-length-short"), (True, "start-length-long"))),
        Setting(
            "difficulty",
            "setting-difficulty",
            tuple((level, f"difficulty-{level}") for level in ("medium", "easy", "hard", "impossible")),
            players=(1,),
        ),
        Setting("map", "setting-map", (("random", "setting-map-random"), ("players", "setting-map-players"))),
        Setting("fair_map", "setting-fair_map", ((True, "setting-yes"), (False, "setting-no"))),
        Setting(
            "last_round",
            "setting-last_round",
            ((0, "setting-last_round-none"), (6, "start-last-6"), (8, "start-last-8"), (10, "start-last-10")),
        ),
    ),
    usual_options={"clans": "choose", "map": "random"},
    looks=NO_CLAN_LOOKS,
)
