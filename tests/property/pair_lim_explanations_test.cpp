// What the Lim system says about floaters and their opponents, against the text's own questions: is
// there really no other, does the other really come later?

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "lim/field.hpp"
#include "lim/regulation.hpp"
#include "support/draft.hpp"
#include "support/random_tournament.hpp"
#include "support/told.hpp"
#include "trf/pair/messages/lim.hpp"
#include "trf/pair/messages/lim_pairs.hpp"
#include "trf/pair/system.hpp"
#include "trf/pair/trace.hpp"

namespace trf::test {
namespace {

using pair::make_state;
using pair::Pairing;
using pair::Seat;
using pair::State;
namespace lim = pair::lim;

using Numbers = std::set<int>;

/// Can all of them be paired? Every combination is tried.
bool all_pairable(const lim::Field& field, const std::map<int, Seat>& seat_of, Numbers left,
                  std::map<Numbers, bool>& known) {
  if (left.empty()) return true;
  if (left.size() % 2 != 0) return false;
  if (const auto found = known.find(left); found != known.end()) return found->second;
  const Numbers whole = left;
  const int first = *left.begin();
  left.erase(left.begin());
  bool result = false;
  for (const int other : Numbers(left)) {
    if (!field.compatible(seat_of.at(first), seat_of.at(other))) continue;
    Numbers rest = left;
    rest.erase(other);
    result = result || all_pairable(field, seat_of, rest, known);
  }
  return known[whole] = result;
}

/// A floater when the opponent is searched for.
struct Searching {
  Score group;   ///< Points of the scoregroup
  Numbers left;  ///< Its members who are not paired yet
  int opponent = 0;
};

/// What the explanation tells of each scoregroup, read back.
class Told {
 public:
  Told(const lim::Field& field, const pair::RecordingTrace& trace) : field_(field) {
    for (Seat seat = 0; seat < field.size(); ++seat) seat_of_[field.number(seat)] = seat;
    Message scope;
    Numbers left;
    for (const pair::Decision& decision : trace.decisions) {
      if (!(decision.scope == scope)) left.clear();
      scope = decision.scope;
      read_members(decision.sentence, left);
      if (decision.sentence.is<lim::said::undone>())
        for (const char* who : {"first", "second"}) left.insert(number_in(decision.sentence, who));
      if (floats_out(decision.sentence)) left.erase(number_in(decision.sentence, "player"));
      if (!decision.sentence.is<lim::said::floater_is_paired>()) continue;
      const int floater = number_in(decision.sentence, "floater");
      const int opponent = number_in(decision.sentence, "opponent");
      searching_[floater] = {points_of(scope), left, opponent};
      expect_clash(decision.sentence, searching_[floater], floater);
      left.erase(floater);
      left.erase(opponent);
    }
  }

  [[nodiscard]] const Searching& of(int floater) const { return searching_.at(floater); }
  [[nodiscard]] bool has(int floater) const { return searching_.contains(floater); }
  /// 0: resident, < 0: from below, > 0: from above.
  [[nodiscard]] int side(int number, Score group) const {
    const Score score = field_[seat_of_.at(number)].score;
    return score > group ? 1 : score < group ? -1 : 0;
  }
  [[nodiscard]] bool is_possible(int floater, int other) {
    if (!field_.compatible(seat_of_.at(floater), seat_of_.at(other))) return false;
    Numbers rest = of(floater).left;
    rest.erase(floater);
    rest.erase(other);
    return all_pairable(field_, seat_of_, rest, known_);
  }
  int clashes = 0;

 private:
  static void read_members(const Message& sentence, Numbers& left) {
    if (sentence.is<lim::said::members>())
      for (const int number : numbers_in(sentence, "residents")) left.insert(number);
    if (sentence.is<lim::said::floaters_into>())
      for (const int number : numbers_in(sentence, "floaters")) left.insert(number);
    for (const Arg& arg : sentence.args()) {
      if (const auto* inner = std::get_if<Message>(&arg.value)) read_members(*inner, left);
      if (const auto* list = std::get_if<Arg::Items>(&arg.value))
        for (const Arg& item : list->items)
          if (const auto* one = std::get_if<Message>(&item.value)) read_members(*one, left);
    }
  }
  [[nodiscard]] static bool floats_out(const Message& sentence) {
    return sentence.is<lim::said::alone_in_group>() || sentence.is<lim::said::met_all_of_group>() ||
           sentence.is<lim::said::compatible_with_none>() ||
           sentence.is<lim::said::floater_within_limit>() ||
           sentence.is<lim::said::floater_of_even>() || sentence.is<lim::said::floater_instead>() ||
           sentence.is<lim::said::further_floater>();
  }
  [[nodiscard]] static Score points_of(const Message& scope) {
    return Score::from_tenths(number_in(scope, "points"));
  }

