// A failure of the run time stops the module. The code that writes why would have 10 kB, and a
// library has no standard error.
#include <__config>

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD

extern "C" [[noreturn]] void __abort_message(const char*, ...) { __builtin_trap(); }
