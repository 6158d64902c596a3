#include "trf/tie_break_list.hpp"
#include "trf/tie_break_modifiers.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace trf {
namespace {

std::string canonical(std::string_view text) {
  std::string all;
  for (const TieBreak& code : parse_tie_breaks(text).codes)
    all += (all.empty() ? "" : " ") + to_string(code);
  return all;
}

TEST(TieBreakList, ReadsTheExampleOfTheAttachment) {
  const TieBreakList list = parse_tie_breaks("EDET/P,EMGSB/C1/P,BH:MP/C1/P,MPvGP");
  ASSERT_EQ(list.codes.size(), 4u);
  EXPECT_TRUE(list.faults.empty());
  EXPECT_EQ(list.codes[2], (TieBreak{"BH", "MP", {"C1", "P"}, "BH:MP/C1/P"}));
  EXPECT_EQ(list.codes[3].code, "MPVGP");
  EXPECT_EQ(list.codes[3].text, "MPvGP");
  EXPECT_EQ(list.offsets[2], 18u);
}

TEST(TieBreakList, SeparatesByCommasAndBlanksInAnyNumber) {
  EXPECT_EQ(canonical("  bh/c1 , BH,,SB  DE,"), "BH/C1 BH SB DE");
  EXPECT_EQ(canonical(""), "");
}

TEST(TieBreakList, UnderstandsOlderSpellings) {
  const std::pair<const char*, const char*> cases[] = {
      {"GE", "REP"},
      {"SNO", "TPN"},
      {"rtg/r", "RTNG/R"},
      {"BH-C1", "BH/C1"},
      {"BH:C2", "BH/C2"},
      {"BHC1", "BH/C1"},
      {"SBM1", "SB/M1"},
      {"KS/L1", "KS/L+1"},
      {"KS/L-2", "KS/L-2"},
      {"ESB:MG/C1", "EMGSB/C1"},
      {"BH/C1:GP", "BH:GP/C1"},
      {"BH/C01", "BH/C1"},
      // Names that end otherwise, are unknown, or take no cut without a separator.
      {"BHC", "BHC"},
      {"BHX1", "BHX1"},
      {"FOOC1", "FOOC1"},
      {"ESBC1", "ESBC1"},
      {"EDET:MG", "EDET:MG"},
  };
  for (const auto& [given, meant] : cases) EXPECT_EQ(canonical(given), meant) << given;
}

TEST(TieBreakList, SaysWhatIsNoModifierAndWhere) {
  const TieBreakList list = parse_tie_breaks("BH, SB/X2,DE");
  EXPECT_EQ(list.codes.size(), 2u);
  ASSERT_EQ(list.faults.size(), 1u);
  EXPECT_EQ(list.faults[0].offset, 6u);
  EXPECT_EQ(list.faults[0].width, 3u);
  EXPECT_EQ(to_string(list.faults[0].message),
            "'/X2' after 'SB' is not a modifier; use /Cn /Mn /L+n /L-n /P /F /R /Kn /Un :MP :GP");
}

TEST(TieBreakList, RefusesWhatIsNoCode) {
  EXPECT_EQ(to_string(parse_tie_breaks("/C1").faults.at(0).message),
            "'/C1' is not a tie-break code");
  EXPECT_EQ(to_string(parse_tie_breaks("1BH").faults.at(0).message),
            "'1BH' is not a tie-break code");
  EXPECT_EQ(to_string(parse_tie_breaks("BH/C0").faults.at(0).message),
            "'BH/C0': the modifier /C0 cuts nothing");
  EXPECT_EQ(to_string(parse_tie_breaks("SSSC/K0").faults.at(0).message),
            "'SSSC/K0': the modifier /K0 is out of range");
  EXPECT_EQ(to_string(parse_tie_breaks("BH/C99999").faults.at(0).message),
            "'BH/C99999': the modifier /C99999 is out of range");
}

TEST(TieBreakList, SaysWhichModifiersACodeTakes) {
  const std::pair<const char*, const char*> cases[] = {
      {"BH/C1", ""},
      {"EMGSB/C1/P", ""},
      {"SSSC/K2/F", ""},
      {"KS/L-2", ""},
      {"RTNG/R", ""},
      {"OTHER_LOT/C7", ""},
      {"WIN/C1", "WIN does not allow /C1 (C.07 14)"},
      {"BH/R", "BH does not allow /R (C.07 14)"},
      {"BH/L+1", "BH does not allow /L+1 (C.07 14)"},
      {"BH/M3", "a median cuts one or two contributions at each end, not /M3 (C.07 14)"},
      {"BH/M2", ""},
      {"BH/C1/C2", "/C is used twice"},
      {"BH/C1/M1", "a median and a cut cannot be used together (C.07 14)"},
  };
  for (const auto& [code, fault] : cases) {
    const TieBreakList list = parse_tie_breaks(code);
    ASSERT_EQ(list.codes.size(), 1u) << code;
    EXPECT_EQ(to_string(modifier_fault(list.codes[0])), fault) << code;
  }
}

TEST(TieBreakList, KnowsTheCodesOfTheRegulation) {
  EXPECT_TRUE(is_tie_break_code("EDEBT"));
  EXPECT_TRUE(is_tie_break_code("OTHER_LOT"));
  EXPECT_FALSE(is_tie_break_code("BHITA"));
  EXPECT_FALSE(is_tie_break_code("XYZ"));
}

TEST(TieBreakList, KnowsTheCodesOfPoints) {
  for (const auto* code : {"PTS", "MPTS", "GPTS"}) EXPECT_TRUE(is_points_code(code)) << code;
  for (const auto* code : {"MPVGP", "PS", "BH", ""}) EXPECT_FALSE(is_points_code(code)) << code;
}

// C.07 10
TEST(TieBreakList, KnowsTheCodesOfRatings) {
  for (const auto* code : {"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"})
    EXPECT_TRUE(is_rating_code(code)) << code;
  for (const auto* code : {"PTS", "BH", "AOB", "TPN", "ABH", "ESB", "OTHER_ARO", ""})
    EXPECT_FALSE(is_rating_code(code)) << code;
  const std::pair<std::string_view, std::optional<int>> ratings[] = {
      {"ARO", {}}, {"ARO/C1", {}}, {"ARO/U0", 0}, {"ARO/C1/U1400", 1400}};
  for (const auto& [code, rating] : ratings)
    EXPECT_EQ(rating_of_unrated(parse_tie_breaks(code).codes.at(0)), rating) << code;
}

}  // namespace
}  // namespace trf
