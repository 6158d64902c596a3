#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>

#include "json/names.hpp"
#include "trf/json.hpp"
#include "trf/json_text.hpp"

namespace trf {
namespace detail {
namespace {

std::string text_or_null(std::string_view text) {
  return text.empty() ? "null" : json_quoted(text);
}

std::string number_or_null(int number) { return number == 0 ? "null" : std::to_string(number); }

std::string optional_number(const std::optional<int>& number) {
  return number ? std::to_string(*number) : "null";
}

std::string optional_score(const std::optional<Score>& score) {
  return score ? to_string(*score) : "null";
}

std::string date_or_null(const Date& date) {
  if (!date.is_set()) return "null";
  if (date.month == 0 && date.day == 0) return fmt::format("\"{:04}\"", date.year);
  return fmt::format("\"{:04}-{:02}-{:02}\"", date.year, date.month, date.day);
}

std::string id_array(const std::vector<Id>& ids) {
  return json_array(ids, [](Id id) { return std::to_string(id); });
}

std::string periods(const std::vector<TimePeriod>& side) {
  return json_array(side, [](const TimePeriod& period) {
    return JsonObject{}
        .add("moves", number_or_null(static_cast<int>(period.moves)))
        .add_number("seconds", period.seconds)
        .add_number("increment", period.increment)
        .str();
  });
}

class Object {
 public:
  using Write = std::function<void(std::string_view)>;
  Object(const Tournament& tournament, const Write& write_piece)
      : t_{tournament}, write_{write_piece} {}

  void write() {
    add("schema", json_quoted(json_schema));
    add("dialect", json_quoted(dialects[static_cast<std::size_t>(t_.dialect)]));
    header();
    rules();
    late_records();
    teams();
    add("other",
        json_array(
            t_.other,
            [](const OtherRecord& record) {
              return JsonObject{}.add_text("tag", record.tag).add_text("text", record.text).str();
            },
            JsonLines::each));
    players();
    out_ += "\n}\n";
    write_(out_);
  }

 private:
  void add(std::string_view name, std::string_view value) {
    out_ += fmt::format("{}\n  \"{}\": {}", out_.empty() ? "{" : ",", name, value);
  }

  void header() {
    add("name", text_or_null(t_.name));
    add("city", text_or_null(t_.city));
    add("federation", text_or_null(t_.federation));
    add("start", date_or_null(t_.start));
    add("end", date_or_null(t_.end));
    add("type", text_or_null(t_.type_text));
    add("type_code", text_or_null(t_.type_code));
    add("chief_arbiter", text_or_null(t_.chief_arbiter));
    add("deputies", json_array(t_.deputies, json_quoted));
    add("rate_of_play", text_or_null(t_.rate_of_play_text));
    add("time_control", t_.time_control ? JsonObject{}
                                              .add("white", periods(t_.time_control->white))
                                              .add("black", periods(t_.time_control->black))
                                              .str()
                                        : "null");
    add("round_dates", json_array(t_.round_dates, date_or_null));
    add("controller", text_or_null(t_.controller));
    add("ranking_federation", text_or_null(t_.ranking_federation));
    add("ranking_method",
        text_or_null(ranking_methods[static_cast<std::size_t>(t_.ranking_method)]));
    add("stated_rounds", optional_number(t_.stated_rounds));
    add("stated_players", optional_number(t_.stated_players));
    add("stated_rated", optional_number(t_.stated_rated));
    add("stated_teams", optional_number(t_.stated_teams));
  }

  void rules() {
    const auto code = [](const TieBreak& each) { return json_quoted(each.text); };
    add("tie_breaks", json_array(t_.tie_breaks, code));
    add("standings_order", json_array(t_.standings_order, code));
    add("initial_colour", text_or_null(colour_names[static_cast<std::size_t>(t_.initial_colour)]));
    add("pair_by_rank", t_.pair_by_rank ? "true" : "false");
    add("board_colours", text_or_null(t_.board_colours));
    JsonObject points;
    points.add("source", json_quoted(source_names[static_cast<std::size_t>(t_.points.source)]));
    for (const auto& [name, member] : point_names) points.add(name, to_string(t_.points.*member));
    add("points", points.str());
    add("match_points", JsonObject{}
                            .add("win", to_string(t_.match_points.win))
                            .add("draw", to_string(t_.match_points.draw))
                            .add("loss", to_string(t_.match_points.loss))
                            .str());
  }

