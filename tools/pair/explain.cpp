#include "pair/explain.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "cli/html.hpp"
#include "cli/language.hpp"
#include "pair/about_player.hpp"
#include "pair/sheet.hpp"
#include "trf/pair/compare.hpp"

namespace trf_pair {

using trf::PlayerIndex;
using trf::Tournament;
using trf::pair::Decision;
using trf::pair::Outcome;
using trf::pair::Pairing;
using trf::pair::RecordingTrace;
using trf::pair::Seat;
using trf::pair::State;
using trf::pair::Unpairable;

namespace {

[[nodiscard]] int number(const Tournament& tournament, PlayerIndex player) {
  return tournament.players[player].start_rank;
}

[[nodiscard]] PlayerIndex opponent_of(const Pairing& pairing, PlayerIndex player) {
  for (const auto& [white, black] : pairing.pairs) {
    if (white == player) return black;
    if (black == player) return white;
  }
  return trf::no_player;
}

/// "12 plays White against 5", "12 has the bye"
[[nodiscard]] std::string fate(const Tournament& tournament, const Pairing& pairing,
                               PlayerIndex player) {
  if (pairing.bye == player) return fmt::format("{} has the bye", number(tournament, player));
  const PlayerIndex opponent = opponent_of(pairing, player);
  if (opponent == trf::no_player)
    return fmt::format("{} is not paired", number(tournament, player));
  const bool white = std::ranges::any_of(pairing.pairs, [&](auto& p) { return p.white == player; });
  return fmt::format("{} has {} against {}", number(tournament, player), white ? "White" : "Black",
                     number(tournament, opponent));
}

class WhyNot {
 public:
  WhyNot(const Subject& subject, const State& state, const Outcome& correct, PlayerIndex a,
         PlayerIndex b)
      : subject_(subject), state_(state), correct_(correct), a_(a), b_(b) {
    pair_ = fmt::format("{}-{}", number(subject.tournament, a), number(subject.tournament, b));
  }

  [[nodiscard]] std::vector<Decision> answer() {
    if (const auto* pairing = std::get_if<Pairing>(&correct_)) tell_fates(*pairing);
    const Seat a = state_.seat_of[a_], b = state_.seat_of[b_];
    for (const auto& [seat, player] : {std::pair{a, a_}, {b, b_}}) {
      if (seat != trf::pair::no_seat) continue;
      tell("C.04.1", fmt::format("{} is not paired in this round: he is absent",
                                 number(subject_.tournament, player)));
    }
    if (!decisions_.empty() && (a == trf::pair::no_seat || b == trf::pair::no_seat)) {
      return std::move(decisions_);
    }
    if (subject_.system->with_pair == nullptr) tell_obstacles(a, b);
    if (subject_.system->open_games != trf::pair::OpenGames::do_not_count && !are_paired())
      compare(a, b);
    return std::move(decisions_);
  }

 private:
  [[nodiscard]] bool are_paired() const {
    const auto* pairing = std::get_if<Pairing>(&correct_);
    return pairing != nullptr && opponent_of(*pairing, a_) == b_;
  }

  void tell(std::string article, trf::Message sentence) {
    Decision decision;
    decision.scope = pair_;
    decision.article = std::move(article);
    decision.sentence = std::move(sentence);
    decision.players = {a_, b_};
    decisions_.push_back(std::move(decision));
  }

  void tell_fates(const Pairing& pairing) {
    if (are_paired()) {
      tell("", fmt::format("They are paired: {}", fate(subject_.tournament, pairing, a_)));
    } else {
      tell("", fmt::format("In the correct round {} and {}", fate(subject_.tournament, pairing, a_),
                           fate(subject_.tournament, pairing, b_)));
    }
  }

  void tell_obstacles(Seat a, Seat b) {
    const auto past = state_.past_of(a_);
    for (std::size_t i = 0; i < past.size(); ++i) {
      if (past[i].opponent == b_ && past[i].played()) {
        tell("C.04.1", fmt::format("They met in round {}", i + 1));
      }
    }
    if (state_.is_prohibited(a, b)) tell("260", "The pair is prohibited in this round");
  }

  void compare(Seat a, Seat b) {
    const auto* pairing = std::get_if<Pairing>(&correct_);
    if (subject_.system->with_pair != nullptr) {
      if (pairing != nullptr) tell_verdict(subject_.system->with_pair(state_, *pairing, a, b));
      return;
    }
    if (state_.have_met(a, b) || state_.is_prohibited(a, b)) return;
    const auto with = subject_.system->pair(trf::pair::forced_together(state_, a, b), nullptr);
    if (const auto* none = std::get_if<Unpairable>(&with)) {
      return tell("", fmt::format("No legal round has the pair {}: {}", pair_,
                                  to_string(none->obstruction)));
    }
    const auto& forced = std::get<Pairing>(with);
    const auto* correct = std::get_if<Pairing>(&correct_);
    if (correct == nullptr || trf::pair::same_pairs(forced, *correct)) return;
    tell_verdict(subject_.system->judge(state_, forced, correct_));
  }

  void tell_verdict(const trf::pair::Verdict& verdict) {
    if (verdict.kind == trf::pair::VerdictKind::illegal)
      return tell(verdict.criterion, verdict.explanation);
    if (verdict.kind == trf::pair::VerdictKind::unpairable) {
      return tell(
          "",
          fmt::format("No legal round has the pair {}{}", pair_,
                      verdict.explanation.empty() ? "" : ": " + to_string(verdict.explanation)));
    }
    tell(verdict.criterion,
         fmt::format("The best round with {} is {}{}{}", pair_,
                     verdict.kind == trf::pair::VerdictKind::illegal ? "illegal" : "worse",
                     to_string(trf::pair::where(verdict.place)),
                     verdict.explanation.empty() ? "" : ": " + to_string(verdict.explanation)));
    auto& facts = decisions_.back().facts;
    if (!verdict.published_value.empty()) {
      facts.emplace_back("with " + pair_, verdict.published_value);
      facts.emplace_back("correct", verdict.correct_value);
    }
  }

