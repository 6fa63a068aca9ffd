-- What a bot found when it looked again at a game that has ended. It is thrown away with its table.

CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY,
    -- What it was made with: with other settings it is made anew.
    settings TEXT NOT NULL,
    -- Each seat's own chance over the game in a few numbers of percent, as JSON: for lists of games.
    curves TEXT NOT NULL,
    review TEXT NOT NULL
);
