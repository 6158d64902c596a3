#include "trf/rating/regulation.hpp"

#include <array>

#include "editions.hpp"
#include "trf/rating/messages/regulations.hpp"

namespace trf::rating {
namespace {

constexpr std::array<const Regulation*, 22> all_regulations{&elo_italia_2014,
                                                            &elo_italia_rapid_2013,
                                                            &fide_1998,
                                                            &fide_2009,
                                                            &fide_2011,
                                                            &fide_2012,
                                                            &fide_2014,
                                                            &fide_2022,
                                                            &fide_2024,
                                                            &fide_2025,
                                                            &fide_rapid_2018_current,
                                                            &fide_rapid_2022,
                                                            &fide_rapid_2022_october,
                                                            &fide_rapid_2024,
                                                            &fide_rapid_2024_december,
                                                            &fide_blitz_2018,
                                                            &fide_blitz_2022,
                                                            &fide_blitz_2022_october,
                                                            &fide_blitz_2024,
                                                            &fide_blitz_2024_december,
                                                            &fide_rapid_2018,
                                                            &fide_1997};

constexpr std::array<std::string_view, 7> system_names{
    "elo-italia", "elo-italia-rapid", "fide",     "fide-rapid",
    "fide-blitz", "fide-rapid-2018",  "fide-1997"};

}  // namespace

std::string_view Regulation::change_article() const {
  return std::visit([](const auto& its) { return its.change_article; }, rule);
}

const CoefficientRule* Regulation::coefficients() const noexcept {
  if (const auto* fide = std::get_if<FideRegulation>(&rule)) return &fide->k;
  if (const auto* old = std::get_if<Fide1997Regulation>(&rule)) return &old->k;
  return nullptr;
}

Message Regulation::title() const {
  const auto first_of = [](const Date& date) -> Message {
    return said::first_of{.month = static_cast<Month>(date.month - 1), .year = date.year};
  };
  const auto fide = [&](Chess chess) -> Message {
    return said::fide_from{.chess = chess, .date = first_of(from)};
  };
  switch (subject) {
    case Subject::elo_italia: return said::elo_italia_rtf{.date = first_of(from)};
    case Subject::elo_italia_rapid: return said::elo_italia_rapid{};
    case Subject::fide_1997: return said::fide_of_1997{};
    case Subject::fide_standard:
      if (!from.is_set()) return said::fide_before{.date = first_of(until)};
      return fide(Chess::standard);
    case Subject::fide_rapid: return fide(Chess::rapid);
    case Subject::fide_blitz: return fide(Chess::blitz);
    case Subject::fide_rapid_and_blitz: return fide(Chess::rapid_and_blitz);
  }
  return {};
}

std::span<const Regulation* const> regulations() noexcept { return all_regulations; }

const Regulation& fide_1997_as_printed() noexcept { return fide_1997_example; }

std::span<const std::string_view> systems() noexcept { return system_names; }

EditionChoice edition_for(std::string_view system, const Date& start) noexcept {
  EditionChoice edition;
  for (const auto* regulation : all_regulations) {
    if (regulation->system != system) continue;
    // Oldest first: a later edition replaces an earlier one if it was in force.
    if (edition.regulation == nullptr || !start.is_set() || start >= regulation->from) {
      edition.regulation = regulation;
      edition.is_in_force = regulation->is_in_force(start);
    }
  }
  return edition;
}

const Regulation* edition_of_year(std::string_view system, int year, const Date& start) noexcept {
  if (start.is_set() && start.year == year) return edition_for(system, start).regulation;
  const Regulation* found = nullptr;
  for (const auto* regulation : all_regulations)
    if (regulation->system == system && (found == nullptr || regulation->from.year <= year))
      found = regulation;
  return found;
}

}  // namespace trf::rating
