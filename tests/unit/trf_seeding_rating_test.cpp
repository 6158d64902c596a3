#include <gtest/gtest.h>

#include "seeding_rating.hpp"
#include "support/draft.hpp"

namespace trf {
namespace {

/// The rating for the start order of a player with these; 0: none.
int seeded(RankingMethod method, int fide, int national) {
  test::Draft t;
  t.ranking_method = method;
  t.ranking_federation = "ITA";
  Player& player = t.players.emplace_back();
  player.rating = static_cast<std::uint16_t>(fide);
  NationalRecord record;
  record.federation = "ITA";
  record.rating = static_cast<std::uint16_t>(national);
  player.national.push_back(record);
  return detail::seeding_rating(t, player);
}

// TRF26, record 172.
TEST(SeedingRating, FollowsTheRankingMethod) {
  using enum RankingMethod;
  struct Row {
    RankingMethod method;
    int both, fide_alone, national_alone;
  };
  for (const auto& [method, both, fide_alone, national_alone] :
       {Row{nro, 1900, 0, 1900}, Row{fidon, 2000, 2000, 1900}, Row{nidof, 1900, 2000, 1900},
        Row{hbfn, 2000, 2000, 1900}, Row{lbfn, 1900, 2000, 1900}, Row{fide, 2000, 2000, 0},
        Row{none, 2000, 2000, 0}}) {
    EXPECT_EQ(seeded(method, 2000, 1900), both) << static_cast<int>(method);
    EXPECT_EQ(seeded(method, 2000, 0), fide_alone) << static_cast<int>(method);
    EXPECT_EQ(seeded(method, 0, 1900), national_alone) << static_cast<int>(method);
    EXPECT_EQ(seeded(method, 0, 0), 0) << static_cast<int>(method);
  }
}

}  // namespace
}  // namespace trf
