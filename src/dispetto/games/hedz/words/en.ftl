# Bitin' Off Hedz in English.
#
# $you      yes where the reader is the one who acts          $me, $me_g     the dino that acts: its name; f, m or n
# $who_you  yes where the reader is the one it happens to     $who, $who_g   the other dino, the same way
# $mood     0 to 11, and $tone, 0 to 2: vary the narrator, the same for every reader and every replay

game-hedz-25th-title = Bitin' Off Hedz · 25th Anniversary
game-hedz-25th-edition = 25th
game-hedz-25th-tagline = First one into the volcano wins. It seemed like a good idea at the time.
game-hedz-2nd-title = Bitin' Off Hedz · 2nd edition
game-hedz-2nd-edition = 2nd edition
game-hedz-2nd-tagline = Two to ten dinos, one volcano, no manners. Rocks send you home.

# In hindsight: what mattered where an answer was wrong. $mine and $left are steps to the Volcano, $gap those between
hindsight-behind =
    { $who_you ->
        [yes] You were
       *[no] { $who } was
    } { $left ->
        [one] one step
       *[other] { $left } steps
    } from the Volcano, { $you ->
        [yes] you were
       *[no] { $actor } was
    } { $gap ->
        [0] level
       *[other] { $gap } behind
    }.
hindsight-ahead =
    { $you ->
        [yes] You were
       *[no] { $actor } was
    } in front, { $mine ->
        [one] one step
       *[other] { $mine } steps
    } from the Volcano; { $who_you ->
        [yes] you came
       *[no] { $who } came
    } next, { $gap } behind.
# The same in a hint, told to whoever is asked: as it is
insight-behind =
    { $who } is { $left ->
        [one] one step
       *[other] { $left } steps
    } from the Volcano, you are { $gap ->
        [0] level
       *[other] { $gap } behind
    }.
insight-ahead =
    You are in front, { $mine ->
        [one] one step
       *[other] { $mine } steps
    } from the Volcano; { $who } comes next, { $gap } behind.

# The coach: what matters at a question, one line in somebody's first games.
coach-ChooseType = A type bends one rule for you, and perhaps one against you. Nobody may change later.
coach-WhichFirst = Both are yours and cannot hurt each other. The order stays for the whole game.
coach-Declare = Hovering costs you nothing. Dropping means Start.
coach-ToRoll =
    { $place ->
        [near] Exactly { $goal } ends it: { $left } to go. A roll too high moves you not at all.
        [mudd] Out of the Mudd you roll one die only.
        [lava] Off the lava you roll one die, and no rock buys another.
        [start] One die only, out of Start. Rocks can roll it again.
       *[other] First the dice, then the walk. What you do to others comes on the way.
    }
coach-hedz-2nd-ToRoll =
    { $place ->
        [near] Exactly { $goal } ends it: { $left } to go. A roll too high moves you not at all.
        [mudd] Out of the Mudd you roll one die only.
       *[other] First the dice, then the walk. What you do to others comes on the way.
    }
coach-Keep =
    { $place ->
        [near] Exactly { $goal } ends it: you need { $left }. Each rock rolls one die again.
       *[other] Count where the dice lead you. A rock rolls one die again, and stays behind.
    }
coach-UseDice = You need not use all you rolled. Count where each of them ends.
coach-Route = Count your last steps before you choose: one of the two ways may have no ground.
coach-IntoTheVolcano = This is what the game is about. Nobody has ever won by walking on.
coach-Scoop = A rock is a second roll or a throw. Nothing is paid for leaving it to others.
coach-AnotherTurn = Only the last may buy a turn, and only one. It costs a rock that stays here.
coach-StopHere = Whoever stops to throw walks no further, hit or miss.
coach-HowToThrow = One at a time leaves you some; all at once is certain and leaves you none.
coach-hedz-25th-Throw = The target keeps the rock. The higher die wins and you trade places: so look ahead, not back.
coach-hedz-2nd-Throw = The target keeps the rock. Four or more sends it to Start, thick skins apart.
coach-Toll = One rock, or all of them and the way back to Start.
coach-InTheWay = A push steals a rock and ends your walk here; your last steps are theirs, wherever those lead.
coach-Steal = Each rock you leave is one they can throw at you.
coach-Bite = A bite costs you nothing: the rocks are yours and the victim begins again.
coach-Steer = You choose where the pushed one goes. Count its steps before you are kind.
coach-Swim = Drowning means Start. It has been done on purpose.
coach-Retreat = A bite costs you the rocks anyway. The nearer you begin again, the better.

# How to play, on one page. A panel's sentence has at most 17 words.
howto-aim = Be the first dino in the volcano. How many friends you keep on the way is not counted.
howto-hedz-25th-ends = The volcano is space 100. Hit it *exactly*: too much, and you stay where you are, watching.
howto-hedz-2nd-ends = The volcano is the last space. Hit it *exactly*: too much, and you stay where you are, watching.
howto-turn-roll = Roll
howto-turn-roll-text = two dice, that many steps
howto-turn-grumble = Grumble
howto-turn-grumble-text = a rock rolls one die again
howto-turn-walk = Walk
howto-turn-walk-text = past, or into, the others
howto-turn-land = Land
howto-turn-land-text = and live with it
howto-panel-push = Push
howto-panel-push-text = Stop on somebody: steal a rock, and your last steps are theirs to walk.
howto-panel-bite = Bite
howto-panel-bite-text = End exactly on somebody and off comes the head. Back to Start, rocks to you.
howto-panel-throw = Throw
howto-hedz-25th-panel-throw-text = A dotted line is a line of sight. Higher die wins, and you trade places.
howto-hedz-2nd-panel-throw-text = A dotted line is a line of sight. Four or more sends the target to Start.
howto-panel-stones = Mind the stones
howto-hedz-25th-panel-stones-text = Half of them are out to get you. On the beach, 0 to 10, nobody bites.
howto-hedz-2nd-panel-stones-text = Half of them are out to get you, and no beach is safe from teeth.
howto-sample-rock = Rock
howto-sample-rock-text = one for you
howto-sample-boo = Boo!
howto-sample-boo-text = roll again
howto-sample-think = Think!
howto-sample-think-text = pick a way
howto-sample-mudd = Mudd
howto-sample-mudd-text = one die only
howto-sample-lava = Lava
howto-sample-lava-text = a rock, or Start
howto-sample-air = Air
howto-sample-air-text = you fall
howto-sample-water = Water
howto-sample-water-text = you drown
howto-sample-fly = Take-off
howto-sample-fly-text = water ahead

one-of-two =
    { $n ->
        [1] { $who } I
       *[other] { $who } II
    }

space-start = Start
space-finish = the Volcano

route-land = the land route
route-fly = the sky route
route-long = the long way
route-cut = the cut
route-temple = the temple path
route-mud = the muddy way
route-scare = the scary way
route-coast = the coast
route-swim = the swim
route-marsh = the marsh
route-ridge = the ridge
route-first = the first way
route-second = the second way


## Dinosaur types

type-plain = Plain dino
type-plain-short = no excuses
type-plain-text = No tricks and no excuses: two dice, one mouth.
type-trex = Tyrannosaurus
type-trex-short = drops a die
type-trex-text = May ignore one of its two dice. Those arms hold only 3 rocks.
type-stegosaurus = Stegosaurus
type-stegosaurus-short = no pushing it
type-stegosaurus-text = Cannot be pushed. People have tried.
type-dimetrodon = Dimetrodon
type-dimetrodon-short = re-rolls both
type-dimetrodon-text = One rock re-rolls both dice, and it adds 1 when a rock comes flying.
type-triceratops = Triceratops
type-triceratops-short = steals three
type-triceratops-text = When it pushes it steals up to 3 rocks: one per horn.
type-ankylosaurus = Ankylosaurus
type-ankylosaurus-short = +2 under fire
type-ankylosaurus-text = Adds 2 when a rock comes flying. It barely looks up.
type-velociraptor = Velociraptor
type-velociraptor-short = buys a die
type-velociraptor-text = Before rolling it may drop a rock to roll a third die; never in Mudd or Lava.
type-brachiosaurus = Brachiosaurus
type-brachiosaurus-short = wades Mudd
type-brachiosaurus-text = May wade through Mudd as if it were dry ground. Carries only 5 rocks.
type-flier = Flier
type-flier-short = air holds it
type-flier-text = Air, water and Mudd are solid ground if it says so. Cannot push.
type-parasaurolophus = Parasaurolophus
type-parasaurolophus-short = falls back less
type-parasaurolophus-text = When bitten it only goes back to the last Think! behind it, not to Start.
type-caveman = Caveman
type-caveman-short = one sure hit
type-caveman-text = May open with all its rocks at once, and then it cannot miss. Where others bite, it uses a spear.
type-mammoth = Mammoth
type-mammoth-short = wades Mudd
type-mammoth-text = May wade through Mudd as if it were dry ground. Cannot throw: no fingers.
type-mouse = Mouse
type-mouse-short = three dice
type-mouse-text = Rolls three dice, but one in Mudd or Lava. Carries only 2 rocks.
type-carnosaur = Carnosaur
type-carnosaur-short = one die or both
type-carnosaur-text = May move by one of its two dice instead of both.
type-sail-back = Sail-back
type-sail-back-short = re-rolls both
type-sail-back-text = One rock re-rolls both dice. Rocks hit it only on 5 or 6.
type-ceratopsian = Ceratopsian
type-ceratopsian-short = steals three
type-ceratopsian-text = When it pushes it steals up to 3 rocks: one per horn.
type-ankylosaur = Ankylosaur
type-ankylosaur-short = hit on 6 only
type-ankylosaur-text = Rocks hit it only on 6. It barely looks up.
type-raptor = Raptor
type-raptor-short = buys a die late
type-raptor-text = After rolling it may drop a rock to add a third die, which stays as it falls.
type-sauropod = Sauropod
type-sauropod-short = wades all, shoves
type-sauropod-text = Mudd and water are solid ground if it likes. Must push whoever it can: it does not see that far down.
type-swimmer = Swimmer
type-swimmer-short = water is home
type-swimmer-text = Mudd and water are home. Cannot throw: flippers.
type-funny-head = Funny-head
type-funny-head-short = falls back less
type-funny-head-text = When bitten it may go back to the last Think! it has passed instead of Start.
type-hominid = Hominid
type-hominid-short = scoops on the run
type-hominid-text = Takes loose rocks on the run and bites with a spear. One die only, and it never pushes.
type-large-mammal = Large mammal
type-large-mammal-short = throws it all
type-large-mammal-text = May throw all its rocks at once, and then it cannot miss. One throw a turn, though.
type-small-mammal = Small mammal
type-small-mammal-short = three dice
type-small-mammal-text = Rolls three dice, but one in Mudd. Carries a single rock.


