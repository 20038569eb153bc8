card-feast = un Banchetto
card-theft = un Furto
card-humiliation = un'Umiliazione
card-dagger = il Pugnale

event-turn = Tocca a { $actor }.
event-passed = { $actor } passa.
event-played = { $actor } gioca { $card }.
event-answered = { $actor } umilia { $by }, che ha giocato { $card }.
event-stopped = { $card } di { $actor } finisce in nulla.
event-drew = { $actor } pesca { $card }.
event-drew-hidden = { $actor } pesca una carta.
event-sealed = { $actor } offre { $n }.
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
