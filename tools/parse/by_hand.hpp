#pragma once

#include <vector>

#include "cli/cli.hpp"
#include "trf/edit_by_hand.hpp"

namespace parse {

/// --pair, --swap and --force: the last paired round by the arbiter's decision.
class HandEdits {
 public:
  HandEdits() = default;
  /// \throws cli::UsageError
  explicit HandEdits(const cli::Arguments& arguments);

  [[nodiscard]] static std::vector<cli::Option> options();
  [[nodiscard]] bool empty() const noexcept {
    return change_.swapped.empty() && change_.pairs.empty();
  }
  /// Changes the round and compares it with that of its system; a round that is not legal is
  /// refused without --force. Messages about it are added to `told`.
  [[nodiscard]] trf::Result<trf::Document> apply(const trf::Document& document,
                                                 const trf::SharedTournament& tournament,
                                                 std::vector<trf::Message>& told) const;

 private:
  void judge(const trf::SharedTournament& before, trf::Result<trf::Document>& edited,
             std::vector<trf::Message>& told) const;

  trf::ChangeByHand change_;
  bool is_forced_ = false;
};

}  // namespace parse
