# Bitin' Off Hedz in italiano.
#
# $you      yes se chi legge è chi agisce                     $me, $me_g     il dino che agisce: il nome; f, m o n
# $who_you  yes se chi legge è chi subisce                    $who, $who_g   l'altro dino, allo stesso modo
# $mood     da 0 a 11, e $tone, da 0 a 2: variano il narratore, uguali per chiunque legga e in ogni replay
# Le caselle sono femminili («alla 35», «sulla Partenza»): perciò il Vulcano, come casella, è la sua bocca.

game-hedz-25th-title = Bitin' Off Hedz · 25° anniversario
game-hedz-25th-edition = 25°
game-hedz-25th-tagline = Vince il primo tuffo nel vulcano. Sul momento pareva una buona idea.
game-hedz-2nd-title = Bitin' Off Hedz · seconda edizione
game-hedz-2nd-edition = 2ª edizione
game-hedz-2nd-tagline = Da due a dieci dino, un vulcano, niente buone maniere. I sassi ti rispediscono a casa.

# Con il senno di poi: che cosa contava dove una risposta era sbagliata. $mine e $left sono passi dal Vulcano, $gap quelli di mezzo
hindsight-behind =
    { $left ->
        [one] { $who_you ->
            [yes] Ti mancava un passo
           *[no] A { $who } mancava un passo
        }
       *[other] { $who_you ->
            [yes] Ti mancavano { $left } passi
           *[no] A { $who } mancavano { $left } passi
        }
    } al Vulcano, { $gap ->
        [0] { $you ->
            [yes] a te altrettanti
           *[no] a { $actor } altrettanti
        }
       *[other] { $you ->
            [yes] a te { $gap } in più
           *[no] a { $actor } { $gap } in più
        }
    }.
hindsight-ahead =
    { $you ->
        [yes] Davanti c'eri tu
       *[no] Davanti c'era { $actor }
    }, a { $mine ->
        [one] un passo
       *[other] { $mine } passi
    } dal Vulcano; { $who_you ->
        [yes] tu venivi
       *[no] { $who } veniva
    } subito dopo, { $gap } più indietro.
# Lo stesso in un suggerimento, detto a chi deve rispondere: com'è adesso
insight-behind =
    { $left ->
        [one] A { $who } manca un passo
       *[other] A { $who } mancano { $left } passi
    } al Vulcano, a te { $gap ->
        [0] altrettanti
       *[other] { $gap } in più
    }.
insight-ahead =
    Davanti ci sei tu, a { $mine ->
        [one] un passo
       *[other] { $mine } passi
    } dal Vulcano; { $who } viene subito dopo, { $gap } più indietro.

# Il consiglio: quel che conta in una domanda, una riga nelle prime partite.
coach-ChooseType = Un tipo piega una regola a tuo favore, e forse una contro. Dopo non si cambia.
coach-WhichFirst = Sono tuoi tutti e due e non possono farsi male. L'ordine vale per tutta la partita.
coach-Declare = Restare sospesi non costa nulla. Cadere vuol dire Partenza.
coach-ToRoll =
    { $place ->
        [near] Solo il { $goal } esatto chiude: ne mancano { $left }. Se tiri troppo non ti muovi.
        [mudd] Dal fango si esce con un dado solo.
        [lava] Dalla lava si parte con un dado, e nessun sasso ne compra un altro.
        [start] Dalla Partenza un dado solo. Con un sasso lo ritiri.
       *[other] Prima i dadi, poi i passi. Quel che fai agli altri viene per strada.
    }
coach-hedz-2nd-ToRoll =
    { $place ->
        [near] Solo il { $goal } esatto chiude: ne mancano { $left }. Se tiri troppo non ti muovi.
        [mudd] Dal fango si esce con un dado solo.
       *[other] Prima i dadi, poi i passi. Quel che fai agli altri viene per strada.
    }
coach-Keep =
    { $place ->
        [near] Solo il { $goal } esatto chiude: ti serve { $left }. Ogni sasso ritira un dado.
       *[other] Conta dove ti portano i dadi. Un sasso ritira un dado, e resta lì.
    }
coach-UseDice = Non devi usare tutto quel che hai tirato. Conta dove porta ciascuno.
coach-Route = Conta i passi che ti restano prima di scegliere: una delle due vie può essere senza terra.
coach-IntoTheVolcano = Il gioco è tutto qui. Nessuno ha mai vinto tirando dritto.
coach-Scoop = Un sasso è un secondo tiro o un lancio. A lasciarlo agli altri non si guadagna niente.
coach-AnotherTurn = Solo chi è ultimo può comprarsi un turno, e uno soltanto. Costa un sasso che resta qui.
coach-StopHere = Chi si ferma per lanciare non cammina più, che colpisca o no.
coach-HowToThrow = Uno alla volta te ne lascia; tutti insieme è certo, e non te ne lascia.
coach-hedz-25th-Throw = Il sasso resta al bersaglio. Vince il dado più alto e vi scambiate: guarda avanti, non indietro.
coach-hedz-2nd-Throw = Il sasso resta al bersaglio. Con quattro o più torna alla Partenza, pelli dure a parte.
coach-Toll = Un sasso, oppure tutti e la strada fino alla Partenza.
coach-InTheWay = Una spinta ruba un sasso e ti ferma qui; i passi avanzati li fa l'altro, ovunque portino.
coach-Steal = Ogni sasso che lasci è uno che possono tirarti.
coach-Bite = Un morso non ti costa nulla: i sassi sono tuoi e la vittima ricomincia.
coach-Steer = Scegli tu dove va chi hai spinto. Conta i suoi passi prima di fare complimenti.
coach-Swim = Annegare vuol dire Partenza. C'è chi l'ha fatto apposta.
coach-Retreat = I sassi li perdi comunque. Più vicino ricominci, meglio è.

# Come si gioca, in una pagina. La frase di un riquadro ha al massimo 17 parole.
howto-aim = Vince il primo dino nel vulcano. Quanti amici restano per strada, nessuno li conta.
howto-hedz-25th-ends = Il vulcano è la casella 100. Va centrato *esatto*: se tiri troppo resti dove sei, a guardare.
howto-hedz-2nd-ends = Il vulcano è l'ultima casella. Va centrato *esatto*: se tiri troppo resti dove sei, a guardare.
howto-turn-roll = Tira
howto-turn-roll-text = due dadi, altrettanti passi
howto-turn-grumble = Brontola
howto-turn-grumble-text = un sasso ritira un dado
howto-turn-walk = Cammina
howto-turn-walk-text = oltre gli altri, o addosso
howto-turn-land = Atterra
howto-turn-land-text = e tieniti quel che trovi
howto-panel-push = Spingi
howto-panel-push-text = Fermati addosso a qualcuno: gli rubi un sasso, e i passi avanzati li fa lui.
howto-panel-bite = Mordi
howto-panel-bite-text = Arriva preciso su qualcuno e via la testa: lui alla Partenza, i sassi a te.
howto-panel-throw = Lancia
howto-hedz-25th-panel-throw-text = I puntini sono linee di vista. Vince il dado più alto, e vi scambiate di posto.
howto-hedz-2nd-panel-throw-text = I puntini sono linee di vista. Con quattro o più, il bersaglio torna alla Partenza.
howto-panel-stones = Occhio alle caselle
howto-hedz-25th-panel-stones-text = Metà delle caselle ce l'ha con te. Sulla spiaggia, da 0 a 10, nessuno morde.
howto-hedz-2nd-panel-stones-text = Metà delle caselle ce l'ha con te, e nessuna spiaggia ti salva dai denti.
howto-sample-rock = Sasso
howto-sample-rock-text = uno per te
howto-sample-boo = Boo!
howto-sample-boo-text = tira ancora
howto-sample-think = Think!
howto-sample-think-text = scegli la via
howto-sample-mudd = Fango
howto-sample-mudd-text = un dado solo
howto-sample-lava = Lava
howto-sample-lava-text = paga un sasso
howto-sample-air = Aria
howto-sample-air-text = precipiti
howto-sample-water = Acqua
howto-sample-water-text = affoghi
howto-sample-fly = Decollo
howto-sample-fly-text = poi c'è acqua

one-of-two =
    { $n ->
        [1] { $who } I
       *[other] { $who } II
    }

space-start = Partenza
space-finish = Bocca del Vulcano

route-land = la via di terra
route-fly = la via dell'aria
route-long = la via lunga
route-cut = la via breve
route-temple = la via del tempio
route-mud = la strada del Fango
route-scare = la strada dello spavento
route-coast = la costa
route-swim = la via d'acqua
route-marsh = la palude
route-ridge = il crinale
route-first = la prima via
route-second = la seconda via


## I tipi di dinosauro

type-plain = Dino qualunque
type-plain-short = nessuna scusa
type-plain-text = Niente trucchi e niente scuse: due dadi, una bocca.
type-trex = Tirannosauro
type-trex-short = scarta un dado
type-trex-text = Può ignorare uno dei suoi due dadi. Con quelle braccine, però, regge solo 3 sassi.
type-stegosaurus = Stegosauro
type-stegosaurus-short = non si sposta
type-stegosaurus-text = Non si può spingere. Ci hanno provato.
type-dimetrodon = Dimetrodonte
type-dimetrodon-short = ritira tutto
type-dimetrodon-text = Con un sasso ritira tutti e due i dadi, e aggiunge 1 quando gli arriva una sassata.
type-triceratops = Triceratopo
type-triceratops-short = ruba tre sassi
type-triceratops-text = Quando spinge ruba fino a 3 sassi: uno per corno.
type-ankylosaurus = Anchilosauro
type-ankylosaurus-short = +2 sotto tiro
type-ankylosaurus-text = Aggiunge 2 quando gli arriva una sassata. Quasi non se ne accorge.
type-velociraptor = Velociraptor
type-velociraptor-short = compra un dado
type-velociraptor-text = Prima di tirare può mollare un sasso per un terzo dado; mai nel Fango o sulla Lava.
type-brachiosaurus = Brachiosauro
type-brachiosaurus-short = guada il Fango
type-brachiosaurus-text = Può passare nel Fango come sull'asciutto. Porta solo 5 sassi.
type-flier = Volatore
type-flier-short = l'aria lo regge
type-flier-text = Per lui aria, acqua e Fango sono terraferma, se lo dice. Non può spingere.
type-parasaurolophus = Parasaurolofo
type-parasaurolophus-short = arretra meno
type-parasaurolophus-text = Se lo mordono torna solo all'ultimo Think! alle sue spalle, non alla Partenza.
type-caveman = Cavernicolo
type-caveman-short = un colpo sicuro
type-caveman-text = Può cominciare scagliando tutti i sassi insieme, e così non sbaglia. Dove gli altri mordono, usa la lancia.
type-mammoth = Mammut
type-mammoth-short = guada il Fango
type-mammoth-text = Può passare nel Fango come sull'asciutto. Non lancia: gli mancano le dita.
type-mouse = Topo
type-mouse-short = tre dadi
type-mouse-text = Tira tre dadi, ma uno solo nel Fango o sulla Lava. Porta solo 2 sassi.
type-carnosaur = Carnosauro
type-carnosaur-short = un dado o due
type-carnosaur-text = Può muoversi con uno solo dei suoi due dadi.
type-sail-back = Pinnato
type-sail-back-short = ritira tutto
type-sail-back-text = Con un sasso ritira tutti e due i dadi. Le sassate lo colpiscono solo con 5 o 6.
type-ceratopsian = Ceratopo
type-ceratopsian-short = ruba tre sassi
type-ceratopsian-text = Quando spinge ruba fino a 3 sassi: uno per corno.
type-ankylosaur = Anchilosauro
type-ankylosaur-short = solo col 6
type-ankylosaur-text = Le sassate lo colpiscono solo con 6. Quasi non se ne accorge.
type-raptor = Raptor
type-raptor-short = dado in ritardo
type-raptor-text = Dopo il tiro può mollare un sasso per un terzo dado, che resta come cade.
type-sauropod = Sauropode
type-sauropod-short = guada e spinge
type-sauropod-text = Fango e acqua sono terraferma, se vuole. Deve spingere chi può: fin laggiù non vede.
type-swimmer = Nuotatore
type-swimmer-short = a casa in acqua
type-swimmer-text = Nel Fango e nell'acqua è a casa. Non lancia: ha le pinne.
type-funny-head = Testabuffa
type-funny-head-short = arretra meno
type-funny-head-text = Se lo mordono può tornare all'ultimo Think! che ha passato, invece che alla Partenza.
type-hominid = Ominide
type-hominid-short = raccoglie in corsa
type-hominid-text = Raccoglie i sassi di corsa e morde con la lancia. Un dado solo, e non spinge mai.
type-large-mammal = Mammifero grande
type-large-mammal-short = tira tutto
type-large-mammal-text = Può scagliare tutti i sassi insieme, e così non sbaglia. Ma un lancio solo per turno.
type-small-mammal = Mammifero piccolo
type-small-mammal-short = tre dadi
type-small-mammal-text = Tira tre dadi, ma uno nel Fango. Porta un sasso solo.


