## The game

game-title = Flamecraft
game-tagline = Find homes for little artisan dragons and make the town famous.
game-step-1 = Visit a shop of the town.
game-step-2 = Gather there and give a dragon a home, or enchant the shop.
game-step-3 = All this earns reputation. Whoever has the most at the end wins.
game-points = { $count } reputation
game-over-not-final = The reputation below is not a final score.
game-over-compare = Where the reputation comes from
game-over-compare-so-far = The reputation so far, and where it comes from
game-over-from = Reputation from
game-over-so-far = Reputation so far
game-over-next-award = more reputation and you are a { $award }

## Before the game

option-players = Players
option-players-help = One to five. Alone you play the solo game with its achievements.
option-enchantments = Enchantments
option-enchantments-help = The purple cards are best for a first game.
option-enchantments-purple = Purple
option-enchantments-golden = Golden
option-enchantments-mixed = Both together (house rule)
option-companions = Companions
option-companions-help = Everybody gets a companion who helps once. Not in the solo game.
option-first = First player
option-first-help = Who takes the first turn.
option-first-random = By chance
option-first-seat-0 = Seat 1
option-first-seat-1 = Seat 2
option-first-seat-2 = Seat 3
option-first-seat-3 = Seat 4
option-first-seat-4 = Seat 5
option-token = Your token (solo)
option-token-help = In the solo game each of the six tokens belongs to a good; this one is yours.
option-token-bread = Bread
option-token-meat = Meat
option-token-iron = Iron
option-token-crystal = Crystal
option-token-plant = Plant
option-token-potion = Potion
option-solo-limits = Limits in the solo game
option-solo-limits-help = Keep at most 6 dragons in hand and 7 of each good at the end of a turn, as with more players. The solo rules do not ask for it.
option-shops = Shops
option-shops-help = The shop deck chosen by hand: a list of names such as ["dragon-alley", "sew-cute"].
option-campaign = Campaign
option-campaign-help = The achievements unlocked in earlier solo games.

## Small parts

token =
    { $what ->
        [bread] bread
        [meat] meat
        [iron] iron
        [crystal] crystal
        [plant] plant
        [potion] potion
       *[coin] coin
    }
amount =
    { $what ->
        [bread] { $n } { $n ->
            [one] bread
           *[other] bread
        }
        [meat] { $n } { $n ->
            [one] meat
           *[other] meat
        }
        [iron] { $n } { $n ->
            [one] iron
           *[other] iron
        }
        [crystal] { $n } { $n ->
            [one] crystal
           *[other] crystals
        }
        [plant] { $n } { $n ->
            [one] plant
           *[other] plants
        }
        [potion] { $n } { $n ->
            [one] potion
           *[other] potions
        }
        [coin] { $n } { $n ->
            [one] coin
           *[other] coins
        }
        [any] { $n } { $n ->
            [one] good of any kind
           *[other] goods of any kind
        }
        [token] { $n } { $n ->
            [one] good or coin
           *[other] goods or coins
        }
        [reputation] { $n } reputation
        [fancy] { $n } { $n ->
            [one] fancy dragon
           *[other] fancy dragons
        }
       *[artisan] { $n } { $n ->
            [one] artisan dragon
           *[other] artisan dragons
        }
    }
artisan =
    { $name } ({ $good ->
        [bread] bread
        [meat] meat
        [iron] iron
        [crystal] crystal
        [plant] plant
       *[potion] potion
    })
nothing = nothing
any-craft = any dragon
a-fancy-dragon = a fancy dragon
at-slot = { $shop }, slot { $slot }
at-park = the park, place { $place }
at-hand = your hand
visitor =
    { $who-is ->
        [you] you
       *[other] { $who }
    }
per-extra-set = { $n } reputation for each further set

## Headings and the table in words

heading-town = Town
heading-park = Park
heading-row = Enchantments
heading-players = Players
heading-decks = Decks
heading-hand = Your dragons
heading-ending = The end is near
heading-tokens = Other tokens
table-shop = { $shop }: { $yields }
table-shop-visited = { $shop } (here: { $who }): { $yields }
table-shop-face-down = A new shop, still face down
table-slot = · slot { $slot }: { $dragon }
table-slot-empty = · slot { $slot }: free for { $accepts }; gives { $reward }
table-enchanted = · enchanted: { $enchantments }
table-ability = · ability: { $help }
table-coin-spaces = · coin spaces filled: { $filled } of { $spaces }
table-park = { $place }. { $dragon }
table-park-with = { $place }. { $dragon } with { $goods }
table-enchantment = { $enchantment }: costs { $cost }; gives { $reward }
table-enchantment-no-coins = { $enchantment }: costs { $cost }, no coins; gives { $reward }
table-player =
    { $who-is ->
        [you] You
       *[other] { $who }
    }: { $reputation } reputation; { $things }; { $hand ->
        [one] 1 dragon in hand
       *[other] { $hand } dragons in hand
    }, { $fancies ->
        [one] 1 fancy dragon
       *[other] { $fancies } fancy dragons
    }
table-player-at =
    { $who-is ->
        [you] · You are at { $shop }
       *[other] · { $who } is at { $shop }
    }
table-player-reserved =
    { $who-is ->
        [you] · You have reserved { $enchantment }
       *[other] · { $who } has reserved { $enchantment }
    }
table-companion =
    { $who-is ->
        [you] · Your companion: { $companion }
       *[other] · Companion of { $who }: { $companion }
    }
table-companion-used =
    { $who-is ->
        [you] · Your companion, used: { $companion }
       *[other] · Companion of { $who }, used: { $companion }
    }
table-player-scored =
    { $who-is ->
        [you] · You have scored { $fancies }
       *[other] · { $who } has scored { $fancies }
    }
table-player-shown =
    { $who-is ->
        [you] · You show { $fancies }
       *[other] · { $who } shows { $fancies }
    }
table-decks = Left: { $artisans } { $artisans ->
        [one] artisan dragon
       *[other] artisan dragons
    }, { $enchantments } { $enchantments ->
        [one] enchantment
       *[other] enchantments
    }, { $fancies } { $fancies ->
        [one] fancy dragon
       *[other] fancy dragons
    }, { $shops } { $shops ->
        [one] shop
       *[other] shops
    }
table-hand = In hand: { $dragons }
table-hand-empty = No artisan dragon in hand
table-fancy-offered = { $fancy }: { $help }
table-fancy-sun = { $fancy } (sun): { $help }
table-fancy-sun-ready = { $fancy } (sun, ready!): { $help }
table-fancy-moon = { $fancy } (moon, worth { $worth } now): { $help }
table-ending =
    { $cause ->
        [artisan-deck] The artisan deck is empty. Final turns left: { $turns }
        [enchantment-deck] The enchantment deck is empty. Final turns left: { $turns }
       *[turn-limit] The turn limit is reached. Final turns left: { $turns }
    }
table-token = { $token }: at { $shop }
table-token-away = { $token }: not in town yet

## Points

score-reputation = Reputation
score-coins = Coins
score-moons = Moon dragons
score-slots = Homes for dragons
score-enchantments = Enchantments
score-dragons = Dragons fired up
score-abilities = Abilities of shops
score-fancies = Fancy dragons
score-track = Other reputation
score-tie = Tied: { $dragons } { $dragons ->
        [one] dragon
       *[other] dragons
    } in hand, then { $goods } { $goods ->
        [one] good
       *[other] goods
    }
ending-artisan-deck = The last artisan dragon was drawn.
ending-enchantment-deck = The last enchantment was revealed.
ending-turn-limit = The game reached its limit of turns.

## Questions

prompt-keep-fancy =
    { $who-is ->
        [you] Choose one fancy dragon to keep.
       *[other] { $who } chooses a fancy dragon.
    }
prompt-reserve =
    { $who-is ->
        [you] Which enchantment do you reserve?
       *[other] { $who } reserves an enchantment.
    }
prompt-start-good =
    { $who-is ->
        [you] Choose a good to start with.
       *[other] { $who } chooses a good to start with.
    }
prompt-visit =
    { $who-is ->
        [you] Which shop do you visit?
       *[other] { $who } chooses a shop.
    }