## Spaces

kind-rock = Rock: land here and take a rock.
kind-mudd = Mudd Pitt: start a roll here and you roll one die.
kind-boo = Boo!: land here, take fright, roll again.
kind-think = Think!: two ways lead on. The mover picks one.
kind-fly = Learn to Fly!: the last solid ground for a while.
kind-air = Air: stop here and you drop into the sea. Rocks gone, back to Start.
kind-water = Water: stop here and you drown. Back to Start, but the rocks stay yours.
kind-lava = Lava: land here and pay a rock or burn. One die out; with an exact 77 straight into the Volcano.
kind-beach = Safety Beach: no biting here. Enjoy it while it lasts.
kind-start = Start: you will see it again.
kind-finish = The Volcano: hit it exactly and win.
kind-plain = Nothing happens here but what the others do to you.
space-loose = { $n ->
    [one] A rock lies here, for whoever picks it up.
   *[other] { $n } rocks lie here, for whoever picks them up.
}
dino-rocks = { $n ->
    [0] Not a rock left.
    [one] One rock.
   *[other] { $n } rocks.
}


## What happened

event-became =
    { $you ->
        [yes] You race as: { $kind }.
       *[no] { $me } races as: { $kind }.
    }
event-starts =
    { $who_you ->
        [yes] You go first. The oldest at the table, they say, and nobody objected.
       *[no] { $who } goes first. The oldest at the table, they say, and it shows.
    }
event-turn =
    { $you ->
        [yes]
            { $mood ->
                [0] Your turn. Try to look harmless.
                [1] Your turn. They hate you already; give them a reason.
                [2] Your turn. Do something you would be ashamed of elsewhere.
                [3] Your turn. No pressure: everybody is watching.
                [4] Your turn. Remember who pushed you.
                [5] Your turn. Somebody ahead of you looks far too comfortable.
                [6] Your turn. Walk softly; the volcano is a light sleeper.
                [7] Your turn. If they wanted mercy they would have brought rocks.
                [8] Your turn. Show your teeth, all of them.
                [9] Your turn. The tail in front of you is asking for it.
               *[other] Your turn. Nobody will miss you; make sure they cannot.
            }
       *[no]
            { $mood ->
                [0] { $me } has the turn. Nobody breathes.
                [1] { $me } has the turn. Hide your rocks.
                [2] { $me } has the turn, and an expression you will not like.
                [3] { $me } has the turn and counts other people's rocks.
                [4] { $me } has the turn. Smile, and stand somewhere else.
                [5] { $me } has the turn. Check where your neck is.
                [6] { $me } has the turn and pretends to admire the view.
                [7] { $me } has the turn. The palms lean away.
                [8] { $me } has the turn, and somebody's name in mind.
                [9] { $me } has the turn. It smells of dinner.
               *[other] { $me } has the turn. Whatever happens, it was the dice.
            }
    }
event-over_limit =
    { $you ->
        [yes]
            { $n ->
                [one] You carry more than you may: a rock goes back to the supply.
               *[other] You carry more than you may: { $n } rocks go back to the supply.
            }
       *[no]
            { $n ->
                [one] { $me } carries too much: a rock goes back to the supply. How sad.
               *[other] { $me } carries too much: { $n } rocks go back to the supply. How sad.
            }
    }
event-will_fall =
    { $you ->
        [yes] You fold your wings: if this roll ends on air, you drop. On purpose. Of course.
       *[no] { $me } folds both wings and swears that any fall will be on purpose.
    }
event-third_die =
    { $you ->
        [yes] You drop a rock on { $at } and pick up a third die.
       *[no] { $me } drops a rock on { $at } and picks up a third die. Raptors.
    }
event-rolled =
    { $b ->
        [0] { rolled-one }
       *[other]
            { $c ->
                [0] { rolled-two }
               *[other] { rolled-three }
            }
    }
rolled-one =
    { $you ->
        [yes]
            { $a ->
                [1] You roll one die: 1. It could not have been less.
               *[other] You roll one die: { $a }.
            }
       *[no]
            { $a ->
                [1] { $me } rolls one die: 1. It could not have been less.
               *[other] { $me } rolls one die: { $a }.
            }
    }
rolled-two =
    { $you ->
        [yes] You roll { $a } and { $b }.{ rolled-remark }
       *[no] { $me } rolls { $a } and { $b }.{ rolled-remark }
    }
rolled-three =
    { $you ->
        [yes] You roll { $a }, { $b } and { $c }. Three dice: somebody should look into that.
       *[no] { $me } rolls { $a }, { $b } and { $c }. Three dice: somebody should look into that.
    }
rolled-remark =
    { $a ->
        [1]
            { $b ->
                [1]
                    { $tone ->
                        [0] {" "}Evolution takes its time.
                        [1] {" "}The snails are impressed.
                       *[other] {" "}Well, it is a start.
                    }
               *[other] {""}
            }
        [6]
            { $b ->
                [6]
                    { $tone ->
                        [0] {" "}Make way.
                        [1] {" "}Nobody claps.
                       *[other] {" "}Some have all the luck.
                    }
               *[other] {""}
            }
       *[other] {""}
    }
event-spent =
    { $you ->
        [yes]
            { $tone ->
                [0] You spend a rock to roll again. It stays on { $at }, and so does your dignity.
                [1] You bribe the dice with a rock, left on { $at }.
               *[other] You spend a rock, left on { $at }, to roll again.
            }
       *[no]
            { $tone ->
                [0] { $me } spends a rock to roll again. It stays on { $at }, and so does some dignity.
                [1] { $me } bribes the dice with a rock, left on { $at }.
               *[other] { $me } spends a rock, left on { $at }, to roll again.
            }
    }
event-rerolled =
    { $n ->
        [1]
            { $tone ->
                [0] The die comes up 1. Money well spent.
                [1] The die comes up 1. It has opinions.
               *[other] The die comes up 1. Oh dear.
            }
        [6]
            { $tone ->
                [0] The die comes up 6. Annoying.
                [1] The die comes up 6. It can be bought, then.
               *[other] The die comes up 6. Of course it does.
            }
       *[other] The die comes up { $n }.
    }
event-uses =
    { $you ->
        [yes] You pick { $n } and look the other way.
       *[no] { $me } picks { $n }. Counting was never the strong point of big jaws.
    }
event-void =
    { $you ->
        [yes] { $n } would carry you past the Volcano. So you do not move at all.
       *[no] { $n } would carry { $me } past the Volcano. { $me } stays put and pretends it was planned.
    }
event-walked =
    { $you ->
        [yes]
            { $n ->
                [one] You take a step to { $at }.
               *[other] You walk { $n } steps to { $at }.
            }
       *[no]
            { $n ->
                [one] { $me } takes a step to { $at }.
               *[other]
                    { $mood ->
                        [0] { $me } walks { $n } steps to { $at } and looks around innocently.
                        [1] { $me } trots { $n } steps to { $at }, whistling.
                       *[other] { $me } walks { $n } steps to { $at }.
                    }
            }
    }
event-route =
    { $you ->
        [yes] You think, at { $at }, and take { $way }.
       *[no]
            { $tone ->
                [0] { $me } thinks, visibly, at { $at }, and takes { $way }.
                [1] { $me } scratches an ear at { $at } and takes { $way }.
               *[other] At { $at } { $me } takes { $way }.
            }
    }
event-shortcut =
    { $you ->
        [yes] You look back from the lava on { $at }, wave, and jump straight into the Volcano.
       *[no] { $me } looks back from the lava on { $at }, waves, and jumps straight into the Volcano.
    }
event-scooped =
    { $you ->
        [yes]
            { $n ->
                [one] You scoop up a rock on { $at }. Somebody paid for that.
               *[other] You scoop up { $n } rocks on { $at }. Somebody paid for those.
            }
       *[no]
            { $n ->
                [one] { $me } scoops up a rock on { $at }.
               *[other] { $me } scoops up { $n } rocks on { $at }. Stay low.
            }
    }
event-rock =
    { $you ->
        [yes] You take a rock on { $at }.
       *[no] { $me } takes a rock on { $at }.
    }
