#include "dubov/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "dubov/judge.hpp"
#include "swiss/explain.hpp"
#include "words.hpp"

namespace trf::pair::dubov {
namespace {

using swiss::name;
using swiss::names;

constexpr std::size_t most_candidates = 3;  // that are told why they did not float up

class BracketTeller {
 public:
  BracketTeller(const Field& field, const Step& step, Trace& trace)
      : field_(field),
        articles_(field.regulation().articles),
        step_(step),
        teller_(field, trace,
                title(swiss::bracket_place(step.bracket.number,
                                           field[step.bracket.residents.front()].score))) {}

  void tell() {
    tell_players();
    tell_upfloaters();
    tell_groups();
    tell_shift(articles_.shift, step_.halves.shifted, step_.halves.shifts_from_first);
    tell_shift(articles_.balance, step_.halves.balanced, !step_.halves.shifts_from_first);
    tell_transposition();
    tell_values();
    for (const auto& [a, b] : step_.halves.pairs) {
      const Rank high = std::min(a, b), low = std::max(a, b);
      const auto decision = allot_colours(field_, high, low);
      const auto paragraph = static_cast<std::size_t>(decision.rule);
      const bool white = decision.higher == Colour::white;
      swiss::explain_colours(teller_, field_, articles_.colours[paragraph], paragraph,
                             white ? high : low, white ? low : high);
    }
  }

 private:
  [[nodiscard]] const std::vector<Rank>& residents() const { return step_.bracket.residents; }
  [[nodiscard]] const std::vector<Rank>& upfloaters() const { return step_.bracket.upfloaters; }

  void tell_players() {
    const auto count = [](std::size_t n, std::string_view noun) {
      return fmt::format("{} {}{}", n, noun, n == 1 ? "" : "s");
    };
    std::string sentence =
        fmt::format("The bracket has {} ({})", count(residents().size(), "resident"),
                    names(field_, residents()));
    if (!upfloaters().empty())
      sentence += fmt::format(" and {} ({})", count(upfloaters().size(), "upfloater"),
                              names(field_, upfloaters()));
    std::vector<Rank> all = residents();
    all.insert(all.end(), upfloaters().begin(), upfloaters().end());
    teller_.say(articles_.bracket, std::move(sentence), all);
  }

  void tell_upfloaters() {
    if (upfloaters().empty()) return;
    const bool single = upfloaters().size() == 1;
    teller_.say(
        c05.name,
        single && residents().size() % 2 != 0
            ? fmt::format("{} is the upfloater: the number of residents is odd",
                          name(field_, upfloaters().front()))
            : fmt::format("{} are the upfloaters: fewer are not enough to pair all residents",
                          names(field_, upfloaters())),
        upfloaters(), {{"upfloaters", names(field_, upfloaters())}});
    if (!single) return;
    // Why not those who come before, and those who look as good.
    std::size_t told = 0;
    for (const Rank candidate : step_.lower) {
      if (told == most_candidates || candidate == upfloaters().front()) break;
      if (field_[candidate].score < field_[upfloaters().front()].score) break;
      tell_candidate(candidate);
      ++told;
    }
  }

  void tell_candidate(Rank candidate) {
    const std::array about{candidate, upfloaters().front()};
    const auto say = [&](std::string_view article, std::string_view reason) {
      teller_.say(article,
                  fmt::format("{} is not the upfloater: {}", name(field_, candidate), reason),
                  about);
    };
    std::vector<Rank> players = residents();
    players.push_back(candidate);
    const auto halves = pair_halves(field_, players);
    if (!halves) return say("C1", "the residents could not all be paired");
    if (!leaves_completion(candidate))
      return say("C4", "the other players could not all be paired");
    const Worth ours{upfloaters(), step_.halves.pairs}, theirs{{candidate}, halves->pairs};
    const Criterion* criterion = first_difference(field_, ours, theirs);
    if (criterion == nullptr) return;
    const auto value = [&](const Worth& worth) {
      return told(*criterion, value_of(field_, *criterion, worth.upfloaters, worth.pairs));
    };
    say(criterion->name,
        fmt::format("{}: {} with {}, {} with {}", criterion->text, value(theirs),
                    name(field_, candidate), value(ours), name(field_, upfloaters().front())));
  }

  [[nodiscard]] bool leaves_completion(Rank candidate) const {
    std::vector<Rank> others = step_.lower;
    std::erase(others, candidate);
    matching::Matcher matcher(
        matching::Graph::from(others.size(), [&](matching::Vertex a, matching::Vertex b) {
          return field_.may_meet(others[a], others[b]);
        }));
    return matcher.is_complete();
  }

