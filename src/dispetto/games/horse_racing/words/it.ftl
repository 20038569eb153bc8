# Il Gioco della Corsa di Cavalli Veramente Bastarda in italiano: un telecronista che serba rancore.
#
# $you      yes se chi legge è chi agisce                     $actor, $actor_g   chi agisce: il nome; f, m o n
# $who_you  yes se chi legge è chi subisce                    $who, $who_g       l'altra persona, allo stesso modo
# $mood     da 0 a 11, e $tone, da 0 a 2: variano il narratore, uguali per chiunque legga e in ogni replay
# Denaro, quote, corse, ostacoli e spazi arrivano già pronti da leggere.

game-horse-racing-title = Il Gioco della Corsa di Cavalli Veramente Bastarda
game-horse-racing-short = Corsa Bastarda
game-horse-racing-tagline = Sei corse, sei cavalli, e nessuno a cui affidare né le une né gli altri.

# Con il senno di poi: che cosa contava dove una risposta era sbagliata
hindsight =
    Corsa { $n } di { $last }: { $who_you ->
        [yes] tu avevi
       *[no] { $who } aveva
    } { $most }, { $you ->
        [yes] tu
       *[no] { $actor }
    } { $mine }.
# Lo stesso in un suggerimento, detto a chi deve rispondere: com'è adesso
insight = Corsa { $n } di { $last }: { $who } ha { $most }, tu { $mine }.

# Il consiglio: quel che conta in una domanda, una riga nelle prime partite.
coach-Entry = Ogni cavallo corre una volta. Il migliore dove la borsa è più ricca; lo pensano tutti.
coach-Bet = Paga solo il vincitore, quota per puntata. Il tuo cavallo, almeno, lo cavalchi tu.
coach-Stake = La puntata la vedono tutti, il cavallo nessuno. Persa è persa, vinta torna con la quota.
coach-ToRoll = Un dado, altrettante lunghezze. Tra una mossa e l'altra si giocano carte: guarda chi sta su un ostacolo.
coach-Route = Finisci su un tratto colorato dove il tuo cavallo raddoppia; su un ostacolo inviti una Caduta.
coach-Double = Una volta sola per tratto. Guarda dove porta la seconda corsa prima di dire sì.
coach-Way = Stesso arrivo, raddoppi diversi in avanzo. Tieni quello che ti serve ancora.
coach-LooseWay = Raggiunto il ruscello, nessuno può più chiamare la falsa partenza.
coach-LooseRoute = Non vince niente, ma blocca tutti. Mettilo dove dà fastidio.
coach-Window = Le carte sono per tutta la riunione e non tornano. Spendile dove ci sono soldi.
coach-Rescue = Una Rimonta rimette il cavallo sul suo ostacolo, dove lo trova la prossima Caduta.
coach-Bolting = Un cavallo senza fantino sta tra i piedi di tutti fino alla fine della corsa.
coach-Scramble = Vale la prima carta sul tavolo.
coach-Stewards = Un'obiezione passa con un 1, un'investigazione con 1 o 6. I piazzamenti cambiano prima che si paghi.
coach-Midway = Sta per ripartire: una Caduta adesso, o non su questo ostacolo.

# Come si gioca, in una pagina. La frase di un riquadro ha al massimo 17 parole.
howto-aim = Sei corse, sei cavalli, una borsa. Alla fine conta avere più soldi; come, non lo chiede nessuno.
howto-ends = I primi al traguardo incassano, le scommesse pagano solo sul vincitore. Dopo *sei corse* si contano i soldi.
howto-turn-bet = Scommetti
howto-turn-bet-text = a ogni corsa, in segreto
howto-turn-roll = Tira
howto-turn-roll-text = un dado, altrettante lunghezze
howto-turn-ride = Cavalca
howto-turn-ride-text = dritto, o girando al largo
howto-turn-beware = Guardati
howto-turn-beware-text = tutti hanno carte
howto-panel-bet = Scommetti su chiunque
howto-panel-bet-text = Un cavallo, tuo o no. Se vince: quota per puntata, più la puntata indietro.
howto-panel-lanes = Scegli la corsia
howto-panel-lanes-text = Verso l'esterno una lunghezza a corsia. Verso l'interno solo col sei, e una corsia.
howto-panel-double = Raddoppia
howto-panel-double-text = Finisci su un tratto colorato adatto al tuo cavallo: corri di nuovo lo stesso numero.
howto-panel-cards = Con cattiveria
howto-panel-cards-text = Chi atterra su un ostacolo può trovarci una Caduta: di chiunque, finché resta lì.

riderless-horse = Il cavallo senza fantino
the-flat = il piano
nowhere = fuori pista
no-section = nessun tratto
lane-on-fence = Corsia { $n } · { $who }
lane-and-length = Corsia { $n } · lunghezza { $who }
faller-of = Caduta: { $who }
card-name =
    { $n ->
        [0] Alla Frusta!
        [1] Falsa Partenza
        [2] Scivolone
        [3] Rimonta
        [4] Cavallo Sotto Pressione: dentro
        [5] Cavallo Sotto Pressione: fuori
        [6] Obiezione
        [7] Investigazione
        [8] Testa a Testa
        [9] Cavallo Senza Fantino
       *[other] Caduta: ogni ostacolo
    }
card-text =
    { $n ->
        [0] Prima che un cavallo lasci la linea: si gira, si rigira e parte con due mosse di ritardo.
        [1] Prima che qualcuno arrivi a Briars Brook: tutti alla linea. Le carte tornano, questa no.
        [2] Contro un cavallo sul piano, da chi è ancora in corsa. Nessuna Rimonta aiuta.
        [3] Subito dopo una Caduta: il cavallo è di nuovo sulla siepe, e nei pensieri di tutti.
        [4] Prima di un tiro sul dritto finale: il cavallo scarta prima verso l'interno.
        [5] Prima di un tiro sul dritto finale: il cavallo scarta prima verso l'esterno.
        [6] Dopo la corsa, con un deposito di £10.000: nomina un piazzato e fai 1.
        [7] Dopo la corsa, gratis: nomina un piazzato e fai 1 o 6.
        [8] Quando il primo è arrivato: se il cavallo seguente taglia il traguardo nella sua mossa, ha vinto lui.
        [9] Subito dopo una Caduta: il cavallo corre da solo, dove vuole il suo proprietario.
       *[other] Su un cavallo finito sull'ostacolo: è fuori dalla corsa.
    }


## Che cosa è successo

event-dealt =
    { $you ->
        [yes] Ricevi { $card }. Fai la faccia triste.
       *[no] { $actor } riceve { $card }.
    }
event-dealt-hidden = { $actor } riceve una carta e sorride un po' troppo.
event-dealt-run =
    { $you ->
        [yes] Ricevi { $all }. Fai la faccia triste.
       *[no] { $actor } riceve { $all }.
    }
event-dealt-run-hidden = { $actor } riceve { $n } carte e sorride un po' troppo.
event-race_card = La corsa numero { $n } sarà { $race }.
event-entered =
    { $you ->
        [yes] Le tue iscrizioni sono consegnate. Indietro non si torna.
       *[no] { $actor } ha compilato le iscrizioni e le ha piegate due volte.
    }
