#pragma once

#include <string_view>

#include "trf/check_id.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// The ids of all checks, a line a family, in the order of the catalogue, which check_table.cpp
/// compares. An id is never used again for another check.
// clang-format off
inline constexpr std::string_view check_ids =
    "P01 P02 P03 P04 P05 P06 P07 P08 P09 P10 P11 P12 P13 P14 P15 "
    "S01 S02 S03 S04 S05 S06 S07 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 "
    "H01 H02 H03 H04 H05 H06 H07 H08 H09 H10 H11 H12 H13 H14 H15 H16 H17 H18 H19 H20 "
    "H21 H22 H23 H24 H25 H26 H27 H28 H29 H30 H31 H32 H33 H34 H35 H36 H37 H38 H39 H40 "
    "H41 H42 H43 H44 H45 "
    "R01 R02 R03 R04 R05 R06 R07 R08 R09 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19 R20 "
    "R21 R22 R23 R24 R25 R26 R27 R28 R29 R30 R31 R32 "
    "C01 C02 C03 C04 C05 C06 C07 C08 C09 C10 C11 C12 C13 C14 C15 C16 C17 C18 C19 "
    "X01 X02 X03 X04 X05 X06 X07 X08 X09 X10 X11 X12 X13 X14 "
    "T01 T02 T03 T04 T05 T06 T07 T08 T09 T10 "
    "B01 B02 B03 B04 B05 B06 B07 B08 B09 B10 B11 "
    "N01 N02 N03 N04 N05 N06 N07 N08 "
    "M01 M02 M03 M04 M05 M06 M07 M08 M09 M10 M11 M12 M13 M14 M15 M16 M17 M18 M19 M20 "
    "M21 M22 "
    "A01 A02 A03 A04 A05 A06 A07 A08 A09 A10 A11 "
    "E01 E02 E03 E04 E05 E06 E07 E08 E09 E10 E11 E12 E13 E14 E15 E16 E17 E18 E19 E20 "
    "E21 "
    "I01 I02 I03 I04 I05 I06 I07 I08 I09 I10 I11 I12 "
    "G01 G02 G03 G04 G05 G06 G07 G10 G11 G12 G13 G14 G15 G20 G21 G22 G23 G24 G25 "
    "W01 W02 W03 W04 W05 ";
// clang-format on

/// Compilers print this name for an id that is not in the catalogue.
void this_id_is_not_in_the_catalogue();

consteval CheckId::CheckId(const char (&id)[4]) : CheckId(of_row(id)) {
  for (std::size_t at = 0; at < check_ids.size(); at += 4)
    if (check_ids[at] == id[0] && check_ids[at + 1] == id[1] && check_ids[at + 2] == id[2]) return;
  this_id_is_not_in_the_catalogue();
}

}  // namespace trf
#pragma GCC visibility pop
