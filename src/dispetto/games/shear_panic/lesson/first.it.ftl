# La signorina Riga insegna Shear Panic. $you è il genere di chi impara; gli altri hanno il loro nome.

scramble = Nove pecore, troppo in ordine. Prima del primo turno ognuno tira una volta il dado dei colori, e una pecora di quel colore deve spingere. Il tuo ha detto rosso, e il rosso è tuo.
    .short = Prima lo scompiglio: un colore, una spinta.
    .teaches = la spinta
    .a = La tua prima pecora.
    .a-short = la tua prima pecora
    .b = La seconda. Si spinge in linea retta, e l'ultima della fila si sposta esattamente di una casella.
    .b-short = la seconda: spinga verso nord
    .press = Premi { $key }: pecora due, poi nord.
    .whynot = Perché non l'altra?
    .because = Può spingere l'una o l'altra, dovunque ci sia qualcuno da spingere e posto dietro. Voglio le tue due più vicine, e tra un minuto vedrai perché.

shift = Tocca a te: una carta, e quello che dice succede. Finché il segnalino non ha passato il 12 le pecore vogliono compagnia: due punti se le tue stanno fianco a fianco, uno se si toccano di spigolo.
    .short = Fianco a fianco: 2 punti. Di spigolo: 1.
    .teaches = lo spostamento che rende
    .a = La Linea sposta di uno tutta la riga, estranee comprese.
    .a-short = la Linea sposta tutta questa riga
    .b = Un passo a est, e la pecora uno sta attaccata alla due.
    .b-short = un passo a est, e si toccano
    .c = Poi il segnalino cammina quanto vale la carta: due.
    .c-short = il segnalino fa 2, il valore della carta
    .press = Premi { $key }. Linea, la tua pecora uno, est.
    .whynot = Perché non una carta più piccola?
    .because = Ogni carta si gioca una volta e poi non c'è più, quindi niente è a buon mercato. Il valore è la corsa del tempo: le carte piccole tengono aperta una fase buona, le grandi chiudono una cattiva.

push = Ti hanno diviso la coppia: { $bruno } ha fatto scivolare tutto il gregge a est, io l'ho girato, { $carla } si è servita due punti. E Berta, la nera, occupa il tuo posto.
    .short = Coppia divisa. E Berta è al tuo posto.
    .teaches = la spinta che rende
    .a = La pecora uno aspetta qui.
    .a-short = la pecora uno aspetta qui
    .b = La due spinge a nord-ovest: Berta si sposta di una casella e la sua è tua. Due punti.
    .b-short = la due spinge a nord-ovest: 2 punti
    .c = Il segnalino si fermerà qui, su una casella Shear Panic. Tienilo a mente.
    .c-short = il segnalino si ferma qui: panico
    .press = Premi { $key }. Spinta, pecora due, nord-ovest.
    .whynot = Perché non lasciare in pace Berta?
    .because = Berta non è di nessuno, e nessuno protesta. Nella terza fase tutti vorranno starle accanto; oggi è un mobile.

panic = Il segnalino è su Shear Panic: tiri il dado dei colori e spingi ancora una volta. Non rende niente e non costa niente: è solo carattere. Verde, dice il dado, e il verde è di { $carla }.
    .short = Panico! Spinge il verde, cioè { $carla }.
    .teaches = il panico
    .a = Una delle sue pecore.
    .a-short = una delle sue pecore
    .b = Falle spingere questa verso est: le due si toccheranno solo di spigolo, e lo spigolo è mezza paga.
    .b-short = questa spinga a est: resta lo spigolo
    .press = Premi { $key }. La sua pecora due, verso est.
    .whynot = Perché non essere gentili?
    .because = Puoi scegliere la spinta, non se farla. Adesso le sue stanno fianco a fianco, e le renderebbero due punti.

end = Tredici, ed ecco Roger, il montone. Nella sua fase si paga tutti insieme, a file: quattro punti per ogni pecora nella fila occupata più vicina a lui, poi tre, due, uno. Da qui in poi i dadi non li detta nessuno.
    .short = Ecco Roger. Da qui in poi i dadi sono veri.
    .teaches = il resto
    .a = Roger sta dove guarda il gregge. Se il gregge gira, lui cammina.
    .a-short = Roger sta dove guarda il gregge
    .b = Oltre questo muro paga la prima volta, e sul 37 la seconda. Più tardi arriva il tosatore, e allora conviene stargli lontano.
    .b-short = oltre questo muro paga, e poi sul 37
    .press = Hai quattro punti. Non ci fare l'abitudine.
