#pragma once

#include <cstdint>
#include <string>

#include "cli/table.hpp"
#include "pair/subject.hpp"
#include "trf/board.hpp"
#include "trf/pair/pairing.hpp"

namespace trf_pair {

/// In output for programs the bye is an opponent 0 without name; for people it is a word.
enum class Reader : std::uint8_t { program, person };

/// A number, or "3.1" if a board has several games.
[[nodiscard]] cli::Cell board_cell(const trf::Board& board);

/// The pairing as a table: round,board,white,black,white_name,black_name.
[[nodiscard]] cli::Table pairing_table(const Subject& subject, int round,
                                       const trf::pair::Pairing& pairing, Reader reader);

/// The number of pairs, then "WHITE BLACK" lines: the form of other engines.
[[nodiscard]] std::string pairs_text(const trf::Tournament& tournament,
                                     const trf::pair::Pairing& pairing);

/// The body of a page: the sheet by board, the sheet by name, and the match cards of teams.
[[nodiscard]] std::string pairing_page(const Subject& subject, int round,
                                       const trf::pair::Pairing& pairing);

/// The report with the round: opponents, colours, the byes of the round and their points. Record
/// XXZ, which was for this round, is removed. Refused as by trf::write_pairing().
[[nodiscard]] trf::Result<trf::Document> filled_report(const Subject& subject, int round,
                                                       const trf::pair::Pairing& pairing);

/// All rounds of the system's table, in the columns of a round and as a page.
/// \pre the system has a table for the tournament
[[nodiscard]] cli::Table schedule_table(const Subject& subject);
[[nodiscard]] std::string schedule_page(const Subject& subject);
/// The report with all rounds of the table, of the type that was asked for. \pre no round is paired
[[nodiscard]] trf::Result<trf::Document> scheduled_report(Subject subject, const Request& request);

}  // namespace trf_pair
