#include "validate/pages.hpp"

#include <fmt/format.h>

#include "cli/html.hpp"
#include "cli/messages/headings.hpp"
#include "cli/report_files.hpp"
#include "validate/messages/validate_command.hpp"

namespace validate {
namespace {

/// The name of a file beside the page as a link to it.
std::string link_to(const std::string& path, std::string_view text) {
  return fmt::format("<a href=\"{}\">{}</a>", cli::percent_encoded(cli::name_of(path)),
                     cli::xml_escaped(text));
}

}  // namespace

Pages::Pages(const cli::Arguments& arguments)
    : arguments_(arguments), are_wanted_(arguments.gives() == cli::Gives::pages) {}

void Pages::add(const FileFindings& report, cli::Answer& answer) {
  if (!are_wanted_) return;
  const cli::ReportFiles files{arguments_};
  const auto title = report.tournament.empty() ? report.file : report.tournament;
  const bool has_page = !answer.html.empty() && answer.is_answer;
  if (has_page) answer.raw = cli::page(cli::xml_escaped(title), answer.html);
  answer.html.clear();
  cells_.push_back(
      {has_page ? link_to(files.path_for(report.file), report.file) : cli::xml_escaped(report.file),
       cli::xml_escaped(report.tournament), verdict_html(report, "span"),
       cli::html_phrase(said::counts{.errors = report.count(trf::Severity::error),
                                     .warnings = report.count(trf::Severity::warning),
                                     .notes = report.count(trf::Severity::info)})});
}

void Pages::finish() const {
  if (!are_wanted_) return;
  cli::HtmlTable html{{{cli::said::heading_file{}, cli::HtmlTable::Kind::who},
                       {said::heading_tournament{}},
                       {cli::said::heading_verdict{}},
                       {said::heading_findings{}}}};
  for (const auto& row : cells_) {
    html.row();
    for (const auto& cell : row) html.markup(cell);
  }
  const auto title = cli::html_phrase(said::index_title{.reports = cells_.size()});
  cli::write_file(cli::ReportFiles{arguments_}.index(),
                  cli::page(title, cli::element("h1", title) + html.html()));
}

}  // namespace validate
