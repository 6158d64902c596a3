#include "corrected_row.hpp"

#include <algorithm>
#include <utility>

#include "engines.hpp"
#include "trf/contains.hpp"
#include "trf/rating/title.hpp"

// A row of a list after the correction of a report.
namespace trf::rating {
namespace {

using Doubted = CorrectionDoubt::What;

/// One cell of three lists: the correction is made where the given list has what the wrong report
/// left.
template <class Cell>
void take_cell(Cell& given, const Cell& wrong, const Cell& right) {
  if (given == wrong) given = right;
}

template <class Count>
void add_difference(std::optional<Count>& given, const std::optional<Count>& wrong,
                    const std::optional<Count>& right) {
  if (given && wrong && right)
    given = static_cast<Count>(std::max(0, int{*given} + int{*right} - int{*wrong}));
}

class CorrectedRow {
 public:
  CorrectedRow(NextRow& next, RowCells& cells, const RowCorrection& correction,
               const CorrectionContext& context, CorrectionSummary& summary)
      : next_{next},
        cells_{cells},
        correction_{correction},
        given_{cells_of(next.record, context.later)},
        context_{context},
        later_{context.later},
        summary_{summary} {
    if (correction.wrong) wrong_ = *correction.wrong;
    if (correction.right) right_ = *correction.right;
    // Who is in no list has no game.
    for (auto [absent, present] : {std::pair{&wrong_, &right_}, std::pair{&right_, &wrong_}}) {
      if (absent == &wrong_ ? correction.wrong.has_value() : correction.right.has_value()) continue;
      if (present->games) absent->games = std::uint16_t{0};
      if (present->period_games) absent->period_games = std::uint16_t{0};
    }
    // Results that are too old for a first rating are in no later list.
    for (auto* row : {&wrong_, &right_})
      std::erase_if(row->pool, [&](const PoolEntry& one) {
        return !counts_for(one, later_.regulation.list, later_.date);
      });
  }

  bool correct() {
    const bool is_as_wrong = correction_.wrong && is_as_left_by(wrong_);
    const bool is_as_right = correction_.right && is_as_left_by(right_);
    if (is_as_wrong != is_as_right) ++(is_as_wrong ? summary_.as_wrong : summary_.as_right);
    if (is_as_wrong) {
      if (!correction_.right) return false;
      take_right_row();
    } else {
      cells_ = given_;
      correct_facts(false);
      add_differences();
    }
    put_cells(next_, cells_, later_);
    return true;
  }

 private:
  void doubt(Doubted what) const {
    auto& doubts = summary_.doubts;
    const bool is_told = !doubts.empty() && doubts.back().what == what &&
                         doubts.back().id == correction_.id;  // Of another cell
    if (!is_told) doubts.push_back({what, correction_.id, correction_.name});
  }

  void correct_facts(bool is_as_wrong) {
    const auto doubts = correct_person(cells_, wrong_, right_, is_as_wrong);
    if (!correction_.right) return;
    const auto stays = [&](Doubted what) {
      summary_.doubts.push_back(
          {what, given_.id.empty() ? correction_.id : given_.id, given_.name});
    };
    if (doubts.number) stays(Doubted::number);
    if (doubts.facts) stays(Doubted::person);
  }

  /// Is the row still as one report alone left it?
  [[nodiscard]] bool is_as_left_by(RowCells report) const {
    // Each list has these by its own date, or they are no results.
    report.k = given_.k;
    // A row that enters has been in no list.
    const auto idle = correction_.before ? inactive_without_games(report) : std::nullopt;
    report.is_inactive = idle.value_or(given_.is_inactive);
    copy_person(report, given_);
    if (!context_.is_first()) {
      report.period_games = given_.period_games;
      // Held in more lists since
      report.rapid_category = given_.rapid_category;
      report.rapid_best = given_.rapid_best;
    }
    return report == given_;
  }

