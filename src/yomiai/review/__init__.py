"""After the game: who said what, what the judge could know, and where the match turned.

Read from finished records alone; nothing here ever sees a running match.
"""
