# Lunch Money in italiano. Le carte tengono il nome stampato; dove serve un genere sono femminili («la carta»).
#
# $you      yes se chi legge è chi agisce              $actor, $actor_g   chi agisce: il nome; f, m o n
# $who_you  yes se chi legge è chi subisce             $who, $who_g       l'altra persona
# $card     una carta per nome                         $how               com'è il colpo, in due parole (.blow)

game-lunch-money-title = Lunch Money
game-lunch-money-tagline = Ricreazione. Nessun adulto in vista. Quindici punti a testa, cinque carte e tanto rancore.


## Le carte

type-elbow = Elbow
    .blow = la parte a punta del braccio, consegnata a mano
type-elbow-text = Base, 2 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-hailmary = Hail Mary
    .blow = occhi chiusi, tutto dentro, qualcuno se ne pentirà
type-hailmary-text = Base, 7 punti: il colpo singolo più grosso che ci sia. La fermano Block, Dodge, Backlash, Humiliation.
type-headbutt = Headbutt
    .blow = due crani, una sola idea
type-headbutt-text = Base, 3 punti. Libera anche da un Choke. La fermano Block, Dodge, Backlash, Humiliation.
type-hook = Hook
    .blow = gira l'angolo e arriva all'orecchio
type-hook-text = Base, 2 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-jab = Jab
    .blow = svelto, piccolo e maleducatissimo
type-jab-text = Base, 1 punto; si può usare mentre si tiene un Headlock. La fermano Block, Dodge, Backlash, Humiliation.
type-kick2 = Kick²
    .blow = dritto nello stinco, come in famiglia
type-kick2-text = Base, 2 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-kick4 = Kick⁴
    .blow = un calcio con la rincorsa e un buon motivo
type-kick4-text = Base, 4 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-pimpslap = Pimp Slap
    .blow = mano aperta, discussione chiusa
type-pimpslap-text = Base, 2 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-uppercut = Uppercut
    .blow = dalle ginocchia al mento senza fermate
type-uppercut-text = Base, 3 punti; si può usare mentre si tiene un Headlock. La fermano Block, Dodge, Backlash, Humiliation.
type-roundhouse = Roundhouse
    .blow = un giro completo, e qualcuno alla fine
type-roundhouse-text = Base, 4 punti. Se la schivi passa a chi ti sta accanto. La fermano Block, Backlash, Humiliation.
type-backfist = Spinning Backfist
    .blow = una piroetta, nocche in avanti
type-backfist-text = Base, 3 punti. Se la schivi passa a chi ti sta accanto. La fermano Block, Backlash, Humiliation.
type-beatdown = Beat Down
    .blow = giù, e poi ancora un po' più giù
type-beatdown-text = Base, 4 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-evileye = Evil Eye
    .blow = uno sguardo che lascia il livido
type-evileye-text = Base, 1 punto. La fermano Block, Dodge, Backlash, Humiliation.
type-snipe = Snipe
    .blow = pallina di carta, dodici metri, nessun testimone
type-snipe-text = Base, 2 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-pins = Pins & Needles
    .blow = qualcosa di appuntito sulla sedia
type-pins-text = Base, 2 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-platecleaner = Plate Cleaner
    .blow = il vassoio della mensa, a due mani
type-platecleaner-text = Base, 3 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-knife = Knife
    .blow = viene dalla mensa, e non è per il burro
type-knife-text = Arma, 3 punti, e torna in mano. La fermano Block, Dodge, Backlash, Humiliation; Disarm la porta via.
type-chain = Chain
    .blow = alla bicicletta non servirà più
type-chain-text = Arma, 3 punti, e torna in mano. La fermano Block, Dodge, Backlash, Humiliation; Disarm la porta via.
type-pipe = Pipe
    .blow = idraulica applicata
type-pipe-text = Arma, 3 punti, e torna in mano. La fermano Block, Dodge, Backlash, Humiliation; Disarm la porta via.
type-hammer = Hammer
    .blow = in prestito dal laboratorio, per un lavoretto diverso
type-hammer-text = Arma, 3 punti, e torna in mano. La fermano Block, Dodge, Backlash, Humiliation; Disarm la porta via.
type-chunk = Chunk
    .blow = un pezzo di cortile, in volo
