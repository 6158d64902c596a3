#include <algorithm>
#include <array>
#include <numeric>

#include "engines.hpp"
#include "trf/contains.hpp"
#include "trf/name.hpp"
#include "trf/rating/messages/rating_period.hpp"
#include "trf/rating/title.hpp"

// FSI titles and categories: RTF in force from 1 September 2014, 4.4; rapid categories: rapid and
// blitz regulation, 8.
namespace trf::rating {
namespace {

struct Threshold {
  Categoria title;
  int rating;
  std::string_view article;
};

// By rating at the start of a period, FIDE or Elo Italia; 1S and 2S can no longer be earned.
constexpr std::array<Threshold, 4> by_rating{{
    {Categoria::n3, 1500, "4.4.1.1"},
    {Categoria::n2, 1600, "4.4.1.2"},
    {Categoria::n1, 1800, "4.4.1.3"},
    {Categoria::cm, 2000, "4.4.1.4"},
}};

constexpr int maestro_rating = 2200;  // 4.4.1.5
constexpr int maestro_games = 24;     // 4.4.1.5 a, c
constexpr int cap = 1600;             // 4.4.2
constexpr int double_norm_years = 4;  // 4.4.1.5.2

// 4.4.1.6: next category by right, with its least Elo Italia.
int least_elo(Categoria title) {
  if (title == Categoria::m) return maestro_rating;
  for (const auto& threshold : by_rating)
    if (threshold.title == title) return threshold.rating;
  return 0;
}

// 4.4.1.5.2: the second event starts within four years of the start of the first, both days
// included; any two norms may make the pair.
bool has_double_norm(std::vector<Date> starts) {
  std::sort(starts.begin(), starts.end());
  starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
  for (std::size_t i = 0; i + 1 < starts.size(); ++i) {
    auto limit = starts[i];
    limit.year = static_cast<std::uint16_t>(limit.year + double_norm_years);
    if (starts[i + 1] <= limit) return true;
  }
  return false;
}

bool has_norms(int single_norms, const std::vector<Date>& double_norms) {
  return single_norms >= 1 || has_double_norm(double_norms);
}

/// The article by which a rating makes who has the norms a Maestro; empty: it does not.
std::string_view maestro_article(bool is_fide, int rating, int games) {
  if (rating < maestro_rating) return {};
  if (!is_fide) return "4.4.1.5.b";
  return games >= maestro_games ? "4.4.1.5.a" : std::string_view{};
}

/// ... by both ratings at the start of the period.
std::string_view maestro_article_at_start(const LedgerEntry& entry) {
  const auto held = entry.at_start.value_or(
      LedgerEntry::Held{entry.games, entry.single_norms, entry.double_norms});
  if (!has_norms(held.single_norms, held.double_norms)) return {};
  const auto article = maestro_article(entry.has_fide_rating, entry.rating, held.games);
  return article.empty() ? maestro_article(false, entry.own_rating, held.games) : article;
}

std::string_view maestro_article_at_end(const LedgerEntry& entry, const PeriodEnd& end) {
  if (!has_norms(entry.single_norms, entry.double_norms)) return {};
  const auto article = maestro_article(end.has_fide_rating, end.rating, entry.games);
  if (!article.empty()) return article;
  return entry.reached_2200 && entry.games >= maestro_games ? "4.4.1.5.c" : std::string_view{};
}

}  // namespace

bool is_least_elo(int rating) noexcept {
  return rating == maestro_rating || contains(by_rating, rating, &Threshold::rating);
}

bool reaches_maestro(int games, std::int64_t rating_hundredths) noexcept {
  return games >= maestro_games && rating_hundredths >= std::int64_t{maestro_rating} * 100;
}

Cited sentence(const PeriodEnd::Reason& reason) {
  const auto message = [&]() -> Message {
    switch (reason.what) {
      case PeriodEnd::Reason::What::delisted: return said::delisted{};
      case PeriodEnd::Reason::What::cap: return said::capped_by_category{};
      case PeriodEnd::Reason::What::champion: return said::champion{};
      case PeriodEnd::Reason::What::rating: return said::rating_reached{};
      case PeriodEnd::Reason::What::norms: return said::norms_and_rating{};
    }
    return {};
  };
  return {reason.article, message()};
}

PeriodEnd end_period(const LedgerEntry& entry) {
  using What = PeriodEnd::Reason::What;
  PeriodEnd end{entry.has_fide_rating, entry.rating, entry.title, {}};
  const auto rise = [&](int rating) {
    const auto earned =
        std::find_if(by_rating.rbegin(), by_rating.rend(),
                     [&](const auto& threshold) { return rating >= threshold.rating; });
    if (earned == by_rating.rend() || end.title >= earned->title) return;
    end.title = earned->title;
    std::erase_if(end.reasons, [](const auto& reason) { return reason.what == What::rating; });
    end.reasons.push_back({What::rating, earned->article, earned->title});
  };
  const auto make_maestro = [&](std::string_view article) {
    if (end.title == Categoria::m || article.empty()) return;
    end.title = Categoria::m;
    end.reasons.push_back({What::norms, article, Categoria::m});
  };
  // 4.4.1.1-5: by the higher rating at the start, for life (4.1.2)
  rise(std::max(entry.rating, entry.own_rating));
  make_maestro(maestro_article_at_start(entry));
  const auto own = end.title;
  if (!entry.changes.empty())
    end.rating = published_rating(100 * std::accumulate(entry.changes.begin(), entry.changes.end(),
                                                        static_cast<std::int64_t>(entry.rating)));
  if (entry.delisted_floor) {  // 4.2.5: back with one point less than the minimum
    end.has_fide_rating = false;
    end.rating = *entry.delisted_floor - 1;
    end.reasons.push_back({What::delisted, "4.2.5"});
  }
  // 4.4.2: a player under 3N, who started below 1500, does not pass 1600 within a period.
  if (!end.has_fide_rating && end.title < Categoria::n3 && end.rating > cap) {
    end.rating = cap;
    end.reasons.push_back({What::cap, "4.4.2"});
  }
  if (entry.is_champion && own < Categoria::m) {
    const auto next = static_cast<Categoria>(static_cast<std::uint8_t>(own) + 1);
    end.title = next;
    end.reasons.push_back({What::champion, "4.4.1.6", next});
    // "in possesso di Elo Italia": without one, the champion has the category alone.
    const bool has_own = !end.has_fide_rating && (entry.rating != 0 || entry.delisted_floor);
    if (has_own) end.rating = std::max(end.rating, least_elo(next));
  }
  rise(end.rating);
  make_maestro(maestro_article_at_end(entry, end));
  return end;
}

void add_norm(std::vector<Date>& starts, const Date& start) {
  if (!contains(starts, start)) starts.push_back(start);
}

void add_listed(LedgerEntry& entry, const TitleRecord& titles, int games) {
  entry.games = std::max(entry.games, games);
  entry.is_champion = entry.is_champion || titles.is_champion;
  entry.single_norms = std::max(entry.single_norms, titles.single_norms);
  for (const auto& start : titles.double_norms) add_norm(entry.double_norms, start);
}

Ledger::Ledger(std::vector<LedgerEntry> entries) : entries_{std::move(entries)} {
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const auto& id = entries_[i].id;
    if (const auto key = list_key(id); key != 0) by_key_.emplace(key, i);
    if (id.find_first_not_of("0123456789") != std::string::npos)
      by_name_.emplace(folded_name(id), i);
  }
}

