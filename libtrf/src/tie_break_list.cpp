#include "trf/tie_break_list.hpp"

#include <algorithm>
#include <array>
#include <boost/spirit/home/x3.hpp>
#include <utility>

#include "tie_break_names.hpp"
#include "trf/layout.hpp"
#include "trf/messages/tie_break_list.hpp"
#include "trf/text.hpp"

namespace trf {
namespace {

namespace x3 = boost::spirit::x3;

/// A code as written, before older spellings are replaced.
struct WrittenCode {
  std::string name, scores;
  std::vector<std::string> modifiers;
};

namespace grammar_of_codes {

template <std::string WrittenCode::*Part>
constexpr auto keep = [](auto& context) { (x3::_val(context).*Part) = x3::_attr(context); };
constexpr auto keep_modifier = [](auto& context) {
  x3::_val(context).modifiers.push_back(x3::_attr(context));
};

// NAME[:SCORES](/MODIFIER)*, and a cut or median written with '-' or ':' in the place of '/'.
const auto name = x3::rule<struct name_id, std::string>{"name"} = x3::alpha >>
                                                                  *(x3::alnum | x3::char_('_'));
const auto cut = x3::rule<struct cut_id, std::string>{"cut"} = x3::char_("CM") >> +x3::digit;
const auto modifier = x3::rule<struct modifier_id, std::string>{"modifier"} =
    (x3::char_("CMKU") >> +x3::digit) | (x3::char_("L") >> -x3::char_("+-") >> +x3::digit) |
    x3::repeat(1)[x3::char_("PFR")];
const auto scores = x3::rule<struct scores_id, std::string>{"scores"} = x3::char_("MG") >>
                                                                        x3::char_("MGP");
const auto code = x3::rule<struct code_id, WrittenCode>{"code"} =
    name[keep<&WrittenCode::name>] >> *((x3::lit('/') >> modifier[keep_modifier]) |
                                        (x3::lit(':') >> scores[keep<&WrittenCode::scores>]) |
                                        (x3::char_("-:") >> cut[keep_modifier]));

}  // namespace grammar_of_codes

constexpr std::array<std::pair<std::string_view, std::string_view>, 3> older_names = {{
    {"GE", "REP"},  // the name until August 2024
    {"SNO", "TPN"},
    {"RTG", "RTNG"},
}};

/// `BHC1`: a name and a cut or median without separator.
void split_cut(WrittenCode& spelling) {
  const auto last = spelling.name.find_last_not_of("0123456789");
  if (last == std::string::npos || last + 1 == spelling.name.size() || last == 0) return;
  if (spelling.name[last] != 'C' && spelling.name[last] != 'M') return;
  const auto* const stem = detail::find_tie_break(std::string_view(spelling.name).substr(0, last));
  if (stem == nullptr || stem->cut == detail::CutSpelling::separate) return;
  spelling.modifiers.insert(spelling.modifiers.begin(), spelling.name.substr(last));
  spelling.name.resize(last);
}

void understand(WrittenCode& spelling) {
  for (const auto& [older, now] : older_names) {
    if (spelling.name == older) spelling.name = now;
  }
  split_cut(spelling);
  // ESB:MG is the name of the family; EMGSB has the two scores in its own name.
  if (spelling.name == "ESB" && spelling.scores.size() == 2 && spelling.scores[1] != 'P') {
    spelling.name = "E" + spelling.scores + "SB";
    spelling.scores.clear();
  }
  for (std::string& modifier_text : spelling.modifiers) {
    const char kind = modifier_text[0];
    if (kind == 'L' && modifier_text[1] != '+' && modifier_text[1] != '-')
      modifier_text.insert(1, 1, '+');
    const auto digit = modifier_text.find_first_of("0123456789");
    if (digit == std::string::npos) continue;
    const auto significant =
        std::min(modifier_text.find_first_not_of('0', digit), modifier_text.size() - 1);
    modifier_text.erase(digit, significant - digit);
  }
}

bool is_separator(char letter) { return letter == ',' || letter == ' ' || letter == '\t'; }

/// The modifier that no code has; no sentence if there is none.
Message wrong_modifier(const WrittenCode& spelling, std::string_view word) {
  for (const std::string& text : spelling.modifiers) {
    const auto digits = static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char letter) { return letter >= '0' && letter <= '9'; }));
    if (digits > 4 || text == "K0")
      return said::modifier_out_of_range{.code = word, .modifier = text};
    const bool counts = text[0] == 'C' || text[0] == 'M';
    if (counts && text.back() == '0' && digits == 1)
      return said::modifier_without_cut{.code = word, .modifier = text};
  }
  return {};
}

}  // namespace

