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
bots-talk = I bot parlano
bots-talk-why = Quel che i bot dicono al tavolo: un clic li zittisce tutti, su questo dispositivo
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
    [86400] un giorno a risposta, per posta
    [172800] 2 giorni a risposta, per posta
    [259200] 3 giorni a risposta, per posta
    [604800] una settimana a risposta, per posta
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
thoughts = Che cosa avevano in testa
thoughts-of = Che cosa pensava { $who }
thoughts-did = fatto
thoughts-visits = { $n ->
    [one] provata una volta
   *[other] provata { $n } volte
  }
thoughts-more = { $n ->
    [one] E un'altra che non valeva quasi un pensiero.
   *[other] E altre { $n } che non valevano quasi un pensiero.
  }
thoughts-how = Il numero è una probabilità di vincere su cento, meno il fastidio di lasciare agli altri la loro. Tutto su tavoli immaginati da ciò che si vedeva da quella sedia; ripensato adesso, dallo stesso seme.
thoughts-silent = { $who } risponde, e le ragioni se le tiene.
thoughts-cut = Era una serata affollata: c'era tempo per { $n } passi di pensiero, poi bisognava rispondere.
thoughts-other = Ripensandoci oggi verrebbe: { $what }. Il bot, o la sua compagnia, nel frattempo è cambiato.
thoughts-nobody = Qui non c'è una testa in cui guardare: dadi, una persona, o qualcuno che non aveva scelta.
thoughts-before = Pensiero prima
thoughts-after = Pensiero dopo
thoughts-later = I pensieri dei bot sono affar loro finché la partita non è finita.
what-if = E se …
what-if-note = continua da qui contro i bot
what-if-later = «E se …» aspetta la fine della partita: mostrerebbe ciò che è nascosto.
what-if-over = In questo momento la partita è finita: torna un po' indietro.
rematch-on = La rivincita è cominciata
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
        [drafts] Costruisci più in fretta di quanto ci si possa far male.
        [pages] Volti pagina più in fretta di quanto si riesca a disegnarla.
        [shown] Un quadretto alla volta. La partita è finita, non scappa.
        [sockets] Questa pagina torna più spesso di quanto se ne vada.
        [answers] Un dispetto alla volta.
        [phrases] Per indovinare chi è qualcuno ci vuole più tempo.
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
way-grudge-how = Tiene una lista di chi le ha fatto torto, l'ultimo in cima, e i torti più vecchi contano meno. Quello che queste persone possono vincere pesa contro una mossa, ai suoi occhi, più di tutti quello di chi sta in cima; un colpo cancella quasi tutto il torto, il resto sono interessi. Con la lista vuota gioca semplicemente per sé.
way-coward-how = Bada alla propria probabilità e a quella di nessun altro, preferisce il poco sicuro al molto dubbio, e svaluta ogni mossa che fa visibilmente male a qualcuno: potrebbe ricordarsene.
way-kingmaker-how = Cerca chi, oltre a lei, ha più probabilità di vincere, e quello che può vincere pesa contro una mossa. Quando cambia chi è in testa, cambia anche la sua attenzione.
way-vulture-how = Cerca chi è ancora in gioco e sta peggio di tutti, e preferisce ciò che lo fa stare peggio. Quando è fuori, passa al prossimo.
way-gambler-how = Sopravvaluta le probabilità grandi e sottovaluta le piccole: un colpo lungo le sembra più prezioso di quel che è. La fortuna degli altri le dà un po' fastidio.
way-gentleman-how = Trova la sua mossa migliore. Se un'altra è buona altrettanto, a meno di due probabilità su cento, e fa male a meno persone, gioca quella.
way-schoolmistress-how = Gioca la mossa migliore che trova, e quello che può vincere l'ultimo che ha fatto male a qualcuno pesa contro. Comportati bene, e guarderà un altro.
way-brat-how = Resta addosso a chi finora ha tormentato di più, e comincia da chi gli sta accanto. Quello che costui può vincere pesa contro una mossa; quello che vince lui, quasi non lo nota.
cast-sees = Che cosa vedono
cast-sees-text = Quello che può vedere il loro posto, e nient'altro. A un bot non si mostra mai il tavolo vero: quello che il suo posto non può sapere (mani, mazzi, risposte segrete) viene distribuito di nuovo prima che guardi. Ricorda le ultime 48 volte che qualcuno ha fatto male a qualcuno, per quanto il suo posto l'ha visto, anche dopo una notte. Quel che dice viene da ciò che hanno visto tutti, e da nient'altro. I dadi sono sigillati prima della partita, per lui come per te.
cast-decides = Come decidono
cast-nasty-text = La manopola della cattiveria dice quanto pesa tutto questo, e aggiunge un poco per il male che tutti vedono. A 0 giocano per sé; a 10 perderebbero una partita pur di ferire qualcuno.
nasty-figure = { $game }: da 0 a 10, dal { $more_low } al { $more_high } % di male in più a ogni decisione. Costa da { $cost_low } a { $cost_high } vittorie su cento; essere facile ne costa da { $level_low } a { $level_high }. ({ $n } partite ciascuno, a livello normale; diciannove volte su venti.)
cast-thinks = Fin dove pensano
strength-easy-how = fino alla fine della mossa, e poi ne valuta male una buona parte. Un bambino può vincere.
strength-normal-how = fino alla fine della mossa, pesando i dadi.
strength-hard-how = fino a { $n } volte attraverso ciò che gli altri possono rispondere; dove i dadi rendono nuovo ogni tavolo, fino alla fine della mossa, quasi senza sbagliare.
strength-expert-how = fino a { $n } volte attraverso ciò che gli altri possono rispondere; dove i dadi rendono nuovo ogni tavolo, fino alla fine della mossa, senza sbagliare.
cast-figures = Quel che si è misurato
cast-figures-text = Uno di ogni livello fra tre di un altro, senza dispetti: quanto costa la cattiveria è detto sopra, dove si è misurato. Il punto è quel che si è contato, la barra dove sta il vero diciannove volte su venti, il trattino dove sarebbero pari.
figure-none = Non l'ha ancora misurato nessuno.
figure-rating = punteggio da { $low } a { $high }
figure-share = vince circa { $n } volte su 10 contro tre di livello { $level }
figure-few = { $n } partite: troppo poche per dirlo
figure-middle = punteggio { $low }: è il metro degli altri
figure-how = Misurato il { $date } su { $commit }: { $command }

