#pragma once

#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "trf/pair/messages/fact.hpp"
#include "trf/pair/messages/swiss.hpp"
#include "trf/pair/place.hpp"
#include "trf/pair/state.hpp"
#include "trf/pair/trace.hpp"

/// Sentences about the ranks of a field; \p Field: of any Swiss system.
namespace trf::pair::swiss {

using Facts = std::vector<std::pair<Message, Message>>;
using Ranks = std::span<const std::int32_t>;

/// TPNs for a list in a sentence.
template <class Field>
[[nodiscard]] std::vector<Arg> numbers(const Field& field, Ranks ranks) {
  std::vector<Arg> items;
  items.reserve(ranks.size());
  for (const auto rank : ranks) items.emplace_back(Number{field[rank].tpn});
  return items;
}
/// "3, 6 and 10"; "-" of none.
template <class Field>
[[nodiscard]] Message listed(const Field& field, Ranks ranks) {
  if (ranks.empty()) return said::value_absent{};
  return said::value_players{.players = numbers(field, ranks)};
}
/// The same for a sentence: "none" of none.
template <class Field>
[[nodiscard]] Message listed_or_none(const Field& field, Ranks ranks) {
  if (ranks.empty()) return said::value_none{};
  return listed(field, ranks);
}
/// "7 (Rossi, Anna)"; the number alone if the report has no name.
[[nodiscard]] Message named(const State& state, Seat seat);
/// A fact that is a number, or a code as its name.
[[nodiscard]] inline Message number_fact(std::int64_t number) {
  return said::value_number{.number = number};
}
[[nodiscard]] inline Message code(std::string_view name) {
  return said::value_code{.code = Code{name}};
}

/// Reports decisions of one place in a round.
template <class Field>
class Teller {
 public:
  Teller(const Field& field, Trace& trace, const Place& place)
      : field_(field), trace_(trace), scope_(title(place)) {}

  void say(std::string_view article, Message sentence, Ranks about = {}, Facts facts = {}) {
    Decision decision{scope_, std::string(article), std::move(sentence), std::move(facts), {}};
    for (const auto rank : about) decision.players.push_back(field_.player(rank));
    trace_.tell(std::move(decision));
  }

 private:
  const Field& field_;
  Trace& trace_;
  Message scope_;
};

/// The explanation of one bracket: its field, its step, and the decisions. \p Told: the field that
/// sentences are about.
template <class Field, class Step, class Told = Field>
class StepTeller {
 protected:
  StepTeller(const Field& field, const Step& step, const Place& place, Trace& trace)
      : field_(field),
        articles_(field.regulation().articles),
        step_(step),
        teller_(field, trace, place) {}

  [[nodiscard]] Number number(std::int32_t rank) const { return field_[rank].tpn; }

  const Field& field_;
  const std::remove_cvref_t<decltype(std::declval<const Field&>().regulation().articles)>&
      articles_;
  const Step& step_;
  Teller<Told> teller_;
};

/// How boards are numbered (C.04.2 3.6).
template <class Field>
void tell_boards(const Field& field, Trace& trace) {
  Teller(field, trace, Place::of(Place::Kind::boards)).say("C.04.2", said::order_of_boards{});
}

}  // namespace trf::pair::swiss
