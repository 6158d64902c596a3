#include <nlohmann/json.hpp>

#include "pair/explain.hpp"

namespace trf_pair {

using nlohmann::ordered_json;

std::string decision_json(const Subject& subject, const Explanation& explanation) {
  const auto& players = subject.tournament.players;
  ordered_json page;
  page["schema"] = "trf-pair-explain/1";
  page["round"] = explanation.round;
  page["system"] = subject.system->name;
  page["edition"] = subject.edition == 0 ? ordered_json() : ordered_json(subject.edition);
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
    page["obstruction"] = std::get<trf::pair::Unpairable>(explanation.outcome).obstruction;
  }
  page["decisions"] = ordered_json::array();
  for (const auto& decision : explanation.decisions) {
    ordered_json one;
    one["scope"] = decision.scope;
    one["article"] = decision.article;
    one["sentence"] = decision.sentence;
    one["facts"] = ordered_json::object();
    for (const auto& [name, value] : decision.facts) one["facts"][name] = value;
    one["players"] = ordered_json::array();
    for (const auto player : decision.players) one["players"].push_back(players[player].start_rank);
    page["decisions"].push_back(std::move(one));
  }
  return page.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace trf_pair
