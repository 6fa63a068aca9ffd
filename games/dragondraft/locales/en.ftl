# Dragondraft

game-title = Dragondraft
game-tagline = Pick dragons for five evenings of show, and mind the thistles.
game-step-1 = Recruit a card from a row. Each one you skip costs a thistle.
game-step-2 = Prepare your stage: goblins build grandstands and set up specials.
game-step-3 = In the evening your dragons draw spectators. After five days, the most spectators win.
game-points = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
game-round = Day { $round }
game-over-not-final = The spectators below are not a final count.
game-over-compare = Who drew the spectators
game-over-compare-so-far = The spectators so far, and who drew them
game-over-from = Spectators from
game-over-so-far = Spectators so far

## Things: a name, and what it does

card-red = fire breather
help-red = Red. Three or more in one evening attract 4 spectators each; fewer attract nobody.
card-purple = magician
help-purple = Purple. Two or more in one evening attract 3 spectators each; a single one attracts nobody.
card-blue = flying ace
help-blue = Blue. Two or more in one evening attract 2 spectators each; a single one attracts nobody.
card-green = gymnast
help-green = Green. The more of them perform together, the better: 1, 3, 6, 10, 15 or 21 spectators in all (at most 15 with the French table).
card-yellow = strongman
help-yellow = Yellow. Each attracts 1 spectator, and whoever has the most strongmen tonight gets 5 more.
card-goblin = goblin
help-goblin = One helper. Goblins pay for grandstands and specials, or wait in your hand for another day.
card-goblin-pair = pair of goblins
help-goblin-pair = Two helpers on one card. They always work on the same job; a helper too many is lost.
card-thistle = thistle
help-thistle = You get one for each card you skip in a row. It fills a place in your hand until the evening is over.
card-grandstand-small = small grandstand
help-grandstand-small = Costs 4 goblin helpers and attracts its spectators at once, only this one time.
card-grandstand-medium = medium grandstand
help-grandstand-medium = Costs 6 goblin helpers and attracts its spectators at once, only this one time.
card-grandstand-large = large grandstand
help-grandstand-large = Costs 8 goblin helpers and attracts its spectators at once, only this one time.
card-fireworks = fireworks
help-fireworks = Costs 2 helpers. Brings 1 spectator to each of your shows, tonight already.
card-dragon-stylist = dragon stylist
help-dragon-stylist = Costs 4 helpers. Brings 1 spectator for each different dragon colour in your show, tonight already.
card-snack-stand = snack stand
help-snack-stand = Costs 3 helpers. From tomorrow on you may hold one card more.
card-souvenir-shop = souvenir shop
help-souvenir-shop = Costs 3 helpers. Brings 1 spectator for each thistle you hold, tonight already.
card-board = queue at the city gate
help-board = Four rows of dragons and goblins. The card nearest to the flag rope is free; each card you skip costs a thistle.
card-days = days of the fair
help-days = The fair lasts five days, each with an evening show.
card-hand = hand limit
help-hand = How many cards you may hold, thistles included: 9, and one more for each snack stand of an earlier day.
card-queue = spectators’ queue
help-queue = Counts your spectators. At 50 and at 100 your tile is turned and the counting starts again.
card-grandstands = corners of a stage
help-grandstands = Each stage has room for four grandstands in the whole game.

the-red = the fire breather
the-purple = the magician
the-blue = the flying ace
the-green = the gymnast
the-yellow = the strongman
the-goblin = the goblin
the-goblin-pair = the pair of goblins
the-grandstand-small = the small grandstand
the-grandstand-medium = the medium grandstand
the-grandstand-large = the large grandstand
a-fireworks = fireworks
a-dragon-stylist = a dragon stylist
a-snack-stand = a snack stand
a-souvenir-shop = a souvenir shop
board-name-red = Fire breather
board-name-purple = Magician
board-name-blue = Flying ace
board-name-green = Gymnast
board-name-yellow = Strongman
board-name-goblin = Goblin
board-name-goblin-pair = Goblin pair
board-name-thistle = Thistle

