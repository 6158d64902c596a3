#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "engines.hpp"
#include "trf/check_ids.hpp"
#include "trf/contains.hpp"
#include "trf/layout.hpp"
#include "trf/messages/found_fsi.hpp"
#include "trf/messages/found_header.hpp"
#include "trf/messages/found_rating.hpp"
#include "trf/messages/found_structure.hpp"
#include "trf/rating/examine.hpp"
#include "trf/rating/messages/rated.hpp"
#include "trf/rating/rate.hpp"

// Checks of what an event counts for: profiles rating, fsi and fsi-rapid. All of them ask
// counts_for() and rate().
namespace trf::rating {
namespace {

/// The ids of the checks for each condition that an event can miss.
struct Ids {
  CheckId rate_of_play, rounds, players, day{}, length{}, norm_time{};

  [[nodiscard]] CheckId of(Unmet::What what) const {
    switch (what) {
      case Unmet::What::rounds:
      case Unmet::What::days: return rounds;
      case Unmet::What::players: return players;
      case Unmet::What::day: return day;
      case Unmet::What::length: return length;
      case Unmet::What::norm_time: return norm_time;
      case Unmet::What::norm_rounds: return {};
      default: return rate_of_play;
    }
  }
};

/// Unmet::What the report calls itself, in its name, type and rate of play: "Rapid open", "122
/// standard".
struct Claim {
  explicit Claim(const Tournament& t) {
    const auto text = t.type_text + " " + t.rate_of_play_text + " " + t.name;
    const auto says = [&](std::string_view a, std::string_view b) {
      return text.find(a) != std::string::npos || text.find(b) != std::string::npos;
    };
    standard = says("tandard", "lassic");
    rapid = says("apid", "RAPID");
    blitz = says("litz", "BLITZ");
  }
  bool standard = false, rapid = false, blitz = false;
};

class EventChecks {
 public:
  EventChecks(const Document& document, const Tournament& t, const CheckOptions& options,
              SpecialEvent kind, CheckRun& run)
      : document_{document}, t_{t}, run_{run} {
    EventFacts facts;
    facts.type = event_type_named(options.type);
    facts.seconds = options.seconds_for_60_moves;
    event_ = make_event(t, facts);
    event_.kind = kind;
    for (auto& entrant : event_.entrants)
      if (entrant.rating > highest_rating) entrant.rating = 0;
  }

  void run(Profile profile) {
    if (profile == Profile::fsi) check_fsi();
    if (profile == Profile::fsi_rapid) check_fsi_rapid();
    if (profile == Profile::rating) check_fide();
  }

 private:
  // ------------------------------------------------------------------ places

  [[nodiscard]] Position place_of(Warning::About about) const {
    return rating::place_of(document_, t_, about);
  }
  [[nodiscard]] Position place_of(const Unmet& unmet) const {
    const auto kind = about(unmet.what);
    const auto date =
        kind == Warning::About::days ? date_place(document_, unmet.round.value_or(0)) : Position{};
    return date.line != 0 ? date : place_of(kind);
  }
  [[nodiscard]] static Position place_of(const Player& player, const layout::Field& field) {
    return {player.line, field.first, field.width};
  }

  void tell(const CountsFor& counts, Profile profile, const Ids& ids) {
    for (const auto& unmet : counts.unmet)
      if (const auto id = ids.of(unmet.what); !id.empty())
        run_.add(id, profile, place_of(unmet), unmet.said.message);
  }
  void skip(CheckId id) { run_.skipped.push_back({id, trf::found::speed_unknown{}}); }

  // ------------------------------------------------------------------ FSI

  // RTF 5.3.1, 5.4.1
  void check_fsi() {
    const auto counts = counts_for(event_, *edition_for("elo-italia", event_.start).regulation);
    const bool is_team = event_.is_of_teams();
    constexpr CheckId of_players{"G03"};
    constexpr CheckId of_teams{"G05"};
    const auto time = is_team ? of_teams : of_players;
    if (!counts.seconds) skip(time);
    // A norm is reported only if the event is rated at this rate of play.
    const bool is_long_enough = std::ranges::none_of(
        counts.unmet, [](const Unmet& one) { return one.what == Unmet::What::rate_of_play; });
    constexpr CheckId norm{"G04"};
    tell(counts, Profile::fsi,
         {time, "G01", "G02", "G06", "G07", is_long_enough && !is_team ? norm : CheckId{}});
  }

  // Rapid 4.1, 4.3, 4.4
  void check_fsi_rapid() {
    const auto counts =
        counts_for(event_, *edition_for("elo-italia-rapid", event_.start).regulation);
    if (!counts.seconds) skip("G20");
    tell(counts, Profile::fsi_rapid, {"G20", "G21", "G22"});
  }

  // ------------------------------------------------------------------ FIDE

  void add(CheckId id, Position where, Message message) {
    run_.add(id, Profile::rating, where, std::move(message));
  }

