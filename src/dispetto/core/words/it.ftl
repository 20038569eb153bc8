# Le frasi del tavolo, qualunque sia il gioco.

# Davanti a una frase che dà del tu a chi muove più pezzi
of-which = { $me } · { $text }
hindsight-would = { $what }: { $then }.
and-last = { $some } { $first ->
    [e] ed
   *[other] e
} { $last }

waiting = Si aspetta { $who }.
waiting-you = Un momento.
waiting-dice = I dadi ci stanno pensando.
waiting-deck = Il mazzo ci sta pensando.

switched-on = sì
switched-off = no

# File portati al tavolo: come si chiamano, e che cosa non va (dopo il nome del file)
house-file = { $title } è opera della casa; nessun regolamento verrà a difenderla.
file-named =
    { $titled ->
        [no] senza titolo
       *[yes] { $title }
    } ({ $provenance ->
        [printed] come stampato
        [derived] dedotto dalle regole
        [reported] per sentito dire
       *[house] fatto in casa
    })
file-large = ha { $n } lettere; { $most } bastano a chiunque.
file-toml = non si legge come TOML: riga { $line }, colonna { $column } non ha senso.
file-cut = non si legge come TOML: si interrompe a metà di qualcosa.
file-odd = non si legge come TOML: c'è un numero o un elenco fuori da ogni misura.
file-title = title è un testo di { $n } lettere al massimo, o uno per lingua ({ $known }).
file-provenance = provenance è uno di { $known }.

# Una bozza mandata dalla pagina di qualcuno
draft-title = un titolo è una riga di al massimo { $n } lettere.
draft-number = { $value } non è un numero intero da { $low } a { $high }.
draft-place = un posto sono due numeri da 0 a { $most }.
draft-list = qui un elenco ha al massimo { $most } voci.
draft-word = { $value } non è tra { $known }.

why-TABLE-01 = Non tocca a te. La domanda è per { $who }.
why-TABLE-02 = Giù le mani. Adesso nessuno ti chiede niente: decide la sorte.
why-TABLE-03 = La partita è finita. Tenere il broncio resta permesso.
why-TABLE-04 = Non ancora. Prima rispondi a quello che ti si chiede.
why-TABLE-05 = Domanda sbagliata. Così rispondi a qualcosa che nessuno ti ha chiesto.
why-TABLE-06 = Lì non c'è nessuno. Prenditela con qualcuno che esista.

# Ciò che un pacchetto installato offre e non si può usare: resta fuori, e il resto della casa apre.
left-out-import = { $name } di { $package } resta fuori: importare { $value } non riesce ({ $detail }).
left-out-no-game = { $name } di { $package } resta fuori: { $value } non dà un Game ma un { $detail }.
left-out-no-bot = { $name } di { $package } resta fuori: { $value } non fa un Bot ma un { $detail }.
left-out-name = { $name } di { $package } resta fuori: un nome ha fino a 30 lettere minuscole, cifre e trattini singoli, e comincia con una lettera.
left-out-other-name = { $name } di { $package } resta fuori: il gioco si chiama { $detail }, e i due nomi devono essere uno.
left-out-twice = { $name } di { $package } resta fuori: { $detail } aveva il nome per primo, e le buone maniere sono buone maniere.
left-out-lacks = { $name } di { $package } resta fuori: gli manca ciò che ogni gioco ha ({ $detail }).
left-out-words = { $name } di { $package } resta fuori: le sue parole non si leggono ({ $detail }).

# Come si uniscono gli elenchi: di più cose, di una fra tante; e un errore dopo il posto in cui si è trovato
list-more = { $some }, { $next }
list-or = { $some } o { $next }
at = { $where }: { $fault }

