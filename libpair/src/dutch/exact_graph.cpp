#include "dutch/exact_graph.hpp"

#include <algorithm>
#include <functional>

#include "dutch/completion.hpp"

namespace trf::pair::dutch {
namespace {

std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }

enum class Zone : std::uint8_t { bracket, next, rest, odd_one };

struct Vertex {
  Zone zone = Zone::bracket;
  Rank player = -1;
  int bsn = -1;
  bool may_pair_here = true;  ///< Not in the Limbo
};

/// Components of one criterion: one per value that occurs, largest first.
struct Columns {
  std::size_t first = 0;
  std::vector<std::int32_t> values;  ///< Descending
};

/// Costs of all edges and floats, criterion by criterion, then laid out as components.
class Builder {
 public:
  Builder(const Task& task, const Frozen& frozen, const GraphOptions& options)
      : task_(task),
        field_(*task.field),
        options_(options),
        criteria_(field_.regulation().criteria) {
    add_vertices(frozen);
    add_edges();
  }

  BracketGraph build() {
    BracketGraph result;
    lay_out();
    auto& graph = result.graph;
    graph.vertices = static_cast<int>(vertices_.size());
    graph.fields = fields_;
    graph.edges = edges_;
    graph.gains.assign(edges_.size() * fields_, 0);
    for (std::size_t e = 0; e < edges_.size(); ++e) fill(e, graph.gains.data() + e * fields_);
    result.vertex_of.assign(at(task_.bracket.size()), -1);
    for (std::size_t v = 0; v < vertices_.size(); ++v) {
      result.bsn_of.push_back(vertices_[v].bsn);
      if (vertices_[v].bsn >= 0) result.vertex_of[at(vertices_[v].bsn)] = static_cast<int>(v);
      if (vertices_[v].zone == Zone::odd_one) result.odd_one = static_cast<int>(v);
    }
    return result;
  }

 private:
  enum class Kind : std::uint8_t { pair, next, elsewhere };

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

  [[nodiscard]] bool may_be_odd_one(const Vertex& v) const {
    return options_.cover != Cover::complete || may_receive_bye(field_, v.player, task_.bye_score);
  }

  void add_edges() {
    const Bracket& bracket = task_.bracket;
    const int n = static_cast<int>(vertices_.size());
    for (int a = 0; a < n; ++a) {
      for (int b = a + 1; b < n; ++b) {
        const Vertex &u = vertices_[at(a)], &v = vertices_[at(b)];
        if (v.zone == Zone::odd_one) {
          if (may_be_odd_one(u)) add_edge(a, b, Kind::elsewhere);
          continue;
        }
        if (!field_.may_meet(u.player, v.player)) continue;
        if (v.zone == Zone::bracket) {
          // Two MDPs are never paired with one another in the bracket (3.2).
          if (u.may_pair_here && v.may_pair_here && !bracket.is_moved_down(v.bsn))
            add_edge(a, b, Kind::pair);
          else if (options_.cover == Cover::complete)
            add_edge(a, b, Kind::elsewhere);
        } else if (v.zone == Zone::next) {
          if (task_.look_ahead)
            add_edge(a, b, Kind::next);
          else if (options_.cover == Cover::complete)
            add_edge(a, b, Kind::elsewhere);
        } else {
          add_edge(a, b, Kind::elsewhere);
        }
      }
    }
  }

  [[nodiscard]] bool is_asked_for(int a, int b, Kind kind) const {
    const Rank high = vertices_[at(a)].player, low = vertices_[at(b)].player;
    if (task_.together) {
      const auto [one, other] = *task_.together;
      const bool touches = high == one || high == other || low == one || low == other;
      if (touches && (high != one || low != other)) return false;
    }
    return !task_.floating || kind != Kind::pair ||
           (high != *task_.floating && low != *task_.floating);
  }
  void add_edge(int a, int b, Kind kind) {
    if (task_.asks_what_if() && !is_asked_for(a, b, kind)) return;
    edges_.push_back({a, b});
    kinds_.push_back(kind);
  }

