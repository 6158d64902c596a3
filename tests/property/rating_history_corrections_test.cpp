// Chains of lists in which reports turn out to be wrong: a corrected list equals what an authority
// that keeps all reports would publish (oracle/rating_history_correction.hpp), in every row and
// column, and the next lists follow from it.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "oracle/rating_history_correction.hpp"
#include "oracle/rating_history_record.hpp"
#include "support/dice.hpp"
#include "support/history_chain.hpp"
#include "support/history_list.hpp"
#include "support/history_mistakes.hpp"
#include "support/random_tournament.hpp"

namespace {

using oracle::history::History;
using oracle::history::Report;
using oracle::history::Row;
using trf::rating::CorrectionDoubt;
using trf::test::Mistake;
using What = CorrectionDoubt::What;

/// What the chains met.
struct Met {
  int corrections = 0, late = 0, refused = 0;
  std::map<Mistake, int> mistakes;
  std::map<What, int> doubts;
};

/// The columns that a doubt leaves to the officer.
bool is_doubtful(What what, std::string column) {
  if (const auto prefix = column.find('_');
      column.starts_with("rapid_ever") || column.starts_with("blitz_ever") ||
      column.starts_with("rapid_last") || column.starts_with("blitz_last") ||
      column.starts_with("rapid_inactive") || column.starts_with("blitz_inactive"))
    column.erase(0, prefix + 1);
  switch (what) {
    case What::level: return column.starts_with("ever") || column.ends_with("k");
    case What::title:
      return column == "category" || column == "k" || column == "rapid_category" ||
             column == "rapid_best";
    case What::last_played: return column == "last_played" || column == "inactive";
    case What::number: return column == "id" || column == "fide_id" || column == "birth";
    case What::person:
    case What::entered_late:
    case What::row:
    case What::level_missing:
    case What::title_missing:
    case What::rating:
    case What::missing: break;
  }
  return false;
}

class Chain {
 public:
  /// \param may_be_late  corrections of later lists too
  Chain(History history, std::uint64_t seed, bool may_be_late, Met& met)
      : truth_{std::move(history)}, dice_{seed + 77}, may_be_late_{may_be_late}, met_{met} {}

  /// Empty if every list is right.
  std::string check() {
    auto bytes = trf::test::first_list(truth_).bytes();
    for (period_ = 0; period_ < truth_.periods.size(); ++period_) {
      before_ = trf::test::with_notices(truth_, truth_.periods[period_].notices, bytes);
      in_force_.push_back(before_);
      said_.clear();
      bytes = list();
      const auto wanted = oracle::history::list_after(truth_, period_);
      said_ += trf::test::differences(truth_, wanted, bytes);
      if (said_.empty()) continue;
      if (std::getenv("TRF_HISTORY") != nullptr) said_ += shown(bytes);
      return fmt::format("period {} of {}\n{}", period_ + 1, truth_.periods.size(), said_);
    }
    return {};
  }

 private:
  const oracle::history::Period& now() const { return truth_.periods[period_]; }

  std::string list() {
    if (late_) {
      const auto next = trf::test::next_list(truth_, now(), before_);
      return period_ == late_->until ? with_late_correction(next) : next;
    }
    if (now().reports.empty() || dice_.percent(40))
      return trf::test::next_list(truth_, now(), before_);
    if (may_be_late_ && period_ + 1 < truth_.periods.size() && dice_.percent(60)) return mistake();
    report_ =
        static_cast<std::size_t>(dice_.between(0, static_cast<int>(now().reports.size()) - 1));
    mistake_ = static_cast<Mistake>(dice_.between(0, trf::test::mistake_count - 1));
    wrong_ = trf::test::mistaken(truth_, period_, report_, mistake_, dice_);
    // A rated tournament can be reported as one that is not, and the other way round.
    if (dice_.percent(30)) std::swap(wrong_, truth_.periods[period_].reports[report_]);
    auto mistaken = now();
    mistaken.reports[report_] = wrong_;
    published_ = trf::test::next_list(truth_, mistaken, before_);
    const auto corrected = trf::test::corrected_list(truth_, now(), wrong_, now().reports[report_],
                                                     before_, published_);
    if (!corrected.fault.empty() || published_.starts_with("name\n"))  // Two rows of one person
      return trf::test::next_list(truth_, now(), before_);
    ++met_.corrections;
    ++met_.mistakes[mistake_];
    return with_officer(corrected);
  }

  /// A report of which the mistake is found some periods later.
  struct Late {
    std::size_t period = 0, report = 0, until = 0;
    Report right;
    std::string before;  ///< The list in force during the period
  };

  std::string mistake() {
    Late late;
    late.period = period_;
    late.before = before_;
    late.report =
        static_cast<std::size_t>(dice_.between(0, static_cast<int>(now().reports.size()) - 1));
    late.until = std::min(period_ + static_cast<std::size_t>(dice_.between(1, 3)),
                          truth_.periods.size() - 1);
    mistake_ = static_cast<Mistake>(dice_.between(0, trf::test::mistake_count - 1));
    const auto wrong = trf::test::mistaken(truth_, period_, late.report, mistake_, dice_);
    auto& report = truth_.periods[period_].reports[late.report];
    late.right = std::exchange(report, wrong);
    auto next = trf::test::next_list(truth_, now(), before_);
    if (next.starts_with("name\n")) {  // Two rows of one person
      report = late.right;
      return trf::test::next_list(truth_, now(), before_);
    }
    late_ = std::move(late);
    return next;
  }

