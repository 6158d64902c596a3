#pragma once

#include <cstddef>
#include <utility>

#include "cli/cli.hpp"
#include "cli/session.hpp"
#include "trf/ordered_pool.hpp"
#include "trf/parallel.hpp"

namespace cli {

/// --jobs, else the number of cores.
[[nodiscard]] int jobs(const Arguments& arguments);

/// Work that any thread can do for the run of this one.
template <class Work>
[[nodiscard]] auto for_this_run(Work work) {
  return [work = std::move(work), run = current_session()](std::size_t i) {
    const Within here{run};
    return work(i);
  };
}

/// trf::in_parallel() whose threads work for this run.
template <class Work>
void in_parallel(std::size_t count, unsigned threads, const Work& work) {
  trf::in_parallel(count, threads, for_this_run([&work](std::size_t i) { work(i); }));
}

/// A pool whose threads work for this run, a few results for each thread ahead.
template <class Done>
class OrderedPool : public trf::OrderedPool<Done> {
 public:
  template <class Work>
  OrderedPool(std::size_t count, std::size_t jobs, Work work)
      : trf::OrderedPool<Done>{count, jobs, for_this_run(std::move(work)), jobs * 8} {}
};

}  // namespace cli
