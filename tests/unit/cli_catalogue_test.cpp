#include <gtest/gtest.h>

#include <array>

#include "cli/catalogue.hpp"

namespace {

using cli::Catalogue;
using cli::Phrase;

constexpr std::array phrases{
    Phrase{"round", "turno"},
    Phrase{"{} has the bye", "{} riposa"},
    Phrase{"player {n} has the bye", "il giocatore {} riposa"},
    Phrase{"found '{}', expected '{}'", "atteso '{1}', trovato '{0}'"},
    Phrase{"Round {n}", "Turno {}"},
    Phrase{"turn {n}: {say}", "turno {}: {}"},
    Phrase{"{say}, found {}", "{}, trovato {}"},
    Phrase{"date expected", "attesa una data"},
    Phrase{"no {say} is given", "manca: {}"},
    Phrase{"rest; and no more", "resto; e basta"},
    Phrase{"list: {say}", "elenco: {}"},
    Phrase{"type {w}, {say}", "tipo {}, {}"},
    Phrase{"player {n} ({}) is away", "il giocatore {} ({}) manca"},
    Phrase{"points {}", "punti {}"},
    Phrase{"points {n} of player {n}", "{} punti del giocatore {}"},
    Phrase{"{say} [mendable]", "{} [riparabile]"},
    Phrase{"by {} to {}", "da {} per {}"},
    Phrase{"{n} is left out. {say}", "{} è tolto. {}"},
    Phrase{"{say} must go", "a {} tocca andare"},
    Phrase{"{n} up, {say}", "{} su, {}"},
    Phrase{"{n} up and down, {say}", "{} su e giù, {}"},
};

std::string said(std::string_view english) {
  const std::array<std::span<const Phrase>, 1> subjects{phrases};
  return Catalogue{subjects}.find(english).value_or("?");
}

TEST(Catalogue, TakesOnlyWholeTexts) {
  EXPECT_EQ(said("round"), "turno");
  EXPECT_EQ(said("rounds"), "?");
  EXPECT_EQ(said(" round"), "?");
  EXPECT_EQ(said(""), "?");
}

TEST(Catalogue, PutsPartsInTheOrderOfTheLanguage) {
  EXPECT_EQ(said("found 'a', expected 'b'"), "atteso 'b', trovato 'a'");
}

TEST(Catalogue, PrefersThePhraseWithMoreOfTheText) {
  EXPECT_EQ(said("player 7 has the bye"), "il giocatore 7 riposa");
  EXPECT_EQ(said("player x has the bye"), "player x riposa");
  EXPECT_EQ(said("turn 3: 5 has the bye"), "turno 3: 5 riposa") << "how it begins decides";
}

TEST(Catalogue, PrefersThePhraseWhosePartsAreKnown) {
  EXPECT_EQ(said("points 5 of player 7 [mendable]"), "5 punti del giocatore 7 [riparabile]")
      << "not: punti 5 of player 7 [mendable]";
  EXPECT_EQ(said("points 5 of all [mendable]"), "punti 5 of all [riparabile]");
  EXPECT_EQ(said("by a, found b to c"), "da a, found b per c") << "'by a' is no phrase";
  EXPECT_EQ(said("3 is left out. round must go"), "3 è tolto. a turno tocca andare")
      << "the larger frame stands outside";
}

TEST(Catalogue, NumbersAreNumbers) {
  EXPECT_EQ(said("Round 12"), "Turno 12");
  EXPECT_EQ(said("Round -0.5"), "Turno -0.5");
  EXPECT_EQ(said("Round table"), "?");
  EXPECT_EQ(said("Round 12 of May"), "?");
  EXPECT_EQ(said("Round 12."), "?");
  EXPECT_EQ(said("Round "), "?");
  EXPECT_EQ(said("type c, round"), "tipo c, turno");
  EXPECT_EQ(said("type c d, round"), "?") << "a word has no blanks";
}

TEST(Catalogue, TranslatesPartsThatArePhrases) {
  EXPECT_EQ(said("date expected, found 'x'"), "attesa una data, trovato 'x'");
  EXPECT_EQ(said("no round is given"), "manca: turno");
  EXPECT_EQ(said("no thing is given"), "manca: thing") << "what is not known stays";
}

TEST(Catalogue, KeepsOtherPartsAsTheyAre) {
  // A player may be called like a phrase, or like a part of one.
  EXPECT_EQ(said("round has the bye"), "round riposa");
  EXPECT_EQ(said("date expected, found round"), "attesa una data, trovato round");
  EXPECT_EQ(said("found 'x', expected ', expected 'y'"), "atteso ', expected 'y', trovato 'x'")
      << "nothing of a hostile name gets lost";
}

TEST(Catalogue, TakesJoinedPhrasesApart) {
  EXPECT_EQ(said("round; Round 3; 5 has the bye"), "turno; Turno 3; 5 riposa");
  EXPECT_EQ(said("round; rest; and no more"), "turno; resto; e basta");
  EXPECT_EQ(said("round; whatever"), "turno; whatever");
  EXPECT_EQ(said("this; that"), "?");
  EXPECT_EQ(said("; "), "?");
  EXPECT_EQ(said("round; "), "turno; ");
  EXPECT_EQ(said("list: round; Round 3"), "elenco: turno; Turno 3");
  EXPECT_EQ(said("list: rest; and no more; round"), "elenco: resto; e basta; turno");
  EXPECT_EQ(said("player 3 (A; B) is away"), "il giocatore 3 (A; B) manca")
      << "a joint within a name joins nothing";
}

TEST(Catalogue, ReadsListsThatAreNested) {
  std::string english, italian;
  for (int i = 0; i < 100; ++i) {
    english += i % 3 == 0 ? "7 up and down, " : "7 up, ";
    italian += i % 3 == 0 ? "7 su e giù, " : "7 su, ";
  }
  EXPECT_EQ(said(english + "round"), italian + "turno");
}

TEST(Catalogue, LooksForNoPhraseInData) {
  EXPECT_EQ(said("\x02round\x03"), "?");
  EXPECT_EQ(said("\x02White', expected 'x\x03 has the bye"), "\x02White', expected 'x\x03 riposa");
  EXPECT_EQ(said("found '\x02', expected '\x03', expected 'b'"),
            "atteso 'b', trovato '\x02', expected '\x03'");
  EXPECT_EQ(said("Round \x02"
                 "3\x03"),
            "Turno \x02"
            "3\x03");
  EXPECT_EQ(said("\x02round; round\x03"), "?");
}

TEST(Catalogue, LongHostileTextsAreNoBurden) {
  std::string text;
  for (int i = 0; i < 100'000; ++i) text += "found 'x, found ; ', expected ";
  EXPECT_EQ(said(text).size() > 1, true);
  EXPECT_EQ(said(std::string(1'000'000, '\x02')), "?");
  std::string nested = "round";
  for (int i = 0; i < 10'000; ++i) nested = "no turn 1: " + nested + ", found round [mendable]";
  EXPECT_EQ(said(nested).size() > 1, true);
}

}  // namespace
