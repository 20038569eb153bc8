# What studies, fits and reports say.

lab-extra = This part of the laboratory needs { $name }, which is not installed: pip install 'dispetto[lab]'.
weights-none = There are no weights in { $path }: no such file. 'dispetto lab fit' makes some.
weights-broken = { $path } holds no weights as 'dispetto lab fit' writes them.
weights-other = These weights are for { $game }, not for { $wanted }.
weights-alone = { $name } has weights of its own: it takes no version and no other setting beside them.
fit-other-plan = { $folder } holds a fit that was begun with other words: go on with those, or choose another --out.
fit-nothing-seen = No game of { $game } came to an end, so there is nothing to learn from.
fit-no-dials = The judge of { $game } has nothing to turn by matches.
fit-by = --by is { $known }, not { $value }.
weights-dials = These numbers fit other dials than the judge of { $game } has: it has changed since.
export-file = The rows cannot be written to { $path }: is there such a folder, and room in it?

study-none = There is no study { $path }, or it cannot be read.
study-toml = { $path } is no TOML: { $trouble }.
study-key = A study has no { $key }: it has { $known }.
study-value = { $key } cannot be { $value } in a study.
study-missing = A study needs { $key }.
study-sweep = sweep is { $known }, not { $value }.
study-list = { $room }.{ $key } wants a list of values to try.
study-option = None of { $games } has an option { $key }.
study-empty = This study plays nothing: no game takes so few or so many players.
study-huge = This study has { $n } kinds of tables; { $most } are enough for anybody.
study-other = { $folder } holds the results of another study: move them away, or choose another --out.
study-folder = { $folder } cannot be written to, or holds something else.
place-unknown = --on is { $known }, not { $value }.
workers-die = { $n } workers died one after the other; something here kills them.
ray-away = Ray does not answer at { $address }: { $trouble }

# A study's report
report-played = { $games } games at { $cells ->
        [one] one kind of table
       *[other] { $cells } kinds of tables
    }.
report-nothing = None of the { $all } figures looked at is distinguishable from luck.
report-sure = { $n ->
        [one] One of { $all } figures is
       *[other] { $n } of { $all } figures are
    } more than luck, after correcting for how many were looked at.
report-where = { $game }, { $seats } seats, { $bots }
report-finding = { $what } wins { $mean } ({ $low } to { $high }), where { $against } would be fair.
report-brings = { $what } brings { $mean } ({ $low } to { $high }), where { $against } would be fair.
report-effect = with { $what }, { $measure }: { $mean } ({ $low } to { $high }) instead of { $against }.
report-effects-head = What every option changes
report-effects = Each option alone, against the table as it stands, with the same dice. Grey: not distinguishable.
report-percent = difference in per cent, with its 95 % interval
report-points = difference in percentage points, with its 95 % interval
report-share = share of games won, in per cent, with its 95 % interval
report-mean = mean, with its 95 % interval
report-seat = seat
report-first-seat = the first seat's share
report-turns = turns
report-minutes = minutes with people, by guess
report-decisions = decisions
report-unfinished = { $n ->
        [one] One game was broken off and counts for nobody.
       *[other] { $n } games were broken off and count for nobody.
    }
report-long = Half of the games are over after { $turns } turns, about { $minutes } minutes; 19 of 20 within { $late }
report-harms-note = the doer on the left, the victim above
report-bot = bot
report-again = the same table again ({ $n })
report-shift-points = { $n } points
report-as-it-stands = as it stands
report-fair-at = fair: { $at }
report-half = half are over: { $n } min
report-left = and { $n } more nearer to the middle: see the table
report-title-none = { $what }: not distinguishable from luck
report-title-wins = { $which } wins { $mean }, where { $against } would be fair{ $others ->
        [0] {""}
        [one] ; one more is out of line
       *[other] ; { $others } more are out of line
    }
report-title-brings = { $which } brings { $mean }, where { $against } would be fair{ $others ->
        [0] {""}
        [one] ; one more is out of line
       *[other] ; { $others } more are out of line
    }
report-title-effect = { $which } – { $what } { $shift }{ $others ->
        [0] {""}
        [one] ; one more option does something
       *[other] ; { $others } more options do something
    }
report-harms-seat = Seat { $who } does the most harm: { $n } a game
report-harms-by = The nastiest is { $who }: { $n } a game to each neighbour
report-harms-mean = mean
report-harms-all = all
report-harms-pairs = a game at the same table; the doer on the left, the victim above
report-sizes = Sizes: 0.2 is small, 0.5 is felt, 0.8 is large. Not distinguishable does not mean equal: more games may tell. Chances are those of the bots named: better players may find more in a piece, or less.
report-how-head = How this was made
report-how = Seed { $seed }; { $made }. Intervals are 95 %, shares by Wilson's; sizes are Cohen's h for shares and d for means; chances are corrected for the number of figures by Holm's method.
report-all = All { $n } figures
report-same = not distinguishable
report-more = more
report-less = less
report-col-what = what
report-col-n = n
report-col-mean = found
report-col-interval = 95 % interval
report-col-against = against
report-col-size = effect size
report-col-chance = chance, corrected
report-col-verdict = verdict

ladder-broken = { $path } holds no ratings as 'dispetto lab ladder' keeps them.
ladder-unwritten = { $path } cannot be written.
ladder-alone = A ladder wants two bots at least: nobody climbs alone.
match-budget = None of these bots takes { $key }.

ceiling-broken = { $path } holds no games as 'dispetto lab ceiling' keeps them.
ceiling-unwritten = { $path } cannot be written.

# A game analysed. Points are of a hundred: the odds to win.
mistake-own = { $best } was worth { $points } points more to { $who }: { $had } per cent to win instead of { $has }.
mistake-leader = { $whom } was ahead with { $led } per cent and was handed { $gift } points more: { $best } was worth { $points } points to { $who }.
mistake-other = The { $points } points that { $who } threw away went to { $whom } ({ $gift } of them, at the best of prices: nothing). { $best } would have kept them.
award-nastiest = { $who } took { $points } points from { $whom }, and { $instead } would have served as well.
award-kindest = { $who } spared { $whom } { $points } points, though { $instead } would have served as well. Nobody has thanked for it.
award-turning = { $who } moved, and { $whom } went from { $had } to { $has } per cent.
award-turning-chance = Chance spoke, and { $whom } went from { $had } to { $has } per cent.
award-unluckiest = Chance took { $points } points from { $whom }: { $had } per cent before, { $has } after.
analysis-account = The account
analysis-seat = seat
analysis-start = at the start
analysis-chance = chance
analysis-own = own choices
analysis-others = the others
analysis-end = at the end
analysis-mistakes = Mistakes
analysis-none = No answer was wrong beyond doubt. Somebody lost all the same.
analysis-remembered = To be remembered
analysis-inaccuracy = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-nastiest = The nastiest
analysis-kindest = The kindest
analysis-turning_point = The turning point
analysis-unluckiest = The unluckiest die
analysis-line = line { $n }
analysis-spite = Spite: odds taken on purpose
analysis-spite-row = { $who } took { $points } points from { $whom } for nothing in return.
analysis-odds = Odds to win
analysis-how = Points of a hundred, 95 % intervals; { $seconds } seconds, { $made }. Chance, own choices and the others add up to the end, exactly; what nobody could know counts as chance.