# Perché si è perso: il grafico, il conto, i momenti
understood-later = Perché qualcuno ha vinto si dice quando qualcuno ha vinto.
who-was-winning = Chi stava per vincere
odds-note = ogni momento rigiocato molte volte · ▲ il caso ti ha aiutato, ▼ ti ha tradito
looking-back = sto ripensandoci … { $percent } %
rail-dice = dadi
rail-chance = caso
rail-choices = scelte
the-account = Il conto
account-note = più o meno { $error }{ $hidden ->
    [yes] ; le carte nascoste contano come caso
   *[no] ; quel che nessuno poteva prevedere conta come caso
}
account-of = Il conto di { $who }
account-start = Inizio
account-chance = Il caso
account-dice = { $n ->
    [one] 1 caduta
   *[other] { $n } cadute
}
account-own = Le tue scelte
account-mistakes = { $n ->
    [0] nessun errore
    [one] 1 errore
   *[other] { $n } errori
}
account-spite = { $points ->
    [0] nessun dispetto
   *[other] dispetti: { $points }
}
account-left = Resta
account-place = { $n }º posto
moments-told = I momenti decisivi
told-fall = Hanno chiesto al caso, e il caso ha detto: { $what }.
told-choice = { $mine ->
    [yes] Hai scelto: { $what }.
   *[no] { $who } ha scelto: { $what }.
}
award-unluckiest = La caduta più sfortunata
award-unluckiest-0 = Tutte le altre facce porgono i loro saluti.
award-unluckiest-1 = Da qualche parte uno statistico ha sentito uno spiffero.
award-unluckiest-2 = Niente di personale. È questo l'insulto.
award-nastiest = La mossa più cattiva
award-nastiest-0 = Non ha reso altro che gioia.
award-nastiest-1 = C'era di altrettanto buono. Non di altrettanto divertente.
award-nastiest-2 = Le scuse arriveranno per posta.
award-turning = La svolta
award-turning-0 = Prima era una partita. Dopo, una formalità.
award-turning-1 = Nessuno ha alzato gli occhi dal bicchiere. Male.
award-turning-2 = Qui ci vuole una piccola targa.
award-kindest = La mossa più gentile
award-kindest-0 = Nessuno l'aveva chiesta. Nessuno ha ringraziato.
award-kindest-1 = Buon cuore, oppure vista corta.
award-kindest-2 = Verrà rinfacciata.
award-figures = { $unit ->
    [time] Tempo { $turn }
    [race] Corsa { $turn }
   *[turn] Turno { $turn }
  }, { $mine ->
    [yes] tu
   *[no] { $who }
  }: { $had } % → { $has } %
award-points = { $unit ->
    [time] Tempo { $turn }
    [race] Corsa { $turn }
   *[turn] Turno { $turn }
  }: { $points } per { $mine ->
    [yes] te
   *[no] { $who }
  }
verdict-luck = { $way ->
    [gave] Il caso ti ha dato { $points }.
    [took] Il caso ti ha tolto { $points }.
   *[none] Il caso non ti ha dato né tolto niente.
}
verdict-own = { $way ->
    [won] { $points ->
        [one] Un punto l'hai guadagnato tu.
       *[other] { $points } li hai guadagnati tu.
    }
    [lost] { $points ->
        [one] Un punto l'hai buttato tu.
       *[other] { $points } li hai buttati tu.
    }
   *[none] Hai giocato come si deve.
}
verdict-mistakes = { $n ->
    [0] Nessun errore dimostrabile. La colpa è di qualcun altro.
    [one] Una delle tue mosse era un errore.
   *[other] { $n } delle tue mosse erano errori.
}
learn-from = Impara dai tuoi errori
mistake-of = Errore { $n } di { $all }
learn-again = A questa hai già risposto una volta, e non è finita bene. E adesso?
learn-right = Allora lo sapevi. Dov'eri, prima?
learn-same = Di nuovo la stessa. C'è da ammirarlo.
learn-other = Neanche quella.
the-best = la migliore
you-did-this = hai fatto così
mistake-before = L'errore prima
mistake-after = L'errore dopo
enough = Basta così
try-again = Gioca da qui
sort-inaccuracy = Disattenzione: { $points } punti.
sort-mistake = Errore: { $points } punti.
sort-blunder = Strafalcione: { $points } punti.
why-mistake-own = Ti ha portato dal { $had } al { $has } %, e nessuno ti ci ha costretto.
why-mistake-leader = { $whom } era in testa con il { $led } %, e da te ha avuto { $gift } punti in più.
why-mistake-other = Ti ha portato dal { $had } al { $has } %; quasi tutto è andato a { $whom }.
odds-live = Probabilità di vincere, più o meno { $error }, da { $games } partite giocate da qui
odds-live-people = Probabilità di vincere prima dell'ultima scelta, più o meno { $error }, da { $games } partite giocate da lì
odds-players = Le probabilità sono per chi guarda. Tu devi scoprirlo giocando.
odds-hidden = A questo tavolo c'è qualcosa di nascosto, e le probabilità lo direbbero.
odds-unwanted = Chi ospita tiene le probabilità per la fine. Tira a indovinare come tutti.
odds-told = Chi guarda questa partita vede le probabilità di tutti, con una scelta di ritardo. Tu no, e nemmeno chi si è seduto qui.
odds-table = Probabilità per chi guarda
odds-table-text = Chi guarda soltanto vede chi sta per vincere, con una scelta di ritardo. Anche chi gioca e apre un secondo browser: da permettere tra amici.
odds-here = Le probabilità adesso

# Il replay: il conto fino a un momento, e quanto valevano le risposte chieste lì
account-so-far = Il conto fin qui
so-far-own = proprie
so-far-others = altrui
so-far-now = ora
so-far-note = Per cento di vincere: il caso, le scelte proprie e quelle altrui, più o meno { $doubt }. I conti tornano.
so-far-asked = Tocca a { $who }
as-good-as-any = nessuna meglio
they-did-this = { $who } ha fatto così
offers-note = { $mine ->
    [yes] La tua probabilità di vincere
   *[no] La probabilità di vincere di { $who }
  }, rigiocata da quel che qui si poteva sapere. Dove i ± si toccano, nessuno le distingue.
offers-more = { $n ->
    [one] Un'altra sembrava peggio a prima vista.
   *[other] Altre { $n } sembravano peggio a prima vista.
}

# Un suggerimento, solo contro i bot
hint = Suggerimento
hint-why = Che cosa farebbe un esperto? Solo contro i bot; la partita risulta aiutata
hint-says = Su con la schiena. Guarda.
hint-expert = Un esperto: { $what }
hint-only = Non c'è altro da rispondere.
hint-close = Le due migliori si equivalgono, per quanto si può misurare. Segui il dispetto.
hint-keeps = Vale { $points } punti di probabilità più della seconda migliore.
hint-takes = Vale { $points } punti di probabilità più della seconda, e { $takes } li paga { $whom }.
hint-note = La tua probabilità di vincere, più o meno { $error }, da { $games } partite giocate da qui come la vedi tu.
hint-hide = Nascondi
hint-show = Fammi vedere
hint-marked = Solo contro i bot. Questa partita risulta aiutata e non farà classifica.
hint-people = Niente suggerimenti dove gioca gente vera: chiedi a loro, e goditi le bugie.
hint-not-now = In questo momento non c'è niente da chiedere a un esperto.
hint-none = L'esperto è di malumore. Richiedi, o fidati di te.
helped-mark = { $n ->
    [one] aiutata una volta
   *[other] aiutata { $n } volte
}