  std::string with_late_correction(const std::string& published) {
    const auto late = *std::exchange(late_, {});
    const auto& period = truth_.periods[late.period];
    const auto wrong = period.reports[late.report];
    const auto corrected =
        trf::test::corrected_list(truth_, period, wrong, late.right, late.before, published);
    if (!corrected.fault.empty()) return published;
    ++met_.corrections;
    ++met_.late;
    ++met_.mistakes[mistake_];
    published_ = published;
    wrong_ = wrong;
    said_late_ =
        fmt::format("period {}, until {}, list then:\n{}right:\n{}", late.period + 1,
                    late.until + 1, late.before, trf::test::report_text(truth_, late.right));
    auto& report = truth_.periods[late.period].reports[late.report];
    for (const auto& doubt : corrected.doubts) ++met_.doubts[doubt.what];
    const bool is_refused =
        std::ranges::any_of(corrected.doubts, [](const auto& one) { return one.is_fatal(); });
    if (is_refused || has_hidden_results({&wrong, &late.right}, late.period, late.report) ||
        has_games_since(corrected.doubts, late.period)) {
      // The mistake stays in the lists.
      ++met_.refused;
      return published;
    }
    report = late.right;
    oracle::history::publish_late_correction(truth_, late.period, late.report, wrong, period_);
    return with_doubts(corrected);
  }

  /// The officer enters what a list cannot tell, or makes the list again.
  std::string with_officer(const trf::test::Corrected& corrected) {
    bool is_refused = false;
    for (const auto& doubt : corrected.doubts) {
      ++met_.doubts[doubt.what];
      is_refused = is_refused || doubt.is_fatal();
      // Nothing else is doubtful of people with this tournament alone.
      if (doubt.what != What::last_played &&
          !oracle::history::plays_elsewhere(now(), report_, person(doubt.name)))
        said_ += fmt::format("  {}: a doubt about a player of one event\n", doubt.name);
    }
    is_refused =
        is_refused || has_hidden_results({&wrong_, &now().reports[report_]}, period_, report_);
    if (is_refused) {
      ++met_.refused;
      return trf::test::next_list(truth_, now(), before_);
    }
    oracle::history::publish_correction(truth_, period_, report_, wrong_);
    return with_doubts(corrected);
  }

  /// FIDE 1997 10.31: results that are ignored are in no list, so a correction cannot know that a
  /// person has other ones, from the period of the report on, while unrated.
  bool has_hidden_results(std::initializer_list<const Report*> versions, std::size_t period,
                          std::size_t position) const {
    if (truth_.system != "fide-1997") return false;
    for (auto p = period; p <= period_; ++p) {
      const auto list = trf::test::ListText::of(in_force_[p]);
      // Of the later periods every report is another one.
      const auto own = p == period ? position : truth_.periods[p].reports.size();
      for (const auto* report : versions)
        for (const auto& seat : report->seats) {
          const auto& name = truth_.people[seat.person].name;
          const bool is_rated = std::ranges::any_of(list.rows, [&](const auto& row) {
            return row.at("name") == name && !row.at("rating").empty();
          });
          if (!is_rated && oracle::history::plays_elsewhere(truth_.periods[p], own, seat.person))
            return true;
        }
    }
    return false;
  }

  /// Of a person who enters a later list: no list has the first events, which did not count.
  bool has_games_since(const std::vector<CorrectionDoubt>& doubts, std::size_t period) const {
    return std::ranges::any_of(doubts, [&](const CorrectionDoubt& doubt) {
      if (doubt.what != What::entered_late) return false;
      for (auto p = period + 1; p <= period_; ++p)
        if (oracle::history::plays_elsewhere(truth_.periods[p], truth_.periods[p].reports.size(),
                                             person(doubt.name)))
          return true;
      return false;
    });
  }

  std::string with_doubts(const trf::test::Corrected& corrected) const {
    auto doubts = corrected.doubts;
    add_numbers(doubts);
    if (doubts.empty()) return corrected.bytes;
    const auto wanted = oracle::history::list_after(truth_, period_);
    auto list = trf::test::ListText::of(corrected.bytes);
    for (const auto& doubt : doubts)
      for (const auto& row : wanted)
        if (truth_.people[row.person].name == doubt.name)
          for (const auto& [column, cell] : trf::test::cells_of(truth_, row))
            if (is_doubtful(doubt.what, column)) (*list.find(doubt.name))[column] = cell;
    return list.bytes();
  }

