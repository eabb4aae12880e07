"""Clash of Rage in a terminal: the map, the sheets, the market, the hand, the combat, the scores."""
