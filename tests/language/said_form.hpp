#pragma once

#include <charconv>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "trf/message.hpp"

/// A message as one line of words: `m FAMILY NAME` and its arguments, `n 5`, `p 45` (points in
/// tenths), `d 1740 2` (units, decimals), `t TEXT`, `c 1` (the value of a choice), `l JOIN COUNT`
/// and the items, `-` where a part is absent.
namespace said_form {

inline void write_text(std::string& out, std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  out += " =";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte > 0x20 && c != '%')
      out += c;
    else
      ((out += '%') += digits[byte / 16]) += digits[byte % 16];
  }
}

inline void write(std::string& out, const trf::Message& message);

inline void write(std::string& out, const trf::Arg& arg) {
  const auto number = [&](auto value) { (out += ' ') += std::to_string(value); };
  switch (static_cast<trf::ArgumentKind>(arg.value.index())) {
    case trf::ArgumentKind::number:
      out += " n";
      number(std::get<std::int64_t>(arg.value));
      break;
    case trf::ArgumentKind::points:
      out += " p";
      number(std::get<trf::Score>(arg.value).tenths());
      break;
    case trf::ArgumentKind::decimal:
      out += " d";
      number(std::get<trf::Decimal>(arg.value).units);
      number(std::get<trf::Decimal>(arg.value).decimals);
      break;
    case trf::ArgumentKind::data:
      out += " t";
      write_text(out, std::get<std::string>(arg.value));
      break;
    case trf::ArgumentKind::choice:
      out += " c";
      number(std::get<trf::Picked>(arg.value).index);
      break;
    case trf::ArgumentKind::phrase: write(out, std::get<trf::Message>(arg.value)); break;
    case trf::ArgumentKind::list: {
      const auto& list = std::get<trf::Arg::Items>(arg.value);
      out += " l";
      number(static_cast<int>(list.join));
      number(list.items.size());
      for (const auto& item : list.items) write(out, item);
      break;
    }
  }
}

inline void write(std::string& out, const trf::Message& message) {
  if (message.empty()) {
    out += " -";
    return;
  }
  (((out += " m ") += message.id().family) += ' ') += message.id().name;
  for (const auto& arg : message.args()) write(out, arg);
}

/// Of a message or an argument.
inline std::string written(const auto& what) {
  std::string out;
  write(out, what);
  return out;
}

/// Reads a line back. Ids are found by `id_of`.
class Reader {
 public:
  using IdOf = std::function<const trf::MessageId*(std::string_view family, std::string_view name)>;
  Reader(std::string_view line, const IdOf& id_of) : rest_(line), id_of_(id_of) {}

  /// Nothing if a sentence of the line is unknown.
  std::optional<trf::Message> message() {
    if (word() != "m") return {};
    return after_mark();
  }

 private:
  std::string_view word() {
    if (!rest_.empty()) rest_.remove_prefix(1);
    const auto end = std::min(rest_.find(' '), rest_.size());
    const auto found = rest_.substr(0, end);
    rest_.remove_prefix(end);
    return found;
  }
  std::int64_t number() {
    const auto digits = word();
    std::int64_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
  }
  std::string text() {
    auto coded = word().substr(1);
    std::string out;
    for (std::size_t at = 0; at < coded.size(); ++at) {
      if (coded[at] != '%') {
        out += coded[at];
        continue;
      }
      unsigned byte = 0;
      std::from_chars(coded.data() + at + 1, coded.data() + at + 3, byte, 16);
      out += static_cast<char>(byte);
      at += 2;
    }
    return out;
  }
  std::optional<trf::Message> after_mark() {
    const auto family = word(), name = word();
    const auto* const id = id_of_(family, name);
    if (id == nullptr) return {};
    std::vector<trf::Arg> args;
    for (std::size_t i = 0; i < id->fields.size(); ++i) {
      auto arg = argument();
      if (!arg) return {};
      args.push_back(*std::move(arg));
    }
    return trf::Message::of(*id, std::move(args));
  }
  std::optional<trf::Arg> argument() {
    const auto mark = word();
    if (mark == "n") return trf::Arg{trf::Number{number()}};
    if (mark == "p") return trf::Arg{trf::Points{trf::Score::from_tenths(number())}};
    if (mark == "d") {
      const auto units = number();
      return trf::Arg{trf::Decimal{units, static_cast<int>(number())}};
    }
    if (mark == "t") return trf::Arg{trf::Data{text()}};
    if (mark == "c") return trf::Arg{trf::Picked{static_cast<std::uint8_t>(number())}};
    if (mark == "-") return trf::Arg{trf::Message{}};
    if (mark == "m") {
      auto part = after_mark();
      if (!part) return {};
      return trf::Arg{std::move(*part)};
    }
    if (mark != "l") return {};
    trf::Arg::Items list{static_cast<trf::Join>(number()), {}};
    for (auto count = number(); count > 0; --count) {
      auto item = argument();
      if (!item) return {};
      list.items.push_back(std::move(*item));
    }
    return trf::Arg{std::move(list)};
  }

  std::string_view rest_;
  const IdOf& id_of_;
};

}  // namespace said_form
