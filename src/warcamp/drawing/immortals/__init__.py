"""Immortals in the browser."""
