#include <algorithm>
#include <variant>
#include <vector>

#include "cli/doubtful_games.hpp"
#include "cli/messages.hpp"
#include "rate/messages/rate_reports.hpp"
#include "rate/messages/rate_tables.hpp"
#include "rate/rate.hpp"
#include "trf/check.hpp"
#include "trf/fsi_category.hpp"
#include "trf/read.hpp"

namespace rate {

using trf::rating::Change;

ReadReport read_report(const cli::Input& input) {
  ReadReport report;
  report.document = trf::Document{input.file, input.limits};
  auto result = trf::read(report.document);
  report.answer.messages = std::move(result.diagnostics);
  report.tournament = std::move(result.value);
  if (!report.tournament || trf::has_error(report.answer.messages))
    report.answer.status = cli::unusable;
  if (report.tournament)
    cli::warn_of_doubtful_games(*report.tournament, report.tournament->rounds(), report.answer);
  return report;
}

void question_players(cli::Answer& answer, const trf::Document& document,
                      const trf::Tournament& tournament, trf::rating::Event& event) {
  const auto fault = [&](std::uint32_t line, trf::Message message) {
    answer.messages.push_back({"", trf::Severity::error, {line, 0}, std::move(message)});
    answer.status = std::max<int>(answer.status, cli::unusable);
  };
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const auto& player = tournament.players[i];
    auto& entrant = event.entrants[i];
    const auto question = [&](int& rating, std::uint32_t line) {
      if (rating != 0 && trf::has_displaced_rating(document, line))
        answer.warn(
            said::rating_displaced{
                .number = player.start_rank, .name = player.name, .rating = rating},
            {line});
      if (rating <= trf::rating::highest_rating) return;
      fault(line, said::rating_too_high{.number = player.start_rank,
                                        .name = player.name,
                                        .rating = rating,
                                        .most = trf::rating::highest_rating});
      rating = 0;
    };
    question(entrant.rating, player.line);
    const auto* national = player.national_of(trf::italy);
    question(entrant.national_rating, national == nullptr ? player.line : national->line);
  }
}

void tell_low_ratings(cli::Answer& answer, const trf::Tournament& tournament,
                      const trf::rating::Event& event, const trf::rating::Regulation& regulation) {
  const auto* rules = std::get_if<trf::rating::FideRegulation>(&regulation.rule);
  if (rules == nullptr) return;
  const auto is_low = [&](const trf::rating::Entrant& entrant) {
    return entrant.rating != 0 && entrant.rating < rules->first.floor;
  };
  const auto first = std::ranges::find_if(event.entrants, is_low);
  if (first == event.entrants.end()) return;
  const auto players = static_cast<std::size_t>(std::ranges::count_if(event.entrants, is_low));
  const auto& player = tournament.players[static_cast<std::size_t>(first - event.entrants.begin())];
  answer.warn(trf::Cited{rules->first.published_article,
                         said::ratings_below_lowest{.players = players,
                                                    .floor = rules->first.floor,
                                                    .number = player.start_rank,
                                                    .name = player.name}}
                  .sentence(),
              {player.line});
}

void tell_use(cli::Answer& answer, const trf::Tournament& tournament,
              const trf::rating::ListUse& use) {
  for (const auto player : use.missing) {
    const auto& missing = tournament.players[player];
    answer.warn(said::not_in_list{.number = missing.start_rank, .name = missing.name},
                {missing.line});
  }
  answer.notes.insert(answer.notes.end(), use.notes.begin(), use.notes.end());
}

const trf::rating::Regulation& regulation_for(const cli::Arguments& arguments,
                                              const std::string& system,
                                              const trf::Tournament& tournament,
                                              std::vector<trf::Message>& warnings) {
  const bool as_printed = arguments.value("round-robin-low-score") == "example";
  const auto as_read = [&](const trf::rating::Regulation& edition) -> const auto& {
    const auto& printed = trf::rating::fide_1997_as_printed();
    return as_printed && edition.system == printed.system ? printed : edition;
  };
  if (const auto year = arguments.number("edition", 1900, 2999))
    return as_read(*trf::rating::edition_of_year(system, *year, tournament.first_day()));
  const auto edition = trf::rating::edition_for(system, tournament.first_day());
  if (!edition.is_in_force)
    warnings.push_back(said::no_edition_in_force{.system = trf::Code{system},
                                                 .start = to_string(tournament.first_day()),
                                                 .regulation = edition.regulation->title()});
  if (!tournament.first_day().is_set())
    warnings.push_back(said::no_start_date{.regulation = edition.regulation->title()});
  return as_read(*edition.regulation);
}

