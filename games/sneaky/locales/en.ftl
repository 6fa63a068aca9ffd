# Sneaky Ol’ Dragons in English.

game-title = Sneaky Ol’ Dragons
game-tagline = A race of old dragons in which everybody also plans the race of all the others.
game-step-1 = Lay cards face down: some for yourself, some for everybody else.
game-step-2 = Turn them up one by one, and see who runs, jumps or stumbles.
game-step-3 = If somebody is past the finish line when a round ends, the dragon that has come furthest wins the gold.

## Cards

card-move-1 = One step
card-move-2 = Two steps
card-move-3 = Three steps
card-amnesia = Amnesia
card-angry-villagers = Angry villagers
card-broken-stick = Broken stick
card-burlap-bag = Burlap bag
card-chili-peppers = Chili peppers
card-conmans-caravan = Conman’s Caravan
card-crystal-ball = Crystal ball
card-damsel-in-distress = Damsel in distress
card-goblin-tribe = Goblin Tribe
card-magic-lamp = Magic lamp
card-minstrel = Minstrel
card-pretty-flower = Pretty flower
card-roaring-4 = Roaring 4
card-sneaky-short-cut = Sneaky short cut
card-tasty-deer = Tasty deer
card-thief = Thief
card-whats-that-over-there = What’s that over there?
card-knight = Knight
card-novice-wizard = Novice wizard
card-picnic = Picnic
card-fake-jewels = 2 Fake jewels
card-bigfoot = Bigfoot
card-dragon-poo = Dragon poo
card-grumpy-goat = Grumpy Goat
card-health-potion = Health potion
card-hypnosis = Hypnosis
card-lucky-talisman = Lucky talisman
card-magic-mirror = Magic Mirror
card-old-book-of-magic = Old book of magic
card-spy = Spy
card-strange-potion = Strange potion
card-trap = Trap
card-troll = Troll
card-truth-serum = Truth serum
card-whirlwind = Whirlwind
card-will-o-the-wisp = Will-o’-the-wisp
card-witches-trick = Witches trick
card-courage = Courage
card-footprint = Footprint
card-jumping = Jumping spell
card-fleeing = Fleeing spell
card-drunken = Drunken spell
card-immobility = Immobility spell
card-track = Race track
card-finish = Finish card
card-risky-finish = Risky finish
card-landing = Landing token
card-hole = Hole
card-rockslide = Rockslide
card-breath = Dragon breath
card-backs = Backs of the cards

card-with-value = { $card } { $value }
card-with-back = { $card } (back: { $back })
card-back = courage { $courage }, { $spell }, footprint { $footprint }
spell-jumping = jumping
spell-fleeing = fleeing
spell-drunken = drunken
spell-immobility = immobility
card-hidden = a face-down card
card-remembered = { $card }, as you remember it
player = { $who-is ->
    [you] you
   *[other] { $who }
}
number = { $number }

## What the cards do

help-move-1 = Walk 1 field forward.
help-move-2 = Walk 2 fields forward.
help-move-3 = Walk 3 fields forward.
help-amnesia = Nothing happens: you have forgotten what you wanted to do.
help-angry-villagers = Walk back until you are one field behind the next dragon behind you. With nobody behind you, walk back 1.
help-broken-stick = The nearest dragons behind you come to your field.
help-burlap-bag = Everybody gets one more face-down card at the end of their storyline. Players who have followed a Will-o’-the-wisp get none.
help-chili-peppers = Walk 2 forward. Then every dragon behind you jumps 1 back.
help-conmans-caravan = After this action round everybody moves on to the storyline of the player to the left. Dragons stay where they are.
help-crystal-ball = Look at your unplayed cards, put them in any order and, if you like, turn one so that it is skipped.
help-damsel-in-distress = All dragons come to your field.
help-goblin-tribe = The top card of the draw pile takes this card’s place and is played at once.
help-magic-lamp = You may exchange the lamp for any card that was already played and play that card at once.
help-minstrel = All cards of the next action round are discarded, except those of hugged players.
help-pretty-flower = Walk 2 back. Then every dragon in front of you jumps 1 forward.
help-roaring-4 = Walk 4 forward. Whoever is dealt this card roars.
help-sneaky-short-cut = Go to the field just in front of the leading dragon.
help-tasty-deer = Your next card is turned: you will miss that turn.
help-thief = From every storyline, also your own, you take one unplayed card and discard it.
help-whats-that-over-there = All the others walk forward as many fields as the card says. You do not. The numbers on our cards are reconstructed.
help-knight = Add up the courage on your unplayed cards. More than the knight: walk forward by that number. Less: walk back by it. Equal: nothing. The numbers on our knights are reconstructed.
help-novice-wizard = The spell on the top card of the draw pile hits you: jump 3, flee 3, stagger as at a picnic, or become a tree.
help-picnic = Four cards from the draw pile: walk their footprints forward, back, forward and back.
help-fake-jewels = Your next two cards are turned: you will miss both turns.
help-bigfoot = You are hugged until all the others have played all their cards. No card can touch you. Then you play your own.
help-dragon-poo = Everybody secretly chooses how long to hold their breath. If you choose longer than the hidden limit, you faint. Of the others, the longest breath walks 3 forward.
help-grumpy-goat = Walk back one field more than the footprint on the draw pile says. Every dragon on your way jumps 1 back.
help-health-potion = For the rest of the round each of your 1, 2 and 3 cards carries you 1 field further.
help-hypnosis = Everybody who is not hugged passes one unplayed card, unseen, to the next player on the left, into the place that is free there.
help-lucky-talisman = Draw five cards, play one of them, discard the others.
help-magic-mirror = The next player plays a card now and you do the same after them. That player’s next turn is used up.
help-old-book-of-magic = For the rest of the round only those of your cards count that show the same spell as the top card of the draw pile. All your others are skipped.
help-spy = Take one unplayed card from every storyline, look at them and put them back as you like.
help-strange-potion = Turn up two cards of the draw pile. For each movement card among them you walk that many fields back.
help-trap = The nearest dragon, in front or behind, comes to your field.
help-troll = Add up the footprints on your unplayed cards. More than the troll: walk 3 forward. Less: 3 back. Equal: nothing. The numbers on our trolls are reconstructed.
help-truth-serum = Hide the token in a fist, raise one fist and say that it is in there. Somebody you choose says whether that is true. Right: that player walks 3 forward. Wrong: you do.
help-whirlwind = All unplayed cards of all players who are not hugged are shuffled and dealt back into the same places.
help-will-o-the-wisp = You play all your unplayed cards at once, from right to left.
help-witches-trick = Your dragon and that of your right-hand neighbour swap places.
help-courage = On the left of a back. The courage of your unplayed cards is what you have against a knight and a rockslide.
help-footprint = On the right of a back. It counts the steps at a picnic, and your strength against a troll and a hole.
help-jumping = Novice wizard: 3 fields forward.
help-fleeing = Novice wizard: 3 fields back.
help-drunken = Novice wizard: as at a picnic.
help-immobility = Novice wizard: you are a tree that no dragon can pass until you play your next card.
help-track = Two fields on each card; the start card is field 0.
help-finish = Behind the line dragons run on, and we keep counting.
help-risky-finish = A dragon that goes beyond its last field falls off the mountain. How many fields it has is reconstructed.
help-landing = Dragons that fall off the mountain land here.
help-hole = A 1, 2 or 3 card carries you over it only if the footprints on your unplayed cards add up to at least its number. Places and numbers are reconstructed.
help-rockslide = A dragon that stops here jumps one field forward. Further down, as far as the next corner or hole, dragons with less courage than this number run away. Places and numbers are reconstructed.
help-breath = Nobody can hold their breath longer than a hidden limit, the same for all. This limit is our own: at a real table you really hold your breath.
help-backs = Courage on the left, a spell in the wizard’s book, a footprint on the right. Everybody can see them. What each back shows, and how many copies of a card there are, is reconstructed.