## Le caselle

kind-rock = Sasso: chi ci arriva prende un sasso.
kind-mudd = Fango: chi tira partendo da qui tira un dado solo.
kind-boo = Boo!: chi ci arriva si spaventa e tira di nuovo.
kind-think = Think!: la strada si divide in due. Sceglie chi si muove.
kind-fly = Learn to Fly!: l'ultima terraferma per un po'.
kind-air = Aria: chi si ferma qui cade in mare. Addio sassi, e di nuovo alla Partenza.
kind-water = Acqua: chi si ferma qui annega. Di nuovo alla Partenza, ma i sassi restano suoi.
kind-lava = Lava: chi ci arriva paga un sasso o brucia. Si riparte con un dado; con un 77 esatto, dritti nel Vulcano.
kind-beach = Spiaggia Sicura: qui non si morde. Finché dura.
kind-start = Partenza: la rivedrai.
kind-finish = Il Vulcano: centralo esatto e hai vinto.
kind-plain = Qui non succede niente, se non quello che ti fanno gli altri.
space-loose = { $n ->
    [one] Qui c'è un sasso per terra, per chi lo raccoglie.
   *[other] Qui ci sono { $n } sassi per terra, per chi li raccoglie.
}
dino-rocks = { $n ->
    [0] Nemmeno un sasso.
    [one] Un sasso.
   *[other] { $n } sassi.
}


## Che cosa è successo

event-became =
    { $you ->
        [yes] Correrai così: { $kind }.
       *[no] { $me } correrà così: { $kind }.
    }
event-starts =
    { $who_you ->
        [yes] Cominci tu. Spetta a chi ha più anni, e nessuno ha avuto niente da ridire.
       *[no] Comincia { $who }. Spetta a chi ha più anni, e un po' si vede.
    }
event-turn =
    { $you ->
        [yes]
            { $mood ->
                [0] Tocca a te. Fai la faccia innocente.
                [1] Tocca a te. Ti detestano già: dagli un motivo.
                [2] Tocca a te. Fai qualcosa di cui altrove ti vergogneresti.
                [3] Tocca a te. Niente ansia: guardano tutti.
                [4] Tocca a te. Ricordati chi ti ha spinto.
                [5] Tocca a te. Là davanti qualcuno sta troppo comodo.
                [6] Tocca a te. Passo leggero: il vulcano ha il sonno fragile.
                [7] Tocca a te. Se volevano pietà, portavano sassi.
                [8] Tocca a te. Mostra i denti, tutti.
                [9] Tocca a te. Quella coda lì davanti se la sta cercando.
               *[other] Tocca a te. Nessuno sentirà la tua mancanza: fai in modo che non possa.
            }
       *[no]
            { $mood ->
                [0] Tocca a { $me }. Nessuno respira.
                [1] Tocca a { $me }. Nascondete i sassi.
                [2] Tocca a { $me }, e quel sorrisetto non promette niente di buono.
                [3] Tocca a { $me }, che conta i sassi degli altri.
                [4] Tocca a { $me }. Sorridete, e fatevi più in là.
                [5] Tocca a { $me }. Controllate di avere ancora il collo.
                [6] Tocca a { $me }, che finge di ammirare il panorama.
                [7] Tocca a { $me }. Le palme si scansano.
                [8] Tocca a { $me }, che ha già in mente un nome.
                [9] Tocca a { $me }. C'è odore di cena.
               *[other] Tocca a { $me }. Comunque vada, saranno stati i dadi.
            }
    }
event-over_limit =
    { $you ->
        [yes]
            { $n ->
                [one] Porti più del lecito: un sasso torna nella scorta.
               *[other] Porti più del lecito: { $n } sassi tornano nella scorta.
            }
       *[no]
            { $n ->
                [one] { $me } porta più del lecito: un sasso torna nella scorta. Che peccato.
               *[other] { $me } porta più del lecito: { $n } sassi tornano nella scorta. Che peccato.
            }
    }
event-will_fall =
    { $you ->
        [yes] Chiudi le ali: se finisci per aria, cadi. Apposta. Come no.
       *[no] { $me } chiude le ali e giura che, se sarà caduta, sarà voluta.
    }
event-third_die =
    { $you ->
        [yes] Molli un sasso sulla { $at } e ti prendi un terzo dado.
       *[no] { $me } molla un sasso sulla { $at } e si prende un terzo dado. Questi raptor.
    }
event-rolled =
    { $b ->
        [0] { rolled-one }
       *[other]
            { $c ->
                [0] { rolled-two }
               *[other] { rolled-three }
            }
    }
rolled-one =
    { $you ->
        [yes]
            { $a ->
                [1] Tiri un dado: 1. Meno non si poteva.
               *[other] Tiri un dado: { $a }.
            }
       *[no]
            { $a ->
                [1] { $me } tira un dado: 1. Meno non si poteva.
               *[other] { $me } tira un dado: { $a }.
            }
    }
rolled-two =
    { $you ->
        [yes] Tiri { $a } e { $b }.{ rolled-remark }
       *[no] { $me } tira { $a } e { $b }.{ rolled-remark }
    }
rolled-three =
    { $you ->
        [yes] Tiri { $a }, { $b } e { $c }. Tre dadi: qualcuno dovrebbe indagare.
       *[no] { $me } tira { $a }, { $b } e { $c }. Tre dadi: qualcuno dovrebbe indagare.
    }
rolled-remark =
    { $a ->
        [1]
            { $b ->
                [1]
                    { $tone ->
                        [0] {" "}L'evoluzione ha i suoi tempi.
                        [1] {" "}Le lumache approvano.
                       *[other] {" "}È pur sempre un inizio.
                    }
               *[other] {""}
            }
        [6]
            { $b ->
                [6]
                    { $tone ->
                        [0] {" "}Fate largo.
                        [1] {" "}Nessuno applaude.
                       *[other] {" "}Certa gente ha tutte le fortune.
                    }
               *[other] {""}
            }
       *[other] {""}
    }
event-spent =
    { $you ->
        [yes]
            { $tone ->
                [0] Spendi un sasso per ritirare. Resta sulla { $at }, e la dignità pure.
                [1] Ungi i dadi con un sasso, che resta sulla { $at }.
               *[other] Spendi un sasso per ritirare: resta sulla { $at }.
            }
       *[no]
            { $tone ->
                [0] { $me } spende un sasso per ritirare. Resta sulla { $at }, e la dignità pure.
                [1] { $me } unge i dadi con un sasso, che resta sulla { $at }.
               *[other] { $me } spende un sasso per ritirare: resta sulla { $at }.
            }
    }
event-rerolled =
    { $n ->
        [1]
            { $tone ->
                [0] Il dado dice 1. Soldi ben spesi.
                [1] Il dado dice 1. Ha le sue idee.
               *[other] Il dado dice 1. Ahi.
            }
        [6]
            { $tone ->
                [0] Il dado dice 6. Che rabbia.
                [1] Il dado dice 6. Allora si lascia comprare.
               *[other] Il dado dice 6. E ti pareva.
            }
       *[other] Il dado dice { $n }.
    }
event-uses =
    { $you ->
        [yes] Ti tieni { $n } e fai finta di niente.
       *[no] { $me } si tiene { $n }. I tirannosauri non hanno mai saputo contare.
    }
event-void =
    { $you ->
        [yes] { $n }: oltre il Vulcano. Quindi non fai nemmeno un passo.
       *[no] { $n }: oltre il Vulcano. { $me } resta dov'è e dice che era previsto.
    }
event-walked =
    { $you ->
        [yes]
            { $n ->
                [one] Fai un passo, alla { $at }.
               *[other] Fai { $n } passi, fino alla { $at }.
            }
       *[no]
            { $n ->
                [one] { $me } fa un passo, alla { $at }.
               *[other]
                    { $mood ->
                        [0] { $me } va alla { $at }, { $n } passi, e si guarda intorno con aria innocente.
                        [1] { $me } trotterella per { $n } passi fino alla { $at }, fischiettando.
                       *[other] { $me } fa { $n } passi, fino alla { $at }.
                    }
            }
    }
event-route =
    { $you ->
        [yes] Ci pensi su, alla { $at }, e prendi { $way }.
       *[no]
            { $tone ->
                [0] { $me } ci pensa su, alla { $at }, con visibile fatica, e prende { $way }.
                [1] { $me } si gratta un orecchio, alla { $at }, e prende { $way }.
               *[other] Alla { $at } { $me } prende { $way }.
            }
    }
event-shortcut =
    { $you ->
        [yes] Dalla lava della { $at } fai ciao con la zampa e ti tuffi di testa nel Vulcano.
       *[no] Dalla lava della { $at } { $me } fa ciao con la zampa e si tuffa di testa nel Vulcano.
    }
event-scooped =
    { $you ->
        [yes]
            { $n ->
                [one] Raccogli un sasso sulla { $at }. Qualcuno l'aveva pagato.
               *[other] Raccogli { $n } sassi sulla { $at }. Qualcuno li aveva pagati.
            }
       *[no]
            { $n ->
                [one] { $me } raccoglie un sasso sulla { $at }.
               *[other] { $me } raccoglie { $n } sassi sulla { $at }. State giù.
            }
    }
event-rock =
    { $you ->
        [yes] Prendi un sasso sulla { $at }.
       *[no] { $me } prende un sasso sulla { $at }.
    }
