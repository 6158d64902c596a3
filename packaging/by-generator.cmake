# Read by cpack once a generator.
if(CPACK_GENERATOR STREQUAL "TGZ")
  set(CPACK_COMPONENTS_ALL tools)
  set(CPACK_PACKAGING_INSTALL_PREFIX /trf-tools)
  set(CPACK_PRE_BUILD_SCRIPTS)  # Its list of files is made before these run
endif()
