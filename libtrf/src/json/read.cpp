#include <algorithm>
#include <array>
#include <set>
#include <span>

#include "game_faults.hpp"
#include "json/fields.hpp"
#include "json/names.hpp"
#include "json/value.hpp"
#include "trf/checked.hpp"
#include "trf/json.hpp"
#include "trf/messages/draft.hpp"
#include "trf/text.hpp"
#include "trf/tie_break_list.hpp"

namespace trf {
namespace detail {
namespace {

constexpr int any_count = 999'999'999;

class JsonTournamentReader {
 public:
  explicit JsonTournamentReader(Diagnostics& faults) : faults_{faults} {}

  TournamentDraft read(const Json& json) {
    Fields fields{json, faults_, said::json_a_tournament{}};
    const auto schema = fields.text("schema");
    if (!schema.empty() && schema != json_schema)
      fields.fault(fields.where(),
                   said::json_other_schema{.found = schema, .wanted = Code{json_schema}});
    t_.dialect = static_cast<Dialect>(fields.choice("dialect", dialects));
    header(fields);
    rules(fields);
    late_records(fields);
    fields.each_object("other", [this](Fields& each) {
      auto tag = each.text("tag");
      t_.other.push_back({std::move(tag), each.text("text"), 0});
    });
    players(fields);
    teams(fields);
    if (t_.players.empty() && faults_.empty())
      fields.fault(fields.where(), said::draft_no_players{});
    return std::move(t_);
  }

 private:
  void header(Fields& f) {
    t_.name = f.text("name");
    t_.city = f.text("city");
    t_.federation = f.text("federation");
    t_.start = f.date("start");
    t_.end = f.date("end");
    t_.type_text = f.text("type");
    t_.type_code = f.text("type_code");
    t_.chief_arbiter = f.text("chief_arbiter");
    f.each("deputies", [&](const Json& item) { t_.deputies.push_back(f.text(item, "deputies")); });
    t_.rate_of_play_text = f.text("rate_of_play");
    if (const auto* const control = f.find("time_control")) {
      Fields sides{*control, faults_, said::json_member{.name = Code{"time_control"}}};
      t_.time_control.emplace();
      t_.time_control->white = periods(sides, "white");
      t_.time_control->black = periods(sides, "black");
    }
    f.each("round_dates", [&](const Json& item) {
      t_.round_dates.push_back(item.is_null() ? Date{} : f.date(item, "round_dates"));
    });
    while (!t_.round_dates.empty() && !t_.round_dates.back().is_set()) t_.round_dates.pop_back();
    t_.controller = f.text("controller");
    t_.ranking_federation = f.text("ranking_federation");
    t_.ranking_method = static_cast<RankingMethod>(f.choice("ranking_method", ranking_methods));
    t_.stated_rounds = f.optional_number("stated_rounds", any_count);
    t_.stated_players = f.optional_number("stated_players", any_count);
    t_.stated_rated = f.optional_number("stated_rated", any_count);
    t_.stated_teams = f.optional_number("stated_teams", any_count);
  }

  static std::vector<TimePeriod> periods(Fields& f, std::string_view side) {
    std::vector<TimePeriod> result;
    f.each_object(side, [&](Fields& each) {
      const auto part = [&each](std::string_view name) {
        return static_cast<std::uint32_t>(each.number(name, 0, any_count));
      };
      result.push_back({part("moves"), part("seconds"), part("increment")});
    });
    return result;
  }

  void tie_breaks(Fields& f, std::string_view name, std::vector<TieBreak>& slot) {
    f.each(name, [&](const Json& item) {
      auto list = parse_tie_breaks(f.text(item, name));
      if (list.codes.size() == 1)
        slot.push_back(std::move(list.codes.front()));
      else
        f.wrong(item, name, said::json_tie_break{});
    });
  }

  void rules(Fields& f) {
    tie_breaks(f, "tie_breaks", t_.tie_breaks);
    tie_breaks(f, "standings_order", t_.standings_order);
    t_.initial_colour = static_cast<Colour>(f.choice("initial_colour", colour_names));
    t_.pair_by_rank = f.flag("pair_by_rank");
    t_.board_colours = f.text("board_colours");
    if (const auto* const json = f.find("points")) {
      Fields points{*json, faults_, said::json_member{.name = Code{"points"}}};
      t_.points.source = static_cast<PointSystem::Source>(points.choice("source", source_names));
      for (const auto& [name, member] : point_names)
        if (const auto score = points.score(name)) t_.points.*member = *score;
    }
    if (const auto* const json = f.find("match_points")) {
      Fields points{*json, faults_, said::json_member{.name = Code{"match_points"}}};
      t_.match_points.win = points.score("win").value_or(t_.match_points.win);
      t_.match_points.draw = points.score("draw").value_or(t_.match_points.draw);
      t_.match_points.loss = points.score("loss").value_or(t_.match_points.loss);
    }
  }

