# Ciò che dicono studi, stime e resoconti.

lab-extra = A questa parte del laboratorio serve { $name }, che non è installato: pip install 'dispetto[lab]'.
weights-none = In { $path } non ci sono pesi: il file non esiste. 'dispetto lab fit' ne fa.
weights-broken = { $path } non contiene pesi come li scrive 'dispetto lab fit'.
weights-other = Questi pesi sono per { $game }, non per { $wanted }.
weights-alone = { $name } ha pesi suoi: accanto non vuole né versione né altre impostazioni.
fit-other-plan = { $folder } contiene una stima cominciata con altre parole: continua con quelle, o scegli un altro --out.
fit-nothing-seen = Nessuna partita di { $game } è arrivata alla fine: non c'è niente da imparare.
fit-no-dials = Il giudice di { $game } non ha niente da regolare a forza di sfide.
fit-by = --by è { $known }, non { $value }.
weights-dials = Questi numeri vanno su altre manopole da quelle del giudice di { $game }: da allora è cambiato.
export-file = Non si riesce a scrivere le righe in { $path }: la cartella c'è, e c'è posto?

study-none = Lo studio { $path } non c'è, o non si può leggere.
study-toml = { $path } non è TOML: { $trouble }.
study-key = Uno studio non ha { $key }: ha { $known }.
study-value = { $key } non può essere { $value } in uno studio.
study-missing = A uno studio serve { $key }.
study-sweep = sweep è { $known }, non { $value }.
study-list = { $room }.{ $key } vuole un elenco di valori da provare.
study-option = Nessuno tra { $games } ha un'opzione { $key }.
study-empty = Questo studio non gioca niente: nessun gioco vuole così pochi o così tanti giocatori.
study-huge = Questo studio ha { $n } tipi di tavolo; { $most } bastano a chiunque.
study-other = { $folder } contiene i risultati di un altro studio: spostali, o scegli un altro --out.
study-folder = In { $folder } non si può scrivere, o c'è altro dentro.
place-unknown = --on è { $known }, non { $value }.
workers-die = { $n } processi sono morti uno dopo l'altro: qualcosa qui li uccide.
ray-away = Ray non risponde a { $address }: { $trouble }

# Il resoconto di uno studio
report-played = { $games } partite a { $cells ->
        [one] un solo tipo di tavolo
       *[other] { $cells } tipi di tavolo
    }.
report-nothing = Delle { $all } cifre guardate nessuna si distingue dalla fortuna.
report-sure = { $n ->
        [one] Una cifra su { $all } è
       *[other] { $n } cifre su { $all } sono
    } più che fortuna, anche tenendo conto di quante se ne sono guardate.
report-where = { $game }, { $seats } posti, { $bots }
report-finding = { $what } vince { $mean } ({ $low } – { $high }), dove { $against } sarebbe giusto.
report-brings = { $what } rende { $mean } ({ $low } – { $high }), dove { $against } sarebbe giusto.
report-effect = con { $what }, { $measure }: { $mean } ({ $low } – { $high }) invece di { $against }.
report-effects-head = Che cosa cambia ogni opzione
report-effects = Ogni opzione da sola, contro il tavolo così com'è, con gli stessi dadi. In grigio: non distinguibile.
report-percent = differenza in percentuale, con il suo intervallo al 95 %
report-points = differenza in punti percentuali, con il suo intervallo al 95 %
report-share = quota di partite vinte, in percentuale, con il suo intervallo al 95 %
report-mean = media, con il suo intervallo al 95 %
report-seat = posto
report-first-seat = la quota del primo posto
report-turns = turni
report-minutes = minuti con persone, a stima
report-decisions = decisioni
report-unfinished = { $n ->
        [one] Una partita è stata interrotta e non conta per nessuno.
       *[other] { $n } partite sono state interrotte e non contano per nessuno.
    }
report-long = Metà delle partite finisce dopo { $turns } turni, circa { $minutes } minuti; 19 su 20 entro { $late }
report-harms-note = chi è stato a sinistra, la vittima sopra
report-bot = bot
report-again = lo stesso tavolo di nuovo ({ $n })
report-shift-points = { $n } punti
report-as-it-stands = così com'è
report-fair-at = giusto: { $at }
report-half = metà finite: { $n } min
report-left = e altre { $n } più vicine al mezzo: vedi la tabella
report-title-none = { $what }: non distinguibile dalla fortuna
report-title-wins = { $which } vince { $mean }, dove { $against } sarebbe giusto{ $others ->
        [0] {""}
        [one] ; un'altra cifra è fuori posto
       *[other] ; altre { $others } sono fuori posto
    }