  /// "No other possible player of the scoregroup avoids it", and the others.
  void expect_clash(const Message& sentence, const Searching& search, int floater) {
    const auto clash = static_cast<lim::FloaterClash>(choice_in(sentence, "clash"));
    const Seat who = seat_of_.at(floater);
    EXPECT_EQ(clash != lim::FloaterClash::none, field_.clash(who, seat_of_.at(search.opponent)));
    if (clash == lim::FloaterClash::none || clash == lim::FloaterClash::within_limit) return;
    ++clashes;
    const int side_of_opponent = side(search.opponent, search.group);
    EXPECT_EQ(clash, side_of_opponent == 0  ? lim::FloaterClash::of_residents
                     : side_of_opponent < 0 ? lim::FloaterClash::of_floaters_below
                                            : lim::FloaterClash::of_floaters_above);
    for (const int other : search.left)
      if (other != floater && other != search.opponent &&
          side(other, search.group) == side_of_opponent && is_possible(floater, other)) {
        EXPECT_TRUE(field_.clash(who, seat_of_.at(other))) << sentence << ": " << other;
      }
  }

  const lim::Field& field_;
  std::map<int, Seat> seat_of_;
  std::map<int, Searching> searching_;
  std::map<Numbers, bool> known_;
};

/// Why a pair with a floater is not made.
void expect_reason(const Message& sentence, Told& told, std::map<std::string, int>& seen) {
  if (!sentence.is<lim::said::comes_earlier>() && !sentence.is<lim::said::floaters_come_last>() &&
      !sentence.is<lim::said::below_come_first>() &&
      !sentence.is<lim::said::floater_is_earlier>() &&
      !sentence.is<lim::said::other_is_not_possible>() && !sentence.is<lim::said::is_elsewhere>())
    return;
  const int floater = number_in(sentence, "floater"), other = number_in(sentence, "other");
  ASSERT_TRUE(told.has(floater)) << sentence;
  const Searching& search = told.of(floater);
  const bool is_here = search.left.contains(other);
  EXPECT_EQ(is_here, !sentence.is<lim::said::is_elsewhere>()) << sentence;
  const int theirs = told.side(other, search.group);
  const int ours = told.side(search.opponent, search.group);
  ++seen[std::string(to_string(sentence.id()))];
  if (sentence.is<lim::said::comes_earlier>()) {
    EXPECT_EQ(ours, theirs) << sentence;
    EXPECT_EQ(choice_in(sentence, "upwards") == 0, search.opponent < other) << sentence;
  } else if (sentence.is<lim::said::floaters_come_last>()) {
    EXPECT_EQ(ours, 0) << sentence;
    EXPECT_NE(theirs, 0) << sentence;
  } else if (sentence.is<lim::said::below_come_first>()) {
    EXPECT_LT(ours, 0) << sentence;
    EXPECT_GT(theirs, 0) << sentence;
  } else if (sentence.is<lim::said::floater_is_earlier>()) {
    EXPECT_NE(theirs, 0) << sentence;
    ASSERT_TRUE(is_here) << sentence;
    // 10.53: those from above come first.
    EXPECT_GE(told.side(floater, search.group), theirs) << sentence;
  } else if (sentence.is<lim::said::other_is_not_possible>()) {
    EXPECT_FALSE(told.is_possible(floater, other)) << sentence;
  }
}

class LimExplanations : public testing::TestWithParam<const char*> {};

TEST_P(LimExplanations, GiveReasonsThatTheTextConfirms) {
  const pair::System& system = *pair::find_system(GetParam());
  const lim::Regulation& regulation =
      std::string_view(GetParam()) == "lim" ? lim::regulation_2026 : lim::regulation_1989;
  RandomSettings settings{.min_players = 6, .max_players = 12, .max_rounds = 9};
  settings.acceleration = settings.point_systems = false;
  std::map<std::string, int> seen;
  int clashes = 0;
  for (int seed = 0; seed < scaled(1500); ++seed) {
    settings.max_rounds = 4 + seed % 6;
    const test::Draft tournament = random_tournament(static_cast<std::uint64_t>(seed), settings);
    const State state = make_state(tournament);
    if (state.round < 2) continue;
    pair::RecordingTrace trace;
    const auto outcome = system.pair(state, &trace);
    const auto* correct = std::get_if<Pairing>(&outcome);
    if (correct == nullptr) continue;
    SCOPED_TRACE("seed " + std::to_string(seed));
    const lim::Field field(state, regulation);
    Told told(field, trace);
    for (Seat a = 0; a < field.size(); ++a) {
      for (Seat b = static_cast<Seat>(a + 1); b < field.size(); ++b) {
        const bool paired = std::ranges::any_of(correct->pairs, [&](const pair::Pair& pair) {
          return std::minmax(pair.white, pair.black) ==
                 std::minmax(field.player(a), field.player(b));
        });
        if (paired) continue;
        const auto verdict = system.with_pair(state, *correct, a, b);
        expect_reason(verdict.explanation, told, seen);
      }
    }
    clashes += told.clashes;
    if (HasFailure()) return;
  }
  for (const auto& [what, count] : seen) RecordProperty(what, count);
  if (scaled(10) != 10) return;
  EXPECT_GT(clashes, 100);
  for (const char* one :
       {"lim_pairs.comes_earlier", "lim_pairs.floaters_come_last", "lim_pairs.floater_is_earlier",
        "lim_pairs.other_is_not_possible", "lim_pairs.is_elsewhere"})
    EXPECT_TRUE(seen.contains(one)) << one;
}

INSTANTIATE_TEST_SUITE_P(Lim, LimExplanations, testing::Values("lim-1989", "lim"),
                         [](const auto& edition) {
                           return std::string(edition.param) == "lim" ? "Edition2026"
                                                                      : "Edition1989";
                         });

}  // namespace
}  // namespace trf::test
