#include "trf/languages.hpp"

#include <gtest/gtest.h>

#include <iostream>
#include <set>

#include "language/polish.hpp"
#include "trf/check.hpp"
#include "trf/check_ids.hpp"
#include "trf/pair/messages/criteria.hpp"
#include "trf/pair/messages/place.hpp"

namespace {

using trf::test::polish;

std::string in_polish(const trf::Message& message) { return render(message, polish); }

TEST(Languages, BeginWithEnglishAndHaveDistinctTags) {
  ASSERT_FALSE(trf::languages().empty());
  EXPECT_EQ(trf::languages().front(), &trf::english);
  std::set<std::string_view> tags;
  for (const auto* const language : trf::languages()) {
    EXPECT_TRUE(tags.insert(language->tag).second) << language->tag;
    EXPECT_EQ(trf::find_language(language->tag), language);
  }
  EXPECT_TRUE(tags.contains("it"));
}

TEST(Languages, KnowEverySentenceOnce) {
  std::set<std::string> ids;
  for (const auto family : trf::families())
    for (const auto* const id : family) EXPECT_TRUE(ids.insert(to_string(*id)).second) << id->name;
  EXPECT_GT(ids.size(), 1500U);
  for (const auto* const known : {"cross.same_colour", "dutch.is_alone", "norms.condition",
                                  "tie_breaks.points", "check_summary.B04", "pair_sheet.verdict"})
    EXPECT_TRUE(ids.contains(known)) << known;
}

TEST(Languages, ItalianIsComplete) {
  EXPECT_TRUE(trf::italian.is_complete);
  for (const auto* const id : sentences_without_words(trf::italian, trf::families()))
    ADD_FAILURE() << to_string(*id) << " has no Italian words";
}

TEST(Languages, APartialLanguageCountsItsMissingSentences) {
  std::size_t all = 0;
  for (const auto family : trf::families()) all += family.size();
  // Of the libraries it has a criterion, a place, and a text of a check.
  const auto missing = sentences_without_words(polish, trf::families());
  EXPECT_EQ(missing.size(), all - 3);
  std::cout << "pl: " << missing.size() << " of " << all
            << " sentences of the libraries are English\n";
}

TEST(Languages, ThreePluralForms) {
  const auto floaters = [](int count) {
    return in_polish(trf::pair::said::count_of_downfloaters{.count = count});
  };
  EXPECT_EQ(floaters(1), "1 gracz spada");
  for (const int few : {2, 3, 4, 22, 34, 102})
    EXPECT_EQ(floaters(few), std::to_string(few) + " gracze spadają");
  for (const int many : {0, 5, 11, 12, 13, 14, 21, 112})
    EXPECT_EQ(floaters(many), std::to_string(many) + " graczy spada");
  const auto points = [](int tenths) {
    return in_polish(trf::pair::said::scoregroup{.points = trf::Score::from_tenths(tenths)});
  };
  EXPECT_EQ(points(10), "1 punkt");
  EXPECT_EQ(points(30), "3 punkty");
  EXPECT_EQ(points(35), "3,5 punktu");
}

TEST(Languages, WhatAPartialLanguageDoesNotHaveIsEnglish) {
  EXPECT_EQ(in_polish(trf::pair::said::median_scoregroup{.points = trf::Score::from_tenths(30)}),
            "median, 3 points");
  const auto& check = trf::check_of(trf::CheckId{"B02"});
  EXPECT_EQ(in_polish(text(check, trf::CheckText::summary)), "Gracz ma dwa razy bye (PAB)");
  EXPECT_EQ(in_polish(text(check, trf::CheckText::explanation)), check.explanation);
}

}  // namespace
