"""Drives the page in a real browser against a real server: for the browser tests and the contact sheets."""
