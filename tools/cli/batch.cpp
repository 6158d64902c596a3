#include <algorithm>
#include <chrono>
#include <iterator>
#include <map>
#include <new>
#include <system_error>

#include <fmt/format.h>

#include "cli/batch.hpp"
#include "cli/cli.hpp"
#include "cli/html.hpp"
#include "cli/language.hpp"
#include "cli/messages.hpp"
#include "cli/messages/frame.hpp"
#include "cli/messages/system.hpp"
#include "cli/ordered_pool.hpp"
#include "cli/output.hpp"
#include "cli/report_files.hpp"
#include "cli/session.hpp"
#include "cli/text.hpp"

namespace cli {
namespace {

/// "12 of 500" on standard error, when it is a terminal and the batch is long.
class Progress {
 public:
  Progress(std::size_t count, bool enabled)
      : count_{count}, enabled_{enabled && count > 1 && session().host.is_message_terminal()} {}
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() { clear(); }

  void show(std::size_t done) {
    const auto now = Clock::now();
    if (!enabled_ || now < next_) return;
    next_ = now + std::chrono::milliseconds{200};
    say(formatted("\r{}\x1b[K", said::files_done{.done = done, .count = count_}));
    visible_ = true;
  }
  void clear() {
    if (std::exchange(visible_, false)) say("\r\x1b[K");
  }

 private:
  using Clock = std::chrono::steady_clock;
  std::size_t count_;
  bool enabled_;
  bool visible_ = false;
  Clock::time_point next_ = Clock::now() + std::chrono::seconds{1};
};

/// Equal warnings about many files: ten are printed, the others are counted.
class RepeatedMessages {
 public:
  [[nodiscard]] bool is_shown(const SaidMessage& message) {
    if (message.kind.empty()) return true;
    auto& count = counts_[message.kind.str()];
    if (++count == most_shown + 1) order_.push_back(message.kind);
    return count <= most_shown;
  }

  void tell_rest() const {
    for (const auto& kind : order_) {
      const auto rest = counts_.at(kind.str()) - most_shown;
      say(formatted("{}: {}\n", said::more_files{.count = rest}, kind));
    }
  }

 private:
  static constexpr std::size_t most_shown = 10;
  std::map<std::string, std::size_t> counts_;
  std::vector<Text> order_;
};

/// The answer for an input, with its messages rendered.
struct Done {
  Answer answer;
  std::string path, name;
  std::vector<SaidMessage> messages;
  std::shared_ptr<const std::string> old;  ///< The bytes of the input
  std::exception_ptr error;                ///< A broken invariant: ends the run
};

/// The heading of a page already has the file.
Table without_file(Table table, std::string_view name) {
  if (table.columns.empty() || table.columns.front().name != "file") return table;
  for (const auto& row : table.rows) {
    const auto* file = std::get_if<std::string>(&row.front());
    if (file == nullptr || *file != name) return table;
  }
  table.columns.erase(table.columns.begin());
  for (auto& row : table.rows) row.erase(row.begin());
  return table;
}

/// Prints answers in the order of the inputs.
class Printer {
 public:
  /// \param again  works on an input once more
  Printer(const Arguments& arguments, std::function<Done(const std::string& path)> again)
      : arguments_{arguments},
        again_{std::move(again)},
        files_{arguments},
        format_{arguments.format()},
        csv_{arguments.csv()},
        is_batch_{arguments.inputs().size() > 1} {}

  /// \return the status
  int put(Done done) {
    trf::Message failure;
    if (files_.take_results() && is_answer(done.answer)) failure = put_file(done);
    for (const auto& message : done.messages)
      if (!is_batch_ || repeated_.is_shown(message)) say(message.text);
    if (!failure.empty()) {
      complain(failure);
      return failed;
    }
    if (files_.take_results()) return done.answer.status;
    if (is_answer(done.answer)) give_answer();
    print_answer(done);
    return done.answer.status;
  }

  void finish() {
    if (is_page_open_) print_bytes(page_tail());
    repeated_.tell_rest();
  }

 private:
  static bool is_answer(const Answer& answer) {
    return answer.is_answer || (answer.status < usage &&
                                (!answer.tables.empty() || !answer.text.empty() ||
                                 !answer.raw.empty() || answer.pieces || !answer.html.empty()));
  }

