# The machine's fmt without the machine's other headers.
include(${CMAKE_CURRENT_LIST_DIR}/headers_alone.cmake)
trf_headers_alone(fmt fmt fmt/core.h)
if(fmt_FOUND AND NOT TARGET fmt::fmt)
  add_library(fmt::fmt INTERFACE IMPORTED)
  set_target_properties(fmt::fmt PROPERTIES
    INTERFACE_INCLUDE_DIRECTORIES ${PROJECT_BINARY_DIR}/headers)
endif()
