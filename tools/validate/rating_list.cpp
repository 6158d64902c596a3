// --rating-list: the rows of a report against the list they should follow (R31, R32).

#include "validate/rating_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <thread>

#include "cli/cli.hpp"
#include "trf/pair/check.hpp"
#include "trf/text.hpp"

namespace validate {
namespace {

using trf::rating::RatingKind;

// U+00C0 to U+017F without their accents; ligatures by their first letter, as FIDE writes them.
constexpr std::string_view latin_letters =
    "aaaaaaaceeeeiiiidnooooo ouuuuyts"                                    // C0-DF
    "aaaaaaaceeeeiiiidnooooo ouuuuyty"                                    // E0-FF
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllllll"  // 100-141
    "lnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";     // 142-17F
static_assert(latin_letters.size() == 0x180 - 0xC0);

struct Comparison {
  std::string text;  ///< What differs; empty: nothing
  bool rating_differs = false, has_rating = false;
};

std::string upper(std::string_view text) {
  std::string out(text);
  for (auto& c : out) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return out;
}

void differ(std::string& text, std::string_view what, std::string_view ours,
            std::string_view theirs) {
  text += fmt::format("{}{} '{}' (list: '{}')", text.empty() ? "" : ", ", what, ours, theirs);
}

int year_of(std::string_view birth) noexcept {
  // The year stands first or last: 1990, 1990-05-17, 17.05.1990.
  int year = 0;
  for (std::size_t i = 0; i + 4 <= birth.size(); ++i) {
    const auto part = birth.substr(i, 4);
    if (!std::ranges::all_of(part, [](char c) { return c >= '0' && c <= '9'; })) continue;
    std::from_chars(part.data(), part.data() + 4, year);
    return year;
  }
  return 0;
}

Comparison compare(const trf::Player& player, const trf::rating::ListRecord& record,
                   RatingKind kind) {
  Comparison result;
  auto& text = result.text;
  if (!record.name.empty() && normalised_name(player.name) != normalised_name(record.name))
    differ(text, "name", player.name, record.name);
  if (!record.federation.empty() && !player.federation.empty() &&
      player.federation != upper(record.federation))
    differ(text, "federation", player.federation, record.federation);
  const auto sex = upper(record.sex);
  const bool is_woman = sex == "F" || sex == "W";
  if (!sex.empty() && player.sex != trf::Sex::unknown &&
      (player.sex == trf::Sex::female) != is_woman)
    differ(text, "sex", player.sex == trf::Sex::female ? "w" : "m", record.sex);
  if (const int year = year_of(record.birth);
      year != 0 && player.birth.is_set() && player.birth.year != year)
    differ(text, "birth", std::to_string(player.birth.year), record.birth);
  const auto title = upper(record.title);
  const auto ours = trf::name(player.title);
  if (ours != title && ours != upper(record.women_title)) differ(text, "title", ours, record.title);
  const auto rating = record.of(kind).rating;
  result.has_rating = rating != 0 || player.rating != 0;
  result.rating_differs = rating != player.rating;
  return result;
}

RatingKind kind_of(const trf::Tournament& t, const trf::CheckOptions& options) {
  const auto seconds =
      options.seconds_for_60_moves ? options.seconds_for_60_moves : trf::seconds_for_60_moves(t);
  if (!seconds || *seconds >= 3600) return RatingKind::standard;
  return *seconds > 600 ? RatingKind::rapid : RatingKind::blitz;
}

}  // namespace

std::string normalised_name(std::string_view name) {
  std::vector<std::string> words(1);
  for (std::size_t i = 0; i < name.size(); ++i) {
    const auto byte = static_cast<unsigned char>(name[i]);
    if (byte >= 0xC3 && byte <= 0xC5 && i + 1 < name.size()) {
      const auto point = static_cast<std::size_t>((byte & 0x1FU) << 6U |
                                                  (static_cast<unsigned char>(name[++i]) & 0x3FU));
      words.back() += latin_letters[point - 0xC0];
    } else if (byte >= 0x80) {
      words.back() += name[i];
    } else if ((byte | 0x20U) >= 'a' && (byte | 0x20U) <= 'z') {
      words.back() += static_cast<char>(byte | 0x20U);
    } else if (name[i] != '\'' && name[i] != '-') {
      words.emplace_back();
    }
  }
  std::ranges::sort(words);
  std::string out;
  for (const auto& word : words) out += word;
  return out;
}

RatingList::RatingList(const std::string& path, unsigned threads) : bytes_(cli::read_all(path)) {
  auto read = trf::rating::read_list_layout(bytes_);
  if (!read.value)
    throw cli::UsageError(
        fmt::format("'{}' is no rating list: {}", path,
                    read.diagnostics.empty() ? "no id column" : read.diagnostics.front().message));
  layout_ = std::move(*read.value);
  const auto pieces =
      trf::rating::cut_list(layout_, bytes_, static_cast<int>(std::max(threads, 1U)));
  std::vector<std::vector<Row>> parts(pieces.size());
  std::vector<std::array<bool, trf::rating::rating_kind_count>> kinds(pieces.size());
  trf::pair::in_parallel(pieces.size(), threads, [&](std::size_t i) {
    trf::Diagnostics ignored;  // A row that cannot be read whole is compared by what it has
    trf::rating::for_each_record(
        layout_, bytes_, pieces[i],
        [&](const trf::rating::ListRecord& record) {
          const auto id = record.fide_id.empty() ? record.id : record.fide_id;
          const auto from = static_cast<std::size_t>(record.text.data() - bytes_.data());
          parts[i].push_back(
              {trf::rating::list_key(id), from, from + record.text.size(), record.line});
          for (std::size_t k = 0; k < trf::rating::rating_kind_count; ++k)
            kinds[i][k] = kinds[i][k] || record.values[k].rating != 0;
        },
        ignored);
  });
  for (std::size_t i = 0; i < parts.size(); ++i) {
    rows_.insert(rows_.end(), parts[i].begin(), parts[i].end());
    for (std::size_t k = 0; k < trf::rating::rating_kind_count; ++k)
      has_kinds_[k] = has_kinds_[k] || kinds[i][k];
  }
  std::ranges::stable_sort(rows_, {}, &Row::key);
}

const RatingList::Row* RatingList::find(std::uint64_t key) const noexcept {
  const auto at = std::ranges::lower_bound(rows_, key, {}, &Row::key);
  return at != rows_.end() && at->key == key ? &*at : nullptr;
}

void RatingList::check(const trf::Tournament& t, const trf::CheckOptions& options,
                       trf::CheckRun& run) const {
  const auto wanted = kind_of(t, options);
  const auto kind = has_kinds_[static_cast<std::size_t>(wanted)] ? wanted : RatingKind::own;
  struct Difference {
    const trf::Player* player;
    std::string text;
    int listed = 0;
    bool rating = false;
  };
  std::vector<Difference> differences;
  std::size_t compared = 0;
  std::size_t ratings = 0;
  for (const auto& player : t.players) {
    if (player.fide_id.empty()) continue;
    const auto* row = find(trf::rating::list_key(player.fide_id));
    if (row == nullptr) {
      differences.push_back({&player, fmt::format("number {} is not in the list", player.fide_id)});
      continue;
    }
    trf::Diagnostics ignored;
    trf::rating::for_each_record(
        layout_, bytes_, {row->from, row->to, row->line},
        [&](const trf::rating::ListRecord& record) {
          auto comparison = compare(player, record, kind);
          compared += comparison.has_rating ? 1U : 0U;
          ratings += comparison.rating_differs ? 1U : 0U;
          if (!comparison.text.empty() || comparison.rating_differs)
            differences.push_back({&player, std::move(comparison.text), record.of(kind).rating,
                                   comparison.rating_differs});
        },
        ignored);
  }
  // More than half of the ratings differ: another month's list was used, which is one fault.
  const bool is_other_list = compared >= 4 && ratings * 2 > compared;
  if (is_other_list)
    run.findings.push_back(
        {"R32",
         trf::Severity::warning,
         {},
         fmt::format("{} of {} ratings are not those of the list: another month's was used",
                     ratings, compared)});
  for (auto& difference : differences) {
    if (difference.rating && !is_other_list)
      differ(difference.text, "rating", std::to_string(difference.player->rating),
             std::to_string(difference.listed));
    if (!difference.text.empty())
      run.findings.push_back(
          {"R31",
           trf::Severity::warning,
           {difference.player->line, 15, 54},
           fmt::format("player {}: {}", difference.player->start_rank, difference.text)});
  }
}

}  // namespace validate