effect-per-show = +{ $amount } every evening
effect-per-colour = +{ $amount } every evening for each colour of dragon
effect-per-thistle = +{ $amount } every evening for each thistle
effect-hand-limit = { $amount ->
    [one] { $amount } more card in hand from tomorrow
   *[other] { $amount } more cards in hand from tomorrow
}

many-red = { $count ->
    [one] { $count } fire breather
   *[other] { $count } fire breathers
}
many-purple = { $count ->
    [one] { $count } magician
   *[other] { $count } magicians
}
many-blue = { $count ->
    [one] { $count } flying ace
   *[other] { $count } flying aces
}
many-green = { $count ->
    [one] { $count } gymnast
   *[other] { $count } gymnasts
}
many-yellow = { $count ->
    [one] { $count } strongman
   *[other] { $count } strongmen
}
many-goblin = { $count ->
    [one] { $count } goblin
   *[other] { $count } goblins
}
many-goblin-pair = { $count ->
    [one] { $count } pair of goblins
   *[other] { $count } pairs of goblins
}
many-thistle = { $count ->
    [one] { $count } thistle
   *[other] { $count } thistles
}
many-fireworks = { $count ->
    [one] { $count } fireworks display
   *[other] { $count } fireworks displays
}
many-dragon-stylist = { $count ->
    [one] { $count } dragon stylist
   *[other] { $count } dragon stylists
}
many-snack-stand = { $count ->
    [one] { $count } snack stand
   *[other] { $count } snack stands
}
many-souvenir-shop = { $count ->
    [one] { $count } souvenir shop
   *[other] { $count } souvenir shops
}
most-red = the most fire breathers
most-purple = the most magicians
most-blue = the most flying aces
most-green = the most gymnasts
most-yellow = the most strongmen
no-goblins = no goblins
player = { $who }

## What is asked

prompt-recruiting = { $who-is ->
    [you] Recruit one card. You hold { $holds } of { $limit }.
   *[other] { $who } is recruiting ({ $holds } of { $limit } cards in hand).
}
prompt-preparing = { $open ->
    [both] { $who-is ->
        [you] Build a grandstand, offer a special, or both? You have { $helpers ->
            [one] { $helpers } helper
           *[other] { $helpers } helpers
        }.
       *[other] { $who } is preparing the stage with { $helpers ->
            [one] { $helpers } helper
           *[other] { $helpers } helpers
        }.
    }
    [grandstand] { $who-is ->
        [you] Would you like to build a grandstand? You have { $helpers ->
            [one] { $helpers } helper
           *[other] { $helpers } helpers
        }.
       *[other] { $who } may build a grandstand with { $helpers ->
            [one] { $helpers } helper
           *[other] { $helpers } helpers
        }.
    }
   *[special] { $who-is ->
        [you] Would you like to offer a special? You have { $helpers ->
            [one] { $helpers } helper
           *[other] { $helpers } helpers
        }.
       *[other] { $who } may offer a special with { $helpers ->
            [one] { $helpers } helper
           *[other] { $helpers } helpers
        }.
    }
}
prompt-show = { $who-is ->
    [you] Which goblins do you keep for tomorrow?
   *[other] { $who } decides which goblins stay for tomorrow.
}
prompt-over = { $who-is ->
    [you] The fair is over. You win with { $spectators } spectators!
   *[other] The fair is over. { $who } wins with { $spectators } spectators!
}{ $tie ->
    [yes] { " " }The best grandstand broke the tie.
   *[no] { "" }
}
prompt-shared = The fair is over. { $winners } share the victory!{ $tie ->
    [yes] { " " }The best grandstand broke the tie.
   *[no] { "" }
}

## What can be done

