#include "json/fields.hpp"

#include <algorithm>

#include "trf/contains.hpp"
#include "trf/text.hpp"

namespace trf::detail {
namespace {

Message found(const Json& json) {
  if (const auto* text = std::get_if<std::string>(&json.value))
    return said::json_text_found{.text = *text};
  if (const auto* number = std::get_if<Json::Number>(&json.value))
    return said::json_number_found{.number = number->text};
  return said::json_kind{.kind = json.kind()};
}

}  // namespace

Fields::Fields(const Json& json, Diagnostics& faults, const Message& what) : faults_{faults} {
  members_ = std::get_if<Json::Object>(&json.value);
  where_ = json.where;
  if (members_ == nullptr)
    fault(json, said::json_expected{.what = what,
                                    .found = found(json),
                                    .expected = said::json_kind{.kind = JsonKind::object}});
  else
    used_.assign(members_->size(), false);
}

Fields::~Fields() {
  for (std::size_t i = 0; i < used_.size(); ++i)
    if (!used_[i])
      fault((*members_)[i].second, said::json_unknown_member{.name = (*members_)[i].first});
}

void Fields::fault(Position where, Message message) const {
  faults_.push_back({"", Severity::error, where, std::move(message)});
}

const Json* Fields::find(std::string_view name) {
  if (members_ == nullptr) return nullptr;
  for (std::size_t i = 0; i < members_->size(); ++i) {
    if (used_[i] || (*members_)[i].first != name) continue;
    used_[i] = true;
    const auto& json = (*members_)[i].second;
    return json.is_null() ? nullptr : &json;
  }
  return nullptr;
}

std::string Fields::text(std::string_view name) {
  const auto* const json = find(name);
  return json == nullptr ? std::string{} : text(*json, name);
}

std::string Fields::text(const Json& json, std::string_view name) const {
  const auto* const value = std::get_if<std::string>(&json.value);
  if (value == nullptr) {
    wrong(json, name, said::json_kind{.kind = JsonKind::text});
    return {};
  }
  if (value->find_first_of("\r\n") != std::string::npos) {
    fault(json, said::json_line_end{.name = Code{name}});
    return {};
  }
  return *value;
}

int Fields::number(std::string_view name, int low, int high, int absent) {
  if (const auto* const json = find(name)) return number(*json, name, low, high);
  if (absent < low) missing(name);
  return std::max(absent, low);
}

int Fields::number(const Json& json, std::string_view name, int low, int high) const {
  const auto* const value = std::get_if<Json::Number>(&json.value);
  const auto parsed = value == nullptr ? std::nullopt : parse_number(value->text);
  if (!parsed || *parsed < low || *parsed > high) {
    wrong(json, name, said::json_number_in_range{.low = low, .high = high});
    return low;
  }
  return *parsed;
}

std::optional<int> Fields::optional_number(std::string_view name, int low, int high) {
  const auto* const json = find(name);
  if (json == nullptr) return std::nullopt;
  return number(*json, name, low, high);
}

std::optional<Score> Fields::score(std::string_view name) {
  const auto* const json = find(name);
  if (json == nullptr) return std::nullopt;
  return score(*json, name);
}

Score Fields::score(const Json& json, std::string_view name) const {
  const auto* const value = std::get_if<Json::Number>(&json.value);
  const auto parsed = value == nullptr ? std::nullopt : Score::parse(value->text);
  if (!parsed) wrong(json, name, said::json_decimal{});
  return parsed.value_or(Score{});
}

Date Fields::date(std::string_view name) {
  const auto* const json = find(name);
  return json == nullptr ? Date{} : date(*json, name);
}

Date Fields::date(const Json& json, std::string_view name) const {
  const auto* const value = std::get_if<std::string>(&json.value);
  const auto parsed = value == nullptr ? std::nullopt : parse_whole_date(*value);
  if (!parsed) wrong(json, name, said::json_date{});
  return parsed ? parsed->date : Date{};
}

std::size_t Fields::choice(std::string_view name, std::span<const std::string_view> names,
                           std::size_t absent) {
  const auto* const json = find(name);
  if (json == nullptr) return absent;
  const auto* const value = std::get_if<std::string>(&json->value);
  const auto at = value == nullptr ? names.end() : std::ranges::find(names, *value);
  if (at == names.end()) {
    // Null is the empty name.
    const auto shown = names.subspan(names[0].empty() ? 1 : 0);
    wrong(
        *json, name,
        said::json_one_of{.names = {shown, [](std::string_view each) { return Arg{Code{each}}; }}});
    return 0;
  }
  return static_cast<std::size_t>(at - names.begin());
}

bool Fields::flag(std::string_view name) {
  const auto* const json = find(name);
  if (json == nullptr) return false;
  const auto* const value = std::get_if<bool>(&json->value);
  if (value == nullptr) wrong(*json, name, said::json_kind{.kind = JsonKind::boolean});
  return value != nullptr && *value;
}

void Fields::wrong(const Json& json, std::string_view name, Message expected) const {
  fault(json, said::json_expected{.what = said::json_member{.name = Code{name}},
                                  .found = found(json),
                                  .expected = std::move(expected)});
}

void Fields::missing(std::string_view name) const {
  if (members_ != nullptr) fault(where_, said::json_missing{.name = Code{name}});
}

void Fields::require(std::string_view name) const {
  if (members_ != nullptr && !contains(*members_, name, &Json::Object::value_type::first))
    missing(name);
}

}  // namespace trf::detail
