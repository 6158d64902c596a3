#include "oracle/pair_explained_lim.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "lim/field.hpp"
#include "oracle/pair_explained_verdict.hpp"
#include "support/told.hpp"
#include "trf/pair/messages/fact.hpp"
#include "trf/pair/messages/lim.hpp"
#include "trf/pair/messages/lim_pairs.hpp"
#include "trf/pair/messages/obstruction.hpp"
#include "trf/pair/messages/place.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::test {

using lim_text::Pairs;
namespace said = pair::lim::said;

namespace {

[[nodiscard]] char letter(const Message& said, std::string_view name) {
  return choice_in(said, name) == 0 ? 'w' : 'b';
}

}  // namespace

void LimAccount::expect_colours(const pair::Decision& decision) {
  const Message& said = decision.sentence;
  if (said.is<said::allowed_in_last_round>()) {
    const int player = number_in(said, "player");
    const char colour = letter(said, "colour");
    EXPECT_TRUE(last_ && !permissible(player, colour)) << said;
    const bool third = history(player).ends_with(std::string(2, colour));
    EXPECT_EQ(choice_in(said, "third") == 0, third) << said;
    return;
  }
  const int white = number_in(said, "white"), black = number_in(said, "black");
  EXPECT_EQ(std::ranges::count(round_made_.pairs, std::pair(white, black)), 1) << said;
  expect_white(phrase_in(said, "why"), white, black);
}

/// 12.3-12.6, 13.2, 14.2: the rule that is named decides, and those before it do not.
void LimAccount::expect_white(const Message& why, int white, int black) {
  asked_.ask(why);
  if (why.is<said::alternate_by_board>() || why.is<said::alternate>()) {
    EXPECT_TRUE(round_ == 1 && e_.number_by_arrival) << why;
    if (why.is<said::alternate_by_board>()) {
      EXPECT_EQ(letter(why, "colour") == 'w', t_.initial_colour != Colour::black) << why;
    }
    return;
  }
  const auto possible = [&](int w, int b) { return permissible(w, 'w') && permissible(b, 'b'); };
  const bool by_limits = possible(white, black) != possible(black, white);
  EXPECT_EQ(why.is<said::not_again>(), by_limits) << why;
  if (by_limits) {
    const int player = number_in(why, "player");
    EXPECT_FALSE(permissible(player, letter(why, "colour"))) << why;
    EXPECT_EQ(player == white, letter(why, "colour") == 'b') << why;
    return;
  }
  const char its = due(white), other = due(black);
  if (its != other) {
    EXPECT_TRUE(its != 'b' && other != 'w') << why;
    if (why.is<said::is_due>()) {
      const int player = number_in(why, "player");
      EXPECT_EQ(due(player), letter(why, "colour")) << why;
      EXPECT_EQ(due(player == white ? black : white), '-') << why;
    } else {
      ASSERT_TRUE(why.is<said::each_is_due>()) << why;
      EXPECT_EQ(due(number_in(why, "player")), letter(why, "colour")) << why;
      EXPECT_EQ(due(number_in(why, "other")), letter(why, "turned")) << why;
    }
    return;
  }
  if (its == '-') {
    ASSERT_TRUE(why.is<said::neither_has_played>()) << why;
    const int player = number_in(why, "player");
    EXPECT_EQ(player, std::min(white, black)) << why;
    EXPECT_TRUE(history(white).empty() && history(black).empty()) << why;
    const bool odd = choice_in(why, "odd") == 0;
    EXPECT_EQ(odd == (letter(why, "colour") == 'w'), player == white) << why;
    EXPECT_EQ(odd, (e_.number_by_arrival ? report_.at(player).parity : player) % 2 == 1) << why;
    EXPECT_EQ(letter(why, "colour") == 'w', report_.initial == 1) << why;
    return;
  }
  EXPECT_EQ(letter(why, "colour"), its) << why;
  const int served = its == 'w' ? white : black, refused = served == white ? black : white;
  const int larger = std::abs(difference(served)), smaller = std::abs(difference(refused));
  if (why.is<said::by_difference>()) {
    EXPECT_EQ(number_in(why, "player"), served) << why;
    EXPECT_EQ(number_in(why, "larger"), larger) << why;
    EXPECT_EQ(number_in(why, "smaller"), smaller) << why;
    EXPECT_GT(larger, smaller) << why;
    return;
  }
  EXPECT_EQ(larger, smaller) << why;
  std::string mine = history(white), theirs = history(black);
  while (!mine.empty() && !theirs.empty() && mine.back() == theirs.back())
    mine.pop_back(), theirs.pop_back();
  const bool by_history = !mine.empty() && !theirs.empty();
  EXPECT_EQ(why.is<said::by_last_different_colours>(), by_history) << why;
  if (by_history) {
    EXPECT_EQ(number_in(why, "white"), black) << why;
    EXPECT_EQ(mine.back(), 'b') << why;
    return;
  }
  ASSERT_TRUE(why.is<said::by_number>()) << why;
  EXPECT_EQ(number_in(why, "player"), served) << why;
  EXPECT_EQ(choice_in(why, "above") != 0, made_below(white, black)) << why;
  EXPECT_EQ(made_below(white, black) ? served > refused : served < refused, true) << why;
}

