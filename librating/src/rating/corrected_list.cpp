#include <algorithm>
#include <map>

#include "corrected_row.hpp"

// A list in which a wrong report is replaced by the right one.
namespace trf::rating {
namespace {

/// What both reports make of the rows of the list in force, and of new players.
class Corrections {
 public:
  Corrections(const NextListContext& start, const ListCorrection& correction,
              const RatingList& later)
      : start_{start}, correction_{correction}, later_{later} {}

  /// Rows of the list in force. \param bytes  of that list
  void add_listed(const CorrectionSource& source) {
    std::vector<std::uint32_t> rows;
    for (const auto* period : {&correction_.wrong, &correction_.right})
      for (std::size_t i = 0; i < period->size(); ++i) {
        const auto key = period->row(i).key;
        if (const auto* entry = source.list.find(key)) rows.push_back(entry->at);
      }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    Diagnostics said_before;
    for (const auto at : rows)
      for_each_record(
          source.layout, source.bytes, row_at(source.layout, source.bytes, at),
          [&](const ListRecord& record) { add_listed(record); }, said_before);
  }

  /// Players who are in no list. \param sexes  the letters of the list that they enter
  void add_new() {
    std::map<std::uint64_t, RowCorrection> added;
    const auto add = [&](const Period& period, std::optional<RowCells> RowCorrection::*cells) {
      for (std::size_t i = 0; i < period.size(); ++i) {
        const auto row = period.row(i);
        const bool enters = enters_list(row, start_);
        if (start_.list.find(row.key) != nullptr || (!enters && !may_count(row))) continue;
        NextRow next;
        begin_row(next, row, start_);
        (void)close_row(next, &row, start_);
        auto& one = added[row_key(next.record)];
        if (enters) one.*cells = cells_of(next.record, start_);
        enter_start(one, row);
      }
    };
    add(correction_.wrong, &RowCorrection::wrong);
    add(correction_.right, &RowCorrection::right);
    by_key_.merge(added);
    join_new();
  }

  /// By the key of the row that the wrong report alone gives, else of the other one.
  [[nodiscard]] const RowCorrection* find(std::uint64_t key) const {
    const auto found = by_key_.find(joined(key));
    return found == by_key_.end() ? nullptr : &found->second;
  }
  /// The key of a new player by the wrong report, if the right one has another number.
  [[nodiscard]] std::uint64_t joined(std::uint64_t key) const {
    const auto found = joined_.find(key);
    return found == joined_.end() ? key : found->second;
  }
  [[nodiscard]] const std::map<std::uint64_t, RowCorrection>& all() const { return by_key_; }

 private:
  /// With other reports, do results count that alone do not?
  static bool may_count(const PeriodRow& row) {
    return row.are_results_ignored || row.has_disregarded;
  }

  /// A new player whose number the correction changes is one person, unless the later list has
  /// rows of both numbers.
  void join_new() {
    struct Named {
      std::vector<std::uint64_t> wrong, right;
    };
    std::map<std::uint64_t, Named> named;
    for (const auto& [key, one] : by_key_) {
      if (one.before || one.wrong.has_value() == one.right.has_value()) continue;
      auto& same = named[name_key(one.name, one.birth)];
      (one.wrong ? same.wrong : same.right).push_back(key);
    }
    for (const auto& [name, same] : named) {
      if (same.wrong.size() != 1 || same.right.size() != 1) continue;
      const auto wrong = same.wrong.front(), right = same.right.front();
      if (later_.find(wrong) != nullptr && later_.find(right) != nullptr) continue;
      auto& one = by_key_.at(wrong);
      auto& other = by_key_.at(right);
      other.wrong = std::move(one.wrong);
      other.is_ignored = other.is_ignored || one.is_ignored;
      one = std::move(other);
      by_key_.erase(right);
      joined_.emplace(right, wrong);
    }
  }

  static std::optional<PeriodRow> row_of(const Period& period, std::uint64_t key) {
    const auto position = period.find(key);
    return position ? std::optional{period.row(*position)} : std::nullopt;
  }

  void enter_start(RowCorrection& one, const PeriodRow& row) const {
    one.id = row.id;
    one.name = row.name;
    one.birth = row.birth;
    one.entry = row.start;
    const bool is_rated = row.change.status == Status::rated;
    if (is_rated && row.counted > 0) one.start = row.change.rating;
    one.is_ignored = one.is_ignored || may_count(row);
    one.is_new_to_ratings = !one.before && !row.is_rating_stated;
  }

  void add_listed(const ListRecord& record) {
    const auto key = row_key(record);
    RowCorrection one;
    one.id = record.id;
    one.name = record.name;
    NextRow learned;
    learned.record = record;
    learn_from_k(learned.record, before_period(record, start_.kind), start_);
    one.before = cells_of(learned.record, start_);
    const auto change = [&](const Period& period) {
      const auto row = row_of(period, key);
      return row ? row->change.change_hundredths.value_or(0) : 0;
    };
    one.has_other_change = change(correction_.wrong) != change(correction_.right);
    std::uint64_t later_key = 0;
    const auto close = [&](const Period& period) {
      const auto row = row_of(period, key);
      NextRow next;
      next.record = record;
      if (row) {
        complete_person(next, *row, start_);
        enter_start(one, *row);
      }
      (void)close_row(next, row ? &*row : nullptr, start_);
      if (later_key == 0) later_key = row_key(next.record);
      return cells_of(next.record, start_);
    };
    one.wrong = close(correction_.wrong);
    one.right = close(correction_.right);
    by_key_.emplace(later_key, std::move(one));
  }

