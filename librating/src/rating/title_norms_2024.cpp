#include <algorithm>
#include <array>
#include <limits>
#include <map>

#include "rating/ignored_games.hpp"
#include "rating/lowest_opponent.hpp"
#include "trf/check.hpp"
#include "trf/contains.hpp"
#include "trf/rating/expected_score.hpp"
#include "trf/rating/norm.hpp"
#include "trf/rating/rounding.hpp"

// Title norms in one event: FIDE B.01 in force from 1 January 2024, 1.4.
namespace trf::rating {
namespace {

using enum Title;

constexpr std::array<TitleNorm, 4> norms_2024{{
    // 1.4.6 b, 1.4.8 a, 1.4.8; 1.4.5 b-e
    {"GM", 2200, 2380, 2600, false, {gm, none, none, none}},
    {"IM", 2050, 2230, 2450, false, {gm, im, none, none}},
    {"WGM", 2000, 2180, 2400, true, {gm, im, wgm, none}},
    {"WIM", 1850, 2030, 2250, true, {gm, im, wgm, wim}},
}};

constexpr int normal_games = 9;             // 1.4.1 a
constexpr int team_championship_games = 7;  // 1.4.1 b, in 7 to 9 rounds
constexpr int world_cup_games = 8;          // 1.4.1 b
constexpr int unrated_opponent = 1400;      // 1.4.6 d
constexpr int least_percentage = 35;        // 1.4.8 b
constexpr int least_wanted = 3;             // 1.4.5
constexpr int least_other_federations = 2;  // 1.4.3

// 1.4.4: maxima rounded down; 1.4.5: minima rounded up.
constexpr int most_own(int games) { return games * 3 / 5; }
constexpr int most_one(int games) { return games * 2 / 3; }
constexpr int least_holders(int games) { return (games + 1) / 2; }
// Who meets each opponent twice (double round robin, Double-Swiss) has twice as many games of each.
constexpr int least_of_titles(int games) { return std::max(least_wanted, (games + 2) / 3); }
constexpr int least_tenths(int games) {
  return (least_percentage * games + 49) / 50 * 5;  // Whole half points
}

/// The least average with this score. \pre the score is at least 35 %
int average_for(const TitleNorm& title, Score score, int games) {
  return std::max(title.least_average,
                  title.least_performance - rating_difference(percentage(score.tenths(), games)));
}

/// 1.4.7 b: the least sum of ratings that is rounded to this average.
constexpr std::int64_t least_sum(int average, int games) {
  return (std::int64_t{games} * (2 * average - 1) + 1) / 2;
}

/// 1.4.5 a: title holders, CM and WCM not among them.
constexpr bool is_title_holder(Title title) { return title != none && title != cm && title != wcm; }

/// 1.4.5 b-e
bool is_wanted(const TitleNorm& norm, Title title) {
  return title != none && contains(norm.wanted, title);
}

bool is_predetermined(const Event& event) {
  return event.is_predetermined || event.is_round_robin() || event.type == EventType::scheveningen;
}

/// Players of FID, and those whose federation is not known, are of none.
bool has_federation(std::string_view federation) {
  return !federation.empty() && federation != "FID";
}

class TitleNorms {
 public:
  TitleNorms(const Tournament& tournament, const Event& event, const TitleNormOptions& options)
      : tournament_{tournament}, event_{event}, host_{options.host} {
    if (host_.empty()) host_ = tournament.federation;
    rounds_ = std::max(tournament.planned_rounds(), tournament.rounds());
    const bool is_long = event.kind == SpecialEvent::team_championship && rounds_ > normal_games;
    least_games_ = is_long ? normal_games : least_norm_rounds(event.kind);
    // 1.4.3 c, d
    is_mix_exempt_ =
        options.exempt_federation_mix || event.kind == SpecialEvent::zonal || is_big_open();
    number_federations();
  }

