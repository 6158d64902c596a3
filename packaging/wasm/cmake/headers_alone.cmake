include(FindPackageHandleStandardArgs)

# trf_headers_alone(<package> <folder> <header>)
# Links a folder of headers of this machine into the build. Beside them, in /usr/include, are those of
# the machine's C library, which would be taken for wasi-libc's.
macro(trf_headers_alone package folder header)
  find_path(${package}_HEADERS ${header} NO_CMAKE_FIND_ROOT_PATH PATHS /usr/include /usr/local/include)
  find_package_handle_standard_args(${package} REQUIRED_VARS ${package}_HEADERS)
  if(${package}_FOUND)
    file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/headers)
    file(CREATE_LINK ${${package}_HEADERS}/${folder} ${PROJECT_BINARY_DIR}/headers/${folder} SYMBOLIC)
  endif()
endmacro()
