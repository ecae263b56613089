"""The parts of tools/dev.py, one file for each thing it does."""
