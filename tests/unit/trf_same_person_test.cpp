#include "same_person.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace trf::detail {
namespace {

Player person(std::string name, Date birth, std::string fide_id = {}, std::string national = {}) {
  Player player;
  player.name = std::move(name);
  player.birth = birth;
  player.fide_id = std::move(fide_id);
  if (!national.empty()) {
    player.national.emplace_back().federation = "ITA";
    player.national.back().id = std::move(national);
  }
  return player;
}

constexpr Date day{1980, 1, 1}, another_day{1981, 1, 1}, unknown{};

TEST(SamePerson, HasOneNumberOrOneNameAndBirth) {
  const auto is_one = [](const Player& a, const Player& b) {
    EXPECT_EQ(resemblance(a, b).is_one_person(), resemblance(b, a).is_one_person());
    return resemblance(a, b).is_one_person();
  };
  EXPECT_TRUE(is_one(person("A", day, "0800101"), person("B", another_day, "800101")));
  EXPECT_TRUE(is_one(person("A", day, "1", "0012"), person("B", day, "2", "12")));
  EXPECT_TRUE(is_one(person("Müller, Hans", day), person("MUELLER Hans", day, "800101")));
  EXPECT_TRUE(is_one(person("A", day, "", "1"), person("A", day, "", "2")));
  EXPECT_FALSE(is_one(person("A", day, "1"), person("A", day, "2")));
  EXPECT_FALSE(is_one(person("A", day), person("A", another_day)));
  EXPECT_FALSE(is_one(person("A", day), person("A", unknown)));
  EXPECT_FALSE(is_one(person("A", day), person("B", day)));
  EXPECT_FALSE(is_one(person("", day), person("", day)));
  EXPECT_FALSE(is_one(person("A", day, "-----"), person("B", day, "-----")));
}

TEST(SamePerson, CanBeOneNameWithoutBirthIfNoNumberDiffers) {
  const auto can_be = [](const Player& a, const Player& b) {
    return resemblance(a, b).can_be_one_person();
  };
  EXPECT_TRUE(can_be(person("A", day), person("A", unknown)));
  EXPECT_FALSE(can_be(person("A", day, "1"), person("A", unknown, "2")));
  EXPECT_FALSE(can_be(person("A", unknown, "", "1"), person("A", unknown, "", "2")));
  EXPECT_FALSE(can_be(person("A", day), person("A", another_day)));
}

TEST(PersonIndex, FindsEachWithANumberOrTheNameOfAPlayer) {
  const std::vector<Player> players{person("A", day, "1"), person("A", unknown),
                                    person("B", another_day, "01", "07"), person("A", another_day),
                                    person("C", day, "", "7")};
  const PersonIndex index{players};
  using Found = std::vector<PlayerIndex>;
  EXPECT_EQ(index.like(person("a", day)), (Found{0, 1}));
  EXPECT_EQ(index.like(person("A", unknown)), (Found{0, 1, 3}));
  EXPECT_EQ(index.like(person("X", day, "001")), (Found{0, 2}));
  EXPECT_EQ(index.like(person("X", day, "", "7")), (Found{2, 4}));
  EXPECT_EQ(index.like(person("X", day)), Found{});
}

TEST(PersonIndex, NamesTheTwinsByNumbersBeforeThoseByNames) {
  const std::vector<Player> players{person("Z", day, "5"),  person("Z", day),
                                    person("A", unknown),   person("A", unknown),
                                    person("B", day, "05"), person("C", day, "5")};
  std::vector<std::vector<int>> found;
  for (const auto& twins : PersonIndex{players}.twins())
    found.push_back({static_cast<int>(twins.by), twins.earlier, twins.later, twins.is_second});
  const std::vector<std::vector<int>> expected{{0, 0, 4, 1}, {0, 0, 5, 0}, {2, 0, 1, 1}};
  EXPECT_EQ(found, expected);
}

TEST(PersonIndex, NamesNobodyAsATwinOfThemselves) {
  std::vector<Player> players{person("A", day, "", "7"), person("B", unknown)};
  players[0].national.push_back(players[0].national[0]);
  EXPECT_TRUE(PersonIndex{players}.twins().empty());
}

TEST(FideNumber, LosesItsLeadingZeros) {
  EXPECT_EQ(fide_id_of("0800101"), "800101");
  EXPECT_EQ(fide_id_of("000"), "");
  EXPECT_EQ(fide_id_of("0A1"), "0A1");
}

}  // namespace
}  // namespace trf::detail
