#include "oracle/pair_explained_dutch.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "oracle/pair_explained_values.hpp"
#include "support/told.hpp"
#include "trf/pair/messages/criteria.hpp"
#include "trf/pair/messages/dutch.hpp"
#include "trf/pair/messages/fact.hpp"
#include "trf/pair/messages/place.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::test {
namespace {

namespace said = pair::said;
using dutch_text::Pairs;
using Ids = std::vector<int>;

[[nodiscard]] std::string system_of(const DutchAccount& account) {
  return account.is_modern() ? "dutch-2026" : "dutch-2017";
}

/// The rule as the edition cites it.
[[nodiscard]] std::string cited(const std::string& rule, bool modern) {
  if (rule == "complete") return modern ? "C4" : "A.9";
  if (rule == "bye") return "C5";
  if (modern || rule.starts_with("C")) return rule;
  return rule == "4.2" ? "D.1" : rule == "4.3" ? "D.2" : "D.3";
}

/// The sentences about one bracket.
class BracketOf {
 public:
  BracketOf(const ExplainedRound& round, DutchAccount& account, const DutchAccount::Step& step,
            Asked& asked)
      : round_(round), account_(account), step_(step), asked_(asked) {}

  void expect(const pair::Decision& decision) {
    const Message& said = decision.sentence;
    if (said.is<said::bracket_of_residents>() || said.is<said::bracket_with_mdps>())
      expect_players(said);
    else if (said.is<said::penultimate_bracket>())
      EXPECT_FALSE(step_.bracket.looks_ahead);
    else if (said.is<said::collapsed_last_bracket>())
      EXPECT_EQ(step_.bracket.below, account_.count());
    else if (said.is<said::downfloats_for_pab>() || said.is<said::downfloats_without_opponent>() ||
             said.is<said::stays_in_limbo>())
      expect_limbo(decision);
    else if (said.is<said::is_alone>())
      expect_alone(said);
    else if (said.is<said::downfloat_of_few_pairs>() || said.is<said::downfloat_of_no_pairs>() ||
             said.is<said::downfloat_for_completion>() || said.is<said::pab_of_few_pairs>())
      expect_downfloaters(said);
    else if (said.is<said::barred_from_pab>())
      expect_lowest_is_barred(said);
    else if (said.is<said::lowest_does_not_downfloat>())
      expect_lowest(decision);
    else if (said.is<said::are_not_paired>())
      expect_not_paired(decision);
    else if (said.is<said::meets_other_criteria>() || said.is<said::in_best_candidate>())
      expect_values(decision);
    else
      return;
    asked_.ask(said);
    for (const auto& [name, value] : decision.facts) expect_fact(name, value);
  }

 private:
  [[nodiscard]] Ids ids(const std::vector<int>& ranks) const {
    Ids result;
    for (const int rank : ranks) result.push_back(account_.at(rank).id);
    std::ranges::sort(result);
    return result;
  }
  [[nodiscard]] Ids moved() const {
    const auto& players = step_.bracket.players;
    return ids({players.begin(), players.begin() + step_.bracket.mdps});
  }
  [[nodiscard]] Ids residents() const {
    const auto& players = step_.bracket.players;
    return ids({players.begin() + step_.bracket.mdps, players.end()});
  }
  [[nodiscard]] Ids floaters() const { return ids(account_.floaters(step_)); }
  [[nodiscard]] bool floats(int id) const { return has(floaters(), id); }
  static bool has(const Ids& list, int id) { return std::ranges::count(list, id) > 0; }
  static Ids sorted(Ids list) {
    std::ranges::sort(list);
    return list;
  }
  static Ids both(const Ids& one, const Ids& other) {
    Ids result;
    for (const int id : one)
      if (has(other, id)) result.push_back(id);
    return result;
  }
  [[nodiscard]] bool is_last() const { return step_.bracket.below == account_.count(); }
  [[nodiscard]] int rank(int id) const { return account_.rank_of(id); }

  void expect_fact(const Message& name, const Message& value) {
    asked_.ask(name), asked_.ask(value);
    const Ids told = sorted(numbers_of(value));
    if (name.is<said::fact_residents>()) {
      EXPECT_EQ(told, residents());
    } else if (name.is<said::fact_moved_down>()) {
      EXPECT_EQ(told, moved());
    } else if (name.is<said::fact_downfloaters>()) {
      EXPECT_EQ(told, floaters());
    } else {
      ASSERT_TRUE(name.is<said::value_code>()) << name;
      const std::string code = code_in(name, "code");
      const auto [pairs, m1] = account_.most_complete(step_);
      if (code == "MaxPairs") {
        EXPECT_EQ(told, Ids{pairs});
      } else if (code == "M1") {
        EXPECT_EQ(told, Ids{m1});
      } else if (code == "Limbo") {
        EXPECT_EQ(told, both(moved(), floaters()));
      } else {
        for (const auto& [criterion, expected] : account_.values(step_, step_.pairs))
          if (criterion == code && !value.is<said::value_absent>())
            expect_value(value, expected, asked_);
      }
    }
  }

