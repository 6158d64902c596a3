// The forms for platforms: SARIF 2.1.0, JUnit XML, GitHub annotations.

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <span>

#include "cli/html.hpp"
#include "cli/text.hpp"
#include "trf/contains.hpp"
#include "trf/hash.hpp"
#include "trf/language.hpp"
#include "validate/findings.hpp"

namespace validate {
namespace {

std::string_view level(trf::Severity severity) noexcept {
  return severity == trf::Severity::info ? "note" : word(severity);
}

/// The id and the arguments of a sentence.
std::string sentence_properties(const trf::Message& message) {
  if (message.empty()) return {};
  return fmt::format(R"(,"properties":{{"message_id":{},"arguments":{}}})",
                     cli::json_quoted(to_string(message.id())), arguments_json(message));
}

/// In the order of `used`, which ruleIndex counts.
std::string rules_json(const std::set<trf::CheckId>& used) {
  std::string out;
  for (const auto id : used) {
    if (id.empty()) continue;
    const auto& check = trf::check_of(id);
    out += fmt::format(
        R"({}{{"id":{},"name":{},"shortDescription":{{"text":{}}},"help":{{"text":{}}}}})",
        out.empty() ? "" : ",\n", cli::json_quoted(check.id.text()), cli::json_quoted(check.name),
        cli::json_quoted(check.summary),
        cli::json_quoted(fmt::format("{} Rule: {}", check.explanation, check.rule)));
  }
  return out;
}

/// A file's checks as test cases of JUnit.
class TestSuite {
 public:
  /// \param severities  of the checks of the profiles
  TestSuite(const FileFindings& report, const Settings& settings,
            std::span<const std::optional<trf::Severity>> severities)
      : report_{report} {
    // A case for every check that was run, so that checks without findings appear. No check is run
    // on a file that is not a report; other checks were run if they have findings.
    for (std::size_t i = 0; i < severities.size(); ++i) {
      const auto& check = trf::checks()[i];
      const bool has_findings = trf::contains(report.findings, check.id, &trf::Diagnostic::check);
      if ((severities[i] && !report.is_unusable) || has_findings) add(check, settings.strict);
    }
  }

  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] std::size_t failures() const noexcept { return failures_; }
  [[nodiscard]] std::string xml() const {
    return fmt::format(
        "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"0\">\n{}  </testsuite>\n",
        cli::xml_escaped(report_.file), size_, failures_, cases_);
  }

 private:
  void add(const trf::Check& check, bool is_strict) {
    std::string said, noted;
    std::size_t count = 0;
    for (const auto& finding : report_.findings) {
      if (finding.check != check.id) continue;
      const auto line =
          fmt::format("{}:{}:{}: {}: {}\n", cli::visible(report_.file), finding.where.line,
                      finding.where.column, word(finding.severity), to_string(finding.message));
      const bool is_failure = finding.severity == trf::Severity::error ||
                              (is_strict && finding.severity == trf::Severity::warning);
      (is_failure ? said : noted) += line;
      count += is_failure ? 1U : 0U;
    }
    ++size_;
    cases_ += fmt::format(R"(    <testcase classname="{}" name="{} {}")",
                          cli::xml_escaped(report_.file), check.id.text(), check.name);
    if (said.empty() && noted.empty()) {
      cases_ += "/>\n";
      return;
    }
    cases_ += ">\n";
    if (!said.empty()) {
      ++failures_;
      cases_ += fmt::format("      <failure message=\"{} ({})\" type=\"{}\">{}</failure>\n",
                            cli::xml_escaped(check.summary), count, check.id.text(),
                            cli::xml_escaped(said));
    }
    if (!noted.empty())
      cases_ += fmt::format("      <system-out>{}</system-out>\n", cli::xml_escaped(noted));
    cases_ += "    </testcase>\n";
  }

  const FileFindings& report_;
  std::string cases_;
  std::size_t size_ = 0, failures_ = 0;
};

}  // namespace