  /// The edition in force for a kind of chess. Standard chess before July 2000 is that of 1997.
  [[nodiscard]] const Regulation& edition_of(RatingKind kind) const {
    const auto& start = event_.start;
    if (kind == RatingKind::blitz) return *edition_for("fide-blitz", start).regulation;
    if (kind == RatingKind::rapid) return *edition_for("fide-rapid", start).regulation;
    const auto old = edition_for("fide-1997", start);
    return start.is_set() && old.is_in_force ? *old.regulation
                                             : *edition_for("fide", start).regulation;
  }

  void check_fide() {
    const Claim claim{t_};
    const auto by_time = kind_of_chess(event_.seconds);
    const bool is_only_rapid = claim.rapid && !claim.blitz;
    const bool is_only_blitz = claim.blitz && !claim.rapid;
    const auto& standard = edition_of(RatingKind::standard);
    // Until 2009, with one minimum for all, shorter games were not rated: each event is a standard
    // one, if it does not say otherwise.
    const bool has_one_kind =
        tempo_of(standard).kind == TempoRule::Kind::window && !claim.rapid && !claim.blitz;
    check_times(claim.standard || has_one_kind, claim, by_time);
    // The rules of the games: those of the rate of play.
    const auto& regulation =
        has_one_kind ? standard
                     : edition_of(by_time.value_or(is_only_blitz   ? RatingKind::blitz
                                                   : is_only_rapid ? RatingKind::rapid
                                                                   : RatingKind::standard));
    const auto rated = rate(event_, regulation, {.games = true});
    if (std::ranges::find(rated.counts.unmet, Unmet::What::unequal_times, &Unmet::what) !=
        rated.counts.unmet.end())
      add("E21", place_of(Warning::About::rate_of_play), trf::found::unequal_times{});
    check_length(regulation);
    check_first_events(rated);
    check_form(rated);
    check_match(regulation);
    check_rounds(regulation);
  }

  void check_times(bool is_standard, const Claim& claim, std::optional<RatingKind> by_time) {
    const auto& standard = edition_of(RatingKind::standard);
    if (event_.seconds) {
      const auto tell_time = [&](CheckId id, RatingKind kind) {
        const auto counts = counts_for(event_, edition_of(kind));
        for (const auto& unmet : counts.unmet)
          if (unmet.what == Unmet::What::rate_of_play) add(id, place_of(unmet), unmet.said.message);
      };
      if (is_standard && *event_.seconds < least_seconds_of(standard))
        tell_time("E02", RatingKind::standard);
      if (claim.rapid && !claim.blitz) tell_time("E06", RatingKind::rapid);
      if ((!by_time && !is_standard) ||
          (claim.blitz && !claim.rapid && *by_time != RatingKind::blitz))
        tell_time("E07", RatingKind::blitz);
      if (by_time == RatingKind::standard && !claim.rapid && !claim.blitz)
        check_minutes_of_ratings(standard);
    }
    check_controls(standard, by_time);
  }

  [[nodiscard]] static int least_seconds_of(const Regulation& standard) {
    const auto& tempo = tempo_of(standard);
    return tempo.kind == TempoRule::Kind::window ? tempo.least : 60 * tempo.minutes.back();
  }
  [[nodiscard]] static const TempoRule& tempo_of(const Regulation& regulation) {
    if (const auto* old = std::get_if<Fide1997Regulation>(&regulation.rule)) return old->tempo;
    return std::get<FideRegulation>(regulation.rule).tempo;
  }

  // B.02 1.1: the higher the ratings, the longer; before 2022 for all games of the event.
  void check_minutes_of_ratings(const Regulation& standard) {
    const auto& tempo = tempo_of(standard);
    if (tempo.kind == TempoRule::Kind::window) return;
    const auto time = duration(*event_.seconds);
    const std::array<CheckId, 2> ids{"E04", "E03"};  // By the higher limit, by the lower one
    for (const std::size_t limit : {1U, 0U}) {
      if (*event_.seconds >= 60 * tempo.minutes[limit]) continue;
      const auto is_above = [&](const Entrant& one) {
        return !one.is_absent && one.rating >= tempo.ratings[limit];
      };
      const auto first = std::ranges::find_if(event_.entrants, is_above);
      if (first == event_.entrants.end()) continue;
      const auto players =
          static_cast<std::size_t>(std::ranges::count_if(event_.entrants, is_above));
      const auto& player = t_.players[static_cast<std::size_t>(first - event_.entrants.begin())];
      const auto where = place_of(player, layout::player::rating);
      const int rating = tempo.ratings[limit];
      const int wanted = tempo.minutes[limit];
      if (tempo.kind == TempoRule::Kind::by_rating)
        run_.add(ids[limit], Profile::rating, where,
                 trf::found::more_time_needed{
                     .players = players, .rating = rating, .wanted = wanted, .time = time},
                 Severity::warning);  // The other games are rated
      else
        add(ids[limit], where,
            trf::found::more_time_for_all{
                .players = players, .rating = rating, .wanted = wanted, .time = time});
    }
  }

