#pragma once

#include <string>
#include <vector>

#include "category.hpp"
#include "cli/cli.hpp"
#include "standing.hpp"
#include "trf/tiebreak/prizes.hpp"

namespace tiebreak_tool {

/// The file of --prizes.
struct PrizeList {
  struct Entry {
    Category category;  ///< Its name is the prize's; without conditions everybody can win it
    std::vector<trf::tiebreak::PrizePlace> places;  ///< In the order of the file
  };
  std::vector<Entry> prizes;  ///< In the order of the file
};

/// Reads a prize list. Faults have their places; rows with a fault are left out.
[[nodiscard]] PrizeList read_prizes(std::string_view bytes, trf::Diagnostics& faults);

/// The prizes of a tournament, with the standings from which they follow.
class PrizeGiving {
 public:
  /// \param explained  see trf::tiebreak::award_prizes()
  PrizeGiving(const trf::Tournament& tournament, const Standing& standing, const Request& request,
              trf::tiebreak::Competitor explained = trf::tiebreak::no_competitor);

  /// Prizes that are left, and tied competitors whose order decides a prize.
  [[nodiscard]] std::vector<trf::Message> warnings() const;
  /// prize,place,id,name,points,rank,value,note
  [[nodiscard]] cli::Table table(const std::string& file) const;
  /// id,prize,place,value,reason for the competitor `explained`
  [[nodiscard]] cli::Table explanation(const std::string& file) const;
  /// The body of a page to sign.
  [[nodiscard]] std::string page() const;

 private:
  [[nodiscard]] const Category& category(std::size_t prize) const {
    return request_.prizes->prizes[prize].category;
  }
  /// Where the places of a prize are not given as the list has them.
  void warn_of_order(std::size_t prize, std::vector<trf::Message>& warnings) const;
  [[nodiscard]] trf::Message note(const trf::tiebreak::Award& award) const;
  [[nodiscard]] trf::Message reason(std::size_t prize) const;

  const trf::Tournament& tournament_;
  const Standing& standing_;
  const Request& request_;
  trf::tiebreak::Competitor explained_;
  std::vector<trf::tiebreak::Prize> prizes_;
  trf::tiebreak::Awards awards_;
  std::vector<std::vector<trf::tiebreak::Competitor>>
      undecided_;  ///< Ties whose order decides a prize
};

}  // namespace tiebreak_tool
