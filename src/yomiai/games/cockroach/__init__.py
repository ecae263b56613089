"""Cockroach Poker (ゴキブリポーカー): pass a card, say what it is, and be believed or not."""
