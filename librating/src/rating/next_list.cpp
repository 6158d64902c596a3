#include "next_list.hpp"

#include <utility>

namespace trf::rating {
namespace {

class NextList {
 public:
  NextList(NextListContext context, const Period& period)
      : context_{std::move(context)}, period_{period}, is_listed_(period.size()) {
    const auto kind = context_.regulation.list.kind;
    context_.kind = context_.list.has(kind) ? kind : RatingKind::own;
  }

  [[nodiscard]] const NextListSummary& summary() const noexcept { return summary_; }

  void put_header(std::string& out) const { put_list_header(out, context_.regulation); }

  void put_old(std::string& out, const ListRecord& record) {
    std::optional<PeriodRow> row;
    const auto* entry = context_.list.find(record.id);
    const bool is_entry = entry != nullptr && entry->line == record.line;
    if (is_entry)
      if (const auto position = period_.find(entry->key)) {
        is_listed_[*position] = true;
        row = period_.row(*position);
      }
    NextRow next;
    next.record = record;
    next.last_played = record.last_played;
    const auto* played = row ? &*row : nullptr;
    if (context_.regulation.makes_titles())
      summary_.promoted += static_cast<std::size_t>(ratify_titles(next, played, context_));
    if (row) close_period(next, *row, context_);
    drop_elo_italia(next.record, context_);
    const auto activity = close_activity(next, played, context_);
    summary_.became_inactive += static_cast<std::size_t>(activity.became_inactive);
    summary_.deleted += static_cast<std::size_t>(activity.is_deleted);
    if (!activity.is_deleted) finish(out, next);
  }

  /// Adds players with a rating who were on no list.
  void put_new(std::string& out) {
    for (std::size_t i = 0; i < period_.size(); ++i) {
      if (is_listed_[i]) continue;
      const auto row = period_.row(i);
      if (!row.change.new_rating) continue;
      NextRow next;
      enter_person(next, row);
      auto& record = next.record;
      if (row.end) {
        if (row.title == Title::cm) record.title = {};  // The category gives it
        (context_.has_categories_in_titles ? record.title : record.category) = name(row.end->title);
        next.titles = {false, row.start->single_norms, row.start->double_norms};
      }
      close_period(next, row, context_);
      next.last_played = to_string(row.last_played);
      ++summary_.entered;
      finish(out, next);
    }
  }

 private:
  void finish(std::string& out, const NextRow& next) {
    ++summary_.players;
    put_list_row(out, next, context_.regulation);
  }

  NextListContext context_;
  const Period& period_;
  NextListSummary summary_;
  std::vector<bool> is_listed_;  ///< By row of the period
};

}  // namespace

NextListSummary write_next_list(const ListLayout& layout, std::string_view bytes,
                                const RatingList& list, const Regulation& regulation,
                                const Period& period, const Ledger* ledger,
                                const NextListOptions& options,
                                const std::function<void(std::string_view)>& sink) {
  constexpr std::size_t buffer_size = std::size_t{1} << 20;
  NextList next{{.list = list, .regulation = regulation, .ledger = ledger, .date = options.date},
                period};
  std::string out;
  next.put_header(out);
  Diagnostics said_before;
  auto line = layout.first_line;
  for (auto piece : cut_by_size(layout, bytes, pieces_of(bytes.size()))) {
    piece.line = line;
    const auto own = bytes.substr(piece.from, piece.to - piece.from);
    if (options.use.before) options.use.before(own);
    line = for_each_record(
        layout, bytes, piece,
        [&](const ListRecord& record) {
          next.put_old(out, record);
          if (out.size() < buffer_size) return;
          sink(out);
          out.clear();
        },
        said_before);
    if (options.use.after) options.use.after(own);
  }
  next.put_new(out);
  sink(out);
  return next.summary();
}

}  // namespace trf::rating
