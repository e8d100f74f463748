// SPDX-License-Identifier: MIT
#include "engine/core/records/complaints.h"

#include <utility>

namespace engine {

namespace {

std::string hexadecimal(std::size_t number) {
    std::string digits;
    do {
        digits.insert(digits.begin(), "0123456789ABCDEF"[number % 16]);
        number /= 16;
    } while (number > 0);
    return "0x" + digits;
}

}  // namespace

std::string_view text_of(Complaint::Unit unit) {
    return unit == Complaint::Unit::Line ? "line" : "byte";
}

std::string text_of(const Complaint& complaint) {
    const std::string at = complaint.unit == Complaint::Unit::Line ? std::to_string(complaint.at)
                                                                   : hexadecimal(complaint.at);
    return std::string(text_of(complaint.unit)) + ' ' + at + ": " + complaint.what;
}

void Complaints::add(std::size_t at, std::string what) {
    last_at_ = at;
    if (list_.size() < kMost) {
        list_.push_back({unit_, at, std::move(what)});
    } else {
        ++more_;
    }
}

std::vector<Complaint> Complaints::take() {
    if (more_ > 0) {
        list_.push_back({unit_, last_at_, "and " + std::to_string(more_) + " more complaints"});
    }
    return std::move(list_);
}

}  // namespace engine
