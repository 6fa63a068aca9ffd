-- Who somebody is on which device, and what keeps order at the tables and in the hall.

-- One row for each browser in which a guest is known. The cookie holds the token, this table only its SHA-256.
CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    id TEXT NOT NULL,
    guest TEXT NOT NULL,
    label TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

CREATE INDEX sessions_by_guest ON sessions (guest);

-- Guests from before there were sessions have the guest's own name in their cookie; it is good until they end it.
ALTER TABLE guests ADD COLUMN old_cookie BIGINT NOT NULL DEFAULT 0;
UPDATE guests SET old_cookie = 1;

-- A guest who has asked to be deleted: if the program stops before that is done, it goes on after the next start.
ALTER TABLE guests ADD COLUMN leaving BIGINT NOT NULL DEFAULT 0;

-- Who said it, so that it can be hidden, reported and deleted. Unknown for lines from before.
ALTER TABLE chat ADD COLUMN guest TEXT;

CREATE INDEX chat_by_guest ON chat (guest);

-- Whose lines a guest does not want to read.
CREATE TABLE mutes (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    muted TEXT NOT NULL,
    name TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    UNIQUE (guest, muted)
);

CREATE INDEX mutes_by_muted ON mutes (muted);

-- Whom the host of a table has silenced there, or removed from it.
CREATE TABLE table_order (
    table_id TEXT NOT NULL,
    guest TEXT NOT NULL,
    silenced BIGINT NOT NULL,
    barred BIGINT NOT NULL,
    PRIMARY KEY (table_id, guest)
);

CREATE INDEX table_order_by_guest ON table_order (guest);

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    reporter TEXT,
    about TEXT,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    resolved_at BIGINT,
    note TEXT NOT NULL
);

CREATE INDEX reports_by_time ON reports (made_at);

-- The last lines of chat before a report.
CREATE TABLE report_lines (
    report TEXT NOT NULL,
    number BIGINT NOT NULL,
    guest TEXT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    said_at BIGINT NOT NULL,
    PRIMARY KEY (report, number)
);

CREATE INDEX report_lines_by_guest ON report_lines (guest);

-- What the operator has decided about a guest.
CREATE TABLE sanctions (
    guest TEXT PRIMARY KEY,
    muted BIGINT NOT NULL,
    banned_until BIGINT,
    why TEXT NOT NULL,
    renamed_at BIGINT
);

-- Networks that nobody may come from.
CREATE TABLE address_bans (
    network TEXT PRIMARY KEY,
    why TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    ends_at BIGINT
);

INSERT INTO house (name, value) VALUES ('order_version', '1');
