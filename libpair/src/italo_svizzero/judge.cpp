#include "italo_svizzero/judge.hpp"

#include <algorithm>

#include "italo_svizzero/rotation.hpp"
#include "seating.hpp"
#include "swiss/verdict.hpp"
#include "trf/contains.hpp"
#include "trf/pair/messages/italo_svizzero.hpp"
#include "trf/pair/messages/obstruction.hpp"

namespace trf::pair::italo_svizzero {
namespace {

class Judge {
 public:
  Judge(const Table& table, const Pairing& published)
      : table_(table), published_(published), seating_(table.state, published) {}

  /// The absolute articles that do not depend on points: each player once, art. 6, prohibitions.
  [[nodiscard]] std::optional<Verdict> illegal_pairs() const {
    if (seating_.stranger) return verdict("art. 11", *seating_.stranger);
    if (seating_.misfit) return verdict("art. 4", *seating_.misfit);
    for (const Pair& pair : published_.pairs) {
      if (auto forbidden = illegal_pair(table_, seat(pair.white), seat(pair.black)))
        return forbidden;
    }
    return std::nullopt;
  }

  /// Art. 12: one free round is forbidden by points only.
  [[nodiscard]] bool can_be_legal() const {
    return !illegal_pairs() &&
           (seating_.bye == no_seat || table_.entries[seating_.bye].receipts <= 1);
  }

  /// The absolute articles: those of the pairs, then art. 12.
  [[nodiscard]] std::optional<Verdict> illegal() const {
    if (auto pairs = illegal_pairs()) return pairs;
    if (const Seat free = seating_.bye; free != no_seat) {
      if (const auto why = why_not_free(table_, free))
        return verdict("art. 12", said::cannot_be_free{.player = table_.number(free), .why = *why});
    }
    return std::nullopt;
  }

  /// The first step of the correct round that the published one does not follow.
  /// \param pairs  in the order of the rotation
  [[nodiscard]] Verdict worse(const Pairing& correct, std::span<const RotationPair> pairs) const {
    Verdict result{VerdictKind::worse, 0, {}, {}, {}};
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      if (correct.bye != published_.bye && !left_over(correct.bye)) break;
      const auto& [first, second, article, uncoupled] = pairs[i];
      if (second == no_seat || seating_.opponent[first] == second) continue;
      result.place = Place::pair(static_cast<int>(i) + 1);
      result.criterion = article;
      result.explanation =
          said::rotation_gives{.first = table_.number(first),
                               .second = table_.number(second),
                               .published = std::vector<Arg>{Arg{fate(first)}, Arg{fate(second)}}};
      return result;
    }
    if (correct.bye != published_.bye) {
      result.criterion = article_of_free(table_);
      result.place = Place::of(Place::Kind::free_player);
      result.explanation =
          said::free_is{.player = number(correct.bye), .published = number(published_.bye)};
      return result;
    }
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      const Seat first = pairs[i].first, second = pairs[i].second;
      if (second == no_seat) continue;
      const ColourChoice choice = choose_white(table_, first, second, Reason::told);
      const Seat white = choice.white, black = white == first ? second : first;
      if (contains(published_.pairs, Pair{player(white), player(black)})) continue;
      result.place = Place::pair(static_cast<int>(i) + 1);
      result.criterion = choice.article;
      result.explanation = said::white_is_of{
          .white = table_.number(white), .black = table_.number(black), .why = choice.reason};
      return result;
    }
    return result;
  }

 private:
  /// Were several players equal at the end, so that the rotation itself left the free player?
  /// Asked of legal rounds: either both have a free player or none has.
  [[nodiscard]] bool left_over(PlayerIndex player) const {
    return table_.state.round > 1 &&
           table_.entries[seat(player)].points == table_.entries[seat(published_.bye)].points;
  }
  [[nodiscard]] Seat seat(PlayerIndex player) const { return table_.state.seat_of[player]; }
  [[nodiscard]] PlayerIndex player(Seat seat) const { return table_.state.players[seat].player; }
  [[nodiscard]] int number(PlayerIndex player) const {
    return table_.state.tournament->start_rank(player);
  }
  [[nodiscard]] Message fate(Seat player) const {
    const Seat opponent = seating_.opponent[player];
    if (opponent == no_seat) return said::is_free{.player = table_.number(player)};
    return said::is_paired_with{.player = table_.number(player),
                                .opponent = table_.number(opponent)};
  }
  [[nodiscard]] static Verdict verdict(std::string_view article, Message sentence) {
    return {VerdictKind::illegal, 0, std::string(article), {}, std::move(sentence)};
  }

