#include "cli/catalogue.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace cli {
namespace {

constexpr std::string_view joint = "; ";
constexpr std::size_t most_joined = 4;    // Parts that make one phrase with joints of its own
constexpr std::size_t most_nested = 400;  // Phrases in phrases
constexpr std::size_t most_looked_at = std::size_t{1} << 22U;  // Bytes, of all parts together
constexpr std::int64_t literal_weight = 16;

/// \pre `from` is not within data
std::size_t find_outside_data(std::string_view text, std::string_view piece, std::size_t from) {
  for (;;) {
    const auto at = text.find(piece, from);
    if (at == text.npos) return at;
    const auto data = text.substr(from, at - from).find(data_begin);
    if (data == text.npos) return at;
    const auto end = text.find(data_end, from + data);
    if (end == text.npos) return text.npos;
    from = end + 1;
  }
}

/// How much of the text is a number: "-12", "+0.5", "30". Data may be one as well.
std::size_t number_length(std::string_view text) {
  std::size_t at = text.starts_with(data_begin) ? 1U : 0U;
  const bool is_marked = at == 1;
  if (at < text.size() && (text[at] == '-' || text[at] == '+')) ++at;
  const auto digits = [&] {
    const auto first = at;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9') ++at;
    return at - first;
  };
  if (digits() == 0) return 0;
  const auto whole_end = at;
  if (at < text.size() && text[at] == '.') {
    ++at;
    if (digits() == 0) at = whole_end;
  }
  if (!is_marked) return at;
  return at < text.size() && text[at] == data_end ? at + 1 : 0;
}

std::size_t byte(char c) { return static_cast<unsigned char>(c); }

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// A letter outside data: else there is nothing to say in another language.
bool has_words(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (is_letter(text[at])) return true;
    if (text[at] == data_begin) at = std::min(text.find(data_end, at), text.size() - 1);
  }
  return false;
}

std::int64_t weight_of(std::string_view literal) { return literal_weight * std::ssize(literal); }

/// Of a part that should be a phrase, and is none. Numbers are said alike everywhere.
std::int64_t weight_of_unknown(std::string_view part) {
  return -literal_weight * std::ranges::count_if(part, is_letter);
}

}  // namespace

struct Catalogue::Search {
  using Part = std::tuple<const char*, std::size_t, Joints>;
  std::map<Part, std::optional<Reading>> known;
  std::size_t depth = 0;
  std::size_t looked_at = 0;
};

Catalogue::Catalogue(std::span<const std::span<const Phrase>> subjects) {
  for (const auto subject : subjects)
    for (const auto& phrase : subject) {
      auto pattern = parsed(phrase);
      const auto first = pattern.literals.front(), last = pattern.literals.back();
      auto& list = !first.empty()  ? by_first_.at(byte(first.front()))
                   : !last.empty() ? by_last_.at(byte(last.back()))
                                   : others_;
      list.push_back(std::move(pattern));
    }
}

Catalogue::Pattern Catalogue::parsed(const Phrase& phrase) {
  Pattern pattern;
  pattern.foreign = phrase.foreign;
  auto rest = phrase.english;
  for (;;) {
    const auto open = std::min(rest.find('{'), rest.size());
    pattern.literals.push_back(rest.substr(0, open));
    pattern.weight += weight_of(pattern.literals.back());
    rest.remove_prefix(open);
    if (rest.empty()) return pattern;
    const auto close = std::min(rest.find('}') + 1, rest.size());
    const auto gap = rest.substr(0, close);
    pattern.gaps.push_back(gap == "{n}"     ? Gap::number
                           : gap == "{w}"   ? Gap::word
                           : gap == "{say}" ? Gap::phrase
                                            : Gap::text);
    pattern.weight += gap == "{n}" ? 1 : 0;
    rest.remove_prefix(close);
  }
}

bool Catalogue::fits(const Pattern& pattern, std::string_view text, Joints joints, Search& search,
                     Captures& captures) const {
  captures.clear();
  const auto last = pattern.literals.back();
  if (!text.starts_with(pattern.literals.front())) return false;
  auto at = pattern.literals.front().size();
  for (std::size_t i = 0; i < pattern.gaps.size(); ++i) {
    const auto next = pattern.literals[i + 1];
    const bool is_last = i + 1 == pattern.gaps.size();
    std::size_t end = text.npos;
    if (pattern.gaps[i] == Gap::number) {
      const auto length = number_length(text.substr(at));
      if (length == 0 || !text.substr(at + length).starts_with(next)) return false;
      end = at + length;
      if (is_last && end + next.size() != text.size()) return false;
    } else if (is_last) {
      if (text.size() < at + last.size() || !text.ends_with(last)) return false;
      end = text.size() - last.size();
    } else {
      end = find_outside_data(text, next, at);
    }
    if (end == text.npos || (end == at && pattern.gaps[i] == Gap::phrase)) return false;
    captures.push_back(text.substr(at, end - at));
    if (pattern.gaps[i] == Gap::word && captures.back().find(' ') != std::string_view::npos)
      return false;
    if (joints == Joints::between &&
        find_outside_data(captures.back(), joint, 0) != std::string_view::npos &&
        !(pattern.gaps[i] == Gap::phrase && whole(captures.back(), joints, search)))
      return false;
    at = end + next.size();
  }
  return at == text.size();
}

