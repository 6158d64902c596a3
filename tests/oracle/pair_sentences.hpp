#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "trf/message.hpp"
#include "trf/pair/system.hpp"

/// Which sentences explanations tell, and whether an oracle asks each of them.
namespace trf::test {

/// The sentences of one round: every one that is told has to be asked, as often as it is told.
class Asked {
 public:
  /// With all its parts.
  void tell(const Message& said);
  void tell(const pair::Decision& decision);
  void tell(const pair::Verdict& verdict);
  /// An oracle has compared this sentence; with the values and names in it. Parts that are
  /// sentences themselves are asked one by one.
  void ask(const Message& said);
  /// With all its parts.
  void ask_all(const Message& said);
  void ask(const std::string& id, int times) { asked_[id] += times; }
  /// Fails for sentences that were told and not asked; then all start again.
  void close_round();

  [[nodiscard]] const std::map<std::string, int>& asked() const { return total_; }

 private:
  std::map<std::string, int> told_, asked_, total_;
};

/// A sentence of the pairing systems, and the systems whose oracles ask it ("dutch-2017 dubov").
struct ListedSentence {
  std::string_view id, systems;
};
[[nodiscard]] const std::vector<ListedSentence>& listed_sentences();
/// Every sentence that the list gives to a system was asked, and no other one.
/// \p rare: sentences that random rounds do not always have
void expect_as_listed(const Asked& asked, std::string_view system);

}  // namespace trf::test
