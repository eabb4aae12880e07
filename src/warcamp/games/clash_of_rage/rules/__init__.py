"""The rules of Clash of Rage, one module a phase, in the rulebook's words."""
