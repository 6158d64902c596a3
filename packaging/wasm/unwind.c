/* Throws by the instructions of WebAssembly, under the tag of C++. */
#include <Unwind-wasm.c>

__asm__(".globl __cpp_exception\n"
        ".tagtype __cpp_exception i32\n"
        "__cpp_exception:\n");