event-extra =
    { $you ->
        [yes] In coda e senza compagnia, lasci un sasso sulla { $at } e riparti.
       *[no]
            { $tone ->
                [0]
                    { $me_g ->
                        [f] Ultima e sola, { $me } lascia un sasso sulla { $at } e riparte. Anche la pietà ha un prezzo.
                        [m] Ultimo e solo, { $me } lascia un sasso sulla { $at } e riparte. Anche la pietà ha un prezzo.
                       *[other] In coda e senza compagnia, { $me } lascia un sasso sulla { $at } e riparte. Anche la pietà ha un prezzo.
                    }
                [1] { $me }, un puntino laggiù alle vostre spalle, lascia un sasso sulla { $at } e riparte.
               *[other] In fondo alla fila { $me } lascia un sasso sulla { $at } e riparte.
            }
    }
event-time_is_up =
    { $round ->
        [one] Un giro solo, e il tempo è scaduto. Chi sta più in alto può vantarsi.
       *[other] Era il giro { $round }, l'ultimo. Chi sta più in alto può vantarsi.
    }
event-won =
    { $you ->
        [yes] Hai vinto. Adesso fallo pesare.
       *[no]
            { $tone ->
                [0] Vince { $me }. Gli altri avevano piani bellissimi.
                [1] Vince { $me }, e ce lo ricorderà.
               *[other] Vince { $me }. Le scuse si consegnano qui.
            }
    }
event-left =
    { $who_you ->
        [yes] Lasci il tavolo. Stanno già contando i tuoi sassi.
       *[no] { $who } lascia il tavolo. I sassi tornano nella scorta; di saluti non se ne sentono.
    }
event-stopped =
    { $you ->
        [yes] Ti fermi sulla { $at } e soppesi un sasso.
       *[no] { $me } si ferma sulla { $at } e soppesa un sasso. Giù la testa.
    }
event-threw =
    { $you ->
        [yes] Tiri un sasso a { $who }. Consideralo un regalo.
       *[no]
            { $who_you ->
                [yes] { $me } ti tira un sasso. Puoi tenerlo.
               *[no]
                    { $tone ->
                        [0] { $me } tira un sasso a { $who }, che se l'è cercata.
                        [1] { $me } tira un sasso a { $who }. Niente di personale, figuriamoci.
                       *[other] { $me } tira un sasso a { $who }.
                    }
            }
    }
event-hurled =
    { $you ->
        [yes]
            { $n ->
                [one] Scagli contro { $who } il tuo unico sasso, con un ruggito. Niente dadi.
               *[other] Scagli contro { $who } tutti e { $n } i sassi. Niente dadi.
            }
       *[no]
            { $who_you ->
                [yes]
                    { $n ->
                        [one] { $me } ti scaglia contro il suo unico sasso, con un ruggito. Niente dadi.
                       *[other] { $me } ti scaglia contro { $n } sassi. Niente dadi.
                    }
               *[no]
                    { $n ->
                        [one] { $me } scaglia contro { $who } il suo unico sasso, con un ruggito. Niente dadi.
                       *[other] { $me } scaglia contro { $who } { $n } sassi. Niente dadi.
                    }
            }
    }
event-hit =
    { $you ->
        [yes]
            { $tone ->
                [0] { $a } contro { $b }: { $who } non ha visto arrivare niente.{ tie-won }
               *[other] { $a } contro { $b }: becchi { $who } in piena fronte.{ tie-won }
            }
       *[no]
            { $who_you ->
                [yes]
                    { $tone ->
                        [0] { $a } contro { $b }: non hai visto arrivare niente.{ tie-won }
                       *[other] { $a } contro { $b }: { $me } ti becca in piena fronte.{ tie-won }
                    }
               *[no]
                    { $tone ->
                        [0] { $a } contro { $b }: { $who } non ha visto arrivare niente.{ tie-won }
                       *[other] { $a } contro { $b }: { $me } becca { $who } in piena fronte.{ tie-won }
                    }
            }
    }
event-missed =
    { $you ->
        [yes]
            { $tone ->
                [0] { $a } contro { $b }: colpisci una palma. Il sasso resta a { $who }.{ tie-lost }
               *[other] { $a } contro { $b }: manchi il bersaglio. { $who } ringrazia per il sasso.{ tie-lost }
            }
       *[no]
            { $who_you ->
                [yes]
                    { $tone ->
                        [0] { $a } contro { $b }: { $me } colpisce la palma dietro di te. Il sasso è tuo.{ tie-lost }
                       *[other] { $a } contro { $b }: { $me } ti manca. Hai un sasso in più.{ tie-lost }
                    }
               *[no]
                    { $tone ->
                        [0] { $a } contro { $b }: { $me } colpisce una palma. Il sasso resta a { $who }.{ tie-lost }
                       *[other] { $a } contro { $b }: { $me } manca il bersaglio. { $who } ringrazia per il sasso.{ tie-lost }
                    }
            }
    }
tie-won =
    { $a ->
        [1] { $b ->
            [1] { tie-won-text }
           *[other] {""}
        }
        [2] { $b ->
            [2] { tie-won-text }
           *[other] {""}
        }
        [3] { $b ->
            [3] { tie-won-text }
           *[other] {""}
        }
        [4] { $b ->
            [4] { tie-won-text }
           *[other] {""}
        }
        [5] { $b ->
            [5] { tie-won-text }
           *[other] {""}
        }
       *[other] { $b ->
            [6] { tie-won-text }
           *[other] {""}
        }
    }
tie-won-text = {" "}A pari dadi vince chi sta più in alto.
tie-lost =
    { $a ->
        [1] { $b ->
            [1] { tie-lost-text }
           *[other] {""}
        }
        [2] { $b ->
            [2] { tie-lost-text }
           *[other] {""}
        }
        [3] { $b ->
            [3] { tie-lost-text }
           *[other] {""}
        }
        [4] { $b ->
            [4] { tie-lost-text }
           *[other] {""}
        }
        [5] { $b ->
            [5] { tie-lost-text }
           *[other] {""}
        }
       *[other] { $b ->
            [6] { tie-lost-text }
           *[other] {""}
        }
    }
tie-lost-text = {" "}A pari dadi bisognava tirare dall'alto.
event-switched =
    { $you ->
        [yes] Scambio di posto: tu alla { $at }, { $who } alla { $from }.
       *[no]
            { $who_you ->
                [yes] Scambio di posto: { $me } alla { $at }, tu alla { $from }.
               *[no] Scambio di posto: { $me } alla { $at }, { $who } alla { $from }.
            }
    }
event-sent =
    { $you ->
        [yes]
            { $tone ->
                [0] Eccoti di nuovo alla { $at }. Qui non è cambiato niente.
                [1] Eccoti di nuovo alla { $at }. Degli altri si vede solo la polvere.
               *[other] Eccoti di nuovo alla { $at }.
            }
       *[no]
            { $tone ->
                [0] { $me } è di nuovo alla { $at }. Lì non è cambiato niente.
                [1] { $me } è di nuovo alla { $at }. Un salutino, per educazione.
               *[other] { $me } è di nuovo alla { $at }.
            }
    }
event-fell =
    { $you ->
        [yes]
            { $n ->
                [0] Ti fermi a mezz'aria sulla { $at }, guardi giù e cadi in mare.
                [one] Ti fermi a mezz'aria sulla { $at }, guardi giù e cadi in mare. Il sasso affonda prima di te.
               *[other] Ti fermi a mezz'aria sulla { $at }, guardi giù e cadi in mare. I { $n } sassi affondano prima di te.
            }
       *[no]
            { $n ->
                [0] { $me } si ferma a mezz'aria sulla { $at }, guarda giù e cade in mare.
                [one] { $me } si ferma a mezz'aria sulla { $at }, guarda giù e cade in mare. Un sasso, glu glu.
               *[other] { $me } si ferma a mezz'aria sulla { $at }, guarda giù e cade in mare. { $n } sassi, glu glu.
            }
    }
event-toll =
    { $you ->
        [yes] La lava della { $at } si prende un sasso e ti lascia vivere. Per ora.
       *[no] { $me } saltella sulla lava della { $at } e paga un sasso per continuare a saltellare.
    }
event-burned =
    { $you ->
        [yes]
            { $n ->
                [0] La lava della { $at } vuole un sasso, e tu non ne hai. Vai in fumo.
               *[other] Piuttosto che pagare bruci. La lava della { $at } è lieta di servirti.
            }
       *[no]
            { $n ->
                [0] La lava della { $at } vuole un sasso, e { $me } non ne ha. C'è odore di pollo.
               *[other] { $me } piuttosto che pagare brucia. La lava della { $at } è lieta di servire.
            }
    }
event-boo =
    { $you ->
        [yes]
            { $tone ->
                [0] Boo! Lanci un urlo, fai finta di niente e ritiri.
               *[other] Boo! Sulla { $at } respira qualcosa di più grosso di te. Gambe in spalla: ritiri.
            }
       *[no]
            { $tone ->
                [0] Boo! { $me } lancia un urlo, nega tutto e ritira.
                [1] Boo! Sulla { $at } { $me } fa un salto di un metro e ritira.
               *[other] Boo! Sulla { $at } respira qualcosa di grosso. { $me } strilla e ritira.
            }
    }
event-pushed =
    { $you ->
        [yes]
            { $tone ->
                [0] Dai uno spintone a { $who }: { stolen }, e { steps-over }.
               *[other] Spingi { $who }: { stolen }, e { steps-left } un problema suo.
            }
       *[no]
            { $who_you ->
                [yes]
                    { $tone ->
                        [0] { $me } ti dà uno spintone: { stolen }, e { steps-over }.
                       *[other] { $me } ti spinge: { stolen }, e { steps-left } un problema tuo.
                    }
               *[no]
                    { $tone ->
                        [0] { $me } dà uno spintone a { $who }: { stolen }, e { steps-over }.
                        [1] { $me } urta { $who } per sbaglio, con la rincorsa: { stolen }, e { steps-over }.
                       *[other] { $me } spinge { $who }: { stolen }, e { steps-left } un problema altrui.
                    }
            }
    }
steps-over =
    { $left ->
        [one] un passo da fare in omaggio
       *[other] { $left } passi da fare in omaggio
    }
stolen =
    { $n ->
        [0] da rubare non c'è niente
        [one] un sasso cambia padrone
       *[other] { $n } sassi cambiano padrone
    }
steps-left =
    { $left ->
        [one] l'ultimo passo è
       *[other] gli ultimi { $left } passi sono
    }
event-bit =
    { $you ->
        [yes]
            { $n ->
                [0] Stacchi la testa a { $who }. Neanche un sasso: pura cattiveria.
                [one] Stacchi la testa a { $who } e ti intaschi un sasso.
               *[other] Stacchi la testa a { $who } e ti intaschi { $n } sassi.
            }
       *[no]
            { $who_you ->
                [yes]
                    { $n ->
                        [0] { $me } ti stacca la testa. Neanche un sasso: pura cattiveria.
                        [one] { $me } ti stacca la testa e si intasca il tuo sasso.
                       *[other] { $me } ti stacca la testa e si intasca i tuoi { $n } sassi.
                    }
               *[no]
                    { $n ->
                        [0] { $me } stacca la testa a { $who }. Neanche un sasso: pura cattiveria.
                        [one] { $me } stacca la testa a { $who } e si intasca un sasso.
                       *[other] { $me } stacca la testa a { $who } e si intasca { $n } sassi.
                    }
            }
    }


