#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// A slow, literal transcription of the rule texts, sharing no code with the engines: decimal
// fractions are carried as whole numbers of the digits printed, tables as printed rows.
namespace oracle {

struct Game {
  std::size_t opponent;
  int halves;  ///< 2, 1, 0
};
struct Player {
  int fide = 0, ita = 0;
  std::string category;  ///< "M", "CM", ... "NC"
  bool withdrawn = false, ever2200 = false;
  int final_halves = 0;  ///< In the final standings
  std::optional<int> k;
  std::vector<Game> games;
};

/// Expected score in hundredths from the printed rows; \p limit is the largest difference counted.
int expectation(int own, int opponent, int limit);
/// dp of a percentage by the printed table.
int printed_dp(int percent);

struct ItaliaRow {
  int rating, k, raw, pa_tenths, variation;
};
/// RTF 4.2-4.3, or the rapid regulation 6-7. Empty: not computed.
std::vector<std::optional<ItaliaRow>> elo_italia(const std::vector<Player>& players, bool rapid);

struct FideRow {
  int games = 0, halves = 0, expected = 0;
  std::int64_t change_hundredths = 0;
  std::optional<int> first_rating;
};
/// B.02 of March 2024, of October 2025 (`exempt_2650`): changes of the rated, Ru of the unrated.
std::vector<FideRow> fide_2024(const std::vector<Player>& players, bool exempt_2650);

struct Row1997 {
  int games = 0, halves = 0, rc = 0, rc_new = 0, percent = 0;
  std::int64_t change_hundredths = 0;
  int ru = 0, ru_new = 0;
};
/// B.02 of 1997, a complete round robin. `example`: the low scores as 10.68 prints them.
std::vector<Row1997> round_robin_1997(const std::vector<Player>& players, bool example);

}  // namespace oracle
