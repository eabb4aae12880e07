"""What a choice may lead to: how every game says a chance."""

from __future__ import annotations

NEARLY_NONE, NEARLY_ALL = 0.005, 0.995


def percent(p: float) -> str:
    """Whole percents; nothing that can happen is shown as 0, nothing that can fail as 100."""
    if 0 < p < NEARLY_NONE:
        return "<1 %"
    if NEARLY_ALL <= p < 1 - 1e-12:
        return ">99 %"
    return f"{100 * p:.0f} %"
