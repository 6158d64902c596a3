#include "support/json_value.hpp"

#include <cctype>

namespace trf::test {
namespace {

class Parser {
 public:
  explicit Parser(std::string_view text) : text_{text} {}

  JsonValue value() {
    const char first = next();
    if (first == '{') return object();
    if (first == '[') return array();
    return JsonValue::of(scalar());
  }

 private:
  char next() {
    while (std::isspace(static_cast<unsigned char>(text_.at(at_))) != 0) ++at_;
    return text_.at(at_);
  }

  void skip_comma() {
    if (next() == ',') ++at_;
  }

  std::string scalar() {
    const auto begin = at_;
    if (text_.at(at_) == '"') {
      for (++at_; text_.at(at_) != '"'; ++at_)
        if (text_.at(at_) == '\\') ++at_;
      ++at_;
    } else {
      while (at_ < text_.size() && text_.substr(at_, 1).find_first_of(",]} \n") != 0) ++at_;
    }
    return std::string{text_.substr(begin, at_ - begin)};
  }

  JsonValue array() {
    JsonValue result;
    for (++at_; next() != ']'; skip_comma()) result.items.push_back(value());
    ++at_;
    return result;
  }

  JsonValue object() {
    JsonValue result;
    for (++at_; next() != '}'; skip_comma()) {
      auto name = scalar();
      if (next() != ':') throw std::invalid_argument{name};
      ++at_;
      result.members.emplace_back(name.substr(1, name.size() - 2), value());
    }
    ++at_;
    return result;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

JsonValue parse_json(std::string_view text) { return Parser{text}.value(); }

std::string to_text(const JsonValue& value, std::string_view indent) {
  if (!value.scalar.empty()) return value.scalar;
  const std::string inner = std::string{indent} + "  ";
  std::string text;
  for (const auto& item : value.items) text += "\n" + inner + to_text(item, inner);
  for (const auto& [name, member] : value.members)
    text += "\n" + inner + name + ": " + to_text(member, inner);
  return text.empty() ? "-" : text;
}

}  // namespace trf::test
