"""The rules of Ettin, one module a phase, in the rulebook's words."""
