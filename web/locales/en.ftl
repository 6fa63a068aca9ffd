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

box-players = { $most ->
    [one] { $range } player
   *[other] { $range } players
}
box-minutes = { $minutes } min
box-age = { $age }+
bot-egg = Egg
bot-hatchling = Hatchling
bot-drake = Drake
bot-wyrm = Wyrm
bot-great-dragon = Great Dragon
character-folio = Folio
character-cargo = Cargo
character-brioche = Brioche
character-hibou = Hibou
character-pennon = Pennon
character-lichen = Lichen
character-igloo = Igloo
character-piston = Piston
character-tempo = Tempo
character-ducat = Ducat
temper-folio = Has read every rule twice and quietly hopes that you will ask.
temper-cargo = Takes whatever is not nailed down, and cheers when you do.
temper-brioche = Never in a hurry: good things take time to rise.
temper-hibou = Wide awake when others yawn; counts stars between turns.
temper-pennon = Salutes before every move, and means it.
temper-lichen = Speaks little, moves little, is rarely sorry.
temper-igloo = Stays cool, pours the tea, forgets nothing.
temper-piston = Tries it first and finds out why afterwards.
temper-tempo = Hums along, and louder when the plan works.
temper-ducat = Counts twice, spends once, smiles throughout.
seat-spoken-bot = { $name }, { $level }, bot

## The first page

home-title = Pull up a chair, the dragons are waiting.
home-back = Welcome back, { $name }.
home-waiting = { $count ->
    [one] Your chair is still warm: a table waits for you.
   *[other] Your chair is still warm: { $count } tables wait for you.
}
home-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
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

## Your games

