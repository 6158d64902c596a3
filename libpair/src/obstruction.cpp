#include "obstruction.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "matching/dense_matching.hpp"
#include "trf/pair/messages/obstruction.hpp"

namespace trf::pair {
namespace {

using matching::Deficiency;
using matching::DenseMatching;
using matching::Graph;
using matching::Vertex;
using Name = std::function<Arg(Vertex)>;
using Reason = std::function<Message(Vertex, Vertex)>;

// Longer lists and proofs are cut, with a count of the rest.
constexpr std::size_t most_names = 20;
constexpr std::size_t most_reasons = 10;

/// The reasons why two players, or a player and the bye, cannot be paired in the round.
class Reasons {
 public:
  Reasons(const State& state, const Legality& legality) : state_(state), legality_(legality) {}

  [[nodiscard]] Arg name(Seat seat) const {
    return seat == bye() ? Arg{said::the_bye{}} : Arg{Number{number(seat)}};
  }

  [[nodiscard]] Message operator()(Seat a, Seat b) const {
    if (a == bye()) std::swap(a, b);
    if (b == bye()) return said::bye_not_allowed{.player = number(a)};
    if (const auto met = state_.round_of_meeting(a, b))
      return said::met_in_round{.player = number(a), .other = number(b), .round = *met};
    if (!legality_.why_not || state_.is_prohibited(a, b))
      return said::prohibited_pair{.player = number(a), .other = number(b)};
    return legality_.why_not(a, b);
  }

 private:
  [[nodiscard]] Seat bye() const { return static_cast<Seat>(state_.players.size()); }
  [[nodiscard]] int number(Seat seat) const { return state_.players[seat].tpn; }

  const State& state_;
  const Legality& legality_;
};

/// The first of them, sorted, and how many more there are.
[[nodiscard]] std::vector<Arg> names(std::vector<Vertex> vertices, const Name& name) {
  std::ranges::sort(vertices);
  const std::size_t named = std::min(vertices.size(), most_names);
  std::vector<Arg> items;
  items.reserve(named + 1);
  for (std::size_t i = 0; i < named; ++i) items.push_back(name(vertices[i]));
  if (named < vertices.size())
    items.push_back(said::more_players{.count = vertices.size() - named});
  return items;
}

/// Adds the reasons between groups, for the first pairs of players.
void add_reasons(const std::vector<std::vector<Vertex>>& groups, const Reason& reason,
                 std::vector<Arg>& sentences) {
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
            sentences.push_back(said::more_pairs{.count = pairs - told});
            return;
          }
          sentences.emplace_back(reason(a, b));
          ++told;
        }
      }
    }
  }
}

}  // namespace

Message obstruction(const Deficiency& deficiency, const Name& name, const Reason& reason) {
  const auto& groups = deficiency.components;
  const auto& others = deficiency.separators;
  std::vector<Arg> sentences;
  std::vector<Vertex> alone;
  for (const auto& group : groups)
    if (group.size() == 1) alone.push_back(group.front());
  if (!alone.empty() && others.empty())
    sentences.push_back(said::no_opponent_left{.players = names(alone, name)});
  if (!alone.empty() && !others.empty())
    sentences.emplace_back(
        said::only_opponents{.players = names(alone, name), .others = names(others, name)});
  for (const auto& group : groups) {
    if (group.size() == 1) continue;
    if (others.empty())
      sentences.push_back(said::odd_group{.players = names(group, name)});
    else
      sentences.emplace_back(
          said::odd_group_with{.players = names(group, name), .others = names(others, name)});
  }
  if (groups.size() > 1 && !others.empty()) {
    if (alone.size() == groups.size())
      sentences.emplace_back(
          said::players_want_opponents{.players = groups.size(), .opponents = others.size()});
    else
      sentences.emplace_back(
          said::groups_want_opponents{.groups = groups.size(), .opponents = others.size()});
  }
  add_reasons(groups, reason, sentences);
  return said::reasons{.all = std::move(sentences)};
}

Message describe_obstruction(const State& state, Legality legality) {
  const std::size_t count = state.players.size();
  const bool odd = count % 2 == 1;
  const auto bye = static_cast<Vertex>(count);
  Graph& graph = legality.legal;
  if (odd) {
    graph.grow(count + 1);
    const auto& [one, other] = legality.forced;
    const bool is_bye_taken = one != no_seat && other == no_seat;
    for (Vertex v = 0; v < bye; ++v)
      if (is_bye_taken ? v == one : v != one && v != other && legality.may_have_bye(v))
        graph.add(v, bye);
  }
  DenseMatching matching(graph);
  matching.maximise();
  if (odd && graph.row(bye).count() == 0)
    return said::no_bye_possible{.others = legality.forced.other != no_seat};
  const Reasons reasons(state, legality);
  return said::not_pairable{
      .reasons = obstruction(
          matching.deficiency(), [&](Vertex v) { return reasons.name(v); }, reasons)};
}

}  // namespace trf::pair