  [[nodiscard]] Norm judge(PlayerIndex player, const TitleNorm& title) const {
    const auto all = counted_games(player);
    auto best = judge(player, title, all);
    if (best.achieved == Achieved::yes || is_predetermined(event_)) return best;  // 1.4.1 e
    // Every number of games that may be left needs these minutes.
    if (event_.seconds && *event_.seconds / 60 < norm_minutes) return best;
    // 1.4.1 e, f: rounds after the norm, and won games, may be ignored if the number of games and
    // the mix are kept; as few as possible.
    auto games = all;
    const auto facts = norm_games(title, all);
    const auto ignored = fewest_ignored(question(player, title, facts));
    if (!ignored) return best;
    games.resize(games.size() - ignored->later);
    for (auto won = ignored->won.rbegin(); won != ignored->won.rend(); ++won)
      games.erase(games.begin() + static_cast<std::ptrdiff_t>(*won));
    return judge(player, title, games);
  }

 private:
  /// 1.4.2: no forfeits, no opponents outside FIDE's federations; in a round robin no unrated
  /// player who scored nothing against rated ones.
  [[nodiscard]] std::vector<EventGame> counted_games(PlayerIndex player) const {
    std::vector<EventGame> games;
    for (const auto& game : event_.entrants[player].games)
      if (event_.entrants[game.opponent].federation != "NON" &&
          !(event_.is_round_robin() && is_unrated_zero(game.opponent)))
        games.push_back(game);
    return games;
  }

  [[nodiscard]] bool is_unrated_zero(PlayerIndex player) const {
    const auto& entrant = event_.entrants[player];
    if (entrant.rating > 0) return false;
    return std::all_of(entrant.games.begin(), entrant.games.end(), [&](const EventGame& game) {
      return event_.entrants[game.opponent].rating == 0 || game.score == Score{};
    });
  }

  // 1.4.3 d: at least 20 rated players of at least 3 federations other than the host's, 10 of them
  // GM, IM, WGM or WIM. A player who missed more than one round, PABs apart, is not counted.
  [[nodiscard]] bool is_big_open() const {
    if (is_predetermined(event_) || host_.empty()) return false;
    int rated = 0;
    int titled = 0;
    std::vector<std::string_view> federations;
    for (std::size_t i = 0; i < event_.entrants.size(); ++i) {
      const auto& entrant = event_.entrants[i];
      if (entrant.rating == 0 || entrant.federation == host_ || entrant.federation.empty() ||
          entrant.federation == "NON" || missed_rounds(static_cast<PlayerIndex>(i)) > 1)
        continue;
      ++rated;
      const auto title = entrant.title;
      titled += static_cast<int>(title == gm || title == im || title == wgm || title == wim);
      if (has_federation(entrant.federation)) federations.push_back(entrant.federation);
    }
    return rated >= 20 && titled >= 10 && distinct(federations) >= 3;
  }

  /// FID players have ratings and titles, but no federation.
  void number_federations() {
    std::map<std::string_view, int> numbers;
    for (const auto& entrant : event_.entrants)
      federations_.push_back(
          has_federation(entrant.federation)
              ? numbers.emplace(entrant.federation, static_cast<int>(numbers.size())).first->second
              : NormGame::no_federation);
  }

  [[nodiscard]] int missed_rounds(PlayerIndex player) const {
    int missed = 0;
    for (int round = 1; round <= tournament_.rounds(); ++round) {
      const auto game = tournament_.game(player, round);
      missed += static_cast<int>(!game.is_played() && !game.is_won_unplayed());
    }
    return missed;
  }

  static int distinct(std::vector<std::string_view> names) {
    std::sort(names.begin(), names.end());
    return static_cast<int>(std::unique(names.begin(), names.end()) - names.begin());
  }

  // 1.4.1 c: in nine rounds, a forfeit win or a pairing-allocated bye replaces the ninth game.
  [[nodiscard]] bool has_bye_for_ninth(PlayerIndex player) const {
    if (rounds_ != normal_games) return false;
    return std::ranges::any_of(tournament_.games(player), &Game::is_won_unplayed);
  }