event-extra =
    { $you ->
        [yes] Alone and last, you leave a rock on { $at } and go again.
       *[no]
            { $tone ->
                [0] Alone and last, { $me } leaves a rock on { $at } and goes again. Pity has its price.
                [1] { $me }, a dot on the horizon behind you all, leaves a rock on { $at } and goes again.
               *[other] Alone and last, { $me } leaves a rock on { $at } and goes again.
            }
    }
event-time_is_up =
    { $round ->
        [one] One round was all you had. Whoever stands highest may gloat.
       *[other] That was round { $round }, and the last. Whoever stands highest may gloat.
    }
event-won =
    { $you ->
        [yes] You win. Be unbearable about it.
       *[no]
            { $tone ->
                [0] { $me } wins. The others had excellent plans.
                [1] { $me } wins, and will mention it again.
               *[other] { $me } wins. Excuses may be handed in now.
            }
    }
event-left =
    { $who_you ->
        [yes] You leave the table. Your rocks are already being counted.
       *[no] { $who } leaves the table. The rocks go to the supply; nobody says goodbye.
    }
event-stopped =
    { $you ->
        [yes] You stop on { $at } and weigh a rock in your hand.
       *[no] { $me } stops on { $at } and weighs a rock in one hand. Duck.
    }
event-threw =
    { $you ->
        [yes] You throw a rock at { $who }. Think of it as a gift.
       *[no]
            { $who_you ->
                [yes] { $me } throws a rock at you. You may keep it.
               *[no]
                    { $tone ->
                        [0] { $me } throws a rock at { $who }, who had it coming.
                        [1] { $me } throws a rock at { $who }. Nothing personal, surely.
                       *[other] { $me } throws a rock at { $who }.
                    }
            }
    }
event-hurled =
    { $you ->
        [yes]
            { $n ->
                [one] You hurl your only rock at { $who }, with a roar. No dice needed.
               *[other] You hurl all { $n } rocks at { $who }. No dice needed.
            }
       *[no]
            { $who_you ->
                [yes]
                    { $n ->
                        [one] { $me } hurls an only rock at you, with a roar. No dice needed.
                       *[other] { $me } hurls { $n } rocks at you. No dice needed.
                    }
               *[no]
                    { $n ->
                        [one] { $me } hurls an only rock at { $who }, with a roar. No dice needed.
                       *[other] { $me } hurls { $n } rocks at { $who }. No dice needed.
                    }
            }
    }
event-hit =
    { $you ->
        [yes]
            { $tone ->
                [0] { $a } against { $b }: { $who } never saw it coming.{ tie-won }
               *[other] { $a } against { $b }: you hit { $who } between the eyes.{ tie-won }
            }
       *[no]
            { $who_you ->
                [yes]
                    { $tone ->
                        [0] { $a } against { $b }: you never saw it coming.{ tie-won }
                       *[other] { $a } against { $b }: { $me } hits you between the eyes.{ tie-won }
                    }
               *[no]
                    { $tone ->
                        [0] { $a } against { $b }: { $who } never saw it coming.{ tie-won }
                       *[other] { $a } against { $b }: { $me } hits { $who } between the eyes.{ tie-won }
                    }
            }
    }
event-missed =
    { $you ->
        [yes]
            { $tone ->
                [0] { $a } against { $b }: you hit a palm tree. { $who } keeps the rock.{ tie-lost }
               *[other] { $a } against { $b }: you miss, and { $who } says thank you for the rock.{ tie-lost }
            }
       *[no]
            { $who_you ->
                [yes]
                    { $tone ->
                        [0] { $a } against { $b }: { $me } hits the palm tree behind you. The rock is yours.{ tie-lost }
                       *[other] { $a } against { $b }: { $me } misses you. You are one rock richer.{ tie-lost }
                    }
               *[no]
                    { $tone ->
                        [0] { $a } against { $b }: { $me } hits a palm tree. { $who } keeps the rock.{ tie-lost }
                       *[other] { $a } against { $b }: { $me } misses. { $who } says thank you for the rock.{ tie-lost }
                    }
            }
    }
tie-won =
    { $a ->
        [1] { $b ->
            [1] { tie-won-text }
           *[other] {""}
        }
        [2] { $b ->
            [2] { tie-won-text }
           *[other] {""}
        }
        [3] { $b ->
            [3] { tie-won-text }
           *[other] {""}
        }
        [4] { $b ->
            [4] { tie-won-text }
           *[other] {""}
        }
        [5] { $b ->
            [5] { tie-won-text }
           *[other] {""}
        }
       *[other] { $b ->
            [6] { tie-won-text }
           *[other] {""}
        }
    }
tie-won-text = {" "}A tie goes to the high ground.
tie-lost =
    { $a ->
        [1] { $b ->
            [1] { tie-lost-text }
           *[other] {""}
        }
        [2] { $b ->
            [2] { tie-lost-text }
           *[other] {""}
        }
        [3] { $b ->
            [3] { tie-lost-text }
           *[other] {""}
        }
        [4] { $b ->
            [4] { tie-lost-text }
           *[other] {""}
        }
        [5] { $b ->
            [5] { tie-lost-text }
           *[other] {""}
        }
       *[other] { $b ->
            [6] { tie-lost-text }
           *[other] {""}
        }
    }
tie-lost-text = {" "}A tie, and no high ground to throw from.
event-switched =
    { $you ->
        [yes] You trade places: you to { $at }, { $who } to { $from }.
       *[no]
            { $who_you ->
                [yes] You trade places: { $me } to { $at }, you to { $from }.
               *[no] They trade places: { $me } to { $at }, { $who } to { $from }.
            }
    }
event-sent =
    { $you ->
        [yes]
            { $tone ->
                [0] You are back on { $at }. Nothing has changed here.
                [1] You are back on { $at }. The others are a cloud of dust.
               *[other] You are back on { $at }.
            }
       *[no]
            { $tone ->
                [0] { $me } is back on { $at }. Nothing has changed there.
                [1] { $me } is back on { $at }. Wave, it is polite.
               *[other] { $me } is back on { $at }.
            }
    }
event-fell =
    { $you ->
        [yes]
            { $n ->
                [0] You stop in mid-air on { $at }, look down, and fall into the sea.
                [one] You stop in mid-air on { $at }, look down, and fall into the sea. Your rock sinks faster.
               *[other] You stop in mid-air on { $at }, look down, and fall into the sea. Your { $n } rocks sink faster.
            }
       *[no]
            { $n ->
                [0] { $me } stops in mid-air on { $at }, looks down, and falls into the sea.
                [one] { $me } stops in mid-air on { $at }, looks down, and falls into the sea. One rock, glug.
               *[other] { $me } stops in mid-air on { $at }, looks down, and falls into the sea. { $n } rocks, glug.
            }
    }
event-toll =
    { $you ->
        [yes] The lava on { $at } takes a rock and lets you live. For now.
       *[no] { $me } hops about on the lava of { $at } and pays a rock to keep hopping.
    }
event-burned =
    { $you ->
        [yes]
            { $n ->
                [0] The lava on { $at } wants a rock, and you have none. You go up in smoke.
               *[other] You would rather burn than pay. The lava on { $at } is happy to help.
            }
       *[no]
            { $n ->
                [0] The lava on { $at } wants a rock, and { $me } has none. It smells of chicken.
               *[other] { $me } would rather burn than pay. The lava on { $at } is happy to help.
            }
    }
event-boo =
    { $you ->
        [yes]
            { $tone ->
                [0] Boo! You scream, pretend you did not, and roll again.
               *[other] Boo! Something bigger than you breathes on { $at }. You run for it: roll again.
            }
       *[no]
            { $tone ->
                [0] Boo! { $me } screams, denies it, and rolls again.
                [1] Boo! On { $at } { $me } jumps a metre in the air and rolls again.
               *[other] Boo! Something bigger than { $me } breathes on { $at }. { $me } shrieks and rolls again.
            }
    }
event-pushed =
    { $you ->
        [yes]
            { $tone ->
                [0] You give { $who } a hearty shove: { stolen }, { steps-over }.
               *[other] You push { $who }: { stolen }, and { steps-left } somebody else's problem.
            }
       *[no]
            { $who_you ->
                [yes]
                    { $tone ->
                        [0] { $me } gives you a hearty shove: { stolen }, { steps-over }.
                       *[other] { $me } pushes you: { stolen }, and { steps-left } your problem.
                    }
               *[no]
                    { $tone ->
                        [0] { $me } gives { $who } a hearty shove: { stolen }, { steps-over }.
                        [1] { $me } leans on { $who }, by accident, hard: { stolen }, { steps-over }.
                       *[other] { $me } pushes { $who }: { stolen }, and { steps-left } somebody else's problem.
                    }
            }
    }
steps-over =
    { $left ->
        [one] and a step to go as a present
       *[other] and { $left } steps to go as a present
    }
stolen =
    { $n ->
        [0] nothing to steal
        [one] a rock changes hands
       *[other] { $n } rocks change hands
    }
steps-left =
    { $left ->
        [one] the last step is
       *[other] the last { $left } steps are
    }
