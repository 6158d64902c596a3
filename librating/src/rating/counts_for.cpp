#include "trf/rating/counts_for.hpp"

#include <algorithm>
#include <map>
#include <variant>

#include "editions.hpp"
#include "trf/contains.hpp"
#include "trf/facts.hpp"
#include "trf/messages/found_fsi.hpp"
#include "trf/messages/found_rating.hpp"
#include "trf/rating/messages/rated.hpp"

namespace trf::rating {
namespace {

constexpr int minute = 60;

// For a limit that is not in whole minutes, the first or last second beyond a whole minute.
Message allowed_seconds(int least_seconds, int most_seconds) {
  const bool is_least_allowed = least_seconds % minute == 0;
  const bool is_most_allowed = most_seconds % minute == 0;
  const int least = least_seconds / minute;
  const int most = is_most_allowed ? most_seconds / minute : most_seconds / minute + 1;
  // A lower limit alone is in whole minutes in every regulation.
  if (most_seconds == 0) return said::minutes_or_more{.least = least};
  if (is_least_allowed) return said::minutes_from_to{.least = least, .most = most};
  return is_most_allowed ? Message{said::more_minutes_up_to{.least = least, .most = most}}
                         : said::more_minutes_below{.least = least, .most = most};
}

int highest_rating_of(const Event& event, bool only_of_games) {
  int highest = 0;
  for (const auto& entrant : event.entrants)
    if (!entrant.is_absent && (!only_of_games || !entrant.games.empty()))
      highest = std::max(highest, entrant.rating);
  return highest;
}

/// Least seconds of an event of FIDE. If each game has its own minimum, the least of all.
int least_seconds(const Event& event, const TempoRule& tempo) {
  switch (tempo.kind) {
    case TempoRule::Kind::window: return tempo.least;
    case TempoRule::Kind::by_rating: return tempo.minutes.back() * minute;
    case TempoRule::Kind::by_highest:
      return tempo.minutes_for(highest_rating_of(event, false)) * minute;
  }
  return 0;
}

class Decision {
 public:
  Decision(const Event& event, const Regulation& regulation) : event_{event} {
    counts_.regulation = &regulation;
    counts_.is_in_force = regulation.is_in_force(event.start);
    counts_.seconds = event.seconds;
    counts_.pool = regulation.list.kind;
    // One text for both: its games are of the list of their rate of play.
    if (regulation.subject == Regulation::Subject::fide_rapid_and_blitz &&
        kind_of_chess(event.seconds) == RatingKind::blitz)
      counts_.pool = RatingKind::blitz;
  }

  CountsFor operator()() && {
    std::visit([&](const auto& rules) { decide(rules); }, counts_.regulation->rule);
    return std::move(counts_);
  }

 private:
  void bar(Unmet::What what, std::string_view article, Message why, std::vector<Purpose> purposes) {
    counts_.unmet.push_back({what, {article, std::move(why)}, std::move(purposes)});
  }
  void bar_all(Unmet::What what, std::string_view article, Message why) {
    bar(what, article, std::move(why),
        {Purpose::rating, Purpose::titles, Purpose::single_norm, Purpose::double_norm});
  }

  void decide(const FideRegulation& rules) {
    check_times(rules.tempo, rules.tempo_article, rules.unequal_times_article);
  }
  void decide(const Fide1997Regulation& rules) {
    check_times(rules.tempo, rules.tempo_article, {});
  }

  void check_times(const TempoRule& tempo, std::string_view article, std::string_view unequal) {
    if (event_.has_unequal_times && !unequal.empty())
      bar_all(Unmet::What::unequal_times, unequal, said::game_with_other_times{});
    if (!event_.seconds) return;
    const int least = least_seconds(event_, tempo);
    if (*event_.seconds < least || (tempo.most != 0 && *event_.seconds > tempo.most))
      bar_all(Unmet::What::rate_of_play, article,
              said::rate_of_play_not_allowed{.time = duration(*event_.seconds),
                                             .allowed = allowed_seconds(least, tempo.most)});
    for (const auto& period : event_.periods)
      if (tempo.moves_an_hour != 0 && period.moves != 0 &&
          std::uint64_t{period.moves} * 3600 >
              static_cast<std::uint64_t>(tempo.moves_an_hour) *
                  (std::uint64_t{period.seconds} +
                   std::uint64_t{period.moves} * period.increment)) {
        bar_all(Unmet::What::moves_an_hour, article,
                said::too_many_moves_an_hour{.moves = period.moves,
                                             .time = duration(static_cast<int>(period.seconds)),
                                             .most = tempo.moves_an_hour});
        break;
      }
  }

