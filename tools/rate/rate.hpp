#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/cli.hpp"
#include "cli/facts.hpp"
#include "trf/document.hpp"
#include "trf/message.hpp"
#include "trf/rating/period.hpp"
#include "trf/rating/rate.hpp"
#include "trf/tournament.hpp"

// The modes of trf-rate: one file for each.
namespace rate {

/// A report after reading, or the reason why it cannot be used; messages and status are in the
/// answer.
struct ReadReport {
  cli::Answer answer;
  trf::Document document;  ///< For the places of messages
  trf::SharedTournament tournament;
};
[[nodiscard]] ReadReport read_report(const cli::Input& input);

/// Removes impossible ratings from an event, and reports them and those of P10.
void question_players(cli::Answer& answer, const trf::Document& document,
                      const trf::Tournament& tournament, trf::rating::Event& event);

/// Reports the ratings below the floor of FIDE, which no list of that edition has. They are used.
void tell_low_ratings(cli::Answer& answer, const trf::Tournament& tournament,
                      const trf::rating::Event& event, const trf::rating::Regulation& regulation);

/// Reports the players who are not in the list, and those whose rating differs.
void tell_use(cli::Answer& answer, const trf::Tournament& tournament,
              const trf::rating::ListUse& use);

/// The regulation that a system and --edition choose for an event.
/// \param warnings  gets a sentence if no edition is in force, or the date is unknown
[[nodiscard]] const trf::rating::Regulation& regulation_for(const cli::Arguments& arguments,
                                                            const std::string& system,
                                                            const trf::Tournament& tournament,
                                                            std::vector<trf::Message>& warnings);

/// A cell without a value is empty.
template <class Number>
[[nodiscard]] cli::Cell cell_of(const std::optional<Number>& value) {
  if (!value) return {};
  return static_cast<std::int64_t>(*value);
}
/// Whole if the system gives whole numbers; 1997 and a given K do not.
[[nodiscard]] cli::Cell shortest(const std::optional<std::int64_t>& hundredths);

/// Columns of the answer, one row per player, and of --games.
[[nodiscard]] cli::Table change_table();
[[nodiscard]] cli::Table game_table();
/// Unusual decisions, then why a first rating is not published; as one sentence.
[[nodiscard]] trf::Message all_notes(const trf::rating::Change& change);
void add_change(cli::Table& table, const std::string& file, const std::string& id,
                const std::string& name, const trf::rating::Change& change);
/// The games of an event, including those that were not played.
void add_games(cli::Table& table, const std::string& file, const trf::Tournament& tournament,
               const trf::rating::Rated& rated);

/// Default and --games: each report by itself; several are one rating period.
int events(const cli::Arguments& arguments);
/// --period and --new-list
int period(const cli::Arguments& arguments);
/// --replace
int replace(const cli::Arguments& arguments);
/// --monitor
int monitor(const cli::Arguments& arguments);
/// --norms
int norms(const cli::Arguments& arguments);
/// --titles
int titles(const cli::Arguments& arguments);

}  // namespace rate