## What happens, as a story

tale-amnesia = wait… what was the plan?
tale-angry-villagers = pitchforks and torches, run!
tale-broken-stick = crack! Who heard that?
tale-burlap-bag = a bag by the road. Whose is it?
tale-chili-peppers = hot, hot, hot… and then the wind turns.
tale-conmans-caravan = two salesmen who smile too much…
tale-crystal-ball = mist, shapes… the future!
tale-damsel-in-distress = what a scream! Everybody comes running.
tale-goblin-tribe = drums in the dark. Friends or enemies?
tale-magic-lamp = rub it, and wish.
tale-minstrel = a song so sweet that all forget to run.
tale-pretty-flower = ah… ah… atchoo!
tale-roaring-4 = ROOOAR! Four steps without a pause!
tale-sneaky-short-cut = psst, behind this bush.
tale-tasty-deer = lunch! Just a little rest…
tale-thief = quick fingers in the night.
tale-whats-that-over-there = made you look!
tale-knight = shining armour, pointed lance.
tale-novice-wizard = fizz, pop… oops.
tale-picnic = sandwiches! And people. Chase them!
tale-fake-jewels = oh, how they sparkle!
tale-bigfoot = a very big, very hairy hug.
tale-dragon-poo = phew! Hold your breath, everybody!
tale-grumpy-goat = horns first, straight down the hill.
tale-health-potion = a hundred years younger!
tale-hypnosis = left, right, left, right… sleep…
tale-lucky-talisman = rub it and take your pick.
tale-magic-mirror = mirror, mirror, what does the next one do?
tale-old-book-of-magic = dusty pages turn by themselves.
tale-spy = two eyes in the bushes.
tale-strange-potion = it smelled nice. It was not.
tale-trap = snap! Help, somebody!
tale-troll = big, green and in the way.
tale-truth-serum = nothing but the truth. Really?
tale-whirlwind = everything flies!
tale-will-o-the-wisp = a little light over the marsh…
tale-witches-trick = hocus, pocus, now you are there and I am here.

## The track

field = field { $field }
field-start = the start card
field-finish = finish field { $field }
hazard = { $field } (number { $value })

## Questions

prompt-over = The race is over.
prompt-draft = Choose a card to keep. The others go to the left.
prompt-wait-draft = Choosing a card to keep: { $players }.
prompt-lay = { $row-is ->
    [you] Card { $number }: which card goes into your own storyline?
   *[other] Card { $number }: which card goes into the storyline of { $row }?
}
prompt-wait-program = Laying cards: { $players }.
prompt-take = Which of the two cards you were given do you play?
prompt-place = At which place of your storyline?
prompt-card = { $card }
prompt-wait-card = { $card }: waiting for { $players }.
prompt-wish = The lamp: which played card do you wish for?
prompt-order = The crystal ball: which card comes as number { $number }?
prompt-turn = The crystal ball: do you turn a card, so that it is skipped?
prompt-steal = { $row-is ->
    [you] The thief: which card of your own storyline?
   *[other] The thief: which card from { $row }?
}
prompt-look = { $row-is ->
    [you] The spy: which card of your own storyline?
   *[other] The spy: which card from { $row }?
}
prompt-give = { $row-is ->
    [you] The spy: which card do you put back into your own storyline?
   *[other] The spy: which card goes to { $row }?
}
prompt-pass-on = Hypnosis: which card do you pass to the left?
prompt-choose = The talisman: which card do you play?
prompt-call = The trap: which dragon do you call?
prompt-hide = The truth serum: in which fist do you hide the token?
prompt-raise = The truth serum: which fist do you raise? You will say that the token is in there.
prompt-ask = The truth serum: whom do you ask?
prompt-answer = { $who } raises the { $fist ->
    [left] left
   *[right] right
} fist and says: the token is in here. Is it true?
prompt-hold = Dragon poo! How long do you hold your breath? Four seconds are safe.
prompt-bet = Where will your dragon be after the four footprints?

## Choices

