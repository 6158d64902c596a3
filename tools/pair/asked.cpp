#include "pair/asked.hpp"
#include "pair/messages/pair_use.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "trf/name.hpp"
#include "trf/split.hpp"
#include "trf/whole_number.hpp"

namespace trf_pair {
namespace {

[[nodiscard]] bool is_bye(std::string_view word) {
  return word == "bye" || word == "BYE" || word == "Bye";
}

/// Most names contain a comma: it separates two players only if both are numbers or the bye.
[[nodiscard]] std::vector<std::string_view> players_in(std::string_view text) {
  if (text.find(';') != std::string_view::npos) return trf::parts_of(text, ';');
  auto words = trf::parts_of(text, ',');
  if (words.size() > 1 && is_bye(words.back()) && !trf::whole_number<int>(words.front()))
    return {text.substr(0, text.rfind(',')), "bye"};
  const bool are_numbers = std::ranges::all_of(
      words, [](std::string_view word) { return trf::whole_number<int>(word) || is_bye(word); });
  return are_numbers ? words : std::vector{text};
}

[[nodiscard]] trf::PlayerIndex player_named(const Subject& subject, const std::string& word) {
  const trf::Tournament& tournament = *subject.tournament;
  const bool is_team = subject.pairs_teams();
  const std::string wanted = trf::folded_name(word);
  std::vector<trf::PlayerIndex> whole, part;
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const auto player = static_cast<trf::PlayerIndex>(i);
    const std::string& name = tournament.players[i].name;
    if (trf::folded_name(name) == wanted) whole.push_back(player);
    bool has = false;
    std::size_t begin = 0;
    while (begin <= name.size() && !has) {  // A word of the name, or its beginning
      const auto end = std::min(name.find_first_of(" ,", begin), name.size());
      has = !wanted.empty() &&
            trf::folded_name(std::string_view(name).substr(begin, end - begin)).starts_with(wanted);
      begin = end + 1;
    }
    if (has || trf::same_person_name(name, word)) part.push_back(player);
  }
  const auto& found = whole.empty() ? part : whole;
  if (found.size() == 1) return found.front();
  if (found.empty()) throw cli::UsageError(said::no_player_called{.team = is_team, .name = word});
  std::vector<trf::Arg> names;
  for (const auto player : found) {
    if (names.size() == 5) break;
    names.emplace_back(trf::Data{fmt::format("{} {}", tournament.players[player].start_rank,
                                             tournament.players[player].name)});
  }
  throw cli::UsageError(said::several_players_called{
      .team = is_team, .count = found.size(), .name = word, .players = std::move(names)});
}

}  // namespace

Asked asked_of(const cli::Arguments& arguments) {
  Asked asked;
  const std::string text = arguments.value("explain");
  if (text.empty()) return asked;
  for (const auto word : players_in(text)) {
    if (word.empty()) continue;
    if (is_bye(word)) {
      asked.bye = true;
    } else {
      asked.words.emplace_back(word);
    }
  }
  const std::size_t most = asked.bye ? 1 : 2;
  if (asked.words.empty() || asked.words.size() > most ||
      (asked.words.size() == 2 && asked.words[0] == asked.words[1])) {
    throw cli::UsageError(said::explain_takes{});
  }
  return asked;
}

std::vector<trf::PlayerIndex> players_of(const Subject& subject, const Asked& asked) {
  std::vector<trf::PlayerIndex> players;
  for (const std::string& word : asked.words) {
    if (const auto number = trf::whole_number<int>(word)) {
      players.push_back(subject.tournament->find(*number));
      if (players.back() == trf::no_player)
        throw cli::UsageError(
            said::unknown_entrant{.team = subject.pairs_teams(), .number = *number});
    } else {
      players.push_back(player_named(subject, word));
    }
  }
  if (players.size() == 2 && players[0] == players[1]) throw cli::UsageError(said::explain_takes{});
  return players;
}

}  // namespace trf_pair
