#include <algorithm>
#include <array>
#include <set>

#include "game_faults.hpp"
#include "json/fields.hpp"
#include "json/members.hpp"
#include "json/names.hpp"
#include "json/value.hpp"
#include "read/context.hpp"
#include "record_faults.hpp"
#include "trf/checked.hpp"
#include "trf/json.hpp"
#include "trf/messages/draft.hpp"
#include "trf/text.hpp"
#include "trf/tie_break_list.hpp"

namespace trf {
namespace detail {
namespace {

/// What the parts of one tournament need of each other.
struct Known {
  Diagnostics& faults;
  std::vector<PlayerIndex> by_start_rank{};
  PlayerIndex next_player = 0;  ///< The one that is read
  std::set<int> team_numbers{};
};

/// Reads what describe() names into the parts of a draft.
class JsonReader {
 public:
  JsonReader(const Json& json, Known& known, const Message& what)
      : known_{known}, fields_{json, known.faults, what} {}

  [[nodiscard]] Fields& fields() noexcept { return fields_; }

  void constant(std::string_view name, std::string_view text) {
    const auto found = fields_.text(name);
    if (!found.empty() && found != text)
      fields_.fault(fields_.where(), said::json_other_schema{.found = found, .wanted = Code{text}});
  }
  void text(std::string_view name, std::string& slot) { slot = fields_.text(name); }
  void quoted_text(std::string_view name, std::string& slot) { slot = fields_.text(name); }
  void texts(std::string_view name, std::vector<std::string>& slot) {
    fields_.each(name, [&](const Json& item) { slot.push_back(fields_.text(item, name)); });
  }
  void require(std::string_view name) const { fields_.require(name); }
  /// The value of the draft is that of a missing member, if it is one.
  template <class Number>
  void number(std::string_view name, Number& slot, int low, int high) {
    slot = static_cast<Number>(fields_.number(name, low, high, static_cast<int>(slot)));
  }
  template <class Number>
  void number_or_null(std::string_view name, Number& slot, int high) {
    number(name, slot, 0, high);
  }
  void optional_number(std::string_view name, std::optional<int>& slot, int low, int high) {
    slot = fields_.optional_number(name, low, high);
  }
  void start_rank(std::string_view name, std::uint16_t& slot) {
    const auto* const json = fields_.find(name);
    if (json == nullptr) return fields_.missing(name);
    const auto faults = known_.faults.size();
    const auto number = fields_.number(*json, name, 1, max_start_rank);
    if (known_.faults.size() != faults) return;
    if (known_.by_start_rank[static_cast<std::size_t>(number)] != known_.next_player)
      fields_.fault(fields_.where(), said::draft_start_rank_used{.number = number});
    slot = static_cast<std::uint16_t>(number);
  }
  void team_number(std::string_view name, std::uint16_t& slot) {
    const auto faults = known_.faults.size();
    number(name, slot, 1, max_teams);
    if (known_.faults.size() == faults && !known_.team_numbers.insert(slot).second)
      fields_.fault(fields_.where(), said::draft_team_number_used{.number = slot});
  }
  /// Start ranks or team numbers
  void ids(std::string_view name, std::vector<Id>& slot) { each_id(name, slot, false); }
  void ids_or_null(std::string_view name, std::vector<Id>& slot) { each_id(name, slot, true); }
  [[nodiscard]] PlayerIndex player(const Json& json, std::string_view name) const {
    const auto start_rank = fields_.number(json, name, 1, max_start_rank);
    const auto found = known_.by_start_rank[static_cast<std::size_t>(start_rank)];
    if (found == no_player)
      fields_.fault(json, said::json_no_such_player{.name = Code{name}, .number = start_rank});
    return found;
  }
  void players(std::string_view name, std::vector<PlayerIndex>& slot) {
    fields_.each(name, [&](const Json& item) { slot.push_back(player(item, name)); });
  }
  void players_or_null(std::string_view name, std::vector<PlayerIndex>& slot) {
    fields_.each(name, [&](const Json& item) {
      slot.push_back(item.is_null() ? no_player : player(item, name));
    });
  }
  void score(std::string_view name, Score& slot) { slot = fields_.score(name).value_or(slot); }
  void optional_score(std::string_view name, std::optional<Score>& slot) {
    slot = fields_.score(name);
  }
  void scores(std::string_view name, std::vector<Score>& slot) {
    fields_.each(name, [&](const Json& item) { slot.push_back(fields_.score(item, name)); });
  }
  void date(std::string_view name, Date& slot) { slot = fields_.date(name); }
  /// Without unset ones at the end.
  void dates(std::string_view name, std::vector<Date>& slot) {
    fields_.each(name, [&](const Json& item) {
      slot.push_back(item.is_null() ? Date{} : fields_.date(item, name));
    });
    while (!slot.empty() && !slot.back().is_set()) slot.pop_back();
  }
  void flag(std::string_view name, bool& slot) { slot = fields_.flag(name); }
  void tie_breaks(std::string_view name, std::vector<TieBreak>& slot) {
    fields_.each(name, [&](const Json& item) {
      auto list = parse_tie_breaks(fields_.text(item, name));
      if (list.codes.size() == 1)
        slot.push_back(std::move(list.codes.front()));
      else
        fields_.wrong(item, name, said::json_tie_break{});
    });
  }
  template <class Value, std::size_t N>
  void choice(std::string_view name, Value& slot, const std::array<std::string_view, N>& names) {
    slot = static_cast<Value>(fields_.choice(name, names, static_cast<std::size_t>(slot)));
  }
  template <class Value, std::size_t N>
  void choice(std::string_view name, Value& slot, const std::array<std::string_view, N>& names,
              const auto& values) {
    // Null is the empty name.
    const auto at = fields_.choice(name, names, names[0].empty() ? 0 : N);
    if (at == N) return fields_.missing(name);
    slot = values[at];
  }
  template <class Part>
  void object(std::string_view name, Part& part) {
    if (const auto* const json = fields_.find(name)) read(*json, name, part);
  }
  template <class Part>
  void optional_object(std::string_view name, std::optional<Part>& part) {
    if (const auto* const json = fields_.find(name)) read(*json, name, part.emplace());
  }
  template <class Part>
  void objects(std::string_view name, std::vector<Part>& parts) {
    fields_.each(name, [&](const Json& item) {
      const auto faults = known_.faults.size();
      JsonReader each{item, known_, said::json_an_item{.name = Code{name}}};
      auto& part = parts.emplace_back();
      describe(each, part);
      if constexpr (requires { fault_of(part); })
        if (auto fault = fault_of(part); known_.faults.size() == faults && !fault.empty())
          fields_.fault(item, std::move(fault));
    });
  }

