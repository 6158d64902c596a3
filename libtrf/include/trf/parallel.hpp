#pragma once

#include <cstddef>
#include <functional>

#pragma GCC visibility push(default)
namespace trf {

/// Calls `work(0)` .. `work(count - 1)`, each once, in no fixed order, on `threads` threads
/// including the calling one (0: as many as there are cores). If the system gives fewer threads,
/// fewer are used. Returns after all calls have ended. After an exception no further call begins.
///
///     std::vector<int> squares(10);
///     trf::in_parallel(squares.size(), 0, [&](std::size_t i) { squares[i] = int(i * i); });
///
/// \throws the first exception of `work`
void in_parallel(std::size_t count, unsigned threads, const std::function<void(std::size_t)>& work);

}  // namespace trf
#pragma GCC visibility pop
