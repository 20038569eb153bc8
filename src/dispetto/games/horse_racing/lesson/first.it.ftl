# La signorina Riga insegna The Really Nasty Horse Racing Game. $you è il genere di chi impara; gli altri hanno il loro nome.

entry = Sei corse, sei cavalli a testa, ventimila in tasca. Il livello 1 è il più veloce, il 6 tirava il carretto. Scrivi in segreto quale dei tuoi corre dove; vince chi dopo sei corse ha più soldi.
    .short = Sei corse, sei cavalli: chi corre dove?
    .teaches = le iscrizioni
    .press = Premi { $key }. I premi crescono: il migliore aspetta l'ultima corsa.
    .whynot = Perché non subito il più veloce?
    .because = Si può, ogni cavallo corre una volta. Ma la prima corsa dà ventimila a chi vince, l'ultima centomila. Io il mio migliore l'ho iscritto subito, per dare il cattivo esempio.

bet = Le corsie sono assegnate, le quote esposte. Puoi puntare su un cavallo solo, tuo o altrui. Quanto punti lo vedono tutti; su chi, nessuno.
    .short = Punta su un cavallo. Su chi, non si vede.
    .teaches = la scommessa
    .a = Il tuo cavallo: livello 2, corsia 2, quattro a uno. Diecimila ne vincerebbero quaranta.
    .a-short = il tuo: quattro a uno
    .b = Il mio è il favorito: livello 1, corsia 1, e paga uno a uno.
    .b-short = il mio: il favorito, uno a uno
    .press = Premi { $key }. Prima il cavallo, poi la puntata.
    .whynot = Perché non puntare su di te?
    .because = Prima guarda che cos'hai in mano. Diecimila su di me ne vincerebbero dieci. E scommettere è un privilegio: nessuno è obbligato.

faller = Il mio favorito ha finito la mossa su una siepe. Che imprudenza. Finché sta lì, chi ha la Caduta di quella siepe può giocarla.
    .short = Il mio favorito è su una siepe. Hai la sua Caduta:
    .teaches = la Caduta
    .a = Eccolo, sulla Siepe della Vedova.
    .a-short = eccolo, sulla Siepe della Vedova
    .b = La tua carta per questa siepe precisa: la giochi, ed è fuori dalla corsa. Solo una Rimonta potrebbe rispondere.
    .b-short = la tua carta: ed è fuori dalla corsa
    .press = Premi { $key }. Addio, favorito.
    .whynot = Perché non tenerla?
    .because = Si può: ogni carta si gioca una volta sola in tutta la riunione, e restano cinque corse. Ma i tuoi diecimila non sono su di me.

roll = Fuori, e io guardo. Tocca a te: il dado dice di quante lunghezze.
    .short = Il mio cavallo è fuori. Tocca a te.
    .teaches = la corsa
    .a = Il tuo cavallo, sulla linea, con i tuoi diecimila.
    .a-short = il tuo cavallo, con i tuoi 10.000
    .b = Il traguardo: un giro e un quarto.
    .b-short = il traguardo, un giro e un quarto
    .press = Premi { $key }.

move = Un sei. Dritto, oppure verso l'esterno a un punto per corsia; col sei anche una corsia verso l'interno. Attenzione a dove ti fermi: chi finisce la mossa su una siepe può essere fatto cadere lì.
    .short = Un sei. Non fermarti mai su una siepe.
    .teaches = la mossa
    .a = Dritto, sei lunghezze in corsia 2: oltre la siepe, dentro Early Pace.
    .a-short = dritto: oltre la siepe, in corsia 2
    .press = Premi { $key }.
    .whynot = Perché non cambiare corsia?
    .because = Ogni corsia verso l'esterno costa un punto, e in curva là fuori la strada è più lunga. Si fa per passare qualcuno, o per scendere accanto a una siepe invece che sopra.

double = Sei in Early Pace, e lì un livello 2 può raddoppiare: ancora lo stesso sei. Ogni tratto conta una volta per corsa.
    .short = Qui il livello 2 raddoppia: ancora sei.
    .teaches = il raddoppio
    .a = Da qui altri sei, fino alla 12 e oltre la prossima siepe.
    .a-short = altri sei, oltre la prossima siepe
    .press = Premi { $key }, poi dritto: corsia 2, lunghezza 12.
    .whynot = Perché non restare?
    .because = Ci sono giorni in cui altre sei lunghezze finiscono su una siepe, e qualcuno ha la carta in mano. Oggi finiscono sull'erba.

end = Il mestiere è questo: scommettere, correre, e tenere in mano qualcosa per il favorito. Primo, secondo e terzo portano un premio a chi li possiede. Da qui in poi i dadi non li detta nessuno.
    .short = Il mestiere è questo. Da qui in poi i dadi sono veri.
    .teaches = il resto
    .a = Conduci, a quattro a uno. Se ne sono accorti tutti.
    .a-short = conduci, e se ne sono accorti
    .b = Un'altra Caduta, per il Sorriso dell'Allibratore. Guarda chi ci si ferma.
    .b-short = un'altra Caduta, per un'altra siepe
    .press = Premi { $key }. Sono fuori da questa corsa, non da questa stanza.
