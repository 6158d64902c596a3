# There are no shared libraries, so code that could be in one is only slower.
set(CMAKE_CXX_COMPILE_OPTIONS_PIC "")