void LimAccount::expect_verdict(const pair::Verdict& verdict, const OraclePairing& published) {
  const Message& said = verdict.explanation;
  asked_.tell(verdict);
  asked_.ask(said);
  std::map<int, int> theirs, ours;
  for (const auto& [white, black] : published.pairs) theirs[white] = black, theirs[black] = white;
  for (const auto& [white, black] : round_made_.pairs) ours[white] = black, ours[black] = white;
  if (said.is<said::pair_is_other>()) {
    const int first = number_in(said, "first"), second = number_in(said, "second");
    EXPECT_EQ(ours[first], second) << said;
    EXPECT_EQ(theirs[first], number_in(said, "other")) << said;
    EXPECT_EQ(theirs[second], number_in(said, "third")) << said;
  } else if (said.is<said::white_is_of>()) {
    const int white = number_in(said, "white"), black = number_in(said, "black");
    EXPECT_EQ(std::ranges::count(round_made_.pairs, std::pair(white, black)), 1) << said;
    EXPECT_EQ(std::ranges::count(published.pairs, std::pair(black, white)), 1) << said;
    expect_white(phrase_in(said, "why"), white, black);
  } else if (said.is<said::receives_bye>()) {
    EXPECT_EQ(number_in(said, "player"), round_made_.bye) << said;
  } else if (said.is<pair::said::pab_is_of>()) {
    const int player = number_in(said, "player"), other = number_in(said, "other");
    const Message why = phrase_in(said, "why");
    asked_.ask(why);
    EXPECT_EQ(player, round_made_.bye) << said;
    if (why.is<pair::said::fewer_points_than>())
      EXPECT_LT(score(player), score(other)) << said;
    else if (why.is<pair::said::lower_rating_than>())
      EXPECT_LT(rating(player), rating(other)) << said;
    else
      EXPECT_TRUE(why.is<pair::said::larger_tpn_than>() && player > other) << said;
    if (round_ > 1 && !why.is<pair::said::fewer_points_than>()) {
      EXPECT_EQ(score(player), score(other)) << said;
    }
  } else if (said.is<said::bye_not_allowed>()) {
    expect_bar(phrase_in(said, "why"), number_in(said, "player"));
  } else if (said.is<pair::said::met_in_round>() || said.is<pair::said::prohibited_pair>() ||
             said.is<said::both_must_have>()) {
    expect_not_compatible(said);
  } else if (said.is<said::not_again>()) {
    const int player = number_in(said, "player");
    EXPECT_FALSE(permissible(player, letter(said, "colour"))) << said;
    const bool has_white = std::ranges::any_of(
        published.pairs, [&](const auto& pair) { return pair.first == player; });
    EXPECT_EQ(has_white, letter(said, "colour") == 'w') << said;
  } else if (said.is<said::pair_is_made>()) {
    const int first = number_in(said, "first"), second = number_in(said, "second");
    EXPECT_EQ(ours[first], second) << said;
    expect_how(said, std::to_string(first) + '-' + std::to_string(second));
  } else if (said.is<said::not_a_floater>()) {
    const int player = number_in(said, "player"), opponent = number_in(said, "opponent");
    EXPECT_EQ(ours[player], opponent) << said;
    EXPECT_EQ(score(player), score(opponent)) << said;
  } else if (said.is<said::others_not_pairable>()) {
    EXPECT_EQ(verdict.kind, pair::VerdictKind::unpairable) << said;
  } else if (!said.is<said::comes_earlier>() && !said.is<said::floaters_come_last>() &&
             !said.is<said::below_come_first>() && !said.is<said::floater_is_earlier>() &&
             !said.is<said::other_is_not_possible>() && !said.is<said::is_elsewhere>()) {
    expect_other_verdict(verdict, published);  // The reasons above: pair_lim_explanations_test.cpp
  }
  asked_.close_round();
}

