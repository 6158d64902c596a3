#pragma once

#include <string>
#include <string_view>

#include "trf/json_text.hpp"
#include "trf/language.hpp"

namespace trf::pair {

/// The text, NAME_id and NAME_arguments. \pre !sentence.empty()
inline void add_sentence(JsonObject& object, std::string_view name, const Message& sentence) {
  const std::string prefix{name};
  object.add_text(name, to_string(sentence))
      .add_text(prefix + "_id", to_string(sentence.id()))
      .add(prefix + "_arguments", arguments_json(sentence));
}

}  // namespace trf::pair
