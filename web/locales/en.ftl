# The client’s own words in English. Games bring their own.

## Everywhere

brand-home = Dragonhall, to the first page
language = Language
language-en = English
language-fr = Français
theme = Light
theme-system = As the device
theme-light = Light
theme-dark = Dark
outdated = A newer version of Dragonhall is here.
reload = Reload the page
rules = Rules
rules-all = The rules of the games
rules-of = { $game }: the rules
about = About
save = Save
close = Close
share = Share
copy = Copy
copied = Copied.
copy-failed = Please copy the link by hand.
link-to-share = Link to share
send = Send
on = On
off = Off
no = No
cancel = Cancel
you = You
understood = All right
more = More
try-again = Try again
to-the-hall = To the hall
to-the-table = To the table
credit-line = Silhouettes from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0

## Games

title-dragonheart = Dragonheart
title-dragondraft = Dragondraft
title-sneaky = Sneaky Ol’ Dragons
title-flamecraft = Flamecraft
line-dragonheart = Lay cards, take what they conquer, and free the dragon of stone.
line-dragondraft = Pick the best troupe from the queue and mind the thistles.
line-sneaky = Race, bluff and trip each other all the way to the gold.
line-flamecraft = Settle small dragons in the shops of a street and enchant it.
box-players = { $most ->
    [one] { $range } player
   *[other] { $range } players
}
box-minutes = { $minutes } min
box-age = { $age }+
bot-hatchling = Hatchling
bot-drake = Drake
bot-wyrm = Wyrm
bot-great-dragon = Great Dragon

## The first page

home-title = Pull up a chair, the dragons are waiting.
home-intro = Four board games for families and friends. Send a link, pass the tablet round, or practise against the bots. No account needed.
play-bots = Play against bots
play-friends = With friends
play-screen = One screen
play-solo = Solo campaign
running-tables = Running tables
all-tables = All tables
no-tables = No table is running yet. Open the first one: choose a box above!

## Tables in a list

table-with = with { $names }
table-alone = alone
table-seats = { $taken } of { $seats } seats taken
table-watched = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
status-running = The game is on
status-over = Over
status-closed = Closed
status-stranded = Cannot go on
play-on = Play on
go-back = Go back
join = Join
watch = Watch
my-tables = Your tables
open-tables = Open to everybody
lobby-away = The lobby is being reloaded.
lobby-empty = No open table yet
lobby-empty-help = Be the first: pick a game, tick “Show the table to everybody”, and see who joins you.

## A new table

new-table = New table
read-rules = Read the rules
see-sheet = Cards and pieces
another-game = Choose another game
play-this = Play this game
seats = Seats
seats-help = Play goes round in this order.
seat-former = Former guest
seat-number = Seat { $number }
seat-name = Name of seat { $number }
seat-host = You, host of this table
seat-bot = Bot
seat-open = Open seat
seat-open-help = For whoever comes by the link. No account needed.
seat-add = Leave it empty, or add
seat-remove = Remove seat { $number }
seat-here = is here
seat-away = is away
seat-stand-in = a bot stands in
add-bot = Bot
add-friend = Friend
add-screen = This screen
bot-level = Level of the bot in seat { $number }
suggested = suggested
rules-help = Every rule is set as we suggest it. Change what you like.
pace = Pace
pace-help = Whoever takes longer is helped out by a bot.
clock = Time for a turn
clock-none = No clock
clock-minute = 1 min
clock-five-minutes = 5 min
clock-day = 1 day
clock-hours = { $hours } h
clock-left = { $time } left
table-public = Show the table to everybody
start = Start
seats-open = { $count ->
    [one] One seat is still open. The game starts as soon as it is taken.
   *[other] { $count } seats are still open. The game starts as soon as they are taken.
}
seats-full = Everybody is here. You can start.
fill-with-bots = { $count ->
    [one] Fill with a bot
   *[other] Fill with bots
}
open-table = Open the table
start-game = Start the game

## Before the game

