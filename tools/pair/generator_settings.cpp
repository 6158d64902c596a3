#include "pair/generator_settings.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "cli/cli.hpp"
#include "pair/generator_values.hpp"
#include "pair/messages/generator.hpp"
#include "trf/contains.hpp"
#include "trf/event_kind.hpp"
#include "trf/matches.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/scheveningen.hpp"
#include "trf/split.hpp"
#include "trf/text.hpp"
#include "trf/type_code.hpp"

namespace trf_pair {

using trf::Score;

namespace {

struct Key {
  std::string_view name;
  bool (*apply)(GeneratorConfig& config, std::string_view value);
  trf::Message form;      ///< The form of a value
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

const trf::Message frequency_form = said::form_frequency{};
const trf::Message round_frequency_form = said::form_round_frequency{};

[[nodiscard]] trf::Message range_form(int low, int high) {
  return said::form_range{.low = low, .high = high};
}
[[nodiscard]] trf::Message number_form(int low, int high) {
  return said::form_number{.low = low, .high = high};
}
[[nodiscard]] trf::Message like(std::string_view example) {
  return said::form_like{.example = trf::Code{example}};
}
[[nodiscard]] trf::Message words(std::initializer_list<std::string_view> words) {
  return said::form_words{.words = {words, [](auto word) { return trf::Code{word}; }}};
}

using trf::pair::GeneratedAcceleration;

// One table for reading, messages and the manual page.
const std::array keys{
    Key{"players", [](Config& c, Text v) { return read(c.settings.players, v, 2, 9999); },
        range_form(2, 9999), "number of players (20..200)"},
    Key{"rounds", [](Config& c, Text v) { return read(c.settings.rounds.emplace(), v, 1, 400); },
        range_form(1, 400), "number of rounds (5..11; all rounds of a round robin)"},
    Key{"cycles", [](Config& c, Text v) { return read(c.settings.cycles.emplace(), v, 1, 2); },
        number_form(1, 2), "how often each pair of a round robin or Scheveningen match meets (1)"},
    Key{"ratings", [](Config& c, Text v) { return read(c.settings.ratings, v, 1, 9999); },
        said::form_of_ratings{}, "range of the ratings (1200..2600)"},
    Key{"unrated", [](Config& c, Text v) { return read_of_players(c.settings.unrated, v); },
        frequency_form, "players without rating"},
    Key{"draws", [](Config& c, Text v) { return read(c.settings.draws, v, 0, 100); },
        number_form(0, 100), "per cent of draws between equals (30)"},
    Key{"half-point-byes", [](Config& c, Text v) { return read(c.settings.half_point_byes, v); },
        round_frequency_form, "requested, of players and rounds"},
    Key{"full-point-byes", [](Config& c, Text v) { return read(c.settings.full_point_byes, v); },
        round_frequency_form, "the same"},
    Key{"absences", [](Config& c, Text v) { return read(c.settings.absences, v); },
        round_frequency_form, "zero-point byes, the same"},
    Key{"forfeits", [](Config& c, Text v) { return read(c.settings.forfeits, v); },
        round_frequency_form, "games for which one player does not arrive"},
    Key{"double-forfeits", [](Config& c, Text v) { return read(c.settings.double_forfeits, v); },
        round_frequency_form, "games for which neither player arrives"},
    Key{"unusual-results", [](Config& c, Text v) { return read(c.settings.unusual_results, v); },
        round_frequency_form, "games that end 1/2-0, 0-1/2 or 0-0"},
    Key{"withdrawals", [](Config& c, Text v) { return read_of_players(c.settings.withdrawals, v); },
        frequency_form, "players who withdraw"},
    Key{"late-entries",
        [](Config& c, Text v) { return read_of_players(c.settings.late_entries, v); },
        frequency_form, "players who start after round 1"},
    Key{"prohibited-pairs",
        [](Config& c, Text v) { return read(c.settings.prohibited_pairs, v, 0, 10'000); },
        number_form(0, 10000), "pairs of players who are not paired, in a Swiss"},
    Key{"points", [](Config& c, Text v) { return read(c.settings.points, v); }, like("W=3,D=1,P=1"),
        "point system, by the symbols W D L A P X of record 162"},
    Key{"acceleration",
        [](Config& c, Text v) {
          return read_word(c.settings.acceleration, v,
                           {{"none", GeneratedAcceleration::none},
                            {"baku", GeneratedAcceleration::baku},
                            {"250", GeneratedAcceleration::record_250},
                            {"xxa", GeneratedAcceleration::record_xxa}});
        },
        words({"none", "baku", "250", "xxa"}),
        "in a Swiss: Baku by 192, Baku written out, or points at random"},
    Key{"tie-breaks", [](Config& c, Text v) { return read(c.settings.tie_breaks, v); },
        like("BH/C1,BH,SB"), "record 202; the ranks stay empty, for trf-tiebreak"},
    Key{"initial-colour",
        [](Config& c, Text v) {
          return read_word(c.settings.initial_colour, v,
                           {{"random", trf::Colour::none},
                            {"white", trf::Colour::white},
                            {"black", trf::Colour::black}});
        },
        words({"random", "white", "black"}), "of the first player (random)"},
    Key{"boards", [](Config& c, Text v) { return read(c.settings.boards, v, 1, 99); },
        range_form(1, 99), "team events: boards of a match (4)"},
    Key{"reserves", [](Config& c, Text v) { return read(c.settings.reserves, v, 0, 99); },
        range_form(0, 99), "team events: reserves of a team (0..1)"},
    Key{"forfeited-matches",
        [](Config& c, Text v) { return v.ends_with('%') && read(c.settings.forfeited_matches, v); },
        said::form_rate{}, "team events: matches for which one team does not arrive (record 330)"},
    Key{"changed-line-ups",
        [](Config& c, Text v) { return v.ends_with('%') && read(c.settings.changed_line_ups, v); },
        said::form_rate{}, "team events: teams with another order in a round (record 300)"},
    Key{"team-type",
        [](Config& c, Text v) {
          c.settings.team_type = v;
          trf::TournamentDraft event;
          event.type_code = v;
          const auto chosen = trf::pair::choose(*trf::Tournament::of(std::move(event)));
          const auto* system = std::get_if<const trf::pair::System*>(&chosen);
          if (system == nullptr || trf::type_code(v).is_baku) return false;
          trf::pair::GeneratorSettings of_type;
          of_type.system = c.team_system = *system;
          of_type.team_type = v;
          return (*system)->entrants != trf::pair::Entrants::members && generates_teams(of_type);
        },
        like("FIDE_TEAM_TYPEB_MP_GP"),
        "team events: record 192 (FIDE_TEAM_TYPEA_MP_GP); with --system=berger "
        "FIDE_TEAM_ROUNDROBIN or FIDE_TEAM_DOUBLEROUNDROBIN"},
    Key{"dialect",
        [](Config& c, Text v) {
          return read_word(c.dialect, v,
                           {{"trf26", trf::Dialect::trf26}, {"trfx", trf::Dialect::trfx}});
        },
        words({"trf26", "trfx"}), "which records to write (trf26)"},
    Key{"first-day",
        [](Config& c, Text v) {
          const auto day = trf::parse_date(v);
          if (!day || day->date.day == 0) return false;
          c.first_day = day->date;
          c.settings.ratings.low = std::max(c.settings.ratings.low, 1400);  // FIDE's floor
          return true;
        },
        said::form_date{}, "a complete report, with place, dates, names, FIDE numbers and births"},
    // The keys of JaVaFo's and bbpPairings' configuration files.
    Key{"PlayersNumber", [](Config& c, Text v) { return read(c.settings.players, v, 2, 9999); },
        number_form(2, 9999), ""},
    Key{"RoundsNumber",
        [](Config& c, Text v) { return read(c.settings.rounds.emplace(), v, 1, 400); },
        number_form(1, 400), ""},
    Key{"DrawPercentage", [](Config& c, Text v) { return !apply_setting(c, "draws", v); },
        number_form(0, 100), ""},
    Key{"ForfeitRate", [](Config& c, Text v) { return read_one_in(c.settings.forfeits, v); },
        said::form_games{}, ""},
    Key{"RetiredRate", [](Config& c, Text v) { return read_one_in(c.settings.withdrawals, v); },
        said::form_players{}, ""},
    Key{"HalfPointByeRate",
        [](Config& c, Text v) {
          return read(c.half_point_bye_players, v.substr(0, v.find('.')), 1, 10'000'000);
        },
        said::form_players{}, ""},
    Key{"HighestRating",
        [](Config& c, Text v) { return read(c.settings.ratings.high, v, 1, 9999); },
        number_form(1, 9999), ""},
    Key{"LowestRating", [](Config& c, Text v) { return read(c.settings.ratings.low, v, 1, 9999); },
        number_form(1, 9999), ""},
    Key{"PointsForWin", [](Config& c, Text v) { return read(c.settings.points, 'W', v); },
        said::form_points{}, ""},
    Key{"PointsForDraw", [](Config& c, Text v) { return read(c.settings.points, 'D', v); },
        said::form_points{}, ""},
    Key{"PointsForLoss", [](Config& c, Text v) { return read(c.settings.points, 'L', v); },
        said::form_points{}, ""},
    Key{"PointsForZPB", [](Config& c, Text v) { return read(c.settings.points.zero_point_bye, v); },
        said::form_points{}, ""},
    Key{"PointsForForfeitLoss", [](Config& c, Text v) { return read(c.settings.points, 'A', v); },
        said::form_points{}, ""},
    Key{"PointsForPAB", [](Config& c, Text v) { return read(c.settings.points, 'P', v); },
        said::form_points{}, ""},
};

}  // namespace

std::optional<trf::Message> apply_setting(GeneratorConfig& config, std::string_view key,
                                          std::string_view value) {
  const auto found = std::ranges::find(keys, key, &Key::name);
  if (found == keys.end()) {
    std::vector<std::string_view> names;
    names.reserve(keys.size());
    for (const Key& one : keys) names.push_back(one.name);
    return said::unknown_key{.key = key, .hint = cli::did_you_mean(key, names)};
  }
  if (!found->apply(config, value))
    return said::invalid_setting{.value = value, .key = key, .form = found->form};
  config.accepted.emplace_back(key, value);
  return std::nullopt;
}

std::optional<trf::Message> apply_config(GeneratorConfig& config, std::string_view text) {
  std::size_t number = 0;
  while (!text.empty()) {
    ++number;
    const auto end = std::min(text.find_first_of("\n\r"), text.size());
    const auto line = trf::trimmed_blanks(text.substr(0, end));
    const bool crlf = text.substr(end).starts_with("\r\n");
    text.remove_prefix(std::min(end + (crlf ? 2 : 1), text.size()));
    if (line.empty() || line.front() == '#') continue;
    const auto equals = line.find('=');
    const auto fault = equals == std::string_view::npos
                           ? std::optional<trf::Message>(said::not_a_setting{.line = line})
                           : apply_setting(config, trf::trimmed_blanks(line.substr(0, equals)),
                                           trf::trimmed_blanks(line.substr(equals + 1)));
    if (fault) return said::in_line{.line = number, .fault = *fault};
  }
  return std::nullopt;
}

/// Does the system, or the type of teams, have a tournament of so many cycles?
[[nodiscard]] static std::optional<trf::Message> cycles_fault(
    const trf::pair::GeneratorSettings& settings) {
  if (!settings.cycles) return std::nullopt;
  const auto& system = *settings.system;
  if (system.entrants == trf::pair::Entrants::players_or_teams && generates_teams(settings)) {
    if (trf::kind_of_code(settings.team_type).games == *settings.cycles) return std::nullopt;
    return said::cycles_of_team_type{.cycles = *settings.cycles,
                                     .type = trf::Code{settings.team_type}};
  }
  if (*settings.cycles == 1 || !system.double_code.empty()) return std::nullopt;
  return said::no_cycles{.system = trf::Code{system.name}};
}

[[nodiscard]] static bool orders_by_game_points(const trf::pair::GeneratorSettings& settings) {
  trf::TournamentDraft event;
  event.type_code = settings.team_type;
  return trf::primary_score(*trf::Tournament::of(std::move(event))) == trf::TeamScore::game;
}

/// Is the system, or its code of record 192, without what the settings ask for? Other tools would
/// refuse the report, or find it wrong.
[[nodiscard]] static std::optional<trf::Message> system_fault(const GeneratorConfig& config) {
  const auto& settings = config.settings;
  const auto& system = *settings.system;
  const trf::Code name{system.name};
  if (config.team_system != nullptr && config.team_system->name != system.name)
    return said::team_type_of_system{.type = trf::Code{settings.team_type},
                                     .of_type = trf::Code{config.team_system->name},
                                     .system = name};
  if (system.has_table() && settings.acceleration != GeneratedAcceleration::none)
    return said::table_pairs_all{.key = trf::Code{"acceleration"}, .system = name};
  if (system.has_table() && settings.prohibited_pairs > 0)
    return said::table_pairs_all{.key = trf::Code{"prohibited-pairs"}, .system = name};
  if (settings.acceleration == GeneratedAcceleration::baku &&
      system.type_code == trf::pair::custom_swiss)
    return said::no_code_with_baku{.system = name};
  return std::nullopt;
}

/// A setting that the generator of the system does not use.
[[nodiscard]] static std::optional<trf::Message> unused_setting(const GeneratorConfig& config) {
  const auto& settings = config.settings;
  const auto& system = *settings.system;
  const bool are_teams = generates_teams(settings);
  const bool are_members = system.entrants == trf::pair::Entrants::members;
  const int fixed = are_members ? 2 : static_cast<int>(system.players);
  const bool is_other = settings.players.low != fixed || settings.players.high != fixed;
  const struct {
    std::string_view keys;
    bool is_unused;
  } rules[] = {
      {"boards", !are_teams},
      {"reserves,forfeited-matches,changed-line-ups", !are_teams || are_members},
      {"half-point-byes,full-point-byes,absences,withdrawals,late-entries",
       are_teams && system.has_table()},
      {"initial-colour", !system.draws_initial_colour},
      {"players", fixed != 0 && is_other},
  };
  for (const auto& [names, is_unused] : rules) {
    if (!is_unused) continue;
    for (const auto key : trf::parts_of(names, ','))
      if (trf::contains(config.accepted, key, &std::pair<std::string, std::string>::first))
        return said::setting_without_effect{.key = trf::Code{key},
                                            .system = trf::Code{system.name}};
  }
  return std::nullopt;
}

[[nodiscard]] static bool happens(const trf::pair::Frequency& frequency) {
  return frequency.of_ten_thousand > 0 || frequency.times.value_or(0) > 0;
}

std::optional<trf::Message> finish(GeneratorConfig& config) {
  auto& settings = config.settings;
  if (auto fault = cycles_fault(settings)) return fault;
  if (auto fault = system_fault(config)) return fault;
  if (auto fault = unused_setting(config)) return fault;
  if (settings.ratings.high < settings.ratings.low) {
    return said::ratings_reversed{.high = settings.ratings.high, .low = settings.ratings.low};
  }
  if (config.half_point_bye_players > 0) {
    settings.half_point_byes = {0, settings.players.low / config.half_point_bye_players};
  }
  if (const int players = static_cast<int>(settings.system->players); players != 0)
    settings.players = {players, players};
  if (settings.system->entrants == trf::pair::Entrants::members) {
    settings.players = {2, 2};
    settings.boards.low = std::max(settings.boards.low, trf::pair::scheveningen_fewest);
    settings.boards.high =
        std::clamp(settings.boards.high, settings.boards.low, trf::pair::scheveningen_most);
  }
  if (generates_teams(settings)) {
    if (settings.players.high > trf::max_teams)
      settings.players = {std::min(settings.players.low, trf::max_teams), trf::max_teams};
    if (settings.acceleration == GeneratedAcceleration::record_xxa) {
      return said::xxa_is_individual{};
    }
    if (config.dialect != trf::Dialect::trf26) {
      // Records 300, 330 and 250, without which the rounds would be wrong.
      for (const auto& [key, is_asked] :
           {std::pair{"changed-line-ups", happens(settings.changed_line_ups)},
            std::pair{"forfeited-matches", happens(settings.forfeited_matches)},
            std::pair{"acceleration=250",
                      settings.acceleration == GeneratedAcceleration::record_250}})
        if (is_asked) return said::needs_trf26{.key = trf::Code{key}};
    }
    if (settings.acceleration != GeneratedAcceleration::none && orders_by_game_points(settings)) {
      return said::needs_match_points{};
    }
  }
  const auto& points = settings.points;
  if (points.win() <= points.draw() || points.draw() < points.loss()) {
    return said::points_out_of_order{};
  }
  if (settings.acceleration == GeneratedAcceleration::baku &&
      (points.win() != points.draw() * 2 || points.loss() != Score{})) {
    return said::baku_needs_usual_points{};
  }
  return std::nullopt;
}

std::string generator_manual() {
  std::string text =
      ".SH SETTINGS OF --generate\n"
      "Lines of the file of \\fB--config\\fR, or \\fB--set\\fR on the command line. A frequency is "
      "a "
      "rate of the chances (2.5%), a number in the tournament, or for byes and results a number in "
      "each round (2/round). The keys of JaVaFo's and bbpPairings' configuration files "
      "(PlayersNumber, ForfeitRate, ...) are also accepted; their rate N means one in N.\n";
  for (const Key& key : keys) {
    if (key.help.empty()) continue;
    text += fmt::format(".TP\n\\fB{}\\fR=\\fIVALUE\\fR\n{}; {}\n", key.name, key.help,
                        to_string(key.form));
  }
  return text;
}

}  // namespace trf_pair
