"""Warcamp in the terminal."""

from .main import main

__all__ = ["main"]