  /// A file that cannot be written does not stop the others. \return why it cannot
  trf::Message put_file(Done& done) {
    // In a folder that cannot be written the right to replace a file cannot be kept: then one of
    // the runs succeeds at each time, and the others try again.
    constexpr int most_times = 100;
    std::unique_ptr<Claim> claim;
    try {
      for (int time = 1;; ++time) try {
          files_.put(done.path, *done.old, text_of(done.answer), std::move(claim));
          break;
        } catch (const ChangedFile&) {
          // An edit is a function of the report: it is applied to the report as it is now. From
          // here on no other run replaces it.
          if (time == most_times) throw;
          claim = files().claim(done.path);
          done = again_(done.path);
          if (done.error) std::rethrow_exception(done.error);
          if (!is_answer(done.answer)) break;
        }
      return {};
    } catch (const std::system_error&) {
      return message_of_failure();
    }
  }

  static std::string text_of(const Answer& answer) {
    if (!answer.pieces) return answer.raw;
    std::string text;
    answer.pieces([&text](std::string_view piece) { text += piece; });
    return text;
  }

  void print_answer(const Done& done) {
    const auto& answer = done.answer;
    if (format_ == "html" && answer.raw.empty()) return put_section(done);
    if (!answer.text.empty()) return print(answer.text);
    if (!answer.raw.empty()) return print_bytes(answer.raw);
    if (answer.pieces) return answer.pieces(print_bytes);
    for (const auto& table : answer.tables) put_table(table, done.name);
  }

  void put_section(const Done& done) {
    const auto& answer = done.answer;
    if (answer.html.empty() && answer.tables.empty()) return;
    if (!is_page_open_) {
      const auto& tool = arguments_.tool();
      print_bytes(page_head(is_batch_ ? xml_escaped(tool.name)
                                      : xml_escaped(fmt::format("{}: {}", tool.name, done.name))));
      is_page_open_ = true;
    }
    print_bytes("<section>\n");
    if (answer.html.empty()) {
      if (is_batch_ && !answer.heading.empty())
        print_bytes(element("p", xml_escaped(done.name), "quiet"));
      print_bytes(answer.heading.empty() ? element("h1", xml_escaped(done.name)) : answer.heading);
      for (const auto& table : answer.tables)
        print_bytes(render(without_file(table, done.name), Format::html));
    } else {
      const bool names_file = answer.html.starts_with(element("h1", xml_escaped(done.name)));
      if (is_batch_ && !names_file) print_bytes(element("p", xml_escaped(done.name), "quiet"));
      print_bytes(answer.html);
    }
    print_bytes("</section>\n");
  }

  void put_table(const Table& table, const std::string& name) {
    const auto format = format_named(format_);
    if (format == Format::text) {
      if (tables_++ > 0) print("\n");
      if (is_batch_ && std::exchange(last_name_, name) != name) print(formatted("{}:\n\n", name));
    }
    if (format != Format::csv) return render(table, format, true, csv_, print_bytes);
    // One header for the batch; another one only if the columns change.
    std::vector<std::string> columns;
    for (const auto& column : table.columns) columns.push_back(column.name);
    const bool header = columns != columns_;
    csv_.is_first = columns_.empty();
    if (header && !csv_.is_first) print_bytes(csv_.excel ? "\r\n" : "\n");
    columns_ = std::move(columns);
    render(table, format, header, csv_, print_bytes);
  }