type-chunk-text = Arma, 3 punti, e torna in mano. Solo Dodge, Backlash, Humiliation; la si toglie con Grab e poi Disarm.
type-dodge = Dodge
type-dodge-text = Ferma un colpo, e un Grab. Inutile contro un attacco libero. La annulla Humiliation.
type-block = Block
type-block-text = Ferma un colpo e permette un Grab. Non contro Chunk né contro un Grab pulito. La annulla Humiliation.
type-firstaid = First Aid
type-firstaid-text = Due punti indietro: come azione, o per restare in gioco quando si scende a 0.
type-freedom = Freedom
type-freedom-text = Libera da Grab, Choke, Headlock, Wedgy, o da un Time Out appena giocato. La annulla Humiliation.
type-disarm = Disarm
type-disarm-text = Ferma Knife, Chain, Pipe, Hammer, una volta per tutte; dopo un proprio Grab toglie un Chunk.
type-faster = Faster
type-faster-text = Con un Dodge o un Block: quella carta a volontà, per questo turno. La annulla Humiliation.
type-hide = Hide
type-hide-text = Come azione: al sicuro fino al prossimo turno. Ci si cura, si scarta, si pesca. La annulla Humiliation.
type-backlash = Backlash
type-backlash-text = Alla fine di un attacco: torna tutto al mittente. La annullano Humiliation o Backlash.
type-bigcombo = Big Combo
    .blow = due mosse annunciate prima, il che è peggio
type-bigcombo-text = Due colpi da 3. Un Block o Dodge per colpo; un Backlash o una Humiliation per tutto.
type-choke = Choke
    .blow = due mani, un collo
type-choke-text = Dopo un Grab: 1 subito, 1 a ogni tuo turno. Subito Freedom o Humiliation; poi anche Stomp o Headbutt.
type-grab = Grab
    .blow = per il colletto
type-grab-text = Afferri qualcuno e colpisci con una carta libera. La fermano Dodge, Freedom, Humiliation.
type-headlock = Headlock
    .blow = una testa sotto un braccio
type-headlock-text = Dopo un Grab: tieni, e giù Jab, Uppercut, Stomp. Subito Freedom o Humiliation; poi anche Stomp.
type-humiliation = Humiliation
    .blow = parole che si citeranno per anni
type-humiliation-text = Annulla quasi tutto quello che si può fare, e regala un colpo libero. Le risponde solo Humiliation.
type-poke = Poke in the Eye
    .blow = un dito, nessuna scusa
type-poke-text = 1 punto, una Base libera subito, e niente difese fino alla fine del turno dopo. Block, Dodge, Backlash, Humiliation.
type-powerplay = Powerplay
    .blow = un maltrattamento con coreografia
type-powerplay-text = Dopo un Grab: 3 punti e una Base libera. Backlash, Humiliation.
type-stomp = Stomp
    .blow = tutto il peso sui piedi altrui
type-stomp-text = 1 punto, e il prossimo attacco della vittima vale la metà. Rompe ogni presa. Block, Dodge, Backlash, Humiliation.
type-uppercut2 = Uppercut²
    .blow = un montante, e il montante successivo
type-uppercut2-text = 6 punti e una Base libera. Block, Dodge, Backlash, Humiliation.
type-twofer = 2-Fer
    .blow = due al prezzo di uno
type-twofer-text = Due colpi da 3, su una persona o su due. Un Block o Dodge per colpo; un Backlash o una Humiliation per tutto.
type-abandonment = Abandonment
    .blow = e di colpo nessuno ti vuole più bene
type-abandonment-text = Qualcuno butta tutta la mano e pesca cinque carte. Niente la ferma.
type-cooties = Cooties
    .blow = invisibili, incurabili, esilaranti
type-cooties-text = Dopo un Grab: 1 subito, 1 a ogni turno di chi li ha. Si attaccano con Block e Grab.
type-hippie = Hippie
    .blow = fiori, sandali, bersaglio
type-hippie-text = Chiunque può colpire una persona, una volta, con una Base o un'Arma. Humiliation, appena giocata.
type-imaginary = Imaginary Friend
    .blow = me l'ha detto lui
type-imaginary-text = Alla fine del tuo turno: un'altra Base. Ci si difende, non si contrattacca. Humiliation.
type-nuts = Nuts
    .blow = lì, precisamente lì
type-nuts-text = 3 punti, e se vuoi la riprendi. Block, Dodge, Backlash, Humiliation.
type-spank = Spank
    .blow = sulle ginocchia, davanti a tutti
type-spank-text = Dopo un Grab: 2 punti. Backlash, Humiliation.
type-tantrum = Tantrum
    .blow = pugni, piedi, denti e molto rumore
