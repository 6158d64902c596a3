#include "oracle/pair_explained_verdict.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "support/told.hpp"
#include "trf/pair/messages/dubov.hpp"
#include "trf/pair/messages/italo_svizzero.hpp"
#include "trf/pair/messages/obstruction.hpp"
#include "trf/pair/messages/rounds.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::test {
namespace {

namespace said = pair::said;
namespace italo_svizzero = pair::italo_svizzero::said;
using Ids = std::vector<int>;

constexpr int the_bye = 0;

/// Players of a list; the bye as 0.
[[nodiscard]] Ids listed(const Message& said, std::string_view name, Asked& asked) {
  Ids ids;
  for (const Arg& item : std::get<Arg::Items>(field(said, name).value).items) {
    if (const auto* phrase = std::get_if<Message>(&item.value)) {
      asked.ask(*phrase);
      EXPECT_TRUE(phrase->is<said::the_bye>() || phrase->is<italo_svizzero::the_free_place>())
          << said;
      ids.push_back(the_bye);
    } else {
      add_numbers(item, ids);
    }
  }
  return ids;
}

[[nodiscard]] bool met_in(const SeenReport& report, int one, int other, int round) {
  const SeenRound& then = report.at(one).rounds.at(static_cast<std::size_t>(round - 1));
  return then.opponent == other && then.played;
}
[[nodiscard]] bool both_absolute(const SeenReport& report, int one, int other, int choice) {
  const auto absolute = [&](int id) {
    const Due due = due_colour(report.at(id));
    return due.strength == 3 && due.colour == (choice == 0 ? 1 : -1);
  };
  return absolute(one) && absolute(other);
}

class Obstruction {
 public:
  Obstruction(const LegalPairs& rules, const SeenReport& report, Asked& asked)
      : rules_(rules), report_(report), asked_(asked) {}

  void expect(const Message& said) {
    asked_.ask(said);
    if (said.is<said::not_pairable>()) return expect(phrase_in(said, "reasons"));
    if (said.is<said::no_bye_possible>()) {
      EXPECT_EQ(rules_.players.size() % 2, 1U);
      EXPECT_TRUE(std::ranges::none_of(rules_.players, rules_.may_have_bye)) << said;
    } else {
      ASSERT_TRUE(said.is<said::reasons>()) << said;
      for (const Arg& item : std::get<Arg::Items>(field(said, "all").value).items)
        expect_reason(std::get<Message>(item.value));
      // Tutte and Berge: more groups than players who could serve them.
      EXPECT_GT(groups_, others_.size()) << said;
    }
  }

 private:
  [[nodiscard]] bool may_meet(int one, int other) const {
    if (one == the_bye || other == the_bye)
      return rules_.players.size() % 2 != 0 && rules_.may_have_bye(std::max(one, other));
    return rules_.legal(one, other);
  }
  /// Nobody of the group has an opponent outside but these.
  void expect_closed(const Message& said, const Ids& group, const Ids& others) const {
    Ids all = rules_.players;
    if (all.size() % 2 != 0) all.push_back(the_bye);
    for (const int one : group)
      for (const int other : all)
        if (std::ranges::count(group, other) == 0 && std::ranges::count(others, other) == 0) {
          EXPECT_FALSE(may_meet(one, other)) << said << ": " << one << " and " << other;
        }
  }

