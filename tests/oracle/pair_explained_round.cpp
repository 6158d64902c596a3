#include "oracle/pair_explained_round.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/told.hpp"
#include "trf/pair/messages/burstein.hpp"
#include "trf/pair/messages/criteria.hpp"
#include "trf/pair/messages/dubov.hpp"
#include "trf/pair/messages/dutch.hpp"
#include "trf/pair/messages/fact.hpp"
#include "trf/pair/messages/match_swiss.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::test {

namespace said = pair::said;

ExplainedRound::ExplainedRound(const pair::System& system, const pair::State& of)
    : tournament(*of.tournament), state(of) {
  pair::RecordingTrace trace;
  const auto outcome = system.pair(state, &trace);
  const auto& made = std::get<pair::Pairing>(outcome);
  const auto number = [&](PlayerIndex player) {
    return int{tournament.players[player].start_rank};
  };
  for (const auto& [white, black] : made.pairs) {
    pairs.emplace(number(white), number(black));
    opponent[number(white)] = number(black);
    opponent[number(black)] = number(white);
  }
  if (made.bye != no_player) bye = number(made.bye);
  decisions = std::move(trace.decisions);
}

namespace {

/// Sentences about two players, colours and the PAB.
class Facts {
 public:
  Facts(const ExplainedRound& round, const SeenReport* report, Compared& compared,
        const std::function<bool(int, int)>& higher)
      : round_(round), report_(report), compared_(compared), higher_(higher) {}

  void expect(const pair::Decision& decision) {
    const Message& said = decision.sentence;
    note_bracket(said);
    if (said.is<said::has_white_against>())
      expect_colours(said);
    else if (said.is<said::are_not_paired>())
      expect_not_paired(decision);
    else if (said.is<said::receives_pab>() || said.is<said::receives_pab_as>())
      expect_holder(decision);
    else if (said.is<said::pab_before>())
      expect_before(decision);
    else if (said.is<said::barred_from_pab>())
      expect_barred(said);
    else if (expect_possible_pairs(said)) {
    } else if (said.is<said::pab_leaves_unpaired>())
      for (const int player : numbers_in(said, "players")) EXPECT_NE(player, round_.bye);
    else
      return;
    ++compared_[to_string(said.id())];
  }

 private:
  [[nodiscard]] const SeenPlayer& at(int id) const { return report_->at(id); }

  void note_bracket(const Message& said) {
    if (!said.is<said::bracket_of_residents>() && !said.is<said::bracket_with_mdps>() &&
        !said.is<said::bracket_with_floaters>())
      return;
    bracket_ = numbers_in(said, "residents");
    moved_down_.clear();
    if (said.is<said::bracket_with_mdps>()) moved_down_ = numbers_in(said, "mdps");
    for (const char* more : {"mdps", "floaters"})
      if (std::ranges::any_of(said.id().fields, [&](auto& one) { return one.name == more; }))
        for (const int id : numbers_in(said, more)) bracket_.push_back(id);
  }
  /// How many pairs the players of the bracket could make without a look at those below. False: it
  /// is another sentence.
  [[nodiscard]] bool expect_possible_pairs(const Message& said) const {
    const bool few = said.is<said::downfloat_of_few_pairs>() ||
                     said.is<said::float_of_few_pairs>() || said.is<said::pab_of_few_pairs>();
    const bool none = said.is<said::downfloat_of_no_pairs>() || said.is<said::float_of_no_pairs>();
    const bool more =
        said.is<said::downfloat_for_completion>() || said.is<said::float_for_completion>();
    if (!few && !none && !more) return false;
    if (report_ == nullptr || report_->round == report_->rounds) return true;  // Topscorers
    const int possible = most_pairs(bracket_);
    const auto made = std::ranges::count_if(round_.pairs, [&](const auto& pair) {
      return std::ranges::count(bracket_, pair.first) + std::ranges::count(bracket_, pair.second) ==
             2;
    });
    if (few) {
      EXPECT_EQ(number_in(said, "pairs"), possible) << said;
      EXPECT_EQ(made, possible) << said;
    }
    if (none) {
      EXPECT_EQ(possible, 0) << said;
    }
    if (more) {
      EXPECT_GT(possible, made) << said;
    }
    return true;
  }
  [[nodiscard]] int most_pairs(const std::vector<int>& ids) const {
    if (ids.size() < 2) return 0;
    std::vector<int> rest(ids.begin() + 1, ids.end());
    int most = most_pairs(rest);
    for (std::size_t i = 0; i < rest.size(); ++i) {
      const auto& apart = at(ids[0]).excluded;
      const Due mine = due(ids[0]), other = due(rest[i]);
      const auto is_mdp = [&](int id) {
        return std::ranges::find(moved_down_, id) != moved_down_.end();
      };
      if (is_mdp(ids[0]) && is_mdp(rest[i])) continue;  // Paired further down
      const bool clash = mine.strength == 3 && other.strength == 3 && mine.colour == other.colour;
      if (clash || std::ranges::find(apart, rest[i]) != apart.end()) continue;
      std::vector<int> left = rest;
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
      most = std::max(most, 1 + most_pairs(left));
    }
    return most;
  }

