# What the hall says when something cannot be done. Every code it answers with stands here or in a game's own file.

fault-no-guest = We do not know you yet. Open the first page and come back.
fault-bad-json = This message is not JSON: { $detail }
fault-bad-request = This request is not one that we understand: { $detail }
fault-too-large = This message is too long.
fault-too-fast = One thing at a time, please: that was too much at once. Wait a moment and try again.
fault-banned = { $detail ->
    [forever] You are banned from this hall.
   *[other] You are banned from this hall until { $detail }.
}
fault-removed = The host of this table has sent you away from it.
fault-muted = You cannot chat at the moment: whoever runs this hall has muted you.
fault-silenced = You cannot chat here: the host of this table has silenced you.
fault-signed-out = You are no longer signed in on this device.
fault-nobody-there = There is nobody there whom this could be about.
fault-not-yourself = You cannot do this to yourself.
fault-bad-report = A report says in 1 to 300 letters what happened.
fault-not-confirmed = Nothing was deleted: this has to be confirmed with the word “delete”.
fault-no-such-device = There is no such device.
fault-wrong-token = This is not the token of this hall.
fault-too-many-tables = You have many tables open already. Finish or close one first.
fault-foreign-origin = This request came from another site, so it was not carried out.
fault-no-such-table = There is no table here for you. Perhaps the link is incomplete.
fault-no-such-page = There is nothing at this address.
fault-unknown-game = There is no such game on the shelf.
fault-unknown-bot = There is no such bot.
fault-unknown-language = This language is not spoken here.
fault-bad-options = These options do not go together: { $detail }
fault-bad-seats = The seats do not fit the options: { $detail }
fault-bad-action = This is not a move: { $detail }
fault-bad-name = A name has 1 to 24 letters.
fault-bad-avatar = There is no such picture.
fault-bad-chat = A line has 1 to 300 letters.
fault-dead-link = This code is used up or too old. Ask for a new one.
fault-no-campaign = This game has no campaign.
fault-seat-taken = Somebody else was quicker: this seat is taken.
fault-table-full = All seats at this table are taken.
fault-already-seated = You sit at this table already.
fault-not-waiting = This game has begun.
fault-not-running = This game is not running.
fault-not-over = This game is not over yet.
fault-not-host = Only whoever opened the table can do this.
fault-not-your-seat = This is not your seat.
fault-table-closed = This table was closed.
fault-stale = The table has moved on. You see how it stands now.
fault-stranded = The rules have changed since this game began, so it cannot go on here. Its record is kept.
fault-not-saved = The hall cannot write anything down at the moment, so nothing was changed. Try again soon.
fault-busy = The bots are all thinking. Try again in a moment.
fault-nobody-asked = Nobody has asked for this.
fault-legal = This move is allowed.
fault-other = This did not work: { $detail }
