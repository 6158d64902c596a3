#include "italian/checks.hpp"

#define TRF_CATALOGUE "trf/catalogue/workflow.inc"
#include "trf/check_texts.inc"

namespace cli {
namespace {

constexpr trf::Texts<5> texts[]{
    {"W01",
     {"Due file del gruppo sono lo stesso torneo",
      "Hanno lo stesso nome, lo stesso primo giorno e gli stessi primi dieci numeri FIDE. Il "
      "torneo sarebbe conteggiato due volte.",
      "open.trf e copia di open.trf", "open.trf", ""}},
    {"W02",
     {"Il file di un turno successivo ha meno risultati",
      "Fra due file di un torneo, il turno successivo ha almeno altrettanti risultati. Un file è "
      "stato salvato troppo presto, o ha il nome sbagliato.",
      "open_r06.trf con 96 risultati, open_r07.trf con 90", "open_r07.trf con 112", ""}},
    {"W03",
     {"Il turno nel nome del file non è l'ultimo turno del file",
      "Sono letti nomi come open_r07.trf.", "open_r07.trf con 6 turni", "open_r06.trf", ""}},
    {"W04",
     {"L'impronta digitale (digest) del file controllato",
      "È lo SHA-256, come lo stampa sha256sum(1). Mostra in seguito se il file è stato cambiato.",
      "un file TRF cambiato dopo la firma", "un file TRF con l'impronta annotata", ""}},
    {"W05",
     {"Non è stato possibile aprire o leggere un file",
      "Il file non è stato controllato; gli altri sì. Lo stato d'uscita è 4.",
      "un file senza permesso di lettura", "un file che si può leggere", ""}},
};
TRF_CHECK_TEXTS(english_texts, texts);

}  // namespace

const std::span<const trf::Texts<5>> italian_checks_workflow{texts};

}  // namespace cli
