#include "parse/settings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "cli/cli.hpp"
#include "parse/messages/parse.hpp"
#include "trf/check.hpp"
#include "trf/contains.hpp"
#include "trf/date.hpp"
#include "trf/edit.hpp"
#include "trf/layout.hpp"
#include "trf/messages/found_header.hpp"
#include "trf/named_checks.hpp"
#include "trf/read.hpp"
#include "trf/split.hpp"
#include "trf/text.hpp"

namespace parse {
namespace {

/// Record 132, given as dates in any form, one for each round: written into the columns of the
/// rounds. `-` is a round without a date, as in the table of the tournament. Text that begins with
/// a space has the columns already.
std::string round_dates(const std::string& text) {
  if (text.empty() || text.front() == ' ') return text;
  std::string line;
  std::size_t round = 0;
  for (const auto& word : trf::words_of(text)) {
    if (word == "-") {
      ++round;
      continue;
    }
    auto date = trf::parse_short_date(word);
    if (!date) date = trf::parse_date(word);
    if (!date || !date->date.has_day() || date->may_be_month_first)
      throw cli::UsageError(cli::said::set_round_date{.value = word});
    line.resize(trf::layout::round_dates::date.at(round++).first - trf::layout::text.first, ' ');
    line +=
        fmt::format("{:02}/{:02}/{:02}", date->date.year % 100, date->date.month, date->date.day);
  }
  return line;
}

/// Records 162 and 362, given as symbols and points: written into their columns. Other text is left
/// to the check of the record.
std::string points_in_columns(const std::string& text, const trf::layout::Field& symbol,
                              const trf::layout::Field& points) {
  std::string line;
  const auto words = trf::words_of(text);
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const auto value = i + 1 < words.size() ? trf::Score::parse(words[i + 1]) : std::nullopt;
    if (!value || words[i].size() != symbol.width) return text;
    line.resize(symbol.at(i / 2).first - trf::layout::text.first, ' ');
    line += fmt::format("{}{:>{}}", words[i], to_string(*value), points.width);
  }
  return line;
}

/// Record 172: the federation in columns 5-7, the method in 9-13.
std::string ranking(const std::string& text) {
  auto words = trf::words_of(text);
  const bool is_more = words.size() > 2;
  words.resize(2);
  const auto federation = trf::upper(words[0]), method = trf::upper(words[1]);
  const bool is_known = trf::ranking_method_named(method) != trf::RankingMethod::none;
  if (is_known && federation.size() == 3 && !is_more)
    return fmt::format("{} {}", federation, method);
  throw cli::UsageError(cli::said::set_ranking{.value = text});
}

/// Records 042 and 052 in the form of TRF.
std::string date(const std::string& tag, const std::string& text) {
  const auto read = trf::parse_date(text);
  if (!read || !read->date.has_day() || read->may_be_month_first)
    throw cli::UsageError(cli::said::set_date{.tag = trf::Code{tag}, .value = text});
  return to_string(read->date);
}

/// Record 032: three letters.
std::string federation(const std::string& text) {
  auto letters = trf::upper(text);
  const bool is_code = letters.size() == 3 &&
                       std::ranges::all_of(letters, [](char c) { return c >= 'A' && c <= 'Z'; });
  if (!is_code) throw cli::UsageError(cli::said::set_federation{.value = text});
  return letters;
}

/// The finding of a check that the value is not one of the record, in a report of this record and a
/// player. How many players there are is a question to the real report.
void refuse_unreadable(const std::string& tag, const std::string& value) {
  constexpr std::uint32_t line = 2;
  const std::array<trf::CheckId, 9> ids{
      trf::named_checks::unknown_record,     trf::named_checks::date_impossible,
      trf::named_checks::count_in_062,       trf::named_checks::syntax_of_222,
      trf::named_checks::range_of_142,       trf::named_checks::unknown_192,
      trf::named_checks::unknown_202_or_212, trf::named_checks::raster_of_162,
      trf::named_checks::raster_of_362};
  const trf::Document report{fmt::format("012 -\n{} {}\n001    1\n", tag, value)};
  const auto read = trf::read(report);
  const auto run = trf::check(report, read.value.get(), read.diagnostics, {});
  const auto refuse = [&](const trf::Diagnostic& found) {
    throw cli::UsageError(
        cli::said::set_refused{.tag = trf::Code{tag}, .value = value, .why = found.message});
  };
  for (const auto& found : read.diagnostics)
    if (found.where.line == line && found.severity == trf::Severity::error) refuse(found);
  for (const auto& found : run.findings)
    if (found.where.line == line && trf::contains(ids, found.check) &&
        !found.message.is<trf::found::stated_players>())
      refuse(found);
}

/// A value in the form of its record; text that begins with a space has the columns already.
std::string value_in_form(const std::string& tag, const std::string& value) {
  if (value.starts_with(' ')) return value;
  if (tag == "132") return round_dates(value);
  if (tag == "172" && !value.empty()) return ranking(value);
  if (tag == "152" && !value.empty() && value != "W" && value != "B")
    throw cli::UsageError(cli::said::set_initial_colour{.value = value});
  if (tag == "142" && !trf::parse_number(value))
    throw cli::UsageError(cli::said::set_rounds{.value = value});
  if (value.empty()) return value;
  if (tag == "162" || tag == "362") {
    namespace of_games = trf::layout::point_system;
    namespace of_matches = trf::layout::match_point_system;
    const bool is_of_games = tag == "162";
    auto line = points_in_columns(value, is_of_games ? of_games::symbol : of_matches::symbol,
                                  is_of_games ? of_games::points : of_matches::points);
    refuse_unreadable(tag, line);
    return line;
  }
  if (tag == "042" || tag == "052") return date(tag, value);
  if (tag == "032") return federation(value);
  if (tag == "352" && value.find_first_not_of("WB") != std::string::npos)
    throw cli::UsageError(cli::said::set_colours{.value = value});
  refuse_unreadable(tag, value);
  return value;
}

/// Refuses a record that cannot be set. A number is not a typing error for another number.
[[noreturn]] void refuse_to_set(const std::string& tag) {
  if (trf::layout::find(tag) != nullptr)
    throw cli::UsageError(cli::said::set_not_single{.tag = tag});
  const bool is_number = tag.find_first_not_of("0123456789") == std::string::npos;
  throw cli::UsageError(cli::said::set_no_record{
      .tag = tag,
      .hint = is_number ? trf::Message{} : cli::did_you_mean(tag, trf::settable_tags())});
}

/// The records that the rounds of a report can contradict, and the errors that are then found, in
/// these records or in others.
struct Contradicted {
  std::string_view tag;
  trf::CheckId check;
};
const std::array contradicted{Contradicted{"142", trf::named_checks::range_of_142},
                              Contradicted{"142", trf::named_checks::rounds_after_142},
                              Contradicted{"142", trf::named_checks::values_of_250},
                              Contradicted{"142", trf::named_checks::length_of_xxa},
                              Contradicted{"142", trf::named_checks::values_of_299},
                              Contradicted{"152", trf::named_checks::initial_colour},
                              Contradicted{"192", trf::named_checks::range_of_142},
                              Contradicted{"352", trf::named_checks::colours_of_352}};

/// The errors of set records that the rounds contradict, and of records of two dialects that
/// disagree.
trf::Diagnostics errors_of(const trf::Document& report, const std::vector<Setting>& settings) {
  const auto read = trf::read(report);
  trf::CheckOptions options;
  options.profiles = {trf::Profile::format, trf::Profile::consistency, trf::Profile::pairing};
  auto found = trf::check(report, read.value.get(), read.diagnostics, options).findings;
  std::erase_if(found, [&](const trf::Diagnostic& each) {
    if (each.severity != trf::Severity::error) return true;
    if (each.check == trf::named_checks::contradicting_dialects) return false;
    return std::ranges::none_of(settings, [&](const Setting& one) {
      const std::string tag = one.tag == "XXR" ? "142" : one.tag == "XXC" ? "152" : one.tag;
      return std::ranges::any_of(contradicted, [&](const Contradicted& by) {
        return by.tag == tag && by.check == each.check;
      });
    });
  });
  return found;
}

}  // namespace

