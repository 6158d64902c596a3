// --list-checks, --explain and trf-checks(7): the catalogue for people.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/help.hpp"
#include "cli/language.hpp"
#include "cli/messages/frame.hpp"
#include "cli/messages/headings.hpp"
#include "trf/check_ids.hpp"
#include "trf/fix.hpp"
#include "validate/findings.hpp"
#include "validate/messages/catalogue.hpp"

namespace validate {
namespace {

trf::Message column(std::optional<trf::Severity> severity) {
  if (!severity) return said::severity_off{};
  return cli::said::severity{.level = *severity};
}

std::string_view profile_of(const trf::Check& check) noexcept {
  switch (check.scope) {
    case trf::Scope::line: return "format";
    case trf::Scope::records: return "consistency";
    case trf::Scope::rating: return "rating";
    case trf::Scope::fsi: return "fsi";
    case trf::Scope::fsi_rapid: return "fsi-rapid";
    case trf::Scope::fsi_both: return "fsi,fsi-rapid";
    case trf::Scope::pairing: return "pairing";
    case trf::Scope::standings: return "tiebreak";
    case trf::Scope::totals: return "consistency,tiebreak";
  }
  return {};
}

bool is_of_fsi(const trf::Check& check) noexcept {
  return check.scope == trf::Scope::fsi || check.scope == trf::Scope::fsi_rapid ||
         check.scope == trf::Scope::fsi_both;
}

trf::Message severities_of(const trf::Check& check) {
  if (!check.left_out.empty())
    return said::never_reported{.reason = trf::text(check, trf::CheckText::left_out)};
  const trf::Code profile{profile_of(check)};
  if (check.scope == trf::Scope::rating || is_of_fsi(check))
    return said::in_profile{.severity = column(check.rating), .profile = profile};
  if (check.scope == trf::Scope::pairing || check.scope == trf::Scope::standings)
    return said::in_profile{.severity = column(check.pairing), .profile = profile};
  return said::in_profile_and_rating{
      .severity = column(check.pairing), .profile = profile, .rating = column(check.rating)};
}

struct Family {
  char letter;
  std::string_view title;
};
constexpr std::array<Family, 15> families{{{'P', "Bytes and lines"},
                                           {'S', "Structure and dialect"},
                                           {'H', "Tournament records"},
                                           {'R', "Player rows"},
                                           {'C', "Result cells"},
                                           {'X', "Rows compared with each other"},
                                           {'T', "Points and ranks"},
                                           {'B', "Byes"},
                                           {'N', "National records"},
                                           {'M', "Teams"},
                                           {'A', "Acceleration, prohibitions, abnormal points"},
                                           {'E', "FIDE rating requirements"},
                                           {'I', "Requests of the Italian federation"},
                                           {'G', "Homologation and conduct (FSI)"},
                                           {'W', "Batch"}}};

/// An option that a check needs, or that shows its subject. The catalogue itself belongs to a
/// library, which does not name options.
struct Needed {
  trf::CheckId check;
  std::string_view option;
};
constexpr std::array<Needed, 5> needed{{{"R31", "--rating-list=FILE"},
                                        {"R32", "--rating-list=FILE"},
                                        {"E15", "--registered=DATE"},
                                        {"E11", "--event=KIND"},
                                        {"I08", "--members=FILE"}}};
constexpr std::array<Needed, 3> shown{
    {{"S06", "trf-validate -v"}, {"E20", "trf-rate --games"}, {"W04", "--digest"}}};

/// The options for a check, one sentence for each.
std::vector<trf::Message> options_for(trf::CheckId check) {
  std::vector<trf::Message> out;
  if (trf::is_fixable(check)) out.push_back(said::to_repair{.option = trf::Code{"--fix"}});
  for (const auto& [id, option] : needed)
    if (id == check) out.push_back(said::to_run{.option = trf::Code{option}});
  for (const auto& [id, option] : shown)
    if (id == check) out.push_back(said::to_see{.option = trf::Code{option}});
  return out;
}

}  // namespace

cli::Table catalogue() {
  cli::Table table{
      .schema = "trf-validate-checks/1",
      .columns = {"check", "name", "profile", "pairing", "rating", "rule", "summary", "left_out"}};
  for (const auto& check : trf::checks())
    table.rows.push_back({std::string(check.id.text()), std::string(check.name),
                          std::string(profile_of(check)), cli::Term{column(check.pairing)},
                          cli::Term{column(check.rating)}, std::string(check.rule),
                          cli::Term{trf::text(check, trf::CheckText::summary)},
                          cli::Term{trf::text(check, trf::CheckText::left_out)}});
  return table;
}

cli::Text explanation(std::string_view wanted) {
  const auto id = trf::CheckId::find(wanted);
  const auto* check = id ? &trf::check_of(*id) : nullptr;
  if (check == nullptr) {
    std::vector<std::string_view> names;
    for (const auto& one : trf::checks()) {
      if (same_letters(one.id.text(), wanted) || same_letters(one.name, wanted)) check = &one;
      names.push_back(one.id.text());
      names.push_back(one.name);
    }
    if (check == nullptr) {
      auto hint = cli::did_you_mean(wanted, names);
      if (hint.empty()) hint = said::list_checks_lists{};
      throw cli::UsageError(said::no_check_named{.name = wanted, .hint = std::move(hint)});
    }
  }
  using cli::formatted;
  const auto line = [](const trf::Message& label, const cli::Text& text) {
    return formatted("{:<10}{}\n", formatted("{}:", label), text.empty() ? cli::Text{"-"} : text);
  };
  const auto say = [&](trf::CheckText which) { return cli::translated(trf::text(*check, which)); };
  auto out =
      formatted("{} {}\n\n{}.\n", check->id.text(), check->name, say(trf::CheckText::summary));
  if (!check->explanation.empty()) out += formatted("{}\n", say(trf::CheckText::explanation));
  out += "\n" + line(cli::said::heading_rule{}, cli::Text{check->rule});
  out += line(cli::said::heading_severity{}, cli::translated(severities_of(*check)));
  if (!check->wrong.empty())
    out += "\n" + line(said::label_wrong{}, say(trf::CheckText::wrong)) +
           line(said::label_right{}, say(trf::CheckText::right));
  auto options = options_for(check->id);
  if (check->left_out.empty())
    options.emplace_back(
        said::to_turn_off{.option = trf::Code{fmt::format("--severity={}=off", check->id.text())}});
  if (!options.empty()) out += "\n";
  for (const auto& option : options) out += formatted("{}\n", option);
  return out;
}

std::string manual() {
  using cli::roff;
  std::string out =
      ".TH TRF\\-CHECKS 7 \"\" \"trf\\-tools\" \"Miscellaneous Information\"\n"
      ".SH NAME\ntrf\\-checks \\- what trf\\-validate(1) finds wrong with a tournament report\n"
      ".SH DESCRIPTION\nEvery finding has the id of its check. An id is never used for another "
      "check. "
      "The severity depends on the profile: a rating officer can refuse a report that can be "
      "paired.\n";
  for (const auto& family : families) {
    out += fmt::format(".SH \"{}: {}\"\n", family.letter, roff(family.title));
    for (const auto& check : trf::checks()) {
      if (check.id.family() != family.letter) continue;
      out +=
          fmt::format(".TP\n.B {} {}\n{}.", check.id.text(), roff(check.name), roff(check.summary));
      if (!check.explanation.empty()) out += fmt::format("\n{}", roff(check.explanation));
      out += fmt::format("\n.br\nRule: {}. Severity: {}.", roff(check.rule),
                         roff(to_string(severities_of(check))));
      if (!check.wrong.empty())
        out +=
            fmt::format("\n.br\nWrong: {}\n.br\nRight: {}", roff(check.wrong), roff(check.right));
      for (const auto& option : options_for(check.id))
        out += fmt::format("\n.br\n{}.", roff(to_string(option)));
      out += '\n';
    }
  }
  return out + ".SH SEE ALSO\ntrf\\-validate(1)\n";
}

}  // namespace validate
