#include "rate/events_file.hpp"

#include <algorithm>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "cli/files.hpp"
#include "cli/messages.hpp"
#include "rate/messages/rate_events.hpp"

namespace rate {
namespace {

using trf::rating::ListedEvent;
using About = ListedEvent::About;

/// Finds the row of a report: by its sum; in a file without sums, by its days and games.
class ReportIndex {
 public:
  explicit ReportIndex(const std::vector<ListedEvent>& events) : events_{events} {
    for (std::size_t i = 0; i < events.size(); ++i) by_text_.emplace(text_of(events[i]), i);
  }
  [[nodiscard]] const ListedEvent* find(const ListedEvent& event) const {
    const auto by_sum = by_text_.find(event.report);
    if (!event.report.empty() && by_sum != by_text_.end()) return &events_[by_sum->second];
    const auto by_games = by_text_.find(games_of(event));
    return by_games == by_text_.end() ? nullptr : &events_[by_games->second];
  }

 private:
  static std::string games_of(const ListedEvent& event) {
    return to_string(event.content.start) + to_string(event.content.end) + to_string(event.content);
  }
  static std::string text_of(const ListedEvent& event) {
    return event.report.empty() ? games_of(event) : event.report;
  }

  const std::vector<ListedEvent>& events_;
  std::unordered_map<std::string, std::size_t> by_text_;
};

/// Writes down whether the list of a date has the event.
void set_in(ListedEvent& event, const trf::Date& list, bool is_in) {
  std::erase(event.not_in, list);
  if (!is_in) event.not_in.push_back(list);
  std::sort(event.not_in.begin(), event.not_in.end());
}

/// A list and the file of its events, which is written before and after it. No other run replaces
/// the list from before the first of the three names.
class ListWithEvents : public cli::NewFile {
 public:
  ListWithEvents(std::unique_ptr<cli::NewFile> unfinished, std::unique_ptr<cli::NewFile> list,
                 std::unique_ptr<cli::NewFile> finished)
      : unfinished_{std::move(unfinished)},
        list_{std::move(list)},
        finished_{std::move(finished)} {}

  void write(std::string_view bytes) override { list_->write(bytes); }
  void expect(std::string_view bytes) override { list_->expect(bytes); }
  void expect(const cli::FileVersion& version) override { list_->expect(version); }
  void secure(std::unique_ptr<cli::Claim> held) override {
    // Every run in this order, so that none waits for another one that waits for it.
    unfinished_->secure(nullptr);
    list_->secure(std::move(held));
  }
  void commit() override {
    secure(nullptr);
    unfinished_->commit();
    list_->commit();
    try {
      finished_->commit();
    } catch (const cli::ChangedFile&) {
      // Another run has gone on from the list and the events of this one.
    }
  }