event-race = Corsa numero { $n }: { $race }. Signore, signori e proprietari, allo steccato!
event-lane =
    { $you ->
        [yes]
            { $lane ->
                [1] Ti tocca la corsia 1. Fingi stupore.
                [6] Ti tocca la corsia 6. Almeno c'è il panorama.
               *[other] Ti tocca la corsia { $lane }.
            }
       *[no]
            { $lane ->
                [1] { $actor } prende la corsia 1, ma guarda il caso.
                [6] { $actor } prende la corsia 6. Mandi una cartolina.
               *[other] { $actor } prende la corsia { $lane }.
            }
    }
event-declared =
    { $you ->
        [yes] Corri con un livello { $level } dalla corsia { $lane }, a { $odds }.
       *[no]
            { $level ->
                [1] { $actor } tira fuori il livello 1, corsia { $lane }, a { $odds }. Affilate le carte.
                [6] { $actor } presenta qualcosa di livello 6 in corsia { $lane }, a { $odds }. Pare sia un cavallo.
               *[other] { $actor } corre con un livello { $level } dalla corsia { $lane }, a { $odds }.
            }
    }
event-sealed =
    { $you ->
        [yes] La tua schedina è piegata.
       *[no] { $actor } ha piegato la schedina.
    }
event-sealed-hidden = { $actor } scrive qualcosa e sorride a nessuno in particolare.
event-staked =
    { $you ->
        [yes] Metti { $money } sul tavolo.
       *[no]
            { $tone ->
                [0] { $actor } posa { $money } e guarda il soffitto.
                [1] { $actor } punta { $money }. Su chi? Eh, ti piacerebbe.
               *[other] { $actor } punta { $money }.
            }
    }
event-no_stake =
    { $you ->
        [yes] Ti tieni i soldi in tasca.
       *[no] { $actor } non scommette. Prudenza, o tasche vuote.
    }
event-start =
    { $you ->
        [yes]
            { $actor_g ->
                [f] Sono agli ordini dello starter, e tiri per prima.
                [m] Sono agli ordini dello starter, e tiri per primo.
               *[n] Sono agli ordini dello starter, e cominci tu.
            }
       *[no] Sono agli ordini dello starter; comincia { $actor }.
    }
event-turn =
    { $you ->
        [yes]
            { $mood ->
                [0] Tocca a te. Cerca di non finire su niente di spinoso.
                [1] Tocca a te. Stanno contando le loro Cadute.
                [2] Tocca a te. Monta come se ci avessi puntato sopra.
                [3] Tocca a te. La siepe ti stava aspettando.
                [4] Tocca a te. C'è chi ha puntato su di te: non farti scrupoli.
                [5] Tocca a te. I commissari guardano altrove, finalmente.
                [6] Tocca a te. Il cavallo sa che cosa fare. E tu?
                [7] Tocca a te. Gomiti larghi e coscienza stretta.
                [8] Tocca a te. Lo steccato è solo un consiglio.
                [9] Tocca a te. Dietro pregano, e non per te.
               *[other] Tocca a te. Galoppa come se scadesse l'affitto.
            }
       *[no]
            { $mood ->
                [0] { $actor } raccoglie le redini.
                [1] Tocca a { $actor }. Dita sulle carte.
                [2] { $actor } ha il frustino in mano, per ora.
                [3] Tira { $actor }. Le siepi si affilano.
                [4] { $actor } sussurra qualcosa al cavallo, che pare sconvolto.
                [5] Ora { $actor }. I soldi di qualcuno trattengono il fiato.
                [6] { $actor } si piega in avanti. L'ambulanza pure.
                [7] { $actor } controlla il sottopancia, e chi sta guardando.
                [8] { $actor } morde il freno. Il cavallo ringrazia.
                [9] { $actor } riparte. L'allibratore si lecca la matita.
               *[other] { $actor } ha il gruppo davanti e nessuna educazione.
            }
    }
event-turned =
    { $you ->
        [yes]
            { $left ->
                [0] Il tuo cavallo è di nuovo girato verso la pista. Progressi!
               *[other] Il tuo cavallo ammira le scuderie. Niente dado.
            }
       *[no]
            { $left ->
                [0] Il cavallo di { $actor } ha trovato la direzione giusta.
               *[other] Il cavallo di { $actor } guarda dalla parte sbagliata. Il pubblico saluta.
            }
    }
event-rolled =
    { $you ->
        [yes]
            { $n ->
                [1] Fai 1. È pur sempre un movimento.
                [6] Fai 6!
               *[other] Fai { $n }.
            }
       *[no]
            { $n ->
                [1] { $actor } fa 1. Le lumache si voltano.
                [6] { $actor } fa 6. Ovviamente.
               *[other] { $actor } fa { $n }.
            }
    }
event-ran =
    { $you ->
        [yes]
            { $way ->
                [one] Avanzi di una lunghezza: { $at }.
               *[other] Corri { $way } lunghezze: { $at }.
            }
       *[no]
            { $way ->
                [one] { $actor } racimola una lunghezza: { $at }.
               *[other]
                    { $mood ->
                        [0] { $actor } fa { $way } lunghezze: { $at }. Il fango va a tutti gli altri.
                        [1] { $actor } trova { $way } lunghezze: { $at }.
                       *[other] { $actor } corre { $way } lunghezze: { $at }.
                    }
            }
    }
event-boxed =
    { $you ->
        [yes] Sei in trappola e non ti muovi. Che intimità.
       *[no] { $actor } è in trappola e non si muove. Che intimità.
    }
event-veered =
    { $you ->
        [yes] Il tuo cavallo scarta: { $at }. Non è mai stato davvero tuo.
       *[no] Il cavallo di { $actor } scarta: { $at }. Nessuno ha visto nulla.
    }
event-held =
    { $you ->
        [yes] Non c'è spazio per scartare: tieni la tua linea.
       *[no] Non c'è spazio per scartare: { $actor } tiene la sua linea.
    }
event-stayed =
    { $you ->
        [yes] Non raddoppi. Avrai le tue ragioni.
       *[no] { $actor } non raddoppia. C'è un piano, oppure no.
    }
event-doubled =
    { $you ->
        [yes] Raddoppi in { $section }: altri { $n }.
       *[no] { $actor } raddoppia in { $section }: altri { $n }, e lo fa notare.
    }
event-landed =
    { $you ->
        [yes] Hai trovato { $at }. Tutti guardano le proprie carte.
       *[no]
            { $tone ->
                [0] { $actor } ha trovato { $at }. Qualcuno tossisce.
                [1] { $actor } incontra { $at }. Coraggio, o scarsa aritmetica.
               *[other] Il cavallo di { $actor } guarda { $at }. Anche { $at } guarda il cavallo.
            }
    }
event-crossed =
    { $you ->
        [yes]
            { $place ->
                [1]
                    { $actor_g ->
                        [f] Sei la prima al traguardo!
                        [m] Sei il primo al traguardo!
                       *[n] Primo posto al traguardo, e tutto per te!
                    }
                [2] Secondo posto. A volte paga.
               *[other] Arrivi al traguardo al posto numero { $place }.
            }
       *[no]
            { $place ->
                [1]
                    { $actor_g ->
                        [f] { $actor } è la prima al traguardo! Cominciate con le obiezioni.
                        [m] { $actor } è il primo al traguardo! Cominciate con le obiezioni.
                       *[n] Il primo traguardo è di { $actor }! Cominciate con le obiezioni.
                    }
                [2] { $actor } arriva al secondo posto, cioè al primo di chi perde.
               *[other] { $actor } arriva al posto numero { $place }.
            }
    }
event-withdrew =
    { $you ->
        [yes] Ritiri il cavallo. Biada per tutti.
       *[no] { $actor } ritira il cavallo. L'aveva chiesto lui.
    }
