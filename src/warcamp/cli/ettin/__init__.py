"""Ettin in the terminal: fronts, mats, line-ups, odds."""
