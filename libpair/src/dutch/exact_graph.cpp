#include "dutch/exact_graph.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <utility>

#include "dutch/completion.hpp"
#include "dutch/vertex_type.hpp"
#include "index.hpp"
#include "matching/vertex_classes.hpp"

namespace trf::pair::dutch {
namespace {

struct Vertex {
  Zone zone = Zone::bracket;
  Rank player = -1;
  int bsn = -1;
  bool may_pair_here = true;  ///< Not in the Limbo
};

/// Components of one criterion: one for each value, largest first.
struct Columns {
  std::size_t first = 0;
  std::vector<std::int32_t> values;  ///< Descending
};

/// Costs of edges and floats by criteria, laid out as components of the gain.
class Costs {
 public:
  Costs(const Task& task, std::vector<Vertex> vertices, const GraphOptions& options)
      : task_(task),
        field_(*task.field),
        options_(options),
        criteria_(field_.regulation().criteria.first(
            task.only_downfloaters ? 2 : field_.regulation().criteria.size())),
        vertices_(std::move(vertices)) {}

  [[nodiscard]] std::size_t fields() const noexcept { return fields_; }

  /// \param representatives: pairs of joined vertices a < b, at least one of each two types.
  void lay_out(std::span<const std::pair<int, int>> representatives) {
    // If all have to be covered, that is the first component.
    fields_ = covers_all() ? 1 : 0;
    columns_.resize(criteria_.size());
    for (std::size_t c = 0; c < criteria_.size(); ++c) {
      Columns& columns = columns_[c];
      auto& values = columns.values;
      if (criteria_[c]->measure == Measure::look_ahead) {
        if (!looks_ahead()) continue;
        columns.first = fields_++;
        for (const Vertex& v : vertices_)
          if (floats_next(v)) values.push_back(next_float_value(v));
        for (const auto& [a, b] : representatives)
          if (const auto value = next_pair_value(a, b); value > 0) values.push_back(value);
        sort_values(values);
        fields_ += values.size();
        continue;
      }
      for (const Vertex& v : vertices_)
        if (const Fault fault = float_fault(*criteria_[c], v); fault.count != 0)
          values.push_back(fault.value);
      for (const auto& [a, b] : representatives) {
        const Fault fault = pair_fault(*criteria_[c], a, b);
        if (fault.count != 0 && (values.empty() || values.back() != fault.value))
          values.push_back(fault.value);
      }
      sort_values(values);
      columns.first = fields_;
      fields_ += values.size();
    }
    if (options_.remainder_pairs >= 0) fields_ += 2;
  }

  /// The use of an edge if its ends were joined.
  enum class Kind : std::uint8_t { pair, next, elsewhere };
  [[nodiscard]] Kind kind(int a, int b) const {
    const Vertex &u = vertices_[at(a)], &v = vertices_[at(b)];
    // Two MDPs are never paired with one another in the bracket (3.2).
    if (v.zone == Zone::bracket)
      return u.may_pair_here && v.may_pair_here && !task_.bracket.is_moved_down(v.bsn)
                 ? Kind::pair
                 : Kind::elsewhere;
    return v.zone == Zone::next && task_.look_ahead ? Kind::next : Kind::elsewhere;
  }

  void add_gains(int a, int b, std::int32_t* gains) const {
    if (covers_all()) gains[0] = 1;
    const Kind use = kind(a, b);
    if (use == Kind::elsewhere) return;
    const Vertex &u = vertices_[at(a)], &v = vertices_[at(b)];
    for (std::size_t c = 0; c < criteria_.size(); ++c) {
      const Columns& columns = columns_[c];
      if (criteria_[c]->measure == Measure::look_ahead) {
        if (!looks_ahead()) continue;
        gains[columns.first] += 2;
        const Columns lists{columns.first + 1, columns.values};
        gains[column(lists, next_float_value(u))] += 1;
        gains[column(lists, next_float_value(v))] += 1;
        if (const auto value = next_pair_value(a, b); value > 0) gains[column(lists, value)] -= 1;
        continue;
      }
      if (use != Kind::pair || columns.values.empty()) continue;
      for (const Vertex* end : {&u, &v})
        if (const Fault fault = float_fault(*criteria_[c], *end); fault.count != 0)
          gains[column(columns, fault.value)] += fault.count;
      if (const Fault fault = pair_fault(*criteria_[c], a, b); fault.count != 0)
        gains[column(columns, fault.value)] -= fault.count;
    }
  }

