#include "obstruction.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "matching/cardinality.hpp"

namespace trf::pair {
namespace {

using matching::Deficiency;
using matching::Graph;
using matching::Matcher;
using matching::Vertex;

constexpr std::size_t most_reasons = 10;

class Words {
 public:
  Words(const State& state, const Legality& legality) : state_(state), legality_(legality) {}

  [[nodiscard]] std::string name(Seat seat) const {
    return seat == bye() ? "the bye" : std::to_string(state_.players[seat].tpn);
  }

  /// "4, 7 and the bye"
  [[nodiscard]] std::string list(const std::vector<Seat>& seats) const {
    std::string text;
    for (std::size_t i = 0; i < seats.size(); ++i) {
      if (i > 0) text += i + 1 == seats.size() ? " and " : ", ";
      text += name(seats[i]);
    }
    return text;
  }

  [[nodiscard]] std::string reason(Seat a, Seat b) const {
    if (a == bye()) std::swap(a, b);
    if (b == bye()) return name(a) + " may not have the bye";
    const std::string both = name(a) + " and " + name(b);
    for (std::size_t i = 0; i < state_.players[a].past.size(); ++i) {
      const Past& past = state_.players[a].past[i];
      if (past.opponent == state_.players[b].player && past.played()) {
        return both + " met in round " + std::to_string(i + 1);
      }
    }
    if (state_.is_prohibited(a, b)) return both + " are a prohibited pair";
    const std::string why = legality_.why_not ? legality_.why_not(a, b) : std::string();
    return both + (why.empty() ? " may not meet" : ": " + why);
  }

  [[nodiscard]] Seat bye() const { return static_cast<Seat>(state_.players.size()); }

 private:
  const State& state_;
  const Legality& legality_;
};

[[nodiscard]] std::string tell(const Deficiency& deficiency, const Words& words) {
  const std::string but =
      deficiency.separators.empty() ? "" : " but " + words.list(deficiency.separators);
  std::string text;
  std::vector<Seat> alone;
  for (const auto& component : deficiency.components) {
    if (component.size() > 1) {
      text += "; " + words.list(component) +
              ", an odd number, have nobody left outside their group" + but;
    } else if (component.front() == words.bye()) {
      text += "; the bye can go to nobody" + but;
    } else {
      alone.push_back(component.front());
    }
  }
  if (!alone.empty()) {
    text = "; " + words.list(alone) + (alone.size() > 1 ? " have" : " has") + " nobody left" + but +
           text;
  }
  text = "no legal pairing exists: " + text.substr(2);
  // What keeps them apart: pairs of one group with another.
  std::size_t told = 0;
  const auto& groups = deficiency.components;
  for (std::size_t i = 0; i < groups.size() && told < most_reasons; ++i) {
    for (std::size_t k = i + 1; k < groups.size() && told < most_reasons; ++k) {
      for (const Vertex a : groups[i]) {
        for (const Vertex b : groups[k]) {
          if (told++ < most_reasons) text += "; " + words.reason(a, b);
        }
      }
    }
  }
  if (told > most_reasons) text += "; and so on";
  return text;
}

}  // namespace

std::string describe_obstruction(const State& state, const Legality& legality) {
  const std::size_t count = state.players.size();
  if (count == 0) return "nobody is present";
  const bool odd = count % 2 == 1;
  const auto bye = static_cast<Vertex>(count);
  Matcher matcher(Graph::from(count + (odd ? 1 : 0), [&](Vertex a, Vertex b) {
    return b == bye ? legality.may_have_bye(a) : legality.may_meet(a, b);
  }));
  if (matcher.match() == 0) return "no legal pairing exists";
  const Words words(state, legality);
  if (odd && matcher.graph().row(bye).count() == 0) {
    return "no legal pairing exists: the number of players is odd and nobody may have the bye";
  }
  return tell(matcher.deficiency(), words);
}

}  // namespace trf::pair