  static std::uint16_t round_of(Fields& f, std::string_view name, int low) {
    return static_cast<std::uint16_t>(f.number(name, low, max_rounds, low));
  }
  static Id id_of(Fields& f, std::string_view name, int low = 1) {
    return static_cast<Id>(f.number(name, low, max_start_rank, low));
  }

  void late_records(Fields& f) {
    t_.absent = f.ids("absent");
    f.each_object("announced_byes", [this](Fields& each) {
      constexpr std::array<std::string_view, 3> kinds{"Z", "H", "F"};
      constexpr std::array codes{ResultCode::zero_point_bye, ResultCode::half_point_bye,
                                 ResultCode::full_point_bye};
      const auto kind = codes[each.choice("kind", kinds)];
      const auto round = round_of(each, "round", 1);
      t_.announced_byes.push_back({kind, round, each.ids("ids"), 0});
    });
    f.each_object("acceleration", [this](Fields& each) {
      t_.acceleration.push_back({each.score("match_points").value_or(Score{}),
                                 each.score("game_points").value_or(Score{}),
                                 round_of(each, "first_round", 1), round_of(each, "last_round", 1),
                                 id_of(each, "first_id"), id_of(each, "last_id"), 0});
    });
    f.each_object("player_acceleration", [this](Fields& each) {
      auto& record = t_.player_acceleration.emplace_back();
      record.id = id_of(each, "id");
      each.each("points",
                [&](const Json& item) { record.points.push_back(each.score(item, "points")); });
    });
    f.each_object("prohibited", [this](Fields& each) {
      const auto first = round_of(each, "first_round", 1);
      const auto last = round_of(each, "last_round", 1);
      t_.prohibited.push_back({first, last, each.ids("ids"), 0});
    });
    f.each_object("abnormal", [this](Fields& each) {
      constexpr std::array<std::string_view, 9> kinds{"", "W", "D", "L", "F", "H", "Z", "+", "-"};
      auto& record = t_.abnormal.emplace_back();
      const auto kind = kinds[each.choice("kind", kinds)];
      record.kind = kind.empty() ? ' ' : kind.front();
      record.match_points = each.score("match_points").value_or(Score{});
      record.game_points = each.score("game_points").value_or(Score{});
      record.round = round_of(each, "round", 0);
      record.ids = each.ids("ids");
    });
  }

  /// Games name opponents by start rank; players may be in any order.
  void players(Fields& f) {
    std::vector<const Json*> items;
    std::vector<std::vector<Game>> games;
    f.each("players", [&](const Json& item) {
      if (items.size() >= max_start_rank) return;
      items.push_back(&item);
    });
    by_start_rank_.assign(max_start_rank + 1U, no_player);
    // Two passes: opponents are looked up after all players are known.
    for (std::size_t i = 0; i < items.size(); ++i) {
      const auto start_rank = start_rank_of(*items[i]);
      if (start_rank && by_start_rank_[*start_rank] == no_player)
        by_start_rank_[*start_rank] = static_cast<PlayerIndex>(i);
    }
    games.reserve(items.size());
    for (const auto* const item : items) games.push_back(player(*item));
    std::size_t rounds = 0;
    for (const auto& each : games) rounds = std::max(rounds, each.size());
    t_.set_rounds(static_cast<int>(rounds));
    for (std::size_t p = 0; p < games.size(); ++p)
      std::ranges::copy(games[p], t_.games(static_cast<PlayerIndex>(p)).begin());
  }

  /// player() reports the faults.
  static std::optional<std::size_t> start_rank_of(const Json& json) {
    const auto* const members = std::get_if<Json::Object>(&json.value);
    if (members == nullptr) return std::nullopt;
    for (const auto& [name, value] : *members) {
      const auto* const number = std::get_if<Json::Number>(&value.value);
      if (name != "start_rank" || number == nullptr) continue;
      const auto parsed = parse_number(number->text);
      if (parsed && *parsed >= 1 && *parsed <= max_start_rank)
        return static_cast<std::size_t>(*parsed);
    }
    return std::nullopt;
  }

