#include "pair/generator_settings.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

#include "cli/cli.hpp"
#include "trf/matches.hpp"
#include "trf/pair/choice.hpp"
#include "trf/tie_break_list.hpp"

namespace trf_pair {

using trf::Score;
using trf::pair::Frequency;
using trf::pair::Range;

namespace {

[[nodiscard]] std::optional<int> whole(std::string_view text, int low, int high) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number < low || number > high ? std::nullopt : std::optional(number);
}

[[nodiscard]] std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

/// "120" or "20..200"
[[nodiscard]] bool read(Range& range, std::string_view text, int low, int high) {
  const auto dots = text.find("..");
  const auto first = whole(text.substr(0, dots), low, high);
  const auto second =
      dots == std::string_view::npos ? first : whole(text.substr(dots + 2), low, high);
  if (!first || !second || *second < *first) return false;
  range = {*first, *second};
  return true;
}

/// "2.5%" of the chances, "12" times, or "2/round".
[[nodiscard]] bool read(Frequency& frequency, std::string_view text) {
  constexpr std::string_view by_round = "/round";
  if (text.ends_with(by_round)) {
    text.remove_suffix(by_round.size());
    const auto times = whole(text, 0, 10'000);
    if (times) frequency = {0, *times, true};
    return times.has_value();
  }
  if (!text.ends_with('%')) {
    const auto times = whole(text, 0, 10'000'000);
    if (times) frequency = {0, *times};
    return times.has_value();
  }
  text.remove_suffix(1);
  const auto point = text.find('.');
  const auto units = whole(text.substr(0, point), 0, 100);
  int hundredths = 0;
  if (point != std::string_view::npos) {
    auto digits = text.substr(point + 1);
    const auto value = digits.size() <= 2 ? whole(digits, 0, 99) : std::nullopt;
    if (!value) return false;
    hundredths = digits.size() == 1 ? *value * 10 : *value;
  }
  if (!units || *units * 100 + hundredths > 10'000) return false;
  frequency = {*units * 100 + hundredths, std::nullopt};
  return true;
}

/// The same without rounds: of players.
[[nodiscard]] bool read_of_players(Frequency& frequency, std::string_view text) {
  return read(frequency, text) && !frequency.each_round;
}

/// JaVaFo's rates: "20" is one in twenty.
[[nodiscard]] bool read_one_in(Frequency& frequency, std::string_view text) {
  const auto number = whole(text.substr(0, text.find('.')), 1, 10'000'000);
  if (number) frequency = {10'000 / *number, std::nullopt};
  return number.has_value();
}

void set_win(trf::PointSystem& p, Score score) {
  p.win_white = p.win_black = p.forfeit_win = p.full_point_bye = p.pairing_bye = score;
}
void set_draw(trf::PointSystem& p, Score score) {
  p.draw_white = p.draw_black = p.half_point_bye = p.unknown = score;
}
void set_absence(trf::PointSystem& p, Score score) { p.forfeit_loss = p.zero_point_bye = score; }

/// "W=3,D=1,P=1" with the symbols of record 162, a win first as it sets the bye too.
[[nodiscard]] bool read(trf::PointSystem& points, std::string_view text) {
  while (!text.empty()) {
    const auto comma = std::min(text.find(','), text.size());
    const auto cell = trimmed(text.substr(0, comma));
    text.remove_prefix(std::min(comma + 1, text.size()));
    const auto score =
        cell.size() > 2 && cell[1] == '=' ? Score::parse(cell.substr(2)) : std::nullopt;
    if (!score || *score < Score{} || score->tenths() > 999) return false;
    switch (cell.front()) {
      case 'W': set_win(points, *score); break;
      case 'D': set_draw(points, *score); break;
      case 'L': points.loss_white = points.loss_black = *score; break;
      case 'A': set_absence(points, *score); break;
      case 'P': points.pairing_bye = *score; break;
      case 'X': points.unknown = *score; break;
      default: return false;
    }
  }
  points.source = trf::PointSystem::Source::record_162;
  return true;
}

template <class Setter>
[[nodiscard]] bool read_score(std::string_view text, Setter&& set) {
  const auto score = Score::parse(text);
  if (!score || *score < Score{} || score->tenths() > 999) return false;
  set(*score);
  return true;
}

[[nodiscard]] bool read_tie_breaks(std::vector<trf::TieBreak>& list, std::string_view text);

struct Key {
  std::string_view name;
  bool (*apply)(GeneratorConfig& config, std::string_view value);
  std::string_view form;  ///< What a value looks like
  std::string_view help;  ///< Empty: another program's name for a key
};

using Config = GeneratorConfig;
using Text = std::string_view;

template <class Enum>
[[nodiscard]] bool read_word(Enum& target, Text value,
                             std::initializer_list<std::pair<Text, Enum>> words) {
  for (const auto& [word, meaning] : words) {
    if (word != value) continue;
    target = meaning;
    return true;
  }
  return false;
}

constexpr auto frequency_form = "a rate like 2.5% or a number";
constexpr auto round_frequency_form = "a rate like 2.5%, a number, or a number like 2/round";
using trf::pair::GeneratedAcceleration;

// One table: reading, messages and the manual page.
const std::array keys{
    Key{"players", [](Config& c, Text v) { return read(c.settings.players, v, 2, 9999); },
        "2..9999, or LOW..HIGH", "how many players (20..200)"},
    Key{"rounds", [](Config& c, Text v) { return read(c.settings.rounds, v, 1, 400); },
        "1..400, or LOW..HIGH", "how many rounds (5..11)"},
    Key{"ratings", [](Config& c, Text v) { return read(c.settings.ratings, v, 1, 9999); },
        "LOW..HIGH", "between which ratings (1200..2600)"},
    Key{"unrated", [](Config& c, Text v) { return read_of_players(c.settings.unrated, v); },
        frequency_form, "players without rating"},
    Key{"draws",
        [](Config& c, Text v) {
          const auto number = whole(v, 0, 100);
          c.settings.draws = number.value_or(0);
          return number.has_value();
        },
        "0..100", "per cent of draws between equals (30)"},
    Key{"half-point-byes", [](Config& c, Text v) { return read(c.settings.half_point_byes, v); },
        round_frequency_form, "requested, of players and rounds"},
    Key{"full-point-byes", [](Config& c, Text v) { return read(c.settings.full_point_byes, v); },
        round_frequency_form, "the same"},
    Key{"absences", [](Config& c, Text v) { return read(c.settings.absences, v); },
        round_frequency_form, "zero-point byes, the same"},
    Key{"forfeits", [](Config& c, Text v) { return read(c.settings.forfeits, v); },
        round_frequency_form, "games that one side does not come to"},
    Key{"double-forfeits", [](Config& c, Text v) { return read(c.settings.double_forfeits, v); },
        round_frequency_form, "games that neither comes to"},
    Key{"unusual-results", [](Config& c, Text v) { return read(c.settings.unusual_results, v); },
        round_frequency_form, "games that end 1/2-0, 0-1/2 or 0-0"},
    Key{"withdrawals", [](Config& c, Text v) { return read_of_players(c.settings.withdrawals, v); },
        frequency_form, "players who leave for good"},
    Key{"late-entries",
        [](Config& c, Text v) { return read_of_players(c.settings.late_entries, v); },
        frequency_form, "players who start after round 1"},
    Key{"prohibited-pairs",
        [](Config& c, Text v) {
          const auto number = whole(v, 0, 10'000);
          c.settings.prohibited_pairs = number.value_or(0);
          return number.has_value();
        },
        "0..10000", "pairs who must not meet"},
    Key{"points", [](Config& c, Text v) { return read(c.settings.points, v); }, "like W=3,D=1,P=1",
        "point system, by the symbols W D L A P X of record 162"},
    Key{"acceleration",
        [](Config& c, Text v) {
          return read_word(c.settings.acceleration, v,
                           {{"none", GeneratedAcceleration::none},
                            {"baku", GeneratedAcceleration::baku},
                            {"250", GeneratedAcceleration::record_250},
                            {"xxa", GeneratedAcceleration::record_xxa}});
        },
        "none, baku, 250 or xxa", "Baku by 192, Baku written out, or points at random"},
    Key{"tie-breaks", [](Config& c, Text v) { return read_tie_breaks(c.settings.tie_breaks, v); },
        "like BH/C1,BH,SB", "record 202; the ranks then stay blank for trf-tiebreak"},
    Key{"initial-colour",
        [](Config& c, Text v) {
          return read_word(c.settings.initial_colour, v,
                           {{"random", trf::Colour::none},
                            {"white", trf::Colour::white},
                            {"black", trf::Colour::black}});
        },
        "random, white or black", "of the first player (random)"},
    Key{"boards", [](Config& c, Text v) { return read(c.settings.boards, v, 1, 99); },
        "1..99, or LOW..HIGH", "team events: boards of a match (4)"},
    Key{"reserves", [](Config& c, Text v) { return read(c.settings.reserves, v, 0, 99); },
        "0..99, or LOW..HIGH", "team events: members of a team beyond the boards (0..1)"},
    Key{"forfeited-matches",
        [](Config& c, Text v) { return v.ends_with('%') && read(c.settings.forfeited_matches, v); },
        "a rate like 2.5%", "team events: matches that one team does not come to (record 330)"},
    Key{"changed-line-ups",
        [](Config& c, Text v) { return v.ends_with('%') && read(c.settings.changed_line_ups, v); },
        "a rate like 2.5%", "team events: teams out of their order in a round (record 300)"},
    Key{"team-type",
        [](Config& c, Text v) {
          c.settings.team_type = v;
          trf::Tournament event;
          event.type_code = v;
          const auto chosen = trf::pair::choose(event);
          const auto* system = std::get_if<const trf::pair::System*>(&chosen);
          return system != nullptr && (*system)->entrants == trf::pair::Entrants::teams &&
                 !v.ends_with("_BAKU");
        },
        "like FIDE_TEAM_TYPEB_MP_GP", "team events: record 192 (FIDE_TEAM_TYPEA_MP_GP)"},
    Key{"dialect",
        [](Config& c, Text v) {
          return read_word(c.dialect, v,
                           {{"trf26", trf::Dialect::trf26}, {"trfx", trf::Dialect::trfx}});
        },
        "trf26 or trfx", "which records to write (trf26)"},
    Key{"first-day",
        [](Config& c, Text v) {
          const auto day = trf::parse_date(v);
          if (!day || day->date.day == 0) return false;
          c.first_day = day->date;
          c.settings.ratings.low = std::max(c.settings.ratings.low, 1400);  // FIDE's floor
          return true;
        },
        "YYYY-MM-DD", "a whole report, with place, dates, names, FIDE numbers and births"},
    // The keys of JaVaFo's and bbpPairings' configuration files.
    Key{"PlayersNumber", [](Config& c, Text v) { return read(c.settings.players, v, 2, 9999); },
        "2..9999", ""},
    Key{"RoundsNumber", [](Config& c, Text v) { return read(c.settings.rounds, v, 1, 400); },
        "1..400", ""},
    Key{"DrawPercentage", [](Config& c, Text v) { return apply_setting(c, "draws", v).empty(); },
        "0..100", ""},
    Key{"ForfeitRate", [](Config& c, Text v) { return read_one_in(c.settings.forfeits, v); },
        "one in so many games", ""},
    Key{"RetiredRate", [](Config& c, Text v) { return read_one_in(c.settings.withdrawals, v); },
        "one in so many players", ""},
    Key{"HalfPointByeRate",
        [](Config& c, Text v) {
          c.half_point_bye_players = whole(v.substr(0, v.find('.')), 1, 10'000'000).value_or(0);
          return c.half_point_bye_players > 0;
        },
        "one in so many players", ""},
    Key{"HighestRating",
        [](Config& c, Text v) {
          c.settings.ratings.high = whole(v, 1, 9999).value_or(0);
          return c.settings.ratings.high > 0;
        },
        "1..9999", ""},
    Key{"LowestRating",
        [](Config& c, Text v) {
          c.settings.ratings.low = whole(v, 1, 9999).value_or(0);
          return c.settings.ratings.low > 0;
        },
        "1..9999", ""},
    Key{"PointsForWin",
        [](Config& c, Text v) {
          return read_score(v, [&](Score s) { set_win(c.settings.points, s); });
        },
        "points", ""},
    Key{"PointsForDraw",
        [](Config& c, Text v) {
          return read_score(v, [&](Score s) { set_draw(c.settings.points, s); });
        },
        "points", ""},
    Key{"PointsForLoss",
        [](Config& c, Text v) {
          return read_score(
              v, [&](Score s) { c.settings.points.loss_white = c.settings.points.loss_black = s; });
        },
        "points", ""},
    Key{"PointsForZPB",
        [](Config& c, Text v) {
          return read_score(v, [&](Score s) { c.settings.points.zero_point_bye = s; });
        },
        "points", ""},
    Key{"PointsForForfeitLoss",
        [](Config& c, Text v) {
          return read_score(v, [&](Score s) { set_absence(c.settings.points, s); });
        },
        "points", ""},
    Key{"PointsForPAB",
        [](Config& c, Text v) {
          return read_score(v, [&](Score s) { c.settings.points.pairing_bye = s; });
        },
        "points", ""},
};

bool read_tie_breaks(std::vector<trf::TieBreak>& list, std::string_view text) {
  auto parsed = trf::parse_tie_breaks(text);
  list = std::move(parsed.codes);
  return parsed.faults.empty() && !list.empty();
}

}  // namespace

std::string apply_setting(GeneratorConfig& config, std::string_view key, std::string_view value) {
  const auto found = std::ranges::find(keys, key, &Key::name);
  if (found == keys.end()) {
    std::vector<std::string_view> names;
    names.reserve(keys.size());
    for (const Key& one : keys) names.push_back(one.name);
    const auto near = cli::nearest(key, names);
    return fmt::format("unknown key '{}'{}", key,
                       near.empty() ? "" : fmt::format(", did you mean '{}'?", near));
  }
  if (!found->apply(config, value)) {
    return fmt::format("invalid value '{}' of '{}' (expected: {})", value, key, found->form);
  }
  auto& accepted = config.accepted ? *config.accepted : config.accepted.emplace();
  accepted += fmt::format("{}{}={}", accepted.empty() ? "" : " ", key, value);
  return {};
}

std::string apply_config(GeneratorConfig& config, std::string_view text) {
  std::size_t number = 0;
  while (!text.empty()) {
    ++number;
    const auto end = std::min(text.find_first_of("\n\r"), text.size());
    const auto line = trimmed(text.substr(0, end));
    const bool crlf = text.substr(end).starts_with("\r\n");
    text.remove_prefix(std::min(end + (crlf ? 2 : 1), text.size()));
    if (line.empty() || line.front() == '#') continue;
    const auto equals = line.find('=');
    if (equals == std::string_view::npos) {
      return fmt::format("{}: expected KEY=VALUE, not '{}'", number, line);
    }
    auto fault =
        apply_setting(config, trimmed(line.substr(0, equals)), trimmed(line.substr(equals + 1)));
    if (!fault.empty()) return fmt::format("{}: {}", number, fault);
  }
  return {};
}

[[nodiscard]] static bool orders_by_game_points(const trf::pair::GeneratorSettings& settings) {
  trf::Tournament event;
  event.type_code = settings.team_type;
  return trf::primary_score(event) == trf::TeamScore::game;
}

std::string finish(GeneratorConfig& config) {
  auto& settings = config.settings;
  if (settings.ratings.high < settings.ratings.low) {
    return fmt::format("the highest rating, {}, is below the lowest, {}", settings.ratings.high,
                       settings.ratings.low);
  }
  if (config.half_point_bye_players > 0) {
    settings.half_point_byes = {0, settings.players.low / config.half_point_bye_players};
  }
  if (settings.system->entrants == trf::pair::Entrants::teams) {
    if (settings.players.high > 999) {
      settings.players = {std::min(settings.players.low, 999), 999};
    }
    if (settings.acceleration == GeneratedAcceleration::record_xxa) {
      return "acceleration=xxa is for individual events; use 250 or baku";
    }
    if (settings.acceleration != GeneratedAcceleration::none && orders_by_game_points(settings)) {
      return "acceleration needs match points as the primary score (C.04.7 1.4.4)";
    }
  }
  const auto& points = settings.points;
  if (points.win() <= points.draw() || points.draw() < points.loss()) {
    return "a win must be worth more than a draw, and a draw not less than a loss";
  }
  if (settings.acceleration == GeneratedAcceleration::baku &&
      (points.win() != points.draw() * 2 || points.loss() != Score{})) {
    return "Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7 1.1)";
  }
  return {};
}

std::string generator_manual() {
  std::string text =
      ".SH SETTINGS OF --generate\n"
      "Lines of the file of \\fB--config\\fR, or \\fB--set\\fR on the command line. A frequency is "
      "a "
      "rate of the chances, like 2.5%, the number of times in the tournament, or for byes and "
      "results the number in each round, like 2/round. The keys of "
      "JaVaFo's and bbpPairings' configuration files (PlayersNumber, ForfeitRate, ...) are taken "
      "too, with their meaning: rates of one in so many.\n";
  for (const Key& key : keys) {
    if (key.help.empty()) continue;
    text += fmt::format(".TP\n\\fB{}\\fR=\\fIVALUE\\fR\n{}; {}\n", key.name, key.help, key.form);
  }
  return text;
}

}  // namespace trf_pair
