#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "json/members.hpp"
#include "json/names.hpp"
#include "messages/numbers.hpp"
#include "trf/entry_list.hpp"
#include "trf/json.hpp"
#include "trf/json_text.hpp"

namespace trf {
namespace detail {
namespace {

std::string text_or_null(std::string_view text) {
  return text.empty() ? "null" : json_quoted(text);
}

std::string number_or_null(std::int64_t number) {
  return number == 0 ? "null" : std::to_string(number);
}

std::string date_or_null(const Date& date) {
  if (!date.is_set()) return "null";
  if (date.month == 0 && date.day == 0) return fmt::format("\"{:04}\"", date.year);
  return fmt::format("\"{:04}-{:02}-{:02}\"", date.year, date.month, date.day);
}

/// Writes what describe() names.
class JsonWriter {
 public:
  JsonWriter(const Tournament& tournament, JsonLines lines)
      : t_{tournament}, lines_{lines}, object_{lines} {}

  [[nodiscard]] std::string str() const { return object_.str(); }

  void constant(std::string_view name, std::string_view text) { object_.add_text(name, text); }
  void quoted_text(std::string_view name, std::string_view text) { object_.add_text(name, text); }
  void text(std::string_view name, std::string_view text) { object_.add(name, text_or_null(text)); }
  void texts(std::string_view name, const std::vector<std::string>& texts) {
    object_.add(name, json_array(texts, json_quoted));
  }
  void number(std::string_view name, std::int64_t number, int, int) {
    object_.add_number(name, number);
  }
  void number_or_null(std::string_view name, std::int64_t number, int) {
    object_.add(name, detail::number_or_null(number));
  }
  void optional_number(std::string_view name, const std::optional<int>& number, int, int) {
    object_.add(name, number ? std::to_string(*number) : "null");
  }
  void start_rank(std::string_view name, int number) { object_.add_number(name, number); }
  void team_number(std::string_view name, int number) { object_.add_number(name, number); }
  void ids(std::string_view name, const std::vector<Id>& ids) {
    object_.add(name, json_array(ids, [](Id id) { return detail::number_or_null(id); }));
  }
  void ids_or_null(std::string_view name, const std::vector<Id>& ids) { this->ids(name, ids); }
  void players(std::string_view name, const std::vector<PlayerIndex>& players) {
    object_.add(name, json_array(players, [this](PlayerIndex player) {
                  return detail::number_or_null(t_.start_rank(player));
                }));
  }
  void players_or_null(std::string_view name, const std::vector<PlayerIndex>& players) {
    this->players(name, players);
  }
  void score(std::string_view name, Score score) { object_.add(name, to_string(score)); }
  void optional_score(std::string_view name, const std::optional<Score>& score) {
    object_.add(name, score ? to_string(*score) : "null");
  }
  void scores(std::string_view name, const std::vector<Score>& scores) {
    object_.add(name, json_array(scores, [](Score score) { return to_string(score); }));
  }
  void date(std::string_view name, const Date& date) { object_.add(name, date_or_null(date)); }
  void dates(std::string_view name, const std::vector<Date>& dates) {
    object_.add(name, json_array(dates, date_or_null));
  }
  void flag(std::string_view name, bool flag) { object_.add(name, flag ? "true" : "false"); }
  void tie_breaks(std::string_view name, const std::vector<TieBreak>& codes) {
    object_.add(name,
                json_array(codes, [](const TieBreak& code) { return json_quoted(code.text); }));
  }
  template <class Value, std::size_t N>
  void choice(std::string_view name, Value value, const std::array<std::string_view, N>& names) {
    text(name, names[static_cast<std::size_t>(value)]);
  }
  template <class Value, std::size_t N>
  void choice(std::string_view name, Value value, const std::array<std::string_view, N>& names,
              const auto& values) {
    const auto at = static_cast<std::size_t>(std::ranges::find(values, value) - values.begin());
    text(name, at < N ? names[at] : std::string_view{});
  }
  template <class Part>
  void object(std::string_view name, const Part& part) {
    object_.add(name, written(t_, part));
  }
  template <class Part>
  void optional_object(std::string_view name, const std::optional<Part>& part) {
    object_.add(name, part ? written(t_, *part) : "null");
  }
  template <class Part>
  void objects(std::string_view name, const std::vector<Part>& parts) {
    object_.add(name, json_array(
                          parts, [this](const Part& part) { return written(t_, part); }, lines_));
  }

  template <class Part>
  [[nodiscard]] static std::string written(const Tournament& tournament, const Part& part,
                                           JsonLines lines = JsonLines::one) {
    JsonWriter json{tournament, lines};
    describe(json, part);
    return json.str();
  }

 private:
  const Tournament& t_;
  JsonLines lines_;
  JsonObject object_;
};

/// The whole tournament, in pieces.
class JsonTournamentWriter {
 public:
  using Write = std::function<void(std::string_view)>;
  JsonTournamentWriter(const Tournament& tournament, const Write& write_piece)
      : t_{tournament}, write_{write_piece} {}

  void write() {
    out_ = JsonWriter::written(t_, t_, JsonLines::each);
    out_.erase(out_.rfind("\n}"));
    players();
    out_ += "\n}\n";
    write_(out_);
  }

 private:
  void name(std::string_view name) { ((out_ += '"') += name) += "\": "; }
  void text_or_null(std::string_view text) {
    if (text.empty())
      out_ += "null";
    else
      ((out_ += '"') += text) += '"';
  }

  /// Appended directly: a report has a million of them.
  void round(const Game& game) {
    if (game == Game{}) {
      out_ += "null";
      return;
    }
    out_ += '{';
    name(opponent_name);
    if (game.opponent == no_player)
      out_ += "null";
    else
      append_number(out_, t_.players[game.opponent].start_rank);
    out_ += ", ";
    name(colour_name);
    text_or_null(colours[static_cast<std::size_t>(game.colour)]);
    out_ += ", ";
    name(result_name);
    text_or_null(game.code == ResultCode::none
                     ? std::string_view{}
                     : result_letters.substr(static_cast<std::size_t>(game.code), 1));
    out_ += '}';
  }

  void players() {
    std::size_t rounds = 0;
    for (std::size_t p = 0; p < t_.players.size(); ++p) {
      const auto games = t_.games(static_cast<PlayerIndex>(p));
      for (auto r = games.size(); r > rounds; --r)
        if (!(games[r - 1] == Game{})) rounds = r;
    }
    const auto order = initial_order(t_, {.kind = EntryOrder::Kind::file});
    out_ += ",\n  ";
    name(players_name);
    out_ += '[';
    for (const auto& index : order) {
      out_ += &index == &order.front() ? "" : ",";
      (out_ += "\n    ") += JsonWriter::written(t_, t_.players[index]);
      out_.pop_back();
      out_ += ", ";
      name(rounds_name);
      out_ += '[';
      const auto games = t_.games(index).first(rounds);
      for (std::size_t r = 0; r < games.size(); ++r) {
        if (r > 0) out_ += ", ";
        round(games[r]);
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
  detail::JsonTournamentWriter{tournament, write}.write();
}

std::string to_json(const Tournament& tournament) {
  std::string json;
  write_json(tournament, [&json](std::string_view piece) { json += piece; });
  return json;
}

}  // namespace trf