waiting-title = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
waiting-help = The game starts by itself when every seat is taken. You may leave this page meanwhile.
waiting-sit = Take a seat to play along, or stay and watch.
sit-here = Sit here
leave-table = Leave the table
close-table = Close the table
invite-title = Invite your friends
invite-help = Whoever opens the link may sit down. It works without an account.
invite-link = Invitation link
invite-code = QR code of the invitation link
invite-scan = or let them scan the code with a phone.
invite-to = Come and play { $game }!
invite-only-here = This link leads back to this computer only. For friends with their own devices, open the hall by this computer’s own address in your network. It must be started so:

## The table

tools = Table tools
players = Players
to-act = to move
to-act-you = your turn
your-turn = Your turn
moves = { $count ->
    [0] {""}
    [one] 1 move
   *[other] { $count } moves
}
joining = We take you to your seat.
watching = You are watching this game.
undo = Undo
undo-ask = Ask to undo
undo-yes-help = Takes your last step back
undo-no-help = Your last step cannot be taken back
undo-ask-help = Asks the others whether your last step may be taken back
undo-asked = { $name } would like to take back a step.
undo-allow = Allow it
undo-waits = You have asked to take back your step. The others are thinking about it.
undo-refused = Somebody did not agree: the step of { $name } stays.
undo-later = You can take this step back afterwards.
undo-never = What you choose now cannot be taken back.
undo-never-one = Cannot be taken back.
hint = Hint
hint-help = What the strongest bot would do
hint-says = A bot’s advice: { $choice }.
hint-do = Do that
help = Help
help-search = Search the cards
help-rules = Read the rules
help-unknown = There is no note about this piece.
log = Log
log-empty = Nothing has happened yet.
log-moment = Replay of move { $ply }
log-undone = { $name } took a step back.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-people = People at the table
chat-deleted = Deleted
chat-say = Say something
chat-failed = Not sent: the connection was down. Your text is still here.
person-menu = Menu for { $name }
mute = Mute for me
unmute = Unmute
silence = Silence at this table
unsilence = Let them speak again
remove = Remove from the table
report = Report…
muted = Muted for you
muted-done = You no longer read { $name }.
muted-where = To take it back
unmuted-done = You read { $name } again.
silenced = Silenced by the host
lookalike = Looks like another name at this table
remove-title = Remove { $name } from the table?
remove-help-watching = They have to leave at once and cannot come back to this table.
remove-help-waiting = They have to leave at once and cannot come back to this table. Their seat is open again.
remove-help-running = They have to leave at once and cannot come back to this table. A bot takes their seat, and the game goes on.
remove-yes = Remove
report-title = Report { $name }
report-help = Whoever runs this hall reads your words and the last lines of the chat. { $name } is not told.
report-reason = What happened?
report-send = Send the report
report-done = Thank you. Your report has arrived.
letters-left = { $count ->
    [one] 1 letter left
   *[other] { $count } letters left
}
settings = Settings
tempo = Speed of the cards
tempo-slow = Slow
tempo-normal = Normal
tempo-fast = Fast
tempo-off = Off
tempo-calm = Your device asks for little motion, so nothing moves.
sound = Sound
table-form = Table
table-drawn = Drawn
table-words = In words
table-words-help = In words, everything can be read aloud and played by keyboard.
table-words-only = This game is played in words: everything can be read aloud and played by keyboard.
resign = Give up
resign-sure = Give this game up? This cannot be taken back.
resign-yes = Give up
close-sure = Close this table for good?
close-yes = Close the table
watch-link = Let somebody watch
watch-link-help = Whoever has this link sees the table, but no hand.
not-possible = Not possible
stale = The table has moved on. Please choose again.
reconnecting = Reconnecting
reconnecting-safe = The table waits for you. Your last move is safe.
reconnecting-seat = The table waits for you. Your seat is safe.
reconnecting-move = Your move is kept here and made as soon as the table is back.
gone = No answer
gone-help = The hall does not answer. We keep trying; nothing is lost.
stand-in = A bot plays for you, because your time ran out.
stand-in-back = I am back
rule = Rule { $rule }
handover-title = { $name }, it is your turn
handover-help = Everybody else looks away.
handover-open = I am { $name }, open the curtain
handover-undo = { $name } takes the last step back

## The table in words

plain-table = The table in words
plain-choices = What you can do
plain-type = Type a move or search
plain-do = Do it
plain-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
plain-none = Nothing you may do fits this text. Press Enter to ask why.
plain-several = { $count } moves fit this text. Choose one below, or type a little more.

