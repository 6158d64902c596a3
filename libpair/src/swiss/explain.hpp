#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "swiss/judge.hpp"
#include "swiss/teller.hpp"

namespace trf::pair::swiss {

/// How the bye was assigned (3.1): the holder, the next one with the same score, and why the
/// players before the holder in `order` did not receive it. \p rank_of: the index of a player as a
/// fact; null: the last rule is about the TPN.
void explain_bye(const Field& field, Rank holder, std::span<const Rank> order,
                 const ByeArticles& articles, Trace& trace,
                 const std::function<Message(Rank)>& rank_of = nullptr);

/// The colours of a pair, and why. \p articles: as ColourRule
void tell_colours(Teller<Field>& teller, const Field& field,
                  std::span<const std::string_view> articles, const ColourDecision& decision);

/// How many players of a bracket do not get their preference, with the values of all criteria.
void tell_preferences(Teller<Field>& teller, std::string_view article, int unsatisfied,
                      Facts facts);

}  // namespace trf::pair::swiss