Catalogue::Reading Catalogue::said(const Pattern& pattern, const Captures& captures,
                                   Search& search) const {
  Reading out{.text = "", .weight = pattern.weight};
  std::size_t next = 0;
  auto rest = pattern.foreign;
  for (;;) {
    const auto open = std::min(rest.find('{'), rest.size());
    out.text += rest.substr(0, open);
    rest.remove_prefix(open);
    if (rest.empty()) return out;
    const auto close = std::min(rest.find('}') + 1, rest.size());
    const auto which = close > 2 ? byte(rest[1]) - byte('0') : next++;
    rest.remove_prefix(close);
    if (which >= captures.size()) continue;
    const auto capture = captures[which];
    const auto phrase = pattern.gaps[which] == Gap::phrase ? read(capture, search) : std::nullopt;
    out.text += phrase ? phrase->text : std::string{capture};
    if (phrase)
      out.weight += phrase->weight;
    else if (pattern.gaps[which] == Gap::phrase)
      out.weight += weight_of_unknown(capture);
  }
}

std::optional<Catalogue::Reading> Catalogue::whole(std::string_view english, Joints joints,
                                                   Search& search) const {
  if (english.empty()) return std::nullopt;
  const Search::Part part{english.data(), english.size(), joints};
  if (const auto at = search.known.find(part); at != search.known.end()) return at->second;
  if (search.depth == most_nested || search.looked_at > most_looked_at) return std::nullopt;
  search.looked_at += english.size();
  ++search.depth;
  auto reading = best(english, joints, search);
  --search.depth;
  search.known.emplace(part, reading);
  return reading;
}

std::optional<Catalogue::Reading> Catalogue::best(std::string_view english, Joints joints,
                                                  Search& search) const {
  const Pattern* taken = nullptr;
  std::optional<Reading> best;
  Captures captures;
  const auto is_better = [&](const Pattern& pattern, const Reading& reading) {
    if (!best || reading.weight != best->weight) return !best || reading.weight > best->weight;
    // The same words known: that which begins with some of them, then the larger frame.
    if (pattern.literals.front().empty() != taken->literals.front().empty())
      return taken->literals.front().empty();
    return pattern.weight > taken->weight;
  };
  const auto consider = [&](const std::vector<Pattern>& patterns) {
    for (const auto& pattern : patterns) {
      // What the phrase and those in its gaps can have at most
      auto most = pattern.weight;
      if (std::ranges::count(pattern.gaps, Gap::phrase) != 0) most = weight_of(english);
      if (best && most < best->weight) continue;
      if (!fits(pattern, english, joints, search, captures)) continue;
      auto reading = said(pattern, captures, search);
      if (!is_better(pattern, reading)) continue;
      best = std::move(reading);
      taken = &pattern;
    }
  };
  consider(by_first_.at(byte(english.front())));
  consider(by_last_.at(byte(english.back())));
  consider(others_);
  return best;
}

std::optional<Catalogue::Reading> Catalogue::joined(std::string_view english,
                                                    Search& search) const {
  std::vector<std::size_t> ends;  // Of the parts
  for (auto at = find_outside_data(english, joint, 0); at != english.npos;
       at = find_outside_data(english, joint, at + joint.size()))
    ends.push_back(at);
  if (ends.empty()) return std::nullopt;
  ends.push_back(english.size());
  Reading out;
  bool is_known = false;
  std::size_t from = 0;
  for (std::size_t i = 0; i < ends.size();) {
    if (i > 0) out.text += joint;
    auto last = i;
    std::optional<Reading> known;
    for (auto k = std::min(i + most_joined, ends.size()); k-- > i && !known;) {
      last = k;
      known = whole(english.substr(from, ends[k] - from), Joints::between, search);
    }
    is_known = is_known || known;
    const auto part = english.substr(from, ends[last] - from);
    out.text += known ? known->text : std::string{part};
    out.weight += known ? known->weight : weight_of_unknown(part);
    i = last + 1;
    from = ends[last] + joint.size();
  }
  return is_known ? std::optional{std::move(out)} : std::nullopt;
}

std::optional<Catalogue::Reading> Catalogue::read(std::string_view english, Search& search) const {
  if (!has_words(english)) return std::nullopt;
  if (auto known = whole(english, Joints::between, search)) return known;
  if (auto known = joined(english, search)) return known;
  return whole(english, Joints::anywhere, search);
}

std::optional<std::string> Catalogue::find(std::string_view english) const {
  Search search;
  auto reading = read(english, search);
  return reading ? std::optional{std::move(reading->text)} : std::nullopt;
}

}  // namespace cli
