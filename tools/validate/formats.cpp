// The forms for one report: text with the source line, the table of CSV and JSON, the page.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "cli/html.hpp"
#include "cli/language.hpp"
#include "cli/messages.hpp"
#include "cli/messages/frame.hpp"
#include "cli/messages/headings.hpp"
#include "validate/findings.hpp"
#include "validate/messages/validate_command.hpp"

namespace validate {

std::string_view word(trf::Severity severity) noexcept {
  return trf::severity_names[static_cast<std::size_t>(severity)];
}

std::size_t FileFindings::count(trf::Severity severity) const {
  return static_cast<std::size_t>(
      std::ranges::count(findings, severity, &trf::Diagnostic::severity));
}

cli::Text text(const FileFindings& report, std::string_view bytes, const Settings& settings,
               bool brief, bool colour) {
  struct Kind {
    std::size_t count = 0;
    std::uint32_t last = 0;
  };
  std::map<trf::CheckId, Kind> kinds;
  std::vector<trf::CheckId> folded;
  trf::Diagnostics shown;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const auto& finding = report.findings[i];
    auto& kind = kinds[finding.check];
    if (++kind.count > settings.most_per_check && settings.most_per_check != 0) {
      if (kind.count == settings.most_per_check + 1) folded.push_back(finding.check);
      kind.last = finding.where.line;
      continue;
    }
    shown.push_back(finding);
    if (i < report.is_fixable.size() && report.is_fixable[i])
      shown.back().message = said::fixable{.finding = shown.back().message};
  }
  auto out = cli::messages_text(shown, report.file, bytes,
                                {.verbose = true,
                                 .quiet = false,
                                 .colour = colour,
                                 .show_source = !brief,
                                 .most = settings.most_shown});
  for (const auto check : folded) {
    const auto& kind = kinds[check];
    const auto more = kind.count - settings.most_per_check;
    out += cli::formatted("{}: {} [{}]\n", report.file,
                          said::more_findings{.more = more, .line = kind.last}, check.text());
  }
  return out;
}

cli::Table table(std::shared_ptr<const FileFindings> report) {
  cli::Table table{.schema = "trf-validate/1",
                   .columns = {"file", "line", "column", "severity", "check", "rule", "message"}};
  table.more = [kept = std::move(report)](const cli::TakeRow& take) {
    for (const auto& finding : kept->findings) {
      const auto rule =
          finding.check.empty() ? std::string_view{} : trf::check_of(finding.check).rule;
      const cli::Words words{finding.message};
      take(std::array<cli::CellView, 7>{kept->file, static_cast<std::int64_t>(finding.where.line),
                                        static_cast<std::int64_t>(finding.where.column),
                                        word(finding.severity), finding.check.text(), rule,
                                        &words});
    }
  };
  return table;
}

namespace {

using cli::HtmlTable, cli::element, cli::xml_escaped, cli::html_phrase;

std::string rows(const FileFindings& report, bool errors_and_warnings) {
  using Kind = HtmlTable::Kind;
  HtmlTable html{{{cli::said::heading_line{}, Kind::number},
                  {cli::said::heading_column{}, Kind::number},
                  {cli::said::heading_severity{}},
                  {cli::said::heading_finding{}, Kind::who},
                  {cli::said::heading_rule{}},
                  {cli::said::heading_check{}}}};
  for (const auto& finding : report.findings) {
    if ((finding.severity != trf::Severity::info) != errors_and_warnings) continue;
    const auto* check = finding.check.empty() ? nullptr : &trf::check_of(finding.check);
    html.row();
    for (const auto place : {finding.where.line, finding.where.column})
      html.cell(place == 0 ? std::string{} : std::to_string(place));
    html.markup(html_phrase(cli::said::severity{.level = finding.severity}),
                word(finding.severity));
    html.phrase(finding.message).cell(check == nullptr ? "" : check->rule);
    html.cell(check == nullptr ? "" : fmt::format("{} {}", finding.check.text(), check->name));
  }
  return html.html();
}

}  // namespace

std::string verdict_html(const FileFindings& report, std::string_view name) {
  if (report.is_unusable) return element(name, html_phrase(said::cannot_be_used{}), "error");
  if (report.count(trf::Severity::error) != 0)
    return element(name, html_phrase(said::must_be_corrected{}), "error");
  if (report.count(trf::Severity::warning) != 0)
    return element(name, html_phrase(said::look_at_warnings{}), "warning");
  return element(name, html_phrase(said::no_problems{}));
}

std::string html(const FileFindings& report) {
  const auto errors = report.count(trf::Severity::error);
  const auto warnings = report.count(trf::Severity::warning);
  const auto notes = report.count(trf::Severity::info);
  std::string out = report.heading.empty()
                        ? element("h1", xml_escaped(report.file))
                        : report.heading + element("p", xml_escaped(report.file), "quiet");
  out += verdict_html(report, "p");
  out += element("p",
                 html_phrase(said::counts{.errors = errors, .warnings = warnings, .notes = notes}));
  if (errors + warnings != 0)
    out += element("h2", html_phrase(said::to_be_corrected{})) + rows(report, true);
  if (notes != 0) out += element("h2", html_phrase(said::notes_heading{})) + rows(report, false);
  return out;
}

std::string diff(std::string_view file, std::string_view before, std::string_view after) {
  // Lines as patch(1) counts them: by LF. Repairs keep the number of lines, so lines are compared
  // one by one; with stray CRs the whole text is one change.
  const auto cut = [](std::string_view bytes) {
    std::vector<std::string_view> lines;
    while (!bytes.empty()) {
      const auto next = std::min(bytes.find('\n'), bytes.size() - 1) + 1;
      lines.push_back(bytes.substr(0, next));
      bytes.remove_prefix(next);
    }
    return lines;
  };
  if (before == after) return {};
  const auto old_lines = cut(before);
  const auto new_lines = cut(after);
  const auto put = [](std::string& out, char sign, std::string_view line) {
    out += sign;
    out += line;
    if (!line.ends_with('\n')) out += "\n\\ No newline at end of file\n";
  };
  auto out = fmt::format("--- {0}\n+++ {0}\n", file);
  const auto count = std::max(old_lines.size(), new_lines.size());
  const bool is_whole = old_lines.size() != new_lines.size();
  const auto same = [&](std::size_t i) {
    return !is_whole && i < old_lines.size() && i < new_lines.size() &&
           old_lines[i] == new_lines[i];
  };
  constexpr std::size_t context = 3;
  for (std::size_t i = 0; i < count;) {
    if (same(i)) {
      ++i;
      continue;
    }
    const auto first = i > context ? i - context : 0;
    std::size_t last = i;
    for (std::size_t k = i; k < count && k <= last + 2 * context; ++k)
      if (!same(k)) last = k;
    const auto old_end = std::min(last + 1 + context, old_lines.size());
    const auto new_end = std::min(last + 1 + context, new_lines.size());
    out += fmt::format("@@ -{},{} +{},{} @@\n", first + 1, old_end - first, first + 1,
                       new_end - first);
    for (std::size_t k = first; k < std::max(old_end, new_end);) {
      if (same(k)) {
        put(out, ' ', old_lines[k++]);
        continue;
      }
      auto end = k;
      while (end < std::max(old_end, new_end) && !same(end)) ++end;
      for (auto j = k; j < std::min(end, old_end); ++j) put(out, '-', old_lines[j]);
      for (auto j = k; j < std::min(end, new_end); ++j) put(out, '+', new_lines[j]);
      k = end;
    }
    i = last + 1 + context;
  }
  return out;
}

}  // namespace validate
