#include "trf/layout.hpp"

#include <gtest/gtest.h>

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

}  // namespace