event-speared =
    { $you ->
        [yes]
            { $n ->
                [0] Infilzi { $who }. Neanche un sasso: pura cattiveria.
                [one] Infilzi { $who } e ti intaschi un sasso.
               *[other] Infilzi { $who } e ti intaschi { $n } sassi.
            }
       *[no]
            { $who_you ->
                [yes]
                    { $n ->
                        [0] { $me } ti infilza. Neanche un sasso: pura cattiveria.
                        [one] { $me } ti infilza e si intasca il tuo sasso.
                       *[other] { $me } ti infilza e si intasca i tuoi { $n } sassi.
                    }
               *[no]
                    { $n ->
                        [0] { $me } infilza { $who }. Neanche un sasso: pura cattiveria.
                        [one] { $me } infilza { $who } e si intasca un sasso.
                       *[other] { $me } infilza { $who } e si intasca { $n } sassi.
                    }
            }
    }
event-opening =
    { $who_you ->
        [yes] Per il primo turno tiri { $a } e { $b }.
       *[no] Per il primo turno { $who } tira { $a } e { $b }.
    }
event-tied =
    { $n ->
        [2] Due alla pari in cima. Ritirano loro; gli altri possono guardare.
       *[other] { $n } alla pari in cima. Ritirano loro; gli altri possono guardare.
    }
event-highest =
    { $who_you ->
        [yes] Nessuno tira di più: cominci tu, e gli altri se lo ricordano.
       *[no]
            { $tone ->
                [0] Nessuno tira di più: comincia { $who }. In testa si viene morsi benissimo.
                [1] Nessuno tira di più: comincia { $who }, con tutti dietro. Subito dietro.
               *[other] Nessuno tira di più: comincia { $who }.
            }
    }
event-steered =
    { $you ->
        [yes] A { $at } pensi tu per { $who }: { $way }.
       *[no]
            { $who_you ->
                [yes] A { $at } { $me } pensa al posto tuo: { $way }.
               *[no]
                    { $tone ->
                        [0] { $who } vorrebbe pensare, ma { $me } ha già deciso: { $way }.
                        [1] A { $at } { $me } decide gentilmente per { $who }: { $way }.
                       *[other] A { $at } { $me } ci pensa per { $who }: { $way }.
                    }
            }
    }
event-drowned =
    { $you ->
        [yes]
            { $n ->
                [0] Ti fermi sull'acqua di { $at }, e poi sotto. Glu.
                [one] Ti fermi sull'acqua di { $at }, e poi sotto. Il sasso in mano non aiuta, ma resta tuo.
               *[other] Ti fermi sull'acqua di { $at }, e poi sotto. { $n } sassi non aiutano, ma restano tuoi.
            }
       *[no]
            { $tone ->
                [0] { $me } si ferma sull'acqua di { $at }, saluta e sparisce. Glu.
                [1] { $me } impara su { $at } che la lezione di volo era un'altra. Glu.
               *[other] { $me } annega su { $at }. I sassi, chissà come, restano suoi.
            }
    }
event-knocked =
    { $you ->
        [yes]
            { $tone ->
                [0] Un { $a }: { $who } non l'ha nemmeno visto arrivare.
               *[other] Un { $a }: centri { $who } in mezzo agli occhi.
            }
       *[no]
            { $who_you ->
                [yes]
                    { $tone ->
                        [0] Un { $a }: non te ne accorgi nemmeno.
                       *[other] Un { $a }: { $me } ti centra in mezzo agli occhi.
                    }
               *[no]
                    { $tone ->
                        [0] Un { $a }: { $who } vede le stelle, e sono le tre del pomeriggio.
                        [1] Un { $a }: { $me } butta { $who } giù dal sentiero.
                       *[other] Un { $a }: { $me } centra { $who } in mezzo agli occhi.
                    }
            }
    }
event-dodged =
    { $you ->
        [yes]
            { $tone ->
                [0] Un { $a }: centri una palma. { $who } si tiene il sasso.
               *[other] Un { $a }: sbagli, e { $who } ringrazia per il sasso.
            }
       *[no]
            { $who_you ->
                [yes]
                    { $tone ->
                        [0] Un { $a }: { $me } centra la palma dietro di te. Il sasso è tuo.
                       *[other] Un { $a }: { $me } ti manca. Un sasso in più per te.
                    }
               *[no]
                    { $tone ->
                        [0] Un { $a }: { $me } centra una palma. { $who } si tiene il sasso.
                       *[other] Un { $a }: { $me } sbaglia. { $who } ride, e si tiene il sasso.
                    }
            }
    }


## Che cosa si chiede

ask-ChooseType = Stavolta che bestia sei?
ask-WhichFirst = Chi va per primo, per tutta la partita: { $first } o { $second }?
ask-Declare = Potresti finire per aria: ti libri, o cadi come un sasso?
ask-ToRoll = Parti dalla { $at }: si tira?
ask-Keep =
    { $b ->
        [0] Hai tirato { $a }: lo tieni, o spendi un sasso per riprovare?
       *[other]
            { $c ->
                [0] Hai tirato { $a } e { $b }: li tieni, o spendi un sasso per riprovare?
               *[other] Hai tirato { $a }, { $b } e { $c }: li tieni, o spendi un sasso per riprovare?
            }
    }
ask-UseDice = { $a } e { $b }: quale ti fa comodo?
ask-Route =
    { $left ->
        [one] Think! Un passo ancora dalla { $at }: da che parte?
       *[other] Think! Ancora { $left } passi dalla { $at }: da che parte?
    }
ask-IntoTheVolcano = Il Vulcano è lì, a bocca aperta: ti butti, o tiri dritto?
ask-Scoop =
    { $said ->
        [0]
            { $n ->
                [one] C'è un sasso sulla { $at }: lo prendi?
               *[other] Ci sono { $n } sassi sulla { $at }: quanti ne prendi?
            }
       *[other] Contati { $said } sulla { $at }, e ne restano { $n }: quanti di quelli?
    }
ask-AnotherTurn = Sei in coda e senza compagnia: spendi un sasso per un altro turno?
ask-StopHere =
    { $left ->
        [one] Dalla { $at } hai qualcuno sotto tiro: ti fermi e lanci, o fai l'ultimo passo?
       *[other] Dalla { $at } hai qualcuno sotto tiro: ti fermi e lanci, o fai gli ultimi { $left } passi?
    }
ask-HowToThrow =
    { $rocks ->
        [one] Hai un sasso solo: lo lanci e speri, o lo scagli con un ruggito?
       *[other] Hai { $rocks } sassi: ne lanci uno, o tutti?
    }
ask-Throw =
    { $rocks ->
        [one] Hai un sasso che ha voglia di volare: a chi?
       *[other] Hai { $rocks } sassi che hanno voglia di volare: a chi?
    }
ask-Toll =
    { $rocks ->
        [one] La lava vuole il tuo unico sasso: paghi, o bruci?
       *[other] La lava vuole uno dei tuoi { $rocks } sassi: paghi, o bruci?
    }
ask-InTheWay =
    { $who_g ->
        [f] { $who } ti sbarra la strada: la spingi o tiri dritto?
        [m] { $who } ti sbarra la strada: lo spingi o tiri dritto?
       *[other] { $who } ti sbarra la strada: spingi o tiri dritto?
    }
ask-Steal = Quanti sassi scrolli via a { $who }?
ask-Bite =
    { $loot ->
        [0] La testa di { $who } è a portata di denti: mordi, o fai finta di niente?
        [one] La testa di { $who } è a portata di denti, con un sasso: mordi, o fai finta di niente?
       *[other] La testa di { $who } è a portata di denti, con { $loot } sassi: mordi, o fai finta di niente?
    }
ask-Steer =
    { $left ->
        [one] A { $who } manca un passo da { $at }, e a pensare sei tu: da che parte?
       *[other] A { $who } mancano { $left } passi da { $at }, e a pensare sei tu: da che parte?
    }
ask-Swim = Stai sull'acqua di { $at } come se niente fosse: resti, o anneghi apposta?
ask-Retreat = La testa è andata, ma era una testa buffa: torni a { $at }, o fino alla Partenza?


## Che cosa fa una risposta: sette parole o giù di lì, per il cartellino nel suo bottone

then-ends =
    { $you ->
        [yes]
            { $alone ->
                [yes] ti fermi sulla { $at }, non c'è nessuno
               *[no] ti fermi sulla { $at }, accanto a { $who }
            }
       *[no]
            { $alone ->
                [yes] { $me } si ferma sulla { $at }
               *[no] { $me } si ferma sulla { $at }, accanto a { $who }
            }
    }
then-mudd =
    { $you ->
        [yes] ti fermi sulla { $at }, nel Fango
       *[no] { $me } si ferma sulla { $at }, nel Fango
    }
then-rock =
    { $you ->
        [yes] ti fermi sulla { $at } e prendi un sasso
       *[no] { $me } si ferma sulla { $at } e prende un sasso
    }
then-finds =
    { $you ->
        [yes]
            { $n ->
                [one] ti fermi sulla { $at }, c'è un sasso
               *[other] ti fermi sulla { $at }, ci sono { $n } sassi
            }
       *[no] { $me } si ferma sulla { $at }, tra i sassi
    }
then-boo =
    { $you ->
        [yes] Boo! sulla { $at }: tiri ancora
       *[no] Boo! sulla { $at }: { $me } tira ancora
    }
then-fell =
    { $you ->
        [yes] a mezz'aria sulla { $at }: cadi, si torna alla Partenza
       *[no] a mezz'aria sulla { $at }: { $me } cade e torna alla Partenza
    }
then-drowned =
    { $you ->
        [yes] acqua sulla { $at }: anneghi, si torna alla Partenza
       *[no] acqua sulla { $at }: { $me } annega e torna alla Partenza
    }
then-burned =
    { $you ->
        [yes] lava sulla { $at }: bruci, si torna alla Partenza
       *[no] lava sulla { $at }: { $me } brucia e torna alla Partenza
    }
then-toll =
    { $you ->
        [yes] lava sulla { $at }: si prende un sasso
       *[no] lava sulla { $at }: prende un sasso a { $me }
    }
then-lava =
    { $you ->
        [yes] lava sulla { $at }: un sasso o la Partenza
       *[no] lava sulla { $at }: { $me } paga o brucia
    }
then-swim =
    { $you ->
        [yes] acqua sulla { $at }: resti o anneghi, a scelta
       *[no] acqua sulla { $at }: { $me } nuota, o no
    }
then-won =
    { $you ->
        [yes] dentro il Vulcano: vinci
       *[no] dentro il Vulcano: vince { $me }
    }
then-crater =
    { $you ->
        [yes] il Vulcano è lì, accanto alla { $at }
       *[no] { $me } può buttarsi nel Vulcano
    }
then-void =
    { $you ->
        [yes] troppo lontano: resti sulla { $at }
       *[no] troppo lontano: { $me } resta sulla { $at }
    }
