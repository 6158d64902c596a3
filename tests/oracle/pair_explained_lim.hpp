#pragma once

#include <string>
#include <vector>

#include "oracle/pair_individual_record.hpp"
#include "oracle/pair_lim_text.hpp"
#include "oracle/pair_sentences.hpp"

/// What the Lim system says, against the text read aloud: both tell each step in its order.
namespace trf::test {

class LimAccount : lim_text::Lim {
 public:
  LimAccount(const Tournament& tournament, const pair::State& state, const LimEdition& edition,
             Asked& asked);

  /// Each step of the explanation is one of the text, and each of the text is told.
  void expect_explanation(const std::vector<pair::Decision>& decisions);
  /// The verdict on another round, or on a pair or a bye.
  void expect_verdict(const pair::Verdict& verdict, const OraclePairing& published);
  void expect_no_round(const Message& said);
  [[nodiscard]] const OraclePairing& round() const { return round_made_; }

 private:
  void note(const std::string& line) override { text_.push_back(line); }
  void tell(const pair::Decision& decision);
  void tell_bye(const Message& said);
  void tell_group(const Message& said);
  void expect_last_number(const Message& said, const std::string& entry, const std::string& types);
  void tell_floater(const Message& said);
  void expect_too_far(const Message& said);
  void tell_skipped(const Message& said);
  void tell_exchanges(const Message& said);
  void expect_bar(const Message& why, int player);
  void expect_colours(const pair::Decision& decision);
  void expect_white(const Message& why, int white, int black);
  void expect_not_compatible(const Message& why);
  void expect_skipped(const Message& why, int player, int floater);
  void expect_how(const Message& said, const std::string& pair);
  void expect_other_verdict(const pair::Verdict& verdict, const OraclePairing& published);
  [[nodiscard]] bool made_below(int white, int black) const;

  const pair::State& state_;
  Asked& asked_;
  SeenReport report_;
  std::vector<std::string> text_, told_;
  OraclePairing round_made_;
};

}  // namespace trf::test
