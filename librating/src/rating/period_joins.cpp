#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "period_named.hpp"

// Which accounts of a period are one person.
namespace trf::rating {

std::uint32_t Period::Named::event(const std::vector<std::uint32_t>& ranks) const {
  const auto seen = shard->sightings(*account, ranks);
  return (*std::find_if(seen.begin(), seen.end(),
                        [&](const Sighting* one) { return one->look == look; }))
      ->event;
}

bool Period::are_all_listed() const {
  bool are_all = true;
  for_each_account(
      [&](const Shard&, const Account& account) { are_all = are_all && account.entry != nullptr; });
  return are_all;
}

std::vector<std::vector<Period::Named>> Period::same_names() const {
  std::vector<Named> named;
  if (are_all_listed()) return {};
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
  const auto key_of = [&](const Shard& in, const Look& seen) {
    const auto text = in.text(number == IdKind::national ? seen.national : seen.fide);
    return number == list_kind ? list_key(text) : fide_column_key(text);
  };
  const auto for_each_number = [&](const auto& work) {
    period.for_each_account([&](const Shard& in, const Account& found) {
      for (auto at = found.looks; at != 0; at = in.looks[at - 1].next)
        if (const auto key = key_of(in, in.looks[at - 1]); key != 0)
          work(Named{key, &in, &found, at - 1});
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
  /// Names with a year of birth, as Persons::by_name() finds them in the list of an earlier period:
  /// if all that agree with one of them agree with each other.
  void join_years() {
    std::map<std::uint64_t, std::vector<std::uint64_t>> others;
    for (const auto& [key, other] : joined) others[top(key)].push_back(key);
    for (const auto& group : same_years()) {
      std::set<std::uint64_t> keys;
      for (const auto& one : group) keys.insert(top(one.account->key));
      std::vector<std::vector<Named>> people;
      for (const auto key : keys) {
        auto& looks = people.emplace_back();
        enter_looks(key, looks);
        if (const auto own = others.find(key); own != others.end())
          for (const auto other : own->second) enter_looks(other, looks);
      }
      for (std::size_t i = 0; i < people.size(); ++i) {
        std::vector<std::size_t> same;
        for (std::size_t j = 0; j < people.size(); ++j)
          if (i == j || agree(people[i], people[j])) same.push_back(j);
        // Of each of these it must be true.
        const bool is_clear = std::all_of(same.begin(), same.end(), [&](std::size_t a) {
          return std::all_of(people.begin(), people.end(), [&](const std::vector<Named>& other) {
            const auto b = static_cast<std::size_t>(&other - people.data());
            const bool is_same = std::binary_search(same.begin(), same.end(), b);
            return a == b || agree(people[a], other) == is_same;
          });
        });
        if (!is_clear) continue;
        std::vector<Named> all;
        for (const auto a : same) all.insert(all.end(), people[a].begin(), people[a].end());
        sort(all);
        for (const auto& one : all) join(all.front().account->key, one.account->key);
      }
    }
  }

 private:
  /// Looks with one folded name and year of birth, of which one has no day and is not listed.
  [[nodiscard]] Named::Groups same_years() const {
    const auto for_each_look = [&](const auto& work) {
      period.for_each_account([&](const Shard& shard, const Account& account) {
        for (auto at = account.looks; at != 0; at = shard.looks[at - 1].next) {
          const auto& look = shard.looks[at - 1];
          if (!look.birth.is_set() || look.name.length == 0) continue;
          const Date year{look.birth.year, 0, 0};
          work(Named{name_key(shard.text(look.name), year), &shard, &account, at - 1});
        }
      });
    };
    std::vector<std::uint64_t> wanted;
    for_each_look([&](const Named& one) {
      if (!one.is_listed()) wanted.push_back(one.hash);
    });
    std::sort(wanted.begin(), wanted.end());
    std::vector<Named> named;
    if (!wanted.empty())
      for_each_look([&](const Named& one) {
        if (std::binary_search(wanted.begin(), wanted.end(), one.hash)) named.push_back(one);
      });
    std::sort(named.begin(), named.end(), [](const Named& a, const Named& b) {
      return std::tie(a.hash, a.account->key, a.look) < std::tie(b.hash, b.account->key, b.look);
    });
    Named::Groups groups;
    for (auto from = named.begin(); from != named.end();) {
      const auto to =
          std::find_if(from, named.end(), [&](const Named& one) { return one.hash != from->hash; });
      const bool has_year =
          std::any_of(from, to, [](const Named& one) { return one.facts().birth.day == 0; });
      if (has_year && from->account != std::prev(to)->account) groups.emplace_back(from, to);
      from = to;
    }
    return groups;
  }
  void enter_looks(std::uint64_t key, std::vector<Named>& looks) const {
    const auto& shard = period.shards_.at(shard_of(key));
    const auto* account = shard.find(key);
    for (auto at = account->looks; at != 0; at = shard.looks[at - 1].next)
      looks.push_back({key, &shard, account, at - 1});
  }
  /// A name with the year that the list shows of a person has found that row. Else the row can have
  /// a number that no report has, so that only a player without number is this person.
  [[nodiscard]] static bool is_barred(const Named& listed, const Named& other) {
    if (!listed.is_listed()) return false;
    const auto facts = other.facts();
    return listed.account->entry->birth_year != 0 || other.is_listed() || !facts.national.empty() ||
           !facts.fide.empty();
  }
  /// May two persons be one? Not if a report has both, or if the list has such a row.
  [[nodiscard]] bool agree(const std::vector<Named>& a, const std::vector<Named>& b) const {
    for (const auto& one : a)
      for (const auto& two : b) {
        if (is_barred(one, two) || is_barred(two, one) || are_of_one_report(one, two) ||
            contradiction(one.facts(), two.facts()) != Contradiction::none)
          return false;
      }
    const auto is_in_list = [&](const std::vector<Named>& person) {
      return std::any_of(person.begin(), person.end(),
                         [&](const Named& one) { return persons.has_named(one.facts(), kind); });
    };
    return !is_in_list(a) && !is_in_list(b);
  }
  [[nodiscard]] static bool are_of_one_report(const Named& a, const Named& b) {
    const auto next = [](const Named& one, std::uint32_t at) {
      return at == 0 ? nullptr : &one.shard->sighted[at - 1];
    };
    for (auto* one = next(a, a.account->sightings); one != nullptr; one = next(a, one->next))
      for (auto* two = next(b, b.account->sightings); two != nullptr; two = next(b, two->next))
        if (one->event == two->event) return true;
    return false;
  }
};

std::map<std::uint64_t, std::uint64_t> Period::joins(const Persons& persons) const {
  if (regulation_ == nullptr) return {};
  if (are_all_listed()) return {};  // Rows of the list stay as many
  Joining joining{*this, persons, id_kind(list_, *regulation_)};
  for (auto& group : same_names()) joining.join_all(std::move(group));
  for (const auto number : {IdKind::national, IdKind::fide})
    if (number == joining.kind || number == IdKind::fide)
      for (auto& group : Named::of_one_number(*this, number, joining.kind))
        joining.join_all(std::move(group));
  joining.join_years();
  for (auto& [key, other] : joining.joined) other = joining.top(other);
  return std::move(joining.joined);
}

}  // namespace trf::rating
