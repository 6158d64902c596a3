#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "json/value.hpp"
#include "trf/tournament.hpp"

namespace trf::detail {

/// The members of one object: each is fetched by name, with its type checked. Members that were not
/// fetched are reported at the end. A missing member and null give the same, except to require().
class Fields {
 public:
  /// \param what  the object, for the fault of another value
  Fields(const Json& json, Diagnostics& faults, const Message& what);
  Fields(const Fields&) = delete;
  Fields& operator=(const Fields&) = delete;
  ~Fields();

  void fault(const Json& json, Message message) const { fault(json.where, std::move(message)); }
  void fault(Position where, Message message) const;
  [[nodiscard]] Position where() const noexcept { return where_; }

  /// nullptr if the member is missing or null.
  const Json* find(std::string_view name);

  // Each value by the name of its member; or of an item of the array of that name.
  std::string text(std::string_view name);
  [[nodiscard]] std::string text(const Json& json, std::string_view name) const;
  /// `absent` if it is missing, which is a fault where that is below `low`.
  int number(std::string_view name, int low, int high, int absent);
  [[nodiscard]] int number(const Json& json, std::string_view name, int low, int high) const;
  std::optional<int> optional_number(std::string_view name, int low, int high);
  std::optional<Score> score(std::string_view name);
  [[nodiscard]] Score score(const Json& json, std::string_view name) const;
  Date date(std::string_view name);
  [[nodiscard]] Date date(const Json& json, std::string_view name) const;
  /// Index of a text in `names`; `absent` for null.
  std::size_t choice(std::string_view name, std::span<const std::string_view> names,
                     std::size_t absent);
  bool flag(std::string_view name);

  /// Calls `take` with each item of an array.
  template <class Take>
  void each(std::string_view name, const Take& take) {
    const auto* const json = find(name);
    if (json == nullptr) return;
    const auto* const items = std::get_if<Json::Array>(&json->value);
    if (items == nullptr) return wrong(*json, name, said::json_kind{.kind = JsonKind::array});
    for (const auto& item : *items) take(item);
  }
  /// Reports a value that is not the expected one.
  void wrong(const Json& json, std::string_view name, Message expected) const;
  /// Reports that an object, if it is one, has no value of the name.
  void missing(std::string_view name) const;
  /// A member that can be null, but not missing.
  void require(std::string_view name) const;

 private:
  const Json::Object* members_ = nullptr;
  std::vector<bool> used_;
  Diagnostics& faults_;
  Position where_;
};

}  // namespace trf::detail
