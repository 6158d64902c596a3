// next_round REPORT: the leaders, and the next round. A program on the libraries of trf-tools.
#include <trf/pair/choice.hpp>
#include <trf/read.hpp>
#include <trf/tie_break_list.hpp>
#include <trf/tiebreak/standings.hpp>

#include <fstream>
#include <iostream>
#include <sstream>
#include <variant>

namespace {

void print_leaders(const trf::Tournament& tournament) {
  using namespace trf::tiebreak;
  const auto table = make_crosstable(tournament);
  const auto& edition = edition_on(tournament.first_day());
  const auto list =
      resolve(trf::parse_tie_breaks("BH/C1,SB").codes, ListOrigin::asked, edition, table);
  const auto standings = rank(table, edition, list.codes);
  std::cout << "After round " << table.rounds << ", by " << edition.title() << ":\n";
  for (std::size_t place = 0; place < 3 && place < standings.ranking.size(); ++place) {
    const auto player = standings.ranking.order[place];
    std::cout << standings.rank[player] << ' ' << table.entrants[player].name;
    for (const auto& column : standings.columns) std::cout << ' ' << to_text(column, player);
    std::cout << '\n';
  }
}

/// Of players, teams or matches. \return false if no pairing is legal
bool print_next_round(const trf::Tournament& report) {
  const auto chosen = trf::pair::participants(report);
  if (std::holds_alternative<trf::pair::Refused>(chosen)) return false;
  const auto& [system, entrants, tournament] = std::get<trf::pair::Participants>(chosen);
  const auto state = trf::pair::make_state(*tournament);
  const auto outcome = system->pair(state, nullptr);
  if (const auto* none = std::get_if<trf::pair::Unpairable>(&outcome)) {
    std::cout << "Round " << state.round << " cannot be paired: " << none->obstruction << '\n';
    return false;
  }
  const auto& pairing = std::get<trf::pair::Pairing>(outcome);
  const auto& players = tournament->players;
  std::cout << "Round " << state.round << ", " << system->title() << ":\n";
  for (const auto [white, black] : pairing.pairs)
    std::cout << players[white].name << " - " << players[black].name << '\n';
  if (pairing.bye != trf::no_player) std::cout << players[pairing.bye].name << " has the bye\n";
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: next_round REPORT\n";
    return 2;
  }
  std::ostringstream bytes;
  bytes << std::ifstream{argv[1], std::ios::binary}.rdbuf();

  // A report with faults still gives a tournament; each fault has its position.
  const auto report = trf::read(bytes.str());
  for (const auto& fault : report.diagnostics)
    std::cerr << argv[1] << ':' << fault.where.line << ':' << fault.where.column << ": "
              << fault.message << " [" << fault.check << "]\n";
  if (!report.value) return 3;

  print_leaders(*report.value);
  return print_next_round(*report.value) ? 0 : 1;
}
