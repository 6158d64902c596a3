# For WebAssembly by Debian's clang, lld, libc++ and wasi-libc.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR}/cmake)  # Platform/WASI.cmake
set(CMAKE_C_COMPILER clang-22)
set(CMAKE_CXX_COMPILER clang++-22)
set(CMAKE_AR llvm-ar-22 CACHE FILEPATH "")
set(CMAKE_RANLIB llvm-ranlib-22 CACHE FILEPATH "")
foreach(language IN ITEMS C CXX)
  set(CMAKE_${language}_COMPILER_TARGET wasm32-wasi)
  # Its libraries are below the older name of wasm32-wasip1.
  # The tools have no floating point, so fmt's is left out; nor do they ask for a type at run time.
  set(CMAKE_${language}_FLAGS_INIT "-Wno-deprecated -fwasm-exceptions -isystem ${CMAKE_CURRENT_LIST_DIR}/include \
-DFMT_USE_FLOAT=0 -DFMT_USE_DOUBLE=0 -DFMT_USE_LONG_DOUBLE=0")
endforeach()
# A module has one thread.
string(APPEND CMAKE_CXX_FLAGS_INIT " -fno-rtti -DBOOST_SPIRIT_X3_NO_RTTI -fno-threadsafe-statics")
# A program links only with the exceptions of packaging/wasm.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
# The headers of this machine would be found instead of wasi-libc's: see cmake/headers_alone.cmake.
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