 private:
  void each_id(std::string_view name, std::vector<Id>& slot, bool or_null) {
    fields_.each(name, [&](const Json& item) {
      slot.push_back(static_cast<Id>(
          or_null && item.is_null() ? 0 : fields_.number(item, name, 1, max_start_rank)));
    });
  }
  template <class Part>
  void read(const Json& json, std::string_view name, Part& part) {
    JsonReader member{json, known_, said::json_member{.name = Code{name}}};
    describe(member, part);
  }

  Known& known_;
  Fields fields_;
};

const Json* member_of(const Json& json, std::string_view name) {
  const auto* const members = std::get_if<Json::Object>(&json.value);
  if (members == nullptr) return nullptr;
  const auto found = std::ranges::find(*members, name, &Json::Object::value_type::first);
  return found == members->end() ? nullptr : &found->second;
}

class JsonTournamentReader {
 public:
  explicit JsonTournamentReader(Diagnostics& faults) : known_{.faults = faults} {}

  TournamentDraft read(const Json& json) {
    know_start_ranks(json);
    JsonReader reader{json, known_, said::json_a_tournament{}};
    describe(reader, t_);
    t_.type_code = upper(trimmed(t_.type_code));  // As in a report
    players(reader.fields());
    if (t_.players.empty() && known_.faults.empty())
      reader.fields().fault(reader.fields().where(), said::draft_no_players{});
    return std::move(t_);
  }

