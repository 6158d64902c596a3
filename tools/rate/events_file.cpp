#include "rate/events_file.hpp"

#include <algorithm>
#include <tuple>

#include "cli/files.hpp"
#include "cli/messages.hpp"
#include "cli/messages/usage.hpp"
#include "rate/messages/rate_command.hpp"
#include "rate/messages/rate_reports.hpp"

namespace rate {

using trf::rating::ListedEvent;

EventsFile::EventsFile(const cli::Arguments& arguments)
    : arguments_{arguments}, path_{arguments.value("events")} {
  if (path_.empty()) return;
  if (!arguments.has("new-list"))
    throw cli::UsageError(
        cli::said::needs_option{.option = trf::Code{"--events"}, .other = trf::Code{"--new-list"}});
  // A file of all events of a federation for many years is smaller.
  constexpr std::size_t most = std::size_t{1} << 30;
  if (cli::files().facts(path_).kind != cli::FileKind::none) file_ = cli::files().view(path_, most);
}

int EventsFile::compare(const std::vector<ListedEvent>& events, const trf::Date& list) const {
  if (!file_) return cli::ok;
  std::vector<trf::rating::EventContent> contents;
  for (const auto& event : events) contents.push_back(event.content);
  const trf::rating::EventFinder finder{contents};
  int status = cli::ok;
  const bool counts_both = arguments_.has("allow-duplicates");
  const auto print = [&](const trf::Diagnostics& messages, const std::string& name) {
    cli::say(cli::messages_text(messages, name, {},
                                {.verbose = arguments_.verbose(),
                                 .quiet = arguments_.quiet(),
                                 .colour = arguments_.colour()}));
  };
  trf::Diagnostics faults;
  trf::rating::for_each_listed_event(
      file_->bytes(),
      [&](const ListedEvent& known) {
        if (known.list_date == list) return;
        for (const auto at : finder.find(known.content)) {
          const auto date = to_string(known.list_date);
          if (!counts_both) status = std::max<int>(status, cli::no);
          print({{"",
                  counts_both ? trf::Severity::warning : trf::Severity::error,
                  {},
                  counts_both
                      ? trf::Message{said::listed_event_counted{.date = date, .file = known.file}}
                      : said::listed_event{.date = date,
                                           .file = known.file,
                                           .option = trf::Code{"--replace"}}}},
                events[at].file);
        }
      },
      faults);
  if (faults.empty()) return status;
  print(faults, path_);
  return cli::unusable;
}

void EventsFile::write(std::vector<ListedEvent> events, const trf::Date& list) const {
  if (path_.empty()) return;
  std::sort(events.begin(), events.end(), [](const ListedEvent& a, const ListedEvent& b) {
    const auto key = [](const ListedEvent& one) {
      return std::tie(one.content.start, one.content.end, one.content.games, one.file);
    };
    return key(a) < key(b);
  });
  auto next = cli::new_file(path_);
  auto text = trf::rating::event_list_header();
  trf::Diagnostics ignored;  // compare() reported them
  if (file_)
    trf::rating::for_each_listed_event(
        file_->bytes(),
        [&](const ListedEvent& known) {
          if (known.list_date != list) text += trf::rating::event_list_row(known);
        },
        ignored);
  for (auto& event : events) {
    event.list_date = list;
    text += trf::rating::event_list_row(event);
  }
  next->write(text);
  cli::commit_last(std::move(next));
}

bool EventsFile::replace(const trf::rating::EventContent& old_event, ListedEvent event) const {
  if (!file_) return false;
  const trf::rating::EventFinder finder{{&old_event, 1}};
  bool is_replaced = false;
  auto text = trf::rating::event_list_header();
  trf::Diagnostics faults;
  trf::rating::for_each_listed_event(
      file_->bytes(),
      [&](const ListedEvent& known) {
        const bool is_old = !is_replaced && !finder.find(known.content).empty();
        if (is_old) event.list_date = known.list_date;
        text += trf::rating::event_list_row(is_old ? event : known);
        is_replaced = is_replaced || is_old;
      },
      faults);
  if (!is_replaced || !faults.empty()) return false;
  auto next = cli::new_file(path_);
  next->write(text);
  cli::commit_last(std::move(next));
  return true;
}

ListedEvent listed_event(const std::string& file, const trf::Tournament& tournament) {
  ListedEvent event;
  event.file = file;
  event.name = tournament.name;
  event.place = tournament.city;
  event.players = tournament.players.size();
  event.content = trf::rating::content_of(tournament);
  return event;
}

}  // namespace rate