event-bolted =
    { $you ->
        [yes] Il tuo cavallo senza fantino scappa: { $at }. Fallo dare fastidio.
       *[no] Il cavallo senza fantino di { $actor } va dove gli pare: { $at }.
    }
event-caught =
    { $you ->
        [yes] Il tuo cavallo senza fantino viene preso e portato via.
       *[no] Il cavallo senza fantino di { $actor } viene preso e portato via.
    }
event-card_wasted =
    { $you ->
        [yes] Esci di corsa prima di tirare: la carta giocata su quel tiro è sprecata.
       *[no] { $actor } esce di corsa prima di tirare: la carta giocata su quel tiro è sprecata.
    }
event-whipped =
    { $who_you ->
        [yes]
            { $you ->
                [yes] Fai girare il tuo stesso cavallo. Gli servirà un momento. Anzi due.
               *[no] { $actor } fa girare il tuo cavallo. Gli servirà un momento. Anzi due.
            }
       *[no]
            { $you ->
                [yes] Fai girare il cavallo di { $who }. Gli servirà un momento. Anzi due.
               *[no] { $actor } fa girare il cavallo di { $who }. Gli servirà un momento. Anzi due.
            }
    }
event-false_start =
    { $you ->
        [yes] Chiami la falsa partenza! Tutti indietro, e nessuno ringrazia.
       *[no] { $actor } chiama la falsa partenza! Tutti di nuovo alla linea.
    }
event-returned =
    { $you ->
        [yes] Ti torna in mano { $card }, e adesso lo sanno tutti.
       *[no] { $actor } si riprende { $card }. Ricordatevelo.
    }
event-felled =
    { $who_you ->
        [yes]
            { $you ->
                [yes] Fai cadere il tuo stesso cavallo: { $at }. Ci sarà stato un guadagno, si spera.
               *[no] { $actor } gioca una Caduta: il tuo cavallo è a terra! Colpa di { $at }, dicono.
            }
       *[no]
            { $you ->
                [yes] Giochi una Caduta: { $who } è a terra! Colpa di { $at }, naturalmente.
               *[no]
                    { $tone ->
                        [0] { $actor } gioca una Caduta: { $who } è a terra! Complice: { $at }. Il pubblico gradisce.
                        [1] A terra { $who }: { $at }, con i migliori saluti di { $actor }.
                       *[other] { $who } a terra: { $at }. { $actor } era a mille miglia da lì, la carta no.
                    }
            }
    }
event-slipped =
    { $who_you ->
        [yes]
            { $you ->
                [yes] Insaponi il prato: il tuo stesso cavallo scivola ed è fuori.
               *[no] { $actor } insapona il prato: il tuo cavallo scivola ed è fuori.
            }
       *[no]
            { $you ->
                [yes] Insaponi il prato: il cavallo di { $who } scivola ed è fuori.
               *[no] Il cavallo di { $who } scivola sul piano ed è fuori. { $actor } si pulisce le mani.
            }
    }
event-remounted =
    { $you ->
        [yes] { $who_you ->
            [yes] Giochi una Rimonta e torni in sella: { $at }.
           *[no] Giochi una Rimonta: { $who } torna in sella: { $at }.
        }
       *[no] { $who_you ->
            [yes] { $actor } gioca una Rimonta: torni in sella, { $at }, con le ossa rotte ma a disposizione.
           *[no] { $actor } gioca una Rimonta: { $who } torna in sella, { $at }, con le ossa rotte ma a disposizione.
        }
    }
event-loosened =
    { $you ->
        [yes] { $who_you ->
            [yes] Lasci correre il tuo cavallo senza fantino.
           *[no] Lasci correre il cavallo di { $who } senza fantino.
        }
       *[no] { $who_you ->
            [yes] { $actor } lascia correre il tuo cavallo senza fantino. Che cosa può andare storto.
           *[no] { $actor } lascia correre il cavallo di { $who } senza fantino. Che cosa può andare storto.
        }
    }
event-pressed =
    { $you ->
        [yes] { $who_you ->
            [yes] Metti sotto pressione il tuo stesso cavallo
           *[no] Metti { $who } sotto pressione
        }
       *[no] { $who_you ->
            [yes] { $actor } ti mette sotto pressione
           *[no] { $actor } mette { $who } sotto pressione
        }
    }: { $out ->
        [0] verso l'interno!
       *[other] verso l'esterno!
    }
event-photo =
    { $you ->
        [yes] Chiedi la foto
       *[no] { $actor } chiede la foto
    }: { $who_you ->
        [yes] se tagli adesso il traguardo, vinci.
       *[no] se { $who } taglia adesso il traguardo, vince { $who }.
    }
event-photo_won =
    La foto è sviluppata: { $you ->
        [yes] hai vinto
       *[no] vince { $actor }
    } per una narice, e { $who_you ->
        [yes] ti accontenti del secondo posto.
       *[no] { $who } si accontenta del secondo posto.
    }
event-photo_lost =
    { $you ->
        [yes] Non arrivi al traguardo: nella foto c'è solo erba.
       *[no] { $actor } non arriva al traguardo: nella foto c'è solo erba.
    }
event-race_over =
    { $n ->
        [0] La corsa è finita, e nessuno l'ha finita.
       *[other] La corsa è finita. Chi ha vinto nel Circolo, gli altri al bar.
    }
event-objected =
    { $you ->
        [yes] { $who_you ->
            [yes] Fai obiezione contro il tuo stesso cavallo e depositi { $money }.
           *[no] Fai obiezione contro { $who } e depositi { $money }.
        }
       *[no] { $who_you ->
            [yes] { $actor } fa obiezione contro di te e deposita { $money }. Senza ridere.
           *[no] { $actor } fa obiezione contro { $who } e deposita { $money }. Senza ridere.
        }
    }
event-enquired =
    { $you ->
        [yes] { $who_you ->
            [yes] Chiami i commissari contro il tuo stesso cavallo.
           *[no] Chiami i commissari contro { $who }.
        }
       *[no] { $who_you ->
            [yes] { $actor } chiama i commissari contro di te. Per il bene dello sport.
           *[no] { $actor } chiama i commissari contro { $who }. Per il bene dello sport.
        }
    }
event-disqualified =
    { $who_you ->
        [yes] I commissari fanno { $n }: il tuo cavallo è squalificato!
       *[no] I commissari fanno { $n }: il cavallo di { $who } è squalificato! Scandalo! Da bere!
    }
event-cleared =
    { $who_you ->
        [yes] I commissari fanno { $n }: il tuo cavallo è pulito. Ufficialmente.
       *[no] I commissari fanno { $n }: il cavallo di { $who } è pulito. Ufficialmente.
    }
event-deposit_back =
    { $you ->
        [yes] Il tuo deposito di { $money } ritorna.
       *[no] { $actor } riprende { $money }.
    }
event-deposit_lost =
    { $you ->
        [yes] Il tuo deposito di { $money } resta al banco.
       *[no] { $actor } può dire addio a { $money }.
    }
event-no_winner = Nessun vincitore, nessun premio, nessuna vincita. Il banco ha passato una splendida giornata.
event-prize =
    { $you ->
        [yes] Incassi il premio numero { $place }: { $money }.
       *[no] { $actor } incassa il premio numero { $place }: { $money }.
    }