action-take = Take { $card } at { $space } ({ $thistles ->
    [0] free
    [one] { $thistles } thistle
   *[other] { $thistles } thistles
})
action-take-gain = Take { $card } at { $space } ({ $thistles ->
    [0] free
    [one] { $thistles } thistle
   *[other] { $thistles } thistles
}): { $lines }; tonight +{ $gain }
action-take-nothing = Take nothing at { $space }
action-build = Build { $stand } for { $spectators } spectators, paid with { $pay }{ $lost ->
    [0] { "" }
    [one] { " " }(one helper too many)
   *[other] { " " }({ $lost } helpers too many)
}
action-offer = Offer { $special } ({ $effect }{ $gain ->
    [0] { "" }
   *[other] ; tonight +{ $gain }
}), paid with { $pay }{ $lost ->
    [0] { "" }
    [one] { " " }(one helper too many)
   *[other] { " " }({ $lost } helpers too many)
}
action-done = Nothing more: the stage is ready
action-keep = Keep { $goblins }{ $discarded ->
    [0] { "" }
    [one] { " " }and discard one goblin card
   *[other] { " " }and discard { $discarded } goblin cards
}
action-keep-none = Keep no goblins: { $discarded ->
    [one] discard the goblin card
   *[other] discard all { $discarded } goblin cards
}

## What happens

event-arrived = Day { $round } begins: { $cards } cards queue up at the city gate{ $undealt ->
    [0] .
    [one] , one stays behind face down.
   *[other] , { $undealt } stay behind face down.
}
event-took = { $who-is ->
    [you] You take { $card } at { $space }
   *[other] { $who } takes { $card } at { $space }
}{ $thistles ->
    [0] { $short ->
        [yes] ; there are no thistles left to go with it.
       *[no] .
    }
    [one] { $short ->
        [yes] { " " }with the last thistle.
       *[no] { " " }with { $thistles } thistle.
    }
   *[other] { $short ->
        [yes] { " " }with the last { $thistles } thistles.
       *[no] { " " }with { $thistles } thistles.
    }
}
event-passed = { $full ->
    [yes] { $who-is ->
        [you] You have to pass: your hand is full.
       *[other] { $who } has to pass with a full hand.
    }
   *[no] { $who-is ->
        [you] You have to pass: there is no card left to take.
       *[other] { $who } has to pass: there is no card left to take.
    }
}
event-sheep-taken = { $who-is ->
    [you] You passed first and take the sheep: now you go first.
   *[other] { $who } passed first and takes the sheep: now { $who } goes first.
}
event-hands-opened = { $who-is ->
    [you] All hands are shown. You are the first to prepare your stage.
   *[other] All hands are shown. { $who } is the first to prepare the stage.
}
event-built = { $who-is ->
    [you] You build { $stand } with { $pay }: { $spectators } spectators at once, { $total } in all.
   *[other] { $who } builds { $stand } with { $pay }: { $spectators } spectators at once, { $total } in all.
}{ $lost ->
    [0] { "" }
    [one] { " " }One helper had nothing to do.
   *[other] { " " }{ $lost } helpers had nothing to do.
}
event-offered = { $who-is ->
    [you] From now on you offer { $special }, paid with { $pay }.
   *[other] From now on { $who } offers { $special }, paid with { $pay }.
}{ $count ->
    [1] { "" }
   *[other] { " " }That makes { $count } of them.
}{ $lost ->
    [0] { "" }
    [one] { " " }One helper had nothing to do.
   *[other] { " " }{ $lost } helpers had nothing to do.
}
event-ready = { $prepared ->
    [yes] { $who-is ->
        [you] Your stage is ready.
       *[other] The stage of { $who } is ready.
    }
   *[no] { $who-is ->
        [you] Your stage stays as it is.
       *[other] The stage of { $who } stays as it is.
    }
}
event-show-began = { $who-is ->
    [you] Curtain up for your show!
   *[other] Curtain up for the show of { $who }!
}
event-attracted = { $line }
event-show-counted = { $who-is ->
    [you] Your show attracts { $spectators ->
        [0] nobody
        [one] { $spectators } spectator
       *[other] { $spectators } spectators
    }; you have { $total }.
   *[other] The show of { $who } attracts { $spectators ->
        [0] nobody
        [one] { $spectators } spectator
       *[other] { $spectators } spectators
    }; { $who } has { $total }.
}
event-kept = { $who-is ->
    [you] For tomorrow you keep { $goblins }
   *[other] For tomorrow { $who } keeps { $goblins }
}{ $discarded ->
    [0] .
    [one] ; one goblin card is discarded.
   *[other] ; { $discarded } goblin cards are discarded.
}
event-kept-none = { $who-is ->
    [you] For tomorrow you keep no goblins
   *[other] For tomorrow { $who } keeps no goblins
}{ $discarded ->
    [one] ; one goblin card is discarded.
   *[other] ; { $discarded } goblin cards are discarded.
}
event-cleared = { $who-is ->
    [you] You clear away dragons and thistles
   *[other] { $who } clears away dragons and thistles
}: { $cards ->
    [one] { $cards } card is discarded
   *[other] { $cards } cards are discarded
}{ $thistles ->
    [0] .
    [one] , { $thistles } thistle goes back.
   *[other] , { $thistles } thistles go back.
}
event-day-ended = Day { $round } is over{ $left ->
    [0] .
    [one] ; the last card at the gate goes home.
   *[other] ; the { $left } cards left at the gate go home.
}
event-game-ended = { $who-is ->
    [you] The fair is over: you win!
   *[other] The fair is over: { $who } wins!
}{ $tie ->
    [yes] { " " }The best grandstand broke the tie.
   *[no] { "" }
}
event-game-shared = The fair is over: { $winners } share the victory!{ $tie ->
    [yes] { " " }The best grandstand broke the tie.
   *[no] { "" }
}