# Che cosa non va in quello che si chiede: un gioco, un bot, i posti, le opzioni
no-game-named = Non c'è nessun gioco { $name }: ci sono { $known }.
no-bot-named = Non c'è nessun bot { $name }: ci sono { $known }.
bot-spelt = { $name } non è il nome di un bot: si scrive NOME, NOME@VERSIONE o NOME:chiave=valore,chiave=valore.
bot-setting-spelt = In { $name } l'impostazione { $pair } si scrive chiave=valore, ogni chiave una volta sola.
bot-setting-none = Il bot { $name } non prende impostazioni, nemmeno { $key }.
no-bot-person = Nessuno di nome { $who } gioca come { $name }: ci sono { $known }.
bot-strength = Una forza è una di { $known }, non { $value }.
bot-setting-unknown = Il bot { $name } non ha un'impostazione { $key }: prende { $known }.
bot-setting-wrong = { $key } di un bot non può essere { $value }: è un numero da { $low } a { $high }.
no-bot-version = { $name } non ha una versione { $version }: ha { $known }, e l'ultima senza segno.
no-bot-version-none = { $name } non ha una versione { $version }, solo l'ultima.
match-bots = Una partita a { $seats } posti vuole da due a { $seats } bot, non { $n }.
no-board-of-its-own = { $game } non si gioca su un tabellone suo: di { $path } non sa che farsene.
no-option = { $game } non ha un'opzione { $key }: conosce { $known }.
value-wrong = L'opzione { $key } non può essere { $value }: prende { $right }.
value-wrong-text =
    L'opzione { $key } non può essere { $value }: prende { $right }, oppure { $kind ->
        [number] un numero
        [board] un tabellone
        [types] dei tipi
        [colours] dei colori
       *[other] un file
    }.
value-bounds = L'opzione { $key } non può essere { $value }: prende { $right }, oppure un numero da { $low } a { $high }.
value-seat = L'opzione { $key } è il numero di un posto, da 1 a { $seats }; non { $value }.
value-seat-or = L'opzione { $key } è il numero di un posto, da 1 a { $seats }, oppure { $other }; non { $value }.
colour-wrong = L'opzione { $key } non può avere { $value }: prende { $right }, nell'ordine dei posti, con le virgole.
colour-twice = L'opzione { $key } nomina { $value } due volte: ogni colore ha un solo padrone.
colours-many = L'opzione { $key } nomina { $n } posti, ma si gioca in { $seats }.
seats-wrong = { $game } si gioca da { $fewest } a { $most }, non in { $n }.

# Che cosa non va in un file, con il suo percorso
what-file = file
what-board = tabellone
what-record = resoconto
what-scenario = scenario
file-none = Non c'è nessun file { $path } ({ $what }).
file-unknown = Non c'è niente che si chiami { $name } ({ $what }): di nostri ci sono { $known }; oppure dai il percorso di un file .toml.
file-not-toml = { $path } non si legge come TOML: { $trouble }.
file-not-text = { $path } non è un file di testo.
file-unreadable = { $path } non si può leggere: { $trouble }.
file-unwritten = { $path } non si può scrivere: { $trouble }.
file-folder = { $path } è una cartella; dai il file ({ $what }).
file-folder-name = { $path } è una cartella; dai il nome di un file.

# Che cosa non va in una riga di un resoconto o di uno scenario
line-none = { $line } non è una riga: scrivi chi risponde e che cosa, come 'A: roll' o 'dice: 4'.
line-nobody = Qui non siede nessuno di nome { $who }: ci sono { $known }, dice e deck.
line-over = { $line }: la partita è finita.
line-other = { $line }: adesso si chiede a { $speaker } ({ $question }), non a { $who }. In offerta: { $offers }.
line-unknown = { $line }: { $text } non è una risposta in { $game }. In offerta: { $offers }.
line-barred = { $line } adesso è vietato da { $rule } (si chiede { $question }). In offerta: { $offers }.
answer-none = { $text } non è una risposta in { $game }: vedi 'dispetto describe { $game }'.
deck-none = deck = { $deck }, ma adesso una carta così non si può pescare.

# Che cosa in un file non è del suo genere
shape-text = { $key } è un testo, non { $value }.
shape-number = { $key } è un numero, non { $value }.
shape-texts = { $key } è un elenco di testi, non { $value }.
shape-numbers = { $key } è un elenco di numeri, non { $value }.
shape-table = { $key } è una tabella, non { $value }.
shape-actions = actions è un elenco di righe, non { $value }.
shape-options = options è una tabella di opzioni con i loro valori, non { $value }.
shape-option = l'opzione { $key } è un testo, un numero o un sì/no, non { $value }.