  void expect_players(const Message& said) {
    EXPECT_EQ(sorted(numbers_in(said, "residents")), residents()) << said;
    EXPECT_EQ(number_in(said, "count"), std::ssize(residents())) << said;
    if (!said.is<said::bracket_with_mdps>()) {
      EXPECT_TRUE(moved().empty()) << said;
      return;
    }
    EXPECT_EQ(sorted(numbers_in(said, "mdps")), moved()) << said;
    EXPECT_EQ(number_in(said, "moved"), std::ssize(moved())) << said;
  }

  void expect_limbo(const pair::Decision& decision) {
    const Message& said = decision.sentence;
    const int id = number_in(said, "player"), player = rank(id);
    EXPECT_TRUE(has(moved(), id) && floats(id)) << said;
    if (said.is<said::downfloats_for_pab>()) {
      // Is there really no other who is allowed to?
      EXPECT_EQ(id, round_.bye) << said;
      for (int other = 0; other < account_.count(); ++other)
        if (other != player && is_left(other)) {
          EXPECT_FALSE(account_.may_have_bye(other))
              << said << ": " << account_.at(other).id << " is allowed to";
        }
      return;
    }
    const auto may_meet = [&](int other) { return account_.legal(player, rank(other)); };
    const bool has_opponent = std::ranges::any_of(residents(), may_meet);
    EXPECT_EQ(has_opponent, said.is<said::stays_in_limbo>()) << said;
    if (!said.is<said::stays_in_limbo>()) return;
    expect_loss(decision, phrase_in(said, "why"),
                account_.best_with(step_, [&](const Pairs&, const std::vector<int>& down) {
                  return !has(down, player);
                }));
  }
  /// Not paired in a bracket above.
  [[nodiscard]] bool is_left(int player) const {
    return std::ranges::count(step_.bracket.players, player) > 0 || player >= step_.bracket.below;
  }

  void expect_alone(const Message& said) {
    EXPECT_EQ(step_.bracket.players, Ids{rank(number_in(said, "player"))}) << said;
    EXPECT_EQ(choice_in(said, "pab") == 0, is_last()) << said;
    if (is_last()) {
      EXPECT_EQ(number_in(said, "player"), round_.bye) << said;
    }
  }

  void expect_downfloaters(const Message& said) {
    const bool is_pab = said.is<said::pab_of_few_pairs>();
    const Ids told = sorted(numbers_in(said, is_pab ? "player" : "players"));
    EXPECT_EQ(told, both(residents(), floaters())) << said;
    if (is_pab) {
      EXPECT_EQ(told, Ids{round_.bye}) << said;
    }
    const int most = account_.most_pairs(step_);
    const int made = static_cast<int>(step_.pairs.size());
    if (said.is<said::downfloat_for_completion>()) {
      EXPECT_GT(most, made) << said;
      EXPECT_EQ(account_.most_complete(step_).first, made) << said;
      return;
    }
    EXPECT_EQ(most, made) << said;
    EXPECT_EQ(number_in(said, "size"), std::ssize(step_.bracket.players)) << said;
    if (said.is<said::downfloat_of_no_pairs>()) {
      EXPECT_EQ(made, 0) << said;
    } else {
      EXPECT_EQ(number_in(said, "pairs"), made) << said;
    }
  }

  [[nodiscard]] int lowest() const { return account_.at(step_.bracket.players.back()).id; }

  void expect_lowest_is_barred(const Message& said) {
    EXPECT_EQ(numbers_in(said, "players"), Ids{lowest()}) << said;
    EXPECT_TRUE(account_.at(step_.bracket.players.back()).barred) << said;
  }
  void expect_lowest(const pair::Decision& decision) {
    EXPECT_EQ(number_in(decision.sentence, "player"), lowest()) << decision.sentence;
    EXPECT_FALSE(floats(lowest())) << decision.sentence;
    const int player = step_.bracket.players.back();
    expect_loss(decision, phrase_in(decision.sentence, "why"),
                account_.best_with(step_, [&](const Pairs&, const std::vector<int>& down) {
                  return has(down, player);
                }));
  }