  void decide(const EloItaliaRegulation& rules) {
    const auto& needs = rules.homologation;
    if (event_.is_of_teams() && needs.team_minutes != 0) {
      if (event_.seconds && *event_.seconds < needs.team_minutes * minute)
        bar_all(Unmet::What::rate_of_play, needs.team_article,
                found::team_time{.time = duration(*event_.seconds), .wanted = needs.team_minutes});
    } else {
      check_size(needs);
      check_minutes(needs);
      check_calendar(needs);
    }
    decide_norms(needs);
  }

  // RTF 5.3.1 a, c; rapid 4.3, 4.4
  void check_size(const HomologationRule& needs) {
    const int rounds = event_.rounds;
    const auto players = event_.players();
    const bool is_short = needs.consecutive_rounds != 0 && rounds < needs.rounds;
    if (needs.consecutive_rounds == 0 && rounds < needs.rounds)
      bar_all(Unmet::What::rounds, needs.rounds_article,
              found::rounds_of_rapid{.rounds = rounds, .least = needs.rounds});
    else if (rounds < needs.consecutive_rounds)
      bar_all(Unmet::What::rounds, needs.rounds_article,
              found::too_few_rounds_fsi{
                  .rounds = rounds, .least = needs.rounds, .days = needs.consecutive_rounds});
    else if (is_short && !event_.is_on_consecutive_days)
      bar_all(Unmet::What::days, needs.rounds_article,
              found::not_consecutive{.rounds = rounds, .least = needs.rounds});
    const auto least = is_short ? needs.players_of_consecutive : needs.players;
    if (players >= least) return;
    bar_all(Unmet::What::players, needs.players_article,
            needs.consecutive_rounds == 0
                ? Message{found::players_of_rapid{.players = players, .least = least}}
                : found::too_few_players{.players = players, .rounds = rounds, .least = least});
  }

  // RTF 5.3.1 d; rapid 4.1
  void check_minutes(const HomologationRule& needs) {
    if (!event_.seconds) return;
    const int seconds = *event_.seconds;
    if (needs.needs_fide_minutes) {
      const auto& fide = *edition_for("fide", event_.start).regulation;
      const auto& tempo = std::get<FideRegulation>(fide.rule).tempo;
      // From 2022 each game has its minimum: the event needs that of all its games.
      const int least = tempo.kind == TempoRule::Kind::by_rating
                            ? tempo.minutes_for(highest_rating_of(event_, true)) * minute
                            : least_seconds(event_, tempo);
      if (seconds < least)
        bar_all(Unmet::What::rate_of_play, needs.time_article,
                found::time_below_fide{.time = duration(seconds), .wanted = least / minute});
      return;
    }
    if (seconds < needs.least_minutes * minute || seconds > needs.most_minutes * minute)
      bar_all(
          Unmet::What::rate_of_play, needs.time_article,
          said::rate_of_play_not_allowed{.time = duration(seconds),
                                         .allowed = allowed_seconds(needs.least_minutes * minute,
                                                                    needs.most_minutes * minute)});
  }

