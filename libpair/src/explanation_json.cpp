#include "sentence_json.hpp"
#include "trf/pair/json.hpp"

namespace trf::pair {
namespace {

std::string colour_json(Colour colour) {
  if (colour == Colour::none) return "null";
  return json_quoted(colour == Colour::white ? "white" : "black");
}

std::string float_json(FloatKind kind) {
  if (kind == FloatKind::none) return "null";
  return json_quoted(kind == FloatKind::down ? "down" : "up");
}

std::string strength_json(Strength strength) {
  if (strength == Strength::none) return "null";
  return json_quoted(strength_names[static_cast<std::size_t>(strength)]);
}

std::string truth_json(bool is_true) { return is_true ? "true" : "false"; }

/// The start number of a player, null for none.
std::string number_json(const Tournament& tournament, PlayerIndex player) {
  if (player == no_player) return "null";
  return std::to_string(tournament.players[player].start_rank);
}

std::string figures_json(const Tournament& tournament, const PlayerFigures& figures) {
  JsonObject one;
  one.add("id", number_json(tournament, figures.player))
      .add_text("name", tournament.players[figures.player].name)
      .add("present", truth_json(figures.present))
      .add_text("points", to_string(figures.points))
      .add("opponent", number_json(tournament, figures.opponent))
      .add("colour", colour_json(figures.colour))
      .add("bye", truth_json(figures.bye))
      .add("colours", json_array(figures.colours, colour_json))
      .add_number("difference", figures.difference);
  if (figures.view)
    one.add("preference", colour_json(figures.view->preference))
        .add("strength", strength_json(figures.view->strength))
        .add_text("article", figures.view->article)
        .add("float", float_json(figures.view->last))
        .add("float_before", float_json(figures.view->before_last))
        .add("bye_allowed", truth_json(!figures.view->bye_barred));
  return one.str();
}

std::string decision_json(const Tournament& tournament, const Decision& decision) {
  JsonObject facts;
  for (const auto& [name, value] : decision.facts)
    facts.add_text(to_string(name), to_string(value));
  JsonObject one;
  one.add_text("scope", to_string(decision.scope)).add_text("article", decision.article);
  add_sentence(one, "sentence", decision.sentence);
  return one.add("facts", facts.str())
      .add("players", json_array(decision.players,
                                 [&](auto player) { return number_json(tournament, player); }))
      .str();
}

}  // namespace

std::string to_json(const Explanation& explanation, const Tournament& tournament,
                    const System& system, JsonLines lines, std::string_view file) {
  const auto* pairing = std::get_if<Pairing>(&explanation.outcome);
  const auto pair_json = [&](const Pair& pair) {
    return JsonObject{}
        .add("white", number_json(tournament, pair.white))
        .add("black", number_json(tournament, pair.black))
        .str();
  };
  const auto pairs = pairing == nullptr ? std::vector<Pair>{} : pairing->pairs;
  JsonObject page{lines};
  page.add_text("schema", "trf-pair-explain/1");
  if (!file.empty()) page.add_text("file", file);
  page.add_number("round", explanation.round)
      .add_text("system", system.name)
      .add("edition", system.year == 0 ? "null" : std::to_string(system.year))
      .add("pairs", json_array(pairs, pair_json, lines))
      .add("bye", number_json(tournament, pairing == nullptr ? no_player : pairing->bye))
      .add("obstruction",
           pairing != nullptr
               ? "null"
               : json_quoted(to_string(std::get<Unpairable>(explanation.outcome).obstruction)))
      .add("decisions",
           json_array(
               explanation.decisions,
               [&](const auto& each) { return decision_json(tournament, each); }, lines));
  if (!explanation.about.empty())
    page.add("about", json_array(
                          explanation.about,
                          [&](const auto& each) { return figures_json(tournament, each); }, lines));
  return lines == JsonLines::one ? page.str() + "\n" : page.str();
}

}  // namespace trf::pair
