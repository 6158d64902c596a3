#include <algorithm>
#include <map>

#include "corrected_row.hpp"

// A list in which a wrong report is replaced by the right one.
namespace trf::rating {
namespace {

/// What both reports make of the rows of the list in force, and of new players.
class Corrections {
 public:
  Corrections(const NextListContext& start, const ListCorrection& correction, const Persons& later)
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
        find_row(one, {row.national, row.fide_id, row.name, row.birth});
      }
    };
    add(correction_.wrong, &RowCorrection::wrong);
    add(correction_.right, &RowCorrection::right);
    by_key_.merge(added);
    join_new();
    index_rows();
  }

  /// \param at  first byte of a row of the later list
  [[nodiscard]] const RowCorrection* find(std::size_t at) const {
    const auto found = by_row_.find(at);
    return found == by_row_.end() ? nullptr : found->second;
  }
  /// By the key of the row that the wrong report alone gives, else of the other one.
  [[nodiscard]] const std::map<std::uint64_t, RowCorrection>& all() const { return by_key_; }

 private:
  /// With other reports, do results count that alone do not?
  static bool may_count(const PeriodRow& row) {
    return row.are_results_ignored || row.has_disregarded;
  }

  /// The row by one of the reports. A row of the list in force is not that of a new player.
  void find_row(RowCorrection& one, const PersonFacts& facts) const {
    const auto* row = later_.find(facts, start_.ids);
    if (row == nullptr) return;
    const bool is_old = start_.list.find(row->key) != nullptr;
    if ((one.row != nullptr && one.row != row) || (!one.before && is_old)) one.is_unclear = true;
    one.row = row;
  }

  /// Are there rows that can be the new player's, of which none is found: several with the year of
  /// birth, or one with another number?
  [[nodiscard]] bool may_be_listed(const RowCorrection& one) const {
    if (one.before) return false;
    const PersonFacts facts{{}, {}, one.name, one.birth};
    return later_.has_named(facts, start_.ids) || later_.namesake(facts, start_.ids).has_value();
  }

  /// A new player of whom the correction changes the number or the date of birth is one person: if
  /// both reports find one row, or by the name and date of birth, unless they find two.
  void join_new() {
    join_by([](const RowCorrection& one) { return one.row == nullptr ? 0 : one.row->key; });
    join_by([](const RowCorrection& one) { return name_key(one.name, one.birth); });
  }
  template <class FactOf>
  void join_by(const FactOf& fact_of) {
    struct Same {
      std::vector<std::uint64_t> wrong, right;
    };
    std::map<std::uint64_t, Same> all;
    for (const auto& [key, one] : by_key_) {
      if (one.before || one.wrong.has_value() == one.right.has_value()) continue;
      const auto fact = fact_of(one);
      if (fact != 0) (one.wrong ? all[fact].wrong : all[fact].right).push_back(key);
    }
    for (const auto& [fact, same] : all) {
      if (same.wrong.size() != 1 || same.right.size() != 1) continue;
      auto& one = by_key_.at(same.wrong.front());
      auto& other = by_key_.at(same.right.front());
      if (one.row != nullptr && other.row != nullptr && one.row != other.row) continue;
      other.wrong = std::move(one.wrong);
      if (one.stated && other.stated) state(other, *one.stated);
      other.is_ignored = other.is_ignored || one.is_ignored;
      other.is_unclear = other.is_unclear || one.is_unclear;
      if (other.row == nullptr) other.row = one.row;
      one = std::move(other);
      by_key_.erase(same.right.front());
    }
  }

  /// A row of the later list that can be that of two players is not clear.
  void index_rows() {
    for (auto& [key, one] : by_key_) {
      if (one.row == nullptr) {
        one.is_unclear = one.is_unclear || may_be_listed(one);
        continue;
      }
      const auto [same, is_first] = by_row_.emplace(one.row->at, &one);
      if (!is_first) same->second->is_unclear = one.is_unclear = true;
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
    if (start_.regulation.list.is_frozen_for_period)
      state(one,
            {row.change.status, row.change.rating, row.start ? row.start->title : Categoria::nc});
    one.is_new_to_ratings = !one.before && !row.is_rating_stated;
  }

  static void state(RowCorrection& one, const RowCorrection::Stated& stated) {
    one.is_stated_otherwise = one.is_stated_otherwise || (one.stated && *one.stated != stated);
    one.stated = stated;
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
      find_row(one, facts_of(next.record, start_.ids));
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
  const Persons& later_;
  std::map<std::uint64_t, RowCorrection> by_key_;
  std::map<std::size_t, RowCorrection*> by_row_;
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

  /// \param at  first byte of the row
  void put_old(const ListRecord& record, std::size_t at, SexLetters& sexes) {
    NextRow next;
    next.record = record;
    sexes.learn(record.sex);
    RowCells cells;
    if (const auto* one = corrections_.find(at); one != nullptr) {
      const auto given = cells_of(record, context_.later);
      if (one->has_effect() && (one->is_unclear || has_third_number(given, *one))) {
        doubt(CorrectionDoubt::What::row, *one);
      } else if (!correct_row(next, cells, *one, context_, summary_)) {
        ++summary_.removed;
        return;
      } else {
        summary_.corrected += static_cast<std::size_t>(cells != given);
      }
    }
    put(next);
  }

  /// Players whom the right report alone brings into the list, and those who are missing from it.
  void put_new(const SexLetters& sexes) {
    auto start = start_;
    start.sexes = sexes;
    for (const auto& [key, one] : corrections_.all()) {
      if (one.row != nullptr) continue;
      if (one.is_unclear && one.has_effect())
        doubt(CorrectionDoubt::What::row, one);
      else if (one.wrong && one.wrong != one.right)
        doubt(CorrectionDoubt::What::missing, one);
      else if (!one.wrong)
        enter(key, start);
    }
    sink_(out_);
  }

  [[nodiscard]] CorrectionSummary take_summary() { return std::move(summary_); }

 private:
  void doubt(CorrectionDoubt::What what, const RowCorrection& one) {
    summary_.doubts.push_back({what, one.id, one.name});
  }

  /// The correction changes a number of a new player, and the row has that of another report.
  static bool has_third_number(const RowCells& given, const RowCorrection& one) {
    if (one.before || !one.wrong || !one.right) return false;
    const auto is_third = [&](std::string RowCells::*number) {
      const auto key = list_key(given.*number);
      const auto wrong = list_key(*one.wrong.*number), right = list_key(*one.right.*number);
      return key != 0 && wrong != right && key != wrong && key != right;
    };
    return is_third(&RowCells::id) || is_third(&RowCells::fide_id);
  }

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
  const Persons persons{later.list, later.bytes, later.use};
  Corrections corrections{from, correction, persons};
  corrections.add_listed(start);
  corrections.add_new();
  auto to = context_of(later, regulation, coming, later.list.date());
  const CorrectionContext context{to, correction.list};
  CorrectedList list{corrections, context, correction, from, sink};
  for (const auto& piece : later.list.pieces())
    for_each_row_of(later.layout, later.bytes, piece, later.use, [&](const ListRecord& record) {
      list.put_old(record, first_byte(record, later.bytes), to.sexes);
    });
  list.put_new(to.sexes);
  return list.take_summary();
}

}  // namespace trf::rating