event-unclaimed =
    { $you ->
        [yes] Il resto non lo reclama nessuno: altri { $money } per te.
       *[no] Il resto non lo reclama nessuno: altri { $money } per { $actor }.
    }
event-slip =
    { $who_you ->
        [yes]
            { $you ->
                [yes] La tua schedina: { $money } sul tuo stesso cavallo.
               *[no] La schedina di { $actor }: { $money } sul tuo cavallo.
            }
       *[no]
            { $you ->
                [yes] La tua schedina: { $money } su { $who }.
               *[no] La schedina di { $actor }: { $money } su { $who }. Ma guarda.
            }
    }
event-won_bet =
    { $you ->
        [yes] La tua scommessa paga { $odds }: { $money }, più i tuoi { $stake }.
       *[no] La scommessa di { $actor } paga { $odds }: { $money }, più i { $stake } puntati. Controllate quella manica.
    }
event-lost_bet =
    { $you ->
        [yes] Perdi la puntata di { $money }.
       *[no] { $actor } perde { $money }. Il banco ringrazia di cuore.
    }
event-iou =
    { $you ->
        [yes] Il banco ha finito le banconote: hai un pagherò di { $money }. Vale.
       *[no] Il banco ha finito le banconote: { $actor } ha un pagherò di { $money }.
    }
event-gone =
    { $you ->
        [yes] Hai lasciato la riunione.
       *[no] { $actor } lascia la riunione. Il cavallo resta per il rinfresco.
    }
event-over = La riunione è finita. Contate i soldi, poi contate gli amici.


## Che cosa si chiede

ask-Entry = Corsa numero { $n }, { $race } ({ $prize } a chi vince): quale dei tuoi cavalli corre?
ask-Bet = Hai { $money }: a chi li affidi?
ask-Stake =
    { $who_you ->
        [yes] Il tuo cavallo a { $odds }: quanto dei tuoi { $money }?
       *[no] { $who } a { $odds }: quanto dei tuoi { $money }?
    }
ask-ToRoll =
    { $loose ->
        [0] Il tuo cavallo aspetta: tiri?
       *[other] Il tuo cavallo senza fantino bruca: tiri?
    }
ask-Route =
    { $n ->
        [one] Una lunghezza: per dove?
       *[other] { $n } lunghezze: per dove?
    }
ask-Double = Sei in { $section }: raddoppi il tuo { $n }?
ask-Way = A { $at } si arriva per più vie, e ognuna lascia un altro raddoppio: quale?
ask-LooseWay = Attorno all'acqua, o attraverso e addio false partenze?
ask-LooseRoute =
    { $n ->
        [one] Nessuno in sella e una lunghezza da correre: a chi darà noia?
       *[other] Nessuno in sella e { $n } lunghezze da correre: a chi darà noia?
    }
ask-Window =
    { $next_you ->
        [yes] Adesso tiri tu: qualche bastardata prima?
       *[no] Adesso tira { $next }: qualche bastardata prima?
    }
ask-Rescue = { $who } è a terra: qualcuno rimette in piedi il cavallo?
ask-Bolting = { $who } resta a terra: il cavallo prosegue da solo?
ask-Scramble = { $who } è a terra: presto, in sella o via da solo?
ask-Stewards = Nel Circolo al primo posto c'è { $who }: obiezioni?
ask-Midway = { $who } è su un ostacolo e sta per raddoppiare: un piccolo incidente?


## Che cosa si può rispondere

do-die = { $n }
do-dealt = { $card }
do-race = { $race }
do-lane = Corsia { $lane }
do-fastest = { $who }
do-level = Livello { $level }
do-Entry-level-note =
    raddoppia in { $level ->
        [1] { $level_one }: il migliore
        [2] { $level_two }
        [3] { $level_three }
        [4] { $level_four }
        [5] { $level_five }
       *[other] { $level_six }: l'altro
    }
do-no_bet = Nessuna scommessa
do-back =
    { $who_you ->
        [yes] Il mio cavallo
       *[no] Il cavallo di { $who }
    }
do-stake = { $money }
do-roll = Tira
do-withdraw = Ritirati
do-withdraw-note = fuori dalla corsa
do-go = { $at }
do-via = Da { $at }
do-via_in = Da { $at }, corsia interna spesa
do-dry = Attorno all'acqua
do-wet = Attraverso l'acqua
do-cross = Taglia il traguardo
do-stay = Resta qui
do-double = Raddoppia
do-Double-double-note = altri { $n }, una volta in { $section }
do-pass = Passa
do-whip =
    { $who_you ->
        [yes] Gira il mio cavallo
       *[no] Gira il cavallo di { $who }
    }
do-false_start = Falsa partenza!
do-fell =
    { $who_you ->
        [yes] Fai cadere il mio cavallo
       *[no] Fai cadere { $who }
    }
do-fell_here =
    { $who_you ->
        [yes] Fai cadere qui il mio cavallo
       *[no] Fai cadere qui { $who }
    }
do-slip =
    { $who_you ->
        [yes] Fai scivolare il mio cavallo
       *[no] Fai scivolare { $who }
    }
do-remount = Rimonta
do-loose = Cavallo Senza Fantino
do-press_in = Pressione: verso l'interno
do-press_out = Pressione: verso l'esterno
do-photo = Testa a Testa
do-object =
    { $who_you ->
        [yes] Obiezione contro di me
       *[no] Obiezione contro { $who }
    }
do-object-note = £10.000 di deposito, accolta con 1
do-enquire =
    { $who_you ->
        [yes] Autodenuncia
       *[no] Denuncia { $who }
    }
do-enquire-note = accolta con 1 o 6


## Che cosa fa una risposta, prima di darla

then-level = raddoppia in { $where }
then-no-bet = ti tieni { $money }
then-back = con { $stake } vinci { $money }
then-stake-little = spiccioli: al massimo { $money }
then-stake-wins = vince: { $money }
then-stake-loses = perde: { $money }
then-roll-loose = fino a sei lunghezze, dove vuoi
then-roll-home =
    { $least ->
        [0] al traguardo: { $part } %
        [1] al traguardo con qualsiasi tiro
        [6] al traguardo con un 6: { $part } %
       *[other] al traguardo con { $least } o più: { $part } %
    }
then-roll-fence =
    { $many ->
        [one] con { $n } finisci su un ostacolo: { $part } %
        [6] con qualsiasi tiro, un ostacolo
       *[other] dritto su un ostacolo: { $part } %
    }
then-roll-stuck =
    { $many ->
        [6] in trappola, con qualsiasi tiro
       *[other] in trappola: { $part } %
    }
then-roll-double =
    { $least ->
        [0] potresti raddoppiare: { $part } %
        [1] potrai raddoppiare con qualsiasi tiro
        [6] potresti raddoppiare con un 6: { $part } %
       *[other] potresti raddoppiare con { $least } o più: { $part } %
    }
then-roll-flat =
    { $n ->
        [one] l'ostacolo è davanti al naso
       *[other] ostacolo fra { $n }
    }
then-roll-far = niente più ostacoli, traguardo fra { $n }
then-withdraw = fuori da questa corsa; le scommesse restano
then-go-fence = una Caduta e addio
then-go-safe-fence = Cadute finite, qui
then-go-double = raddoppi: ancora { $n }
then-go-behind = dietro la coda di { $who }
then-go-flat =
    { $n ->
        [one] ostacolo al naso
       *[other] ostacolo fra { $n }
    }
then-go-far =
    { $n ->
        [one] basta un soffio
       *[other] traguardo fra { $n }
    }