action-keep = Keep { $card }
action-lay = { $row-is ->
    [you] { $card } for yourself
   *[other] { $card } for { $row }
}
action-take = Play { $card }
action-place = At place { $place }
action-wish = { $row-is ->
    [you] { $card } from your place { $place }
   *[other] { $card } from { $row }, place { $place }
}
action-no-wish = No wish
action-order = { $row-is ->
    [you] Place { $place }: { $card }
   *[other] Place { $place } of { $row }: { $card }
}
action-turn = Turn place { $place }: { $card }
action-no-turn = Turn none
action-steal = { $row-is ->
    [you] Your place { $place }: { $card }
   *[other] { $row }, place { $place }: { $card }
}
action-spy = { $row-is ->
    [you] Your place { $place }: { $card }
   *[other] { $row }, place { $place }: { $card }
}
action-give = { $row-is ->
    [you] { $card } for yourself
   *[other] { $card } for { $row }
}
action-pass-on = { $row-is ->
    [you] Place { $place }: { $card }
   *[other] Place { $place } of { $row }: { $card }
}
action-choose = Play { $card }
action-call = { $who-is ->
    [you] Call yourself
   *[other] Call { $who }
}
action-hide = In the { $fist ->
    [left] left
   *[right] right
} fist
action-raise = Raise the { $fist ->
    [left] left
   *[right] right
} fist
action-ask = { $who-is ->
    [you] Ask yourself
   *[other] Ask { $who }
}
action-believe = It is true
action-doubt = It is a lie
action-hold = { $seconds }.{ $tenths } seconds
action-bet = { $field }

## What happens

