#include <algorithm>
#include <array>
#include <mutex>
#include <tuple>

#include "prefetch.hpp"
#include "trf/name.hpp"
#include "trf/rating/period.hpp"

// Findings about the persons of a period: who is who in several reports, and in the list.
namespace trf::rating {
namespace {

using Kind = PeriodFinding::Kind;

PeriodFinding finding_of(Kind kind, std::uint32_t first, std::uint32_t second, const PersonFacts& a,
                         const PersonFacts& b) {
  PeriodFinding one;
  one.kind = kind;
  one.first = first;
  one.second = second;
  one.name = a.name;
  one.other_name = b.name;
  one.birth = birth_text(a.birth);
  one.other_birth = birth_text(b.birth);
  return one;
}

/// The numbers of two persons that contradict each other; else those of the kind.
void enter_numbers_of_both(PeriodFinding& one, const PersonFacts& a, const PersonFacts& b,
                           IdKind kind) {
  const bool differ = list_key(a.number(kind)) != list_key(b.number(kind));
  const auto shown =
      !differ || a.number(kind).empty() || b.number(kind).empty() ? IdKind::fide : kind;
  one.id = person_id(a, differ ? shown : kind);
  one.other_id = person_id(b, differ ? shown : kind);
}

}  // namespace

struct Period::Named {
  std::uint64_t hash;
  const Shard* shard;
  const Account* account;
  std::uint32_t look;
  [[nodiscard]] PersonFacts facts() const { return shard->facts_of(shard->looks[look]); }
};

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

std::map<std::uint64_t, std::uint64_t> Period::joins(const Persons& persons) const {
  std::map<std::uint64_t, std::uint64_t> joined;
  if (regulation_ == nullptr) return joined;
  const auto kind = id_kind(list_, *regulation_);
  const auto is_listed = [](const Account& account) { return account.entry != nullptr; };
  // A listed person, else one with a number of the list's kind, else the first in the period.
  const auto comes_first = [&](const Named& a, const Named& b) {
    const auto rank = [&](const Named& one) {
      return std::tuple{!is_listed(*one.account), list_key(one.facts().number(kind)) == 0,
                        one.account->first};
    };
    return rank(a) < rank(b);
  };
  const auto top = [&](std::uint64_t key) {
    for (auto at = joined.find(key); at != joined.end(); at = joined.find(key)) key = at->second;
    return key;
  };
  const auto join = [&](std::vector<Named> group) {
    std::sort(group.begin(), group.end(), comes_first);
    for (std::size_t i = 1; i < group.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        const auto& a = group[j];
        const auto& b = group[i];
        const auto one = a.facts(), two = b.facts();
        const bool agree = contradiction(one, two) == Contradiction::none ||
                           persons.is_confirmed(one) || persons.is_confirmed(two);
        if (!agree || is_listed(*b.account) || top(a.account->key) == top(b.account->key)) continue;
        joined[top(b.account->key)] = top(a.account->key);
        break;
      }
  };
  for (auto& group : same_names()) join(std::move(group));
  if (kind == IdKind::national) {
    std::map<std::uint64_t, std::vector<Named>> by_fide;
    for_each_account([&](const Shard& shard, const Account& account) {
      if (is_listed(account)) return;
      for (auto at = account.looks; at != 0; at = shard.looks[at - 1].next)
        if (const auto key = list_key(shard.text(shard.looks[at - 1].fide)); key != 0)
          by_fide[key].push_back({key, &shard, &account, at - 1});
    });
    for (auto& [key, group] : by_fide)
      if (group.size() > 1) join(std::move(group));
  }
  for (auto& [key, other] : joined) other = top(other);
  return joined;
}

void Period::find_at_once(std::vector<PeriodFinding>& found,
                          const std::vector<bool>& is_copy) const {
  using AtOnce = std::map<std::pair<std::uint32_t, std::uint32_t>, PeriodFinding>;
  // Told of the player with the first id, with the number of players.
  const auto enter = [](AtOnce& at_once, const AtOnce::key_type& events, PeriodFinding one) {
    auto [at, is_first] = at_once.try_emplace(events);
    one.players += at->second.players;
    if (is_first || one.id < at->second.id)
      at->second = std::move(one);
    else
      at->second.players = one.players;
  };
  std::array<AtOnce, shard_count> parts;
  in_shards([&](std::size_t number, const Shard& shard) {
    for (std::size_t position = 0; position < shard.accounts.size(); ++position) {
      const auto& account = shard.accounts[position];
      if (!account.is_repeated) continue;
      const auto seen = shard.sightings(account, ranks_);
      for (std::size_t i = 1; i < seen.size(); ++i)
        for (std::size_t j = 0; j < i && !is_copy[seen[i]->event]; ++j) {
          if (seen[i]->event == seen[j]->event || is_copy[seen[j]->event] ||
              !are_at_once(seen[j]->event, seen[i]->event))
            continue;
          auto one = finding_of(Kind::at_once, seen[j]->event, seen[i]->event,
                                shard.facts_of(*seen[j]), shard.facts_of(*seen[i]));
          one.id = shard.text(account.id);
          one.players = 1;
          enter(parts.at(number), {seen[j]->event, seen[i]->event}, std::move(one));
        }
    }
  });
  AtOnce all;
  for (auto& part : parts)
    for (auto& [events, one] : part) enter(all, events, std::move(one));
  for (auto& [events, one] : all) found.push_back(std::move(one));
}

// Whatever way a row was found, name, birth date and numbers are compared with it.
void Period::find_other_rows(std::vector<PeriodFinding>& found, const Persons& persons) const {
  if (list_ == nullptr || persons.list() == nullptr || regulation_ == nullptr) return;
  struct Listed {
    std::uint32_t at;  // Of the row
    const Shard* shard;
    const Account* account;
  };
  std::vector<Listed> listed;
  listed.reserve(size());
  for_each_account([&](const Shard& shard, const Account& account) {
    if (account.entry != nullptr) listed.push_back({account.entry->at, &shard, &account});
  });
  std::sort(listed.begin(), listed.end(),
            [](const Listed& a, const Listed& b) { return a.at < b.at; });
  std::vector<std::uint32_t> rows;
  rows.reserve(listed.size());
  for (const auto& one : listed) rows.push_back(one.at);
  const auto kind = id_kind(list_, *regulation_);
  // The accounts are not in the order of the list: what later rows need is loaded, in three steps.
  const auto expect_after = [&](std::size_t position) {
    constexpr std::size_t step = 4;
    if (position + 3 * step >= listed.size()) return;
    const auto& near = listed[position + step];
    prefetch(near.shard->text(near.shard->looks[near.account->looks - 1].name).data());
    const auto& next = listed[position + 2 * step];
    prefetch(&next.shard->looks[next.account->looks - 1], sizeof(Look));
    prefetch(listed[position + 3 * step].account, sizeof(Account));
  };
  std::mutex mutex;
  persons.visit_rows(rows, [&](std::size_t position, const ListRecord& record) {
    expect_after(position);
    const auto& [place, shard, account] = listed[position];
    const auto row = facts_of(record, kind);
    for (auto at = account->looks; at != 0; at = shard->looks[at - 1].next) {
      const auto facts = shard->facts_of(shard->looks[at - 1]);
      const auto what = contradiction(facts, row);
      if (what == Contradiction::none || persons.is_confirmed(facts) || persons.is_confirmed(row))
        continue;
      const auto seen = shard->sightings(*account, ranks_);
      const auto first = std::find_if(seen.begin(), seen.end(),
                                      [&](const Sighting* one) { return one->look == at - 1; });
      auto one = finding_of(what == Contradiction::name    ? Kind::listed_name
                            : what == Contradiction::birth ? Kind::listed_birth
                                                           : Kind::listed_number,
                            (*first)->event, (*first)->event, facts, row);
      one.id = shard->text(account->id);
      if (what == Contradiction::national_number || what == Contradiction::fide_number)
        enter_numbers_of_both(one, facts, row,
                              what == Contradiction::fide_number ? IdKind::fide : IdKind::national);
      const std::lock_guard lock{mutex};
      found.push_back(std::move(one));
    }
  });
}

// One number, and reports that contradict each other; a contradiction to the list is enough.
void Period::find_contradictions(std::vector<PeriodFinding>& found, const Persons& persons) const {
  std::set<std::string> is_found;
  for (const auto& one : found)
    if (one.kind == Kind::listed_name || one.kind == Kind::listed_birth) is_found.insert(one.id);
  for_each_account([&](const Shard& shard, const Account& account) {
    if (shard.looks[account.looks - 1].next == 0) return;
    auto id = std::string{shard.text(account.id)};
    if (is_found.contains(id)) return;
    const auto seen = shard.sightings(account, ranks_);
    std::vector<const Sighting*> looks;
    for (const auto* later : seen) {
      const auto has_look = [&](const Sighting* one) { return one->look == later->look; };
      if (std::any_of(looks.begin(), looks.end(), has_look)) continue;
      const auto two = shard.facts_of(*later);
      for (const auto* earlier : looks) {
        const auto one = shard.facts_of(*earlier);
        const auto what = contradiction(one, two);
        if (what == Contradiction::none || persons.is_confirmed(one) || persons.is_confirmed(two))
          continue;
        const bool are_numbers =
            what == Contradiction::national_number || what == Contradiction::fide_number;
        auto contradicts = finding_of(what == Contradiction::name    ? Kind::two_names
                                      : what == Contradiction::birth ? Kind::two_births
                                                                     : Kind::two_numbers,
                                      earlier->event, later->event, one, two);
        contradicts.id = id;
        if (are_numbers)
          enter_numbers_of_both(
              contradicts, one, two,
              what == Contradiction::fide_number ? IdKind::fide : IdKind::national);
        found.push_back(std::move(contradicts));
        break;
      }
      looks.push_back(later);
    }
  });
}

void Period::find_two_numbers(std::vector<PeriodFinding>& found, const Persons& persons) const {
  if (regulation_ == nullptr) return;
  const auto kind = id_kind(list_, *regulation_);
  const auto is_listed = [](const Named& one) { return one.account->entry != nullptr; };
  for (const auto& group : same_names()) {
    const auto& a = group.front();
    for (const auto& b : group) {
      // A person of the list is compared with its rows.
      if (a.account == b.account || is_listed(a) || is_listed(b)) continue;
      const auto one = a.facts(), two = b.facts();
      if (persons.is_confirmed(one) || persons.is_confirmed(two)) continue;
      auto numbers =
          finding_of(Kind::two_numbers, a.account->first.number, b.account->first.number, one, two);
      enter_numbers_of_both(numbers, one, two, kind);
      found.push_back(std::move(numbers));
    }
  }
}

// Beside national numbers: one FIDE number, two persons.
void Period::find_shared_fide_ids(std::vector<PeriodFinding>& found, const Persons& persons) const {
  if (regulation_ == nullptr || id_kind(list_, *regulation_) == IdKind::fide) return;
  std::vector<Named> named;
  for_each_account([&](const Shard& shard, const Account& account) {
    for (auto at = account.looks; at != 0; at = shard.looks[at - 1].next)
      if (const auto key = fide_column_key(shard.text(shard.looks[at - 1].fide)); key != 0)
        named.push_back({key, &shard, &account, at - 1});
  });
  std::sort(named.begin(), named.end(), [](const Named& a, const Named& b) {
    return std::tie(a.hash, a.account->first, a.look) < std::tie(b.hash, b.account->first, b.look);
  });
  const auto is_listed = [](const Named& one) { return one.account->entry != nullptr; };
  for (std::size_t first = 0, i = 0; i < named.size(); ++i) {
    const auto& a = named[first].hash == named[i].hash ? named[first] : named[first = i];
    const auto& b = named[i];
    const auto one = a.facts(), two = b.facts();
    if (const auto* row = list_ == nullptr ? nullptr : list_->find(b.hash);
        row != nullptr && row->key != b.account->key) {
      if (persons.is_confirmed(two)) continue;
      auto other = finding_of(Kind::listed_fide_number, b.account->first.number,
                              b.account->first.number, two, two);
      other.id = two.fide;
      other.other_id = list_->id_of(*row);
      found.push_back(std::move(other));
    } else if (a.account != b.account) {
      // Rows of the list stay two, so that a confirmation cannot join them.
      const bool stay_two = is_listed(a) && is_listed(b);
      if (!stay_two && (persons.is_confirmed(one) || persons.is_confirmed(two))) continue;
      const bool agree = same_person_name(one.name, two.name);
      auto shared = finding_of(agree ? Kind::two_numbers : Kind::two_names, a.account->first.number,
                               b.account->first.number, one, two);
      shared.id = agree ? person_id(one, IdKind::national) : std::string{one.fide};
      shared.other_id = person_id(two, IdKind::national);
      found.push_back(std::move(shared));
    }
  }
}

void Period::find_namesakes(std::vector<PeriodFinding>& found, const Persons& persons) const {
  if (list_ == nullptr || regulation_ == nullptr) return;
  const auto kind = id_kind(list_, *regulation_);
  for_each_account([&](const Shard& shard, const Account& account) {
    if (account.entry != nullptr) return;
    for (auto at = account.looks; at != 0; at = shard.looks[at - 1].next) {
      const auto facts = shard.facts_of(shard.looks[at - 1]);
      const auto other = persons.namesake(facts, kind);
      if (!other) continue;
      auto one =
          finding_of(Kind::namesake, account.first.number, account.first.number, facts, facts);
      one.id = person_id(facts, kind);
      one.other_id = list_->id_of(*other->entry);
      found.push_back(std::move(one));
      break;
    }
  });
}

}  // namespace trf::rating
