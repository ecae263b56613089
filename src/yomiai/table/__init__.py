"""A table: persons, seats, settings, talk and a series of matches, as one numbered log.

Pure: it knows no clock, no disk, no socket and no chance of its own.
"""