then-prey =
    { $you ->
        [yes]
            { $n ->
                [0] sulla { $at } puoi mordere { $who }
                [one] sulla { $at } puoi mordere { $who }: un sasso
               *[other] sulla { $at } puoi mordere { $who }: { $n } sassi
            }
       *[no] sulla { $at } { $me } può mordere { $who }
    }
then-aims =
    { $you ->
        [yes] ti fermi sulla { $at }, { $who } a tiro
       *[no] { $me } si ferma sulla { $at }, { $who } a tiro
    }
then-dice = scegli tu quale dado conta
then-fork =
    { $you ->
        [yes]
            { $n ->
                [one] il bivio della { $at }, e ancora un passo
               *[other] il bivio della { $at }, e ancora { $n } passi
            }
       *[no] { $me } arriva al bivio della { $at }
    }
then-meets =
    { $you ->
        [yes] { $who } in mezzo ai piedi, alla { $at }
       *[no] { $me } incrocia { $who } alla { $at }
    }
then-spots =
    { $you ->
        [yes] { $who } a tiro dalla { $at }
       *[no] { $me } può lanciare dalla { $at }
    }
then-passes =
    { $you ->
        [yes]
            { $n ->
                [one] passi da un sasso, alla { $at }
               *[other] passi da { $n } sassi, alla { $at }
            }
       *[no] { $me } passa dai sassi della { $at }
    }
aside-ghosts = I dinosauri pallidi mostrano dove porta ogni via.
then-else =
    { $kind ->
        [boo] poi Boo! sulla { $at }
        [rock] poi la { $at }, e un sasso
        [finds] poi la { $at }, tra i sassi
        [mudd] poi la { $at }, nel Fango
        [fell] poi a mezz'aria, { $at }: Partenza
        [drowned] poi acqua, { $at }: Partenza
        [burned] poi lava, { $at }: Partenza
        [toll] poi lava, { $at }: un sasso
        [lava] poi lava, { $at }: un sasso o Partenza
        [swim] poi acqua sulla { $at }
        [won] poi dentro il Vulcano
        [crater] poi il Vulcano accanto alla { $at }
        [prey] poi la { $at }: un morso a { $who }
        [aims] poi la { $at }, { $who } a tiro
        [fork] poi il bivio della { $at }
       *[other] poi fino alla { $at }
    }
then-goes =
    { $me_g ->
        [f] { $me } decide da sola come proseguire
        [m] { $me } decide da solo come proseguire
       *[other] { $me } decide come proseguire
    }
then-push =
    { $n ->
        [0] resti sulla { $at }, niente da rubare
        [one] resti sulla { $at }, con un sasso in più
       *[other] resti sulla { $at }, con { $n } sassi in più
    }
then-push-none = resti sulla { $at }, i sassi li tiene { $who }
then-steers = sulla { $at } scegli tu la via di { $me }
then-push-first =
    { $n ->
        [one] prima rubi a { $who }, poi un passo
       *[other] prima rubi a { $who }, poi { $n } passi
    }
then-stop = resti sulla { $at }: { $p } % di colpire { $who }
then-spends = un sasso, poi { $then }
then-again = un sasso, e tiri ancora
then-reach = tra la { $first } e la { $last }
then-there = fino alla { $first }
then-odds-win = { $p } % di vincere
then-odds-home = { $p } % di tornare alla Partenza
then-odds-bite = { $p } % di mordere qualcuno
then-odds-void = { $p } % di andare lungo
then-hover = { $p } % in aria: ti regge
then-fall = { $p } % cadi: zero sassi, Partenza
then-sure = non può mancare
then-contest = vince il dado più alto: { $p } %
then-flight =
    { $least ->
        [5] con 5 o 6 colpisci: { $p } %
        [6] solo il 6 colpisce: { $p } %
        [4] con 4, 5 o 6 colpisci: { $p } %
       *[other] da { $least } in su colpisci: { $p } %
    }
then-swap =
    { $n ->
        [one] passi alla { $at }; il sasso è perso
       *[other] passi alla { $at }; { $n } sassi persi
    }
then-swap-lost =
    { $n ->
        [one] passi alla { $at }, poi a casa; sasso perso
       *[other] passi alla { $at }, poi a casa; sassi persi
    }
then-knock =
    { $n ->
        [one] { $who } alla Partenza; il sasso è perso
       *[other] { $who } alla Partenza; { $n } sassi persi
    }
then-one-rock = decidono i dadi: { $p } %
then-one-rock-range = decidono i dadi: dal { $p } al { $high } %
then-all-rocks =
    { $n ->
        [one] non può mancare; il sasso è perso
       *[other] non può mancare; { $n } sassi persi
    }
then-hold =
    { $n ->
        [one] ti tieni il sasso
       *[other] ti tieni i tuoi { $n } sassi
    }
then-hands = in mano
then-over = in mano, ma solo { $n } dal prossimo turno
then-leave =
    { $n ->
        [one] resta sulla { $at } per chi arriva
       *[other] restano sulla { $at } per chi arriva
    }
then-pay =
    { $n ->
        [0] l'ultimo sasso, e resti sulla { $at }
        [one] resti sulla { $at }, con un sasso
       *[other] resti sulla { $at }, con { $n } sassi
    }
then-rest =
    { $n ->
        [one] il turno finisce, con un sasso in mano
       *[other] il turno finisce, con { $n } sassi in mano
    }
then-bite =
    { $n ->
        [0] niente sassi; { $who } alla { $at }
        [one] un sasso per te, { $who } alla { $at }
       *[other] { $n } sassi per te, { $who } alla { $at }
    }
then-bite-or =
    { $n ->
        [0] niente sassi; { $who } alla { $at } o alla Partenza
        [one] un sasso per te, { $who } alla { $at } o alla Partenza
       *[other] { $n } sassi per te, { $who } alla { $at } o alla Partenza
    }
then-spare = dividi la { $at } con { $who }
then-back = si torna alla { $at }
then-before = prima { $first }, poi { $second }


## Che cosa si può rispondere

do-die = { $n }
do-starts = Comincia { $who }
do-be = { $kind }
do-first_goes = Il primo
do-WhichFirst-first_goes = { $first }
do-second_goes = Il secondo
do-WhichFirst-second_goes = { $second }
do-roll = Tira
do-ToRoll-roll =
    { $dice ->
        [one] Tira un dado
       *[other] Tira { $dice } dadi
    }
do-roll_in_mudd = Tira un dado solo
do-roll_third = Tira tre dadi
do-hover = Librati
do-hover-note = per questo tiro l'aria ti regge
do-fall = Cadi, se capita
do-fall-note = stop in aria: mare, zero sassi, Partenza
do-keep = Tieni il tiro
do-reroll =
    { $n ->
        [1] Ritira il primo dado
        [2] Ritira il secondo dado
       *[other] Ritira il terzo dado
    }
do-Keep-reroll =
    { $n ->
        [1] Ritira il primo dado ({ $a })
        [2] Ritira il secondo dado ({ $b })
       *[other] Ritira il terzo dado ({ $c })
    }
do-reroll_both = Ritira tutti e due
do-use_first = Usa il primo dado
do-UseDice-use_first = Muovi di { $a }
do-use_second = Usa il secondo dado
do-UseDice-use_second = Muovi di { $b }
do-use_sum = Usa tutti e due i dadi
do-UseDice-use_sum = Muovi di { $a } + { $b }
do-route = Prendi { $way }
do-volcano = Buttati nel Vulcano
do-path = Prosegui sul sentiero
do-walk_on = Tira dritto
do-push = Spingi { $who }
do-steal =
    { $n ->
        [0] Non rubare niente
        [one] Ruba 1 sasso
       *[other] Ruba { $n } sassi
    }
do-go_on = Prosegui
do-stop = Fermati e lancia
do-leave_rocks = Non prendere niente
do-scoop =
    { $n ->
        [one] Prendi 1 sasso
       *[other] Prendi { $n } sassi
    }
do-Scoop-scoop =
    { $said ->
        [0]
            { $n ->
                [one] Prendi 1 sasso
                [20]
                    { $beyond ->
                        [0] Prendi { $n } sassi
                       *[other] Prendi { $n } sassi, o di più
                    }
               *[other] Prendi { $n } sassi
            }
       *[other]
            { $n ->
                [one] Prendine un altro
                [20]
                    { $beyond ->
                        [0] Prendine altri { $n }
                       *[other] Prendine altri { $n }, o di più ancora
                    }
               *[other] Prendine altri { $n }
            }
    }
do-scoop_all = Prendi tutto
do-Scoop-scoop_all =
    { $said ->
        [0]
            { $n ->
                [one] Prendilo
                [2] Prendili tutti e due
               *[other] Prendili tutti e { $n }
            }
       *[other] Prendi anche il resto
    }
do-Scoop-leave_rocks =
    { $said ->
        [0] Non prendere niente
       *[other] Non più di quei { $said }
    }
do-pay = Paga un sasso
do-refuse = Rifiuta e brucia
do-spare = Risparmia { $who }
do-bite = Stacca la testa a { $who }
do-give_up = Niente lanci
do-one_rock = Lancia un sasso
do-all_rocks = Scaglia tutto
do-HowToThrow-all_rocks =
    { $rocks ->
        [one] Scaglialo con un ruggito
        [2] Scagliali tutti e due
       *[other] Scagliali tutti e { $rocks }
    }
do-throw = Tira a { $who }
do-rest = Chiudi il turno
do-extra_turn = Compra un altro turno
do-Keep-roll_third = Tira un terzo dado
do-Steer-route = Manda { $who } così: { $way }
do-stay = Resta a galla
do-drown = Annega apposta
do-to_think = Torna al Think!
do-Retreat-to_think = Torna a { $at }
do-to_start = Fino alla Partenza


## Perché no

why-H25-TYPE-01 = Questo non puoi prenderlo. Ogni dino riceve un tipo dell'elenco, una volta sola, prima della corsa.
why-H25-DUO-03 = Niente da mettere in ordine. Solo chi ha due dino diversi dice quale va per primo, una volta, dopo i tipi.
why-H25-MUDD-01 = Non sei nel Fango. Un dado solo è per i tiri che partono da lì.
why-H25-TYPE-10 = Il Fango non ti lascia scelta. Solo Brachiosauro, Volatore e Mammut possono dire, prima di tirare, che non gli importa.
why-H25-TYPE-09 = Niente terzo dado. È un trucco da Velociraptor.
why-H25-TYPE-09-mudd = Da qui no. Nel Fango e sulla Lava nemmeno un Velociraptor compra il terzo dado.
why-H25-TYPE-09-before = Troppo tardi. Quanti dadi tirare si decide prima di tirarli.
why-H25-DEC-02 = Troppo tardi. Se dal Fango si tira un dado o due lo si dice prima del tiro, e solo chi del Fango se ne ride.
why-H25-ROCK-01 = Hai le mani vuote. Il terzo dado costa un sasso.
why-H25-TYPE-12 = Niente da dichiarare. Solo un Volatore che potrebbe finire per aria dice prima se si libra o se cade.
why-H25-RUL-04 = Non c'è ancora niente da ritirare. Si ritira dopo il tiro e prima del primo passo.
why-H25-GEN-05 = Prima le gambe, poi i dispetti. Devi muoverti di almeno una casella prima di toccare qualunque cosa.
why-H25-RUL-22 = Il turno non è finito. Chi è in coda si guarda quando tutto il resto è fatto.
why-H25-LAVA-08 = Niente scorciatoia adesso. Nel Vulcano finisce solo una mossa che parte dalla Lava e conta esattamente 77.
why-H25-LAVA-02 = Nessuno ti chiede il pedaggio. Si paga quando si arriva sulla Lava.
why-H25-THINK-01 = Qui non c'è nessun bivio. La via si sceglie lasciando un Think!.
why-H25-TYPE-02 = Nessun dado da ignorare. È roba da Tirannosauro con due dadi sul tavolo.
why-H25-RER-01 =
    { $n ->
        [one] Quel dado non c'è. Ne hai tirato uno solo, e un sasso ritira un dado già tirato.
       *[other] Quel dado non c'è. Ne hai tirati { $n }, e un sasso ritira uno di quelli.
    }
