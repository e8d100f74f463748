# SPDX-License-Identifier: MIT
# Included by the other scripts: changes to the repository root and sets PATH.
# shellcheck shell=bash

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '%s\n' "$*" >&2; }
fail() { say "$(basename "$0"): $*"; exit 1; }

# An activated emsdk takes precedence over the system's Emscripten.
if [[ -n ${EMSDK:-} ]]; then
    PATH="$EMSDK/upstream/emscripten:$PATH"
fi

# script/setup installs a newer Node here if the system's is too old.
PATH="$PWD/.cache/node/node_modules/.bin:$PATH"

# The browser for tests; empty if only Playwright's own browser works. Without windows, menus and extensions a page
# takes half of the processor time.
find_browser() {
    command -v chromium-headless-shell || command -v chromium || command -v google-chrome || true
}

# One job per core: Ninja's default of more jobs only makes a small machine swap.
export CMAKE_BUILD_PARALLEL_LEVEL="${CMAKE_BUILD_PARALLEL_LEVEL:-$(getconf _NPROCESSORS_ONLN)}"
export CTEST_PARALLEL_LEVEL="${CTEST_PARALLEL_LEVEL:-$CMAKE_BUILD_PARALLEL_LEVEL}"

# Reuses compiled files across checkouts: ccache compares precompiled headers by content, and paths relative to the
# root of the tree. Called by each build, because ccache may have been installed just now.
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

# The version of the project; script/check-version compares all other files with it.
project_version() { sed -n 's/^project(chuhe VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt; }
