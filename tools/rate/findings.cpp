#include "rate/findings.hpp"

#include <algorithm>

#include "rate/messages/rate_reports.hpp"

namespace rate {

using trf::rating::PeriodFinding;

namespace {

trf::Message rating_used(const PeriodFinding& one, const std::string& first) {
  if (one.other_rating == 0)
    return said::rating_missing{
        .player = one.id, .name = one.name, .used = one.rating, .other = first};
  return said::rating_differs{.player = one.id,
                              .name = one.name,
                              .used = one.rating,
                              .other = first,
                              .stated = one.other_rating};
}

/// The option with which the officer accepts that two records are of one person.
trf::Code same_person(const std::string& id) { return trf::Code{"--same-person=" + id}; }

trf::Message sentence_of(const PeriodFinding& one, const std::string& first,
                         const cli::Arguments& arguments) {
  switch (one.kind) {
    case PeriodFinding::Kind::same_event:
      if (arguments.has("allow-duplicates")) return said::same_event_counted{.other = first};
      return said::same_event{.other = first, .option = trf::Code{"--allow-duplicates"}};
    case PeriodFinding::Kind::rating_differs: return rating_used(one, first);
    case PeriodFinding::Kind::two_names:
      return said::two_names{.player = one.id,
                             .name = one.other_name,
                             .other = first,
                             .other_name = one.name,
                             .option = same_person(one.id)};
    case PeriodFinding::Kind::two_births:
      return said::two_births{.player = one.id,
                              .name = one.other_name,
                              .birth = one.other_birth,
                              .other = first,
                              .other_birth = one.birth,
                              .option = same_person(one.id)};
    case PeriodFinding::Kind::two_numbers:
      if (one.birth.empty() || one.birth != one.other_birth)
        return said::other_number{.player = one.other_id,
                                  .name = one.other_name,
                                  .other = first,
                                  .other_id = one.id,
                                  .option = same_person(one.id)};
      return said::two_numbers{.player = one.other_id,
                               .name = one.name,
                               .other_id = one.id,
                               .other = first,
                               .option = same_person(one.id)};
    case PeriodFinding::Kind::shared_number:
      return said::shared_number{.player = one.other_id,
                                 .name = one.other_name,
                                 .number = one.number,
                                 .other_id = one.id,
                                 .other = first};
    case PeriodFinding::Kind::two_rows:
      if (one.id.empty()) return said::two_rows_of_a_name{.name = one.name};
      return said::two_rows{.player = one.id, .name = one.name, .option = same_person(one.id)};
    case PeriodFinding::Kind::listed_name:
      return said::listed_name{.player = one.id,
                               .name = one.name,
                               .listed = one.other_name,
                               .option = same_person(one.id)};
    case PeriodFinding::Kind::listed_birth:
      return said::listed_birth{.player = one.id,
                                .name = one.name,
                                .birth = one.birth,
                                .listed = one.other_birth,
                                .option = same_person(one.id)};
    case PeriodFinding::Kind::listed_number:
      return said::listed_number{.player = one.id,
                                 .name = one.name,
                                 .listed = one.other_id,
                                 .option = same_person(one.other_id)};
    case PeriodFinding::Kind::listed_fide_number:
      return said::listed_fide_number{.name = one.name,
                                      .number = one.id,
                                      .listed = one.other_id,
                                      .option = same_person(one.id)};
    case PeriodFinding::Kind::namesake:
      return said::namesake{.player = one.id,
                            .name = one.name,
                            .listed = one.other_id,
                            .option = same_person(one.other_id)};
    case PeriodFinding::Kind::at_once:
      if (one.players == 1)
        return said::also_plays{.player = one.id, .name = one.name, .other = first};
      return said::also_play{
          .players = one.players, .other = first, .player = one.id, .name = one.name};
    case PeriodFinding::Kind::years_apart: return said::year_apart{.other = first};
  }
  return {};
}

bool is_error(PeriodFinding::Kind kind, const cli::Arguments& arguments) {
  using enum PeriodFinding::Kind;
  if (kind == same_event) return !arguments.has("allow-duplicates");
  return kind != rating_differs && kind != at_once && kind != years_apart;
}

}  // namespace

trf::Diagnostic diagnostic_of(const PeriodFinding& finding, const std::vector<std::string>& names,
                              const cli::Arguments& arguments) {
  const auto severity =
      is_error(finding.kind, arguments) ? trf::Severity::error : trf::Severity::warning;
  return {"", severity, {}, sentence_of(finding, names.at(finding.first), arguments)};
}

void question_persons(cli::Answer& answer, const trf::rating::Persons& persons,
                      const trf::Tournament& tournament, const std::string& file,
                      const Rating& rating, const cli::Arguments& arguments) {
  trf::rating::Period period{persons.list(), nullptr};
  period.add(0, tournament, rating.event, rating.rated, rating.use, *rating.regulation);
  period.finish();
  for (const auto& finding : period.findings(persons)) {
    answer.messages.push_back(diagnostic_of(finding, {file}, arguments));
    if (answer.messages.back().severity == trf::Severity::error)
      answer.status = std::max<int>(answer.status, cli::no);
  }
}

}  // namespace rate