why-H25-RER-01-late = Troppo tardi per ritirare. Si fa dopo il tiro e prima di ogni altra cosa.
why-H25-TYPE-05 = Un sasso, un dado. Solo il Dimetrodonte li ritira tutti e due.
why-H25-RUL-31 = I due dadi sono uguali. Usare il primo è tutta la scelta che c'è.
why-H25-FIN-02 = Troppo lontano. Con quel numero passeresti oltre il Vulcano, e un altro ci sta.
why-H25-BITE-06 = Adesso non si morde. Il conto deve finire esattamente sulla vittima, e il morso viene prima dei lanci.
why-H25-ROCK-04 = Adesso sulla { $at } non c'è niente da raccogliere. I sassi a terra si prendono passando o arrivando.
why-H25-ROCK-04-count =
    { $n ->
        [one] Qui c'è un sasso solo. Prendere o lasciare.
       *[other] Qui ce ne sono solo { $n }. Prendine meno, o prendili tutti.
    }
why-H25-TYPE-13 = Non puoi spingere. I Volatori non si abbassano a tanto.
why-H25-PUSH-01 = { $who } non è qui. Si spinge chi si sta per superare, sulla sua casella.
why-H25-DUO-04 = { $who } sta con te. Gli alleati non si spingono, per quanto la tentazione sia forte.
why-H25-TYPE-04 = { $who } non si smuove. Uno Stegosauro non si può spingere.
why-H25-TYPE-19 = Non puoi lanciare. Un Mammut non ha mani per farlo.
why-H25-LAVA-05 = Sulla Lava non si ritira. Qui l'unico sasso che si spende è il pedaggio.
why-H25-LAVA-05-rolled = Questo tiro non si ritira. L'hai fatto sulla Lava, che vuole il pedaggio e non dà seconde occasioni.
why-H25-LAVA-06 = Dalla Lava non si lancia. Qui l'unico sasso che si spende è il pedaggio.
why-H25-LAVA-07 = Sulla Lava non si comprano turni. Qui l'unico sasso che si spende è il pedaggio.
why-H25-DUO-06 = { $who } sta con te. Gli alleati non si prendono a sassate.
why-H25-THR-01 =
    { $who_g ->
        [f] { $who } non si vede da qui. Nessuna linea punteggiata unisce la { $from } e la { $at }: non puoi tirarle.
        [m] { $who } non si vede da qui. Nessuna linea punteggiata unisce la { $from } e la { $at }: non puoi tirargli.
       *[other] { $who } non si vede da qui. Nessuna linea punteggiata unisce la { $from } e la { $at }: impossibile mirare.
    }
why-H25-THR-03 = Adesso sulla { $at } non ci si ferma. Ci si ferma dove una linea punteggiata porta a qualcuno da colpire.
why-H25-THR-04 = Prima fermati. Un lancio chiude la mossa: di' che ti fermi qui, poi tira.
why-H25-THR-04-still = La tua mossa è finita. Chi si è fermato non va oltre.
why-H25-THR-05 = Non hai sassi. A ogni lancio se ne consegna uno al bersaglio.
why-H25-RUL-45 = Lo stop era per lanciare, quindi lancia. Rinunciare si può dal secondo tentativo.
why-H25-RUL-45-empty = Niente da lanciare. Ci si ferma solo dove si avrebbe un sasso in mano.
why-H25-RUL-45-air = Cadresti prima di poter lanciare. Per aria non ci si ferma.
why-H25-RUL-15 = Una spinta ti ha portato fin qui, e a questo tavolo chi è spinto non morde.
why-H25-RUL-45-scoop = Prendine almeno uno. Lo stop era per lanciare, e hai le mani vuote.
why-H25-TYPE-15 = Un sasso alla volta. Scagliarli tutti è roba da Cavernicoli.
why-H25-TYPE-16 = Ormai è tardi. Un Cavernicolo scaglia tutto al primo lancio o mai.
why-H25-TYPE-16-said = Come lanci l'hai detto. Adesso di' a chi.
why-H25-RUL-14 = Nessuno da spingere oltre. Per spingere deve restare almeno un passo.
why-H25-RUL-13 = Una cosa alla volta. All'arrivo vengono i sassi, poi lava o aria, poi i morsi, poi i lanci, poi il Boo!.
why-H25-BITE-01 = { $who } è fuori portata. Si morde solo chi sta sulla casella dove finisce il conto.
why-H25-DUO-05 = { $who } sta con te. Gli alleati non si mordono, almeno finché qualcuno guarda.
why-H25-BITE-05 = Qui { $who } non corre pericoli. Sulla Spiaggia Sicura, da 0 a 10, non si morde nessuno.
why-H25-TYPE-07 =
    { $n ->
        [0] { $who } non ha niente da rubare. Un Triceratopo ne prende fino a tre, di quelli che ci sono.
        [one] { $who } ha un sasso solo. Un Triceratopo ne prende fino a tre, di quelli che ci sono.
       *[other] { $who } ha { $n } sassi. Un Triceratopo ne prende fino a tre, di quelli che ci sono.
    }
why-H25-XTRA-01 = Quel turno è finito. In coda e senza compagnia puoi comprarne un altro: prima il sasso, poi i dadi.
why-H25-DEC-01 = La corsa non è cominciata. Prima ogni dino riceve il suo tipo, o nessuno.
why-H25-DEC-21 = La corsa non è cominciata. Prima di' quale dei tuoi due dino va per primo.
why-H25-TYPE-01-settled = Troppo tardi per evolversi. I tipi si scelgono prima della corsa, e restano quelli.
why-H25-SETUP-06 = Non lo decidi tu. Comincia chi ha più anni: lo dice chi ospita, o la sorte.
why-H25-CLR-05 = I dadi non prendono ordini. Cadono uno alla volta, e che cosa mostrano lo decide la sorte.
why-H25-DEC-18 = Prima dichiara. Di' se l'aria ti regge in questo tiro; poi vengono i dadi.
why-H25-DEC-04 = Prima chiudi il tiro. Tieni i dadi o ritira; poi scegli il numero che usi.
why-H25-DEC-05 = Il tuo numero è deciso. Un Tirannosauro lo sceglie a dadi fermi, prima del primo passo.
why-H25-MOVE-01 = Hai già tirato. Un tiro per turno, a meno che qualcosa faccia Boo!.
why-H25-CLR-01 = Una cosa alla volta. Dopo ogni passo vengono le spinte, poi lo stop per lanciare, poi i sassi a terra.
why-H25-DEC-08 = Nessuno ti sbarra la strada. Si chiede dove supereresti qualcuno che puoi spingere.
why-H25-DEC-09 = Nessuna tasca in cui frugare. Quanti sassi rubare si chiede a un Triceratopo che spinge qualcuno che ne ha.
why-H25-TYPE-07-first = Hai le corna in una tasca. Prima di' quanti sassi rubi a { $who }.
why-H25-DEC-10 = Niente a cui passare oltre. Proseguire è una risposta dove potresti fermarti a lanciare.
why-H25-DEC-11 = Niente a cui rinunciare. È per un dino che sta fermo e potrebbe lanciare.
why-H25-CLR-02 = Prima come, poi a chi. Di' se lanci un sasso o tutti.
why-H25-DEC-13 = Una testa alla volta. Ti si chiede di ognuno a suo tempo, anche di { $who }.

# The 2nd edition: where the rule is the same, so is the sentence.
why-H2-SETUP-04 = { why-H25-TYPE-01 }
why-H2-SPC-02 = { why-H25-MUDD-01 }
why-H2-RUL-04 = { why-H25-RUL-04 }
why-H2-PUSH-06 = Scegli la strada per { $who }, e nient'altro.
why-H2-SPC-03 = { why-H25-THINK-01 }
why-H2-RER-01 = { why-H25-RER-01 }
why-H2-RUL-04-late = { why-H25-RER-01-late }
why-H2-RUL-37-same = { why-H25-RUL-31 }
why-H2-RUL-37 = { why-H25-FIN-02 }
why-H2-BITE-01-exact = { why-H25-BITE-06 }
why-H2-RUL-07 = { why-H25-ROCK-04-count }
why-H2-TYPE-14 = { why-H25-TYPE-13 }
why-H2-PUSH-01 = { why-H25-PUSH-01 }
why-H2-TYPE-02 = { why-H25-TYPE-04 }
why-H2-RUL-17 = { why-H25-RUL-14 }
why-H2-THR-01 = { why-H25-THR-01 }
why-H2-THR-02 = { why-H25-THR-03 }
why-H2-THR-04 = { why-H25-THR-04 }
why-H2-THR-04-still = { why-H25-THR-04-still }
why-H2-THR-05 = { why-H25-THR-05 }
why-H2-RUL-49 = { why-H25-RUL-45 }
why-H2-RUL-49-empty = { why-H25-RUL-45-empty }
why-H2-RUL-49-scoop = { why-H25-RUL-45-scoop }
why-H2-TYPE-25-said = { why-H25-TYPE-16-said }
why-H2-BITE-01 = { why-H25-BITE-01 }
why-H2-SETUP-04-settled = { why-H25-TYPE-01-settled }
why-H2-DEC-01 = { why-H25-DEC-01 }
why-H2-CLR-01 = { why-H25-CLR-05 }
why-H2-DEC-03 = { why-H25-DEC-04 }
why-H2-DEC-07 = { why-H25-DEC-08 }
why-H2-DEC-09 = { why-H25-DEC-10 }
why-H2-DEC-10 = { why-H25-DEC-11 }
why-H2-CLR-01-how = { why-H25-CLR-02 }
why-H2-DEC-12 = { why-H25-DEC-13 }
why-H2-RUL-36 = Qualcuno è stato più svelto. A questo tavolo ogni tipo si sceglie una volta sola.
why-H2-TYPE-09 = Il Fango non ti lascia scelta. Solo Sauropode, Volatore e Nuotatore possono dire, prima di tirare, che non gli importa.
why-H2-DEC-02 = { why-H25-DEC-02 }
why-H2-TYPE-07 = Niente terzo dado per te. È un trucco da Raptor.
why-H2-TYPE-07-later = Prima tira. Un Raptor compra il terzo dado quando ha visto gli altri due.
why-H2-RUL-38-mudd = Non adesso. Il terzo dado di un Raptor ne vuole altri due sul tavolo, e tu ne hai tirato uno solo.
why-H2-RUL-38 = Uno basta. Un Raptor compra il terzo dado una volta per tiro.
why-H2-RUL-40 = Niente acqua di cui discutere. Se ti regge lo si chiede quando ci finisci, a chi può stare a galla.
why-H2-TYPE-18 = Nessuno ti ha morso. Solo un Testabuffa morso sceglie dove andare.
why-H2-THR-03 = Prima le gambe, poi i dispetti. Si lancia solo dopo almeno un passo.
why-H2-RUL-17-still = Prima le gambe, poi gli spintoni. Si spinge chi si raggiunge con almeno un passo.
why-H2-BITE-01-still = Non da dove stai. Si morde dove ti porta il tiro.
why-H2-RER-05 = Restare non è arrivare. I sassi sotto i tuoi piedi sono di chi arriva.
why-H2-TYPE-01 = Nessun dado da ignorare. È roba da Carnosauro con due dadi sul tavolo.
why-H2-TYPE-08 = Il terzo dado resta com'è caduto. I sassi ritirano gli altri.
why-H2-TURN-01 = Hai già tirato. Un tiro per turno, a meno che qualcosa faccia Boo!.
why-H2-TYPE-03 = Un sasso, un dado. Solo un Pinnato li ritira entrambi.
why-H2-ROCK-03 = Niente da prendere su { $at } adesso. I sassi a terra sono di chi ci finisce il movimento.
why-H2-ROCK-04 = Su { $at } ci passi soltanto. I sassi a terra sono di chi ci finisce; di corsa li prende solo un Ominide.
why-H2-TYPE-31 = Hai le zampe piene. Un Mammifero piccolo porta un sasso alla volta.
why-H2-TYPE-22 = Tu non spingi mai. Gli Ominidi ragionano con la lancia.
why-H2-TYPE-11 = Non si passa oltre. Un Sauropode spinge chiunque può.
why-H2-RUL-39 = Qui no. Un Sauropode accanto a qualcuno da spingere deve spingere; per lanciare doveva fermarsi prima.
why-H2-TYPE-05 =
    { $n ->
        [0] { $who } non ha nulla da rubare. Un Ceratopo ne prende fino a tre, di quelli che ci sono.
        [one] { $who } ha un sasso solo. Un Ceratopo ne prende fino a tre, di quelli che ci sono.
       *[other] { $who } ha { $n } sassi. Un Ceratopo ne prende fino a tre, di quelli che ci sono.
    }