prompt-give-token =
    { $who-is ->
        [you] Somebody is at { $shop }. What do you give to the { $what } token?
       *[other] { $who } gives something to the { $what } token.
    }
prompt-give-visitor =
    { $who-is ->
        [you] { $to } is at { $shop }. What do you give?
       *[other] { $to-is ->
            [you] { $who } gives you something.
           *[other] { $who } gives something to { $to }.
        }
    }
prompt-gather-or-enchant =
    { $who-is ->
        [you] You are at { $shop }. Gather, or cast an enchantment?
       *[other] { $who } gathers or enchants at { $shop }.
    }
prompt-gather =
    { $who-is ->
        [you] You are at { $shop }. Gather here.
       *[other] { $who } gathers at { $shop }.
    }
prompt-enchant-cheaper =
    { $who-is ->
        [you] Which enchantment do you cast at { $shop }, leaving out up to { $count ->
            [one] 1 good
           *[other] { $count } goods
        }?
       *[other] { $who } casts an enchantment at { $shop }, leaving out some goods.
    }
prompt-use-ability =
    { $who-is ->
        [you] { $shop }: { $help } Use it?
       *[other] { $who } may use the ability of { $shop }.
    }
prompt-use-again =
    { $who-is ->
        [you] { $shop }: { $help } Use it once more, with your companion?
       *[other] { $who } may use the ability of { $shop } once more.
    }
prompt-end-turn =
    { $who-is ->
        [you] End your turn?
       *[other] { $who } is about to end the turn.
    }
prompt-after-expand =
    { $who-is ->
        [you] New shops are open. Anything else before your turn ends?
       *[other] { $who } looks at the new shops.
    }
prompt-revealed =
    { $who-is ->
        [you] { $shop } has opened. Use { $companion }? { $help }
       *[other] { $who } may use a companion at { $shop }.
    }
prompt-limits =
    { $who-is ->
        [you] You have { $count } { $count ->
            [one] dragon
           *[other] dragons
        } too many. Which goes back?
       *[other] { $who } returns dragons.
    }
prompt-solo-cast =
    { $who-is ->
        [you] To which shop do you add an enchantment of { $what }?
       *[other] { $who } adds an enchantment of { $what } to a shop.
    }
prompt-unlock =
    { $who-is ->
        [you] Unlock an achievement? You may unlock { $count }.
       *[other] { $who } unlocks achievements.
    }
prompt-choose-good =
    { $who-is ->
        [you] Choose a good ({ $count } to go).
       *[other] { $who } chooses goods.
    }
prompt-choose-same =
    { $who-is ->
        [you] Which good do you take { $count } of?
       *[other] { $who } takes { $count } of one good.
    }
prompt-draw =
    { $who-is ->
        [you] Draw a dragon from the park or the deck ({ $count } to go).
       *[other] { $who } draws a dragon.
    }
prompt-take-from-park =
    { $who-is ->
        [you] Take a dragon from the park ({ $count } to go).
       *[other] { $who } takes a dragon from the park.
    }
prompt-place-here =
    { $who-is ->
        [you] Place a dragon at { $shop }?
       *[other] { $who } may place a dragon at { $shop }.
    }
prompt-place-at =
    { $who-is ->
        [you] Place a dragon at { $shop }.
       *[other] { $who } places a dragon at { $shop }.
    }
prompt-place-in-town =
    { $who-is ->
        [you] Place a dragon anywhere in town.
       *[other] { $who } places a dragon in town.
    }
prompt-kindle =
    { $who-is ->
        [you] Use { $companion } at { $shop }? { $help }
       *[other] { $who } may fire up dragons at { $shop }.
    }
prompt-fire-one =
    { $who-is ->
        [you] Fire up one dragon at { $shop }?
       *[other] { $who } may fire up a dragon at { $shop }.
    }
prompt-fire-which =
    { $who-is ->
        [you] Which dragon do you fire up?
       *[other] { $who } fires up a dragon.
    }
prompt-fire-any =
    { $who-is ->
        [you] Fire up as many dragons as you like.
       *[other] { $who } fires up dragons.
    }
prompt-swap =
    { $who-is ->
        [you] Which dragon in town does { $dragon } swap with?
       *[other] { $who } swaps { $dragon } with another dragon.
    }
prompt-sets =
    { $who-is ->
        [you] How many sets do you pay for { $enchantment }?
       *[other] { $who } pays sets for { $enchantment }.
    }
prompt-leave-out =
    { $who-is ->
        [you] How much do you leave out (up to { $what })?
       *[other] { $who } leaves out goods.
    }
prompt-pay-coins =
    { $who-is ->
        [you] { $what } to pay: how many coins do you use instead?
       *[other] { $who } pays.
    }
prompt-may =
    { $who-is ->
        [you] Now you may { $does }.
       *[other] { $who } may now { $does }.
    }
prompt-choose-one =
    { $who-is ->
        [you] Which of these do you do?
       *[other] { $who } chooses what to do.
    }
prompt-same-good =
    { $who-is ->
        [you] Which good do you pay { $count } of?
       *[other] { $who } pays { $count } of one good.
    }
prompt-gift-good =
    { $who-is ->
        [you] Which good do you give away?
       *[other] { $who } chooses a good to give away.
    }
prompt-gift-token =
    { $who-is ->
        [you] What do you give away ({ $count } to go)?
       *[other] { $who } gives something away.
    }
prompt-gift-to =
    { $who-is ->
        [you] Who gets 1 { $what }?
       *[other] { $who } gives 1 { $what } away.
    }
prompt-gift-reward =
    { $who-is ->
        [you] What do you gain for the gift?
       *[other] { $who } chooses what to gain for the gift.
    }
prompt-gift-dragon-to =
    { $who-is ->
        [you] Who gets { $dragon }?
       *[other] { $who } gives { $dragon } away.
    }
prompt-gift-fancy =
    { $who-is ->
        [you] Which of the drawn fancy dragons do you give away?
       *[other] { $who } gives a fancy dragon away.
    }
prompt-gift-fancy-to =
    { $who-is ->
        [you] Who gets the fancy dragon?
       *[other] { $who } gives a fancy dragon away.
    }
prompt-trade =
    { $who-is ->
        [you] What do you trade in?
       *[other] { $who } trades goods in.
    }
prompt-seed-park =
    { $who-is ->
        [you] Which park dragon gets a good?
       *[other] { $who } lays goods on park dragons.
    }
prompt-study =
    { $who-is ->
        [you] Which enchantment do you take goods from?
       *[other] { $who } chooses an enchantment to take goods from.
    }
prompt-study-goods =
    { $who-is ->
        [you] Take a good that { $enchantment } asks for ({ $count } to go).
       *[other] { $who } takes goods that { $enchantment } asks for.
    }
prompt-study-reserve =
    { $who-is ->
        [you] Reserve { $enchantment } as well?
       *[other] { $who } may reserve { $enchantment }.
    }
prompt-pay-for =
    { $who-is ->
        [you] Which enchantment do you pay for?
       *[other] { $who } pays for an enchantment.
    }
prompt-replace =
    { $who-is ->
        [you] Which dragon here do you replace, and with which?
       *[other] { $who } replaces a dragon.
    }
prompt-score-fancy =
    { $who-is ->
        [you] Which fancy dragon do you score?
       *[other] { $who } scores a fancy dragon.
    }
prompt-score-kind =
    { $who-is ->
        [you] Which of the crafts you placed do you count?
       *[other] { $who } chooses a craft to count.
    }
prompt-coin-space =
    { $who-is ->
        [you] On which space do you leave your coins?
       *[other] { $who } leaves coins on a space.
    }
prompt-flip =
    { $who-is ->
        [you] Flip a coin?
       *[other] { $who } flips a coin.
    }
prompt-flip-coins =
    { $who-is ->
        [you] Flip one of your coins?
       *[other] { $who } may flip a coin.
    }
prompt-invited =
    { $who-is ->
        [you] You are invited to { $shop }. Do you come?
       *[other] { $who } is invited to { $shop }.
    }
prompt-coins-to-goods =
    { $who-is ->
        [you] How many coins do you spend, for { $count ->
            [one] 1 good
           *[other] { $count } goods
        } each?
       *[other] { $who } spends coins for goods.
    }
