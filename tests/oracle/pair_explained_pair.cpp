#include "oracle/pair_explained_pair.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "support/told.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::test {
namespace {

namespace said = pair::said;

constexpr int by_order = 1000;

/// C4 before C5; the order of sets is that of criteria of sets, before those of pairs.
[[nodiscard]] int place_of(const std::string& rule) {
  if (rule == "order of sets") return 75;
  return rule.starts_with("C") ? 10 * std::stoi(rule.substr(1)) : by_order;
}

}  // namespace

PairQuestions::PairQuestions(std::string system, const ExplainedRound& round,
                             const std::vector<BracketAccount>& account, LegalPairs rules,
                             const SeenReport& report, SwissAccount& questions, Asked& asked)
    : system_(std::move(system)),
      round_(round),
      account_(account),
      rules_(std::move(rules)),
      report_(report),
      questions_(questions),
      asked_(asked) {}

void PairQuestions::make(std::vector<int> left, LegalRound& round, const LegalRound& fixed,
                         std::vector<LegalRound>& all) const {
  if (left.empty()) return all.push_back(round);
  const int one = left.front();
  left.erase(left.begin());
  if (left.size() % 2 == 0 && fixed.bye == 0 && round.bye == 0 && rules_.may_have_bye(one)) {
    round.bye = one;
    make(left, round, fixed, all);
    round.bye = 0;
  }
  for (const int other : left) {
    if (!rules_.legal(one, other)) continue;
    std::vector<int> rest = left;
    std::erase(rest, other);
    round.pairs.emplace_back(one, other);
    make(std::move(rest), round, fixed, all);
    round.pairs.pop_back();
  }
}

bool PairQuestions::wants_high_scores(const std::string& rule) const {
  if (system_.starts_with("dubov")) return rule == "C6";
  return system_ != "burstein" && rule == "C5";
}

PairQuestions::Leaves PairQuestions::leaves(const LegalRound& round) const {
  for (std::size_t i = 0; i < account_.size(); ++i) {
    const Loss loss = account_[i].against_round(round.pairs);
    if (loss.rule.empty()) continue;
    Leaves result{i + 1, place_of(loss.rule), loss.theirs};
    if (result.criterion == by_order || loss.rule == "order of sets") result.theirs.clear();
    if (!wants_high_scores(loss.rule)) return result;
    for (int& score : result.theirs) score = -score;
    // C5 of matches looks at the lowest score first.
    if (!system_.starts_with("dubov")) std::ranges::reverse(result.theirs);
    return result;
  }
  return {account_.size() + 1, 0, {}};
}

void PairQuestions::expect_none(const pair::Verdict& verdict, int one, int other) {
  const Message& said = verdict.explanation;
  EXPECT_EQ(verdict.kind, pair::VerdictKind::unpairable) << said;
  asked_.tell(verdict);
  if (said.is<said::others_stay_unpaired>()) {
    asked_.ask(said);
  } else if (!said.empty()) {
    LegalPairs rest = rules_;
    std::erase_if(rest.players, [&](int id) { return id == one || id == other; });
    if (other == 0) rest.may_have_bye = [](int) { return false; };
    expect_obstruction(said, rest, report_, asked_);
  }
  asked_.close_round();
}

/// No round with the pair has the bye of the correct one.
void PairQuestions::expect_other_bye(const pair::Verdict& verdict,
                                     const std::vector<LegalRound>& all) {
  const Message& said = verdict.explanation;
  ASSERT_TRUE(said.is<said::pab_is_of>()) << said;
  const auto score = [&](int id) {
    for (const auto& one : round_.state.players)
      if (one.tpn == id) return one.pairing_score.tenths();
    return 0;
  };
  int least = std::numeric_limits<int>::max();
  for (const LegalRound& one : all) least = std::min(least, score(one.bye));
  const int holder = number_in(said, "other");
  EXPECT_TRUE(std::ranges::any_of(all, [&](const auto& one) { return one.bye == holder; })) << said;
  EXPECT_EQ(score(holder), least) << said;
  questions_.expect_verdict(verdict, {}, holder);
}

void PairQuestions::ask(const pair::Verdict& verdict, int one, int other) {
  SCOPED_TRACE(std::to_string(one) + " and " + std::to_string(other));
  const bool legal = other == 0 ? rules_.may_have_bye(one) : rules_.legal(one, other);
  EXPECT_EQ(verdict.kind == pair::VerdictKind::illegal, !legal) << verdict.explanation;
  if (!legal) return;
  LegalRound fixed, round;
  if (other == 0)
    fixed.bye = round.bye = one;
  else
    round.pairs.emplace_back(one, other);
  std::vector<int> left = rules_.players;
  std::erase_if(left, [&](int id) { return id == one || id == other; });
  std::vector<LegalRound> all;
  make(left, round, fixed, all);
  if (all.empty()) return expect_none(verdict, one, other);
  EXPECT_EQ(verdict.kind, pair::VerdictKind::worse) << verdict.explanation;
  const auto keeps_bye = [&](const LegalRound& each) { return each.bye == round_.bye; };
  if (std::ranges::none_of(all, keeps_bye)) return expect_other_bye(verdict, all);
  std::erase_if(all, [&](const LegalRound& each) { return !keeps_bye(each); });
  const LegalRound* best = nullptr;
  Leaves last;
  for (const LegalRound& each : all) {
    Leaves mine = leaves(each);
    const bool is_later =
        std::pair(mine.bracket, mine.criterion) != std::pair(last.bracket, last.criterion)
            ? std::pair(mine.bracket, mine.criterion) > std::pair(last.bracket, last.criterion)
            : mine.theirs < last.theirs;
    if (best != nullptr && !is_later) continue;
    best = &each;
    last = std::move(mine);
  }
  if (last.criterion != by_order && last.criterion != 75) {
    std::string text;
    for (const auto& [x, y] : best->pairs)
      text += std::to_string(x) + '-' + std::to_string(y) + ' ';
    SCOPED_TRACE(text);
    return questions_.expect_verdict(verdict, best->pairs, best->bye);
  }
  asked_.tell(verdict);
  asked_.ask_all(verdict.explanation);
  asked_.ask_all(verdict.published_value);
  asked_.ask_all(verdict.correct_value);
  EXPECT_TRUE(verdict.rule.empty()) << verdict.criterion << verdict.explanation;
  EXPECT_EQ(verdict.place.number, static_cast<int>(last.bracket)) << verdict.explanation;
  asked_.close_round();
}

}  // namespace trf::test