 private:
  std::unique_ptr<cli::NewFile> unfinished_, list_, finished_;
};

auto order_of(const ListedEvent& one) {
  return std::tie(one.list_date, one.content.start, one.content.end, one.content.games, one.file);
}

}  // namespace

EventsFile::EventsFile(const cli::Arguments& arguments)
    : arguments_{arguments}, path_{arguments.value("events")} {
  if (path_.empty()) return;
  if (cli::files().facts(path_).kind != cli::FileKind::none) read();
}

void EventsFile::read() {
  // A file of all events of a federation for many years is smaller.
  constexpr std::size_t most = std::size_t{1} << 30;
  const auto file = cli::files().view(path_, most);
  trf::rating::for_each_listed_event(
      file->bytes(),
      [&](const ListedEvent& known) {
        auto& list = lists_[known.list_date];
        auto& row = known.about == About::event ? rows_.emplace_back() : list;
        row = known;
      },
      faults_);
  if (trf::has_error(faults_)) return;
  cli::say_findings(std::exchange(faults_, {}), path_, {}, arguments_);
}

void EventsFile::complain(const trf::Message& text, const std::string& about,
                          trf::Severity severity) const {
  cli::say_findings({{"", severity, {}, text}}, about, {}, arguments_);
}

bool EventsFile::is_as_written(const OldList& list) const {
  trf::rating::ListSum sum;
  sum.add(list.bytes);
  return sum.text() == lists_.at(list.date).report;
}

bool EventsFile::is_unfinished(const OldList& list) const {
  const auto known = lists_.find(list.date);
  return known != lists_.end() && known->second.about == About::unfinished_list &&
         !is_as_written(list);
}

bool EventsFile::is_of_other_system(const trf::Date& list, const std::string& system) const {
  const auto known = lists_.find(list);
  if (known == lists_.end() || known->second.about == About::event) return false;
  const auto& other = known->second.name;
  if (other.empty() || other == system) return false;  // Earlier versions did not write it
  complain(
      said::list_has_other_system{
          .date = to_string(list), .other = trf::Code{other}, .system = trf::Code{system}},
      path_, trf::Severity::error);
  return true;
}

int EventsFile::compare_lists(const trf::Date& list, const OldList& from) const {
  const auto refuse = [&](const trf::Message& text) {
    complain(text, path_, trf::Severity::error);
    return cli::no;
  };
  if (is_of_other_system(list, from.system)) return cli::no;
  for (const auto& [date, known] : lists_) {
    if (date == list || known.about != About::unfinished_list) continue;
    if (date == from.date && !is_unfinished(from)) continue;
    return refuse(said::list_unfinished{.date = to_string(date)});
  }
  if (lists_.empty()) return cli::ok;
  // A list without date is older than those that are written with their events.
  const auto next = lists_.upper_bound(from.date);
  if (next != lists_.end() && next->first < list)
    return refuse(said::list_left_out{.date = to_string(next->first), .list = from.file});
  if (from.date.is_set() && !lists_.contains(from.date) && lists_.begin()->first < from.date)
    return refuse(said::list_without_events{
        .date = to_string(from.date), .list = from.file, .option = trf::Code{"--events"}});
  return cli::ok;
}

int EventsFile::compare(const std::vector<ListedEvent>& events, const trf::Date& list,
                        const OldList& from) const {
  if (path_.empty()) return cli::ok;
  if (!faults_.empty()) {
    cli::say_findings(faults_, path_, {}, arguments_);
    return cli::unusable;
  }
  std::vector<const ListedEvent*> others;  // Of other lists
  std::vector<const trf::rating::EventContent*> contents;
  for (const auto& known : rows_) {
    const bool is_taken_out = !(from.date < known.list_date) && !known.is_in(from.date);
    if (known.list_date == list || is_taken_out) continue;
    others.push_back(&known);
    contents.push_back(&known.content);
  }
  trf::rating::EventFinder finder{std::move(contents)};
  int status = compare_lists(list, from);
  const bool counts_both = arguments_.has("allow-duplicates");
  for (const auto& event : events) {
    const auto at = finder.first(event.content, others.size());
    if (!at) continue;
    const auto& known = *others[*at];
    const auto date = to_string(known.list_date);
    if (!counts_both) status = std::max<int>(status, cli::no);
    complain(counts_both
                 ? trf::Message{said::listed_event_counted{.date = date, .file = known.file}}
                 : said::listed_event{.date = date,
                                      .file = known.file,
                                      .option = trf::Code{"--replace"}},
             event.file, counts_both ? trf::Severity::warning : trf::Severity::error);
  }
  return status;
}

std::vector<trf::Date> EventsFile::lists_from(const trf::Date& date) const {
  std::vector<trf::Date> dates;
  for (auto at = lists_.lower_bound(date); at != lists_.end(); ++at) dates.push_back(at->first);
  return dates;
}

trf::Date EventsFile::list_after(const trf::Date& date) const {
  const auto next = lists_.upper_bound(date);
  return next == lists_.end() ? trf::Date{} : next->first;
}

void EventsFile::commit(const std::vector<ListedEvent>& events, const ListOfEvents& list,
                        std::unique_ptr<cli::NewFile> file, trf::Message written) const {
  if (path_.empty()) return cli::commit_last(std::move(file), std::move(written));
  std::vector<ListedEvent> rows;
  const auto later = list_after(list.date);
  const ReportIndex again{events}, before{rows_};
  for (auto known : rows_) {
    if (known.list_date == list.date) {
      // Lists that were made from an earlier version of this one still have the event.
      if (again.find(known) != nullptr || !later.is_set()) continue;
      set_in(known, list.date, false);
    } else if (known.list_date < list.date && list.from.is_set()) {
      set_in(known, list.date, known.is_in(list.from));
    }
    rows.push_back(std::move(known));
  }
  for (auto event : events) {
    event.list_date = list.date;
    const auto* known = before.find(event);
    if (known != nullptr && known->list_date == list.date) {
      event.not_in = known->not_in;
    } else if (later.is_set()) {
      event.not_in = lists_from(later);
    }
    set_in(event, list.date, true);
    rows.push_back(std::move(event));
  }
  commit_rows(std::move(rows), list, std::move(file), std::move(written));
}

void EventsFile::commit_rows(std::vector<ListedEvent> all, const ListOfEvents& list,
                             std::unique_ptr<cli::NewFile> file, trf::Message written) const {
  for (const auto& [date, known] : lists_)
    if (date != list.date && known.about != About::event) {
      all.push_back(known);
      all.back().about = About::list;
    }
  auto& own = all.emplace_back();
  own.list_date = list.date;
  own.file = list.file;
  own.name = list.system;
  own.players = list.players;
  own.report = list.sum;
  own.about = About::unfinished_list;
  const auto is_list = [](const ListedEvent& one) { return one.about != About::event; };
  std::sort(all.begin(), all.end(), [&](const ListedEvent& a, const ListedEvent& b) {
    return std::tuple{a.list_date, is_list(b), order_of(a)} <
           std::tuple{b.list_date, is_list(a), order_of(b)};
  });
  const auto text = [&] {
    auto whole = trf::rating::event_list_header();
    for (const auto& row : all) whole += trf::rating::event_list_row(row);
    return whole;
  };
  auto unfinished = cli::new_file(path_);
  const auto first = text();
  unfinished->write(first);
  for (auto& row : all)
    if (row.about == About::unfinished_list) row.about = About::list;
  auto finished = cli::files().create(path_, {});
  finished->write(text());
  finished->expect(first);
  cli::commit_last(
      std::make_unique<ListWithEvents>(std::move(unfinished), std::move(file), std::move(finished)),
      std::move(written));
}

int EventsFile::compare(const EventCorrection& correction, const OldList& later) const {
  if (path_.empty()) return cli::ok;
  if (!faults_.empty()) return compare({}, later.date, later);
  if (is_of_other_system(later.date, later.system)) return cli::no;
  const auto refuse = [&](const trf::Message& text, const std::string& about) {
    complain(text, about, trf::Severity::error);
    return cli::no;
  };
  const ReportIndex index{rows_};
  const auto* wrong = index.find(correction.wrong);
  const auto* right = index.find(correction.right);
  const bool has_wrong = wrong != nullptr && wrong->is_in(later.date);
  const bool has_right = right != nullptr && right->is_in(later.date);
  if (is_unfinished(later)) {
    // This correction may be the one that was ended: see compare_sum().
    const bool is_this = !has_wrong && (has_right || !correction.is_rated);
    return is_this ? cli::ok : refuse(said::list_unfinished{.date = to_string(later.date)}, path_);
  }
  if (!lists_.contains(later.date))
    return refuse(
        said::list_without_events{
            .date = to_string(later.date), .list = later.file, .option = trf::Code{"--events"}},
        path_);
  if (has_right)
    return refuse(said::already_corrected{.date = to_string(later.date)}, correction.right.file);
  if (has_wrong || !correction.was_rated) return cli::ok;
  if (wrong != nullptr)
    return refuse(said::event_not_in_list{.date = to_string(later.date)}, correction.wrong.file);
  for (const auto& known : rows_)
    if (known.is_in(later.date) && is_same_event(known.content, correction.wrong.content))
      return refuse(said::other_version{.date = to_string(later.date), .file = known.file},
                    correction.wrong.file);
  return refuse(said::event_not_listed{.file = path_}, correction.wrong.file);
}

int EventsFile::compare_sum(const std::string& sum, const OldList& later) const {
  if (path_.empty() || !is_unfinished(later) || lists_.at(later.date).report == sum) return cli::ok;
  complain(said::list_unfinished{.date = to_string(later.date)}, path_, trf::Severity::error);
  return cli::no;
}

bool EventsFile::vouches_for(const OldList& later, const std::string& sum) const {
  const auto known = lists_.find(later.date);
  if (known == lists_.end()) return false;
  const bool is_repeated =
      known->second.about == About::unfinished_list && known->second.report == sum;
  return is_repeated || is_as_written(later);
}

void EventsFile::commit(const EventCorrection& correction, const trf::Date& first,
                        const ListOfEvents& list, std::unique_ptr<cli::NewFile> file,
                        trf::Message written) const {
  if (path_.empty()) return cli::commit_last(std::move(file), std::move(written));
  auto rows = rows_;
  const ReportIndex index{rows};
  const auto at = [&](const ListedEvent* found) { return rows.begin() + (found - rows.data()); };
  if (const auto* wrong = index.find(correction.wrong)) set_in(*at(wrong), list.date, false);
  const auto* known = index.find(correction.right);
  if (known != nullptr && correction.is_rated) set_in(*at(known), list.date, true);
  if (known == nullptr && correction.is_rated) {
    auto right = correction.right;
    right.list_date = first;
    right.not_in = lists_from(first);
    set_in(right, list.date, true);
    rows.push_back(std::move(right));
  }
  commit_rows(std::move(rows), list, std::move(file), std::move(written));
}

ListedEvent listed_event(const std::string& file, std::string_view bytes,
                         const trf::Tournament& tournament, trf::rating::EventContent content) {
  ListedEvent event;
  event.file = file;
  event.name = tournament.name;
  event.place = tournament.city;
  event.players = tournament.players.size();
  event.content = std::move(content);
  event.report = trf::rating::report_sum(bytes);
  return event;
}

}  // namespace rate