 private:
  [[nodiscard]] bool applies(const Criterion& criterion) const {
    return criterion.scope == Scope::any || options_.single_bye;
  }
  [[nodiscard]] Fault float_fault(const Criterion& criterion, const Vertex& v) const {
    if (v.zone != Zone::bracket || criterion.of_downfloater == nullptr || !applies(criterion))
      return {};
    return criterion.of_downfloater(field_, task_.bracket, v.player);
  }
  [[nodiscard]] Fault pair_fault(const Criterion& criterion, int a, int b) const {
    if (criterion.of_pair == nullptr || !applies(criterion) || kind(a, b) != Kind::pair) return {};
    return criterion.of_pair(field_, vertices_[at(a)].player, vertices_[at(b)].player);
  }
  [[nodiscard]] bool floats_next(const Vertex& v) const {
    return v.zone == Zone::bracket || v.zone == Zone::next;
  }
  // The value for the following bracket: its downfloaters' scores, or its PSD.
  [[nodiscard]] std::int32_t next_float_value(const Vertex& v) const {
    const std::int32_t score = field_[v.player].score;
    if (field_.regulation().look_ahead == LookAhead::pairs_and_scores) return score;
    return score - field_[task_.next_begin].score + 10;
  }
  [[nodiscard]] std::int32_t next_pair_value(int a, int b) const {
    if (kind(a, b) != Kind::next || field_.regulation().look_ahead == LookAhead::pairs_and_scores)
      return 0;
    return field_[vertices_[at(a)].player].score - field_[vertices_[at(b)].player].score;
  }
  [[nodiscard]] bool covers_all() const { return options_.cover != Cover::free; }
  static void sort_values(std::vector<std::int32_t>& values) {
    std::ranges::sort(values, std::greater<>());
    values.erase(std::unique(values.begin(), values.end()), values.end());
  }
  [[nodiscard]] bool looks_ahead() const {
    return task_.look_ahead && task_.next_begin < task_.next_end;
  }
  static std::size_t column(const Columns& columns, std::int32_t value) {
    const auto found = std::ranges::lower_bound(columns.values, value, std::greater<>());
    return columns.first + static_cast<std::size_t>(found - columns.values.begin());
  }

  const Task& task_;
  const Field& field_;
  GraphOptions options_;
  std::span<const Criterion* const> criteria_;
  std::vector<Vertex> vertices_;
  std::vector<Columns> columns_;
  std::size_t fields_ = 0;
};

/// The vertices of the graph, their types, and their edges.
class Builder {
 public:
  Builder(const Task& task, const Frozen& frozen, const GraphOptions& options)
      : task_(task), field_(*task.field), options_(options) {
    add_vertices(frozen);
    costs_ = std::make_shared<Costs>(task, vertices_, options);
    join();
    if (task_.asks_what_if()) keep_what_is_asked_for();
    find_types();
    find_kinds();
  }

  BracketGraph build() {
    auto& graph = result_.graph;
    costs_->lay_out(representatives());
    graph.fields = costs_->fields();
    graph.add_gains = [costs = costs_](int a, int b, std::int32_t* gains) {
      costs->add_gains(a, b, gains);
    };
    if (options_.remainder_pairs >= 0) rank();
    result_.vertex_of.assign(at(task_.bracket.size()), -1);
    for (std::size_t v = 0; v < vertices_.size(); ++v) {
      result_.bsn_of.push_back(vertices_[v].bsn);
      if (vertices_[v].bsn >= 0) result_.vertex_of[at(vertices_[v].bsn)] = static_cast<int>(v);
      if (vertices_[v].zone == Zone::odd_one) result_.odd_one = static_cast<int>(v);
    }
    return std::move(result_);
  }

