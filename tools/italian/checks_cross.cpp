#include "italian/checks.hpp"

#define TRF_CATALOGUE "trf/catalogue/cross.inc"
#include "trf/check_texts.inc"

namespace cli {
namespace {

constexpr trf::Texts<5> texts[]{
    {"X01",
     {"La riga dell'avversario non indica questo giocatore",
      "Una partita ha due righe, e ciascuna indica l'altro giocatore. X09 segnala il giocatore "
      "indicato la cui partita è confermata da un altro avversario.",
      "1: '   2 w 1', 2: '   3 b 0'", "2: '   1 b 0'", ""}},
    {"X02",
     {"Entrambi i giocatori hanno lo stesso colore", "Un giocatore ha il Bianco, l'altro il Nero.",
      "w e w", "w e b", ""}},
    {"X03",
     {"I due risultati danno più di una vittoria", "Una partita assegna un punto.", "1 e 1",
      "1 e 0", ""}},
    {"X04",
     {"La somma dei due risultati non è una vittoria",
      "Entrambi hanno perso, o solo uno ha una patta. L'arbitro può deciderlo; il responsabile Elo "
      "deve saperlo.",
      "0 e 0", "1 e 0", ""}},
    {"X05",
     {"Una partita è conteggiata per l'Elo per un solo giocatore",
      "1 = 0 corrispondono a 1 = 0; W D L a W D L; + e - fra loro.", "1 e -", "+ e -", ""}},
    {"X06",
     {"Due giocatori si sono incontrati due volte",
      "In uno svizzero non è ammesso. In un doppio girone due giocatori si incontrano due volte, "
      "una per colore.",
      "1-2 nei turni 1 e 4", "una volta", ""}},
    {"X07",
     {"Due giocatori di un girone all'italiana non si sono incontrati, o si sono incontrati due "
      "volte con gli stessi colori",
      "Ogni giocatore incontra tutti gli altri.", "1 e 4 mai incontrati",
      "una partita o un forfait", ""}},
    {"X08",
     {"Il girone all'italiana non segue le tabelle Berger",
      "Un altro ordine è ammesso se è stato annunciato.", "turno 1: 1-2 3-4", "turno 1: 1-4 2-3",
      ""}},
    {"X09",
     {"Due righe indicano lo stesso avversario in un turno",
      "Un giocatore ha una partita per turno.", "1 e 3 entrambi contro 2", "uno di loro", ""}},
    {"X10",
     {"Una regola dei colori del sistema svizzero non è rispettata",
      "Prima dell'ultimo turno una differenza di colore supera due, o un giocatore ha lo stesso "
      "colore tre volte di seguito.",
      "w w w", "w w b", ""}},
    {"X11",
     {"Due giocatori hanno il punto di un turno a forfait e nessun avversario",
      "Con un numero dispari di giocatori, uno riceve il bye assegnato dall'abbinamento (PAB). "
      "Indicare l'avversario di un forfait; un bye richiesto è H, F o Z. B01 controlla due U, B04 "
      "una U e un forfait.",
      "0000 - + e 0000 - +", "0000 - U e   12 w +", ""}},
    {"X12",
     {"Un giocatore si è iscritto in ritardo, si è ritirato, o ha giocato meno di due partite",
      "Controllare questi giocatori e citare i ritiri nel verbale di gara.",
      "0000 - Z  0000 - Z    12 w 1", "   9 b 1    12 w 1     3 b =", ""}},
    {"X13",
     {"Tutti i risultati di un giocatore contraddicono gli Elo",
      "Il giocatore ha cinque o più partite, tutte perse con avversari di Elo inferiore o tutte "
      "vinte con avversari di Elo superiore. Può essere forma normale. La Commissione "
      "Qualificazione chiede di segnalare possibili passaggi di Elo.",
      "un giocatore di 2000 perde sei partite contro giocatori sotto 1800",
      "una delle sei finita patta", ""}},
    {"X14",
     {"L'abbinamento pubblicato di un turno non è quello corretto",
      "Il turno è abbinato di nuovo con il sistema e l'edizione del file. Il rilievo indica il "
      "primo criterio diverso.",
      "turno 3: 1-4 2-3", "turno 3: 1-3 2-4", ""}},
};
TRF_CHECK_TEXTS(english_texts, texts);

}  // namespace

const std::span<const trf::Texts<5>> italian_checks_cross{texts};

}  // namespace cli