event-bit =
    { $you ->
        [yes]
            { $n ->
                [0] You bite off { $who }'s head. Not a rock to be had: pure spite.
                [one] You bite off { $who }'s head and pocket a rock.
               *[other] You bite off { $who }'s head and pocket { $n } rocks.
            }
       *[no]
            { $who_you ->
                [yes]
                    { $n ->
                        [0] { $me } bites your head off. Not a rock to be had: pure spite.
                        [one] { $me } bites your head off and pockets your rock.
                       *[other] { $me } bites your head off and pockets your { $n } rocks.
                    }
               *[no]
                    { $n ->
                        [0] { $me } bites off { $who }'s head. Not a rock to be had: pure spite.
                        [one] { $me } bites off { $who }'s head and pockets a rock.
                       *[other] { $me } bites off { $who }'s head and pockets { $n } rocks.
                    }
            }
    }


event-speared =
    { $you ->
        [yes]
            { $n ->
                [0] You spear { $who }. Not a rock to be had: pure spite.
                [one] You spear { $who } and pocket a rock.
               *[other] You spear { $who } and pocket { $n } rocks.
            }
       *[no]
            { $who_you ->
                [yes]
                    { $n ->
                        [0] { $me } spears you. Not a rock to be had: pure spite.
                        [one] { $me } spears you and pockets your rock.
                       *[other] { $me } spears you and pockets your { $n } rocks.
                    }
               *[no]
                    { $n ->
                        [0] { $me } spears { $who }. Not a rock to be had: pure spite.
                        [one] { $me } spears { $who } and pockets a rock.
                       *[other] { $me } spears { $who } and pockets { $n } rocks.
                    }
            }
    }
event-opening =
    { $who_you ->
        [yes] You roll { $a } and { $b } for the first turn.
       *[no] { $who } rolls { $a } and { $b } for the first turn.
    }
event-tied =
    { $n ->
        [2] Two tie for the highest. They roll again; the rest may watch.
       *[other] { $n } tie for the highest. They roll again; the rest may watch.
    }
event-highest =
    { $who_you ->
        [yes] Nobody rolls higher: you go first, and the others remember it.
       *[no]
            { $tone ->
                [0] Nobody rolls higher: { $who } goes first. The lead is a good place to get bitten.
                [1] Nobody rolls higher: { $who } goes first, with everybody behind. Right behind.
               *[other] Nobody rolls higher: { $who } goes first.
            }
    }
event-steered =
    { $you ->
        [yes] You think for { $who }, at { $at }: { $way }.
       *[no]
            { $who_you ->
                [yes] At { $at } { $me } does your thinking for you: { $way }.
               *[no]
                    { $tone ->
                        [0] { $who } would like to think, but { $me } points at { $way }.
                        [1] At { $at } { $me } kindly decides for { $who }: { $way }.
                       *[other] At { $at } { $me } sends { $who } along { $way }.
                    }
            }
    }
event-drowned =
    { $you ->
        [yes]
            { $n ->
                [0] You stop on the water of { $at }, and then under it. Glug.
                [one] You stop on the water of { $at }, and then under it. The rock you hold does not help, but it stays yours.
               *[other] You stop on the water of { $at }, and then under it. { $n } rocks do not help, but they stay yours.
            }
       *[no]
            { $tone ->
                [0] { $me } stops on the water of { $at }, waves, and is gone. Glug.
                [1] { $me } learns on { $at } that this was not the flying lesson. Glug.
               *[other] { $me } drowns on { $at }. The rocks come along, of all things.
            }
    }
event-knocked =
    { $you ->
        [yes]
            { $tone ->
                [0] A { $a }: { $who } never saw it coming.
               *[other] A { $a }: you hit { $who } between the eyes.
            }
       *[no]
            { $who_you ->
                [yes]
                    { $tone ->
                        [0] A { $a }: you never saw it coming.
                       *[other] A { $a }: { $me } hits you between the eyes.
                    }
               *[no]
                    { $tone ->
                        [0] A { $a }: { $who } never saw it coming.
                        [1] A { $a }: { $me } knocks { $who } clean off the trail.
                       *[other] A { $a }: { $me } hits { $who } between the eyes.
                    }
            }
    }
event-dodged =
    { $you ->
        [yes]
            { $tone ->
                [0] A { $a }: you hit a palm tree. { $who } keeps the rock.
               *[other] A { $a }: you miss, and { $who } says thank you for the rock.
            }
       *[no]
            { $who_you ->
                [yes]
                    { $tone ->
                        [0] A { $a }: { $me } hits the palm tree behind you. The rock is yours.
                       *[other] A { $a }: { $me } misses you. You are one rock richer.
                    }
               *[no]
                    { $tone ->
                        [0] A { $a }: { $me } hits a palm tree. { $who } keeps the rock.
                       *[other] A { $a }: { $me } misses. { $who } laughs, and keeps the rock.
                    }
            }
    }


## What is asked

ask-ChooseType = What will you be this time?
ask-WhichFirst = Who goes first, all game long: { $first } or { $second }?
ask-Declare = Your roll could end on thin air: hover, or drop like a stone?
ask-ToRoll = Your move, from { $at }: ready to roll?
ask-Keep =
    { $b ->
        [0] You rolled { $a }: keep it, or spend a rock on a second try?
       *[other]
            { $c ->
                [0] You rolled { $a } and { $b }: keep them, or spend a rock on a second try?
               *[other] You rolled { $a }, { $b } and { $c }: keep them, or spend a rock on a second try?
            }
    }
ask-UseDice = { $a } and { $b }: which will it be?
ask-Route =
    { $left ->
        [one] Think! One step left from { $at }: which way?
       *[other] Think! { $left } steps left from { $at }: which way?
    }
ask-IntoTheVolcano = The Volcano gapes right beside you: jump in, or walk on?
ask-Scoop =
    { $said ->
        [0]
            { $n ->
                [one] A rock lies on { $at }: pick it up?
               *[other] { $n } rocks lie on { $at }: how many do you take?
            }
       *[other] { $said } counted out on { $at }, and { $n } more lie there: how many of those?
    }
ask-AnotherTurn = You are alone and last: spend a rock on another turn?
ask-StopHere =
    { $left ->
        [one] Somebody is in your sights from { $at }: stop and throw, or take your last step?
       *[other] Somebody is in your sights from { $at }: stop and throw, or walk your last { $left }?
    }
ask-HowToThrow =
    { $rocks ->
        [one] You hold one rock: throw it and hope, or hurl it with a roar?
       *[other] You hold { $rocks } rocks: throw one, or all of them?
    }
ask-Throw =
    { $rocks ->
        [one] Your one rock wants to fly: at whom?
       *[other] Your { $rocks } rocks want to fly: at whom?
    }
ask-Toll =
    { $rocks ->
        [one] The lava wants your only rock: pay, or burn?
       *[other] The lava wants one of your { $rocks } rocks: pay, or burn?
    }
ask-InTheWay =
    { $who_g ->
        [f] { $who } is in your way: push her or walk on?
        [m] { $who } is in your way: push him or walk on?
       *[other] { $who } is in your way: push, or walk on?
    }
ask-Steal = How many rocks do you shake out of { $who }?
ask-Bite =
    { $loot ->
        [0] { $who }'s head is within reach: bite it off, or play nice?
        [one] { $who }'s head is within reach, and a rock with it: bite, or play nice?
       *[other] { $who }'s head is within reach, and { $loot } rocks with it: bite, or play nice?
    }
ask-Steer =
    { $left ->
        [one] { $who } has one step left from { $at }, and you do the thinking: which way?
       *[other] { $who } has { $left } steps left from { $at }, and you do the thinking: which way?
    }
ask-Swim = You stand on the water of { $at } as if it were nothing: stay, or drown on purpose?
ask-Retreat = Your head is off, but it is a funny one: back to { $at }, or all the way to Start?


## What an answer does: at most seven words or so, for the chip in its button

then-ends =
    { $you ->
        [yes]
            { $alone ->
                [yes] you end on { $at }, nobody there
               *[no] you end on { $at }, beside { $who }
            }
       *[no]
            { $alone ->
                [yes] { $me } ends on { $at }
               *[no] { $me } ends on { $at }, beside { $who }
            }
    }
then-mudd =
    { $you ->
        [yes] you end on { $at }, deep in Mudd
       *[no] { $me } ends on { $at }, deep in Mudd
    }
then-rock =
    { $you ->
        [yes] you end on { $at } and gain a rock
       *[no] { $me } ends on { $at } and gains a rock
    }
then-finds =
    { $you ->
        [yes]
            { $n ->
                [one] you end on { $at }, a rock lies there
               *[other] you end on { $at }, { $n } rocks lie there
            }
       *[no] { $me } ends on { $at }, where rocks lie
    }
then-boo =
    { $you ->
        [yes] Boo! on { $at }: you roll again
       *[no] Boo! on { $at }: { $me } rolls again
    }
then-fell =
    { $you ->
        [yes] mid-air on { $at }: you fall, back to Start
       *[no] mid-air on { $at }: { $me } falls, back to Start
    }
then-drowned =
    { $you ->
        [yes] water on { $at }: you drown, back to Start
       *[no] water on { $at }: { $me } drowns, back to Start
    }
then-burned =
    { $you ->
        [yes] lava on { $at }: you burn, back to Start
       *[no] lava on { $at }: { $me } burns, back to Start
    }
then-toll =
    { $you ->
        [yes] lava on { $at }: it takes a rock
       *[no] lava on { $at }: it takes { $me }'s rock
    }
then-lava =
    { $you ->
        [yes] lava on { $at }: a rock, or Start
       *[no] lava on { $at }: { $me } pays or burns
    }
then-swim =
    { $you ->
        [yes] water on { $at }: stay or drown, as you like
       *[no] water on { $at }: { $me } swims, or not
    }