type-tantrum-text = Cinque colpi da 1. Un Block o Dodge per colpo; un Backlash o una Humiliation per tutto.
type-timeout = Time Out
    .blow = nell'angolo, per due giri
type-timeout-text = Qualcuno resta fuori dal gioco per due giri. Solo Freedom, subito.
type-wedgy = Wedgy
    .blow = su, e ancora su, e ancora su
type-wedgy-text = Dopo un Grab: 1 punto, e 1 in meno a ogni attacco fino a una Freedom. Niente Humiliation.
type-weird = Weird
    .blow = e di quel che successe poi nessuno parla
type-weird-text = Con una Base o una Speciale che fa male: 2 punti in più.


## Che cosa è successo

event-turn =
    { $you ->
        [yes] { $n ->
            [1] Cominci tu. Per ora non ti hanno fatto niente.
           *[other] Tocca a te. Fai piangere qualcuno.
        }
       *[no] { $n ->
            [1] Comincia { $actor }. Fate finta di niente.
           *[other] Tocca a { $actor }. Fate finta di niente.
        }
    }
event-passed =
    { $you ->
        [yes] Passi. La chiameranno vigliaccheria.
       *[no] { $actor } passa e guarda le nuvole.
    }
event-discarded =
    { $you ->
        [yes] Butti via { $n ->
            [1] una carta.
           *[other] { $n } carte.
        }
       *[no] { $actor } butta via { $n ->
            [1] una carta.
           *[other] { $n } carte.
        }
    }
event-attacked =
    { $you ->
        [yes] { $weird ->
            [0] { $card } su { $who }: { $how }.
           *[other] { $card } su { $who }, e si fa Weird: { $how }.
        }
       *[no] { $who_you ->
            [yes] { $weird ->
                [0] { $actor } ce l'ha con te. { $card }: { $how }.
               *[other] { $actor } ce l'ha con te, e si fa Weird. { $card }: { $how }.
            }
           *[no] { $weird ->
                [0] { $actor } ce l'ha con { $who }. { $card }: { $how }.
               *[other] { $actor } ce l'ha con { $who }, e si fa Weird. { $card }: { $how }.
            }
        }
    }
event-split =
    { $weird ->
        [0] { $actor } ha un { $card } per { $who } e { $also }: uno a testa, senza spingere.
       *[other] { $actor } ha un { $card } piuttosto Weird per { $who } e { $also }: uno a testa, senza spingere.
    }
event-struck =
    { $weird ->
        [0] Gratis, da { $actor } a { $who }. { $card }: { $how }.
       *[other] Gratis e pure Weird, da { $actor } a { $who }. { $card }: { $how }.
    }
event-pummelled =
    { $actor } suona il tamburo sulla testa di { $who } con { $n ->
        [1] una carta.
       *[other] { $n } carte.
    }
event-imagined =
    { $weird ->
        [0] { $actor } giura che è stato l'amico immaginario. { $card } su { $who }: { $how }.
       *[other] { $actor } giura che è stato un amico immaginario molto Weird. { $card } su { $who }: { $how }.
    }
event-grabbed =
    { $you ->
        [yes] Afferri { $who } per il colletto.
       *[no] { $who_you ->
            [yes] { $actor } ti afferra per il colletto.
           *[no] { $actor } afferra { $who } per il colletto.
        }
    }
event-followed =
    { $weird ->
        [0] E già che c'è, { $actor } aggiunge { $card } su { $who }: { $how }.
       *[other] E già che c'è, { $actor } aggiunge { $card } su { $who }, molto Weird: { $how }.
    }
event-went_on =
    { $who_you ->
        [yes] { $card } non ha ancora finito: arriva a te.
       *[no] { $card } non ha ancora finito: arriva a { $who }.
    }
event-defended =
    { $blocks ->
        [0] { $dodges ->
            [1] { $actor } schiva. { $who } colpisce l'aria.
           *[other] { $actor } schiva { $dodges } volte. { $who } colpisce molta aria.
        }
        [1] { $dodges ->
            [0] { $actor } para. Il rumore si sente lo stesso.
           *[other] { $actor } para e schiva. { $who } fa una figura barbina.
        }
       *[other] { $dodges ->
            [0] { $actor } ne para { $blocks }.
           *[other] { $actor } para e schiva finché { $who } non fa una figura barbina.
        }
    }