  const Table& table_;
  const Pairing& published_;
  Seating seating_;
};

}  // namespace

std::optional<Verdict> illegal_pair(const Table& table, Seat a, Seat b) {
  if (table.may_meet(a, b)) return std::nullopt;
  Message why = table.why_not(a, b);
  const bool is_prohibited = why.is<pair::said::prohibited_pair>();
  return swiss::illegal(is_prohibited ? "260" : "art. 6", std::move(why));
}

bool can_be_legal(const Table& table, const Pairing& published) {
  return Judge(table, published).can_be_legal();
}

Verdict judge(const Table& table, const std::variant<FreeChoice, Unpairable>& free,
              const Pairing& published, const Outcome& correct) {
  const Judge judge(table, published);
  if (const auto* none = std::get_if<Unpairable>(&correct))
    return swiss::no_legal_round({}, none->obstruction);
  if (auto illegal = judge.illegal()) return *illegal;
  return judge.worse(std::get<Pairing>(correct),
                     steps_of_rotation(table, std::get<FreeChoice>(free)));
}

Verdict with_pair(const Table& table, const FreeChoice& free, std::span<const RotationPair> pairs,
                  Seat a, Seat b) {
  const auto verdict = [](VerdictKind kind, std::string_view article, Place place,
                          Message sentence) {
    return Verdict{kind, 0, std::string(article), place, std::move(sentence)};
  };
  if (b == no_seat) {  // The question why another is free.
    if (auto why = why_not_free(table, a))
      return verdict(VerdictKind::illegal, "art. 12", {},
                     said::cannot_be_free{.player = table.number(a), .why = *std::move(why)});
    const std::string_view article = article_of_free(table);
    const auto last = std::ranges::find(pairs, no_seat, &RotationPair::second);
    if (free.player == no_seat && last != pairs.end())
      return verdict(VerdictKind::worse, article, Place::of(Place::Kind::free_player),
                     said::is_left_over{.player = table.number(last->first)});
    return verdict(VerdictKind::worse, article, Place::of(Place::Kind::free_player),
                   said::is_the_free_player{.player = table.number(free.player)});
  }
  if (free.player == a || free.player == b) {
    return verdict(VerdictKind::worse, article_of_free(table), Place::of(Place::Kind::free_player),
                   said::is_the_free_player{.player = table.number(free.player)});
  }
  const auto touches = [&](const RotationPair& pair) {
    return pair.first == a || pair.first == b || pair.second == a || pair.second == b;
  };
  const auto step = std::ranges::find_if(pairs, touches);
  const Place place = Place::pair(static_cast<int>(step - pairs.begin()) + 1);
  const auto name = [&](Seat seat) { return table.number(seat); };
  if (step->second == no_seat) {
    return verdict(VerdictKind::worse, "art. 12", place,
                   said::is_left_over{.player = name(step->first)});
  }
  const Seat one = step->first == a || step->first == b ? step->first : step->second;
  const Seat other = one == a ? b : a;
  // The uncoupled are those of the first.
  if (step->first == one && contains(step->uncoupled, other)) {
    return verdict(VerdictKind::worse, "art. 9", place,
                   said::last_not_pairable{.first = name(one), .second = name(other)});
  }
  if (step->first == one)
    return verdict(
        VerdictKind::worse, step->article, place,
        said::found_before{
            .first = name(step->first), .second = name(step->second), .other = name(other)});
  return verdict(VerdictKind::worse, step->article, place,
                 said::already_second{.second = name(one), .first = name(step->first)});
}

}  // namespace trf::pair::italo_svizzero
