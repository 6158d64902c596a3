// Rates of play in the free text of record 122: number by number.

#include <gtest/gtest.h>

#include "support/draft.hpp"
#include "trf/check.hpp"

namespace {

trf::test::Draft with(std::string_view text) {
  trf::test::Draft tournament;
  tournament.rate_of_play_text = text;
  return tournament;
}

TEST(SecondsFor60Moves, AreThoseOfTheText) {
  constexpr int minute = 60;
  const std::pair<std::string_view, std::optional<int>> cases[] = {
      // Each unit, and the increment of 60 moves
      {"90+30", 90 * minute + 60 * 30},
      {"90'+30\"", 90 * minute + 60 * 30},
      {"90' + 30''", 90 * minute + 60 * 30},
      {"60 minutes", 60 * minute},
      {"2 h", 120 * minute},
      {"90'", 90 * minute},
      {"40/20+10", 20 * minute + 60 * 10},
      {"90 min + 30 sec", 90 * minute + 60 * 30},
      {"90 MIN + 30 s/move", 90 * minute + 60 * 30},
      {"90m+30s", 90 * minute + 60 * 30},
      {"90\xE2\x80\xB2 + 30\xE2\x80\xB3", 90 * minute + 60 * 30},
      {"1h + 5", 60 * minute + 60 * 5},
      {"2 ore", 120 * minute},
      {"1h30'", 90 * minute},
      {"1h30", 90 * minute},
      {"1h 59 + 30\"", 119 * minute + 60 * 30},
      {"1h60", std::nullopt},
      // Marks within a number
      {"1.5 h", std::nullopt},
      {"1,5 ore", std::nullopt},
      {"1:30", std::nullopt},
      {"60 min.", 60 * minute},
      // The time of several periods is a sum; their moves are none
      {"40/90'+15'+30\"", 105 * minute + 60 * 30},
      {"40 moves in 90 min + 15 min + 30 sec", 105 * minute + 60 * 30},
      {"40 mosse in 90 min", 90 * minute},
      {"90' + 15\xE2\x80\xB2", 105 * minute},
      {"90' + 15 min", 105 * minute},
      // A number without a unit is minutes, if it is one of these
      {"0", std::nullopt},
      {"1", minute},
      {"240", 240 * minute},
      {"241", std::nullopt},
      {"90 30", std::nullopt},
      {"90 2+30", std::nullopt},
      // Increments
      {"90+120", 90 * minute + 60 * 120},
      {"90+121", std::nullopt},
      {"90+60+60", 90 * minute + 60 * 120},
      {"30\"", std::nullopt},
      // Eight numbers
      {"1'1'1'1'1'1'1'1'", 8 * minute},
      {"1'1'1'1'1'1'1'1'1'", std::nullopt},
      {"", std::nullopt},
      {"fast", std::nullopt},
  };
  for (const auto& [text, seconds] : cases)
    EXPECT_EQ(trf::seconds_for_60_moves(with(text).whole()), seconds) << text;
}

}  // namespace