## Lines of a show

line-each = { $what } × { $each } = { $spectators }
line-total = { $what }: { $spectators }
line-too-few = { $what }: nobody comes (too few)
line-most = { $what }: { $spectators } more
line-dragon-stylist = { $what } × { $each ->
    [one] { $each } colour
   *[other] { $each } colours
} = { $spectators }
line-souvenir-shop = { $what } × { $each ->
    [one] { $each } thistle
   *[other] { $each } thistles
} = { $spectators }

## The table in words

heading-day = Day { $round } of { $rounds }: { $phase ->
    [recruiting] recruiting
    [preparing] preparing the stages
    [show] evening show
   *[over] the fair is over
}
heading-board = At the city gate, from the flag rope (thistles in brackets, ✗ cannot be taken)
heading-supplies = Supplies
heading-player = { $who-is ->
    [you] You
   *[other] { $who }
}: { $spectators ->
    [one] { $spectators } spectator
   *[other] { $spectators } spectators
}{ $state ->
    [turn] { " " }(to play)
    [passed] { " " }(passed)
   *[waiting] { "" }
}
table-sheep = { $who-is ->
    [you] You have the sheep and go first.
   *[other] { $who } has the sheep and goes first.
}
table-row = { $row }: { $cards }
table-row-empty = { $row }: nobody left
table-card = { $space } { $card } ({ $thistles }{ $barred ->
    [yes] { " " }✗
   *[no] { "" }
})
table-thistles = Thistles left: { $count }
table-piles = To build: { $piles }
table-pile = { $stand } ({ $top } spectators for { $cost } helpers, { $left } left)
table-pile-empty = { $stand } (all built)
table-supply-of-specials = To offer: { $specials }
table-special = { $special } ({ $cost } helpers, { $figures } left)
table-hand = Hand { $size } of { $limit }: { $cards }
table-hand-remembered = Hand { $size } of { $limit } (as everybody saw): { $cards }
table-hand-empty = Hand { $size } of { $limit }
table-grandstand = { $stand } ({ $spectators })
table-grandstands = Grandstands: { $stands }
table-specials = Specials: { $specials }
table-tonight = Tonight so far { $total }: { $lines }
table-show = Last show { $total }: { $lines }

