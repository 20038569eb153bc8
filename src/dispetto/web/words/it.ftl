# Le parole del web in italiano.

slogan = Quattro giochi cattivi per gente che si vuole bene. Quasi sempre.
slogan-more = { $n } giochi cattivi per gente che si vuole bene. Quasi sempre.
slogan-how = «Gioca subito» riempie i posti di bot. «Invita» ti dà un link da mandare.
you = Tu
you-are = Tu sei
guest = Ospite
name = Nome
called = Nelle frasi sono
she = lei
he = lui
neither = né l'una né l'altro
save = Salva
play-now = Gioca subito
invite = Invita
players = { $fewest }–{ $most } · { $minutes } min
my-tables = I miei tavoli
open-tables = Tavoli aperti
lately = Ultimamente
no-tables = Ancora niente. Siediti da qualche parte.
no-open = Nessuno cerca compagnia.
no-lately = Nessuno ha ancora vinto niente.
your-turn = Tocca a te
go = Vai
waiting-seats = { $taken ->
    [one] 1 posto occupato su { $all }
   *[other] { $taken } posti occupati su { $all }
  }
sit-down = Siediti
watch = Guarda
replay = Rivedi
won = { $who } ha vinto a { $game }
bots = { $n ->
    [one] 1 bot
   *[other] { $n } bot
  }
ago = { $n ->
    [0] proprio ora
    [one] un minuto fa
   *[other] { $n } minuti fa
  }
hours-ago = { $n ->
    [one] un'ora fa
   *[other] { $n } ore fa
  }
days-ago = { $n ->
    [one] ieri
   *[other] { $n } giorni fa
  }
base-game = Base
your-turn-in = Tocca a te a { $game }
waiting-for = si aspetta { $who }
so-many-of = { $n } su { $all }
starts-when-sat = { $n ->
    [one] comincia quando si siede ancora qualcuno
   *[other] comincia quando si siedono altri { $n }
  }
starts-when-you = ci siete tutti: comincia
starts-when-host = comincia quando lo dice { $who }
host-game = { $game } di { $who }
watching = { $n ->
    [0] si gioca, nessuno guarda
    [one] si gioca, guarda una persona
   *[other] si gioca, guardano in { $n }
  }
more-tables = { $n ->
    [one] ancora uno
   *[other] altri { $n }
  }
you-won = Hai vinto a { $game }
won-how = { $tricks ->
    [0] senza un colpo basso. Sospetto.
    [one] è bastato un colpo basso
   *[other] { $tricks } colpi bassi, nessuna scusa
  }
came-second = secondo posto per te; proteste respinte
came-last = { $n ->
    [2] secondo posto per te. Su due.
   *[other] ultimo posto per te; a qualcuno doveva toccare
  }
came-somewhere = posto numero { $place } per te, nessuno se ne ricorderà

table = tavolo
turn = { $unit ->
    [time] tempo { $n }
    [race] corsa { $n }
   *[turn] turno { $n }
  }
undo = Annulla
rules = Regole
menu = Menu
home = Inizio
theme = Chiaro o scuro
sound = Suono
sound-why = Dadi, passi, colpi, e un campanello quando tocca a te
language = Lingua
bot = bot
gone = via
your-move = Tocca a te
patience = Pazienza

# Since your last turn
recap = Dal tuo ultimo turno
recap-again = Rivedi
recap-turns = { $n ->
    [one] 1 turno, { $s } s
   *[other] { $n } turni, { $s } s
}
recap-close = Metti via
recap-spared = { $shade ->
    [0] Nessuno ti ha fatto niente. Staranno preparando qualcosa.
    [1] Hai avuto pace. Non succederà più.
    [2] A te non è stato fatto nulla. Fatti qualche domanda.
   *[other] Te la cavi senza un graffio. Per ora.
}

# Run to the end
run-on = Vai alla fine
run-out = Per te è finita. Il resto se lo fanno tra loro.
run-idle = Per ora nessuno ha bisogno di te.
run-waits = Preso nota. Gli altri vogliono ancora guardare.
run-no = Non ancora: forse c'è ancora qualcosa da rovinare.

# A reader's own pace
pace = Passo
pace-why = A che velocità si muovono le cose per te. Spazio, o un tocco sul tabellone, e il movimento finisce subito
pace-1 = 1×
pace-2 = 2×
pace-0 = subito

