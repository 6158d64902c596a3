#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "matching/cardinality.hpp"

namespace trf::pair::matching {

/// Vertices of one class have the same neighbours, with few exceptions. The weight of an edge
/// depends on the classes of its ends, on which end is first, and on the rank of the first end if
/// both are ranked.
class VertexClasses {
 public:
  /// \p type, \p kind: by vertex. A class has one type and one kind, and is ranked or not. An empty
  /// `kind`: all are of one. \p ranked: by vertex; empty: none is ranked.
  VertexClasses(const Graph& joined, const std::vector<std::int32_t>& type,
                const std::vector<std::int32_t>& kind, const std::vector<bool>& ranked);

  [[nodiscard]] int count() const noexcept { return static_cast<int>(members_.size()); }
  [[nodiscard]] int of(int v) const noexcept { return class_of_[static_cast<std::size_t>(v)]; }
  [[nodiscard]] bool is_ranked(int c) const noexcept {
    return is_ranked_[static_cast<std::size_t>(c)];
  }
  /// Ascending.
  [[nodiscard]] const std::vector<int>& members(int c) const noexcept {
    return members_[static_cast<std::size_t>(c)];
  }

  /// Two classes with joined members, and an edge whose first end is of class c.
  struct Contact {
    int c, d;
    int first, second;  ///< first < second, of classes c and d
  };
  /// Of each two classes, in either order, that have one.
  [[nodiscard]] const std::vector<Contact>& contacts() const noexcept { return contacts_; }

 private:
  void find_contacts(const Graph& joined);

  std::vector<int> class_of_;
  std::vector<bool> is_ranked_;
  std::vector<std::vector<int>> members_;
  std::vector<Contact> contacts_;
};

}  // namespace trf::pair::matching