event-round-began = { $who-is ->
    [you] Round { $round }. You start.
   *[other] Round { $round }. { $who } starts.
}
event-shuffled = The discard pile, { $count } cards, is shuffled into a new draw pile.
event-dealt = { $who-is ->
    [you] You get { $cards }.
   *[other] { $who } gets { $cards }.
}
event-dealt-hidden = { $who-is ->
    [you] You get { $count } cards.
   *[other] { $who } gets { $count } cards.
}
event-roared = { $who-is ->
    [you] You roar: the Roaring 4 is yours!
   *[other] { $who } roars: the Roaring 4!
}
event-kept = { $who-is ->
    [you] You keep { $card }.
   *[other] { $who } keeps { $card }.
}
event-kept-hidden = { $who-is ->
    [you] You have chosen.
   *[other] { $who } has chosen.
}
event-received = { $who-is ->
    [you] From the right you get { $cards }.
   *[other] { $who } gets { $cards } from the right.
}
event-received-hidden = { $who-is ->
    [you] You get { $count ->
        [one] one card
       *[other] { $count } cards
    } from the right.
   *[other] { $who } gets { $count ->
        [one] one card
       *[other] { $count } cards
    } from the right.
}
event-planned = { $who-is ->
    [you] { $row-is ->
        [you] { $card }: for you.
       *[other] { $card }: for { $row }.
    }
   *[other] { $row-is ->
        [you] { $who } plans { $card } for you.
       *[other] { $who } plans { $card } for { $row }.
    }
}
event-ready = { $who-is ->
    [you] You are ready.
   *[other] { $who } is ready.
}
event-cards-laid = { $who-is ->
    [you] You have laid { $count ->
        [2] two cards
        [3] three cards
        [4] four cards
        [5] five cards
        [6] six cards
       *[other] { $count } cards
    }.
   *[other] { $who } has laid { $count ->
        [2] two cards
        [3] three cards
        [4] four cards
        [5] five cards
        [6] six cards
       *[other] { $count } cards
    }.
}
event-laid = { $who-is ->
    [you] { $card }: for you, place { $place }{ $back }.
   *[other] { $card }: for { $who }, place { $place }{ $back }.
}
event-laid-own = One for themselves, place { $place }{ $back }.
event-laid-hidden = { $who-is ->
    [you] One for you, place { $place }{ $back }.
   *[other] One for { $who }, place { $place }{ $back }.
}
back-shown = {" "}({ $back })
back-hidden = {""}
event-handed-over = { $who-is ->
    [you] You give { $cards } to { $to }.
   *[other] { $to-is ->
        [you] { $who } gives you { $cards }.
       *[other] { $who } gives { $cards } to { $to }.
    }
}
event-handed-over-hidden = { $who-is ->
    [you] You give your last two cards to { $to }.
   *[other] { $to-is ->
        [you] { $who } gives you their last two cards.
       *[other] { $who } gives their last two cards to { $to }.
    }
}
event-took = { $who-is ->
    [you] You will play { $card }.
   *[other] { $who } will play { $card }.
}
event-inserted = { $who-is ->
    [you] You put { $card } at your place { $place }{ $back }.
   *[other] { $who } puts { $card } at place { $place }{ $back }.
}
event-inserted-hidden = { $who-is ->
    [you] You put a card at your place { $place }{ $back }.
   *[other] { $who } puts a card at place { $place }{ $back }.
}
event-discarded = { $card } goes to the discard pile.
event-action-round = Action round { $number }.
event-hug-ended = { $who-is ->
    [you] Bigfoot lets go of you.
   *[other] Bigfoot lets go of { $who }.
}
event-idled-prepaid = { $who-is ->
    [you] You have had this turn already, because of the mirror.
   *[other] { $who } has had this turn already, because of the mirror.
}
event-idled-hugged = { $who-is ->
    [you] You are still being hugged.
   *[other] { $who } is still being hugged.
}
event-idled-empty = { $who-is ->
    [you] You have no card left.
   *[other] { $who } has no card left.
}
event-missed-turned = { $who-is ->
    [you] Your card at place { $place } lies turned: you miss a turn.
   *[other] { $who } misses a turn: the card at place { $place } lies turned.
}
event-missed-book = { $who-is ->
    [you] Your card at place { $place } does not have the spell of the old book: it is skipped.
   *[other] The card of { $who } at place { $place } does not have the spell of the old book: it is skipped.
}
event-flipped = { $who-is ->
    [you] You turn up { $card }: { $tale }
   *[other] { $who } turns up { $card }: { $tale }
}
event-flipped-step = { $who-is ->
    [you] You turn up { $card }.
   *[other] { $who } turns up { $card }.
}
event-voided = { $who-is ->
    [you] { $card } does not have the spell of your old book: nothing happens.
   *[other] { $card } does not have the spell of { $who }’s old book: nothing happens.
}
event-nothing = { $who-is ->
    [you] { $card } does nothing to you.
   *[other] { $card } does nothing to { $who }.
}
event-moved-forward = { $who-is ->
    [you] You walk { $steps } forward, to field { $field }.
   *[other] { $who } walks { $steps } forward, to field { $field }.
}
event-moved-back = { $who-is ->
    [you] You go { $steps } back, to { $field ->
        [0] the start card
       *[other] field { $field }
    }.
   *[other] { $who } goes { $steps } back, to { $field ->
        [0] the start card
       *[other] field { $field }
    }.
}
event-carried-forward = { $who-is ->
    [you] You jump { $steps } forward, to field { $field }.
   *[other] { $who } jumps { $steps } forward, to field { $field }.
}
event-carried-back = { $who-is ->
    [you] You jump { $steps } back, to { $field ->
        [0] the start card
       *[other] field { $field }
    }.
   *[other] { $who } jumps { $steps } back, to { $field ->
        [0] the start card
       *[other] field { $field }
    }.
}
event-placed = { $who-is ->
    [you] You come to { $field ->
        [0] the start card
       *[other] field { $field }
    }.
   *[other] { $who } comes to { $field ->
        [0] the start card
       *[other] field { $field }
    }.
}
event-dodged = { $who-is ->
    [you] You dodge the rocks: { $steps } forward, to field { $field }.
   *[other] { $who } dodges the rocks: { $steps } forward, to field { $field }.
}
event-fled = { $who-is ->
    [you] You run { $steps } back, to { $field ->
        [0] the start card
       *[other] field { $field }
    }.
   *[other] { $who } runs { $steps } back, to { $field ->
        [0] the start card
       *[other] field { $field }
    }.
}
event-moved-bet = { $who-is ->
    [you] As a prize you walk { $steps } forward, to field { $field }.
   *[other] As a prize { $who } walks { $steps } forward, to field { $field }.
}
event-stopped-tree = { $who-is ->
    [you] A tree stands in your way: you stop on { $field ->
        [0] the start card
       *[other] field { $field }
    }.
   *[other] A tree stands in the way of { $who }, who stops on { $field ->
        [0] the start card
       *[other] field { $field }
    }.
}
event-stopped-start = { $who-is ->
    [you] There is no way further back: you stay on { $field ->
        [0] the start card
       *[other] field { $field }
    }.
   *[other] There is no way further back: { $who } stays on { $field ->
        [0] the start card
       *[other] field { $field }
    }.
}
event-hole-jumped = { $who-is ->
    [you] You jump over the hole: footprints { $sum }, needed { $value }.
   *[other] { $who } jumps over the hole: footprints { $sum }, needed { $value }.
}
event-hole-too-wide = { $who-is ->
    [you] The hole is too wide for you: footprints { $sum }, needed { $value }.
   *[other] The hole is too wide for { $who }: footprints { $sum }, needed { $value }.
}
event-crossed = { $who-is ->
    [you] You cross the finish line!
   *[other] { $who } crosses the finish line!
}
event-fell = { $who-is ->
    [you] You run over the edge, fall off the mountain and land on field { $field }.
   *[other] { $who } runs over the edge, falls off the mountain and lands on field { $field }.
}
event-swapped = { $who-is ->
    [you] You and { $with } change places: you are on { $field ->
        [0] the start card
       *[other] field { $field }
    }, { $with } on { $other ->
        [0] the start card
       *[other] field { $other }
    }.
   *[other] { $with-is ->
        [you] { $who } and you change places: { $who } is on { $field ->
            [0] the start card
           *[other] field { $field }
        }, you on { $other ->
            [0] the start card
           *[other] field { $other }
        }.
       *[other] { $who } and { $with } change places: { $who } is on { $field ->
            [0] the start card
           *[other] field { $field }
        }, { $with } on { $other ->
            [0] the start card
           *[other] field { $other }
        }.
    }
}
event-rockslide = { $who-is ->
    [you] On field { $field } you set rocks rolling! Courage { $value } is needed below.
   *[other] On field { $field } { $who } sets rocks rolling! Courage { $value } is needed below.
}
event-stood-firm = { $who-is ->
    [you] You stand firm with courage { $sum }.
   *[other] { $who } stands firm with courage { $sum }.
}
event-lost-heart = { $who-is ->
    [you] Your courage ({ $sum }) is not enough: run!
   *[other] The courage of { $who } ({ $sum }) is not enough.
}
event-bag-dealt = { $who-is ->
    [you] A new card lies at your place { $place }{ $back }.
   *[other] { $who } gets a new card at place { $place }{ $back }.
}
event-caravan-waits = { $who-is ->
    [you] You meet a caravan: it will roll on after this action round.
   *[other] { $who } meets a caravan: it will roll on after this action round.
}
event-caravan-rolled = The caravan rolls on: { $rows }.
caravan-row = { $who-is ->
    [you] you take over the storyline of { $from }
   *[other] { $from-is ->
        [you] { $who } takes over yours
       *[other] { $who } takes over that of { $from }
    }
}
event-gazed = { $who-is ->
    [you] In the crystal ball you see { $cards }.
   *[other] In the crystal ball { $who } sees { $cards }.
}
event-gazed-hidden = { $who-is ->
    [you] You look into the crystal ball.
   *[other] { $who } looks into the crystal ball.
}
event-marked = { $who-is ->
    [you] { $row-is ->
        [you] Chosen: your place { $place }.
       *[other] Chosen: place { $place } of { $row }.
    }
   *[other] { $row-is ->
        [you] { $who } chooses your place { $place }.
       *[other] { $who } chooses place { $place } of { $row }.
    }
}
event-reordered = { $who-is ->
    [you] Your cards now lie in this order: { $cards }.
   *[other] { $who } has put the cards in order: { $cards }.
}
shift = { $who-is ->
    [you] your place { $place }: { $card }
   *[other] { $who }, place { $place }: { $card }
}
event-turned = { $who-is ->
    [you] Your card at place { $place } is turned: you will miss that turn.
   *[other] The card of { $who } at place { $place } is turned: that turn will be missed.
}
event-goblins-brought = { $who-is ->
    [you] The goblins bring you { $card }.
   *[other] The goblins bring { $who } { $card }.
}
event-goblins-lost = { $who-is ->
    [you] The goblins only run in circles around you.
   *[other] The goblins only run in circles around { $who }.
}
event-wished = { $who-is ->
    [you] { $row-is ->
        [you] You wish for { $card } from your own place { $place }.
       *[other] You wish for { $card } from { $row }, place { $place }.
    }
   *[other] { $row-is ->
        [you] { $who } wishes for { $card } from your place { $place }.
       *[other] { $who } wishes for { $card } from { $row }, place { $place }.
    }
}
event-wish-declined = { $who-is ->
    [you] You make no wish.
   *[other] { $who } makes no wish.
}
event-enchanted = { $who-is ->
    [you] You listen to the song: { $card } is gone.
   *[other] { $who } listens to the song: { $card } is gone.
}
event-stolen = { $who-is ->
    [you] { $card } is stolen from you.
   *[other] { $card } is stolen from { $who }.
}
event-tested-won = { $who-is ->
    [you] You win, { $sum } against { $value }.
   *[other] { $who } wins, { $sum } against { $value }.
}
event-tested-lost = { $who-is ->
    [you] You lose, { $sum } against { $value }.
   *[other] { $who } loses, { $sum } against { $value }.
}
event-tested-even = { $who-is ->
    [you] { $sum } against { $value }, a tie: you are left in peace.
   *[other] { $sum } against { $value }, a tie: { $who } is left in peace.
}
event-spell-cast = { $who-is ->
    [you] The wand points at you: { $spell }!
   *[other] The wand points at { $who }: { $spell }!
}
event-rooted = { $who-is ->
    [you] You are a tree. Nobody gets past you.
   *[other] { $who } is a tree. Nobody gets past.
}
event-bet-placed = { $who-is ->
    [you] You bet on { $field ->
        [0] the start card
       *[other] field { $field }
    }.
   *[other] { $who } bets on { $field ->
        [0] the start card
       *[other] field { $field }
    }.
}
event-bet-won = { $who-is ->
    [you] Your bet on { $field ->
        [0] the start card
       *[other] field { $field }
    } was right!
   *[other] The bet of { $who } on { $field ->
        [0] the start card
       *[other] field { $field }
    } was right!
}
event-bet-lost = { $who-is ->
    [you] Your bet on { $field ->
        [0] the start card
       *[other] field { $field }
    } was wrong.
   *[other] The bet of { $who } on { $field ->
        [0] the start card
       *[other] field { $field }
    } was wrong.
}
event-footprint-forward = { $who-is ->
    [you] The footprints lead you { $steps } forward.
   *[other] The footprints lead { $who } { $steps } forward.
}
event-footprint-back = { $who-is ->
    [you] The footprints lead you { $steps } back.
   *[other] The footprints lead { $who } { $steps } back.
}
event-hugged = { $who-is ->
    [you] Bigfoot hugs you until the others are done.
   *[other] Bigfoot hugs { $who } until the others are done.
}
event-held-breath = { $who-is ->
    [you] You will hold your breath for { $seconds }.{ $tenths } seconds.
   *[other] { $who } will hold their breath for { $seconds }.{ $tenths } seconds.
}
event-held-breath-hidden = { $who-is ->
    [you] You take a deep breath.
   *[other] { $who } takes a deep breath.
}
event-breathed = { $who-is ->
    [you] { $breaths }. Nobody could have lasted beyond { $seconds }.{ $tenths }. You win!
   *[other] { $breaths }. Nobody could have lasted beyond { $seconds }.{ $tenths }. { $who } wins!
}
event-breathed-nobody = { $breaths }. Nobody could last beyond { $seconds }.{ $tenths }: all have fainted.
breath-held = { $who-is ->
    [you] you: { $seconds }.{ $tenths } seconds
   *[other] { $who }: { $seconds }.{ $tenths } seconds
}
breath-fainted = { $who-is ->
    [you] you: { $seconds }.{ $tenths } seconds, and fainted
   *[other] { $who }: { $seconds }.{ $tenths } seconds, and fainted
}
event-goat-ran = { $who-is ->
    [you] The goat drags you { $steps } back.
   *[other] The goat drags { $who } { $steps } back.
}
event-potion-drunk = { $who-is ->
    [you] You feel young: your movement cards carry you { $bonus } further this round.
   *[other] { $who } feels young: their movement cards carry { $bonus } further this round.
}
event-hypnotised = { $who-is ->
    [you] You will pass on the card at place { $place }.
   *[other] { $who } will pass on the card at place { $place }.
}
event-hypnotised-hidden = { $who-is ->
    [you] You have chosen.
   *[other] { $who } has chosen, eyes closed.
}
event-drifted = { $who-is ->
    [you] A card goes from you to { $to }, place { $place }{ $back }.
   *[other] { $to-is ->
        [you] A card goes from { $who } to you, place { $place }{ $back }.
       *[other] A card goes from { $who } to { $to }, place { $place }{ $back }.
    }
}
event-talisman-drew = { $who-is ->
    [you] The talisman shows you { $cards }.
   *[other] The talisman shows { $who } { $cards }.
}
event-talisman-drew-hidden = { $who-is ->
    [you] The talisman shows you { $count } cards.
   *[other] The talisman shows { $who } { $count } cards.
}
event-talisman-chose = { $who-is ->
    [you] You choose { $card }.
   *[other] { $who } chooses { $card }.
}
event-mirror-looks = { $who-is ->
    [you] In the mirror you see { $at }.
   *[other] { $at-is ->
        [you] In the mirror { $who } sees you.
       *[other] In the mirror { $who } sees { $at }.
    }
}
event-mirrored = { $who-is ->
    [you] You do the same: { $card }.
   *[other] { $who } does the same: { $card }.
}
event-book-opened = { $who-is ->
    [you] The book opens at the { $spell }: only your cards that show it count this round.
   *[other] The book opens at the { $spell }: only cards that show it count for { $who } this round.
}
event-spied = { $who-is ->
    [you] You look at { $cards }.
   *[other] { $who } looks at { $cards }.
}
event-spy-planned = { $who-is ->
    [you] { $card } goes there.
   *[other] { $who } plans { $card } for this place.
}
event-spy-gave = { $who-is ->
    [you] You have put them back: { $cards }.
   *[other] { $who } has put them back: { $cards }.
}
event-potion-flipped = { $who-is ->
    [you] In your cup: { $card }.
   *[other] In the cup of { $who }: { $card }.
}
event-token-hidden = { $who-is ->
    [you] The token is in your { $fist ->
        [left] left
       *[right] right
    } fist.
   *[other] The token is in the { $fist ->
        [left] left
       *[right] right
    } fist of { $who }.
}
event-fist-meant = { $who-is ->
    [you] You will raise the { $fist ->
        [left] left
       *[right] right
    } fist.
   *[other] { $who } will raise the { $fist ->
        [left] left
       *[right] right
    } fist.
}
event-claimed = { $who-is ->
    [you] You raise the { $fist ->
        [left] left
       *[right] right
    } fist and say to { $to }: the token is in here.
   *[other] { $to-is ->
        [you] { $who } raises the { $fist ->
            [left] left
           *[right] right
        } fist and says to you: the token is in here.
       *[other] { $who } raises the { $fist ->
            [left] left
           *[right] right
        } fist and says to { $to }: the token is in here.
    }
}
event-believed-rightly = { $by-is ->
    [you] You believe { $who }, and it was true.
   *[other] { $who-is ->
        [you] { $by } believes you, and it was true.
       *[other] { $by } believes { $who }, and it was true.
    }
}
event-believed-wrongly = { $by-is ->
    [you] You believe { $who }, but it was a lie.
   *[other] { $who-is ->
        [you] { $by } believes you, but it was a lie.
       *[other] { $by } believes { $who }, but it was a lie.
    }
}
event-doubted-rightly = { $by-is ->
    [you] You do not believe { $who }, and it was a lie.
   *[other] { $who-is ->
        [you] { $by } does not believe you, and it was a lie.
       *[other] { $by } does not believe { $who }, and it was a lie.
    }
}
event-doubted-wrongly = { $by-is ->
    [you] You do not believe { $who }, but it was true.
   *[other] { $who-is ->
        [you] { $by } does not believe you, but it was true.
       *[other] { $by } does not believe { $who }, but it was true.
    }
}
event-whirled = { $count ->
    [0] There are no cards left to whirl around.
    [one] One card whirls around and falls back.
   *[other] { $count } cards whirl around and fall back in a new order.
}
event-wisp-followed = { $who-is ->
    [you] You follow the light and play all your cards from the right.
   *[other] { $who } follows the light and plays all their cards from the right.
}
event-wisp-gone = { $who-is ->
    [you] The light goes out. You are back on the path.
   *[other] The light goes out. { $who } is back on the path.
}
event-top-shown = On top of the draw pile: { $back }.
event-top-gone = The draw pile is empty.
event-round-ended = Round { $round } is over. All cards are collected.
event-forest-closed = The forest closes behind the last dragon. The path now begins at field { $field }.
event-race-over = { $count ->
    [one] The race is over. The treasure goes to { $winners }!
   *[other] The race is over. { $winners } share the treasure!
}

