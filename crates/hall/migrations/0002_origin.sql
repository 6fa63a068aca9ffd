-- Where guests and tables come from, so that limits by address hold where they are written; and when they were last of use, so
-- that they can be thrown away. An origin is a keyed digest of an address, never the address itself.

ALTER TABLE guests ADD COLUMN origin TEXT;
ALTER TABLE guests ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0;
UPDATE guests SET seen_at = came_at;

ALTER TABLE tables ADD COLUMN origin TEXT;
ALTER TABLE tables ADD COLUMN ended_at BIGINT;
UPDATE tables SET ended_at = coalesce((SELECT max(made_at) FROM steps WHERE steps.table_id = tables.id), opened_at)
WHERE status IN ('over', 'closed');

CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX tables_by_origin ON tables (origin, status);
CREATE INDEX tables_by_end ON tables (status, ended_at);
CREATE INDEX guests_by_visit ON guests (seen_at);
