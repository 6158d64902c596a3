#include <algorithm>
#include <functional>

#include "rate/batch.hpp"
#include "rate/findings.hpp"
#include "rate/messages/rate_reports.hpp"
#include "rate/messages/rate_tables.hpp"
#include "rate/pages.hpp"
#include "rate/rate.hpp"
#include "rate/system.hpp"
#include "trf/rating/norm.hpp"
#include "trf/rating/period.hpp"
#include "trf/text.hpp"

namespace rate {
namespace {

using trf::rating::Norm;

cli::Table norm_table(bool has_performance) {
  cli::Table table{.schema = "trf-rate-norms/1",
                   .columns = {"file", "id", "name", "norm", "achieved", "games", "score",
                               "average", "required", "raised", "reason"}};
  if (has_performance) table.columns.emplace_back("performance");
  return table;
}

void add_norm(cli::Table& table, const std::string& file, const trf::Tournament& tournament,
              const Norm& norm) {
  const auto& player = tournament.players[norm.player];
  std::vector<trf::Message> reasons;
  for (const auto& reason : norm.reasons) reasons.push_back(reason.sentence());
  std::vector<cli::Cell> row{file,
                             std::to_string(player.start_rank),
                             player.name,
                             std::string{norm.norm},
                             cli::Term{said::achieved{.achieved = norm.achieved}},
                             std::int64_t{norm.games},
                             trf::Decimal{norm.score},
                             cell_of(norm.average),
                             norm.required ? cli::Cell{trf::Decimal{*norm.required}} : cli::Cell{},
                             cell_of(norm.raised),
                             cli::Words{trf::joined(std::move(reasons))}};
  if (table.columns.size() > row.size()) row.push_back(cell_of(norm.performance));
  table.rows.push_back(std::move(row));
}

/// Takes the ratings of the list.
Rating use_list(cli::Answer& answer, const trf::rating::Persons& persons,
                const trf::Tournament& tournament, trf::rating::Event& event,
                const trf::rating::Regulation& regulation) {
  Rating rating;
  rating.regulation = &regulation;
  rating.use = trf::rating::apply_list(event, tournament, persons, *rating.regulation);
  if (persons.list() != nullptr) tell_use(answer, tournament, rating.use);
  return rating;
}

/// Compares the persons with the list and with each other: a norm is a person's.
void question(cli::Answer& answer, const trf::rating::Persons& persons,
              const trf::Tournament& tournament, const std::string& file,
              const trf::rating::Event& event, Rating& rating, const cli::Arguments& arguments) {
  rating.event = event;
  rating.rated = trf::rating::rate(event, *rating.regulation);
  question_persons(answer, persons, tournament, file, rating, arguments);
}

/// Adds what the other answer has that this one does not say already.
void take_over(cli::Answer& answer, cli::Answer other) {
  const auto append = [](auto& own, auto& others, const auto& is_same) {
    for (auto& each : others)
      if (std::ranges::none_of(own, [&](const auto& said) { return is_same(said, each); }))
        own.push_back(std::move(each));
  };
  append(answer.messages, other.messages,
         [](const auto& a, const auto& b) { return a.where == b.where && a.message == b.message; });
  append(answer.notes, other.notes, std::equal_to<>{});
  append(answer.told, other.told, std::equal_to<>{});
  answer.status = std::max(answer.status, other.status);
}

}  // namespace

int norms(const cli::Arguments& arguments) {
  // Of one list, norms of Maestro take national ratings and numbers, those of FIDE its own.
  const std::string of_maestro = "elo-italia", of_fide = "fide";
  auto wanted = arguments.values("norms");
  for (const auto& name : wanted)
    refuse_other_system(arguments, "norms=" + name, name == "maestro" ? of_maestro : of_fide);
  const bool maestro = std::erase(wanted, "maestro") > 0;
  for (auto& name : wanted) name = trf::upper(name);
  if (!maestro && arguments.has("allow-duplicates"))
    cli::refuse_without("allow-duplicates", "norms=maestro");
  Run run{arguments, maestro ? of_maestro : of_fide};
  if (!run.is_usable()) return run.status();
  int status = run.status();
  const auto fide_persons = run.persons();  // Before the survey, which joins national numbers
  // RTF 4.2.3: several reports are one period, so a FIDE rating in one of them is used in all.
  const bool is_period = maestro && arguments.inputs().size() > 1;
  if (is_period) status = std::max(status, PeriodBatch{arguments, run, {}}.survey());
  const trf::rating::TitleNormOptions options{
      .host = arguments.value("host"),
      .exempt_federation_mix = arguments.has("exempt-federation-mix")};
  const bool is_page = arguments.format() == "html";
  InputNumbers numbers{arguments};
  const auto work = [&](const cli::Input& input) {
    auto report = read_report(input);
    auto& answer = report.answer;
    const auto& tournament = report.tournament;
    if (!tournament) return std::move(answer);
    const auto number = numbers.take(input.name);
    auto event = trf::rating::make_event(*tournament,
                                         run.facts().of(*tournament, input.name, &answer.notes));
    question_players(answer, report.document, *tournament, event);
    event.kind = trf::rating::special_event(arguments.value("event"));
    auto national = event;
    std::vector<Norm> norms;
    if (maestro) {
      // The conditions of this norm are in the regulation of the ratings; those of FIDE are not.
      std::vector<trf::Message> warnings;
      const auto& regulation = regulation_for(arguments, of_maestro, *tournament, warnings);
      for (auto& warning : warnings)
        answer.warn(std::move(warning), {trf::line_of(report.document, {"042"})});
      auto rating = use_list(answer, run.persons(), *tournament, national, regulation);
      run.revision().apply(national, rating.use, number);
      if (!is_period)
        question(answer, run.persons(), *tournament, input.name, national, rating, arguments);
      norms = trf::rating::maestro_norms(*tournament, national);
    }
    if (!event.seconds) answer.notes.push_back(said::time_unknown{});
    if (!wanted.empty()) {
      cli::Answer about_fide;
      const auto& regulation =
          *trf::rating::edition_for(of_fide, tournament->first_day()).regulation;
      auto rating = use_list(about_fide, fide_persons, *tournament, event, regulation);
      if (!is_period)
        question(about_fide, fide_persons, *tournament, input.name, event, rating, arguments);
      take_over(answer, std::move(about_fide));
      if (options.host.empty())
        answer.notes.push_back(said::host_from_record{.federation = tournament->federation});
      std::ranges::move(trf::rating::fide_norms(*tournament, event, options, wanted),
                        std::back_inserter(norms));
    }
    for (const auto& norm : norms)
      for (const auto& reading : norm.readings)
        answer.notes.emplace_back(
            said::of_player{.number = tournament->players[norm.player].start_rank,
                            .name = tournament->players[norm.player].name,
                            .sentence = reading.sentence()});
    if (is_page) {
      answer.html = norm_page(*tournament, national, event, norms);
      return std::move(answer);
    }
    auto table = norm_table(!wanted.empty());
    for (const auto& norm : norms) add_norm(table, input.name, *tournament, norm);
    answer.tables.push_back(std::move(table));
    return std::move(answer);
  };
  return std::max(status, cli::for_each_input(arguments, work));
}

}  // namespace rate
