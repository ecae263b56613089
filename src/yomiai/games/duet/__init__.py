"""The Fox in the Forest Duet: two players, one forest, no talk."""
