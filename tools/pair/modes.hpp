#pragma once

#include "cli/cli.hpp"

/// The modes of trf-pair, a file each.
namespace trf_pair {

int pair_round(const cli::Arguments& arguments);
int check(const cli::Arguments& arguments);
int generate(const cli::Arguments& arguments);
int schedule(const cli::Arguments& arguments);
int show(const cli::Arguments& arguments);

}  // namespace trf_pair