event-parried = { $actor } risponde a { $who } con { $card }.
event-hurried = { $actor } gioca Faster: { $card } a volontà, per questo turno. { $who } non è che l'inizio.
event-copied = { $actor } ha ancora un { $card } per { $who }.
event-backlashed = { $actor } rigira tutto. Ritorno al mittente: { $who }.
event-humiliated =
    { $who_you ->
        [yes] { $actor } ti umilia nel bel mezzo di { $card }. Hanno sentito tutti.
       *[no] { $actor } umilia { $who } nel bel mezzo di { $card }. Hanno sentito tutti.
    }
event-crushed =
    { $you ->
        [yes] Il tuo { $card } finisce in niente. { $who } ride ancora.
       *[no] { $card } di { $actor } finisce in niente. { $who } ride ancora.
    }
event-hurt =
    { $you ->
        [yes] { $n ->
            [1] Perdi 1 punto: ne restano { $left }. Ringrazia { $who }.
           *[other] Perdi { $n } punti: ne restano { $left }. Ringrazia { $who }.
        }
       *[no] { $n ->
            [1] { $actor } perde 1 punto: ne restano { $left }. Con i saluti di { $who }.
           *[other] { $actor } perde { $n } punti: ne restano { $left }. Con i saluti di { $who }.
        }
    }
event-bitten = { $who } stringe: { $actor } ne perde { $n } e resta a { $left }.
event-itched = Cooties: { $actor } ne perde { $n } e resta a { $left }.
event-fined = Buttare carte ha un prezzo: { $actor } ne perde { $n } e resta a { $left }.
event-rescued =
    { $n ->
        [1] Una First Aid, e { $actor } si rialza con { $left }.
       *[other] { $n } First Aid, e { $actor } si rialza con { $left }.
    }
event-out =
    { $you ->
        [yes] Sei al tappeto. Le tue carte restano lì, sotto gli occhi di tutti.
       *[no] { $actor } è al tappeto. Qualcuno fruga già nelle tasche.
    }
event-showed = Dalle tasche di { $actor }: { $card }.
event-returned = { $card } torna in mano a { $actor }. L'hanno vista tutti.
event-placed = { $card } per { $actor }, con affetto da { $who }.
event-released = { $actor } molla { $who }. Fine di { $card }.
event-stripped = { $who } toglie il Chunk a { $actor }. Era solo un mattone, ma era casa.
event-infected = { $actor } ha toccato { $who } e adesso ha i Cooties. State alla larga.
event-hobbled = { $actor } zoppica: il prossimo attacco varrà la metà.
event-blinded = { $actor } vede le stelle, e nessuna difesa, fino alla fine del prossimo turno.
event-heals =
    { $n ->
        [1] { $actor } tira fuori un cerotto.
       *[other] { $actor } tira fuori { $n } cerotti.
    }
event-healed =
    { $n ->
        [1] Una First Aid: { $actor } sale a { $left }.
       *[other] { $n } First Aid: { $actor } sale a { $left }.
    }
event-hides = { $actor } cerca un posto dove sparire.
event-hid =
    { $actor_g ->
        [f] { $actor } è sparita. Dietro i bidoni, pare.
        [m] { $actor } è sparito. Dietro i bidoni, pare.
       *[n] Di { $actor } nessuna traccia. Dietro i bidoni, pare.
    }
event-escapes = { $actor } prova a liberarsi da { $who } con { $card }.
event-tugs = { $actor } allunga la mano per disfare un Wedgy. Ci vuole dignità, e una Freedom.
event-escaped = { $actor } sfugge alle braccia di { $who }.
event-unwedged = { $actor } ha un Wedgy di meno.
event-called = { $actor } gioca { $card } su { $who }.
event-sat_out = { $actor } sta nell'angolo e salta il turno.
event-came_back =
    { $actor_g ->
        [f] { $actor } è tornata dall'angolo, e si ricorda tutto.
        [m] { $actor } è tornato dall'angolo, e si ricorda tutto.
       *[n] { $actor } torna dall'angolo, e si ricorda tutto.
    }
event-skipped = { $actor } ha ancora un dito nell'occhio: niente turno.
event-drew =
    { $you ->
        [yes] Peschi { $card }.
       *[no] { $actor } pesca { $card }.
    }
event-drew-hidden = { $actor } pesca una carta.
event-reshuffled = Si rimescolano gli scarti. Tornano tutte le cattiverie.
event-left = { $actor } va a casa a dirlo alla mamma.
event-won =
    { $you ->
        [yes] Non è rimasto in piedi nessun altro: con { $left ->
            [1] un punto
           *[other] { $left } punti
        } i soldi della merenda sono tuoi!
       *[no] In piedi resta solo { $actor }, con { $left ->
            [1] un punto
           *[other] { $left } punti
        }: suoi i soldi della merenda!
    }
