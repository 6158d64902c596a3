#include <fmt/format.h>

#include "next_list.hpp"
#include "trf/csv.hpp"

// The next list as CSV.
namespace trf::rating {
namespace {

void put(std::string& row, std::string_view cell) {
  append_csv(row, cell);
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
    "ever2200,ever2300,ever2400,inactive,last_played";
// For lists that ratify titles: a champion not promoted yet, and the norms of Maestro.
constexpr std::string_view title_header = ",champion,single,double";

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
  append_csv(row, last_played);
}

void put_titles(std::string& row, const TitleRecord& titles) {
  row += titles.is_champion ? ",1," : ",,";
  if (titles.single_norms != 0) row += fmt::format("{}", titles.single_norms);
  std::string dates;
  for (const auto& date : titles.double_norms) {
    if (!dates.empty()) dates += ',';
    dates += to_string(date);
  }
  row += ',';
  append_csv(row, dates);
}

}  // namespace

void put_list_header(std::string& out, const Regulation& regulation) {
  out += header;
  if (regulation.makes_titles()) out += title_header;
  out += '\n';
}

void put_list_row(std::string& out, const NextRow& row, const Regulation& regulation) {
  put_record(out, row.record, row.last_played);
  if (regulation.makes_titles()) put_titles(out, row.titles);
  out += '\n';
}

}  // namespace trf::rating