# I circoli: gli amici che tornano.
circle-closed = Questo circolo è chiuso. Solo chi ne fa parte vede chi deve cosa a chi: fatti dare il link da qualcuno.
circle-link = Questo link non porta in nessun circolo, o non più. Qualcuno è stato accompagnato alla porta e la serratura è cambiata. Fatti dare quello nuovo.
circle-full = Non c'è più una sedia: in un circolo stanno 24 persone, e più di 20 circoli non servono a nessuno.
circles-many = { $most } circoli bastano a chiunque. Prima lasciane uno.
founder-only = Questo può farlo solo chi ha fondato il circolo.
not-met = Non avete ancora giocato insieme. Prima ci si incontra, poi si porta rancore.
circle-slogan = { $n ->
    [one] Per ora una persona sola
   *[other] { $n } amici
  }, { $games ->
    [0] ancora nessuna partita. Ancora amici.
    [one] una partita. Ancora amici, ufficialmente.
   *[other] { $games } partite. Ancora amici, ufficialmente.
  }
circle-invited = { $n ->
    [one] Qui c'è chi tiene un registro e vuole scriverci il tuo nome.
   *[other] Qui { $n } persone tengono un registro e ci vogliono il tuo nome.
  }
circle-consent = Qui contano le partite fra chi ne fa parte, anche quelle di prima: com'è finita, chi è più forte, chi ha tolto cosa a chi. Ci si vede per nome. Si può uscire quando si vuole.
circle-join = Entra
ratings = Classifica
ratings-how = la barra dice quanto ne siamo sicuri
ratings-none = Per ora nessuno è meglio di nessuno. Giocate qualcosa.
over-all = In tutto
rating-said = { $who }: { $n }, { $doubt } più o meno
rating-new = fresco
rating-step = con l'ultima partita
so-many-games = { $n ->
    [one] una partita
   *[other] { $n } partite
  }
surely = { $who } e { $whom }: { $n } su 100 che { $who } valga davvero di più.
nobody-knows = { $who }: non lo sa nessuno, { $who } meno di tutti.
ledger = Registro dei rancori
ledger-how = punti di probabilità tolti apposta
ledger-caption = Chi ha tolto apposta quanti punti di probabilità a chi: le righe l'hanno fatto alle colonne.
ledger-corner = l'ha fatto ↓ a →
dealt = inflitti
taken-from = subiti
open-accounts = Conti aperti
owes = { $who } deve a { $whom }
no-debts = Tutti pari. Sospetto.
rival = { $who } ce l'ha con { $whom }: in { $times } partite su { $n } il bersaglio preferito è stato quello.
no-rival = Ancora nessuna rivalità: chi se la prende con qualcuno non lo fa più spesso di una moneta.
keeps-the-book = Il registro lo tiene Zia Rancora
ledger-counted = { $all ->
    [0] Non è stata ancora annotata nessuna partita.
   *[other] { $n } partite su { $all } sono state riguardate e qui contano.
  }
ledger-soon = Le altre si stanno rileggendo proprio ora, coltellata per coltellata
ledger-look = Le altre aspettano che qualcuno chieda perché sono andate così
circle-tables = Tavoli aperti
circle-no-tables = In questo momento nessuno si sta azzuffando.
circle-game = Gioco
circle-begin = Apri un tavolo
circle-go = Vai
records = Primati
records-how = cliccane uno per rivederlo
records-none = Non è successo niente di memorabile. Per ora.
record-comeback = La rimonta più grande
record-comeback-text = { $who }, vittoria quando { $n } su 100 dicevano di no
record-nasty = La partita più cattiva
record-nasty-text = { $who }, { $n } punti tolti in una seduta
record-nastiest = La mossa più cattiva
record-nastiest-text = { $who } ha tolto { $n } punti a { $whom } in un colpo
record-unlucky = La partita più sfortunata
record-unlucky-text = { $who }, il caso si è preso { $n } punti
record-kindest = L'anima più buona
record-kindest-text = { $who } ha regalato a { $whom } { $n } punti. Nessuno sa perché.
record-other = Qualcosa di memorabile
record-other-text = { $who }: { $n }
circle-members = Chi c'è
circle-founder = l'idea è sua
circle-asked = l'invito aspetta una risposta
circle-remove = Alla porta
circle-remove-who = Accompagna { $who } alla porta
circle-known = Hai giocato con
played-together = { $n ->
    [one] una volta
   *[other] { $n } volte
  }
circle-ask = Chiedi di entrare
circle-ask-who = Chiedi a { $who } di entrare
circle-link-title = Link per entrare nel circolo
circle-link-how = Chi ce l'ha può entrare. Cambia quando qualcuno esce o viene accompagnato alla porta.
circle-only-here = Così com'è funziona solo su questa macchina.
circle-name = Nome del circolo
circle-rename = Cambia nome
circle-leave = Lascia il circolo
circle-found = Fonda un circolo
circles = Circoli
circle-asks = { $who } ti vuole in { $circle }
circle-yes = Entro
circle-no = No, grazie

# La propria pagina.
me-title = Su di me
me-slogan = Tutto quello che sappiamo di te. Meno di quanto temi.
me-who = Chi sono
me-face = La mia faccia
me-games = Le mie partite
me-no-games = Niente giocato, niente perso.
me-place = { $game }: { $place }º posto su { $n }
more-games = { $n ->
    [one] e un'altra
   *[other] e altre { $n }
  }
