// A conversion and the way back: each field is the same, or a loss names it.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "support/dice.hpp"
#include "support/full_tournament.hpp"
#include "support/json_value.hpp"
#include "support/random_tournament.hpp"
#include "support/told.hpp"
#include "trf/json.hpp"
#include "trf/matches.hpp"
#include "trf/messages/writer.hpp"
#include "trf/read.hpp"
#include "trf/write.hpp"

namespace {

using trf::Dialect;
using trf::Tournament;
using trf::TournamentDraft;
using trf::test::Dice;
using trf::test::JsonValue;
using trf::test::scaled;

constexpr std::array dialects{Dialect::trf06, Dialect::trf16, Dialect::trfx, Dialect::bbp,
                              Dialect::trf26};

/// The losses that a field of the JSON form may have. A field that is not here is never lost.
const std::map<std::string, std::set<std::string_view>, std::less<>> losses_of{
    {"type_code", {"loss_type_code"}},
    {"time_control", {"loss_time_control", "loss_time_control_text_stays"}},
    {"controller", {"loss_controller"}},
    {"ranking_federation", {"loss_ranking_method"}},
    {"ranking_method", {"loss_ranking_method"}},
    {"stated_rounds", {"loss_rounds", "loss_byes"}},  // A round with a + is paired
    {"tie_breaks", {"loss_tie_breaks"}},
    {"standings_order", {"loss_standings_order"}},
    {"initial_colour", {"loss_initial_colour"}},
    {"pair_by_rank", {"loss_pairing_by_rank"}},
    {"board_colours", {"loss_board_colours"}},
    {"points", {"loss_points_by_colour", "loss_unknown_points", "loss_point_system"}},
    {"match_points", {"loss_match_points"}},
    {"absent", {"loss_absent"}},
    {"announced_byes", {"loss_announced_byes", "loss_absent"}},
    {"acceleration",
     {"loss_acceleration", "loss_player_acceleration", "loss_acceleration_match_points"}},
    {"prohibited", {"loss_prohibited", "loss_prohibited_in_rounds"}},
    {"abnormal", {"loss_abnormal_points"}},
    {"teams", {"loss_teams", "loss_clubs"}},
    {"line_ups", {"loss_line_ups"}},
    {"team_byes", {"loss_team_byes"}},
    {"forfeited_matches", {"loss_forfeited_matches"}},
    {"other", {"loss_team_results"}},
    {"national", {"loss_national"}},
    {"rounds", {"loss_unrated_results", "loss_byes", "loss_announced_byes", "loss_absent"}},
};

/// The fictitious points of each number in each round.
void spread(std::vector<trf::Acceleration>& sums, trf::Id id, std::size_t round, trf::Score match,
            trf::Score game) {
  const auto number = static_cast<std::uint16_t>(round);
  auto sum = std::ranges::find_if(sums, [&](const trf::Acceleration& each) {
    return each.first_id == id && each.first_round == number;
  });
  if (sum == sums.end()) sum = sums.insert(sum, {{}, {}, number, number, id, id, 0});
  sum->match_points += match;
  sum->game_points += game;
}

/// A player, or the members of a team.
std::vector<trf::PlayerIndex> who_has_bye(const Tournament& whole, trf::Id id) {
  std::vector<trf::PlayerIndex> who{whole.find(id)};
  if (whole.is_team_event()) {
    who.clear();
    for (const auto& team : whole.teams)
      if (team.number == id) who = team.members;
  }
  std::erase(who, trf::no_player);
  return who;
}

/// The same meaning in one form: dialects have several records for it.
TournamentDraft in_one_form(const Tournament& whole) {
  TournamentDraft t = whole;
  t.dialect = Dialect::trf26;
  t.points.source = trf::PointSystem::Source::standard;
  if (t.type_text == t.type_code) t.type_text.clear();
  for (auto& group : t.prohibited)
    if (t.is_length_known() && group.last_round >= t.planned_rounds())
      group.last_round = trf::max_rounds;
  std::vector<trf::Acceleration> sums;
  for (const auto& each : t.acceleration)
    for (int id = each.first_id; id <= each.last_id; ++id)
      for (int round = each.first_round; round <= each.last_round; ++round)
        spread(sums, static_cast<trf::Id>(id), static_cast<std::size_t>(round), each.match_points,
               each.game_points);
  // XXA is about the rounds that no record 250 gives the player points for.
  for (const auto& each : t.player_acceleration)
    for (std::size_t r = 0; r < each.points.size(); ++r)
      if (std::ranges::none_of(t.acceleration, [&](const trf::Acceleration& record) {
            return record.covers(each.id, static_cast<int>(r + 1));
          }))
        spread(sums, each.id, r + 1, {}, each.points[r]);
  std::erase_if(sums, [](const trf::Acceleration& each) {
    return each.match_points == trf::Score{} && each.game_points == trf::Score{};
  });
  std::ranges::sort(sums, {}, [](const trf::Acceleration& each) {
    return std::pair{each.first_id, each.first_round};
  });
  t.acceleration = std::move(sums);
  t.player_acceleration.clear();
  // XXZ, 240 and a cell each announce a bye.
  // In a Double-Swiss XXZ is about both games of the next match.
  const auto next = static_cast<std::uint16_t>(whole.paired_rounds() + 1);
  const bool is_first_game = trf::is_double_swiss(whole) && next % 2 == 1;
  for (int round = next; round <= next + (is_first_game ? 1 : 0); ++round) {
    auto ids = t.absent;
    // Who has a bye of the round in another place has that one.
    std::erase_if(ids, [&](trf::Id id) {
      const auto player = whole.is_team_event() ? trf::no_player : whole.find(id);
      return std::ranges::any_of(whole.announced_byes,
                                 [&](const trf::AnnouncedByes& each) {
                                   return each.round == round &&
                                          std::ranges::find(each.ids, id) != each.ids.end();
                                 }) ||
             (player != trf::no_player && whole.game(player, round).is_bye());
    });
    if (!ids.empty())
      t.announced_byes.push_back(
          {trf::ResultCode::zero_point_bye, static_cast<std::uint16_t>(round), ids, 0});
  }
  t.absent.clear();
  std::vector<trf::AnnouncedByes> byes;
  for (const auto& each : t.announced_byes)
    for (const auto id : each.ids) {
      const auto who = who_has_bye(whole, id);
      bool is_in_cells = !who.empty();
      for (const auto player : who) {
        if (t.game(player, each.round).is_blank()) {
          t.set_rounds(std::max<int>(t.rounds(), each.round));
          t.games(player)[each.round - 1U].code = each.kind;
        }
        is_in_cells = is_in_cells && t.game(player, each.round).code == each.kind;
      }
      if (!is_in_cells) byes.push_back({each.kind, each.round, {id}, 0});
    }
  std::ranges::sort(byes, {}, [](const trf::AnnouncedByes& each) {
    return std::tuple{each.round, each.kind, each.ids};
  });
  t.announced_byes = std::move(byes);
  // Without a record: what the dates and the pairings show.
  if (!t.stated_rounds) {
    const auto dated = std::ranges::count_if(t.round_dates, &trf::Date::is_set);
    t.stated_rounds = std::max(static_cast<int>(dated), t.paired_rounds());
  }
  return t;
}

/// Each member of the JSON form; of players, each member of all of them.
std::map<std::string, std::string> fields_of(const Tournament& whole) {
  const auto json = trf::test::parse_json(trf::to_json(*Tournament::of(in_one_form(whole))));
  std::map<std::string, std::string> fields;
  for (const auto& [name, value] : json.members) {
    if (name != "players") {
      fields[name] = trf::test::to_text(value);
      continue;
    }
    for (const auto& player : value.items)
      for (const auto& [part, text] : player.members)
        fields[part == "name" || part == "federation" ? "player_" + part : part] +=
            "\n" + trf::test::to_text(text);
  }
  return fields;
}

void name_losses(const trf::Written& written, std::set<std::string_view>& names) {
  for (const auto& loss : written.losses)
    names.insert(loss.is<trf::said::cannot_store>() ? trf::test::phrase_in(loss, "what").id().name
                                                    : loss.id().name);
}

TEST(Convert, EveryFieldComesBackOrIsNamedAsLost) {
  for (const auto from : dialects)
    for (const auto to : dialects)
      for (int seed = 0; seed < scaled(400); ++seed) {
        Dice dice{static_cast<std::uint64_t>(seed)};
        const auto drawn = trf::test::full_tournament(dice, from);
        SCOPED_TRACE(std::string{name(from)} + " -> " + std::string{name(to)} + ", seed " +
                     std::to_string(seed));
        const auto own = trf::write(*drawn);
        ASSERT_TRUE(own.losses.empty()) << own.losses.front();
        const auto source = trf::read(own.bytes).value;
        ASSERT_EQ(source->dialect, from) << own.bytes;
        const auto there = trf::convert(*source, to);
        const auto other = trf::read(there.bytes).value;
        ASSERT_TRUE(other);
        ASSERT_EQ(other->dialect, to) << there.bytes;
        const auto back = trf::convert(*other, from);
        const auto again = trf::read(back.bytes).value;
        ASSERT_TRUE(again);
        std::set<std::string_view> named;
        name_losses(there, named);
        name_losses(back, named);
        const auto before = fields_of(*source), after = fields_of(*again);
        for (const auto& [field, value] : before) {
          if (after.at(field) == value) continue;
          const auto allowed = losses_of.find(field);
          ASSERT_TRUE(
              allowed != losses_of.end() &&
              std::ranges::any_of(allowed->second,
                                  [&](std::string_view loss) { return named.contains(loss); }))
              << field << ": " << value << "\nafter: " << after.at(field) << '\n'
              << own.bytes << "\n"
              << there.bytes << "\n"
              << back.bytes;
        }
      }
}

/// The values of each member, those of the objects in it too.
void collect(const std::string& path, const JsonValue& json,
             std::map<std::string, std::set<std::string>>& values) {
  values[path].insert(trf::test::to_text(json));
  for (const auto& item : json.items) collect(path, item, values);
  for (const auto& [name, value] : json.members) collect(path + "." + name, value, values);
}

// A new field is drawn too; else the other tests only see its default.
TEST(Convert, FullTournamentsHaveEveryField) {
  constexpr int draws = 40;
  std::map<std::string, std::set<std::string>> values;
  for (const auto dialect : dialects)
    for (int seed = 0; seed < draws; ++seed) {
      Dice dice{static_cast<std::uint64_t>(seed)};
      const auto drawn = trf::test::full_tournament(dice, dialect);
      collect("", trf::test::parse_json(trf::to_json(*drawn)), values);
    }
  values.erase(".schema");
  for (const auto& [path, seen] : values) EXPECT_GT(seen.size(), 1U) << path;
}

TEST(Convert, JsonHasEveryField) {
  for (const auto dialect : dialects)
    for (int seed = 0; seed < scaled(200); ++seed) {
      Dice dice{static_cast<std::uint64_t>(seed)};
      const auto drawn = trf::test::full_tournament(dice, dialect);
      const auto json = trf::to_json(*drawn);
      const auto back = trf::from_json(json);
      ASSERT_TRUE(back.value) << to_string(back.diagnostics.front().message);
      ASSERT_EQ(trf::to_json(*back.value), json) << seed;
      ASSERT_EQ(trf::write(*back.value).bytes, trf::write(*drawn).bytes) << seed;
    }
}

}  // namespace