then-won =
    { $you ->
        [yes] into the Volcano: you win
       *[no] into the Volcano: { $me } wins
    }
then-crater =
    { $you ->
        [yes] the Volcano gapes beside { $at }
       *[no] { $me } may jump into the Volcano
    }
then-void =
    { $you ->
        [yes] too far: you stay on { $at }
       *[no] too far: { $me } stays on { $at }
    }
then-prey =
    { $you ->
        [yes]
            { $n ->
                [0] on { $at } you may bite { $who }
                [one] on { $at } you may bite { $who }: a rock
               *[other] on { $at } you may bite { $who }: { $n } rocks
            }
       *[no] on { $at } { $me } may bite { $who }
    }
then-aims =
    { $you ->
        [yes] you end on { $at }, { $who } in sight
       *[no] { $me } ends on { $at }, { $who } in sight
    }
then-dice = you choose which die counts
then-fork =
    { $you ->
        [yes]
            { $n ->
                [one] the fork on { $at }, one step left
               *[other] the fork on { $at }, { $n } steps left
            }
       *[no] { $me } comes to the fork on { $at }
    }
then-meets =
    { $you ->
        [yes] { $who } in your way on { $at }
       *[no] { $me } runs into { $who } on { $at }
    }
then-spots =
    { $you ->
        [yes] { $who } in sight from { $at }
       *[no] { $me } may throw from { $at }
    }
then-passes =
    { $you ->
        [yes]
            { $n ->
                [one] past a rock on { $at }
               *[other] past { $n } rocks on { $at }
            }
       *[no] { $me } passes rocks on { $at }
    }
aside-ghosts = The pale dinos show where each way ends.
then-else =
    { $kind ->
        [boo] then Boo! on { $at }
        [rock] then { $at }, and a rock
        [finds] then { $at }, where rocks lie
        [mudd] then { $at }, deep in Mudd
        [fell] then mid-air on { $at }: Start
        [drowned] then water on { $at }: Start
        [burned] then lava on { $at }: Start
        [toll] then lava on { $at }: a rock
        [lava] then lava on { $at }: a rock, or Start
        [swim] then water on { $at }
        [won] then into the Volcano
        [crater] then the Volcano beside { $at }
        [prey] then { $at }: a bite of { $who }
        [aims] then { $at }, { $who } in sight
        [fork] then the fork on { $at }
       *[other] then on to { $at }
    }
then-goes =
    { $me_g ->
        [f] { $me } decides how she walks on
        [m] { $me } decides how he walks on
       *[other] { $me } decides how to walk on
    }
then-push =
    { $n ->
        [0] you stay on { $at }, no rock to steal
        [one] you stay on { $at }, a rock richer
       *[other] you stay on { $at }, { $n } rocks richer
    }
then-push-none = you stay on { $at }, { $who } keeps the rocks
then-steers = you choose { $me }'s way on { $at }
then-push-first =
    { $n ->
        [one] you rob { $who } first, then one step
       *[other] you rob { $who } first, then { $n } steps
    }
then-stop = you stay on { $at }: { $p } % hits { $who }
then-spends = a rock, then { $then }
then-again = a rock, and you roll again
then-reach = from { $first } to { $last }
then-there = as far as { $first }
then-odds-win = { $p } % wins
then-odds-home = { $p } % back to Start
then-odds-bite = { $p } % to bite somebody
then-odds-void = { $p } % too far
then-hover = { $p } % over air: it holds you
then-fall = { $p } % you fall: no rocks, Start
then-sure = it cannot miss
then-contest = higher die hits: { $p } %
then-flight =
    { $least ->
        [5] 5 or 6 hits: { $p } %
        [6] only a 6 hits: { $p } %
        [4] 4, 5 or 6 hits: { $p } %
       *[other] { $least } or more hits: { $p } %
    }
then-swap =
    { $n ->
        [one] you swap to { $at }; the rock is gone
       *[other] you swap to { $at }; { $n } rocks are gone
    }
then-swap-lost =
    { $n ->
        [one] you swap to { $at }, then home; no rock
       *[other] you swap to { $at }, then home; no rocks
    }
then-knock =
    { $n ->
        [one] { $who } to Start; the rock is gone
       *[other] { $who } to Start; { $n } rocks are gone
    }
then-one-rock = the dice decide: { $p } % hits
then-one-rock-range = the dice decide: { $p } to { $high } %
then-all-rocks =
    { $n ->
        [one] it cannot miss; your rock is gone
        [2] it cannot miss; both rocks are gone
       *[other] it cannot miss; all { $n } rocks are gone
    }
then-hold =
    { $n ->
        [one] you keep your rock
       *[other] you keep your { $n } rocks
    }
then-hands = in hand
then-over = in hand, only { $n } past your next turn
then-leave =
    { $n ->
        [one] it lies on { $at } for whoever comes
       *[other] they lie on { $at } for whoever comes
    }
then-pay =
    { $n ->
        [0] your last rock, and you stay on { $at }
        [one] you stay on { $at }, one rock left
       *[other] you stay on { $at }, { $n } rocks left
    }
then-rest =
    { $n ->
        [one] your turn ends, a rock in hand
       *[other] your turn ends, { $n } rocks in hand
    }
then-bite =
    { $n ->
        [0] no rocks; { $who } to { $at }
        [one] a rock for you, { $who } to { $at }
       *[other] { $n } rocks for you, { $who } to { $at }
    }
then-bite-or =
    { $n ->
        [0] no rocks; { $who } to { $at } or Start
        [one] a rock for you, { $who } to { $at } or Start
       *[other] { $n } rocks for you, { $who } to { $at } or Start
    }
then-spare = you share { $at } with { $who }
then-back = back to { $at }
then-before = { $first } first, then { $second }


## What may be answered

do-die = { $n }
do-starts = { $who } goes first
do-be = { $kind }
do-first_goes = The first one
do-WhichFirst-first_goes = { $first }
do-second_goes = The second one
do-WhichFirst-second_goes = { $second }
do-roll = Roll
do-ToRoll-roll =
    { $dice ->
        [one] Roll one die
       *[other] Roll { $dice } dice
    }
do-roll_in_mudd = Roll just one die
do-roll_third = Roll three dice
do-hover = Hover
do-hover-note = air holds you this roll
do-fall = Fall if it comes to that
do-fall-note = stop on air: sea, no rocks, Start
do-keep = Keep the roll
do-reroll =
    { $n ->
        [1] Re-roll the first die
        [2] Re-roll the second die
       *[other] Re-roll the third die
    }
do-Keep-reroll =
    { $n ->
        [1] Re-roll the first die ({ $a })
        [2] Re-roll the second die ({ $b })
       *[other] Re-roll the third die ({ $c })
    }
do-reroll_both = Re-roll both dice
do-use_first = Use the first die
do-UseDice-use_first = Move { $a }
do-use_second = Use the second die
do-UseDice-use_second = Move { $b }
do-use_sum = Use both dice
do-UseDice-use_sum = Move { $a } + { $b }
do-route = Take { $way }
do-volcano = Jump into the Volcano
do-path = Walk on along the path
do-walk_on = Walk on
do-push = Push { $who }
do-steal =
    { $n ->
        [0] Steal nothing
        [one] Steal 1 rock
       *[other] Steal { $n } rocks
    }
do-go_on = Go on
do-stop = Stop and throw
do-leave_rocks = Take nothing
do-scoop =
    { $n ->
        [one] Take 1 rock
       *[other] Take { $n } rocks
    }
do-Scoop-scoop =
    { $said ->
        [0]
            { $n ->
                [one] Take 1 rock
                [20]
                    { $beyond ->
                        [0] Take { $n } rocks
                       *[other] Take { $n } rocks, or more
                    }
               *[other] Take { $n } rocks
            }
       *[other]
            { $n ->
                [20]
                    { $beyond ->
                        [0] Take { $n } more
                       *[other] Take { $n } more, or more still
                    }
               *[other] Take { $n } more
            }
    }
do-scoop_all = Take everything
do-Scoop-scoop_all =
    { $said ->
        [0]
            { $n ->
                [one] Take it
                [2] Take both
               *[other] Take all { $n }
            }
       *[other] Take the rest too
    }
do-Scoop-leave_rocks =
    { $said ->
        [0] Take nothing
       *[other] No more than the { $said }
    }
do-pay = Pay a rock
do-refuse = Refuse and burn
do-spare = Spare { $who }
do-bite = Bite off { $who }'s head
do-give_up = Hold fire
do-one_rock = Throw one rock
do-all_rocks = Throw everything
do-HowToThrow-all_rocks =
    { $rocks ->
        [one] Hurl it with a roar
        [2] Throw both
       *[other] Throw all { $rocks }
    }
do-throw = Throw at { $who }
do-rest = End the turn
do-extra_turn = Buy another turn
do-Keep-roll_third = Roll a third die
do-Steer-route = Send { $who } along { $way }
do-stay = Stay afloat
do-drown = Drown on purpose
do-to_think = Back to the Think!
do-Retreat-to_think = Back to { $at }
do-to_start = All the way to Start


## Why not

