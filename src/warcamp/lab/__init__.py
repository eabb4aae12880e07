"""Measuring and simulating: speed, bots against each other, many games for statistics."""
