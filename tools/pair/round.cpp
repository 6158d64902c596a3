#include <algorithm>
#include <iterator>

#include "cli/html.hpp"
#include "cli/messages/usage.hpp"
#include "pair/asked.hpp"
#include "pair/explain.hpp"
#include "pair/messages/pair_use.hpp"
#include "pair/modes.hpp"
#include "pair/pairable.hpp"
#include "pair/several_files.hpp"
#include "pair/sheet.hpp"
#include "pair/subject.hpp"
#include "trf/messages/edits.hpp"
#include "trf/pair/check.hpp"
#include "trf/pair/messages/rounds.hpp"
#include "trf/pair/state.hpp"

namespace trf_pair {
namespace {

using trf::Tournament;
using trf::pair::Outcome;
using trf::pair::Pairing;
using trf::pair::State;
using trf::pair::System;
using trf::pair::Unpairable;

/// The report as the answer, or why it was not filled.
void show_report(cli::Answer& answer, trf::Result<trf::Document> filled) {
  std::ranges::move(filled.diagnostics, std::back_inserter(answer.messages));
  if (filled.value)
    answer.raw = std::string{filled.value->bytes()};
  else
    answer.status = cli::unusable;
}

void show_pairing(cli::Answer& answer, const std::string& format, const Subject& subject, int round,
                  const Pairing& pairing) {
  if (format == "pairs") {
    answer.raw = pairs_text(*subject.tournament, pairing);
  } else if (format == "trf") {
    show_report(answer, filled_report(subject, round, pairing));
  } else if (format == "html") {
    answer.html = pairing_page(subject, round, pairing);
  } else {
    answer.tables.push_back(pairing_table(subject, round, pairing,
                                          format == "text" ? Reader::person : Reader::program));
  }
}

void show_explanation(cli::Answer& answer, const std::string& format, const Subject& subject,
                      const Explanation& explanation, bool with_pairing, const std::string& file) {
  const auto* pairing = std::get_if<Pairing>(&explanation.outcome);
  if (format == "json" || format == "jsonl") {
    answer.raw =
        trf::pair::to_json(explanation, *subject.tournament, *subject.system,
                           format == "json" ? trf::JsonLines::each : trf::JsonLines::one, file);
  } else if (format == "html") {
    answer.html = with_pairing && pairing != nullptr
                      ? pairing_page(subject, explanation.round, *pairing)
                      : cli::event_heading(*subject.tournament);
    answer.html += decision_html(subject, explanation);
  } else if (format == "text") {
    if (!file.empty()) answer.text = cli::formatted("{}:\n\n", file);
    if (with_pairing && pairing != nullptr) {
      answer.text +=
          cli::text_of(pairing_table(subject, explanation.round, *pairing, Reader::person)) + "\n";
    }
    answer.text += decision_text(subject, explanation);
    if (!file.empty()) answer.text += "\n";
  } else {
    answer.tables.push_back(decision_table(subject, explanation));
  }
}

/// If the report does not give the drawn colour and it decides, this is noted.
void tell_initial_colour(const Subject& subject, const State& state,
                         trf::pair::StateOptions options, const Outcome& outcome,
                         cli::Answer& answer) {
  const auto* pairing = std::get_if<Pairing>(&outcome);
  if (state.initial_colour_known || pairing == nullptr) return;
  options.initial_colour = trf::opposite(state.initial_colour);
  const State other = trf::pair::make_state(*subject.tournament, options);
  const auto turned = subject.system->pair(other, nullptr);
  if (std::get<Pairing>(turned) == *pairing) return;
  answer.warn(said::initial_colour_unknown{});
}

/// C.04.2 2.4: a player who has not arrived yet has no TPN. If the other reading, by the numbers of
/// the report, gives other colours, this is noted.
void tell_parity(const Subject& subject, const State& state, trf::pair::StateOptions options,
                 const Outcome& outcome, cli::Answer& answer) {
  const auto* pairing = std::get_if<Pairing>(&outcome);
  const auto differs = [](const trf::pair::Contender& player) {
    return player.parity_number % 2 != player.tpn % 2;
  };
  if (pairing == nullptr || std::ranges::none_of(state.players, differs)) return;
  options.parity = trf::pair::ParityNumbers::of_report;
  const State by_report = trf::pair::make_state(*subject.tournament, options);
  const auto other = subject.system->pair(by_report, nullptr);
  if (std::get<Pairing>(other) == *pairing) return;
  answer.notes.push_back(said::parity_of_arrived{});
}

/// Dubov 1.1: all players have a rating. Players without one are named, and count as 0.
void tell_unrated(const Subject& subject, cli::Answer& answer) {
  if (!subject.system->needs_ratings) return;
  const auto unrated = std::ranges::count(subject.tournament->players, 0, &trf::Player::rating);
  if (unrated > 0) answer.warn(said::ratings_missing{.count = unrated});
}

[[nodiscard]] trf::Message present(const Subject& subject, const State& state) {
  // A table pairs every participant.
  const auto count =
      subject.system->has_table() ? subject.tournament->players.size() : state.players.size();
  if (subject.pairs_teams()) return said::teams_present{.round = state.round, .teams = count};
  return said::players_present{.round = state.round, .players = count};
}

/// The number of rounds by which --check judges a recorded round, if it is only assumed.
[[nodiscard]] std::optional<int> judged_length(const Subject& subject,
                                               const trf::pair::StateOptions& options) {
  const Tournament& tournament = *subject.tournament;
  const int next = trf::pair::next_round(tournament), round = options.round.value_or(next);
  if (round >= next || !trf::pair::make_state(tournament, options).is_length_assumed)
    return std::nullopt;
  return trf::pair::check_round(tournament, round, *subject.system).rounds;
}

[[nodiscard]] cli::Answer answer_for(const cli::Input& input, const cli::Arguments& arguments,
                                     const Request& request, const Asked& asked) {
  cli::Answer answer;
  const auto subject = read_subject(input, request, answer, false);
  if (!subject) return answer;
  const std::string format = arguments.format();
  trf::pair::StateOptions options;
  options.round = request.round;
  options.first_colour = subject->system->first_colour;
  int round = request.round.value_or(trf::pair::next_round(*subject->tournament));
  auto why = why_not_now(*subject, round);
  // A question without --round is about the next round; if that cannot be paired yet, about the
  // round on the boards.
  if (why && arguments.has("explain") && !request.round && round > 1) {
    answer.told.push_back(said::round_explained{.round = round - 1, .next = round});
    options.round = --round;
    why = why_not_now(*subject, round);
  }
  const bool is_edit = arguments.has("in-place") || arguments.edits_input();
  if (!why && is_edit && request.round) why = why_not_again(*subject, round);
  if (why) {
    answer.refuse(cli::no, std::move(*why));
    return answer;
  }
  warn_of_open_games(*subject, round, answer);
  options.rounds = judged_length(*subject, options);
  const State state = trf::pair::make_state(*subject->tournament, options);
  if (state.players.empty() && !subject->system->has_table()) {
    answer.refuse(cli::no, said::no_player_to_pair{.round = round, .team = subject->pairs_teams()});
    return answer;
  }
  answer.notes.push_back(present(*subject, state));
  note_what_is_unknown(*subject, state, answer);
  warn_of_forfeits(*subject, state, answer);
  warn_of_unused_acceleration(*subject, answer);
  Outcome outcome;
  if (arguments.has("explain")) {
    const auto explanation =
        asked.is_round() ? explain(*subject, state)
                         : explain_players(*subject, state, players_of(*subject, asked), asked.bye);
    show_explanation(answer, format, *subject, explanation, asked.is_round(),
                     has_several_files(arguments) ? input.name : std::string());
    outcome = explanation.outcome;
  } else {
    outcome = subject->system->pair(state, nullptr);
    if (const auto* pairing = std::get_if<Pairing>(&outcome)) {
      show_pairing(answer, format, *subject, state.round, *pairing);
      if (arguments.prints_to_terminal()) answer.told.push_back(cli::said::file_not_changed{});
    }
  }
  if (const auto* pairing = std::get_if<Pairing>(&outcome))
    warn_of_table(*subject, round, *pairing, answer);
  tell_initial_colour(*subject, state, options, outcome, answer);
  tell_parity(*subject, state, options, outcome, answer);
  tell_unrated(*subject, answer);
  if (const auto* pairing = std::get_if<Pairing>(&outcome);
      pairing != nullptr && arguments.verbose()) {
    for (auto& reading : subject->system->open_readings(state, *pairing))
      answer.notes.push_back(std::move(reading.sentence));
  }
  if (const auto* none = std::get_if<Unpairable>(&outcome)) {
    answer.refuse(cli::no, trf::pair::said::round_not_paired{.round = state.round,
                                                             .reason = none->obstruction});
    if (has_several_files(arguments) && is_table(format) && !arguments.has("explain")) {
      answer.tables.push_back(pairing_table(*subject, state.round, {}, Reader::program));
      add_round_alone(answer.tables.back(), state.round);
    }
  }
  name_file(answer, input.name, arguments);
  return answer;
}

/// Why the table of the system does not fit the report.
[[nodiscard]] std::optional<trf::Message> without_table(const Subject& subject) {
  if (subject.system->table_rounds(*subject.tournament) > 0) return std::nullopt;
  const State first = trf::pair::make_state(*subject.tournament, {.round = 1});
  const Outcome outcome = subject.system->pair(first, nullptr);
  if (const auto* none = std::get_if<Unpairable>(&outcome)) return none->obstruction;
  return trf::said::rounds_unknown{};
}

void show_schedule(cli::Answer& answer, const std::string& format, const Subject& subject,
                   const Request& request) {
  const Tournament& tournament = *subject.tournament;
  const System& system = *subject.system;
  for (int round = 1; round <= system.table_rounds(tournament); ++round)
    warn_of_table(subject, round, system.table_round(tournament, round), answer);
  if (format == "html")
    answer.html = schedule_page(subject);
  else if (format == "trf")
    show_report(answer, scheduled_report(subject, request));
  else
    answer.tables.push_back(schedule_table(subject));
}

}  // namespace

int pair_round(const cli::Arguments& arguments) {
  const Request request = request_of(arguments);
  const Asked asked = asked_of(arguments);
  const std::string format = arguments.format();
  if (arguments.has("explain") && (format == "pairs" || format == "trf")) {
    throw cli::UsageError(said::no_such_format{.option = trf::Code{"--explain"}, .format = format});
  }
  return cli::for_each_input(arguments, [&](const cli::Input& input) {
    return answer_for(input, arguments, request, asked);
  });
}

int schedule(const cli::Arguments& arguments) {
  Request request = request_of(arguments);
  if (request.system != nullptr && !request.system->has_table()) {
    std::vector<trf::Arg> possible;
    for (const System* system : trf::pair::systems())
      if (system->has_table()) possible.emplace_back(trf::Code{system->name});
    throw cli::UsageError(
        said::only_for_systems{.option = trf::Code{"--schedule"}, .systems = possible});
  }
  const std::string format = arguments.format();
  if (format == "pairs") {
    throw cli::UsageError(
        said::no_such_format{.option = trf::Code{"--schedule"}, .format = format});
  }
  request.by_table = true;
  const auto schedule_one = [&](const cli::Input& input) {
    cli::Answer answer;
    const auto subject = read_subject(input, request, answer, false);
    if (!subject) return answer;
    if (auto why = without_table(*subject)) {
      answer.refuse(cli::no, std::move(*why));
    } else if (format == "trf" && subject->tournament->paired_rounds() > 0) {
      answer.refuse(cli::no, said::schedule_has_begun{});
    } else {
      show_schedule(answer, format, *subject, request);
    }
    name_file(answer, input.name, arguments);
    return answer;
  };
  return cli::for_each_input(arguments, schedule_one);
}

}  // namespace trf_pair
