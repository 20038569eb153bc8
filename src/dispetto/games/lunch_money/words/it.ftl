# Lunch Money in italiano. Le carte tengono il nome stampato; dove serve un genere sono femminili («la carta»).
#
# $you      yes se chi legge è chi agisce              $actor, $actor_g   chi agisce: il nome; f, m o n
# $who_you  yes se chi legge è chi subisce             $who, $who_g       l'altra persona
# .means    una carta in italiano, accanto al nome stampato
# $card     una carta per nome                         $how               com'è il colpo, in due parole (.blow)

game-lunch-money-title = Lunch Money
game-lunch-money-tagline = Ricreazione. Nessun adulto in vista. Quindici punti a testa, cinque carte e tanto rancore.

# Con il senno di poi: che cosa contava dove una risposta era sbagliata
hindsight-duel =
    { $n ->
        [one] { $who_you ->
            [yes] Ti restava
           *[no] A { $who } restava
        }
       *[other] Agli altri restava al più
    } { $points ->
        [one] un punto
       *[other] vita per { $points } punti
    }, { $you ->
        [yes] a te per { $mine }
       *[no] a { $actor } per { $mine }
    }.
hindsight-yard =
    { $who_you ->
        [yes] Il colosso eri tu
       *[no] Il colosso era { $who }
    } con { $points } punti, { $weak_you ->
        [yes] tu barcollavi
       *[no] { $weak } barcollava
    } con { $few }; { $you ->
        [yes] tu ne avevi
       *[no] { $actor } ne aveva
    } { $mine }.
# Lo stesso in un suggerimento, detto a chi deve rispondere: com'è adesso
insight-duel =
    { $n ->
        [one] A { $who } resta
       *[other] Agli altri resta al più
    } { $points ->
        [one] un punto
       *[other] vita per { $points } punti
    }, a te per { $mine }.
insight-yard = Il colosso è { $who } con { $points } punti, { $weak } barcolla con { $few }; tu ne hai { $mine }.

# Il consiglio: quel che conta in una domanda, una riga nelle prime partite.
coach-Main = Un colpo si può parare o schivare; quel che segue un Grab no. Niente di buono? Cambia carte.
coach-Interrupt = Una Humiliation annulla questa carta e ti regala un colpo. Tienila per quel che ti fa male.
coach-Release = Chi tiene qualcuno non ha mani libere. Molla, o incassa.
coach-Defend = Un Block o un Dodge ferma un colpo. Con un Block puoi afferrare a tua volta, con un Dodge ti salvi soltanto.
coach-PassOn = Passa al vicino finché qualcuno non schiva. A te non arriva mai.
coach-Follow = Quel che segue non si ferma e si somma. Cala il numero più grosso che hai.
coach-Backlash = Tutto quel che è passato torna a chi l'ha mandato.
coach-NutsBack = Di nuovo in mano serve ancora, e peschi una carta di meno.
coach-Free = Un colpo gratis non lo ferma nessuno. È il posto dei numeri grossi.
coach-PokeBlow = Chi non vede non ferma niente: aggiungi un colpo.
coach-CounterGrab = Un Grab adesso apre una combo. Dodge, Freedom o Humiliation possono ancora rovinarla.
coach-Rescue = Ogni First Aid dà due punti. Devi arrivare almeno a 1, o sei fuori.
coach-HideHeal = Un First Aid preso di nascosto non può guastarlo nessuno.
coach-HideDiscard = Butta quel che non giochi mai: ne peschi subito altrettante.
coach-HippieBlow = Un colpo a testa all'Hippie. Rifiutare sarebbe maleducato.
coach-Imaginary = Ancora un attacco in questo turno, da parte di chi non c'è.

# Come si gioca, in una pagina. La frase di un riquadro ha al massimo 17 parole.
howto-aim = Quindici punti a testa. Fai in modo che finiscano prima quelli degli altri.
howto-ends = A 0 sei fuori, salvo First Aid. Vince chi resta in piedi per ultimo: *basta un punto*.
howto-turn-attack = Attacca
howto-turn-attack-text = una carta, una vittima
howto-turn-heal = Curati
howto-turn-heal-text = due punti per carta
howto-turn-swap = Cambia
howto-turn-swap-text = butta, e pesca altrettante
howto-turn-draw = Poi pesca
howto-turn-draw-text = fino a cinque carte
howto-panel-hit = Colpisci
howto-panel-hit-text = Le carte gialle e rosa fanno male. Il numero rosso è quanto perde la vittima.
howto-panel-duck = Schiva
howto-panel-duck-text = Le carte blu fermano il colpo, e un Block risponde con un Grab. Contro i gratis, niente.
howto-panel-grab = Afferra, poi con calma
howto-panel-grab-text = Chi è in presa non si difende: quel che segue un Grab si somma.
howto-panel-shame = Umilia
howto-panel-shame-text = Chiunque, sempre: annulla la carta appena giocata, e ti regala un colpo gratis.
howto-laugh = ah ah!


## Le carte

type-elbow = Elbow
    .means = gomitata
    .blow = la parte a punta del braccio, consegnata a mano
    .card = La parte più appuntita del braccio.
type-elbow-text = Base, 2 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-hailmary = Hail Mary
    .means = colpo della disperazione
    .blow = occhi chiusi, tutto dentro, qualcuno se ne pentirà
    .card = Il colpo più grosso che c'è.
type-hailmary-text = Base, 7 punti: il colpo singolo più grosso che ci sia. La fermano Block, Dodge, Backlash, Humiliation.
type-headbutt = Headbutt
    .means = testata
    .blow = due crani, una sola idea
    .card = Libera anche da un Choke.
type-headbutt-text = Base, 3 punti. Libera anche da un Choke. La fermano Block, Dodge, Backlash, Humiliation.
type-hook = Hook
    .means = gancio
    .blow = gira l'angolo e arriva all'orecchio
    .card = Dietro l'angolo, sull'orecchio.
type-hook-text = Base, 2 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-jab = Jab
    .means = diretto
    .blow = svelto, piccolo e maleducatissimo
    .card = Anche mentre tieni un Headlock.
type-jab-text = Base, 1 punto; si può usare mentre si tiene un Headlock. La fermano Block, Dodge, Backlash, Humiliation.
type-kick2 = Kick²
    .means = calcio
    .blow = dritto nello stinco, come in famiglia
    .card = Dritto allo stinco, come in famiglia.
type-kick2-text = Base, 2 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-kick4 = Kick⁴
    .means = calcione
    .blow = un calcio con la rincorsa e un buon motivo
    .card = Con la rincorsa e un motivo.
type-kick4-text = Base, 4 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-pimpslap = Pimp Slap
    .means = schiaffone
    .blow = mano aperta, discussione chiusa
    .card = Mano aperta, discorso chiuso.
type-pimpslap-text = Base, 2 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-uppercut = Uppercut
    .means = montante
    .blow = dalle ginocchia al mento senza fermate
    .card = Anche mentre tieni un Headlock.
