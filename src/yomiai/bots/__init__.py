"""Bots: functions from what a seat was told to an action. Nothing else reaches them."""
