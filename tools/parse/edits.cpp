#include "parse/edits.hpp"

#include <algorithm>

#include "cli/files.hpp"
#include "cli/hints.hpp"
#include "cli/messages.hpp"
#include "parse/messages/parse.hpp"
#include "parse/messages/parse_options.hpp"
#include "trf/edit_round.hpp"
#include "trf/messages/corrections.hpp"
#include "trf/messages/edits.hpp"
#include "trf/messages/lists.hpp"
#include "trf/named_checks.hpp"
#include "trf/read.hpp"
#include "trf/round_notes.hpp"
#include "trf/text.hpp"

namespace parse {
namespace {

/// Points cannot be correct if a part of the results was not read. R14 and R27 are no reason: they
/// are about ratings and about the points that are calculated again.
bool can_fill(const trf::Diagnostics& found) {
  return std::ranges::none_of(found, [](const trf::Diagnostic& finding) {
    return finding.severity == trf::Severity::error &&
           finding.check != trf::named_checks::rating_syntax &&
           finding.check != trf::named_checks::points_syntax;
  });
}

/// "round 3: 9 of 10 games have a result; open: board 4 (12-7)"
trf::Message progress_text(const trf::Tournament& t, int round) {
  const auto progress = trf::progress_of(t, round);
  if (progress.open.empty())
    return cli::said::all_results{.round = progress.round, .games = progress.games};
  return cli::said::progress_open{.round = progress.round,
                                  .done = progress.with_result,
                                  .games = progress.games,
                                  .open = {progress.open, [&t](const trf::Board& board) {
                                             return cli::said::open_board{
                                                 .board = trf::Code{to_string(board)},
                                                 .white = t.players[board.white].start_rank,
                                                 .black = t.players[board.black].start_rank};
                                           }}};
}

/// Appends the findings with the options that help. Is there an error among them?
bool append(trf::Diagnostics& to, trf::Diagnostics from) {
  const bool refused = trf::has_error(from);
  for (auto& each : from) {
    each.message = cli::with_hint(std::move(each.message));
    to.push_back(std::move(each));
  }
  return refused;
}

/// Takes over an edited report, and the findings of the edit. \return false if it was refused
bool take(Work& work, trf::Result<trf::Document> edited, trf::Diagnostics& said) {
  const bool refused = append(said, std::move(edited.diagnostics));
  if (edited.value) {
    work.document = std::move(*edited.value);
    work.tournament = trf::read(work.document).value;
  }
  return !refused;
}

/// Is the finding about the report, and not about a row of the list of results?
bool is_about_report(const trf::Diagnostic& found) {
  return found.message.is<trf::said::no_round_paired>() ||
         found.message.is<trf::said::round_not_paired>() ||
         found.message.is<trf::said::later_rounds_stay>() ||
         found.message.is<trf::said::earlier_boards_open>() ||
         found.message.is<trf::said::points_stay>() ||
         found.message.is<trf::said::team_points_stay>() ||
         found.message.is<trf::said::row_not_aligned>();
}

}  // namespace

std::vector<cli::Option> edit_options() {
  std::vector<cli::Option> options{
      {.name = "results",
       .placeholder = "FILE",
       .help = cli::said::help_results{},
       .repeatable = true},
      {.name = "result",
       .placeholder = "N:RESULT",
       .help = cli::said::help_result{},
       .repeatable = true},
      {.name = "correct", .help = cli::said::help_correct{}},
      {.name = "round", .letter = 'r', .placeholder = "N", .help = cli::said::help_round{}},
      {.name = "unpair",
       .value_is_optional = true,
       .placeholder = "N",
       .help = cli::said::help_unpair{}},
  };
  std::ranges::move(HandEdits::options(), std::back_inserter(options));
  std::ranges::move(people_options(), std::back_inserter(options));
  options.push_back({.name = "fill",
                     .placeholder = "LIST",
                     .help = cli::said::help_fill{},
                     .values = {"points", "rank"},
                     .is_list = true});
  options.push_back({.name = "set",
                     .placeholder = "TAG=VALUE",
                     .help = cli::said::help_set{},
                     .repeatable = true});
  return options;
}

Edits::Edits(const cli::Arguments& arguments)
    : round_{arguments.number("round", 1, trf::max_rounds)},
      correct_{arguments.has("correct")},
      unpairs_{arguments.has("unpair")} {
  by_hand_ = HandEdits{arguments};
  people_ = people_edits(arguments);
  if (people_.renumber) order_ = order_of(arguments, told_);
  const auto load = [&](auto& lists, const std::string& path, const auto& read) {
    auto& list = lists.emplace_back();
    list.name = path;
    list.bytes = cli::files().read(path, arguments.limits().input.file_bytes);
    list.read = read(list.bytes);
  };
  for (const auto& path : arguments.values("add")) load(added_, path, trf::read_entries);
  for (const auto& path : people_.change_files) load(changes_, path, trf::read_player_changes);
  if (arguments.has("rating-list") && arguments.value("from") != "csv")
    rating_list_.emplace(arguments);
  for (const auto& path : arguments.values("results")) {
    load(results_, path, trf::read_results);
    if (path == "-") results_.back().name = arguments.value("stdin-name");
  }
  if (const auto single = arguments.values("result"); !single.empty()) {
    List<trf::ResultList> list{"--result", {}, {.value = trf::ResultList{}, .diagnostics = {}}};
    for (const auto& text : single) {
      const auto read = trf::read_result(text);
      if (!read.value) throw cli::UsageError(read.diagnostics.front().message);
      list.read.value->entries.push_back(read.value->entries.front());
      list.read.value->entries.back().where = {};
    }
    results_.push_back(std::move(list));
  }
  if (unpairs_ && !arguments.value("unpair").empty())
    unpair_ = arguments.number("unpair", 1, trf::max_rounds);
  if (correct_ && results_.empty() && !unpairs_ && people_.line_ups.empty() && by_hand_.empty())
    throw cli::UsageError(cli::said::correct_needs_results{});
  if (round_ && results_.empty()) throw cli::UsageError(cli::said::round_needs_results{});
  for (const auto& column : arguments.values("fill"))
    (column == "points" ? fill_.points : fill_.rank) = true;
  settings_ = settings_of(arguments.values("set"));
}

bool Edits::empty() const noexcept { return settings_.empty() && !needs_tournament(); }

bool Edits::needs_tournament() const noexcept {
  return !results_.empty() || unpairs_ || !by_hand_.empty() || fill_.points || fill_.rank ||
         !people_.empty() || !added_.empty() || rating_list_.has_value();
}

bool Edits::enter(Work& work, cli::Answer& answer, trf::Diagnostics& about_report) const {
  bool refused = false;
  for (const auto& list : results_) {
    auto& said =
        answer.lists.emplace_back(cli::ListFindings{list.name, list.bytes, list.read.diagnostics});
    refused |= trf::has_error(list.read.diagnostics);
    auto entered = trf::enter_results(work.document, *work.tournament, list.read.value->entries,
                                      {.round = round_.value_or(0), .correct = correct_});
    auto& all = entered.diagnostics;
    const auto rows = std::stable_partition(all.begin(), all.end(), is_about_report);
    trf::Diagnostics of_rows{std::make_move_iterator(rows), std::make_move_iterator(all.end())};
    all.erase(rows, all.end());
    refused |= !take(work, std::move(entered), about_report);
    refused |= append(said.messages, std::move(of_rows));
    trf::sort_by_position(said.messages);
  }
  if (!refused && !results_.empty())
    answer.told.push_back(progress_text(*work.tournament, round_.value_or(0)));
  return !refused;
}

bool Edits::add(Work& work, cli::Answer& answer) const {
  bool refused = false;
  for (const auto& list : added_) {
    const auto place = answer.lists.size();
    answer.lists.push_back(cli::ListFindings{list.name, list.bytes, list.read.diagnostics});
    if (!list.read.value) {
      refused = true;
      continue;
    }
    auto entries = *list.read.value;
    trf::Diagnostics found;
    if (rating_list_ && !rating_list_->fill(entries, &*work.tournament, answer, found)) {
      refused = true;
      continue;
    }
    if (work.tournament->is_team_event())
      std::erase_if(answer.lists[place].messages, [](const trf::Diagnostic& each) {
        return each.message.is<trf::said::clubs_not_kept>();
      });
    auto added = trf::add_players(work.document, *work.tournament, entries.players, entries.clubs);
    refused |= append(answer.lists[place].messages, std::move(found));
    refused |= !take(work, std::move(added), answer.lists[place].messages);
  }
  return !refused;
}

bool Edits::change_players(Work& work, cli::Answer& answer, trf::Diagnostics& about_report) const {
  bool done = true;
  std::vector<trf::PlayerChange> earlier;
  const auto make = [&](std::span<const trf::PlayerChange> changes, trf::Diagnostics& said) {
    auto edited = trf::edit_players(work.document, *work.tournament, changes, earlier);
    earlier.insert(earlier.end(), changes.begin(), changes.end());
    done &= take(work, std::move(edited), said);
  };
  if (!people_.changes.empty()) make(people_.changes, about_report);
  for (const auto& list : changes_) {
    auto& said =
        answer.lists.emplace_back(cli::ListFindings{list.name, list.bytes, list.read.diagnostics});
    if (!list.read.value)
      done = false;
    else
      make(*list.read.value, said.messages);
  }
  // The players of --add have the data of the list already.
  if (rating_list_ && done && added_.empty()) {
    trf::Diagnostics said;
    earlier.clear();  // The list sees the values that are there now
    const auto changes = rating_list_->changes(*work.tournament, answer, said);
    append(about_report, std::move(said));
    if (changes)
      make(*changes, about_report);
    else
      done = false;
  }
  return done;
}

bool Edits::change_people(Work& work, trf::Diagnostics& said) const {
  bool done = true;
  const auto make = [&](bool wanted, const auto& edit, const auto&... how) {
    if (wanted) done &= take(work, edit(work.document, *work.tournament, how...), said);
  };
  make(!people_.readmitted.empty(), trf::readmit, people_.readmitted);
  make(!people_.withdrawn.empty(), trf::withdraw, people_.withdrawn);
  make(!people_.byes.empty(), trf::give_byes, people_.byes);
  make(!people_.prohibited.empty(), trf::prohibit, people_.prohibited);
  make(!people_.removed.empty(), trf::remove_players, people_.removed);
  make(people_.renumber, trf::renumber, order_);
  make(people_.accelerate, trf::accelerate_by_baku);
  return done;
}

bool Edits::apply(Work& work, cli::Answer& answer) const {
  const auto untouched = work;
  trf::Diagnostics said;
  std::vector<trf::Message> compared;  // Also of a round that is refused
  bool done = true;
  if (unpairs_)
    done &= take(work, trf::unpair(work.document, *work.tournament, unpair_, correct_), said);
  if (!by_hand_.empty())
    done &= take(work, by_hand_.apply(work.document, work.tournament, compared), said);
  if (!people_.line_ups.empty())  // Before the results, which name boards
    done &=
        take(work, trf::enter_line_ups(work.document, *work.tournament, people_.line_ups, correct_),
             said);
  done &= enter(work, answer, said);
  done &= add(work, answer);
  const auto before = work.document;
  for (const auto& [tag, values] : settings_)
    if (!trf::set_records(work.document, tag, values)) {
      done = false;
      const auto value = std::ranges::find_if(
          values, [](const std::string& each) { return !trf::windows1252_of_utf8(each); });
      answer.problems.push_back(cli::said::set_not_in_encoding{.value = *value});
    }
  if (!settings_.empty() && work.tournament) {
    auto followed = work.document;
    if (untouched.tournament) trf::follow_baku(followed, *untouched.tournament);
    done &= !append(said, contradictions(before, followed, settings_));
    trf::keep_boards(work.document, *work.tournament);
    // New records move lines, and can change the number of rounds, or the dialect.
    const auto set = trf::read(work.document).value;
    if (set) append(said, ends_before(*work.tournament, *set));
    if (needs_tournament()) work.tournament = set;
  }
  done &= change_players(work, answer, said);
  if (!people_.empty()) done &= change_people(work, said);
  if (done && untouched.tournament) trf::follow_baku(work.document, *untouched.tournament);
  auto after = trf::read(work.document);
  if (done && after.value && (fill_.points || fill_.rank)) {
    if (can_fill(after.diagnostics)) {
      auto problems = trf::fill(work.document, *after.value, fill_);
      done &= problems.empty();
      std::ranges::move(problems, std::back_inserter(answer.problems));
      after = trf::read(work.document);
    } else {
      done = false;
      answer.problems.push_back(cli::said::not_filled{});
    }
  }
  if (done) {
    work.tournament = std::move(after.value);
    if (work.is_input) answer.messages = std::move(after.diagnostics);
    answer.told.insert(answer.told.begin(), told_.begin(), told_.end());
  } else {
    work = untouched;
    answer.told.clear();
  }
  std::ranges::move(compared, std::back_inserter(answer.told));
  append(answer.messages, std::move(said));
  return done;
}

std::vector<trf::Message> Edits::fill_teams(trf::Document& converted) const {
  if (!fill_.points && !fill_.rank) return {};
  const auto report = trf::read(converted).value;
  if (!report || !report->is_team_event()) return {};
  return trf::fill(converted, *report, fill_);
}

}  // namespace parse
