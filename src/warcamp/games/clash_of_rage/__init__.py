"""Clash of Rage: four clans fight the declining Elves, and each other, for the Emerald Empire."""
