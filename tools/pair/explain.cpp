#include "pair/explain.hpp"

#include <algorithm>
#include <string_view>
#include <tuple>

#include <fmt/format.h>

#include "cli/html.hpp"
#include "cli/language.hpp"
#include "pair/about_player.hpp"
#include "pair/messages/round_reasons.hpp"
#include "pair/named_players.hpp"
#include "pair/sheet.hpp"
#include "trf/contains.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/messages/fact.hpp"
#include "trf/pair/messages/swiss.hpp"
#include "trf/pair/messages/tables.hpp"

namespace trf_pair {

using trf::PlayerIndex;
using trf::Tournament;
using trf::pair::Decision;
using trf::pair::Outcome;
using trf::pair::Pairing;
using trf::pair::RecordingTrace;
using trf::pair::Seat;
using trf::pair::State;

namespace {

[[nodiscard]] trf::Message plain_number(const Tournament& tournament, PlayerIndex player) {
  return trf::pair::said::value_player{.player = tournament.start_rank(player)};
}

/// "12 has White against 5", "12 receives the PAB"
[[nodiscard]] trf::Message fate(const Subject& subject, const Pairing& pairing,
                                PlayerIndex player) {
  trf::Message name = plain_number(*subject.tournament, player);
  const trf::Game game = pairing.game_of(player);
  if (game.is_bye())
    return said::player_has_bye{.player = std::move(name), .bye = bye_name(*subject.system)};
  if (game.is_blank()) return said::player_is_not_paired{.player = std::move(name)};
  return said::player_has_colour{.player = std::move(name),
                                 .colour = game.colour,
                                 .opponent = plain_number(*subject.tournament, game.opponent)};
}

class WhyNot {
 public:
  WhyNot(const Subject& subject, const State& state, const Outcome& correct, PlayerIndex a,
         PlayerIndex b)
      : subject_(subject), state_(state), correct_(correct), a_(a), b_(b) {
    pair_ = trf::pair::said::value_pair{.one = subject.tournament->start_rank(a),
                                        .other = subject.tournament->start_rank(b)};
  }

  [[nodiscard]] std::vector<Decision> answer() {
    if (const auto* pairing = std::get_if<Pairing>(&correct_)) tell_fates(*pairing);
    // A table pairs every participant, present or not, whoever met before.
    if (subject_.system->table_round != nullptr) {
      if (subject_.system->table_rounds(*subject_.tournament) > 0) tell_table();
      return std::move(decisions_);
    }
    const Seat a = state_.seat_of[a_], b = state_.seat_of[b_];
    for (const auto& [seat, player] : {std::pair{a, a_}, {b, b_}}) {
      if (seat != trf::pair::no_seat) continue;
      tell(subject_.system->presence.absent,
           absence_of(subject_, state_, player, plain_number(*subject_.tournament, player)));
    }
    if (!decisions_.empty() && (a == trf::pair::no_seat || b == trf::pair::no_seat))
      return std::move(decisions_);
    if (const auto* pairing = std::get_if<Pairing>(&correct_)) {
      if (!are_paired()) tell_verdict(subject_.system->with_pair(state_, *pairing, a, b));
    } else if (auto illegal = subject_.system->illegal_pair(state_, correct_, a, b)) {
      tell_verdict(*illegal);
    }
    return std::move(decisions_);
  }

 private:
  [[nodiscard]] bool are_paired() const {
    const auto* pairing = std::get_if<Pairing>(&correct_);
    return pairing != nullptr && pairing->game_of(a_).opponent == b_;
  }

  void tell(std::string_view article, trf::Message sentence) {
    decisions_.push_back({pair_, std::string(article), std::move(sentence), {}, {a_, b_}});
  }

  void tell_fates(const Pairing& pairing) {
    trf::Message one = fate(subject_, pairing, a_);
    if (are_paired()) return tell("", said::they_are_paired{.how = std::move(one)});
    tell("", said::in_correct_round{.one = std::move(one), .other = fate(subject_, pairing, b_)});
  }

