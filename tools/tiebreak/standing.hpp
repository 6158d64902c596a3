#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "category.hpp"
#include "cli/cli.hpp"
#include "trf/facts.hpp"
#include "trf/tiebreak/check.hpp"
#include "trf/tiebreak/code.hpp"
#include "trf/tiebreak/crosstable.hpp"
#include "trf/tiebreak/edition.hpp"
#include "trf/tiebreak/prizes.hpp"
#include "trf/tiebreak/standings.hpp"
#include "trf/tournament.hpp"

namespace tiebreak_tool {

struct PrizeList;

/// The request of the command line, the same for every input.
struct Request {
  const trf::tiebreak::Edition* edition = nullptr;  ///< nullptr: by the start date
  std::vector<trf::TieBreak> tie_breaks;            ///< Empty: the report's or the default list
  std::string type;                                 ///< Of trf::of_type(); empty: the report's
  std::optional<int> round;
  bool all_rounds = false;
  int unrated = 0;
  std::vector<int> lots;  ///< Ids in the order drawn
  bool restarts_extended_encounter = false;
  std::optional<trf::RateOfPlay> rate_of_play;  ///< Empty: the report's
  bool explains = false;
  std::vector<int> explained;
  bool checks = false;
  std::vector<Category> categories;
  bool once = false;                        ///< A player of a category is not in later ones
  std::shared_ptr<const PrizeList> prizes;  ///< nullptr: no prizes are asked for
  bool has_bad_prizes = false;              ///< The prize list has errors, which are reported
  trf::tiebreak::PrizeRule prize_rule = trf::tiebreak::PrizeRule::one;
  trf::tiebreak::PrizeShare prize_share = trf::tiebreak::PrizeShare::none;
  bool is_batch = false;
  std::string format;
};

/// \throws cli::UsageError
[[nodiscard]] Request parse_request(const cli::Arguments& arguments);

/// The standings of one round of an input.
struct Standing {
  const trf::tiebreak::Edition* edition = nullptr;
  trf::tiebreak::Crosstable table;
  trf::tiebreak::EventList list;
  std::vector<trf::tiebreak::TieBreakCode> codes;
  trf::tiebreak::Standings standings;

  /// "Standings after round 5 of 9; FIDE C.07, 1 March 2026; PTS, BH/C1, DE"
  [[nodiscard]] trf::Message title() const;
  /// The first code with a column of its own. The leading points are the column `points`; MPTS and
  /// GPTS also have a column of their own name.
  [[nodiscard]] std::size_t first_shown() const;
  /// The value of a code; undefined: null in JSON, else "-".
  [[nodiscard]] cli::Cell value(std::size_t code, trf::tiebreak::Competitor competitor,
                                const Request& request) const;
  /// The codes as given.
  [[nodiscard]] trf::CommaList code_list() const;
};

/// Is a finding about the list of record 202 or 212 about a code that no edition has?
/// \pre the finding is H37 of the input
[[nodiscard]] bool is_of_unknown_code(const trf::Diagnostic& finding, const cli::Input& input);

/// Standings after `round`. Faults of the list go to the answer, with the position of the record.
/// Empty, with the answer's status set, if the list cannot be used.
[[nodiscard]] std::optional<Standing> make_standing(const trf::Tournament& tournament,
                                                    const cli::Input& input, const Request& request,
                                                    int round, cli::Answer& answer);

/// rank,id,name,points and a column for each tie-break; `with_round` adds the round as first
/// column.
[[nodiscard]] cli::Table standings_table(const Standing& standing, const Request& request,
                                         bool with_round);
/// Adds the rows of `standing` to a table of standings_table(). Many rows are made when they are
/// printed, so that memory is only a few times the size of the report.
void add_rows(const std::shared_ptr<const Standing>& standing, const std::string& file,
              const Request& request, bool with_round, cli::Table& table);

/// category,rank,overall_rank before the columns of standings_table(): one table; for people one
/// for each category.
[[nodiscard]] std::vector<cli::Table> category_tables(const trf::Tournament& tournament,
                                                      const Standing& standing,
                                                      const cli::Input& input,
                                                      const Request& request);

/// The lines of every value of one competitor; one table; for people one for each code.
[[nodiscard]] std::vector<cli::Table> explanation(const Standing& standing,
                                                  trf::tiebreak::Competitor competitor,
                                                  const cli::Input& input, const Request& request);

/// Differences from the points and ranks that the report states.
[[nodiscard]] cli::Table check_table(
    const std::vector<trf::tiebreak::StandingDifference>& differences, const Standing& standing,
    const cli::Input& input, const Request& request);

/// The document with points and ranks filled in. \param answer  gets what has no room or columns
[[nodiscard]] std::string filled(const trf::Tournament& tournament, const Standing& standing,
                                 const cli::Input& input, cli::Answer& answer);

/// Standings, crosstable and the tournament report (FIDE 1997) as the body of a page.
[[nodiscard]] std::string page_body(const trf::Tournament& tournament,
                                    const std::vector<Standing>& standings);

/// The same for the standings of categories.
[[nodiscard]] std::string category_page(const trf::Tournament& tournament, const Standing& standing,
                                        const Request& request);

/// The codes and the readings, for the manual page.

}  // namespace tiebreak_tool
