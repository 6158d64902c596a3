#include "pair/pairable.hpp"

#include <set>
#include <string>
#include <vector>

#include "pair/messages/pair_use.hpp"
#include "trf/board.hpp"
#include "trf/contains.hpp"
#include "trf/edit_round.hpp"
#include "trf/fsi_category.hpp"
#include "trf/layout.hpp"
#include "trf/matches.hpp"
#include "trf/messages/found_header.hpp"
#include "trf/messages/found_records.hpp"
#include "trf/named_checks.hpp"
#include "trf/one_game.hpp"
#include "trf/pair/state.hpp"
#include "trf/prohibited.hpp"

namespace trf_pair {

using trf::PlayerIndex;
using trf::Tournament;
using trf::pair::OpenGames;

namespace {

struct RoundResults {
  int games = 0, open = 0;
};

void add(RoundResults& results, const trf::Game& game) {
  if (game.opponent == trf::no_player) return;
  ++results.games;
  if (game.is_open()) ++results.open;
}

/// The games of a round; of a Double-Swiss both games of its matches.
[[nodiscard]] RoundResults results_of(const Subject& subject, int round) {
  const Tournament& games = subject.event();
  RoundResults results;
  for (int each = subject.first_round(round); each <= subject.last_round(round); ++each)
    for (PlayerIndex player = 0; player < games.player_count(); ++player)
      add(results, games.game(player, each));
  return results;
}

/// The open games of a board: their rounds of the report, and what they count for this pairing.
struct OpenBoard {
  std::vector<int> rounds;
  trf::Score worth;