trf::Diagnostics contradictions(const trf::Document& before, const trf::Document& after,
                                const std::vector<Setting>& settings) {
  const auto old = errors_of(before, settings);
  auto made = errors_of(after, settings);
  const auto tag_at = [](const trf::Document& report, const trf::Diagnostic& found) {
    return found.where.line == 0 ? std::string_view{}
                                 : trf::layout::tag_of(report.text(found.where.line));
  };
  std::erase_if(made, [&](const trf::Diagnostic& each) {
    return std::ranges::any_of(old, [&](const trf::Diagnostic& one) {
      return one.check == each.check && tag_at(before, one) == tag_at(after, each);
    });
  });
  // H25 says that later rounds were played; their cells (C16) follow from it.
  if (trf::contains(made, trf::named_checks::range_of_142, &trf::Diagnostic::check))
    std::erase_if(made, [](const trf::Diagnostic& each) {
      return each.check == trf::named_checks::rounds_after_142;
    });
  return made;
}

trf::Diagnostics ends_before(const trf::Tournament& before, const trf::Tournament& after) {
  trf::Diagnostics found;
  const int last = before.planned_rounds();
  if (last == 0 || after.planned_rounds() <= last) return found;
  const auto warn = [&](std::uint32_t line, trf::Message message) {
    found.push_back({"", trf::Severity::warning, {line, line == 0 ? 0U : 1U}, std::move(message)});
  };
  std::set<int> absent;
  const bool are_teams = before.is_team_event();
  for (trf::PlayerIndex p = 0; p < before.player_count() && !are_teams; ++p)
    if (before.game(p, last).code == trf::ResultCode::zero_point_bye)
      absent.insert(before.players[p].start_rank);
  for (const auto& byes : before.announced_byes)
    if (byes.round == last && byes.kind == trf::ResultCode::zero_point_bye)
      absent.insert(byes.ids.begin(), byes.ids.end());
  if (!absent.empty())
    warn(0, cli::said::absent_to_the_old_end{
                .last = last, .numbers = {absent, [](int number) { return trf::Number{number}; }}});
  for (const auto& record : before.prohibited)
    if (record.last_round == last)
      warn(record.line, cli::said::prohibited_to_the_old_end{.last = last});
  return found;
}

