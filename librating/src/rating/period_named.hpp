#pragma once

#include <cstdint>
#include <vector>

#include "trf/rating/period.hpp"

namespace trf::rating {

/// A look of an account, with what it has in common with those of its group.
struct Period::Named {
  using Groups = std::vector<std::vector<Named>>;

  std::uint64_t hash;
  const Shard* shard;
  const Account* account;
  std::uint32_t look;

  [[nodiscard]] PersonFacts facts() const { return shard->facts_of(shard->looks[look]); }
  [[nodiscard]] bool is_listed() const noexcept { return account->entry != nullptr; }
  /// An event in which the account has this look.
  [[nodiscard]] std::uint32_t event(const std::vector<std::uint32_t>& ranks) const;
  /// Looks with the same number, in the order of the events; each group has several accounts.
  /// \param list_kind  of the ids of the list
  [[nodiscard]] static Groups of_one_number(const Period& period, IdKind number, IdKind list_kind);
};

}  // namespace trf::rating
