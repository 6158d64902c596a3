#include "pair/subject.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

#include <fmt/format.h>

#include "trf/layout.hpp"
#include "trf/pair/check.hpp"
#include "trf/read.hpp"

namespace trf_pair {

using trf::pair::System;

namespace {

/// Findings that leave the pairings in doubt: structure, results, byes, acceleration, counts, and
/// columns that are shifted. Names, dates and the like do not.
[[nodiscard]] bool concerns_pairing(const trf::Diagnostic& finding) {
  if (finding.severity != trf::Severity::error) return false;
  constexpr std::array<std::string_view, 4> physical{"P05", "P09", "P11", "P13"};
  return finding.check.empty() ||
         std::string_view("SRXBAC").find(finding.check.front()) != std::string_view::npos ||
         std::ranges::find(physical, finding.check) != physical.end();
}

/// Record 192 by --type.
void apply_type(trf::Tournament& tournament, const std::string& type) {
  if (type == "rr") tournament.type_code = "BERGER_ROUNDROBIN";
  if (type == "drr") tournament.type_code = "BERGER_DOUBLEROUNDROBIN";
  const std::string_view code = tournament.type_code;
  if (type == "swiss" && code.find("ROUNDROBIN") != std::string_view::npos) {
    tournament.type_code.clear();
  }
}

[[nodiscard]] bool is_team_event(const trf::Tournament& tournament) {
  const std::string_view code = tournament.type_code;
  for (const std::string_view word : {"TEAM", "SCHILLER", "SCHEVENINGEN", "OLYMPIAD"}) {
    if (code.find(word) != std::string_view::npos) return true;
  }
  // Record 013 alone is also how clubs are noted in an individual event; 310 is a team event.
  return std::ranges::any_of(tournament.teams, [](const trf::Team& team) {
    return team.match_points.has_value() || team.game_points.has_value();
  });
}

/// Announced byes (240, XXZ) that cannot be read, or that name a player who is not in the report.
/// What the reader has found there already is not repeated.
void find_bad_byes(const Subject& subject, trf::Diagnostics& findings) {
  const auto& tournament = subject.tournament;
  const auto report = [&](trf::Position where, std::string text) {
    trf::Diagnostic finding;
    finding.check = "B09";
    finding.severity = trf::Severity::error;
    finding.where = where;
    finding.message = std::move(text);
    findings.push_back(std::move(finding));
  };
  const auto unknown = [](int id) { return fmt::format("player {} does not exist", id); };
  for (const auto& byes : tournament.announced_byes) {
    for (std::size_t i = 0; i < byes.ids.size(); ++i) {
      if (tournament.find(byes.ids[i]) != trf::no_player) continue;
      const auto& field = trf::layout::byes::id.at(i);
      report({byes.line, field.first, field.width}, unknown(byes.ids[i]));
    }
  }
  for (std::uint32_t line = 1; line <= subject.document.line_count(); ++line) {
    const std::string_view text = subject.document.text(line);
    const bool is_bye = text.starts_with("240"), is_absence = text.starts_with("XXZ");
    if (!is_bye && !is_absence) continue;
    if (text.size() > 3 && text[3] != ' ') {
      report({line, 4, 1}, fmt::format("record {} is not readable: a space was expected after {}",
                                       text.substr(0, 3), text.substr(0, 3)));
      continue;
    }
    if (!is_absence) continue;
    std::size_t begin = 3;
    while ((begin = text.find_first_of("0123456789", begin)) != std::string_view::npos) {
      const auto end = std::min(text.find_first_not_of("0123456789", begin), text.size());
      int id = 0;
      std::from_chars(text.data() + begin, text.data() + end, id);
      if (tournament.find(id) == trf::no_player)
        report(
            {line, static_cast<std::uint32_t>(begin + 1), static_cast<std::uint32_t>(end - begin)},
            unknown(id));
      begin = end;
    }
  }
}

[[nodiscard]] const System* system_of(const trf::Tournament& tournament, const Request& request) {
  if (request.system != nullptr) return request.system;
  const std::string_view code = tournament.type_code;
  if (const System* system = trf::pair::system_of_type_code(code)) return system;
  for (const std::string_view prefix : {"FIDE_", "BERGER_", "CUSTOM_", "OTHER_"}) {
    if (!code.starts_with(prefix)) continue;
    throw cli::UsageError(
        fmt::format("record 192 names {}, which trf-pair does not pair; --system says by which "
                    "system to pair",
                    code));
  }
  return trf::pair::find_system("dutch");
}

[[nodiscard]] int edition_of(const trf::Tournament& tournament, const System& system,
                             const Request& request) {
  if (system.editions.empty()) return 0;
  if (request.edition) return *request.edition;
  const int named = trf::pair::edition_of_type_code(system, tournament.type_code);
  return named != 0 ? named : trf::pair::edition_on(system, tournament.start);
}

void check_edition(const System& system, int edition) {
  // The two Lim rules are systems of their own (in_force()).
  if ((system.name == "lim" && (edition == 1989 || edition == 2026)) ||
      (system.name == "lim-1989" && edition == 1989))
    return;
  if (std::ranges::find(system.editions, edition) != system.editions.end()) return;
  if (system.editions.empty()) {
    throw cli::UsageError(fmt::format("system '{}' has one edition only", system.name));
  }
  throw cli::UsageError(fmt::format("system '{}' has no edition {} (possible: {})", system.name,
                                    edition, fmt::join(system.editions, ", ")));
}

}  // namespace

Request request_of(const cli::Arguments& arguments) {
  Request request;
  if (arguments.has("system")) {
    request.system = trf::pair::find_system(arguments.value("system"));
    if (request.system == nullptr) {
      throw cli::UsageError(fmt::format("system '{}' is not built", arguments.value("system")));
    }
  }
  request.type = arguments.value("type");
  if (request.type == "scheveningen" || request.type == "match" || request.type == "team") {
    throw cli::UsageError(fmt::format("trf-pair does not pair events of type '{}'", request.type));
  }
  request.edition = arguments.number("edition", 1900, 2999);
  request.round = arguments.number("round", 1, trf::max_rounds);
  if (request.edition && request.system != nullptr)
    check_edition(*request.system, *request.edition);
  return request;
}

std::string Subject::regulation() const {
  return edition == 0 ? std::string(system->name) : fmt::format("{} {}", system->name, edition);
}

std::optional<Subject> read_subject(const cli::Input& input, const Request& request,
                                    cli::Answer& answer, bool all_rounds) {
  Subject subject{trf::Document(input.bytes, input.limits), {}, nullptr, 0};
  auto result = trf::read(subject.document);
  bool usable = result.value.has_value();
  for (trf::Diagnostic& finding : result.diagnostics) {
    const bool decisive = concerns_pairing(finding);
    if (decisive) usable = false;
    // What does not touch the pairings is said with -v only.
    if (!decisive && result.value) finding.severity = trf::Severity::info;
    answer.messages.push_back(std::move(finding));
  }
  if (!usable) {
    answer.status = cli::unusable;
    return std::nullopt;
  }
  subject.tournament = std::move(*result.value);
  apply_type(subject.tournament, request.type);
  if (is_team_event(subject.tournament)) {
    throw cli::UsageError("trf-pair pairs individual tournaments, and this is a team event");
  }
  subject.system = system_of(subject.tournament, request);
  if (subject.system == nullptr) throw cli::UsageError("system 'dutch' is not built");
  if (subject.system->name == "lim") {
    subject.system =
        &trf::pair::in_force(*subject.system, subject.tournament.start, request.edition);
  }
  const bool is_lim = subject.system->name.starts_with("lim");
  subject.edition = is_lim ? 0 : edition_of(subject.tournament, *subject.system, request);
  if (request.edition && !is_lim) check_edition(*subject.system, subject.edition);

  if (!all_rounds) {
    trf::Diagnostics bad;
    find_bad_byes(subject, bad);
    if (!bad.empty()) {
      answer.status = cli::unusable;
      std::ranges::move(bad, std::back_inserter(answer.messages));
      std::ranges::stable_sort(answer.messages, {}, &trf::Diagnostic::where);
      return std::nullopt;
    }
  }
  const int last = all_rounds ? subject.tournament.rounds()
                              : request.round.value_or(trf::pair::next_round(subject.tournament));
  auto contradictions = trf::pair::contradictions(subject.tournament, last);
  if (!contradictions.empty()) {
    answer.status = cli::unusable;
    std::ranges::move(contradictions, std::back_inserter(answer.messages));
    std::ranges::stable_sort(answer.messages, {}, &trf::Diagnostic::where);
    return std::nullopt;
  }
  answer.notes.push_back(fmt::format(
      "paired by {}{}", subject.regulation(),
      subject.tournament.start.is_set() || request.edition ? "" : ", as the report has no date"));
  return subject;
}

}  // namespace trf_pair