/// By which step of its scoregroup a pair was made.
void LimAccount::expect_how(const Message& said, const std::string& pair) {
  const auto how = static_cast<pair::lim::HowMade>(choice_in(said, "how"));
  const auto is_in = [&](std::string_view step) {
    return std::ranges::any_of(text_, [&](const std::string& line) {
      return line.starts_with(step) && (line + ' ').find(' ' + pair + ' ') != std::string::npos;
    });
  };
  using pair::lim::HowMade;
  std::string floaters = pair;
  std::ranges::replace(floaters, '-', ' ');
  const bool of_floaters = std::ranges::any_of(text_, [&](const std::string& line) {
    return line.starts_with("pair " + floaters) || line.starts_with("pair " + floaters + ' ');
  });
  EXPECT_EQ(how == HowMade::of_floaters, of_floaters) << said;
  if (of_floaters) return;
  if (how == HowMade::proposed) {
    EXPECT_TRUE(is_in("proposed")) << said;
  } else if (how == HowMade::exchanged) {
    EXPECT_TRUE(is_in("first") && !is_in("proposed")) << said;
  } else {
    EXPECT_TRUE(is_in("second") && !is_in("first")) << said;
  }
}

void LimAccount::expect_other_verdict(const pair::Verdict& verdict,
                                      const OraclePairing& published) {
  const Message& said = verdict.explanation;
  if (said.is<said::not_chosen>() || said.is<said::none_chosen>()) {
    tell_skipped(said);
  } else if (said.is<said::limit_forbids>()) {
    EXPECT_TRUE(e_.maxi) << said;
  } else if (said.is<said::floater_within_limit>()) {
    EXPECT_EQ(std::ranges::count(text_, "limited " + std::to_string(number_in(said, "player"))), 1)
        << said;
    expect_too_far(said);
  } else {
    pair::Pairing round;
    for (const auto& [white, black] : published.pairs)
      round.pairs.push_back({index(white), index(black)});
    if (published.bye != 0) round.bye = index(published.bye);
    expect_illegal(verdict, round, state_, report_, asked_);
  }
}

void LimAccount::expect_no_round(const Message& said) {
  LegalPairs rules;
  rules.players = {listed_.begin(), listed_.end()};
  rules.legal = [this](int a, int b) { return compatible(a, b); };
  rules.may_have_bye = [this](int id) { return !barred(id); };
  asked_.tell(said);
  EXPECT_FALSE(round_made_.exists) << said;
  expect_obstruction(said, rules, report_, asked_);
  asked_.close_round();
}

}  // namespace trf::test