why-H25-TYPE-01 = Not one of yours to take. Every dino gets one type from the list, once, before the race.
why-H25-DUO-03 = Nothing to put in order. Only a player with two different dinos says which goes first, once, after the types.
why-H25-MUDD-01 = You are not in the mud. One die is for rolls that start in a Mudd Pitt.
why-H25-TYPE-10 = The mud gives you no choice. Only a Brachiosaurus, a Flier or a Mammoth may say, before rolling, that it does not mind.
why-H25-TYPE-09 = No third die for you. That is a Velociraptor's trick.
why-H25-TYPE-09-mudd = Not from here. Even a Velociraptor buys no third die in Mudd or Lava.
why-H25-TYPE-09-before = Too late. How many dice you roll is settled before you roll.
why-H25-DEC-02 = Too late. One die or two out of Mudd is said before the roll, by those whom mud does not bother.
why-H25-ROCK-01 = Your hands are empty. A third die costs a rock.
why-H25-TYPE-12 = Nothing to declare. Only a Flier whose roll could end on air says beforehand whether it hovers or falls.
why-H25-RUL-04 = Nothing to re-roll yet. Re-rolls come after the roll and before the first step.
why-H25-GEN-05 = Legs first, mischief later. You must move at least one space before you touch anything.
why-H25-RUL-22 = Your turn is not over. Last place is looked at when everything else is done.
why-H25-LAVA-08 = No shortcut now. Only a move that starts on Lava and counts exactly to 77 may end in the Volcano.
why-H25-LAVA-02 = Nobody wants a toll. It is due when you land on Lava.
why-H25-THINK-01 = There is no fork here. You choose a way when you leave a Think! space.
why-H25-TYPE-02 = No die to ignore. That is for a Tyrannosaurus with two dice on the table.
why-H25-RER-01 =
    { $n ->
        [one] There is no such die. You rolled just the one, and a rock re-rolls a die that was rolled.
       *[other] There is no such die. You rolled { $n }, and a rock re-rolls one of those.
    }
why-H25-RER-01-late = Too late to re-roll. That is done after the roll and before anything else.
why-H25-TYPE-05 = One rock, one die. Only a Dimetrodon re-rolls both.
why-H25-RUL-31 = Both dice show the same. Using the first one is all the choice there is.
why-H25-FIN-02 = Too far. That number would overshoot the Volcano, and another one fits.
why-H25-BITE-06 = No biting now. It takes a count that ends exactly on the victim, and it comes before any throw.
why-H25-ROCK-04 = Nothing to scoop up on { $at } now. Loose rocks are taken in passing or on arrival.
why-H25-ROCK-04-count =
    { $n ->
        [one] Only one rock lies here. Take it or leave it.
       *[other] Only { $n } rocks lie here. Take fewer, or take them all.
    }
why-H25-TYPE-13 = You cannot push. Fliers do not do shoving.
why-H25-PUSH-01 = { $who } is not here. You push those you would walk past, on their own space.
why-H25-DUO-04 = { $who } is on your side. Allies cannot push each other, tempting as it is.
why-H25-TYPE-04 = { $who } does not budge. A Stegosaurus cannot be pushed.
why-H25-TYPE-19 = You cannot throw. A Mammoth has no hands to do it with.
why-H25-LAVA-05 = No re-rolls on Lava. The only rock you may spend here is the toll.
why-H25-LAVA-05-rolled = No re-rolls for this roll. You made it on Lava, which takes a toll and gives no second chance.
why-H25-LAVA-06 = No throwing from Lava. The only rock you may spend here is the toll.
why-H25-LAVA-07 = No extra turn on Lava. The only rock you may spend here is the toll.
why-H25-DUO-06 = { $who } is on your side. Allies cannot throw at each other.
why-H25-THR-01 =
    { $who_g ->
        [f] { $who } is out of sight. No dotted line joins { $from } and { $at }, so you cannot throw at her.
        [m] { $who } is out of sight. No dotted line joins { $from } and { $at }, so you cannot throw at him.
       *[other] { $who } is out of sight. No dotted line joins { $from } and { $at }: nothing to aim along.
    }
why-H25-THR-03 = No stopping on { $at } now. You stop where a dotted line leads to somebody you can throw at.
why-H25-THR-04 = Stop first. A throw ends your move, so say that you stop here; then throw.
why-H25-THR-04-still = Your move is over. Once you have stopped you go no further.
why-H25-THR-05 = You have no rock. Every throw hands one to its target.
why-H25-RUL-45 = You stopped to throw, so throw. Giving up is for later attempts.
why-H25-RUL-45-empty = Nothing to throw. You may stop only where you would have a rock in hand.
why-H25-RUL-45-air = You would fall before you could throw. Air is no place to stop.
why-H25-RUL-15 = You were pushed here, and at this table the pushed do not bite.
why-H25-RUL-45-scoop = Take at least one. You stopped here to throw, and your hands are empty.
why-H25-TYPE-15 = One rock at a time. Throwing everything is for Cavemen.
why-H25-TYPE-16 = Too late for that. A Caveman throws everything first or not at all.
why-H25-TYPE-16-said = You have said how you throw. Now say at whom.
why-H25-RUL-14 = Nobody to push past. Pushing takes at least one step left to go.
why-H25-RUL-13 = One thing at a time. On arrival come rocks, then lava or air, then bites, then throws, then Boo!.
why-H25-BITE-01 = { $who } is out of reach. You bite only those on whose space your count ends.
why-H25-DUO-05 = { $who } is on your side. Allies do not bite each other, at least not while anybody is looking.
why-H25-BITE-05 = { $who } is safe here. Nobody gets bitten on Safety Beach, 0 to 10.
why-H25-TYPE-07 =
    { $n ->
        [0] { $who } has nothing to steal. A Triceratops takes up to three, of what there is.
        [one] { $who } has a single rock. A Triceratops takes up to three, of what there is.
       *[other] { $who } has { $n } rocks. A Triceratops takes up to three, of what there is.
    }
why-H25-XTRA-01 = That turn is over. Being alone and last you may buy another: a rock first, then the dice.
why-H25-DEC-01 = The race has not begun. First every dino gets its type, or none.
why-H25-DEC-21 = The race has not begun. First say which of your two dinos goes first.
why-H25-TYPE-01-settled = Too late to evolve. Types are picked before the race, and kept.
why-H25-SETUP-06 = Not for you to say. The oldest player begins: the host's word, or chance.
why-H25-CLR-05 = Dice do not take orders. They fall one at a time, and what they show is chance.
why-H25-DEC-18 = Declare first. Say whether air holds you on this roll; then come the dice.
why-H25-DEC-04 = Settle the roll first. Keep the dice or re-roll; then pick the number you use.
why-H25-DEC-05 = Your number is settled. A Tyrannosaurus picks it when the dice have stopped, before the first step.
why-H25-MOVE-01 = You have rolled. One roll a turn, unless something says Boo!.
why-H25-CLR-01 = One thing at a time. After each step come pushing, then stopping to throw, then loose rocks.
why-H25-DEC-08 = Nobody is in your way. That is asked where you would walk past somebody you could push.
why-H25-DEC-09 = No pocket to reach into. How many to steal is asked of a Triceratops that pushes somebody with rocks.
why-H25-TYPE-07-first = Your horns are in a pocket. First say how many rocks you steal from { $who }.
why-H25-DEC-10 = Nothing to pass up. Going on is an answer where you could stop to throw.
why-H25-DEC-11 = Nothing to give up. That is for a dino that stands still and could throw.
why-H25-CLR-02 = First how, then at whom. Say whether you throw one rock or all.
why-H25-DEC-13 = One head at a time. You are asked about each of them in turn, { $who } included.

