-- Times are microseconds since 1970. Secrets are hashes, but for the keys of chance.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    packs TEXT NOT NULL,
    key BLOB NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'playing', 'over')),
    host INTEGER NOT NULL,
    settings TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_playing ON tables (id) WHERE state = 'playing';

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    bot TEXT NOT NULL,
    name TEXT NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX seats_secret ON seats (secret) WHERE secret <> '';

-- The log of each match. A line is written once and never changed.
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    line TEXT NOT NULL,
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX lines_key ON lines (table_id, seat, key) WHERE key <> '';

CREATE TABLE said (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    channel TEXT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE persons (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    token TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE holds (
    person INTEGER NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (person, table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX holds_table ON holds (table_id, seat);