type-uppercut-text = Base, 3 punti; si può usare mentre si tiene un Headlock. La fermano Block, Dodge, Backlash, Humiliation.
type-roundhouse = Roundhouse
    .means = calcio rotante
    .blow = un giro completo, e qualcuno alla fine
    .card = Se schivato, va al prossimo.
type-roundhouse-text = Base, 4 punti. Se la schivi passa a chi ti sta accanto. La fermano Block, Backlash, Humiliation.
type-backfist = Spinning Backfist
    .means = manrovescio con piroetta
    .blow = una piroetta, nocche in avanti
    .card = Se schivato, va al prossimo.
type-backfist-text = Base, 3 punti. Se la schivi passa a chi ti sta accanto. La fermano Block, Backlash, Humiliation.
type-beatdown = Beat Down
    .means = pestaggio
    .blow = giù, e poi ancora un po' più giù
    .card = Giù, e poi un altro po' più giù.
type-beatdown-text = Base, 4 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-evileye = Evil Eye
    .means = malocchio
    .blow = uno sguardo che lascia il livido
    .card = Uno sguardo che lascia il livido.
type-evileye-text = Base, 1 punto. La fermano Block, Dodge, Backlash, Humiliation.
type-snipe = Snipe
    .means = colpo da lontano
    .blow = pallina di carta, dodici metri, nessun testimone
    .card = Pallina di carta, da lontano.
type-snipe-text = Base, 2 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-pins = Pins & Needles
    .means = puntina sulla sedia
    .blow = qualcosa di appuntito sulla sedia
    .card = Qualcosa di appuntito sulla sedia.
type-pins-text = Base, 2 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-platecleaner = Plate Cleaner
    .means = vassoiata
    .blow = il vassoio della mensa, a due mani
    .card = Vassoio della mensa, a due mani.
type-platecleaner-text = Base, 3 punti. La fermano Block, Dodge, Backlash, Humiliation.
type-knife = Knife
    .means = coltello
    .blow = viene dalla mensa, e non è per il burro
    .card = Ti torna in mano.
type-knife-text = Arma, 3 punti, e torna in mano. La fermano Block, Dodge, Backlash, Humiliation; Disarm la porta via.
type-chain = Chain
    .means = catena
    .blow = alla bicicletta non servirà più
    .card = Ti torna in mano.
type-chain-text = Arma, 3 punti, e torna in mano. La fermano Block, Dodge, Backlash, Humiliation; Disarm la porta via.
type-pipe = Pipe
    .means = tubo
    .blow = idraulica applicata
    .card = Ti torna in mano.
type-pipe-text = Arma, 3 punti, e torna in mano. La fermano Block, Dodge, Backlash, Humiliation; Disarm la porta via.
type-hammer = Hammer
    .means = martello
    .blow = in prestito dal laboratorio, per un lavoretto diverso
    .card = Ti torna in mano.
type-hammer-text = Arma, 3 punti, e torna in mano. La fermano Block, Dodge, Backlash, Humiliation; Disarm la porta via.
type-chunk = Chunk
    .means = mattone
    .blow = un pezzo di cortile, in volo
    .card = Ti torna in mano. Inutile la parata (Block).
type-chunk-text = Arma, 3 punti, e torna in mano. Solo Dodge, Backlash, Humiliation; la si toglie con una presa (Grab) e poi Disarm.
type-dodge = Dodge
    .means = schivata
    .card = Ferma un colpo o una presa (Grab).
type-dodge-text = Schivata: ferma un colpo, e una presa (Grab). Inutile contro un attacco libero. La annulla Humiliation.
type-block = Block
    .means = parata
    .card = Ferma un colpo. Poi puoi afferrare (Grab).
type-block-text = Parata: ferma un colpo e permette una presa (Grab). Non contro Chunk né contro una presa pulita. La annulla Humiliation.
type-firstaid = First Aid
    .means = cerotto
    .card = Due punti che tornano a te.
type-firstaid-text = Due punti indietro: come azione, o per restare in gioco quando si scende a 0.
type-freedom = Freedom
    .means = sgusciata
    .card = Fuori da una presa (Grab) o da una stretta.
type-freedom-text = Libera da presa (Grab), Choke, Headlock, Wedgy, o da un Time Out appena giocato. La annulla Humiliation.
type-disarm = Disarm
    .means = disarmo
    .card = Rompe un'arma, per sempre.
type-disarm-text = Ferma Knife, Chain, Pipe, Hammer, una volta per tutte; dopo una propria presa (Grab) toglie un Chunk.
type-faster = Faster
    .means = riflessi pronti
    .card = Schivata o parata, per tutto il turno.
type-faster-text = Con una schivata (Dodge) o una parata (Block): quella carta a volontà, per questo turno. La annulla Humiliation.
type-hide = Hide
    .means = nascondiglio
    .card = Irraggiungibile fino al tuo turno.
type-hide-text = Come azione: al sicuro fino al prossimo turno. Ci si cura, si scarta, si pesca. La annulla Humiliation.
type-backlash = Backlash
    .means = ritorno al mittente
    .card = L'attacco intero torna indietro.
type-backlash-text = Alla fine di un attacco: torna tutto al mittente. La annullano Humiliation o Backlash.
type-bigcombo = Big Combo
    .means = combinazione
    .blow = due mosse annunciate prima, il che è peggio
    .card = Due colpi, una risposta ciascuno.
type-bigcombo-text = Due colpi da 3. Una parata (Block) o schivata (Dodge) per colpo; un Backlash o una Humiliation per tutto.
type-choke = Choke
    .means = strozzata
    .blow = due mani, un collo
    .card = Dopo una presa (Grab): 1 ora, 1 a turno.
type-choke-text = Dopo una presa (Grab): 1 subito, 1 a ogni tuo turno. Subito Freedom o Humiliation; poi anche Stomp o Headbutt.
type-grab = Grab
    .means = presa
    .blow = per il colletto
    .card = Presa: tieni uno, e una carta gratis.
type-grab-text = Presa: afferri qualcuno e colpisci con una carta libera. La fermano Dodge, Freedom, Humiliation.
type-headlock = Headlock
    .means = cravatta
    .blow = una testa sotto un braccio
    .card = Dopo una presa (Grab): tieni e pesta.
type-headlock-text = Dopo una presa (Grab): tieni, e giù Jab, Uppercut, Stomp. Subito Freedom o Humiliation; poi anche Stomp.
type-humiliation = Humiliation
    .means = umiliazione
    .blow = parole che si citeranno per anni
    .card = Annulla una carta, poi colpo gratis.
type-humiliation-text = Annulla quasi tutto quello che si può fare, e regala un colpo libero. Le risponde solo Humiliation.
type-poke = Poke in the Eye
    .means = dito nell'occhio
    .blow = un dito, nessuna scusa
    .card = Acceca per un turno. Poi una Base gratis.
type-poke-text = 1 punto, una Base libera subito, e niente difese fino alla fine del turno dopo. Block, Dodge, Backlash, Humiliation.
type-powerplay = Powerplay
    .means = prova di forza
    .blow = un maltrattamento con coreografia
    .card = Dopo una presa (Grab). Poi una Base.
