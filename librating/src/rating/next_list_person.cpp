#include "next_list.hpp"

// Who a new row of the next list is about.
namespace trf::rating {

void enter_person(NextRow& next, const PeriodRow& row) {
  next.id = row.id;
  next.name = row.name;
  next.federation = row.federation;
  next.birth = row.birth.is_set() ? std::to_string(row.birth.year) : std::string{};
  auto& record = next.record;
  record.id = next.id;
  record.name = next.name;
  record.federation = next.federation;
  record.title = name(row.title);
  record.sex = row.sex == Sex::female ? "F" : row.sex == Sex::male ? "M" : "";
  record.birth = next.birth;
}

}  // namespace trf::rating