why-H2-TYPE-17 = Tu non lanci mai. Un Nuotatore non ha con che cosa.
why-H2-TYPE-26 = Un lancio per turno. Questo Mammifero grande si è già divertito.
why-H2-RUL-13 = { $who } sta sulla Partenza. Più indietro di così non si rispedisce nessuno.
why-H2-RUL-11 = { $who } ti sta accanto. Per lanciare serve una linea di vista fra due caselle.
why-H2-RUL-09 = Non a mani vuote. A questo tavolo i sassi si raccolgono dopo i lanci.
why-H2-RUL-49-water = Annegheresti prima di poter lanciare. L'acqua non è un posto dove fermarsi.
why-H2-RUL-49-stay = Qui ci si ferma per lanciare. Adesso lancia, annegherai un'altra volta.
why-H2-TYPE-24 = Un sasso alla volta. Scagliare tutto è da Mammiferi grandi.
why-H2-TYPE-25 = Hai già detto come lanci. Un Mammifero grande lo dice prima del primo lancio.
why-H2-RUL-15 = Una cosa alla volta. All'arrivo vengono l'acqua, poi i sassi, poi i morsi, poi i lanci, poi Boo!.
why-H2-SETUP-02 = Non lo decidi tu. Tirano tutti due dadi, e comincia il totale più alto.
why-H2-DEC-05 = Il tuo numero è deciso. Un Carnosauro lo sceglie a dadi fermi, prima del primo passo.
why-H2-DEC-08 = Nessuna tasca in cui frugare. Quanti sassi rubare si chiede a un Ceratopo che spinge qualcuno che ne ha.
why-H2-TYPE-05-first = { why-H25-TYPE-07-first }
why-H2-CLR-01-step = Una cosa alla volta. Dopo ogni passo vengono le spinte, poi lo stop per lanciare.


## Come finisce

# A cose fatte: che cosa si dice dei momenti più cattivi, una frase per ogni posto della pagina
nasty-bit =
    { $time ->
        [1] { $lost } caselle in un boccone.
        [2] La testa è stata ritrovata. Nessuno l'ha reclamata.
        [3] Ormai era un vizio.
       *[other] Manca solo il formaggio.
    }
nasty-speared =
    { $time ->
        [1] Un bastone, un rancore e { $lost } caselle.
        [2] I cavernicoli lo chiamano dialogo.
        [3] E la punta non si smussa.
       *[other] La ruota poteva aspettare; questo no.
    }
nasty-hit =
    { $time ->
        [1] Il sasso non ha rimorsi. Chi l'ha tirato, meno ancora.
        [2] Una mira così non è fortuna: è carattere.
        [3] Un sasso è una lettera per chi non legge.
       *[other] Bastava abbassarsi. Non lo fa mai nessuno.
    }
nasty-knocked = { nasty-hit }
nasty-hurled = { nasty-hit }
nasty-pushed =
    { $time ->
        [1] Spingere è camminare con le gambe degli altri.
        [2] Stare in mezzo, qui, è un reato.
        [3] La cortesia è per chi sta dietro.
       *[other] Le buone maniere sono rimaste in spiaggia.
    }
nasty-fell =
    { $time ->
        [1] { $lost } caselle, quasi tutte in verticale.
        [2] La gravità non salta mai un turno.
        [3] Un paio d'ali sarebbe stato un buon affare.
       *[other] Il mare ringrazia.
    }
nasty-drowned = { nasty-fell }
nasty-burned =
    { $time ->
        [1] Cottura media, con { $lost } caselle di contorno.
        [2] La lava non fa credito.
        [3] Fumo negli occhi a tutti, lacrime a nessuno.
       *[other] In cenere, puntuale e senza rimpianti.
    }
end-score = casella { $n }
end-H25-GEN-04 =
    { $you ->
        [yes] Il primo tuffo nel Vulcano è il tuo: hai vinto. Bel calduccio, eh?
       *[no] Il primo tuffo nel Vulcano è di { $who }, che vince. Gli altri possono raffreddarsi.
    }
end-H25-LAVA-08 =
    { $you ->
        [yes] Dalla lava entri nel Vulcano e vinci, mentre gli altri stanno ancora camminando.
       *[no] Dalla lava { $who } entra nel Vulcano e vince, mentre gli altri stanno ancora camminando.
    }
end-H25-RUL-41 =
    { $you ->
        [yes] Se ne sono andati tutti, e vinci tu. Vittoria per simpatia.
       *[no] Se ne sono andati tutti, e vince { $who }. Vittoria per simpatia.
    }
end-H25-RUL-42 =
    { $n ->
        [one]
            { $you ->
                [yes] Tempo scaduto, e nessuno sta più in alto di te: hai vinto.
               *[no] Tempo scaduto, e nessuno sta più in alto di { $who }, che vince.
            }
       *[other] Tempo scaduto, e { $who } stanno alla stessa altezza. Vincono insieme, e non piace a nessuno.
    }
end-H2-GEN-05 = { end-H25-GEN-04 }
end-H2-RUL-46 = { end-H25-RUL-41 }
end-H2-RUL-47 =
    { $n ->
        [one]
            { $you ->
                [yes] Tempo scaduto, e nessuno è più vicino al Vulcano di te: hai vinto.
               *[no] Tempo scaduto, e nessuno è più vicino al Vulcano di { $who }: vittoria.
            }
       *[other] Tempo scaduto: { $who } sono alla stessa distanza dal Vulcano. Vincono insieme, e nessuno è contento.
    }


## Le opzioni del tavolo

option-board = Tabellone
option-board-text = L'isola su cui si corre.
option-board-skull-island = Isola del Teschio
option-board-t25 = Isola di prova T25
option-types = Tipi di dinosauro
option-types-text = Dà ai dino poteri diversi, oppure tutti alla pari.
option-types-none = dino qualunque per tutti
option-types-choose = sceglie ognuno il suo
option-types-yours = Il tuo dino
option-types-yours-text = ognuno sceglie; chi tardi arriva, morde chi resta
preset-evening-facts =
    un consiglio a tutti, riga per riga
    ogni risposta dice che cosa fa
    – niente poteri, niente orologio
preset-classic-facts =
    a ogni dino il suo potere
    un minuto a risposta
    – nessun maestro
preset-chaos-facts =
    poteri, clausole comprese
    20 secondi a risposta
    – nemmeno il tempo di pentirsi
option-duo = Due dino a testa
option-duo-text = In 2 o in 3 ognuno muove due dino alleati.
option-first_player = Chi comincia
option-first_player-text = Il posto che ha il primo turno. A rigore è di chi ha più anni, se qualcuno lo ammette.
option-first_player-random = decide la sorte
option-turn_limit = Limite di giri
option-turn_limit-text = Dopo tanti giri vince chi è arrivato più avanti; 0 vuol dire nessun limite.
option-turn_limit-0 = nessuno
option-start_rock_on_return = Sasso di bentornato
option-start_rock_on_return-text = Un dino rimandato alla Partenza prende lì un sasso.
option-start_loose_pickup = Sassi a terra sulla Partenza
option-start_loose_pickup-text = Un dino rimandato alla Partenza prende anche i sassi lasciati lì.
option-hazards_on_switch = Scambi pericolosi
option-hazards_on_switch-text = Un dino che un lancio mette sulla Lava paga il pedaggio, e se è messo in aria cade.
option-lava_refusal = Rifiutare il pedaggio
option-lava_refusal-text = Anche con i sassi in mano si può scegliere di bruciare e tornare alla Partenza.
option-pushed_may_bite = Chi è spinto morde
option-pushed_may_bite-text = Un dino spinto il cui conto finisce esattamente su qualcuno può mordere.
option-shortcut_when_pushed = Spinti nel Vulcano
option-shortcut_when_pushed-text = Un dino spinto via dalla Lava con un 77 esatto può prendere la scorciatoia, e vince.
option-boo_on_stop = Boo! per chi spinge
option-boo_on_stop-text = Un dino che si ferma su Boo! per spingere poi tira di nuovo.
option-strict_limits = Limiti severi
option-strict_limits-text = Il limite di un tipo (2, 3 o 5 sassi) vale sempre, non solo all'inizio del suo turno.
option-board-footprint = L'Orma
option-unique_types = Ogni tipo una volta
option-unique_types-text = Un tipo scelto da qualcuno non c'è più per gli altri.
option-start_rocks = Sassi all'inizio
option-start_rocks-text = Con quanti sassi si comincia.
option-start_rocks-0 = nessuno
option-start_rocks-1 = uno a testa
option-pickup_before_throw = Trovato e lanciato
option-pickup_before_throw-text = I sassi si raccolgono prima dei lanci: un sasso trovato qui si può lanciare da qui.
option-think_chain_chooser = Chi pensa per gli spinti
option-think_chain_chooser-text = In una catena di spinte sceglie la strada a un Think! questo giocatore.
option-think_chain_chooser-direct = chi spinge direttamente
option-think_chain_chooser-active = chi è di turno
option-throw_after_push = Chi spinge lancia
option-throw_after_push-text = Chi ha spinto può lanciare da dove si è fermato quando il dino spinto ha finito.
option-raptor_in_mud = Raptor nel Fango
option-raptor_in_mud-text = Un Raptor può comprare il dado in più anche per un tiro che esce dal Fango.