  /// The rounds in which the table pairs the two.
  void tell_table() {
    const int one = subject_.tournament->players[a_].start_rank;
    const int other = subject_.tournament->players[b_].start_rank;
    std::vector<trf::Arg> rounds;
    const auto& [tournament, system] = std::tie(*subject_.tournament, *subject_.system);
    for (int round = 1; round <= system.table_rounds(tournament); ++round)
      if (system.table_round(tournament, round).game_of(a_).opponent == b_)
        rounds.emplace_back(trf::Number{round});
    const auto count = rounds.size();
    if (count == 0) return tell("", trf::pair::said::pair_not_of_table{.one = one, .other = other});
    tell("", trf::pair::said::pair_of_table_in{
                 .one = one, .other = other, .rounds = count, .list = std::move(rounds)});
  }

  void tell_none(const trf::Message& why) {
    tell("", said::no_legal_round_has_because{.pair = pair_, .why = why});
  }

  void tell_verdict(const trf::pair::Verdict& verdict) {
    using enum trf::pair::VerdictKind;
    if (verdict.kind == illegal) return tell(verdict.criterion, verdict.explanation);
    if (verdict.kind == unpairable) return tell_none(verdict.explanation);
    tell(verdict.criterion,
         said::best_round_is_worse{
             .pair = pair_, .where = trf::pair::where(verdict.place), .why = with_rule(verdict)});
    if (verdict.published_value.empty()) return;
    decisions_.back().facts = {{said::fact_with_pair{.pair = pair_}, verdict.published_value},
                               {said::fact_correct{}, verdict.correct_value}};
  }

