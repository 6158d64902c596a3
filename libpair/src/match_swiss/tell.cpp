#include "match_swiss/tell.hpp"

#include <fmt/format.h>

#include <array>

#include "words.hpp"

namespace trf::pair::match_swiss {
namespace {

[[nodiscard]] std::string short_score(std::int32_t tenths) {
  std::string text = to_string(Score::from_tenths(tenths));
  if (text.ends_with(".0")) text.resize(text.size() - 2);
  return text;
}

}  // namespace

std::string numbers(const Field& field, std::span<const Rank> ranks) {
  std::vector<std::string> items;
  items.reserve(ranks.size());
  for (const Rank rank : ranks) items.push_back(std::to_string(field[rank].tpn));
  return items.empty() ? "none" : words::list(items);
}

std::string scores(const Field& field, std::span<const Rank> ranks) {
  std::vector<std::string> items;
  items.reserve(ranks.size());
  for (const Rank rank : ranks) items.push_back(short_score(field[rank].score));
  return items.empty() ? "none" : words::list(items);
}

std::string identifier_text(const Field& field, const std::vector<TopBottom>& pairs) {
  return fmt::format("{}", fmt::join(identifier(field, pairs), " "));
}

std::string_view reason(const Regulation& regulation, ColourRule rule) noexcept {
  const bool doubles = regulation.allotment == Allotment::double_swiss;
  switch (rule) {
    case ColourRule::initial: return "neither has had a colour; the first one's TPN decides";
    case ColourRule::only_one: return "only one of the two has a colour preference";
    case ColourRule::opposite: return "both preferences are granted";
    case ColourRule::strong: return "only one of the two preferences is strong";
    case ColourRule::fewer:
      return doubles ? "this player has had fewer Whites"
                     : "this team has the lower colour difference";
    case ColourRule::latest: return "the colours alternate from the last time they were different";
    case ColourRule::first_prefers: return "the preference of the first team is granted";
    case ColourRule::first_alternates: return "the higher ranked of the two alternates";
    case ColourRule::other_alternates: return "the lower ranked of the two alternates";
  }
  return {};
}

}  // namespace trf::pair::match_swiss
