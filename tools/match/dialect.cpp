// SPDX-License-Identifier: MIT
#include "tools/match/dialect.h"

#include "tools/match/gomocup_dialect.h"
#include "tools/match/uci_dialect.h"

namespace match {

std::unique_ptr<Dialect> make_dialect(const EngineSpec& spec) {
    if (spec.protocol == Protocol::Gomocup) return std::make_unique<GomocupDialect>(spec);
    return std::make_unique<UciDialect>(spec);
}

}  // namespace match
