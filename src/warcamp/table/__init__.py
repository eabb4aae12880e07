"""The table: matches in play, kept in a database, served to browsers and programs."""