  void take_right_row() {
    cells_ = right_;
    // A row without rating and without a number of games does not show other events.
    if (!given_.games && given_.rating == 0 && right_.last_played < wrong_.last_played) {
      cells_.last_played = given_.last_played;
      cells_.is_inactive = given_.is_inactive;
      doubt(Doubted::last_played);
    }
    copy_person(cells_, given_);
    correct_facts(true);
    if (context_.is_first()) return;
    cells_.period_games = given_.period_games;
    set_inactive_without_games();
    if (later_.regulation.list.has_rapid_categories) {
      put_cells(next_, cells_, later_);
      close_rapid_category(next_, 0);
      cells_.rapid_category = next_.record.rapid_category;
      cells_.rapid_best = next_.record.rapid_best;
    }
    set_coming_k();
  }

  /// 1997 9.22, in a list after the next one: is a player inactive who has not played since the
  /// period? Empty: another rule decides.
  [[nodiscard]] std::optional<bool> inactive_without_games(const RowCells& report) const {
    const auto& rule = later_.regulation.list;
    if (rule.active_games == 0 || report.rating == 0 || context_.is_first()) return {};
    return !context_.is_second() || has_few_games(0, report.period_games, rule).value_or(true);
  }

  /// ... since the period, in lists up to the later one.
  void set_inactive_without_games() {
    const auto& rule = later_.regulation.list;
    if (rule.active_games != 0 && cells_.rating != 0)
      cells_.is_inactive = inactive_without_games(right_).value_or(true);
    else if (is_inactive_since(rule, cells_.last_played, later_.date))
      cells_.is_inactive = true;
  }

  /// The person has other events.
  void add_differences() {
    auto wrong = wrong_;
    const auto birth = wrong.birth;
    copy_person(wrong, right_);
    wrong.birth = birth;
    wrong.k = right_.k;
    const bool changes_others = context_.is_first() && correction_.is_stated_otherwise;
    if (correction_.is_ignored || changes_others) return doubt(Doubted::rating);
    const bool are_deleted = wrong_.rating == 0 && right_.rating == 0 && correction_.start != 0;
    if (are_deleted && correction_.has_other_change) return doubt(Doubted::rating);
    if (wrong == right_) return;
    if (!can_add_rating()) return doubt(Doubted::rating);
    const int difference = right_.rating - wrong_.rating;
    const int least = later_.regulation.is_italian() ? 1 : 0;  // FIDE's floors follow
    if (cells_.rating != 0) cells_.rating = std::max(least, cells_.rating + difference);
    add_difference(cells_.games, wrong_.games, right_.games);
    if (context_.is_first())
      add_difference(cells_.period_games, wrong_.period_games, right_.period_games);
    take_cell(cells_.fide_rating, wrong_.fide_rating, right_.fide_rating);
    correct_last_played();
    correct_norms();
    if (later_.regulation.makes_titles()) correct_titles();
    correct_levels();
    if (later_.regulation.list.has_rapid_categories) correct_rapid_category();
    set_inactive();
    if (cells_.rating != 0 && cells_.rating < floor_of(later_.regulation)) {
      put_cells(next_, cells_, later_);
      mark_deleted(next_.record, later_);
      next_.record.state(later_.kind).has_played = true;
      cells_ = cells_of(next_.record, later_);
    }
    set_coming_k();
  }

  [[nodiscard]] bool can_add_rating() const {
    // Results that count for a first rating, and what becomes of them
    if (wrong_.pool != right_.pool || wrong_.deleted != right_.deleted ||
        wrong_.has_played != right_.has_played)
      return false;
    // Who was deleted since has begun again, with another rating.
    if (given_.games && wrong_.games && *given_.games < *wrong_.games) return false;
    // A first rating is of all events of the period together.
    const bool has_start =
        correction_.start != 0 || (correction_.before && correction_.before->rating != 0);
    const bool have_ratings = wrong_.rating != 0 && right_.rating != 0 && given_.rating != 0;
    if (!has_start && !later_.regulation.is_italian()) return false;
    if (wrong_.rating == right_.rating) return true;
    return have_ratings && !(later_.regulation.makes_titles() && is_at_limit());
  }