event-time_is_up =
    { $n ->
        [1] Suona la campanella dopo un turno.
       *[other] Suona la campanella dopo { $n } turni.
    }

end-LM-WIN-02 =
    { $you ->
        [yes] In piedi resti solo tu. Buona merenda.
       *[no] In piedi resta solo { $who }, e si tiene i soldi della merenda.
    }
end-LM-RUL-07 =
    { $n ->
        [1] È suonata la campanella. { $who } ha più punti di tutti.
       *[other] È suonata la campanella. { $who } si dividono i soldi della merenda.
    }


## Che cosa si chiede

ask-Main =
    { $part ->
        [0] Tocca a te. A chi fai male, e come?
        [1] { $card }: su chi?
        [2] { $card }: con un tocco di Weird?
        [3] { $card }: il secondo colpo a qualcun altro?
        [4] { $card }: ne aggiungi?
        [5] Che altro butti?
        [6] { $card }: per liberarti, o addosso a qualcuno?
       *[other] { $card }: e insieme, che cosa?
    }
ask-Interrupt = { $by } gioca { $card }. Humiliation?
ask-Release = { $who } ti attacca con { $card }. Molli { $victim } per difenderti?
ask-Defend =
    { $n ->
        [1] { $card } da { $who }. Come ti difendi?
       *[other] { $card } da { $who }, { $n } colpi. Come ti difendi?
    }
ask-PassOn = { $who } ha schivato { $card }. Da che parte prosegue?
ask-Follow = { $card } è andata a segno su { $who }. Che cosa segue?
ask-Backlash = { $n ->
        [1] Nella rissa di { $who } ti arriva un punto. Lo rigiri?
       *[other] Nella rissa di { $who } ti arrivano { $n } punti. Li rigiri?
    }
ask-NutsBack = Riprendi Nuts?
ask-Free = { $who } è lì, a capo chino. Un colpo libero?
ask-CounterGrab = Il Block ha tenuto. Afferri { $who }?
ask-Rescue =
    { $n ->
        [1] Sei a { $left }. Una First Aid ti tiene in gioco. La usi?
       *[other] Sei a { $left }. Ti tengono in gioco { $n } First Aid. Le usi?
    }
ask-HideHeal = Qui non ti vede nessuno. First Aid?
ask-HideDiscard = Qui non ti vede nessuno. Butti carte?
ask-HippieBlow = { $who } fa l'Hippie. Il tuo contributo?
ask-Imaginary =
    { $part ->
        [0] C'è un Imaginary Friend che vorrebbe dire la sua?
        [1] Con quale colpo?
        [2] Su chi?
       *[other] Con un tocco di Weird?
    }

do-card = { $card }
do-seat = { $who }
do-none = No
do-Main-none =
    { $part ->
        [0] Passo
        [3] Tutti e due sulla stessa persona
        [6] Mi libero
       *[other] Basta così
    }
do-Interrupt-none = Lascio fare
do-Release-none = Tengo la presa e incasso
do-Defend-none = Incasso
do-Follow-none = Nient'altro
do-Backlash-none = Incasso
do-NutsBack-none = La lascio lì
do-Free-none = Per stavolta perdono
do-CounterGrab-none = Lascio perdere
do-Rescue-none = Resto giù
do-HideHeal-none = Basta così
do-HideDiscard-none = Basta così
do-HippieBlow-none = Pace e amore
do-discard = Butto carte
do-release = Mollo la presa
do-left = A sinistra
do-right = A destra
do-copy_block = Ancora un Block (Faster)
do-copy_dodge = Ancora un Dodge (Faster)
do-drawn = { $who } pesca { $card }


## Perché no