  void expect_colours(const Message& said) {
    const int white = number_in(said, "white"), black = number_in(said, "black");
    EXPECT_TRUE(round_.pairs.contains({white, black})) << said;
    if (report_ == nullptr) return;
    const Message why = phrase_in(said, "why");
    ++compared_[to_string(why.id())];
    const Due of_white = due(white), of_black = due(black);
    const bool neither = at(white).colours.empty() && at(black).colours.empty();
    if (why.is<said::both_granted>()) {
      // Dubov, 1.6.4: who has not played prefers Black, also where no group shows it.
      const auto prefers = [&](int id, int colour) {
        return due(id).colour == colour || (at(id).colours.empty() && colour < 0);
      };
      EXPECT_TRUE(prefers(white, 1) && prefers(black, -1)) << said;
      return;
    }
    if (why.is<said::only_one_prefers>()) {
      EXPECT_TRUE((of_white.colour > 0 && of_black.colour == 0) ||
                  (of_white.colour == 0 && of_black.colour < 0))
          << said;
      return;
    }
    if (why.is<said::initial_by_tpn>() || why.is<said::initial_by_arrival>()) {
      const int player = number_in(why, "player"), other = player == white ? black : white;
      EXPECT_TRUE(neither && higher_(player, other)) << said;
      const bool odd = choice_in(why, "odd") == 0;
      EXPECT_EQ(odd, at(player).parity % 2 == 1) << said;
      EXPECT_EQ(player == white, odd == (report_->initial == 1)) << said;
      if (why.is<said::initial_by_arrival>()) {
        EXPECT_EQ(number_in(why, "number"), at(player).parity) << said;
      }
      return;
    }
    EXPECT_TRUE(of_white.colour != 0 && of_white.colour == of_black.colour) << said;
    const int chosen = of_white.colour == 1 ? white : black;
    const int other = chosen == white ? black : white;
    const auto strength = [&](int id) {
      const Due one = due(id);
      return std::pair(one.strength, one.strength == 3 ? std::abs(at(id).difference) : 0);
    };
    if (why.is<said::stronger_granted>()) {
      EXPECT_GT(strength(chosen), strength(other)) << said;
      return;
    }
    EXPECT_EQ(due(white).strength, due(black).strength) << said;
    const auto latest = latest_difference(white, black);
    if (why.is<said::colours_alternate>()) {
      EXPECT_EQ(latest, (std::pair{number_in(why, "white"), number_in(why, "black")})) << said;
      EXPECT_EQ(number_in(why, "white"), black) << said;
    } else {
      EXPECT_TRUE(why.is<said::higher_ranked_preference>()) << said;
      EXPECT_EQ(latest, (std::pair{0, 0})) << said;
      EXPECT_EQ(number_in(why, "player"), chosen) << said;
      EXPECT_TRUE(higher_(chosen, other)) << said;
    }
  }
  /// Dubov, 1.6.4: no games are a mild preference for Black; the others have no sentence that
  /// depends on it.
  [[nodiscard]] Due due(int id) const {
    return at(id).colours.empty() && no_games_prefer_black_ ? Due{-1, 1} : due_colour(at(id));
  }
  /// Who had White and who Black when their histories, from the end, last differ; 0: never.
  [[nodiscard]] std::pair<int, int> latest_difference(int a, int b) const {
    auto i = at(a).colours.rbegin(), j = at(b).colours.rbegin();
    for (; i != at(a).colours.rend() && j != at(b).colours.rend(); ++i, ++j)
      if (*i != *j) return *i == 1 ? std::pair{a, b} : std::pair{b, a};
    return {0, 0};
  }

