#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// A slow, literal transcription of the rule texts, sharing no code with the engines: decimal
// fractions are whole numbers of the printed digits, tables are the printed rows.
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

/// The players of a report, in the order of their rows 001; `withdrawn`, `ever2200` and `k` are not
/// in a report.
std::vector<Player> players_of(std::string_view report);

/// Expected score in hundredths from the printed rows; \p limit is the largest difference counted.
int expectation(int own, int opponent, int limit);
/// dp of a percentage by the printed table.
int printed_dp(int percent);
/// A quotient rounded to the nearest whole number, halves upwards.
int nearest(std::int64_t a, std::int64_t b);
/// A score as a percentage, halves upwards.
int percent_of(int halves, int games);

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
  bool is_out = false;
};
/// B.02 of 1997, a complete round robin. `example`: the low scores as 10.68 prints them.
std::vector<Row1997> round_robin_1997(const std::vector<Player>& players, bool example);

/// The differences of FIDE's editions before 2024, for a Swiss.
struct OldRules {
  int limit;                ///< A larger difference counts as this one
  bool once;                ///< Only the largest of the event
  int tenths_a_half_point;  ///< Above 50 %
  int least_halves;         ///< A first event below it does not count
  int least_opponents;      ///< Nor one against fewer rated opponents
};
/// Changes of the rated players and first ratings, every unrated player in a first event.
std::vector<FideRow> old_swiss(const std::vector<Player>& players, const OldRules& rules);

struct Row2018 {
  int games = 0, halves = 0;
  std::optional<int> ru;               ///< Unrated whose event counts
  std::int64_t change_hundredths = 0;  ///< Rated, by his k
};
/// B.03 of 2018: a complete round robin with unrated players, all in their first event.
std::vector<Row2018> round_robin_2018(const std::vector<Player>& players);

/// B.02 of 1997, a Swiss; unrated players with too few rated opponents or points have no ru.
std::vector<Row1997> swiss_1997(const std::vector<Player>& players);
/// B.02 of 1997, 10.67: two teams, each player against every player of the other.
std::vector<Row1997> scheveningen_1997(const std::vector<Player>& players);

/// An opponent in a norm's account.
struct Opponent {
  int rating;       ///< 0: none
  int title;        ///< 0 none, 1 WIM, 2 WGM, 3 IM, 4 GM; 5 another that counts, 6 CM
  char federation;  ///< 'F': FID
  int halves;       ///< Of the player, in this game
};
/// What a report has of the norm of its first player.
struct NormRecord {
  std::vector<Opponent> games;  ///< Played over the board
  int rounds = 0;
  bool spare_win = false;  ///< Nine rounds, one of them won without a game
};
NormRecord norm_record_of(std::string_view report);

/// B.01 (2024) 1.4: fewest games ignored for a norm; empty: none.
/// \param title     1..4 as above
/// \param spare_win the missing ninth game of nine rounds was a forfeit win or an allocated bye
std::optional<int> norm_2024(const std::vector<Opponent>& games, int title, char own, int least,
                             bool spare_win, bool may_ignore);

}  // namespace oracle
