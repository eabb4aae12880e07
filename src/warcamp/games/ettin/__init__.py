"""Ettin: alliances of two nations at war with their neighbours through three Ages."""