prompt-return-fancies =
    { $who-is ->
        [you] Which fancy dragon do you return?
       *[other] { $who } returns fancy dragons.
    }
prompt-over = The game is over.

## Choices

action-keep = Keep { $fancy }
action-visit = Visit { $shop }
action-stay = Stay where you are
action-gather = Gather here
action-cast = Cast { $enchantment }
action-give = Give 1 { $what }
action-to = To { $to }
action-good = { $what }
action-draw-park = Take { $dragon }
action-draw-deck = Draw from the deck
action-place = Place { $dragon } at { $slot }, for { $reward }
action-fire =
    { $craft ->
        [bread] Fire up { $dragon }: { $at } (draw a dragon)
        [meat] Fire up { $dragon }: { $at } (place a dragon)
        [iron] Fire up { $dragon }: { $at } (2 of one good from there)
        [crystal] Fire up { $dragon }: { $at } (3 different goods)
        [plant] Fire up { $dragon }: { $at } (give something, gain 2 reputation)
       *[potion] Fire up { $dragon }: { $at } (swap with a dragon and fire that one up)
    }
action-cheer = Take reputation instead of firing up { $dragon }: { $at }
action-swap = Swap with { $dragon }: { $slot }
action-use = Do it: { $does }
action-use-ability = Use { $shop }: { $does }
action-use-then = Use { $shop }: { $does }; then you may { $then }
action-use-either = Use { $shop }: { $does }, or { $other }
action-skip = Leave it
action-skip-place = Place none
action-skip-fire = Fire up none
action-decline = Stay away
action-done = Enough
action-choose = Number { $n }
action-choose-reward = { $reward }
action-seed = Lay a good on { $dragon }
action-study = Take goods that { $enchantment } asks for
action-pay-for = Pay for { $enchantment }
action-reserve = Reserve { $enchantment }
action-replace = Put { $dragon } at { $slot }
action-reveal = Reveal { $fancy }
action-score = Score { $fancy }
action-space = Space { $space }: { $reward }
action-flip = Flip a coin
action-join = Come along
action-send = Give { $fancy } away
action-return = Return { $fancy }
action-discard = Return { $dragon }
action-companion = Use your companion { $companion }. { $help }
action-tuck = Add { $enchantment } to { $shop }
action-unlock = Unlock { $achievement }
action-end = End the turn
action-sets =
    { $n ->
        [one] 1 set
       *[other] { $n } sets
    }
action-coins =
    { $n ->
        [0] { $rest }, no coin
        [one] 1 coin and { $rest }
       *[other] { $n } coins and { $rest }
    }
action-spend-coins =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
action-leave =
    { $n ->
        [0] Leave nothing out
       *[other] Leave out { $what }
    }
choice-dragon-hoard-bank-1 = Give up 3 reputation for 4 coins
choice-dragon-hoard-bank-2 = Trade up to 3 goods for a coin each
choice-oh-my-gourd-1 = 1 more good for each dragon here
choice-oh-my-gourd-2 = Pay a coin for 2 more goods for each dragon here
choice-dragon-alley-1 = Leave 2 coins, gain both rewards and take another turn
choice-dragon-alley-2 = Take all coins lying here

## What cards do, part by part

does-pay = pay { $costs }
does-pay-same = pay { $n } of one good
does-gain = gain { $gains }
does-gain-each = gain { $n } of the good of each dragon in your hand
does-gain-same = gain { $n } of one good
does-gain-different = gain { $n } different goods of your choice
does-draw = draw { $gains }
does-draw-fancy = draw { $gains }
does-take-from-park = take { $gains } from the park
does-take-that = take that dragon
does-place-here = place a dragon here
does-place-here-for-coins = place a dragon here and take coins for the hearts of the slot
does-place-in-town = place a dragon anywhere in town
does-place-anywhere = place a dragon on any free slot in town
does-if-fills = gain { $gains } if that fills the shop
does-replace = replace a dragon here and fire up the new one
does-swap = swap it with another dragon in town and fire that one up
does-fire-here = fire up a dragon here
does-fire-town = fire up a dragon in town
does-fire-park = fire up a dragon in the park
does-fire-hand = fire up a dragon in your hand
does-fire-again = fire up a dragon again that you fired up this turn
does-fire-any-here = fire up as many dragons there as you like
does-fire-any-park = fire up as many dragons in the park as you like
does-gift = give { $costs } to another player for { $gains }
does-gift-same = give away { $n } of one good, each for { $gains } or { $or }
does-gift-that = give that dragon to another player for { $gains }
does-gift-fancy = give one of them to another player for { $gains }
does-trade = trade in up to { $n } goods for { $gains } each
does-trade-different = trade in up to { $n } different goods for { $gains } each
does-seed = lay matching goods on park dragons for { $gains } each
does-seed-all = gain { $gains } more for all five
does-study = gain { $n } goods of the cost of one enchantment
does-pay-for = pay for an enchantment of the row and gain its reward
does-reserve = reserve that enchantment
does-score-fancy = score one of your fancy dragons
does-score-fancy-again = score a fancy dragon, even one scored before
does-score-drawn = gain { $gains } for each dragon in town of the craft you drew
does-deposit = leave { $costs } here, gain the rewards of that space and take another turn
does-invite = invite the others: { $n ->
        [one] a good of choice for each guest, { $gains } for you
       *[other] { $n } goods of choice for each guest, { $gains } for you
    }
does-invited = gain { $gains }
does-heads = gain { $gains } for heads
does-tails = gain { $gains } for tails
does-flip-coins = flip up to { $n } of your coins: { $gains } for heads, tails loses the coin
does-coins-to-goods = spend coins for { $gains } each
does-gather-there = gather the goods of that shop
does-return-fancies = return fancy dragons for { $gains } each

## What happened

event-sealed =
    { $who-is ->
        [you] You have chosen.
       *[other] { $who } has chosen.
    }
event-passed =
    { $who-is ->
        [you] You stop here.
       *[other] { $who } stops here.
    }
event-chose =
    { $who-is ->
        [you] You choose.
       *[other] { $who } chooses.
    }
event-kept =
    { $who-is ->
        [you] You keep a fancy dragon.
       *[other] { $who } keeps a fancy dragon.
    }
event-kept-own =
    { $who-is ->
        [you] You keep { $fancy }.
       *[other] { $who } keeps { $fancy }.
    }
event-turn =
    { $who-is ->
        [you] Turn { $turn }: it is your turn.
       *[other] Turn { $turn }: { $who } plays.
    }
event-visited =
    { $who-is ->
        [you] You visit { $shop }.
       *[other] { $who } visits { $shop }.
    }
event-stayed =
    { $who-is ->
        [you] You cannot visit any shop.
       *[other] { $who } cannot visit any shop.
    }
event-gave =
    { $who-is ->
        [you] You give 1 { $what } to { $to }.
       *[other] { $to-is ->
            [you] { $who } gives you 1 { $what }.
           *[other] { $who } gives 1 { $what } to { $to }.
        }
    }
event-gave-back =
    { $who-is ->
        [you] You give 1 { $what } away.
       *[other] { $who } gives 1 { $what } away.
    }
event-gave-dragon =
    { $who-is ->
        [you] You give { $what } to { $to }.
       *[other] { $to-is ->
            [you] { $who } gives you { $what }.
           *[other] { $who } gives { $what } to { $to }.
        }
    }
event-gave-dragon-back =
    { $who-is ->
        [you] You give { $what } away.
       *[other] { $who } gives { $what } away.
    }
event-gained =
    { $who-is ->
        [you] You gain { $what }.
       *[other] { $who } gains { $what }.
    }
event-reputation =
    { $who-is ->
        [you] You gain { $points } reputation.
       *[other] { $who } gains { $points } reputation.
    }
event-took-from-park =
    { $who-is ->
        [you] You take { $dragon } from the park.
       *[other] { $who } takes { $dragon } from the park.
    }
event-took-from-park-with =
    { $who-is ->
        [you] You take { $dragon } from the park, with { $goods }.
       *[other] { $who } takes { $dragon } from the park, with { $goods }.
    }
