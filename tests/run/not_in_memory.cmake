# Golden cases that need more than files in memory: they write to a device, and name a file by links.
set(not_in_memory "^golden\\.(rate\\.slips_of_a_period|parse\\.one_file_named_twice)$")
