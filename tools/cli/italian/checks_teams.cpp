// Checks of teams, acceleration and prohibitions: what they say and why.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"A team record is used, but there are no teams",
           "Si usa un record di squadra, ma non ci sono squadre"},
    Phrase{"Line-ups, byes and forfeits of teams speak of records 310 or 013. Add these, or leave "
           "the record out.",
           "Formazioni, bye e forfait di squadre parlano di record 310 o 013. Si aggiungano "
           "questi, o si tolga il record."},
    Phrase{"A team number is not one of 1 to 999, or is repeated",
           "Un numero di squadra non è fra 1 e 999, o è ripetuto"},
    Phrase{
        "Team numbers are the names that the other records use. Give each team its own.",
        "I numeri di squadra sono i nomi usati dagli altri record. Si dia a ogni squadra il suo."},
    Phrase{"The team numbers are not 1 to n", "I numeri delle squadre non vanno da 1 a n"},
    Phrase{"A FIDE team Swiss needs them without holes.",
           "Uno svizzero FIDE a squadre li vuole senza vuoti."},
    Phrase{"A member of a team has no row", "Un componente di una squadra non ha una riga"},
    Phrase{"Correct the start number, or add the player's row.",
           "Si corregga il numero d'ordine, o si aggiunga la riga del giocatore."},
    Phrase{"A player is a member twice", "Un giocatore è componente due volte"},
    Phrase{"His games would count for two teams. Take him out of the wrong one.",
           "Le sue partite conterebbero per due squadre. Lo si tolga da quella sbagliata."},
    Phrase{"A player is in no team", "Un giocatore non è in alcuna squadra"},
    Phrase{
        "His games count for no team. Add him to the members of his team.",
        "Le sue partite non contano per alcuna squadra. Lo si aggiunga ai componenti della sua."},
    Phrase{"A line-up names a team or player who does not exist or does not belong to it, or a "
           "team has two in a round",
           "Una formazione nomina una squadra o un giocatore che non esiste o non le appartiene"
           ", o una squadra ne ha due in un turno"},
    Phrase{"A line-up that names others cannot be followed. Correct the number of the team or the "
           "player.",
           "Una formazione che nomina altri non si può seguire. Si corregga il numero della "
           "squadra o del giocatore."},
    Phrase{"A line-up has another number of boards than 352",
           "Una formazione ha un numero di scacchiere diverso da 352"},
    Phrase{"Write 0000 for a board that was left empty.",
           "Si scriva 0000 per una scacchiera lasciata vuota."},
    Phrase{"Members played out of their order without a line-up record",
           "Dei componenti hanno giocato fuori dal loro ordine senza un record di formazione"},
    Phrase{"The order of the members gives the boards. Where a team played otherwise, record 300 "
           "says so.",
           "L'ordine dei componenti dà le scacchiere. Se una squadra ha giocato altrimenti, lo "
           "dice il record 300."},
    Phrase{"The members of a team met two teams in one round",
           "I componenti di una squadra hanno incontrato due squadre in un turno"},
    Phrase{"A team has one match a round: an opponent or a member is wrong.",
           "Una squadra ha un incontro per turno: un avversario o un componente è sbagliato."},
    Phrase{"The colours of a match do not follow 352", "I colori di un incontro non seguono 352"},
    Phrase{"Record 352 gives the colour of each board of the team named first. Correct the "
           "colours, or 352.",
           "Il record 352 dà il colore di ogni scacchiera della squadra nominata per prima. Si "
           "correggano i colori, o 352."},
    Phrase{"The points of a team are not those of its matches",
           "I punti di una squadra non sono quelli dei suoi incontri"},
    Phrase{"The stated value is kept: penalties and play-offs change it.",
           "Si conserva il valore dichiarato: lo cambiano penalità e spareggi giocati."},
    Phrase{"A field of 310 is not in its columns", "Un campo di 310 non sta nelle sue colonne"},
    Phrase{"Members at 74 and every five columns; 72 and 73 blank.",
           "Componenti a 74 e ogni cinque colonne; 72 e 73 vuote."},
    Phrase{"There is a second record 320, or one without teams",
           "C'è un secondo record 320, o uno senza squadre"},
    Phrase{"It tells what the bye of a team is worth: once, and only where teams play.",
           "Dice quanto vale il bye di una squadra: una volta, e solo dove giocano squadre."},
    Phrase{"Record 320 has more rounds than were played, or names no team",
           "Il record 320 ha più turni di quelli giocati, o non nomina alcuna squadra"},
    Phrase{"Columns 15-17 are the team with the bye of round 1, and so on; 000 is none.",
           "Le colonne 15-17 sono la squadra col bye del turno 1, e così via; 000 è nessuna."},
    Phrase{"Record 330 cannot be: kind, teams or round",
           "Il record 330 è impossibile: tipo, squadre o turno"},
    Phrase{"+- -+ --, two different teams, a round that exists.",
           "+- -+ --, due squadre diverse, un turno che esiste."},
    Phrase{"A match is forfeited by 330 but played in the rows",
           "Un incontro è forfait per 330 ma giocato nelle righe"},
    Phrase{"A forfeited match has no game. Leave 330 out, or mark the games + and -.",
           "Un incontro a forfait non ha partite. Si tolga 330, o si segnino le partite + e -."},
    Phrase{"A record 013 has more than 14 members, or a member glued to the name",
           "Un record 013 ha più di 14 componenti, o un componente attaccato al nome"},
    Phrase{"Legal, but some readers lose them. Use record 310.",
           "Lecito, ma alcuni lettori li perdono. Si usi il record 310."},
    Phrase{"The lines for people differ from the data",
           "Le righe per le persone differiscono dai dati"},
    Phrase{"801 and 802 are never read as data.", "801 e 802 non sono mai letti come dati."},
    Phrase{"An acceleration record cannot be", "Un record d'accelerazione è impossibile"},
    Phrase{"Points missing, a range turned round, or numbers beyond the players.",
           "Mancano i punti, un intervallo è rovesciato, o i numeri vanno oltre i giocatori."},
    Phrase{"Acceleration is given twice, by 250 and by the type code",
           "L'accelerazione è data due volte, da 250 e dal codice del tipo"},
    Phrase{"250 wins over the method of 192.", "250 vince sul metodo di 192."},
    Phrase{"An XXA record has more values than there are rounds",
           "Un record XXA ha più valori che turni"},
    Phrase{"JaVaFo takes one value a round; values behind the last round say that 142 or XXR is "
           "wrong, or the record.",
           "JaVaFo prende un valore per turno; valori oltre l'ultimo turno dicono che è sbagliato "
           "142 o XXR, oppure il record."},
    Phrase{"The type code says Baku, but the fictitious points are others",
           "Il codice del tipo dice Baku, ma i punti fittizi sono altri"},
    Phrase{"Group A has one win more in the first half of the accelerated rounds, half a win in "
           "the second. Make the records agree with the type code, or leave _BAKU out.",
           "Il gruppo A ha una vittoria in più nella prima metà dei turni accelerati, mezza nella "
           "seconda. Si accordino i record col codice del tipo, o si tolga _BAKU."},
    Phrase{"A prohibition cannot be", "Un divieto è impossibile"},
    Phrase{
        "Fewer than two numbers, a number twice, somebody unknown, or a range turned round.",
        "Meno di due numeri, un numero due volte, qualcuno di ignoto, o un intervallo rovesciato."},
    Phrase{"Two players met who were not to meet",
           "Si sono incontrati due giocatori che non dovevano"},
    Phrase{"Either the pairing broke the prohibition, or the record holds the wrong numbers or "
           "rounds.",
           "O l'abbinamento ha violato il divieto, o il record ha numeri o turni sbagliati."},
    Phrase{"Record 299 does not stand in the columns of the table",
           "Il record 299 non sta nelle colonne della tabella"},
    Phrase{"It was read word by word; another program may read something else.",
           "È stato letto parola per parola; un altro programma può leggere altro."},
    Phrase{"Record 299 cannot be", "Il record 299 è impossibile"},
    Phrase{"Kind W D L F H Z + - or blank, points, a round that exists, numbers that exist.",
           "Tipo W D L F H Z + - o vuoto, punti, un turno che esiste, numeri che esistono."},
    Phrase{"Record 299 changes no result", "Il record 299 non cambia alcun risultato"},
    Phrase{"The kind does not occur in these rounds for these players. Correct the round, the "
           "numbers or the kind, or leave the record out.",
           "Il tipo non compare in questi turni per questi giocatori. Si correggano il turno, i "
           "numeri o il tipo, o si tolga il record."},
    Phrase{"A code of XXS is given twice", "Un codice di XXS è dato due volte"},
    Phrase{"The last one wins.", "Vince l'ultimo."},
};

}  // namespace

std::span<const Phrase> italian_checks_teams() { return phrases; }

}  // namespace cli
