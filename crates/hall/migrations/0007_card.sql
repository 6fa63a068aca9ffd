-- A card that brings a guest back in any browser: the SHA-256 of its words, and when it was made.

ALTER TABLE guests ADD COLUMN card TEXT;
ALTER TABLE guests ADD COLUMN card_made_at BIGINT;

CREATE UNIQUE INDEX guests_by_card ON guests (card);