  const Subject& subject_;
  const State& state_;
  const Outcome& correct_;
  PlayerIndex a_, b_;
  trf::Message pair_;
  std::vector<Decision> decisions_;
};

[[nodiscard]] trf::Message fact_line(const std::pair<trf::Message, trf::Message>& fact) {
  return said::fact_and_value{.name = fact.first, .value = fact.second};
}

[[nodiscard]] trf::Message facts_line(const Decision& decision) {
  std::vector<trf::Message> lines;
  for (const auto& fact : decision.facts) lines.push_back(fact_line(fact));
  return trf::joined(std::move(lines));
}

/// "FIDE (Dutch) System, C.04.3, 2026"
[[nodiscard]] trf::Message cited_system(const trf::pair::System& system) {
  trf::Message title = system.title();
  if (system.year == 0) return title;
  return said::edition_of_system{.system = std::move(title), .year = system.year};
}

[[nodiscard]] std::string players_text(const Subject& subject, const Decision& decision) {
  std::string text;
  for (const PlayerIndex player : decision.players) {
    text += fmt::format("{}{}", text.empty() ? "" : " ", subject.tournament->start_rank(player));
  }
  return text;
}

/// An open game counts for the pairing, too.
[[nodiscard]] bool has_open_game(const State& state, PlayerIndex player) {
  for (int round = 1; round < state.round; ++round)
    if (state.tournament->game(player, round).is_open()) return true;
  return false;
}

}  // namespace

Explanation explain(const Subject& subject, const State& state) {
  RecordingTrace trace;
  Explanation result;
  result.round = state.round;
  result.system = cited_system(*subject.system);
  result.outcome = subject.system->pair(state, &trace);
  const bool accelerated = std::ranges::any_of(state.players, [&](const auto& player) {
    return player.pairing_score != player.score && !has_open_game(state, player.player);
  });
  if (accelerated)
    result.decisions.push_back({trf::pair::title(trf::pair::Place::round(state.round)),
                                {},
                                said::scores_have_virtual_points{},
                                {},
                                {}});
  std::ranges::move(trace.decisions, std::back_inserter(result.decisions));
  const auto* pairing = std::get_if<Pairing>(&result.outcome);
  if (pairing == nullptr) return result;
  for (auto& reading : subject.system->open_readings(state, *pairing))
    result.decisions.push_back({said::open_readings{}, {}, std::move(reading.sentence), {}, {}});
  return result;
}

Explanation explain_players(const Subject& subject, const State& state,
                            std::span<const PlayerIndex> players, bool bye) {
  Explanation all = explain(subject, state);
  std::vector<Decision> chosen;
  if (bye) {
    chosen = about_bye(subject, state, all.outcome, players[0]);
  } else if (players.size() == 1) {
    all.about = {figures_of(*subject.system, state, all.outcome, players[0])};
    chosen = about_player(subject, state, all.outcome, all.about.front());
    if (const PlayerIndex opponent = all.about.front().opponent; opponent != trf::no_player)
      all.about.push_back(figures_of(*subject.system, state, all.outcome, opponent));
  }
  if (players.size() == 2)
    chosen = WhyNot(subject, state, all.outcome, players[0], players[1]).answer();
  const auto names = [](const Decision& decision, PlayerIndex player) {
    return trf::contains(decision.players, player);
  };
  // The reason of the colours belongs to the answer to one player.
  const bool one = players.size() == 1 && !bye;
  if (one) {
    const auto colours = std::ranges::find_if(all.decisions, [&](const Decision& decision) {
      return decision.sentence.is<trf::pair::said::has_white_against>() &&
             names(decision, players[0]);
    });
    if (colours != all.decisions.end()) {
      colours->scope = chosen.front().scope;
      chosen.push_back(std::move(*colours));
      all.decisions.erase(colours);
    }
  }
  // Decisions about all of them come first, then those about one.
  for (const bool want_all : {true, false}) {
    for (const Decision& decision : all.decisions) {
      const auto hits = std::ranges::count_if(players, [&](auto p) { return names(decision, p); });
      if (hits == 0 || (hits == std::ssize(players)) != want_all) continue;
      chosen.push_back(decision);
    }
  }
  // The answer has scores, so the note on virtual points belongs to it, too.
  const auto note = std::ranges::find_if(all.decisions, [](const Decision& decision) {
    return decision.sentence.is<said::scores_have_virtual_points>();
  });
  if (note != all.decisions.end() && !chosen.empty())
    chosen.insert(chosen.begin(), std::move(*note));
  all.decisions = std::move(chosen);
  return all;
}

cli::Table decision_table(const Subject& subject, const Explanation& explanation) {
  cli::Table table;
  table.schema = "trf-pair-explain/1";
  table.title = said::why_of_round{.round = explanation.round, .system = explanation.system};
  for (const char* name : {"step", "scope", "article", "sentence", "facts", "players"})
    table.columns.emplace_back(name);  // For programs alone
  std::int64_t step = 0;
  for (const Decision& decision : explanation.decisions) {
    trf::Message facts = facts_line(decision);
    table.rows.push_back({++step, cli::Words{decision.scope}, decision.article,
                          cli::Words{decision.sentence},
                          facts.empty() ? cli::Cell{} : cli::Cell{cli::Words{std::move(facts)}},
                          players_text(subject, decision)});
  }
  return table;
}

cli::Text decision_text(const Subject& subject, const Explanation& explanation) {
  using cli::formatted;
  auto text = formatted(
      "{}\n", said::why_of_round{.round = explanation.round, .system = explanation.system});
  trf::Message scope;
  NamedPlayers players{*subject.tournament};
  for (const Decision& decision : explanation.decisions) {
    if (decision.scope != scope) {
      scope = decision.scope;
      players.begin();
      text += formatted("\n{}\n", cli::Text{players.spoken(scope)});
    }
    text += formatted("  {}{}{}\n", decision.article, decision.article.empty() ? "" : ": ",
                      cli::Text{players.spoken(decision.sentence)});
    for (const auto& fact : decision.facts)
      text += formatted("    {}\n", cli::Text{players.spoken(fact_line(fact))});
  }
  if (explanation.decisions.empty()) text += formatted("\n{}\n", said::nothing_was_decided{});
  return text;
}

std::string decision_html(const Subject& subject, const Explanation& explanation) {
  using cli::element, cli::html_phrase;
  std::string page = element("h2", html_phrase(said::why_of_round{.round = explanation.round,
                                                                  .system = explanation.system}));
  trf::Message scope;
  NamedPlayers players{*subject.tournament};
  bool open = false;
  for (const Decision& decision : explanation.decisions) {
    if (decision.scope != scope || !open) {
      if (open) page += "</dl>\n";
      scope = decision.scope;
      players.begin();
      page += element("h3", cli::xml_escaped(players.spoken(scope))) + "<dl>\n";
      open = true;
    }
    page += element("dt", decision.article.empty() ? "–" : cli::xml_escaped(decision.article));
    std::string told = cli::xml_escaped(players.spoken(decision.sentence));
    if (const trf::Message facts = facts_line(decision); !facts.empty())
      told += fmt::format("<br><small>{}</small>", cli::xml_escaped(players.spoken(facts)));
    page += element("dd", told);
  }
  if (open) page += "</dl>\n";
  if (explanation.decisions.empty()) page += element("p", html_phrase(said::nothing_was_decided{}));
  return page;
}

}  // namespace trf_pair
