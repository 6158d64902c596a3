#include <fmt/format.h>

#include "rate/rate.hpp"

namespace rate {
namespace {

using trf::rating::Rated;

std::string player_name(const trf::Tournament& tournament, trf::PlayerIndex player) {
  return tournament.players[player].name;
}

void tell(cli::Answer& answer, const trf::Tournament& tournament, const Rated& rated) {
  for (const auto& warning : rated.warnings)
    answer.messages.push_back({"", trf::Severity::warning, {}, warning});
  for (const auto& [player, text] : rated.assumptions)
    answer.notes.push_back(player == trf::no_player
                               ? text
                               : fmt::format("player {} ({}): {}",
                                             tournament.players[player].start_rank,
                                             player_name(tournament, player), text));
}

}  // namespace

int events(const cli::Arguments& arguments) {
  const cli::FactsSource facts{arguments};
  const bool wants_games = arguments.has("games");
  const auto low_score = arguments.value("round-robin-low-score") == "example"
                             ? trf::rating::RoundRobinLowScore::example
                             : trf::rating::RoundRobinLowScore::article;
  const auto work = [&](const cli::Input& input) {
    auto [answer, tournament] = read_report(input);
    if (!tournament) return answer;
    std::vector<std::string> warnings;
    const auto& regulation = regulation_for(arguments, *tournament, warnings);
    const auto event = trf::rating::make_event(*tournament, facts.of(*tournament, &answer.notes));
    auto rated = trf::rating::rate(
        event, regulation, {.games = wants_games, .assumptions = arguments.verbose()}, low_score);
    rated.warnings.insert(rated.warnings.begin(), warnings.begin(), warnings.end());
    if (arguments.verbose())
      answer.notes.push_back(fmt::format("computed by {}", regulation.title));
    tell(answer, *tournament, rated);
    if (wants_games) {
      auto table = game_table();
      add_games(table, input.name, *tournament, rated);
      answer.tables.push_back(std::move(table));
      return answer;
    }
    auto table = change_table();
    for (std::size_t i = 0; i < rated.changes.size(); ++i)
      add_change(table, input.name, std::to_string(tournament->players[i].start_rank),
                 tournament->players[i].name, rated.changes[i]);
    answer.tables.push_back(std::move(table));
    return answer;
  };
  return std::max(facts.status(), cli::for_each_input(arguments, work));
}

}  // namespace rate
