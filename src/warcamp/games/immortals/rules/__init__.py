"""The rules of Immortals, one phase a module."""