## Points

score-red = Fire breathers
score-purple = Magicians
score-blue = Flying aces
score-green = Gymnasts
score-yellow = Strongmen
score-most = Most of a colour
score-fireworks = Fireworks
score-dragon-stylist = Dragon stylists
score-snack-stand = Snack stands
score-souvenir-shop = Souvenir shops
score-grandstands = Grandstands

ending-last-show = The last evening show is over.

## Why not

refusal-not-in-this-phase = That belongs to another part of the day.
refusal-no-passing = You cannot choose to pass: as long as there is room in your hand, you must take a card.
refusal-no-such-space = The board has no such space.
refusal-empty-space = No card lies there.
refusal-hand-full = Your hand is full.
refusal-too-many-cards = With its thistles this card would not fit into your hand.
refusal-thistles-short = There are not enough thistles left for this card.
refusal-one-grandstand-a-day = You have built a grandstand today already.
refusal-stage-full = Every corner of your stage has its grandstand.
refusal-pile-empty = All grandstands of this size are built.
refusal-no-specials = The beginner game has no specials.
refusal-one-special-a-day = You have offered a new special today already.
refusal-no-figure-left = Nobody can offer this any more: all its figures are in use.
refusal-not-your-goblins = You do not have these goblins.
refusal-too-few-helpers = These are too few helpers.
refusal-superfluous-goblins = Fewer goblin cards would be enough.
refusal-keep-only-your-own = You can only keep goblins that you have.

## Before the game

option-players = Players
option-players-help = Two to four can play.
option-beginner = Beginner game
option-beginner-help = Without specials: goblins only build grandstands. Good for a first game.
option-first = Who begins
option-first-help = The rules give the sheep to the youngest; here you choose, or chance does.
option-first-random = Chance decides
option-first-seat-0 = Seat 1
option-first-seat-1 = Seat 2
option-first-seat-2 = Seat 3
option-first-seat-3 = Seat 4
option-edition = Edition
option-edition-help = The English and the French rules differ in two small points; this sets both.
option-edition-english = English: a card needs all its thistles, gymnasts count up to 21
option-edition-french = French: a card comes with the thistles that are left, gymnasts count up to 15
option-thistle-shortage = When thistles run short
option-thistle-shortage-help = What happens if the supply has fewer thistles than a card costs.
option-thistle-shortage-edition = As the edition says
option-thistle-shortage-forbids = The card may not be taken
option-thistle-shortage-gives-what-is-left = The card comes with the thistles that are left
option-green-table = Gymnasts
option-green-table-help = How far the green table goes.
option-green-table-edition = As the edition says
option-green-table-long = Six or more attract 21
option-green-table-short = Five or more attract 15

## The drawn board

