#include <algorithm>

#include "engines.hpp"
#include "trf/rating/expected_score.hpp"
#include "trf/rating/messages/elo_italia.hpp"
#include "trf/rating/messages/rated.hpp"

namespace trf::rating {
namespace {

struct Basis {
  int rating = 0;
  Cited note;          ///< Of an entry or theoretical value; no sentence: none
  Message assumption;  ///< No sentence: none
};

// RTF 4.2.15: FIDE rating, Elo Italia, theoretical value of the category.
Basis standard_basis(const Entrant& entrant, const EloItaliaRegulation& rules) {
  Basis basis{rating_or_value(entrant, rules), {}, {}};
  if (entrant.rating > 0 || entrant.national_rating > 0) return basis;
  basis.note = {
      rules.theoretical_article,
      said::theoretical_value{.category = Code{name(entrant.categoria.value_or(Categoria::nc))}}};
  if (!entrant.categoria) basis.assumption = said::assumed_no_category{};
  return basis;
}

// Rapid regulation 6.1 and 6.8: Elo Rapid; an Italian's Elo Italia or FIDE standard rating; a
// foreigner's FIDE rapid, else FIDE standard rating; 1440.
Basis rapid_basis(const Entrant& entrant, const EloItaliaRegulation& rules) {
  if (entrant.national_rating > 0) return {entrant.national_rating, {}, {}};
  const auto& facts = entrant.facts;
  const bool is_foreigner = is_from_abroad(entrant.federation);
  const auto entry = [&](int rating, EntryList list) {
    return Basis{rating, {rules.theoretical_article, said::enters_with_list{.list = list}}, {}};
  };
  const auto assumed_entry = [&](EntryList list) {
    auto basis = entry(entrant.rating, list);
    basis.assumption = said::assumed_entry_rating{.list = list};
    return basis;
  };
  if (is_foreigner) {
    if (facts.fide_rapid.value_or(0) > 0) return entry(*facts.fide_rapid, EntryList::fide_rapid);
    if (facts.fide_standard.value_or(0) > 0)
      return entry(*facts.fide_standard, EntryList::fide_standard);
    if (entrant.rating > 0) return assumed_entry(EntryList::fide_rapid);
  } else {
    if (facts.ita_standard.value_or(0) > 0)
      return entry(*facts.ita_standard, EntryList::elo_italia);
    if (facts.fide_standard.value_or(0) > 0)
      return entry(*facts.fide_standard, EntryList::fide_standard);
    if (entrant.rating > 0 && !facts.fide_rapid) return assumed_entry(EntryList::fide_standard);
  }
  const int value = rules.theoretical_value.front();
  const bool is_told = is_foreigner ? facts.fide_rapid && facts.fide_standard
                                    : facts.ita_standard && facts.fide_standard;
  return {value,
          {rules.theoretical_article, said::enters_with_value{.value = value}},
          is_told ? Message{} : said::assumed_no_other_list{}};
}

int coefficient(const Entrant& entrant, const EloItaliaRegulation& rules, int rating) {
  if (entrant.facts.k) return *entrant.facts.k;
  if (entrant.list_k) return *entrant.list_k;
  return coefficient_of(rules, entrant.categoria == Categoria::m, rating,
                        entrant.facts.ever_2200.value_or(false));
}

class EloItalia {
 public:
  EloItalia(const Event& event, const EloItaliaRegulation& rules, const Wanted& wanted)
      : event_{event}, rules_{rules}, wanted_{wanted} {}

  Rated operator()() {
    const auto& entrants = event_.entrants;
    // 4.2.14, 6.7: first place is in individual standings only.
    std::optional<Score> first_place;
    if (!event_.is_of_teams())
      for (const auto& entrant : entrants)
        first_place = std::max(first_place.value_or(Score{}), entrant.points);
    bases_.reserve(entrants.size());
    for (std::size_t i = 0; i < entrants.size(); ++i) {
      bases_.push_back(rules_.entry == EloItaliaRegulation::Entry::category
                           ? standard_basis(entrants[i], rules_)
                           : rapid_basis(entrants[i], rules_));
      assume(i, bases_.back().assumption);
    }
    rated_.changes.resize(entrants.size());
    for (std::size_t i = 0; i < entrants.size(); ++i) compute(i, first_place);
    return std::move(rated_);
  }

 private:
  void assume(std::size_t player, Message what) {
    if (wanted_.assumptions && !what.empty())
      rated_.assumptions.push_back({static_cast<PlayerIndex>(player), std::move(what)});
  }

