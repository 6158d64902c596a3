#include "checks/federations.hpp"
#include "characters.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace trf::checking {
namespace {

// Ascending.
constexpr std::array<std::string_view, 205> codes{
    "AFG", "AHO", "ALB", "ALG", "AND", "ANG", "ANT", "ARG", "ARM", "ARU", "AUS", "AUT", "AZE",
    "BAH", "BAN", "BAR", "BDI", "BEL", "BER", "BHU", "BIH", "BIZ", "BLR", "BOL", "BOT", "BRA",
    "BRN", "BRU", "BUL", "BUR", "CAF", "CAM", "CAN", "CAY", "CHA", "CHI", "CHN", "CIV", "CMR",
    "COD", "COL", "COM", "CPV", "CRC", "CRO", "CUB", "CYP", "CZE", "DEN", "DJI", "DMA", "DOM",
    "ECU", "EGY", "ENG", "ERI", "ESA", "ESP", "EST", "ETH", "FAI", "FID", "FIJ", "FIN", "FRA",
    "GAB", "GAM", "GCI", "GEO", "GEQ", "GER", "GHA", "GRE", "GRL", "GRN", "GUA", "GUM", "GUY",
    "HAI", "HKG", "HON", "HUN", "INA", "IND", "IOM", "IRI", "IRL", "IRQ", "ISL", "ISR", "ISV",
    "ITA", "IVB", "JAM", "JCI", "JOR", "JPN", "KAZ", "KEN", "KGZ", "KOR", "KOS", "KSA", "KUW",
    "LAO", "LAT", "LBA", "LBN", "LBR", "LCA", "LES", "LIE", "LTU", "LUX", "MAC", "MAD", "MAR",
    "MAS", "MAW", "MDA", "MDV", "MEX", "MGL", "MKD", "MLI", "MLT", "MNC", "MNE", "MOZ", "MRI",
    "MTN", "MYA", "NAM", "NCA", "NCL", "NED", "NEP", "NGR", "NIG", "NON", "NOR", "NRU", "NZL",
    "OMA", "PAK", "PAN", "PAR", "PER", "PHI", "PLE", "PLW", "PNG", "POL", "POR", "PUR", "QAT",
    "ROU", "RSA", "RUS", "RWA", "SCO", "SEN", "SEY", "SGP", "SKN", "SLE", "SLO", "SMR", "SOL",
    "SOM", "SRB", "SRI", "SSD", "STP", "SUD", "SUI", "SUR", "SVK", "SWE", "SWZ", "SYR", "TAN",
    "THA", "TJK", "TKM", "TLS", "TOG", "TPE", "TTO", "TUN", "TUR", "UAE", "UGA", "UKR", "URU",
    "USA", "UZB", "VAN", "VEN", "VIE", "VIN", "WLS", "YEM", "ZAM", "ZIM",
};
static_assert(std::is_sorted(codes.begin(), codes.end()));

/// \pre three capitals
constexpr std::size_t number_of_capitals(std::string_view code) noexcept {
  std::size_t place = 0;
  for (const char c : code) place = place * 26 + static_cast<std::size_t>(c - 'A');
  return place;
}

/// A bit for each three capitals: every player has a code.
constexpr auto bits_of_codes = [] {
  std::array<std::uint64_t, 26 * 26 * 26 / 64 + 1> bits{};
  for (const auto code : codes) {
    const auto place = number_of_capitals(code);
    bits[place / 64] |= std::uint64_t{1} << place % 64;
  }
  return bits;
}();

}  // namespace

bool is_federation(std::string_view code) noexcept {
  if (code.size() != 3 || !std::ranges::all_of(code, detail::is_capital)) return false;
  const auto place = number_of_capitals(code);
  return (bits_of_codes[place / 64] >> place % 64 & 1U) != 0;
}

bool is_foreign(const Tournament& tournament, const Player& player) noexcept {
  return player.federation != tournament.federation && is_federation(tournament.federation) &&
         is_federation(player.federation) && player.federation != "FID" &&
         player.federation != "NON";
}

}  // namespace trf::checking