table-gone = sparecchiato
kind-lesson = una lezione
kind-what-if = e se
kind-brought = da un file
circles-how = amici con un registro
circle-asked-into = Ti vogliono in { $circle }
friends-how = Fonda un circolo: sulla sua pagina si invitano con un clic.
carry = Portami con te
carry-how = Sei un cookie in questo browser: nessun conto, nessuna password. Se lo perdi, perdi solo la tua storia. Una frase di recupero ti porta su altri dispositivi, o indietro.
phrase-make = Fai una frase di recupero
phrase-anew = Fanne un'altra
phrase-there = Ne hai già una. Non ne abbiamo copia, solo l'impronta; una frase nuova rende inutile la vecchia.
phrase-once = Scriviti queste otto parole. Non le rivedrai.
phrase-keep = Chi le possiede sei tu. In italiano o in inglese, maiuscole o no; conta l'ordine.
phrase-use = Ho una frase
phrase-words = Le otto parole
phrase-alone = Gli altri miei dispositivi sono persi: chiudili fuori
phrase-go = Questo sono io
phrase-unheard = Una frase è fatta di { $n } parole della nostra lista, in ordine. Una di queste non lo è, o sono troppe o troppo poche.
phrase-nobody = Nessuno risponde a queste parole. Controllale una per una, o vivi da sconosciuto.
passkey = Passkey
passkey-how = Il tuo dispositivo tiene una chiave e la mostra quando dimostri di essere tu. Noi teniamo solo la metà pubblica: niente da scrivere, niente da rubare qui.
passkey-add = Aggiungi una passkey
passkey-use = Usa una passkey
passkey-alone = Gli altri miei dispositivi sono persi: chiudili fuori, con le loro passkey
passkey-made = Fatta { $when }
passkey-drop = Riprendila
passkey-no = Non è stato mostrato niente, o hai detto di no. Nessuno è diventato nessuno.
passkey-had = Questo dispositivo ne ha già una per te. Due chiavi per una porta: vanità.
passkey-trouble = Non ha funzionato. La frase funziona ancora.
passkey-none = Qui niente passkey: questa casa non ha un indirizzo a cui legarle. Ti porta la frase.
passkey-late = Ci è voluto troppo, o era cominciato altrove. Chiedila di nuovo.
passkey-again = Quella risposta è già stata data. Un'eco non apre questa porta.
passkey-wrong = Non è una passkey a cui possiamo credere. Riprova, o usa la frase.
passkey-elsewhere = Quella chiave è stata mostrata a un'altra pagina, non a noi. Chi l'ha portata se la tenga.
passkey-nobody = Nessuno qui risponde a quella chiave. Forse è stata ripresa.
passkey-cloned = Quella chiave ha contato all'indietro: qualcuno ne ha una copia. Usa la frase, e chiudi fuori gli altri.
passkey-many = { $most } passkey bastano a chiunque, e nessuna può essere di due. Prima riprendine una.
link-moves = Un link ti porta su un altro dispositivo e lascia questo alle spalle; con una frase restano tutti e due.
link-make = Fai il link
kept = Quello che teniamo
kept-how = Il nome, come ti chiamano le frasi, una faccia, le tue sedie, le partite finite, quello che hai detto ai tavoli, i circoli, le chiavi e quello che hanno reso le tue scommesse. Nient'altro, e nessun indirizzo.
export = Portalo a casa (JSON)
forget-me = Dimenticami
forget-how = Subito e per sempre: se ne vanno nome, frase, chiavi, monete e circoli; nelle partite in corso un bot prende la tua sedia; in quelle finite e in ciò che è stato detto resti qualcuno. Non può rimediare nessuno, nemmeno Zia Rancora.
forget-yes = Sì, dimenticami
forget-sure = Di' che ne sei sicuro: non si torna indietro.
somebody = Qualcuno
forgotten = Chi era?
forgotten-text = Ti abbiamo dimenticato. Quel che resta di te dice “qualcuno”.

# Chiavi per i programmi.
bots-title = Bot e tavolieri
bots-slogan = Anche i programmi possono essere perfidi. Gli serve solo una chiave.
token = Chiave
tokens = Chiavi
tokens-none = Ancora nessuna. Nessun programma risponde per te.
tokens-many = { $most } chiavi bastano a chiunque. Prima riprenditene una.
no-token = Non hai una chiave simile. Forse è stata ripresa.
bad-token = Questa chiave qui non apre niente: mandane una buona come “Authorization: Bearer …”, fatta alla pagina /bots.
token-new = Una chiave nuova
token-once = Eccola. Non la rivedrai più.
token-keep = Chi la possiede gioca a nome tuo, o del tuo bot. Noi ne teniamo solo l'impronta; se la perdi, ne fai un'altra.
token-for = A che serve
token-make = Falla
token-revoke = Riprenditela
purpose-bot = Un tuo bot
purpose-bot-text = Al tavolo è qualcuno per conto suo. Il nome dice che è un bot, e al tavolo si dice di chi è.
purpose-board = Tu in persona
purpose-board-text = Per un tavoliere di legno o una finestra fatta da te: gioca sulla tua sedia. Finisce quando passi a un altro dispositivo.
bot-sat = { $who } si siede. Appartiene a { $other }.
bot-send = Mandalo lì
bot-table = Link di un tavolo
api-title = Per i programmi
api-slogan = Una domanda alla volta, una riga ciascuna. Le buone maniere sono verificate.
api-how = Come gioca un programma
api-begin = In tre passi
api-step-token = Fatti una chiave.
api-step-table = Ascolta i tuoi tavoli, poi uno di essi: la prima riga è tutto, ogni altra un cambiamento.
api-step-answer = Quando “yours” è vero, rimanda i “codes” di una delle risposte in “legal”, con la versione.
api-errors = Ciò che è rifiutato è rifiutato con una frase nella tua lingua, e col numero della regola quando è una regola a vietarlo. Per le macchine:
api-needed = ci deve essere
api-you = Tu
api-tables = Tavoli
api-streams = Flussi
op-get-me = Per chi parla la chiave.
op-get-games = A che si gioca qui, con tutte le opzioni, e con quali bot.
op-get-tables = I tuoi tavoli, e se lì tocca a te.
op-post-table = Apparecchia un tavolo. Il link nella risposta è l'invito.
op-get-table = Come sta un tavolo, ai tuoi occhi.
op-post-answer = Rispondi alla domanda di una versione. Due volte non fa danni.
op-post-undo = Ritira la tua ultima mossa, o di' se può farlo un altro. I bot dicono sempre di sì; le persone si godono la domanda.
op-post-seat = Siediti, o chiedi la sedia di un bot.
op-post-start = Si comincia. I bot prendono le sedie libere.
op-post-leave = Alzati, e lascia un bot o un vuoto.
op-post-chat = Di' qualcosa, se proprio devi.
op-get-record = La partita come file: tutta quando è finita, prima ciò che il tuo posto può sapere.
op-get-event = Tutti i tuoi tavoli: prima tutti insieme, poi ognuno che cambia.
op-get-stream = Un tavolo: prima tutto, poi ogni cambiamento. Chi ascolta è presente, come con una pagina aperta.
wrong-method = Questo indirizzo esiste, ma non per questo.
bad-body = { $where ->
    [none] Questo indirizzo vuole JSON, e JSON fatto altrimenti.
   *[other] Questo indirizzo vuole JSON fatto altrimenti: guarda “{ $where }”.
  }
