#include "italian/checks.hpp"

#define TRF_CATALOGUE "trf/catalogue/structure.inc"
#include "trf/check_texts.inc"

namespace cli {
namespace {

constexpr trf::Texts<5> texts[]{
    {"S01",
     {"Una riga sembra un record che nessun dialetto noto definisce",
      "I programmi la ignoreranno. Se è un'annotazione, iniziare la riga con ###. Se contiene "
      "dati, usare il record previsto dal formato.",
      "962 Sponsor: Bar Sport", "### Sponsor: Bar Sport", ""}},
    {"S02",
     {"Una riga di testo non ha né numero di record né ###",
      "Righelli e intestazioni sono abituali nei file di alcuni programmi; chi legge il file li "
      "ignora.",
      "DDD SSSS sTTT NNNNNN", "### DDD SSSS sTTT NNNNNN", ""}},
    {"S03",
     {"Mancano le righe dei giocatori",
      "Un file TRF senza record 001 non contiene nulla da omologare o da abbinare.",
      "012 Open (e nient'altro)", "001    1 m    Rossi, Maria ...", ""}},
    {"S04",
     {"Un record compare due volte; ne è ammesso uno solo",
      "I programmi non concordano su quale usare. Se sono uguali è solo un avviso.",
      "022 Roma / 022 Milano", "022 Roma", ""}},
    {"S05",
     {"La riga di un giocatore termina prima dei punti",
      "La riga è stata troncata. Per un giocatore servono almeno le colonne fino a 84.",
      "001    1 m    Rossi, Mar", "001    1 m    Rossi, Maria ... 3.5", ""}},
    {"S06",
     {"Il dialetto del file TRF", "Lo mostrano i record che appartengono a un solo dialetto.", "",
      "", "ogni file TRF ha un dialetto, quindi non è un rilievo"}},
    {"S07",
     {"Record di due dialetti danno la stessa informazione",
      "Hanno lo stesso significato: 142 e XXR, 152 e XXC, 162 e XXS o BB, 250 e XXA, 260 e XXP. "
      "Mantenere il record TRF26.",
      "142 9 / XXR 9", "142 9", ""}},
    {"S08",
     {"Record di due dialetti si contraddicono", "Programmi diversi useranno valori diversi.",
      "142 9 / XXR 7", "142 9", ""}},
    {"S09",
     {"Il file è un torneo di Vega (TDF), non un file TRF",
      "Somiglia a un file TRF, ma separa i campi con barre e usa diversamente i record da 132 a "
      "192. Esportare da Vega il file per la FIDE (fideelo.txt).",
      "001|1|m|...", "il file che Vega chiama Rating Report", ""}},
    {"S10",
     {"Il file è di un altro formato noto",
      "I primi byte sono quelli di PGN, JSON, XML, HTML, ZIP, PDF o del file di torneo di un altro "
      "programma.",
      "[Event \"Open\"]", "012 Open", ""}},
    {"S11",
     {"Un secondo torneo comincia dopo i giocatori del primo",
      "Due tornei sono in un solo file. Dividerlo; altrimenti i numeri d'ordine si confondono.",
      "001 ... / 012 Other open", "due file", ""}},
    {"S12",
     {"I record 013 e 310 indicano componenti diversi",
      "Se sono presenti entrambi, si usa il record 310. Renderli uguali, oppure togliere 013.",
      "013 A 1 2 / 310 1 A 1 3", "013 A 1 2 / 310 1 A 1 2", ""}},
    {"S13",
     {"Un record cita giocatori che compaiono più avanti",
      "Ogni ordine è ammesso; alcuni programmi richiedono prima le righe 001.",
      "240 H 001 0007 prima delle righe 001", "240 H 001 0007 dopo di esse", ""}},
    {"S14",
     {"Il record 092 contiene un codice del tipo e manca il record 192",
      "bbpPairings scrive il codice in 092. I programmi lo cercano in 192.", "092 FIDE_DUTCH_2025",
      "192 FIDE_DUTCH_2025", ""}},
    {"S15",
     {"Il file è vuoto", "Il file non contiene byte, oppure solo spazi.", "(nulla)", "012 ...",
      ""}},
    {"S16",
     {"Il file TRF non è definitivo",
      "Il torneo è ancora in corso: mancano risultati o turni, oppure l'ultima colonna contiene "
      "solo bye. Inviare il file a torneo finito.",
      "  12 w  ", "  12 w 1", ""}},
    {"S17",
     {"Il programma ha lasciato una nota per il responsabile Elo",
      "I programmi devono scrivere righe ### se l'arbitro ha lasciato la modalità FIDE, cambiato "
      "abbinamenti a mano (MPA) o importato un turno. MPA e Import sono avvisi; le altre righe "
      "sono note.",
      "### MPA @ Round 3", "(una spiegazione dell'arbitro)", ""}},
};
TRF_CHECK_TEXTS(english_texts, texts);

}  // namespace

const std::span<const trf::Texts<5>> italian_checks_structure{texts};

}  // namespace cli
