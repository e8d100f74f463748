// SPDX-License-Identifier: MIT
#include "engine/uci/data_files.h"

#include <filesystem>
#include <fstream>
#include <system_error>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

namespace chuhe {

std::optional<engine::Bytes> read_file(const std::string& path) {
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    std::ifstream file(path, std::ios::binary);
    if (error || !file) return std::nullopt;
    engine::Bytes bytes(static_cast<std::size_t>(size));
    file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(size));
    if (static_cast<std::uintmax_t>(file.gcount()) != size) return std::nullopt;
    return bytes;
}

void use_binary_streams() {
#ifdef _WIN32
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
#endif
}

Appender::Appender(const std::string& path, std::size_t length) : path_(path), length_(length) {
    std::error_code error;
    if (std::filesystem::exists(path, error)) std::filesystem::resize_file(path, length, error);
    if (!error) file_.reset(std::fopen(path.c_str(), "ab"));
}

bool Appender::append(engine::ByteView bytes) {
    std::error_code error;
    if (!file_ || std::filesystem::file_size(path_, error) != length_) return false;
    const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) == bytes.size();
    length_ += bytes.size();
    return written && std::fflush(file_.get()) == 0;
}

}  // namespace chuhe
