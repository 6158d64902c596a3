# Read by cpack once a generator.
if(CPACK_GENERATOR STREQUAL "TGZ")
  set(CPACK_COMPONENTS_ALL tools)
  set(CPACK_PACKAGING_INSTALL_PREFIX /trf-tools)
endif()
