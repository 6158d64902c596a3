#include "trf/layout.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace {

using trf::layout::Field;

// A finding names the field, so no two fields of a record have one name.
TEST(Layout, FieldsOfARecordHaveNamesOfTheirOwn) {
  for (const auto& record : trf::layout::records()) {
    std::set<std::string> names;
    for (const Field& field : record.fields)
      EXPECT_TRUE(names.insert(to_string(name_of(field))).second)
          << record.tag << ": " << to_string(name_of(field));
  }
}

TEST(Layout, FieldsOfARecordFollowEachOther) {
  for (const auto& record : trf::layout::records())
    for (std::size_t i = 1; i < record.fields.size(); ++i)
      EXPECT_GT(record.fields[i].first, record.fields[i - 1].last()) << record.tag;
}

// New numbers and players who leave follow these records only.
TEST(Layout, RecordsWithStartNumbersSaySo) {
  using namespace trf::said;
  const std::set<const trf::MessageId*> names{&field_number::id, &field_member::id,
                                              &field_board::id, &field_start_rank::id,
                                              &field_first_number::id};
  for (const auto& record : trf::layout::records()) {
    if (record.tag == "001") continue;
    const auto first = std::ranges::find_if(
        record.fields, [&](const Field& field) { return names.contains(field.name); });
    ASSERT_EQ(record.numbers.first != nullptr, first != record.fields.end()) << record.tag;
    if (record.numbers.first == nullptr) continue;
    EXPECT_EQ(record.numbers.first->first, first->first) << record.tag;
  }
}

}  // namespace
