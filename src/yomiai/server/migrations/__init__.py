"""The store's shapes since the first; carried out at every start."""
