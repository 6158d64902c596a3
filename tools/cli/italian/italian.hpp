#pragma once

#include <span>

#include "cli/catalogue.hpp"

namespace cli {

// The Italian forms by subject, each in the file of its name. The terms are those of FSI's own
// regulations: turno, scacchiera, spareggio tecnico, gruppo di punteggio, omologazione.
[[nodiscard]] std::span<const Phrase> italian_cli();
[[nodiscard]] std::span<const Phrase> italian_conversion();
[[nodiscard]] std::span<const Phrase> italian_edits();
[[nodiscard]] std::span<const Phrase> italian_findings_results();
[[nodiscard]] std::span<const Phrase> italian_pages();
[[nodiscard]] std::span<const Phrase> italian_pairing();
[[nodiscard]] std::span<const Phrase> italian_reports();
[[nodiscard]] std::span<const Phrase> italian_tiebreak();
[[nodiscard]] std::span<const Phrase> italian_tools();
[[nodiscard]] std::span<const Phrase> italian_validation();
[[nodiscard]] std::span<const Phrase> italian_words();

/// All of them.
[[nodiscard]] const Catalogue& italian_phrases();
/// The phrases themselves, by subject: for the tests.
[[nodiscard]] std::span<const std::span<const Phrase>> italian_subjects();

}  // namespace cli