game-over = Finita
narrator = Il narratore
rule = Regola { $id }
how-it-went = Com'è andata
how-it-went-note = { $unit ->
    [time] i punti di ognuno col passare del tempo
    [race] i soldi di ognuno, corsa per corsa
   *[turn] dov'era ognuno, turno per turno
  }; i numeri sono i momenti più cattivi
final-scores = Punteggi finali
nastiest = I momenti più cattivi
nothing-nasty = Nessuno è stato cattivo. Siete sicuri di aver giocato a questo?
again = Ancora?
same-people = Stessa gente, stessi rancori?
rematch = Rivincita
another-game = Un altro gioco
watch-replay = Rivedi la partita
record = Scarica il verbale
wins = Vince { $who }!
you-win = Hai vinto!
win-together = Vincono { $who }!
dice-sealed = I dadi sono sigillati: { $mark }
dice-sealed-why = L'impronta del seme segreto di questo tavolo, mostrata prima del primo tiro. Il seme si mostra alla fine, così chiunque può controllare ogni dado.
dice-open = Ogni dado si può controllare: il seme era { $seed }
board-as-text = Il tabellone in parole
spectating = Stai guardando.
connection-lost = Connessione persa. Riprovo …
too-late = Troppo tardi: il tavolo è andato avanti.
turns-minutes = { $unit ->
    [time] tempo { $turns }
    [race] { $turns ->
        [one] 1 corsa
       *[other] { $turns } corse
    }
   *[turn] { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }
  }, { $minutes ->
    [0] meno di un minuto
    [one] 1 minuto
   *[other] { $minutes } minuti
  }

title-turn = ● Tocca a te · { $table }
title-table = { $table } · Dispetto
title-over = Finita · { $table }

rules-of = Regole
rules-search = Cerca nelle regole

# Come si gioca: una pagina illustrata per gioco
how-to-play = Come si gioca
skip-to-how = Vai alla pagina
the-law = La legge
all-rules = tutte le { $n } regole
the-aim = Lo scopo
how-it-ends = Come finisce
how-meta = da { $fewest } a { $most } giocatori · { $minutes } minuti
coach = Consiglio
coach-off = Basta consigli, grazie
coach-why = Una riga di consiglio sopra la domanda, nelle prime partite
how-lesson = { $who } spiega ogni mossa quando arriva, cinque minuti circa
just-play = Gioca e basta
or = o

back-to-table = Torna al tavolo

lobby = In attesa di compagnia
lobby-invite = Manda questo link. Chi lo apre può sedersi.
link-only-here = Questo link funziona solo su questo computer. Per far entrare la tua rete, avvia con --host 0.0.0.0.
copy = Copia
copied = Copiato
free-seat = libero
take-seat = Siediti qui
get-up = Alzati
start = Comincia
start-with-bots = Comincia, i bot riempiono il resto

# Sedersi insieme
your-name = Il tuo nome
narrator-says = Il narratore dice
your-face = La tua faccia a questo tavolo
face-n = Faccia { $n }
face-taken-by = Faccia { $n }: ce l'ha { $who }
face-gone = presa
sit-at-table = Siediti
sit-as = Siediti come { $who }
just-watch = Guardo e basta
no-account = Niente account, niente e-mail. Questo browser si ricorda di te, e finisce lì.
wants-you = { $who } ti vuole al suo tavolo
wants-you-somebody = Qualcuno ti vuole a questo tavolo
invite-line = { $game }, tavolo { $table }. Circa { $minutes } minuti, e alcuni faranno male.
name-taken = A questo tavolo { $name } c'è già, e uno basta e avanza. Che ne dici di { $other }?
face-taken = Qualcuno ha fatto prima, e quella faccia adesso è sua. Scegline un'altra: la bellezza è sopravvalutata.
no-chair = Tutte le sedie sono occupate. Guarda, e aspetta che qualcuno si offenda.
is-here = è qui
that-is-you = sei tu
or-a-bot = o un bot
free-else-bot = chi apre il link, se no un bot
change-me = Cambia
qr-code = Codice QR dell'invito
lobby-scan = Inquadralo col telefono, o manda il link. Chi lo apre può sedersi.
share = Condividi
share-title = { $game }: c'è una sedia che ti aspetta
chair-n = sedia { $n }
all-options = Tutte le opzioni
fine-print = Scritto in piccolo
pick-a-mood = scegli l'umore, i dettagli dopo
host-picks-mood = l'umore lo sceglie chi ha aperto il tavolo
preset-evening = Prima sera
preset-evening-text = per chi si è conosciuto oggi
preset-evening-facts =
    un consiglio a tutti, riga per riga
    tempo per pensare, nessun orologio
