"""Fox and Grapes (キツネと葡萄): lay a grape or the fox, say what it is, and guess what the others laid."""
