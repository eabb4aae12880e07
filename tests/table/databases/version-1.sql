-- A database as Warcamp's first table server left it. Never change it: such files are out there.
BEGIN TRANSACTION;
CREATE TABLE holds (
    person INTEGER NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (person, table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "holds" VALUES(1,'tableAAAAAAA',0);
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    line TEXT NOT NULL,
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "lines" VALUES('tableAAAAAAA',0,'["start",[]]',-1,'',3500000);
INSERT INTO "lines" VALUES('tableAAAAAAA',1,'[0,"reply","picks"]',0,'k',3500000);
CREATE TABLE persons (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    token TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;
INSERT INTO "persons" VALUES(1,'hash-p','Zoé','fr',1500000);
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
INSERT INTO "said" VALUES('tableAAAAAAA',1,'table',0,'Zoé','Salut !',2500000);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    bot TEXT NOT NULL,
    name TEXT NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('tableAAAAAAA',0,'person','','Zoé','hash-0');
INSERT INTO "seats" VALUES('tableAAAAAAA',1,'bot','greedy','Rok','');
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
INSERT INTO "tables" VALUES('tableAAAAAAA','ettin','{"players":2}','[]',X'0102','playing',1,'{"name":"Soirée"}',1500000,1500000);
CREATE INDEX tables_playing ON tables (id) WHERE state = 'playing';
CREATE UNIQUE INDEX seats_secret ON seats (secret) WHERE secret <> '';
CREATE UNIQUE INDEX lines_key ON lines (table_id, seat, key) WHERE key <> '';
CREATE INDEX holds_table ON holds (table_id, seat);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('persons',1);
COMMIT;
PRAGMA user_version = 1;