  std::vector<Game> player(const Json& json) {
    Fields f{json, faults_, said::json_a_player{}};
    const auto index = static_cast<PlayerIndex>(t_.players.size());
    auto& p = t_.players.emplace_back();
    p.row = index;
    const auto start_rank = start_rank_of(json);
    const auto* const named = f.find("start_rank");
    if (named == nullptr)
      f.fault(f.where(), said::json_no_start_rank{});
    else if (!start_rank)
      (void)f.number(*named, "start_rank", 1, max_start_rank);
    else if (by_start_rank_[*start_rank] != index)
      f.fault(f.where(), said::draft_start_rank_used{.number = *start_rank});
    p.start_rank = static_cast<std::uint16_t>(start_rank.value_or(0));
    p.sex = static_cast<Sex>(f.choice("sex", sex_names));
    p.title = static_cast<Title>(f.choice("title", titles));
    p.title_text = f.text("title_text");
    p.name = f.text("name");
    p.rating = static_cast<std::uint16_t>(f.number("rating", 0, 9999));
    p.federation = f.text("federation");
    p.fide_id = f.text("fide_id");
    p.birth = f.date("birth");
    p.points = f.score("points");
    p.rank = static_cast<std::uint16_t>(f.number("rank", 0, 9999));
    f.each_object("national", [&p](Fields& each) {
      auto& record = p.national.emplace_back();
      record.federation = each.text("federation");
      record.sex = static_cast<Sex>(each.choice("sex", sex_names));
      record.classification = each.text("classification");
      record.name = each.text("name");
      record.rating = static_cast<std::uint16_t>(each.number("rating", 0, 9999));
      record.origin = each.text("origin");
      record.id = each.text("id");
      record.birth = each.date("birth");
    });
    std::vector<Game> games;
    f.each("rounds", [&](const Json& item) {
      if (games.size() == max_rounds) return;
      games.push_back(item.is_null() ? Game{} : game(item, index));
    });
    return games;
  }

  Game game(const Json& json, PlayerIndex self) {
    Fields f{json, faults_, said::json_a_round{}};
    Game game;
    const auto* const opponent = f.find("opponent");
    if (opponent != nullptr) game.opponent = player_of(f, *opponent, "opponent");
    game.colour = static_cast<Colour>(f.choice("colour", colour_names));
    std::array<std::string_view, result_code_count> letters;
    for (std::size_t i = 1; i < letters.size(); ++i) letters[i] = result_letters.substr(i, 1);
    game.code = static_cast<ResultCode>(f.choice("result", letters));
    for (auto& [part, message] : game_faults(game, self))
      f.fault(part == GameFault::Part::opponent ? opponent->where : f.where(), std::move(message));
    return game;
  }

  [[nodiscard]] PlayerIndex player_of(const Fields& f, const Json& json,
                                      std::string_view name) const {
    const auto start_rank = f.number(json, name, 1, max_start_rank);
    const auto found = by_start_rank_[static_cast<std::size_t>(start_rank)];
    if (found == no_player)
      f.fault(json, said::json_no_such_player{.name = Code{name}, .number = start_rank});
    return found;
  }

  void teams(Fields& f) {
    f.each_object("teams", [this](Fields& each) {
      auto& team = t_.teams.emplace_back();
      team.number = static_cast<std::uint16_t>(each.number("number", 1, max_start_rank));
      if (!team_numbers_.insert(team.number).second)
        each.fault(each.where(), said::draft_team_number_used{.number = team.number});
      team.name = each.text("name");
      team.nickname = each.text("nickname");
      team.strength = each.text("strength");
      team.match_points = each.score("match_points");
      team.game_points = each.score("game_points");
      team.rank = static_cast<std::uint16_t>(each.number("rank", 0, 9999));
      each.each("members", [&](const Json& item) {
        team.members.push_back(player_of(each, item, "members"));
      });
    });
    f.each_object("line_ups", [this](Fields& each) {
      auto& line_up = t_.line_ups.emplace_back();
      line_up.round = round_of(each, "round", 1);
      line_up.team = id_of(each, "team");
      line_up.opponent = id_of(each, "opponent", 0);
      each.each("boards", [&](const Json& item) {
        line_up.boards.push_back(item.is_null() ? no_player : player_of(each, item, "boards"));
      });
    });
    if (const auto* const json = f.find("team_byes")) {
      Fields byes{*json, faults_, said::json_member{.name = Code{"team_byes"}}};
      t_.team_byes.emplace();
      t_.team_byes->match_points = byes.score("match_points").value_or(Score{});
      t_.team_byes->game_points = byes.score("game_points").value_or(Score{});
      t_.team_byes->by_round = byes.ids("by_round");
    }
    f.each_object("forfeited_matches", [this](Fields& each) {
      constexpr std::array<std::string_view, 3> winners{"", "white", "black"};
      auto& match = t_.forfeited_matches.emplace_back();
      match.round = round_of(each, "round", 1);
      match.white = id_of(each, "white");
      match.black = id_of(each, "black");
      const auto winner = each.choice("winner", winners);
      match.white_won = winner == 1;
      match.black_won = winner == 2;
    });
  }

  TournamentDraft t_;
  Diagnostics& faults_;
  std::vector<PlayerIndex> by_start_rank_;
  std::set<int> team_numbers_;
};

}  // namespace
}  // namespace detail

Result<const Tournament> from_json(std::string_view json) {
  Result<const Tournament> result;
  const auto value = detail::parse_json(json, result.diagnostics);
  if (!value) return result;
  auto tournament = detail::JsonTournamentReader{result.diagnostics}.read(*value);
  std::ranges::stable_sort(result.diagnostics, {}, &Diagnostic::where);
  if (!result.diagnostics.empty()) return result;
  // The faults that have a place in the text were found above.
  return checked(std::move(tournament), GameSides::as_reported);
}

}  // namespace trf
