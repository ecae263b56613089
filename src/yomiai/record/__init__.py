"""A running match and its record: entries that replay to the same events, and the file that keeps them."""
