#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lim/field.hpp"
#include "trf/pair/place.hpp"
#include "trf/pair/trace.hpp"

namespace trf::pair::lim {

/// Reports decisions to a trace; sentences are made only if there is one.
class Teller {
 public:
  Teller(const Field& field, Trace* trace) : field_(field), trace_(trace) {}

  void enter(const Place& place) { scope_ = title(place); }
  [[nodiscard]] bool listens() const noexcept { return trace_ != nullptr; }

  template <class Sentence>
  void tell(std::string_view article, std::initializer_list<Seat> seats, Sentence&& sentence) {
    tell(article, std::vector<Seat>(seats), std::forward<Sentence>(sentence));
  }
  template <class Sentence>
  void tell(std::string_view article, const std::vector<Seat>& seats, Sentence&& sentence) {
    if (trace_ == nullptr) return;
    std::vector<PlayerIndex> players;
    players.reserve(seats.size());
    for (const Seat seat : seats) players.push_back(field_.player(seat));
    trace_->tell({scope_, "art. " + std::string(article), sentence(), {}, std::move(players)});
  }

  /// "3, 5 and 9"
  [[nodiscard]] AndList numbers(const std::vector<Seat>& seats) const;
  /// "3-5, 9-4"
  [[nodiscard]] CommaList pairs(const std::vector<std::pair<Seat, Seat>>& pairs) const;

 private:
  const Field& field_;
  Trace* trace_;
  Message scope_;
};

}  // namespace trf::pair::lim