  void compute(std::size_t player, std::optional<Score> first_place) {
    const auto& entrant = event_.entrants[player];
    auto& change = rated_.changes[player];
    const int rating = bases_[player].rating;
    change.rating = rating;
    const bool is_excluded = rules_.excludes_fide_rated && entrant.rating > 0;
    change.status = is_excluded ? Status::excluded : Status::rated;
    if (is_excluded) {
      change.notes.push_back(excluded_in(entrant));
    } else if (!bases_[player].note.message.empty()) {
      change.notes.push_back(bases_[player].note);
    }
    int raw = 0;
    Score score;
    std::int64_t sum = 0;
    for (const auto& game : entrant.games) {
      const int opponent = bases_[game.opponent].rating;
      const int difference = rating - opponent;
      // 4.3.1, 7.1: more than 400 counts as 400, so the rows from 412 on are not used.
      const int used = std::clamp(difference, -rules_.difference_limit, rules_.difference_limit);
      const int expected = expected_score(used);
      if (wanted_.games)
        rated_.games.push_back({static_cast<PlayerIndex>(player), game.round, game.opponent,
                                opponent, difference, used, expected, game.score, !is_excluded,
                                note_of(player, game, used != difference)});
      raw += expected;
      score += game.score;
      sum += opponent;
    }
    if (is_excluded) return;
    if (rules_.k_high_from != 0 && !entrant.facts.k && !entrant.facts.ever_2200 &&
        rating < rules_.k_high_from)
      assume(player, said::assumed_never_in_rapid{.rating = rules_.k_high_from, .k = rules_.k});
    if (wanted_.assumptions && !entrant.facts.withdrawn)
      assume(player, said::assumed_no_withdrawal{});
    finish(change, entrant, raw, score, sum, first_place);
  }

  /// A game of two players with FIDE ratings (RTF 4.2.9), or of one (4.2.10).
  [[nodiscard]] Cited excluded_in(const EventGame& game) const {
    const bool is_of_fide = event_.entrants[game.opponent].rating > 0;
    return {is_of_fide ? rules_.both_excluded_article : rules_.excluded_article,
            said::rated_by_fide{}};
  }
  /// The article of a player's games: of those against players without FIDE rating, if there are.
  [[nodiscard]] Cited excluded_in(const Entrant& entrant) const {
    for (const auto& game : entrant.games)
      if (event_.entrants[game.opponent].rating == 0) return excluded_in(game);
    return entrant.games.empty() ? Cited{rules_.excluded_article, said::rated_by_fide{}}
                                 : excluded_in(entrant.games.front());
  }

  [[nodiscard]] Cited note_of(std::size_t player, const EventGame& game, bool is_limited) const {
    if (rated_.changes[player].status == Status::excluded) return excluded_in(game);
    if (!is_limited) return {};
    return {rules_.limit_article, said::difference_limited{.limit = rules_.difference_limit}};
  }

  void finish(Change& change, const Entrant& entrant, int raw, Score score, std::int64_t sum,
              std::optional<Score> first_place) const {
    const auto games = static_cast<int>(entrant.games.size());
    const int k = coefficient(entrant, rules_, change.rating);
    const int pa = round_points_expected(raw);
    change.k = k;
    change.games = games;
    change.score = score;
    change.expected_exact_hundredths = raw;
    change.expected_hundredths = pa;
    const std::int64_t difference = std::int64_t{score.tenths()} * 10 - pa;
    change.difference_hundredths = difference;
    std::int64_t variation = k * difference;
    change.change_exact_hundredths = variation;
    // 4.2.14, 6.7: a player in first place, also ex aequo, does not lose.
    if (variation < 0 && entrant.points == first_place) {
      variation = 0;
      change.is_cancelled = true;
      change.notes.push_back({rules_.first_place_article, said::first_place{}});
    }
    // 7.5.3: a positive change of a player withdrawn without justification is cancelled.
    if (variation > 0 && entrant.facts.withdrawn.value_or(false)) {
      variation = 0;
      change.is_cancelled = true;
      change.notes.push_back({rules_.withdrawal_article, said::withdrawal{}});
    }
    change.change_hundredths = variation;
    // 4.3.3, 7.4: .1-.4 down, .5-.9 up, on the rating.
    change.new_rating = published_rating(std::int64_t{change.rating} * 100 + variation);
    change.opponents_sum = {sum, 1};
    if (games > 0) change.average_hundredths = round_divide(sum * 100, games);
  }

  const Event& event_;
  const EloItaliaRegulation& rules_;
  const Wanted& wanted_;
  std::vector<Basis> bases_;
  Rated rated_;
};

}  // namespace

int rating_or_value(const Entrant& entrant, const EloItaliaRegulation& rules) noexcept {
  if (entrant.rating > 0) return entrant.rating;
  if (entrant.national_rating > 0) return entrant.national_rating;
  return rules
      .theoretical_value[static_cast<std::size_t>(entrant.categoria.value_or(Categoria::nc))];
}

int published_rating(std::int64_t hundredths) noexcept {
  return static_cast<int>(
      std::clamp<std::int64_t>(round_divide(hundredths, 100), 1, highest_rating));
}

std::vector<std::int32_t> running_variations(const Event& event, std::size_t player,
                                             const EloItaliaRegulation& rules, int k) {
  std::vector<std::int32_t> variations;
  const auto& entrant = event.entrants[player];
  const int own = rating_or_value(entrant, rules);
  int raw = 0;
  Score score;
  for (const auto& game : entrant.games) {
    const int opponent = rating_or_value(event.entrants[game.opponent], rules);
    raw +=
        expected_score(std::clamp(own - opponent, -rules.difference_limit, rules.difference_limit));
    score += game.score;
    variations.push_back(k * (score.tenths() * 10 - round_points_expected(raw)));
  }
  return variations;
}

Rated rate_elo_italia(const Event& event, const EloItaliaRegulation& rules, const Wanted& wanted) {
  return EloItalia{event, rules, wanted}();
}

}  // namespace trf::rating