  void expect_reason(const Message& said) {
    asked_.ask(said);
    if (said.is<said::no_opponent_left>() || said.is<said::only_opponents>()) {
      const Ids players = listed(said, "players", asked_);
      if (said.is<said::only_opponents>()) note(listed(said, "others", asked_));
      for (const int one : players) expect_closed(said, {one}, others_);
      groups_ += players.size();
      alone_ += players.size();
    } else if (said.is<said::odd_group>() || said.is<said::odd_group_with>()) {
      const Ids players = listed(said, "players", asked_);
      if (said.is<said::odd_group_with>()) note(listed(said, "others", asked_));
      EXPECT_EQ(players.size() % 2, 1U) << said;
      expect_closed(said, players, others_);
      ++groups_;
    } else if (said.is<said::players_want_opponents>()) {
      EXPECT_EQ(number_in(said, "players"), static_cast<int>(alone_)) << said;
      EXPECT_EQ(number_in(said, "opponents"), std::ssize(others_)) << said;
    } else if (said.is<said::groups_want_opponents>()) {
      EXPECT_EQ(number_in(said, "groups"), static_cast<int>(groups_)) << said;
      EXPECT_EQ(number_in(said, "opponents"), std::ssize(others_)) << said;
    } else if (said.is<said::met_in_round>()) {
      EXPECT_TRUE(met_in(report_, number_in(said, "player"), number_in(said, "other"),
                         number_in(said, "round")))
          << said;
    } else if (said.is<italo_svizzero::paired_in_round>()) {
      const auto round = static_cast<std::size_t>(number_in(said, "round") - 1);
      EXPECT_EQ(report_.at(number_in(said, "player")).rounds.at(round).opponent,
                number_in(said, "other"))
          << said;
    } else if (said.id().name == "cited") {
      expect_reason(phrase_in(said, "sentence"));
    } else if (said.is<italo_svizzero::not_allowed_to_be_free>()) {
      EXPECT_FALSE(rules_.may_have_bye(number_in(said, "player"))) << said;
    } else if (said.is<said::prohibited_pair>()) {
      const auto& apart = report_.at(number_in(said, "player")).excluded;
      EXPECT_GT(std::ranges::count(apart, number_in(said, "other")), 0) << said;
    } else if (said.is<said::both_absolute>()) {
      EXPECT_TRUE(both_absolute(report_, number_in(said, "player"), number_in(said, "other"),
                                choice_in(said, "colour")))
          << said;
    } else if (said.is<said::bye_not_allowed>()) {
      EXPECT_FALSE(rules_.may_have_bye(number_in(said, "player"))) << said;
    } else if (said.id().name == "both_must_have") {
      EXPECT_FALSE(may_meet(number_in(said, "player"), number_in(said, "other"))) << said;
    } else {
      EXPECT_TRUE(said.is<said::more_pairs>() || said.is<said::more_players>()) << said;
    }
  }
  void note(const Ids& others) {
    EXPECT_TRUE(others_.empty() || others_ == others);
    others_ = others;
  }

  const LegalPairs& rules_;
  const SeenReport& report_;
  Asked& asked_;
  Ids others_;
  std::size_t groups_ = 0, alone_ = 0;
};

}  // namespace

void expect_obstruction(const Message& said, const LegalPairs& rules, const SeenReport& report,
                        Asked& asked) {
  Obstruction(rules, report, asked).expect(said);
}

void expect_illegal(const pair::Verdict& verdict, const pair::Pairing& published,
                    const pair::State& state, const SeenReport& report, Asked& asked) {
  const Message& said = verdict.explanation;
  asked.ask(said);
  const auto number = [&](PlayerIndex player) {
    return player == no_player ? 0 : int{state.tournament->players[player].start_rank};
  };
  std::multiset<int> paired;
  std::set<std::pair<int, int>> pairs;
  for (const auto& [white, black] : published.pairs) {
    pairs.insert(std::minmax(number(white), number(black)));
    paired.insert({number(white), number(black)});
  }
  if (published.bye != no_player) paired.insert(number(published.bye));
  if (said.is<said::are_not_allowed>()) {
    const int one = number_in(said, "one"), other = number_in(said, "other");
    EXPECT_TRUE(pairs.contains(std::minmax(one, other))) << said;
    const Message why = phrase_in(said, "why");
    asked.ask(why);
    const auto& apart = report.at(one).excluded;
    const bool is_apart = std::ranges::count(apart, other) > 0;
    if (why.is<said::they_met>()) {
      EXPECT_EQ(verdict.criterion, "C1") << said;
      EXPECT_TRUE(met_in(report, one, other, number_in(why, "round"))) << said;
    } else if (why.is<said::pair_is_prohibited>()) {
      EXPECT_EQ(verdict.criterion, "260") << said;
      EXPECT_TRUE(is_apart) << said;
    } else {
      EXPECT_EQ(verdict.criterion, "C3") << said;
      EXPECT_TRUE(!is_apart && both_absolute(report, one, other, choice_in(why, "colour"))) << said;
    }
  } else if (said.is<said::barred_from_pab>()) {
    EXPECT_EQ(numbers_in(said, "players"), Ids{number(published.bye)}) << said;
    EXPECT_EQ(verdict.criterion, "C2") << said;
    const bool by_forfeit_only = choice_in(said, "forfeit") == 0;
    EXPECT_TRUE(std::ranges::any_of(report.at(number(published.bye)).rounds, [&](const SeenRound&
                                                                                     one) {
      return one.code == ResultCode::pairing_bye || one.code == ResultCode::forfeit_win ||
             (!by_forfeit_only && !one.played && one.points >= report.win);
    })) << said;
  } else if (said.is<said::present_but_unpaired>()) {
    EXPECT_TRUE(report.at(number_in(said, "player")).present) << said;
    EXPECT_EQ(paired.count(number_in(said, "player")), 0U) << said;
  } else if (said.is<said::absent_but_paired>()) {
    EXPECT_FALSE(report.at(number_in(said, "player")).present) << said;
    EXPECT_GT(paired.count(number_in(said, "player")), 0U) << said;
  } else if (said.is<said::paired_twice>()) {
    EXPECT_GT(paired.count(number_in(said, "player")), 1U) << said;
  } else {
    ADD_FAILURE() << "no oracle asks " << said;
  }
}