  // B.02 1.2; 1997 1.1
  void check_controls(const Regulation& standard, std::optional<RatingKind> by_time) {
    if (by_time != RatingKind::standard || event_.periods.empty()) return;
    const auto& tempo = tempo_of(standard);
    const auto where = place_of(Warning::About::rate_of_play);
    const auto& first = event_.periods.front();
    if (event_.periods.size() > 1 && first.moves != 0 && first.moves < tempo.first_control)
      add("E05", where,
          trf::found::first_control_early{.moves = first.moves, .least = tempo.first_control});
    for (const auto& unmet : counts_for(event_, standard).unmet)
      if (unmet.what == Unmet::What::moves_an_hour) add("E05", where, unmet.said.message);
  }

  // B.02 4.1, Rapid and Blitz 4.1. If the FSI has the same limit, G07 or G25 reports it.
  void check_length(const Regulation& regulation) {
    const auto most = most_days(event_, regulation), days = event_.days();
    if (!most || !(days > most)) return;
    const Message of_fsi = trf::found::event_too_long{.days = *days, .most = *most};
    if (!contains(run_.findings, of_fsi, &Diagnostic::message))
      add("H10", place_of(Warning::About::last_day),
          trf::found::lasts_too_long{.days = *days, .most = *most});
  }

  // Too few points in the first event, by the edition.
  void check_first_events(const Rated& rated) {
    if (!t_.is_over()) return;
    for (std::size_t i = 0; i < rated.changes.size(); ++i) {
      const auto& change = rated.changes[i];
      const auto& player = t_.players[i];
      const auto is_for_opponents = [](const Cited& note) {
        return note.message.is<said::few_rated_opponents>();
      };
      if (!change.is_disregarded || change.notes.empty() ||
          std::ranges::any_of(change.notes, is_for_opponents))
        continue;
      int games = 0;
      Score score;
      for (auto game = std::ranges::lower_bound(rated.games, i, {}, &GameAccount::player);
           game != rated.games.end() && game->player == i; ++game) {
        // Other games are not rated, whatever their result.
        if (event_.entrants[game->opponent].rating == 0 || game->note != change.notes.front())
          continue;
        ++games;
        score += game->score;
      }
      if (games == 0 || score > Score::from_halves(1)) continue;
      add("E10", place_of(player, layout::player::start_rank),
          trf::found::no_point{
              .player = player.start_rank, .half = score > Score{}, .games = games});
    }
  }

  // 1997 6.3, 2018 6.2. An unplayed game (6.43, 6.4) has checks of its own.
  void check_form(const Rated& rated) {
    if (!rated.round_robin_refusal) return;
    add("E11", {}, rated.round_robin_refusal->sentence());
  }

  // 2018 6.5; 1997 has no such rule.
  void check_match(const Regulation& regulation) {
    const auto* rules = std::get_if<FideRegulation>(&regulation.rule);
    if (rules == nullptr || event_.decided_after == 0 ||
        event_.rounds <= rules->decided_match_games)
      return;
    for (const auto& game : event_.entrants.front().games)
      if (game.round > event_.decided_after) {
        const Position row{t_.players.front().line, 0, 0};
        const auto& cell = layout::player::cell;
        add("E12", {row.line, cell.at(static_cast<std::size_t>(game.round - 1)).first, cell.width},
            Cited{rules->match_article, trf::found::after_the_decision{.game = game.round}}
                .sentence());
        return;
      }
  }

  // The games of a first rating: 1997 9.14, later 7.14 and 7.1.4.
  void check_rounds(const Regulation& regulation) {
    int least = 0;
    std::string_view article;
    if (const auto* old = std::get_if<Fide1997Regulation>(&regulation.rule)) {
      least = old->least_games;
      article = old->published_article;
    } else if (const auto* rules = std::get_if<FideRegulation>(&regulation.rule)) {
      least = rules->first.least_games;
      article = rules->first.published_article;
    }
    const int games = event_.rounds - event_.free_rounds();
    if (event_.type == EventType::match || event_.rounds == 0 || games >= least) return;
    add("E13", {}, Cited{article, trf::found::too_few_games{.games = games}}.sentence());
  }

  const Document& document_;
  const Tournament& t_;
  CheckRun& run_;
  Event event_;
};

}  // namespace

std::array<Examiner, 3> event_examiners(SpecialEvent kind) {
  const auto of = [kind](Profile profile) {
    return Examiner{profile, [=](const Document& document, const Tournament& tournament,
                                 const Diagnostics&, const CheckOptions& options, CheckRun& run) {
                      EventChecks checks{document, tournament, options, kind, run};
                      checks.run(profile);
                    }};
  };
  // What the checks of the FSI report, those of FIDE do not repeat: see check_length().
  return {of(Profile::fsi), of(Profile::fsi_rapid), of(Profile::rating)};
}

}  // namespace trf::rating
