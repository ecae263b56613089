"""What every game stands on: positions, secrets, choices, luck."""