  void expect_not_paired(const pair::Decision& decision) {
    const Message& said = decision.sentence;
    const Message why = phrase_in(said, "why");
    const int one = rank(number_in(said, "one")), other = rank(number_in(said, "other"));
    EXPECT_FALSE(round_.are_paired(account_.at(one).id, account_.at(other).id)) << said;
    for (const int player : {one, other}) EXPECT_TRUE(has(step_.bracket.players, player)) << said;
    const bool by_rule = why.is<said::they_met>() || why.is<said::pair_is_prohibited>() ||
                         why.is<said::both_prefer_absolutely>();
    EXPECT_EQ(account_.legal(one, other), !by_rule) << said;
    if (by_rule) return;  // Held against the report
    if (why.is<said::is_already_paired>()) {
      const int third = rank(number_in(why, "other"));
      EXPECT_EQ(number_in(why, "player"), account_.at(other).id) << said;
      EXPECT_TRUE(round_.are_paired(account_.at(other).id, account_.at(third).id)) << said;
      EXPECT_TRUE(third < one && has(step_.bracket.players, third)) << said;
      EXPECT_EQ(decision.article, account_.is_modern() ? "4.2" : "D.1") << said;
      return asked_.ask(why);
    }
    const std::pair pair{std::min(one, other), std::max(one, other)};
    expect_loss(decision, why, account_.best_with(step_, [&](const Pairs& pairs, const auto&) {
      return std::ranges::count(pairs, pair) > 0;
    }));
  }

  void expect_loss(const pair::Decision& decision, const Message& why,
                   const DutchAccount::Loss& loss) {
    EXPECT_EQ(decision.article, cited(loss.rule, account_.is_modern())) << decision.sentence;
    if (loss.rule.starts_with("C")) {
      if (why.is<said::needs_more_downfloaters>()) {
        EXPECT_EQ(loss.rule, account_.is_modern() ? "C6" : "C5") << decision.sentence;
        EXPECT_GT(loss.theirs, loss.ours) << decision.sentence;
        EXPECT_EQ(Ids{number_in(why, "count")}, loss.ours) << decision.sentence;
        EXPECT_EQ(number_in(why, "player"), lowest()) << decision.sentence;
        return asked_.ask(why);
      }
      if (decision.sentence.is<said::are_not_paired>() && why.is<said::with_pair>()) {
        EXPECT_EQ(number_in(why, "one"), number_in(decision.sentence, "one")) << why;
        EXPECT_EQ(number_in(why, "other"), number_in(decision.sentence, "other")) << why;
      }
      return expect_comparison(why, system_of(account_), loss.rule, loss.theirs, loss.ours, asked_);
    }
    asked_.ask(why);
    if (loss.rule == "complete") {
      EXPECT_TRUE(why.is<said::others_stay_unpaired>()) << decision.sentence;
    } else {
      EXPECT_TRUE(why.is<said::equally_good_comes_first>()) << decision.sentence;
      EXPECT_EQ(code_in(why, "article"), account_.is_modern() ? "art. 4" : "B and D");
    }
  }

  void expect_values(const pair::Decision& decision) {
    const auto values = account_.values(step_, step_.pairs);
    std::set<std::string> faults;
    for (std::size_t i = 2; i < values.size(); ++i) {
      const auto& [criterion, value] = values[i];
      const bool looks_ahead = criterion == (account_.is_modern() ? "C8" : "C7");
      const bool is_met = value.empty() || (value.size() == 1 && value[0] == 0);
      if (!looks_ahead && !is_met) faults.insert(criterion);
    }
    std::set<std::string> told;
    if (decision.sentence.is<said::in_best_candidate>()) {
      for (const Arg& item : std::get<Arg::Items>(field(decision.sentence, "faults").value).items) {
        const Message& cited_fault = std::get<Message>(item.value);
        asked_.ask(cited_fault);
        const std::string criterion = code_in(cited_fault, "article");
        told.insert(criterion);
        for (const auto& [name, value] : values)
          if (name == criterion)
            expect_criterion(phrase_in(cited_fault, "sentence"), system_of(account_), criterion,
                             value, asked_);
      }
    }
    EXPECT_EQ(told, faults) << decision.sentence;
  }