  const NextListContext& start_;
  const ListCorrection& correction_;
  const RatingList& later_;
  std::map<std::uint64_t, RowCorrection> by_key_;
  std::map<std::uint64_t, std::uint64_t> joined_;
};

class CorrectedList {
 public:
  CorrectedList(const Corrections& corrections, const CorrectionContext& context,
                const ListCorrection& correction, const NextListContext& start,
                const std::function<void(std::string_view)>& sink)
      : corrections_{corrections},
        context_{context},
        correction_{correction},
        start_{start},
        writer_{context.later},
        sink_{sink} {
    writer_.put_header(out_);
  }

  void put_old(const ListRecord& record, SexLetters& sexes) {
    NextRow next;
    next.record = record;
    sexes.learn(record.sex);
    RowCells cells;
    auto key = row_key(record);
    const auto* one = corrections_.find(key);
    if (one == nullptr &&
        !record.fide_id.empty()) {  // The other events brought the national number
      key = fide_column_key(record.fide_id);
      one = corrections_.find(key);
    }
    if (one != nullptr) {
      seen_.push_back(corrections_.joined(key));
      const auto given = cells_of(record, context_.later);
      if (!correct_row(next, cells, *one, context_, summary_)) {
        ++summary_.removed;
        return;
      }
      summary_.corrected += static_cast<std::size_t>(cells != given);
    }
    put(next);
  }

  /// Players whom the right report alone brings into the list, and those who are missing from it.
  /// \param persons  of the later list
  void put_new(const SexLetters& sexes, const Persons& persons) {
    std::sort(seen_.begin(), seen_.end());
    auto start = start_;
    start.sexes = sexes;
    for (const auto& [key, correction] : corrections_.all()) {
      if (std::binary_search(seen_.begin(), seen_.end(), key)) continue;
      const auto& one = correction;  // clang 14 does not let a lambda take a binding
      const auto doubt = [&](CorrectionDoubt::What what) {
        summary_.doubts.push_back({what, one.id, one.name});
      };
      // Other events brought the number of a player whom these reports do not number.
      const bool may_be_listed =
          !one.before && persons.namesake({{}, {}, one.name, one.birth}, start.ids).has_value();
      if (may_be_listed && (one.wrong != one.right || one.is_ignored))
        doubt(CorrectionDoubt::What::rating);
      else if (one.wrong && one.wrong != one.right)
        doubt(CorrectionDoubt::What::missing);
      else if (!one.wrong)
        enter(key, start);
    }
    sink_(out_);
  }

  [[nodiscard]] CorrectionSummary take_summary() { return std::move(summary_); }

 private:
  void enter(std::uint64_t key, const NextListContext& start) {
    const auto& period = correction_.right;
    for (std::size_t i = 0; i < period.size(); ++i) {
      const auto row = period.row(i);
      if (start.list.find(row.key) != nullptr || !enters_list(row, start)) continue;
      NextRow next;
      begin_row(next, row, start);
      if (row_key(next.record) != key) continue;
      (void)close_row(next, &row, start);
      // The list has had no other event of the player.
      RowCorrection none;
      none.right = cells_of(next.record, start);
      if (!start.regulation.is_italian() && !context_.is_first())
        next.record.of(start.kind).period_games = 0;
      none.wrong = none.right;
      RowCells cells;
      if (!context_.is_first()) (void)correct_row(next, cells, none, context_, summary_);
      if (!context_.is_first())
        summary_.doubts.push_back(
            {CorrectionDoubt::What::entered_late, std::string{row.id}, std::string{row.name}});
      put(next);
      ++summary_.entered;
    }
  }

  void put(const NextRow& next) {
    constexpr std::size_t buffer_size = std::size_t{1} << 20;
    writer_.put_row(out_, next);
    if (out_.size() < buffer_size) return;
    sink_(out_);
    out_.clear();
  }

  const Corrections& corrections_;
  const CorrectionContext& context_;
  const ListCorrection& correction_;
  const NextListContext& start_;
  ListWriter writer_;
  const std::function<void(std::string_view)>& sink_;
  std::string out_;
  std::vector<std::uint64_t> seen_;
  CorrectionSummary summary_;
};

NextListContext context_of(const CorrectionSource& source, const Regulation& regulation,
                           const Regulation& coming, const Date& date) {
  return {.layout = source.layout,
          .list = source.list,
          .regulation = regulation,
          .coming = coming,
          .date = date,
          .kind = source.list.kind_for(regulation),
          .ids = id_kind(&source.list, regulation)};
}

}  // namespace

CorrectionSummary write_corrected_list(const CorrectionSource& start, const CorrectionSource& later,
                                       const ListCorrection& correction,
                                       const Regulation& regulation, const Regulation& coming,
                                       const std::function<void(std::string_view)>& sink) {
  auto from = context_of(start, regulation, coming, correction.list);
  from.ledger = correction.ledger;
  Corrections corrections{from, correction, later.list};
  corrections.add_listed(start);
  corrections.add_new();
  auto to = context_of(later, regulation, coming, later.list.date());
  const CorrectionContext context{to, correction.list};
  CorrectedList list{corrections, context, correction, from, sink};
  for (const auto& piece : later.list.pieces())
    for_each_row_of(later.layout, later.bytes, piece, later.use,
                    [&](const ListRecord& record) { list.put_old(record, to.sexes); });
  list.put_new(to.sexes, Persons{later.list, later.bytes, later.use});
  return list.take_summary();
}

}  // namespace trf::rating