board-tab-stages = Stages
board-tab-queue = Queue
board-phase-recruiting = Recruiting
board-phase-preparing = Preparing
board-phase-show = Show
board-day = Day { $round } of { $rounds }
board-you = { $who-is ->
    [you] You
   *[other] { $who }
}
board-hand = Hand
board-free = free
board-spectators = { $count ->
    [one] spectator
   *[other] spectators
}
board-score = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
board-score-open = how they came
board-after = { $thistles ->
    [0] { $card }: hand { $size } of { $limit }.
    [one] { $card } and { $thistles } thistle: hand { $size } of { $limit }.
   *[other] { $card } and { $thistles } thistles: hand { $size } of { $limit }.
}
board-lines = { $lines }.
board-keeps = { $places ->
    [0] Your whole hand is free tomorrow: { $limit } places.
    [one] { $places } of your { $limit } places is taken tomorrow.
   *[other] { $places } of your { $limit } places are taken tomorrow.
}
board-tonight = Tonight +{ $gain }.
board-take = { $thistles ->
    [0] Take it for free
    [one] Take it, with { $thistles } thistle
   *[other] Take it, with { $thistles } thistles
}
board-look = Tap a card to see what it brings.
board-cancel = Cancel
board-build = Build it: +{ $spectators }
board-offer = { $gain ->
    [0] Offer it
   *[other] Offer it: tonight +{ $gain }
}
board-costs = { $cost ->
    [one] { $cost } helper
   *[other] { $cost } helpers
}
board-deal = { $cost } for { $spectators }
board-left = { $count } left
board-pay = Now choose the goblins to pay with: { $paid } of { $cost }
board-lost = { $lost ->
    [0] Nobody is lost.
    [one] One helper too many: it is lost.
   *[other] { $lost } helpers too many: they are lost.
}
board-passed = passed
board-sheep = Has the sheep: goes first
board-show-of = { $who-is ->
    [you] Your show
   *[other] The show of { $who }
}
board-skip = Show the result
board-go-on = Go on
board-next-day = On to day { $round }
board-so-far = Tonight so far: { $total }
board-last-show = The last show: { $total }
board-no-show = Nothing to count yet.
board-chip = { $size } of { $limit } cards in hand, { $spectators ->
    [one] { $spectators } spectator
   *[other] { $spectators } spectators
}
board-tile = { $who-is ->
    [you] Your tile shows { $count }
   *[other] The tile of { $who } shows { $count }
}
board-supply = What goblins can build and offer
board-worth-red = 4 each, from 3
board-worth-purple = 3 each, from 2
board-worth-blue = 2 each, from 2
board-worth-green = 1·3·6·10·15·21
board-worth-green-short = 1·3·6·10·15
board-worth-yellow = 1 each, most +5
board-worth-goblin = 1 helper
board-worth-goblin-pair = 2 helpers
board-worth-thistle = fills a place

## Groups of cards and pieces, in Help

group-dragon = { $count ->
    [one] Dragon
   *[other] Dragons
}
group-goblin = { $count ->
    [one] Goblin
   *[other] Goblins
}
group-special = { $count ->
    [one] Special
   *[other] Specials
}
group-grandstand = { $count ->
    [one] Grandstand
   *[other] Grandstands
}
group-fair = { $count ->
    [one] Fair
   *[other] Fair
}

## Why a hint advises a move

reason-spectators-more = { $amount ->
    [one] About 1 spectator more for you at once.
   *[other] About { $amount } spectators more for you at once.
}
reason-spectators-less = { $amount ->
    [one] About 1 spectator less for you at once.
   *[other] About { $amount } spectators less for you at once.
}
reason-show-more = { $amount ->
    [one] Your show tonight gains about 1 spectator on the others.
   *[other] Your show tonight gains about { $amount } spectators on the others.
}
reason-show-less = { $amount ->
    [one] Your show tonight loses about 1 spectator to the others.
   *[other] Your show tonight loses about { $amount } spectators to the others.
}
reason-goblins-more = Your goblins come to better use.
reason-goblins-less = Your goblins come to less use.
reason-figures-more = It gives you specials that pay on the days to come.
reason-figures-less = It gives you less from specials on the days to come.

# The same as the coach says it.
coach-reason-spectators = { $amount ->
    [one] About 1 spectator more for you at once.
   *[other] About { $amount } spectators more for you at once.
}
coach-reason-show = { $amount ->
    [one] Your show tonight gains about 1 spectator on the others.
   *[other] Your show tonight gains about { $amount } spectators on the others.
}
coach-reason-goblins = Your goblins come to better use.
coach-reason-figures = It gives you specials that pay on the days to come.

## Signs in the terminal

symbol-red = ▲
symbol-purple = ★
symbol-blue = ◆
symbol-green = ♣
symbol-yellow = ●
symbol-goblin = ◕
symbol-goblin-pair = ◕
symbol-thistle = ✻
symbol-grandstand-small = ▁
symbol-grandstand-medium = ▃
symbol-grandstand-large = ▅
symbol-fireworks = ✹
symbol-dragon-stylist = ✂
symbol-snack-stand = ♨
symbol-souvenir-shop = ⚑
