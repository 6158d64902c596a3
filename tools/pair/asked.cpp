#include "pair/asked.hpp"
#include "pair/messages/pair_use.hpp"
#include "trf/messages/edits.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>

#include <fmt/format.h>

#include "trf/name.hpp"

namespace trf_pair {
namespace {

[[nodiscard]] std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> words;
  while (true) {
    const auto end = std::min(text.find(separator), text.size());
    auto word = text.substr(0, end);
    while (word.starts_with(' ')) word.remove_prefix(1);
    while (word.ends_with(' ')) word.remove_suffix(1);
    words.emplace_back(word);
    if (end == text.size()) return words;
    text.remove_prefix(end + 1);
  }
}

[[nodiscard]] std::optional<int> number_in(std::string_view word) {
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (word.empty() || error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return number;
}

[[nodiscard]] bool is_bye(std::string_view word) {
  return word == "bye" || word == "BYE" || word == "Bye";
}

/// Most names contain a comma: it separates two players only if both are numbers or the bye.
[[nodiscard]] std::vector<std::string> words_of(std::string_view text) {
  if (text.find(';') != std::string_view::npos) return split(text, ';');
  auto words = split(text, ',');
  if (words.size() > 1 && is_bye(words.back()) && !number_in(words.front()))
    return {std::string(text.substr(0, text.rfind(','))), "bye"};
  const bool are_numbers = std::ranges::all_of(
      words, [](const std::string& word) { return number_in(word) || is_bye(word); });
  return are_numbers ? words : std::vector{std::string(text)};
}

[[nodiscard]] trf::PlayerIndex player_named(const trf::Tournament& tournament,
                                            const std::string& word) {
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
  if (found.empty()) throw cli::UsageError(said::no_player_called{.name = word});
  std::vector<trf::Arg> names;
  for (const auto player : found) {
    if (names.size() == 5) break;
    names.emplace_back(trf::Data{fmt::format("{} {}", tournament.players[player].start_rank,
                                             tournament.players[player].name)});
  }
  throw cli::UsageError(said::several_players_called{
      .count = found.size(), .name = word, .players = std::move(names)});
}

}  // namespace

Asked asked_of(const cli::Arguments& arguments) {
  Asked asked;
  const std::string text = arguments.value("explain");
  if (text.empty()) return asked;
  for (std::string& word : words_of(text)) {
    if (word.empty()) continue;
    if (is_bye(word)) {
      asked.bye = true;
    } else {
      asked.words.push_back(std::move(word));
    }
  }
  const std::size_t most = asked.bye ? 1 : 2;
  if (asked.words.empty() || asked.words.size() > most ||
      (asked.words.size() == 2 && asked.words[0] == asked.words[1])) {
    throw cli::UsageError(said::explain_takes{});
  }
  return asked;
}

std::vector<trf::PlayerIndex> players_of(const trf::Tournament& tournament, const Asked& asked) {
  std::vector<trf::PlayerIndex> players;
  for (const std::string& word : asked.words) {
    if (const auto number = number_in(word)) {
      players.push_back(tournament.find(*number));
      if (players.back() == trf::no_player)
        throw cli::UsageError(trf::said::no_such_player{.number = *number});
    } else {
      players.push_back(player_named(tournament, word));
    }
  }
  if (players.size() == 2 && players[0] == players[1]) throw cli::UsageError(said::explain_takes{});
  return players;
}

}  // namespace trf_pair