event-drew =
    { $who-is ->
        [you] You draw a dragon from the deck.
       *[other] { $who } draws a dragon from the deck.
    }
event-drew-own =
    { $who-is ->
        [you] You draw { $dragon } from the deck.
       *[other] { $who } draws { $dragon } from the deck.
    }
event-drew-fancy =
    { $who-is ->
        [you] You draw a fancy dragon.
       *[other] { $who } draws a fancy dragon.
    }
event-drew-fancy-own =
    { $who-is ->
        [you] You draw { $fancy }.
       *[other] { $who } draws { $fancy }.
    }
event-placed =
    { $who-is ->
        [you] You place { $dragon } at { $slot }.
       *[other] { $who } places { $dragon } at { $slot }.
    }
event-fired =
    { $who-is ->
        [you] You fire up { $dragon }: { $at }.
       *[other] { $who } fires up { $dragon }: { $at }.
    }
event-cheered =
    { $who-is ->
        [you] You take reputation instead of firing up { $dragon }.
       *[other] { $who } takes reputation instead of firing up { $dragon }.
    }
event-swapped =
    { $who-is ->
        [you] You swap { $dragon } with { $other }: { $slot }.
       *[other] { $who } swaps { $dragon } with { $other }: { $slot }.
    }
event-replaced =
    { $who-is ->
        [you] You put { $dragon } at { $slot } and take { $old }.
       *[other] { $who } puts { $dragon } at { $slot } and takes { $old }.
    }
event-ability =
    { $who-is ->
        [you] You use the ability of { $shop }.
       *[other] { $who } uses the ability of { $shop }.
    }
event-companion =
    { $who-is ->
        [you] You use your companion { $companion }.
       *[other] { $who } uses the companion { $companion }.
    }
event-revealed =
    { $who-is ->
        [you] You reveal { $fancy }.
       *[other] { $who } reveals { $fancy }.
    }
event-paid =
    { $who-is ->
        [you] You pay { $what }.
       *[other] { $who } pays { $what }.
    }
event-reserved =
    { $who-is ->
        [you] You reserve { $enchantment }.
       *[other] { $who } reserves { $enchantment }.
    }
event-studied =
    { $who-is ->
        [you] You take goods that { $enchantment } asks for.
       *[other] { $who } takes goods that { $enchantment } asks for.
    }
event-heads =
    { $who-is ->
        [you] You flip a coin: heads!
       *[other] { $who } flips a coin: heads!
    }
event-tails =
    { $who-is ->
        [you] You flip a coin: tails.
       *[other] { $who } flips a coin: tails.
    }
event-joined =
    { $who-is ->
        [you] You come to { $shop }.
       *[other] { $who } comes to { $shop }.
    }
event-declined =
    { $who-is ->
        [you] You stay away.
       *[other] { $who } stays away.
    }
event-deposited =
    { $who-is ->
        [you] You leave coins at { $shop }, space { $space }.
       *[other] { $who } leaves coins at { $shop }, space { $space }.
    }
event-coins-taken =
    { $who-is ->
        [you] You take { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } from { $shop }.
       *[other] { $who } takes { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } from { $shop }.
    }
event-seeded =
    { $who-is ->
        [you] You lay 1 { $what } on the park dragon at place { $place }.
       *[other] { $who } lays 1 { $what } on the park dragon at place { $place }.
    }
event-shown =
    { $who-is ->
        [you] You show { $dragons }.
       *[other] { $who } shows { $dragons }.
    }
event-extra-turn =
    { $who-is ->
        [you] You take another turn.
       *[other] { $who } takes another turn.
    }
event-discarded =
    { $who-is ->
        [you] You return a dragon to the deck.
       *[other] { $who } returns a dragon to the deck.
    }
event-discarded-own =
    { $who-is ->
        [you] You return { $dragon } to the deck.
       *[other] { $who } returns { $dragon } to the deck.
    }
event-goods-returned =
    { $who-is ->
        [you] You have too many goods and return { $what }.
       *[other] { $who } has too many goods and returns { $what }.
    }
event-coins-turned-in =
    { $who-is ->
        [you] You turn { $coins } { $coins ->
            [one] coin
           *[other] coins
        } into reputation.
       *[other] { $who } turns { $coins } { $coins ->
            [one] coin
           *[other] coins
        } into reputation.
    }
event-fancies-shown =
    { $who-is ->
        [you] You show { $fancies }.
       *[other] { $who } shows { $fancies }.
    }
event-fancy-returned =
    { $who-is ->
        [you] You return a fancy dragon.
       *[other] { $who } returns a fancy dragon.
    }
event-fancy-returned-own =
    { $who-is ->
        [you] You return { $fancy }.
       *[other] { $who } returns { $fancy }.
    }
event-moon-scored =
    { $who-is ->
        [you] { $fancy } gives you { $points } reputation.
       *[other] { $fancy } gives { $who } { $points } reputation.
    }
event-cast =
    { $who-is ->
        [you] { $sets ->
            [one] You cast { $enchantment } on { $shop }.
           *[other] You cast { $enchantment } on { $shop } and pay { $sets } sets.
        }
       *[other] { $sets ->
            [one] { $who } casts { $enchantment } on { $shop }.
           *[other] { $who } casts { $enchantment } on { $shop } and pays { $sets } sets.
        }
    }
event-paid-for =
    { $who-is ->
        [you] { $sets ->
            [one] You pay for { $enchantment } without casting it.
           *[other] You pay { $sets } sets for { $enchantment } without casting it.
        }
       *[other] { $sets ->
            [one] { $who } pays for { $enchantment } without casting it.
           *[other] { $who } pays { $sets } sets for { $enchantment } without casting it.
        }
    }
event-filled = { $shop } is full. A new shop comes to town.
event-filled-no-room = { $shop } is full. No new shop comes.
event-shop-revealed = { $shop } opens.
event-moved-in = { $dragon } moves in: { $slot }.
event-park-refilled = New in the park: { $dragons }.
event-row-refilled = New enchantments: { $enchantments }.
event-no-slot = No slot for { $dragon }: back under the deck.
event-others-placed = { $dragon } settles by itself: { $slot }.
event-others-moved = The { $token } token moves to { $shop }.
event-others-cast = { $enchantment } is added to { $shop }.
event-remembered = Your campaign: { $achievements }.
event-achieved = Completed in this game: { $achievements }.
event-unlocked = Unlocked: { $achievement }!
event-over = The game is over.
event-end-near =
    { $cause ->
        [artisan-deck] The last artisan dragon is drawn: one final turn for everybody.
        [enchantment-deck] The last enchantment is revealed: one final turn for everybody.
       *[turn-limit] The game has reached its limit of turns.
    }
event-awarded =
    { $award ->
       *[shopkeeper] With { $points } reputation you are a Shopkeeper.
        [flamekeeper] With { $points } reputation you are a Flamekeeper!
        [master-of-flame] With { $points } reputation you are a Master of Flame!
    }

## Why not

refusal-not-in-town = There is no such shop in town.
refusal-same-shop = You are at this shop already: visit another one.
refusal-nothing-to-give = You need a good or a coin for everybody who is there.
refusal-not-in-row = This enchantment is neither in the row nor reserved by you.
refusal-icon-does-not-match = The icon does not match the shop.
refusal-enchanted-enough = This shop has no room for another enchantment.
refusal-no-coins = Coins cannot pay for this enchantment.
refusal-too-dear = You cannot pay for it.
refusal-not-in-hand = This dragon is not in your hand.
refusal-slot-taken = That slot is taken.
refusal-wrong-craft = That slot does not take this dragon.
refusal-not-here = The dragon cannot be placed there now.
refusal-cannot-fire = This dragon cannot be fired up now.
refusal-cannot-swap = These two cannot be swapped.
refusal-ability-useless = The ability cannot be paid or would do nothing.
refusal-not-yours = You do not have this fancy dragon.
refusal-not-in-between = Finish this step first.
refusal-goal-not-met = Its goal is not met.
refusal-no-companion-now = You have no companion to use now.
refusal-not-achieved = You have not earned this achievement.
refusal-not-asked = That is not what is asked now.
refusal-no-solo-companions = Companions stay home in the solo game.
refusal-solo-campaign = Achievements belong to the solo game.
refusal-twice = Something is named twice.
refusal-starter-shop = Starter shops are always in town.
refusal-too-many-shops = There are not that many shops.

