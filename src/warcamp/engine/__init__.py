"""The engine that every game runs on: flow, decisions, chance, zones, positions. Standard library only."""
