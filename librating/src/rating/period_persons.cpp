#include <algorithm>
#include <array>
#include <mutex>
#include <set>

#include "period_named.hpp"
#include "prefetch.hpp"

// Findings about the persons of a period: who is who in several reports, and in the list.
namespace trf::rating {
namespace {

using Kind = PeriodFinding::Kind;

PeriodFinding finding_of(Kind kind, std::uint32_t first, std::uint32_t second, const PersonFacts& a,
                         const PersonFacts& b) {
  return {.kind = kind,
          .first = first,
          .second = second,
          .name = std::string{a.name},
          .other_name = std::string{b.name},
          .birth = birth_text(a.birth),
          .other_birth = birth_text(b.birth)};
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

/// The same, if numbers are what contradicts.
void enter_numbers_of_both(PeriodFinding& one, const PersonFacts& a, const PersonFacts& b,
                           Contradiction what) {
  if (what == Contradiction::national_number) enter_numbers_of_both(one, a, b, IdKind::national);
  if (what == Contradiction::fide_number) enter_numbers_of_both(one, a, b, IdKind::fide);
}

}  // namespace

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
      enter_numbers_of_both(one, facts, row, what);
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
        auto contradicts = finding_of(what == Contradiction::name    ? Kind::two_names
                                      : what == Contradiction::birth ? Kind::two_births
                                                                     : Kind::two_numbers,
                                      earlier->event, later->event, one, two);
        contradicts.id = id;
        enter_numbers_of_both(contradicts, one, two, what);
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
  for (const auto& group : same_names()) {
    const auto& a = group.front();
    for (const auto& b : group) {
      // A person of the list is compared with its rows.
      if (a.account == b.account || a.is_listed() || b.is_listed()) continue;
      const auto one = a.facts(), two = b.facts();
      if (persons.is_confirmed(one) || persons.is_confirmed(two)) continue;
      auto numbers =
          finding_of(Kind::two_numbers, a.account->first.number, b.account->first.number, one, two);
      enter_numbers_of_both(numbers, one, two, kind);
      found.push_back(std::move(numbers));
    }
  }
}

std::optional<PeriodFinding> Period::of_shared_number(const Named& a, const Named& b, IdKind number,
                                                      const Persons& persons) const {
  const auto event = a.event(ranks_), other = b.event(ranks_);
  if (ranks_[other] < ranks_[event]) return of_shared_number(b, a, number, persons);
  const auto one = a.facts(), two = b.facts();
  // Rows of the list stay two, so that a confirmation cannot join them.
  const bool stay_two = a.is_listed() && b.is_listed();
  if (!stay_two && (persons.is_confirmed(one) || persons.is_confirmed(two))) return {};
  using enum Contradiction;
  const auto what = stay_two ? none : contradiction(one, two);
  auto shared = finding_of(what == none    ? Kind::shared_number
                           : what == name  ? Kind::two_names
                           : what == birth ? Kind::two_births
                                           : Kind::two_numbers,
                           event, other, one, two);
  shared.number = one.number(number);
  shared.id = what == none ? std::string{a.shard->text(a.account->id)} : shared.number;
  shared.other_id = b.shard->text(b.account->id);
  enter_numbers_of_both(shared, one, two, what);
  return shared;
}

// One number, two accounts: reports that contradict each other, or two rows of the list.
void Period::find_shared_numbers(std::vector<PeriodFinding>& found, const Persons& persons) const {
  if (regulation_ == nullptr) return;
  const auto kind = id_kind(list_, *regulation_);
  const auto row_of = [&](std::uint64_t key) {
    return list_ == nullptr ? nullptr : list_->find(key);
  };
  if (kind == IdKind::national)
    for_each_account([&](const Shard& shard, const Account& account) {
      for (auto at = account.looks; at != 0; at = shard.looks[at - 1].next) {
        const auto facts = shard.facts_of(shard.looks[at - 1]);
        const auto* row = row_of(fide_column_key(facts.fide));
        if (row == nullptr || row->key == account.key || persons.is_confirmed(facts)) continue;
        auto other = finding_of(Kind::listed_fide_number, account.first.number,
                                account.first.number, facts, facts);
        other.id = facts.fide;
        other.other_id = list_->id_of(*row);
        found.push_back(std::move(other));
      }
    });
  for (const auto number : {IdKind::national, IdKind::fide}) {
    if (number != kind && number != IdKind::fide) continue;
    for (const auto& group : Named::of_one_number(*this, number, kind)) {
      // Who has a FIDE number of the list is compared with its row.
      if (row_of(group.front().hash) != nullptr) continue;
      std::set<const Account*> others{group.front().account};
      for (const auto& two : group)
        if (others.insert(two.account).second)
          if (auto shared = of_shared_number(group.front(), two, number, persons); shared)
            found.push_back(std::move(*shared));
    }
  }
}

// Rows of one report that are one account, or would have one id in the next list.
void Period::find_two_rows(std::vector<PeriodFinding>& found, const Persons& persons) const {
  std::set<std::pair<std::uint32_t, std::string>> told;
  const auto enter = [&](std::uint32_t event, const PersonFacts& one, const PersonFacts& two) {
    auto rows = finding_of(Kind::two_rows, event, event, one, two);
    for (const auto number : {one.national, one.fide, two.national, two.fide})
      if (rows.id.empty()) rows.id = number;
    if (told.emplace(event, rows.id.empty() ? rows.name : rows.id).second)
      found.push_back(std::move(rows));
  };
  for_each_account([&](const Shard& shard, const Account& account) {
    if (account.is_repeated) {
      const auto seen = shard.sightings(account, ranks_);
      for (std::size_t i = 1; i < seen.size(); ++i) {
        const auto one = shard.facts_of(*seen[i - 1]), two = shard.facts_of(*seen[i]);
        if (seen[i - 1]->event == seen[i]->event && seen[i - 1]->played > 0 &&
            seen[i]->played > 0 && contradiction(one, two) == Contradiction::none &&
            !persons.is_confirmed(one) && !persons.is_confirmed(two))
          enter(seen[i]->event, one, two);
      }
    }
    // A row with a name only has the key of the name, unless the report has the name twice.
    const auto facts = shard.facts_of(shard.looks[account.looks - 1]);
    const bool has_played = shard.sighted[account.sightings - 1].played > 0;
    if (has_played && account.entry == nullptr && facts.national.empty() && facts.fide.empty() &&
        !facts.birth.is_set() && account.key != name_key(facts.name, {}))
      enter(account.first.number, facts, facts);
  });
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