# The 2nd edition: where the rule is the same, so is the sentence.
why-H2-SETUP-04 = { why-H25-TYPE-01 }
why-H2-SPC-02 = { why-H25-MUDD-01 }
why-H2-RUL-04 = { why-H25-RUL-04 }
why-H2-PUSH-06 = You choose the way for { $who }, and nothing else.
why-H2-SPC-03 = { why-H25-THINK-01 }
why-H2-RER-01 = { why-H25-RER-01 }
why-H2-RUL-04-late = { why-H25-RER-01-late }
why-H2-RUL-37-same = { why-H25-RUL-31 }
why-H2-RUL-37 = { why-H25-FIN-02 }
why-H2-BITE-01-exact = { why-H25-BITE-06 }
why-H2-RUL-07 = { why-H25-ROCK-04-count }
why-H2-TYPE-14 = { why-H25-TYPE-13 }
why-H2-PUSH-01 = { why-H25-PUSH-01 }
why-H2-TYPE-02 = { why-H25-TYPE-04 }
why-H2-RUL-17 = { why-H25-RUL-14 }
why-H2-THR-01 = { why-H25-THR-01 }
why-H2-THR-02 = { why-H25-THR-03 }
why-H2-THR-04 = { why-H25-THR-04 }
why-H2-THR-04-still = { why-H25-THR-04-still }
why-H2-THR-05 = { why-H25-THR-05 }
why-H2-RUL-49 = { why-H25-RUL-45 }
why-H2-RUL-49-empty = { why-H25-RUL-45-empty }
why-H2-RUL-49-scoop = { why-H25-RUL-45-scoop }
why-H2-TYPE-25-said = { why-H25-TYPE-16-said }
why-H2-BITE-01 = { why-H25-BITE-01 }
why-H2-SETUP-04-settled = { why-H25-TYPE-01-settled }
why-H2-DEC-01 = { why-H25-DEC-01 }
why-H2-CLR-01 = { why-H25-CLR-05 }
why-H2-DEC-03 = { why-H25-DEC-04 }
why-H2-DEC-07 = { why-H25-DEC-08 }
why-H2-DEC-09 = { why-H25-DEC-10 }
why-H2-DEC-10 = { why-H25-DEC-11 }
why-H2-CLR-01-how = { why-H25-CLR-02 }
why-H2-DEC-12 = { why-H25-DEC-13 }
why-H2-RUL-36 = Somebody was quicker. At this table every type is picked once.
why-H2-TYPE-09 = The mud gives you no choice. Only a Sauropod, a Flier or a Swimmer may say, before rolling, that it does not mind.
why-H2-DEC-02 = { why-H25-DEC-02 }
why-H2-TYPE-07 = No third die for you. That is a Raptor's trick.
why-H2-TYPE-07-later = Roll first. A Raptor buys its third die when it has seen the other two.
why-H2-RUL-38-mudd = Not now. A Raptor's third die needs two others on the table, and you rolled only one.
why-H2-RUL-38 = One is enough. A Raptor buys a third die once a roll.
why-H2-RUL-40 = No water to settle. Whether it holds you is asked when you end on it, of those it can hold.
why-H2-TYPE-18 = Nobody has bitten you. Only a bitten Funny-head chooses where it goes.
why-H2-THR-03 = Legs first, mischief later. You throw only after at least one step.
why-H2-RUL-17-still = Legs first, shoving later. You push those you reach with at least one step.
why-H2-BITE-01-still = Not from where you stand. You bite where your roll takes you.
why-H2-RER-05 = You have not arrived here, you have stayed. Rocks under your feet are for those who come.
why-H2-TYPE-01 = No die to ignore. That is for a Carnosaur with two dice on the table.
why-H2-TYPE-08 = The third die stays as it fell. Rocks re-roll the others.
why-H2-TURN-01 = You have rolled. One roll a turn, unless something says Boo!.
why-H2-TYPE-03 = One rock, one die. Only a Sail-back re-rolls both.
why-H2-ROCK-03 = Nothing to take on { $at } now. Loose rocks are for those who end their movement on them.
why-H2-ROCK-04 = You are only passing { $at }. Loose rocks are for those who end there; none but a Hominid takes them on the run.
why-H2-TYPE-31 = Your paws are full. A Small mammal carries one rock at a time.
why-H2-TYPE-22 = You never push. Hominids reason with a spear.
why-H2-TYPE-11 = No walking past. A Sauropod pushes whomever it can.
why-H2-RUL-39 = Not here. A Sauropod beside somebody it can push must push; to throw, it would have had to stop earlier.
why-H2-TYPE-05 =
    { $n ->
        [0] { $who } has nothing to steal. A Ceratopsian takes up to three, of what there is.
        [one] { $who } has a single rock. A Ceratopsian takes up to three, of what there is.
       *[other] { $who } has { $n } rocks. A Ceratopsian takes up to three, of what there is.
    }
why-H2-TYPE-17 = You never throw. A Swimmer has nothing to do it with.
why-H2-TYPE-26 = One throw a turn. This Large mammal has had its fun.
why-H2-RUL-13 = { $who } is on Start. There is nowhere to knock anybody back to.
why-H2-RUL-11 = { $who } stands right beside you. A throw needs a line of sight between two spaces.
why-H2-RUL-09 = Not with an empty hand. At this table rocks are picked up after the throws.
why-H2-RUL-49-water = You would drown before you could throw. Water is no place to stop.
why-H2-RUL-49-stay = You stopped here to throw. Throw now, drown some other time.
why-H2-TYPE-24 = One rock at a time. Throwing everything is for Large mammals.
why-H2-TYPE-25 = You have said how you throw. A Large mammal says it before its first throw.
why-H2-RUL-15 = One thing at a time. On arrival come water, then rocks, then bites, then throws, then Boo!.
why-H2-SETUP-02 = Not for you to say. Everybody rolls two dice, and the highest begins.
why-H2-DEC-05 = Your number is settled. A Carnosaur picks it when the dice have stopped, before the first step.
why-H2-DEC-08 = No pocket to reach into. How many to steal is asked of a Ceratopsian that pushes somebody with rocks.
why-H2-TYPE-05-first = { why-H25-TYPE-07-first }
why-H2-CLR-01-step = One thing at a time. After each step come pushing, then stopping to throw.


## How it ends

# When all is over: what is said of the nastiest moments, one a place on the page so that none comes twice
nasty-bit =
    { $time ->
        [1] { $lost } spaces gone in one swallow.
        [2] The head was found. Nobody asked for it back.
        [3] By then it was a habit.
       *[other] Somebody should bring cheese.
    }
nasty-speared =
    { $time ->
        [1] A stick, a grudge and { $lost } spaces.
        [2] Cavemen call it dialogue.
        [3] It does not get less pointed.
       *[other] The wheel could have waited; this could not.
    }
nasty-hit =
    { $time ->
        [1] The stone has no regrets. The thrower has fewer.
        [2] Aim like that is not luck. It is character.
        [3] A rock is a letter to those who do not read.
       *[other] Somebody ought to have ducked. Somebody never does.
    }
nasty-knocked = { nasty-hit }
nasty-hurled = { nasty-hit }
nasty-pushed =
    { $time ->
        [1] Pushing is walking with other people's legs.
        [2] Being in the way is a crime here.
        [3] Politeness is for those behind.
       *[other] Manners were left on the beach.
    }
nasty-fell =
    { $time ->
        [1] { $lost } spaces, most of them downwards.
        [2] Gravity is the one player who never misses a turn.
        [3] Wings would have been a good investment.
       *[other] The sea sends its thanks.
    }
nasty-drowned = { nasty-fell }
nasty-burned =
    { $time ->
        [1] Medium rare, with { $lost } spaces on the side.
        [2] Lava gives no credit.
        [3] Smoke in everybody's eyes, tears in nobody's.
       *[other] Crisp, punctual, unlamented.
    }
end-score = space { $n }
end-H25-GEN-04 =
    { $you ->
        [yes] You are the first into the Volcano, and you win. Warm, isn't it?
       *[no] { $who } is the first into the Volcano, and wins. The rest may cool off.
    }
end-H25-LAVA-08 =
    { $you ->
        [yes] You step from the lava into the Volcano, and win while the others are still walking.
       *[no] { $who } steps from the lava into the Volcano, and wins while the others are still walking.
    }
end-H25-RUL-41 =
    { $you ->
        [yes] Everybody else has left, and you win. Victory by charm.
       *[no] Everybody else has left, and { $who } wins. Victory by charm.
    }
end-H25-RUL-42 =
    { $n ->
        [one]
            { $you ->
                [yes] Time is up, and nobody stands higher than you: you win.
               *[no] Time is up, and nobody stands higher than { $who }, who wins.
            }
       *[other] Time is up, and { $who } stand equally high. They win together, and nobody is pleased.
    }
end-H2-GEN-05 = { end-H25-GEN-04 }
end-H2-RUL-46 = { end-H25-RUL-41 }
end-H2-RUL-47 =
    { $n ->
        [one]
            { $you ->
                [yes] Time is up, and nobody is closer to the Volcano than you: you win.
               *[no] Time is up, and nobody is closer to the Volcano than { $who }, who wins.
            }
       *[other] Time is up, and { $who } are equally close to the Volcano. They win together, and nobody is pleased.
    }


## Table options

option-board = Board
option-board-text = The island you race on.
option-board-skull-island = Skull Island
option-board-t25 = Test island T25
option-types = Dinosaur types
option-types-text = Give dinos different powers, or keep it even.
option-types-none = plain dinos for all
option-types-choose = everybody chooses
option-types-yours = Your dino
option-types-yours-text = everybody picks; first come, first bitten
preset-evening-facts =
    a line of advice for everybody
    each answer says what it does
    – no powers, no clock
preset-classic-facts =
    every dino its own power
    a minute an answer
    – no teacher
preset-chaos-facts =
    powers, and the fine print of them
    20 seconds an answer
    – no time to be sorry
option-duo = Two dinos each
option-duo-text = With 2 or 3 players everybody runs two allied dinos.
option-first_player = First player
option-first_player-text = The seat that begins. By the book it is the oldest player, if anybody admits to it.
option-first_player-random = whoever chance picks
option-turn_limit = Round limit
option-turn_limit-text = After so many rounds whoever has come furthest wins; 0 is no limit.
option-turn_limit-0 = none
option-start_rock_on_return = Homecoming rock
option-start_rock_on_return-text = A dino sent back to Start takes a rock there.
option-start_loose_pickup = Loose rocks on Start
option-start_loose_pickup-text = A dino sent back to Start also takes the rocks lying there.
option-hazards_on_switch = Switched into trouble
option-hazards_on_switch-text = A dino that a throw puts on Lava pays the toll, and one put on air falls.
option-lava_refusal = Refusing the toll
option-lava_refusal-text = A dino with rocks may still choose to burn and go back to Start.
option-pushed_may_bite = Pushed dinos bite
option-pushed_may_bite-text = A pushed dino whose count ends exactly on somebody may bite.
option-shortcut_when_pushed = Pushed into the Volcano
option-shortcut_when_pushed-text = A dino pushed off Lava with an exact 77 may take the shortcut, and wins.
option-boo_on_stop = Boo! for pushers
option-boo_on_stop-text = A dino that stops on Boo! to push rolls again afterwards.
option-strict_limits = Strict rock limits
option-strict_limits-text = A type's own limit of 2, 3 or 5 rocks holds at all times, not just at the start of its turn.
option-board-footprint = The Footprint
option-unique_types = Each type once
option-unique_types-text = A type that somebody has chosen is gone for the others.
option-start_rocks = Rocks at the start
option-start_rocks-text = How many rocks everybody begins with.
option-start_rocks-0 = none
option-start_rocks-1 = one each
option-pickup_before_throw = Found and thrown
option-pickup_before_throw-text = Rocks are picked up before the throws, so a rock found here may be thrown from here.
option-think_chain_chooser = Who thinks for the pushed
option-think_chain_chooser-text = In a chain of pushes this player chooses the way at a Think!.
option-think_chain_chooser-direct = the direct pusher
option-think_chain_chooser-active = whoever has the turn
option-throw_after_push = Pushers throw
option-throw_after_push-text = A pusher may throw from where it stopped when the pushed dino is done.
option-raptor_in_mud = Raptors in the mud
option-raptor_in_mud-text = A Raptor may buy its extra die for a roll out of Mudd too.


