// A language with every word of ours between ⟦ and ⟧: text outside them is data. If it is linked to
// the tools, --lang=qps selects it; no other source has anything about it.

#include <map>
#include <mutex>
#include <string>
#include <utility>

#include "cli/language.hpp"

namespace {

constexpr std::string_view left = "⟦", right = "⟧";

void mark(std::string& out, std::string_view words) {
  if (words.empty()) return;
  ((out += left) += words) += right;
}

/// The words of a sentence with marks around all that is no gap, and around each form of a choice.
std::string marked(std::string_view words) {
  std::string out, ours;
  const auto flush = [&] { mark(out, std::exchange(ours, {})); };
  while (!words.empty()) {
    if (words.starts_with("{{") || words.starts_with("}}")) {
      ours += words.substr(0, 2);
      words.remove_prefix(2);
    } else if (words.front() != '{') {
      ours += words.front();
      words.remove_prefix(1);
    } else {
      flush();
      auto gap = words.substr(0, words.find('}'));
      words.remove_prefix(gap.size() + 1);
      const auto name = gap.substr(0, gap.find('?'));
      out += name;
      gap.remove_prefix(name.size());
      while (!gap.empty()) {  // "?one|more"
        out += gap.front();
        gap.remove_prefix(1);
        const auto form = gap.substr(0, gap.find('|'));
        mark(out, form);
        gap.remove_prefix(form.size());
      }
      out += '}';
    }
  }
  flush();
  return out;
}

std::string_view words_of(const trf::MessageId& id) {
  static std::mutex mutex;
  static std::map<std::pair<std::string_view, std::string_view>, std::string> all;
  const std::lock_guard lock{mutex};
  const auto [row, is_new] = all.try_emplace({id.family, id.name});
  if (is_new) row->second = marked(id.english);
  return row->second;
}

const trf::Language pseudo{.tag = "qps",
                           .words = words_of,
                           .plural = trf::one_or_more,
                           .all_and = "⟦ and ⟧",
                           .all_or = "⟦ or ⟧",
                           .comma = "⟦, ⟧",
                           .semicolon = "⟦; ⟧"};
[[maybe_unused]] const bool is_added = cli::add_language(pseudo);

}  // namespace