nav = Pages
nav-hall = The hall
nav-games = Your games
nav-turns = { $count ->
    [one] 1 table waits for you
   *[other] { $count } tables wait for you
}
your-games = Your games
new-game = New game
waiting-for = Waiting for others
turn-of = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
}
starts-when-full = Starts when full
look = Look
finished-games = Finished
games-all = All
games-none = You have not finished a game yet.
games-none-help = What you play is kept here: how it ended, against whom, and every move to look at again.
games-more = Show more
games-moves = { $plies ->
    [one] 1 move
   *[other] { $plies } moves
}, { $minutes } min
games-gone = no longer kept
last-played = Last played
all-your-games = All your games
result-won = Won
result-shared = Shared first place
result-given-up = Given up
result-one-screen = On one screen
result-place = { $nth ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
} of { $players }
result-scores = { $own } to { $other }
result-best = { $own }, the best { $other }
result-best-second = { $own }, the next { $other }
score-points = { $score ->
    [one] 1 point
   *[other] { $score } points
}
so-far = So far
so-far-games = { $count ->
    [one] game
   *[other] games
}
so-far-won = won
so-far-of = { $won } of { $games }
so-far-best = best
so-far-against = against { $whom }: { $won } of { $games }
so-far-people = people
so-far-alone = alone: { $games }
so-far-streak = the last { $count } won
so-far-longest = { $count ->
    [one] never two won in a row
   *[other] up to { $count } won in a row
}
so-far-private = Only you see this. You can save or delete it with your data.

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
seat-add-who = Leave it empty, or add: { $name } is free.
all-bots = All bots
who-sits = Who sits here?
who-change = { $name }: choose who sits in seat { $number }
who-surprise = Surprise me
who-any-level = Any character plays at any level.
seat-remove = Remove seat { $number }
seat-here = is here
seat-away = is away
seat-stand-in = a bot stands in
seat-house-plays = the house plays for it
add-bot = Bot
add-bot-to = Bot in seat { $number }
add-friend = Friend
add-screen = This screen
bot-level = Level of the bot in seat { $number }
level-about-egg = Plays kindly and lets good things lie.
level-about-hatchling = Sees what lies in front of its nose.
level-about-drake = Takes what pays most right now.
level-about-wyrm = Thinks a few turns ahead.
level-about-great-dragon = Dreams a thousand games before each move.
level-about-outside = A bot that this hall has brought in from outside.
level-first = for a first game
level-strength = Strength { $percent } %
level-strength-help = Strength is measured in games of the bots against each other, at this game.
level-face = The face does not change with the level.
level-of-new-bots = Level of the bots
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
name-ask = What shall the others call you?
name-ask-help = We only ask once. You can change it under your name at the top of every page.
bot-of-level = Bot, { $level }
fill-and-start = { $count ->
    [one] Fill with a bot and start
   *[other] Fill with bots and start
}
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
undo-yes-help = Takes your last step back, with what followed from it
undo-no-help = Your last step cannot be taken back
undo-ask-help = Asks the others whether your last step may be taken back
undo-asked = { $name } would like to take back a step.
undo-allow = Allow it
undo-waits = You have asked to take back your step. The others are thinking about it.
undo-refused = Somebody did not agree: the step of { $name } stays.
hint = Hint
hint-help = What a strong bot would do, and why
hint-says = { $choice } · { $chance } % to win
hint-do = Do that
hint-chance = { $chance } %
hint-considered = Moves considered
help = Help
help-search = Search the cards
help-rules = Read the rules
help-all = All
help-icons = Icons
help-none = Nothing found.
help-shared-inferred = Some numbers on these cards are reconstructed: they are not in the published rules.
help-shared-source = Some numbers on these cards are from public pages, not from the rulebook.
provenance-source = A number on it is from a public page, not from the rulebook.
provenance-inferred = A number on it is reconstructed by us. It may be different on the printed piece.
help-unknown = There is no note about this piece.
log = Log
log-empty = Nothing has happened yet.
log-open = Open the log
log-moment = Replay of move { $ply }
log-undone = { $name } took a step back.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-people = People at the table
chat-deleted = Deleted
reactions = Quick reactions
reaction-hello = Hello!
reaction-well-played = Well played!
reaction-wow = Wow!
reaction-oops = Oops!
reaction-thinking = Let me think.
reaction-thanks = Thanks for the game!
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
tempo-reduced = Your device asks for little motion, so nothing moves.
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
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
notices = Notices
notice-more = more notices
notice-connection = Connection lost.
notice-connection-in = Trying again in { $seconds } s
notice-connection-now = Trying again…
notice-connection-try = Try now
notice-back = Back again
notice-bot = A bot plays for you:
notice-bot-why = your time ran out
notice-away = Away: { $names }.
notice-stand-in = A bot plays for { $names }.
notice-lookalike = Two names at this table look alike.
notice-people = Something about the players
bot-for-you = Bot for you
later = Later
watching-help = Hands stay hidden.
skip = Skip
skip-help = Ends what is being shown; twice: everything that waits
faster = Faster
confirm = Confirm
confirm-yes = Do it
confirm-no = Not yet
confirm-moves = Confirm my moves
confirm-moves-help = What you choose waits until you press once more.
single-answers = Take single answers for me
single-answers-help = Only where nothing is shown or lost by it.
letter-keys = Letters as keys
letter-keys-help = While others play: F tells faster. In Flamecraft: P goes to the park, E to the enchantments. In a replay: 1 to 6 and 0 change the eyes, S shares, P plays on, R saves the record.
finality-bots = Taken back only with the bots’ answers, if they show nothing new.
finality-screen = Taken back only with the next moves, if they show nothing new.
finality-ask = Taken back only if the others agree.
finality-never = This cannot be taken back.
undo-telling-help = Wait until everything has been shown
reconnecting = Reconnecting
reconnecting-safe = The table waits for you. Your last move is safe.
reconnecting-seat = The table waits for you. Your seat is safe.
reconnecting-move = Your move is kept here and made as soon as the table is back.
gone = No answer
gone-help = The hall does not answer. We keep trying; nothing is lost.
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
over-show = Show
over-result = Result
over-board = Board
over-you-win = You win!
over-wins = { $name } wins!
over-shared = { $names } share the victory!
over-resigned = { $name } gave up.
over-you-gave-up = You gave up.
over-closed = This table was closed.
over-ends-here = The game ends here
over-win-is-yours = So the win is yours.
over-win-is = So the win goes to { $name }.
over-not-final = The points below are not a final score.
over-with = With { $points }.
over-ahead = { $points }, { $margin } more than { $name }.
over-tied = { $points }, as many as { $name }: the tie was broken.
over-tied-you = { $points }, as many as you: the tie was broken.
over-you-come = You come { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} with { $points }.
over-you-come-to = You come { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}: { $words }.
over-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
over-gave-up = gave up
over-ranking = Ranking
over-compare = Where the points come from
over-compare-so-far = The points so far, and where they come from
over-compare-far = How far everybody came
over-from = Points from
over-so-far = Points so far
over-total = Total
over-when-ended = When it ended
over-reached = Reached
over-award = You are a { $award }
over-unlocked = Unlocked in this game
over-unlocked-none = Nothing was unlocked this time
over-near = { $have } of { $wanted }
over-next-award = { $count ->
    [one] more point
   *[other] more points
} and you are a { $award }
over-campaign = { $count } of { $all }
over-campaign-complete = You have unlocked everything.
over-play-out = Play it out
over-home = Home
over-rematch-waits = The rematch is open.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rematch = Rematch
rematch-join = To the rematch
rematch-alone = Next campaign game
replay = Replay
shuffle-title = Was the shuffle fair?
shuffle-help = Before the first move the hall sealed its shuffle, and your browser keeps the seal. After the end the hall shows the seed, and your browser checks that they belong together.
shuffle-kept = Seal that this browser kept (SHA-256)
shuffle-seal = Seal that the hall shows now (SHA-256)
shuffle-seed = Seed
shuffle-sealed = is shown when the game is over
shuffle-sealed-deal = is shown when the deal is over for everybody
shuffle-check = Check the seal
shuffle-holds = The seal fits: nobody has touched the cards.
shuffle-compared-kept = Compared with the seal that this browser kept before the end.
shuffle-compared-shown = Compared with the seal that the hall shows now: this browser has not seen it before the end.
shuffle-broken = The seal does not fit the seed!