refused-by = { $sentence }
no-answer-given = Una risposta ha “codes”, oppure “words”. Questa non ha né gli uni né le altre.
seats-odd = Tante sedie non vanno bene: da { $fewest } a { $most }, contando quelle occupate.

import-long = Un verbale di più di { $most } righe non è una partita ma un rancore.
import-unfinished = Sul web va solo una partita finita: questo verbale non ha una fine.
import-wrong = Questo verbale non segue le regole. { $why }
import-unverified = Per questo verbale nessuno può garantire. { $why } Con --unverified ci va lo stesso, e le sue pagine lo dicono.
imported-sealed = Portata qui da un file. I suoi dadi sono quelli che dà il suo seme, ma non li ha tirati questa casa.
imported-open = Portata qui da un file. Nessuno garantisce per i suoi dadi.
fair-imported = Questa partita viene da un file senza dadi che si possano verificare. Non c'è niente da dimostrare.

# In mostra: il quadretto e il filmino di una partita finita
picture-foot = { $n ->
    [1] Un giocatore solo. Nessun altro a cui dare la colpa.
   *[other] { $n } amici, fino a ieri.
  }
picture-turns = { $unit ->
    [time] tempo { $n }
    [race] { $n ->
        [one] 1 corsa
       *[other] { $n } corse
    }
   *[turn] { $n ->
        [one] 1 turno
       *[other] { $n } turni
    }
  }
show-around = Mostra in giro
show-around-why = Un quadretto e un filmino, per chi non c'era
show-around-title = Le prove
show-around-note = Per chi non c'era, e per chi negherà tutto.
show-around-closed-note = Questo tavolo era chiuso agli estranei: solo chi ha giocato può mandarne il quadretto, e il permesso viaggia col link.
show-around-now = Manda …
show-around-picture = Salva il quadretto
show-around-watch = Guarda il filmino
show-around-film = Salva il filmino
show-around-harmless = Nessun filmino: nessuno ha fatto niente a nessuno. Sospetto.
show-around-link = Link a questa partita
show-around-close = Chiudi
shown-later = Il quadretto di questa partita si fa a partita finita. Fino ad allora, immaginatela.
shown-closed = Questo tavolo era chiuso agli estranei. Chi ha giocato può mandartene il quadretto, se vi parlate ancora.
shown-harmless = In questa partita non è successo niente di cattivo: niente filmino.

# Per corrispondenza: orologi a giorni, i miei turni, ferie
my-turns = I miei turni
turns-slogan = { $n ->
    [0] Nessuno ti aspetta. Goditela: stanno tramando.
    [one] C'è chi ti aspetta. E non diventa più gentile.
   *[other] { $n } tavoli ti aspettano. La pazienza non è tra le loro virtù.
  }
turns-wait = Aspettano me
turns-none = Niente. Per una volta la colpa è di tutti gli altri.
turns-others = Aspettano altri
turns-no-others = Nessuno da aspettare. Apri un tavolo per posta e rovina la settimana a qualcuno.
no-hurry = con calma
until = fino a
left-days = restano { $n } giorni
left-hours = { $n ->
    [one] resta un'ora
   *[other] restano { $n } ore
  }
left-minutes = { $n ->
    [0] tempo scaduto
    [one] resta un minuto
   *[other] restano { $n } minuti
  }
next-waits = { $n ->
    [one] Poi: { $game } ti aspetta →
   *[other] Poi: { $game }. Altri { $n } ti aspettano →
  }
on-holiday = { $who } è in ferie fino a
not-late = Per corrispondenza nessuna sedia si raffredda prima che lo dica l'orologio. Giù le mani.
holiday = Ferie
holiday-text = Via per qualche giorno? Intanto i tuoi orologi a giorni stanno fermi, gli altri leggono fino a quando, e possono odiarti per questo. Fino a { $most } giorni l'anno.
holiday-now = Sei via fino a
holiday-stands = I tuoi orologi a giorni stanno fermi. I rancori no.
holiday-home = Eccomi, ci sono
holiday-until = Via fino alla fine del ({ $zone })
holiday-go = Me ne vado
holiday-left = { $n ->
    [0] Per ora le ferie sono finite.
    [one] Resta 1 giorno di ferie.
   *[other] Restano { $n } giorni di ferie.
  }
holiday-too-long = Sono più dei { $most } giorni l'anno, di cui ne restano { $left }. Qualcuno al tavolo deve pur soffrire.
holiday-date = Non è un giorno tra oggi e un anno da oggi.

# Installato, e senza linea
app-name = Dispetto: giochi da tavolo cattivi
offline-title = Niente linea. Finalmente pace.
offline-text = Non c'è connessione, quindi nessuno può farti del male. I tuoi tavoli stanno al sicuro dove sono, e i rancori pure; appena torna la linea, ci torni dentro.
offline-again = Riprova
offline-read = Intanto leggi le regole
offline-read-text = Le abbiamo tenute per un momento così. Imparale meglio degli altri, e diventa insopportabile.

