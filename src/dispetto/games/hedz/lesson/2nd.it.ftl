# La signorina Riga insegna Bitin' Off Hedz, seconda edizione. $you è il genere di chi impara; gli altri hanno il loro nome.

roll = Schiena dritta. Il primo dino nella bocca del vulcano vince, con il conto esatto. Il tiro più alto è il tuo, quindi cominci tu: due dadi, e via.
    .short = Primo nel vulcano, e hai vinto. Cominci tu.
    .teaches = lo scopo
    .a = Questo è il tuo dino, con le tasche vuote.
    .a-short = il tuo dino, senza un sasso
    .b = Una casella Sasso: chi finisce qui la mossa ne prende uno.
    .b-short = chi finisce qui prende un sasso
    .press = Premi { $key }. Sono solo dadi.

keep = Il tuo primo sasso. Pagherebbe un nuovo tiro di un dado, e resterebbe sul sentiero per qualcun altro. Sei passi bastano: per quel sasso ho dei progetti.
    .short = Un sasso paga un nuovo tiro. Il tuo serve ad altro.
    .teaches = i sassi
    .a = Il tuo dino, con un sasso.
    .a-short = il tuo dino, con un sasso
    .press = Premi { $key } e tienilo.
    .whynot = Perché non ritirare?
    .because = Si può, finché ci sono sassi. Ma guarda chi c'è tra i piedi, a due passi da qui.

push = Sei passi, e dopo due c'è { $bruno } tra i piedi. Puoi passare oltre con garbo, oppure spingere, e allora succedono tre cose:
    .short = { $bruno } è tra i piedi. Se lo spingi:
    .teaches = la spinta
    .a = Ti fermi qui, sulla 8.
    .a-short = ti fermi qui, sulla 8
    .b = Il suo unico sasso è tuo.
    .b-short = il suo unico sasso è tuo
    .c = I tuoi ultimi 4 passi li fa lui, fino alla 12.
    .c-short = gli ultimi 4 passi li fa lui
    .press = Premi { $key }. Lui lo farebbe.
    .whynot = Perché non passare oltre?
    .because = Passando oltre arrivi alla 12: quattro caselle in più e un sasso in meno. C'è chi la chiama educazione.

throw = Le linee di tiro uniscono due caselle, e dalla 12 vedi { $bruno } sulla 20. Fermati e lancia: il sasso va a lui, e tu tiri un dado.
    .short = Dalla 12 vedi { $bruno }. Fermati e lancia:
    .teaches = il lancio
    .a = Rinunci agli ultimi 2 passi e ti fermi qui.
    .a-short = ti fermi qui, 2 passi persi
    .b = Con 4, 5 o 6 lo prendi. Il sasso resta comunque a lui.
    .b-short = 4, 5 o 6: preso; il sasso è suo
    .c = Se lo prendi torna laggiù, alla Partenza.
    .c-short = preso: torna alla Partenza
    .press = Premi { $key }, e mira basso.
    .whynot = Perché non andare avanti?
    .because = Due passi portano alla 14, dove potresti mordermi. Speravo non si notasse: i denti vengono dopo. A lui un centro ne costa venti, e se sbagli puoi rilanciare finché hai sassi.

bite = Il tuo tiro finisce esattamente sulla mia casella. Che sbadata. Chi arriva esatto può mordere:
    .short = Finisci esattamente su di me. Se mordi:
    .teaches = il morso
    .a = Sei qui con il conto esatto, sulla 18.
    .a-short = conto esatto: puoi mordere
    .b = Il mio sasso è tuo. Alla vittima si prendono tutti.
    .b-short = tutti i miei sassi sono tuoi
    .c = La testa mi ricresce laggiù, alla Partenza.
    .c-short = io ricomincio laggiù
    .press = Premi { $key }. Guarderò lo stile.
    .whynot = Perché non risparmiarti?
    .because = Dividere una casella è permesso. È anche il modo in cui si finisce con un sasso in faccia.

end = Spinta, lancio, morso; il resto è cattiva compagnia. Think! divide la strada, Boo! fa tirare ancora, e chi finisce sull'acqua torna alla Partenza. Da qui in poi i dadi non li detta nessuno.
    .short = Sai tutto. Da qui in poi i dadi sono veri.
    .teaches = il resto
    .a = Il tuo dino, davanti a tutti. Per ora.
    .a-short = il tuo dino, davanti per ora
    .press = Premi { $key }. Io resto al tavolo, e del morso mi ricordo.