  const ExplainedRound& round_;
  DutchAccount& account_;
  const DutchAccount::Step& step_;
  Asked& asked_;
};

/// Who receives the bye, and why no player with a lower score does.
void expect_bye(const ExplainedRound& round, DutchAccount& account, const pair::Decision& decision,
                const std::map<std::pair<int, int>, DutchAccount::Loss>& losses, Asked& asked) {
  const Message& said = decision.sentence;
  const int holder = account.rank_of(round.bye);
  if (said.is<said::receives_pab>()) {
    EXPECT_EQ(numbers_in(said, "player").at(0), round.bye) << said;
    asked.ask_all(said);
    for (const auto& [name, value] : decision.facts) {
      asked.ask(name), asked.ask(value);
      if (name.is<said::fact_points>())
        EXPECT_EQ(numbers_of(value), Ids{account.at(holder).score});
      else if (name.is<said::fact_unplayed_games>())
        EXPECT_EQ(numbers_of(value), Ids{account.at(holder).unplayed});
      else
        ADD_FAILURE() << name;
    }
    return;
  }
  Ids barred, others;
  for (int player = 0; player < account.count(); ++player)
    if (account.at(player).score < account.at(holder).score)
      (account.at(player).barred ? barred : others).push_back(account.at(player).id);
  if (said.is<said::barred_from_pab>()) {
    EXPECT_EQ(numbers_in(said, "players"), barred) << said;
  } else if (said.is<said::pab_leaves_unpaired>()) {
    EXPECT_EQ(decision.article, account.is_modern() ? "C4" : "A.9") << said;
    for (const int id : numbers_in(said, "players")) {
      EXPECT_TRUE(std::ranges::count(others, id) > 0) << said;
      EXPECT_FALSE(account.leaves_all(account.rank_of(id))) << said << ": " << id;
    }
  } else if (said.is<said::pab_pairs_worse>()) {
    for (const int id : numbers_in(said, "players")) {
      EXPECT_TRUE(std::ranges::count(others, id) > 0) << said;
      const auto loss = losses.find({0, id});
      ASSERT_TRUE(loss != losses.end()) << said << ": no complete round with " << id;
      EXPECT_NE(loss->second.rule, "") << said << ": " << id;
    }
  } else {
    return;
  }
  asked.ask(said);
}

}  // namespace

void expect_dutch_round(const ExplainedRound& round, DutchAccount& account, Asked& asked) {
  std::map<std::pair<int, int>, DutchAccount::Loss> losses;
  if (!account.is_modern() && round.bye != 0) losses = account.losses();
  for (const auto& decision : round.decisions) {
    if (decision.scope.is<said::place_of_bye>())
      expect_bye(round, account, decision, losses, asked);
    if (decision.sentence.is<said::order_of_boards>()) asked.ask(decision.sentence);
    if (!decision.scope.is<said::bracket>()) continue;
    const auto number = static_cast<std::size_t>(number_in(decision.scope, "number"));
    ASSERT_LE(number, account.steps().size());
    BracketOf(round, account, account.steps()[number - 1], asked).expect(decision);
  }
}

void expect_dutch_verdict(const pair::Verdict& verdict, const DutchAccount::Loss& loss,
                          const DutchAccount& account, const ExplainedRound& round, Asked& asked,
                          bool is_best) {
  const Message& said = verdict.explanation;
  const bool by_order = loss.rule.starts_with("4");
  if (!by_order || !is_best) {
    EXPECT_EQ(verdict.criterion, cited(loss.rule, account.is_modern())) << said;
  }
  if (loss.rule == "bye") {
    EXPECT_TRUE(said.is<said::pab_above_lowest>()) << said;
    EXPECT_EQ(numbers_of(said), Ids{account.bye_score().value()}) << said;
    return asked.ask(said);
  }
  EXPECT_EQ(verdict.place.number, static_cast<int>(loss.step) + 1) << said;
  if (loss.rule.starts_with("C")) {
    const std::string system = system_of(account);
    expect_comparison(said, system, loss.rule, loss.theirs, loss.ours, asked);
    expect_rule(verdict.rule, system, loss.rule, asked);
    expect_value(verdict.published_value, loss.theirs, asked);
    return expect_value(verdict.correct_value, loss.ours, asked);
  }
  asked.ask(said);
  EXPECT_NE(loss.rule, "complete") << said;  // A candidate of a complete round
  if (said.is<said::transposition_comes_first>()) {
    // 4.2: the first member of S1 with another opponent.
    const int ours = number_in(said, "ours"), theirs = number_in(said, "theirs");
    EXPECT_EQ(verdict.criterion, account.is_modern() ? "4.2" : "D.1") << said;
    EXPECT_TRUE(round.are_paired(number_in(said, "player"), ours)) << said;
    EXPECT_LT(account.rank_of(ours), account.rank_of(theirs)) << said;
  } else {
    EXPECT_TRUE(by_order && said.is<said::correct_comes_first>()) << said;
  }
}

}  // namespace trf::test