  [[nodiscard]] std::vector<NormGame> norm_games(const TitleNorm& title,
                                                 const std::vector<EventGame>& games) const {
    std::vector<NormGame> all;
    for (const auto& game : games) {
      const auto& opponent = event_.entrants[game.opponent];
      all.push_back({.rating = rating_for_fide_norm(event_, game.opponent),
                     .federation = federations_[game.opponent],
                     .holder = is_wanted(title, opponent.title)  ? NormGame::Holder::wanted
                               : is_title_holder(opponent.title) ? NormGame::Holder::lower
                                                                 : NormGame::Holder::no,
                     .score = game.score});
    }
    return all;
  }

  [[nodiscard]] NormQuestion question(PlayerIndex player, const TitleNorm& title,
                                      std::span<const NormGame> games) const {
    const bool is_mix_wanted = !is_exempt(event_.entrants[player].federation);
    constexpr int any = std::numeric_limits<int>::max();
    return {.games = games,
            .federation = federations_[player],
            .floor = title.floor,
            .least_games = least_games_,
            .limits = [=, &title](int count, Score score) -> std::optional<NormLimits> {
              if (score.tenths() < least_tenths(count)) return {};
              return NormLimits{.least_holders = least_holders(count),
                                .least_wanted = least_of_titles(count),
                                .least_others = is_mix_wanted ? least_other_federations : 0,
                                .most_own = is_mix_wanted ? most_own(count) : any,
                                .most_one = is_mix_wanted ? most_one(count) : any,
                                .least_sum = least_sum(average_for(title, score, count), count)};
            }};
  }

  static void limit(Norm& norm, std::string_view article, Condition what, int have, int most) {
    norm.look_at({article, what, Requirement::Bound::at_most, most, have});
  }

  /// 1.4.3 a, b: national championships, for the players of the federation that registers them.
  [[nodiscard]] bool is_exempt(std::string_view own) const {
    return is_mix_exempt_ || ((event_.kind == SpecialEvent::national_championship ||
                               event_.kind == SpecialEvent::national_team_championship) &&
                              own == host_);
  }

  void judge_federations(Norm& norm, std::string_view own,
                         const std::vector<EventGame>& games) const {
    if (is_exempt(own)) return;
    std::vector<std::string_view> all;
    std::vector<std::string_view> others;
    int compatriots = 0;
    for (const auto& game : games) {
      const std::string_view federation = event_.entrants[game.opponent].federation;
      // FID players have ratings and titles, but no federation.
      if (!has_federation(federation)) continue;
      all.push_back(federation);
      if (federation == own)
        ++compatriots;
      else
        others.push_back(federation);
    }
    int most = 0;
    for (const auto federation : all)
      most = std::max(most, static_cast<int>(std::count(all.begin(), all.end(), federation)));
    norm.require("1.4.3", Condition::other_federations, distinct(others), least_other_federations);
    limit(norm, "1.4.4", Condition::own_federation, compatriots, most_own(norm.games));
    limit(norm, "1.4.4", Condition::one_federation, most, most_one(norm.games));
  }

  void judge_titles(Norm& norm, const TitleNorm& title, const std::vector<EventGame>& games) const {
    int holders = 0;
    int wanted = 0;
    for (const auto& game : games) {
      const auto held = event_.entrants[game.opponent].title;
      holders += static_cast<int>(is_title_holder(held));
      wanted += static_cast<int>(is_wanted(title, held));
    }
    norm.require("1.4.5a", Condition::title_holders, holders, least_holders(norm.games));
    norm.require("1.4.5b-e", Condition::titles, wanted, least_of_titles(norm.games));
  }