std::string sarif(const std::vector<FileFindings>& reports, std::string_view version) {
  std::set<trf::CheckId> used;
  for (const auto& report : reports)
    for (const auto& finding : report.findings) used.insert(finding.check);
  std::string results;
  for (const auto& report : reports) {
    for (std::size_t i = 0; i < report.findings.size(); ++i) {
      const auto& finding = report.findings[i];
      // A region needs a line; findings about the whole file have none.
      const auto region =
          finding.where.line == 0 ? std::string()
          : finding.where.column == 0
              ? fmt::format(R"(,"region":{{"startLine":{}}})", finding.where.line)
              : fmt::format(R"(,"region":{{"startLine":{},"startColumn":{},"endColumn":{}}})",
                            finding.where.line, finding.where.column,
                            finding.where.column + finding.where.width);
      const auto key = i < report.record_keys.size() ? report.record_keys[i] : std::string();
      results += fmt::format(
          "{}{{\"ruleId\":{},\"ruleIndex\":{},\"level\":\"{}\",\"message\":{{\"text\":{}}},"
          "\"locations\":[{{\"physicalLocation\":"
          "{{\"artifactLocation\":{{\"uri\":{}}}{}}}}}],\"partialFingerprints\":{{\"record/"
          "v1\":\"{:016x}\"}}{}}}",
          results.empty() ? "" : ",\n", cli::json_quoted(finding.check.text()),
          std::distance(used.begin(), used.find(finding.check)), level(finding.severity),
          cli::json_quoted(to_string(finding.message)),
          cli::json_quoted(cli::percent_encoded(report.file)), region,
          trf::fnv1a::hash_of(
              fmt::format("{}\n{}\n{}", finding.check.text(), key, finding.where.column)),
          sentence_properties(finding.message));
    }
  }
  return fmt::format(
      "{{\"$schema\":\"https://json.schemastore.org/"
      "sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{{\"tool\":{{\"driver\":"
      "{{\"name\":\"trf-validate\",\"version\":{},\"rules\":[{}]}}}},\"columnKind\":"
      "\"unicodeCodePoints\",\"results\":[{}]}}]}}\n",
      cli::json_quoted(version), rules_json(used), results);
}

std::string junit(const std::vector<FileFindings>& reports, const Settings& settings) {
  const auto severities = trf::severities(settings.profiles);
  std::string suites;
  std::size_t tests = 0, failures = 0;
  for (const auto& report : reports) {
    const TestSuite suite{report, settings, severities};
    suites += suite.xml();
    tests += suite.size();
    failures += suite.failures();
  }
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"trf-validate\" tests=\"{}\" "
      "failures=\"{}\" errors=\"0\">\n{}</testsuites>\n",
      tests, failures, suites);
}

std::string github(const std::vector<FileFindings>& reports) {
  // Of the control characters only line ends have an escape there; the others are as on a terminal.
  const auto escaped = [](std::string_view data, bool is_property) {
    std::string out, text;
    while (!data.empty()) {
      const auto end = std::min(data.find_first_of("\r\n"), data.size());
      text += cli::visible(data.substr(0, end));
      if (end < data.size()) text += data[end];
      data.remove_prefix(std::min(end + 1, data.size()));
    }
    for (const char c : text) {
      if (c == '%')
        out += "%25";
      else if (c == '\r')
        out += "%0D";
      else if (c == '\n')
        out += "%0A";
      else if (is_property && c == ':')
        out += "%3A";
      else if (is_property && c == ',')
        out += "%2C";
      else
        out += c;
    }
    return out;
  };
  // GitHub shows ten of each kind in a step: the most serious first.
  std::string out;
  for (const auto severity : {trf::Severity::error, trf::Severity::warning, trf::Severity::info})
    for (const auto& report : reports)
      for (const auto& finding : report.findings) {
        if (finding.severity != severity) continue;
        const auto title = finding.check.empty() ? std::string{}
                                                 : fmt::format("{} {}", finding.check.text(),
                                                               trf::check_of(finding.check).name);
        out +=
            fmt::format("::{} file={}", severity == trf::Severity::info ? "notice" : word(severity),
                        escaped(report.file, true));
        if (finding.where.line != 0) out += fmt::format(",line={}", finding.where.line);
        if (finding.where.line != 0 && finding.where.column != 0)
          out += fmt::format(",col={}", finding.where.column);
        out += fmt::format(",title={}::{}\n", escaped(title, true),
                           escaped(to_string(finding.message), false));
      }
  return out;
}

}  // namespace validate