  const Subject& subject_;
  const State& state_;
  const Outcome& correct_;
  PlayerIndex a_, b_;
  std::string pair_;
  std::vector<Decision> decisions_;
};

[[nodiscard]] std::string facts_text(const Decision& decision) {
  std::string text;
  for (const auto& [name, value] : decision.facts) {
    text += fmt::format("{}{}: {}", text.empty() ? "" : "; ", to_string(name), to_string(value));
  }
  return text;
}

[[nodiscard]] std::string players_text(const Subject& subject, const Decision& decision) {
  std::string text;
  for (const PlayerIndex player : decision.players) {
    text += fmt::format("{}{}", text.empty() ? "" : " ", number(subject.tournament, player));
  }
  return text;
}

}  // namespace

Explanation explain(const Subject& subject, const State& state) {
  RecordingTrace trace;
  Explanation result;
  result.round = state.round;
  result.regulation = subject.regulation();
  result.outcome = subject.system->pair(state, &trace);
  result.decisions = std::move(trace.decisions);
  return result;
}

Explanation explain_players(const Subject& subject, const State& state,
                            std::span<const PlayerIndex> players, bool bye) {
  Explanation all = explain(subject, state);
  std::vector<Decision> chosen;
  if (bye) {
    chosen = about_bye(subject, state, all.outcome, players[0]);
  } else if (players.size() == 1) {
    all.about = {asked_player(subject, state, all.outcome, players[0])};
    chosen = about_player(subject, state, all.outcome, all.about.front());
    if (const PlayerIndex opponent = all.about.front().opponent; opponent != trf::no_player)
      all.about.push_back(asked_player(subject, state, all.outcome, opponent));
  }
  if (players.size() == 2) {
    chosen = WhyNot(subject, state, all.outcome, players[0], players[1]).answer();
  }
  const auto names = [](const Decision& decision, PlayerIndex player) {
    return std::ranges::find(decision.players, player) != decision.players.end();
  };
  // What names all of them comes first, then what names one.
  for (const bool want_all : {true, false}) {
    for (const Decision& decision : all.decisions) {
      const auto hits = std::ranges::count_if(players, [&](auto p) { return names(decision, p); });
      if (hits == 0 || (hits == std::ssize(players)) != want_all) continue;
      chosen.push_back(decision);
    }
  }
  all.decisions = std::move(chosen);
  return all;
}

cli::Table decision_table(const Subject& subject, const Explanation& explanation) {
  cli::Table table;
  table.schema = "trf-pair-explain/1";
  table.title = fmt::format("Round {}: why ({})", explanation.round, explanation.regulation);
  table.columns = {{"step", "Step"},
                   {"scope", "Where", cli::Content::words},
                   {"article", "Article"},
                   {"sentence", "Decision", cli::Content::words},
                   {"facts", "Facts", cli::Content::words},
                   {"players", "Players"}};
  std::int64_t step = 0;
  for (const Decision& decision : explanation.decisions) {
    table.rows.push_back({++step, cli::Words{decision.scope}, decision.article,
                          cli::Words{decision.sentence}, facts_text(decision),
                          players_text(subject, decision)});
  }
  return table;
}

std::string decision_text(const Subject& /*subject*/, const Explanation& explanation) {
  using cli::translated;
  std::string text =
      translated(fmt::format("Round {}: why ({})", explanation.round, explanation.regulation)) +
      "\n";
  trf::Message scope;
  for (const Decision& decision : explanation.decisions) {
    if (decision.scope != scope) {
      scope = decision.scope;
      text += fmt::format("\n{}\n", translated(scope));
    }
    text += fmt::format("  {}{}{}\n", decision.article, decision.article.empty() ? "" : ": ",
                        translated(decision.sentence));
    for (const auto& [name, value] : decision.facts) {
      text += fmt::format("    {}\n",
                          translated(fmt::format("{}: {}", to_string(name), to_string(value))));
    }
  }
  if (explanation.decisions.empty()) text += "\n" + translated("Nothing was decided") + "\n";
  return text;
}

std::string decision_html(const Subject& /*subject*/, const Explanation& explanation) {
  using cli::element, cli::html_phrase;
  std::string page = element("h2", fmt::format("Why: round {} by {}", explanation.round,
                                               html_phrase(explanation.regulation)));
  trf::Message scope;
  bool open = false;
  for (const Decision& decision : explanation.decisions) {
    if (decision.scope != scope || !open) {
      if (open) page += "</dl>\n";
      scope = decision.scope;
      page += element("h3", html_phrase(scope)) + "<dl>\n";
      open = true;
    }
    page += element("dt", html_phrase(decision.article.empty() ? "–" : decision.article));
    std::string told = html_phrase(decision.sentence);
    const std::string facts = facts_text(decision);
    if (!facts.empty()) told += fmt::format("<br><small>{}</small>", html_phrase(facts));
    page += element("dd", told);
  }
  if (open) page += "</dl>\n";
  if (explanation.decisions.empty()) page += element("p", html_phrase("Nothing was decided"));
  return page;
}

}  // namespace trf_pair