## The table

heading-track = Round { $round }, started by { $starter-is ->
    [you] you
   *[other] { $starter }
}
heading-running = { $who-is ->
    [you] Your card being played
   *[other] Card being played by { $who }
}
heading-row = { $who-is ->
    [you] Your storyline
   *[other] Storyline of { $who }
}
heading-piles = Piles
heading-hand = Your cards
table-field = { $field }: { $players }
table-track = { $fields } fields to the finish line, { $finish } behind it
table-floor = the path begins at field { $field }
table-landing = a dragon that falls off the finish lands on field { $field }
table-holes = holes behind the fields { $hazards }
table-rockslides = rockslides on the fields { $hazards }
table-corners = corners behind the fields { $fields }
table-slot-down = { $place }. { $card }
table-slot-barred = { $place }. { $card }: does not have the spell of the old book, will be skipped
table-slot-turned = { $place }. { $card }: turned, will be skipped
table-slot-up = { $place }. { $card }: played
table-slot-passed = { $place }. { $card }: was skipped
table-sums = unplayed in all: courage { $courage }, footprints { $stamina }
table-rooted = { $who-is ->
    [you] you are a tree
   *[other] { $who } is a tree
}
table-hugged = { $who-is ->
    [you] you are safe in a hug
   *[other] { $who } is safe in a hug
}
table-prepaid = { $who-is ->
    [you] your next turn is used up
   *[other] the next turn of { $who } is used up
}
table-wisp-running = { $who-is ->
    [you] you follow the light
   *[other] { $who } follows the light
}
table-wisp-done = { $who-is ->
    [you] you have followed the light and get no new cards
   *[other] { $who } has followed the light and gets no new cards
}
table-potion = movement cards carry { $bonus } further
table-book = only cards that show the { $spell } count
table-running = { $who-is ->
    [you] you: { $card }. { $help }
   *[other] { $who }: { $card }. { $help }
}
table-piles = draw pile { $draw }, discard pile { $discard }
table-top = on top of the draw pile: { $back }
table-discard-top = on top of the discard pile: { $card }
table-roared = { $who-is ->
    [you] you have roared this round
   *[other] { $who } has roared this round
}
table-caravan = a caravan will roll on after this action round
table-kept = kept: { $card }
table-planned = { $row-is ->
    [you] for you: { $card }
   *[other] for { $row }: { $card }
}
table-explained = { $card }. { $help }

