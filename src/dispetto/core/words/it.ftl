# Le frasi del tavolo, qualunque sia il gioco.

# Davanti a una frase che dà del tu a chi muove più pezzi
of-which = { $me } · { $text }
and-last = { $some } e { $last }

waiting = Si aspetta { $who }.
waiting-you = Un momento.
waiting-dice = I dadi ci stanno pensando.
waiting-deck = Il mazzo ci sta pensando.

switched-on = sì
switched-off = no

# File portati al tavolo: come si chiamano, e che cosa non va (dopo il nome del file)
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
file-title = title è un testo di { $n } lettere al massimo, o uno per lingua (en, it).
file-provenance = provenance è uno di { $known }.

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
