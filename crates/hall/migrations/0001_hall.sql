-- The same words for SQLite and PostgreSQL. Times are milliseconds since 1970.

-- What the house keeps for itself, such as the key that signs cookies.
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    avatar TEXT NOT NULL,
    language TEXT NOT NULL,
    came_at BIGINT NOT NULL
);

-- Codes that carry a guest to another browser.
CREATE TABLE links (
    code TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    ends_at BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    invite TEXT NOT NULL,
    host TEXT NOT NULL,
    game TEXT NOT NULL,
    -- The rules and components it began with: it goes on with no others.
    revision BIGINT NOT NULL,
    sheet TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    public BIGINT NOT NULL,
    clock TEXT NOT NULL,
    campaign BIGINT NOT NULL,
    status TEXT NOT NULL,
    resigned BIGINT,
    next TEXT,
    opened_at BIGINT NOT NULL
);

CREATE INDEX tables_by_status ON tables (status, public, opened_at);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    guest TEXT,
    name TEXT NOT NULL,
    avatar TEXT NOT NULL,
    level TEXT,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_guest ON seats (guest);

-- What was done at a table, in order; nothing is ever taken out. The key makes two writers safe: the second is told.
CREATE TABLE steps (
    table_id TEXT NOT NULL,
    step BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, step)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    name TEXT NOT NULL,
    seat BIGINT,
    text TEXT NOT NULL,
    said_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE campaigns (
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (guest, game)
);