score-total = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
score-field = field { $field }
score-finish = field { $field } past the finish line

ending-finish = the treasure is reached.
ending-nightfall = night has fallen, and the race is stopped.

## Refusals

refusal-draft-first = First choose a card to keep.
refusal-program-first = First lay your cards.
refusal-insert-first = First take one of the two cards, then choose its place.
refusal-not-in-hand = This card is not in your hand.
refusal-no-such-place = There is no such place in the storyline.
refusal-already-played = This card has been played or skipped already.
refusal-picked-already = You have chosen this card already.
refusal-other-row-first = The storylines are taken in order: your own first, then clockwise.
refusal-not-wishable = The lamp cannot bring this card.
refusal-not-spied = The spy has not taken this card.
refusal-not-drawn = The talisman has not shown this card.
refusal-other-spell = This card does not show the spell of your old book.
refusal-not-nearest = Only one of the nearest dragons can be called.
refusal-cannot-ask = This player cannot be asked.
refusal-bad-breath = A breath lasts from 1 to 10 seconds.
refusal-no-such-field = Nobody can bet on this field.
refusal-card-first = First finish the card that is being played.
refusal-bad-removed = 10 to 15 action cards are taken out.
refusal-draft-for-two = Two players never draft.
refusal-bad-fields = A track has an even number of fields, from 8 to 36.
refusal-six-need-full-track = Six players always use the whole track.
refusal-mountain-needs-full-track = The Wild mountain uses the whole track.
refusal-forest-on-mountain = The enchanted forest does not grow on the Wild mountain.
refusal-risky-needs-mountain = The risky ending belongs to the Wild mountain.

