# SPDX-License-Identifier: MIT
# Includes the toolchain file of the Emscripten on PATH, either emsdk's or Debian's.

find_program(EMCC emcc REQUIRED)
file(REAL_PATH "${EMCC}" emcc_file)
cmake_path(GET emcc_file PARENT_PATH emscripten_root)
include("${emscripten_root}/cmake/Modules/Platform/Emscripten.cmake")
