#include "oracle/rating_history_titles.hpp"

#include <algorithm>
#include <map>

#include "oracle/rating_history_record.hpp"
#include "oracle/rating_oracle.hpp"

namespace oracle::history {
namespace {

const std::vector<std::string> categories{"NC", "2S", "1S", "3N", "2N", "1N", "CM", "M"};

struct Line {
  int tenths, lowest_average;
};
// 4.4.1.5.3, column by column: points in tenths, and the low end of "Media".
const std::map<int, std::vector<Line>> maestro_table{{7,
                                                      {{55, 2021},
                                                       {50, 2093},
                                                       {45, 2149},
                                                       {40, 2201},
                                                       {35, 2251},
                                                       {30, 2301},
                                                       {25, 2353},
                                                       {20, 2409}}},
                                                     {8,
                                                      {{65, 2000},
                                                       {60, 2058},
                                                       {55, 2110},
                                                       {50, 2156},
                                                       {45, 2208},
                                                       {40, 2251},
                                                       {35, 2294},
                                                       {30, 2338},
                                                       {25, 2392},
                                                       {20, 2444}}},
                                                     {9,
                                                      {{70, 2031},
                                                       {65, 2085},
                                                       {60, 2126},
                                                       {55, 2171},
                                                       {50, 2208},
                                                       {45, 2251},
                                                       {40, 2294},
                                                       {35, 2331},
                                                       {30, 2376},
                                                       {25, 2417},
                                                       {20, 2471}}},
                                                     {10,
                                                      {{80, 2011},
                                                       {75, 2058},
                                                       {70, 2102},
                                                       {65, 2141},
                                                       {60, 2179},
                                                       {55, 2215},
                                                       {50, 2251},
                                                       {45, 2287},
                                                       {40, 2323},
                                                       {35, 2361},
                                                       {30, 2400},
                                                       {25, 2444},
                                                       {20, 2491}}},
                                                     {11,
                                                      {{85, 2040},
                                                       {80, 2076},
                                                       {75, 2118},
                                                       {70, 2149},
                                                       {65, 2186},
                                                       {60, 2215},
                                                       {55, 2251},
                                                       {50, 2280},
                                                       {45, 2316},
                                                       {40, 2353},
                                                       {35, 2384},
                                                       {30, 2426},
                                                       {25, 2462},
                                                       {20, 2513}}}};

}  // namespace

int category_number(const std::string& category) {
  const auto found = std::find(categories.begin(), categories.end(), category);
  return found == categories.end() ? 0 : static_cast<int>(found - categories.begin());
}

std::string category_name(int number) { return categories[static_cast<std::size_t>(number)]; }

int theoretical_rating(const std::string& category) {
  // 4.2.15 h to a
  const int values[]{1440, 1460, 1480, 1500, 1600, 1800, 2000, 2200};
  return values[category_number(category)];
}

int category_of_rating(int rating) {
  if (rating >= 2000) return category_number("CM");  // 4.4.1.4
  if (rating >= 1800) return category_number("1N");  // 4.4.1.3
  if (rating >= 1600) return category_number("2N");  // 4.4.1.2
  if (rating >= 1500) return category_number("3N");  // 4.4.1.1
  return 0;
}

int least_rating_of(int category) {
  const int values[]{0, 0, 0, 1500, 1600, 1800, 2000, 2200};
  return values[category];
}

Norm maestro_norm(const Report& report, std::size_t seat,
                  const std::function<int(std::size_t)>& rating) {
  int played = 0;
  int tenths = 0;
  bool all_others_won = true;
  // The games that the tournament provides for (4.4.1.5.1): without that of the free round.
  bool has_free_round = report.form == Form::round_robin && players_in(report) % 2 == 1;
  std::map<int, int> games_with;  // 4.4.1.5.4: an opponent is a person
  for (const auto& cell : report.seats[seat].cells) {
    if (cell.opponent >= 0 && (cell.result == '1' || cell.result == '=' || cell.result == '0')) {
      ++played;
      tenths += cell.result == '1' ? 10 : cell.result == '=' ? 5 : 0;
      ++games_with[cell.opponent];
    } else if (has_free_round && cell.opponent < 0 && cell.result != '+' && cell.result != 'U' &&
               cell.result != 'H' && cell.result != 'F') {
      has_free_round = false;
    } else if (cell.result != '+' && cell.result != 'U') {
      all_others_won = false;  // 4.4.1.5.1 a; the register's G2 for the allocated bye
    }
  }
  const bool is_single = report.rounds >= 9;                        // 4.4.1.5.1
  const bool is_double = report.rounds == 7 || report.rounds == 8;  // 4.4.1.5.2
  if (!is_single && !is_double) return Norm::none;
  if (!all_others_won) return Norm::none;
  if (is_single && (played < 8 || report.minutes < 120)) return Norm::none;  // b; 5.3.1 d
  if (is_double && played < 7) return Norm::none;
  const auto column = maestro_table.find(played);
  if (column == maestro_table.end()) return Norm::none;
  // 4.4.1.5.4: the lowest one below 1900 counts as 1900.
  int lowest = -1;
  for (const auto& [opponent, games] : games_with)
    if (lowest < 0 ||
        rating(static_cast<std::size_t>(opponent)) < rating(static_cast<std::size_t>(lowest)))
      lowest = opponent;
  std::int64_t sum = 0;
  for (const auto& [opponent, games] : games_with) {
    const int own = rating(static_cast<std::size_t>(opponent));
    sum += std::int64_t{games} * (opponent == lowest ? std::max(own, 1900) : own);
  }
  const int average = nearest(sum, played);
  for (auto line = column->second.rbegin(); line != column->second.rend(); ++line)
    if (average >= line->lowest_average) {
      if (tenths < line->tenths) return Norm::none;
      return is_single ? Norm::single_norm : Norm::double_norm;
    }
  return Norm::none;
}

bool has_norms(int single_norms, const std::vector<Day>& double_norms) {
  if (single_norms > 0) return true;
  // 4.4.1.5.2: "non oltre 4 anni dalla data di inizio del torneo" of the first one
  for (std::size_t a = 0; a < double_norms.size(); ++a)
    for (std::size_t b = 0; b < double_norms.size(); ++b)
      if (a != b && double_norms[a] <= double_norms[b] &&
          double_norms[b] <= months_later(double_norms[a], 48))
        return true;
  return false;
}

}  // namespace oracle::history