preset-classic = Classica
preset-classic-text = come sul tavolo di cucina
preset-classic-facts =
    le regole di sempre
    – nessuno ti aiuta
preset-chaos = Caos
preset-chaos-text = per chi se lo merita
preset-chaos-facts =
    20 secondi a risposta
    una miccia di sei secondi
    – nessuna pietà
step-less = { $what }: meno
step-more = { $what }: più
pick-note = ognuno sceglie; chi prima arriva meglio alloggia
pick-for = Per chi
pick-taken = ce l'ha { $who }
pick-late = Troppo tardi: quello ce l'ha { $who }. Prendine un altro, e legatela al dito.
pick-not-yours = Quella scelta non è tua.
picks-still = sta ancora scegliendo …
surprise-me = Sorprendimi
surprise-short = sceglie il caso
surprise-text = Sceglie il caso quando si comincia, e non è colpa di nessuno.
take-it = Lo prendo
close = Chiudi
is-away = { $who } non c'è.
chair-cold = La sedia si raffredda.
bot-sit-in = Fai sedere un bot
house-why = Che cosa qui è della casa
house-mark = della casa

error-title = Non ha funzionato
error-home = Torna all'inizio
not-found = Questa pagina non esiste. Forse l'hanno mangiata.
no-table = Questo tavolo non esiste. Forse l'hanno sparecchiato.
other-rules = A questo tavolo si è giocato con regole che poi sono cambiate. È conservato, ma qui non si può più aprire.
no-game = Questo gioco qui non c'è.
bad-form = Quel modulo non era compilato come questa pagina si aspetta.
other-site = Veniva da un altro sito, quindi non è stato fatto.
server-trouble = Qualcosa si è rotto da parte nostra. Niente di ciò che hai fatto è perso; riprova.

several = tutti
edition = Edizione
yes = sì
no = no

who-plays = Chi gioca
how-we-play = Come si gioca
who-sits-here = Chi siede qui
host = padrone di casa
same-device = stesso dispositivo
kind-free = chi apre il link
kind-here = qualcuno a questo dispositivo
more-seats = Un posto in più
fewer-seats = Un posto in meno
seats-note = da { $fewest } a { $most } giocatori
colour-of = Colore di { $who }
colour-taken = { $colour }: ce l'ha { $who }
colour-late = Troppo tardi: { $colour } ce l'ha { $who }. Scegline un altro, e legatela al dito.
host-starts = Comincia chi ha aperto il tavolo. Intanto, gambe sotto la sedia.
shared-note = Qui più persone usano lo stesso dispositivo. Dove le carte sono nascoste cala un sipario tra l'una e l'altra, e le finestre di reazione aspettano tutti invece di bruciare.
bot-random = sciocco
bot-greedy = avido
bot-search = riflessivo
clock = Orologio
clock-text = Se una risposta tarda, vale quella prevista, e un bot siede lì finché la persona non torna.
clock-of = { $seconds ->
    [0] nessun orologio
    [20] 20 secondi a risposta
    [60] un minuto a risposta
    [180] 3 minuti a risposta
    [600] 10 minuti a risposta
    [86400] un giorno a risposta
   *[other] { $seconds } secondi a risposta
  }
fuse = Finestre di reazione
fuse-text = Per quanto tempo, al massimo, ognuno può intervenire. Le scelte segrete hanno sei volte tanto.
seconds = { $n } secondi
open-table = Tavolo aperto
open-table-text = In vista sulla prima pagina: chiunque può sedersi o guardare. Altrimenti si arriva solo col link.
more-options = Altre { $n } opzioni
changed = { $n ->
    [one] 1 cambiata
   *[other] { $n } cambiate
  }
default-is = Di solito: { $value }.
bad-number = { $what }: «{ $value }» qui non si può, solo un numero da { $low } a { $high }.
bad-option = { $what }: «{ $value }» qui non si può.
number-from-to = Un numero da { $low } a { $high }.
chosen-is = Qui: { $value }.
bring = { $what }: porta un file tuo
bring-text = Un file .toml, mandato o incollato. Vale solo a questo tavolo, e viaggia col suo verbale.
bring-file = Il file
bring-paste = O incolla qui il file intero
bring-do = Si gioca con questo
bring-nothing = Lì dentro non c'è nessun file. Incolla il file intero, o mandane uno che contenga testo.
bad-options = Così questo tavolo non si può apparecchiare. { $why }
delete-table = Elimina questo tavolo
delete-sure = Sparisce per tutti, e con lui la sua storia.