 private:
  void add_vertices(const Frozen& frozen) {
    const Bracket& bracket = task_.bracket;
    std::vector<std::uint8_t> taken(at(bracket.size()), 0);
    for (std::size_t i = 0; i < frozen.opponent.size(); ++i) {
      if (frozen.opponent[i] < 0) continue;
      taken[i] = 1;
      taken[at(frozen.opponent[i])] = 1;
    }
    for (int bsn = 0; bsn < bracket.size(); ++bsn) {
      if (taken[at(bsn)] != 0) continue;
      const bool in_limbo = bracket.is_moved_down(bsn) && at(bsn) < frozen.opponent.size() &&
                            frozen.opponent[at(bsn)] == Frozen::limbo;
      vertices_.push_back({Zone::bracket, bracket.players[at(bsn)], bsn, !in_limbo});
    }
    for (Rank player = task_.next_begin; player < task_.next_end; ++player)
      vertices_.push_back({Zone::next, player, -1, false});
    if (options_.cover == Cover::complete)
      for (Rank player = task_.next_end; player < field_.size(); ++player)
        vertices_.push_back({Zone::rest, player, -1, false});
    if (options_.cover != Cover::free && vertices_.size() % 2 != 0)
      vertices_.push_back({Zone::odd_one, -1, -1, false});
  }

  /// [C1] to [C3], and the possible uses of an edge.
  void join() {
    std::vector<Rank> players;
    for (const Vertex& v : vertices_)
      if (v.zone != Zone::odd_one) players.push_back(v.player);
    auto& joined = result_.graph.joined;
    joined = field_.legal_pairs(players);
    if (options_.cover != Cover::complete) keep_what_serves(joined);
    if (players.size() == vertices_.size()) return;
    joined.grow(vertices_.size());
    for (std::size_t v = 0; v < players.size(); ++v)
      if (may_be_odd_one(vertices_[v]))
        joined.add(static_cast<matching::Vertex>(v), static_cast<matching::Vertex>(players.size()));
  }
  /// Edges whose kind is not Kind::elsewhere.
  void keep_what_serves(matching::Graph& joined) const {
    const auto set_of = [&](auto&& is_in) {
      matching::VertexSet set(joined.size());
      for (matching::Vertex v = 0; v < joined.size(); ++v)
        if (is_in(vertices_[v])) set.insert(v);
      return set;
    };
    const auto is_moved_down = [&](const Vertex& v) { return task_.bracket.is_moved_down(v.bsn); };
    const auto is_here = [](const Vertex& v) { return v.zone == Zone::bracket && v.may_pair_here; };
    const auto here = set_of(is_here);
    const auto residents = set_of([&](const Vertex& v) { return is_here(v) && !is_moved_down(v); });
    const auto next = set_of([](const Vertex& v) { return v.zone == Zone::next; });
    const auto all = set_of([](const Vertex&) { return true; });
    const matching::VertexSet none(joined.size());
    for (matching::Vertex i = 0; i < joined.size(); ++i) {
      const Vertex& v = vertices_[i];
      const auto& in_bracket = !is_here(v) ? none : is_moved_down(v) ? residents : here;
      const auto& below = !task_.look_ahead ? none : v.zone == Zone::next ? all : next;
      const auto row = joined.row(i).words();
      for (std::size_t w = 0; w < row.size(); ++w)
        row[w] &= in_bracket.words()[w] | below.words()[w];
    }
  }
  [[nodiscard]] bool may_be_odd_one(const Vertex& v) const {
    return options_.cover != Cover::complete || may_receive_bye(field_, v.player, task_.bye_score);
  }

