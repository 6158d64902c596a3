// The rows of a report compared with the rating list that it should follow (R31, R32).

#include <algorithm>

#include "engines.hpp"
#include "list_fields.hpp"
#include "trf/entries.hpp"
#include "trf/fsi_category.hpp"
#include "trf/layout.hpp"
#include "trf/name.hpp"
#include "trf/named_checks.hpp"
#include "trf/parallel.hpp"
#include "trf/rating/counts_for.hpp"
#include "trf/rating/examine.hpp"
#include "trf/rating/messages/list_checks.hpp"
#include "trf/text.hpp"

namespace trf::rating {
namespace {

/// A field of a row that differs from the list.
struct Difference {
  layout::Field field;
  RowField what;
  std::string here, there;
  std::uint32_t line = 0;  ///< 0: of record 001
};

/// The rating that the list should have: of a national list, the national one.
struct StatedRating {
  int rating = 0;
  layout::Field field = layout::player::rating;
  std::uint32_t line = 0;
};
StatedRating stated_rating(const Player& player, IdKind ids, RatingKind kind) {
  if (ids != IdKind::national || kind != RatingKind::own) return {player.rating};
  const auto* national = player.national_of(italy);
  if (national == nullptr) return {};
  return {national->rating, layout::national::rating, national->line};
}

/// The rating of the list for one of the report. A report can leave out the standard rating of a
/// player who has no rapid or blitz rating.
int listed_rating(const ListRecord& record, const StatedRating& stated, IdKind ids,
                  RatingKind kind) {
  return stated.rating == 0 ? record.of(kind).rating
                            : rating_of(record, kind, ids == IdKind::national);
}

/// \param title  the cell of the list; empty optional: the list has no information on titles
std::vector<Difference> compare(const Player& player, const ListRecord& record, IdKind ids,
                                std::optional<std::string_view> title) {
  std::vector<Difference> result;
  namespace column = layout::player;
  const auto add = [&](const layout::Field& field, RowField what, std::string_view here,
                       std::string_view there, std::uint32_t line = 0) {
    result.push_back({field, what, std::string{here}, std::string{there}, line});
  };
  const auto own = facts_of(player), listed = facts_of(record, ids);
  const auto sex = sex_named(record.sex);
  if (sex != Sex::unknown && player.sex != Sex::unknown && player.sex != sex)
    add(column::sex, RowField::sex, name(player.sex), record.sex);
  const bool is_listed =
      player.title == title_in_list(title.value_or("")) ||
      (player.title != Title::none && player.title == title_in_list(record.women_title));
  if (title && !is_listed) add(column::title, RowField::title, name(player.title), *title);
  if (!record.name.empty() && folded_name(player.name) != folded_name(record.name))
    add(column::name, RowField::name, player.name, record.name);
  if (!record.federation.empty() && !player.federation.empty() &&
      player.federation != upper(record.federation))
    add(column::federation, RowField::federation, player.federation, record.federation);
  if (are_different(own.birth, listed.birth)) {
    const auto record_of = std::ranges::find(player.national, own.birth, &NationalRecord::birth);
    if (own.birth == player.birth || record_of == player.national.end())
      add(column::birth, RowField::birth, to_string(own.birth), record.birth);
    else
      add(layout::national::birth, RowField::birth, to_string(own.birth), record.birth,
          record_of->line);
  }
  // The row was found by one of the numbers; the other one can differ.
  const auto what =
      contradiction({own.national, own.fide, {}, {}}, {listed.national, listed.fide, {}, {}});
  if (what == Contradiction::national_number)
    add(layout::national::id, RowField::national_number, own.national, listed.national,
        player.national_of(italy)->line);
  if (what == Contradiction::fide_number)
    add(column::fide_id, RowField::fide_number, own.fide, listed.fide);
  return result;
}

RatingKind kind_of(const Tournament& t, const CheckOptions& options) {
  const auto seconds = seconds_for_60_moves(t, options.seconds_for_60_moves);
  return seconds ? kind_of_chess(seconds).value_or(RatingKind::blitz) : RatingKind::standard;
}

}  // namespace

Result<IndexedList> IndexedList::read(std::string bytes, int threads) {
  Result<IndexedList> result;
  auto whole = RatingList::read(bytes, threads);
  result.diagnostics = std::move(whole.diagnostics);
  if (!whole.value) return result;
  const bool is_national = whole.value->is_national();
  const bool has_categories = whole.value->has_categories();
  const Date date = whole.value->date();
  const auto titles = whole.value->title_column();
  whole.value.reset();  // Its faults and its kind were needed
  auto& list = result.value.emplace();
  list.bytes_ = std::move(bytes);
  list.layout_ = *read_list_layout(list.bytes_).value;
  list.date_ = date;
  list.title_column_ = titles;
  list.has_categories_ = is_national && has_categories;
  list.ids_ = is_national ? IdKind::national : IdKind::fide;
  list.index(std::max(threads, 1));
  return result;
}

void IndexedList::index(int threads) {
  const auto pieces = cut_list(layout_, bytes_, threads);
  std::vector<std::vector<Row>> parts(pieces.size());
  std::vector<std::array<bool, rating_kind_count>> kinds(pieces.size());
  std::vector<char> titles(pieces.size());  // Bytes: several threads write neighbours
  in_parallel(pieces.size(), static_cast<unsigned>(threads), [&](std::size_t i) {
    Diagnostics ignored;  // A row with unreadable fields is compared by the others
    for_each_record(
        layout_, bytes_, pieces[i],
        [&](const ListRecord& record) {
          const auto from = static_cast<std::size_t>(record.text.data() - bytes_.data());
          const Row row{row_key(record), from, from + record.text.size(), record.line};
          parts[i].push_back(row);
          if (const auto fide = fide_column_key(record.fide_id); fide != 0 && fide != row.key)
            parts[i].push_back({fide, row.from, row.to, row.line});
          const auto title = title_cell(record, ids_ == IdKind::national, title_column_);
          if (!title.empty() && title == record.title) titles[i] = 1;
          for (std::size_t k = 0; k < rating_kind_count; ++k)
            kinds[i][k] = kinds[i][k] || record.values[k].rating != 0;
        },
        ignored);
  });
  for (std::size_t i = 0; i < parts.size(); ++i) {
    rows_.insert(rows_.end(), parts[i].begin(), parts[i].end());
    has_titles_ = has_titles_ || (titles[i] != 0 && !has_categories_);
    for (std::size_t k = 0; k < rating_kind_count; ++k)
      has_kinds_[k] = has_kinds_[k] || kinds[i][k];
  }
  std::ranges::stable_sort(rows_, {}, &Row::key);
}

const IndexedList::Row* IndexedList::find(std::uint64_t key) const noexcept {
  const auto at = std::ranges::lower_bound(rows_, key, {}, &Row::key);
  return at != rows_.end() && at->key == key ? &*at : nullptr;
}

const IndexedList::Row* IndexedList::find(const PersonFacts& facts) const noexcept {
  if (const auto* row = find(list_key(facts.number(ids_))); row != nullptr) return row;
  return ids_ == IdKind::national ? find(fide_column_key(facts.fide)) : nullptr;
}

void IndexedList::examine(const Tournament& t, const CheckOptions& options, CheckRun& run) const {
  const auto wanted = kind_of(t, options);
  const auto has = [this](RatingKind kind) { return has_kinds_[static_cast<std::size_t>(kind)]; };
  const bool has_fide = ids_ == IdKind::national && has(RatingKind::standard);
  const auto kind = has(wanted) || has_fide ? wanted : RatingKind::own;
  const auto say = [&run](CheckId id, Position where, Message message) {
    run.findings.push_back({id, Severity::warning, where, std::move(message)});
  };
  const auto tell = [&](const Player& player, const Difference& difference) {
    say(named_checks::id_in_list,
        Position::of(difference.line == 0 ? player.line : difference.line, difference.field),
        found::list_differs{.player = player.start_rank,
                            .field = difference.what,
                            .here = difference.here,
                            .there = difference.there});
  };
  struct OtherRating {
    const Player* player;
    StatedRating stated;
    int listed;
  };
  std::vector<OtherRating> others;
  std::size_t compared = 0;
  for (const auto& player : t.players) {
    const auto facts = facts_of(player);
    if (facts.fide.empty() && facts.number(ids_).empty()) continue;
    const auto* row = find(facts);
    if (row == nullptr && ids_ == IdKind::national && !facts.national.empty()) {
      say(named_checks::id_in_list,
          Position::of(player.national_of(italy)->line, layout::national::id),
          found::number_not_in_list{.player = player.start_rank, .number = facts.national});
      continue;
    }
    if (row == nullptr) {
      say(named_checks::id_in_list, Position::of(player.line, layout::player::fide_id),
          found::not_in_list{.player = player.start_rank, .number = player.fide_id});
      continue;
    }
    Diagnostics ignored;
    for_each_record(
        layout_, bytes_, {row->from, row->to, row->line},
        [&](const ListRecord& record) {
          const auto title =
              has_titles_
                  ? std::optional{title_cell(record, ids_ == IdKind::national, title_column_)}
                  : std::nullopt;
          for (const auto& difference : compare(player, record, ids_, title))
            tell(player, difference);
          const auto compare_rating = [&](RatingKind of) {
            const auto stated = stated_rating(player, ids_, of);
            const int listed = listed_rating(record, stated, ids_, of);
            compared += stated.rating != 0 || listed != 0 ? 1U : 0U;
            if (stated.rating != listed) others.push_back({&player, stated, listed});
          };
          compare_rating(kind);
          // Beside FIDE's ratings a list of the FSI has the national ones of record NRS.
          if (ids_ == IdKind::national && kind != RatingKind::own &&
              player.national_of(italy) != nullptr)
            compare_rating(RatingKind::own);
        },
        ignored);
  }
  const auto start = t.first_day();
  if (ids_ == IdKind::fide && began_before(start, date_)) {
    if (!others.empty())
      say(named_checks::ratings_of_another_list, {},
          found::later_list{.list = to_string(date_), .start = to_string(start)});
    return;
  }
  // More than half of the ratings differ: the list of another month was used. This is one finding.
  if (compared >= 4 && others.size() * 2 > compared) {
    return say(named_checks::ratings_of_another_list, {},
               found::other_list{.ratings = others.size(), .compared = compared});
  }
  for (const auto& [player, stated, listed] : others)
    tell(*player, {stated.field, RowField::rating, std::to_string(stated.rating),
                   std::to_string(listed), stated.line});
}

Examiner IndexedList::examiner() const {
  return {{},
          [this](const Document&, const Tournament& t, const Diagnostics&,
                 const CheckOptions& options, CheckRun& run) { examine(t, options, run); }};
}

}  // namespace trf::rating
