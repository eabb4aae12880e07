"""Clash of Rage drawn: the hex map, the sheets, the market, the hand, the combat."""