then-loose-before =
    { $who_you ->
        [yes] { $n ->
            [one] proprio davanti al tuo naso
           *[other] sulla tua strada, { $n } lunghezze più in là
        }
       *[no] { $n ->
            [one] proprio davanti al naso di { $who }
           *[other] sulla strada di { $who }, { $n } lunghezze più in là
        }
    }
then-loose-nobody = fra i piedi di nessuno, per ora
then-cross =
    { $place ->
        [1] primo posto: { $money }, salvo obiezioni
        [2] secondo posto: { $money }, salvo obiezioni
       *[other] terzo posto: { $money }, salvo obiezioni
    }
then-cross-unpaid = al traguardo, ma senza un soldo
then-via = la corsia verso l'interno resta libera
then-via-in = ti costa l'unica corsia verso l'interno
then-dry = la falsa partenza resta possibile
then-wet = niente più false partenze
then-stay = il raddoppio aspetta, in questa zona
then-stay-fence = resti sull'ostacolo, alla mercé di tutti
then-double = ancora { $n }, verso uno di { $ends } posti
then-double-to = ancora { $n }: { $at }
then-double-home = ancora { $n }: il traguardo è a tiro
then-double-fence = ancora { $n }, dritto su un ostacolo
then-double-stuck = in trappola: non porta da nessuna parte
then-pass =
    { $n ->
        [one] tieni la tua unica carta
       *[other] tieni le tue { $n } carte
    }
then-pass-down =
    { $who_you ->
        [yes] resti a terra, se nessuno ha buon cuore
       *[no] per { $who } non fai niente
    }
then-whip =
    { $who_you ->
        [yes] il tuo cavallo perde due mosse
       *[no] { $who } perde due mosse
    }
then-false-start = tutti di nuovo al via; le scommesse restano
then-fell =
    { $who_you ->
        [yes] sei fuori, a meno di una Rimonta
       *[no] { $who } è fuori, a meno di una Rimonta
    }
then-slip =
    { $who_you ->
        [yes] sei fuori, e non c'è Rimonta che tenga
       *[no] { $who } è fuori, e non c'è Rimonta che tenga
    }
then-remount =
    { $who_you ->
        [yes] torni in sella: { $at }
       *[no] { $who } torna in sella: { $at }
    }
then-loose =
    { $who_you ->
        [yes] lo guidi tu, fra i piedi di tutti
       *[no] lo guida { $who }, fra i piedi di chi vuole
    }
then-press =
    { $n ->
        [0] { $who_you ->
            [yes] non c'è spazio: terresti la tua linea
           *[no] non c'è spazio: { $who } terrebbe la sua linea
        }
        [one] { $out ->
            [yes] { $who_you ->
                [yes] perdi una lunghezza, una corsia in fuori
               *[no] { $who } perde una lunghezza, una corsia in fuori
            }
           *[no] { $who_you ->
                [yes] perdi una lunghezza, una corsia in dentro
               *[no] { $who } perde una lunghezza, una corsia in dentro
            }
        }
       *[other] { $out ->
            [yes] { $who_you ->
                [yes] scarti in fuori, fino a { $n } corsie
               *[no] { $who } scarta in fuori, fino a { $n } corsie
            }
           *[no] { $who_you ->
                [yes] scarti in dentro, fino a { $n } corsie
               *[no] { $who } scarta in dentro, fino a { $n } corsie
            }
        }
    }
then-photo =
    { $who_you ->
        [yes] al traguardo con un tiro e vinci: { $part } %
       *[no] { $who } vince se arriva con un tiro: { $part } %
    }
then-object =
    { $who_you ->
        [yes] con 1 ti squalifichi: { $part } %
       *[no] con 1 squalifichi { $who }: { $part } %
    }
then-object-lost = altrimenti addio { $money }: { $part } %
then-enquire =
    { $who_you ->
        [yes] con 1 o 6 ti squalifichi: { $part } %
       *[no] con 1 o 6 squalifichi { $who }: { $part } %
    }


## Che cosa è della casa

house-part =
    { $part ->
        [odds] Quote
        [prizes] Premi
       *[cards] Carte bastarde
    }
house-course = { $title } è roba di questa casa: nostre le curve, nostre le siepi, nostra l'acqua. Nessun regolamento l'ha mai visto.
house-odds = Le quote sono della casa: circa livello per corsia. L'allibratore giura che sono generose.
house-prizes = I premi sono della casa. Anche il sorriso con cui si consegnano.
house-cards = Quante carte ci siano di ogni tipo l'ha deciso la casa, e ha deciso male: per voi.


## Perché no

why-RN-RUL-04 = Il livello { $level } è già assegnato. Ogni tuo cavallo corre una volta.
why-RN-RUL-04-late = Troppo tardi. Le iscrizioni sono consegnate e piegate.
why-RN-RUL-06 = Puntata non valida. Banconote intere da { $step }, almeno una, e tu hai { $cash }.
why-RN-RUL-10 = Ci è già passato. Un cavallo non entra due volte nello stesso spazio in una mossa.
why-RN-RUL-12 = Una cosa alla volta. Prima raddoppi, o no.
why-RN-RUL-13 = Adesso può cadere solo il cavallo a metà mossa.
why-RN-RUL-14 = Non ora. Le carte si giocano tra mosse complete.
why-RN-RUL-19 = Ostacolo sbagliato. Quella Caduta non vale per quello su cui sta { $who }.
why-RN-RUL-20 = Un momento. Prima si sistema il cavallo caduto.
why-RN-RUL-20-remount = Troppo tardi. La Rimonta si chiedeva prima, e nessuno l'ha giocata.
why-RN-RUL-20-loose = Non ancora. Prima si chiede la Rimonta; il Cavallo Senza Fantino viene dopo.
why-RN-RUL-22 = Un cavallo sciolto basta. Il pezzo è già in pista.
why-RN-RUL-22-reins = In sella non c'è nessuno. Un cavallo senza fantino non raddoppia e non si ritira.
why-RN-RUL-23 = Troppo presto. Nessuno scivola prima del primo tiro.
why-RN-RUL-24 = { $who } è già sotto pressione. Una carta per tiro.
why-RN-RUL-25 = { $who } è già in posa. Una foto per corsa.
why-RN-RUL-27 = Troppo tardi. Ci si ritira invece di tirare, non invece di muovere.
why-RN-RUL-28 = Non basta. Il deposito è di £10.000 in mano, e tu hai { $cash }; le puntate non contano.
why-RN-RUL-36 =
    { $n ->
        [one] Il traguardo è troppo lontano. Hai una lunghezza.
       *[other] Il traguardo è troppo lontano. Hai { $n } lunghezze.
    }
why-RN-RUL-39 = { $who } ha lasciato il tavolo, cavallo compreso. Scommetti su chi c'è.
why-RN-BET-03 = Le schedine sono piegate. Si scommette prima della corsa.
why-RN-START-04 = Non è la tua mossa. Il turno gira in senso orario.
why-RN-DATA-01 = Lì non c'è prato. La pista finisce allo steccato.
why-RN-MOVE-01 = Prima tira. Il dado dice quanto.
why-RN-MOVE-02 =
    { $n ->
        [one] Hai una lunghezza, e una corsia ne costa una.
       *[other] Troppo lontano. Hai { $n } lunghezze, e ogni corsia ne costa una.
    }