report-title-brings = { $which } rende { $mean }, dove { $against } sarebbe giusto{ $others ->
        [0] {""}
        [one] ; un'altra cifra è fuori posto
       *[other] ; altre { $others } sono fuori posto
    }
report-title-effect = { $which } – { $what } { $shift }{ $others ->
        [0] {""}
        [one] ; un'altra opzione cambia qualcosa
       *[other] ; altre { $others } opzioni cambiano qualcosa
    }
report-harms-seat = Il posto { $who } fa più male: { $n } a partita
report-harms-by = Chi fa più male è { $who }: { $n } a partita a ogni vicino
report-harms-mean = media
report-harms-all = in tutto
report-harms-pairs = a partita allo stesso tavolo; chi è stato a sinistra, la vittima sopra
report-sizes = Dimensioni: 0,2 è poco, 0,5 si sente, 0,8 è molto. Non distinguibile non vuol dire uguale: più partite possono dirlo. Le probabilità sono quelle dei bot nominati: chi gioca meglio può trovare in un pezzo di più, o di meno.
report-how-head = Come è stato fatto
report-how = Seme { $seed }; { $made }. Gli intervalli sono al 95 %, per le quote di Wilson; le dimensioni sono h di Cohen per le quote e d per le medie; le probabilità sono corrette per il numero di cifre con il metodo di Holm.
report-all = Tutte le { $n } cifre
report-same = non distinguibile
report-more = di più
report-less = di meno
report-col-what = che cosa
report-col-n = n
report-col-mean = trovato
report-col-interval = intervallo al 95 %
report-col-against = contro
report-col-size = dimensione
report-col-chance = probabilità, corretta
report-col-verdict = verdetto

ladder-broken = { $path } non contiene punteggi come li tiene 'dispetto lab ladder'.
ladder-unwritten = { $path } non si può scrivere.
ladder-alone = Una scala vuole almeno due bot: da soli non si sale.
match-budget = Nessuno di questi bot accetta { $key }.

ceiling-broken = { $path } non contiene partite come le tiene 'dispetto lab ceiling'.
ceiling-unwritten = { $path } non si può scrivere.

# Una partita analizzata. I punti sono su cento: la probabilità di vincere.
mistake-own = { $best } valeva { $points } punti in più per { $who }: { $had } per cento di vincere invece di { $has }.
mistake-leader = { $whom } era già davanti con il { $led } per cento e si è visto regalare altri { $gift } punti: { $best } ne valeva { $points } per { $who }.
mistake-other = I { $points } punti buttati da { $who } sono finiti a { $whom } ({ $gift }, e al miglior prezzo: niente). { $best } li avrebbe tenuti.
award-nastiest = { $who } ha tolto { $points } punti a { $whom }, e { $instead } sarebbe servito altrettanto.
award-kindest = { $who } ha risparmiato { $points } punti a { $whom }, anche se { $instead } sarebbe servito altrettanto. Nessuno ha ringraziato.
award-turning = { $who } ha mosso, e { $whom } è passato dal { $had } al { $has } per cento.
award-turning-chance = Il caso ha parlato, e { $whom } è passato dal { $had } al { $has } per cento.
award-unluckiest = Il caso ha tolto { $points } punti a { $whom }: { $had } per cento prima, { $has } dopo.
analysis-account = Il conto
analysis-seat = posto
analysis-start = all'inizio
analysis-chance = il caso
analysis-own = scelte proprie
analysis-others = gli altri
analysis-end = alla fine
analysis-mistakes = Errori
analysis-none = Nessuna risposta era sbagliata oltre ogni dubbio. Qualcuno ha perso lo stesso.
analysis-remembered = Da ricordare
analysis-inaccuracy = Imprecisione
analysis-mistake = Errore
analysis-blunder = Sproposito
analysis-nastiest = La più cattiva
analysis-kindest = La più gentile
analysis-turning_point = La svolta
analysis-unluckiest = Il dado più sfortunato
analysis-line = riga { $n }
analysis-spite = Dispetto: probabilità tolte apposta
analysis-spite-row = { $who } ha tolto { $points } punti a { $whom } senza guadagnarci niente.
analysis-odds = Probabilità di vincere
analysis-how = Punti su cento, intervalli al 95 %; { $seconds } secondi, { $made }. Il caso, le scelte proprie e gli altri danno insieme la fine, esattamente; quel che nessuno poteva sapere conta come caso.
