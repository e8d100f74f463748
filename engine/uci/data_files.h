// SPDX-License-Identifier: MIT
// Whole files in and out, and bytes through standard input and output.
#pragma once

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include "engine/core/bytes.h"

namespace chuhe {

/// Nothing when the file cannot be read.
std::optional<engine::Bytes> read_file(const std::string& path);

/// Makes standard input and output carry bytes as they are: Windows would change the ends of lines.
void use_binary_streams();

/// A file that bytes are put at the end of.
class Appender {
  public:
    /// Makes the file when there is none, and keeps its first `length` bytes.
    Appender(const std::string& path, std::size_t length);
    /// False when not all bytes reached the system, or another program has written to the file.
    [[nodiscard]] bool append(engine::ByteView bytes);

  private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    std::string path_;
    std::unique_ptr<std::FILE, Close> file_;
    std::size_t length_;
};

}  // namespace chuhe