why-RN-MOVE-04 = Non verso l'interno. Solo con un 6 si rientra.
why-RN-MOVE-04-one = Che ingordigia. Con un 6 si rientra di una corsia.
why-RN-MOVE-09 = Lì c'è già qualcuno: { $who }. Un cavallo per spazio.
why-RN-MOVE-10 = Avanti, prego. I cavalli montati non fanno retromarcia.
why-RN-MOVE-12 = La distanza c'è, la strada no: qualcuno è in mezzo. Un cavallo non salta un cavallo.
why-RN-DEC-07 = Prima dove, poi per quale via, e solo se fa differenza.
why-RN-DEC-15 = Attorno all'acqua o attraverso si chiede quando entrambe portano là, e il ruscello è ancora una novità.
why-RN-MOVE-14 = Hai già tirato. Un tiro per mossa; ora corri.
why-RN-MOVE-01-die = Questo lo dice il dado, non tu.
why-RN-CARD-03 = Niente carte nuove. Quelle distribuite devono bastare per sei corse.
why-RN-SETUP-06 = Le carte corsa sono scoperte. L'ordine è quello.
why-RN-PRE-01 = Le corsie si distribuiscono, non si scelgono. Reclama col mazzo.
why-RN-PRE-03 = Troppo presto. Prima le quote, poi le puntate.
why-RN-RUL-14-cards = Non ancora. Fra due mosse si chiedono le carte; quando tutti hanno passato, si corre.
why-RN-RUL-15 = Chi è stato il più svelto non lo decidi tu.
why-RN-MOVE-13 =
    { $n ->
        [one] Usa la tua lunghezza. Se ne corrono quante più possibile.
       *[other] Usane { $n }. Si corrono quante più lunghezze possibile.
    }
why-RN-MOVE-15 = Non sei abbastanza indietro. Servono quattro ostacoli di distacco, o che i posti pagati siano finiti.
why-RN-DBL-02 = Prima finisci questa parte. Si raddoppia quando si sta in una sezione.
why-RN-DBL-06 = Una volta basta. Una corsia per turno, raddoppi compresi.
why-RN-CARD-01 = Non hai { $card }. L'invidia non è una carta.
why-RN-CARD-01-named = Non hai Cadute per quell'ostacolo.
why-RN-WHIP-01 = Troppo tardi. { $who } ha lasciato la linea.
why-RN-WHIP-01-out = { $who } non è più in questa corsa. Lascia stare la povera bestia.
why-RN-FALSE-01 = Troppo tardi. Briars Brook è stato raggiunto.
why-RN-FALL-01 = { $who } non è in corsa. Chi è a terra resta a terra.
why-RN-FALL-05 = { $who } non è su un ostacolo. Aspetta che ci finisca.
why-RN-SLIP-01 = { $who } è su un ostacolo. Si scivola sul piano.
why-RN-SLIP-01-out = { $who } non è in corsa. Non c'è più niente da far scivolare.
why-RN-SLIP-02 = Sei fuori dalla corsa. Fa scivolare gli altri solo chi corre ancora.
why-RN-REM-01 = Nessuno è appena caduto. La Rimonta segue subito una Caduta.
why-RN-HUP-01 = Niente pressione, per ora. Solo il cavallo che sta per tirare, e solo sul dritto finale.
why-RN-OBJ-01 = Aspetta la fine. Le obiezioni vengono dopo la corsa.
why-RN-OBJ-03 = A quel posto non c'è nessuno. Nomina un cavallo nel Circolo.
why-RN-PHOTO-01 = Nessuno è ancora arrivato. Per una foto serve un arrivo.
why-RN-PHOTO-02 = Il momento è passato. Solo il cavallo che muove subito dopo il primo arrivato.
why-RN-RL-01 = Nessuno è appena caduto. Un cavallo perde il fantino con una Caduta.
why-RN-RL-04 =
    { $n ->
        [one] Deve correre la sua lunghezza, e non di più.
       *[other] Lì no. Corre tutte e { $n } le lunghezze se può, senza ripassare dove è stato.
    }
why-RN-RL-05 = È partito da lì. Nessuno spazio due volte in un turno.
why-RN-RL-06 = Non vince nulla. A un cavallo senza fantino il traguardo non dice niente.
why-RN-END-01 = La corsa è finita. Ascoltano ancora solo i commissari.


## Come è finita

# A cose fatte: che cosa si dice dei momenti più cattivi, una frase per ogni posto della pagina
nasty-felled =
    { $time ->
        [1] La siepe era innocente.
        [2] Al fantino è rimasta la sella. Solo quella.
        [3] Il pubblico ha trattenuto il fiato, e controllato le schedine.
       *[other] In quel fosso c'erano dei fiori. C'erano.
    }
nasty-slipped =
    { $time ->
        [1] Sapone, a giudicare dall'odore.
        [2] L'erba da sola non lo fa.
        [3] Il prato, interrogato, tace.
       *[other] Quattro zampe, e nessuna che servisse.
    }
nasty-whipped =
    { $time ->
        [1] Il cavallo ha chiesto il trasferimento.
        [2] Un incoraggiamento, a modo suo.
        [3] La frusta ha due capi, e questo era l'altro.
       *[other] Si ricorda la mano.
    }
nasty-pressed =
    { $time ->
        [1] C'era posto per uno, ed era preso.
        [2] Lo steccato ha lasciato il segno.
        [3] Da nessuna parte sembrava un incidente.
       *[other] Vicini vicini, e senza affetto.
    }
nasty-disqualified =
    { $time ->
        [1] I soldi erano già spesi.
        [2] Un reclamo, un dado, una rovina.
        [3] Giustizia è fatta, e con gusto.
       *[other] I commissari quella sera hanno cenato bene.
    }
nasty-photo_won =
    { $time ->
        [1] Una narice vale più di una scuderia.
        [2] Il fotografo ha il cappotto nuovo.
        [3] Il secondo posto ha un silenzio tutto suo.
       *[other] Guardate la foto. Riguardatela. Non serve.
    }
nasty-loosened =
    { $time ->
        [1] Senza fantino pareva sollevato.
        [2] Un cavallo scosso non deve niente a nessuno.
        [3] Correva meglio di prima.
       *[other] La cavezza non s'è più trovata.
    }
end-RN-GEN-03 =
    { $you ->
        [yes]
            { $n ->
                [one] Sei corse, e i soldi sono tuoi. Esci dal retro.
               *[other] Sei corse: { $who } si dividono la vittoria, e ci sei anche tu.
            }
       *[no]
            { $n ->
                [one] Sei corse, e i soldi li ha { $who }. Contatevi le dita.
               *[other] Sei corse: { $who } si dividono la vittoria.
            }
    }
end-RN-RUL-39 =
    { $you ->
        [yes] Gli altri sono andati a casa. Vinci tu, in compagnia dei cavalli.
       *[no] Gli altri sono andati a casa. Vince { $who }, in compagnia dei cavalli.
    }


## Opzioni del tavolo

preset-evening-facts =
    un consiglio a tutti, riga per riga
    20 secondi per una cattiveria
    – niente orologio
preset-classic-facts =
    la riunione di sempre
    un minuto a risposta
    – nessun maestro
preset-chaos-facts =
    vale la prima carta cliccata
    i cavalli cadono prima di raddoppiare
    – 20 secondi a risposta
