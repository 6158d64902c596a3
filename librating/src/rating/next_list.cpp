#include <algorithm>

#include <fmt/format.h>

#include "trf/rating/period.hpp"

namespace trf::rating {
namespace {

/// What a system does with players who do not play.
struct Inactivity {
  int months;         ///< Without an event: inactive; 0: never
  int deleted_years;  ///< Calendar years without an event: deleted; 0: never
};

// RTF 4.2.8: 24 months; rapid regulation 6.9: five calendar years; FIDE 7.2.3, 7.23a (2018): one
// year; 9.22 (1997): fewer than four games in a year, of which a list only knows the none.
Inactivity inactivity_of(std::string_view system) {
  if (system == "elo-italia") return {24, 0};
  if (system == "elo-italia-rapid") return {0, 5};
  return {12, 0};
}

int months_between(const Date& from, const Date& to) {
  return (to.year - from.year) * 12 + to.month - from.month - static_cast<int>(to.day < from.day);
}

std::string csv(std::string_view cell) {
  if (cell.find_first_of(",\"\r\n") == std::string_view::npos) return std::string{cell};
  std::string quoted = "\"";
  for (const char c : cell) quoted.append(c == '"' ? 2 : 1, c);
  return quoted + '"';
}

void put(std::string& row, std::string_view cell) {
  row += csv(cell);
  row += ',';
}
void put_number(std::string& row, int number) {
  if (number != 0) row += fmt::format("{}", number);
  row += ',';
}
void put_flag(std::string& row, const std::optional<bool>& flag) {
  if (flag) row += *flag ? '1' : '0';
  row += ',';
}

constexpr std::string_view header =
    "id,fide_id,name,sex,birth,federation,title,w_title,category,rating,k,games,fide_rating,"
    "standard_k,standard_games,rapid_rating,rapid_k,rapid_games,blitz_rating,blitz_k,blitz_games,"
    "ever2200,ever2300,ever2400,inactive,last_played\n";

void put_record(std::string& row, const ListRecord& record, std::string_view last_played) {
  put(row, record.id);
  put(row, record.fide_id);
  put(row, record.name);
  put(row, record.sex);
  put(row, record.birth);
  put(row, record.federation);
  put(row, record.title);
  put(row, record.women_title);
  put(row, record.category);
  for (const auto& value : record.values) {
    put_number(row, value.rating);
    put_number(row, value.k);
    put_number(row, value.games);
  }
  put_flag(row, record.ever_2200);
  put_flag(row, record.ever_2300);
  put_flag(row, record.ever_2400);
  row += record.is_inactive ? "1," : "0,";
  row += csv(last_played);
  row += '\n';
}

class NextList {
 public:
  NextList(const RatingList& list, const Period& period, const NextListOptions& options)
      : list_{list},
        period_{period},
        options_{options},
        inactivity_{inactivity_of(options.system)},
        is_listed_(period.size()) {
    const auto kind = list_kind(options.system);
    kind_ = list.has(kind) ? kind : RatingKind::own;
  }

  /// \return false when the player leaves the list
  bool put_old(std::string& out, ListRecord record) {
    std::optional<PeriodRow> row;
    const auto* entry = list_.find(record.id);
    if (entry != nullptr && entry->line == record.line)
      if (const auto position = period_.find(entry->key)) {
        is_listed_[*position] = true;
        row = period_.row(*position);
      }
    auto last_played = std::string{record.last_played};
    if (row) {
      update(record, row->change);
      if (row->last_played.is_set()) {
        last_played = to_string(row->last_played);
        record.is_inactive = false;
      }
    }
    if (options_.system == "elo-italia" && kind_ == RatingKind::own &&
        list_.has(RatingKind::standard) && record.of(RatingKind::standard).rating != 0)
      record.values[0] = {};  // 4.2.5: with a FIDE rating at the end, no Elo Italia
    if (const auto date = parse_date(last_played); date && options_.date.is_set()) {
      if (inactivity_.deleted_years != 0 &&
          options_.date.year - date->date.year > inactivity_.deleted_years)
        return false;
      if (inactivity_.months != 0 &&
          months_between(date->date, options_.date) >= inactivity_.months)
        record.is_inactive = true;
    }
    put_record(out, record, last_played);
    return true;
  }

  /// Players who were on no list and have a rating now.
  void put_new(std::string& out) {
    for (std::size_t i = 0; i < period_.size(); ++i) {
      if (is_listed_[i]) continue;
      const auto row = period_.row(i);
      if (!row.change.new_rating) continue;
      ListRecord record;
      record.id = row.id;
      record.name = row.name;
      record.federation = row.federation;
      record.title = name(row.title);
      record.sex = row.sex == Sex::female ? "F" : row.sex == Sex::male ? "M" : "";
      const auto birth = row.birth.is_set() ? std::to_string(row.birth.year) : std::string{};
      record.birth = birth;
      update(record, row.change);
      put_record(out, record, to_string(row.last_played));
    }
  }

 private:
  void update(ListRecord& record, const Change& change) const {
    auto& value = record.values[static_cast<std::size_t>(kind_)];
    const int rating = change.new_rating.value_or(0);
    if (change.status != Status::excluded) value.rating = static_cast<std::uint16_t>(rating);
    const int games = change.games.value_or(0);
    // The plain column of CSV lists counts the games of a life, the others those of a period.
    if (kind_ != RatingKind::own)
      value.games = static_cast<std::uint16_t>(games);
    else if (!list_.is_fide())
      value.games = static_cast<std::uint16_t>(value.games + games);
    else
      value.games = 0;
    const auto reach = [&](std::optional<bool>& ever, int level) {
      if (rating >= level && (ever || rating >= 2400 || level == 2200)) ever = true;
    };
    reach(record.ever_2200, 2200);
    reach(record.ever_2300, 2300);
    reach(record.ever_2400, 2400);
    // B.02 8.3.3: once 2400 is published, K is 10 for good.
    if (options_.system.starts_with("fide") && options_.system != "fide-rapid-2018" &&
        rating >= 2400 && value.k != 0)
      value.k = 10;
    if (options_.system == "elo-italia-rapid" && rating >= 2200 && value.k != 0) value.k = 20;
  }

  const RatingList& list_;
  const Period& period_;
  NextListOptions options_;
  Inactivity inactivity_;
  RatingKind kind_ = RatingKind::own;
  std::vector<bool> is_listed_;  ///< By row of the period
};

}  // namespace

void write_next_list(const ListLayout& layout, std::string_view bytes, const RatingList& list,
                     const Period& period, const NextListOptions& options,
                     const std::function<void(std::string_view)>& sink) {
  constexpr std::size_t buffer_size = std::size_t{1} << 20;
  NextList next{list, period, options};
  std::string out{header};
  Diagnostics said_before;
  for (const auto& piece : cut_list(layout, bytes, 1))
    for_each_record(
        layout, bytes, piece,
        [&](const ListRecord& record) {
          next.put_old(out, record);
          if (out.size() < buffer_size) return;
          sink(out);
          out.clear();
        },
        said_before);
  next.put_new(out);
  sink(out);
}

}  // namespace trf::rating
