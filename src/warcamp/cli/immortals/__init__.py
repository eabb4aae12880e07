"""Immortals in the terminal: two realms, personal boards, the tower, odds."""
