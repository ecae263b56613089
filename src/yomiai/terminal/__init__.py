"""Playing, replaying and checking in a terminal, for any game, without colour."""