why-LM-AID-05 = First Aid dopo: fuori dal proprio turno serve solo quando si è scesi a 0.
why-LM-AID-06 = Solo le First Aid rimettono in piedi.
why-LM-AID-10 = O tutte le First Aid che servono o nessuna: con meno non ci si rialza.
why-LM-ATK-02 = Prima di' a chi.
why-LM-ATK-02-named = La vittima l'hai già detta. Niente ripensamenti.
why-LM-ATK-03 = C'è di mezzo una presa: a { $who } arrivano solo Basi e Armi.
why-LM-ATK-03-nobody = Non c'è nessuno contro cui giocare { $card }.
why-LM-ATK-04 = Il momento di Humiliation era quando la carta è scesa.
why-LM-BACK-01 = Backlash risponde a un attacco. Nessuno ti attacca.
why-LM-BACK-03 = Backlash si gioca proprio alla fine dell'attacco. Aspetta.
why-LM-BACK-04 = Contro { $card } Backlash non serve. Freedom sì.
why-LM-BACK-05 = Backlash non rivolta { $card }.
why-LM-BACK-06 = Un Grab da solo non ha ancora niente da rivoltare.
why-LM-BACK-07 = Solo Backlash rigira questo colpo.
why-LM-BLOCK-03 = Prima il Block, e che regga; poi il Grab.
why-LM-CHOKE-01 = Choke vuole qualcuno appena afferrato.
why-LM-CHOKE-07 = Con due mani al collo { $card } non serve: liberati, colpisci con una Base, scarta o passa.
why-LM-CHOKE-07-choker = { $who } ti tiene per la gola: non contro { $who }.
why-LM-CHOKE-17 = O tieni la presa o molli: adesso non c'è altro.
why-LM-CHUNK-02 = Un Chunk passa dritto attraverso il Block.
why-LM-CHUNK-03 = Non si disarma una cosa che è già in volo.
why-LM-CHUNK-05 = Un Chunk si toglie solo nel proprio turno.
why-LM-CHUNK-06 = Nessuno ha visto un Chunk in quella mano.
why-LM-COOT-01 = Cooties vuole qualcuno appena afferrato.
why-LM-CTR-02 = Al Block segue un Grab, o niente.
why-LM-DEF-01 = { $card } risponde a un attacco contro di te. Nessuno ti attacca.
why-LM-DEF-01-listed = { $card } non ferma { $blow }.
why-LM-DEF-04 = Non più carte dei colpi da fermare.
why-LM-DISARM-01 = Disarm risponde a un'Arma puntata su di te.
why-LM-DRAW-01 = Si pesca quando il turno è finito, e quale carta lo dice il mazzo.
why-LM-FAST-01 = Faster va con un Dodge o un Block, mai da sola.
why-LM-FAST-01-with = A Faster serve un Dodge o un Block che qui funzioni.
why-LM-FAST-02 = Le copie vengono solo da una Faster di questo turno, della carta giocata insieme, e dove quella carta funziona.
why-LM-FREE-08 = { $card } non è un colpo libero: ci vuole una Base o un'Arma.
why-LM-FREED-05 = Nessuno ti tiene, e niente ti tira da dietro.
why-LM-GRAB-04 = Il Block non ferma un Grab, a meno che tra voi ci siano i Cooties.
why-LM-GRAB-05 = { $card } non può seguire un Grab.
why-LM-HEAD-01 = Headlock vuole qualcuno appena afferrato.
why-LM-HEAD-05 = Con la testa sotto un braccio { $card } non serve: liberati, scarta o passa.
why-LM-HEAD-08 = Con una testa sotto il braccio niente { $card }: Jab, Uppercut e Stomp su quella testa, o molla la presa.
why-LM-HIDE-03 = Di { $who } non si vede nemmeno un'orecchia: fuori tiro.
why-LM-HIDE-04 = Dal nascondiglio: solo First Aid.
why-LM-HIP-11 = Un Hippie si colpisce con una Base o un'Arma, non con { $card }.
why-LM-HUM-15 = Non c'è niente da interrompere. A Humiliation serve un pubblico.
why-LM-IMAG-01 = Un Imaginary Friend colpisce con una Base.
why-LM-IMAG-02 = Un Imaginary Friend arriva alla fine del tuo turno.
why-LM-NUTS-03 = Riprenderla o lasciarla: adesso non c'è altro.
why-LM-NUTS-04 = Nuts non si disarma.
why-LM-OUT-05 = Solo Humiliation si mette in mezzo.
why-LM-POW-01 = Powerplay vuole qualcuno appena afferrato.
why-LM-RH-02 = Destra e sinistra servono a Roundhouse e Spinning Backfist appena schivate.
why-LM-RH-10 = Da quella parte non c'è nessuno.
why-LM-RUL-12 = Per buttare si comincia da una carta.
why-LM-RUL-34 = { $card } ha già lavorato in questo turno, e a questo tavolo basta.
why-LM-RUL-67 = A questo tavolo strozzare qualcuno tiene occupate le mani. Prima molla.
why-LM-RUL-69 = Si molla nel proprio turno, o sotto attacco mentre si strozza; e solo chi si tiene.
why-LM-RUL-75 = { $card } non è una Base, e qui segue solo una Base.
why-LM-RUL-93 = A questo tavolo l'Imaginary Friend colpisce chi hai già colpito: non { $who }.
why-LM-SET-07 = Quella carta non è nel mazzo.
why-LM-SPANK-01 = Spank vuole qualcuno appena afferrato.
why-LM-TERM-18 = Non ce l'hai in mano: { $card }.
why-LM-TIME-07 = { $who } sta nell'angolo, fuori portata.
why-LM-TIME-03 = Da un Time Out nessuno è mai uscito a parole. Humiliation non fa niente.
why-LM-TURN-04 = Prima una carta; poi il nome.
why-LM-TURN-05 = Una carta alla volta, se nessuna dice altro.
why-LM-TURN-06 = Non c'è niente da buttare.
why-LM-TURN-06-order = Le carte si nominano in ordine.
why-LM-TURN-08 = Curarsi come azione vuol dire solo First Aid.
why-LM-TURN-14 = Buttare carte è un'azione del proprio turno.
why-LM-WEDG-01 = Wedgy vuole qualcuno appena afferrato.
why-LM-WEDG-05 = L'umiliazione è già il Wedgy. Lo annulla solo Freedom.
why-LM-WEIRD-01 = Weird va con una Base o con una Speciale che fa male, una per carta, mai con un'Arma.
why-LM-WEIRD-05 = Weird non va con { $card }.
why-LM-WIN-01 = { $who } è già al tappeto.


