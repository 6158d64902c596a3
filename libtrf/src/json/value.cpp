#include "json/value.hpp"

#include <array>
#include <cstdint>

#include "characters.hpp"
#include "trf/text.hpp"
#include "trf/utf8.hpp"

namespace trf::detail {
namespace {

constexpr int deepest = 64;

Message signs_expected(std::initializer_list<std::string_view> signs) {
  return said::json_sign_expected{.signs = {signs, [](std::string_view sign) {
                                              return Arg{Code{"'" + std::string{sign} + "'"}};
                                            }}};
}

class Parser {
 public:
  Parser(std::string_view text, Diagnostics& faults) : rest_{text}, faults_{faults} {
    if (rest_.starts_with("\xEF\xBB\xBF")) rest_.remove_prefix(3);
  }

  std::optional<Json> document() {
    auto result = value(0);
    skip_blanks();
    if (result && !rest_.empty()) return fail(said::json_after_the_end{});
    return result;
  }

 private:
  std::nullopt_t fail(Message message) { return fail({line_, column_, 1}, std::move(message)); }
  std::nullopt_t fail(Position where, Message message) {
    if (!failed_) faults_.push_back({"", Severity::error, where, std::move(message)});
    failed_ = true;
    return std::nullopt;
  }

  void advance() {
    const auto byte = static_cast<unsigned char>(rest_.front());
    if (byte == '\n') {
      ++line_;
      column_ = 1;
    } else if ((byte & 0xC0U) != 0x80U) {
      ++column_;
    }
    rest_.remove_prefix(1);
  }
  void advance(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) advance();
  }

  void skip_blanks() {
    while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == '\t' ||
                              rest_.front() == '\n' || rest_.front() == '\r'))
      advance();
  }

  bool take(char c) {
    skip_blanks();
    if (rest_.empty() || rest_.front() != c) return false;
    advance();
    return true;
  }

  std::optional<Json> value(int depth) {
    skip_blanks();
    if (depth > deepest) return fail(said::json_too_deep{});
    if (rest_.empty()) return fail(said::json_ends_early{});
    Json json;
    json.where = {line_, column_, 1};
    switch (rest_.front()) {
      case '{': return object(std::move(json), depth);
      case '[': return array(std::move(json), depth);
      case '"': {
        auto text = string();
        if (!text) return std::nullopt;
        json.value = std::move(*text);
        return json;
      }
      default: break;
    }
    if (rest_.starts_with("null")) {
      advance(4);
      return json;
    }
    if (rest_.starts_with("true") || rest_.starts_with("false")) {
      json.value = rest_.front() == 't';
      advance(rest_.front() == 't' ? 4 : 5);
      return json;
    }
    return number(std::move(json));
  }

  std::optional<Json> number(Json json) {
    const auto start = rest_;
    const auto digits = [this] {
      std::size_t count = 0;
      for (; !rest_.empty() && is_digit(rest_.front()); ++count) advance();
      return count;
    };
    if (rest_.starts_with('-')) advance();
    const bool leading_zero = rest_.starts_with('0');
    const auto whole = digits();
    if (whole == 0 || (leading_zero && whole > 1)) return fail(said::json_no_value{});
    if (rest_.starts_with('.')) {
      advance();
      if (digits() == 0) return fail(said::json_digit_expected{});
    }
    if (rest_.starts_with('e') || rest_.starts_with('E')) return fail(said::json_no_exponent{});
    json.value = Json::Number{std::string{start.substr(0, start.size() - rest_.size())}};
    return json;
  }

  std::optional<Json> array(Json json, int depth) {
    Json::Array items;
    advance();
    if (!take(']')) {
      do {
        auto item = value(depth + 1);
        if (!item) return std::nullopt;
        items.push_back(std::move(*item));
      } while (take(','));
      if (!take(']')) return fail(signs_expected({",", "]"}));
    }
    json.value = std::move(items);
    return json;
  }

  std::optional<Json> object(Json json, int depth) {
    Json::Object members;
    advance();
    if (!take('}')) {
      do {
        skip_blanks();
        if (!rest_.starts_with('"')) return fail(said::json_name_expected{});
        auto name = string();
        if (!name) return std::nullopt;
        if (!take(':')) return fail(signs_expected({":"}));
        auto member = value(depth + 1);
        if (!member) return std::nullopt;
        members.emplace_back(std::move(*name), std::move(*member));
      } while (take(','));
      if (!take('}')) return fail(signs_expected({",", "}"}));
    }
    json.value = std::move(members);
    return json;
  }

  std::optional<std::string> string() {
    const Position start{line_, column_, 1};
    std::string text;
    advance();
    for (;;) {
      if (rest_.empty()) return fail(start, said::json_text_open{});
      const char c = rest_.front();
      if (static_cast<unsigned char>(c) < 0x20) return fail(said::json_control_character{});
      if (c == '"') break;
      if (c != '\\') {
        text += c;
        advance();
        continue;
      }
      advance();
      if (rest_.empty()) return fail(start, said::json_text_open{});
      if (!escape(text)) return std::nullopt;
    }
    advance();
    if (find_invalid_utf8(text) != std::string::npos)
      return fail(start, said::json_text_not_utf8{});
    return text;
  }

  bool escape(std::string& text) {
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    const char c = rest_.front();
    if (const auto at = letters.find(c); at != std::string_view::npos) {
      text += meanings[at];
      advance();
      return true;
    }
    if (c != 'u') {
      fail(said::json_escape_unknown{});
      return false;
    }
    advance();
    auto unit = hexadecimal();
    if (unit && *unit >= 0xD800 && *unit < 0xDC00 && rest_.starts_with("\\u")) {
      advance(2);
      const auto low = hexadecimal();
      if (!low || *low < 0xDC00 || *low > 0xDFFF)
        unit.reset();
      else
        unit = 0x10000 + ((*unit - 0xD800) << 10U) + (*low - 0xDC00);
    }
    if (!unit || (*unit >= 0xD800 && *unit <= 0xDFFF)) {
      fail(said::json_hexadecimal{});
      return false;
    }
    append_utf8(text, *unit);
    return true;
  }

  std::optional<std::uint32_t> hexadecimal() {
    std::uint32_t unit = 0;
    for (int i = 0; i < 4; ++i) {
      if (rest_.empty()) return std::nullopt;
      const char c = rest_.front();
      const int digit = is_digit(c)            ? c - '0'
                        : c >= 'a' && c <= 'f' ? c - 'a' + 10
                        : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                               : -1;
      if (digit < 0) return std::nullopt;
      unit = unit * 16 + static_cast<std::uint32_t>(digit);
      advance();
    }
    return unit;
  }

  std::string_view rest_;
  Diagnostics& faults_;
  std::uint32_t line_ = 1, column_ = 1;
  bool failed_ = false;
};

}  // namespace

std::optional<Json> parse_json(std::string_view text, Diagnostics& faults) {
  return Parser{text, faults}.document();
}

}  // namespace trf::detail
