# Court, in italiano: le stesse frasi di en.ftl, nello stesso ordine.

game-court-title = Corte
game-court-tagline = Cena, ruba, umilia. Bada alle buone maniere: non ti resterà altro.

option-deck = Mazzo
option-deck-text = Quello intero ha 32 carte e ne dà tre a testa; il piccolo ne ha 8 e ne dà una: una partita fra due portate.
option-deck-full = intero
option-deck-small = piccolo
option-counter = Rispondere alla risposta
option-counter-text = Anche un'Umiliazione si può umiliare.
option-banquets = Banchetti
option-banquets-text = La partita finisce dopo tanti banchetti; con 0 si gioca finché c'è mazzo.

card-feast = un Banchetto
card-theft = un Furto
card-humiliation = un'Umiliazione
card-dagger = il Pugnale
name-feast = Banchetto
name-theft = Furto
name-humiliation = Umiliazione
name-dagger = Pugnale
text-feast = Fai 2 punti.
text-theft = Prendi 1 punto a un giocatore, o 2 a chi li ha.
text-humiliation = Ferma la carta di un altro. Si gioca solo in risposta.
text-dagger = Un giocatore perde 1 punto. Ti torna in mano, e tutti l'hanno visto.
face-down = ?
text-seat = { $who }: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }; { $cards }
text-deck = mazzo: { $n }

event-turn = { $you ->
        [yes] Tocca a te.
       *[no] Tocca a { $actor }.
    }
event-passed = { $you ->
        [yes] Passi.
       *[no] { $actor } passa.
    }
event-played = { $you ->
        [yes] Giochi { $card }.
       *[no] { $actor } gioca { $card }.
    }
event-answered = { $actor } umilia { $by }, che ha giocato { $card }.
event-stopped = { $actor } vede svanire { $card }.
event-drew = { $you ->
        [yes] Peschi { $card }.
       *[no] { $actor } pesca { $card }.
    }
event-drew-hidden = { $actor } pesca una carta.
event-sealed = { $you ->
        [yes] Offri { $n }.
       *[no] { $actor } offre { $n }.
    }
event-sealed-hidden = { $actor } ha sigillato un'offerta.
event-revealed = { $actor } aveva offerto { $n }.
event-dined = { $actor } siede a capotavola, accanto a { $guest }.
event-left = { $actor } lascia la corte.
event-showed = { $actor } aveva { $card }.
event-over = Si chiudono le porte.

ask-Choose = Quale carta giochi?
ask-Target = Contro chi giochi { $card }?
ask-HowMuch = Quanto prendi a { $who }?
ask-Window = { $by } ha giocato { $card }. Glielo permetti?
ask-Bid = Quanto offri per il capotavola? Puoi spendere { $most }.
ask-Toast = Chi onorerai con i tuoi { $n }?

do-pass = Passa
do-lead = Gioca { $card }
do-at = { $who }
do-take = Prendi { $n }
do-humiliate = Umilia
do-bid = Offri { $n }
do-drawn = { $card } per { $who }

why-CC-TURN-01 = Non hai { $card }.
why-CC-TURN-02 = Si gioca una carta solo nel proprio turno.
why-CC-CARD-02 = { $who } non ha due punti da prendere.
why-CC-CARD-03 = { $card } risponde soltanto a un'altra carta.
why-CC-ANS-01 = Non c'è nessuna carta a cui rispondere.
why-CC-BANQ-01 = Si offre a un banchetto, e mai più di quanto si ha.

end-CC-END-01 = Il mazzo è finito, e i complimenti pure. { $n ->
        [one] Vince { $who }.
       *[other] Vincono insieme { $who }, a denti stretti.
    }
end-CC-END-02 = Non resta nessuno a inchinarsi: vince { $who }.
end-CC-END-03 = L'ultimo banchetto è mangiato. { $n ->
        [one] Vince { $who }.
       *[other] Vincono insieme { $who }, a denti stretti.
    }
