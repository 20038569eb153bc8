# Shear Panic in italiano.
#
# $you      yes se chi legge è chi agisce                     $actor, $actor_g   chi agisce: il nome; f, m o n
# $sheep    una pecora col numero della sua marca: Rossa 1    $first, $last      una pecora e di chi è: Blu 2 di Bruno
# $action   0 passo, 1 spinta, 2 salto, 3 diagonale, 4 linea, 5 allineamento, 6 giro
# $mood     da 0 a 11, e $tone, da 0 a 2: variano il narratore, uguali per chiunque legga e in ogni replay
# Le pecore sono tutte signore.

game-shear-panic-title = Shear Panic
game-shear-panic-tagline = Nove pecore, un montone, un paio di cesoie. Di chi sarà la lana?

# Con il senno di poi: che cosa contava dove una risposta era sbagliata
hindsight =
    { $who_you ->
        [yes] Avevi
       *[no] { $who } aveva
    } { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $you ->
        [yes] tu
       *[no] { $actor }
    } { $mine }, e al segnalino { $left ->
        [one] restava uno spazio
       *[other] restavano { $left } spazi
    }.
# Lo stesso in un suggerimento, detto a chi deve rispondere: com'è adesso
insight =
    { $who } ha { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, tu { $mine }, e al segnalino { $left ->
        [one] resta uno spazio
       *[other] restano { $left } spazi
    }.

# Il consiglio: quel che conta in una domanda, una riga nelle prime partite.
coach-PickCard =
    { $phase ->
        [1] Le tue due fianco a fianco dopo la tua carta: 2 punti, finché il segnatempo resta sotto 13.
        [2] Si paga solo quando il segnatempo supera 24 e quando arriva a 37. Allora valgono le file vicine a Roger.
        [3] Turno tuo, punti tuoi: 2 per ogni tua pecora accanto a Berta, 1 se la tocca di spigolo.
       *[4] Si paga solo quando il segnatempo supera 61 e quando arriva a 74. Allora conviene stare lontano da Shawn.
    }
coach-PickSheep = Prima indica una pecora: il prato mostra che cosa ne verrebbe.
coach-PickWay = Indica una direzione: il prato mostra dove finirebbero tutte.
coach-PickFar = Più lontano, più pecore muovi. Non tutte sono tue.
coach-PickTurn = Il giro non sposta pecore, ma Roger o Shawn, se c'è, va al lato che guardano.
coach-PickDiscard = Il suo numero muove lo stesso il segnatempo. Uno piccolo prende tempo, uno grande lo finisce.
coach-AddMove = Una carta movimento fa solo passare il tempo: guarda su quale casella si fermerebbe.
coach-MoveAlone = Conta solo il numero: guarda su quale casella si fermerebbe il segnatempo.

# Come si gioca, in una pagina. La frase di un riquadro ha al massimo 17 parole.
howto-aim = Due pecore sono tue. Il posto dove stanno dà punti, e quel che conta cambia quattro volte.
howto-ends = A 74 la giornata è finita e si conta l'ultima lana. Vince chi ha *più punti*, tosato o no.
howto-turn-card = Gioca una carta
howto-turn-card-text = vale una volta sola
howto-turn-sheep = Spingi
howto-turn-sheep-text = chi ti sta tra i piedi
howto-turn-time = Il tempo corre
howto-turn-time-text = del numero sulla carta
howto-turn-score = Segna
howto-turn-score-text = se c'è il dado: panico
howto-panel-together = Unite, da 1 a 12
howto-panel-together-text = Le tue due fianco a fianco: 2 punti a ogni tuo turno. Di spigolo: 1.
howto-panel-roger = Sedurre Roger, da 13 a 37
howto-panel-roger-text = Più vicina la fila, meglio è: 4, 3, 2, 1 a pecora, per tutti, due volte.
howto-panel-berta = Con Berta, da 38 a 49
howto-panel-berta-text = Ogni tua pecora accanto alla nera vale 2 nel tuo turno, di spigolo 1.
howto-panel-shawn = Via da Shawn, da 50 a 74
howto-panel-shawn-text = Le file lontane valgono 4, 3, 2, 1, due volte. Quella sotto le cesoie niente.

action-name =
    { $n ->
        [0] Passo
        [1] Spinta
        [2] Salto
        [3] Diagonale
        [4] Linea
        [5] Allineamento
       *[other] Giro
    }
action-short =
    { $n ->
        [0] Passo
        [1] Spinta
        [2] Salto
        [3] Diagonale
        [4] Linea
        [5] Allinea
       *[other] Giro
    }
action-text =
    { $n ->
        [0] Una delle tue pecore fa un passo su una casella vuota accanto.
        [1] Una delle tue pecore corre finché incontra le altre, e le sposta tutte di una casella.
        [2] Una delle tue pecore salta le altre in linea retta e atterra subito dietro l'ultima.
        [3] Tutte le pecore di una diagonale fanno un passo lungo di essa.
        [4] Tutte le pecore di una riga o colonna fanno un passo lungo di essa.
        [5] Tutto il gregge scivola contro la sua pecora più esterna. Chi viene dopo non può rimandarlo indietro.
       *[other] Tutto il gregge gira di un quarto, e Roger o Shawn con lui. Chi viene dopo non può rigirarlo.
    }
sheep-name =
    { $n ->
        [0] Rossa 1
        [1] Rossa 2
        [2] Blu 1
        [3] Blu 2
        [4] Gialla 1
        [5] Gialla 2
        [6] Verde 1
        [7] Verde 2
       *[other] Berta
    }
your-sheep = la tua { sheep-name }
whose-sheep = { sheep-name } di { $who }
way-name =
    { $n ->
        [0] nord
        [1] nord-est
        [2] est
        [3] sud-est
        [4] sud
        [5] sud-ovest
        [6] ovest
       *[other] nord-ovest
    }
colour-name =
    { $n ->
        [0] rosso
        [1] blu
        [2] giallo
        [3] verde
        [4] nero
       *[other] bianco
    }
figure-name =
    { $n ->
        [1] Roger
       *[other] Shawn
    }
sense-name =
    { $n ->
        [0] in senso orario
       *[other] in senso antiorario
    }
phase-name =
    { $n ->
        [1] Strette strette
        [2] Vicino a Roger
        [3] Nero è bello
       *[other] Via da Shawn
    }
phase-text =
    { $n ->
        [1] 2 se la tua coppia si tocca, 1 di spigolo
        [2] Punti a tutti dopo il 24 e sul 37
        [3] 2 accanto a Berta, 1 di spigolo
       *[other] Punti a tutti dopo il 61 e sul 74
    }
when-phase =
    { $n ->
        [1] fase 1, coccole
        [2] fase 2, Roger
        [3] fase 3, Berta
       *[other] fase 4, Shawn
    }
when-phase-short =
    { $n ->
        [1] 1: coccole
        [2] 2: Roger
        [3] 3: Berta
       *[other] 4: Shawn
    }
panel-time = Tempo { $n } di { $last }
panel-tiles = Le tue carte
panel-tiles-of = Le carte di { $who }
panel-left = { $n ->
        [one] 1 rimasta
       *[other] { $n } rimaste
    }
panel-everyone = Le carte di tutti
space-panic = Shear Panic: chi si ferma qui tira il dado dei colori e spinge qualcuno.
space-pen = Il recinto: il segnatempo si ferma qui, e tutti fanno punti.
space-wall = Il muretto: appena il segnatempo finisce di là, tutti fanno punti.
space-time = Il segnatempo è qui.
space-start = Il segnatempo parte da qui.
space-plain =
    { $n ->
        [1] Chi porta qui il segnatempo fa punti: 2 con le sue due pecore fianco a fianco, 1 di spigolo.
        [2] Qui nessuno fa punti: tocca a tutti appena il segnatempo passa il 24, e sul 37.
        [3] Chi porta qui il segnatempo fa punti: 2 per ogni sua pecora accanto a Berta, 1 di spigolo.
       *[other] Qui nessuno fa punti: tocca a tutti appena il segnatempo passa il 61, e sul 74.
    }
cell-name = Prato
cell-pair = Adesso conta la coppia: dopo il tuo turno 2 punti se le tue due pecore sono fianco a fianco, 1 se si toccano di spigolo.
cell-worth =
    { $n ->
        [0] Qui una pecora adesso non vale niente.
        [one] Qui una pecora vale 1 punto, quando si contano.
       *[other] Qui una pecora vale { $n } punti, quando si contano.
    }
sheep-neutral = Una pecora di nessuno. Riempie una fila, sta tra i piedi e non dà punti.
sheep-black = La pecora nera. Nella fase 3 tutti le vogliono stare accanto; per il resto non se la fila nessuno.
sheep-owned =
    { $you ->
        [yes] Una delle tue due pecore. Gli altri le vogliono bene. Anzi no.
       *[no] Una pecora di { $who }. Con garbo. O anche no.
    }
sheep-cards = Carte rimaste: { $cards }.
sheep-no-cards = Nessuna carta rimasta.
figure-text =
    { $n ->
        [1] Il montone. Nella fila più vicina a lui una pecora vale 4, poi 3, 2 e 1. Le file vuote non contano.
       *[other] Le cesoie. Nella fila più lontana una pecora vale 4, poi 3, 2 e 1; la più vicina non vale mai niente.
    }


## Che cosa è successo

event-starts =
    { $who_you ->
        [yes] Cominci tu. Ma prima il parapiglia: nessuna resta dove l'ha messa il pastore.
       *[no] Comincia { $who }. Ma prima il parapiglia: nessuna resta dove l'ha messa il pastore.
    }
event-colour =
    { $cause ->
        [2]
            { $you ->
                [yes] Panico! Il tuo dado dice { $face }.
               *[no] Panico! A { $actor } il dado dice { $face }.
            }
       *[other]
            { $you ->
                [yes] Il tuo dado dice { $face }.
               *[no] { $actor } tira: { $face }.
            }
    }
event-again = Col { $face } non si può spingere nessuno. Si ritira il dado.
event-stuck = In tutto il prato nessuna può spingere nessuna. Si guardano, con un certo imbarazzo.
event-turn =
    { $you ->
        [yes]
            { $mood ->
                [0] Tocca a te. Qualcuno sta dove vorresti stare tu.
                [1] Tocca a te. Bela con convinzione.
                [2] Tocca a te. Il gregge ha un brutto presentimento.
                [3] Tocca a te. Erano tutte uguali, prima che arrivassi tu.
                [4] Tocca a te. Fallo, e dai la colpa al cane.
                [5] Tocca a te. Una spintarella non ha mai fatto male a nessuno che contasse.
                [6] Tocca a te. L'erba è più verde sotto gli altri.
                [7] Tocca a te. Roger si sente solo, e presto non sarà l'unico.
                [8] Tocca a te. Testa bassa, e chiamalo affetto.
                [9] Tocca a te. C'è posto per due, se uno se ne va.
               *[other] Tocca a te. Le cesoie sono affilate: dagli da fare.
            }
       *[no]
            { $mood ->
                [0] Tocca a { $actor }, che guarda le tue pecore un po' troppo a lungo.
                [1] Tocca a { $actor }. La lana si rizza.
                [2] Tocca a { $actor }, che si rimbocca le maniche.
                [3] Tocca a { $actor }. Qualunque cosa sia, la chiameremo strategia.
                [4] Tocca a { $actor }. Tenetevi strette alla vicina.
                [5] Tocca a { $actor }, che fischia a un cane immaginario.
                [6] Tocca a { $actor }. Qualcuno sta per traslocare.
                [7] Tocca a { $actor }, che misura il prato con l'occhio cattivo.
                [8] Tocca a { $actor }. La prima fila smette di ruminare.
                [9] Tocca a { $actor }, che non ama le linee dritte.
               *[other] Tocca a { $actor }. Non incrociate il suo sguardo.
            }
    }
event-passed =
    { $you ->
        [yes] Non hai più carte, e stai a guardare.
       *[no] { $actor } non ha più carte, e sta a guardare.
    }
event-played =
    { $you ->
        [yes] Giochi { $action } { $value }.
       *[no] { $actor } gioca { $action } { $value }.
    }
event-moved =
    { $tone ->
        [0] { $sheep } fa un passetto verso { $way } e guarda altrove.
        [1] { $sheep } va a spasso verso { $way }, come per caso.
       *[other] { $sheep } fa un passo verso { $way }.
    }
event-pushed =
    { $n ->
        [one]
            { $tone ->
                [0] { $sheep } abbassa la testa e spinge { $first } verso { $way }. Un incidente, si capisce.
                [1] { $sheep } spinge { $first } verso { $way }. Nessun ferito, a parte l'orgoglio.
               *[other] { $sheep } spinge { $first } verso { $way }.
            }
       *[other]
            { $tone ->
                [0] { $sheep } travolge { $first } e ne manda { $n } verso { $way }. Birilli, ma di lana.
                [1] { $sheep } spinge verso { $way } una fila di { $n }: la prima a prenderle è { $first }.
               *[other] { $sheep } spinge { $first } e le altre, { $n } in tutto, verso { $way }.
            }
    }
event-jumped =
    { $n ->
        [one]
            { $tone ->
                [0] { $sheep } vola verso { $way } sopra { $last }. Qualcuno la conta e si addormenta.
               *[other] { $sheep } salta verso { $way } sopra { $last }.
            }
       *[other]
            { $tone ->
                [0] { $sheep } prende la rincorsa e ne salta { $n } verso { $way }. Atterra dietro { $last } e fa l'inchino.
               *[other] { $sheep } salta verso { $way } sopra { $n } pecore e atterra dietro { $last }.
            }
    }
event-shifted =
    { $n ->
        [one] { $sheep } fa un passo verso { $way }, tutta sola sulla sua linea.
       *[other]
            { $tone ->
                [0] { $n } pecore si ritrovano un passo più verso { $way }. Nessuno le ha interpellate.
               *[other] { $sheep } e tutta la sua linea, { $n } pecore, fanno un passo verso { $way }.
            }
    }
event-aligned =
    { $tone ->
        [0] Tutte verso { $way }! Il gregge si stringe come sull'autobus.
        [1] Il gregge scivola verso { $way } finché c'è da scivolare.
       *[other] Il gregge si allinea verso { $way }.
    }
event-turned =
    { $tone ->
        [0] Nove teste girano { $sense }. Ora fissano { $facing }, e il panorama non è migliore.
        [1] Il gregge gira { $sense } e guarda a { $facing }. Istinto, dicono.
       *[other] Il gregge gira { $sense } e guarda a { $facing }.
    }
event-figure_follows =
    { $figure } trotta allo steccato { $edge }.
event-discarded =
    { $you ->
        [yes] Niente di quello che hai si può fare. Butti { $action } { $value }.
       *[no] { $actor } non può fare niente, lo ammette e butta { $action } { $value }.
    }
event-added =
    { $you ->
        [yes] Aggiungi un { $n }: il tempo vola.
       *[no] { $actor } aggiunge un { $n }: il tempo vola.
    }
event-alone =
    { $you ->
        [yes] Senza più azioni, giochi un { $n } e basta.
       *[no] Senza più azioni, { $actor } gioca un { $n } e basta.
    }
event-marker = Tempo: { $to }.
event-figure_comes =
    { $figure } arriva allo steccato { $edge }. Il gregge trattiene il fiato.
event-roger_leaves = Roger ha visto abbastanza e se ne va. Adesso nero è bello.
event-reckoning =
    { $figure } passa in rassegna il gregge, fila per fila. Punti per tutti.
event-scored =
    { $you ->
        [yes]
            { $n ->
                [0]
                    { $tone ->
                        [0] Niente per te. Il piano però era bellissimo.
                       *[other] Niente per te.
                    }
                [one] Un punto per te: { $total }.
               *[other] { $n } punti per te: { $total }.
            }
       *[no]
            { $n ->
                [0]
                    { $tone ->
                        [0] Niente per { $actor }. Che dispiacere.
                       *[other] Niente per { $actor }.
                    }
                [one] Un punto per { $actor }: { $total }.
               *[other]
                    { $tone ->
                        [0] { $n } punti per { $actor }, che arriva a { $total } e non smette di sogghignare.
                       *[other] { $n } punti per { $actor }: { $total }.
                    }
            }
    }
event-panic =
    { $you ->
        [yes] Panico sul { $at }! Tiri il dado dei colori.
       *[no] Panico sul { $at }! { $actor } tira il dado dei colori, e tutte si scansano.
    }
event-fined =
    { $you ->
        [yes]
            { $kept ->
                [one] Hai tenuto una carta movimento: { $n } punti in meno.
               *[other] Hai tenuto { $kept } carte movimento: { $n } punti in meno.
            }
       *[no]
            { $kept ->
                [one] { $actor } ha tenuto una carta movimento: { $n } punti in meno. Il risparmio costa.
               *[other] { $actor } ha tenuto { $kept } carte movimento: { $n } punti in meno. Il risparmio costa.
            }
    }
event-over = Il cancello si chiude. Chi ha ancora la lana può tenersela.
event-stalled = Nessuno ha più carte. Shawn non aspetta: il segnatempo va al 74.
event-left =
    { $who_you ->
        [yes] Lasci il tavolo. Le tue pecore restano, e ora sono di nessuno.
       *[no] { $who } lascia il tavolo. Le pecore restano, e ora sono di nessuno.
    }


## Che cosa si chiede

ask-PickCard =
    { $phase ->
        [1] Tempo { $marker }, e chi sta in coppia fa punti: quale carta?
        [2] Tempo { $marker }, e Roger sta guardando: quale carta?
        [3] Tempo { $marker }, e tutte vogliono stare accanto a Berta: quale carta?
       *[other] Tempo { $marker }, e le cesoie di Shawn fanno zac: quale carta?
    }
ask-PickSheep =
    { $action ->
        [0] Quale delle tue pecore fa un passo?
        [1]
            { $face ->
                [0] Deve spingere una rossa: quale?
                [1] Deve spingere una blu: quale?
                [2] Deve spingere una gialla: quale?
                [3] Deve spingere una verde: quale?
                [4] Deve spingere Berta: si va?
                [5] Può spingere una qualsiasi: quale?
               *[other] Quale delle tue pecore spinge?
            }
        [2] Quale delle tue pecore salta?
        [3] Per quale pecora passa la tua diagonale?
        [4] Per quale pecora passa la tua riga o colonna?
       *[other] Verso la linea di chi scivola il gregge?
    }
ask-PickWay =
    { $action ->
        [0] { $sheep } fa un passo: da che parte?
        [1] { $sheep } abbassa la testa: da che parte?
        [2] { $sheep } prende la rincorsa: da che parte?
        [3] { $sheep } e tutta la sua diagonale: da che parte?
        [4] { $sheep } e tutta la sua linea: da che parte?
       *[other] Tutto il gregge scivola: da che parte?
    }
ask-PickFar =
    { $action ->
        [1] { $sheep } spinge verso { $way }: quante ne colpisce?
       *[other] { $sheep } salta verso { $way }: sopra quante?
    }
ask-PickTurn = Il gregge guarda a { $facing }: da che parte gira?
ask-PickDiscard = Nessuna delle tue carte si può eseguire: quale butti?
ask-AddMove =
    Il tuo { $value } è giocato: quale carta movimento ci aggiungi?
ask-MoveAlone = Finite le carte azione: quale numero giochi?


## Che cosa si può rispondere

do-colour = { $face }
do-starts = Comincia { $who }
do-layout = Inizio { $which }
do-card = { $action } { $value }
do-sheep = { $sheep }
do-way = verso { $way }
do-far =
    { $n ->
        [one] una pecora
       *[other] { $n } pecore
    }
do-PickFar-far =
    { $action ->
        [1]
            { $n ->
                [one] Spingine una
               *[other] Spingine { $n }
            }
       *[other]
            { $n ->
                [one] Saltane una
               *[other] Saltane { $n }
            }
    }
do-clockwise = In senso orario
do-anticlockwise = In senso antiorario
do-no_card = Nessuna carta movimento
do-no_card-note = −2 alla fine per ognuna tenuta
do-add = Aggiungi un { $n }
do-MoveAlone-add = Gioca un { $n }


## Che cosa fa una risposta: il cartellino nel pulsante

then-points =
    { $n ->
        [one] punto, { $text }
       *[other] punti, { $text }
    }
then-rows = file { $text }
then-worth = ancora niente punti, { $text }
then-all = punti a tutti, { $text }
then-you = tu +{ $text }
then-you-and = { $text }, { $who } +{ $n }
then-time =
    { $there ->
        [panic] panico a { $text }!
        [end] ed è finita
       *[plain] tempo { $text }
    }
then-stand =
    { $n ->
        [1] la tua coppia poi: { $text }
        [3] accanto a Berta poi: { $text }
       *[other] le tue file poi: { $text }
    }


## Perché no

why-SP-TURN-02 = Qui niente carte movimento. In quattro una carta si gioca per la sua azione.
why-SP-TURN-02-one = Un'azione per turno. La tua è fatta.
why-SP-TURN-02-played = { $action } è la tua carta. Eseguila: ce n'è una per turno.
why-SP-TURN-02-sheep = Prima una carta. { $sheep } non fa niente finché non ne giochi una.
why-SP-TURN-02-way = Prima una carta. Poi si può parlare di { $way }.
why-SP-TURN-02-far = Prima una carta. Le pecore si contano quando una corre o salta.
why-SP-TURN-03 = Non hai { $action } { $value }. Una carta giocata è fuori dal gioco.
why-SP-TURN-03-turn = Non hai più Giri. Senza, il gregge guarda dove guarda.
why-SP-TURN-06 = Niente colori adesso. Il dado si tira su una casella panico, e cade come gli pare.
why-SP-TURN-09 = Niente riposo. A ogni turno il segnatempo deve avanzare.
why-SP-SCR-02 = { $sheep } non va bene: è uscito { $face }. Chi deve spingere lo dice il dado.
why-SP-SCR-02-fallen = È uscito { $face }. Fissare il dado non aiuta.
why-SP-SCR-02-first = Prima la pecora. Del colore uscito, quale spinge?
why-SP-SCR-02-named = Spinge { $sheep }. L'hai detto tu, e ha già abbassato la testa.
why-SP-SCR-05 = Prima la spinta. È dovuta, e non è facoltativa.
why-SP-SCR-05-turn = È uscito { $face }, e vuol dire una spinta. Non si gira nessuna.
why-SP-CARD-02 =
    { $action ->
        [0] Non { $sheep }. Il passo lo fa una pecora tua.
        [1] Non { $sheep }. La spinta la dà una pecora tua.
       *[other] Non { $sheep }. Il salto lo fa una pecora tua.
    }
why-SP-CARD-02-first = Prima la pecora. { $action }: lo fa una delle tue, quale?
why-SP-CARD-02-named = Tocca a { $sheep }. L'hai detto tu, ed è già partita.
why-SP-CARD-03-first = Prima la pecora. { $action }: passa per una qualsiasi delle nove, quale?
why-SP-CARD-03-named = Tocca a { $sheep } e alla sua linea. L'hai detto tu.
why-SP-ACT-A-01-one = Niente da contare. Un passo è una casella.
why-SP-ACT-A-02 = Nessuna delle tue ha una casella vuota accanto. Sono prese nella calca.
why-SP-ACT-A-02-sheep = { $sheep } non ha posto. Accanto a lei non c'è una casella vuota.
why-SP-PUSH-01-first = Prima la direzione. Quante ne colpisce viene dopo.
why-SP-PUSH-01-way = { $sheep } spinge verso { $way }. Una spinta va dritta, senza ripensamenti.
why-SP-PUSH-03 = Nessuna da spingere. Verso { $way } { $sheep } vede solo erba.
why-SP-PUSH-03-count =
    { $n ->
        [one] Da quella parte ce n'è una sola. Di più non ne colpisci.
       *[other] Da quella parte ce ne sono solo { $n }. Di più non ne colpisci.
    }
why-SP-PUSH-04 = { $last } non ha posto. L'ultima spinta deve fare un passo verso { $way }, e lì c'è lo steccato.
why-SP-RUL-08 = Nessuna delle tue può spingere qualcuno. L'ultima spinta ha sempre bisogno di una casella vuota dietro di sé.
why-SP-RUL-08-sheep = { $sheep } non può spingere nessuna. Quelle che colpirebbe non hanno dove andare.
why-SP-RUL-08-row = La spinta non può fermarsi a { $sheep }. Subito dietro c'è { $behind }, e deve venire anche lei.
why-SP-RUL-05-first = Prima la direzione. Quante ne salta viene dopo.
why-SP-ACT-C-01-way = { $sheep } salta verso { $way }. In volo non si gira nessuna.
why-SP-ACT-C-04 = Oltre { $last } c'è lo steccato. Un salto deve finire dentro il prato.
why-SP-ACT-C-06 = Nessuna delle tue può saltare. Ci vuole qualcuna da saltare, e subito dietro una casella vuota.
why-SP-ACT-C-06-sheep = { $sheep } non può saltare. Ci vuole qualcuna da saltare, e subito dietro una casella vuota.
why-SP-ACT-C-06-way = Nessuna da saltare. Verso { $way } { $sheep } vede solo erba.
why-SP-RUL-11 = Dietro { $sheep } non si atterra. Lì c'è già { $behind }.
why-SP-ACT-D-01 = Quella non è una diagonale. Nord-est, sud-est, sud-ovest o nord-ovest.
why-SP-ACT-D-02 = Niente da contare. Sulla diagonale fanno il passo tutte, o nessuna.
why-SP-ACT-E-01 = Quella non è una riga né una colonna. Nord, est, sud od ovest.
why-SP-ACT-E-02 = Niente da contare. Sulla linea fanno il passo tutte, o nessuna.
why-SP-RUL-18 = Così annulli il turno di { $who }. La stessa linea non torna subito verso { $way }.
why-SP-RUL-18-card = { $action } potrebbe solo annullare il turno di { $who }. Nessun'altra linea si muove, e quella non torna subito indietro.
why-SP-RUL-18-sheep = La linea di { $sheep } potrebbe solo annullare il turno di { $who }. Non torna subito indietro, e altrove non va.
why-SP-GEN-03 = { $action }: impossibile. Ogni linea ha qualcuna in cima e in fondo, col muso allo steccato.
why-SP-GEN-03-sheep = La linea di { $sheep } non si muove. Da una parte o dall'altra qualcuna finirebbe oltre lo steccato.
why-SP-GEN-03-way = { $last } non ha posto. Tutta la linea fa un passo verso { $way }, e lei è già allo steccato.
why-SP-GEN-03-fence = { $sheep } è allo steccato. Verso { $way } non c'è altro.
why-SP-GEN-04 = Occupato. Lì c'è { $sheep }, e in una casella sta una pecora sola.
why-SP-ACT-F-01 = Niente storto. Il gregge si allinea a nord, est, sud od ovest.
why-SP-ACT-F-01-all = Niente nomi. Scivolano tutte e nove, e la più esterna decide fin dove.
why-SP-ACT-F-02 = Niente da contare. Scivolano fin dove possono.
why-SP-ACT-F-04 = Così annulli il turno di { $who }. Dopo quell'allineamento non si allinea subito verso { $way }.
why-SP-RUL-13 = Non verso { $sheep }. Ci vuole una pecora al bordo del gregge, e qualcuna che possa scivolare fino alla sua linea.
why-SP-RUL-13-first = Prima la pecora. Fino alla linea di quale scivola il gregge?
why-SP-RUL-13-named = Il gregge scivola fino alla linea di { $sheep }. L'hai detto tu.
why-SP-RUL-13-way = Verso { $way } { $sheep } non è l'ultima, oppure nessuna scivolerebbe lì.
why-SP-RUL-15 = Non si muoverebbe nessuna. Da ogni parte che ti è permessa il gregge è già compatto.
why-SP-RUL-15-way = Non si muoverebbe nessuna. Verso { $way } il gregge è già compatto.
why-SP-ACT-G-01-card = Prima gioca il Giro. Poi di' da che parte.
why-SP-ACT-G-01-other = { $action }: così il gregge non gira. Per quello ci vuole un Giro.
why-SP-ACT-G-01-all = Niente nomi né numeri. Girano tutte e nove insieme.
why-SP-ACT-G-01-way = Un quarto, da una parte o dall'altra. In senso orario o antiorario?
why-SP-ACT-G-03 = Così annulli il turno di { $who }. Il gregge può girare ancora, non tornare indietro.
why-SP-RUL-01 = Chi comincia è deciso. L'invidia non cambia niente.
why-SP-RUL-02 = Il gregge ha già preso posto. Si decide prima della prima spinta.
why-SP-RUL-06 = Bianco: il gregge gira. È dovuto, e viene prima.
why-SP-RUL-19 = Nessuna delle tue carte si può eseguire. Buttane una per il suo valore.
why-SP-RUL-20 = Finite le carte azione. Il tuo turno è una carta movimento e basta.
why-SP-RUL-31 = Prima l'azione. Le carte movimento vengono quando è fatta, prima che il segnatempo avanzi.
why-SP-2P-04 = Niente avarizia. In due ogni azione si porta dietro una carta movimento.
why-SP-3P-04 = Non hai più una carta movimento da { $n }.
why-SP-3P-04-none = Non hai più carte movimento.


## Come finisce

# A cose fatte: che cosa si dice dei momenti più cattivi, una frase per ogni posto della pagina
nasty-pushed =
    { $time ->
        [1] È volata lana. Nessun ciuffo per caso.
        [2] Lei brucava in pace. Si fa per dire.
        [3] Le pecore perdonano. I padroni prendono nota.
       *[other] Un gregge è una famiglia, e le famiglie fanno così.
    }
nasty-jumped =
    { $time ->
        [1] Sopra la testa, in tutti i sensi.
        [2] Contare le pecore non ha mai fatto così male.
        [3] Ha sentito lo spostamento d'aria. Era voluto.
       *[other] C'è chi guarda gli altri dal basso. Lei non ha avuto scelta.
    }
end-score =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
end-SP-END-01 =
    { $n ->
        [one]
            { $you ->
                [yes] Il segnatempo è nell'ultimo recinto, e hai più punti di tutti. Lana per l'inverno!
               *[no] Il segnatempo è nell'ultimo recinto, e { $who } ha più punti di tutti. Agli altri i ferri da calza.
            }
       *[other] Il segnatempo è nell'ultimo recinto, e { $who } si dividono la vittoria, pari fino alle carte rimaste. Non pare giusto a nessuno.
    }
end-SP-END-03 =
    { $n ->
        [one]
            { $you ->
                [yes] Pari punti, ma le carte rimaste a te valgono di più. La pigrizia paga: vittoria tua.
               *[no] Pari punti, ma le carte rimaste a { $who } valgono di più. La pigrizia paga: vince chi ha faticato meno.
            }
       *[other] Pari punti; le carte rimaste a { $who } valgono di più, e proprio lo stesso: si dividono la vittoria.
    }
end-SP-RUL-35 =
    { $you ->
        [yes] Gli altri se ne sono andati tutti. Il gregge è tuo, per quel che vale.
       *[no] Gli altri se ne sono andati tutti. Il gregge è di { $who }, per quel che vale.
    }
end-SP-RUL-20 =
    { $n ->
        [one]
            { $you ->
                [yes] Nessuno aveva più carte, e hai più punti di tutti.
               *[no] Nessuno aveva più carte, e { $who } ha più punti di tutti.
            }
       *[other] Nessuno aveva più una carta per lo spareggio: { $who } si dividono la vittoria.
    }


## Opzioni del tavolo

preset-evening-facts =
    un consiglio a tutti, riga per riga
    ogni risposta dice quanto vale
    – niente orologio
preset-classic-facts =
    il gregge di sempre
    un minuto a risposta
    – nessun maestro
preset-chaos-facts =
    il gregge sta come capita
    il bianco lo gira, i bordi valgono ovunque
    – 20 secondi a risposta
option-cards = Carte
option-cards-text = Le dodici carte di ogni colore e gli spazi di panico: il mazzo della casa, o un file tuo.
option-cards-standard = mazzo della casa
option-cards-proposal = prima proposta, dodici spazi di panico
option-layout = Inizio
option-layout-text = Come stanno le nove pecore all'inizio: uno schema, il suo specchio, o a sorte.
option-layout-A = A
option-layout-B = B, allo specchio
option-layout-random = a sorte
option-facing = Sguardo
option-facing-text = Dove guarda il gregge all'inizio, e quindi da dove verrà Roger se nessuno lo gira.
option-facing-N = nord
option-facing-E = est
option-facing-S = sud
option-facing-W = ovest
option-first_player = Chi comincia
option-first_player-text = Il posto che apre il parapiglia e la partita.
option-first_player-random = lo dice la sorte
option-white_face = Bianco sul dado
option-white_face-text = Spinge una pecora qualsiasi oppure, come nella vecchia edizione Fragor, gira il gregge.
option-white_face-free = spinge una qualsiasi
option-white_face-turn = gira il gregge
option-scramble_2p = Parapiglia in due
option-scramble_2p-text = In due, quante spinte fa ciascuno prima del primo turno.
option-scramble_2p-2 = due a testa
option-scramble_2p-1 = una a testa
option-align_contour = Allineare a ogni pecora di bordo
option-align_contour-text = Si può allineare alla linea di qualsiasi pecora che non ha nessuna oltre di sé, non solo alla più esterna.
option-tiebreak_action_only = Spareggio con le carte azione
option-tiebreak_action_only-text = A parità si contano solo le carte azione non usate, non le carte movimento.
option-colours = Colori
option-colours-text = Di chi sono le pecore: ognuno sceglie un colore; chi tentenna si tiene quello che avanza.
option-colours-seats = come vengono i posti
option-colours-red = rosso
option-colours-blue = blu
option-colours-yellow = giallo
option-colours-green = verde


## Che cosa non va in un mazzo (dopo il nome del file)

set-key = un mazzo non ha { $value }; conosce title, provenance, panic e [[card]].
set-twelve = un mazzo ha dodici [[card]], non { $n }.
set-three = almeno tre carte devono avere il valore { $n }: in tre se ne prende una per valore.
set-missing = nessuna carta ha l'azione { $value }; di ognuna delle sette ne serve almeno una.
set-card = la carta { $n } si scrive [[card]] con action = "push" e value = 2.
set-card-key = la carta { $n } non ha { $value }; una carta conosce action, value e no_undo.
set-card-action = la carta { $n } non ha un'azione { $value }; ci sono { $known }.
set-card-value = la carta { $n } ha il valore { $value }; dev'essere 1, 2 o 3.
set-card-mark = carta { $n }: no_undo è true o false, non { $value }.
set-card-unmarked = carta { $n }: { $value } non può vietare il ritorno; spostamenti, allineamenti e giri sì.
set-panic = panic è un elenco di spazi da 1 a 73; nell'ultimo recinto non ce n'è.
set-panic-twice = panic nomina due volte lo stesso spazio.


## Il tavolo a parole: il terminale, e chi ascolta invece di guardare

text-facing = tutte guardano a { $way }; segnalino { $n } di 74
text-figure = { $who } a { $way }
text-points = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
text-moves = movimenti { $cards }
text-panic =
    { $n ->
        [0] nessuno spazio di panico
       *[other] panico su { $spaces }
    }
text-walls = muretti dopo 24 e 61; recinti su 37 e 74
text-set = carte: { $text }
text-here = A questo tavolo: { $text }.
text-to =
    { $there ->
        [wall] Ora { $n }: oltre il muretto, punti per tutti.
        [pen] Ora { $n }: il recinto, punti per tutti.
        [last] Ora { $n }: l'ultimo recinto, punti per tutti, ed è finita.
       *[open] Ora { $n }.
    }
text-to-panic = Panico!
what-set = mazzo di carte

# Che cosa non va in una posizione
position-two-sheep = posizione: due pecore stanno sulla stessa casella, e nessuna delle due gradisce.
position-word =
    posizione: { $what ->
        [player] il giocatore
        [sheep] la pecora
       *[other] { $what }
    } { $value } non c'è; ci sono { $known }.
position-number = posizione: { $what } è un numero da 0 a { $most }, non { $value }.
position-cell = posizione: { $sheep } sta su [riga, colonna], da 1 a 9 l'una, non { $value }.
position-no-card = posizione: il mazzo non ha (altre) carte { $value }.
position-no-move = posizione: il mazzo non ha (altre) carte movimento di valore { $value }.
position-barred = posizione: barred è "align S", "clockwise", "anticlockwise", "line S 7" o "diagonal NE 12", non { $value }.
position-meadow = posizione: un prato è fatto di nove righe di nove caselle, con . per l'erba.
position-flock = posizione: un prato mostra una volta sola ciascuna di { $known }, e . per l'erba.

# What studies of the laboratory count.
trait-first-card = prima carta giocata
trait-panics = volte nel panico

# Quello che gli amici ricordano.
feat-row = La fila più lunga
feat-row-text = { $who } ha spinto { $n } pecore in un colpo
feat-shoved = Le più spintonate
feat-shoved-text = { $who } ha spinto { $n } volte le pecore di { $whom }

# Mazzi fatti da chi gioca
make-what = Mazzi
make-one = un mazzo
make-new = Dodici carte in tabella, e dove scoppia il panico. Nessuno ha detto che dev'essere gentile con le pecore.
make-card = Le dodici carte
make-card-action = Fa
make-card-value = Vale
make-card-no_undo = Senza ritorno
make-panic = Caselle del panico
make-panic-space = Casella
doubt-panics =
    { $n ->
        [0] Nessun panico: le pecore si addormenteranno.
        [one] Un panico solo. Non vale nemmeno un belato.
       *[other] Solo { $n } panici: un prato calmo. Troppo.
    }
praise-set = Dodici carte, almeno tre per valore, non manca niente: valgono { $n }, con { $panics } panici.
make-value-move = Passo
make-value-push = Spinta
make-value-jump = Salto
make-value-diagonal = Diagonale
make-value-line = Linea
make-value-align = Allineamento
make-value-turn = Giro
