"""The games. Each is a package of phases, content and words."""
