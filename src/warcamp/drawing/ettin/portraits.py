"""The pictures of cards, composed of parts: the nation's land, a glyph for what the card is, an ornament of its Age."""

from __future__ import annotations

import re

from warcamp.games.ettin.tables import ADVENTURE, FLYING, MAGIC, RANGED, SIEGE, STEALTH, TROOP, Tables

CRESTS = {
    "orcs": "troll",
    "daemons": "horned",
    "cannites": "wolf",
    "dommorians": "giant",
    "dwarves": "hammer",
    "elves": "elf",
    "joymore": "lion",
    "risen": "skull",
    "mercenary": "crossed",
}
"""The crest of each nation, also the portrait of whoever has no other."""
WALLS = ("tower", "bastion", "city")
"""Defenses by Age."""
LOCATION_GLYPHS = ("tomb", "tent", "tower", "city")
"""By type of Location."""
BY_NAME = tuple(
    (re.compile(words), glyph)
    for words, glyph in (
        ("dragon_trappers", "trap"),
        ("trebuchet|catapult|siege_tower", "machine"),
        ("graveyard|ziggurat", "tomb"),
        ("thorns", "thorns"),
        ("forest|tree|glade|vale|burrow|verdant", "tree"),
        ("mines|gem", "quartz"),
        ("temple|sun", "sun"),
        ("statues|senate", "relic"),
        ("swordsmith|armory", "anvil"),
        ("bridge|landing|route", "road"),
        ("gate|portal", "gate_to_self"),
        ("griffon|hippogriff|wyvern|sprites|gargoyle", "wing"),
        ("trader|greedy", "coins"),
        ("goblin", "goblin"),
        ("ogre", "ogre"),
        ("druid|mage|wizard|sorcerer|shaman|elder|eldar|guild|seers|oracle|witch", "staff"),
        ("paladin|knight|sir_|white_helm", "knight"),
        ("queen|king|princess|lord_of|darklord", "crown"),
        ("riders", "beast"),
        ("archer|ranger|hunter", "bow"),
        ("vampire|widow", "fangs"),
        ("ghoul|fade|remnant|shadow", "ghost"),
        ("zombie|malik|metal_melded", "tomb"),
        ("spawn|sluglings", "claws"),
        ("berserker|rager|ravager|ransacker", "axe"),
        ("platemail|steel_guard|guard", "shield"),
        ("bannermen|company|brigade|patrol", "banner"),
        ("shadowblade|blade", "dagger"),
        ("sellsword|soldier|militia|troops|vets|dogs|warrior", "sword"),
    )
)
QUESTS = tuple(
    (re.compile(words), glyph)
    for words, glyph in (
        ("dragon|wyrm", "dragon"),
        ("altar|rite|cult|ritual", "flame"),
        ("army|barracks|war", "banner"),
        ("mine|gem", "quartz"),
        ("ship|cove|smuggl|sea|river", "wave"),
        ("tower|fort|castle|keep|city", "bastion"),
        ("forest|tree|vine|wood|grove", "tree"),
        ("thie|rat", "mask"),
        ("tomb|grave|crypt|dead", "tomb"),
        ("treasure|gold|hoard|vault", "chest"),
        ("map|explore|path|lost", "map"),
    )
)
BY_ABILITY = (
    (RANGED, "bow"),
    (FLYING, "wing"),
    (MAGIC, "staff"),
    (SIEGE, "machine"),
    (STEALTH, "hood"),
)


def portrait(t: Tables, face: int) -> str:
    """The glyph on a card: by its name where that says something, else by its abilities, else by its nation."""
    design = t.design[face]
    if t.kind[face] == ADVENTURE:
        return next((glyph for words, glyph in QUESTS if words.search(design)), "adventure")
    if t.dragon[face]:
        return "dragon" if t.age[face] == 3 else "drake"
    named = next((glyph for words, glyph in BY_NAME if words.search(design)), "")
    if named:
        return named
    if t.kind[face] != TROOP:
        return WALLS[t.age[face] - 1]
    able = next((glyph for ability, glyph in BY_ABILITY if t.abilities[face] >> ability & 1), "")
    return able or CRESTS[t.nations[t.nation[face]]]
