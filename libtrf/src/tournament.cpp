#include "trf/tournament.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "acceleration.hpp"
#include "codes.hpp"
#include "team_event.hpp"
#include "trf/abnormal_points.hpp"
#include "trf/contains.hpp"
#include "trf/matches.hpp"
#include "trf/text.hpp"

namespace trf {
namespace {

Title title_in(std::span<const std::string_view> titles, std::string_view title) noexcept {
  const auto found = std::ranges::find(titles, title);
  return found == titles.end() ? Title::none : static_cast<Title>(found - titles.begin());
}

}  // namespace

char letter(ResultCode code) noexcept {
  return detail::result_letters[static_cast<std::size_t>(code)];
}

char letter(ResultCode code, Dialect dialect) noexcept {
  if (dialect == Dialect::trf06 && code == ResultCode::half_point_bye) return '=';
  if (dialect == Dialect::trf06 && code == ResultCode::zero_point_bye) return ' ';
  return letter(code);
}

std::string_view name(Sex sex) noexcept { return detail::sexes[static_cast<std::size_t>(sex)]; }

std::string_view name(Colour colour) noexcept {
  return detail::colours[static_cast<std::size_t>(colour)];
}

std::string_view name(Title title) noexcept {
  return detail::titles[static_cast<std::size_t>(title)];
}

std::string_view Player::shown_title() const noexcept {
  return title == Title::none ? std::string_view{title_text} : trf::name(title);
}

RankingMethod ranking_method_named(std::string_view name) {
  const auto found = std::ranges::find(detail::ranking_methods, upper(name));
  return found == detail::ranking_methods.end()
             ? RankingMethod::none
             : static_cast<RankingMethod>(found - detail::ranking_methods.begin());
}

Title title_named(std::string_view name) noexcept { return title_in(detail::titles, name); }

std::string_view small_name(Title title) noexcept {
  return detail::small_titles[static_cast<std::size_t>(title)];
}

Title title_of_small(std::string_view letters) noexcept {
  return title_in(detail::small_titles, letters);
}

std::string_view name(Dialect dialect) noexcept {
  return detail::dialects[static_cast<std::size_t>(dialect)];
}

Date Player::born() const noexcept {
  if (birth.day != 0) return birth;
  const auto says_more = [this](const NationalRecord& record) {
    return record.birth > birth && !are_different(record.birth, birth);
  };
  const auto record = std::ranges::find_if(national, says_more);
  return record != national.end() ? record->birth : birth;
}

const NationalRecord* Player::national_of(std::string_view wanted) const noexcept {
  const auto found = std::ranges::find(national, wanted, &NationalRecord::federation);
  return found == national.end() ? nullptr : &*found;
}

std::size_t rated_players(std::span<const Player> players) noexcept {
  return static_cast<std::size_t>(
      std::ranges::count_if(players, [](const Player& player) { return player.rating != 0; }));
}

PointSystem PointSystem::standard() noexcept {
  PointSystem system;
  const auto win = Score::from_tenths(10);
  const auto draw = Score::from_tenths(5);
  system.win_white = system.win_black = win;
  system.draw_white = system.draw_black = draw;
  system.forfeit_win = system.full_point_bye = system.pairing_bye = win;
  system.half_point_bye = system.unknown = draw;
  return system;
}

Score PointSystem::of(const Game& game) const noexcept {
  using Value = Score PointSystem::*;
  struct Pair {
    Value white, black;
  };
  // By ResultCode after `none`. A switch costs more: results are as good as drawn.
  static constexpr std::array<Pair, result_code_count - 1> points{{
      {&PointSystem::win_white, &PointSystem::win_black},
      {&PointSystem::draw_white, &PointSystem::draw_black},
      {&PointSystem::loss_white, &PointSystem::loss_black},
      {&PointSystem::win_white, &PointSystem::win_black},
      {&PointSystem::draw_white, &PointSystem::draw_black},
      {&PointSystem::loss_white, &PointSystem::loss_black},
      {&PointSystem::forfeit_win, &PointSystem::forfeit_win},
      {&PointSystem::forfeit_loss, &PointSystem::forfeit_loss},
      {&PointSystem::full_point_bye, &PointSystem::full_point_bye},
      {&PointSystem::half_point_bye, &PointSystem::half_point_bye},
      {&PointSystem::pairing_bye, &PointSystem::pairing_bye},
      {&PointSystem::zero_point_bye, &PointSystem::zero_point_bye},
  }};
  if (game.code == ResultCode::none) return {};
  const auto& [white, black] = points[static_cast<std::size_t>(game.code) - 1];
  return this->*(game.colour == Colour::black ? black : white);
}

// Record 222: all the time of the game, with the increments from move 1. If a later period has
// another increment, its moves up to 60 have that one.
std::uint32_t TimeControl::seconds_for_60_moves() const noexcept {
  std::uint64_t seconds = 0;
  std::uint32_t moves = 0;
  for (const auto& period : white) {
    seconds += period.seconds;
    const auto left = 60 - moves;
    const auto here = period.moves == 0 ? left : std::min(period.moves, left);
    seconds += std::uint64_t{here} * period.increment;
    moves += here;
  }
  return static_cast<std::uint32_t>(std::min<std::uint64_t>(seconds, UINT32_MAX));
}

TournamentDraft::TournamentDraft() = default;
TournamentDraft::TournamentDraft(const TournamentDraft&) = default;
TournamentDraft::TournamentDraft(TournamentDraft&&) noexcept = default;
TournamentDraft& TournamentDraft::operator=(const TournamentDraft&) = default;
TournamentDraft& TournamentDraft::operator=(TournamentDraft&&) noexcept = default;
TournamentDraft::~TournamentDraft() = default;

int TournamentDraft::paired_rounds() const noexcept {
  // A record of a later round is a finding (M16), not a round.
  const int longest = std::max(planned_rounds(), rounds_);
  const auto is_forfeited = [this](const LineUp& line_up) {
    return line_up.opponent != 0 && std::ranges::any_of(line_up.boards, [&](PlayerIndex player) {
             return player != no_player && game(player, line_up.round).is_forfeit();
           });
  };
  for (int round = longest; round > 0; --round) {
    if (contains(forfeited_matches, round, &ForfeitedMatch::round) ||
        std::ranges::any_of(line_ups, [&](const LineUp& line_up) {
          return line_up.round == round && is_forfeited(line_up);
        }))
      return round;
    for (PlayerIndex player = 0; round <= rounds_ && player < player_count(); ++player) {
      if (game(player, round).takes_part()) return round;
    }
  }
  return 0;
}

int TournamentDraft::planned_rounds() const noexcept {
  if (stated_rounds) return *stated_rounds;
  const auto dated = std::ranges::count_if(round_dates, &Date::is_set);
  if (dated > 0) return std::max(static_cast<int>(dated), rounds_);
  int last = rounds_;
  // As a bye in a cell of a round to come, which is one of rounds().
  for (const auto& byes : announced_byes) last = std::max<int>(last, byes.round);
  return last;
}

bool AnnouncedByes::is_for(int id, int of_round) const noexcept {
  return round == of_round && contains(ids, id);
}

bool TournamentDraft::has_open_games(int round) const noexcept {
  for (PlayerIndex player = 0; player < player_count(); ++player)
    if (game(player, round).is_open()) return true;
  return false;
}

bool TournamentDraft::is_over() const noexcept {
  const int last = paired_rounds();
  return last > 0 && last >= planned_rounds() && !has_open_games(last);
}

bool TournamentDraft::is_length_known() const noexcept {
  return stated_rounds || std::ranges::any_of(round_dates, &Date::is_set);
}

Date TournamentDraft::first_day() const noexcept {
  if (start.is_set()) return start;
  const auto round = std::ranges::find_if(round_dates, &Date::is_set);
  return round != round_dates.end() ? *round : end;
}

Date TournamentDraft::stated_last_day() const noexcept {
  if (end.is_set()) return end;
  return std::ranges::any_of(round_dates, &Date::is_set) ? last_day() : Date{};
}

Date TournamentDraft::last_day() const noexcept {
  auto last = std::max(start, end);
  if (end.is_set()) return last;
  for (const auto& date : round_dates) last = std::max(last, date);
  return last;
}

StartRanks::StartRanks(std::span<const Player> players) {
  for (std::size_t p = 0; p < players.size(); ++p) {
    const std::size_t start_rank = players[p].start_rank;
    if (start_rank >= players_.size()) players_.resize(start_rank + 1, no_player);
    players_[start_rank] = static_cast<PlayerIndex>(p);
  }
}

TeamIndex Tournament::find_team(int number) const noexcept {
  const auto found = std::ranges::find(teams, number, &Team::number);
  return found == teams.end() ? no_team : static_cast<TeamIndex>(found - teams.begin());
}

TeamIndex Tournament::team_of(PlayerIndex player) const noexcept {
  return player < team_of_.size() ? team_of_[player] : no_team;
}

namespace {

// C.04.5 1.4: the bye of a match, a U in each of its rounds, counts as a game won and a game
// drawn unless 162 gives a value of P.
[[nodiscard]] bool halves_pairing_byes(const Tournament& tournament) noexcept {
  return is_double_swiss(tournament) && tournament.points.pairing_bye == tournament.points.win();
}
[[nodiscard]] Score value_of(const Tournament& tournament, const Game& game,
                             std::size_t round) noexcept {
  return game.code == ResultCode::pairing_bye && round % 2 == 0 && halves_pairing_byes(tournament)
             ? tournament.points.draw()
             : tournament.points.of(game);
}

}  // namespace

Score Tournament::points_of(PlayerIndex player, int round) const noexcept {
  if (match_scores) return score(player, round) - score(player, round - 1);
  const auto played = game(player, round);
  const auto value = value_of(*this, played, static_cast<std::size_t>(std::max(round, 0)));
  if (abnormal.empty() || is_team_event()) return value;
  return replacement(abnormal, players[player].start_rank, round, played.code)
      .game_points.value_or(value);
}

Score Tournament::score(PlayerIndex player, int last) const noexcept {
  if (match_scores) return match_scores->primary[match_scores->place(player, last)];
  Score sum;
  const int width = std::clamp(last, 0, rounds());
  if (abnormal.empty() || is_team_event()) {
    std::size_t round = 0;
    for (const auto& played : games(player).first(static_cast<std::size_t>(width)))
      sum += value_of(*this, played, ++round);
    return sum;
  }
  for (int round = 1; round <= width; ++round) sum += points_of(player, round);
  for (const auto& record : abnormal) {
    if (record.kind != ' ' || record.round > last) continue;
    if (concerns(record, players[player].start_rank)) sum += record.game_points.value_or(Score{});
  }
  return sum;
}

void Tournament::fill_scores(PlayerIndex player, std::span<Score> scores) const noexcept {
  const bool are_sums = !match_scores && (abnormal.empty() || is_team_event());
  const auto played = games(player);
  Score sum;
  for (std::size_t round = 0; round < scores.size(); ++round) {
    if (are_sums && round > 0 && round <= played.size())
      sum += value_of(*this, played[round - 1], round);
    scores[round] = are_sums ? sum : score(player, static_cast<int>(round));
  }
}

Score Tournament::secondary_score(PlayerIndex player, int last) const noexcept {
  return match_scores ? match_scores->secondary[match_scores->place(player, last)] : Score{};
}

Score Tournament::accelerated_points(PlayerIndex player, int round) const noexcept {
  Score sum;
  const int id = players[player].start_rank;
  for (const auto& record : acceleration)
    if (record.covers(id, round)) sum += record.game_points;
  if (detail::has_points_of_250(*this, id, round)) return sum;
  for (const auto& record : player_acceleration)
    if (record.id == id && round >= 1 && static_cast<std::size_t>(round) <= record.points.size())
      sum += record.points[static_cast<std::size_t>(round - 1)];
  return sum;
}

void TournamentDraft::set_rounds(int rounds) {
  if (rounds == rounds_ && results_.size() == players.size() * static_cast<std::size_t>(rounds))
    return;
  const auto width = static_cast<std::size_t>(rounds);
  const auto old_width = static_cast<std::size_t>(rounds_);
  std::vector<Game> wider(players.size() * width);
  const auto kept = std::min(width, old_width);
  for (std::size_t p = 0; p < players.size() && (p + 1) * old_width <= results_.size(); ++p)
    std::copy_n(results_.begin() + static_cast<std::ptrdiff_t>(p * old_width), kept,
                wider.begin() + static_cast<std::ptrdiff_t>(p * width));
  results_ = std::move(wider);
  rounds_ = rounds;
}

void TournamentDraft::sort_players() {
  set_rounds(rounds_);
  if (std::ranges::is_sorted(players, {}, &Player::start_rank)) return;
  std::vector<PlayerIndex> order(players.size());
  std::iota(order.begin(), order.end(), PlayerIndex{0});
  std::ranges::sort(order, {}, [this](PlayerIndex p) { return players[p].start_rank; });
  std::vector<PlayerIndex> place(players.size());
  for (std::size_t i = 0; i < order.size(); ++i) place[order[i]] = static_cast<PlayerIndex>(i);
  const auto moved = [&place](PlayerIndex p) { return p == no_player ? no_player : place[p]; };

  std::vector<Player> sorted;
  sorted.reserve(players.size());
  std::vector<Game> results;
  results.reserve(results_.size());
  for (const auto p : order) {
    for (auto game : games(p)) {
      game.opponent = moved(game.opponent);
      results.push_back(game);
    }
    sorted.push_back(std::move(players[p]));
  }
  players = std::move(sorted);
  results_ = std::move(results);
  for (auto& team : teams)
    for (auto& member : team.members) member = moved(member);
  for (auto& line_up : line_ups)
    for (auto& board : line_up.boards) board = moved(board);
}

std::shared_ptr<const Tournament> Tournament::of(TournamentDraft draft) {
  draft.sort_players();
  std::ranges::stable_sort(draft.teams, {}, &Team::number);
  const std::shared_ptr<Tournament> made(new Tournament(std::move(draft)));
  made->self_ = made;
  return made;
}

TournamentDraft Tournament::reopened(std::shared_ptr<const Tournament>&& whole) {
  const auto kept = std::move(whole);
  // of() made the object, which is not constant, and this is the only owner: it may be emptied.
  if (kept.use_count() == 1) return std::move(const_cast<Tournament&>(*kept));
  return *kept;
}

Tournament::Tournament(TournamentDraft&& draft)
    : TournamentDraft(std::move(draft)),
      start_ranks_(players),
      team_of_(players.size(), no_team),
      is_team_event_(detail::has_matches_of_teams(*this)) {
  if (points.source == PointSystem::Source::standard && points != PointSystem::standard())
    points.source = PointSystem::Source::record_162;
  for (std::size_t t = 0; t < teams.size(); ++t)
    for (const auto member : teams[t].members)
      if (member < team_of_.size()) team_of_[member] = static_cast<TeamIndex>(t);
}

}  // namespace trf