TieBreakList parse_tie_breaks(std::string_view text) {
  TieBreakList list;
  for (std::size_t at = 0; at < text.size();) {
    if (is_separator(text[at])) {
      ++at;
      continue;
    }
    const auto rest = text.substr(at);
    const std::string_view word(rest.begin(), std::ranges::find_if(rest, is_separator));
    const auto fault = [&](std::size_t offset, std::size_t width, Message message) {
      list.faults.push_back({static_cast<std::uint32_t>(at + offset),
                             static_cast<std::uint32_t>(width), std::move(message)});
    };

    std::string capitals(word);
    // Spirit's character classes are defined for ASCII only; codes have no other characters.
    std::transform(capitals.begin(), capitals.end(), capitals.begin(), [](char letter) {
      return static_cast<unsigned char>(letter) < 0x80 ? upper(letter) : '?';
    });
    WrittenCode spelling;
    auto position = capitals.cbegin();
    const bool matched = x3::parse(position, capitals.cend(), grammar_of_codes::code, spelling);
    const auto read = static_cast<std::size_t>(position - capitals.cbegin());
    if (!matched) {
      fault(0, word.size(), said::not_a_tie_break_code{.code = word});
    } else if (read != word.size()) {
      fault(read, word.size() - read,
            said::not_a_modifier{.found = word.substr(read), .code = word.substr(0, read)});
    } else if (auto wrong = wrong_modifier(spelling, word); !wrong.empty()) {
      fault(0, word.size(), std::move(wrong));
    } else {
      understand(spelling);
      list.codes.push_back({std::move(spelling.name), std::move(spelling.scores),
                            std::move(spelling.modifiers), std::string(word)});
      list.offsets.push_back(static_cast<std::uint32_t>(at));
    }
    at += word.size();
  }
  return list;
}

Position place_of_code(const Document& document, std::uint32_t line, std::size_t index) {
  constexpr auto before = std::size_t{layout::text.first} - 1;
  const std::string_view text = document.text(line);
  Position place{line, 0, 1};
  if (text.size() <= before) return place;
  const TieBreakList list = parse_tie_breaks(text.substr(before));
  if (index >= list.codes.size()) return place;
  place.column = static_cast<std::uint32_t>(document.column_of(line, before + list.offsets[index]));
  place.width = static_cast<std::uint32_t>(list.codes[index].text.size());
  return place;
}

bool is_tie_break_code(std::string_view code_name) noexcept {
  if (code_name.starts_with("OTHER_")) return true;
  const auto* const found = detail::find_tie_break(code_name);
  return found != nullptr && !found->is_of_edition;
}

std::string list_of(const std::vector<TieBreak>& codes) {
  std::string text;
  for (const auto& code : codes) text += (text.empty() ? "" : ",") + code.text;
  return text;
}

std::string to_string(const TieBreak& tie_break) {
  std::string text = tie_break.code;
  if (!tie_break.scores.empty()) text.append(1, ':').append(tie_break.scores);
  for (const std::string& part : tie_break.modifiers) text.append(1, '/').append(part);
  return text;
}

}  // namespace trf