## Cards: kinds and limits

card-limits = Limits
help-limits = How many cards, goods and shops there may be.
card-solo = Solo game
help-solo = The decks of the solo game and the reputation needed for its awards.
card-bread-dragon = Bread dragon
help-bread-dragon = Fired up: draw an artisan dragon from the park or the deck.
card-meat-dragon = Meat dragon
help-meat-dragon = Fired up: place a dragon from your hand anywhere in town and gain the slot’s reward.
card-iron-dragon = Iron dragon
help-iron-dragon = Fired up: gain 2 of one good that this shop or a dragon here offers.
card-crystal-dragon = Crystal dragon
help-crystal-dragon = Fired up: gain 3 different goods of your choice.
card-plant-dragon = Plant dragon
help-plant-dragon = Fired up: give a good or coin to another player and gain 2 reputation.
card-potion-dragon = Potion dragon
help-potion-dragon = Fired up: it swaps places with another dragon in town, and that one is fired up.
dragon-bread-1 = Loaf
dragon-bread-2 = Cookie
dragon-bread-3 = Crouton
dragon-bread-4 = Dumpling
dragon-bread-5 = Pretzel
dragon-bread-6 = Sprinkle
dragon-meat-1 = Deathfang
dragon-meat-2 = Skewer
dragon-meat-3 = Chorizo
dragon-meat-4 = Gristle
dragon-meat-5 = Basting
dragon-meat-6 = Rib
dragon-iron-1 = Patina
dragon-iron-2 = Rivet
dragon-iron-3 = Clank
dragon-iron-4 = Bellows
dragon-iron-5 = Tinker
dragon-iron-6 = Girder
dragon-crystal-1 = Frostfire
dragon-crystal-2 = Flint
dragon-crystal-3 = Facet
dragon-crystal-4 = Prism
dragon-crystal-5 = Geode
dragon-crystal-6 = Glint
dragon-plant-1 = Dandelion
dragon-plant-2 = Jasmine
dragon-plant-3 = Mulch
dragon-plant-4 = Sprout
dragon-plant-5 = Bramble
dragon-plant-6 = Thistle
dragon-potion-1 = Chai
dragon-potion-2 = Bubble
dragon-potion-3 = Fizzle
dragon-potion-4 = Decoct
dragon-potion-5 = Vial
dragon-potion-6 = Murk
dragon-bread-starter = Pan
dragon-meat-starter = Cutlet
dragon-iron-starter = Wingnut
dragon-crystal-starter = Shardling
dragon-plant-starter = Twig
dragon-potion-starter = Simmer

## Cards: shops

card-critical-rolls = Critical Rolls
help-critical-rolls = A starter shop: gathering here yields bread. It has no ability of its own.
card-draco-bell = Draco Bell
help-draco-bell = A starter shop: gathering here yields meat. It has no ability of its own.
card-smith-mart = Smith Mart
help-smith-mart = A starter shop: gathering here yields iron. It has no ability of its own.
card-fragile-reptile = Fragile Reptile
help-fragile-reptile = A starter shop: gathering here yields crystals. It has no ability of its own.
card-hello-nursery = Hello Nursery
help-hello-nursery = A starter shop: gathering here yields plants. It has no ability of its own.
card-potable-potions = Potable Potions
help-potable-potions = A starter shop: gathering here yields potions. It has no ability of its own.
card-drake-of-cakes = Drake of Cakes
help-drake-of-cakes = Pay 2 bread to take 2 dragons from the park.
card-guilty-treasures = Guilty Treasures
help-guilty-treasures = Gain 1 coin. Then you may give 1 coin to another player for 4 reputation.
card-la-petite-dragonne = La Petite Dragonne
help-la-petite-dragonne = Place a matching dragon here and take a coin for each heart printed on the slot instead of the hearts.
card-fogo-de-char = Fogo de Char
help-fogo-de-char = Pay 2 meat: place a dragon on any free slot in town, whatever its icons, and gain 2 coins besides the reward.
card-full-plate-buffet = Full Plate Buffet
help-full-plate-buffet = Gain 1 bread, 1 meat and 1 plant. You may pay a coin for the same again.
card-pizza-coven = Pizza Coven
help-pizza-coven = Lay 1 matching good of yours on each of as many park dragons as you like, for 1 reputation each. If you do it for all five, gain 1 coin too. You cannot use coins here. Whoever takes a dragon takes its goods.
card-gnome-depot = Gnome Depot
help-gnome-depot = Pay 8 of one good for 10 reputation. You may use coins instead.
card-saving-throw = Saving Throw
help-saving-throw = Place a matching dragon anywhere in town. If that fills the shop, gain 3 reputation.
card-the-savage-beat = The Savage Beat
help-the-savage-beat = Gain 1 good of each dragon in the park.
card-dragon-hoard-bank = Dragon Hoard Bank
help-dragon-hoard-bank = Give up 3 reputation for 4 coins, or trade up to 3 goods for a coin each.
card-tip-the-scales = Tip the Scales
help-tip-the-scales = Trade in up to 6 different goods for 1 reputation each. You may use coins instead, but each is worth 1 reputation at the end anyway.
card-touch-o-glass = Touch o’ Glass
help-touch-o-glass = Fire up a dragon in your hand. Then you may give that dragon to another player for 3 reputation.
card-hedges-and-henges = Hedges & Henges
help-hedges-and-henges = Give away 3 of one good. For each, gain 2 reputation or a fancy dragon.
card-oh-my-gourd = Oh My Gourd!
help-oh-my-gourd = Gain 1 more good for each dragon here, or pay a coin for 2 more for each.
card-sage-of-sage = Sage of Sage
help-sage-of-sage = Choose an enchantment of the row, or your reserved one, and gain 3 goods of its cost. Then you may reserve it.
card-draconic-tonic = Draconic Tonic
help-draconic-tonic = Pay for an enchantment of the row, gain its reward without casting it, and reserve it. Not if you already have a reserved enchantment.
card-funky-brewsters = Funky Brewsters
help-funky-brewsters = Replace a dragon here with one from your hand, whatever the icons, take the old one, and fire up the new one.
card-spellfire-springs = Spellfire Springs
help-spellfire-springs = Fire up once more a dragon that you fired up this turn.
card-bizarre-bazaar = Bizarre Bazaar
help-bizarre-bazaar = Score one of your fancy dragons now, sun or moon, if its goal is met.
card-draggin-tail-roost = Draggin’ Tail Roost
help-draggin-tail-roost = Fire up a dragon in the park, then take it. Dragons placed here sleep face down: they give nothing.
card-dragon-alley = Dragon Alley
help-dragon-alley = Leave 2 coins on a free space, gain both its rewards and take another turn; or take all coins lying here. No dragon is placed here.
card-eternal-flame = Eternal Flame
help-eternal-flame = When it opens, two dragons from the deck move in. It has no ability.
card-flagons-and-dragons = Flagons & Dragons
help-flagons-and-dragons = Invite the others: each guest who comes pays nothing and gains a good of their choice, and you gain 2 reputation for each guest.
card-maw-and-paws = Maw & Paw’s
help-maw-and-paws = Flip a coin: heads, a fancy dragon; tails, an artisan dragon. You may flip a second time.
card-nunyas-beeswax = Nunya’s Beeswax
help-nunyas-beeswax = Pay a coin to fire up as many dragons here as you like.
card-scale-mail-post = Scale Mail Post
help-scale-mail-post = Draw 2 fancy dragons, keep one and give the other to another player for 2 reputation.
card-sew-cute = Sew Cute
help-sew-cute = Gain 1 reputation for each dragon in town of the craft that you drew when gathering here.
card-wishing-well = Wishing Well
help-wishing-well = Gathering yields 3 coins. Flip up to 3 of your coins: heads, 2 reputation; tails, the coin is lost.

## Cards: fancy dragons

