#include "burstein/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "burstein/exact.hpp"
#include "burstein/judge.hpp"
#include "swiss/explain.hpp"
#include "words.hpp"

namespace trf::pair::burstein {
namespace {

using swiss::name;
using swiss::names;

/// In larger fields a pair is told by less than the whole field.
constexpr int most_asked = 150;

/// "45.25" of hundredths.
std::string hundredths(std::int64_t value) {
  return value % 100 == 0 ? std::to_string(value / 100)
                          : fmt::format("{}.{:02}", value / 100, value % 100);
}

class BracketTeller {
 public:
  BracketTeller(const Field& field, const Step& step, Trace& trace)
      : field_(field),
        step_(step),
        bracket_(step.bracket),
        teller_(field, trace,
                title(swiss::bracket_place(step.bracket.number, step.bracket.score))) {}

  void tell() {
    tell_players();
    tell_floaters();
    tell_refused();
    tell_values();
    for (const auto& [a, b] : step_.pairing.pairs) {
      const auto decision = allot_colours(field_, a, b);
      const auto paragraph = static_cast<std::size_t>(decision.rule);
      const Rank white = (decision.colour == Colour::white) == (decision.higher == a) ? a : b;
      swiss::explain_colours(teller_, field_, field_.regulation().articles.colours[paragraph],
                             paragraph, white, white == a ? b : a);
    }
  }

 private:
  void tell_players() {
    std::vector<Rank> residents;
    for (const Rank rank : bracket_.players)
      if (std::ranges::find(bracket_.incoming, rank) == bracket_.incoming.end())
        residents.push_back(rank);
    std::ranges::sort(residents);
    std::string sentence = fmt::format("The bracket has {} resident{} ({})", residents.size(),
                                       residents.size() == 1 ? "" : "s", names(field_, residents));
    if (!bracket_.incoming.empty())
      sentence +=
          fmt::format(" and {} incoming floater{} ({})", bracket_.incoming.size(),
                      bracket_.incoming.size() == 1 ? "" : "s", names(field_, bracket_.incoming));
    teller_.say(field_.regulation().articles.bracket, std::move(sentence), bracket_.players);
    std::vector<std::string> ranked;
    for (const Rank rank : bracket_.players)
      ranked.push_back(fmt::format("{} (BH {}, SB {})", name(field_, rank),
                                   swiss::points(field_.index(rank).buchholz),
                                   hundredths(field_.index(rank).sonneborn_berger)));
    teller_.say(field_.regulation().articles.ranking,
                fmt::format("In the order of the index: {}", words::list(ranked)), {});
  }

  void tell_floaters() {
    const auto& floaters = step_.pairing.floaters;
    if (floaters.empty()) return;
    teller_.say(c05.name,
                bracket_.size() == 1
                    ? fmt::format("{} is alone in the bracket and floats to the next one",
                                  names(field_, floaters))
                    : names(field_, floaters) +
                          (floaters.size() == 1 ? " floats to the next bracket: "
                                                : " float to the next bracket: ") +
                          fmt::format("the most pairs that can be made here is {}",
                                      step_.pairing.pairs.size()),
                floaters, {{"floaters", names(field_, floaters)}});
  }

  /// 4.3 asks for the last opponent first: why those after the one who was given are not taken.
  void tell_refused() {
    std::vector<Rank> left = bracket_.players;
    for (const auto& [player, opponent] : step_.pairing.pairs) {
      while (left.front() != player) left.erase(left.begin());
      for (std::size_t i = left.size(); i-- > 1 && left[i] != opponent;) {
        const auto [rule, words] = reason_against(player, left[i]);
        teller_.say(rule,
                    fmt::format("{} and {} are not paired: {}", name(field_, player),
                                name(field_, left[i]), words),
                    std::array{player, left[i]});
      }
      left.erase(left.begin());
      std::erase(left, opponent);
    }
  }

  struct Reason {
    std::string rule, words;
  };
  [[nodiscard]] Reason reason_against(Rank player, Rank other) const {
    if (const auto rule = swiss::why_not(field_, player, other); !rule.rule.empty())
      return {std::string(rule.rule), rule.words};
    Bracket with = bracket_;
    with.together = {player, other};
    const bool is_small = field_.size() <= most_asked;
    if (!is_small && bracket_.size() > most_asked)
      return {std::string(field_.regulation().articles.order),
              "the other players could then not be paired so well"};
    const auto best = pair_exactly(field_, with, is_small ? Reach::complete : Reach::bracket);
    if (!best) return {"C4", "the other players could then not be paired completely"};
    for (const Criterion* criterion : criteria) {
      const auto ours = value_of(field_, *criterion, bracket_, step_.pairing);
      const auto theirs = value_of(field_, *criterion, bracket_, best->pairing);
      if (ours != theirs)
        return {std::string(criterion->name),
                fmt::format("with this pair, {} is worse: {} instead of {}", criterion->name,
                            told(*criterion, theirs), told(*criterion, ours))};
    }
    return {std::string(field_.regulation().articles.order),
            "the players before them could then not have their opponents"};
  }

  void tell_values() {
    if (step_.pairing.pairs.empty()) return;
    swiss::Teller::Facts facts;
    for (const Criterion* criterion : criteria)
      facts.emplace_back(criterion->name,
                         told(*criterion, value_of(field_, *criterion, bracket_, step_.pairing)));
    const int unsatisfied = value_of(field_, c08, bracket_, step_.pairing).front();
    teller_.say(c08.name,
                unsatisfied == 0 ? std::string("All players get their colour preference")
                                 : fmt::format("{} player{} not get their colour preference",
                                               unsatisfied, unsatisfied == 1 ? " does" : "s do"),
                {}, std::move(facts));
  }

  const Field& field_;
  const Step& step_;
  const Bracket& bracket_;
  swiss::Teller teller_;
};

}  // namespace

void explain(const Field& field, const RoundPairing& round, Trace& trace) {
  const auto& articles = field.regulation().articles;
  swiss::explain_bye(field, round.bye, bye_order(field),
                     {.pairable = articles.bye_pairable,
                      .score = articles.bye_score,
                      .games = articles.bye_games,
                      .last = articles.bye_rank,
                      .last_word = "the lowest rank by Buchholz, Sonneborn-Berger and TPN"},
                     trace);
  for (const Step& step : round.steps) BracketTeller(field, step, trace).tell();
  swiss::explain_boards(field, trace);
}

}  // namespace trf::pair::burstein
