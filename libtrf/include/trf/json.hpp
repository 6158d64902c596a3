#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "trf/diagnostic.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// The whole tournament as one JSON object (schema "trf-tournament/1"), UTF-8.
///
/// It has every field of Tournament, in a fixed order; an absent value is null, never missing.
/// Decimals are numbers with one digit, dates are "YYYY-MM-DD" (a year alone: "YYYY"), opponents
/// and team members are start ranks. Players are in the order of the report, an empty round is
/// null. File name, line numbers and findings are not part of it, nor are empty rounds at the end.
[[nodiscard]] std::string to_json(const Tournament& tournament);

/// The same in pieces: the text is several times as long as the report.
void write_json(const Tournament& tournament, const std::function<void(std::string_view)>& write);

/// Reads the output of to_json(). Fields may have any order; a missing one is null, and null is the
/// value of a TournamentDraft, or a fault where that is none (the round of a bye); an unknown one
/// is a finding. Faults have line and column, and then there is no value. Decimals are read as
/// written, not through floating point.
///
/// The tournament is checked() with sides as reported, because JSON has the faulty reports too:
/// check() compares the rows of opponents.
[[nodiscard]] Result<const Tournament> from_json(std::string_view json);

}  // namespace trf
#pragma GCC visibility pop
