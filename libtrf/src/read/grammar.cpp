#include "read/grammar.hpp"

#include <boost/spirit/home/x3.hpp>
#include <string>

#include "trf/abnormal_points.hpp"

namespace trf::detail {
namespace {

namespace x3 = boost::spirit::x3;

namespace grammar_of_records {

// Spirit's own character classes are defined for ASCII only; names and symbols can have others.
const auto blank = x3::char_(" \t");
const auto end_of_word = &(blank | x3::eoi);
const auto word = x3::raw[x3::lexeme[+(x3::char_ - blank)]];

template <class Range>
std::string_view view(const Range& range) {
  return {&*range.begin(), range.size()};
}

// ---- 162, 362

const auto symbol_points = x3::rule<struct SymbolPointsTag, SymbolPoints>{} =
    word[([](auto& c) { x3::_val(c).symbol = view(x3::_attr(c)); })] >>
    -word[([](auto& c) { x3::_val(c).points = view(x3::_attr(c)); })];
const auto pairs = x3::rule<struct PairsTag, std::vector<SymbolPoints>>{} = *symbol_points;

// ---- 299

const auto digit = x3::char_('0', '9');
const auto kind = x3::rule<struct KindTag, char>{} =
    x3::no_skip[x3::char_(std::string{abnormal_kinds.substr(1)}) >> end_of_word] | x3::attr(' ');
const auto keep_points = [](auto& c) {
  const auto value = Score::parse(view(x3::_attr(c)));
  x3::_pass(c) = value.has_value();
  if (value) x3::_val(c).points.push_back(*value);
};
// The decimal point distinguishes points from the round after them.
const auto points = x3::raw[x3::lexeme[-x3::char_("+-") >> *digit >> '.' >> +digit >> end_of_word]];
const auto number = x3::lexeme[x3::uint_parser<std::uint32_t, 10, 1, 4>{} >> end_of_word];
const auto abnormal = x3::rule<struct AbnormalTag, AbnormalWords>{} =
    kind[([](auto& c) { x3::_val(c).kind = x3::_attr(c); })] >> points[keep_points] >>
    -points[keep_points] >>
    *number[([](auto& c) { x3::_val(c).numbers.push_back(x3::_attr(c)); })] >> x3::eoi;

// ---- 172

const auto method = word[([](auto& c) {
  auto& value = x3::_val(c);
  value.text = view(x3::_attr(c));
  value.method = ranking_method_named(value.text);
  x3::_pass(c) = value.method != RankingMethod::none;
})];
const auto federation = word[([](auto& c) {
  auto& value = x3::_val(c);
  value.text = view(x3::_attr(c));
  x3::_pass(c) = value.is_federation = value.text.size() == 3;
})];
const auto other = word[([](auto& c) { x3::_val(c).text = view(x3::_attr(c)); })];
const auto first_word = x3::rule<struct FirstTag, RankingWord>{} = method | federation | other;
const auto next_word = x3::rule<struct NextTag, RankingWord>{} = method | other;
const auto ranking = x3::rule<struct RankingTag, std::vector<RankingWord>>{} =
    -(first_word >> *next_word);

}  // namespace grammar_of_records
}  // namespace

std::vector<SymbolPoints> parse_symbol_points(std::string_view text) {
  std::vector<SymbolPoints> result;
  x3::phrase_parse(text.begin(), text.end(), grammar_of_records::pairs, grammar_of_records::blank,
                   result);
  for (auto& pair : result)
    pair.offset = static_cast<std::size_t>(pair.symbol.data() - text.data());
  return result;
}

std::optional<AbnormalWords> parse_abnormal(std::string_view text) {
  AbnormalWords result;
  if (!x3::phrase_parse(text.begin(), text.end(), grammar_of_records::abnormal,
                        grammar_of_records::blank, result))
    return {};
  return result;
}

std::vector<RankingWord> parse_ranking(std::string_view text) {
  std::vector<RankingWord> result;
  x3::phrase_parse(text.begin(), text.end(), grammar_of_records::ranking, grammar_of_records::blank,
                   result);
  for (auto& found : result)
    found.offset = static_cast<std::size_t>(found.text.data() - text.data());
  return result;
}

}  // namespace trf::detail