## Il tavolo a parole: il terminale, e chi ascolta invece di guardare

text-start = Partenza

# Che cosa non va in un'opzione, in un tabellone o in una posizione
no-type = Opzione types: il tipo di dinosauro { $value } non esiste; ci sono { $known }.
types-many = L'opzione types nomina { $n } tipi per { $dinos } dinosauri: uno per tutti, o uno a testa.
the-board = Il tabellone
board-space = Il tabellone { $board } non ha una casella { $space }.
board-provenance = provenance è { $value }; dev'essere uno di { $known }.
board-empty = { $where } non elenca nessuna [[space]]: a un tabellone servono almeno la Partenza e il Vulcano.
board-ends = Al tabellone { $board } servono esattamente una Partenza e un arrivo; ne ha { $starts } e { $ends }.
board-circle = Tabellone { $board }: dalla casella { $space } il sentiero non arriva mai in fondo, gira in tondo.
board-not-for = Il tabellone { $board } è fatto per { $made } e non si gioca come { $edition }, a cui { $needs }: { $fault }
needs-2nd = servono due bivi, l'acqua, e una linea di vista dall'inizio del sentiero fino in cresta
needs-25th = servono una Spiaggia Sicura fino alla 10, la Lava prima della 77 e il Vulcano alla 100
space-odd = { $where }, casella { $space }: { $value } manca o non è del suo genere (id un testo, number un intero).
space-odd-at = { $where }, casella { $n } dell'elenco: { $value } manca o non è del suo genere (id un testo, number un intero).
space-kind = Tabellone { $board }, casella { $space }: il genere { $kind } non esiste; ci sono { $known }.
space-next = Tabellone { $board }, casella { $space }: la casella dopo, { $next }, non esiste.
space-ways = Tabellone { $board }, casella { $space }: una casella porta a un'altra, o a due se è un Think!.
sight-pair = una linea di vista è una coppia di caselle come ["5", "12"], non { $value }.
sight-space = Tabellone { $board }: una linea di vista nomina la casella { $space }, che non esiste.
position-dino = posizione, dinosauro { $who }: scrivi { $like }, non { $value }.
position-dino-key = posizione, dinosauro { $who }: { $key } = { $value } non è at, rocks (0 o più) o un tipo.
position-rocks = posizione, sassi a terra su { $space }: { $value } non è un numero di sassi.
position-round = posizione: round è un numero da 1 in su, non { $value }.
dino-none = A questo tavolo non c'è nessun dinosauro { $who }: ci sono { $known }.

# Che cosa non va in un tabellone, una frase per volta; e che cosa si dice di uno che va bene
board-praise = { $title }: { $spaces } caselle, { $sight } linee di vista. Tutto a posto.
board-praise-for = { $title }: { $spaces } caselle, { $sight } linee di vista. Tutto a posto, e va bene per { $made }.
and-more = { $some } e altre { $n }
no-edition = nessuna edizione
edition-other = Il tabellone è fatto per { $made }, non per { $edition }.
edition-unknown = Non c'è nessuna edizione { $name }: ci sono { $known }.
edition-unsaid = Il tabellone non dice per quale edizione è fatto.
space-twice = Ci sono due caselle con l'id { $space }.
space-kind-other = La casella { $space } è { $kind }, che { $edition } non conosce: ha { $known }.
space-provenance = La casella { $space } ha provenance { $value }: dev'essere uno di { $known }.
space-lost = Alla casella { $space } non si arriva dalla Partenza.
space-overshoots = Dalla casella { $space } con { $dice } dadi si va sempre oltre l'arrivo: dev'essere mudd.
space-beach =
    { $so ->
        [yes] La casella { $space } è beach: la spiaggia va da 0 a { $last }.
       *[no] La casella { $space } non è beach: la spiaggia va da 0 a { $last }.
    }
space-mudd = La casella { $space } non è mudd: { $numbers } lo sono sempre.
space-rock = La casella { $space } ha un sasso su { $kind }.
end-none = Nessuna casella è { $what }.
end-many = Più di una casella è { $what }: { $spaces }.
start-also = La casella { $space } è la Partenza: dev'essere anche { $kind }.
way-nowhere = La casella { $space } porta alla { $next }, che non esiste.
way-past-finish = La casella { $space } è l'arrivo, ma porta ancora avanti: { $spaces }.
way-dead = La casella { $space } è un vicolo cieco: dopo non c'è niente.
think-one = La casella { $space } è un Think!, ma ha una strada sola.
think-none = La casella { $space } ha due strade, ma non è un Think!.
think-many = La casella { $space } ha { $n } strade: un Think! ne ha due.
think-same = Tutte e due le strade dalla casella { $space } portano alla { $next }.
routes-unnamed = Alle due strade della casella { $space } servono due nomi diversi in routes.
routes-none = La casella { $space } dà un nome alle strade, ma ne ha una sola.
routes-apart = Le due strade della casella { $space } non si ritrovano prima dell'arrivo.
routes-alike = Le due strade della casella { $space } sono ugualmente lunghe e ugualmente pericolose: non c'è niente da scegliere.
forks-other = Le caselle Think! sono { $n }: { $edition } ne ha esattamente { $right }.
trail-circle = Il sentiero gira in tondo: { $way }.
then-to = { $some }, poi { $next }
number-start = La casella { $space } è la Partenza, ma ha il numero { $n } invece di 0.
number-finish = La casella { $space } è l'arrivo, ma ha il numero { $n } invece di { $right }.
number-back = La casella { $space } ha il numero { $n }, ma prima della { $next } viene { $right }: conta all'indietro da lì.
number-on = La casella { $space } ha il numero { $n }, ma nessuna delle sue strade prosegue con { $right }.
fly-before = La casella { $space } è { $kind }, ma la { $before } prima di lei non è un trampolino.
fly-after = La casella { $space } è un trampolino, ma dopo non c'è { $kind }.
fly-none = Non c'è nessun trampolino con { $kind } dopo.
lava-late = La casella { $space } è lava, ma la lava finisce prima della { $n }.
shortcut-odd = La casella { $space } è { $kind }: la { $n } dev'essere qualunque.
shortcut-none = Non c'è la casella { $n }, che serve alla scorciatoia.
shortcut-far = La scorciatoia non serve a nessuno: entro sei passi dalla { $n } non c'è lava.
sight-nowhere = La linea di vista { $a }–{ $b } nomina la casella { $space }, che non esiste.
sight-itself = La linea di vista { $a }–{ $b } unisce una casella a se stessa.
sight-twice = La linea di vista { $a }–{ $b } è elencata due volte.
sight-barred = La linea di vista { $a }–{ $b } tocca { $kind }: { $edition } lo vieta.
sight-crest = Nessuna linea di vista unisce l'inizio del sentiero alla cresta prima dell'arrivo.
place-none = Mancano le coordinate { $layout } delle caselle { $spaces }.
place-same = Le caselle { $a } e { $b } stanno nello stesso posto nella disposizione { $layout }.

# Quel che è troppo di un tabellone portato da qualcuno
bound-key = { $value } qui non c'entra: ci sono { $known }.
bound-spaces = un tabellone ha da 1 a { $most } caselle, ciascuna una tabella.
bound-sights = sight è un elenco di al massimo { $most } coppie.
bound-forks = al massimo { $most } caselle si biforcano: nessuno pensa così spesso.
bound-id = { $value } non è un id: da uno a sei lettere e cifre.
bound-twice = due caselle hanno lo stesso id.
bound-nowhere = qualcosa porta a { $space }, e una casella così non c'è.
bound-number = il numero della casella { $space } va oltre { $most }.
bound-words = { $key } della casella { $space } è un elenco di al massimo { $most } parole brevi.
bound-place = { $layout } della casella { $space } sono due numeri da 0 a { $most }.
bound-picture = { $key } dell'immagine non sono i pochi numeri che dovrebbero essere.

# Quel che il controllore del laboratorio dubita, e loda
doubt-lava = { $n } di lava in sei passi: chi passa di qui paga o brucia. Crudele, ma legale.
doubt-rocks =
    { $n ->
        [0] Nemmeno un sasso sull'isola. Dovranno essere gentili tra loro.
        [one] Un sasso solo in tutta l'isola. Si ammazzeranno per averlo, se trovano qualcosa da tirarsi.
       *[other] Solo { $n } caselle con un sasso: ai più resterà da tirare i capricci.
    }
doubt-sights =
    { $n ->
        [0] Nessuna linea di tiro: i sassi si portano a spasso, allora.
        [one] Una sola linea di tiro. Faranno la fila.
       *[other] Solo { $n } linee di tiro: un'isola tranquilla. Peccato.
    }
doubt-crowded =
    { $layout ->
        [wide] { $a } e { $b } si siedono in braccio nell'immagine larga.
       *[tall] { $a } e { $b } si siedono in braccio nell'immagine alta, quella dei telefoni.
    }
praise-way = Dalla partenza a { $n } una via c'è, e nessun anello in cui girare per sempre: { $spaces } caselle, { $sight } linee di tiro.

# Quel che qui si può fare da sé
make-what = Isole
make-one = un'isola
make-new = Disegna un'isola: dove si biforca, dove scotta, chi vede chi. Il controllore sa la legge a memoria.
make-kind-rock = Sasso
make-kind-mudd = Fango
make-kind-boo = Bu!
make-kind-think = Bivio
make-kind-fly = Decollo
make-kind-air = Cielo
make-kind-water = Acqua
make-kind-lava = Lava
make-kind-beach = Spiaggia
make-kind-start = Partenza
make-kind-finish = Vulcano
make-mend-way-dead = Uniscila alla più vicina
make-mend-start-also = Fanne anche quello
make-mend-space-mudd = Infangala
make-mend-space-overshoots = Infangala
make-mend-think-none = Fanne un bivio
make-mend-think-one = Niente bivio, allora
make-mend-space-rock = Togli il sasso
make-mend-lava-late = Raffreddala
make-mend-fly-after = Lasciala a terra
make-mend-space-beach = Sposta la sabbia
make-mend-shortcut-odd = Falla normale
make-mend-way-past-finish = Chiudila lì
make-mend-think-same = Basta una via
make-mend-routes-alike = Chiudi la seconda via
make-mend-sight-barred = Chiudi loro gli occhi
make-mend-space-lost = Affondala
make-mend-place-same = Spostala un po'

# What studies of the laboratory count.
trait-type = dino
trait-first-fork = primo bivio

# Quello che gli amici ricordano.
feat-chain = La catena più lunga
feat-chain-text = { $who }: { $n } spinte in un colpo solo
feat-heads = Più teste staccate a morsi
feat-heads-text = { $who }, { $n } volte, sempre a { $whom }