type-powerplay-text = Dopo una presa (Grab): 3 punti e una Base libera. Backlash, Humiliation.
type-stomp = Stomp
    .means = pestone
    .blow = tutto il peso sui piedi altrui
    .card = Dimezza il prossimo attacco. Libera.
type-stomp-text = 1 punto, e il prossimo attacco della vittima vale la metà. Rompe ogni presa. Block, Dodge, Backlash, Humiliation.
type-uppercut2 = Uppercut²
    .means = doppio montante
    .blow = un montante, e il montante successivo
    .card = Poi una Base gratis.
type-uppercut2-text = 6 punti e una Base libera. Block, Dodge, Backlash, Humiliation.
type-twofer = 2-Fer
    .means = due al prezzo di uno
    .blow = due al prezzo di uno
    .card = Due colpi, a uno o a due.
type-twofer-text = Due colpi da 3, su una persona o su due. Una parata (Block) o schivata (Dodge) per colpo; un Backlash o una Humiliation per tutto.
type-abandonment = Abandonment
    .means = abbandono
    .blow = e di colpo nessuno ti vuole più bene
    .card = Via tutta la mano, cinque nuove.
type-abandonment-text = Qualcuno butta tutta la mano e pesca cinque carte. Niente la ferma.
type-cooties = Cooties
    .means = pidocchi
    .blow = invisibili, incurabili, esilaranti
    .card = Dopo una presa (Grab): 1 a turno. Contagia.
type-cooties-text = Dopo una presa (Grab): 1 subito, 1 a ogni turno di chi li ha. Si attaccano con parata (Block) e presa (Grab).
type-hippie = Hippie
    .means = figlio dei fiori
    .blow = fiori, sandali, bersaglio
    .card = Tutti possono colpire uno, una volta.
type-hippie-text = Chiunque può colpire una persona, una volta, con una Base o un'Arma. Humiliation, appena giocata.
type-imaginary = Imaginary Friend
    .means = amico immaginario
    .blow = me l'ha detto lui
    .card = A fine turno: ancora una Base.
type-imaginary-text = Alla fine del tuo turno: un'altra Base. Ci si difende, non si contrattacca. Humiliation.
type-nuts = Nuts
    .means = colpo basso
    .blow = lì, precisamente lì
    .card = Puoi riprenderlo.
type-nuts-text = 3 punti, e se vuoi la riprendi. Block, Dodge, Backlash, Humiliation.
type-spank = Spank
    .means = sculacciata
    .blow = sulle ginocchia, davanti a tutti
    .card = Dopo una presa (Grab). A mano aperta.
type-spank-text = Dopo una presa (Grab): 2 punti. Backlash, Humiliation.
type-tantrum = Tantrum
    .means = scenata
    .blow = pugni, piedi, denti e molto rumore
    .card = Cinque colpi, una risposta ciascuno.
type-tantrum-text = Cinque colpi da 1. Una parata (Block) o schivata (Dodge) per colpo; un Backlash o una Humiliation per tutto.
type-timeout = Time Out
    .means = castigo
    .blow = nell'angolo, per due giri
    .card = Qualcuno salta due giri.
type-timeout-text = Qualcuno resta fuori dal gioco per due giri. Solo Freedom, subito.
type-wedgy = Wedgy
    .means = mutande tirate
    .blow = su, e ancora su, e ancora su
    .card = Dopo una presa (Grab). Fiacca gli attacchi.
type-wedgy-text = Dopo una presa (Grab): 1 punto, e 1 in meno a ogni attacco fino a una Freedom. Niente Humiliation.
type-weird = Weird
    .means = stranezza
    .blow = e di quel che successe poi nessuno parla
    .card = Con un colpo: 2 punti in più.
type-weird-text = Con una Base o una Speciale che fa male: 2 punti in più.


## Che cosa è successo

