# La Signorina Riga insegna Court. $you è il genere di chi impara; gli altri vanno per nome.

feast = Si cena a corte. Dopo tre banchetti vince chi ha più punti; gli altri hanno mangiato. Nel tuo turno giochi una carta e ne peschi un'altra.
    .short = Dopo tre banchetti vince chi ha più punti.
    .teaches = la carta
    .a = Un Banchetto: due punti, se nessuno ha da ridire.
    .a-short = due punti, se nessuno ha da ridire
    .press = Premi { $key }, e mastica a bocca chiusa.

humiliate = Tocca a me, e rubo: i tuoi due punti staranno meglio addosso a me. Ma una carta non vale se prima qualcuno la umilia.
    .short = Ti rubo 2 punti. A meno che tu mi umilii:
    .teaches = la risposta
    .a = Il mio Furto, sul tavolo e non ancora in tasca.
    .a-short = il mio Furto, non ancora compiuto
    .b = La tua Umiliazione. Non si gioca mai per prima: risponde.
    .b-short = la tua Umiliazione risponde soltanto
    .press = Premi { $key }. Non arrossirò.
    .whynot = Perché non lasciar correre?
    .because = Allora io ho due punti e tu le buone maniere. Puoi tenerla per qualcosa di peggio: a quello penso io.

bid = Dopo ogni giro si banchetta. Ognuno sigilla un'offerta; pagano tutti, e un'offerta più alta di tutte vince quattro punti.
    .short = Sigilla un'offerta: la più alta vince 4.
    .teaches = il banchetto
    .a = Hai due punti, e puoi offrirli.
    .a-short = hai 2 punti da offrire
    .b = L'ospite d'onore di chi vince ne prende uno. { $bruno } te ne sarebbe grato.
    .b-short = il tuo ospite d'onore ne prende 1
    .press = Premi { $key }, poi { $bruno }.
    .whynot = Perché non offrire niente?
    .because = Allora tieni i tuoi due, e guardi. Anche { $bruno } ne ha due, e so già che cosa scriverà.

end = Due pagati, quattro vinti, e { $bruno } ti deve un favore. Restano Furti, Pugnali e altri due banchetti. Da qui in poi nessuno racconta le carte.
    .short = Sai tutto. Da qui in poi le carte sono vere.
    .teaches = il resto
    .a = Quando questo finisce, finisce tutto.
    .a-short = quando finisce, finisce tutto
    .press = Tocca a te. Io ho ancora il Pugnale.
