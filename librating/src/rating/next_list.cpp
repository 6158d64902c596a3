#include "next_list.hpp"

#include <algorithm>
#include <mutex>
#include <set>
#include <utility>

#include "trf/ordered_pool.hpp"

namespace trf::rating {
namespace {

/// Some rows of the next list, and what is counted in them.
struct WrittenPart {
  std::string text;
  NextListSummary summary{};
  SexLetters sexes{};
  std::vector<std::size_t> listed;  ///< Rows of the period
  /// The next row of the list and of the period, if both are in the order of the numbers.
  std::size_t near_entry = 0, near_row = 0;
};

class NextList {
 public:
  NextList(const NextListContext& context, const Period& period)
      : context_{context}, writer_{context}, period_{period}, is_listed_(period.size()) {}

  [[nodiscard]] NextListSummary summary() const {
    auto summary = summary_;
    summary.missing_columns = writer_.missing_columns();
    return summary;
  }

  /// Finds the names of the ledger that several players have: then a name does not decide.
  void part_names(std::string_view bytes, const ListBytes& use) {
    if (context_.ledger == nullptr || !context_.ledger->has_names()) return;
    const auto& ledger = *context_.ledger;
    std::set<std::size_t> named;
    const auto take = [&](const std::optional<std::size_t>& known) {
      if (known && !named.insert(*known).second) context_.shared_names.insert(*known);
    };
    // Of those who have played the reports know more.
    for (std::size_t i = 0; i < period_.size(); ++i)
      if (const auto known = period_.row(i).ledger) context_.shared_names.insert(*known);
    for (const auto& piece : context_.list.pieces())
      for_each_row_of(context_.layout, bytes, piece, use, [&](const ListRecord& record) {
        if (!ledger.find(record)) take(ledger.find_name(record.name));
      });
  }

  [[nodiscard]] const NextListContext& context() const { return context_; }

  void put_header(std::string& out) const { writer_.put_header(out); }

  /// Closes a row of the old list. Threads may do so at once, each in a part of its own.
  /// \param at  first byte of the row
  void put_old(WrittenPart& part, const ListRecord& record, std::size_t at) const {
    std::optional<PeriodRow> row;
    if (const auto* entry = context_.list.find_row(row_key(record), at, part.near_entry);
        entry != nullptr)
      if (const auto position = period_.find(entry->key, part.near_row)) {
        part.listed.push_back(*position);
        row = period_.row(*position);
      }
    NextRow next;
    next.record = record;
    part.sexes.learn(record.sex);
    if (row) complete_person(next, *row, context_);
    close(part, next, row ? &*row : nullptr);
  }

  /// Counts a part after the part before it.
  void append(const WrittenPart& part) {
    for (const auto position : part.listed) is_listed_[position] = true;
    context_.sexes.learn(part.sexes);
    summary_.players += part.summary.players;
    summary_.entered += part.summary.entered;
    summary_.promoted += part.summary.promoted;
    summary_.became_inactive += part.summary.became_inactive;
    summary_.deleted += part.summary.deleted;
  }

  /// The players who were on no list. \pre every row of the old list is appended
  [[nodiscard]] WrittenPart put_new() const {
    WrittenPart part;
    for (std::size_t i = 0; i < period_.size(); ++i) {
      if (is_listed_[i]) continue;
      const auto row = period_.row(i);
      if (!enters_list(row, context_)) continue;
      NextRow next;
      begin_row(next, row, context_);
      ++part.summary.entered;
      close(part, next, &row);
    }
    return part;
  }

 private:
  void close(WrittenPart& part, NextRow& next, const PeriodRow* row) const {
    const auto closed = close_row(next, row, context_);
    part.summary.promoted += static_cast<std::size_t>(closed.is_promoted && !next.is_new);
    part.summary.became_inactive += static_cast<std::size_t>(closed.became_inactive);
    part.summary.deleted += static_cast<std::size_t>(closed.is_deleted);
    ++part.summary.players;
    writer_.put_row(part.text, next);
  }

