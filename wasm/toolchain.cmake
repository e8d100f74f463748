# SPDX-License-Identifier: MIT
# Hands over to the toolchain file of whichever Emscripten is on PATH: emsdk's or Debian's.

find_program(EMCC emcc REQUIRED)
file(REAL_PATH "${EMCC}" emcc_file)
cmake_path(GET emcc_file PARENT_PATH emscripten_root)
include("${emscripten_root}/cmake/Modules/Platform/Emscripten.cmake")
