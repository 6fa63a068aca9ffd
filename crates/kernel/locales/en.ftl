# What the table itself says, whatever the game.

refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-no-such-seat = There is no such seat at this table.
refusal-nothing-to-undo = You have not made a step that could be taken back.
refusal-undo-closed = This step is final: cards were drawn, something hidden was shown, or it is somebody else’s turn.
refusal-bad-players = This game is not for that number of players.

list-and = { $first } and { $last }
