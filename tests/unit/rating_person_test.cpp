#include "trf/rating/person.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>

#include "support/sketch.hpp"
#include "trf/rating/period.hpp"

namespace {

using trf::rating::Contradiction;
using trf::rating::IdKind;
using trf::rating::PersonFacts;
using trf::rating::Persons;
using trf::rating::RatingList;
using Kind = trf::rating::PeriodFinding::Kind;

TEST(Person, FactsContradictEachOtherOnlyIfBothAreKnown) {
  using trf::rating::contradiction;
  const PersonFacts rossi{"140001", "831001", "Rossi, Mario", {1970, 1, 2}};
  EXPECT_EQ(contradiction(rossi, rossi), Contradiction::none);
  EXPECT_EQ(contradiction(rossi, {"", "", "Rossi, M.", {}}), Contradiction::none);
  EXPECT_EQ(contradiction(rossi, {"", "", "", {1970, 0, 0}}), Contradiction::none);
  EXPECT_EQ(contradiction(rossi, {"0140001", "", "Rossi, Mario", {}}), Contradiction::none);
  EXPECT_EQ(contradiction(rossi, {"", "", "Bianchi, Carla", {}}), Contradiction::name);
  EXPECT_EQ(contradiction(rossi, {"", "", "Rossi, Mario", {1970, 1, 3}}), Contradiction::birth);
  EXPECT_EQ(contradiction(rossi, {"", "", "Rossi, Mario", {1971, 0, 0}}), Contradiction::birth);
  EXPECT_EQ(contradiction(rossi, {"140002", "", "Rossi, Mario", {}}),
            Contradiction::national_number);
  EXPECT_EQ(contradiction(rossi, {"", "831002", "Rossi, Mario", {}}), Contradiction::fide_number);
}

TEST(Person, AFideNumberIsNeverANationalOne) {
  EXPECT_NE(trf::rating::fide_column_key("140002"), trf::rating::list_key("140002"));
  EXPECT_EQ(trf::rating::fide_column_key("0140002"), trf::rating::fide_column_key("140002"));
  EXPECT_EQ(trf::rating::fide_column_key(""), 0U);
  const std::string_view csv = "id,fide_id,name,rating\n140002,831002,\"Bianchi, Carla\",1520\n";
  const auto list = RatingList::read(csv);
  ASSERT_TRUE(list.value);
  EXPECT_NE(list.value->find("140002"), nullptr);
  EXPECT_EQ(list.value->find(trf::rating::fide_column_key("140002")), nullptr);
  EXPECT_NE(list.value->find(trf::rating::fide_column_key("831002")), nullptr);
  EXPECT_EQ(list.value->find("831002"), nullptr);
}

TEST(Person, ARowWithoutNumberIsFoundByNameAndBirthDate) {
  const std::string_view csv =
      "id,fide_id,name,birth,rating\n"
      "140001,,\"Rossi, Mario\",1970/01/02,1500\n"
      "140002,,\"Rossi, Mario\",1970/01/03,1600\n"
      "140003,831003,\"Neri, Ivo\",1980,1700\n"
      ",,\"Verdi, Anna\",1990/05/06,1800\n"
      ",831005,\"Gialli, Ugo\",1991,1900\n";
  const auto list = RatingList::read(csv);
  ASSERT_TRUE(list.value);
  EXPECT_TRUE(list.diagnostics.empty());
  const Persons persons{*list.value, csv};
  const auto rating_of = [&](const PersonFacts& facts) {
    const auto* row = persons.by_name(facts, IdKind::national);
    return row == nullptr ? 0 : row->rating[0];
  };
  EXPECT_EQ(rating_of({"", "", "Mario ROSSI", {1970, 1, 3}}), 1600);
  EXPECT_EQ(rating_of({"", "", "Rossi, Mario", {1970, 0, 0}}), 0);     // Two of that year
  EXPECT_EQ(rating_of({"", "", "Rossi, Mario", {}}), 0);               // No birth date
  EXPECT_EQ(rating_of({"", "", "Neri, Ivo", {1980, 3, 4}}), 1700);     // The list has the year
  EXPECT_EQ(rating_of({"", "831009", "Neri, Ivo", {1980, 3, 4}}), 0);  // Another number
  EXPECT_EQ(rating_of({"140009", "", "Neri, Ivo", {1980, 3, 4}}), 0);
  EXPECT_EQ(rating_of({"", "", "Verdi, Anna", {1990, 5, 6}}), 1800);
  EXPECT_EQ(rating_of({"140010", "831010", "Verdi, Anna", {1990, 5, 6}}), 1800);
  EXPECT_EQ(list.value->id_of(*list.value->find(trf::rating::fide_column_key("831005"))), "831005");
}

TEST(Person, TwoRowsWithOneNumberAreAnError) {
  EXPECT_EQ(RatingList::read("id,rating\n1,1500\n01,1600\n").diagnostics.size(), 1U);
  EXPECT_EQ(RatingList::read("id,fide_id,rating\n1,8,1500\n2,8,1600\n").diagnostics.size(), 1U);
  EXPECT_TRUE(RatingList::read("id,fide_id,rating\n1,2,1500\n2,1,1600\n").diagnostics.empty());
}

// Reports of a period in Elo Italia, each with two players who play each other.
class PersonsOfPeriod : public testing::Test {
 protected:
  struct One {
    std::string national, fide, name;
    trf::Date birth;
  };
  void report(const One& player, std::uint16_t day) {
    auto draft = trf::test::sketch({"2w1", "1b0"});
    draft.start = draft.end = {2015, 10, static_cast<std::uint8_t>(day)};
    draft.name = "Event " + std::to_string(day);
    const std::array<One, 2> players{
        player, {std::to_string(150000 + day), "", "Other " + std::string(day, 'x'), {1960, 1, 1}}};
    for (std::size_t i = 0; i < 2; ++i) {
      auto& entered = draft.players[i];
      entered.fide_id = players[i].fide;
      entered.name = players[i].name;
      entered.birth = players[i].birth;
      entered.national.push_back({});
      entered.national.back().federation = "ITA";
      entered.national.back().id = players[i].national;
    }
    reports_.push_back(std::move(draft));
  }
  void add() {
    period_ = std::make_unique<trf::rating::Period>(persons_.list(), nullptr);
    const auto& regulation =
        *trf::rating::edition_for("elo-italia", trf::Date{2015, 10, 1}).regulation;
    for (std::size_t i = 0; i < reports_.size(); ++i) {
      const trf::Tournament& tournament = reports_[i];
      auto event = trf::rating::make_event(
          tournament, {.type = trf::EventType::team, .seconds = {}, .players = {}});
      const auto use = trf::rating::apply_list(event, tournament, persons_, regulation);
      period_->add(static_cast<std::uint32_t>(i), tournament, event,
                   trf::rating::rate(event, regulation), use, regulation);
    }
    period_->finish();
  }
  std::vector<Kind> found() {
    add();
    if (const auto joins = period_->joins(persons_); !joins.empty()) {
      persons_.join(joins);
      add();
    }
    std::vector<Kind> kinds;
    for (const auto& finding : period_->findings(persons_)) kinds.push_back(finding.kind);
    return kinds;
  }
  void read(std::string_view csv) {
    list_ = RatingList::read(csv);
    persons_ = Persons{*list_.value, csv};
  }

