// The rating system of a run, if --system does not name it.

#include "rate/system.hpp"

#include <algorithm>
#include <system_error>
#include <vector>

#include "cli/ordered_pool.hpp"
#include "cli/rate_of_play.hpp"
#include "rate/messages/rate_command.hpp"
#include "trf/contains.hpp"
#include "trf/fsi_category.hpp"
#include "trf/rating/counts_for.hpp"
#include "trf/rating/regulation.hpp"
#include "trf/read.hpp"

namespace rate {
namespace {

constexpr std::string_view elo_italia = "elo-italia";
constexpr std::string_view elo_italia_rapid = "elo-italia-rapid";

enum class Voice : std::uint8_t { none, italy, fide };

/// FIDE's formats speak for FIDE; FSI categories, and national numbers, for Elo Italia.
Voice voice_of(const LoadedList& loaded) {
  // The faults of a list come before a contradiction.
  if (!loaded.list || loaded.status != cli::ok) return Voice::none;
  if (loaded.list->has_fide_ids()) return Voice::fide;
  return loaded.list->is_national() ? Voice::italy : Voice::none;
}

/// A list of the FSI has no ratings for FIDE's systems, unless it has a column for them; a list of
/// FIDE has no Elo Italia.
void check_named(const std::string& system, const LoadedList& loaded,
                 const cli::Arguments& arguments) {
  if (!loaded.list) return;
  const auto& regulation = *trf::rating::edition_for(system, {}).regulation;
  const auto& list = *loaded.list;
  const bool is_of_fsi =
      list.has_categories() && !list.has(trf::rating::RatingKind::standard) && !list.has_several();
  if (regulation.is_italian() ? list.has_fide_ids() && system == elo_italia : is_of_fsi)
    throw cli::UsageError(said::list_of_other_system{.list = arguments.value("list"),
                                                     .system = trf::Code{"--system=" + system}});
}

/// By report; empty: it has none, or cannot be read.
std::vector<std::string> systems_of_reports(const cli::Arguments& arguments,
                                            const cli::FactsSource& facts,
                                            const std::vector<std::string>& reports) {
  const auto limits = arguments.limits().input;
  std::vector<std::string> systems(reports.size());
  cli::in_parallel(reports.size(), static_cast<unsigned>(cli::jobs(arguments)), [&](std::size_t i) {
    try {
      const auto bytes = cli::read_input(reports[i], reports[i], limits).file;
      const auto report = trf::read(trf::Document{bytes, limits});
      if (!report.value) return;
      systems[i] = system_of_report(*report.value,
                                    cli::seconds_for_60_moves(*report.value, facts.rate_of_play()));
    } catch (const std::system_error&) {
      // Reported when the input is read with its messages.
    }
  });
  return systems;
}

}  // namespace

std::string system_of_report(const trf::Tournament& tournament, std::optional<int> seconds) {
  const bool speaks =
      tournament.ranking_federation == trf::italy ||
      std::any_of(tournament.players.begin(), tournament.players.end(),
                  [](const auto& player) { return player.national_of(trf::italy); });
  if (!speaks) return {};
  const auto system = trf::rating::is_under_rapid_rules(seconds) ? elo_italia_rapid : elo_italia;
  const bool is_in_force = trf::rating::edition_for(system, tournament.first_day()).is_in_force;
  return is_in_force ? std::string{system} : std::string{};
}

bool contradicts(const trf::Tournament& tournament, const std::string& system) {
  const auto* named = trf::rating::edition_for(system, tournament.first_day()).regulation;
  if (named == nullptr || named->is_italian() || tournament.ranking_federation != trf::italy)
    return false;
  const bool is_national = tournament.ranking_method == trf::RankingMethod::nro ||
                           tournament.ranking_method == trf::RankingMethod::nidof;
  return is_national && trf::rating::edition_for(elo_italia, tournament.first_day()).is_in_force;
}

std::string system_of_list(const LoadedList& loaded) {
  return std::string{voice_of(loaded) == Voice::italy ? elo_italia : "fide"};
}

void refuse_other_system(const cli::Arguments& arguments, std::string_view option,
                         std::string_view system) {
  const auto given = arguments.value("system");
  if (!given.empty() && given != system) cli::refuse_together(option, "system=" + given);
}

SystemChoice system_of_run(const cli::Arguments& arguments, const LoadedList& loaded,
                           const cli::FactsSource& facts, const std::vector<std::string>& reports) {
  if (arguments.has("system")) {
    check_named(arguments.value("system"), loaded, arguments);
    return {arguments.value("system")};
  }
  const auto voice = voice_of(loaded);
  const bool reads_stdin = trf::contains(reports, "-");
  const auto fallback = system_of_list(loaded);
  if (reads_stdin) return {fallback, voice != Voice::fide};
  const auto systems = systems_of_reports(arguments, facts, reports);
  std::string first;
  for (std::size_t i = 0, of_first = 0; i < systems.size(); ++i) {
    if (systems[i].empty()) continue;
    if (voice == Voice::fide)
      throw cli::UsageError(said::report_of_other_system{
          .report = reports[i], .system = trf::Code{systems[i]}, .list = arguments.value("list")});
    if (first.empty()) {
      first = systems[i];
      of_first = i;
    } else if (systems[i] != first) {
      throw cli::UsageError(said::reports_of_two_systems{.report = reports[i],
                                                         .system = trf::Code{systems[i]},
                                                         .other = reports[of_first],
                                                         .other_system = trf::Code{first}});
    }
  }
  return {first.empty() ? fallback : first};
}

}  // namespace rate