## Set-up

option-players = Players
option-players-help = Two to six dragons race.
option-deck = Cards
option-deck-help = Which cards are shuffled into the draw pile.
option-deck-introduction = Introduction: movement cards and cards without an icon
option-deck-normal = Also the cards with the Normal icon
option-deck-six-advanced = Also six Advanced cards, nobody knows which
option-deck-everything = Every card
option-deck-trimmed = Every card except a few
option-removed = Cards taken out
option-removed-help = How many action cards are taken out without looking, when you do not play with every card.
option-draft = Draft
option-draft-help = Everybody keeps one card and passes the others on, until all are taken. For three to six.
option-track = Track
option-track-help = How long the race is.
option-track-suggested = As suggested for the number of players
option-track-short = Short: 28 fields
option-track-full = Whole: 36 fields
option-track-own = As many fields as you like
option-fields = Fields
option-fields-help = The length of a track of your own: an even number.
option-mountain = Wild mountain
option-mountain-help = The other side of the track: holes, rockslides and corners.
option-layout = Mountain
option-layout-help = How the cards of the mountain are laid out.
option-layout-printed = As printed on our sheet
option-layout-random = Track cards shuffled
option-forest = Enchanted forest
option-forest-help = The path behind the last dragon closes, so that nobody falls too far back.
option-betting = Betting
option-betting-help = At a picnic you bet on the field where you will end. If you are right, you walk 3 more.
option-risky = Risky ending
option-risky-help = A dragon that runs too far past the finish line falls off the mountain.
option-first = Starting player
option-first-help = Who starts the first round.
option-first-random = The best growl (left to chance)
option-first-seat-0 = The first player
option-first-seat-1 = The second player
option-first-seat-2 = The third player
option-first-seat-3 = The fourth player
option-first-seat-4 = The fifth player
option-first-seat-5 = The sixth player

## The drawn board

