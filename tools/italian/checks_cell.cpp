#include "italian/checks.hpp"

#define TRF_CATALOGUE "trf/catalogue/cell.inc"
#include "trf/check_texts.inc"

namespace cli {
namespace {

constexpr trf::Texts<5> texts[]{
    {"C01",
     {"La casella di un risultato non è nelle sue colonne",
      "Colonne del turno r: avversario 92+10(r-1), colore 97+10(r-1), risultato 99+10(r-1), "
      "separati da spazi.",
      " 12w 1", "  12 w 1", ""}},
    {"C02",
     {"L'avversario non è un numero",
      "Scrivere 0000 o lasciare vuoto il campo se non c'è un avversario.", "  x2 w 1", "  12 w 1",
      ""}},
    {"C03",
     {"L'avversario non ha una riga", "La partita non può contare per alcun giocatore.", "  99 w 1",
      "  12 w 1", ""}},
    {"C04",
     {"Il giocatore e l'avversario sono la stessa persona", "Correggere il numero dell'avversario.",
      "001    3 ...    3 w 1", "   4 w 1", ""}},
    {"C05",
     {"Il colore non è w, b o -", "Le maiuscole sono solo un avviso.", "  12 s 1", "  12 b 1", ""}},
    {"C06",
     {"C'è un colore ma nessun avversario",
      "È ammesso solo in un incontro a squadre perso per assenza.", "0000 w +", "  12 w +", ""}},
    {"C07", {"Una partita non ha colore", "Scrivere w o b.", "  12 - 1", "  12 w 1", ""}},
    {"C08",
     {"Il risultato non è una lettera della tabella", "Le lettere sono 1 = 0 W D L + - H F U Z.",
      "  12 w *", "  12 w =", ""}},
    {"C09",
     {"Il risultato è in minuscolo",
      "Il minuscolo è ammesso, ma molti programmi richiedono il maiuscolo.", "0000 - z", "0000 - Z",
      ""}},
    {"C10",
     {"Un codice di bye ha un avversario", "H F U Z sono turni senza partita.", "  62 b Z",
      "0000 - Z", ""}},
    {"C11",
     {"Il risultato di una partita giocata non ha avversario",
      "1 = 0 W D L richiedono un avversario. Nel TRF06 '=' senza avversario era un bye da mezzo "
      "punto.",
      "0000 - 1", "  12 w 1", ""}},
    {"C12",
     {"Un forfait non ha avversario",
      "Il TRF06 scriveva così i bye. Scrivere U, F, H o Z per un bye, oppure indicare "
      "l'avversario.",
      "0000 - +", "0000 - U", ""}},
    {"C13",
     {"Una partita non ha risultato, ma il torneo è finito", "I turni successivi hanno risultati.",
      "  12 w  ", "  12 w 1", ""}},
    {"C14",
     {"Un turno è vuoto, ma i successivi non lo sono",
      "Per un turno non giocato scrivere 0000 - Z.", "(dieci spazi)", "0000 - Z", ""}},
    {"C15",
     {"Alcune righe hanno più turni del torneo",
      "Queste caselle seguono l'ultimo turno di tutti gli altri giocatori.",
      "0000 -   nel turno 10 di 9", "(nulla)", ""}},
    {"C16",
     {"Le caselle sono più dei turni", "142 o XXR indica meno turni.", "142 5, sei caselle",
      "142 6", ""}},
    {"C17",
     {"Un giocatore ha un bye da un punto",
      "È sconsigliato, e ammesso solo se annunciato prima dell'inizio. Un bye assegnato "
      "dall'abbinamento (PAB) è U.",
      "0000 - F", "0000 - U", ""}},
    {"C18",
     {"Una partita con meno di una mossa per giocatore non è conteggiata per l'Elo",
      "W D L sono ammessi, e sono elencati per il responsabile Elo.", "  12 w W", "  12 w 1", ""}},
    {"C19",
     {"Più di un terzo delle partite sono forfait",
      "Il responsabile Elo chiederà il motivo: le partite non giocate non sono conteggiate per "
      "l'Elo.",
      "8 partite con +, 7 giocate", "2 partite con +, 13 giocate", ""}},
};
TRF_CHECK_TEXTS(english_texts, texts);

}  // namespace

const std::span<const trf::Texts<5>> italian_checks_cell{texts};

}  // namespace cli