## The end

over = Game over
over-you-win = You win!
over-wins = { $name } wins!
over-shared = { $names } share the victory!
over-resigned = { $name } gave up.
over-closed = This table was closed.
over-breakdown = How the points of { $name } came about
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rematch = Rematch
rematch-join = To the rematch
replay = Replay
shuffle-title = Was the shuffle fair?
shuffle-help = Before the first move the hall sealed its shuffle, and your browser keeps the seal. After the end the hall shows the seed, and your browser checks that they belong together.
shuffle-kept = Seal that this browser kept (SHA-256)
shuffle-seal = Seal that the hall shows now (SHA-256)
shuffle-seed = Seed
shuffle-sealed = is shown when the game is over
shuffle-check = Check the seal
shuffle-holds = The seal fits: nobody has touched the cards.
shuffle-compared-kept = Compared with the seal that this browser kept before the end.
shuffle-compared-shown = Compared with the seal that the hall shows now: this browser has not seen it before the end.
shuffle-broken = The seal does not fit the seed!

## Replay

replay-start = Replay from the start
replay-at = { $ply } of { $plies }
replay-viewer = Through the eyes of
replay-spectator = a spectator
replay-happened = What happened
replay-deal = The deal.
replay-quiet = Nothing that these eyes could see.
replay-controls = Replay
replay-first = To the start
replay-last = To the end
replay-back = One move back
replay-next = One move on
replay-turn-back = Turn back
replay-turn-next = Next turn
replay-run = Play
replay-pause = Pause
replay-slider = Moment of the game
replay-link = Link to this moment
replay-record = Save the record

## Rules, sheet, campaign

contents = Contents
sheet = Cards and pieces
sheet-title = { $game }: cards and pieces
sheet-intro = Everything that lies in the box, and what it does.
sheet-sign = What does † mean?
sheet-facts = More about it
sheet-none = Nothing here is called so.
sheet-help = { $count } of { $all } have this sign: something about them is not told in the published rules, so we had to work it out. It may be different on the printed piece.
sheet-digest = Number of this sheet: { $digest }
sheet-search = Search the cards and pieces
from-inferred = reconstructed
from-rulebook-help = Stands in the published rules.
from-source-help = Not in the published rules; we read it elsewhere.
from-inferred-help = † Reconstructed: not in the published rules, and perhaps different on the printed piece.
campaign = Solo campaign
campaign-title = { $game }: the solo campaign
campaign-help = Alone in the street, from game to game: what you achieve stays unlocked.
campaign-count = { $count } of { $all } achievements
campaign-awards = Awards
campaign-achievements = Achievements
campaign-begin = Begin the campaign
campaign-go-on = Play the next game
campaign-forget = Start again from nothing
campaign-forget-sure = Really forget all achievements?
achieved = Unlocked
not-achieved = Not unlocked yet

## The guest

me-title = You at the table
me-open = { $name }: your name and picture
me-help = No account, no password: this browser remembers you.
me-name = Your name
me-avatar = Your picture
me-saved = Saved.
avatar-ember = Ember
avatar-frost = Frost
avatar-honey = Honey
avatar-moss = Moss
avatar-plum = Plum
avatar-rose = Rose
avatar-slate = Slate
avatar-tide = Tide
link-title = Another device
link-help = Make a code here and type it on the other device: there you are the same guest with the same tables.
link-make = Make a code
link-good = Good once, for ten minutes.
link-revoke = Withdraw the code
link-revoked = The code is withdrawn: it no longer works.
link-typed = A code from another device
link-use = Use the code
link-done = Welcome back, { $name }.
devices-title = Your devices
devices-help = Every browser in which you are this guest. End the ones you no longer use or do not know.
device-name = { $browser } on { $system }
device-unnamed = A browser
device-this = This one
device-seen = last seen { $date }
device-since = since { $date }
device-end = End
device-end-it = End { $device }
device-ended = { $device }: ended. Nobody plays there in your name any more.
devices-end-others = End all others
devices-ended = All others are ended. Nobody plays there in your name any more.
muted-title = Muted people
muted-help = What they say is not shown to you, at any table.
muted-none = You read everybody. In the chat of a table, the three dots beside a name mute somebody.
muted-since = since { $date }
unmute-it = Unmute { $name }
data-title = Your data
data-help = Everything the hall knows about you is yours: take it along as a file, or have it deleted.
data-download = Download my data
data-delete = Delete everything about me
delete-title = Delete everything about you?
delete-what = Your name and picture, your devices, your campaigns and what you said in chats are deleted at once. This cannot be undone.
delete-games = Games that are over stay for the others, with “Former guest” in place of your name. You give up the games that are running, and your tables that wait for players are closed.
delete-type = Type “{ $word }” to confirm
delete-word = delete
delete-yes = Delete everything
use-here = Use it here
start-over = Start anew

