#include "dubov/explain.hpp"

#include <algorithm>

#include "dubov/explain_upfloaters.hpp"
#include "dubov/judge.hpp"
#include "swiss/explain.hpp"
#include "trf/pair/messages/dubov.hpp"

namespace trf::pair::dubov {
namespace {

using swiss::listed;
using swiss::numbers;

class BracketTeller : swiss::StepTeller<Field, Step, swiss::Field> {
 public:
  BracketTeller(const Field& field, const Step& step, Trace& trace)
      : StepTeller(field, step, place_of(field, step), trace) {}

  void tell() {
    tell_players();
    dubov::tell_upfloaters(teller_, field_, step_);
    tell_groups();
    tell_shift(articles_.shift, step_.halves.shifted, step_.halves.shifts_from_first);
    tell_shift(articles_.balance, step_.halves.balanced, !step_.halves.shifts_from_first);
    tell_transposition();
    tell_values();
    for (const auto& [a, b] : step_.halves.pairs)
      swiss::tell_colours(teller_, field_, articles_.colours, allot_colours(field_, a, b));
  }

 private:
  [[nodiscard]] const std::vector<Rank>& residents() const { return step_.bracket.residents; }
  [[nodiscard]] const std::vector<Rank>& upfloaters() const { return step_.bracket.upfloaters; }

  void tell_players() {
    if (upfloaters().empty())
      return teller_.say(articles_.bracket,
                         said::bracket_of_residents{.count = residents().size(),
                                                    .residents = numbers(field_, residents())},
                         residents());
    std::vector<Rank> all = residents();
    all.insert(all.end(), upfloaters().begin(), upfloaters().end());
    teller_.say(articles_.bracket,
                said::bracket_with_upfloaters{.count = residents().size(),
                                              .residents = numbers(field_, residents()),
                                              .more = upfloaters().size(),
                                              .upfloaters = numbers(field_, upfloaters())},
                all);
  }

  void tell_groups() {
    const Halves& halves = step_.halves;
    Message first = swiss::listed_or_none(field_, halves.first);
    Message second = swiss::listed_or_none(field_, halves.second);
    swiss::Facts facts{{swiss::code("G1"), listed(field_, halves.first)},
                       {swiss::code("G2"), listed(field_, halves.second)}};
    if (halves.none_played)
      teller_.say(articles_.groups,
                  said::halves_by_rank{.first = std::move(first), .second = std::move(second)}, {},
                  std::move(facts));
    else
      teller_.say(
          articles_.groups,
          said::halves_by_preference{.first = std::move(first), .second = std::move(second)}, {},
          std::move(facts));
  }

  void tell_shift(std::string_view article, const std::vector<Rank>& players, bool from_first) {
    if (players.empty()) return;
    const auto order =
        numbered_shifters(field_, from_first ? step_.halves.first : step_.halves.second,
                          from_first ? Colour::white : Colour::black);
    swiss::Facts facts{{said::fact_order_of_shifters{}, listed(field_, order)}};
    if (article == articles_.shift)
      teller_.say(
          article,
          said::shifted_to_pair{
              .players = numbers(field_, players), .first = from_first, .count = players.size()},
          players, std::move(facts));
    else
      teller_.say(
          article,
          said::shifted_to_balance{.players = numbers(field_, players), .first = from_first},
          players, std::move(facts));
  }

  void tell_transposition() {
    const auto& pairs = step_.halves.pairs;
    std::vector<Arg> first;
    std::vector<Rank> second, by_tpn;
    for (const auto& [a, b] : pairs) {
      first.push_back(said::with_aro{.player = number(a), .aro = field_.opposition(a).aro});
      second.push_back(b);
    }
    by_tpn = second;
    std::ranges::sort(by_tpn, {}, [&](Rank rank) { return field_[rank].tpn; });
    teller_.say(articles_.halves, said::first_half_by_aro{.players = std::move(first)});
    if (second == by_tpn)
      teller_.say(articles_.transposition,
                  said::second_half_by_tpn{.players = numbers(field_, second)});
    else
      teller_.say(articles_.transposition,
                  said::first_transposition{.players = numbers(field_, second)});
    tell_refused(pairs, by_tpn);
  }

  /// Opponents before the chosen ones, and why they are not chosen.
  void tell_refused(const std::vector<std::pair<Rank, Rank>>& pairs, std::vector<Rank> left) {
    for (const auto& [player, opponent] : pairs) {
      for (const Rank other : left) {
        if (other == opponent) break;
        auto rule = swiss::why_not(field_, player, other);
        teller_.say(rule ? rule->rule : articles_.transposition,
                    said::are_not_paired{
                        .one = number(player),
                        .other = number(other),
                        .why = rule ? std::move(rule->why)
                                    : Message(said::later_stay_unpaired{.player = number(player)})},
                    std::array{player, other});
      }
      std::erase(left, opponent);
    }
  }

  void tell_values() {
    const Worth ours{upfloaters(), step_.halves.pairs};
    swiss::Facts facts;
    for (const Criterion* criterion : criteria)
      facts.emplace_back(swiss::code(criterion->name),
                         swiss::told(criterion->measure, ours.by(field_, *criterion)));
    swiss::tell_preferences(teller_, c07.name, step_.halves.unsatisfied, std::move(facts));
  }
};

}  // namespace

void explain(const Field& field, const RoundPairing& round, Trace& trace) {
  swiss::explain_bye(field, round.bye, bye_order(field), field.regulation().articles.bye, trace);
  for (const Step& step : round.steps) BracketTeller(field, step, trace).tell();
  swiss::tell_boards<swiss::Field>(field, trace);
}

}  // namespace trf::pair::dubov
