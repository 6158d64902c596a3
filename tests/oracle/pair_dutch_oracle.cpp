#include "pair_dutch_oracle.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <set>

#include "pair_dutch_brackets.hpp"

namespace trf::test {
namespace {

using namespace dutch_text;  // NOLINT: its other files

class Oracle : Brackets {
 public:
  using Brackets::Brackets;

  /// Of every complete round the place and criterion of its first loss; for each two the latest.
  std::map<std::pair<int, int>, std::string> losses() {
    keeps_steps_ = true;
    const DutchRound correct = pair();
    std::map<std::pair<int, int>, std::string> result;
    if (!correct.exists) return result;
    std::map<std::pair<int, int>, Loss> latest;
    const std::optional<int> lowest = bye_score_;
    bye_score_.reset();  // C5 is one of the losses
    DutchRound other;
    each_round(mask(0, count()), other, [&] {
      const Loss loss = first_loss(other, lowest);
      auto parts = other.pairs;
      if (other.bye != 0) parts.emplace_back(0, other.bye);
      for (const auto& [a, b] : parts) {
        const auto [known, is_new] = latest.try_emplace(std::minmax(a, b), loss);
        if (!is_new && known->second.place < loss.place) known->second = loss;
      }
    });
    const auto keep_loss = [&](const std::pair<int, int>& ids) {
      const auto found = latest.find(ids);
      if (found == latest.end())
        result[ids] = "none";
      else if (!found->second.criterion.empty())
        result[ids] = found->second.criterion;
    };
    for (int a = 0; a < count(); ++a)
      for (int b = a + 1; b < count(); ++b)
        if (legal(a, b)) keep_loss(std::minmax(at(a).id, at(b).id));
    if (count() % 2 != 0)
      for (int a = 0; a < count(); ++a)
        if (!at(a).barred && at(a).id != correct.bye) keep_loss({0, at(a).id});
    return result;
  }

  DutchSteps steps() {
    keeps_steps_ = true;
    if (!pair().exists) made_.clear();
    return {std::move(made_), bye_score_};
  }

  /// Stops at the first bracket in which the other round differs.
  std::string first_criterion(const DutchRound& other) {
    other_ = &other;
    (void)pair();
    return criterion_;
  }

  DutchRound pair() {
    const Mask all = mask(0, count());
    if (count() % 2 != 0 && modern_) {  // C5
      std::vector<int> scores;
      for (const Player& player : players_) scores.push_back(player.score);
      std::sort(scores.begin(), scores.end());
      for (const int score : scores) {
        bye_score_ = score;
        completions_.clear();
        if (can_complete(all)) break;
      }
    }
    if (!can_complete(all)) return {};
    std::vector<int> floaters;
    for (int begin = 0; begin < count();) {
      Bracket bracket = bracket_at(floaters, begin);
      begin = bracket.below;
      if (!modern_ && begin < count()) bracket.completes = false;
      auto pairs = best(bracket);
      if (!modern_ && begin < count()) {
        if (!can_complete(mask_of(left(bracket, pairs)) | mask(begin, count()))) {
          // A.9: this is the penultimate bracket; the last one is all the rest.
          bracket.completes = true;
          bracket.looks_ahead = false;
          pairs = best(bracket);
          if (differs(bracket, pairs)) return {};
          if (keeps_steps_) made_.push_back({bracket, pairs});
          keep(pairs);
          Bracket last = bracket_at(left(bracket, pairs), begin);
          for (int p = last.below; p < count(); ++p) last.players.push_back(p);
          last.below = last.next_end = count();
          if (differs(last, best(last))) return {};
          if (keeps_steps_) made_.push_back({last, best(last)});
          keep(best(last));
          return finish(left(last, best(last)));
        }
      }
      if (differs(bracket, pairs)) return {};
      if (keeps_steps_) made_.push_back({bracket, pairs});
      keep(pairs);
      floaters = left(bracket, pairs);
    }
    return finish(floaters);
  }