  /// RTF 4.4.2, 4.4.1.6: a rating at a limit does not tell how far the sum is from it.
  [[nodiscard]] bool is_at_limit() const {
    if (!correction_.entry) return false;
    const auto end_with = [&](bool is_champion, int change) {
      auto entry = *correction_.entry;
      entry.is_champion = is_champion;
      entry.changes = {change};
      return end_period(entry).rating;
    };
    constexpr int far = 4000;
    if (context_.is_first())
      return given_.rating == end_with(correction_.entry->is_champion, far) ||
             given_.rating == end_with(correction_.entry->is_champion, -far);
    // On a later list the player may have been a champion since.
    const bool may_be_champion = given_.category != wrong_.category;
    return given_.rating == end_with(false, far) ||
           (may_be_champion && is_least_elo(given_.rating));
  }

  void correct_last_played() {
    auto& last = cells_.last_played;
    if (wrong_.last_played == right_.last_played) return;
    if (right_.last_played >= last)
      last = right_.last_played;
    else if (last == wrong_.last_played)
      doubt(Doubted::last_played);
  }

  void correct_norms() {
    cells_.single_norms =
        std::max(0, cells_.single_norms + right_.single_norms - wrong_.single_norms);
    auto& norms = cells_.double_norms;
    std::erase_if(norms, [&](const Date& one) {
      return contains(wrong_.double_norms, one) && !contains(right_.double_norms, one);
    });
    for (const auto& one : right_.double_norms)
      if (!contains(norms, one) && !contains(wrong_.double_norms, one)) norms.push_back(one);
    std::sort(norms.begin(), norms.end());
  }

  /// RTF 4.4.1. The list of the period is closed again with the sums; on a later list, a title
  /// stays.
  void correct_titles() {
    if (!context_.is_first()) {
      const Between between{correction_, wrong_, right_, given_};
      if (between.may_owe_title(cells_)) doubt(Doubted::title);
      rise();
      if (between.may_lack_title(cells_)) doubt(Doubted::title_missing);
      return;
    }
    if (!correction_.entry) return;
    auto entry = *correction_.entry;
    entry.changes.clear();
    if (!entry.has_fide_rating && cells_.rating != 0)
      entry.changes.push_back(cells_.rating - entry.rating);
    entry.single_norms = cells_.single_norms;
    entry.double_norms = cells_.double_norms;
    if (cells_.games) entry.games = *cells_.games;
    const auto end = end_period(entry);
    const auto given = parse_categoria(given_.category).value_or(Categoria::nc);
    // 4.4.1.5 c: 2200 during the other events is not known.
    const bool may_be_maestro =
        given == Categoria::m && end.title < Categoria::m && wrong_.category != name(Categoria::m);
    if (may_be_maestro) doubt(Doubted::title);
    cells_.category = name(may_be_maestro ? Categoria::m : end.title);
    if (!end.has_fide_rating && cells_.rating != 0) cells_.rating = end.rating;
  }
  /// What the corrected numbers of a later list give. Its champions are those of the coming period.
  void rise() {
    put_cells(next_, cells_, later_);
    const auto champion = next_.record.champion;
    next_.record.champion.reset();
    (void)ratify_titles(next_, nullptr, later_);
    next_.record.champion = champion;
    const auto norms = cells_.double_norms;
    cells_ = cells_of(next_.record, later_);
    cells_.double_norms = norms;
  }

  void correct_levels() {
    for (std::size_t i = 0; i < levels.size(); ++i) {
      if (!is_asked(levels[i], later_.regulation)) continue;
      auto& ever = cells_.ever[i];
      const bool starts_there = right_.ever[i] == true && correction_.start >= levels[i];
      if (cells_.rating >= levels[i] || starts_there) {
        ever = true;
      } else if (context_.is_first()) {
        if (ever == true) ever = ever_before(i);
      } else if (ever == true && ever_before(i) != true && right_.rating < wrong_.rating) {
        doubt(Doubted::level);  // In a list between, by games that no report here has
      } else if (ever != true &&
                 Between{correction_, wrong_, right_, given_}.may_have_reached(levels[i])) {
        doubt(Doubted::level_missing);
      }
    }
  }
  /// ... the end of the period.
  [[nodiscard]] std::optional<bool> ever_before(std::size_t level) const {
    if (correction_.start >= levels[level]) return true;
    const auto& before = correction_.before;
    if (before && before->rating >= levels[level]) return true;
    if (before) return before->ever[level];
    return correction_.is_new_to_ratings ? std::optional{false} : std::nullopt;
  }

