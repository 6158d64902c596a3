#include "support/pseudo.hpp"

#include <map>
#include <string>

namespace trf::test {
namespace {

constexpr std::string_view begin = "«", end = "»";

void mark(std::string& out, std::string_view words) {
  if (!words.empty()) out.append(begin).append(words).append(end);
}

/// Marks the words around the gaps, and the words within a gap that chooses.
std::string marked(std::string_view english) {
  std::string out;
  while (!english.empty()) {
    const auto brace = english.find_first_of("{}");
    if (brace == std::string_view::npos) {
      mark(out, english);
      break;
    }
    mark(out, english.substr(0, brace));
    if (brace + 1 < english.size() && english[brace + 1] == english[brace]) {
      mark(out, english.substr(brace, 2));
      english.remove_prefix(brace + 2);
      continue;
    }
    const auto close = english.find('}', brace);
    const auto gap = english.substr(brace + 1, close - brace - 1);
    const auto question = std::min(gap.find('?'), gap.size());
    out.append("{").append(gap.substr(0, question));
    if (question < gap.size()) {
      out += '?';
      for (auto forms = gap.substr(question + 1);;) {
        const auto bar = std::min(forms.find('|'), forms.size());
        mark(out, forms.substr(0, bar));
        if (bar == forms.size()) break;
        out += '|';
        forms.remove_prefix(bar + 1);
      }
    }
    out += '}';
    english.remove_prefix(close + 1);
  }
  return out;
}

std::string_view words(const MessageId& id) {
  static std::map<std::string, std::string> made;
  auto& text = made[to_string(id)];
  if (text.empty()) text = marked(id.english);
  return text;
}

}  // namespace

const Language pseudo{.tag = "xx",
                      .words = words,
                      .plural = one_or_more,
                      .all_and = "« and »",
                      .all_or = "« or »",
                      .comma = "«, »",
                      .semicolon = "«; »"};

std::string unmarked(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const auto from = std::min(text.find(begin), text.size());
    out += text.substr(0, from);
    text.remove_prefix(from);
    const auto to = text.find(end);
    text.remove_prefix(to == std::string_view::npos ? text.size() : to + end.size());
  }
  return out;
}

}  // namespace trf::test