  void keep_what_is_asked_for() {
    auto& joined = result_.graph.joined;
    for (matching::Vertex a = 0; a < joined.size(); ++a)
      for (matching::Vertex b = a + 1U; b < joined.size(); ++b)
        if (joined.adjacent(a, b) && !is_asked_for(a, b)) joined.remove(a, b);
  }
  [[nodiscard]] bool is_asked_for(int a, int b) const {
    const Rank high = vertices_[at(a)].player, low = vertices_[at(b)].player;
    if (task_.together) {
      const auto [one, other] = *task_.together;
      const bool touches = high == one || high == other || low == one || low == other;
      if (touches && (high != one || low != other)) return false;
    }
    const bool is_here = costs_->kind(a, b) == Costs::Kind::pair;
    if (task_.downfloaters) {
      const auto floats = [&](int v) {
        return vertices_[at(v)].zone == Zone::bracket &&
               std::ranges::binary_search(*task_.downfloaters, vertices_[at(v)].player);
      };
      const auto stays = [&](int v) {
        return vertices_[at(v)].zone == Zone::bracket && !floats(v);
      };
      if (is_here ? floats(a) || floats(b) : stays(a) || stays(b)) return false;
    }
    return !task_.floating || !is_here || (high != *task_.floating && low != *task_.floating);
  }

  void find_types() {
    const bool topscorers = std::ranges::any_of(vertices_, [&](const Vertex& v) {
      return v.zone == Zone::bracket && field_[v.player].topscorer;
    });
    std::map<VertexType, std::int32_t> numbers;
    auto& graph = result_.graph;
    for (const Vertex& v : vertices_) {
      const VertexType type = type_of_vertex(v, topscorers);
      graph.type.push_back(
          numbers.try_emplace(type, static_cast<std::int32_t>(numbers.size())).first->second);
    }
    graph.types = numbers.size();
  }
  [[nodiscard]] VertexType type_of_vertex(const Vertex& v, bool topscorers) const {
    VertexType type;
    type.zone = v.zone;
    // Below the following scoregroup only completion counts.
    if (v.zone == Zone::odd_one || v.zone == Zone::rest) return type;
    const Member& member = field_[v.player];
    type.score = member.score;
    if (v.zone != Zone::bracket) return type;
    type.may_pair_here = v.may_pair_here;
    type.moved_down = task_.bracket.is_moved_down(v.bsn);
    if (task_.only_downfloaters) return type;
    type.preference = member.preference;
    // An upfloat counts for the opponents of players with more points, ranked before them.
    const bool may_float_up = member.score < field_[task_.bracket.players.front()].score;
    const auto counts = [&](FloatKind one) { return one != FloatKind::up || may_float_up; };
    if (counts(member.last)) type.last = member.last;
    if (counts(member.before_last)) type.before_last = member.before_last;
    if (options_.single_bye) type.unplayed = member.unplayed;
    if (!topscorers) return type;
    type.topscorer = member.topscorer;
    type.judge_colours(member, field_.contender(v.player).colours);
    return type;
  }

  void find_kinds() {
    std::vector<Rank> players;
    for (const Vertex& v : vertices_) players.push_back(v.player);
    result_.graph.kind = field_.kinds_of(players, large_group(players.size()));
  }

  /// An edge for each two types that are joined.
  [[nodiscard]] std::vector<std::pair<int, int>> representatives() const {
    const auto& graph = result_.graph;
    const matching::VertexClasses classes(graph.joined, graph.type, graph.kind, {});
    std::vector<std::pair<int, int>> chosen;
    for (const auto& contact : classes.contacts())
      chosen.emplace_back(contact.first, contact.second);
    return chosen;
  }

  /// 4.3.2: the higher player of a pair is in S1, else this player was exchanged; and the sum of
  /// the in-bracket sequence numbers (4.1, from 0) in S1 must be small.
  void rank() {
    auto& gained = result_.graph.rank_gains;
    gained.resize(vertices_.size());
    int sequence = 0;
    for (std::size_t v = 0; v < vertices_.size(); ++v) {
      if (vertices_[v].zone != Zone::bracket || task_.bracket.is_moved_down(vertices_[v].bsn))
        continue;
      gained[v] = {sequence >= options_.remainder_pairs ? -1 : 0, -sequence};
      ++sequence;
    }
  }

  const Task& task_;
  const Field& field_;
  GraphOptions options_;
  std::vector<Vertex> vertices_;
  std::shared_ptr<Costs> costs_;
  BracketGraph result_;
};

}  // namespace

BracketGraph bracket_graph(const Task& task, const Frozen& frozen, const GraphOptions& options) {
  return Builder(task, frozen, options).build();
}

}  // namespace trf::pair::dutch
