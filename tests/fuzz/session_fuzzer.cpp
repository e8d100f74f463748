// SPDX-License-Identifier: MIT
// Sends arbitrary lines to a session in UCI and UCCI, or in the Gomocup protocol. The session must
// survive and only print whole lines of text. Commands that would read files, allocate gigabytes or
// search endlessly are left out.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>

#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#if CHUHE_FUZZ_GOMOCUP
#include "engine/uci/gomocup/gomocup.h"
using Session = chuhe::Gomocup;
/// Limits the nodes of a move, whatever limits were set before.
constexpr const char* kFirst = "INFO max_node 20\n";
/// Ends a pending list of board rows.
constexpr const char* kLast = "DONE\nDONE\nABOUT\nEND\n";
constexpr const char* kSignOfLife = "name=";
constexpr const char* kEnd = "END";
#else
#include "engine/uci/uci.h"
using Session = chuhe::Uci;
constexpr const char* kFirst = "";
constexpr const char* kLast = "stop\nisready\nquit\n";
constexpr const char* kSignOfLife = "readyok";
constexpr const char* kEnd = "quit";
#endif

namespace {

constexpr std::size_t kMostLines = 24;

bool has(const std::string& line, std::string_view word) {
    return engine::lower_case(line).find(word) != std::string::npos;
}

/// Shortens numbers to two digits in commands that set sizes.
std::string with_small_numbers(std::string_view line) {
    std::string small;
    std::size_t digits = 0;
    for (const char c : line) {
        digits = engine::is_digit(c) ? digits + 1 : 0;
        if (digits <= 2) small += c;
    }
    return small;
}

/// Empty if the line must not be sent.
std::string harmless(const std::string& line) {
    const bool sets = has(line, "option") || has(line, "info");
    const bool reads_a_file = sets && (line.find('/') != std::string::npos || has(line, "file"));
    if (reads_a_file || has(line, "thread") || has(line, "perft")) return {};
    return sets ? with_small_numbers(line) : line;
}

std::string script_of(std::string_view text) {
    std::string script = kFirst;
    std::size_t lines = 0;
    for (const auto field : engine::split_fields(text, '\n')) {
        const std::string line = harmless(std::string(field));
        if (line.empty() || ++lines > kMostLines) continue;
        script += line + "\n";
        if (has(line, "info") || has(line, "start")) script += kFirst;
#if !CHUHE_FUZZ_GOMOCUP
        if (has(line, "go") || has(line, "threats")) script += "stop\n";
#endif
    }
    return script;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string script = script_of(engine::as_text(engine::ByteView(data, size)));
    std::istringstream in(script + kLast);
    std::ostringstream out;
    Session(in, out).run();
    const std::string said = out.str();
    const bool was_ended = has(script, engine::lower_case(kEnd));
    if (!was_ended && said.find(kSignOfLife) == std::string::npos) {
        std::fprintf(stderr, "session: no answer at its end\n");
        std::abort();
    }
    if (!said.empty() && said.back() != '\n') {
        std::fprintf(stderr, "session: half a line\n");
        std::abort();
    }
    return 0;
}