## When something goes wrong

error-broken = Something went wrong
error-broken-help = Please try again. If it happens again, reload the page.
error-not-loaded = A part of this page did not come
error-not-loaded-help = Perhaps a newer Dragonhall is here, perhaps your network is down. Nothing is lost: reload the page.
error-offline = The hall does not answer
error-offline-help = Perhaps your network is down, perhaps the hall is being restarted. Nothing is lost: try again in a moment.
error-no-such-page = There is nothing at this address
error-no-such-page-help = Perhaps the link is incomplete. From the hall you find every table and game.
error-no-such-table = There is no table here for you
error-no-such-table-help = Perhaps the link is incomplete or the table is private. Ask your host for the invitation link.
error-table-full = All seats at this table are taken
error-table-full-help = If you would rather play, open a table of your own.
error-table-closed = This table was closed
error-table-closed-help = Whoever opened it has closed it. Open a new one, or look for another.
error-table-crowded = There is no more room at this table
error-table-crowded-help = Too many people are watching it. Try again in a moment, or look at another table.
error-hall-full = The hall is full
error-hall-full-help = Very many people are here just now. Nothing is lost: try again in a moment.
error-too-many-connections = Too many windows are open
error-too-many-connections-help = Close some windows of Dragonhall on your devices, then try again.
error-too-slow = The connection is too slow
error-too-slow-help = The hall could not wait any longer. Nothing is lost: try again.
error-maybe-saved = The hall does not know yet whether this was kept
error-maybe-saved-help = Try again in a moment: then you will see.
error-replaced = This table is open in other windows
error-replaced-help = You had it open in too many windows at once, so this one has stopped. Your seat is safe.
error-removed = You were removed from this table
error-removed-help = The host decided so. There are other tables, or open one of your own.
error-signed-out = You are signed out in this browser
error-signed-out-help = It was ended from another of your devices, or everything about you was deleted. To be the same guest again, make a code on another device and type it on the page “You at the table”. Or start anew as another guest.
error-banned = You cannot play in this hall
error-banned-help = Whoever runs the hall decided so.
error-dead-link = This code is used up or too old
error-dead-link-help = Ask for a new one.
error-stranded = This game cannot go on
error-stranded-help = The rules have changed since it began. Its record is kept.
error-unknown-game = There is no such game on the shelf
error-unknown-game-help = In the hall you find all the games we have.
error-not-running = This game has not begun yet
error-not-running-help = A replay can be seen once the first move is made.
error-not-sent = Not sent: the connection was down. Please try again.
error-no-board = The drawn board could not be loaded, so here is the table in words.

## About

about-title = About Dragonhall
about-text = Dragonhall is a house for four board games about dragons. It plays by the published rules, keeps no accounts, shows no advertising and runs on your own machine.
about-games = The rules are told in our own words, and all pictures are our own. Where a printed card is not described in the published rules, its text is reconstructed and marked so. To hold the real cards, buy the games: they are beautiful.
about-fair = A fair shuffle
about-fair-text = Before the first move the hall publishes a seal of its shuffle. After the last move it shows the seed, and your browser can check that they belong together. Bots see nothing but what their own seat sees.
about-access = For everybody
about-access-text = Every game can be played in words, by keyboard and with a screen reader: choose “In words” in the settings of a table. Colours never stand alone, and whoever asks for little motion gets none.
credits = Credits
credit-type = Type: Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, SIL OFL 1.1
credit-own = All other drawings are the project’s own.
credit-licence = The program is free software under the MIT or the Apache 2.0 licence.
