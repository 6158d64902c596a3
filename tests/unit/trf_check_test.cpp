// One edit of a clean report fires one check, on one line. The clean report itself, that fires
// none in any profile, is every case's neighbour.

#include <gtest/gtest.h>

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>

#include "support/check_cases.hpp"
#include "trf/fix.hpp"

namespace trf::test {
namespace {

class Catalogue : public testing::TestWithParam<CheckCase> {};

TEST_P(Catalogue, EditFiresJustItsCheck) {
  ReportText text(clean_standard);
  GetParam().edit(text);
  EXPECT_EQ(check_lines(text.bytes(), {Profile::format, Profile::consistency, Profile::rating}),
            GetParam().expected);
}

// Player n is in line 21 + n.
const std::vector<CheckCase> cases{
    {"P07", [](auto& t) { t.put("001    7", 25, "\x01"); }, {"P07:28"}},
    {"P08", [](auto& t) { t.put("001    7", 48, "\t"); }, {"P08:28"}},
    {"P08dates", [](auto& t) { t.put("132", 100, "\t"); }, {"H13:13", "P08:13"}},
    {"P08points", [](auto& t) { t.add("BBD\t 0.5"); }, {"P08:39", "S01:39"}},
    {"P08national",
     [](auto& t) {
       t.before("182", "172 ITA FIDON")
           .add("ITA    9   1N                                  \t1804");
     },
     {"P08:40"}},
    {"P09", [](auto& t) { t.lines[27].insert(47, " "); }, {"P09:28"}},
    {"P10", [](auto& t) { t.put("001    7", 69, "x"); }, {"P10:28"}},
    {"P10afterName", [](auto& t) { t.put("001    7", 48, "x"); }, {"P10:28"}},
    {"P10rating", [](auto& t) { t.put("001    7", 48, "1878 "); }, {"P10:28"}},
    {"P10national",
     [](auto& t) {
       t.before("182", "172 ITA NIDOF");
       for (int n = 1; n <= 17; ++n)
         t.add(fmt::format("ITA {:4}   1N {:{}}{:4}", n, "", n == 1 ? 33 : 34, 2200 - 10 * n));
     },
     {"P10:40"}},
    {"P14",
     [](auto& t) {
       auto& l = t.lines[27];
       l.replace(l.find("Gina") + 4, 2, "\xC2\xA0x");
     },
     {"P14:28"}},
    // Of such characters only a space that is none is looked for in a name.
    {"P14dashInName",
     [](auto& t) {
       auto& l = t.lines[27];
       l.replace(l.find("Gina") + 4, 2, "\xE2\x80\x93x");
     },
     {}},
    {"P15", [](auto& t) { t.record("022", "M\xC3\x83\xC2\xBCnchen"); }, {"P15:2"}},
    {"S01", [](auto& t) { t.add("962 Sponsor"); }, {"S01:39"}},
    {"S01program",
     [](auto& t) {
       t.add("DAT    1 GROUP      Verdi").add("DAT    2 GROUP      Blu").add("TNR 7");
     },
     {"S01:39", "S01:41"}},
    {"S01colour", [](auto& t) { t.add("XXC white10"); }, {"S01:39"}},
    {"S01space", [](auto& t) { t.add("001-"); }, {"S01:39"}},
    {"S02", [](auto& t) { t.add("a remark"); }, {"S02:39"}},
    {"S04", [](auto& t) { t.add("022 Milano"); }, {"S04:39"}},
    {"S07points", [](auto& t) { t.add("BBD  0.5"); }, {"S07:39"}},
    {"S07", [](auto& t) { t.add("XXR 7"); }, {"S07:39"}},
    {"S08", [](auto& t) { t.add("XXR 8"); }, {"S08:39"}},
    {"S08unread", [](auto& t) { t.record("142", "seven").add("XXR 7"); }, {"H25:14"}},
    {"S07unread", [](auto& t) { t.record("152", "Black").add("XXC black1"); }, {"H27:15"}},
    {"S07colour", [](auto& t) { t.add("XXC rank").add("XXC black1"); }, {"S07:40"}},
    {"S08colour", [](auto& t) { t.add("XXC rank").add("XXC white1"); }, {"S08:40"}},
    {"S08accent",
     [](auto& t) { t.add("XXC rank").add("XXC \u00E8 white1"); },
     {"S08:40", "S01:40"}},
    {"S13", [](auto& t) { t.before("001", "260 001 001   16   17"); }, {"S13:22"}},
    {"S13xxp", [](auto& t) { t.before("001", "XXP 1 17"); }, {"S13:22"}},
    {"S13national",
     [](auto& t) {
       t.before("182", "172 ITA FIDON")
           .before("001", "ITA    9   1N                                   1804");
     },
     {"S13:23"}},
    {"S14", [](auto& t) { t.erase("192").record("092", "FIDE_DUTCH_2026"); }, {"S14:9"}},
    {"S14small", [](auto& t) { t.erase("192").record("092", "fide_dutch_2026"); }, {"S14:9"}},
    {"S16", [](auto& t) { t.record("142", "8").put("132", 162, "26/03/10"); }, {"S16:0"}},
    {"S17", [](auto& t) { t.add("### MPA @ Round 3: 4-9"); }, {"S17:39"}},
    {"H01", [](auto& t) { t.record("012", ""); }, {"H01:1"}},
    {"H02", [](auto& t) { t.erase("022"); }, {"H02:0"}},
    {"H01sub", [](auto& t) { t.record("012", "\t\x1a"); }, {"H01:1", "P07:1"}},
    {"H01filled", [](auto& t) { t.record("012", "").add("012 Open"); }, {"S04:39"}},
    {"H02tab", [](auto& t) { t.record("022", "\t"); }, {"H02:2"}},
    {"H11tab", [](auto& t) { t.record("132", "\t"); }, {"H11:13"}},
    {"H19tab", [](auto& t) { t.record("102", "\t"); }, {"H19:10"}},
    {"H03", [](auto& t) { t.erase("032"); }, {"H03:0"}},
    {"H04", [](auto& t) { t.record("032", "Italia"); }, {"H04:3"}},
    {"H04small", [](auto& t) { t.record("032", "ITa"); }, {"H04:3"}},
    {"H04short", [](auto& t) { t.record("032", "IT"); }, {"H04:3"}},
    {"H05", [](auto& t) { t.erase("052"); }, {"H05:0"}},
    {"H06", [](auto& t) { t.record("042", "06.03.2026"); }, {"H06:4"}},
    {"H08", [](auto& t) { t.record("042", "2026/03/12"); }, {"H08:4"}},
    {"H11", [](auto& t) { t.erase("132"); }, {"H11:0"}},
    {"H12", [](auto& t) { t.put("132", 152, "        ").record("052", "2026/03/09"); }, {"H12:13"}},
    {"H13", [](auto& t) { t.put("132", 122, "26.03.08"); }, {"H13:13"}},
    {"H14", [](auto& t) { t.put("132", 112, "26/03/06"); }, {"H14:13"}},
    {"H15", [](auto& t) { t.put("132", 92, "26/03/05"); }, {"H15:13"}},
    {"H15late", [](auto& t) { t.put("132", 152, "26/03/11"); }, {"H15:13"}},
    {"H15begin", [](auto& t) { t.record("042", "2026/03/05"); }, {"H15:13"}},
    {"H15end", [](auto& t) { t.record("052", "2026/03/11"); }, {"H15:13"}},
    {"H15before",
     [](auto& t) { t.record("042", "2026/03/11").record("052", "2026/03/12"); },
     {"H15:13"}},
    {"H15after",
     [](auto& t) { t.record("042", "2026/03/04").record("052", "2026/03/05"); },
     {"H15:13"}},
    {"H15undated", [](auto& t) { t.put("132", 152, "        "); }, {"H12:13"}},
    {"H16", [](auto& t) { t.record("062", "18"); }, {"H16:6"}},
    {"H17", [](auto& t) { t.record("072", "16"); }, {"H17:7"}},
    {"H18", [](auto& t) { t.record("082", "4"); }, {"H18:8"}},
    {"H19", [](auto& t) { t.erase("102"); }, {"H19:0"}},
    {"H20", [](auto& t) { t.record("102", "Bianchi, Luca"); }, {"H20:10"}},
    {"H20fiveDigits", [](auto& t) { t.record("102", "Bianchi, Luca (81234)"); }, {"H20:10"}},
    {"H21",
     [](auto& t) { t.record("112", "Neri, Ugo (801111), Verdi, Ada, Gialli, Ida"); },
     {"H21:11"}},
    {"H21b",
     [](auto& t) { t.record("112", "Neri, Ugo (801111); Verdi, Ada (802222)"); },
     {"H21:11"}},
    {"H22", [](auto& t) { t.erase("122").erase("222"); }, {"H22:0"}},
    {"H23", [](auto& t) { t.record("222", "90 minutes"); }, {"H23:21"}},
    {"H24", [](auto& t) { t.record("122", "60+30"); }, {"H24:21"}},
    {"H25", [](auto& t) { t.record("142", "0"); }, {"H25:14"}},
    {"H27", [](auto& t) { t.record("152", "black"); }, {"H27:15"}},
    {"H28", [](auto& t) { t.record("152", "W"); }, {"H28:15"}},
    {"H28doubtful", [](auto& t) { t.cell(1, 1, "   9 b Z"); }, {"C10:22", "X12:22"}},
    {"H28twice", [](auto& t) { t.record("152", "W").add("152 B"); }, {"H28:15", "S04:39"}},
    {"H28empty", [](auto& t) { t.record("152", "").add("152 W"); }, {"H27:15", "S04:39", "H28:39"}},
    {"H28cut", [](auto& t) { t.record("152", "W").cell(1, 1, "   9   1"); }, {"C07:22"}},
    {"H29", [](auto& t) { t.record("162", " Q 1.0"); }, {"H29:16"}},
    {"H33", [](auto& t) { t.erase("192"); }, {"H33:0"}},
    {"H34", [](auto& t) { t.record("192", "SWISS"); }, {"H34:18"}},
    {"H35", [](auto& t) { t.record("192", "FIDE_TEAM").erase("202").erase("212"); }, {"H35:18"}},
    {"H36", [](auto& t) { t.record("192", "FIDE_DUTCH_2017"); }, {"H36:18"}},
    {"H37", [](auto& t) { t.erase("212").record("202", "BH/C1,BUCH"); }, {"H37:19"}},
    {"H37modifier", [](auto& t) { t.erase("212").record("202", "BH/C1,WIN/C1"); }, {"H37:19"}},
    {"H37nothing", [](auto& t) { t.erase("212").record("202", "BH/C7"); }, {"H37:19"}},
    {"E17", [](auto& t) { t.record("022", "Lugano, SUI"); }, {"E17:2"}},
    {"E17inside", [](auto& t) { t.record("022", "Como (ITA)"); }, {}},
    {"H38", [](auto& t) { t.record("212", "BH/C1,BH,SB,WIN"); }, {"H38:20"}},
    {"H39", [](auto& t) { t.record("212", "PTS,BH,BH/C1,SB,WIN"); }, {"H39:19", "H39:20"}},
    {"H39spelling", [](auto& t) { t.record("212", "PTS,bh-c1,BH,sb,WIN"); }, {}},
    {"H43", [](auto& t) { t.record("022", "https://lichess.org"); }, {"H43:2"}},
    {"H44", [](auto& t) { t.record("012", "Test"); }, {"H44:1"}},
    {"R01", [](auto& t) { t.add("001    x m    Zeta, Zoe"); }, {"R01:39"}},
    {"R04", [](auto& t) { t.put("001    7", 15, "           "); }, {"R04:28"}},
    {"R05", [](auto& t) { t.put("001    7", 15, "Galli  Gina"); }, {"R05:28"}},
    {"R06",
     [](auto& t) { t.put("001    7", 15, "Galli, Gina Maria Antonietta Abcde"); },
     {"R06:28"}},
    {"R06rating",
     [](auto& t) { t.put("001    7", 15, "Galli, Gina Maria Antonietta Abcd19200"); },
     {"R06:28", "R15:28", "R16:28"}},
    {"R07", [](auto& t) { t.put("001    8", 58, "     800959"); }, {"R07:28", "R07:29"}},
    {"R08", [](auto& t) { t.put("001    7", 10, " "); }, {"R08:28"}},
    {"R09", [](auto& t) { t.put("001    7", 10, "f"); }, {"R09:28"}},
    {"R10", [](auto& t) { t.put("001    7", 10, "mWFM"); }, {"R10:28"}},
    {"R11", [](auto& t) { t.put("001    7", 11, "XYZ"); }, {"R11:28"}},
    {"R11small", [](auto& t) { t.put("001    1", 11, "  f"); }, {"R11:22"}},
    {"R12", [](auto& t) { t.put("001    7", 11, " 2N"); }, {"R12:28"}},
    {"R13", [](auto& t) { t.put("001    1", 11, "FM "); }, {"R13:22"}},
    {"R14", [](auto& t) { t.put("001    3", 49, "2O26"); }, {"R14:24"}},
    {"R14count", [](auto& t) { t.put("001   17", 49, "15x0").record("072", "16"); }, {"R14:38"}},
    {"R15", [](auto& t) { t.put("001    1", 49, "2950"); }, {"R15:22"}},
    {"R16", [](auto& t) { t.put("001    8", 49, "1890"); }, {"R16:29"}},
    {"R17", [](auto& t) { t.put("001   17", 49, "1350"); }, {"R17:38"}},
    {"R18", [](auto& t) { t.put("001    7", 54, "   "); }, {"R18:28"}},
    {"R19", [](auto& t) { t.put("001    7", 54, "ROM"); }, {"R19:28"}},
    {"R20", [](auto& t) { t.put("001    7", 58, "           "); }, {"R20:28"}},
    {"E16", [](auto& t) { t.put("001    7", 54, "FRA            "); }, {"E16:28"}},
    {"R21", [](auto& t) { t.put("001    7", 58, "     80095S"); }, {"R21:28"}},
    {"R22", [](auto& t) { t.put("001    7", 58, "       4711"); }, {"R22:28"}},
    {"R23", [](auto& t) { t.put("001    7", 58, "          0"); }, {"R23:28"}},
    {"R25", [](auto& t) { t.put("001    7", 70, "08.08.1974"); }, {"R25:28"}},
    {"R26", [](auto& t) { t.put("001    7", 70, "1974/02/30"); }, {"R26:28"}},
    {"R27", [](auto& t) { t.points(7, " 4,0"); }, {"R27:28"}},
    {"R27whole", [](auto& t) { t.points(7, "   4"); }, {"R27:28"}},
    {"R28", [](auto& t) { t.put("001    7", 86, "    "); }, {"R28:28"}},
    {"R29", [](auto& t) { t.put("001    7", 86, "  18"); }, {"R29:28"}},
    {"R30", [](auto& t) { t.put("001    7", 58, "800959     "); }, {"R30:28"}},
    {"C01", [](auto& t) { t.cell(7, 3, " 16 b1  "); }, {"C01:28"}},
    {"C04", [](auto& t) { t.cell(7, 3, "   7 b 1"); }, {"C04:28"}},
    {"C05", [](auto& t) { t.cell(7, 3, "  16 B 1"); }, {"C05:28"}},
    {"C09", [](auto& t) { t.cell(11, 6, "0000 - u"); }, {"C09:32"}},
    {"C12", [](auto& t) { t.cell(11, 6, "0000 - +"); }, {"C12:32"}},
    {"C17", [](auto& t) { t.cell(11, 6, "0000 - F"); }, {"C17:32"}},
    {"C18",
     [](auto& t) { t.cell(11, 7, "   8 b L").cell(8, 7, "  11 w W"); },
     {"C18:29", "C18:32"}},
    {"X02", [](auto& t) { t.cell(11, 7, "   8 w 0"); }, {"X02:29", "X02:32"}},
    {"X04", [](auto& t) { t.cell(14, 5, "  17 w =").points(14, " 1.5"); }, {"X04:35"}},
    {"X05", [](auto& t) { t.cell(11, 7, "   8 b -"); }, {"X05:29", "X05:32"}},
    {"X03",
     [](auto& t) {
       t.cell(1, 2, "   6 w 1")
           .points(1, " 6.5")
           .put("001    1", 86, "   1")
           .put("001    3", 86, "   2");
     },
     {"X03:22", "X03:27"}},
    {"T01", [](auto& t) { t.points(7, " 3.5"); }, {"T01:28"}},
    {"T03", [](auto& t) { t.points(1, " 8.5"); }, {"T03:22"}},
    {"T04", [](auto& t) { t.points(7, " 4.3"); }, {"T04:28"}},
    {"T05",
     [](auto& t) { t.put("001   17", 86, "   6").put("001    4", 86, "  16"); },
     {"T05:25", "T05:38"}},
    // One rank with different points
    {"T05shared", [](auto& t) { t.put("001    2", 86, "   3"); }, {"T05:23", "T06:23", "T06:29"}},
    {"T06",
     [](auto& t) {
       t.put("001    9", 86, "   8")
           .put("001    7", 86, "   7")
           .put("001    9", 86, "   7")
           .put("001   10", 86, "   9");
     },
     {"T06:28", "T06:30"}},
    {"T07",
     [](auto& t) {
       t.put("001   14", 86, "  16")
           .put("001   17", 86, "  15")
           .put("001   15", 86, "  14")
           .put("001   16", 86, "  14")
           .put("001   12", 86, "  13");
     },
     {"T07:36", "T07:37", "T07:38"}},
    {"T09",
     [](auto& t) {
       t.put("001   17", 49, "    ").record("072", "16").record("202", "ARO").erase("212");
     },
     {"T09:19"}},
    {"T09rating",
     [](auto& t) {
       t.put("001   17", 49, "    ").record("072", "16").record("202", "RTNG").erase("212");
     },
     {"T09:19"}},
    {"T09zero",
     [](auto& t) {
       t.put("001   17", 49, "    ").record("072", "16").record("202", "ARO/U0").erase("212");
     },
     {"T09:19"}},
    {"T09with",
     [](auto& t) {
       t.put("001   17", 49, "    ").record("072", "16").record("202", "RTNG/U1400").erase("212");
     },
     {}},
    {"B01", [](auto& t) { t.cell(10, 2, "0000 - U").cell(13, 2, "0000 - Z"); }, {"B01:37"}},
    {"B02",
     [](auto& t) {
       t.cell(14, 4, "0000 - Z").points(14, " 1.0").cell(16, 4, "0000 - U").cell(12, 4, "0000 - Z");
     },
     {"B02:37"}},
    {"B07", [](auto& t) { t.add("240 H 006   11"); }, {"B07:39"}},
    {"B09", [](auto& t) { t.add("240 H 006   99"); }, {"B09:39"}},
    {"B10", [](auto& t) { t.add("240 Z 009   11"); }, {"B10:39"}},
    {"N01",
     [](auto& t) {
       t.before("001", "172 ITA FIDON").add("ITA   99   1N                                   1804");
     },
     {"N01:40"}},
    {"N03",
     [](auto& t) {
       t.before("001", "172 ITA FIDON").add("ROM    9   1N                                   1804");
     },
     {"N03:40"}},
    {"N04",
     [](auto& t) {
       t.before("001", "172 FRA FIDON").add("ITA    9   1N                                   1804");
     },
     {"N04:40"}},
    {"N05", [](auto& t) { t.before("001", "172 ITA FIDON").add("ITA    9"); }, {"N05:40"}},
    {"N06",
     [](auto& t) {
       t.before("001", "172 ITA FIDON").add("ITA    9      Ieri, Irma Maria                  1804");
     },
     {"N06:40"}},
    {"N07", [](auto& t) { t.before("001", "172 ITA NRO"); }, {"N07:23"}},
    {"H31",
     [](auto& t) { t.add("ITA    9   1N                                   1804"); },
     {"H31:39"}},
    {"M01", [](auto& t) { t.add("300   1   1   2    1    2"); }, {"M01:39"}},
    {"M14", [](auto& t) { t.add("320  1.0  2.0 000"); }, {"M14:39"}},
    {"A01", [](auto& t) { t.add("250       1.0 001 003 0001 0099"); }, {"A01:39"}},
    {"A05", [](auto& t) { t.add("260 001 002   16   99"); }, {"A05:39"}},
    {"A06", [](auto& t) { t.add("260 001 007    1    9"); }, {"A06:22"}},
    {"A08", [](auto& t) { t.add("299 W         2.0  009"); }, {"A08:39"}},
    {"A09", [](auto& t) { t.add("299 H         0.0  001"); }, {"A09:39"}},
    {"A09blank", [](auto& t) { t.add("299           0.0  001"); }, {}},
    {"A08bye", [](auto& t) { t.add("299 H         0.0  099"); }, {"A08:39"}},
    {"E03", [](auto& t) { t.record("222", "4200").record("122", "70"); }, {"E03:22"}},
    {"E05", [](auto& t) { t.record("222", "20/3600:3600").record("122", "120"); }, {"E05:21"}},
    {"E07", [](auto& t) { t.record("222", "180").record("122", "3"); }, {"E07:21"}},
    {"E08",
     [](auto& t) {
       t.put("132", 112, "26/03/07").put("132", 122, "26/03/07").put("132", 132, "26/03/07");
     },
     {"E08:13"}},
    {"R02",
     [](auto& t) { t.add("001   17 m    Zeta, Zoe").record("062", "18"); },
     {"R02:38", "R02:39"}},
    {"R03",
     [](auto& t) {
       t.put("001   17", 5, "  18");
       for (const auto& [player, round] :
            {std::pair{4, 2}, {9, 3}, {13, 4}, {14, 5}, {15, 6}, {16, 7}})
         t.cell(player, round, "  18");
     },
     {"R03:38"}},
    {"R24",
     [](auto& t) {
       t.put("001   17", 49, "    ")
           .put("001   17", 58, "                      ")
           .record("072", "16");
     },
     {"R24:38"}},
    {"C02", [](auto& t) { t.cell(7, 3, "  x6 b 1"); }, {"C02:28"}},
    {"C03", [](auto& t) { t.cell(7, 3, "  99 b 1"); }, {"C03:28"}},
    {"C05bad", [](auto& t) { t.cell(7, 3, "  16 s 1"); }, {"C05:28"}},
    {"C06", [](auto& t) { t.cell(11, 6, "0000 w +"); }, {"C06:32"}},
    {"C06bye", [](auto& t) { t.cell(11, 6, "0000 b U"); }, {"C06:32"}},
    {"C07", [](auto& t) { t.cell(7, 3, "  16 - 1"); }, {"C07:28"}},
    {"C08", [](auto& t) { t.cell(7, 3, "  16 b *"); }, {"C08:28"}},
    {"C10", [](auto& t) { t.cell(7, 3, "  16 b Z"); }, {"C10:28"}},
    {"C11", [](auto& t) { t.cell(7, 3, "0000 - 1"); }, {"C11:28"}},
    {"C11half",
     [](auto& t) {
       t.cell(15, 3, "0000 - =")
           .points(15, " 2.0")
           .put("001   15", 86, "  16")
           .put("001   17", 86, "  15");
     },
     {"C11:36"}},
    {"C13",
     [](auto& t) { t.cell(14, 5, "  17 w  ").cell(17, 5, "  14 b  ").points(14, " 1.0"); },
     {"C13:35", "C13:38"}},
    {"C16", [](auto& t) { t.cell(7, 8, "0000 - Z"); }, {"C16:28"}},
    {"X01", [](auto& t) { t.cell(17, 2, "0000 - Z"); }, {"X01:25"}},
    {"X06",
     [](auto& t) {
       t.cell(9, 6, "  17 w =")
           .cell(17, 6, "   9 b =")
           .cell(15, 6, "   4 w =")
           .cell(4, 6, "  15 b =");
     },
     {"X06:30"}},
    {"X09", [](auto& t) { t.cell(17, 1, "   5 w 1"); }, {"X09:38"}},
    {"X10",
     [](auto& t) {
       t.cell(17, 5, "  14 w 0")
           .cell(14, 5, "  17 b 1")
           .cell(17, 3, "   9 w 0")
           .cell(9, 3, "  17 b 1");
     },
     {"X10:30", "X10:38"}},
    {"B03", [](auto& t) { t.cell(11, 5, "  15 w +").cell(15, 5, "  11 b -"); }, {"B03:32"}},
    {"B08", [](auto& t) { t.add("240 H 008   11").add("240 H 008   12"); }, {"B08:40"}},
    {"N02",
     [](auto& t) {
       t.before("001", "172 ITA FIDON")
           .add("ITA    9   1N                                   1804")
           .add("ITA    9   1N                                   1804");
     },
     {"N02:41"}},
    {"N08",
     [](auto& t) {
       t.put("001    8", 49, "1890")
           .before("182", "172 ITA FIDON")
           .add("ITA    9   1N                                   1904");
     },
     {"N08:30"}},
    {"A07", [](auto& t) { t.add("299 W 1.0 1 1"); }, {"A07:39"}},
    {"E01", [](auto& t) { t.erase("222").record("122", "Fischer"); }, {"E01:12"}},
    {"E02", [](auto& t) { t.record("222", "1800").record("122", "30 standard"); }, {"E02:21"}},
    {"E21", [](auto& t) { t.record("222", "W900+10-B900+5").erase("122"); }, {"E21:20"}},
    {"E06", [](auto& t) { t.record("222", "3600").record("122", "60 Rapid"); }, {"E06:21"}},
    {"E09",
     [](auto& t) {
       for (const char* n :
            {"001    9", "001    4", "001   13", "001   14", "001   15", "001   16"})
         t.put(n, 49, "    ");
       t.record("072", "11").before("182", "172 ITA OTHER");
     },
     {"E09:39"}},
};

// REF 1997, 8.1 with B.01 7.1: two weeks.
TEST(Rating, ReportsOf1997AreDueWithinTwoWeeks) {
  const auto late = [](trf::Date today) {
    ReportText text(clean_standard);
    text.record("042", "1997/03/01").record("052", "1997/03/07");
    trf::CheckOptions options;
    options.today = today;
    const auto found = check_lines(text.bytes(), {Profile::rating}, options);
    return std::count(found.begin(), found.end(), "E14:5");
  };
  EXPECT_EQ(late({1997, 3, 21}), 0);
  EXPECT_EQ(late({1997, 3, 22}), 1);
}

// A point by forfeit decides a match too.
TEST(Rating, AForfeitPointDecidesAMatch) {
  const auto dead = [](std::string_view first) {
    std::string one =
        "001    1 m    Abate, Ada                        2050 ITA      800137 "
        "1962/02/02  0.0    1";
    std::string two =
        "001    2 m    Bassi, Bruno                      2019 ITA      800274 "
        "1964/03/03  0.0    2";
    for (int game = 1; game <= 4; ++game) {
      one += "     2 w " + std::string(game == 1 ? first : game == 3 ? "=" : "1");
      two += "     1 b " + std::string(game == 1 && first == "+" ? "-" : game == 3 ? "=" : "0");
    }
    const auto found = check_lines(
        "012 Match\n042 2026/03/01\n052 2026/03/04\n092 Match\n142 4\n" + one + "\n" + two + "\n",
        {Profile::rating});
    return std::count(found.begin(), found.end(), "E12:6");
  };
  EXPECT_EQ(dead("1"), 1);
  EXPECT_EQ(dead("+"), 1);
  EXPECT_EQ(dead("Z"), 0);
}

INSTANTIATE_TEST_SUITE_P(Standard, Catalogue, testing::ValuesIn(cases),
                         [](const auto& one) { return std::string(one.param.name); });

TEST(Catalogue, CanonicalReportsAreCleanInEveryProfile) {
  EXPECT_EQ(check_lines(ReportText(clean_standard).bytes(),
                        {Profile::format, Profile::consistency, Profile::rating, Profile::fsi}),
            std::vector<std::string>{});
  trf::CheckOptions options;
  options.today = trf::Date{2026, 3, 16};
  EXPECT_EQ(
      check_lines(ReportText(clean_rapid).bytes(),
                  {Profile::format, Profile::consistency, Profile::rating, Profile::fsi_rapid},
                  options),
      std::vector<std::string>{});
}

// fix() repairs the findings of the checks that is_fixable() names, and removes them.
TEST(Fix, MakesTheRepairsThatArePromised) {
  std::set<std::string> promised, made;
  for (const auto& one : cases) {
    if (one.expected.empty()) continue;
    const auto id = one.expected.front().substr(0, 3);
    if (!trf::is_fixable(trf::CheckId::find(id).value())) continue;
    promised.insert(id);
    ReportText text(clean_standard);
    one.edit(text);
    const auto fixed = trf::fix(text.bytes());
    if (fixed.repairs.empty()) continue;  // Several repairs are possible
    made.insert(id);
    for (const auto& finding :
         check_lines(fixed.bytes, {Profile::format, Profile::consistency, Profile::rating}))
      EXPECT_NE(finding.substr(0, 3), id) << one.name;
  }
  EXPECT_EQ(made, promised);
}

}  // namespace

const std::vector<CheckCase>& individual_check_cases() { return cases; }

}  // namespace trf::test
