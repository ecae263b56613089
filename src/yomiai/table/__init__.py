"""A table: persons, seats, settings, talk and a series of matches, as one numbered log. Knows no clock and no disk."""