  /// Rapid 8.3: two lists, of which the corrected one is the second.
  void correct_rapid_category() {
    if (!context_.is_first()) {
      const Between between{correction_, wrong_, right_, given_};
      if (between.may_owe_band(cells_)) doubt(Doubted::title);
      if (between.may_lack_band()) doubt(Doubted::title_missing);
      return;
    }
    const auto& before = correction_.before;
    cells_.rapid_best = before ? before->rapid_best : '\0';
    cells_.rapid_category = before ? before->rapid_category : '\0';
    put_cells(next_, cells_, later_);
    close_rapid_category(next_, before ? before->rating : 0);
    cells_.rapid_best = next_.record.rapid_best;
    cells_.rapid_category = next_.record.rapid_category;
  }

  /// 1997 9.22: at most so many games with rated opponents in the other events of the period. The
  /// later list has only the sum of all games before it. Empty: not known.
  [[nodiscard]] std::optional<int> most_other_games() const {
    const auto& before = correction_.before;
    if (!before || before->rating == 0 || !before->games || !given_.games || !given_.period_games)
      return {};
    const int wrong = wrong_.games.value_or(*before->games);
    const int others = *given_.games - *given_.period_games - wrong;
    if (others < 0) return {};  // Deleted since, and counted again
    return others;
  }

  /// ... from the right report and the last period, if all games of the period are not known.
  void set_inactive_by_part(const ListRule& rule) {
    const int wrong = wrong_.period_games.value_or(0);
    const int right = right_.period_games.value_or(0);
    if (right + cells_.period_games.value_or(0) >= rule.active_games)
      cells_.is_inactive = false;
    else if (cells_.is_inactive ? right > wrong : right < wrong)
      doubt(Doubted::rating);
  }

  void set_inactive() {
    const auto& rule = later_.regulation.list;
    if (cells_.rating == 0) return;
    if (rule.active_games != 0) {
      std::optional<int> before;  // Of the period before the last one
      if (context_.is_first() && correction_.before) before = correction_.before->period_games;
      if (context_.is_second()) {
        const int now = cells_.period_games.value_or(0);
        const int right = right_.period_games.value_or(0);
        const auto others = most_other_games();
        if (!others || has_few_games(now, right, rule) != has_few_games(now, right + *others, rule))
          return set_inactive_by_part(rule);
        before = right;
      }
      if (!before) return;
      if (const auto few = has_few_games(cells_.period_games.value_or(0), before, rule))
        cells_.is_inactive = *few;
    } else if (rule.inactive_months != 0 && cells_.last_played != given_.last_played &&
               cells_.last_played.is_set() && later_.date.is_set()) {
      cells_.is_inactive = is_inactive_since(rule, cells_.last_played, later_.date);
    }
  }

  void set_coming_k() {
    put_cells(next_, cells_, later_);
    const auto& source = context_.is_first() && correction_.before ? *correction_.before : given_;
    const BeforePeriod before{source.rating, source.k, source.period_games, source.ever[1],
                              source.ever[2]};
    cells_.k = coming_k(next_.record, before, cells_.period_games.value_or(0), later_);
  }

  NextRow& next_;
  RowCells& cells_;
  const RowCorrection& correction_;
  RowCells given_, wrong_{}, right_{};
  const CorrectionContext& context_;
  const NextListContext& later_;
  CorrectionSummary& summary_;
};

}  // namespace

bool correct_row(NextRow& next, RowCells& cells, const RowCorrection& correction,
                 const CorrectionContext& context, CorrectionSummary& summary) {
  return CorrectedRow{next, cells, correction, context, summary}.correct();
}

}  // namespace trf::rating
