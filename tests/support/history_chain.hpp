#pragma once

#include <memory>
#include <string>
#include <vector>

#include "oracle/rating_history.hpp"
#include "support/history.hpp"
#include "trf/rating/correction.hpp"
#include "trf/rating/list.hpp"
#include "trf/rating/period.hpp"
#include "trf/tournament.hpp"

namespace trf::test {

/// A period by the engine, as trf-rate --new-list goes about it.
class PeriodByEngine {
 public:
  /// \param bytes  of the list in force; must stay valid
  PeriodByEngine(const oracle::history::History& history, const oracle::history::Period& period,
                 const std::string& bytes);
  PeriodByEngine(const PeriodByEngine&) = delete;
  PeriodByEngine& operator=(const PeriodByEngine&) = delete;
  ~PeriodByEngine() = default;

  [[nodiscard]] const trf::rating::Period& account() const { return *account_; }
  [[nodiscard]] const trf::rating::ListLayout& layout() const { return layout_; }
  [[nodiscard]] const trf::rating::RatingList& list() const { return list_; }
  [[nodiscard]] const trf::rating::Ledger& ledger() const { return ledger_; }
  [[nodiscard]] const trf::rating::Regulation& regulation() const;
  /// In force after the list of a day.
  [[nodiscard]] const trf::rating::Regulation& coming(const Date& date) const {
    return *trf::rating::edition_for(system_, date).regulation;
  }
  [[nodiscard]] const Date& date() const { return date_; }
  /// A finding about persons; empty: none.
  [[nodiscard]] const std::string& fault() const { return fault_; }

 private:
  void read_reports(const oracle::history::History& history, const oracle::history::Period& period);
  void add_all();

  const char* system_;
  trf::rating::ListLayout layout_;
  trf::rating::RatingList list_;
  trf::rating::Ledger ledger_;
  Date date_;
  std::vector<SharedTournament> tournaments_;
  std::vector<std::vector<trf::PlayerFacts>> facts_;
  trf::rating::Persons persons_;
  trf::rating::Revision revision_;
  std::unique_ptr<trf::rating::Period> account_;
  std::string fault_;
};

/// The list after a period.
std::string next_list(const oracle::history::History& history,
                      const oracle::history::Period& period, const std::string& bytes);

struct Corrected {
  std::string bytes;
  std::string fault;  ///< A finding about persons in one of both reports
  std::vector<trf::rating::CorrectionDoubt> doubts;
};
/// A list in which one report is replaced by another. \param period  of the wrong report
/// \param before  the list in force during that period \param later  the list that is corrected
Corrected corrected_list(const oracle::history::History& history,
                         const oracle::history::Period& period,
                         const oracle::history::Report& wrong, const oracle::history::Report& right,
                         const std::string& before, const std::string& later);

}  // namespace trf::test
