# Quello che dice il tavolo del terminale; il gioco ha parole sue.

sealed = I dadi sono sigillati con { $commitment }…
revealed = Il sigillo è rotto: il seme dei dadi era
verify = 'dispetto record verify FILE' confronta con esso ogni tiro di una partita salvata.
how = Rispondi con un numero. ? per l'aiuto, esci per andartene.
you-are = Tu sei { $name }. Contro di te: { $others }.
you-are-letter = Tu sei { $name }, { $letter } sul tabellone. Contro di te: { $others }.
watching = Nessuno gioca per te: giocano { $others }.
only-one = Invio
prompt-many = 1–{ $n }
pick = Scrivi un numero da 1 a { $n }; ? per l'aiuto.
no-such = La risposta { $n } non c'è: ce ne sono { $most }.
allowed = Niente lo vieta: { $n } è in offerta.
not-understood = «{ $text }» qui non vuol dire niente. Scrivi un numero, o ? per l'aiuto.
several = «{ $text }» può voler dire più cose: { $which }.
nothing-barred = In questo momento non è vietato niente che meriti una parola.
why-head = Quello che adesso non puoi fare, e perché:
why-more = perché NUMERO aggiunge quello che dice la legge; scrivere quello che vorresti fare ne dà la ragione.
no-rule = La legge non conosce { $id }. Anche una parola come spinge trova regole.
which-rule = Quale regola? Così: regole { $example }, oppure una parola: regole spinge
no-undo = Non c'è niente di tuo da ritirare: da allora hanno parlato i dadi o qualcun altro.
undone = Ritirato. Non è mai successo; il verbale, però, se lo ricorda.
where-save = Dove? Così: salva partita.toml
saved = Scritto in { $file }.
exists = { $file } c'è già, e non sta a te sovrascriverlo. Scegli un altro nome.
unsaved = Non si è potuto salvare: { $why }
bye = Lasci il tavolo. Gli altri si stanno già dividendo le tue cose.
bye-watch = Te ne vai. Lo spettacolo continua senza di te.
over = A partita finita: salva FILE tiene il verbale, ancora ne gioca un'altra, Invio saluta.
# lab match
sprt-stronger = { $who } è più forte: altre partite non cambierebbero nulla.
sprt-not-stronger = { $who } non è più forte di quanto si chiedeva.
sprt-undecided = Non si sa ancora: né più forte né no. Servono altre partite.
match-unfinished = { $n ->
        [one] Una partita è stata interrotta e non conta per nessuno.
       *[other] { $n } partite sono state interrotte e non contano per nessuno.
    }

# lab run
run-written = Il resoconto è { $path }.

# lab ladder
ladder-empty = Sulla scala di { $file } non c'è ancora nessuno: nomina un gioco, e si arrampicheranno l'uno sull'altro.

# lab ceiling
ceiling-luck = La fortuna decide al massimo tanto così: un giocatore più forte può solo mostrare che era meno.

# lab fit
fit-taken = Il nuovo giudice ha vinto la sua sfida. I suoi pesi sono in { $path }.
fit-nothing = Non si è trovato niente di meglio: il giudice attuale resta. Un errore più bello non è una vittoria.
export-done = { $rows } risposte di { $games } partite sono in { $path }: i dispetti di tutti, uno per riga.

place = { $n }°

help-head = Che cosa puoi scrivere
help-number = NUMERO
help-number-text = dà quella risposta; se è l'unica basta Invio. Vanno bene anche le parole della risposta.
help-why = perché
help-why-text = quello che adesso non puoi fare, con la regola; perché NUMERO chiede di una cosa sola.
help-board = tavolo
help-board-text = mostra di nuovo il tabellone.
help-rules = regole SIGLA
help-rules-text = stampa una regola della legge; regole PAROLA cerca le regole con quella parola.
help-undo = ritira
help-undo-text = ritira la tua ultima risposta, finché nessun altro e nessun dado ha parlato.
help-save = salva FILE
help-save-text = scrive il verbale della partita fin qui.
help-quit = esci
help-quit-text = ti alzi e te ne vai. Come Ctrl-D e Ctrl-C.
help-spaces = Che cosa c'è sul tabellone

