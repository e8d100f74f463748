# SPDX-License-Identifier: MIT
# Generates C++ tables from the JSON files with English words, which the page imports directly.

# Reads the file `path` into `result`; CMake reconfigures when the file changes.
function(read_words path result)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${path}")
  file(READ "${path}" text)
  set(${result} "${text}" PARENT_SCOPE)
endfunction()

# In a separate folder: next to the programs, one of which is called `memory`, `#include <memory>` would find that
# program.
set(words_dir "${PROJECT_BINARY_DIR}/words")

function(write_rows path rows)
  file(CONFIGURE OUTPUT "${words_dir}/engine/${path}" CONTENT "${rows}" @ONLY)
endfunction()

# The members of an object, as a list.
function(members_of json result)
  string(JSON count LENGTH "${json}")
  math(EXPR last "${count} - 1")
  set(names)
  foreach(index RANGE ${last})
    string(JSON name MEMBER "${json}" ${index})
    list(APPEND names "${name}")
  endforeach()
  set(${result} "${names}" PARENT_SCOPE)
endfunction()

read_words(review/words/motifs.json motifs)
read_words(review/words/mate_names.json mate_names)
read_words(review/words/mates.json mates)
set(rows)
members_of("${motifs}" codes)
foreach(code IN LISTS codes)
  string(JSON sentence GET "${motifs}" "${code}")
  string(APPEND rows "{\"${code}\", R\"~(${sentence})~\"},\n")
endforeach()
# The name of a mate and its explanation: `Trough horse: a horse …`.
members_of("${mates}" codes)
foreach(code IN LISTS codes)
  string(JSON name GET "${mate_names}" "${code}")
  string(JSON sentence GET "${mates}" "${code}")
  string(SUBSTRING "${sentence}" 0 1 first)
  string(SUBSTRING "${sentence}" 1 -1 others)
  string(TOLOWER "${first}" first)
  string(APPEND rows "{\"${code}\", R\"~(${name}: ${first}${others})~\"},\n")
endforeach()
write_rows(review/motif_sentences.inc "${rows}")

read_words(core/text/fault_words.json faults)
set(rows)
members_of("${faults}" codes)
foreach(code IN LISTS codes)
  string(JSON sentence GET "${faults}" "${code}")
  string(APPEND rows "{\"${code}\", R\"~(${sentence})~\"},\n")
endforeach()
write_rows(core/text/fault_words.inc "${rows}")
