"""Shirohage Tofu Shop."""
