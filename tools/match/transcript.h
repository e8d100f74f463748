// SPDX-License-Identifier: MIT
// A file of all lines that go to and come from the engines.
#pragma once

#include <cstdio>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace match {

class Transcript {
  public:
    /// False when the file cannot be written.
    bool open(const std::string& path) {
        file_.reset(std::fopen(path.c_str(), "w"));
        return file_ != nullptr;
    }

    void write(std::string_view engine, char direction, std::string_view line) {
        const std::lock_guard lock(mutex_);
        const std::string text = std::string(engine) + " " + direction + " " + std::string(line);
        std::fprintf(file_.get(), "%s\n", text.c_str());
    }

  private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::unique_ptr<std::FILE, Close> file_;
    std::mutex mutex_;
};

}  // namespace match