cli::Table change_table() {
  return {.schema = "trf-rate/1",
          .columns = {"file",
                      "id",
                      "name",
                      "status",
                      "rating",
                      {"k", said::column_k{}},
                      "games",
                      "score",
                      {"expected_exact", said::column_exact{}},
                      "expected",
                      "difference",
                      {"change_exact", said::column_exact_change{}},
                      "change",
                      {"new_rating", said::column_new{}},
                      {"opponents_average", said::column_average{}},
                      {"initial_rating", said::column_initial{}},
                      "note"}};
}

cli::Table game_table() {
  return {.schema = "trf-rate-games/1",
          .columns = {"file",
                      "id",
                      "round",
                      "opponent",
                      {"opponent_rating", said::column_rating{}},
                      "difference",
                      {"difference_used", said::column_used{}},
                      "expected",
                      "score",
                      "counted",
                      "note"}};
}

namespace {

template <class Number>
cli::Cell cell_of_hundredths(const std::optional<Number>& value) {
  if (!value) return {};
  return trf::Decimal{*value, 2};
}

cli::Cell score_cell(const std::optional<trf::Score>& score) {
  if (!score) return {};
  return trf::Decimal{*score};
}

}  // namespace

cli::Cell shortest(const std::optional<std::int64_t>& hundredths) {
  if (hundredths && *hundredths % 100 == 0) return *hundredths / 100;
  return cell_of_hundredths(hundredths);
}

trf::Message all_notes(const Change& change) {
  std::vector<trf::Message> notes;
  for (const auto* cited : {&change.notes, &change.unpublished})
    for (const auto& one : *cited) notes.push_back(one.sentence());
  return trf::joined(std::move(notes));
}

void add_change(cli::Table& table, const std::string& file, const std::string& id,
                const std::string& name, const Change& change) {
  cli::Cell rating;
  if (change.rating > 0) rating = std::int64_t{change.rating};
  table.rows.push_back(cli::row_of(
      file, id, name, cli::Term{said::status{.status = change.status}}, rating, cell_of(change.k),
      cell_of(change.games), score_cell(change.score),
      cell_of_hundredths(change.expected_exact_hundredths),
      cell_of_hundredths(change.expected_hundredths),
      cell_of_hundredths(change.difference_hundredths),
      cell_of_hundredths(change.change_exact_hundredths), shortest(change.change_hundredths),
      cell_of(change.new_rating), cell_of_hundredths(change.average_hundredths),
      cell_of(change.initial_rating), cli::Words{all_notes(change)}));
}

void add_games(cli::Table& table, const std::string& file, const trf::Tournament& tournament,
               const trf::rating::Rated& rated) {
  std::size_t next = 0;
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const auto player = static_cast<trf::PlayerIndex>(i);
    const auto id = std::to_string(tournament.players[i].start_rank);
    for (int round = 1; round <= tournament.rounds(); ++round) {
      const auto game = tournament.game(player, round);
      if (game.opponent == trf::no_player) continue;
      const auto opponent = std::to_string(tournament.players[game.opponent].start_rank);
      std::vector<cli::Cell> row{file, id, std::int64_t{round}, opponent};
      if (next < rated.games.size() && rated.games[next].player == player &&
          rated.games[next].round == round) {
        const auto& account = rated.games[next++];
        cli::Cell rating;
        if (account.opponent_rating > 0) rating = std::int64_t{account.opponent_rating};
        row.push_back(rating);
        row.push_back(cell_of(account.difference));
        row.push_back(cell_of(account.difference_used));
        row.push_back(cell_of_hundredths(account.expected));
        row.emplace_back(trf::Decimal{account.score});
        row.emplace_back(account.counted);
        row.emplace_back(cli::Words{account.note.sentence()});
      } else {
        row.resize(9);
        row.emplace_back(false);
        row.emplace_back(game.is_open() ? cli::Words{said::no_result{}}
                                        : cli::Words{said::not_played{}});
      }
      table.rows.push_back(std::move(row));
    }
  }
}

}  // namespace rate
