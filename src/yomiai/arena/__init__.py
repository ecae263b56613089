"""Bots against bots: many matches of one game, counted."""
