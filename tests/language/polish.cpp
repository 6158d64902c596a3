#include "language/polish.hpp"

#include "trf/translation.hpp"

namespace trf::test {

const WordTable& polish_table();  // CMake writes it: trf_words

std::string_view polish_words(const MessageId& id) { return polish_table().find(id); }

}  // namespace trf::test