skip = Vai alla domanda
step-in = Intervieni?
round-waiting = Ognuno sta decidendo …
round-answered = Hai risposto. Gli altri hanno tempo finché brucia la miccia.
change-mind = Ci ripenso
take-part-back = Indietro
anyone-may-answer = Tutti possono rispondere
everybody-chooses = Tutti scelgono in segreto
no-fuse = senza fretta
clock-mine = Il tuo tempo scorre
clock-theirs = Il tempo di { $who } scorre
pass-this-turn = Passo sempre, per questo turno
the-question = La domanda
whole-board = Tutto il tabellone, o da vicino
only-if-i-can = Chiedimelo solo se posso
sub-plays = Un bot sta giocando per te.
i-am-back = Eccomi
undo-some = Ritira l'ultima risposta, o chiedi agli altri se puoi
undo-nothing = Non c'è niente da ritirare
undo-asked = Vuoi ritirare l'ultima risposta. Gli altri ci stanno pensando.
undo-wished = { $who } vuole ritirare l'ultima risposta. Pietà?
agree = E va bene
disagree = Mai
nothing-to-undo = Non c'è niente di tuo da ritirare.
mended = Nel frattempo le regole sono state corrette. Il tavolo riparte da dov'era.
record-mended = Le regole sono state corrette a metà di questa partita, perciò non c'è un resoconto che si possa verificare.
undone = { $who } si rimangia tutto. Però l'abbiamo visto.
left = { $who } ha lasciato il posto. Un bot tiene calda la sedia.
sat = { $who } si siede.
back = { $who } è di nuovo qui.
sits-in = { $who } non c'è. Al suo posto siede un bot.
time = { $who } ci ha messo troppo. Al suo posto siede un bot.
say = Di' qualcosa
send = Manda
chat = Intanto che si aspetta
chat-empty = Nessuno ha detto niente. Sospetto.
not-begun = La partita non è ancora cominciata.
too-fast = Non così in fretta.
notify = Avvisami quando tocca a me
other-device = Usa un altro dispositivo
open-there = Apri questo link sull'altro dispositivo: da quel momento sei { $who } là, e non più qui. Funziona una volta sola, entro tre giorni. Non mandarlo a nessun altro.
be-here = Vuoi essere { $who } su questo dispositivo?
bad-link = Questo link non funziona più.
used-link = Questo link è già stato usato: chi è arrivato prima adesso sei tu.
moved-away = Ora stai su un altro dispositivo, occhi compresi. Qui non ti conosce più nessuno.
eyes-of-two = Questo dispositivo ha già guardato da un'altra sedia al tavolo { $table }. Due mani per un solo paio d'occhi: no.
i-am = Io sono { $who }
pass-device = Passa il dispositivo a { $who }
pass-device-text = Nessun altro guardi. Onore tra ladri.
leave-table = Lascia il tavolo
leave-bot = Un bot continua per me
leave-rules = Mi arrendo, decidono le regole
bot-for = Fai sedere un bot al posto di { $who }
sit-for = Prendi il posto di { $who }
not-seated = Non hai un posto a questo tavolo.
seat-taken = Quel posto è occupato.
eyes-elsewhere = In questa partita hai già guardato da un'altra sedia. Occhi che conoscono una mano non ne vedono una seconda.
chair-asked = Hai chiesto la sedia di { $who }. Chi gioca ci sta pensando, e non ti fa un complimento.
chair-wished = { $who } vuole giocare al posto di { $other } e vedere quella mano. Ti fidi di quegli occhi?
chair-yes = Si sieda
chair-no = Nemmeno per sogno
chair-refused = Preferiscono giocare contro un bot che contro di te. Richiedi tra qualche minuto, con un dolce.
chairs-busy = A questo tavolo c'è già chi chiede una sedia. Aspetta che qualcuno si prenda un no.
asks = { $who } chiede la sedia di { $other }. Decide chi gioca.
refused = { $who } voleva la sedia di { $other }. Qualcuno ha detto no, e non dice chi.
rematch-later = Prima perdi questa: la rivincita aspetta la fine della partita.
not-away = Lì non serve nessuno: il posto non è vuoto.
host-only = Può farlo solo chi ha aperto il tavolo.
store-trouble = Non è stato possibile scriverlo: forse il disco è pieno. Non è successo niente; riprova più tardi.
store-read-only = Non è stato possibile scriverlo: il disco si lascia solo leggere, il pudico. Non è successo niente; riprova quando qualcuno l'avrà convinto.
store-damaged = Il file dei tavoli è danneggiato, e quel che non si legge non si gioca. Non è successo niente; chi tiene questa casa trova il resto nel registro.
store-away = Il database se n'è andato senza una parola. Non è successo niente; riprova fra un momento.

