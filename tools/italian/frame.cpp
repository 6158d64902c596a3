#include "cli/messages/frame.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace cli::said;

constexpr Row rows[]{
    {severity::id, "{level?info|avviso|errore}"},
    {note::id, "nota"},
    {more_like_line::id,
     "{count} {count?altro|altri} come alla riga {line}{check} (-v mostra tutto)"},
    {more_findings::id, "{count} {count?altro rilievo|altri rilievi}"},
    {more_files::id, "{count} {count?altro file|altri file}"},
    {files_done::id, "{done} di {count} file"},
    {truth::id, "{is_true?sì|no}"},
    {open_games::id,
     "turno {round}: {count} {count?partita|partite} senza risultato, "
     "{count?scacchiera|scacchiere} {boards}"},
    {board_pair::id, "{board} ({white}-{black})"},
    {and_more::id, "..."},
};
}  // namespace
ITALIAN(frame, rows);
}  // namespace cli