  NextListContext context_;
  ListWriter writer_;
  const Period& period_;
  NextListSummary summary_;
  std::vector<bool> is_listed_;  ///< By row of the period
};

}  // namespace

void begin_row(NextRow& next, const PeriodRow& row, const NextListContext& context) {
  next.is_new = true;
  enter_person(next, row, context);
  if (!row.end) return;
  // Without a FIDE rating, CM is the FSI's, which the category has.
  if (row.title == Title::cm && row.change.status != Status::excluded) next.record.title = {};
  next.record.category = name(row.start->title);
}

Closed close_row(NextRow& next, const PeriodRow* row, const NextListContext& context) {
  auto& value = next.record.of(context.kind);
  const auto before = before_period(next.record, context.kind);
  Closed closed;
  learn_from_k(next.record, before, context);
  if (context.regulation.makes_titles()) closed.is_promoted = ratify_titles(next, row, context);
  closed.is_deleted = close_period(next, row, before, context);
  const auto activity = close_activity(next, row, before, context);
  closed.is_deleted = closed.is_deleted || activity.is_deleted;
  closed.became_inactive = activity.became_inactive;
  value.k = static_cast<std::uint8_t>(
      coming_k(next.record, before, row == nullptr ? 0 : row->counted, context));
  if (context.regulation.list.has_rapid_categories) close_rapid_category(next, before.rating);
  return closed;
}

NextListSummary write_next_list(const ListLayout& layout, std::string_view bytes,
                                const RatingList& list, const Regulation& regulation,
                                const Period& period, const Ledger* ledger,
                                const NextListOptions& options,
                                const std::function<void(std::string_view)>& sink) {
  NextList next{{.layout = layout,
                 .list = list,
                 .regulation = regulation,
                 .coming = options.coming == nullptr ? regulation : *options.coming,
                 .ledger = ledger,
                 .date = options.date,
                 .kind = list.kind_for(regulation),
                 .ids = id_kind(&list, regulation)},
                period};
  next.part_names(bytes, options.use);
  std::string header;
  next.put_header(header);
  sink(header);
  // At most two pieces for each thread wait, so that a mapped file needs little memory.
  const auto pieces = list.pieces();
  const auto threads = static_cast<std::size_t>(std::max(options.threads, 1));
  std::mutex mutex;
  std::vector<std::string> used;  // Texts that were written: new memory costs a tenth of the time
  const auto write = [&](std::size_t i) {
    WrittenPart part;
    if (const std::lock_guard lock{mutex}; !used.empty()) {
      part.text = std::move(used.back());
      used.pop_back();
    }
    for_each_row_of(layout, bytes, pieces[i], options.use, [&](const ListRecord& record) {
      next.put_old(part, record, first_byte(record, bytes));
    });
    return part;
  };
  OrderedPool<WrittenPart> pool{pieces.size(), threads, write, 2 * threads};
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    auto part = pool.take();
    next.append(part);
    sink(part.text);
    part.text.clear();
    const std::lock_guard lock{mutex};
    used.push_back(std::move(part.text));
  }
  const auto last = next.put_new();
  next.append(last);
  sink(last.text);
  return next.summary();
}

void for_each_idle_player(const ListLayout& layout, std::string_view bytes, const RatingList& list,
                          const Regulation& regulation, const Period& period, const Ledger* ledger,
                          const ListBytes& use,
                          const std::function<void(const IdlePlayer&)>& take) {
  NextList next{{.layout = layout,
                 .list = list,
                 .regulation = regulation,
                 .coming = regulation,
                 .ledger = ledger,
                 .date = {},
                 .kind = list.kind_for(regulation),
                 .ids = id_kind(&list, regulation)},
                period};
  next.part_names(bytes, use);
  std::size_t near_entry = 0, near_row = 0;
  for (const auto& piece : list.pieces())
    for_each_row_of(layout, bytes, piece, use, [&](const ListRecord& record) {
      const auto* entry = list.find_row(row_key(record), first_byte(record, bytes), near_entry);
      if (entry == nullptr || period.find(entry->key, near_row)) return;
      auto player = close_idle(record, next.context());
      player.id = list.id_of(*entry);
      take(player);
    });
}

}  // namespace trf::rating
