#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "category.hpp"
#include "cli/cli.hpp"
#include "trf/tiebreak/check.hpp"
#include "trf/tiebreak/code.hpp"
#include "trf/tiebreak/crosstable.hpp"
#include "trf/tiebreak/edition.hpp"
#include "trf/tiebreak/standings.hpp"
#include "trf/tournament.hpp"

namespace tiebreak_tool {

/// What the command line asks for, the same for every input.
struct Request {
  const trf::tiebreak::Edition* edition = nullptr;  ///< nullptr: by the start date
  std::vector<trf::TieBreak> tie_breaks;            ///< Empty: the report's or the default list
  std::optional<trf::tiebreak::PairingKind> pairing;
  std::optional<bool> teams;
  std::optional<int> round;
  bool all_rounds = false;
  int unrated = 0;
  std::vector<int> lots;  ///< Ids in the order drawn
  bool restarts_extended_encounter = false;
  std::optional<int> minutes;  ///< For 60 moves
  bool explains = false;
  std::vector<int> explained;
  bool checks = false;
  std::vector<Category> categories;
  bool once = false;  ///< Who is in a category is left out of later ones
  bool is_batch = false;
  std::string format;
};

/// \throws cli::UsageError
[[nodiscard]] Request parse_request(const cli::Arguments& arguments);

/// One input, understood: standings of one round.
struct Standing {
  const trf::tiebreak::Edition* edition = nullptr;
  trf::tiebreak::Crosstable table;
  trf::tiebreak::EventList list;
  std::vector<trf::tiebreak::Code> codes;
  trf::tiebreak::Standings standings;

  /// "Standings after round 5 of 9; FIDE C.07, 1 March 2026; PTS, BH/C1, DE"
  [[nodiscard]] trf::Message title() const;
  /// The codes as given.
  [[nodiscard]] trf::CommaList code_list() const;
};

/// Is a finding about the list of record 202 or 212 that of a code which no edition has?
[[nodiscard]] bool is_of_unknown_code(const trf::Diagnostic& finding, const cli::Input& input);

/// Standings after `round`. What is wrong with the list goes to the answer, with the place of the
/// record; empty, with the answer's status set, when the list cannot be used.
[[nodiscard]] std::optional<Standing> make_standing(const trf::Tournament& tournament,
                                                    const cli::Input& input, const Request& request,
                                                    int round, cli::Answer& answer);

/// rank,id,name,points and a column a tie-break; `with_round` puts the round first.
[[nodiscard]] cli::Table standings_table(const Standing& standing, const Request& request,
                                         bool with_round);
/// Gives a table made by standings_table() the rows of `standing`. Many rows are made when they are
/// printed, so that memory stays a few times the report.
void add_rows(std::shared_ptr<const Standing> standing, const std::string& file,
              const Request& request, bool with_round, cli::Table& table);

/// category,rank,overall_rank before the columns of standings_table(): one table, or one a category
/// for people.
[[nodiscard]] std::vector<cli::Table> category_tables(const trf::Tournament& tournament,
                                                      const Standing& standing,
                                                      const cli::Input& input,
                                                      const Request& request);

/// The lines of every value of one competitor; one table, or one a code for people.
[[nodiscard]] std::vector<cli::Table> explanation(const Standing& standing,
                                                  trf::tiebreak::Competitor competitor,
                                                  const cli::Input& input, const Request& request);

/// Differences to the points and ranks that the report states.
[[nodiscard]] cli::Table check_table(
    const std::vector<trf::tiebreak::StandingDifference>& differences, const Standing& standing,
    const cli::Input& input, const Request& request);

/// The document with points and ranks filled in.
[[nodiscard]] std::string filled(const trf::Tournament& tournament, const Standing& standing,
                                 const cli::Input& input);

/// Standings, crosstable and the tournament report of the seeds as the body of a page.
[[nodiscard]] std::string page_body(const trf::Tournament& tournament,
                                    const std::vector<Standing>& standings);

/// The same for the standings of categories.
[[nodiscard]] std::string category_page(const trf::Tournament& tournament, const Standing& standing,
                                        const Request& request);

/// The codes and the readings, for the manual page.
[[nodiscard]] std::string manual_details();

}  // namespace tiebreak_tool
