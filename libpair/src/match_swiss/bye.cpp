#include "match_swiss/bye.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "match_swiss/completion.hpp"
#include "matching/dense_matching.hpp"

namespace trf::pair::match_swiss {
namespace {

/// Whom the others can spare. Degrees answer in most rounds; then one matching answers for all.
class Spare {
 public:
  explicit Spare(const Field& field) : field_(field) {}

  [[nodiscard]] bool contains(Rank rank) {
    if (!searched_) {
      std::vector<Rank> others = all();
      others.erase(others.begin() + rank);
      if (surely_can_all_be_paired(field_, others)) return true;
      search();
    }
    return spare_.contains(static_cast<matching::Vertex>(rank));
  }

 private:
  [[nodiscard]] std::vector<Rank> all() const {
    std::vector<Rank> ranks(static_cast<std::size_t>(field_.size()));
    std::iota(ranks.begin(), ranks.end(), 0);
    return ranks;
  }
  void search() {
    searched_ = true;
    const auto size = static_cast<std::size_t>(field_.size());
    const auto graph = matching::Graph::from(
        size, [&](matching::Vertex a, matching::Vertex b) { return field_.may_meet(a, b); });
    matching::DenseMatching matching(graph);
    matching.maximise();
    spare_ = matching.unmatched() == 1 ? matching.dispensable() : matching::VertexSet(size);
  }

  const Field& field_;
  bool searched_ = false;
  matching::VertexSet spare_;
};

}  // namespace

// 3.4.2 to 3.4.4: lowest score, most matches played, largest TPN.
std::vector<ByeCandidate> bye_candidates(const Field& field) {
  std::vector<Rank> order(static_cast<std::size_t>(field.size()));
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](Rank rank) {
    const Member& member = field[rank];
    return std::tuple(member.score, -member.matches, -member.tpn);
  });
  Spare spare(field);
  std::vector<ByeCandidate> candidates;
  for (const Rank rank : order) {
    candidates.push_back({rank, field[rank].bye_barred ? ByeRefusal::barred
                                : spare.contains(rank) ? ByeRefusal::none
                                                       : ByeRefusal::leaves_none});
    if (candidates.back().refusal == ByeRefusal::none) return candidates;
  }
  return {};
}

}  // namespace trf::pair::match_swiss
