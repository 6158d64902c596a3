#include "category.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <utility>

#include "cli/cli.hpp"
#include "tiebreak/messages/tiebreak_command.hpp"
#include "trf/contains.hpp"
#include "trf/split.hpp"
#include "trf/text.hpp"
#include "trf/whole_number.hpp"

namespace tiebreak_tool {
namespace {

using What = NumberWithin::What;

constexpr std::array<std::string_view, 8> fields{"sex",   "rating",     "unrated", "age",
                                                 "birth", "federation", "title",   "id"};

std::optional<int> natural(std::string_view text) {
  return trf::whole_number_within(text, 0, std::numeric_limits<int>::max());
}

/// The parts of "rating<1800"; without operator the other two are empty.
struct Comparison {
  std::string_view field, sign, value;
};

Comparison comparison_of(std::string_view text) {
  const auto at = text.find_first_of("<>=");
  if (at == std::string_view::npos) return {text, {}, {}};
  const std::size_t length = text.substr(at, 2) == "<=" || text.substr(at, 2) == ">=" ? 2 : 1;
  return {trf::trimmed(text.substr(0, at)), text.substr(at, length),
          trf::trimmed(text.substr(at + length))};
}

/// A condition, or the fault of its text.
using ReadCondition = std::variant<Condition, trf::Message>;

trf::Message fault_of(std::string_view condition, std::string_view expected) {
  return said::condition_wrong{.condition = condition, .examples = trf::Code{expected}};
}

std::optional<NumberWithin> number_within(What what, const Comparison& compared) {
  constexpr int most = std::numeric_limits<int>::max();
  if (compared.sign == "=") {
    const auto dots = compared.value.find("..");
    const auto low = natural(compared.value.substr(0, dots));
    const auto high =
        dots == std::string_view::npos ? low : natural(compared.value.substr(dots + 2));
    if (!low || !high || *low > *high) return {};
    return NumberWithin{what, *low, *high};
  }
  const auto value = natural(compared.value);
  if (!value) return {};
  if (compared.sign == "<") return NumberWithin{what, 0, *value - 1};
  if (compared.sign == "<=") return NumberWithin{what, 0, *value};
  if (compared.sign == ">" && *value < most) return NumberWithin{what, *value + 1, most};
  if (compared.sign == ">=") return NumberWithin{what, *value, most};
  return {};
}

/// The fields that are compared with numbers.
struct NumberField {
  std::string_view name;
  What what;
  std::string_view examples;
};
constexpr std::array<NumberField, 3> number_fields{{
    {"rating", What::rating, "rating<1800, rating=1600..1799"},
    {"age", What::age, "age<18, age>=60"},
    {"birth", What::birth, "birth>=2008, birth=2008..2010"},
}};

ReadCondition condition_of(std::string_view text) {
  const auto compared = comparison_of(text);
  const auto& field = compared.field;
  if (field == "unrated" && compared.sign.empty()) return Unrated{};
  for (const auto& [name, what, examples] : number_fields) {
    if (field != name) continue;
    if (const auto within = number_within(what, compared)) return *within;
    return fault_of(text, examples);
  }
  const bool is_equal = compared.sign == "=" && !compared.value.empty();
  if (field == "sex") {
    if (!is_equal || (compared.value != "w" && compared.value != "m"))
      return fault_of(text, "sex=w, sex=m");
    return SexIs{compared.value == "w" ? trf::Sex::female : trf::Sex::male};
  }
  if (field == "federation") {
    if (!is_equal) return fault_of(text, "federation=ITA, federation=ITA+SMR");
    FederationIn in;
    for (const auto one : trf::parts_of(compared.value, '+'))
      in.federations.push_back(trf::upper(one));
    return in;
  }
  if (field == "title") {
    TitleIn in;
    for (const auto one : trf::parts_of(compared.value, '+')) {
      const auto title = trf::title_named(trf::upper(one));
      if (!is_equal || (title == trf::Title::none && trf::lower(one) != "none"))
        return fault_of(text, "title=none, title=GM+IM");
      in.titles.push_back(title);
    }
    return in;
  }
  if (field == "id") {
    IdIn in;
    for (const auto one : trf::parts_of(compared.value, '+')) {
      const auto id = natural(one);
      if (!is_equal || !id) return fault_of(text, "id=3+5+9");
      in.ids.push_back(*id);
    }
    return in;
  }
  return said::condition_unknown{
      .condition = text, .hint = cli::did_you_mean(field, fields), .known = cli::codes(fields)};
}

bool is_known(What what, const trf::Player& player) {
  return what == What::rating ? player.rating != 0 : player.born().year != 0;
}

struct IsMet {
  const trf::Tournament& tournament;
  const trf::Player& player;

