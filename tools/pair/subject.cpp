#include "pair/subject.hpp"

#include <algorithm>

#include "pair/messages/pair_use.hpp"
#include "trf/event_kind.hpp"
#include "trf/pair/check.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/messages/pair_checks.hpp"
#include "trf/read.hpp"
#include "trf/type_code.hpp"
#include "trf/unknown_numbers.hpp"

namespace trf_pair {

using trf::pair::System;

namespace {

/// Rounds 1..last of the tournament to be paired.
[[nodiscard]] trf::Diagnostics contradictions_of(const Subject& subject, int last) {
  auto found = trf::pair::contradictions(subject.event(), subject.last_round(last));
  if (found.empty() && subject.report)
    found = trf::pair::match_contradictions(*subject.report, subject.entrants, last);
  return found;
}

void check_edition(const System& system, int edition) {
  if (trf::pair::edition_of(system, edition) != nullptr) return;
  const auto possible = trf::pair::editions_of(system);
  if (possible.empty()) {
    throw cli::UsageError(said::one_edition_only{.system = trf::Code{system.name}});
  }
  throw cli::UsageError(said::no_such_edition{
      .system = trf::Code{system.name},
      .edition = trf::Code{std::to_string(edition)},
      .editions = {possible, [](int year) { return trf::Code{std::to_string(year)}; }}});
}

/// The message of a refusal. \throws cli::UsageError if --system or --edition help
[[nodiscard]] trf::Message refusal(const trf::pair::Refused& refused, const Request& request) {
  using enum trf::pair::Refusal;
  switch (refused.reason) {
    case unknown_code: throw cli::UsageError(said::code_not_paired{.code = refused.code});
    case no_edition: check_edition(*refused.system, *request.edition); break;
    case before_edition:
      return said::rules_not_available{.system = refused.system->title(),
                                       .day = trf::Code{trf::to_string(refused.first_day)},
                                       .edition = trf::pair::editions_of(*refused.system).back()};
    case team_event:
      throw cli::UsageError(said::is_a_team_event{.system = trf::Code{refused.system->name}});
    case no_teams:
      throw cli::UsageError(said::has_no_teams{.system = trf::Code{refused.system->name}});
    case game_points:  // Has a place
    case acceleration: break;
  }
  return said::baku_needs_points{.code = refused.code, .old = refused.is_old};
}

/// The system of records 192 and 092 if a table gives its rounds, the Berger tables if they name
/// none; null for a Swiss, of which a schedule would ruin the report.
[[nodiscard]] const System* system_with_table(const trf::Tournament& tournament) {
  const auto chosen = trf::pair::choose(tournament);
  const auto* refused = std::get_if<trf::pair::Refused>(&chosen);
  const System* own = refused != nullptr ? refused->system : std::get<const System*>(chosen);
  if (own != nullptr && own->has_table()) return own;
  // Without a name the system is "dutch" too.
  const bool is_named =
      own != nullptr && (own->name != "dutch" ||
                         trf::type_code(tournament.type_code).family != trf::TypeFamily::none);
  if (is_named || trf::event_kind(tournament).is_swiss) return nullptr;
  return trf::pair::find_system("berger");
}

}  // namespace

trf::SharedTournament as_asked(trf::SharedTournament tournament, const Request& request) {
  tournament = trf::of_type(std::move(tournament), request.type);
  if (request.system == nullptr) return tournament;
  const auto entrants = entrants_in(*tournament, *request.system);
  // A round of another system than Double-Swiss is one round of the report. A Scheveningen match
  // has boards of teams, also before its first game.
  const bool is_double = entrants == trf::pair::Entrants::double_matches;
  const bool is_of_members = entrants == trf::pair::Entrants::members;
  if (is_double == trf::is_double_swiss(*tournament) &&
      (!is_of_members || trf::event_kind(*tournament).is_scheveningen))
    return tournament;
  auto draft = trf::Tournament::reopened(std::move(tournament));
  draft.type_code = request.system->type_code;
  draft.type_text.clear();
  return trf::Tournament::of(std::move(draft));
}

Request request_of(const cli::Arguments& arguments) {
  Request request;
  if (arguments.has("system")) request.system = trf::pair::find_system(arguments.value("system"));
  request.type = arguments.value("type");
  if ((request.type == "match" || request.type == "scheveningen") && request.system == nullptr)
    request.system = trf::pair::find_system(request.type);
  if (request.type == "team") {
    throw cli::UsageError(said::type_not_paired{.type = request.type});
  }
  request.edition = arguments.number("edition", 1900, 2999);
  request.round = arguments.number("round", 1, trf::max_rounds);
  if (request.edition && request.system != nullptr)
    check_edition(*request.system, *request.edition);
  return request;
}

std::optional<Subject> read_subject(const cli::Input& input, const Request& request,
                                    cli::Answer& answer, bool all_rounds) {
  Subject subject{trf::Document(input.file, input.limits), {}, nullptr};
  const auto refuse = [&answer](trf::Diagnostics faults) {
    answer.status = cli::unusable;
    std::ranges::move(faults, std::back_inserter(answer.messages));
    trf::sort_by_position(answer.messages);
    return std::nullopt;
  };
  auto result = trf::read(subject.document);
  bool usable = result.value != nullptr;
  const bool has_matches =
      (request.system != nullptr && request.system->entrants == trf::pair::Entrants::teams) ||
      (result.value && as_asked(result.value, request)->is_team_event());
  for (trf::Diagnostic& finding : result.diagnostics) {
    const bool decisive = trf::pair::concerns_pairing(finding, has_matches);
    if (decisive) usable = false;
    // Findings that cannot change the pairings are printed only with -v.
    if (!decisive && result.value) finding.severity = trf::Severity::info;
    answer.messages.push_back(std::move(finding));
  }
  if (result.value) subject.tournament = std::move(result.value);
  if (!usable) {
    // Faults of announced byes are reported in the same run.
    trf::Diagnostics bad;
    if (subject.tournament && !all_rounds)
      bad = trf::unknown_in_byes(subject.document, *subject.tournament);
    std::erase_if(bad, [&](const trf::Diagnostic& one) {
      return std::ranges::any_of(answer.messages, [&](const trf::Diagnostic& said) {
        return said.severity == trf::Severity::error && said.where.line == one.where.line;
      });
    });
    return refuse(std::move(bad));
  }
  subject.is_of_asked_type = request.system != nullptr || !request.type.empty();
  subject.tournament = as_asked(std::move(subject.tournament), request);
  const System* system = request.system;
  if (system == nullptr && request.by_table) {
    system = system_with_table(*subject.tournament);
    if (system == nullptr) {
      answer.refuse(cli::no, said::swiss_has_no_schedule{});
      return std::nullopt;
    }
  }
  auto chosen =
      trf::pair::participants(*subject.tournament, {.system = system, .edition = request.edition});
  if (const auto* refused = std::get_if<trf::pair::Refused>(&chosen)) {
    if (refused->reason == trf::pair::Refusal::game_points) {
      trf::Position where;
      if (const auto& records = subject.tournament->acceleration; !records.empty())
        where = {records.front().line, 1, 3};
      return refuse(
          {{"", trf::Severity::error, where, trf::pair::found::game_points_not_accelerated{}}});
    }
    answer.refuse(cli::no, refusal(*refused, request));
    return std::nullopt;
  }
  auto& made = std::get<trf::pair::Participants>(chosen);
  subject.system = made.system;
  subject.entrants = made.entrants;
  if (!are_players(subject.entrants)) subject.report = std::move(subject.tournament);
  subject.tournament = std::move(made.tournament);
  const int next = trf::pair::next_round(*subject.tournament);
  const int last = all_rounds ? subject.tournament->rounds() : request.round.value_or(next);
  // The cells of a recorded round say who was absent.
  if (!all_rounds && last >= next) {
    auto bad = trf::unknown_in_byes(subject.document, subject.event());
    if (!bad.empty()) return refuse(std::move(bad));
    for (auto& unknown : trf::unknown_in_prohibitions(subject.document, subject.event())) {
      unknown.severity = trf::Severity::warning;
      answer.messages.push_back(std::move(unknown));
    }
  }
  auto contradictions = contradictions_of(subject, last);
  if (!contradictions.empty()) return refuse(std::move(contradictions));
  const trf::Code regulation{subject.regulation()};
  // A day chooses among several editions, of which record 192 can name one.
  const bool is_by_day = !request.edition && trf::pair::editions_of(*subject.system).size() > 1 &&
                         !trf::pair::names_edition(subject.tournament->type_code, *subject.system);
  answer.notes.push_back(subject.tournament->first_day().is_set() || !is_by_day
                             ? trf::Message{said::paired_by{.regulation = regulation}}
                             : trf::Message{said::paired_by_newest{.regulation = regulation}});
  return subject;
}

}  // namespace trf_pair
