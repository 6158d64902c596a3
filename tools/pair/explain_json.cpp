#include <nlohmann/json.hpp>

#include "pair/explain.hpp"
#include "trf/language.hpp"

namespace trf_pair {

using nlohmann::ordered_json;

namespace {

ordered_json about_json(const Subject& subject, const AskedPlayer& asked) {
  const auto& players = subject.tournament.players;
  const auto colour = [](trf::Colour one) {
    return one == trf::Colour::none ? ordered_json()
                                    : ordered_json(one == trf::Colour::white ? "white" : "black");
  };
  const auto float_of = [](trf::pair::FloatKind kind) {
    return kind == trf::pair::FloatKind::none
               ? ordered_json()
               : ordered_json(kind == trf::pair::FloatKind::down ? "down" : "up");
  };
  ordered_json one;
  one["id"] = players[asked.player].start_rank;
  one["name"] = players[asked.player].name;
  one["present"] = asked.present;
  one["points"] = trf::to_string(asked.points);
  one["opponent"] = asked.opponent == trf::no_player
                        ? ordered_json()
                        : ordered_json(players[asked.opponent].start_rank);
  one["colour"] = colour(asked.colour);
  one["bye"] = asked.bye;
  one["colours"] = ordered_json::array();
  for (const auto had : asked.colours) one["colours"].push_back(colour(had));
  one["difference"] = asked.difference;
  if (asked.view) {
    one["preference"] = colour(asked.view->preference);
    one["strength"] =
        asked.view->strength == trf::pair::Strength::none
            ? ordered_json()
            : ordered_json(
                  trf::pair::strength_names[static_cast<std::size_t>(asked.view->strength)]);
    one["article"] = asked.view->article;
    one["float"] = float_of(asked.view->last);
    one["float_before"] = float_of(asked.view->before_last);
    one["bye_allowed"] = !asked.view->bye_barred;
  }
  return one;
}

}  // namespace

std::string decision_json(const Subject& subject, const Explanation& explanation) {
  const auto& players = subject.tournament.players;
  ordered_json page;
  page["schema"] = "trf-pair-explain/1";
  page["round"] = explanation.round;
  page["system"] = subject.system->name;
  const int year = subject.system->year;
  page["edition"] = year == 0 ? ordered_json() : ordered_json(year);
  page["pairs"] = ordered_json::array();
  page["bye"] = ordered_json();
  page["obstruction"] = ordered_json();
  if (const auto* pairing = std::get_if<trf::pair::Pairing>(&explanation.outcome)) {
    for (const auto& [white, black] : pairing->pairs) {
      page["pairs"].push_back(
          {{"white", players[white].start_rank}, {"black", players[black].start_rank}});
    }
    if (pairing->bye != trf::no_player) page["bye"] = players[pairing->bye].start_rank;
  } else {
    page["obstruction"] =
        to_string(std::get<trf::pair::Unpairable>(explanation.outcome).obstruction);
  }
  page["decisions"] = ordered_json::array();
  for (const auto& decision : explanation.decisions) {
    ordered_json one;
    one["scope"] = to_string(decision.scope);
    one["article"] = decision.article;
    one["sentence"] = to_string(decision.sentence);
    one["sentence_id"] = to_string(decision.sentence.id());
    one["sentence_arguments"] = ordered_json::parse(trf::arguments_json(decision.sentence));
    one["facts"] = ordered_json::object();
    for (const auto& [name, value] : decision.facts)
      one["facts"][to_string(name)] = to_string(value);
    one["players"] = ordered_json::array();
    for (const auto player : decision.players) one["players"].push_back(players[player].start_rank);
    page["decisions"].push_back(std::move(one));
  }
  if (!explanation.about.empty()) page["about"] = ordered_json::array();
  for (const AskedPlayer& asked : explanation.about)
    page["about"].push_back(about_json(subject, asked));
  return page.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace trf_pair