  // RTF 5.3.1 b, e
  void check_calendar(const HomologationRule& needs) {
    if (needs.rounds_a_day != 0) {
      std::map<Date, int> rounds;
      for (std::size_t r = 0; r < event_.round_dates.size(); ++r) {
        const auto& date = event_.round_dates[r];
        if (!date.is_set()) continue;
        const int count = ++rounds[date];
        const auto hours = [&](int games) {
          return event_.seconds && std::int64_t{games} * 2 * *event_.seconds >
                                       std::int64_t{needs.hours_a_day} * 60 * minute;
        };
        const bool is_over = count > needs.rounds_a_day || hours(count);
        const bool was_over = count - 1 > needs.rounds_a_day || hours(count - 1);
        if (!is_over || was_over) continue;
        bar_all(Unmet::What::day, needs.day_article,
                found::day_too_long{.rounds = count,
                                    .date = to_string(date),
                                    .most = needs.rounds_a_day,
                                    .hours = needs.hours_a_day});
        counts_.unmet.back().round = r;
      }
    }
    if (const auto days = event_.days(); needs.days != 0 && days > needs.days)
      bar_all(Unmet::What::length, needs.days_article,
              found::event_too_long{.days = *days, .most = needs.days});
  }

  // RTF 4.4.1.5.1, 4.4.1.5.2, 5.3.1 d
  void decide_norms(const HomologationRule& needs) {
    if (needs.norm_rounds == 0) {
      bar(Unmet::What::norm_rounds, needs.time_article, said::no_norms_here{},
          {Purpose::titles, Purpose::single_norm, Purpose::double_norm});
      return;
    }
    const int rounds = event_.rounds;
    if (rounds < needs.double_norm_rounds)
      bar(Unmet::What::norm_rounds, needs.double_norm_article,
          said::norm_needs_rounds{.rounds = rounds, .least = needs.double_norm_rounds},
          {Purpose::single_norm, Purpose::double_norm});
    else if (rounds < needs.norm_rounds)
      bar(Unmet::What::norm_rounds, needs.norm_article,
          said::norm_needs_rounds{.rounds = rounds, .least = needs.norm_rounds},
          {Purpose::single_norm});
    else
      bar(Unmet::What::norm_rounds, needs.double_norm_article,
          said::double_norm_rounds{.rounds = rounds, .most = needs.norm_rounds - 1},
          {Purpose::double_norm});
    if (event_.seconds && *event_.seconds < needs.norm_minutes * minute)
      bar(Unmet::What::norm_time, needs.time_article,
          found::no_single_norm{.time = duration(*event_.seconds), .wanted = needs.norm_minutes},
          {Purpose::single_norm});
  }

  const Event& event_;
  CountsFor counts_;
};

}  // namespace

bool Unmet::takes(Purpose purpose) const noexcept { return contains(bars, purpose); }

const Unmet* CountsFor::why_not(Purpose purpose) const noexcept {
  const auto found =
      std::ranges::find_if(unmet, [&](const Unmet& one) { return one.takes(purpose); });
  return found == unmet.end() ? nullptr : &*found;
}

Cited CountsFor::not_rated() const {
  std::vector<Message> reasons;
  for (const auto& one : unmet)
    if (one.takes(Purpose::rating)) reasons.push_back(one.said.sentence());
  return {"", said::not_rated{.reason = joined(std::move(reasons))}};
}

CountsFor counts_for(const Event& event, const Regulation& regulation) {
  return std::move(Decision{event, regulation})();
}

std::optional<RatingKind> kind_of_chess(std::optional<int> seconds) {
  switch (speed_of(seconds)) {
    case Speed::unknown: break;
    case Speed::standard: return RatingKind::standard;
    case Speed::rapid: return RatingKind::rapid;
    case Speed::blitz:
      if (*seconds >= std::get<FideRegulation>(fide_blitz_2018.rule).tempo.least)
        return RatingKind::blitz;
  }
  return {};
}

bool is_under_rapid_rules(std::optional<int> seconds) {
  return is_quick(elo_italia_rapid_2013, seconds);
}

bool is_quick(const Regulation& regulation, std::optional<int> seconds) {
  if (!seconds) return false;
  const auto* const italian = std::get_if<EloItaliaRegulation>(&regulation.rule);
  if (italian != nullptr && italian->homologation.most_minutes != 0)
    return *seconds <= italian->homologation.most_minutes * minute;
  return kind_of_chess(seconds) != RatingKind::standard;
}

}  // namespace trf::rating