# La prima partita: un tavolo che insegna
lesson-start = La prima partita con me
lesson-teacher = Signorina Riga
lesson-teaches = insegna { $what }
lesson-so-far = { $n } di { $of }
lesson-skip = Salta la lezione
lesson-skip-short = Salta
lesson-strayed = Io avrei fatto altro, ma almeno l'idea è tutta tua. La storia finisce qui: da adesso i dadi e chi siede a questo tavolo fanno di testa loro.
lesson-back = Torna indietro e continua a imparare
lesson-told = L'apertura la detta { $who }: i suoi dadi non sono sigillati. Quelli dopo la lezione sì.
no-lesson = Questo gioco non lo insegna ancora nessuno.

whose-eyes = Con gli occhi di
spectator = Uno spettatore
to-first = All'inizio
to-last = Alla fine
step-back = Un passo indietro
step-on = Un passo avanti
play-pause = Avvia o ferma
scrubber = A che punto della partita
link-moment = Link a questo momento
what-if = E se …
what-if-note = continua da qui contro i bot
what-if-later = «E se …» aspetta la fine della partita: mostrerebbe ciò che è nascosto.
what-if-over = In questo momento la partita è finita: torna un po' indietro.
rematch-on = La rivincita è cominciata
from-a-moment = da un momento
rematch-there = { $n ->
    [one] { $who } è già lì.
   *[other] { $who } sono già lì.
  }
dice-check = Scarica il verbale e controllalo con «dispetto record verify». Il seme, e l'impronta mostrata prima del primo tiro:

# Dadi onesti: la pagina dove un browser li ricalcola
fair = Dadi onesti, con le prove
fair-open = Controlla ogni dado e ogni carta
fair-back = Torna alla fine
fair-later = I dadi si aprono a partita finita. Sbirciare il seme adesso sarebbe un po' troppo comodo.
fair-reckoning = Il tuo browser sta rifacendo { $n ->
    [one] l'unico tiro
   *[other] tutti i { $n } tiri e le pescate
  } …
fair-proved = { $n ->
    [0] A questo tavolo non è caduto niente che si possa controllare.
   *[other] Provato, nel tuo browser: { $n ->
        [one] l'unico tiro viene
       *[other] { $n } tra tiri e pescate vengono tutti, in ordine e senza salti,
      } da quest'unico seme{ $nonces ->
        [0] {""}
        [one] {" "}e dal numero di un giocatore
       *[other] {" "}e dai numeri di { $nonces } giocatori
      }, e il seme è quello dell'impronta.
  }
fair-proved-noted = { $n ->
    [0] A questo tavolo non è caduto niente che si possa controllare.
   *[other] Provato, nel tuo browser: { $n ->
        [one] l'unico tiro viene
       *[other] { $n } tra tiri e pescate vengono tutti, in ordine e senza salti,
      } proprio dal seme di cui questo browser si è segnato l'impronta prima del primo tiro{ $nonces ->
        [0] {""}
        [one] {" "}e dal numero di un giocatore
       *[other] {" "}e dai numeri di { $nonces } giocatori
      }.
  }
fair-proved-own = Provato, nel tuo browser: { $n ->
    [one] l'unico tiro viene
   *[other] { $n } tra tiri e pescate vengono tutti, in ordine e senza salti,
  } da un seme fissato prima che questo browser ci mettesse il suo numero: da solo, questo server non poteva sceglierne nemmeno uno. Prenditela con te.