# Che cosa non va in un resoconto
this-record = il resoconto
record-action = { $where }, riga { $n } di actions
record-lacks = { $where } non ha { $key }: non è il resoconto di una partita.
record-format = { $where } è scritto nel formato { $format }; questa versione legge il formato { $known }.
record-changed = le opzioni non corrispondono alla loro impronta: qualcuno ci ha messo le mani.
record-line = una riga è un testo come 'p1: roll', non { $line }.
record-undo = 'undo' prende un numero di righe, non { $value }.
record-unfit = Il resoconto non va d'accordo con le regole di oggi: { $why }
record-stops = Il resoconto smette di andare d'accordo con le regole alla riga { $n }: { $why }
record-hidden = La riga { $n } è nascosta ({ $who }: { $hidden }): il resoconto completo arriva a partita finita.
seed-hidden = Il seme non è stato rivelato: la partita non è finita, o il resoconto è incompleto.
seed-odd = Il seme rivelato non è un seme: si scrive a coppie di cifre esadecimali.
seed-other = Il seme rivelato non corrisponde all'impegno pubblicato prima del primo tiro.
roll-unsaid = La riga { $n } ({ $line }) non dice com'è caduta.
roll-back = Riga { $n }: il contatore è tornato indietro da { $before } a { $after }.
roll-skipped = Riga { $n }: il contatore è { $after } e doveva essere { $due }: un tiro è sparito dalla storia.
roll-no-odds = Riga { $n } ({ $line }): queste non sono probabilità, o è uscito qualcosa che non hanno.
roll-other-seed = La riga { $n } ({ $line }) non è quello che il seme dà per il contatore { $counter }.
roll-other-odds = Riga { $n } ({ $line }): non sono le probabilità di questo tiro.
roll-no-pick = Riga { $n } ({ $line }): un esito così non esiste.
roll-other-pick = Riga { $n } ({ $line }): l'esito vuol dire un'altra risposta.
result-other = Il risultato scritto nel resoconto non è quello a cui porta la sua storia.

# Una prima partita che insegna
what-lesson = lezione
lesson-seats = seats è un elenco di nomi diversi, prima chi impara; genders ne dice uno per ciascuno, e teacher è uno degli altri.
lesson-stop = ogni [[then]] propone una risposta tranne l'ultimo, che si ferma (stop = "nome"), e ha tre punti al massimo; { $n } no.
lesson-nobody-asked = qui si deve chiedere qualcosa a chi impara, invece tocca a { $who }: { $offers }
failed-plain = { $fault }

# Che cosa non va in uno scenario, e che cosa non è andato come raccontato
scenario-step = { $path }, passo { $n }
scenario-key = uno scenario non ha { $key }; conosce { $known }.
scenario-lacks = a uno scenario serve { $key }.
scenario-others = others può essere solo 'default', non { $value }.
scenario-rules = rules è un elenco di numeri di regole, non { $value }.
scenario-seats = seats è un elenco di nomi diversi come ["A", "B"], nessuno dei quali dice o deck, senza due punti.
scenario-steps = i passi si scrivono [[then]] con do, expect, offers o refuse.
step-key = non c'è nessun { $key }; un passo conosce { $known }.
step-lines = { $key } è un elenco di righe come 'A: roll', non { $value }.
scenario-table = table non è un tavolo di { $game }, o lo è con altre regole.
complaint-stands = il tavolo fa ancora quel che faceva; quel che vuole il lettore non vale
complaint-other = non vale più né quel che fece il tavolo né quel che vuole il lettore
complaint-long = Dillo in { $most } lettere. La rabbia può essere più lunga, un reclamo no.
complaint-offer = { $line } non è tra le risposte che qui possono mancare o stonare.
failed-offers = offers: ci si aspettava { $wanted }, si vede { $seen }; { $now }
failed-allowed = refuse: { $line } è permesso, ci si aspettava un rifiuto di { $rule }; { $now }
failed-reason = refuse: { $line } è rifiutato da { $given }, ci si aspettava { $rule }; { $now }
failed-value = { $where }: ci si aspettava { $wanted }, si vede { $seen }
failed-field = { $field }: un campo così non c'è; ci sono { $known }
failed-now = { $fault }; { $now }
now-over = la partita è finita
now-asked = si chiede a { $who } ({ $question })

# Che cosa non va in una posizione
position-field = la posizione non ha un campo { $key }: { $game } conosce { $known }.
position-table = posizione: { $key } è una tabella come { $like }, non { $value }.
seat-none = Qui non siede nessuno di nome { $who }: ci sono { $known }.
no-card = Non c'è nessuna carta { $name }: ci sono { $known }.
