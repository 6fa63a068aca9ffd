# What the hall says when something cannot be done: one message for each code of `ErrorCode` in src/error.rs.

error-no-guest = We do not know you yet. Open the first page and come back.
error-bad-json = This message is not JSON: { $detail }
error-bad-request = This request is not one that we understand: { $detail }
error-too-large = This message is too long.
error-too-fast = One thing at a time, please: that was too much at once. Wait a moment and try again.
error-banned = { $detail ->
    [forever] You are banned from this hall.
   *[other] You are banned from this hall until { $detail }.
}
error-removed = The host of this table has sent you away from it.
error-muted = You cannot chat at the moment: whoever runs this hall has muted you.
error-renamed = Whoever runs this hall has given you this name. You can change it in a month.
error-silenced = You cannot chat here: the host of this table has silenced you.
error-signed-out = You are no longer signed in on this device.
error-nobody-there = There is nobody there whom this could be about.
error-not-yourself = You cannot do this to yourself.
error-bad-report = A report says in 1 to 300 letters what happened.
error-not-confirmed = Nothing was deleted: this has to be confirmed with the word “delete”.
error-no-such-device = There is no such device.
error-wrong-token = This is not the token of this hall.
error-too-slow = This request took too long to arrive. Try again.
error-wrong-host = The hall is not known by this name. Use the address that its host has given you.
error-closing = The hall is about to close. Come back in a moment.
error-too-many-tables = You have many tables open already. Finish or close one first.
error-crowded-network = Very many guests or tables have come from your network just now. Wait a while, or finish a table first.
error-hall-full = The hall is full at the moment. Try again a little later.
error-foreign-origin = This request came from another site, so it was not carried out.
error-no-such-table = There is no table here for you. Perhaps the link is incomplete.
error-no-such-page = There is nothing at this address.
error-no-such-lesson = There is no such lesson.
error-unknown-game = There is no such game on the shelf.
error-unknown-bot = There is no such bot.
error-unknown-language = This language is not spoken here.
error-bad-options = These options do not go together: { $detail }
error-bad-seats = The seats do not fit the options: { $detail }
error-bad-action = This is not a move: { $detail }
error-bad-name = A name has 1 to 24 letters.
error-bad-avatar = There is no such picture.
error-bad-chat = A line has 1 to 300 letters.
error-dead-link = This code is used up or too old. Ask for a new one.
error-unknown-card = Nobody has a card with these words. Look at the spelling and the order.
error-too-many-cards = Too many cards were tried from here. { $minutes ->
    [0] Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
   *[other] Try again in { $minutes } minutes.
}
error-no-campaign = This game has no campaign.
error-table-crowded = Too many people are watching this table at the moment. Try again later.
error-too-many-connections = There are too many connections from you already. Close other windows of the hall and try again.
error-time-over = The time for this turn was over, so what was played stays.
error-seat-taken = Somebody else was quicker: this seat is taken.
error-table-full = All seats at this table are taken.
error-already-seated = You sit at this table already.
error-not-waiting = This game has begun.
error-not-running = This game is not running.
error-not-over = This game is not over yet.
error-sealed-deal = Others play the same cards at this table. You can look at it once your own game of this deal is over.
error-deal-goes-on = These cards are still being played elsewhere. Records and playing on have to wait until the deal is over for everybody.
error-no-hints = There are no hints here: everybody plays the same cards, and the results are compared.
error-not-host = Only whoever opened the table can do this.
error-not-your-seat = This is not your seat.
error-table-closed = This table was closed.
error-replaced = You have opened this table in many windows, so this one was let go.
error-stale = The table has moved on. You see how it stands now.
error-stranded = The rules have changed since this game began, so it cannot go on here. Its record is kept.
error-not-saved = The hall cannot write anything down at the moment, so nothing was changed. Try again soon.
error-dead-end = The bot could not make up its mind. Try again in a moment.
error-maybe-saved = The hall does not know yet whether this was kept. Look again in a moment before you repeat it.
error-busy = There is a lot going on just now. Try again in a moment.
error-nobody-asked = Nobody has asked for this.
error-legal = This move is allowed.
error-other = This did not work: { $detail }
error-refused = The rules do not allow this: { $detail }
error-not-your-turn = { refusal-not-your-turn }
error-game-over = { refusal-game-over }
error-no-such-seat = { refusal-no-such-seat }
error-nothing-to-undo = { refusal-nothing-to-undo }
error-undo-closed = { refusal-undo-closed }
error-bad-subscription = This browser could not be reached at that address, so it is not told anything.
error-no-push = This hall tells you what happens on its own pages only.
error-too-many-invitations = You have invited many people just now, or the same one several times. Wait a while, or send the link of your table.

# What whoever does not look is told.

announce-turn = Your turn at { $game }
announce-turn-with = At the table with { $names }.
announce-invitation = { $name } invites you to { $game }
announce-invitation-help = A seat is kept free for you.
