# La signorina Riga insegna Lunch Money. $you è il genere di chi impara; gli altri hanno il loro nome.

attack = Quindici punti a testa, cinque carte a testa, un cortile. Chi resta senza punti va a terra; vince chi resta in piedi per ultimo. Nel tuo turno si picchia qualcuno.
    .short = Vince chi resta in piedi. Picchia qualcuno.
    .teaches = il colpo
    .a = Il numero sulla carta è quanto costa alla vittima: quattro.
    .a-short = alla vittima costa 4 punti
    .b = { $bruno }. Ha la faccia di chi se lo merita.
    .b-short = { $bruno } se lo merita
    .press = Premi { $key }. Prima la carta, poi la faccia.
    .whynot = Perché non qualcosa di più piccolo?
    .because = A fine turno si pesca di nuovo fino a cinque, quindi qui il risparmio non è una virtù. Un Block o un Grab, invece, conviene tenerli. Tra un attimo capirai.

defend = Rieccolo, con un Hook da due punti. Puoi lasciarlo arrivare oppure rispondere. Le carte blu servono a questo.
    .short = Il suo Hook ti costa 2 punti. O lo fermi.
    .teaches = la difesa
    .a = Il suo Hook, ancora in aria e non ancora sul tuo naso.
    .a-short = il suo Hook, ancora in aria
    .b = Un Block, la parata, ferma un colpo. Anche un Dodge.
    .b-short = un Block ferma un colpo
    .press = Premi { $key }. Gomiti stretti.
    .whynot = Perché non incassare?
    .because = Due punti sono due punti, e un Block non si limita a fermarlo: apre la porta a quello che viene dopo.

grab = Parato; e lui resta lì col braccio teso. Subito dopo un Block chi ha parato può giocare un Grab.
    .short = Dopo un Block puoi afferrarlo con un Grab.
    .teaches = la presa
    .a = Il Grab da solo non fa male, ma tiene fermi.
    .a-short = il Grab non fa male, ma tiene
    .b = Chi è nella presa si può colpire una volta, subito. Dodge, Freedom o Humiliation potrebbero salvarlo.
    .b-short = chi tieni lo colpisci, subito
    .press = Premi { $key }. Io lo farei.
    .whynot = Perché non lasciar perdere?
    .because = Allora il Grab toccherebbe a lui, se ne ha uno, e poi la faccenda sarebbe chiusa. A chiudere le faccende non si è mai arricchito nessuno.

strike = Lo tieni per il colletto. Un attacco libero, adesso o mai più: contro una carta Base o un'Arma chi è nella presa non può nulla.
    .short = Un attacco libero, e non può fermarlo.
    .teaches = l'attacco libero
    .a = Tre punti. L'Elbow ne farebbe due.
    .a-short = tre punti, non due
    .b = Undici meno tre fa otto. Gli serviranno le dita.
    .b-short = lui scende da 11 a 8
    .press = Premi { $key } e non chiedere scusa.
    .whynot = Perché non l'Elbow?
    .because = Quello gli costa due punti, l'Uppercut tre. Tutt'e due ti escono di mano e tutt'e due si ripescano a fine turno. Fai il conto.

humiliate = Tocca a me, e niente di personale: un calcio. Ma guarda che cos'hai pescato: una Humiliation. Interrompe quasi ogni attacco e ogni difesa, di chiunque, in ogni momento.
    .short = Ti tiro un calcio. Ma hai pescato di meglio:
    .teaches = l'umiliazione
    .a = Il mio calcio: quattro punti, se arriva.
    .a-short = il mio calcio: quattro punti
    .b = Ci ridi sopra e non è mai successo. Può rispondere solo un'altra Humiliation.
    .b-short = ci ridi sopra, e non è successo
    .c = E io resto lì senza difese per un tuo attacco libero.
    .c-short = e poi mi colpisci, gratis
    .press = Premi { $key }. Se vuoi, col dito puntato.
    .whynot = Perché non tenerla?
    .because = Si può. In tutto il mazzo ce ne sono quattro, e rompono anche le difese altrui. Ma quattro punti e un attacco libero sono un prezzo onesto.

free = Derisa davanti a tutta la classe. Una carta Base o un'Arma, e non posso difendermi.
    .short = Un attacco libero: non posso difendermi.
    .teaches = il premio
    .a = Un Headbutt fa tre. Il Jab farebbe uno, e sarebbe un'offesa per tutti e due.
    .a-short = un Headbutt fa tre
    .b = Da quindici a dodici, e l'hanno visto tutti.
    .b-short = da 15 a 12, davanti a tutti
    .press = Premi { $key }. Il tuo nome l'ho segnato.

end = Un colpo, un Block, un Grab, una Humiliation: è tutto qui, salvo le carte peggiori. Quello che non ti serve lo puoi buttare e ripescare, invece di picchiare. Da qui in poi le carte non le detta nessuno.
    .short = Sai tutto. Da qui in poi le carte sono vere.
    .teaches = il resto
    .a = First Aid ridà due punti: al posto di un attacco, o quando stai per finire a terra.
    .a-short = First Aid ridà 2 punti
    .b = A { $bruno } ne restano otto. Lo dico per dire.
    .b-short = a { $bruno } ne restano 8
    .press = Tocca a te. Io ne ho dodici, e la memoria lunga.
