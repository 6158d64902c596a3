// --titles: FSI titles and categories at the end of a period.

#include <algorithm>

#include "rate/batch.hpp"
#include "rate/messages/rate_command.hpp"
#include "rate/messages/rate_reports.hpp"
#include "rate/messages/rate_tables.hpp"
#include "rate/system.hpp"
#include "trf/rating/next_list.hpp"

namespace rate {
namespace {

using trf::rating::PeriodEnd;

cli::Table titles_table() {
  return {.schema = "trf-rate-titles/1",
          .columns = {"id", "type", {"new_rating", said::column_rating{}}, "title", "reason"}};
}

void add_title(cli::Table& table, const std::string& id, const PeriodEnd& end) {
  std::vector<trf::Message> reasons;
  for (const auto& reason : end.reasons)
    reasons.push_back(trf::rating::sentence(reason).sentence());
  table.rows.push_back({id, std::string{end.has_fide_rating ? "FIDE" : "ITA"},
                        std::int64_t{end.rating}, std::string{name(end.title)},
                        cli::Words{trf::joined(std::move(reasons))}});
}

/// Players of the list without a report: those of the ledger, and those whose category changes.
void add_idle(cli::Table& table, const Run& run, const trf::rating::Period& period,
              std::vector<bool>& is_done) {
  const auto bytes = run.loaded().file->bytes();
  const auto* regulation = period.regulation();
  if (regulation == nullptr)
    regulation = trf::rating::edition_for(run.system(), run.list()->date()).regulation;
  trf::rating::for_each_idle_player(
      *trf::rating::read_list_layout(bytes).value, bytes, *run.list(), *regulation, period,
      &run.ledger(), piecewise(*run.loaded().file), [&](const trf::rating::IdlePlayer& player) {
        if (player.ledger && !is_done[*player.ledger]) {
          is_done[*player.ledger] = true;
          add_title(table, run.ledger().entries()[*player.ledger].id, player.end);
        } else if (player.is_category_known && !player.end.reasons.empty()) {
          add_title(table, player.id, player.end);
        }
      });
}

/// Each player's period is closed as for the next list (RTF 4.4.3): with the reports, the list and
/// the ledger, or with the ledger alone.
int fsi_titles(const cli::Arguments& arguments, const std::string& system) {
  Run run{arguments, system};
  if (!run.is_usable()) return run.status();
  PeriodBatch batch{arguments, run, [&](const trf::Tournament&, cli::Answer& answer) {
                      if (!arguments.has("ledger")) answer.notes.push_back(said::ledger_needed{});
                      return true;
                    }};
  const bool reads_reports = arguments.has_operands() || !arguments.has("ledger");
  const int status = std::max(run.status(), reads_reports ? batch.read() : cli::ok);
  auto table = titles_table();
  std::vector<bool> is_done(run.ledger().entries().size());
  for (std::size_t i = 0; i < batch.period().size(); ++i) {
    const auto row = batch.period().row(i);
    if (row.ledger) is_done[*row.ledger] = true;
    if (row.end) add_title(table, row.id, *row.end);
  }
  if (run.has_list()) add_idle(table, run, batch.period(), is_done);
  for (std::size_t i = 0; i < is_done.size(); ++i)
    if (const auto& entry = run.ledger().entries()[i]; !is_done[i])
      add_title(table, entry.id, trf::rating::end_period(entry));
  if (reads_reports || run.has_list())
    std::sort(table.rows.begin(), table.rows.end(), [](const auto& a, const auto& b) {
      return std::get<std::string>(a.front()) < std::get<std::string>(b.front());
    });
  cli::print_page(arguments, said::titles_and_categories{}, {&table, 1});
  return status;
}

}  // namespace

int titles(const cli::Arguments& arguments) {
  const auto kind = arguments.value("titles");
  const std::string system = kind == "fsi" ? "elo-italia" : "elo-italia-rapid";
  refuse_other_system(arguments, "titles=" + kind, system);
  if (kind == "fsi") return fsi_titles(arguments, system);
  if (!arguments.has("ledger")) cli::refuse_without("titles=fsi-rapid", "ledger=FILE");
  return rapid_categories(arguments);
}

}  // namespace rate