card-frazzle = Frazzle
help-frazzle = When at least 3 shops are full: 5 reputation.
card-goldrush = Goldrush
help-goldrush = 1 reputation for each free slot in town that gives coins.
card-pocus = Pocus
help-pocus = While firing up: for each dragon you could fire up, take 2 reputation instead if you like.
card-sparkle = Sparkle
help-sparkle = After you enchant: 1 reputation for each dragon and each enchantment at that shop.
card-starburst = Starburst
help-starburst = Pay for an enchantment of the row and gain its reward; the card stays in the row.
card-taylor = Taylor
help-taylor = After you place a dragon: 1 reputation for each dragon of that craft in town.
card-twinkle = Twinkle
help-twinkle = After you enchant: 2 reputation for each enchantment in town with that icon.
card-buttercup = Buttercup
help-buttercup = Turn in 4 bread for 5 reputation. You may use coins instead.
card-pinkytoe = Pinkytoe
help-pinkytoe = Turn in 4 meat for 5 reputation. You may use coins instead.
card-wesley = Wesley
help-wesley = Turn in 4 iron for 5 reputation. You may use coins instead.
card-sunlight = Sunlight
help-sunlight = Turn in 4 crystals for 5 reputation. You may use coins instead.
card-greenhorn = Greenhorn
help-greenhorn = Turn in 4 plants for 5 reputation. You may use coins instead.
card-nighbrite = Nighbrite
help-nighbrite = Turn in 4 potions for 5 reputation. You may use coins instead.
card-bubu = Bubu
help-bubu = 1 reputation for each artisan dragon left in your hand.
card-matches = Matches
help-matches = Show 3 dragons of one craft in your hand: 4 reputation.
card-chonkers = Chonkers
help-chonkers = 1 reputation for every 3 goods left.
card-dazzle = Dazzle
help-dazzle = After you cast the third enchantment on one shop: 5 reputation.
card-shimmer = Shimmer
help-shimmer = After you fill a shop: 3 reputation and an artisan dragon.
card-hocus = Hocus
help-hocus = Fire up any one dragon awake in town and gain 2 reputation.
card-rainbow = Rainbow
help-rainbow = Turn in 1 of each good for 8 reputation. You may use coins instead.
card-sweetie = Sweetie
help-sweetie = 3 reputation if at least 4 bread dragons are awake in town, and 3 more if no craft has more (a tie counts).
card-umami = Umami
help-umami = 3 reputation if at least 4 meat dragons are awake in town, and 3 more if no craft has more (a tie counts).
card-shadow = Shadow
help-shadow = 3 reputation if at least 4 iron dragons are awake in town, and 3 more if no craft has more (a tie counts).
card-gemma = Gemma
help-gemma = 3 reputation if at least 4 crystal dragons are awake in town, and 3 more if no craft has more (a tie counts).
card-savannah = Savannah
help-savannah = 3 reputation if at least 4 plant dragons are awake in town, and 3 more if no craft has more (a tie counts).
card-jitters = Jitters
help-jitters = 3 reputation if at least 4 potion dragons are awake in town, and 3 more if no craft has more (a tie counts).
card-toasty = Toasty
help-toasty = 3 reputation if you have at least 3 bread, and 3 more if nobody has more (a tie counts).
card-carnie = Carnie
help-carnie = 3 reputation if you have at least 3 meat, and 3 more if nobody has more (a tie counts).
card-ajax = Ajax
help-ajax = 3 reputation if you have at least 3 iron, and 3 more if nobody has more (a tie counts).
card-zircon = Zircon
help-zircon = 3 reputation if you have at least 3 crystals, and 3 more if nobody has more (a tie counts).
card-forrest = Forrest
help-forrest = 3 reputation if you have at least 3 plants, and 3 more if nobody has more (a tie counts).
card-elix = Elix
help-elix = 3 reputation if you have at least 3 potions, and 3 more if nobody has more (a tie counts).
card-steven = Steven
help-steven = 1 reputation for each good that you have an even number of; 0 is even.
card-todd = Todd
help-todd = 1 reputation for each good that you have an odd number of.
card-talisman = Talisman
help-talisman = Return any number of your other unscored fancy dragons for 2 reputation each.
card-buddy = Buddy
help-buddy = 1 reputation for each of your fancy dragons, itself included.

## Cards: enchantments

card-purple-bread-1 = Bread enchantment 1 (purple)
help-purple-bread-1 = For bread shops and wild shops: pay its goods, gain its reward, and the shop yields 1 bread more.
card-purple-bread-2 = Bread enchantment 2 (purple)
help-purple-bread-2 = For bread shops and wild shops: pay its goods, gain its reward, and the shop yields 1 bread more.
card-purple-bread-3 = Bread enchantment 3 (purple)
help-purple-bread-3 = For bread shops and wild shops: pay its goods, gain its reward, and the shop yields 1 bread more.
card-purple-meat-1 = Meat enchantment 1 (purple)
help-purple-meat-1 = For meat shops and wild shops: pay its goods, gain its reward, and the shop yields 1 meat more.
card-purple-meat-2 = Meat enchantment 2 (purple)
help-purple-meat-2 = For meat shops and wild shops: pay its goods, gain its reward, and the shop yields 1 meat more.
card-purple-meat-3 = Meat enchantment 3 (purple)
help-purple-meat-3 = For meat shops and wild shops: pay its goods, gain its reward, and the shop yields 1 meat more.
card-purple-iron-1 = Iron enchantment 1 (purple)
help-purple-iron-1 = For iron shops and wild shops: pay its goods, gain its reward, and the shop yields 1 iron more.
card-purple-iron-2 = Iron enchantment 2 (purple)
help-purple-iron-2 = For iron shops and wild shops: pay its goods, gain its reward, and the shop yields 1 iron more.
card-purple-iron-3 = Iron enchantment 3 (purple)
help-purple-iron-3 = For iron shops and wild shops: pay its goods, gain its reward, and the shop yields 1 iron more.
card-purple-crystal-1 = Crystal enchantment 1 (purple)
help-purple-crystal-1 = For crystal shops and wild shops: pay its goods, gain its reward, and the shop yields 1 crystal more.
card-purple-crystal-2 = Crystal enchantment 2 (purple)
help-purple-crystal-2 = For crystal shops and wild shops: pay its goods, gain its reward, and the shop yields 1 crystal more.
card-purple-crystal-3 = Crystal enchantment 3 (purple)
help-purple-crystal-3 = For crystal shops and wild shops: pay its goods, gain its reward, and the shop yields 1 crystal more.
card-purple-plant-1 = Plant enchantment 1 (purple)
help-purple-plant-1 = For plant shops and wild shops: pay its goods, gain its reward, and the shop yields 1 plant more.
card-purple-plant-2 = Plant enchantment 2 (purple)
help-purple-plant-2 = For plant shops and wild shops: pay its goods, gain its reward, and the shop yields 1 plant more.
card-purple-plant-3 = Plant enchantment 3 (purple)
help-purple-plant-3 = For plant shops and wild shops: pay its goods, gain its reward, and the shop yields 1 plant more.
card-purple-potion-1 = Potion enchantment 1 (purple)
help-purple-potion-1 = For potion shops and wild shops: pay its goods, gain its reward, and the shop yields 1 potion more.
card-purple-potion-2 = Potion enchantment 2 (purple)
help-purple-potion-2 = For potion shops and wild shops: pay its goods, gain its reward, and the shop yields 1 potion more.
card-purple-potion-3 = Potion enchantment 3 (purple)
help-purple-potion-3 = For potion shops and wild shops: pay its goods, gain its reward, and the shop yields 1 potion more.
card-golden-bread-1 = Bread enchantment 1 (golden)
help-golden-bread-1 = For bread shops and wild shops: pay its goods, gain its reward, and the shop yields 1 bread more. Its goods may be paid several times: each further set gives reputation.
card-golden-bread-2 = Bread enchantment 2 (golden)
help-golden-bread-2 = For bread shops and wild shops: pay its goods, gain its reward, and the shop yields 1 bread more. No coins.
card-golden-bread-3 = Bread enchantment 3 (golden)
help-golden-bread-3 = For bread shops and wild shops: pay its goods, gain its reward, and the shop yields 1 bread more.
card-golden-meat-1 = Meat enchantment 1 (golden)
help-golden-meat-1 = For meat shops and wild shops: pay its goods, gain its reward, and the shop yields 1 meat more. Its goods may be paid several times: each further set gives reputation.
card-golden-meat-2 = Meat enchantment 2 (golden)
help-golden-meat-2 = For meat shops and wild shops: pay its goods, gain its reward, and the shop yields 1 meat more. No coins.
card-golden-meat-3 = Meat enchantment 3 (golden)
help-golden-meat-3 = For meat shops and wild shops: pay its goods, gain its reward, and the shop yields 1 meat more.
card-golden-iron-1 = Iron enchantment 1 (golden)
help-golden-iron-1 = For iron shops and wild shops: pay its goods, gain its reward, and the shop yields 1 iron more. Its goods may be paid several times: each further set gives reputation.
card-golden-iron-2 = Iron enchantment 2 (golden)
help-golden-iron-2 = For iron shops and wild shops: pay its goods, gain its reward, and the shop yields 1 iron more. No coins.
card-golden-iron-3 = Iron enchantment 3 (golden)
help-golden-iron-3 = For iron shops and wild shops: pay its goods, gain its reward, and the shop yields 1 iron more.
card-golden-crystal-1 = Crystal enchantment 1 (golden)
help-golden-crystal-1 = For crystal shops and wild shops: pay its goods, gain its reward, and the shop yields 1 crystal more. Its goods may be paid several times: each further set gives reputation.
card-golden-crystal-2 = Crystal enchantment 2 (golden)
help-golden-crystal-2 = For crystal shops and wild shops: pay its goods, gain its reward, and the shop yields 1 crystal more. No coins.
card-golden-crystal-3 = Crystal enchantment 3 (golden)
help-golden-crystal-3 = For crystal shops and wild shops: pay its goods, gain its reward, and the shop yields 1 crystal more.
card-golden-plant-1 = Plant enchantment 1 (golden)
help-golden-plant-1 = For plant shops and wild shops: pay its goods, gain its reward, and the shop yields 1 plant more. Its goods may be paid several times: each further set gives reputation.
card-golden-plant-2 = Plant enchantment 2 (golden)
help-golden-plant-2 = For plant shops and wild shops: pay its goods, gain its reward, and the shop yields 1 plant more. No coins.
card-golden-plant-3 = Plant enchantment 3 (golden)
help-golden-plant-3 = For plant shops and wild shops: pay its goods, gain its reward, and the shop yields 1 plant more.
card-golden-potion-1 = Potion enchantment 1 (golden)
help-golden-potion-1 = For potion shops and wild shops: pay its goods, gain its reward, and the shop yields 1 potion more. Its goods may be paid several times: each further set gives reputation.
card-golden-potion-2 = Potion enchantment 2 (golden)
help-golden-potion-2 = For potion shops and wild shops: pay its goods, gain its reward, and the shop yields 1 potion more. No coins.
card-golden-potion-3 = Potion enchantment 3 (golden)
help-golden-potion-3 = For potion shops and wild shops: pay its goods, gain its reward, and the shop yields 1 potion more.

