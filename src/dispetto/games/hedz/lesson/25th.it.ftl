# La signorina Riga insegna Bitin' Off Hedz, 25° anniversario. $you è il genere di chi impara; gli altri hanno il loro nome.

roll = Schiena dritta. Chi di noi entra per primo nel vulcano vince; gli altri fanno da paesaggio. Si comincia tutti nel fango della Partenza, dove un dino ha un sasso e tira un dado solo.
    .short = Primo nel vulcano, e hai vinto. Nel fango si tira un dado.
    .teaches = lo scopo
    .a = Questo è il tuo dino. Un sasso, nessun passato.
    .a-short = questo è il tuo dino
    .b = Là devi arrivare: casella 100, con un tiro esatto.
    .b-short = là devi arrivare, esattamente
    .press = Premi { $key }. È solo un dado.

keep = Quattro. Chi ha un sasso può spenderlo per ritirare un dado, ma un sasso rende di più sulla faccia di qualcuno. Tienilo.
    .short = Un sasso paga un nuovo tiro. Il tuo serve ad altro.
    .teaches = i sassi
    .a = Quattro passi ti portano qui.
    .a-short = quattro passi ti portano qui
    .press = Premi { $key } e tieniti il sasso.
    .whynot = Perché non ritirare?
    .because = Si può, un sasso alla volta, e ogni sasso resta sul sentiero per chi passa. Per un quattro non mi chinerei.

push = Sette passi, e dopo due c'è { $bruno } tra i piedi. Puoi passare oltre con garbo, oppure spingere, e allora succedono tre cose:
    .short = { $bruno } è tra i piedi. Se lo spingi:
    .teaches = la spinta
    .a = Ti fermi qui, sulla 6.
    .a-short = ti fermi qui, sulla 6
    .b = Il suo unico sasso è tuo.
    .b-short = il suo unico sasso è tuo
    .c = I tuoi ultimi 5 passi li fa lui, fino alla 11.
    .c-short = gli ultimi 5 passi li fa lui
    .press = Premi { $key }. Lui lo farebbe.
    .whynot = Perché non passare oltre?
    .because = Passando oltre arrivi alla 11: cinque caselle in più e un sasso in meno. C'è chi la chiama educazione.

bite = Il tuo tiro finisce esattamente sulla mia casella. Che sbadata. Fuori dalla spiaggia, chi arriva esatto può mordere:
    .short = Finisci esattamente su di me. Se mordi:
    .teaches = il morso
    .a = Sei qui con il conto esatto, sulla 12.
    .a-short = conto esatto: puoi mordere
    .b = Il mio sasso è tuo. Alla vittima si prendono tutti.
    .b-short = tutti i miei sassi sono tuoi
    .c = La testa mi ricresce laggiù, alla Partenza.
    .c-short = io ricomincio laggiù
    .press = Premi { $key }. Guarderò lo stile.
    .whynot = Perché non risparmiarti?
    .because = Dividere una casella è permesso, e sulla spiaggia, fino alla 10, è d'obbligo. La 12 non è spiaggia, e la misericordia non dà sassi.

fork = Una casella Think!. La via di terra è lunga e onesta; il cielo è corto, e chi si ferma su una nuvola cade in mare.
    .short = Il cielo è corto, ma le nuvole affogano.
    .teaches = Think!
    .a = Sei qui, con 10 passi ancora da fare.
    .a-short = sei qui, restano 10 passi
    .b = Per terra passi dalla 16, e dalla 16 si vede { $carla }.
    .b-short = dalla 16 si vede { $carla }
    .c = Chi finisce su una nuvola perde tutti i sassi e torna alla Partenza.
    .c-short = su una nuvola: da capo
    .press = Premi { $key }. C'è più panorama.
    .whynot = Perché non volare?
    .because = Con dieci passi oggi atterreresti senza danni. Ma { $carla } sta sulla 27 con due sassi e la faccia scoperta.

throw = Le linee punteggiate sono linee di tiro, e la tua finisce su { $carla }. Fermati e lancia: il sasso va a lei, e poi tirate un dado ciascuno.
    .short = Lungo i puntini vedi { $carla }. Fermati e lancia:
    .teaches = il lancio
    .a = Rinunci agli altri passi e ti fermi qui. Se il tuo dado è più alto del suo, vi scambiate di posto.
    .a-short = ti fermi; dado più alto, vi scambiate
    .b = Il sasso è suo comunque. Dopotutto l'ha preso in faccia.
    .b-short = il sasso resta a lei comunque
    .press = Premi { $key }, e mira basso.
    .whynot = Perché non andare avanti?
    .because = Camminando arrivi alla 23. Con un centro tu vai alla 27 e { $carla } torna alla 16. Se sbagli, puoi rilanciare finché hai sassi.

end = Sei a due: sulla 27 ci sei tu e non lei. Spinta, morso, lancio; il resto è cattiva compagnia. Da qui in poi i dadi non li detta nessuno.
    .short = Sai tutto. Da qui in poi i dadi sono veri.
    .teaches = il resto
    .a = Il tuo dino.
    .a-short = il tuo dino
    .b = Il vulcano, con un tiro esatto. La lava costa un sasso, Boo! fa tirare ancora, e chi è ultimo da solo può comprarsi un altro turno.
    .b-short = il vulcano, con un tiro esatto
    .press = Premi { $key }. Io resto al tavolo, e del morso mi ricordo.