  trf::Result<RatingList> list_;
  Persons persons_;
  std::vector<trf::test::Draft> reports_;
  std::unique_ptr<trf::rating::Period> period_;
};

TEST_F(PersonsOfPeriod, OnePersonByTwoNumbersIsOneRow) {
  report({"140001", "", "Rossi, Mario", {1970, 1, 2}}, 1);
  report({"", "831001", "Rossi, Mario", {1970, 1, 2}}, 3);
  report({"", "", "Rossi, Mario", {1970, 1, 2}}, 5);
  EXPECT_TRUE(found().empty());
  EXPECT_EQ(period_->size(), 4U);  // And three others
  const auto row = period_->row(*period_->find(trf::rating::list_key("140001")));
  EXPECT_EQ(row.events.size(), 3U);
  EXPECT_EQ(row.national, "140001");
  EXPECT_EQ(row.fide_id, "831001");
}

TEST_F(PersonsOfPeriod, AReportWithBothNumbersJoinsTheReportsWithOne) {
  report({"140001", "", "Rossi, Mario", {}}, 1);
  report({"", "831001", "Rossi, M.", {}}, 3);
  report({"140001", "831001", "Rossi, Mario", {}}, 5);
  EXPECT_TRUE(found().empty());
  EXPECT_EQ(period_->size(), 4U);
}

TEST_F(PersonsOfPeriod, ContradictionsAreFoundInEveryOrder) {
  const One one{"140001", "", "Rossi, Mario", {1970, 1, 2}};
  const auto with = [&](const One& other) {
    reports_.clear();
    report(one, 1);
    report(other, 3);
    const auto first = found();
    std::swap(reports_[0], reports_[1]);
    EXPECT_EQ(found(), first);
    return first;
  };
  EXPECT_EQ(with({"140001", "", "Bianchi, Carla", {1970, 1, 2}}), std::vector{Kind::two_names});
  EXPECT_EQ(with({"140001", "", "Rossi, Mario", {1971, 1, 2}}), std::vector{Kind::two_births});
  EXPECT_EQ(with({"140002", "", "Rossi, Mario", {1970, 1, 2}}), std::vector{Kind::two_numbers});
  EXPECT_EQ(with({"140002", "", "Rossi, Mario", {1970, 1, 3}}), std::vector<Kind>{});
  persons_.confirm("140002");
  EXPECT_EQ(with({"140002", "", "Rossi, Mario", {1970, 1, 2}}), std::vector<Kind>{});
}

TEST_F(PersonsOfPeriod, ARowOfTheListIsComparedWhateverWayItWasFound) {
  read(
      "id,fide_id,name,birth,rating\n140001,831001,\"Rossi, Mario\",1970/01/02,1500\n"
      "140002,,\"Bianchi, Carla\",1980/01/02,1600\n");
  const auto with = [&](const One& one) {
    reports_.clear();
    report(one, 1);
    return found();
  };
  EXPECT_EQ(with({"140001", "", "Rossi, Mario", {}}), std::vector<Kind>{});
  EXPECT_EQ(with({"140001", "", "Neri, Ivo", {}}), std::vector{Kind::listed_name});
  EXPECT_EQ(with({"140001", "", "Rossi, Mario", {1971, 0, 0}}), std::vector{Kind::listed_birth});
  EXPECT_EQ(with({"", "831001", "Neri, Ivo", {}}), std::vector{Kind::listed_name});
  EXPECT_EQ(with({"140009", "831001", "Rossi, Mario", {}}), std::vector{Kind::listed_number});
  EXPECT_EQ(with({"140001", "831009", "Rossi, Mario", {}}), std::vector{Kind::listed_number});
  EXPECT_EQ(with({"140009", "", "Rossi, Mario", {1970, 1, 2}}), std::vector{Kind::namesake});
  EXPECT_EQ(with({"140009", "", "Rossi, Mario", {1970, 1, 3}}), std::vector<Kind>{});
  EXPECT_EQ(with({"140002", "831001", "Bianchi, Carla", {}}),
            std::vector{Kind::listed_fide_number});
  persons_.confirm("140009");
  EXPECT_EQ(with({"140009", "", "Rossi, Mario", {1970, 1, 2}}), std::vector<Kind>{});
  EXPECT_TRUE(period_->find(trf::rating::list_key("140001")));
}

// Whatever fact found the row of the list.
TEST_F(PersonsOfPeriod, OneNumberIsOneRowWithARowOfTheList) {
  const auto with = [&](std::string_view row, const One& one, const One& other) {
    reports_.clear();
    std::string csv{"id,fide_id,name,birth,rating\n"};
    csv += row;
    read(csv);
    report(one, 1);
    report(other, 3);
    const auto first = found();
    EXPECT_EQ(period_->size(), first.empty() ? 3U : 4U) << row;
    std::swap(reports_[0], reports_[1]);
    read(csv);
    EXPECT_EQ(found(), first) << row;
    return first;
  };
  const One both{"140001", "831001", "Rossi, Mario", {1970, 1, 2}};
  const One national{"140001", "", "Rossi, Mario", {}}, fide{"", "831001", "Rossi, M.", {}};
  const auto by_fide = ",831001,\"Rossi, Mario\",,1500";
  const auto by_national = "140001,,\"Rossi, Mario\",,1500";
  const auto by_name = ",,\"Rossi, Mario\",1970/01/02,1500";
  EXPECT_EQ(with(by_fide, both, national), std::vector<Kind>{});
  EXPECT_EQ(with(by_national, both, fide), std::vector<Kind>{});
  EXPECT_EQ(with(by_name, both, national), std::vector<Kind>{});
  EXPECT_EQ(with(by_name, both, fide), std::vector<Kind>{});
  EXPECT_EQ(with(by_fide, both, {"140001", "", "Neri, Ivo", {}}), std::vector{Kind::two_names});
  EXPECT_EQ(with(by_fide, both, {"140001", "", "Rossi, Mario", {1971, 0, 0}}),
            std::vector{Kind::two_births});
  EXPECT_EQ(with(by_fide, both, {"140001", "831009", "Rossi, Mario", {}}),
            std::vector{Kind::two_numbers});
  EXPECT_EQ(with(",831001,\"Rossi, Mario\",,1500\n,831009,\"Rossi, Mario\",,1600", both,
                 {"140001", "831009", "Rossi, Mario", {}}),
            std::vector{Kind::shared_number});
}

// The first report that has it; a day completes the year.
TEST_F(PersonsOfPeriod, TheDateOfBirthIsThatOfTheFirstReport) {
  const auto birth = [&](const std::vector<trf::Date>& dates) {
    reports_.clear();
    for (std::size_t i = 0; i < dates.size(); ++i)
      report({"140001", "", "Rossi, Mario", dates[i]}, static_cast<std::uint16_t>(2 * i + 1));
    (void)found();
    return period_->row(*period_->find(trf::rating::list_key("140001"))).birth;
  };
  EXPECT_EQ(birth({{1970, 1, 2}, {1971, 3, 4}}), (trf::Date{1970, 1, 2}));
  EXPECT_EQ(birth({{1970, 1, 2}, {1970, 3, 4}}), (trf::Date{1970, 1, 2}));
  EXPECT_EQ(birth({{1970, 0, 0}, {1971, 3, 4}}), (trf::Date{1970, 0, 0}));
  EXPECT_EQ(birth({{1970, 0, 0}, {1970, 3, 4}}), (trf::Date{1970, 3, 4}));
  EXPECT_EQ(birth({{}, {1970, 3, 4}}), (trf::Date{1970, 3, 4}));
}

// As the list of an earlier period would find it; several such persons stay several.
TEST_F(PersonsOfPeriod, AYearOfBirthIsTheOnlyPersonOfThatYear) {
  const auto persons_of = [&](std::vector<One> players, std::string_view rows = {}) {
    std::sort(players.begin(), players.end(),
              [](const One& a, const One& b) { return a.birth < b.birth; });
    std::string csv{"id,fide_id,name,birth,rating\n"};
    csv += rows;
    std::vector<std::size_t> sizes;
    do {
      reports_.clear();
      for (std::size_t i = 0; i < players.size(); ++i)
        report(players[i], static_cast<std::uint16_t>(2 * i + 1));
      read(csv);
      EXPECT_TRUE(found().empty());
      sizes.push_back(period_->size() - players.size());
    } while (std::next_permutation(players.begin(), players.end(),
                                   [](const One& a, const One& b) { return a.birth < b.birth; }));
    EXPECT_EQ(std::count(sizes.begin(), sizes.end(), sizes.front()), std::ssize(sizes));
    return sizes.front();
  };
  const One numbered{"140001", "", "Rossi, Mario", {1970, 1, 2}};
  const One year{"", "", "Rossi, Mario", {1970, 0, 0}};
  EXPECT_EQ(persons_of({numbered, year}), 1U);
  EXPECT_EQ(persons_of({numbered, {"", "831001", "Rossi, Mario", {1970, 0, 0}}}), 1U);
  EXPECT_EQ(persons_of({numbered, {"140009", "", "Rossi, Mario", {1970, 0, 0}}}), 2U);
  EXPECT_EQ(persons_of({numbered, {"", "", "Rossi, Mario", {1971, 0, 0}}}), 2U);
  EXPECT_EQ(persons_of({numbered, year, {"140002", "", "Rossi, Mario", {1970, 1, 3}}}), 3U);
  // The list shows no date of birth, or has two persons of that year.
  EXPECT_EQ(persons_of({numbered, year}, "140001,,\"Rossi, Mario\",,1500\n"), 1U);
  EXPECT_EQ(persons_of({numbered, year},
                       "140003,,\"Rossi, Mario\",1970/03/04,1500\n"
                       "140004,,\"Rossi, Mario\",1970/05/06,1500\n"),
            2U);
}

// The list shows a person without date of birth: a player with another number may be another one.
TEST_F(PersonsOfPeriod, ANumberThatTheListDoesNotHaveIsAnotherPersonThanAYearOfBirth) {
  const auto persons_of = [&](std::string_view row, const One& listed, const One& other) {
    reports_.clear();
    std::string csv{"id,fide_id,name,birth,rating\n"};
    csv += row;
    read(csv);
    report(listed, 1);
    report(other, 3);
    EXPECT_TRUE(found().empty());
    return period_->size() - 2;
  };
  const auto by_fide = ",831001,\"Rossi, Mario\",,1500\n";
  const auto by_national = "140001,,\"Rossi, Mario\",,1500\n";
  const One year{"", "", "Rossi, Mario", {1970, 0, 0}};
  const One fide{"", "831001", "Rossi, Mario", {1970, 1, 2}};
  const One national{"140001", "", "Rossi, Mario", {1970, 1, 2}};
  EXPECT_EQ(persons_of(by_fide, fide, year), 1U);
  EXPECT_EQ(persons_of(by_fide, fide, {"140009", "", "Rossi, Mario", {1970, 0, 0}}), 2U);
  EXPECT_EQ(persons_of(by_national, national, {"", "831009", "Rossi, Mario", {1970, 0, 0}}), 2U);
}

// Each fact alone: without one, two rows of a report are two persons.
TEST(Person, IsOneInTwoRowsOfAReportByANumberOrADateOfBirth) {
  const auto are_one = [](const std::function<void(trf::Player&)>& enter) {
    auto draft = trf::test::sketch({"2w1", "1b0"});
    for (auto& player : draft.players) {
      player.name = "Rossi, Mario";
      enter(player);
    }
    const auto keys = trf::rating::without_list(draft, IdKind::national).keys;
    return keys[0] == keys[1];
  };
  EXPECT_FALSE(are_one([](trf::Player&) {}));
  EXPECT_TRUE(are_one([](trf::Player& player) { player.fide_id = "831001"; }));
  EXPECT_TRUE(are_one([](trf::Player& player) { player.birth = {1970, 1, 2}; }));
  EXPECT_TRUE(are_one([](trf::Player& player) {
    auto& record = player.national.emplace_back();
    record.federation = "ITA";
    record.id = "140001";
  }));
}

}  // namespace