event-turn =
    { $you ->
        [yes]
            { $n ->
                [1] Cominci tu. Per ora non ti hanno fatto niente.
               *[other]
                    { $mood ->
                        [0] Tocca a te. Fai piangere qualcuno.
                        [1] Tocca a te. La maestra è in fondo al cortile.
                        [2] Tocca a te. C'è chi ha più monete di quante ne merita.
                        [3] Tocca a te. Tua madre è convinta che tu non faresti mai male a nessuno.
                        [4] Tocca a te. Prenditela con chi è più piccolo: oggi lo sono tutti.
                        [5] Tocca a te. Ti hanno detto di condividere: condividi questo.
                        [6] Tocca a te. Ricordati chi ha riso.
                        [7] Tocca a te. Un calcio oggi ne risparmia due domani.
                        [8] Tocca a te. Nessuno ha visto niente, per ora.
                        [9] Tocca a te. Su le maniche: poi si lava.
                       *[other] Tocca a te. Fai in modo che cambino scuola.
                    }
            }
       *[no]
            { $n ->
                [1] Comincia { $actor }. Fate finta di niente.
               *[other]
                    { $mood ->
                        [0] Tocca a { $actor }. Fate finta di niente.
                        [1] Tocca a { $actor }. Guardatevi le scarpe.
                        [2] Tocca a { $actor }. Mettetevi dietro a qualcuno.
                        [3] Tocca a { $actor }, e nel cortile cala il silenzio.
                        [4] Tocca a { $actor }. Quelle nocche non scrocchiano da sole.
                        [5] Tocca a { $actor }. Contatevi i denti, finché si può.
                        [6] Tocca a { $actor }, col sorriso di chi ha un piano.
                        [7] Tocca a { $actor }. Le altalene si fermano da sole.
                        [8] Tocca a { $actor }. La campanella, adesso, farebbe comodo.
                        [9] Tocca a { $actor }. Una merenda è in pericolo.
                       *[other] Tocca a { $actor }. Il primo che batte ciglio è spacciato.
                    }
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
    { $you ->
        [yes] Hai
       *[no] { $actor } ha
    } { $weird ->
        [0] un { $card }
       *[other] un { $card } piuttosto Weird
    } per { $who_you ->
        [yes] te
       *[no] { $who }
    } e { $also_you ->
        [yes] te
       *[no] { $also }
    }: uno a testa, senza spingere.
event-struck =
    { $weird ->
        [0] Gratis, da { $you ->
            [yes] te
           *[no] { $actor }
        } a { $who_you ->
            [yes] te
           *[no] { $who }
        }. { $card }: { $how }.
       *[other] Gratis e pure Weird, da { $you ->
            [yes] te
           *[no] { $actor }
        } a { $who_you ->
            [yes] te
           *[no] { $who }
        }. { $card }: { $how }.
    }
event-pummelled =
    { $you ->
        [yes] Suoni il tamburo sulla testa di { $who }
       *[no] { $who_you ->
            [yes] { $actor } suona il tamburo sulla tua testa
           *[no] { $actor } suona il tamburo sulla testa di { $who }
        }
    } con { $n ->
        [1] una carta.
       *[other] { $n } carte.
    }
event-imagined =
    { $weird ->
        [0] { $you ->
            [yes] Giuri
           *[no] { $actor } giura
        } che è stato l'amico immaginario. { $card } su { $who_you ->
            [yes] di te
           *[no] { $who }
        }: { $how }.
       *[other] { $you ->
            [yes] Giuri
           *[no] { $actor } giura
        } che è stato un amico immaginario molto Weird. { $card } su { $who_you ->
            [yes] di te
           *[no] { $who }
        }: { $how }.
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
        [0] E già che { $you ->
            [yes] ci sei, aggiungi
           *[no] c'è, { $actor } aggiunge
        } { $card } su { $who_you ->
            [yes] di te
           *[no] { $who }
        }: { $how }.
       *[other] E già che { $you ->
            [yes] ci sei, aggiungi
           *[no] c'è, { $actor } aggiunge
        } { $card } su { $who_you ->
            [yes] di te
           *[no] { $who }
        }, molto Weird: { $how }.
    }
event-went_on =
    { $who_you ->
        [yes] { $card } non ha ancora finito: arriva a te.
       *[no] { $card } non ha ancora finito: arriva a { $who }.
    }
event-defended =
    { $you ->
        [yes] { $blocks ->
            [0] { $dodges ->
                [1] Schivi.
               *[other] Schivi { $dodges } volte.
            }
            [1] { $dodges ->
                [0] Pari il colpo.
               *[other] Pari e schivi.
            }
           *[other] { $dodges ->
                [0] Ne pari { $blocks }.
               *[other] Ne pari { $blocks } e schivi.
            }
        }
       *[no] { $blocks ->
            [0] { $dodges ->
                [1] { $actor } schiva.
               *[other] { $actor } schiva { $dodges } volte.
            }
            [1] { $dodges ->
                [0] { $actor } para il colpo.
               *[other] { $actor } para e schiva.
            }
           *[other] { $dodges ->
                [0] { $actor } ne para { $blocks }.
               *[other] { $actor } ne para { $blocks } e schiva.
            }
        }
    } { $dodges ->
        [0] Il rumore si sente lo stesso.
        [1] { $who_you ->
            [yes] Colpisci l'aria.
           *[no] { $who } colpisce l'aria.
        }
       *[other] { $who_you ->
            [yes] Colpisci molta aria.
           *[no] { $who } colpisce molta aria.
        }
    }
event-parried =
    { $you ->
        [yes] Rispondi a { $who } con { $card }.
       *[no] { $who_you ->
            [yes] { $actor } ti risponde con { $card }.
           *[no] { $actor } risponde a { $who } con { $card }.
        }
    }
event-hurried =
    { $you ->
        [yes] Giochi Faster
       *[no] { $actor } gioca Faster
    }: { $card } a volontà, per questo turno. { $who_you ->
        [yes] Tu non sei che l'inizio.
       *[no] { $who } non è che l'inizio.
    }
event-copied =
    { $you ->
        [yes] Hai
       *[no] { $actor } ha
    } ancora un { $card } per { $who_you ->
        [yes] te.
       *[no] { $who }.
    }
event-backlashed =
    { $you ->
        [yes] Rigiri tutto.
       *[no] { $actor } rigira tutto.
    } Ritorno al mittente: { $who_you ->
        [yes] tu.
       *[no] { $who }.
    }
event-humiliated =
    { $you ->
        [yes] Umili { $who }
       *[no] { $who_you ->
            [yes] { $actor } ti umilia
           *[no] { $actor } umilia { $who }
        }
    } nel bel mezzo di { $card }. Hanno sentito tutti.
event-crushed =
    { $you ->
        [yes] Il tuo { $card } finisce in niente.
       *[no] { $card } di { $actor } finisce in niente.
    } { $who_you ->
        [yes] Tu ridi ancora.
       *[no] { $who } ride ancora.
    }
event-hurt =
    { $you ->
        [yes] { $n ->
            [1] Perdi 1 punto: { $left ->
                [0] non te ne resta nessuno
                [1] te ne resta 1
               *[other] te ne restano { $left }
            }. { $who_you ->
                [yes] Te lo sei fatto da te.
               *[no] Ringrazia { $who }.
            }
           *[other] Perdi { $n } punti: { $left ->
                [0] non te ne resta nessuno
                [1] te ne resta 1
               *[other] te ne restano { $left }
            }. { $who_you ->
                [yes] Te lo sei fatto da te.
               *[no] Ringrazia { $who }.
            }
        }
       *[no] { $n ->
            [1] { $actor } perde 1 punto: { $left ->
                [0] non ne resta nessuno
                [1] ne resta 1
               *[other] ne restano { $left }
            }. { $who_you ->
                [yes] Fai spallucce.
               *[no] Con i saluti di { $who }.
            }
           *[other] { $actor } perde { $n } punti: { $left ->
                [0] non ne resta nessuno
                [1] ne resta 1
               *[other] ne restano { $left }
            }. { $who_you ->
                [yes] Fai spallucce.
               *[no] Con i saluti di { $who }.
            }
        }
    }
event-bitten =
    { $who_you ->
        [yes] Stringi
       *[no] { $who } stringe
    }: { $you ->
        [yes] ne perdi { $n } e resti
       *[no] { $actor } ne perde { $n } e resta
    } a { $left }.
event-itched =
    Cooties: { $you ->
        [yes] ne perdi { $n } e resti
       *[no] { $actor } ne perde { $n } e resta
    } a { $left }.
event-fined =
    Buttare carte ha un prezzo: { $you ->
        [yes] ne perdi { $n } e resti
       *[no] { $actor } ne perde { $n } e resta
    } a { $left }.
event-rescued =
    { $n ->
        [1] Una First Aid
       *[other] { $n } First Aid
    }, e { $you ->
        [yes] ti rialzi
       *[no] { $actor } si rialza
    } con { $left }.
event-out =
    { $you ->
        [yes] Sei al tappeto. Le tue carte restano lì, sotto gli occhi di tutti.
       *[no] { $actor } è al tappeto. Qualcuno fruga già nelle tasche.
    }
event-showed =
    { $you ->
        [yes] Dalle tue tasche: { $card }.
       *[no] Dalle tasche di { $actor }: { $card }.
    }
event-returned =
    { $you ->
        [yes] { $card } ti torna in mano. L'hanno vista tutti.
       *[no] { $card } torna in mano a { $actor }. L'hanno vista tutti.
    }
event-placed =
    { $card } per { $you ->
        [yes] te
       *[no] { $actor }
    }, con affetto da { $who_you ->
        [yes] te.
       *[no] { $who }.
    }
event-released =
    { $you ->
        [yes] Molli { $who }.
       *[no] { $who_you ->
            [yes] { $actor } ti molla.
           *[no] { $actor } molla { $who }.
        }
    } Fine di { $card }.
event-stripped =
    { $you ->
        [yes] { $who } ti toglie il Chunk.
       *[no] { $who_you ->
            [yes] Togli il Chunk a { $actor }.
           *[no] { $who } toglie il Chunk a { $actor }.
        }
    } Era solo un mattone, ma era casa.
event-infected =
    { $you ->
        [yes] Hai toccato { $who } e adesso hai i Cooties. Tutti fanno un passo indietro.
       *[no] { $who_you ->
            [yes] { $actor } ti ha toccato e adesso ha i Cooties. Stai alla larga.
           *[no] { $actor } ha toccato { $who } e adesso ha i Cooties. State alla larga.
        }
    }
event-hobbled =
    { $you ->
        [yes] Zoppichi: il tuo prossimo attacco varrà la metà.
       *[no] { $actor } zoppica: il prossimo attacco varrà la metà.
    }
event-blinded =
    { $you ->
        [yes] Vedi le stelle, e nessuna difesa, fino alla fine del prossimo turno.
       *[no] { $actor } vede le stelle, e nessuna difesa, fino alla fine del prossimo turno.
    }
event-heals =
    { $you ->
        [yes] Tiri fuori { $n ->
            [1] un cerotto.
           *[other] { $n } cerotti.
        }
       *[no] { $actor } tira fuori { $n ->
            [1] un cerotto.
           *[other] { $n } cerotti.
        }
    }
event-healed =
    { $n ->
        [1] Una First Aid
       *[other] { $n } First Aid
    }: { $you ->
        [yes] sali a { $left }.
       *[no] { $actor } sale a { $left }.
    }
event-hides =
    { $you ->
        [yes] Cerchi un posto dove sparire.
       *[no] { $actor } cerca un posto dove sparire.
    }
event-hid =
    { $you ->
        [yes] Di te nessuna traccia. Dietro i bidoni, e zitti.
       *[no] { $actor_g ->
            [f] { $actor } è sparita. Dietro i bidoni, pare.
            [m] { $actor } è sparito. Dietro i bidoni, pare.
           *[n] Di { $actor } nessuna traccia. Dietro i bidoni, pare.
        }
    }
event-escapes =
    { $you ->
        [yes] Provi a liberarti da { $who } con { $card }.
       *[no] { $who_you ->
            [yes] { $actor } prova a liberarsi da te con { $card }.
           *[no] { $actor } prova a liberarsi da { $who } con { $card }.
        }
    }
event-tugs =
    { $you ->
        [yes] Allunghi la mano per disfare un Wedgy. Ci vuole dignità, e una Freedom.
       *[no] { $actor } allunga la mano per disfare un Wedgy. Ci vuole dignità, e una Freedom.
    }
event-escaped =
    { $you ->
        [yes] Sfuggi alle braccia di { $who }.
       *[no] { $who_you ->
            [yes] { $actor } sfugge alle tue braccia.
           *[no] { $actor } sfugge alle braccia di { $who }.
        }
    }
event-unwedged =
    { $you ->
        [yes] Hai un Wedgy di meno.
       *[no] { $actor } ha un Wedgy di meno.
    }
event-called =
    { $you ->
        [yes] Giochi { $card } su { $who }.
       *[no] { $who_you ->
            [yes] { $actor } gioca { $card } su di te.
           *[no] { $actor } gioca { $card } su { $who }.
        }
    }
event-sat_out =
    { $you ->
        [yes] Stai nell'angolo e salti il turno.
       *[no] { $actor } sta nell'angolo e salta il turno.
    }
event-came_back =
    { $you ->
        [yes] Torni dall'angolo, e ti ricordi tutto.
       *[no] { $actor_g ->
            [f] { $actor } è tornata dall'angolo, e si ricorda tutto.
            [m] { $actor } è tornato dall'angolo, e si ricorda tutto.
           *[n] { $actor } torna dall'angolo, e si ricorda tutto.
        }
    }
event-skipped =
    { $you ->
        [yes] Hai ancora un dito nell'occhio: niente turno.
       *[no] { $actor } ha ancora un dito nell'occhio: niente turno.
    }
event-drew =
    { $you ->
        [yes] Peschi { $card }.
       *[no] { $actor } pesca { $card }.
    }
event-drew-hidden = { $actor } pesca una carta.
event-drew-run =
    { $you ->
        [yes] Peschi { $all }.
       *[no] { $actor } pesca { $all }.
    }
event-drew-run-hidden = { $actor } pesca { $n } carte.
event-reshuffled = Si rimescolano gli scarti. Tornano tutte le cattiverie.
event-left =
    { $you ->
        [yes] Vai a casa a dirlo alla mamma.
       *[no] { $actor } va a casa a dirlo alla mamma.
    }
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

# A cose fatte: che cosa si dice dei momenti più cattivi, una frase per ogni posto della pagina
nasty-hurt =
    { $time ->
        [1] Erano { $n }, e la campanella era lontana.
        [2] L'infermiera ha alzato gli occhi, e li ha riabbassati.
        [3] Una ragione c'era. Nessuno la ricorda.
       *[other] Se ne parlerà per anni, ogni volta un po' peggio.
    }
nasty-humiliated =
    { $time ->
        [1] I lividi passano.
        [2] Tutto il cortile l'ha ripetuto, adagio.
        [3] Adesso c'è anche la canzoncina.
       *[other] Perfino i piccioni si sono voltati.
    }
nasty-crushed = { nasty-humiliated }
nasty-backlashed =
    { $time ->
        [1] Chi la fa l'aspetti, e arriva di rincorsa.
        [2] Fisica, con cattiveria.
        [3] Regalo reso al mittente, ancora incartato.
       *[other] Il boomerang l'hanno inventato in questo cortile.
    }
nasty-split =
    { $time ->
        [1] Due facce, un pugno.
        [2] L'efficienza è una virtù.
        [3] Dividere è voler bene.
       *[other] Non è rimasto escluso nessuno.
    }
nasty-placed =
    { $time ->
        [1] E non era nemmeno un compleanno.
        [2] Senza scontrino non si cambia.
        [3] È il pensiero che conta, e conta contro.
       *[other] Incartato con cura, e con altro in mente.
    }
nasty-out =
    { $time ->
        [1] La merenda ha cambiato tasca prima che cedessero le ginocchia.
        [2] Il gioco non si è fermato.
        [3] Qualcuno ha proposto il gesso, per la sagoma.
       *[other] Adesso c'è più spazio in cortile.
    }
nasty-infected =
    { $time ->
        [1] La scienza non ha cure, solo distanza.
        [2] Corre più delle chiacchiere.
        [3] Sapone offerto, da lontano.
       *[other] Tutti sapevano da dove veniva.
    }
end-score =
    { $n ->
        [0] al tappeto
        [one] { $n } punto
       *[other] { $n } punti
    }
end-LM-WIN-02 =
    { $you ->
        [yes] In piedi resti solo tu. Buona merenda.
       *[no] In piedi resta solo { $who }, e si tiene i soldi della merenda.
    }
end-LM-RUL-07 =
    { $n ->
        [1] { $you ->
            [yes] È suonata la campanella, e hai più punti di tutti. Buona merenda.
           *[no] È suonata la campanella. { $who } ha più punti di tutti.
        }
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
    { $part ->
        [0] { $n ->
            [1] { $card } da { $who }. Come ti difendi?
           *[other] { $card } da { $who }, { $n } colpi. Come ti difendi?
        }
       *[other] Con Faster { $card } ti fa un baffo. Accanto alle copie, una carta tua?
    }
ask-PassOn = { $who } ha schivato { $card }. Da che parte prosegue?
ask-Follow = { $card } è andata a segno su { $who }. Che cosa segue?
ask-Backlash = { $n ->
        [1] Nella rissa di { $who } ti arriva un punto. Lo rigiri?
       *[other] Nella rissa di { $who } ti arrivano { $n } punti. Li rigiri?
    }
ask-NutsBack = Riprendi Nuts?
ask-Free = { $who } è lì, a capo chino. Un colpo libero?
ask-PokeBlow = { $who } vede solo stelle. Un colpo in più?
ask-CounterGrab = La parata (Block) ha tenuto. Afferri { $who }?
ask-Rescue =
    { $n ->
        [1] Al tappeto. Una First Aid ti tiene in gioco. La usi?
       *[other] Al tappeto. Ti tengono in gioco { $n } First Aid. Le usi?
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
do-Defend-none =
    { $part ->
        [0] Incasso
       *[other] Bastano le copie
    }
do-Follow-none = Nient'altro
do-Backlash-none = Incasso
do-NutsBack-none = La lascio lì
do-Free-none = Per stavolta perdono
do-PokeBlow-none = Saluto e passo oltre
do-CounterGrab-none = Lascio perdere
do-Rescue-none = Resto giù
do-HideHeal-none = Basta così
do-HideDiscard-none = Basta così
do-HippieBlow-none = Pace e amore
do-discard = Butto carte
do-release = Mollo la presa
do-left = A sinistra
do-right = A destra
do-copy_block = Un'altra parata (Block, da Faster)
do-copy_dodge = Un'altra schivata (Dodge, da Faster)
do-drawn = { $who } pesca { $card }


## Che cosa fa una risposta: il cartellino nel pulsante

then-you = tu
then-hidden =
    { $n ->
        [0] nessuna carta coperta
        [one] 1 carta coperta
       *[other] { $n } carte coperte
    }
then-lands = se va a segno
then-lands-down = al tappeto, se va a segno
then-sure = senza difesa
then-sure-down = al tappeto, senza difesa
then-pass =
    { $n ->
        [0] non succede niente
        [one] tieni la tua carta
       *[other] tieni tutte e { $n } le carte
    }
then-release = lasci andare { $who }, poi agisci
then-away =
    { $n ->
        [0] niente attacco; altrettante carte nuove
        [one] via 1, 1 carta nuova
       *[other] via { $n }, { $n } carte nuove
    }
then-away-fine =
    { $there ->
        [each] un punto per ogni carta
       *[other] { $n ->
            [one] per 1 carta nuova
           *[other] per { $n } carte nuove
        }
    }
then-wasted = ne hai già { $n }: cerotto sprecato
then-healed = punti, col cerotto
then-no-friend = tieni tutte e { $n } le carte
then-friend = un altro colpo, con una Base
then-no-grab =
    { $you ->
        [yes] poi { $who } può afferrarti
       *[no] finisce qui
    }
then-nuts-back = torna in mano, l'han vista tutti
then-nuts-away = via; poi una carta nuova
then-out = sei fuori, faccia a terra
then-more-aid =
    { $n ->
        [one] ne serve ancora 1
       *[other] ne servono ancora { $n }
    }
then-rescued = resti in gioco, con { $n }
then-stay = resti a { $n }
then-refill =
    { $n ->
        [0] nessuna carta nuova
        [one] peschi 1 carta
       *[other] peschi { $n } carte
    }
then-card =
    { $card ->
        [hide] irraggiungibile fino al tuo turno
        [hippie] chiunque può colpire una persona
        [abandonment] via una mano, cinque carte nuove
        [timeout] qualcuno salta due giri
       *[freedom] un Wedgy di meno
    }
then-enough =
    { $last ->
        [one] toglie { $n }: basta per { $who }
       *[other] toglie { $n }: basta per { $last } di loro
    }
then-takes =
    { $there ->
        [half] toglie { $n }: mezzo colpo
        [weak] toglie { $n }: il Wedgy tira
        [split] { $last } colpi da { $cards }, su uno o due
        [hits] { $last } colpi da { $cards }, fermati uno a uno
        [blinds] toglie { $n }, acceca, poi una Base
        [basic] toglie { $n }, poi una Base gratis
        [hobbles] toglie { $n }, dimezza il prossimo attacco
        [back] toglie { $n }, ti torna in mano
        [on] toglie { $n }; se schivato, prosegue
       *[plain] toglie { $n } se va a segno
    }
then-grab = ancora niente punti: segue una carta
then-grab-empty = in mano niente che possa seguire
then-sits-out = fuori per due giri
then-abandoned =
    { $n ->
        [one] via 1 carta, { $last } nuove
       *[other] via { $n } carte, { $last } nuove
    }
then-hippied =
    { $n ->
        [one] ha 1 punto; può colpire chiunque
       *[other] ha { $n } punti; può colpire chiunque
    }
then-split = con un colpo, { $n } con tutti e due
then-caught =
    { $there ->
        [catch] presa, e ti prendi i Cooties
        [give] presa, e passi i tuoi Cooties
       *[clean] presa, se niente la ferma
    }
then-as-it-is = così com'è
then-let-go = { $who } se la cava senza un graffio
then-chunk = { $who } perde un Chunk, se c'è
then-placed =
    { $card ->
        [choke] poi 1 a ogni tuo turno
        [headlock] tra le braccia: niente difesa, niente attacco
        [wedgy] e ogni attacco vale 1 meno
       *[cooties] poi 1 a turno
    }
then-placed-on-you =
    { $card ->
        [choke] poi 1 a turno
        [headlock] tra le braccia: niente difesa, niente attacco
        [wedgy] e i tuoi attacchi valgono 1 meno
       *[cooties] poi 1 a turno
    }
then-escape =
    { $there ->
        [laugh] sfuggi a { $who }, e restituisci un colpo
       *[plain] sfuggi a { $who }
    }
then-spared =
    { $n ->
        [one] { $who } tiene 1 punto
       *[other] { $who } tiene { $n } punti
    }
then-stands = { $card } resta in piedi
then-laugh-free = la ferma, poi colpisci { $who }
then-broken = { $card } non tiene
then-heals = { $who } prende i punti
then-unless = se niente lo ferma
then-goes-on = { $card } va avanti
then-saved =
    { $there ->
        [timeout] resti in gioco
       *[grab] non ti afferra nessuno
    }
then-nothing = { $card } finisce in niente
then-faster = quella carta, per tutto il turno
then-partly =
    { $n ->
        [one] 1 colpo su { $last } fermato
       *[other] { $n } colpi su { $last } fermati
    }
then-stopped =
    { $there ->
        [disarm] colpo fermato, e { $card } non torna
        [on] non ti prende, e prosegue
        [grab] colpo fermato, e puoi afferrare (Grab)
        [copy] colpo fermato, senza spendere carte
       *[plain] colpo fermato: tieni { $n }
    }
then-suffer =
    { $there ->
        [timeout] salti due giri
       *[grab] presa: segue una carta libera
    }
then-you-down = al tappeto, salvo First Aid
then-nothing-stopped = non fermi niente
then-basic-too = e può seguire una Base gratis
then-turned = ritorno al mittente
then-let-go-first = lasci andare { $who }, puoi difenderti
then-keep-hold = tieni { $who }, niente difesa


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
why-LM-BACK-06 = Una presa (Grab) da sola non ha ancora niente da rivoltare.
why-LM-BACK-07 = Solo Backlash rigira questo colpo.
why-LM-BLOCK-03 = Prima la parata (Block), e che regga; poi la presa (Grab).
why-LM-CHOKE-01 = Choke vuole qualcuno appena afferrato.
why-LM-CHOKE-07 = Con due mani al collo { $card } non serve: liberati, colpisci con una Base, scarta o passa.
why-LM-CHOKE-07-choker = { $who } ti tiene per la gola: non contro { $who }.
why-LM-CHOKE-17 = O tieni la presa o molli: adesso non c'è altro.
why-LM-CHUNK-02 = Un Chunk passa dritto attraverso la parata (Block).
why-LM-CHUNK-03 = Non si disarma una cosa che è già in volo.
why-LM-CHUNK-05 = Un Chunk si toglie solo nel proprio turno.
why-LM-CHUNK-06 = Nessuno ha visto un Chunk in quella mano.
why-LM-COOT-01 = Cooties vuole qualcuno appena afferrato.
why-LM-CTR-02 = A una parata (Block) segue una presa (Grab), o niente.
why-LM-DEF-01 = { $card } risponde a un attacco contro di te. Nessuno ti attacca.
why-LM-DEF-01-listed = { $card } non ferma { $blow }.
why-LM-DEF-04 = Non più carte dei colpi da fermare.
why-LM-DISARM-01 = Disarm risponde a un'Arma puntata su di te.
why-LM-DRAW-01 = Si pesca quando il turno è finito, e quale carta lo dice il mazzo.
why-LM-FAST-01 = Faster va con una schivata (Dodge) o una parata (Block), mai da sola.
why-LM-FAST-01-with = A Faster serve una schivata (Dodge) o una parata (Block) che qui funzioni.
why-LM-FAST-02 = Le copie vengono solo da una Faster di questo turno, della carta giocata insieme, e dove quella carta funziona.
why-LM-FREE-08 = { $card } non è un colpo libero: ci vuole una Base o un'Arma.
why-LM-FREED-05 = Nessuno ti tiene, e niente ti tira da dietro.
why-LM-GRAB-04 = La parata (Block) non ferma una presa (Grab), a meno che tra voi ci siano i Cooties.
why-LM-GRAB-05 = { $card } non può seguire una presa (Grab).
why-LM-GRAB-05-first = { $card } vuole qualcuno appena afferrato.
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
why-LM-POKE-06 = { $card } non apre un attacco tuo: a chi vede le stelle si dà un colpo, non un discorso.
why-LM-POW-01 = Powerplay vuole qualcuno appena afferrato.
why-LM-RH-02 = Destra e sinistra servono a Roundhouse e Spinning Backfist appena schivate.
why-LM-RH-10 = Da quella parte non c'è nessuno.
why-LM-RUL-12 = Per buttare si comincia da una carta.
why-LM-RUL-34 = { $card } ha già lavorato in questo turno, e a questo tavolo basta.
why-LM-RUL-67 = A questo tavolo strozzare qualcuno tiene occupate le mani. Prima molla.
why-LM-RUL-69 = Si molla nel proprio turno, o sotto attacco mentre si strozza; e solo chi si tiene.
why-LM-RUL-75 = { $card } non è una Base, e qui segue solo una Base.
why-LM-RUL-93 = A questo tavolo l'Imaginary Friend colpisce chi hai già colpito: non { $who }.
why-LM-RULB-05 = { $card } la copia già Faster: quelle vere tienile per dopo.
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

preset-evening-facts =
    il mazzo base, un consiglio a tutti
    umilia solo la vittima
    – niente orologio, miccia lunga
preset-classic-facts =
    tutti e due i mazzi, le regole di sempre
    un minuto a risposta
    – nessun maestro
preset-chaos-facts =
    una seconda difesa, e chi si nasconde si impiccia
    una miccia di sei secondi
    – 20 secondi a risposta
option-expansion = Sticks & Stones
option-expansion-text = Si gioca con le 55 carte dell'espansione: Cooties, Wedgy, Tantrum e peggio.
option-cards = Mazzo
option-cards-text = Quante carte ci sono di ognuna. Quello stampato è della legge; il tuo è colpa tua.
option-cards-printed = Come stampato
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
option-cooties_any_block = Cooties con ogni parata (Block)
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
option-combo_declaration-text = Se ciò che segue una presa (Grab) si gioca carta per carta o tutto insieme.
option-combo_declaration-stepwise = carta per carta
option-combo_declaration-upfront = tutto insieme
option-humiliation_chain_reward = Catene di Humiliation
option-humiliation_chain_reward-text = Chi guadagna un attacco libero in una catena di Humiliation.
option-humiliation_chain_reward-each = ognuna che regge
option-humiliation_chain_reward-last = solo l'ultima
option-humiliation_vs_cooties = Humiliation contro Cooties
option-humiliation_vs_cooties-text = Dopo la presa (Grab) si può umiliare la carta Cooties.
option-hidden_may_interfere = Insulti dal nascondiglio
option-hidden_may_interfere-text = Anche da dietro i bidoni si può umiliare.
option-weapon_reuse = Stessa arma due volte
option-weapon_reuse-text = Un'Arma tornata in mano si può riusare nello stesso turno.
option-faster_mixed = Faster con altre carte
option-faster_mixed-text = Accanto alle copie di una Faster si possono giocare parate (Block) o schivate (Dodge) proprie contro lo stesso attacco.
option-faster_second = Seconda Faster nel turno
option-faster_second-text = Che cosa fa una seconda Faster della prima.
option-faster_second-both = valgono tutte e due
option-faster_second-replaces = vale solo la seconda
option-faster_broken = Che cosa rompe una Faster
option-faster_broken-text = Quale Humiliation chiude una Faster per il turno.
option-faster_broken-own = quella su di lei o su una copia
option-faster_broken-any = quella su qualunque difesa di chi l'ha giocata
option-disarm_needs_known_chunk = Disarm solo su Chunk visto
option-disarm_needs_known_chunk-text = Presa (Grab) e Disarm solo contro chi, a saputa di tutti, ha un Chunk.
option-backlash_vs_grab_strike = Backlash sul colpo di una presa (Grab)
option-backlash_vs_grab_strike-text = Si può rigirare la Base o l'Arma che segue una presa (Grab).
option-backlash_riders = Backlash rigira tutto
option-backlash_riders-text = Il dimezzamento di Stomp e la cecità di Poke tornano indietro col danno.
option-escape_deals_damage = Liberarsi fa male
option-escape_deals_damage-text = Stomp e Headbutt usate per liberarsi feriscono chi teneva.
option-cooties_block_stops_grab = Cooties: la parata (Block) ferma la presa (Grab)
option-cooties_block_stops_grab-text = Una parata (Block) può rispondere a una presa (Grab) se uno dei due ha i Cooties.
option-cooties_immediate_on_transmission = Cooties: morso immediato
option-cooties_immediate_on_transmission-text = Chi si prende i Cooties perde subito un punto.
option-cooties_contact = Contatto da presa (Grab)
option-cooties_contact-text = Quando una presa (Grab) passa i Cooties.
option-cooties_contact-landed = quando va a segno
option-cooties_contact-followup_suffered = quando si subisce ciò che segue
option-poke_second_bonus = Poke: colpo in più
option-poke_second_bonus-text = Chi gioca dopo ha il secondo attacco libero in aggiunta alla sua azione.
option-poke_scope = Poke: contro chi
option-poke_scope-text = Contro chi non ha difese chi ha preso un Poke.
option-poke_scope-everybody = chiunque, fino alla fine del turno dopo
option-poke_scope-two_attacks = il colpo di chi l'ha dato e l'azione di chi gioca dopo
option-stomp_grab_strike = Presa (Grab) dopo uno Stomp
option-stomp_grab_strike-text = Quanto vale la Base o l'Arma dopo la presa (Grab) di chi ha preso uno Stomp.
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
option-imaginary_attacker_grab = Imaginary Friend: presa (Grab)
option-imaginary_attacker_grab-text = Chi attacca può fare una presa (Grab) se il colpo dell'Imaginary Friend viene parato.
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


## Parole sparse nel cortile

seat-you = Tu
tag-turn = { $you ->
    [yes] Tocca a te
   *[no] { $who_g ->
        [f] Tocca a lei
        [m] Tocca a lui
       *[n] È di turno
    }
}
tag-target = Bersaglio
tag-bot = bot
tag-out = Fuori
tag-hidden = Al riparo
pile-back = Pranzo
pile-deck = { $n } nel mazzo
pile-used = { $n ->
    [one] 1 usata
   *[other] { $n } usate
}
pile-deck-text = Dopo ogni turno tutti ripescano fino a cinque. Quando finisce, si rimescolano le carte usate, e tornano tutte.
pile-used-text = Ciò che è stato giocato, buttato o tolto a chi è fuori. Resta qui finché il mazzo non finisce.
chalk-smells = { $who } puzza
hold-choke = { $you ->
    [yes] −1 a ogni tuo turno
   *[no] −1 a ogni turno di { $who }
}
hold-headlock = { $you ->
    [yes] tuo: niente difese
   *[no] di { $who }: niente difese
}
hold-choke-short = −1 a turno
hold-headlock-short = niente difese

# Sul foglietto che sta nel cortile mentre si sceglie la vittima
slip-takes =
    { $n ->
        [one] { $card } toglie 1 punto
       *[other] { $card } toglie { $n } punti
    }
slip-could =
    { $n ->
        [one] se nessuno la ferma. Potrebbe questa:
       *[other] se nessuno la ferma. Potrebbero queste { $n }:
    }
slip-who = Chi ne ha una? Lo sa. Lo saprai.

# Sopra ogni carta in volo, dopo il nome di chi l'ha giocata; $last è la carta a cui risponde
air-plays = { $you ->
    [yes] la giochi
   *[no] la gioca
}
air-hits = { $you ->
    [yes] colpisci { $who }
   *[no] { $who_you ->
        [yes] ti colpisce
       *[no] colpisce { $who }
    }
}
air-at = { $you ->
    [yes] punti { $who }
   *[no] { $who_you ->
        [yes] punta te
       *[no] punta { $who }
    }
}
air-stops = { $you ->
    [yes] lo fermi
   *[no] lo ferma
}
air-follows = { $you ->
    [yes] insisti
   *[no] insiste
}
air-turns = { $you ->
    [yes] rispedisci
   *[no] rispedisce
}
air-humiliates = { $you ->
    [yes] umili il { $last }
   *[no] umilia il { $last }
}
air-humiliates-short = { $you ->
    [yes] umili
   *[no] umilia
}
air-before = { $n ->
    [one] un'altra prima
   *[other] altre { $n } prima
}

# What studies of the laboratory count.
trait-card = carta nella prima mano

# Quello che gli amici ricordano.
feat-blow = Il colpo più duro
feat-blow-text = { $who } ne ha tolti { $n } a { $whom }
feat-chain = La fila di umiliazioni più lunga
feat-chain-text = { $n } in un turno, e l'ultima parola a { $who }

what-pack = mazzo

# Che cosa non va in un mazzo che qualcuno porta
pack-key = un mazzo non ha { $value }; conosce title, provenance, [base] e [sticks].
pack-part = [{ $part }] è una tabella: carta = quante.
pack-card = [{ $part }] nomina { $value }: una carta così non c'è.
pack-count = { $card } in [{ $part }]: { $value } non è un numero intero da 0 a { $most }.
pack-few = Il gioco base ha { $n } carte: almeno { $fewest }, o in sei le hanno tutte in mano.
pack-many = Il gioco base ha { $n } carte: al massimo { $most }.
pack-both = I due insieme hanno { $n } carte: al massimo { $most }.
pack-blows = { $n ->
        [0] Nel gioco base niente apre con un colpo
        [one] Nel gioco base una carta apre con un colpo
       *[other] Nel gioco base { $n } carte aprono con un colpo
    }: almeno { $fewest }, o non cade mai nessuno.
pack-laid = In tutto { $n } volte { $card }: sta davanti alle persone, e posto ce n'è per { $most }.
pack-heap = In tutto { $n } volte { $card }: al massimo { $most }.

# Quello che si costruisce
make-what = Mazzi
make-one = un mazzo
make-new = Quante carte di ognuna, nel gioco base e in Sticks & Stones. I bambini contano con attenzione.
make-basic = Base
make-basic-base = Base
make-basic-sticks = Sticks
make-weapon = Armi
make-weapon-base = Base
make-weapon-sticks = Sticks
make-defence = Difesa
make-defence-base = Base
make-defence-sticks = Sticks
make-special = Speciali
make-special-base = Base
make-special-sticks = Sticks
make-mend-pack-few = Riempi di colpi
make-mend-pack-blows = Aggiungi colpi
make-mend-pack-laid = Quante ci stanno
make-mend-pack-heap = Quante ci stanno
doubt-stops = { $n ->
        [0] Né Block né Dodge
        [one] Un solo Block o Dodge
       *[other] { $n } fra Block e Dodge
    } nel gioco base. Sarà breve, e rumoroso.
doubt-humiliation = Nessuna Humiliation nel gioco base: la cattiveria andrà fatta a mano.
doubt-grabs = { $n ->
        [one] Una carta vuole
       *[other] { $n } carte vogliono
    } un Grab, e non ce n'è. Zavorra, come tuo cugino.
praise-pack = { $n } carte e { $more } in Sticks & Stones, { $hurt } punti di dolore nel gioco base. Si può distribuire.