## Replay

replay-start = Replay from the start
replay-at = { $ply } of { $plies }
replay-part = moment { $part } of { $parts }
replay-moment = Move { $ply } of { $plies }
replay-round = Round { $round }
replay-span = { $first } to { $last }
replay-moves = Moves
replay-loading = More moves are on their way …
replay-round-back = Previous round
replay-round-next = Next round
replay-speed = Speed
replay-share = Share this moment
branch-here = Play on from here
branch-title = Play on from move { $ply }
branch-about = A new table begins with this position: the same cards lie hidden, bots take the other seats, and whatever is shuffled from now on is shuffled anew. It counts for no campaign and no statistics.
branch-seat = Your seat
branch-begin = Play on
branch-from = From move { $ply } of another game
branch-help = This table plays on from move { $ply } of a game that has ended. It counts for nothing.
replay-viewer = Through the eyes of
replay-spectator = a spectator
replay-happened = What happened
replay-board = The board
replay-deal = The deal.
replay-quiet = Nothing that these eyes could see.
replay-hidden = A hidden choice
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
replay-record = Save the record

## Rules, sheet, campaign

contents = Contents
sheet = Cards and pieces
sheet-title = { $game }: cards and pieces
sheet-intro = Everything that lies in the box, and what it does.
sheet-sign = What does the ring mean?
sheet-facts = More about it
sheet-none = Nothing found.
sheet-help = { $count } of { $all } have a ring: something about them is not told in the published rules, so we had to work it out. It may be different on the printed piece.
sheet-digest = Number of this sheet: { $digest }
sheet-search = Search the cards and pieces
from-rulebook-help = Stands in the published rules.
from-source-help = Not in the published rules; we read it elsewhere.
from-inferred-help = Reconstructed: not in the published rules, and perhaps different on the printed piece.
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
card-title = Recovery card
card-help = Eight words to print or to keep. With them you are yourself again in any browser, even if this one has forgotten you.
card-make = Make a card
card-again = Make a new card
card-made = Keep these words: they are shown only this once. Earlier cards no longer work.
card-print = Print
card-revoke = Withdraw the card
card-revoked = The card no longer works.
card-since = You have a card (since { $day }).
card-qr = The same card, to be scanned
card-typed = The words of a card
card-use = Come back
card-sure = The card that you have stops working at once, printed or not.
leave-title = Leave { $name } behind?
leave-help = This browser becomes somebody else, with their games. Whoever you are here can be reached again only by a recovery card or a code: make one first.
leave-yes = Leave
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
error-unknown-card = Nobody has a card with these words
error-unknown-card-help = Look at the spelling and the order. A card that was replaced or withdrawn no longer works.
error-stranded = This game cannot go on
error-stranded-help = The rules have changed since it began. Its record is kept.
error-no-such-lesson = There is no such lesson
error-no-such-lesson-help = The page of the game shows all its lessons and puzzles.
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

## Lessons and puzzles

