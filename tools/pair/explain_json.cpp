#include "pair/explain.hpp"
#include "trf/json_text.hpp"
#include "trf/language.hpp"

namespace trf_pair {
namespace {

using trf::json_array;
using trf::json_quoted;
using trf::JsonLines;
using trf::JsonObject;

std::string colour_json(trf::Colour colour) {
  if (colour == trf::Colour::none) return "null";
  return json_quoted(colour == trf::Colour::white ? "white" : "black");
}

std::string float_json(trf::pair::FloatKind kind) {
  if (kind == trf::pair::FloatKind::none) return "null";
  return json_quoted(kind == trf::pair::FloatKind::down ? "down" : "up");
}

std::string strength_json(trf::pair::Strength strength) {
  if (strength == trf::pair::Strength::none) return "null";
  return json_quoted(trf::pair::strength_names[static_cast<std::size_t>(strength)]);
}

std::string truth_json(bool is_true) { return is_true ? "true" : "false"; }

/// The start number of a player, null for none.
std::string number_json(const Subject& subject, trf::PlayerIndex player) {
  if (player == trf::no_player) return "null";
  return std::to_string(subject.tournament->players[player].start_rank);
}

std::string about_json(const Subject& subject, const AskedPlayer& asked) {
  JsonObject one;
  one.add("id", number_json(subject, asked.player))
      .add_text("name", subject.tournament->players[asked.player].name)
      .add("present", truth_json(asked.present))
      .add_text("points", to_string(asked.points))
      .add("opponent", number_json(subject, asked.opponent))
      .add("colour", colour_json(asked.colour))
      .add("bye", truth_json(asked.bye))
      .add("colours", json_array(asked.colours, colour_json))
      .add("difference", std::to_string(asked.difference));
  if (asked.view)
    one.add("preference", colour_json(asked.view->preference))
        .add("strength", strength_json(asked.view->strength))
        .add_text("article", asked.view->article)
        .add("float", float_json(asked.view->last))
        .add("float_before", float_json(asked.view->before_last))
        .add("bye_allowed", truth_json(!asked.view->bye_barred));
  return one.str();
}

std::string one_decision_json(const Subject& subject, const trf::pair::Decision& decision) {
  JsonObject facts;
  for (const auto& [name, value] : decision.facts)
    facts.add_text(to_string(name), to_string(value));
  return JsonObject{}
      .add_text("scope", to_string(decision.scope))
      .add_text("article", decision.article)
      .add_text("sentence", to_string(decision.sentence))
      .add_text("sentence_id", to_string(decision.sentence.id()))
      .add("sentence_arguments", trf::arguments_json(decision.sentence))
      .add("facts", facts.str())
      .add("players",
           json_array(decision.players, [&](auto player) { return number_json(subject, player); }))
      .str();
}

}  // namespace

std::string decision_json(const Subject& subject, const Explanation& explanation, JsonLines lines,
                          const std::string& file) {
  const int year = subject.system->year;
  const auto* pairing = std::get_if<trf::pair::Pairing>(&explanation.outcome);
  const auto pair_json = [&](const auto& pair) {
    return JsonObject{}
        .add("white", number_json(subject, pair.white))
        .add("black", number_json(subject, pair.black))
        .str();
  };
  const auto pairs = pairing == nullptr ? decltype(pairing->pairs){} : pairing->pairs;
  JsonObject page{lines};
  page.add_text("schema", "trf-pair-explain/1");
  if (!file.empty()) page.add_text("file", file);
  page.add("round", std::to_string(explanation.round))
      .add_text("system", subject.system->name)
      .add("edition", year == 0 ? "null" : std::to_string(year))
      .add("pairs", json_array(pairs, pair_json, lines))
      .add("bye", number_json(subject, pairing == nullptr ? trf::no_player : pairing->bye))
      .add("obstruction",
           pairing != nullptr
               ? "null"
               : json_quoted(
                     to_string(std::get<trf::pair::Unpairable>(explanation.outcome).obstruction)))
      .add("decisions",
           json_array(
               explanation.decisions,
               [&](const auto& decision) { return one_decision_json(subject, decision); }, lines));
  if (!explanation.about.empty())
    page.add("about", json_array(
                          explanation.about,
                          [&](const auto& asked) { return about_json(subject, asked); }, lines));
  return lines == JsonLines::one ? page.str() + "\n" : page.str();
}

}  // namespace trf_pair
