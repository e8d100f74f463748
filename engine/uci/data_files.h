// SPDX-License-Identifier: MIT
// Reads and writes whole files, and bytes on standard input and output.
#pragma once

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include "engine/core/bytes.h"

namespace chuhe {

/// Nothing if the file cannot be read.
std::optional<engine::Bytes> read_file(const std::string& path);

/// Switches standard input and output to binary: Windows would change line ends.
void use_binary_streams();

/// A file opened for appending.
class Appender {
  public:
    /// Creates the file if missing, and keeps its first `length` bytes.
    Appender(const std::string& path, std::size_t length);
    /// Returns false if not all bytes were written, or another program has written to the file.
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