## Opzioni del tavolo

option-expansion = Sticks & Stones
option-expansion-text = Si gioca con le 55 carte dell'espansione: Cooties, Wedgy, Tantrum e peggio.
option-third_party_humiliation = Humiliation di chiunque
option-third_party_humiliation-text = Può umiliare un attacco anche chi non ne è il bersaglio.
option-free_attack_humiliation = Umiliare un attacco libero
option-free_attack_humiliation-text = Chi può umiliare un colpo a cui la vittima non può rispondere.
option-free_attack_humiliation-third_party = chiunque tranne la vittima
option-free_attack_humiliation-none = nessuno
option-free_attack_humiliation-anyone = anche la vittima
option-choke_holder_turn = Il turno di chi strozza
option-choke_holder_turn-text = Che cosa può fare nel proprio turno chi tiene un Choke.
option-choke_holder_turn-free = qualunque cosa
option-choke_holder_turn-no_attack = tutto tranne attaccare
option-choke_holder_turn-consumed = soltanto strozzare
option-poke_second = Dopo un Poke
option-poke_second-text = Contro che cosa non ha difese, nel turno dopo, chi ha preso un Poke.
option-poke_second-any = qualunque attacco
option-poke_second-basic_or_weapon = solo Basi e Armi
option-cooties_any_block = Cooties con ogni Block
option-cooties_any_block-text = I Cooties passano anche quando si para un attacco qualunque.
option-time_out_end = Fine del Time Out
option-time_out_end-text = Come si contano i due giri di un Time Out.
option-time_out_end-caster_seat = al posto di chi l'ha giocato, la seconda volta
option-time_out_end-victim_skips = dopo due turni saltati
option-time_out_end-calendar = dopo questo giro e altri due
option-heal_cap = Tetto delle cure
option-heal_cap-text = First Aid non porta mai più su di così.
option-heal_cap-15 = 15 punti
option-heal_cap-none = nessun tetto
option-discard_penalty = Prezzo dello scarto
option-discard_penalty-text = Quanti punti costa buttare carte come azione; sveglia le tartarughe.
option-discard_penalty-0 = niente
option-discard_penalty-1 = 1 punto
option-discard_penalty-per_card = 1 punto a carta
option-start_points = Punti di partenza
option-start_points-text = Con quanti punti si comincia.
option-start_points-15 = 15
option-max_players = Massimo di persone
option-max_players-text = In quante si può stare intorno a un mazzo.
option-max_players-6 = 6
option-turn_cap = Limite di turni
option-turn_cap-text = Dopo tanti turni suona la campanella e vince chi ha più punti.
option-turn_cap-none = nessuno
option-priority = Chi parla per primo
option-priority-text = In che ordine si può intervenire con Humiliation.
option-priority-clockwise = in senso orario da chi è di turno
option-priority-target_first = prima il bersaglio
option-priority-simultaneous_poll = insieme; conta chi viene prima in senso orario
option-defence_batch = Più difese insieme
option-defence_batch-text = Che cosa rompe una Humiliation tra più carte giocate contro un attacco.
option-defence_batch-whole = tutto
option-defence_batch-per_card = una carta
option-second_defence = Seconda difesa
option-second_defence-text = Dopo una difesa umiliata se ne può provare un'altra.
option-combo_declaration = Combo
option-combo_declaration-text = Se ciò che segue un Grab si gioca carta per carta o tutto insieme.
option-combo_declaration-stepwise = carta per carta
option-combo_declaration-upfront = tutto insieme
option-humiliation_chain_reward = Catene di Humiliation
option-humiliation_chain_reward-text = Chi guadagna un attacco libero in una catena di Humiliation.
option-humiliation_chain_reward-each = ognuna che regge
option-humiliation_chain_reward-last = solo l'ultima
option-humiliation_vs_cooties = Humiliation contro Cooties
option-humiliation_vs_cooties-text = Dopo il Grab si può umiliare la carta Cooties.
option-hidden_may_interfere = Insulti dal nascondiglio
option-hidden_may_interfere-text = Anche da dietro i bidoni si può umiliare.
option-weapon_reuse = Stessa arma due volte
option-weapon_reuse-text = Un'Arma tornata in mano si può riusare nello stesso turno.
option-disarm_needs_known_chunk = Disarm solo su Chunk visto
option-disarm_needs_known_chunk-text = Grab e Disarm solo contro chi, a saputa di tutti, ha un Chunk.
option-backlash_vs_grab_strike = Backlash sul colpo di un Grab
option-backlash_vs_grab_strike-text = Si può rigirare la Base o l'Arma che segue un Grab.
option-backlash_riders = Backlash rigira tutto
option-backlash_riders-text = Il dimezzamento di Stomp e la cecità di Poke tornano indietro col danno.
option-escape_deals_damage = Liberarsi fa male
option-escape_deals_damage-text = Stomp e Headbutt usate per liberarsi feriscono chi teneva.
option-cooties_block_stops_grab = Cooties: il Block ferma il Grab
option-cooties_block_stops_grab-text = Un Block può rispondere a un Grab se uno dei due ha i Cooties.
option-cooties_immediate_on_transmission = Cooties: morso immediato
option-cooties_immediate_on_transmission-text = Chi si prende i Cooties perde subito un punto.
option-cooties_contact = Contatto da Grab
option-cooties_contact-text = Quando un Grab passa i Cooties.
option-cooties_contact-landed = quando va a segno
option-cooties_contact-followup_suffered = quando gli segue qualcosa
option-poke_second_bonus = Poke: colpo in più
option-poke_second_bonus-text = Chi gioca dopo ha il secondo attacco libero in aggiunta alla sua azione.
option-poke_scope = Poke: contro chi
option-poke_scope-text = Contro chi non ha difese chi ha preso un Poke.
option-poke_scope-everybody = chiunque, fino alla fine del turno dopo
option-poke_scope-two_attacks = il colpo di chi l'ha dato e l'attacco di chi gioca dopo
option-stomp_grab_strike = Grab dopo uno Stomp
option-stomp_grab_strike-text = Quanto vale la Base o l'Arma dopo il Grab di chi ha preso uno Stomp.
option-stomp_grab_strike-full = tutto
option-stomp_grab_strike-half = la metà
option-wedgy_stacks = I Wedgy si sommano
option-wedgy_stacks-text = Ogni Wedgy in più toglie un altro punto.
option-weird_on_free_attacks = Weird sugli attacchi liberi
option-weird_on_free_attacks-text = Weird può accompagnare una Base libera.
option-imaginary_target = Imaginary Friend: contro chi
option-imaginary_target-text = Chi può colpire l'Imaginary Friend.
option-imaginary_target-any = chiunque
option-imaginary_target-same = chi era bersaglio dell'azione
option-imaginary_attacker_grab = Imaginary Friend: Grab
option-imaginary_attacker_grab-text = Chi attacca può fare Grab se il colpo dell'Imaginary Friend viene parato.
option-clock = Orologio
option-clock-text = Secondi per ogni domanda; 0 lascia decidere al tavolo.
option-clock-0 = quello del tavolo
option-open_poll = Finestre aperte
option-open_poll-text = Si chiede solo a chi ha una Humiliation: più svelto, ma si capisce. Per chi gioca intorno a uno schermo.


## Il tavolo a parole: il terminale, e chi ascolta invece di guardare

text-piles = mazzo { $deck }, scarti { $n }
text-hand = in mano: { $cards }
text-out = fuori
text-choked = nel Choke di { $who }
text-held = nell'Headlock di { $who }

# Sotto le carte in volo: in che ordine si risolvono
air-first = Prima questa
air-later = { $n }ª
