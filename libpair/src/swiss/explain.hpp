#pragma once

#include <span>
#include <string_view>

#include "swiss/judge.hpp"
#include "swiss/teller.hpp"

namespace trf::pair::swiss {

/// How the bye was assigned (3.1): the first of `order`, and why the players before the holder did
/// not receive it.
void explain_bye(const Field& field, Rank holder, std::span<const Rank> order,
                 const ByeArticles& articles, Trace& trace);

/// The colours of a pair, and why. \p articles: as ColourRule
void tell_colours(Teller<Field>& teller, const Field& field,
                  std::span<const std::string_view> articles, const ColourDecision& decision);

/// How many players of a bracket do not get their preference, with the values of all criteria.
void tell_preferences(Teller<Field>& teller, std::string_view article, int unsatisfied,
                      Facts facts);

}  // namespace trf::pair::swiss
