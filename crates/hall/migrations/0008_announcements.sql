-- Whom the hall tells that it is their turn, or that somebody invites them, while they do not look.

-- Where a browser is reached: one row for each session that has asked for it. The keys are the browser's own, for it alone to read
-- what it is sent.
CREATE TABLE subscriptions (
    session TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    -- Minutes by which the browser's clock is ahead of UTC.
    utc_offset BIGINT NOT NULL,
    made_at BIGINT NOT NULL
);

CREATE INDEX subscriptions_by_guest ON subscriptions (guest);
CREATE UNIQUE INDEX subscriptions_by_endpoint ON subscriptions (endpoint);

-- When a guest wants to hear nothing, in minutes of the browser's day; nothing if always reachable.
ALTER TABLE guests ADD COLUMN quiet_from BIGINT;
ALTER TABLE guests ADD COLUMN quiet_to BIGINT;
-- Whether a guest wants to hear of invitations.
ALTER TABLE guests ADD COLUMN hears_invitations BIGINT NOT NULL DEFAULT 1;

-- The step with which the last turn began that needs no announcement any more: it was made, or the turn was seen.
ALTER TABLE seats ADD COLUMN announced BIGINT NOT NULL DEFAULT -1;

-- Guests who are asked to a table that waits for players, by its host with whom they have played.
CREATE TABLE invitations (
    table_id TEXT NOT NULL,
    guest TEXT NOT NULL,
    host TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, guest)
);

CREATE INDEX invitations_by_guest ON invitations (guest);
CREATE INDEX invitations_by_host ON invitations (host);