board-who = { $who-is ->
    [you] You
   *[other] { $who }
}
board-bot = bot
board-hand = Your cards and what is asked
board-track = Race track of { $fields } fields and { $finish } past the finish line.
board-whole-track = The whole track
board-hole = Hole behind field { $field }: footprints { $value } are needed.
board-rockslide = Rockslide on field { $field }: courage { $value } is needed.
board-enough = You have enough.
board-too-little = You have too little.
board-gravel = rocks roll here
board-sand = safe path
board-plays = { $who-is ->
    [you] You play
   *[other] { $who } plays
}
board-laid-by = { $who-is ->
    [you] laid by you
   *[other] laid by { $who }
}
board-next = next
board-courage-after = Your courage { $before } → { $after }
board-stamina-after = Your footprints { $before } → { $after }
board-where-draft = Round { $round }, draft
board-where-plan = Round { $round }, laying cards
board-where-race = Round { $round }, race { $number } of { $all }
board-where-end = Round { $round }, end of the race
board-start = Start
board-starter = Starting player
board-round = Round { $round }
board-phase-draft = Draft
board-phase-program = Laying cards
board-phase-own-pair = Two for yourself
board-phase-rival-pair = Two for the rival
board-phase-insert = One of two
board-phase-movement = The race
board-action-round = Action round { $number }
board-laid = Cards laid: { $laid } of { $all }
board-caravan = A caravan waits
board-draw = Draw pile: { $count ->
    [one] one card
   *[other] { $count } cards
}
board-draw-name = Draw
board-discard = Discard pile: { $count ->
    [one] one card
   *[other] { $count } cards
}
board-discard-name = Discard
board-omen = is next on the pile
board-holds = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-rooted = Tree
board-hugged = Hugged
board-only = Only this spell
board-prepaid = Turn used
board-safe = Safe in a hug
board-skipped = skipped
board-take-back = Take { $card } back
board-lay-here = { $who-is ->
    [you] Lay as card { $number } in your own storyline
   *[other] Lay as card { $number } in { $who }’s storyline
}
board-here = Lay here
board-slot-then = then
board-slot-last = last
board-lay-next = Lay as card { $number }
board-lay-all = { $count ->
    [2] Lay both
   *[other] Lay all { $count }
}
board-take-all-back = Take all back
board-lay-final = Rearrange them freely first. Once they are laid, nobody may look again.
board-meant = Planned as card { $number }, { $row }.
board-for = { $who-is ->
    [you] for you
   *[other] for { $who }
}
board-kept = Kept:
board-sealed = your choice
board-sealed-place = Your card goes to place { $place }.
board-cancel = Not this
board-hold = Press and hold your breath
board-let-go = Let go to breathe
board-slider = Or choose with the slider: it counts just the same.
board-seconds = { $seconds }.{ $tenths } s
board-fainted = fainted
board-won-breath = wins!
board-limit = Nobody could have lasted beyond { $seconds }.{ $tenths } seconds.
board-token = the token
board-fist-left = Left
board-fist-right = Right
board-roar = ROOOAR!
board-roars = { $who-is ->
    [you] You have the Roaring 4!
   *[other] { $who } has the Roaring 4!
}
board-cry-starts = I start!
board-cry-gazes = I see… cards!
board-cry-spies = Let me see those…
board-cry-missed-turned = Turn missed
board-cry-missed-book = Not this spell
board-cry-enchanted = La la la…
board-cry-stolen = Thief!
board-cry-draws = { $count } cards to choose from
board-cry-free = Free at last!
board-cry-idle-prepaid = Had my turn
board-cry-idle-hugged = Mmm, a hug
board-cry-idle-empty = No card left
board-cry-voided = Not my book’s spell
board-cry-nothing = Nothing happens
board-cry-stopped-tree = A tree!
board-cry-stopped-start = No way back
board-cry-hole-jumped = Hop! { $sum } for { $value }
board-cry-hole-too-wide = Too wide: { $sum }, not { $value }
board-cry-crossed = Over the line!
board-cry-fell = Aaaah!
board-cry-rocks = Rocks! Courage { $value }
board-cry-firm = I stay: { $sum }
board-cry-afraid = Run! Only { $sum }
board-cry-caravan = Want a ride?
board-cry-goblins-lost = Round and round
board-cry-wish-declined = No wish
board-cry-tested-won = { $sum } beats { $value }
board-cry-tested-lost = { $sum } is less than { $value }
board-cry-tested-even = { $sum } and { $value }: even
board-cry-spell-jumping = Frog spell!
board-cry-spell-fleeing = Rabbit spell!
board-cry-spell-drunken = Drunken spell!
board-cry-spell-immobility = Tree spell!
board-cry-book-jumping = Only frogs
board-cry-book-fleeing = Only rabbits
board-cry-book-drunken = Only tankards
board-cry-book-immobility = Only trees
board-cry-rooted = I am a tree
board-cry-hugged = So hairy!
board-cry-bets = I bet on { $field }
board-cry-bet-won = Bet won!
board-cry-bet-lost = Bet lost
board-cry-forward = { $steps } forward
board-cry-back = { $steps } back
board-cry-cup = { $card }?
board-cry-breath = Deep breath…
board-cry-goat = Back! The footprint shows { $footprint }
board-cry-potion = +{ $bonus } for every movement card
board-cry-sleeps = Zzz…
board-cry-mirror = Me first?
board-cry-claim-left = The left one!
board-cry-claim-right = The right one!
board-cry-right = I knew it!
board-cry-wrong = Fooled!
board-cry-wisp = A light!
board-cry-wisp-gone = Where am I?
board-beyond = finish field { $field }, counted as field { $number }
board-at-start = at the start
board-lead-row = { $who-is ->
    [you] Card { $number }: choose one for your own storyline.
   *[other] Card { $number }: choose one for the storyline of { $who }.
}
board-lead-card = { $who-is ->
    [you] { $card } for yourself? Drag it there, or tap the place.
   *[other] { $card } for { $who }? Drag it there, or tap the place.
}
board-lead-all = Every card has its place. Lay them, or change what you like.
board-deed-amnesia = Nothing happens: you forgot.
board-deed-angry-villagers = Walk back to one field behind the next dragon behind you.
board-deed-broken-stick = The nearest dragons behind you come to your field.
board-deed-burlap-bag = Everybody gets one more card, face down.
board-deed-chili-peppers = Walk 2 forward. Every dragon behind you jumps 1 back.
board-deed-conmans-caravan = After this action round all move one storyline to the left.
board-deed-crystal-ball = Look at your unplayed cards, reorder them, turn one if you like.
board-deed-damsel-in-distress = All dragons come to your field.
board-deed-goblin-tribe = The top card of the draw pile is played instead.
board-deed-magic-lamp = You may swap it for a card already played, and play that.
board-deed-minstrel = All cards of the next action round are discarded.
board-deed-pretty-flower = Walk 2 back. Every dragon in front of you jumps 1 forward.
board-deed-roaring-4 = Walk 4 forward.
board-deed-sneaky-short-cut = Go to the field in front of the leading dragon.
board-deed-tasty-deer = Your next card is turned: you will miss that turn.
board-deed-thief = Take away one unplayed card from every storyline, yours too.
board-deed-whats-that-over-there = All the others walk forward by this number. You do not.
board-deed-knight = More courage than this: walk forward by it. Less: walk back.
board-deed-novice-wizard = The spell on top of the draw pile hits you.
board-deed-picnic = Four footprints from the pile: forward, back, forward, back.
board-deed-fake-jewels = Your next two cards are turned: you will miss both turns.
board-deed-bigfoot = Hugged! No card can touch you until all the others are done.
board-deed-dragon-poo = Hold your breath! Whoever lasts longest walks 3 forward.
board-deed-grumpy-goat = Walk back the footprint plus 1. Dragons on your way jump 1 back.
board-deed-health-potion = This round your 1, 2 and 3 cards go 1 field further.
board-deed-hypnosis = Everybody passes one unplayed card to the left, unseen.
board-deed-lucky-talisman = Draw five cards, play one of them, discard the others.
board-deed-magic-mirror = The next player plays a card now, and you do the same.
board-deed-old-book-of-magic = This round only your cards with the spell on the pile count.
board-deed-spy = Take a card from every storyline, look, put them back as you like.
board-deed-strange-potion = Turn up two cards: 1, 2 and 3 cards make you walk back.
board-deed-trap = The nearest dragon, in front or behind, comes to your field.
board-deed-troll = More footprints than this: walk 3 forward. Less: 3 back.
board-deed-truth-serum = Which fist hides the token? Bluff! The winner walks 3 forward.
board-deed-whirlwind = All unplayed cards are shuffled and laid down again.
board-deed-will-o-the-wisp = Play all your unplayed cards at once, from right to left.
board-deed-witches-trick = Your dragon and your right-hand neighbour’s swap places.

## Groups of cards and pieces, in Help

group-icon = { $count ->
    [one] Icon
   *[other] Icons
}
group-movement = { $count ->
    [one] Movement
   *[other] Movement
}
group-plain = { $count ->
    [one] No icon
   *[other] No icon
}
group-normal = { $count ->
    [one] Normal
   *[other] Normal
}
group-advanced = { $count ->
    [one] Advanced
   *[other] Advanced
}
group-track = { $count ->
    [one] Track
   *[other] Track
}

## Why a hint advises a move

reason-fields-more = { $amount ->
    [one] It puts you about 1 field further ahead.
   *[other] It puts you about { $amount } fields further ahead.
}
reason-fields-less = { $amount ->
    [one] It costs you about 1 field against the others.
   *[other] It costs you about { $amount } fields against the others.
}
reason-cards-ahead-more = The cards that lie ahead will carry you further than the others.
reason-cards-ahead-less = The cards that lie ahead will help the others more than you.
reason-hand-more = It keeps the better cards in your hand for later.
reason-hand-less = It leaves your hand with less to do good with.

# The same as the coach says it.
coach-reason-fields = { $amount ->
    [one] It puts you about 1 field further ahead.
   *[other] It puts you about { $amount } fields further ahead.
}
coach-reason-cards-ahead = The cards that lie ahead will carry you further than the others.
coach-reason-hand = It keeps the better cards in your hand for later.
