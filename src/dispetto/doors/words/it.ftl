# Che cosa dicono le porte per i programmi altrui
door-no-scale = { $game } non dice quanto possono valere i suoi numeri (Game.observed), e allora nessuno li può ridurre: si prendono come sono.
door-learner = A un tavolo da { $seats } non c'è nessun posto { $seat }: si conta da 0.
door-bots = { $n } bot per { $wanted } altri posti: se ne nomina uno per tutti, o uno per posto.
door-code = Al tavolo { $table } è arrivata la risposta { $code }, che lì non è in offerta: si risponde secondo la maschera.
door-actions = { $n } risposte per { $tables } tavoli: una per ciascuno.

program-none = { $name } non si può avviare: { $trouble }.
program-gone = { $name } ha lasciato il tavolo senza una parola.
program-slow = { $name } tace da { $seconds } secondi. A quest'ora anche un sasso sarebbe già volato.
program-stubborn = { $name } è stato rifiutato { $n } volte a una sola domanda, l'ultima con: { $why }
program-endless = Dopo { $n } passi questa partita non è finita. Nessuno aspetta oltre.
program-nonsense = Una risposta è una riga di JSON con “version”, e “codes” o “words”.
program-late = Questo risponde a un'altra domanda: bada alla versione.