  void tell_groups() {
    const Halves& halves = step_.halves;
    teller_.say(
        articles_.groups,
        halves.nobody_played
            ? fmt::format("No player of the bracket has played: G1 is the upper half ({}), "
                          "G2 the lower half ({})",
                          names(field_, halves.first), names(field_, halves.second))
            : fmt::format("G1, players who prefer White: {}; G2, players who prefer Black: {}",
                          names(field_, halves.first), names(field_, halves.second)),
        {}, {{"G1", names(field_, halves.first)}, {"G2", names(field_, halves.second)}});
  }

  void tell_shift(std::string_view article, const std::vector<Rank>& players, bool from_first) {
    if (players.empty()) return;
    const bool many = players.size() > 1;
    const std::string_view from = from_first ? "G1" : "G2", to = from_first ? "G2" : "G1";
    const bool unavoidable = article == articles_.shift;
    teller_.say(
        article,
        fmt::format("{} {} shifted from {} to {}: {}", names(field_, players), many ? "are" : "is",
                    from, to,
                    unavoidable ? fmt::format("{} of the pairs cannot be made between the groups",
                                              players.size())
                                : std::string("the groups must have the same size")),
        players,
        {{"order of the shifters",
          names(field_,
                numbered_shifters(field_, from_first ? step_.halves.first : step_.halves.second,
                                  from_first ? Colour::white : Colour::black))}});
  }

  void tell_transposition() {
    const auto& pairs = step_.halves.pairs;
    std::vector<std::string> first;
    std::vector<Rank> second, by_tpn;
    for (const auto& [a, b] : pairs) {
      first.push_back(fmt::format("{} (ARO {})", name(field_, a), field_.opposition(a).aro));
      second.push_back(b);
    }
    by_tpn = second;
    std::ranges::sort(by_tpn, {}, [&](Rank rank) { return field_[rank].tpn; });
    teller_.say(articles_.halves, fmt::format("S1 in the order of ARO: {}", words::list(first)),
                {});
    teller_.say(articles_.transposition,
                second == by_tpn
                    ? fmt::format("T2 is G2 in the order of TPN: {}", names(field_, second))
                    : fmt::format("T2, the first legal transposition: {}", names(field_, second)),
                {});
    tell_refused(pairs, by_tpn);
  }

  /// Opponents that come before those who were given, and why they are not taken.
  void tell_refused(const std::vector<std::pair<Rank, Rank>>& pairs, std::vector<Rank> left) {
    for (const auto& [player, opponent] : pairs) {
      for (const Rank other : left) {
        if (other == opponent) break;
        const auto rule = swiss::why_not(field_, player, other);
        teller_.say(
            rule.rule.empty() ? articles_.transposition : rule.rule,
            fmt::format("{} and {} are not paired: {}", name(field_, player), name(field_, other),
                        rule.rule.empty()
                            ? std::string("the players after them could not all be paired")
                            : rule.words),
            std::array{player, other});
      }
      std::erase(left, opponent);
    }
  }

  void tell_values() {
    swiss::Teller::Facts facts;
    for (const Criterion* criterion : criteria)
      facts.emplace_back(
          criterion->name,
          told(*criterion, value_of(field_, *criterion, upfloaters(), step_.halves.pairs)));
    const int unsatisfied = step_.halves.unsatisfied;
    teller_.say(c07.name,
                unsatisfied == 0 ? std::string("All players get their colour preference")
                                 : fmt::format("{} player{} not get their colour preference",
                                               unsatisfied, unsatisfied == 1 ? " does" : "s do"),
                {}, std::move(facts));
  }

  const Field& field_;
  const Regulation::Articles& articles_;
  const Step& step_;
  swiss::Teller teller_;
};

}  // namespace

void explain(const Field& field, const RoundPairing& round, Trace& trace) {
  const auto& articles = field.regulation().articles;
  swiss::explain_bye(field, round.bye, bye_order(field),
                     {.pairable = articles.bye_pairable,
                      .score = articles.bye_score,
                      .games = articles.bye_games,
                      .last = articles.bye_tpn,
                      .last_word = "the largest TPN"},
                     trace);
  for (const Step& step : round.steps) BracketTeller(field, step, trace).tell();
  swiss::explain_boards(field, trace);
}

}  // namespace trf::pair::dubov