std::optional<std::size_t> Ledger::find(std::string_view id) const noexcept {
  const auto found = by_key_.find(list_key(id));
  if (id.empty() || found == by_key_.end()) return {};
  return found->second;
}

// The name as the report, the list or the ledger writes it.
std::optional<std::size_t> Ledger::find_name(std::string_view name) const {
  const auto exact = find(name);
  if (exact || name.empty() || by_name_.empty()) return exact;
  const auto found = by_name_.find(folded_name(name));
  return found == by_name_.end() ? std::nullopt : std::optional{found->second};
}

std::optional<std::size_t> Ledger::find(const Player& player,
                                        std::initializer_list<std::string_view> listed) const {
  auto found = find(player.fide_id);
  for (const auto& national : player.national)
    if (!found) found = find(national.id);
  for (const auto number : listed)
    if (!found) found = find(number);
  return found ? found : find_name(player.name);
}

std::optional<std::size_t> Ledger::find(const ListRecord& record) const noexcept {
  const auto found = find(record.fide_id);
  return found ? found : find(record.id);
}

std::optional<char> rapid_category(std::span<const int> published) noexcept {
  // 8.4, from the highest; G is what is left. In a list without a rating, 0, no band is held (8.3).
  constexpr std::array<std::pair<char, int>, 7> bands{
      {{'A', 2400}, {'B', 2200}, {'C', 2000}, {'D', 1800}, {'E', 1600}, {'F', 1400}, {'G', 1}}};
  for (const auto& [letter, least] : bands)
    if (std::count_if(published.begin(), published.end(),
                      [from = least](int rating) { return rating >= from; }) >= 2)
      return letter;
  return {};
}

}  // namespace trf::rating
