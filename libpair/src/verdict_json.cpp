#include "sentence_json.hpp"
#include "trf/pair/json.hpp"
#include "trf/pair/messages/verdicts.hpp"

namespace trf::pair {
namespace {

/// "3 (4.5 points): C6 1 / 1; C7 4.5 / 4; 4 (4 points): C6 ...": every criterion of the brackets
/// that differ, published and correct.
Message criteria_line(const Verdict& verdict) {
  std::vector<Message> brackets;
  for (const auto& bracket : verdict.brackets)
    brackets.emplace_back(said::values_of_bracket{.bracket = name(bracket.bracket),
                                                  .values = values_by_criterion(bracket)});
  return joined(std::move(brackets));
}

/// "L-12;L-14"; "art. 8" if the published round is right with adjourned games.
std::string readings_of(const RoundCheck& check) {
  std::string readings;
  const auto add = [&](std::string_view one) {
    if (!readings.empty()) readings += ';';
    readings += one;
  };
  for (const std::string_view one : check.readings) add(one);
  if (check.adjourned) add(check.adjourned->article);
  return readings;
}

}  // namespace

std::string pair_numbers(const Tournament& tournament, const Pairing& pairing) {
  std::string text;
  const auto add = [&](PlayerIndex player, int other) {
    if (!text.empty()) text += ' ';
    text += std::to_string(tournament.players[player].start_rank);
    text += '-';
    text += std::to_string(other);
  };
  for (const auto& [white, black] : pairing.pairs) add(white, tournament.players[black].start_rank);
  for (const PlayerIndex bye : pairing.byes()) add(bye, 0);
  return text;
}

Sentences values_by_criterion(const BracketValues& bracket) {
  return {bracket.criteria, [](const CriterionValues& values) {
            return said::value_by_criterion{.criterion = Code{values.criterion},
                                            .published = values.published,
                                            .correct = values.correct};
          }};
}

std::vector<VerdictField> verdict_fields(const Tournament& tournament, const RoundCheck& check) {
  const auto& verdict = check.verdict;
  const bool is_same = verdict.kind == VerdictKind::identical;
  const auto* correct = std::get_if<Pairing>(&check.correct);
  std::vector<VerdictField> fields;
  const auto number = [&](std::string_view name, std::int64_t value) {
    fields.push_back({name, value});
  };
  const auto text = [&](std::string_view name, std::string value) {
    fields.push_back({name, {}});
    if (!value.empty()) fields.back().value = std::move(value);
  };
  const auto say = [&](std::string_view name, Message value) {
    fields.push_back({name, {}});
    if (!value.empty()) fields.back().value = std::move(value);
  };
  number("round", check.round);
  say("verdict", said::verdict{.kind = verdict.kind});
  number("differences", verdict.differences);
  text("criterion", verdict.criterion);
  say("bracket", name(verdict.place));
  say("published", verdict.published_value);
  say("correct", verdict.correct_value);
  say("explanation", verdict.explanation);
  text("published_pairs", is_same ? "" : pair_numbers(tournament, check.published));
  text("correct_pairs", is_same || correct == nullptr ? "" : pair_numbers(tournament, *correct));
  say("criteria", criteria_line(verdict));
  text("reading", readings_of(check));
  return fields;
}

std::string to_json(const RoundCheck& check, const Tournament& tournament) {
  JsonObject out;
  for (const auto& [name, value] : verdict_fields(tournament, check)) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
      out.add(name, std::to_string(*number));
    else if (const auto* text = std::get_if<std::string>(&value))
      out.add_text(name, *text);
    else if (const auto* sentence = std::get_if<Message>(&value))
      add_sentence(out, name, *sentence);
    else
      out.add(name, "null");
  }
  return out.str();
}

}  // namespace trf::pair
