#include "oracle/pair_explained_italo_svizzero.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "oracle/pair_explained_verdict.hpp"
#include "support/told.hpp"
#include "trf/pair/messages/fact.hpp"
#include "trf/pair/messages/italo_svizzero.hpp"
#include "trf/pair/messages/obstruction.hpp"
#include "trf/pair/messages/place.hpp"
#include "trf/pair/messages/rounds.hpp"

namespace trf::test {

using namespace italo_svizzero_text;  // NOLINT: the articles
namespace said = pair::italo_svizzero::said;

ItaloSvizzeroAccount::ItaloSvizzeroAccount(const Tournament& tournament, const pair::State& state,
                                           Asked& asked)
    : tournament_(tournament),
      state_(state),
      asked_(asked),
      report_(read_report(tournament)),
      read_{tournament, state.round} {
  for (const auto& contender : state.players) present_.push_back(contender.tpn);
}

int ItaloSvizzeroAccount::number(PlayerIndex player) const {
  return player == no_player ? 0 : int{tournament_.players[player].start_rank};
}
bool ItaloSvizzeroAccount::may_be_free(int id) const {
  return state_.round == 1 || italo_svizzero_text::may_be_free(read_, present_, id);
}
int ItaloSvizzeroAccount::points(int id) const { return Rotation(read_, {}).points(id); }

/// Can all others be paired if one of the group is free, or `fixed`?
bool ItaloSvizzeroAccount::can_complete(const std::set<int>& group, int fixed) const {
  Position start{{present_.begin(), present_.end()}, 1};
  start.left.erase(fixed);
  return Rotation(read_, group).combine(start).has_value();
}

void ItaloSvizzeroAccount::expect_explanation(const pair::Pairing& made,
                                              const std::vector<pair::Decision>& decisions) {
  bye_ = number(made.bye);
  group_.clear();
  steps_.clear();
  if (bye_ != 0 && state_.round > 1)
    for (const int id : present_)
      if (may_be_free(id) && points(id) == points(bye_)) group_.insert(id);
  if (group_.size() == 1) group_.clear();
  Position start{{present_.begin(), present_.end()}, resume_number(tournament_, state_.round)};
  if (group_.empty()) start.left.erase(bye_);
  steps_.push_back({start, nobody, nobody});
  for (const auto& decision : decisions) {
    asked_.tell(decision);
    if (decision.scope.is<pair::said::place_of_free_player>())
      expect_free(decision);
    else
      expect_turn(decision);
    asked_.close_round();
  }
  EXPECT_TRUE(steps_.back().before.left.empty()) << "the explanation ends early";
}

void ItaloSvizzeroAccount::expect_cannot_be_free(const Message& why, int id) {
  asked_.ask(why);
  EXPECT_FALSE(may_be_free(id)) << id << ": " << why;
  if (why.is<said::free_several_times>()) {
    EXPECT_EQ(number_in(why, "times"), read_.receipts(id)) << why;
    EXPECT_GT(read_.receipts(id), 1) << why;
  } else {
    ASSERT_TRUE(why.is<said::free_and_near>()) << why;
    EXPECT_EQ(read_.receipts(id), 1) << id << ": " << why;
    const int other = number_in(why, "other");
    EXPECT_EQ(number_in(why, "points"), points(other)) << why;
    EXPECT_LT(points(other) - points(id), 10) << id << ": " << why;
  }
}

void ItaloSvizzeroAccount::expect_free(const pair::Decision& decision) {
  const Message& said = decision.sentence;
  asked_.ask(said);
  if (said.is<said::cannot_be_free_with>()) {
    const int id = number_in(said, "player");
    EXPECT_EQ(number_in(said, "points"), points(id)) << said;
    return expect_cannot_be_free(phrase_in(said, "why"), id);
  }
  if (said.is<said::others_not_pairable>()) {
    const auto players = numbers_in(said, "players");
    const std::set<int> group(players.begin(), players.end());
    const bool alone = group.size() == 1;
    for (const int id : players) {
      EXPECT_TRUE(may_be_free(id)) << said;
      EXPECT_FALSE(can_complete({}, id)) << said << ": " << id;
    }
    std::vector<int> all = present_;
    if (alone) std::erase(all, players[0]);
    return expect_obstruction_of(phrase_in(said, "why"), all, alone ? std::set<int>{} : group);
  }
  EXPECT_EQ(number_in(said, "present"), std::ssize(present_)) << said;
  // No other with fewer points, or drawn later, can be free.
  for (const int id : present_)
    if (state_.round == 1 ? id > bye_ : points(id) < points(bye_)) {
      EXPECT_FALSE(may_be_free(id) && can_complete({}, id)) << said << ": " << id;
    }
  if (said.is<said::several_are_last>()) {
    const auto players = numbers_in(said, "players");
    EXPECT_EQ(std::set<int>(players.begin(), players.end()), group_) << said;
    EXPECT_EQ(number_in(said, "points"), points(bye_)) << said;
    return;
  }
  EXPECT_TRUE(group_.empty()) << said;
  EXPECT_EQ(number_in(said, "player"), bye_) << said;
  const bool first_round = said.is<said::last_drawn_is_free>();
  EXPECT_EQ(first_round, state_.round == 1) << said;
  EXPECT_TRUE(first_round || said.is<said::last_is_free>()) << said;
  EXPECT_EQ(number_in(said, "points"), first_round ? report_.win : points(bye_)) << said;
}

void ItaloSvizzeroAccount::expect_not_paired(const Message& why, int one, int other) {
  asked_.ask(why);
  EXPECT_FALSE(read_.may_meet(one, other)) << why;
  EXPECT_EQ(std::minmax(number_in(why, "player"), number_in(why, "other")), std::minmax(one, other))
      << why;
  if (why.is<said::paired_in_round>())
    EXPECT_EQ(read_.opponent(one, number_in(why, "round")), other) << why;
  else
    EXPECT_TRUE(why.is<pair::said::prohibited_pair>()) << why;
}

void ItaloSvizzeroAccount::expect_obstruction_of(const Message& why, std::vector<int> players,
                                                 const std::set<int>& admissible) {
  LegalPairs rules;
  rules.players = std::move(players);
  rules.legal = [this](int a, int b) { return a != b && read_.may_meet(a, b); };
  rules.may_have_bye = [&](int id) { return admissible.contains(id); };
  expect_obstruction(why, rules, report_, asked_);
}

/// The next one that the rotation meets.
void ItaloSvizzeroAccount::expect_passed_over(int id, bool uncoupled) {
  const Step& step = steps_.back();
  ASSERT_FALSE(turn_.empty()) << id;
  EXPECT_EQ(turn_.front(), id);
  turn_.erase(turn_.begin());
  EXPECT_EQ(read_.may_meet(step.first, id), uncoupled) << step.first << " and " << id;
  if (uncoupled) {
    EXPECT_FALSE(Rotation(read_, group_).combine(Rotation::after(step.before, step.first, id)))
        << step.first << "-" << id;
  }
}

void ItaloSvizzeroAccount::expect_turn(const pair::Decision& decision) {
  const Message& said = decision.sentence;
  asked_.ask(said);
  Step& step = steps_.back();
  const Rotation rotation(read_, group_);
  if (said.is<said::starts_from_first>()) {
    EXPECT_EQ(step.before.look_from, 1) << said;
  } else if (said.is<said::resumes_from>()) {
    const int white = number_in(said, "white"), black = number_in(said, "black");
    EXPECT_EQ(white, step.before.look_from) << said;
    EXPECT_EQ(read_.opponent(white, number_in(said, "round")), black) << said;
  } else if (said.is<said::first_by_draw>() || said.is<said::first_alone>() ||
             said.is<said::first_of_equals>()) {
    step.first = number_in(said, "player");
    EXPECT_EQ(step.first, rotation.first(step.before)) << said;
    turn_ = rotation.turn(step.before, step.first);
    const auto equals = std::ranges::count_if(
        step.before.left, [&](int id) { return points(id) == points(step.first); });
    if (said.is<said::first_by_draw>()) {
      EXPECT_EQ(state_.round, 1);
    } else {
      EXPECT_EQ(number_in(said, "points"), points(step.first)) << said;
      EXPECT_EQ(said.is<said::first_alone>(), equals == 1) << said;
    }
    if (said.is<said::first_of_equals>()) {
      EXPECT_EQ(number_in(said, "count"), equals) << said;
    }
  } else if (said.is<said::not_chosen>()) {
    const int id = number_in(said, "player");
    expect_passed_over(id, false);
    expect_not_paired(phrase_in(said, "why"), step.first, id);
  } else if (said.is<said::none_chosen>()) {
    EXPECT_EQ(number_in(said, "first"), step.first) << said;
    for (const int id : numbers_in(said, "players")) expect_passed_over(id, false);
  } else if (said.is<said::uncoupled>() || said.is<said::uncoupled_too>()) {
    const int id = number_in(said, "player");
    EXPECT_EQ(number_in(said, "first"), step.first) << said;
    expect_passed_over(id, true);
    if (said.is<said::uncoupled_too>()) return;
    const auto left = Rotation::after(step.before, step.first, id).left;
    expect_obstruction_of(phrase_in(said, "why"), {left.begin(), left.end()}, group_);
  } else if (said.is<said::uncoupled_each>()) {
    for (const int id : numbers_in(said, "players")) expect_passed_over(id, true);
  } else if (said.is<said::search_continues>()) {
    EXPECT_EQ(number_in(said, "player"), step.first) << said;
    const auto whole = rotation.turn(step.before, step.first);
    const auto place = std::ssize(whole) - std::ssize(turn_);
    ASSERT_FALSE(turn_.empty()) << said;
    const int mark = place == 0 ? step.first : whole[static_cast<std::size_t>(place - 1)];
    EXPECT_EQ(number_in(said, "mark"), mark) << said;
    EXPECT_EQ(number_in(said, "points"), points(mark)) << said;
    EXPECT_EQ(number_in(said, "next"), points(turn_.front())) << said;
    EXPECT_LT(points(turn_.front()), points(mark)) << said;
  } else if (said.is<said::second_found>()) {
    step.second = number_in(said, "player");
    EXPECT_EQ(number_in(said, "first"), step.first) << said;
    ASSERT_FALSE(turn_.empty()) << said;
    EXPECT_EQ(turn_.front(), step.second) << said;
    EXPECT_EQ(number_in(said, "points"), points(step.second)) << said;
    EXPECT_TRUE(rotation.combine(Rotation::after(step.before, step.first, step.second))) << said;
  } else if (said.is<said::left_over>()) {
    EXPECT_EQ(number_in(said, "player"), bye_) << said;
    EXPECT_EQ(step.first, bye_) << said;
    EXPECT_TRUE(group_.contains(bye_) && turn_.empty()) << said;
    step.second = free_place;
    steps_.push_back({Rotation::after(step.before, step.first, free_place), nobody, nobody});
  } else if (said.is<said::has_white>()) {
    const int white = number_in(said, "white"), black = number_in(said, "black");
    EXPECT_EQ(std::minmax(white, black), std::minmax(step.first, step.second)) << said;
    EXPECT_EQ(white, white_of(read_, step.first, step.second)) << said;
    expect_white(phrase_in(said, "why"), white, black, decision.article);
    steps_.push_back({Rotation::after(step.before, step.first, step.second), nobody, nobody});
  } else {
    ADD_FAILURE() << "no oracle asks " << said;
  }
}

/// Art. 15, letter by letter.
void ItaloSvizzeroAccount::expect_white(const Message& why, int white, int black,
                                        const std::string& article) {
  asked_.ask(why);
  const int last = state_.round - 1;
  const auto whites = [&](int id) {
    int sum = 0;
    for (int r = 1; r <= last; ++r) sum += read_.colour(id, r) == 'w' ? 1 : 0;
    return sum;
  };
  if (why.is<said::first_has_white>()) {
    EXPECT_EQ(state_.round, 1) << why;
    return;
  }
  if (why.is<said::fewer_whites>()) {
    EXPECT_EQ(article, "art. 15 a");
    EXPECT_EQ(number_in(why, "fewer"), whites(white)) << why;
    EXPECT_EQ(number_in(why, "more"), whites(black)) << why;
    EXPECT_LT(whites(white), whites(black)) << why;
    return;
  }
  EXPECT_EQ(whites(white), whites(black)) << why;
  const auto only_one_black = [&](int r) {
    return (read_.colour(white, r) == 'b') != (read_.colour(black, r) == 'b');
  };
  int latest = last;
  while (latest > 0 && !only_one_black(latest)) --latest;
  if (why.is<said::black_last>()) {
    EXPECT_EQ(article, "art. 15 b");
    EXPECT_EQ(number_in(why, "round"), latest) << why;
    EXPECT_EQ(read_.colour(white, latest), 'b') << why;
    return;
  }
  EXPECT_EQ(latest, 0) << why;
  if (why.is<said::fewer_points>()) {
    EXPECT_EQ(article, "art. 15 c");
    EXPECT_EQ(number_in(why, "fewer"), points(white)) << why;
    EXPECT_EQ(number_in(why, "more"), points(black)) << why;
    EXPECT_LT(points(white), points(black)) << why;
    return;
  }
  EXPECT_EQ(article, "art. 15 d");
  EXPECT_EQ(points(white), points(black)) << why;
  int common = last;
  while (common > 0 && (read_.colour(white, common) == '-' || read_.colour(black, common) == '-'))
    --common;
  if (why.is<said::number_after_same_colour>()) {
    EXPECT_EQ(number_in(why, "round"), common) << why;
    EXPECT_EQ(choice_in(why, "colour") == 0, read_.colour(white, common) == 'w') << why;
    EXPECT_EQ(choice_in(why, "colour") == 0, white < black) << why;
  } else {
    EXPECT_TRUE(why.is<said::smaller_number>() && common == 0 && white < black) << why;
  }
}

void ItaloSvizzeroAccount::expect_verdict(const pair::Verdict& verdict,
                                          const pair::Pairing& published) {
  const Message& said = verdict.explanation;
  asked_.tell(verdict);
  asked_.ask(said);
  std::map<int, int> opponent;
  for (const auto& [white, black] : published.pairs) {
    opponent[number(white)] = number(black);
    opponent[number(black)] = number(white);
  }
  const int free = number(published.bye);
  if (said.is<said::paired_in_round>() || said.is<pair::said::prohibited_pair>()) {
    const int one = number_in(said, "player"), other = number_in(said, "other");
    EXPECT_EQ(opponent[one], other) << said;
    expect_not_paired(said, one, other);
    asked_.close_round();
  } else if (said.is<said::cannot_be_free>()) {
    EXPECT_EQ(number_in(said, "player"), free) << said;
    expect_cannot_be_free(phrase_in(said, "why"), free);
  } else if (said.is<said::rotation_gives>()) {
    const int first = number_in(said, "first"), second = number_in(said, "second");
    EXPECT_TRUE(std::ranges::any_of(steps_, [&](const Step& step) {
      return std::minmax(step.first, step.second) == std::minmax(first, second);
    })) << said;
    for (const Arg& item : std::get<Arg::Items>(field(said, "published").value).items) {
      const Message& fate = std::get<Message>(item.value);
      asked_.ask(fate);
      const int id = number_in(fate, "player");
      if (fate.is<said::is_free>())
        EXPECT_EQ(id, free) << said;
      else
        EXPECT_EQ(opponent[id], number_in(fate, "opponent")) << said;
    }
    // All pairs that were made before are in the published round.
    for (const Step& step : steps_) {
      if (std::minmax(step.first, step.second) == std::minmax(first, second)) break;
      if (step.second != free_place) {
        EXPECT_EQ(opponent[step.first], step.second) << said;
      }
    }
  } else if (said.is<said::free_is>()) {
    EXPECT_EQ(number_in(said, "player"), bye_) << said;
    EXPECT_EQ(number_in(said, "published"), free) << said;
  } else if (said.is<said::white_is_of>()) {
    const int white = number_in(said, "white"), black = number_in(said, "black");
    EXPECT_EQ(opponent[white], black) << said;
    expect_white(phrase_in(said, "why"), white, black, verdict.criterion);
  } else {
    expect_illegal(verdict, published, state_, report_, asked_);
  }
  asked_.close_round();
}

void ItaloSvizzeroAccount::expect_pair(const pair::Verdict& verdict, int one, int other) {
  const Message& said = verdict.explanation;
  asked_.tell(verdict);
  asked_.ask(said);
  const auto step = std::ranges::find_if(steps_, [&](const Step& one_step) {
    for (const int id : {one_step.first, one_step.second})
      if (id == one || (other != 0 && id == other)) return true;
    return false;
  });
  if (said.is<said::cannot_be_free>()) {
    EXPECT_EQ(number_in(said, "player"), one) << said;
    expect_cannot_be_free(phrase_in(said, "why"), one);
  } else if (said.is<said::is_the_free_player>() || said.is<said::is_left_over>()) {
    EXPECT_EQ(number_in(said, "player"), bye_) << said;
    EXPECT_EQ(said.is<said::is_left_over>(), !group_.empty()) << said;
    EXPECT_TRUE(other == 0 || bye_ == one || bye_ == other) << said;
  } else if (said.is<said::paired_in_round>() || said.is<pair::said::prohibited_pair>()) {
    expect_not_paired(said, one, other);
  } else if (said.is<said::last_not_pairable>()) {
    const int first = number_in(said, "first"), second = number_in(said, "second");
    EXPECT_EQ(std::minmax(first, second), std::minmax(one, other)) << said;
    ASSERT_TRUE(step != steps_.end() && step->first == first) << said;
    EXPECT_FALSE(Rotation(read_, group_).combine(Rotation::after(step->before, first, second)))
        << said;
  } else if (said.is<said::found_before>()) {
    ASSERT_TRUE(step != steps_.end()) << said;
    EXPECT_EQ(number_in(said, "first"), step->first) << said;
    EXPECT_EQ(number_in(said, "second"), step->second) << said;
    const int asked = number_in(said, "other");
    EXPECT_EQ(std::minmax(step->first, asked), std::minmax(one, other)) << said;
    const auto turn = Rotation(read_, group_).turn(step->before, step->first);
    EXPECT_LT(std::ranges::find(turn, step->second), std::ranges::find(turn, asked)) << said;
    EXPECT_NE(std::ranges::find(turn, asked), turn.end()) << said;
  } else if (said.is<said::already_second>()) {
    ASSERT_TRUE(step != steps_.end()) << said;
    EXPECT_EQ(number_in(said, "second"), step->second) << said;
    EXPECT_EQ(number_in(said, "first"), step->first) << said;
    EXPECT_TRUE(step->second == one || step->second == other) << said;
  } else {
    ADD_FAILURE() << "no oracle asks " << said;
  }
  asked_.close_round();
}

void ItaloSvizzeroAccount::expect_no_round(const Message& said) {
  asked_.tell(said);
  if (said.is<said::no_free_player>()) {
    asked_.ask_all(said);
    EXPECT_TRUE(std::ranges::none_of(present_, [this](int id) { return may_be_free(id); }));
    const int id = numbers_in(said, "player").at(0);
    expect_cannot_be_free(phrase_in(said, "why"), id);
  } else {
    std::set<int> admissible;
    for (const int id : present_)
      if (may_be_free(id)) admissible.insert(id);
    expect_obstruction_of(said, present_, admissible);
  }
  asked_.close_round();
}

}  // namespace trf::test
