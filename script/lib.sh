# SPDX-License-Identifier: MIT
# Shared by the scripts beside it: start in the repository root with the right tools on PATH.
# shellcheck shell=bash

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '%s\n' "$*" >&2; }
fail() { say "$(basename "$0"): $*"; exit 1; }

# An activated emsdk goes before the system's Emscripten.
if [[ -n ${EMSDK:-} ]]; then
    PATH="$EMSDK/upstream/emscripten:$PATH"
fi

# script/setup puts a newer Node here where the system's is too old.
PATH="$PWD/.cache/node/node_modules/.bin:$PATH"

# The browser for tests; nothing where only the one that Playwright installs for itself will do. Without windows, menus
# and extensions a page takes half of the processor's time.
find_browser() {
    command -v chromium-headless-shell || command -v chromium || command -v google-chrome || true
}

# One job per core: what Ninja adds by default only makes a small machine swap.
export CMAKE_BUILD_PARALLEL_LEVEL="${CMAKE_BUILD_PARALLEL_LEVEL:-$(getconf _NPROCESSORS_ONLN)}"
export CTEST_PARALLEL_LEVEL="${CTEST_PARALLEL_LEVEL:-$CMAKE_BUILD_PARALLEL_LEVEL}"

# What was compiled before need not be again, in whatever checkout: ccache compares precompiled headers by what they
# contain, and counts paths from the root of the tree. Asked for by each build: it may have been installed just now.
use_ccache() {
    command -v ccache >/dev/null || return 0
    export CMAKE_CXX_COMPILER_LAUNCHER="${CMAKE_CXX_COMPILER_LAUNCHER-$PWD/script/compile}"
    export CCACHE_BASEDIR="$PWD" CCACHE_NOHASHDIR=1 CCACHE_PCH_EXTSUM=1
    export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
}

configure() {
    use_ccache
    cmake --preset "$1" >/dev/null
}

# build PRESET [TARGET…]: configures and builds, showing only warnings, errors and progress.
build() {
    configure "$1"
    cmake --build --preset "$1" ${2:+--target "${@:2}"}
}

# The one that all other files repeat: script/check-version.
project_version() { sed -n 's/^project(chuhe VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt; }
