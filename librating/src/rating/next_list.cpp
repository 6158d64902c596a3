#include "next_list.hpp"

#include <utility>

namespace trf::rating {
namespace {

class NextList {
 public:
  NextList(const NextListContext& context, const Period& period)
      : context_{context}, writer_{context}, period_{period}, is_listed_(period.size()) {}

  [[nodiscard]] NextListSummary summary() const {
    auto summary = summary_;
    summary.missing_columns = writer_.missing_columns();
    return summary;
  }

  void put_header(std::string& out) const { writer_.put_header(out); }

  void put_old(std::string& out, const ListRecord& record) {
    std::optional<PeriodRow> row;
    const auto* entry = context_.list.find(row_key(record));
    const bool is_entry = entry != nullptr && entry->line == record.line;
    if (is_entry)
      if (const auto position = period_.find(entry->key)) {
        is_listed_[*position] = true;
        row = period_.row(*position);
      }
    NextRow next;
    next.record = record;
    context_.sexes.learn(record.sex);
    if (row) complete_person(next, *row, context_);
    close(out, next, row ? &*row : nullptr);
  }

  /// Adds players who were on no list.
  void put_new(std::string& out) {
    for (std::size_t i = 0; i < period_.size(); ++i) {
      if (is_listed_[i]) continue;
      const auto row = period_.row(i);
      if (!enters_list(row, context_)) continue;
      NextRow next;
      begin_row(next, row, context_);
      ++summary_.entered;
      close(out, next, &row);
    }
  }

 private:
  void close(std::string& out, NextRow& next, const PeriodRow* row) {
    const auto closed = close_row(next, row, context_);
    summary_.promoted += static_cast<std::size_t>(closed.is_promoted && !next.is_new);
    summary_.became_inactive += static_cast<std::size_t>(closed.became_inactive);
    summary_.deleted += static_cast<std::size_t>(closed.is_deleted);
    ++summary_.players;
    writer_.put_row(out, next);
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
  const auto& state = next.record.state(context.kind);
  const BeforePeriod before{value.rating, value.k, value.period_games, state.ever_2300,
                            state.ever_2400};
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
  constexpr std::size_t buffer_size = std::size_t{1} << 20;
  NextList next{{.layout = layout,
                 .list = list,
                 .regulation = regulation,
                 .coming = options.coming == nullptr ? regulation : *options.coming,
                 .ledger = ledger,
                 .date = options.date,
                 .kind = list.kind_for(regulation),
                 .ids = id_kind(&list, regulation)},
                period};
  std::string out;
  next.put_header(out);
  for_each_row_of(layout, bytes, options.use, [&](const ListRecord& record) {
    next.put_old(out, record);
    if (out.size() < buffer_size) return;
    sink(out);
    out.clear();
  });
  next.put_new(out);
  sink(out);
  return next.summary();
}

}  // namespace trf::rating