  void late_records() {
    add("absent", id_array(t_.absent));
    add("announced_byes",
        json_array(
            t_.announced_byes,
            [](const AnnouncedByes& byes) {
              return JsonObject{}
                  .add("kind",
                       json_quoted({&result_letters[static_cast<std::size_t>(byes.kind)], 1}))
                  .add_number("round", byes.round)
                  .add("ids", id_array(byes.ids))
                  .str();
            },
            JsonLines::each));
    add("acceleration", json_array(
                            t_.acceleration,
                            [](const Acceleration& each) {
                              return JsonObject{}
                                  .add("match_points", to_string(each.match_points))
                                  .add("game_points", to_string(each.game_points))
                                  .add_number("first_round", each.first_round)
                                  .add_number("last_round", each.last_round)
                                  .add_number("first_id", each.first_id)
                                  .add_number("last_id", each.last_id)
                                  .str();
                            },
                            JsonLines::each));
    add("player_acceleration",
        json_array(
            t_.player_acceleration,
            [](const PlayerAcceleration& each) {
              return JsonObject{}
                  .add_number("id", each.id)
                  .add("points",
                       json_array(each.points, [](Score score) { return to_string(score); }))
                  .str();
            },
            JsonLines::each));
    add("prohibited", json_array(
                          t_.prohibited,
                          [](const ProhibitedGroup& group) {
                            return JsonObject{}
                                .add_number("first_round", group.first_round)
                                .add_number("last_round", group.last_round)
                                .add("ids", id_array(group.ids))
                                .str();
                          },
                          JsonLines::each));
    add("abnormal", json_array(
                        t_.abnormal,
                        [](const AbnormalPoints& each) {
                          return JsonObject{}
                              .add("kind", each.kind == ' ' ? "null" : json_quoted({&each.kind, 1}))
                              .add("match_points", to_string(each.match_points))
                              .add("game_points", to_string(each.game_points))
                              .add("round", number_or_null(each.round))
                              .add("ids", id_array(each.ids))
                              .str();
                        },
                        JsonLines::each));
  }

  [[nodiscard]] std::string start_rank(PlayerIndex player) const {
    return player == no_player ? "null" : std::to_string(t_.players[player].start_rank);
  }
  [[nodiscard]] std::string start_ranks(const std::vector<PlayerIndex>& players) const {
    return json_array(players, [this](PlayerIndex player) { return start_rank(player); });
  }

  void teams() {
    add("teams", json_array(
                     t_.teams,
                     [this](const Team& team) {
                       return JsonObject{}
                           .add_number("number", team.number)
                           .add("name", text_or_null(team.name))
                           .add("nickname", text_or_null(team.nickname))
                           .add("strength", text_or_null(team.strength))
                           .add("match_points", optional_score(team.match_points))
                           .add("game_points", optional_score(team.game_points))
                           .add("rank", number_or_null(team.rank))
                           .add("members", start_ranks(team.members))
                           .str();
                     },
                     JsonLines::each));
    add("line_ups", json_array(
                        t_.line_ups,
                        [this](const LineUp& each) {
                          return JsonObject{}
                              .add_number("round", each.round)
                              .add_number("team", each.team)
                              .add("opponent", number_or_null(each.opponent))
                              .add("boards", start_ranks(each.boards))
                              .str();
                        },
                        JsonLines::each));
    add("team_byes",
        t_.team_byes ? JsonObject{}
                           .add("match_points", to_string(t_.team_byes->match_points))
                           .add("game_points", to_string(t_.team_byes->game_points))
                           .add("by_round", json_array(t_.team_byes->by_round,
                                                       [](Id id) { return number_or_null(id); }))
                           .str()
                     : "null");
    add("forfeited_matches", json_array(
                                 t_.forfeited_matches,
                                 [](const ForfeitedMatch& match) {
                                   return JsonObject{}
                                       .add_number("round", match.round)
                                       .add_number("white", match.white)
                                       .add_number("black", match.black)
                                       .add("winner", match.white_won   ? "\"white\""
                                                      : match.black_won ? "\"black\""
                                                                        : "null")
                                       .str();
                                 },
                                 JsonLines::each));
  }

