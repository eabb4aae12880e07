"""Measuring and simulating: speed now, balance and arenas later."""