  [[nodiscard]] bool applies(const Criterion& criterion) const {
    return criterion.scope == Scope::any || options_.single_bye;
  }
  [[nodiscard]] Fault float_fault(const Criterion& criterion, const Vertex& v) const {
    if (v.zone != Zone::bracket || criterion.of_downfloater == nullptr || !applies(criterion))
      return {};
    return criterion.of_downfloater(field_, task_.bracket, v.player);
  }
  [[nodiscard]] Fault pair_fault(const Criterion& criterion, std::size_t e) const {
    if (kinds_[e] != Kind::pair || criterion.of_pair == nullptr || !applies(criterion)) return {};
    return criterion.of_pair(field_, vertices_[at(edges_[e].a)].player,
                             vertices_[at(edges_[e].b)].player);
  }
  [[nodiscard]] bool floats_next(const Vertex& v) const {
    return v.zone == Zone::bracket || v.zone == Zone::next;
  }
  // What the following bracket is judged by: its downfloaters' scores, or its PSD.
  [[nodiscard]] std::int32_t next_float_value(const Vertex& v) const {
    const std::int32_t score = field_[v.player].score;
    if (field_.regulation().look_ahead == LookAhead::pairs_and_scores) return score;
    return score - field_[task_.next_begin].score + 10;
  }
  [[nodiscard]] std::int32_t next_pair_value(std::size_t e) const {
    if (kinds_[e] != Kind::next || field_.regulation().look_ahead == LookAhead::pairs_and_scores)
      return 0;
    return field_[vertices_[at(edges_[e].a)].player].score -
           field_[vertices_[at(edges_[e].b)].player].score;
  }

  void lay_out() {
    // Where all have to be covered, that comes first.
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
        for (std::size_t e = 0; e < edges_.size(); ++e)
          if (const auto value = next_pair_value(e); value > 0) values.push_back(value);
        sort_values(values);
        fields_ += values.size();
        continue;
      }
      for (const Vertex& v : vertices_)
        if (const Fault fault = float_fault(*criteria_[c], v); fault.count != 0)
          values.push_back(fault.value);
      for (std::size_t e = 0; e < edges_.size(); ++e) {
        const Fault fault = pair_fault(*criteria_[c], e);
        if (fault.count != 0 && (values.empty() || values.back() != fault.value))
          values.push_back(fault.value);
      }
      sort_values(values);
      columns.first = fields_;
      fields_ += values.size();
    }
    if (options_.remainder_pairs >= 0) {
      exchange_field_ = fields_;
      fields_ += 2;
    }
    // In-bracket sequence numbers of the remainder (4.1), from 0.
    sequence_.assign(vertices_.size(), -1);
    int sequence = 0;
    for (std::size_t v = 0; v < vertices_.size(); ++v)
      if (vertices_[v].zone == Zone::bracket && !task_.bracket.is_moved_down(vertices_[v].bsn))
        sequence_[v] = sequence++;
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

  void fill(std::size_t e, std::int32_t* gains) const {
    if (covers_all()) gains[0] = 1;
    if (kinds_[e] == Kind::elsewhere) return;
    const auto [a, b] = edges_[e];
    const Vertex &u = vertices_[at(a)], &v = vertices_[at(b)];
    for (std::size_t c = 0; c < criteria_.size(); ++c) {
      const Columns& columns = columns_[c];
      if (criteria_[c]->measure == Measure::look_ahead) {
        if (!looks_ahead()) continue;
        gains[columns.first] += 2;
        const Columns lists{columns.first + 1, columns.values};
        gains[column(lists, next_float_value(u))] += 1;
        gains[column(lists, next_float_value(v))] += 1;
        if (const auto value = next_pair_value(e); value > 0) gains[column(lists, value)] -= 1;
        continue;
      }
      if (kinds_[e] != Kind::pair || columns.values.empty()) continue;
      for (const Vertex* end : {&u, &v})
        if (const Fault fault = float_fault(*criteria_[c], *end); fault.count != 0)
          gains[column(columns, fault.value)] += fault.count;
      if (const Fault fault = pair_fault(*criteria_[c], e); fault.count != 0)
        gains[column(columns, fault.value)] -= fault.count;
    }
    if (kinds_[e] == Kind::pair && options_.remainder_pairs >= 0 && sequence_[at(a)] >= 0) {
      // 4.3.2: the higher of a pair comes from S1, else he was exchanged; and the sum of the
      // sequence numbers in S1 is to be small.
      gains[exchange_field_] -= sequence_[at(a)] >= options_.remainder_pairs ? 1 : 0;
      gains[exchange_field_ + 1] -= sequence_[at(a)];
    }
  }

  const Task& task_;
  const Field& field_;
  GraphOptions options_;
  std::span<const Criterion* const> criteria_;
  std::vector<Vertex> vertices_;
  std::vector<matching::LexicographicGraph::Edge> edges_;
  std::vector<Kind> kinds_;
  std::vector<Columns> columns_;
  std::vector<int> sequence_;
  std::size_t fields_ = 0, exchange_field_ = 0;
};

}  // namespace

BracketGraph bracket_graph(const Task& task, const Frozen& frozen, const GraphOptions& options) {
  return Builder(task, frozen, options).build();
}

}  // namespace trf::pair::dutch