# Farsi avvisare: Web Push
push-title = Avvisami
push-text = Un messaggio a questo dispositivo quando un tavolo ti aspetta e tu non guardi. Dice il tavolo e il gioco, mai che cosa c'è sopra; più tavoli arrivano in un messaggio solo.
push-on = Avvisa questo dispositivo
push-is-on = Questo dispositivo viene avvisato.
push-off = Lasciatemi in pace
push-denied = A questo browser hanno detto di non mostrare mai messaggi da qui. Le sue impostazioni possono ripensarci; noi no.
push-cannot = Questo browser non accetta messaggi. Sui telefoni con la frutta, prima aggiungi Dispetto alla schermata Home.
push-trouble = Non ha funzionato. Riprova; se continua, il servizio push di questo browser è irraggiungibile.
push-none = Qui non si avvisa nessuno: questa casa non ha il push (spento da chi la gestisce, oppure manca il pacchetto cryptography).
push-endpoint = Non è l'indirizzo di un servizio push a cui scriviamo.
push-how = Quanto spesso
push-now = subito (a qualche minuto di distanza)
push-hourly = al massimo una volta all'ora
push-daily = al massimo una volta al giorno
push-never = mai
push-one = Tocca a te
push-table = { $table } ({ $game }) ti aspetta. Intanto si mettono comodi.
push-many = { $n } tavoli ti aspettano
push-more = { $names } e altri { $n }
# Non vale!
wrong = Non vale!
wrong-why = Scegli il momento e di' che cosa doveva succedere. Ne esce un file che racconta le due versioni e che chiunque può provare. Magari hai pure ragione.
wrong-which = Quale momento?
wrong-now = Adesso:
wrong-none = Non è ancora successo niente che possa essere sbagliato. Dagli un turno.
wrong-this = Questo
wrong-should = Che cosa doveva succedere?
wrong-example = Dovevate chiedere prima a me. A me si chiede sempre per ultimo.
wrong-missed = Una risposta che doveva esserci (se ce n'è una)
wrong-unwanted = Una risposta che non doveva esserci (se ce n'è una)
wrong-knows = Il file sa quel che sapevi tu: ciò che ti è nascosto, lì dentro è inventato. Dei dadi che verranno non c'è niente, perché nessuno li ha tirati.
wrong-host-too = Il tavolo viene a sapere che protesti, e il file lo può prendere anche chi ospita.
wrong-host-later = Il tavolo viene a sapere che protesti; chi ospita avrà il file a partita finita, perché mostra la tua mano.
wrong-make = Fai il file
wrong-made = Reclami di questo tavolo
wrong-said = { $who } dice: non vale! Le regole sono state avvertite. Sembravano calme.
wrong-moment = Di quel momento non si può dubitare: non era per i tuoi occhi, o non c'è mai stato.
wrong-nothing = Di' almeno che cosa c'è di sbagliato.
wrong-many = { $most } reclami bastano per un tavolo. Pensa a un altro gioco.
wrong-later = Il file racconta quel che sapeva un altro: chi ospita lo avrà a partita finita.
wrong-head = Non vale! Visto da { $who }:
wrong-run = Per provarlo: dispetto scenario FILE. Fallisce finché il tavolo non fa quel che dice il lettore.

## Una serata: più partite, un solo tabellone

evening-new = Una serata
evening-new-line = Più partite, un solo tabellone, e nessuno dica che era solo una partita.
evening-name = Come si chiama?
evening-which = Quali giochi?
evening-in-order = In quest'ordine
evening-by-hat = Dal cappello
evening-game-n = Gioco { $n }
evening-none = (nessun gioco)
evening-many = Quante partite
evening-points-by = Punti per posto, prima chi vince
evening-fill = I bot riempiono fino a tante sedie
evening-want-double = L'ultima partita vale doppio, così nessuno dorme
evening-want-auto = Dopo un minuto si va avanti da soli, se nessuno ferma l'orologio
evening-make = Facciamone una serata
evening-make-line = Ricevi una pagina con un link. Chi ha il link può venire, anche in ritardo.
evening-hat = Dal cappello
evening-hat-head = Nel cappello
evening-hat-how = Estraggono i dadi sigillati del server, e nessun gioco esce due volte prima che siano usciti tutti. L'impronta del seme si vede prima della prima estrazione, ogni browser ci mette del suo, e alla fine il seme è scoperto.
evening-hat-open = Con che cosa si è estratto
evening-soon-line = { $all ->
    [one] Una partita, non ancora cominciata.
   *[other] { $all } partite, nessuna cominciata. Siete ancora tutti amici.
}
evening-line = { $done } di { $all ->
    [one] una partita
   *[other] { $all } partite
}.
evening-over-line = È finita: { $done ->
    [one] una partita
   *[other] { $done } partite
}, niente rimborsi.
evening-games = Le partite della serata
evening-now = Adesso
evening-next = Prossima
evening-won = { $n ->
    [one] Vince { $who }
   *[other] Se la dividono { $who }
}
evening-you-won = Vinci tu
evening-took = { $game }, { $minutes } min
evening-double = punti doppi, così nessuno dorme
evening-last-first = l'ultimo sceglie per primo
evening-later = più tardi, se vi parlate ancora
evening-on-now = si sta giocando
evening-lost = il tavolo è sparito, e i punti con lui
evening-skipped = saltata
evening-standings = Classifica
evening-points-line = { $points } a partita
evening-place = { $n }°
evening-place-head = Posto
evening-points-head = punti
evening-not-played = non giocata
evening-how = I punti vanno a chi ha la sedia alla fine della partita; nessuno ne ha per le partite in cui non c'era. I bot tengono le sedie, non i trofei.
evening-bot-note = un bot che tiene calda la sedia
evening-left-note = via prima della fine
evening-no-game-note = ancora nessuna partita
evening-up = { $n ->
    [one] su di uno
   *[other] su di { $n }
}
evening-down = { $n ->
    [one] giù di uno
   *[other] giù di { $n }
}
evening-same = { $place } tutte le volte: almeno è coerente
evening-leads-0 = in testa, e si vede
evening-leads-1 = in testa: la prossima vittima di tutti
evening-leads-2 = in testa, per ora
evening-grudge-head = Il rancore della serata
evening-grudge = Stasera { $who } ha tolto { $n ->
    [one] un punto
   *[other] { $n } punti
} di probabilità di vincere a { $whom }. Qualcuno ha preso nota.
evening-nastiest = La peggiore finora
evening-worst = Il colpo più basso: { $who } toglie { $n ->
    [one] un punto
   *[other] { $n } punti
} di probabilità di vincere a { $whom } in una volta sola.
evening-night = Chi si prende la serata
evening-night-how = { $n } serate giocate fino in fondo
evening-night-equal = Contato come se foste tutti ugualmente bravi, cosa che qui non crede nessuno.
evening-chairs = Sedie della prossima partita
evening-chairs-how = l'ultimo sceglie per primo
evening-bot-chair = un bot
evening-take = Prendi
evening-take-n = Prendi la sedia { $n }
evening-left-out = Le sedie non bastano: { $who } { $n ->
    [one] sta a guardare
   *[other] stanno a guardare
}. Aspetta chi ha giocato di più.
evening-bring = Porta qualcuno
evening-late = Si arriva tardi e si va via presto: un bot tiene calda la sedia. I punti sono solo per le partite giocate.
evening-share = Da mostrare a chi non c'era
evening-come-in = Entra
evening-come-back = Torna dentro
evening-come = Siediti con loro
evening-what-now = E adesso?
evening-again-line = La vendetta è un piatto che si serve giovedì prossimo.
evening-another = Un'altra serata
evening-playing = Si gioca a { $game }
evening-playing-late = La tua sedia è là. Quando è finita, si torna tutti qui.
evening-playing-watch = Entra adesso e giochi la prossima; al tavolo puoi chiedere la sedia di un bot.
evening-gather = { $n ->
    [one] Qui ci sei solo tu. Manda il link, o gioca con i bot.
   *[other] Siete in { $n }. Qualcuno dovrebbe cominciare.
}
evening-between = Si beve qualcosa, e poi avanti.
evening-chooses = { $who } sceglie la sedia per { $g ->
    [f] prima
    [m] primo
   *[other] cominciare
}. Finora non è servito.
evening-you-choose = Il fondo classifica è tuo, quindi scegli la sedia per prima cosa. Una volta tanto, scegli bene.
evening-waiting = { $n ->
    [one] { $who } non è su questa pagina: starà prendendo da bere.
   *[other] { $who } non sono su questa pagina: staranno prendendo da bere.
}
evening-minute = secondi per respirare. Nessuno è obbligato.
evening-minute-auto = secondi, poi si va avanti da soli.
evening-minute-up = Il minuto è passato. Avanti, quando volete.
evening-minute-go = Si va.
evening-halted = L'orologio è fermo. Con calma.
evening-halt = Ferma l'orologio
evening-skip = Salta una partita
evening-give-up = Lascia perdere questa partita
evening-stop = Basta così
evening-stop-sure = Quello che non si è giocato non si giocherà più, e la serata è di chi è in testa. Davvero?
evening-leave = Vai via prima
evening-leave-sure = Un bot tiene la tua sedia, i tuoi punti restano, le chiacchiere alle tue spalle cominciano. Davvero?
evening-on = Avanti con { $game }
evening-draw = Estrai la prima partita
evening-to-table = Al tavolo
evening-back = Torna alla serata
evening-nobody = La serata non è di nessuno. Era quel tipo di serata.
evening-you-take = La serata è tua!
evening-takes = { $n ->
    [one] La serata è di { $who }
   *[other] La serata se la dividono { $who }
}
evening-crown-line = Dopo { $n ->
    [one] una partita
   *[other] { $n } partite
}, e con tutta la modestia del caso.
evening-mine = Serate
evening-mine-how = un giovedì sì e uno no, o quando qualcuno si offende
evening-mine-none = Ancora nessuna serata. Siete tutti ancora troppo educati.
evening-start = Comincia una serata
evening-came = tu { $n }°
evening-night-rated = Contato con i punteggi del circolo, dubbi compresi; bot e nuovi arrivati valgono la media.
evening-tables = Tavoli
evening-tables-how = Più di uno è una serata duplicata, per chi si lamenta della fortuna: ogni tavolo gioca con gli stessi dadi e le stesse carte, sedia per sedia, e le sedie si confrontano. Nessuno vede un altro tavolo prima che siano finiti tutti.
evening-twin-points = 2 per ogni tavolo che batti sulla tua sedia, 1 per un pareggio
evening-twin-how = Ognuno si confronta con chi ha avuto la stessa sedia, gli stessi dadi e le stesse carte agli altri tavoli. Stasera i bot sono arredamento.
evening-twin-done = { $n } tavoli, gli stessi dadi
evening-twin-playing = { $n } tavoli, gli stessi dadi. Tutto resta chiuso finché non è finito l'ultimo.
evening-twin-said = Sulla sedia { $n }, con gli stessi dadi e le stesse carte, { $who } arriva { $place } e { $whom } { $other }. La fortuna non commenta.
evening-twin-even = Sedia per sedia i tavoli sono finiti pari. Nessuno può dare la colpa ai dadi, e nessuno può vantarsi.
evening-compared = sedia per sedia
evening-chair = Sedia
evening-table-n = Tavolo { $n }
evening-got = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
twin-closed = Questo tavolo gioca con gli stessi dadi di altri che non sono ancora finiti, quindi resta chiuso finché non finisce l'ultimo. Torna allora.
twin-no-undo = A un tavolo duplicato quel che è caduto è caduto, anche agli altri tavoli. Non si torna oltre la propria ultima risposta.
evening-no-games = Una serata senza giochi è una cena. Scegline almeno uno.
evening-number = { $value } non è un numero fra { $low } e { $high }.
evening-points = «{ $value }» non sono punti: numeri interi fino a { $most } che non salgono mai, prima chi vince, come 5, 4, 2, 1.
evening-full = Siete già in { $n }. Questa non è una serata, è un matrimonio.
evening-not-here = Non fai parte di questa serata. Prima siediti con loro.
evening-host-only = Può farlo solo chi ospita, finché c'è.
evening-is-over = Questa serata è finita. Fanne un'altra.
evening-no-chair = Quella sedia adesso non si può scegliere.
evening-chair-taken = { $who } è più in basso di te, sceglie prima di te, e vuole quella sedia.
no-evening = Questa serata non esiste. Forse l'hai solo sognata.

# Chi è fuori: fantasmi e scommesse
ghost = Fantasma
ghost-out = Fuori dal gioco, non dai piedi.
haunt = Infesta
haunt-why = Poi tocca una cosa sul tabellone, o premi N per vagare dall'una all'altra. Ti vedono tutti. Non cambia niente.
haunt-stop = Riposa
heckle = Sbeffeggia
heckle-words-1 = Io l'avrei fatto meglio.
heckle-words-2 = Ma è ancora lo stesso turno?
heckle-words-3 = Da quassù è anche peggio.
heckle-words-4 = Narratore! Hai saltato il pianto.
heckle-words-5 = Fallo. Che può succedere? Guarda me.
heckle-words-6 = Anch'io avevo un piano. È fuori con me.
heckle-words-7 = Buuu. In tutti i sensi.
heckle-words-8 = Nessuno glielo dica. Che lo scoprano.
heckle-1 = { $who }, dall'aldilà: «Io l'avrei fatto meglio.»
heckle-2 = { $who }, dall'aldilà: «Ma è ancora lo stesso turno?»
heckle-3 = { $who }, dall'aldilà: «Da quassù è anche peggio.»
heckle-4 = { $who }, dall'aldilà: «Narratore! Hai saltato il pianto.»
heckle-5 = { $who }, dall'aldilà: «Fallo. Che può succedere? Guarda me.»
heckle-6 = { $who }, dall'aldilà: «Anch'io avevo un piano. È fuori con me.»
heckle-7 = { $who }, dall'aldilà: «Buuu. In tutti i sensi.»
heckle-8 = { $who }, dall'aldilà: «Nessuno glielo dica. Che lo scoprano.»
ghost-alive = Tu giochi ancora. Prima si muore, poi si infesta.
bets = Scommesse
bets-why = Soldi della merenda immaginari su sfortune vere. Chi ha ragione si divide la posta; chi punta presto pesa di più. Se nessuno ha ragione, se la mangia il narratore.
bets-coins = { $n ->
    [one] Ti resta 1 moneta.
   *[other] Hai { $n } monete.
  }
bets-on-winner = Chi vince?
bets-on-out = Chi è il prossimo fuori?
bets-lies = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
  }
bets-stake = { $n ->
    [one] Punta 1 moneta
   *[other] Punta { $n } monete
  }
bets-placed = Le tue monete sono sul tavolo. Ora prega, o sbeffeggia.
bets-ledger = Il registro
bets-pool = { $n ->
    [one] 1 moneta in tutto
   *[other] { $n } monete in tutto
  }
bets-nobody = nessuno, alla fine
bets-who = chi
bets-on = su
bets-staked = puntate
bets-got = avute
bets-eaten = { $n ->
    [one] Nessuno aveva ragione. Il narratore si è preso un biscotto.
   *[other] Nessuno aveva ragione. Il narratore ha fatto merenda con { $n } monete.
  }
bets-purses = Borse
purse = Soldi della merenda, su tutti i tavoli
purse-won = { $n ->
    [one] In attivo di una moneta.
   *[other] In attivo di { $n } monete.
  }
purse-lost = { $n ->
    [one] In rosso di una moneta.
   *[other] In rosso di { $n } monete.
  }
purse-even = In pari, al centesimo.
purse-tables = { $n ->
    [one] Un tavolo in cui le tue scommesse sono state saldate.
   *[other] { $n } tavoli in cui le tue scommesse sono state saldate.
  }
purse-best = { $n ->
    [one] Il migliore ha reso una moneta.
   *[other] Il migliore ha reso { $n } monete.
  }
purse-worst = { $n ->
    [one] Il peggiore se n'è mangiata una.
   *[other] Il peggiore se n'è mangiate { $n }.
  }
purse-none = Per ora è vuota. Quello che rendono le tue scommesse si conta qui quando una partita finisce.
purse-guest = Chi è di passaggio non ha borsa: di' il tuo nome sulla prima pagina, e la tua vergogna si conta su tutti i tavoli.
bets-closed = Qui non c'è niente su cui puntare: la partita è finita, o lo è quella faccenda.
bets-player = Chi gioca ancora non scommette: decidi già troppo.
bets-insider = Hai guardato in una mano che è ancora in gioco. La tua puntata parlerebbe, quindi tieniti le monete.
bets-once = Su questo hai già puntato. Il rimorso è gratis.
bets-broke = { $n ->
    [one] Hai 1 moneta in tutto.
   *[other] Hai { $n } monete in tutto.
  }
bets-many = { $most } puntate bastano per un tavolo. Sta diventando una banca.
bet-winner = { $who } punta la merenda su { $other } vincente. O scemenza, o profezia.
bet-out = { $who } punta la merenda su { $other } come prossimo fuori. Che tesoro.

# In galleria
tunnel-waits = Niente linea. La tua risposta resta su questo dispositivo e parte appena torna. I bot possono aspettare: sono bravi.
tunnel-moved = Mentre eri in galleria il tavolo è andato avanti: la tua risposta è arrivata tardi. Prenditela con la montagna.
tunnel-drop = Lascia stare
# Il laboratorio
make-title = L'officina
make-slogan = Se fa male a loro, l'hai fatto bene.
make-meet = Fatti un tabellone
make-mine = Cose mie
make-none = Ancora niente. Il mondo è al sicuro.
make-nameless = Senza nome
make-file = Come file
make-remove = Butta via
make-remove-sure = Sì, nel cestino. I tavoli che ci giocano tengono il loro.
make-from = Comincia da
make-empty = il minimo indispensabile
make-begin = Al banco
make-load = Da un file
make-load-do = Leggilo
make-name = Come si chiama?
make-undo = Annulla
make-redo = Rifai
make-tools = Attrezzi
make-tool-move = Sposta
make-tool-move-text = Trascina una pietra; o i tasti freccia
make-tool-path = Sentiero
make-tool-path-text = Un clic sul terreno mette una pietra dopo quella scelta
make-tool-branch = Unisci
make-tool-branch-text = Dalla pietra scelta a un'altra, o a una nuova: una seconda via fa un bivio
make-tool-sight = Tiro
make-tool-sight-text = Due pietre che si vedono; di nuovo, e non si vedono più
make-tool-erase = Togli
make-tool-erase-text = Via una pietra
make-picture = Quale immagine
make-wide = Larga
make-tall = Alta
make-canvas = Il disegno. N e P scelgono la pietra seguente e la precedente, le frecce la spostano, Canc la affonda.
make-checker = Il controllore
make-stone = Questa pietra
make-which = Quale
make-kinds = Che cos'è
make-leads = Porta a
make-leads-or = oppure a
make-sees = Vede anche
make-after = Pietra dopo
make-erase = Affondala
make-lay = L'altra immagine come questa
make-scenery = Paesaggio copiato
make-lab = Il gabinetto
make-lab-text = Quattro bot, qualche centinaio di partite, e si sa chi è derubato.
make-yours = Tua
make-send = Manda
make-send-text = Chi ha questo link la vede, ci gioca, e può portarsene a casa una copia. L'originale resta tuo.
make-double = Fanne una copia
make-ask = È equa?
make-friends = Con amici
make-try = Provala
make-copy = Fanne una copia mia
make-given = Qualcuno l'ha fatto per { $game }, e vuole che tu ci soffra sopra.
make-mend = Aggiusta
make-verdict =
    { $state ->
        [bad] { $bad ->
            [one] Una cosa da aggiustare prima che qualcuno si faccia male.
           *[other] { $bad } cose da aggiustare prima che qualcuno si faccia male.
        }
        [odd] { $odd ->
            [one] Niente da aggiustare, una cosa di cui vergognarsi.
           *[other] Niente da aggiustare, { $odd } cose di cui vergognarsi.
        }
       *[good] Niente da aggiustare. Invita qualcuno che non sopporti.
    }
make-js-saved = Salvato.
make-js-saving = Salvo …
make-js-trouble = Non salvato: il server non risponde. Riproviamo.
make-js-nobody = nessuno
make-js-nowhere = da nessuna parte
make-js-place = scegli una pietra
make-js-plain = Semplice
make-js-add-row = Un'altra
make-js-cut-row = Togli
no-made = Nell'officina una cosa così non c'è. Forse l'hanno buttata, forse se lo meritava.
made-others = Questa non è tua. Fanne una copia, quella puoi rovinarla.
made-many = Hai { $most } cose sul banco. Prima buttane una.
made-unsound = Così non ci gioca nessuno. { $why }
fair-playing = Quattro bot ingordi ci stanno giocando. Non chiedono a che scopo.
fair-games =
    { $n ->
        [one] Una partita in quattro
       *[other] { $n } partite in quattro
    }
fair-turns =
    { $n ->
        [one] un turno
       *[other] { $n } turni
    }
fair-unfinished = Mai finite
fair-harms = Dispetti a partita
fair-same = non distinguibile
fair-against = equo: { $share }
fair-unsure = { $n } partite, e nessuno è derubato più di quanto farebbe il caso.
fair-sure =
    { $n ->
        [one] Una cifra non è un caso.
       *[other] { $n } cifre non sono un caso.
    }
fair-how = Quota di vittorie e il suo intervallo al 95 %; si dice iniquo solo ciò che lo resta dopo aver guardato tutte le cifre insieme (Holm). Bot ingordi, non persone.
fair-busy = I bot sono occupati col capolavoro di qualcun altro. Richiedi tra un minuto.