  [[nodiscard]] Norm judge(PlayerIndex player, const TitleNorm& title,
                           const std::vector<EventGame>& games) const {
    Norm norm{.player = player, .norm = title.name, .achieved = Achieved::no};
    norm.games = static_cast<int>(games.size());
    norm.counted = games;
    norm.requirements.reserve(10);
    std::int64_t sum = 0;
    const auto rating_of = [&](PlayerIndex one) { return rating_for_fide_norm(event_, one); };
    for (const auto& game : games) {
      norm.score += game.score;
      sum += rating_of(game.opponent);
    }
    const int need_games =
        norm.games == normal_games - 1 && has_bye_for_ninth(player) ? norm.games : least_games_;
    norm.require("1.4.1", Condition::games, norm.games,
                 norm.games < need_games ? least_games_ : need_games);
    // The minutes are whole: seconds below a whole minute do not reach it.
    if (event_.seconds)
      norm.require("1.1.3", Condition::minutes, *event_.seconds / 60, norm_minutes);
    if (event_.type == EventType::double_round_robin)
      norm.require("1.4.5f", Condition::players, static_cast<int>(event_.players()), 6);
    if (norm.games == 0) return norm;
    judge_federations(norm, event_.entrants[player].federation, games);
    judge_titles(norm, title, games);
    const auto [lowest, met] = lowest_opponent(games, rating_of);
    if (lowest < title.floor) {
      norm.raised = lowest;
      sum += (title.floor - lowest) * met;
    }
    const auto average = static_cast<int>(round_divide(sum, norm.games));  // 1.4.7 b
    norm.average = average;
    norm.performance = average + rating_difference(percentage(norm.score.tenths(), norm.games));
    norm.required = least_score(title, average, norm.games);
    norm.require("1.4.8a", Condition::average, average, title.least_average);
    norm.look_at({"1.4.8b", Condition::points_for_35_percent, Requirement::Bound::at_least,
                  least_tenths(norm.games), norm.score.tenths(), 1});
    norm.require("1.4.8", Condition::performance, *norm.performance, title.least_performance);
    if (norm.reasons.empty()) norm.achieved = Achieved::yes;
    return norm;
  }

  static std::optional<Score> least_score(const TitleNorm& title, int average, int games) {
    if (average < title.least_average) return {};
    for (int halves = 0; halves <= 2 * games; ++halves) {
      const auto score = Score::from_halves(halves);
      if (score.tenths() >= least_tenths(games) &&
          average + rating_difference(percentage(score.tenths(), games)) >= title.least_performance)
        return score;
    }
    return {};
  }

  const Tournament& tournament_;
  const Event& event_;
  std::string host_;
  std::vector<int> federations_;  ///< Of each entrant
  int rounds_ = 0;
  int least_games_ = normal_games;
  bool is_mix_exempt_ = false;
};

}  // namespace

std::span<const TitleNorm> title_norms() noexcept { return norms_2024; }

int least_norm_rounds(SpecialEvent kind) noexcept {
  switch (kind) {
    case SpecialEvent::team_championship: return team_championship_games;
    case SpecialEvent::world_cup: return world_cup_games;
    default: return normal_games;
  }
}

int rating_for_fide_norm(const Event& event, PlayerIndex opponent) {
  const int rating = event.entrants[opponent].rating;
  return rating > 0 ? rating : unrated_opponent;
}

std::vector<Norm> fide_norms(const Tournament& tournament, const Event& event,
                             const TitleNormOptions& options, std::span<const std::string> wanted) {
  const TitleNorms judge{tournament, event, options};
  std::vector<Norm> norms;
  for (std::size_t i = 0; i < event.entrants.size(); ++i)
    for (const auto& title : norms_2024) {
      if (title.women_only && event.entrants[i].sex != Sex::female) continue;
      if (!wanted.empty() && !contains(wanted, title.name)) continue;
      norms.push_back(judge.judge(static_cast<PlayerIndex>(i), title));
    }
  return norms;
}

}  // namespace trf::rating
