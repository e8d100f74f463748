// SPDX-License-Identifier: MIT
// UCI and UCCI.
#pragma once

#include "tools/match/dialect.h"

namespace match {

class UciDialect : public Dialect {
  public:
    explicit UciDialect(const EngineSpec& spec) : spec_(spec) {}

    [[nodiscard]] std::string greeting() const override { return is_uci() ? "uci" : "ucci"; }
    bool ends_greeting(const Words& words) override;
    std::string set_up(Lines& lines) override;
    [[nodiscard]] std::string new_game() const override;
    [[nodiscard]] std::string ping() const override { return "isready"; }
    [[nodiscard]] bool is_pong(const Words& words) const override { return words[0] == "readyok"; }
    [[nodiscard]] bool is_refusal(const Words&) const override { return false; }
    [[nodiscard]] Lines question(const Situation& situation, const Limits& limits) const override;
    bool take(std::string_view line, const Words& words, Answer& answer) const override;
    [[nodiscard]] std::string farewell() const override { return "quit"; }

  private:
    [[nodiscard]] bool is_uci() const { return spec_.protocol == Protocol::Uci; }
    [[nodiscard]] bool announces(std::string_view name) const;
    [[nodiscard]] std::string set(std::string_view name, std::string_view value) const;

    const EngineSpec& spec_;
    Ranks ranks_ = Ranks::FromZero;
    bool ucci_milliseconds_ = false;
    /// Names of the engine's options in lower case.
    std::vector<std::string> announced_;
};

/// Reads depth, score and nodes off an `info` line of either protocol.
void read_info(std::string_view line, Answer& answer);
/// The words after `go`.
std::string uci_go(const Limits& limits, const std::array<std::optional<Clock>, 2>& clocks,
                   engine::Seat to_move);
/// `unit`: milliseconds in the engine's unit of time, 1 or 1000.
std::string ucci_go(const Limits& limits, const std::array<std::optional<Clock>, 2>& clocks,
                    engine::Seat to_move, int unit);

}  // namespace match
