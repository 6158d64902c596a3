#pragma once

#include <functional>
#include <string>

#include "cli/cli.hpp"

namespace cli {

/// for_each_input() for tools in which an input depends on those before it.
struct BatchSteps {
  std::function<Answer(const Input&)> work;  ///< On the thread pool
  /// The answer for an input that cannot be opened or read, in addition to the message on standard
  /// error and status 4; on the thread pool.
  std::function<Answer(const std::string& name, const trf::Message& why)> unreadable;
  /// Before an answer is printed: one input after the other, in their order.
  std::function<void(const std::string& name, Answer&)> in_order;
};
int for_each_input_in_order(const Arguments& arguments, const BatchSteps& steps);

}  // namespace cli
