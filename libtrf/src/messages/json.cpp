// Sentences for programs: their ids and arguments.

#include "messages/numbers.hpp"
#include "trf/json_text.hpp"
#include "trf/language.hpp"

namespace trf {
namespace {

void json(std::string& out, const Message& message);
void arguments(std::string& out, const Message& message);

void json(std::string& out, const Arg& arg, const Parameter& field) {
  switch (static_cast<ArgumentKind>(arg.value.index())) {
    case ArgumentKind::number: detail::append_number(out, std::get<std::int64_t>(arg.value)); break;
    case ArgumentKind::points: detail::append_points(out, std::get<Score>(arg.value)); break;
    case ArgumentKind::decimal: out += to_string(std::get<Decimal>(arg.value)); break;
    case ArgumentKind::data: append_json_quoted(out, std::get<std::string>(arg.value)); break;
    case ArgumentKind::choice:
      append_json_quoted(out, field.values[std::get<Picked>(arg.value).index]);
      break;
    case ArgumentKind::phrase: json(out, std::get<Message>(arg.value)); break;
    case ArgumentKind::list: {
      out += '[';
      bool is_first = true;
      for (const auto& item : std::get<Arg::Items>(arg.value).items) {
        if (!is_first) out += ',';
        is_first = false;
        json(out, item, field);
      }
      out += ']';
      break;
    }
  }
}

void json(std::string& out, const Message& message) {
  if (message.empty()) {
    out += "null";
    return;
  }
  (out += R"({"message_id":")") += to_string(message.id());
  out += R"(","arguments":)";
  arguments(out, message);
  out += '}';
}

void arguments(std::string& out, const Message& message) {
  out += '{';
  const auto args = message.args();
  for (std::size_t i = 0; i < args.size(); ++i) {
    const auto& field = message.id().fields[i];
    if (i > 0) out += ',';
    append_json_quoted(out, field.name);
    out += ':';
    json(out, args[i], field);
  }
  out += '}';
}

}  // namespace

std::string to_json(const Message& message) {
  std::string out;
  json(out, message);
  return out;
}

std::string arguments_json(const Message& message) {
  std::string out;
  if (message.empty())
    out = "{}";
  else
    arguments(out, message);
  return out;
}

}  // namespace trf