  void expect_not_paired(const pair::Decision& decision) {
    const Message& said = decision.sentence;
    const int one = number_in(said, "one"), other = number_in(said, "other");
    EXPECT_FALSE(round_.are_paired(one, other)) << said;
    const Message why = phrase_in(said, "why");
    ++compared_[to_string(why.id())];
    if (report_ == nullptr) return;
    const auto& apart = at(one).excluded;
    const bool excluded = std::ranges::find(apart, other) != apart.end();
    if (why.is<said::they_met>()) {
      const auto round = static_cast<std::size_t>(number_in(why, "round"));
      const SeenRound& then = at(one).rounds.at(round - 1);
      EXPECT_TRUE(then.opponent == other && then.played) << said;
      EXPECT_EQ(decision.article, "C1");
    } else if (why.is<said::pair_is_prohibited>()) {
      EXPECT_TRUE(excluded) << said;
      EXPECT_EQ(decision.article, "260");
    } else if (why.is<said::both_prefer_absolutely>()) {
      EXPECT_FALSE(excluded) << said;
      const int colour = choice_in(why, "colour") == 0 ? 1 : -1;
      for (const int id : {one, other}) {
        EXPECT_EQ(due(id).strength, 3) << said;
        EXPECT_EQ(due(id).colour, colour) << said;
      }
      EXPECT_EQ(decision.article, "C3");
    } else {
      EXPECT_FALSE(excluded) << said;
    }
  }

  [[nodiscard]] int points(int id) const { return at(id).pairing; }
  [[nodiscard]] int games(int id) const { return static_cast<int>(at(id).colours.size()); }

  void expect_holder(const pair::Decision& decision) {
    EXPECT_EQ(numbers_in(decision.sentence, "player").at(0), round_.bye) << decision.sentence;
    if (report_ == nullptr) return;
    for (const auto& [name, value] : decision.facts) {
      if (name.is<said::fact_points>()) {
        EXPECT_EQ(numbers_of(value).at(0), points(round_.bye));
      }
      if (name.is<said::fact_games_played>()) {
        EXPECT_EQ(numbers_of(value).at(0), games(round_.bye));
      }
    }
    if (!decision.sentence.is<said::receives_pab_as>()) return;
    // The rule that is named is the one that the next sentence is about.
    const bool is_tie = !phrase_in(decision.sentence, "why").is<said::lowest_score>();
    const bool says_tie = std::ranges::any_of(round_.decisions, [&](const pair::Decision& one) {
      return one.sentence.is<said::pab_before>() && one.article == decision.article;
    });
    EXPECT_EQ(is_tie, says_tie) << decision.sentence;
  }
  void expect_before(const pair::Decision& decision) {
    const Message& said = decision.sentence;
    const int one = number_in(said, "player"), other = number_in(said, "other");
    EXPECT_EQ(one, round_.bye) << said;
    if (report_ == nullptr) return;
    EXPECT_EQ(points(one), points(other)) << said;
    const Message why = phrase_in(said, "why");
    if (why.is<said::more_games_than>()) {
      EXPECT_GT(games(one), games(other)) << said;
      EXPECT_EQ(numbers_of(decision.facts.at(0).second).at(0), games(one));
      EXPECT_EQ(numbers_of(decision.facts.at(1).second).at(0), games(other));
    } else {
      EXPECT_EQ(games(one), games(other)) << said;
      if (why.is<said::larger_tpn_than>()) {
        EXPECT_GT(one, other) << said;
      } else {
        EXPECT_TRUE(why.is<said::lower_rank_than>() && index_before(other, one)) << said;
      }
    }
  }
  [[nodiscard]] bool index_before(int one, int other) const {
    const auto index = burstein_index(round_.tournament);
    const auto &mine = index.at(one), &theirs = index.at(other);
    return mine != theirs ? mine > theirs : one < other;
  }
  void expect_barred(const Message& said) {
    for (const int id : numbers_in(said, "players")) {
      EXPECT_NE(id, round_.bye);
      if (report_ == nullptr) continue;
      const bool by_forfeit_only = choice_in(said, "forfeit") == 0;
      EXPECT_TRUE(std::ranges::any_of(at(id).rounds, [&](const SeenRound& one) {
        return one.code == ResultCode::pairing_bye || one.code == ResultCode::forfeit_win ||
               (!by_forfeit_only && !one.played && one.points >= report_->win);
      })) << said;
    }
  }

  const ExplainedRound& round_;
  const SeenReport* report_;
  Compared& compared_;
  const std::function<bool(int, int)>& higher_;
  std::vector<int> bracket_;     ///< The one that the sentences are about
  std::vector<int> moved_down_;  ///< Dutch: its MDPs
  bool no_games_prefer_black_ = std::ranges::any_of(round_.decisions, [](const auto& one) {
    return one.sentence.template is<said::halves_by_preference>() ||
           one.sentence.template is<said::halves_by_rank>();
  });
};

}  // namespace

void expect_facts(const ExplainedRound& round, const SeenReport* report, Compared& compared,
                  const std::function<bool(int, int)>& higher) {
  Facts facts(round, report, compared, higher);
  for (const auto& decision : round.decisions) facts.expect(decision);
}

}  // namespace trf::test
