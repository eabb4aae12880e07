"""How Ettin is drawn: the circle of realms, fronts, cards, line-ups, the end."""
