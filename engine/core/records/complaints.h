// SPDX-License-Identifier: MIT
// What could not be read of a record, and where it stood.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

/// Something in a record that could not be read as it stands.
struct Complaint {
    enum class Unit : std::uint8_t { Line, Byte };
    Unit unit = Unit::Line;
    /// Lines count from 1, bytes from 0.
    std::size_t at = 0;
    std::string what;
};

/// `line` or `byte`.
std::string_view text_of(Complaint::Unit unit);
/// `line 3: …` or `byte 0x410: …`.
std::string text_of(const Complaint& complaint);

/// Gathers complaints; past a thousand it only counts.
class Complaints {
  public:
    explicit Complaints(Complaint::Unit unit) : unit_(unit) {}
    void add(std::size_t at, std::string what);
    [[nodiscard]] bool empty() const { return list_.empty(); }
    /// Those so far; the last one tells how many more there were.
    std::vector<Complaint> take();

  private:
    static constexpr std::size_t kMost = 1000;
    Complaint::Unit unit_;
    std::vector<Complaint> list_;
    std::size_t more_ = 0;
    std::size_t last_at_ = 0;
};

}  // namespace engine
