-- Tables that share their deal with others: the daily deal of a day (days since 1970), or duplicate tables of one set.

ALTER TABLE tables ADD COLUMN deal_day BIGINT;
ALTER TABLE tables ADD COLUMN deal_set TEXT;
-- Which of the set, from 1.
ALTER TABLE tables ADD COLUMN deal_number BIGINT;

CREATE INDEX tables_by_set ON tables (deal_set);

-- Who has begun which daily deal, once each. The row stays when the table is thrown away, as results do.
CREATE TABLE daily (
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    -- Days since 1970, in UTC.
    day BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    -- Nothing while it goes on.
    ended_at BIGINT,
    -- Nothing if the game was given up.
    score BIGINT,
    PRIMARY KEY (guest, game, day)
);

CREATE INDEX daily_by_deal ON daily (day, game);
CREATE INDEX daily_by_table ON daily (table_id);
