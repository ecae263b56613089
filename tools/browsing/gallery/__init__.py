"""Every kind of question and every telling state of the boards, made in memory and shown without a server."""
