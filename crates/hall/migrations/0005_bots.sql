-- How a bot came to its move: its number of luck, budget and name, so that the choice can be made again. Nothing for people.

ALTER TABLE steps ADD COLUMN bot TEXT;
