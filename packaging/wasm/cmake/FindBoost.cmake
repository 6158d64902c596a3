# The machine's Boost without the machine's other headers.
include(${CMAKE_CURRENT_LIST_DIR}/headers_alone.cmake)
trf_headers_alone(Boost boost boost/version.hpp)
