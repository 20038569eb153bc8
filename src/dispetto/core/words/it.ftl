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

why-TABLE-01 = Non tocca a te. La domanda è per { $who }.
why-TABLE-02 = Giù le mani. Adesso nessuno ti chiede niente: decide la sorte.
why-TABLE-03 = La partita è finita. Tenere il broncio resta permesso.
why-TABLE-04 = Non ancora. Prima rispondi a quello che ti si chiede.
why-TABLE-05 = Domanda sbagliata. Così rispondi a qualcosa che nessuno ti ha chiesto.
why-TABLE-06 = Lì non c'è nessuno. Prenditela con qualcuno che esista.
