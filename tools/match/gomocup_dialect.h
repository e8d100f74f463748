// SPDX-License-Identifier: MIT
// The Gomocup (piskvork) protocol: https://plastovicka.github.io/protocl2en.htm
#pragma once

#include "tools/match/dialect.h"

namespace match {

/// Options of an engine are keys of INFO. An engine need not know a key, but may refuse a value.
class GomocupDialect : public Dialect {
  public:
    explicit GomocupDialect(const EngineSpec& spec) : spec_(spec) {}

    [[nodiscard]] std::string greeting() const override { return "START 15"; }
    bool ends_greeting(const Words& words) override { return words[0] == "OK"; }
    std::string set_up(Lines& lines) override;
    [[nodiscard]] std::string new_game() const override { return "RESTART"; }
    [[nodiscard]] std::string ping() const override { return "ABOUT"; }
    [[nodiscard]] bool is_pong(const Words& words) const override;
    [[nodiscard]] bool is_refusal(const Words& words) const override;
    [[nodiscard]] Lines question(const Situation& situation, const Limits& limits) const override;
    bool take(std::string_view line, const Words& words, Answer& answer) const override;
    [[nodiscard]] std::string farewell() const override { return "END"; }

  private:
    const EngineSpec& spec_;
};

}  // namespace match