fair-unproved = I conti non tornano. { $why }
fair-trouble = Non si è riusciti a controllare i dadi ({ $why }). Ricarica la pagina, o scarica il verbale e controllalo con «dispetto record verify».
fair-noscript = Il tuo browser non fa conti per gli sconosciuti (niente JavaScript): scarica il verbale e controllalo con «dispetto record verify».
fair-own-crypto = A un indirizzo senza https il tuo browser nasconde il suo Web Crypto: i conti li ha fatti lo SHA-256 dello script di questa pagina, fair.js.
fair-not-proved = Che cosa questo non prova
fair-not-rules = Che le probabilità siano quelle delle regole, e che la storia le segua. Per quello ci vogliono le regole: scarica il verbale e controllalo con «dispetto record verify», su una macchina di cui ti fidi.
fair-not-early = Che l'impronta ci fosse prima del primo tiro, a meno che questo browser l'abbia vista allora, o tu te la sia scritta.
fair-not-nonces = { $n ->
    [0] Che il seme non sia stato scelto fra tanti: nessun giocatore ci ha messo un numero, e resta la parola di questo server.
   *[other] Che nessuno si sia messo d'accordo: un giocatore in combutta con questo server poteva scegliere il suo numero dopo aver visto il tuo. Contro il server da solo basta un numero onesto, messo dopo l'impronta.
  }
fair-seal = Il sigillo
fair-commitment = L'impronta, in vista al tavolo fin dall'inizio
fair-seed = Il seme, segreto fino alla fine
fair-seal-good = Lo SHA-256 del seme è l'impronta.
fair-seal-bad = Lo SHA-256 del seme non è l'impronta: questo è un altro seme.
fair-noted-none = Questo browser non era al tavolo, e dell'impronta non ha nota. Se ne hai una tu, confronta.
fair-noted-early = Questo browser si è segnato la stessa impronta prima del primo tiro, { $when }.
fair-noted-late = Questo browser si è segnato la stessa impronta quando ha visto la partita, { $when }.
fair-noted-other = Per questo tavolo il browser si era segnato un'altra impronta: il sigillo è stato cambiato.
fair-nonces = Che cosa ci hanno messo i giocatori
fair-nonces-why = Ogni browser ci ha messo un numero suo prima del primo tiro. Sono mescolati in ogni dado.
fair-nonces-none = Nessuno ci ha messo un numero suo: questi dadi li ha fatti il seme da solo.
fair-nonce-mine = mandato da questo browser, dopo aver visto l'impronta
fair-nonce-lost = Il numero mandato da questo browser non c'è. Se non hai mai lasciato la sedia, chiedi perché.
fair-somebody = Un giocatore
fair-rolls = Come sono caduti
fair-so-many = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
  }, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }
fair-told = { $n ->
    [one] Uno, segnato con un trattino, l'ha dettato la lezione con cui è cominciata la partita: nessuno l'ha tirato e nessun seme lo prova.
   *[other] { $n }, segnati con un trattino, li ha dettati la lezione con cui è cominciata la partita: nessuno li ha tirati e nessun seme li prova.
}
fair-borrowed = { $n ->
    [one] Un tiro è caduto
   *[other] { $n } tra tiri e pescate sono caduti
  } a un altro tavolo { $table ->
    [none] {""}
   *[other] ({ $table }){" "}
  }e qui non si possono controllare.
fair-line = Riga { $n } del verbale
fair-show = Fammi vedere
fair-undone = ritirato, e speso lo stesso
fair-broke = Riga { $n } del verbale: { $why }
fair-bad-again = Il contatore era già usato: qualcuno ha ritirato finché non gli è piaciuto.
fair-bad-skipped = Manca un contatore: un tiro è sparito dalla storia.
fair-bad-odds = Con queste probabilità non si estrae niente.
fair-bad-pick = Il seme qui dà un'altra risposta: { $got }.
fair-bad-said = L'estrazione è giusta, e vuol dire un'altra cosa: { $got }.

no-answer = { $game } non ha una risposta numero { $n }.

