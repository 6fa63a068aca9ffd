-- Tables that began from a position of another one, which had ended: which table, after how many of its moves, and the position.

ALTER TABLE tables ADD COLUMN branch_table TEXT;
ALTER TABLE tables ADD COLUMN branch_ply BIGINT;
ALTER TABLE tables ADD COLUMN position TEXT;