 private:
  bool differs(const Bracket& bracket, const Pairs& pairs) {
    if (other_ == nullptr) return false;
    Pairs theirs;
    for (const auto& [white_id, black_id] : other_->pairs) {
      int a = -1, b = -1;
      for (int i = 0; i < count(); ++i) {
        if (at(i).id == white_id) a = i;
        if (at(i).id == black_id) b = i;
      }
      const auto here = [&](int p) {
        return std::count(bracket.players.begin(), bracket.players.end(), p) > 0;
      };
      if (here(a) && here(b) && !(bracket.is_mdp(a) && bracket.is_mdp(b)))
        theirs.emplace_back(std::min(a, b), std::max(a, b));
    }
    std::sort(theirs.begin(), theirs.end());
    Pairs ours = pairs;
    std::sort(ours.begin(), ours.end());
    if (ours == theirs) return false;
    const auto floaters = left(bracket, theirs);
    if (!completes(bracket, floaters)) {
      criterion_ = "C5";
      return true;
    }
    const Vector mine = evaluate(bracket, ours, left(bracket, ours));
    const Vector his = evaluate(bracket, theirs, floaters);
    const bool ahead = bracket.looks_ahead && bracket.below < count();
    criterion_ = "order";
    for (std::size_t i = 0; i < std::min(mine.size(), his.size()); ++i) {
      if (mine[i] == his[i]) continue;
      int number = static_cast<int>(i) + (modern_ ? 6 : 5);
      if (i >= 2 && !ahead) number += 1;  // [C8] does not apply
      criterion_ = "C" + std::to_string(number);
      break;
    }
    return true;
  }

  struct Loss {
    int place = 0;          // 100 a bracket, then the criterion; the same opponents: highest
    std::string criterion;  // empty: the same opponents
  };
  void each_round(Mask left, DutchRound& made, const std::function<void()>& visit) {
    if (left == 0) return visit();
    int first = 0;
    while ((left >> first & 1U) == 0) ++first;
    const Mask rest = left & ~(Mask{1} << first);
    for (int i = first + 1; i < count(); ++i) {
      if ((rest >> i & 1U) == 0 || !legal(first, i)) continue;
      made.pairs.emplace_back(at(first).id, at(i).id);
      each_round(rest & ~(Mask{1} << i), made, visit);
      made.pairs.pop_back();
    }
    if (made.bye != 0 || count() % 2 == 0 || at(first).barred) return;
    made.bye = at(first).id;
    each_round(rest, made, visit);
    made.bye = 0;
  }

  Loss first_loss(const DutchRound& other, std::optional<int> lowest_bye) {
    if (lowest_bye)
      for (int i = 0; i < count(); ++i)
        if (at(i).id == other.bye && at(i).score != *lowest_bye) return {-1, "C5"};
    bye_score_ = lowest_bye;
    Loss loss{1 << 20, ""};
    other_ = &other;
    for (std::size_t i = 0; i < made_.size() && loss.criterion.empty(); ++i) {
      if (!differs(made_[i].bracket, made_[i].pairs)) continue;
      loss.criterion = criterion_;
      const int number = criterion_ == "order" ? 99 : std::stoi(criterion_.substr(1));
      loss.place = 100 * static_cast<int>(i) + number;
    }
    other_ = nullptr;
    bye_score_.reset();
    return loss;
  }

  void keep(const Pairs& pairs) { chosen_.insert(chosen_.end(), pairs.begin(), pairs.end()); }

  DutchRound finish(const std::vector<int>& floaters) {
    DutchRound round;
    round.exists = true;
    for (const auto& [a, b] : chosen_) {
      if (colour_of_first(a, b) == white)
        round.pairs.emplace_back(at(a).id, at(b).id);
      else
        round.pairs.emplace_back(at(b).id, at(a).id);
    }
    std::sort(round.pairs.begin(), round.pairs.end());
    if (!floaters.empty()) round.bye = at(floaters.front()).id;
    return round;
  }

  bool keeps_steps_ = false;
  std::vector<DutchSteps::Step> made_;
  Pairs chosen_;
  const DutchRound* other_ = nullptr;
  std::string criterion_;
};

}  // namespace

DutchRound dutch_oracle(const Tournament& tournament, int round, int edition) {
  return Oracle(tournament, round, edition).pair();
}

DutchSteps dutch_steps(const Tournament& tournament, int round, int edition) {
  return Oracle(tournament, round, edition).steps();
}

std::string dutch_first_criterion(const Tournament& tournament, int round, int edition,
                                  const DutchRound& other) {
  return Oracle(tournament, round, edition).first_criterion(other);
}

std::map<std::pair<int, int>, std::string> dutch_losses(const Tournament& tournament, int round,
                                                        int edition) {
  return Oracle(tournament, round, edition).losses();
}

}  // namespace trf::test
