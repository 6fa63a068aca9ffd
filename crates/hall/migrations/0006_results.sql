-- What a guest has played: one row for every game that has ended. It stays when the table is thrown away, so it holds nothing about anybody else.

CREATE TABLE results (
    table_id TEXT NOT NULL,
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    -- Nothing if several people shared the guest's screen: it is not known who of them the guest was.
    seat BIGINT,
    players BIGINT NOT NULL,
    -- Whom the guest played against: 'people', the strongest bot's level, or 'alone'.
    against TEXT NOT NULL,
    -- Nothing where a place means nothing: alone, or on a shared screen.
    place BIGINT,
    -- Whether that place was shared.
    shared BIGINT NOT NULL,
    -- Nothing if the game was given up.
    score BIGINT,
    -- The scores of all seats as a list of JSON, empty if the game was given up.
    scores TEXT NOT NULL,
    plies BIGINT NOT NULL,
    began_at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, guest)
);

CREATE INDEX results_by_guest ON results (guest, ended_at);