option-board = Ippodromo
option-board-text = Dove si corre.
option-board-spitewell = Ippodromo di Malanimo
option-board-rn-f = Pista di prova RN-F
option-faller_named = Cadute
option-faller_named-text = Se una Caduta nomina il suo ostacolo o vale per tutti.
option-faller_named-data = come dice il percorso
option-faller_named-free = ogni ostacolo
option-bet_step = Puntata minima
option-bet_step-text = Le puntate sono multipli di questa.
option-bet_step-data = Come dice il percorso
option-bet_step-5000 = £5.000
option-bet_step-10000 = £10.000
option-bet_step-1000 = £1.000
option-lanes_compact = Niente corsie vuote
option-lanes_compact-text = In meno di sei si danno solo le corsie interne.
option-route_first = Fermarsi dietro un cavallo
option-route_first-text = Una via può finire dove un cavallo è subito davanti, anche se si può aggirare.
option-fall_before_double = Caduta prima del raddoppio
option-fall_before_double-text = Un cavallo fermo su un ostacolo può cadere prima di raddoppiare.
option-slam = Manata
option-slam-text = Si gioca la prima carta cliccata, invece di chiedere in ordine.
option-slip_by_finishers = Scivolone anche da chi è arrivato
option-slip_by_finishers-text = Può giocare uno Scivolone anche chi ha già finito.
option-stop_at_paid = Fine ai posti pagati
option-stop_at_paid-text = La corsa finisce appena sono assegnati tutti i posti pagati.
option-unpaid_places_to_winner = Premi non in palio a chi vince
option-unpaid_places_to_winner-text = Con pochi partenti i premi non in palio vanno al vincitore.
option-colours = Colori delle scuderie
option-colours-text = Ognuno sceglie un colore per tutta la riunione; chi tentenna si tiene quello che avanza.
option-colours-seats = come vengono i posti
option-colours-red = rosso
option-colours-blue = blu
option-colours-yellow = giallo
option-colours-green = verde
option-colours-purple = viola
option-colours-teal = petrolio
option-bookmaker = Allibratore
option-bookmaker-text = Il numero del posto di chi ha l'ultima parola nel giro delle obiezioni.
option-bookmaker-1 = il primo posto


## Sulla figura

title-short = Corsa di Cavalli
when-race = corsa { $n } di { $last }
when-race-short = corsa { $n }
seats-money = Soldi
board-title = La lavagna
board-race = Corsa { $n }, { $who }
board-prizes = Premi { $money }
board-name = Scuderia
board-me = Tu
board-level = Livello
board-doubles = Raddoppia in
board-lane = Corsia
board-odds = Quota
board-stake = Puntata
board-none = niente
plate-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
cards-mine = Carte bastarde
cards-last = tutta la partita
cards-none = Tutte giocate. Ormai sei quasi una persona onesta.
card-short =
    { $n ->
        [0] Alla Frusta!
        [1] Falsa Partenza
        [2] Scivolone
        [3] Rimonta
        [4] Pressione: dentro
        [5] Pressione: fuori
        [6] Obiezione
        [7] Investi­gazione
        [8] Testa a Testa
        [9] Senza Fantino
       *[other] Caduta: ogni ostacolo
    }
slip-mine = La mia schedina:
slip-own = il mio cavallo
slip-bet = { $money } su { $who }, { $odds }
slip-secret = Non lo sa nessun altro.
aside-route = Ogni corsia cambiata costa una lunghezza.
aside-bet = Paga solo il primo posto. La puntata su chi vince torna indietro.
aside-stake =
    { $more ->
        [yes] Quanto avresti, premi esclusi. Poi vengono i biglietti più piccoli.
       *[no] Quanto avresti, premi esclusi.
    }
told-fence = Chi si ferma qui può essere messo fuori corsa da chiunque abbia una Caduta.
told-section = Finisci qui la mossa: se il tuo livello ne ha diritto, corri di nuovo lo stesso numero.
told-entitled = Qui ne ha diritto il livello { $level }.
told-plain = Prato e basta: qui nessuna Caduta fa male, solo uno Scivolone.
told-start = La linea di partenza. Alla Frusta! funziona solo qui.
told-finish = Chi passa per primo questo palo vince, se i commissari, una foto o una carta non dicono altro.
told-horse =
    { $you ->
        [yes] Il tuo cavallo
       *[no] Il cavallo di { $who }
    }
told-level = Livello { $level }, corsia { $lane }, { $odds }.
told-doubles = Può ancora raddoppiare: { $last }.
told-no-doubles = Non raddoppia più.
told-where = { $n ->
    [0] Aspetta sulla linea di partenza.
   *[other] È in corsia { $lane }, lunghezza { $n }.
}
told-whips = { $n ->
    [one] Frustato: perde ancora una mossa.
   *[other] Frustato: perde { $n } mosse.
}
told-stray = Corre senza fantino, e sta in mezzo ai piedi a tutti.
sign-start = Partenza
sign-finish = Traguardo


## Il tavolo a parole: il terminale, e chi ascolta invece di guardare

text-race = corsa { $n } di 6: { $who }
text-gone = via
text-horse = puntata { $stake }, livello { $level }, quota { $odds }, carte { $n };
text-lane = corsia { $lane }, lunghezza { $n }
text-home = { $n ->
        [0] all'arrivo, squalificato
       *[other] all'arrivo, posto { $n }
    }
text-fate = { $who ->
        [fallen] caduto
        [slipped] scivolato
        [withdrawn] ritirato
       *[other] agli ordini dello starter
    }
text-bank = banca £{ $money }, giro { $n }

# Che cosa non va in un ippodromo o in una posizione
course-odd = { $value } manca o non è del suo genere; data/spitewell.toml mostra come si scrive.
space-none = Non c'è nessuna casella { $space } su { $course }: scrivi corsia/lunghezza, come 3/12.
position-odd = posizione: { $value } non si legge; 'dispetto describe horse-racing' dice che cosa si può scrivere.
position-horse = posizione, cavallo { $who }: { $key } = { $value } non è at, lane, level, doubled o whips.
position-phase = posizione: phase { $value } non è nessuna di entries, lanes, bets, start, window, turn, over.

# Che cosa sta fra le migliaia di una somma
thousands = .

# Che cosa non va in un ippodromo, una frase per volta; e che cosa si dice di uno che va bene
course-praise = { $title }: { $spaces } caselle in { $lanes } corsie, { $jumps } salti a corsa. Tutto a posto.
part-file = Il file
part-lane = La corsia { $n }
part-of =
    { $kind ->
        [obstacle] L'ostacolo { $key }
        [section] Il tratto { $key }
       *[race] La corsa { $key }
    }
