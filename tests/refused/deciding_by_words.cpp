// rewritten|starts_with|no member
#include "refused/example.hpp"
#include "trf/language.hpp"
bool decides(const trf::Message& message) {
#ifdef GOOD
  return message.is<example::today_unknown>();
#else
  return message.starts_with("today");
#endif
}