 private:
  /// Games and teams name players by start rank; players may be in any order. player() reports the
  /// faults.
  void know_start_ranks(const Json& json) {
    known_.by_start_rank.assign(max_start_rank + 1U, no_player);
    const auto* const players = member_of(json, players_name);
    const auto* const items =
        players == nullptr ? nullptr : std::get_if<Json::Array>(&players->value);
    if (items == nullptr) return;
    for (std::size_t i = 0; i < std::min<std::size_t>(items->size(), max_start_rank); ++i) {
      const auto* const named = member_of((*items)[i], start_rank_name);
      const auto* const number =
          named == nullptr ? nullptr : std::get_if<Json::Number>(&named->value);
      const auto start_rank = number == nullptr ? std::nullopt : parse_number(number->text);
      if (!start_rank || *start_rank < 1 || *start_rank > max_start_rank) continue;
      auto& slot = known_.by_start_rank[static_cast<std::size_t>(*start_rank)];
      if (slot == no_player) slot = static_cast<PlayerIndex>(i);
    }
  }

  void players(Fields& f) {
    std::vector<std::vector<Game>> games;
    f.each(players_name, [&](const Json& item) {
      if (games.size() < max_start_rank) games.push_back(player(item));
    });
    std::size_t rounds = 0;
    for (const auto& each : games) rounds = std::max(rounds, each.size());
    t_.set_rounds(static_cast<int>(rounds));
    for (std::size_t p = 0; p < games.size(); ++p)
      std::ranges::copy(games[p], t_.games(static_cast<PlayerIndex>(p)).begin());
  }

  std::vector<Game> player(const Json& json) {
    known_.next_player = static_cast<PlayerIndex>(t_.players.size());
    auto& p = t_.players.emplace_back();
    p.row = known_.next_player;
    JsonReader reader{json, known_, said::json_a_player{}};
    describe(reader, p);
    if (p.title == Title::none) p.title = detail::title_in_field(p.title_text);
    if (p.title != Title::none) p.title_text.clear();
    std::vector<Game> games;
    reader.fields().each(rounds_name, [&](const Json& item) {
      if (games.size() == max_rounds) return;
      games.push_back(item.is_null() ? Game{} : game(item));
    });
    return games;
  }

  Game game(const Json& json) {
    JsonReader reader{json, known_, said::json_a_round{}};
    auto& f = reader.fields();
    Game game;
    const auto* const opponent = f.find(opponent_name);
    if (opponent != nullptr) game.opponent = reader.player(*opponent, opponent_name);
    reader.choice(colour_name, game.colour, colours);
    reader.choice(result_name, game.code, each_of<result_code_count>(result_letters));
    for (auto& [part, message] : game_faults(game, known_.next_player)) {
      const bool is_of_opponent = opponent != nullptr && part == GameFault::Part::opponent;
      f.fault(is_of_opponent ? opponent->where : f.where(), std::move(message));
    }
    return game;
  }

  TournamentDraft t_;
  Known known_;
};

}  // namespace
}  // namespace detail

Result<const Tournament> from_json(std::string_view json) {
  Result<const Tournament> result;
  const auto value = detail::parse_json(json, result.diagnostics);
  if (!value) return result;
  auto tournament = detail::JsonTournamentReader{result.diagnostics}.read(*value);
  sort_by_position(result.diagnostics);
  if (!result.diagnostics.empty()) return result;
  // The faults that have a place in the text were found above.
  return checked(std::move(tournament), GameSides::as_reported);
}

}  // namespace trf