# Perché il tavolo non si può aprire; si legge al terminale
wrong-host = Questo tavolo non risponde al nome { $host }; se dovrebbe, avvialo con --address o --also-called.
wish-address = { $value } non è un indirizzo dove farsi trovare: scrivilo come https://giochi.example o https://giochi.example/dispetto.
wish-host = { $value } non è il nome di un host: scrivilo come giochi.example.
wish-proxy = { $value } non è l'indirizzo di un proxy: scrivilo come 10.0.0.2 o 10.0.0.0/8.
wish-token = Il gettone per /metrics dev'essere di lettere, cifre e segni semplici, senza spazi.
wish-one-of = { $key } è { $known }, non { $value }.
closing = La casa chiude per un momento: niente è perso, riprova fra qualche secondo.
wish-drain = --drain sono secondi, da 0 a { $most }, non { $value }.
backup-there = { $file } c'è già: scegli un altro nome, o di' --replace.
backup-nothing = A { $db } non ci sono tavoli da salvare.
backup-none = { $file } non è una copia di Dispetto.
backup-other-version = Questi tavoli sono di un'altra versione di Dispetto: salvali con quella, o aprili una volta con questa.
backup-trouble = I tavoli di { $db } non si possono salvare in { $file }: { $trouble }.
restore-there = { $db } contiene già dei tavoli, e non ci si scrive sopra: indica un altro posto con --db.
restore-trouble = { $file } non si può portare in { $db }: { $trouble }.
home-folder = I tavoli non si possono tenere in { $folder } ({ $trouble }): indica un altro file con --db.
db-unknown = { $db } non è una base di dati che conosciamo: indica un file, sqlite:///percorso/del/file o postgresql://host/nome.
db-trouble = La base di dati { $db } non si può usare: { $trouble }.
db-newer = Questi tavoli vengono da una versione più nuova di Dispetto: usa quella, o indica un altro file.
open-already = Questi tavoli sono già aperti, a { $where }.
another-door = un'altra porta
port-taken = La porta { $port } è occupata, forse da un altro tavolo: scegline un'altra con --port.
port-not-ours = La porta { $port } non è roba nostra: scegline una sopra 1023 con --port.
port-deaf = Nessuno può mettersi in ascolto su { $host }, porta { $port }: { $trouble }.

# Chi chiede troppo, e dove non c'è più posto
slow =
    { $kind ->
        [tables] Apparecchi più in fretta di quanto la gente si sieda.
        [pages] Volti pagina più in fretta di quanto si riesca a disegnarla.
        [sockets] Questa pagina torna più spesso di quanto se ne vada.
        [answers] Un dispetto alla volta.
        [chat] Lascia insultare anche gli altri.
       *[forms] Tanti moduli, poca pazienza.
    } Riprova fra { $seconds ->
        [1] un secondo
       *[other] { $seconds } secondi
    }.
full =
    { $what ->
        [visitor] Hai troppe finestre aperte su questo gioco. Chiudine una, e questa si anima.
        [address] Dalla tua rete guardano troppe pagine insieme. Chiudetene qualcuna, e questa si anima.
        [table] A questo tavolo non c'è più posto neanche in piedi. Riprova quando qualcuno se ne va offeso.
       *[house] La casa è piena fino al soffitto. Riprova più tardi.
    }
expires = Un tavolo che nessuno tocca per { $days ->
        [1] un giorno
       *[other] { $days } giorni
    } viene sparecchiato.
bad-expiry = { $name } non capisce { $word }: prende parole come waiting=30 playing=180 over=0, in giorni; 0 è mai.
show-out = Alla porta
show-out-of = Metti { $who } alla porta
show-out-sure = Un bot prende la sedia, e chi esce non la riavrà finché non riapri la porta.
let-in = Riapri la porta a { $who }
shown-out = Chi ospita ti ha messo alla porta: puoi guardare, da dietro la rete, in silenzio.
no-guest = Su quella sedia non c'è nessun ospite.
removed = { $who } è alla porta, per volere di chi ospita. La sedia è ancora calda.
forgiven = Chi ospita ha un cuore, dopotutto: { $who } può sedersi di nuovo.
too-slow = Il tuo modulo ci ha messo tanto ad arrivare che nessuno lo ha aspettato. Mandalo di nuovo.
bad-limit = { $name } non capisce { $word }: vale off, o parole come tables=12/20 (quanti in una volta, e i secondi per uno in più) e open.table=60, fra { $known }.

