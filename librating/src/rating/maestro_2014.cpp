#include <algorithm>
#include <array>

#include "engines.hpp"
#include "lowest_opponent.hpp"
#include "trf/contains.hpp"
#include "trf/rating/counts_for.hpp"
#include "trf/rating/messages/norms.hpp"
#include "trf/rating/messages/rated.hpp"
#include "trf/rating/norm.hpp"
#include "trf/rating/rounding.hpp"

// Norms of Maestro: RTF in force from 1 September 2014, 4.4.1.5.
namespace trf::rating {
namespace {

/// A column of 4.4.1.5.3: the means for the scores in half points, from the highest one down to 2.
template <std::size_t Rows>
constexpr std::array<MaestroRow, Rows> column_of(const std::array<int, Rows>& least_averages) {
  std::array<MaestroRow, Rows> rows{};
  for (std::size_t i = 0; i < Rows; ++i)
    rows[i] = {Score::from_halves(static_cast<int>(Rows - i) + 3), least_averages[i]};
  return rows;
}

// 4.4.1.5.3 as printed; the first line of each column is the lowest mean for a norm, the last has
// no upper limit. All cells are 2251 - dp of the score except one: 11 games, 5.0 points is printed
// 2280 (calculated: 2287). The printed value is used.
constexpr auto column_7 =
    column_of(std::to_array({2021, 2093, 2149, 2201, 2251, 2301, 2353, 2409}));
constexpr auto column_8 =
    column_of(std::to_array({2000, 2058, 2110, 2156, 2208, 2251, 2294, 2338, 2392, 2444}));
constexpr auto column_9 =
    column_of(std::to_array({2031, 2085, 2126, 2171, 2208, 2251, 2294, 2331, 2376, 2417, 2471}));
constexpr auto column_10 = column_of(
    std::to_array({2011, 2058, 2102, 2141, 2179, 2215, 2251, 2287, 2323, 2361, 2400, 2444, 2491}));
constexpr auto column_11 = column_of(std::to_array(
    {2040, 2076, 2118, 2149, 2186, 2215, 2251, 2280, 2316, 2353, 2384, 2426, 2462, 2513}));

constexpr int raised_to = 1900;       // 4.4.1.5.4
constexpr int single_norm_games = 8;  // 4.4.1.5.1 b
constexpr int double_norm_games = 7;  // 4.4.1.5.2

const Regulation& regulation_of(const Event& event) {
  return *edition_for("elo-italia", event.start).regulation;
}

/// 4.4.1.5.1 counts the games that the tournament provides for: no free round of a round robin.
int lost_unplayed(const Tournament& tournament, const Event& event, PlayerIndex player) {
  // Rounds to come are not played either; the report may give any number of them.
  int count = std::max(event.rounds - tournament.rounds(), 0);
  int without_opponent = 0;
  for (int round = 1; round <= tournament.rounds(); ++round) {
    const auto game = tournament.game(player, round);
    if (game.is_rated() || game.is_won_unplayed()) continue;
    const bool is_requested =
        game.code == ResultCode::half_point_bye || game.code == ResultCode::full_point_bye;
    ++(game.opponent == no_player && !is_requested ? without_opponent : count);
  }
  return count + std::max(without_opponent - event.free_rounds(), 0);
}

Norm judge(const Tournament& tournament, const Event& event, PlayerIndex player,
           const CountsFor& counts) {
  const auto& entrant = event.entrants[player];
  Norm norm{.player = player, .norm = "maestro", .achieved = Achieved::none};
  norm.games = static_cast<int>(entrant.games.size());
  for (const auto& game : entrant.games) norm.score += game.score;

  const auto& rules = std::get<EloItaliaRegulation>(counts.regulation->rule);
  const auto& needs = rules.homologation;
  const int rounds = event.rounds;
  const bool is_single = rounds >= needs.norm_rounds;
  // 4.4.1.5.1 b; 4.4.1.5.2: of 7 rounds all, of 8 rounds at least 7.
  const int least_games = is_single ? single_norm_games : double_norm_games;
  norm.counted = entrant.games;
  // 6.2.3: an event that is not rated gives no norm.
  if (!counts.is_rated()) {
    norm.reasons.push_back(counts.not_rated());
    return norm;
  }
  // 7.5.3: a player withdrawn without justification loses every promotion.
  if (entrant.facts.withdrawn.value_or(false)) {
    norm.look_at({"7.5.3", Condition::withdrawals, Requirement::Bound::at_most, 0, 1});
    return norm;
  }
  if (!norm.require("4.4.1.5.2", Condition::rounds, rounds, needs.double_norm_rounds)) return norm;
  const std::string_view all_played = is_single ? "4.4.1.5.1 a" : "4.4.1.5.2";
  norm.look_at({all_played, Condition::lost_unplayed, Requirement::Bound::at_most, 0,
                lost_unplayed(tournament, event, player)});
  norm.require(is_single ? "4.4.1.5.1 b" : "4.4.1.5.2", Condition::games, norm.games, least_games);
  if (!norm.reasons.empty()) return norm;
  if (is_single && event.seconds) {
    norm.requirements.push_back({"5.3.1.d", Condition::minutes, Requirement::Bound::at_least,
                                 needs.norm_minutes, *event.seconds / 60});
    if (const auto* why = counts.why_not(Purpose::single_norm)) norm.reasons.push_back(why->said);
  }

  const auto column = maestro_column(norm.games);
  if (column.empty()) {
    norm.reasons.push_back({"4.4.1.5.3", said::no_column{.games = norm.games}});
    return norm;
  }
  std::int64_t sum = 0;
  const auto opponent_rating = [&](PlayerIndex one) { return rating_for_maestro(event, one); };
  for (const auto& game : entrant.games) sum += opponent_rating(game.opponent);
  const auto [rating, games] = lowest_opponent(entrant.games, opponent_rating);
  if (rating < raised_to) {
    norm.raised = rating;
    sum += std::int64_t{raised_to - rating} * games;
  }
  norm.average = static_cast<int>(round_divide(sum, norm.games));
  const auto row = std::find_if(column.rbegin(), column.rend(), [&](const MaestroRow& r) {
    return *norm.average >= r.least_average;
  });
  if (!norm.require("4.4.1.5.3", Condition::average, *norm.average, column.front().least_average))
    return norm;
  norm.required = row->score;
  norm.look_at({"4.4.1.5.3", Condition::points, Requirement::Bound::at_least, row->score.tenths(),
                norm.score.tenths(), 1});
  if (norm.reasons.empty())
    norm.achieved = is_single ? Achieved::single_norm : Achieved::double_norm;
  const auto rows = tournament.games(player);
  if (norm.is_achieved() && contains(rows, ResultCode::pairing_bye, &Game::code))
    norm.readings.push_back({all_played, said::bye_is_won{}});
  return norm;
}

}  // namespace

bool Norm::look_at(const Requirement& one) {
  requirements.push_back(one);
  if (!one.is_met()) reasons.push_back(one.failure());
  return one.is_met();
}

bool Norm::require(std::string_view article, Condition what, int have, int need) {
  return look_at({article, what, Requirement::Bound::at_least, need, have});
}

Cited Requirement::failure() const {
  const Decimal have{found, decimals};
  const Decimal bound_of{required, decimals};
  const Message name = said::condition{.what = what};
  if (bound == Bound::at_least)
    return {article, said::too_few{.what = name, .found = have, .required = bound_of}};
  return {article, said::too_many{.what = name, .found = have, .most = bound_of}};
}

std::span<const MaestroRow> maestro_column(int games) noexcept {
  switch (games) {
    case 7: return column_7;
    case 8: return column_8;
    case 9: return column_9;
    case 10: return column_10;
    case 11: return column_11;
    default: return {};
  }
}

int rating_for_maestro(const Event& event, PlayerIndex opponent) {
  return rating_or_value(event.entrants[opponent],
                         std::get<EloItaliaRegulation>(regulation_of(event).rule));
}

std::vector<Norm> maestro_norms(const Tournament& tournament, const Event& event) {
  const auto counts = counts_for(event, regulation_of(event));
  std::vector<Norm> norms;
  for (std::size_t i = 0; i < event.entrants.size(); ++i)
    norms.push_back(judge(tournament, event, static_cast<PlayerIndex>(i), counts));
  return norms;
}

}  // namespace trf::rating