  bool operator()(const NumberWithin& within) const {
    const int birth = player.born().year;
    const int value = within.what == What::rating  ? player.rating
                      : within.what == What::birth ? birth
                                                   : tournament.first_day().year - birth;
    return is_known(within.what, player) && value >= within.low && value <= within.high;
  }
  bool operator()(const Unrated&) const { return player.rating == 0; }
  bool operator()(const SexIs& is) const { return player.sex == is.sex; }
  bool operator()(const FederationIn& in) const {
    return trf::contains(in.federations, player.federation);
  }
  bool operator()(const TitleIn& in) const { return trf::contains(in.titles, player.title); }
  bool operator()(const IdIn& in) const { return trf::contains(in.ids, int{player.start_rank}); }
};

}  // namespace

bool Category::needs_start_date() const {
  return std::ranges::any_of(conditions, [](const Condition& condition) {
    const auto* within = std::get_if<NumberWithin>(&condition);
    return within != nullptr && within->what == What::age;
  });
}

bool Category::has(const trf::Tournament& tournament, const trf::Player& player) const {
  return std::ranges::all_of(conditions, [&](const Condition& condition) {
    return std::visit(IsMet{tournament, player}, condition);
  });
}

bool Category::lacks(What what, const trf::Tournament& tournament,
                     const trf::Player& player) const {
  bool is_asked = false;
  return std::ranges::all_of(conditions,
                             [&](const Condition& condition) {
                               const auto* within = std::get_if<NumberWithin>(&condition);
                               if (within == nullptr || is_known(within->what, player))
                                 return std::visit(IsMet{tournament, player}, condition);
                               is_asked |= (within->what == What::rating) == (what == What::rating);
                               return true;
                             }) &&
         is_asked;
}

std::vector<trf::Message> left_out(const Category& category, const trf::Tournament& tournament) {
  std::vector<trf::Message> notes;
  for (const auto what : {What::birth, What::rating}) {
    std::vector<trf::Arg> players;
    for (const auto& player : tournament.players)
      if (category.lacks(what, tournament, player))
        players.emplace_back(
            said::player_left_out{.number = player.start_rank, .name = player.name});
    if (players.empty()) continue;
    notes.push_back(said::left_out_of{
        .name = category.name, .players = std::move(players), .rating = what == What::rating});
  }
  return notes;
}

trf::Message read_conditions(Category& category) {
  for (const auto one : trf::parts_of(category.text, ',')) {
    auto read = condition_of(one);
    if (auto* fault = std::get_if<trf::Message>(&read)) return std::move(*fault);
    category.conditions.push_back(std::get<Condition>(std::move(read)));
  }
  return {};
}

Category parse_category(const std::string& text) {
  const auto colon = text.find(':');
  Category category;
  category.name = trf::trimmed(std::string_view{text}.substr(0, colon));
  if (colon == std::string::npos || category.name.empty())
    throw cli::UsageError(said::category_wrong{.found = text});
  category.text = text.substr(colon + 1);
  if (auto fault = read_conditions(category); !fault.empty())
    throw cli::UsageError(said::category_fault{.fault = std::move(fault)});
  return category;
}

std::vector<CategoryStandings> standings_of(const std::vector<Category>& categories, bool once,
                                            const trf::Tournament& tournament,
                                            const trf::tiebreak::Standings& standings) {
  std::vector<bool> is_taken(tournament.players.size());
  std::vector<CategoryStandings> all;
  for (const auto& category : categories) {
    auto& own = all.emplace_back(CategoryStandings{&category, {}});
    for (const auto competitor : standings.ranking.order) {
      if (is_taken[competitor] || !category.has(tournament, tournament.players[competitor]))
        continue;
      const auto position = static_cast<std::uint32_t>(own.lines.size() + 1);
      const bool shares = !own.lines.empty() &&
                          standings.rank[own.lines.back().competitor] == standings.rank[competitor];
      own.lines.push_back({competitor, shares ? own.lines.back().rank : position});
    }
    if (once)
      for (const auto& line : own.lines) is_taken[line.competitor] = true;
  }
  return all;
}

}  // namespace tiebreak_tool
