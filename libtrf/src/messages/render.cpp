#include "trf/language.hpp"

#include <algorithm>
#include <utility>

#include "messages/numbers.hpp"

namespace trf {

const Language english{.tag = "en",
                       .words = [](const MessageId& id) { return id.english; },
                       .plural = one_or_more,
                       .all_and = " and ",
                       .all_or = " or "};

namespace {

/// For plurals: a number with more than one decimal is never exactly one.
std::int64_t tenths(Decimal decimal) noexcept {
  for (; decimal.decimals > 1; --decimal.decimals) {
    if (decimal.units % 10 != 0) return 0;
    decimal.units /= 10;
  }
  return decimal.decimals == 1 ? decimal.units : decimal.units * 10;
}

class Renderer {
 public:
  Renderer(std::string& out, const Language& language)
      : out_(out), language_(language), spoken_(&language) {}

  void say(const Message& message) {
    if (message.empty()) return;
    const MessageId& id = message.id();
    auto words = language_.words(id);
    // Of the sentence around this one, which goes on after it.
    const auto* const around = std::exchange(spoken_, words.empty() ? &english : &language_);
    if (words.empty()) words = id.english;
    say(message, words);
    spoken_ = around;
  }

 private:
  void say(const Message& message, std::string_view words) {
    const MessageId& id = message.id();
    out_.reserve(out_.size() + words.size());
    for (;;) {
      std::size_t brace = 0;
      while (brace < words.size() && words[brace] != '{' && words[brace] != '}') ++brace;
      out_ += words.substr(0, brace);
      if (brace == words.size()) return;
      if (words[brace + 1] == words[brace]) {
        out_ += words[brace];
        words.remove_prefix(brace + 2);
        continue;
      }
      std::size_t name_end = brace + 1;
      while (words[name_end] != '}' && words[name_end] != '?' && words[name_end] != ':') ++name_end;
      std::size_t end = name_end;
      while (words[end] != '}') ++end;
      const auto gap = words.substr(brace + 1, end - brace - 1);
      const auto name = words.substr(brace + 1, name_end - brace - 1);
      std::size_t field = 0;
      while (id.fields[field].name != name) ++field;
      if (name.size() == gap.size())
        say(message.args()[field]);
      else if (gap[name.size()] == ':')
        say(message.args()[field], gap.substr(name.size() + 1));
      else
        choose(message.args()[field], gap.substr(name.size() + 1));
      words.remove_prefix(end + 1);
    }
  }

  void say(const Arg& arg) {
    switch (static_cast<ArgumentKind>(arg.value.index())) {
      case ArgumentKind::number:
        detail::append_number(out_, std::get<std::int64_t>(arg.value));
        break;
      case ArgumentKind::points: {
        const auto begin = out_.size();
        detail::append_points(out_, std::get<Score>(arg.value));
        put_decimal_point(begin);
        break;
      }
      case ArgumentKind::decimal: {
        const auto begin = out_.size();
        out_ += to_string(std::get<Decimal>(arg.value));
        put_decimal_point(begin);
        break;
      }
      case ArgumentKind::data: out_ += std::get<std::string>(arg.value); break;
      case ArgumentKind::choice: break;  // words_fault() excludes such words
      case ArgumentKind::phrase: say(std::get<Message>(arg.value)); break;
      case ArgumentKind::list: say(std::get<Arg::Items>(arg.value)); break;
    }
  }

  void put_decimal_point(std::size_t begin) {
    const auto point = out_.find('.', begin);
    if (point != std::string::npos) out_[point] = spoken_->decimal_point;
  }

  void say(const Arg& arg, std::string_view form) {
    if (const auto* text = std::get_if<std::string>(&arg.value))
      out_ += in_form(*text, form);
    else
      say(arg);
  }

  void say(const Arg::Items& list) {
    const auto& items = list.items;
    for (std::size_t i = 0; i < items.size(); ++i) {
      const bool is_last = i + 1 == items.size();
      if (i > 0)
        out_ += list.join == Join::semicolon           ? spoken_->semicolon
                : list.join == Join::comma || !is_last ? spoken_->comma
                : list.join == Join::all_and           ? spoken_->all_and
                                                       : spoken_->all_or;
      say(items[i]);
    }
  }

  void choose(const Arg& arg, std::string_view forms) {
    std::size_t which = 0;
    switch (static_cast<ArgumentKind>(arg.value.index())) {
      case ArgumentKind::number:
        which = spoken_->plural.form(std::get<std::int64_t>(arg.value) * 10);
        break;
      case ArgumentKind::points:
        which = spoken_->plural.form(std::get<Score>(arg.value).tenths());
        break;
      case ArgumentKind::decimal:
        which = spoken_->plural.form(tenths(std::get<Decimal>(arg.value)));
        break;
      case ArgumentKind::list:
        which = spoken_->plural.form(std::ssize(std::get<Arg::Items>(arg.value).items) * 10);
        break;
      case ArgumentKind::choice: which = std::get<Picked>(arg.value).index; break;
      case ArgumentKind::data:
      case ArgumentKind::phrase: break;
    }
    while (which-- > 0) forms.remove_prefix(std::min(forms.find('|'), forms.size() - 1) + 1);
    out_ += forms.substr(0, forms.find('|'));
  }

  std::string& out_;
  const Language& language_;
  const Language* spoken_;  ///< Of the words of the sentence: the language, or English
};

bool is_digits(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// "2026/05/02" or "2026-05-02"
bool is_day(std::string_view text) {
  return text.size() == 10 && (text[4] == '/' || text[4] == '-') && text[7] == text[4] &&
         is_digits(text.substr(0, 4)) && is_digits(text.substr(5, 2)) && is_digits(text.substr(8));
}

}  // namespace

std::string in_form(std::string_view text, std::string_view form) {
  std::string out{text};
  if (form == text_form::day_first && is_day(text)) {
    out.clear();
    ((((out += text.substr(8)) += '/') += text.substr(5, 2)) += '/') += text.substr(0, 4);
  } else if (form == text_form::decimal_comma) {
    const auto point = out.find('.');
    if (point != out.npos && is_digits(text.substr(point + 1))) out[point] = ',';
  } else if (form == text_form::italian_colours &&
             text.find_first_not_of("WB") == std::string_view::npos) {
    for (char& colour : out) colour = colour == 'W' ? 'B' : 'N';
  }
  return out;
}

void render_to(std::string& out, const Message& message, const Language& language) {
  Renderer{out, language}.say(message);
}
std::string render(const Message& message, const Language& language) {
  std::string out;
  render_to(out, message, language);
  return out;
}
std::string render(const Cited& cited, const Language& language) {
  return render(cited.sentence(), language);
}

}  // namespace trf
