#include "obstruction.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "words.hpp"

namespace trf::pair {
namespace {

using matching::Deficiency;
using matching::Graph;
using matching::Matcher;
using matching::Vertex;

// Of longer lists and proofs the rest is counted.
constexpr std::size_t most_names = 20;
constexpr std::size_t most_reasons = 10;

class Words {
 public:
  Words(const State& state, const Legality& legality) : state_(state), legality_(legality) {}

  [[nodiscard]] std::string name(Seat seat) const {
    return seat == bye() ? "the bye" : std::to_string(state_.players[seat].tpn);
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

/// "4, 7 and the bye"
[[nodiscard]] std::string list(std::vector<Vertex> vertices,
                               const std::function<std::string(Vertex)>& name) {
  std::ranges::sort(vertices);
  const bool is_long = vertices.size() > most_names;
  const std::size_t named = is_long ? most_names : vertices.size();
  std::vector<std::string> items;
  items.reserve(named + 1);
  for (std::size_t i = 0; i < named; ++i) items.push_back(name(vertices[i]));
  if (is_long) items.push_back(fmt::format("{} more", vertices.size() - named));
  return words::list(items);
}

[[nodiscard]] std::string counted(std::size_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

/// What keeps two groups apart, for the first pairs of players.
[[nodiscard]] std::string reasons_between(
    const std::vector<std::vector<Vertex>>& groups,
    const std::function<std::string(Vertex, Vertex)>& reason) {
  std::string text;
  std::size_t told = 0, pairs = 0, before = 0;
  for (const auto& group : groups) {
    pairs += before * group.size();
    before += group.size();
  }
  for (std::size_t i = 0; i < groups.size(); ++i) {
    for (std::size_t k = i + 1; k < groups.size(); ++k) {
      for (const Vertex a : groups[i]) {
        for (const Vertex b : groups[k]) {
          if (told == most_reasons) {
            return text + "; and " + counted(pairs - told, "more pair");
          }
          text += "; " + reason(a, b);
          ++told;
        }
      }
    }
  }
  return text;
}

}  // namespace

std::string obstruction(const Deficiency& deficiency,
                        const std::function<std::string(Vertex)>& name,
                        const std::function<std::string(Vertex, Vertex)>& reason) {
  const auto& groups = deficiency.components;
  const std::string but =
      deficiency.separators.empty() ? "" : " but " + list(deficiency.separators, name);
  std::string text;
  std::vector<Vertex> alone;
  for (const auto& group : groups) {
    if (group.size() == 1) {
      alone.push_back(group.front());
    } else {
      text +=
          "; " + list(group, name) + ", an odd number, have nobody left outside their group" + but;
    }
  }
  if (!alone.empty()) {
    text = "; " + list(alone, name) + (alone.size() > 1 ? " have" : " has") + " nobody left" + but +
           text;
  }
  if (groups.size() > 1 && !deficiency.separators.empty()) {
    text += fmt::format("; {} for {}",
                        counted(groups.size(), alone.size() == groups.size() ? "player" : "group"),
                        counted(deficiency.separators.size(), "opponent"));
  }
  return text.substr(2) + reasons_between(groups, reason);
}

std::string describe_obstruction(const State& state, const Legality& legality) {
  const std::size_t count = state.players.size();
  if (count == 0) return "nobody is present";
  const bool odd = count % 2 == 1;
  const auto bye = static_cast<Vertex>(count);
  Matcher matcher(Graph::from(count + (odd ? 1 : 0), [&](Vertex a, Vertex b) {
    return b == bye ? legality.may_have_bye(a) : legality.may_meet(a, b);
  }));
  if (matcher.match() == 0) return "no legal pairing exists";
  if (odd && matcher.graph().row(bye).count() == 0) {
    return "no legal pairing exists: the number of players is odd and nobody may have the bye";
  }
  const Words words(state, legality);
  return "no legal pairing exists: " + obstruction(
                                           matcher.deficiency(),
                                           [&](Vertex v) { return words.name(v); },
                                           [&](Vertex a, Vertex b) { return words.reason(a, b); });
}

}  // namespace trf::pair
