"""Raise Your Goblets (ワインと毒とゴブレット)."""