  /// C.04.5: the second game has the colours of the first exchanged.
  [[nodiscard]] bool is_second_game(const Subject& subject) const {
    return subject.is_double_swiss() && rounds.size() == 1 && rounds.front() % 2 == 0;
  }
};

[[nodiscard]] OpenBoard open_board(const Subject& subject, PlayerIndex player, int round) {
  const Tournament& tournament = *subject.tournament;
  if (subject.system->open_games == OpenGames::won_by_both)
    return {{round}, tournament.points.win()};
  if (!subject.is_double_swiss()) return {{round}, subject.event().points.unknown};
  OpenBoard open;
  for (int each = subject.first_round(round); each <= subject.last_round(round); ++each) {
    const trf::Game game = subject.report->game(player, each);
    if (game.is_open() || game.is_blank()) open.rounds.push_back(each);
  }
  open.worth = subject.report->points.unknown * static_cast<int>(open.rounds.size());
  return open;
}

void warn_of_byes_in_table(const Subject& subject, int round, const trf::pair::Pairing& pairing,
                           cli::Answer& answer) {
  const Tournament& tournament = *subject.tournament;
  std::set<PlayerIndex> named;
  const auto warn = [&](PlayerIndex player, trf::ResultCode bye, std::uint32_t line) {
    if (player == trf::no_player) return;
    const bool is_free = pairing.game_of(player).opponent == trf::no_player;
    if (is_free && bye == trf::ResultCode::zero_point_bye) return;
    if (!named.insert(player).second) return;
    const bool team = subject.pairs_teams();
    const int number = tournament.start_rank(player);
    answer.warn(
        is_free ? trf::Message{said::bye_while_free{.team = team, .number = number, .round = round}}
                : said::bye_in_table{.team = team, .number = number, .round = round},
        {line, 1});
  };
  for (const trf::AnnouncedByes& byes : tournament.announced_byes)
    if (byes.round == round)
      for (const auto id : byes.ids) warn(tournament.find(id), byes.kind, byes.line);
  for (PlayerIndex player = 0; player < tournament.player_count(); ++player) {
    const trf::ResultCode code = tournament.game(player, round).code;
    if (code == trf::ResultCode::half_point_bye || code == trf::ResultCode::full_point_bye ||
        code == trf::ResultCode::zero_point_bye)
      warn(player, code, tournament.players[player].line);
  }
  // XXZ is only about the next round to be paired.
  if (round != trf::pair::next_round(tournament)) return;
  for (const auto id : tournament.absent)
    if (const auto player = tournament.find(id); player != trf::no_player)
      warn(player, trf::ResultCode::zero_point_bye, tournament.players[player].line);
}

void warn_of_prohibited_in_table(const Subject& subject, int round,
                                 const trf::pair::Pairing& pairing, cli::Answer& answer) {
  const Tournament& tournament = *subject.tournament;
  for (const auto& group : tournament.prohibited) {
    if (!trf::is_for_round(group, round)) continue;
    for (const auto& [white, black] : pairing.pairs) {
      const int one = tournament.start_rank(white), other = tournament.start_rank(black);
      if (!trf::contains(group.ids, one) || !trf::contains(group.ids, other)) continue;
      answer.warn(
          said::prohibited_in_table{
              .team = subject.pairs_teams(), .white = one, .black = other, .round = round},
          {group.line, 1});
    }
  }
}

}  // namespace

std::optional<trf::Message> why_not_now(const Subject& subject, int round) {
  const Tournament& tournament = *subject.tournament;
  if (subject.is_double_swiss() && subject.report->stated_rounds == subject.first_round(round))
    return trf::found::rounds_not_even{.stated = *subject.report->stated_rounds};
  const int next = trf::pair::next_round(tournament);
  if (tournament.stated_rounds && round > *tournament.stated_rounds) {
    if (next > *tournament.stated_rounds)
      return said::all_rounds_paired{.rounds = *tournament.stated_rounds, .round = round};
    return said::no_such_round{.round = round, .rounds = *tournament.stated_rounds};
  }
  if (round > next) return said::other_round_first{.round = round, .next = next};
  const RoundResults last = results_of(subject, round - 1);
  if (last.games > 0 && last.games == last.open)
    return said::no_results_yet{.round = round, .last = round - 1};
  return std::nullopt;
}

std::optional<trf::Message> why_not_again(const Subject& subject, int round) {
  const Tournament& report = subject.event();
  std::size_t results = 0;
  const int last = report.paired_rounds(), step = subject.is_double_swiss() ? 2 : 1;
  for (int each = subject.first_round(round); each <= last; each += step)
    results += static_cast<std::size_t>(trf::progress_of(report, each).with_result);
  if (results == 0) return std::nullopt;
  return said::results_would_go{.round = round, .results = results};
}

void warn_of_open_games(const Subject& subject, int round, cli::Answer& answer) {
  const Tournament& tournament = subject.is_double_swiss() ? *subject.tournament : subject.event();
  const bool counts = subject.system->open_games != OpenGames::do_not_count;
  const bool won = subject.system->open_games == OpenGames::won_by_both;
  for (int earlier = 1; earlier < round; ++earlier) {
    if (results_of(subject, earlier).open == 0) continue;
    for (const trf::Board& board : trf::boards(tournament, earlier)) {
      if (board.black == trf::no_player || !tournament.game(board.white, earlier).is_open())
        continue;
      const auto number = [&](PlayerIndex player) { return tournament.players[player].start_rank; };
      const OpenBoard open = open_board(subject, board.white, earlier);
      const bool is_second = open.is_second_game(subject);
      std::string name = trf::to_string(board);
      if (subject.is_double_swiss() && open.rounds.size() == 1) name += is_second ? ".2" : ".1";
      const PlayerIndex first = is_second ? board.black : board.white;
      const int white = number(first), black = number(is_second ? board.white : board.black);
      const auto cell =
          trf::layout::player::opponent.at(static_cast<std::size_t>(open.rounds.front() - 1));
      const trf::Position where{tournament.players[first].line, cell.first, 8};
      if (counts)
        answer.warn(said::open_game_counts{.round = earlier,
                                           .board = trf::Code{name},
                                           .white = white,
                                           .black = black,
                                           .points = trf::Points{open.worth},
                                           .rule = trf::Code{won ? "art. 8" : "162 X"}},
                    where);
      else
        answer.warn(
            said::board_without_result{
                .round = earlier, .board = trf::Code{name}, .white = white, .black = black},
            where);
    }
  }
}

// The article is about games and players, also if matches are paired.
void warn_of_forfeits(const Subject& subject, const trf::pair::State& state, cli::Answer& answer) {
  constexpr int most = 3;
  const Tournament& report = subject.event();
  if (report.federation != trf::italy) return;
  const int rounds = subject.last_round(state.round - 1);
  const auto warn_if_lost = [&](PlayerIndex player) {
    int lost = 0;
    for (int round = 1; round <= rounds; ++round)
      lost += trf::is_forfeit_of_player(report.game(player, round)) ? 1 : 0;
    if (lost < most) return;
    const auto& who = report.players[player];
    answer.warn(said::to_be_excluded{.player = who.start_rank, .losses = lost},
                trf::Position::of(who.line, trf::layout::player::start_rank));
  };
  for (const auto& contender : state.players) {
    if (!subject.pairs_teams()) {
      warn_if_lost(report.find(contender.tpn));
      continue;
    }
    for (const auto member : report.teams[report.find_team(contender.tpn)].members)
      if (member != trf::no_player) warn_if_lost(member);
  }
}

void warn_of_table(const Subject& subject, int round, const trf::pair::Pairing& pairing,
                   cli::Answer& answer) {
  if (!subject.system->has_table()) return;
  warn_of_byes_in_table(subject, round, pairing, answer);
  warn_of_prohibited_in_table(subject, round, pairing, answer);
}

void warn_of_unused_acceleration(const Subject& subject, cli::Answer& answer) {
  if (!subject.pairs_teams() || trf::primary_score(*subject.report) == trf::TeamScore::game) return;
  for (const auto& record : subject.report->acceleration) {
    if (record.match_points != trf::Score{} || record.game_points == trf::Score{}) continue;
    answer.messages.push_back(
        {trf::named_checks::game_points_in_250, trf::Severity::warning,
         trf::Position::of(record.line, trf::layout::acceleration::game_points),
         trf::found::accelerates_game_points{}});
  }
}

void note_what_is_unknown(const Subject& subject, const trf::pair::State& state,
                          cli::Answer& answer) {
  using trf::pair::UsesLength;
  const UsesLength length = subject.system->length;
  if (state.rounds != 0 && state.is_length_assumed && length != UsesLength::not_at_all) {
    const int recorded = trf::pair::next_round(*subject.tournament) - 1;
    answer.notes.push_back(
        said::rounds_assumed{.more = state.rounds > recorded, .rounds = recorded});
  }
  if (state.rounds == 0 && length == UsesLength::last_round_and_maxi)
    answer.notes.push_back(said::rounds_unknown_lim{});
  if (state.rounds == 0 && length == UsesLength::most_upfloats && state.round > 1)
    answer.warn(said::rounds_unknown_dubov{.round = state.round});
  if (state.rounds == 0 && length == UsesLength::last_round)
    answer.notes.push_back(said::rounds_unknown{});
  if (subject.system->pairs_club_mates && !state.tournament->teams.empty()) {
    answer.notes.push_back(said::clubs_not_kept_apart{});
  }
}

}  // namespace trf_pair