# Che cosa dice la riga di comando quando non può
our-fault = Questo non doveva succedere, ed è colpa nostra: { $what } (metti DISPETTO_DEBUG=1 e riprova per vedere dove).
see-help = { $what }; vedi '{ $command } --help'.
languages-folder = { $name } indica { $folder }, che non è una cartella: dentro ci sta una cartella per lingua.
lang-unknown = --lang è { $known }, non { $value }.
option-pair = --option prende CHIAVE=VALORE, come board=t25, non { $value }.
option-twice = L'opzione { $key } è data due volte. Deciditi.
tests-folder = Non c'è nessuna cartella { $folder }; --tests indica la cartella con i test.
law-unreadable = La legge di { $game } non si può leggere: { $trouble }
law-no-rule = La legge di { $games } non ha una regola { $rule }.
not-json = { $path } non si legge come JSON: { $trouble }.
json-options = options è un oggetto di nomi e valori.
json-value = { $key } non è né un testo, né un numero intero, né true o false, né un elenco di questi.
to-unknown = --to è toml o json, non { $value }.
record-there = { $path } c'è già; scegli un altro nome per il resoconto.
record-unfinished = Il resoconto si ferma dopo { $n } righe; la partita non è finita.
record-told = { $n ->
    [one] Un tiro dell'apertura non è caduto: l'ha dettato una lezione.
   *[other] { $n } tiri dell'apertura non sono caduti: li ha dettati una lezione.
}
record-right = Tutto a posto: { $rolls } tiri vengono dal seme sigillato, { $lines } righe seguono le regole.
board-nobodys = { $path } non è un tabellone che qualche gioco qui conosca: un tabellone elenca { $known }.
board-faults = { $file }: { $fault } E non è tutto: vedi 'dispetto board check { $file }'.
board-undrawn = { $path } non si disegna finché non è a posto: { $fault }
layout-unknown = --layout è wide o tall, non { $value }.
theme-unknown = --theme è light o dark, non { $value }.
bots-none = --bots prende nomi separati da virgole, come random,greedy.
bots-many = --bots nomina { $n } bot per { $seats } posti.
name-odd = Un nome ha da 1 a 20 lettere; { $value } no.
pronoun-unknown = --pronoun è { $known }; non { $value }.
seed-digits = --seed prende cifre esadecimali, due per byte, non { $value }.

# Che cosa si può scrivere, ogni parola per la stessa cosa
typed-help = aiuto
typed-why = perché perche perchè
typed-board = tavolo tabellone
typed-rules = regole regola legge
typed-undo = ritira annulla
typed-save = salva
typed-quit = esci
typed-again = ancora

house-saved = Salvati in { $file }: { $tables } tavoli, { $answers } righe dei loro registri.
house-restored = Portati in { $db }: { $tables } tavoli, { $answers } righe dei loro registri.
bot-seat = Non c'è un posto { $seat } a un tavolo da { $seats }.
bot-played = Il programma ha vinto { $won } partite su { $games }, con { $answers } risposte; { $refused } rifiutate.
record-large = { $path } è più grande di qualsiasi partita: al massimo { $most } lettere.
record-brought = Ora è sul web, a { $where }.
record-brought-open = Nessuno garantisce per i suoi dadi, e le sue pagine lo dicono.

odds-told = Sorpresa media: { $loss } nat. ±: per partita, perché le posizioni di una partita stanno in piedi o cadono insieme.
powers-told = Sorprenderebbero di meno con queste potenze, una per capitolo (odds.toml): powers = { $powers }
luck-told = Di quel che distingue i risultati, { $luck } è fortuna e { $skill } sono decisioni (più o meno { $error }).
doubts-told = Ciascuno è stato rigiocato altre { $fresh } volte da dove fu commesso, con dadi suoi. «Below the bar»: meno di quanto si nomina. «Left of it»: quel che resta di quanto costavano insieme.
records-none = Lì non ci sono partite: indica dei file, o una cartella che ne contenga.
verdict = “{ $text }” { $table ->
    [yes] Il tavolo fa ancora quel che faceva.
   *[no] Il tavolo adesso fa altro.
  } { $reader ->
    [yes] Quel che vuole il lettore vale.
    [no] Quel che vuole il lettore non vale.
   *[unsaid] Quel che vuole il lettore si può leggere, non provare.
  }