# the cast
the-cast = La compagnia
cast-slogan = Sono in otto. Tutti giocano secondo le regole, nessuno gioca pulito.
cast-meet = Conosci i bot.
cast-pick = scegli un posto, poi una faccia
cast-who = Chi sono?
cast-small = Al tavolo sono piccoli
cast-colours = Stessa faccia, colore del posto.
strength = forza
nastiness = cattiveria
strength-easy = facile
strength-normal = normale
strength-hard = difficile
strength-expert = da maestro
ready-made = Tavoli già pronti
ready-gentle = Delicato
ready-gentle-text = cattiveria 2
ready-pit = Covo di vipere
ready-pit-text = cattiveria 8
ready-lesson = Una lezione
ready-lesson-text = presiede Riga
table-mood-gentle = Cattiveria del tavolo { $n }. Prima chiederanno scusa.
table-mood-mixed = Cattiveria del tavolo { $n }. Tieni le spalle al muro.
table-mood-pit = Cattiveria del tavolo { $n }. Qualcuno piangerà, e le quote dicono te.
mood-calm = calma
mood-pleased = soddisfazione
mood-hurt = offesa
mood-furious = furia
way-grudge = la rancorosa
way-coward = il vigliacco
way-kingmaker = la burattinaia
way-vulture = l'avvoltoio
way-gambler = la giocatrice d'azzardo
way-gentleman = il gentiluomo
way-schoolmistress = la maestra
way-brat = la peste
cast-rancora-line = Tiene una lista. Restituisce tutto, con gli interessi, davanti a tutti.
cast-rancora-says = Mi ricordo il quarto turno.
cast-tremolo-line = Scappa da ogni lite, e chiede scusa alla sedia in cui inciampa.
cast-tremolo-says = La faccia no. Prendi quella di un altro.
cast-ombra-line = Vincere la annoia. Decide chi non vince.
cast-ombra-says = Io non vinco. Ma, cara, nemmeno tu.
cast-becco-line = Sta fermo finché qualcuno zoppica. Poi è subito vicinissimo.
cast-becco-says = Questo non ti serviva, vero?
cast-lena-line = Punta sempre sul colpo improbabile. Una volta a sera è gloria.
cast-lena-says = Ancora un tiro. Che vuoi che succeda?
cast-dopo-line = Gioca per vincere, mai per ferire. Chiede scusa prima di spingere, e ci crede.
cast-dopo-says = Dopo di Lei. Insisto. Attenzione al bordo.
cast-riga-line = Dà lezioni. Chi si è comportato male per ultimo va alla lavagna.
cast-riga-says = Sbagliato. Vediamo perché?
cast-pepe-line = Del premio non gli importa niente. Sceglie qualcuno, e sei tu.
cast-pepe-says = Perché sei tu, ecco perché.
way-grudge-how = Tiene una lista di chi le ha fatto torto, l'ultimo in cima, e i torti più vecchi contano meno. Quello che queste persone possono vincere pesa contro una mossa, ai suoi occhi, più di tutti quello di chi sta in cima. Con la lista vuota gioca semplicemente per sé.
way-coward-how = Bada alla propria probabilità e a quella di nessun altro, preferisce il poco sicuro al molto dubbio, e svaluta ogni mossa che fa visibilmente male a qualcuno: potrebbe ricordarsene.
way-kingmaker-how = Cerca chi, oltre a lei, ha più probabilità di vincere, e quello che può vincere pesa contro una mossa. Quando cambia chi è in testa, cambia anche la sua attenzione.
way-vulture-how = Cerca chi è ancora in gioco e sta peggio di tutti, e preferisce ciò che lo fa stare peggio. Quando è fuori, passa al prossimo.
way-gambler-how = Sopravvaluta le probabilità grandi e sottovaluta le piccole: un colpo lungo le sembra più prezioso di quel che è. La fortuna degli altri le dà un po' fastidio.
way-gentleman-how = Trova la sua mossa migliore. Se un'altra è buona altrettanto, a meno di due probabilità su cento, e fa male a meno persone, gioca quella.
way-schoolmistress-how = Gioca la mossa migliore che trova, e quello che può vincere l'ultimo che ha fatto male a qualcuno pesa contro. Comportati bene, e guarderà un altro.
way-brat-how = Resta addosso a chi finora ha tormentato di più, e comincia da chi gli sta accanto. Quello che costui può vincere pesa contro una mossa; quello che vince lui, quasi non lo nota.
cast-sees = Che cosa vedono
cast-sees-text = Quello che può vedere il loro posto, e nient'altro. A un bot non si mostra mai il tavolo vero: quello che il suo posto non può sapere (mani, mazzi, risposte segrete) viene distribuito di nuovo prima che guardi. Ricorda chi ha fatto male a chi, per quanto il suo posto l'ha visto e per quanto indietro arriva la memoria del tavolo. I dadi sono sigillati prima della partita, per lui come per te.
cast-decides = Come decidono
cast-nasty-text = La manopola della cattiveria dice quanto pesa tutto questo, e aggiunge un poco per il male che tutti vedono. A 0 giocano per sé; a 10 perdono partite pur di ferire qualcuno.
cast-thinks = Fin dove pensano
strength-easy-how = fino alla fine della mossa, e poi ne valuta male una buona parte. Un bambino può vincere.
strength-normal-how = fino alla fine della mossa, pesando i dadi.
strength-hard-how = fino a 300 volte attraverso ciò che gli altri possono rispondere.
strength-expert-how = fino a 1600 volte attraverso ciò che gli altri possono rispondere.
