#include "cli/cli.hpp"

namespace {

const cli::Tool tool{
    .name = "trf-parse",
    .summary = "read, convert and write tournament report files",
    .synopsis = "trf-parse [OPTION]... [FILE]...",
    .description = "Writes the document again, byte for byte.",
    .examples = "  trf-parse report.trf | cmp report.trf\n",
    .options = {},
    .formats = {"trf"},
    .default_format = "trf",
};

cli::Answer parse_one(const cli::Input& input) {
  cli::Answer answer;
  answer.raw = input.bytes;
  return answer;
}

}  // namespace

int main(int argc, char** argv) {
  return cli::run(argc, argv, tool, [](const cli::Arguments& arguments) {
    return cli::for_each_input(arguments, parse_one);
  });
}