## Cards: companions

card-inkwell = Inkwell
help-inkwell = Start: reserve an enchantment. Once: leave out up to 2 goods when you cast an enchantment.
card-picnic = Picnic
help-picnic = Once: fire up as many dragons in the park as you like.
card-encore = Encore
help-encore = Once: after using a shop’s ability, use it again, paying any cost again.
card-kindling = Kindling
help-kindling = Once: after a dragon you fired up lets you place one, fire up as many dragons at that shop as you like, even the first one again if it is there.
card-ribbon = Ribbon
help-ribbon = Once: when a new shop opens at the end of your turn, gather its goods.
card-purse = Purse
help-purse = Start: 1 coin. Once: spend any number of coins and gain 2 goods of your choice for each.
card-curtain = Curtain
help-curtain = Start: choose your fancy dragon from 5. Once: score a fancy dragon whose goal is met, even one scored before.

## Cards: achievements

card-half-a-dozen = Half a Dozen
help-half-a-dozen = 6 bread dragons in town. In later solo games La Petite Dragonne takes the place of Drake of Cakes; Buttercup and Sweetie join the decks.
card-master-of-markets = Master of Markets
help-master-of-markets = 12 shops in town. In later solo games Dragon Alley takes the place of Wishing Well; Hocus and Rainbow join the decks.
card-green-thumb = Green Thumb
help-green-thumb = 6 plant dragons in town. In later solo games Sage of Sage, Pizza Coven and Savannah join the decks.
card-mistress-of-festivities = Mistress of Festivities
help-mistress-of-festivities = 8 fancy dragons fulfilled. In later solo games Bizarre Bazaar takes the place of Nunya’s Beeswax; Buddy joins the decks.
card-glitter-bomb = Glitter Bomb
help-glitter-bomb = 6 crystal dragons in town. In later solo games Dragon Hoard Bank takes the place of Tip the Scales; Gemma and Sunlight join the decks.
card-thoroughly-enchanting = Thoroughly Enchanting
help-thoroughly-enchanting = 4 shops with 3 enchantments each. In later solo games Sew Cute takes the place of Draggin’ Tail Roost; Starburst and Steven join the decks.
card-heavy-metal = Heavy Metal
help-heavy-metal = 6 iron dragons in town. In later solo games The Savage Beat takes the place of Saving Throw; Wesley and Shadow join the decks.
card-a-different-kind-of-magic = A Different Kind of Magic
help-a-different-kind-of-magic = 2 enchantments of each icon in town. In later solo games Eternal Flame takes the place of Maw & Paw’s; Draconic Tonic joins the decks.
card-brewmeister = Brewmeister
help-brewmeister = 6 potion dragons in town. In later solo games Spellfire Springs takes the place of Funky Brewsters; Jitters and Nighbrite join the decks.
card-lord-of-the-hoard = Lord of the Hoard
help-lord-of-the-hoard = Turn in 9 coins at the end of the game. In later solo games Goldrush and Greenhorn join the decks.
card-flavor-town = Flavor Town
help-flavor-town = 6 meat dragons in town. In later solo games Full Plate Buffet takes the place of Fogo de Char; Pinkytoe and Umami join the decks.

## The drawn board

board-you =
    { $who-is ->
        [you] You
       *[other] { $who }
    }
board-step-visit = Visit
board-step-goods = Goods
board-step-place = Place
board-step-fire = Fire up
board-step-ability = Ability
board-step-cast = Cast
board-step-fire-all = Fire up dragons
board-end-in = Last round in { $dragons ->
        [one] 1 dragon
       *[other] { $dragons } dragons
    } or { $enchantments ->
        [one] 1 enchantment
       *[other] { $enchantments } enchantments
    }
board-last-turns = Last round! Turns left: { $turns }
board-turns = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
board-award-shopkeeper = Award: Shopkeeper
board-award-flamekeeper = Award: Flamekeeper!
board-award-master-of-flame = Award: Master of Flame!
board-reputation = Reputation
board-stands = { $who }: { $points } reputation
board-shops-to-come = { $count ->
        [one] 1 shop to come
       *[other] { $count } shops to come
    }