  [[nodiscard]] static std::string national(const NationalRecord& record) {
    return JsonObject{}
        .add_text("federation", record.federation)
        .add("sex", text_or_null(sex_names[static_cast<std::size_t>(record.sex)]))
        .add("classification", text_or_null(record.classification))
        .add("name", text_or_null(record.name))
        .add("rating", number_or_null(record.rating))
        .add("origin", text_or_null(record.origin))
        .add("id", text_or_null(record.id))
        .add("birth", date_or_null(record.birth))
        .str();
  }

  /// Appended directly: a report has a million of them.
  void add_round(const Game& game) {
    if (game == Game{}) {
      out_ += "null";
      return;
    }
    out_ += R"({"opponent": )";
    if (game.opponent == no_player) {
      out_ += "null";
    } else {
      std::array<char, 8> digits{};
      out_.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(),
                                               t_.players[game.opponent].start_rank)
                                     .ptr);
    }
    out_ += R"(, "colour": )";
    const auto colour = colour_names[static_cast<std::size_t>(game.colour)];
    if (colour.empty())
      out_ += "null";
    else
      ((out_ += '"') += colour) += '"';
    out_ += R"(, "result": )";
    if (game.code == ResultCode::none)
      out_ += "null";
    else
      ((out_ += '"') += result_letters[static_cast<std::size_t>(game.code)]) += '"';
    out_ += '}';
  }

  /// The player's data without the closing brace.
  [[nodiscard]] std::string player(const Player& p) const {
    auto line = JsonObject{}
                    .add_number("start_rank", p.start_rank)
                    .add("sex", text_or_null(sex_names[static_cast<std::size_t>(p.sex)]))
                    .add("title", text_or_null(titles[static_cast<std::size_t>(p.title)]))
                    .add("title_text", text_or_null(p.title_text))
                    .add("name", text_or_null(p.name))
                    .add("rating", number_or_null(p.rating))
                    .add("federation", text_or_null(p.federation))
                    .add("fide_id", text_or_null(p.fide_id))
                    .add("birth", date_or_null(p.birth))
                    .add("points", optional_score(p.points))
                    .add("rank", number_or_null(p.rank))
                    .add("national", json_array(p.national, national))
                    .str();
    line.pop_back();
    return line;
  }

  void players() {
    std::size_t rounds = 0;
    for (std::size_t p = 0; p < t_.players.size(); ++p) {
      const auto games = t_.games(static_cast<PlayerIndex>(p));
      for (auto r = games.size(); r > rounds; --r)
        if (!(games[r - 1] == Game{})) rounds = r;
    }
    std::vector<PlayerIndex> order(t_.players.size());
    std::iota(order.begin(), order.end(), PlayerIndex{0});
    std::ranges::stable_sort(order, {}, [this](PlayerIndex p) { return t_.players[p].row; });
    add("players", "[");
    for (const auto& index : order) {
      out_ += &index == &order.front() ? "" : ",";
      (out_ += "\n    ") += player(t_.players[index]);
      out_ += R"(, "rounds": [)";
      const auto games = t_.games(index).first(rounds);
      for (std::size_t r = 0; r < games.size(); ++r) {
        if (r > 0) out_ += ", ";
        add_round(games[r]);
      }
      out_ += "]}";
      if (out_.size() < piece_size) continue;
      write_(out_);
      out_.clear();
    }
    out_ += order.empty() ? "]" : "\n  ]";
  }

  static constexpr std::size_t piece_size = std::size_t{64} << 10;
  const Tournament& t_;
  const Write& write_;
  std::string out_;
};

}  // namespace
}  // namespace detail

void write_json(const Tournament& tournament, const std::function<void(std::string_view)>& write) {
  detail::Object{tournament, write}.write();
}

std::string to_json(const Tournament& tournament) {
  std::string json;
  write_json(tournament, [&json](std::string_view piece) { json += piece; });
  return json;
}

}  // namespace trf
