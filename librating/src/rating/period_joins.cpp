#include <algorithm>
#include <tuple>
#include <utility>

#include "period_named.hpp"
#include "trf/name.hpp"

// Which accounts of a period are one person.
namespace trf::rating {

std::uint32_t Period::Named::event(const std::vector<std::uint32_t>& ranks) const {
  const auto seen = shard->sightings(*account, ranks);
  return (*std::find_if(seen.begin(), seen.end(),
                        [&](const Sighting* one) { return one->look == look; }))
      ->event;
}

std::vector<std::vector<Period::Named>> Period::same_names() const {
  std::vector<Named> named;
  bool is_all_listed = true;
  for_each_account([&](const Shard&, const Account& account) {
    is_all_listed = is_all_listed && account.entry != nullptr;
  });
  if (is_all_listed) return {};
  for_each_account([&](const Shard& shard, const Account& account) {
    for (auto at = account.looks; at != 0; at = shard.looks[at - 1].next) {
      const auto& look = shard.looks[at - 1];
      if (look.birth.day != 0)
        named.push_back({name_key(shard.text(look.name), look.birth), &shard, &account, at - 1});
    }
  });
  std::sort(named.begin(), named.end(), [](const Named& a, const Named& b) {
    return std::tie(a.hash, a.account->key, a.look) < std::tie(b.hash, b.account->key, b.look);
  });
  std::vector<std::vector<Named>> groups;
  for (std::size_t first = 0, i = 1; i <= named.size(); ++i) {
    if (i < named.size() && named[i].hash == named[first].hash) continue;
    if (named[first].account->key != named[i - 1].account->key) {
      auto& group = groups.emplace_back();
      for (auto at = first; at < i; ++at)
        if (have_name_and_birth(named[at].facts(), named[first].facts()))
          group.push_back(named[at]);
    }
    first = i;
  }
  return groups;
}

Period::Named::Groups Period::Named::of_one_number(const Period& period, IdKind number,
                                                   IdKind list_kind) {
  const auto key_of = [&](const Shard& shard, const Look& look) {
    const auto text = shard.text(number == IdKind::national ? look.national : look.fide);
    return number == list_kind ? list_key(text) : fide_column_key(text);
  };
  const auto for_each_number = [&](const auto& work) {
    period.for_each_account([&](const Shard& shard, const Account& account) {
      for (auto at = account.looks; at != 0; at = shard.looks[at - 1].next)
        if (const auto key = key_of(shard, shard.looks[at - 1]); key != 0)
          work(Named{key, &shard, &account, at - 1});
    });
  };
  // Of two accounts with one number, one at least was found by another fact.
  std::vector<std::uint64_t> shared;
  for_each_number([&](const Named& one) {
    if (one.hash != one.account->key) shared.push_back(one.hash);
  });
  std::sort(shared.begin(), shared.end());
  std::vector<Named> named;
  if (!shared.empty())
    for_each_number([&](const Named& one) {
      if (std::binary_search(shared.begin(), shared.end(), one.hash)) named.push_back(one);
    });
  std::sort(named.begin(), named.end(), [](const Named& a, const Named& b) {
    return std::tie(a.hash, a.account->first, a.look) < std::tie(b.hash, b.account->first, b.look);
  });
  Groups groups;
  for (auto from = named.begin(); from != named.end();) {
    const auto to =
        std::find_if(from, named.end(), [&](const Named& one) { return one.hash != from->hash; });
    if (std::any_of(from, to, [&](const Named& one) { return one.account != from->account; }))
      groups.emplace_back(from, to);
    from = to;
  }
  return groups;
}

/// The accounts that are one person, as they are found.
struct Period::Joining {
  const Period& period;
  const Persons& persons;
  IdKind kind;
  std::map<std::uint64_t, std::uint64_t> joined{};

  [[nodiscard]] std::uint64_t top(std::uint64_t key) const {
    for (auto at = joined.find(key); at != joined.end(); at = joined.find(key)) key = at->second;
    return key;
  }
  [[nodiscard]] bool is_listed(std::uint64_t key) const {
    const auto* account = period.shards_.at(shard_of(key)).find(key);
    return account != nullptr && account->entry != nullptr;
  }
  /// Rows of the list stay two.
  void join(std::uint64_t key, std::uint64_t other) {
    auto from = top(other), to = top(key);
    if (from == to) return;
    if (is_listed(from)) std::swap(from, to);
    if (!is_listed(from)) joined[from] = to;
  }
  /// A listed person, else one with a number of the list's kind, else the first in the period.
  void sort(std::vector<Named>& group) const {
    const auto rank = [&](const Named& one) {
      return std::tuple{!one.is_listed(), list_key(one.facts().number(kind)) == 0,
                        one.account->first};
    };
    std::sort(group.begin(), group.end(),
              [&](const Named& a, const Named& b) { return rank(a) < rank(b); });
  }
  void join_all(std::vector<Named> group) {
    sort(group);
    for (std::size_t i = 1; i < group.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        const auto one = group[j].facts(), two = group[i].facts();
        const bool agree = contradiction(one, two) == Contradiction::none ||
                           persons.is_confirmed(one) || persons.is_confirmed(two);
        if (agree) join(group[j].account->key, group[i].account->key);
      }
  }
};

std::map<std::uint64_t, std::uint64_t> Period::joins(const Persons& persons) const {
  if (regulation_ == nullptr) return {};
  bool is_all_listed = true;
  for_each_account([&](const Shard&, const Account& account) {
    is_all_listed = is_all_listed && account.entry != nullptr;
  });
  if (is_all_listed) return {};  // Rows of the list stay as many
  Joining joining{*this, persons, id_kind(list_, *regulation_)};
  for (auto& group : same_names()) joining.join_all(std::move(group));
  for (const auto number : {IdKind::national, IdKind::fide})
    if (number == joining.kind || number == IdKind::fide)
      for (auto& group : Named::of_one_number(*this, number, joining.kind))
        joining.join_all(std::move(group));
  for (auto& [key, other] : joining.joined) other = joining.top(other);
  return std::move(joining.joined);
}

}  // namespace trf::rating