void ask_facts(const Compared& before, const Compared& after, Asked& asked) {
  constexpr std::array of_the_report{
      "swiss.has_white_against",        "swiss.both_granted",          "swiss.only_one_prefers",
      "swiss.stronger_granted",         "swiss.colours_alternate",     "swiss.initial_by_tpn",
      "swiss.higher_ranked_preference", "swiss.initial_by_arrival",    "swiss.they_met",
      "swiss.pair_is_prohibited",       "swiss.both_prefer_absolutely"};
  const auto times = [](const Compared& compared, const char* id) {
    const auto found = compared.find(id);
    return found == compared.end() ? 0 : found->second;
  };
  for (const char* id : of_the_report) asked.ask(id, times(after, id) - times(before, id));
}

void expect_colours(const pair::Verdict& verdict, const ExplainedRound& round,
                    const SeenReport& report, const std::function<bool(int, int)>& higher,
                    Asked& asked) {
  const Message& said = verdict.explanation;
  ASSERT_TRUE(said.is<said::should_have_white>()) << said;
  asked.ask(said);
  // Dubov: who has not played prefers Black, if the explanation speaks of groups.
  ExplainedRound alone = round;
  std::erase_if(alone.decisions, [](const pair::Decision& one) {
    return !one.sentence.is<said::halves_by_preference>() &&
           !one.sentence.is<said::halves_by_rank>();
  });
  alone.decisions.push_back({.scope = {},
                             .article = verdict.criterion,
                             .sentence = said::has_white_against{.white = number_in(said, "white"),
                                                                 .black = number_in(said, "black"),
                                                                 .why = phrase_in(said, "why")},
                             .facts = {},
                             .players = {}});
  Compared compared;
  expect_facts(alone, &report, compared, higher);
  ask_facts({}, compared, asked);
}

std::vector<pair::Pairing> impossible_rounds(const pair::State& state,
                                             const pair::Pairing& correct) {
  std::vector<pair::Pairing> rounds;
  const auto add = [&](auto&& change) {
    pair::Pairing other = correct;
    change(other);
    rounds.push_back(std::move(other));
  };
  if (correct.pairs.empty()) return rounds;
  add([](pair::Pairing& other) { other.pairs.pop_back(); });
  add([](pair::Pairing& other) { other.pairs.push_back(other.pairs.front()); });
  if (correct.bye == no_player)
    add([](pair::Pairing& other) {
      other.bye = other.pairs.back().white;
      other.pairs.pop_back();
    });
  else
    add([](pair::Pairing& other) { other.bye = no_player; });
  for (PlayerIndex player = 0; player < state.seat_of.size(); ++player)
    if (state.seat_of[player] == pair::no_seat) {
      add([&](pair::Pairing& other) { other.pairs.back().black = player; });
      break;
    }
  for (std::size_t i = 0; i < correct.pairs.size() && correct.bye != no_player; ++i)
    add([&](pair::Pairing& other) { std::swap(other.bye, other.pairs[i].black); });
  return rounds;
}

}  // namespace trf::test
