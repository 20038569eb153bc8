# What the doors for other people's programs say
door-no-scale = { $game } does not say how large its numbers are (Game.observed), so nobody can scale them: take them as they are.
door-learner = There is no seat { $seat } at a table of { $seats }: count from 0.
door-bots = { $n } bots for { $wanted } other seats: name one for all of them, or one each.
door-code = Table { $table } was told { $code }, which is not on offer there: answer by the mask.
door-actions = { $n } answers for { $tables } tables: one each.

program-none = { $name } cannot be started: { $trouble }.
program-gone = { $name } has left the table without a word.
program-slow = { $name } has said nothing for { $seconds } seconds. Even a rock would have been thrown by now.
program-stubborn = { $name } was refused { $n } times at one question, last with: { $why }
program-endless = After { $n } steps this game is not over. Nobody waits longer.
program-nonsense = An answer is one line of JSON with “version”, and “codes” or “words”.
program-late = That answers another question: mind the version.
