// --list-checks, --explain and trf-checks(7): the catalogue for people.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/language.hpp"
#include "validate/findings.hpp"

namespace validate {
namespace {

std::string column(std::optional<trf::Severity> severity) {
  return severity ? std::string(word(*severity)) : std::string("off");
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

std::string severities_text(const trf::Check& check) {
  if (!check.left_out.empty()) return fmt::format("never fires: {}", check.left_out);
  if (check.scope == trf::Scope::rating || is_of_fsi(check))
    return fmt::format("{} in profile {}", column(check.rating), profile_of(check));
  if (check.scope == trf::Scope::pairing || check.scope == trf::Scope::standings)
    return fmt::format("{} in profile {}", column(check.pairing), profile_of(check));
  return fmt::format("{} in profile {}, {} in profile rating", column(check.pairing),
                     profile_of(check), column(check.rating));
}

std::string roff(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\\')
      out += "\\e";
    else if (c == '-')
      out += "\\-";
    else if (c == '\'')
      out += "\\(aq";
    else if (c == '.' && out.empty())
      out += "\\&.";
    else
      out += c;
  }
  return out;
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
                                           {'X', "Rows against each other"},
                                           {'T', "Points and ranks"},
                                           {'B', "Byes"},
                                           {'N', "National records"},
                                           {'M', "Teams"},
                                           {'A', "Acceleration, prohibitions, abnormal points"},
                                           {'E', "FIDE rating requirements"},
                                           {'I', "Wishes of the Italian federation"},
                                           {'G', "Homologation and conduct (FSI)"},
                                           {'W', "Batch"}}};

}  // namespace

cli::Table catalogue() {
  cli::Table table{.schema = "trf-validate-checks/1",
                   .title = "",
                   .columns = {{"check", ""},
                               {"name", ""},
                               {"profile", ""},
                               {"pairing", "", cli::Content::words},
                               {"rating", "", cli::Content::words},
                               {"rule", ""},
                               {"summary", "", cli::Content::words},
                               {"left_out", "", cli::Content::words}},
                   .rows = {}};
  for (const auto& check : trf::checks())
    table.rows.push_back({std::string(check.id.text()), std::string(check.name),
                          std::string(profile_of(check)), column(check.pairing),
                          column(check.rating), std::string(check.rule), std::string(check.summary),
                          std::string(check.left_out)});
  return table;
}

std::string explanation(std::string_view wanted) {
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
      const auto hint = cli::nearest(wanted, names);
      throw cli::UsageError(fmt::format("no check is called '{}'{}", wanted,
                                        hint.empty() ? " (--list-checks names them)"
                                                     : fmt::format(", did you mean '{}'?", hint)));
    }
  }
  using cli::translated;
  const auto line = [](std::string_view label, std::string_view text) {
    return fmt::format("{:<10}{}\n", translated(label) + ":", text.empty() ? "-" : text);
  };
  auto out =
      fmt::format("{} {}\n\n{}.\n", check->id.text(), check->name, translated(check->summary));
  if (!check->explanation.empty()) out += fmt::format("{}\n", translated(check->explanation));
  out += "\n" + line("Rule", check->rule);
  out += line("Severity", translated(severities_text(*check)));
  if (!check->wrong.empty())
    out += "\n" + line("Wrong", translated(check->wrong)) + line("Right", translated(check->right));
  if (check->left_out.empty())
    out += fmt::format(
        "\n{}\n", translated(fmt::format("To silence it: --severity={}=off", check->id.text())));
  return out;
}

std::string manual() {
  std::string out =
      ".TH TRF\\-CHECKS 7 \"\" \"trf\\-tools\" \"Miscellaneous Information\"\n"
      ".SH NAME\ntrf\\-checks \\- what trf\\-validate(1) finds wrong with a tournament report\n"
      ".SH DESCRIPTION\nEvery finding carries the id of its check. Ids are never used again. "
      "The severity depends on the profile: what an engine can pair with may still be sent back by "
      "a rating officer.\n";
  for (const auto& family : families) {
    out += fmt::format(".SH \"{}: {}\"\n", family.letter, roff(family.title));
    for (const auto& check : trf::checks()) {
      if (check.id.family() != family.letter) continue;
      out +=
          fmt::format(".TP\n.B {} {}\n{}.", check.id.text(), roff(check.name), roff(check.summary));
      if (!check.explanation.empty()) out += fmt::format("\n{}", roff(check.explanation));
      out += fmt::format("\n.br\nRule: {}. Severity: {}.", roff(check.rule),
                         roff(severities_text(check)));
      if (!check.wrong.empty())
        out +=
            fmt::format("\n.br\nWrong: {}\n.br\nRight: {}", roff(check.wrong), roff(check.right));
      out += '\n';
    }
  }
  return out + ".SH SEE ALSO\ntrf\\-validate(1)\n";
}

}  // namespace validate
