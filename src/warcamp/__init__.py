"""Warcamp: fantasy war games that know their rules."""

__version__ = "0.1.0"

__all__ = ["__version__"]