learn = Learn
learn-of = Learn { $game }
learn-about = Folio sits beside you at a real table. Everything is learnt by doing it.
learn-none = This game has no lessons yet. Its rules tell everything.
learn-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
learn-begun = you are at step { $step } of { $steps }
learn-done = Done
lessons = Lessons
lesson = Lesson
puzzles = Puzzles
puzzle = Puzzle
puzzles-about = Find the best move. One choice is clearly better than all others.
lesson-coach = your coach
lesson-step = Step { $step } of { $steps }.
lesson-left = Step { $step } of { $steps }, { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
lesson-show = Show me
lesson-or = or press what is in the light
lesson-next = Next
lesson-on = Go on
lesson-back = Back
lesson-skip = Skip
lesson-known = You know already
lesson-praise = Well done!
lesson-watch = Watch what happens…
lesson-lost = The line is down. We go on when it is back.
lesson-play = Play a real game
lesson-again = Once more
lesson-free = Let me play as I like
lesson-leave = Leave
lesson-leave-title = Leave the lesson?
lesson-leave-about = You can go on later at the same step. Or you play on from here against Hatchlings, as an ordinary game.
puzzle-leave-about = You can also play on from here against Hatchlings, as an ordinary game.
lesson-stay = Stay
lesson-play-on = Play on from here
puzzle-hint = A hint
puzzle-next = Next puzzle
puzzle-other = That is allowed, but there is something better. Try again!
invite-lesson = First time with { $game }?
invite-lesson-about = I will sit beside you for the first turns. No reading beforehand.
invite-lesson-learn = { $minutes ->
    [one] Learn in a minute
   *[other] Learn in { $minutes } minutes
}
invite-lesson-know = I know it, deal the cards
invite-lesson-once = I ask only once for each game. “Learn” stays on its box.
learn-again = Lessons
learn-again-act = Learn the games again
learn-again-help = Forgets on this device which lessons you have done, and offers them again.
learn-again-done = Forgotten: the lessons are offered again.

## Announcements, people, invitations

announce-title = When it is your turn
announce-help = When others wait for your move and you do not look at the table, this browser can tell you: once a turn, with the name of the game and of the people, and nothing that only you may know.
announce-here = Tell me in this browser
announce-insecure = This works only where the hall is reached over HTTPS, or on the very computer that it runs on (localhost).
announce-unsupported = This browser cannot do that. On an iPhone or iPad add Dragonhall to the home screen first.
announce-denied = This browser does not let the hall tell you anything. You can change that in the browser’s settings for this page.
announce-page = You are told while a page of the hall is open in this browser. When none is open, this browser or this hall cannot reach you.
announce-push = You are told even when no page of the hall is open.
announce-invitations = Tell me about invitations too
announce-quiet = Quiet hours
announce-turn = Your turn at { $game }
announce-with = At the table with { $names }.
quiet-from = From
quiet-to = Until
quiet-help = In these hours nothing is announced. A turn that still waits is announced when they are over.
people-title = People you played with
people-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
people-invite = Invite again
people-all = Show all
invitations = Invitations
invitation-from = { $name } invites you
invitation-accept = To the table
invitation-decline = Not now

## Review

review = Review
review-ask = Show the chances
review-working = Looking at move { $looked } of { $of }
review-impossible = No win chances for this table
review-lost = The line is down: the rest of the chances waits.
review-quiet = A quiet game: nobody’s chance moved by more than { $most }
review-turning-points = Turning points
review-turning-tab = Turning points { $count }
review-luck-tab = Luck and skill
review-luck-and-skill = Luck and skill
review-luck-of = { $who }: luck
review-instead = { $played } instead of: { $best }
review-from-to = Move { $ply }: from { $before } to { $after } %
review-spoken = Turning point: { $before } to { $after } percent. Press W for what else.
review-else = What else?
review-else-of = What else could { $name } do?
review-then-own = From what you could know then
review-then = From what { $name } could know then
review-as-good = As good as any
review-you-played = you played
review-played = { $name } played
review-shown = Shown on the board
review-percent = { $percent } %
review-how = { $worlds } deals of the hidden cards, each played a few moves on; give or take { $points }.
review-try = Try it
review-chances-now = Chances at this moment
review-accuracy = { $decisions ->
    [0] There was nothing to choose.
   *[other] In { $good } of { $decisions } choices nothing better was found.
}
review-by-choices = Own choices
review-by-luck = Luck
review-by-others = The others
review-give-or-take = { $points } ± { $spread }
review-luck-about = In points of the chance to win. Own choices: against what somebody would do who only looks one move ahead. Luck: what came of them by drawn cards, dice and what was hidden. The others: their choices and their luck.
review-table = Read the chances as a table
review-table-title = Chances to win
review-move = Move
games-chance = Your chance to win over the game

# The daily deal, and duplicate tables
daily = Daily deal
daily-today = Today’s deal
daily-all = All of today’s deals
daily-same = { $game }: the same cards for everyone
daily-about = { $players ->
    [one] Alone, the same cards for everyone
   *[other] { $players } players, { $level } bots, the same cards for everyone
}
daily-played = { $count ->
    [0] Nobody has played it yet
    [one] One guest has played it
   *[other] { $count } have played it
}
daily-hidden = The others are shown when you have played.
daily-play = Play
daily-play-on = Play on
daily-results = Compare
daily-you = you
daily-median = median
daily-count = played
daily-median-at = median { $score }
daily-given-up = You gave it up
daily-late = Ended after midnight: it does not count.
daily-place = { $nth ->
    [one] You are { $place }st of { $of }.
    [two] You are { $place }nd of { $of }.
    [few] You are { $place }rd of { $of }.
   *[other] You are { $place }th of { $of }.
}
daily-few = Places are told from twenty scores on.
daily-next = A new deal comes in { $time }.
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min
daily-chart = How { $count ->
    [one] one guest
   *[other] { $count } guests
} scored.
daily-chart-median = Median { $score }.
daily-chart-you = You scored { $score }.
daily-bin = { $from } to { $to }
daily-table = Read the scores as a table
daily-score = Score
daily-guests = Guests
daily-yours = Replay yours
daily-streak = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
daily-intro = Every day at midnight UTC each game deals once: the same cards against the same bots for everyone in this hall. You play it once, when you like, before the day is over.
daily-no-hints = There are no hints, so that people are compared and nobody’s adviser. Results and replays of the others are shown to whoever has ended the deal.
daily-fair = Check the shuffle
daily-fair-help = The seal of a deal is the SHA-256 of its seed. It is shown the day before; the seed itself is told after midnight UTC, so that anybody can check that the cards were fixed beforehand.
daily-seal-today = Seal of today
daily-seal-tomorrow = Seal of tomorrow
daily-seed-yesterday = Seed of yesterday
daily-of-day = { $game } of { $day }
daily-others = Replays of the others
daily-others-none = Nobody else has ended it yet.
daily-others-sealed = The replays are for those who have played the deal.
daily-watch = Replay
daily-yesterday = Yesterday’s results
daily-sealed = Play today’s deal first: then you see how the others did.
week-title = This week among friends
week-help = People you have sat with at a table. For each deal everybody gets as many points as people of this list they were at least as good as. Only you see this list.
week-points = { $points ->
    [one] one point
   *[other] { $points } points
}
week-deals = { $count ->
    [one] one deal
   *[other] { $count } deals
}
week-alone = Play a table with friends, and they appear here.
deal-badge-help = This table plays the daily deal. Everybody gets these cards once.
same-deal = Same deal
same-deal-ask = Same deal at several tables
same-deal-one = One table
same-deal-tables = { $count } tables
same-deal-help = Your group is spread over the tables, everybody plays the same cards, and the results are compared at the end.
same-deal-title = { $count } tables, the same deal
same-deal-invite-title = Invite your group
same-deal-invite = Send this link to everybody: each of them gets a seat at the next free table.
same-deal-sit = Take a seat
same-deal-go = To your table
same-deal-table = Table { $number }
same-deal-yours = Your table
same-deal-wait = What happens at the other tables is shown when your own game is over.
same-deal-look = Look
same-deal-replay = Replay
same-deal-compare = Comparison
same-deal-seat = Seat { $seat }
same-deal-seat-column = Seat
same-deal-difference = against the mean of the others
same-deal-teams = Teams
same-deal-teams-help = Each team has held every seat once, each time at another table. Its total adds up the differences.
same-deal-total = Total
same-deal-no-score = no score
same-deal-after = The comparison comes when two tables have ended.
same-deal-badge-help = One of several tables with the same deal. This leads to all of them.