  /// The number of a person of whom nothing counts in another report of the period: no list tells
  /// that this one has it too.
  void add_numbers(std::vector<CorrectionDoubt>& doubts) const {
    for (std::size_t i = 0; i < now().reports.size(); ++i)
      for (const auto& seat : now().reports[i].seats)
        if (i != report_) doubts.push_back({What::number, {}, truth_.people[seat.person].name});
  }

  std::size_t person(const std::string& name) const {
    for (std::size_t i = 0; i < truth_.people.size(); ++i)
      if (truth_.people[i].name == name) return i;
    return 0;
  }

  std::string shown(const std::string& bytes) const {
    auto text =
        fmt::format("late {}\nmistake {}\nlist before:\n{}published:\n{}corrected:\n{}wrong:\n{}",
                    said_late_, static_cast<int>(mistake_), before_, published_, bytes,
                    trf::test::report_text(truth_, wrong_));
    for (const auto& report : now().reports) text += trf::test::report_text(truth_, report);
    return text;
  }

  History truth_;
  trf::test::Dice dice_;
  bool may_be_late_;
  Met& met_;
  std::optional<Late> late_;
  std::size_t period_ = 0, report_ = 0;
  std::vector<std::string> in_force_;  ///< The list in force in each period so far
  std::string before_, published_, said_, said_late_;
  Report wrong_;
  Mistake mistake_ = Mistake::results;
};

void expect_chains(const std::string& system, int chains, bool may_be_late = false) {
  const auto* const only = std::getenv("TRF_SEED");
  int failed = 0;
  Met met;
  for (int i = 0; i < trf::test::scaled(chains); ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    if (only != nullptr && std::to_string(seed) != only) continue;
    auto features = trf::test::some_of(trf::test::everything, seed);
    // A rating that only another report has cannot be known to a correction.
    if (may_be_late) features.other_lists = false;
    Chain chain{trf::test::random_history(system, seed, features), seed, may_be_late, met};
    const auto text = chain.check();
    if (text.empty()) continue;
    ADD_FAILURE() << system << ", seed " << seed << ", " << text;
    if (++failed == 5) return;
  }
  if (only != nullptr) return;
  // A comparison that never corrects a list proves nothing.
  EXPECT_EQ(met.mistakes.size(), std::size_t{trf::test::mistake_count});
  EXPECT_GT(met.corrections, chains / 20);
  EXPECT_LT(2 * met.refused, met.corrections);
  std::string doubts;
  for (const auto& [what, times] : met.doubts)
    doubts += fmt::format(" {}:{}", static_cast<int>(what), times);
  ::testing::Test::RecordProperty("corrections", met.corrections);
  if (std::getenv("TRF_COUNT") != nullptr)
    fmt::print("{}: {} corrections, {} late, {} refused, doubts{}\n", system, met.corrections,
               met.late, met.refused, doubts);
}

TEST(RatingHistory, CorrectionsOfEloItaliaEqualTheArticles) { expect_chains("elo-italia", 500); }
TEST(RatingHistory, CorrectionsOfEloItaliaRapidEqualTheArticles) {
  expect_chains("elo-italia-rapid", 400);
}
TEST(RatingHistory, CorrectionsOfFideEqualTheArticles) { expect_chains("fide", 500); }
TEST(RatingHistory, CorrectionsOfFideRapidEqualTheArticles) { expect_chains("fide-rapid", 400); }
TEST(RatingHistory, CorrectionsOfFideBlitzEqualTheArticles) { expect_chains("fide-blitz", 400); }
TEST(RatingHistory, CorrectionsOfFideRapid2018EqualTheArticles) {
  expect_chains("fide-rapid-2018", 400);
}
TEST(RatingHistory, CorrectionsOfFideBlitz2018EqualTheArticles) {
  expect_chains("fide-blitz-2018", 400);
}
TEST(RatingHistory, CorrectionsOfFide1997EqualTheArticles) { expect_chains("fide-1997", 500); }

// Corrections of later lists: the lists in between stay as they were published.
TEST(RatingHistory, LateCorrectionsOfEloItaliaEqualTheArticles) {
  expect_chains("elo-italia", 400, true);
}
TEST(RatingHistory, LateCorrectionsOfFideEqualTheArticles) { expect_chains("fide", 400, true); }
TEST(RatingHistory, LateCorrectionsOfFideRapidEqualTheArticles) {
  expect_chains("fide-rapid", 300, true);
}

TEST(RatingHistory, LateCorrectionsOfEloItaliaRapidEqualTheArticles) {
  expect_chains("elo-italia-rapid", 300, true);
}
TEST(RatingHistory, LateCorrectionsOfFideRapid2018EqualTheArticles) {
  expect_chains("fide-rapid-2018", 300, true);
}
TEST(RatingHistory, LateCorrectionsOfFideBlitzEqualTheArticles) {
  expect_chains("fide-blitz", 300, true);
}
TEST(RatingHistory, LateCorrectionsOfFideBlitz2018EqualTheArticles) {
  expect_chains("fide-blitz-2018", 300, true);
}
TEST(RatingHistory, LateCorrectionsOfFide1997EqualTheArticles) {
  expect_chains("fide-1997", 1000, true);
}

}  // namespace