std::vector<Setting> settings_of(const std::vector<std::string>& texts) {
  std::vector<Setting> settings;
  for (const auto& text : texts) {
    const auto equals = text.find('=');
    const auto tag = text.substr(0, equals);
    if (equals == std::string::npos)
      throw cli::UsageError(cli::said::set_without_equals{.value = text});
    for (const auto& [record, option] : {std::pair{"240", "--bye"},
                                         {"250", "--accelerate"},
                                         {"260", "--prohibit"},
                                         {"XXP", "--prohibit"},
                                         {"XXZ", "--withdraw"},
                                         {"XXA", "--accelerate"}})
      if (tag == record)
        throw cli::UsageError(
            cli::said::set_by_other_option{.tag = trf::Code{tag}, .option = trf::Code{option}});
    if (!trf::is_settable(tag)) refuse_to_set(tag);
    if (text.find_first_of("\r\n") != std::string::npos)
      throw cli::UsageError(cli::said::set_line_end{});
    const auto value = text.substr(equals + 1);
    const auto same = std::ranges::find(settings, tag, &Setting::tag);
    if (same != settings.end() && trf::has_several_values(tag))
      same->values.push_back(value_in_form(tag, value));
    else
      settings.push_back({tag, {value_in_form(tag, value)}});
  }
  return settings;
}

}  // namespace parse