board-plots = Free places for shops: { $count }
board-face-down = A new shop, face down. It opens at the end of the turn.
board-opening = opens soon
board-full = Full
board-ability = Ability
board-asleep = asleep
board-any-dragon = any dragon
board-any-goods = { $n } of your choice
board-window = A free slot for { $takes }: pays { $pays }.
board-shop = { $shop }. Gathers { $yields }. Free slots: { $free }.
board-shop-here = Here: { $who }.
board-shop-full = Full.
board-shop-ability = Ability: { $help }
board-shop-enchanted = Enchanted: { $cards }.
board-space = Space { $space }, free: pays { $pays }.
board-space-taken = Space { $space }, with coins: paid { $pays }.
board-park-with = { $dragon }, with { $goods }.
board-deck-artisans = Artisan deck: { $count }.
board-deck-enchantments = Enchantment deck: { $count }.
board-spell = { $enchantment }. Costs { $cost }. Pays { $pays }.
board-spell-payable = You can pay for it.
board-spell-lacks = You lack { $goods }.
board-extra-set = { $points } reputation for each further set.
board-per-set = per extra set
board-no-coins = Coins cannot pay for it.
board-payable = you can pay
board-visit-title = If you visit { $shop }
board-next-turn = of your next turn
board-row-pay = Pay
board-row-goods = Goods
board-row-place = Place
board-row-fire = Fire up
board-row-enchant = or Enchant
board-then-fire = then fire up: { $dragons }
board-good-to = 1 good to { $who }
board-your-choice = your choice
board-park-or-deck = park or deck
board-no-window = no free slot
board-no-fit = none of your dragons fits
board-no-fire = no dragon awake here
board-no-cast = none that you can pay
board-fire-bread = draw a dragon
board-fire-meat = place a dragon anywhere
board-fire-iron = 2 of one good from here
board-fire-crystal = 3 different goods
board-fire-plant = give a good, gain 2 reputation
board-fire-potion = swap, then fire up the other
board-does-bread = draw a dragon
board-does-meat = place anywhere
board-does-iron = 2 of one good
board-does-crystal = 3 different
board-does-plant = give, gain 2
board-does-potion = swap places
board-seat = { $who }: { $has }.
board-scored = scored: { $fancies }
board-known = Known in hand: { $dragons }.
board-known-scored = Scored: { $fancies }.
board-known-reserved = Reserved:
board-more = More about { $who }
board-at = at { $shop }
board-first = first player
board-artisans = artisans
board-fancies-short = fancy
board-most-of-each = at most { $limit }
board-of = { $count } of { $limit }
board-hand = Your artisans
board-fancies = Your fancy dragons
board-fancy = { $fancy }: { $help }
board-fancy-pays = Would pay { $pays } now.
board-fancy-progress = Goal: { $have } of { $wanted }.
board-fancy-met = Goal met.
board-companion-used = Has helped already.
board-reserved = Reserved
board-things = Your things
board-watching = You are watching: hands are hidden.
board-back = Put back
board-crumbs = Where this question comes from
board-crumb-fire = Fire up
board-crumb-ability = Ability of
board-crumb-fancy = Fancy dragon
board-crumb-companion = Companion
board-act-fire = { $dragon }: { $does }
board-act-cheer = { $dragon }: reputation instead
board-others = The others
board-unlocked = Unlocked: { $count } of { $all }
board-not-in-town = not in town yet
board-tab-street = Street
board-tab-park = Park
board-tab-enchant = Enchant
board-tab-players = Players
board-preview = Preview
board-before = Before the first turn
board-turn = Turn { $turn }
board-chooses = chooses
board-chosen = ✓ has chosen
board-any-time = any time
board-at-end = at the end
board-in-hand = in your hand: { $dragons }
board-left = { $count } left
board-fancies-and-companion = Fancy dragons and companion
board-part-may = then, if you like
board-part-or = or
board-part-each = each
board-part-if-fills = if it fills
board-part-seed-all = all five
board-part-heads = heads
board-part-tails = tails
board-part-flip-coins = heads
board-act-use = Use it
board-act-do = Do it
board-act-gather = Gather
board-act-cast = Cast
board-act-pay-for = Pay
board-act-place = { $dragon } to { $shop }
board-act-space = Space { $space }
board-act-companion = Use { $companion }
board-next-award = { $points } more reputation for { $award }, who unlocks { $unlocks ->
        [one] 1 achievement
       *[other] { $unlocks } achievements
    }.
board-nearest = { $achievement }: { $have } of { $wanted }

## Cards: the parts of the board

card-street = The street
help-street = On your turn move to another shop and give 1 good or coin to everybody who is there. Then gather there or enchant it. A shop without a free slot is full: a new one comes to town, face down, and opens at the end of the turn.
card-park = Park
help-park = Five artisan dragons wait here. Whoever may draw a dragon takes one of them or the top one of the deck. When the deck is empty, everybody has one last turn.
card-row = Enchantments
help-row = Cast one on a shop of the same icon, or on a wild shop: pay its goods, gain its reward, then fire up as many dragons there as you like. When the deck is empty, everybody has one last turn.
card-goods = Goods
help-goods = Bread, meat, iron, crystal, plants and potions pay for enchantments and gifts. At the end of your turn you keep at most 7 of each.
card-coins = Coins
help-coins = When you pay, a coin can replace any one good. At the end each is worth 1 reputation.
card-reputation = Reputation
help-reputation = Whoever has the most at the end wins. Slots, enchantments, fancy dragons and abilities give it.
card-players = Players
help-players = Goods, coins and reputation lie open. Of the dragons in hand everybody knows only how many there are; fancy dragons are secret until they are scored. A companion that has helped is struck through.
card-artisans = Artisan dragons
help-artisans = They are drawn from the park or the deck, kept in hand, and find a home in the shops. There they give a good to whoever gathers, and can be fired up.
card-fancies = Fancy dragons
help-fancies = Secret goals. A sun dragon is scored on your turn as soon as its goal is met; a moon dragon at the end of the game.
card-companions = Companions
help-companions = Each helps once in the game, on its owner’s turn, at the moment it names.
card-slots = Slots
help-slots = A dragon of one of the crafts shown can be placed here; a star takes any. Whoever places it gains what stands below.
card-wild = Of any kind
help-wild = A good of your choice, or any dragon.
card-shopkeeper = Shopkeeper
help-shopkeeper = The award of a solo game with up to 74 reputation. It unlocks nothing.
card-flamekeeper = Flamekeeper
help-flamekeeper = The award of a solo game with 75 reputation or more. It unlocks one achievement completed in that game.
card-master-of-flame = Master of Flame
help-master-of-flame = The award of a solo game with 90 reputation or more. It unlocks two achievements completed in that game.

## Groups of cards and pieces, in Help

group-icon = { $count ->
    [one] Icon
   *[other] Icons
}
group-artisan = { $count ->
    [one] Artisan dragon
   *[other] Artisan dragons
}
group-shop = { $count ->
    [one] Shop
   *[other] Shops
}
group-fancy = { $count ->
    [one] Fancy dragon
   *[other] Fancy dragons
}
group-enchantment = { $count ->
    [one] Enchantment
   *[other] Enchantments
}
group-companion = { $count ->
    [one] Companion
   *[other] Companions
}
group-town = { $count ->
    [one] Town
   *[other] Town
}
group-achievement = { $count ->
    [one] Achievement
   *[other] Achievements
}

## Why a hint advises a move

reason-reputation-more = { $amount ->
    [one] About 1 reputation more for you than with the other moves.
   *[other] About { $amount } reputation more for you than with the other moves.
}
reason-reputation-less = { $amount ->
    [one] About 1 reputation less for you than with the best moves.
   *[other] About { $amount } reputation less for you than with the best moves.
}
reason-goods-more = Your goods come closer to an enchantment that pays.
reason-goods-less = Your goods take you further from the enchantments that pay.
reason-hand-more = Your hand of dragons becomes worth more.
reason-hand-less = Your hand of dragons becomes worth less.
reason-fancy-more = Your fancy dragons come closer to their reward.
reason-fancy-less = Your fancy dragons come no closer to their reward.
reason-turn-more = More can still be made of this turn.
reason-turn-less = Less can still be made of this turn.
reason-end-more = It brings the end closer, which suits you as things stand.
reason-end-less = It changes when the game ends, and not in your favour.

# The same as the coach says it.
coach-reason-reputation = { $amount ->
    [one] About 1 reputation more for you than with the other moves.
   *[other] About { $amount } reputation more for you than with the other moves.
}
coach-reason-goods = Your goods come closer to an enchantment that pays.
coach-reason-hand = Your hand of dragons becomes worth more.
coach-reason-fancy = Your fancy dragons come closer to their reward.
coach-reason-turn = More can still be made of this turn.
coach-reason-end = It brings the end closer, which suits you as things stand.

## Signs in the terminal

symbol-bread = ◒
symbol-meat = ♨
symbol-iron = ⚒
symbol-crystal = ◆
symbol-plant = ♣
symbol-potion = ⚗
symbol-coin = ◎
symbol-reputation = ♥
