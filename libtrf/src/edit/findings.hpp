#pragma once

#include <utility>

#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/event_kind.hpp"
#include "trf/messages/edits.hpp"

namespace trf::editing {

/// The findings of an edit, collected while it runs.
class Findings {
 public:
  void refuse(Position where, Message message) { add(Severity::error, where, std::move(message)); }
  void warn(Position where, Message message) { add(Severity::warning, where, std::move(message)); }
  void note(Position where, Message message) { add(Severity::info, where, std::move(message)); }
  void add(Severity severity, Position where, Message message) {
    list_.push_back({"", severity, where, std::move(message)});
  }
  /// Only a Swiss takes byes, prohibited pairings and acceleration.
  void refuse_where_table_pairs(const Tournament& tournament) {
    if (event_kind(tournament).is_predetermined()) refuse({}, said::table_pairs_everybody{});
  }
  [[nodiscard]] bool has_refusal() const { return has_error(list_); }
  /// The document, unless something was refused.
  [[nodiscard]] Result<Document> result(Document document) {
    Result<Document> result;
    if (!has_refusal()) result.value = std::move(document);
    sort_by_position(list_);
    result.diagnostics = std::move(list_);
    return result;
  }

 private:
  Diagnostics list_;
};

}  // namespace trf::editing