  const Arguments& arguments_;
  std::function<Done(const std::string& path)> again_;
  ReportFiles files_;
  std::string format_;
  CsvForm csv_;
  bool is_batch_;
  RepeatedMessages repeated_;
  bool is_page_open_ = false;
  std::size_t tables_ = 0;
  std::string last_name_;
  std::vector<std::string> columns_;
};

MessageStyle style_of(const Arguments& arguments) {
  return {.verbose = arguments.verbose(),
          .quiet = arguments.quiet(),
          .colour = arguments.colour(),
          .show_source = session().host.is_message_terminal(),
          .most = arguments.limits().findings};
}

SaidMessage line_about(std::string_view file, const trf::Message& level, const trf::Message& text) {
  return {formatted("{}: {}: {}\n", file, level, text), {}};
}

Done work_on(const std::string& path, const Arguments& arguments, const trf::Limits& limits,
             const MessageStyle& style, const BatchSteps& steps) {
  const trf::Message error_level = said::severity{.level = trf::Severity::error};
  Done done;
  done.path = path;
  done.name = path == "-" ? arguments.value("stdin-name") : path;
  try {
    const auto input = read_input(path, done.name, limits);
    done.answer = steps.work(input);
    for (const auto& list : done.answer.lists)
      std::ranges::move(messages_list(list.messages, list.name, list.bytes, style),
                        std::back_inserter(done.messages));
    std::ranges::move(messages_list(done.answer.messages, input.name, input.bytes, style),
                      std::back_inserter(done.messages));
    if (style.verbose)
      for (const auto& note : done.answer.notes)
        done.messages.push_back(line_about(input.name, said::note{}, note));
    for (const auto& problem : done.answer.problems)
      done.messages.push_back(line_about(input.name, error_level, problem));
    if (!style.quiet)
      for (const auto& text : done.answer.told)
        done.messages.push_back({formatted("{}: {}\n", input.name, text), {}});
    done.answer.messages.clear();
    done.old = input.file;
  } catch (const UsageError& error) {
    done.answer = {.status = usage};
    done.messages = {line_about(done.name, error_level, error.message())};
  } catch (const std::bad_alloc&) {
    done.answer = {.status = failed};
    done.messages = {line_about(done.name, error_level, said::out_of_memory{})};
  } catch (const std::system_error&) {
    const auto why = message_of_failure();
    if (steps.unreadable) done.answer = steps.unreadable(done.name, why);
    done.answer.status = failed;
    done.messages = {{formatted("{}: {}\n", arguments.tool().name, why), {}}};
  } catch (...) {
    done.error = std::current_exception();
  }
  return done;
}

}  // namespace

void print_page(const Arguments& arguments, const trf::Message& title,
                std::span<const Table> tables, const std::string& html_after) {
  const auto format = arguments.format();
  if (format == "html") {
    std::string body = element("h1", html_phrase(title));
    for (const auto& table : tables) body += render(table, Format::html);
    print_bytes(page(html_phrase(title), body + html_after));
    return;
  }
  auto csv = arguments.csv();
  for (const auto& table : tables) {
    csv.is_first = &table == &tables.front();
    if (!csv.is_first && (format == "csv" || format == "text"))
      print_bytes(csv.excel ? "\r\n" : "\n");
    render(table, format_named(format), true, csv, print_bytes);
  }
}

int jobs(const Arguments& arguments) {
  const auto cores = static_cast<int>(std::max(session().host.cores(), 1U));
  return arguments.number("jobs", 1, 1024).value_or(cores);
}

int for_each_input(const Arguments& arguments, const std::function<Answer(const Input&)>& work) {
  return for_each_input_in_order(arguments, {.work = work, .unreadable = {}, .in_order = {}});
}

int for_each_input_in_order(const Arguments& arguments, const BatchSteps& steps) {
  const auto& inputs = arguments.inputs();
  const auto style = style_of(arguments);
  const auto limits = arguments.limits().input;
  const auto jobs = std::min(static_cast<std::size_t>(cli::jobs(arguments)), inputs.size());

  Printer printer{arguments, [&](const std::string& path) {
                    return work_on(path, arguments, limits, style, steps);
                  }};
  Progress progress{inputs.size(), !arguments.quiet()};
  int status = ok;
  const auto one = [&](std::size_t i) {
    return work_on(inputs[i], arguments, limits, style, steps);
  };
  const auto put = [&](std::size_t i, Done done) {
    progress.clear();
    if (done.error) std::rethrow_exception(done.error);
    if (steps.in_order) steps.in_order(done.name, done.answer);
    status = std::max(status, printer.put(std::move(done)));
    progress.show(i + 1);
  };
  if (jobs <= 1) {
    for (std::size_t i = 0; i < inputs.size(); ++i) put(i, one(i));
  } else {
    OrderedPool<Done> pool{inputs.size(), jobs, one};
    for (std::size_t i = 0; i < inputs.size(); ++i) put(i, pool.take());
  }
  printer.finish();
  return status;
}

}  // namespace cli