part-key = { $part } ha una chiave { $key } che nessuno legge: può avere { $known }.
part-provenance = { $part } ha provenance { $value }: dev'essere uno di { $known }.
straight-lanes = La dirittura d'arrivo comincia in { $n } corsie: serve un numero per ognuna delle { $right }.
straight-begins = La dirittura d'arrivo della corsia { $lane } comincia su { $n }: dev'essere da 1 a { $last }.
obstacle-dry = L'ostacolo { $key } non ha acqua nella corsia { $lane }: serve una casella in ognuna.
obstacle-wide = L'ostacolo { $key } prende { $n } caselle della corsia { $lane }: solo l'acqua può essere così larga.
obstacle-torn = L'ostacolo { $key } sta su { $spaces } nella corsia { $lane }: devono seguirsi.
lanes-other = Le corsie sono { $n }: un ippodromo ne ha { $right }.
lane-short = La corsia { $lane } è più corta della { $inside }: l'esterno di una curva non è mai la strada più breve.
lane-twice = La corsia { $lane } ripete { $n } caselle su { $spaces }: una corsa è un giro e un quarto.
step-over = Il passo di lato dalla corsia { $lane }, casella { $space }, scavalca un ostacolo senza atterrarci.
step-back = Il passo di lato dalla corsia { $lane }, casella { $space }, torna indietro oltre un ostacolo.
step-dry = Il passo di lato dalla corsia { $lane }, casella { $space }, torna fuori dall'acqua.
step-start = Il passo di lato dalla corsia { $lane }, casella { $space }, attraversa la linea di partenza.
step-far = Il passo di lato dalla corsia { $lane }, casella { $space }, porta più avanti dello stesso passo una lunghezza dopo.
obstacles-other = Gli ostacoli sono { $n }: un ippodromo ha cinque siepi e l'acqua.
jumps-other = La corsia { $lane } ha { $n } salti a corsa: devono essere { $right }.
start-fenced = La corsia { $lane } parte su un ostacolo. Si comincia bene.
sections-other = I tratti sono { $known }: devono essere { $right }, in quest'ordine.
section-lane = Il tratto { $key } non ha caselle nella corsia { $lane }.
section-late = Il tratto EP conta solo al primo passaggio.
level-one = Il livello 1 deve raddoppiare in EP, QU e FW.
level-six = Il livello 6 deve raddoppiare solo in FW.
level-more = Il livello { $level } raddoppia in più tratti del livello { $faster }.
odds-table = Alla tabella delle quote servono sei righe di sei quote sopra lo 0.
races-other = Le corse sono { $n }: una riunione ne ha sei.
prizes-rise = I premi { $value } della corsa { $n } non calano dal primo al terzo.
cards-other = Le carte Really Nasty sono { $n }: devono essere 24.
money-notes = Il denaro iniziale dev'essere in banconote intere.
layout-places = La disposizione { $layout } ha { $n } posti per { $spaces } caselle.
layout-same = Due caselle stanno nello stesso posto nella disposizione { $layout }.

# What studies of the laboratory count.
trait-lane = corsia
trait-level = livello
trait-a-pound-on-lane = una sterlina sulla corsia
trait-a-pound-on-level = una sterlina sul livello

# Quello che gli amici ricordano.
feat-faller = La caduta più crudele
feat-faller-text = { $who } ha buttato giù { $whom } con £{ $n } puntate sopra
feat-bet = La scommessa più rovinosa
feat-bet-text = { $who } ha salutato £{ $n }

what-course = ippodromo

# Che cosa è troppo in un ippodromo che qualcuno porta, o non è del suo genere
bound-title = { $part } ha bisogno di un titolo: lettere su una riga, al massimo { $most }.
bound-rows = servono { $most } [[{ $key }]], non { $n }.
bound-table = manca [{ $key }].
bound-list = { $where } è un elenco di { $n } numeri.
bound-number = { $where }: { $value } non è un numero intero da { $low } a { $high }.
bound-stretches = le parti della corsia { $n } fanno { $total }, non { $value }.
bound-spaces = la corsia { $n } ha da { $low } a { $high } caselle, non { $value }.
bound-places = corsia { $n }: ogni posto di { $layout } è di tre numeri, due dei quali da 0 a { $most }.
bound-key = { $value } non è una chiave per { $kind ->
        [race] una corsa
       *[obstacle] un ostacolo
    }: lettere minuscole, al massimo venti.
bound-wide = l'ostacolo { $key } è più largo di { $most } caselle. Quello è un lago.
bound-water = un ostacolo manca o non è del suo genere: cinque sono siepi e uno è l'acqua.
bound-twice = due ostacoli hanno la stessa chiave.
bound-section = { $value } non è un tratto: ci sono { $known }.
bound-odds = { $value } non è una quota: scrivi 6 o 5/2, sopra lo 0 e al massimo { $most } a 1.
bench-stretches = questo ippodromo non dice dove sono le curve (stretches di ogni corsia). Un tavolo lo prende com'è; il banco no.
bench-crooked = questo ippodromo è più storto di tutto quello che si costruisce qui. Un tavolo lo prende com'è; il banco no.
bench-odds = { $value } non è una quota: scrivi 6 o 5/2.
step-leap = Dalla corsia { $lane }, casella { $space }, un cavallo atterrerebbe nella { $other } più lontano di quanto si possa indicare: corsie vicine troppo diverse.

# Quello che si costruisce
make-what = Ippodromi
make-one = un ippodromo
make-new = Corsie, siepi, tratti, quote: in tabella, e il prato accanto. I commissari leggono con te.
make-lane = Corsie
make-lane-text = Le caselle di ogni parte, la corsia 1 all'interno. Si corre un giro, poi “ancora” tante. Prima: di quante lunghezze la dirittura d'arrivo comincia prima della linea.
make-lane-home = Arrivo
make-lane-bend = 1ª curva
make-lane-back = Opposta
make-lane-turn = 2ª curva
make-lane-again = Ancora
make-lane-early = Prima
make-obstacle = Siepi e acqua
make-obstacle-text = Dove sta ognuna nella corsia interna, in lunghezze della sua parte; le altre corsie seguono. Le cadute sono le carte che la nominano.
make-obstacle-on = Dove
make-obstacle-space = A lunghezze
make-obstacle-kind = È
make-obstacle-wide = Larga
make-obstacle-fallers = Cadute
make-obstacle-en = In inglese
make-obstacle-it = In italiano
make-section = Dove si raddoppia
make-section-text = Le spunte sono i livelli che lì raddoppiano.
make-section-pass = Passaggio
make-section-on = Dove
make-section-from = A lunghezze
make-section-long = Lungo
make-section-l1 = 1
make-section-l2 = 2
make-section-l3 = 3
make-section-l4 = 4
make-section-l5 = 5
make-section-l6 = 6
make-odds = Quote a 1
make-odds-text = Una riga per livello, una colonna per corsia.
make-odds-l1 = Corsia 1
make-odds-l2 = Corsia 2
make-odds-l3 = Corsia 3
make-odds-l4 = Corsia 4
make-odds-l5 = Corsia 5
make-odds-l6 = Corsia 6
make-race = Corse e premi
make-race-first = 1º
make-race-second = 2º
make-race-third = 3º
make-race-en = In inglese
make-race-it = In italiano
make-card = Carte Really Nasty
make-card-text = 24 in tutto, con le cadute delle siepi.
make-card-count = Carte
make-value-home = dirittura d'arrivo
make-value-bend = prima curva
make-value-back = dirittura opposta
make-value-turn = seconda curva
make-value-hedge = siepe
make-value-water = acqua
make-mend-lane-short = Allarga l'esterno
make-mend-step-leap = Addolcisci le curve
make-mend-step-far = Addolcisci le curve
make-mend-lane-twice = Un quarto basta
make-mend-level-one = Metti a posto i livelli
make-mend-level-six = Metti a posto i livelli
make-mend-level-more = Metti a posto i livelli
make-mend-prizes-rise = Falli calare
make-mend-cards-other = Falle 24
doubt-near = Fra { $a } e { $b } nessuno tira il fiato. È legale, come quasi tutte le crudeltà.
doubt-odds = Il livello { $level } nella corsia { $lane } paga meno del livello { $faster }, che è più veloce. Ci punterebbe solo uno sciocco, e tu ne conosci.
praise-course = { $spaces } caselle, { $jumps } salti, { $long } lunghezze all'interno e { $far } all'esterno. Ai cavalli non è stato detto niente.
