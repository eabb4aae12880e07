"""Immortals: two realms, one map, and a tower full of cubes."""
