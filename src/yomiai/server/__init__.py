"""The only part with input and output: web, sockets, clock and store around tables that know none of them."""