## The table as text: the terminal, and whoever listens instead of looking

text-start = Start

# What is wrong with an option, a board file or a position
no-type = Option types: there is no dinosaur type { $value }; there are { $known }.
types-many = Option types names { $n } types for { $dinos } dinos: one for all, or one for each.
the-board = The board
board-space = Board { $board } has no space { $space }.
board-provenance = provenance is { $value }; it must be one of { $known }.
board-empty = { $where } lists no [[space]]: a board needs at least a start and a finish.
board-ends = Board { $board } needs exactly one start and one finish; it has { $starts } and { $ends }.
board-circle = Board { $board }: from space { $space } the trail never reaches Finish without running in a circle.
board-not-for = Board { $board } is made for { $made } and cannot be played as { $edition }, which { $needs }: { $fault }
needs-2nd = needs two forks, water, and a line of sight from the early trail to the crest
needs-25th = needs a Safety Beach up to 10, Lava before 77 and the Volcano at 100
space-odd = { $where }, space { $space }: { $value } is missing or not of its kind (id text, number whole).
space-odd-at = { $where }, space { $n } in the list: { $value } is missing or not of its kind (id text, number whole).
space-kind = Board { $board }, space { $space }: no such kind { $kind }; there are { $known }.
space-next = Board { $board }, space { $space }: its next space { $next } does not exist.
space-ways = Board { $board }, space { $space }: a space leads to one space, or to two at a Think!.
sight-pair = a line of sight is a pair of space ids like ["5", "12"], not { $value }.
sight-space = Board { $board }: a line of sight names space { $space }, which does not exist.
position-dino = position, dino { $who }: write { $like }, not { $value }.
position-dino-key = position, dino { $who }: { $key } = { $value } is not at, rocks (0 or more) or a type.
position-rocks = position, loose rocks on { $space }: { $value } is not a number of rocks.
position-round = position: round is a number from 1 on, not { $value }.
dino-none = There is no dino { $who } at this table: there are { $known }.

# What is wrong with a board, one sentence each; and what is said of one that is right
board-praise = { $title }: { $spaces } spaces, { $sight } lines of sight. All is right.
board-praise-for = { $title }: { $spaces } spaces, { $sight } lines of sight. All is right and fits { $made }.
and-more = { $some } and { $n } more
no-edition = no edition at all
edition-other = The board is made for { $made }, not for { $edition }.
edition-unknown = There is no edition { $name }: there are { $known }.
edition-unsaid = The board does not say which edition it is made for.
space-twice = There are two spaces with the id { $space }.
space-kind-other = Space { $space } is { $kind }, which { $edition } does not know: it has { $known }.
space-provenance = Space { $space } has provenance { $value }: it must be one of { $known }.
space-lost = Space { $space } cannot be reached from the start.
space-overshoots = From space { $space } { $dice } dice always overshoot the finish: it must be mudd.
space-beach =
    { $so ->
        [yes] Space { $space } is beach: the beach is 0 to { $last }.
       *[no] Space { $space } is not beach: the beach is 0 to { $last }.
    }
space-mudd = Space { $space } is not mudd: { $numbers } always are.
space-rock = Space { $space } has a rock on { $kind }.
end-none = No space is the { $what }.
end-many = More than one space is the { $what }: { $spaces }.
start-also = Space { $space } is the start: it must be { $kind } too.
way-nowhere = Space { $space } leads to { $next }, which does not exist.
way-past-finish = Space { $space } is the finish, but leads on to { $spaces }.
way-dead = Space { $space } is a dead end: nothing comes next.
think-one = Space { $space } is a Think!, but has only one way on.
think-none = Space { $space } has two ways on, but is no Think!.
think-many = Space { $space } has { $n } ways on: a Think! has two.
think-same = Both ways on from space { $space } lead to { $next }.
routes-unnamed = The two routes of space { $space } need two different names in routes.
routes-none = Space { $space } names routes, but has only one way on.
routes-apart = The two routes of space { $space } do not meet again before the finish.
routes-alike = The two routes of space { $space } are equally long and equally dangerous: there is nothing to choose.
forks-other = There are { $n } Think! spaces: { $edition } has exactly { $right }.
trail-circle = The trail runs in a circle: { $way }.
then-to = { $some } to { $next }
number-start = Space { $space } is the start, but is numbered { $n } instead of 0.
number-finish = Space { $space } is the finish, but is numbered { $n } instead of { $right }.
number-back = Space { $space } is numbered { $n }, but { $right } comes before { $next }: count back from there.
number-on = Space { $space } is numbered { $n }, but neither of its routes goes on with { $right }.
fly-before = Space { $space } is { $kind }, but { $before } before it is no take-off.
fly-after = Space { $space } is a take-off, but no { $kind } follows it.
fly-none = There is no take-off with { $kind } after it.
lava-late = Space { $space } is lava, but lava ends before { $n }.
shortcut-odd = Space { $space } is { $kind }: { $n } must be ordinary.
shortcut-none = There is no space { $n }, which the shortcut needs.
shortcut-far = Nobody can use the shortcut: no lava lies within six of { $n }.
sight-nowhere = The line of sight { $a }–{ $b } names space { $space }, which does not exist.
sight-itself = The line of sight { $a }–{ $b } joins a space to itself.
sight-twice = The line of sight { $a }–{ $b } is listed twice.
sight-barred = The line of sight { $a }–{ $b } touches the { $kind }: { $edition } forbids it.
sight-crest = No line of sight joins the early trail to the crest before the finish.
place-none = No { $layout } coordinates for space { $spaces }.
place-same = Spaces { $a } and { $b } lie on the same place in the { $layout } layout.

# What is too much of a board that somebody brings
bound-key = { $value } has no place here: there are { $known }.
bound-spaces = a board has 1 to { $most } spaces, each a table.
bound-sights = sight is a list of at most { $most } pairs.
bound-forks = at most { $most } spaces fork: nobody can think that often.
bound-id = { $value } is no id: one to six letters and digits.
bound-twice = two spaces have the same id.
bound-nowhere = something leads to { $space }, and there is no such space.
bound-number = the number of space { $space } is beyond { $most }.
bound-words = { $key } of space { $space } is a list of at most { $most } short words.
bound-place = { $layout } of space { $space } is two numbers from 0 to { $most }.
bound-picture = { $key } of the picture is not the few numbers it should be.

# What the checker of the workshop doubts, and praises
doubt-lava = { $n } lava within six steps: whoever comes this way pays or burns. Cruel, but legal.
doubt-rocks =
    { $n ->
        [0] Not a rock on the island. They will have to be nice to each other.
        [one] One rock on the whole island. They will kill for it, if they find something to throw.
       *[other] Only { $n } rock spaces: most throwers will throw a tantrum.
    }
doubt-sights =
    { $n ->
        [0] No line of sight: rocks are for carrying, then.
        [one] One line of sight. Everybody will queue for it.
       *[other] Only { $n } lines of sight: a quiet island. Pity.
    }
doubt-crowded =
    { $layout ->
        [wide] { $a } and { $b } sit on each other's laps in the wide picture.
       *[tall] { $a } and { $b } sit on each other's laps in the tall picture, the one on phones.
    }
praise-way = From Start to { $n } there is a way, and no ring to walk in for ever: { $spaces } spaces, { $sight } lines of sight.

# What may be made here
make-what = Islands
make-one = an island
make-new = Draw an island: where it forks, where it burns, who sees whom. The checker knows the law by heart.
make-kind-rock = Rock
make-kind-mudd = Mudd
make-kind-boo = Boo!
make-kind-think = Fork
make-kind-fly = Take-off
make-kind-air = Sky
make-kind-water = Water
make-kind-lava = Lava
make-kind-beach = Beach
make-kind-start = Start
make-kind-finish = Volcano
make-mend-way-dead = Join it to the nearest
make-mend-start-also = Make it that, too
make-mend-space-mudd = Muddy it
make-mend-space-overshoots = Muddy it
make-mend-think-none = Make it a fork
make-mend-think-one = No fork, then
make-mend-space-rock = Take the rock
make-mend-lava-late = Cool it down
make-mend-fly-after = Keep it grounded
make-mend-space-beach = Move the sand
make-mend-shortcut-odd = Make it plain
make-mend-way-past-finish = End it there
make-mend-think-same = One way will do
make-mend-routes-alike = Close the second way
make-mend-sight-barred = Close their eyes
make-mend-space-lost = Sink it
make-mend-place-same = Shove it aside

# What studies of the laboratory count.
trait-type = dino
trait-first-fork = first fork

# What friends remember.
feat-chain = Longest chain
feat-chain-text = { $who }: { $n } pushed in one go
feat-heads = Most heads bitten off
feat-heads-text = { $who }, { $n } times, always { $whom }
