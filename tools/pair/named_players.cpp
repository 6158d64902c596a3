#include "pair/named_players.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "cli/language.hpp"
#include "trf/contains.hpp"
#include "trf/pair/messages/swiss.hpp"
#include "trf/whole_number.hpp"

namespace trf_pair {
namespace {

using trf::Arg;
using trf::ArgumentKind;
using trf::Message;

constexpr auto participants = std::to_array<std::string_view>(
    {"player", "players", "other",    "one",      "white",     "black", "first",      "second",
     "third",  "floater", "floaters", "opponent", "holder",    "made",  "mark",       "ours",
     "theirs", "these",   "those",    "chosen",   "residents", "mdps",  "participant"});

/// Fields of numbers and lists that are not participants.
constexpr auto counts = std::to_array<std::string_view>({
    "after",  "aro",     "before",  "count",  "expected", "fewer",     "fewest",      "groups",
    "larger", "left",    "match",   "more",   "most",     "moved",     "number",      "numbers",
    "pairs",  "present", "rating",  "round",  "rounds",   "sets",      "size",        "smaller",
    "team",   "times",   "year",    "points", "scores",   "colours",   "differences", "list",
    "types",  "values",  "reasons", "all",    "faults",   "opponents",
});

/// "Rossi Ada": without the comma, which a list of names needs.
std::string spoken_name(std::string_view name) {
  std::string out{name};
  if (const auto comma = out.find(", "); comma != std::string::npos) out.erase(comma, 1);
  return out;
}

}  // namespace

NumberKind number_kind(const trf::MessageId& sentence, const trf::Parameter& field) {
  const bool is_list = field.kind == ArgumentKind::list;
  // The same name is a number of players in some sentences and a list of them in others.
  if (field.name == "upfloaters" || field.name == "players" || field.name == "others")
    return is_list ? NumberKind::participant : NumberKind::count;
  if (field.name == "published") return is_list ? NumberKind::count : NumberKind::participant;
  // Its numbers are those of teams.
  if (sentence.family == "tables" && sentence.name == "scheveningen_of_unequal")
    return NumberKind::count;
  if (trf::contains(participants, field.name)) return NumberKind::participant;
  return trf::contains(counts, field.name) ? NumberKind::count : NumberKind::unknown;
}

namespace {

// The words of a language decide where a number is, and how often. So each number of a participant
// is marked in its argument, and gets its name in the rendered sentence.
constexpr char mark_begin = '\x01', mark_end = '\x02';

[[nodiscard]] Arg marked(std::int64_t number) {
  return Arg{trf::Data{fmt::format("{}{}{}", mark_begin, number, mark_end)}};
}

[[nodiscard]] Message marked(const Message& sentence);

[[nodiscard]] Arg marked(const Arg& arg, bool is_participant) {
  if (const auto* number = std::get_if<std::int64_t>(&arg.value))
    return is_participant ? marked(*number) : arg;
  if (const auto* phrase = std::get_if<Message>(&arg.value)) return Arg{marked(*phrase)};
  if (const auto* list = std::get_if<Arg::Items>(&arg.value)) {
    Arg::Items items{list->join, {}};
    for (const auto& item : list->items) items.items.push_back(marked(item, is_participant));
    return Arg{std::move(items)};
  }
  return arg;
}

Message marked(const Message& sentence) {
  if (sentence.empty()) return sentence;
  const auto& id = sentence.id();
  const auto args = sentence.args();
  std::vector<Arg> marked_args;
  marked_args.reserve(args.size());
  for (std::size_t i = 0; i < args.size(); ++i)
    marked_args.push_back(
        marked(args[i], number_kind(id, id.fields[i]) == NumberKind::participant));
  return Message::of(id, std::move(marked_args));
}

/// Where a sentence has both the number and the name: "7 (Rossi, Ada)".
void note_names(const Message& sentence, std::set<std::int64_t>& mentioned) {
  if (sentence.empty()) return;
  if (sentence.is<trf::pair::said::player_and_name>())
    mentioned.insert(std::get<std::int64_t>(sentence.args().front().value));
  for (const Arg& arg : sentence.args())
    if (const auto* phrase = std::get_if<Message>(&arg.value)) note_names(*phrase, mentioned);
}

}  // namespace

std::string NamedPlayers::with_names(std::string_view marked_text) {
  std::string out;
  bool was_named = false;  // The number before, of a pair "1-2"
  while (!marked_text.empty()) {
    const auto begin = marked_text.find(mark_begin);
    const auto between = marked_text.substr(0, begin);
    if (begin == std::string_view::npos) {
      out += between;
      break;
    }
    const auto end = std::min(marked_text.find(mark_end, begin), marked_text.size());
    const auto digits = marked_text.substr(begin + 1, end - begin - 1);
    marked_text.remove_prefix(std::min(end + 1, marked_text.size()));
    const int number = trf::whole_number<int>(digits).value_or(0);
    const auto player = tournament_.find(number);
    const bool is_named = player != trf::no_player && !tournament_.players[player].name.empty() &&
                          mentioned_.insert(number).second;
    // The name before has spaces: "1 Magni Renzo – 2 Danesi Ivo".
    const bool is_pair = between == "-" && was_named;
    out += is_pair ? std::string_view{" – "} : between;
    out += digits;
    if (is_named) out += ' ' + spoken_name(tournament_.players[player].name);
    was_named = is_named;
  }
  return out;
}

std::string NamedPlayers::spoken(const Message& sentence) {
  note_names(sentence, mentioned_);
  return with_names(render(marked(sentence), cli::spoken_language()));
}

}  // namespace trf_pair
