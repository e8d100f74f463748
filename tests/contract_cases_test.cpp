// SPDX-License-Identifier: MIT
// Runs the cases of tests/data/contract_cases.txt with engine::Game. tests/wasm/contract.test.mjs
// runs the same cases with the WebAssembly module.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <ostream>

#include "engine/capabilities.h"
#include "engine/core/text/text.h"
#include "engine/game.h"
#include "tests/support/data.h"

namespace {

using engine::Fault;
using engine::Texts;

struct Case {
    std::string call;
    std::string game;
    std::string name;
    std::map<std::string, std::string> asked;
    Texts expected;
};

void PrintTo(const Case& one, std::ostream* out) {
    *out << one.game << ", " << one.call << ": " << one.name;
}

std::vector<Case> contract_cases() {
    std::vector<Case> cases;
    for (const std::string& line : tests::data_lines("contract_cases.txt")) {
        const auto words = engine::split_words(line);
        if (words[0] == "ask") {
            const std::size_t colon = line.find(": ");
            cases.push_back({std::string(words[1]),
                             std::string(words[2].substr(0, words[2].size() - 1)),
                             line.substr(colon + 2),
                             {},
                             {}});
        } else if (words.size() > 1 && words[1] == "=") {
            cases.back().expected.push_back(line);
        } else {
            const std::string value = line.substr(words[0].size() + 1);
            cases.back().asked[std::string(words[0])] = engine::replaced(value, "\\n", "\n");
        }
    }
    for (Case& one : cases) std::sort(one.expected.begin(), one.expected.end());
    return cases;
}

/// An answer as `path = value` lines.
class Fields {
  public:
    [[nodiscard]] Texts lines() && {
        std::sort(lines_.begin(), lines_.end());
        return std::move(lines_);
    }

    void put(const std::string& path, const std::string& value) {
        lines_.push_back(path + (value.empty() ? " =" : " = " + value));
    }
    void put(const std::string& path, const Texts& values) {
        std::string list;
        for (const std::string& value : values) list += (list.empty() ? "" : " ") + value;
        put(path, list);
    }
    template <class Item, class Put>
    void put_all(const std::string& path, const std::vector<Item>& items, Put put_item) {
        if (items.empty()) put(path, "");
        for (std::size_t i = 0; i < items.size(); ++i) {
            put_item(path + "." + std::to_string(i) + ".", items[i]);
        }
    }

    void put(const std::string& path, const std::optional<engine::RulingReport>& ruling) {
        if (!ruling) return put(path, "null");
        put(path + ".status", std::string(text_of(ruling->status)));
        put(path + ".reason", std::string(text_of(ruling->reason)));
        put(path + ".article.kind", std::string(text_of(ruling->article.kind)));
        put(path + ".article.number", ruling->article.number);
        put(path + ".allowance", std::string(text_of(ruling->allowance)));
        put(path + ".guilty", ruling->guilty ? std::string(text_of(*ruling->guilty)) : "null");
        put(path + ".victims", ruling->victims);
        put_all(path + ".cycle", ruling->cycle, [&](const std::string& at, const auto& step) {
            put(at + "move", step.move);
            put(at + "seat", std::string(text_of(step.seat)));
            put(at + "piece", step.piece);
            put(at + "natures", step.natures);
            put_all(at + "attacks", step.attacks, [&](const std::string& to, const auto& attack) {
                put(to + "from", attack.from);
                put(to + "to", attack.to);
            });
        });
    }

    void put(const std::string& path, const engine::OpeningName& opening) {
        put(path + ".code", opening.code);
        put(path + ".romanised", opening.romanised);
        put(path + ".simplified", opening.simplified);
        put(path + ".traditional", opening.traditional);
    }

    void put(engine::Snapshot now) {
        std::sort(now.legal_moves.begin(), now.legal_moves.end());
        put("snapshot.fen", now.fen);
        if (now.legal_moves.size() > 20) {
            put("snapshot.legalMoves", std::to_string(now.legal_moves.size()) + " moves");
        } else {
            put("snapshot.legalMoves", now.legal_moves);
        }
        put("snapshot.status", std::string(text_of(now.status)));
        put("snapshot.reason", std::string(text_of(now.reason)));
        put("snapshot.inCheck", now.in_check ? "true" : "false");
        put("snapshot.checkedSquare", now.checked_square);
        put("snapshot.ruling", now.ruling);
        put("snapshot.warning", now.warning);
        put("snapshot.losingMoves", now.losing_moves);
        put("snapshot.winningRow", now.winning_row);
        put_all("snapshot.forbidden", now.forbidden, [&](const std::string& at, const auto& point) {
            put(at + "point", point.point);
            put(at + "foul", point.foul);
        });
        put_all("snapshot.threats", now.threats, [&](const std::string& at, const auto& row) {
            put(at + "seat", std::string(text_of(row.seat)));
            put(at + "kind", row.kind);
            put(at + "stones", row.stones);
            put(at + "next", row.next);
        });
        if (now.opening) {
            put("snapshot.opening", *now.opening);
        } else {
            put("snapshot.opening", "null");
        }
        put_all("snapshot.openingMoves", now.opening_moves,
                [&](const std::string& at, const auto& move) {
                    put(at + "move", move.move);
                    put(at + "opening", move.opening);
                });
    }

    void put(const Fault& fault) {
        put("fault.code", std::string(text_of(fault.code)));
        put("fault.text", fault.text);
        put("fault.where", fault.where);
        put("fault.number", std::to_string(fault.number));
        put("fault.expected", std::to_string(fault.expected));
        put("fault.choices", fault.choices);
        put("fault.sentence", sentence_of(fault));
    }

    void put(const engine::RecordReading& reading) {
        put("format", reading.format);
        put_all("games", reading.games, [&](const std::string& at, const auto& game) {
            put(at + "first", game.first);
            put(at + "second", game.second);
            put(at + "event", game.event);
            put(at + "date", game.date);
            put(at + "result", game.result);
            put(at + "plies", std::to_string(game.plies));
        });
        put("tree.startFen", reading.tree->start_fen);
        put_all("tree.headers", reading.tree->headers,
                [&](const std::string& at, const auto& header) {
                    put(at + "name", header.name);
                    put(at + "value", header.value);
                });
        put_all("tree.nodes", reading.tree->nodes, [&](const std::string& at, const auto& node) {
            put(at + "parent", std::to_string(node.parent));
            put(at + "move", node.move);
            for (const auto& [notation, text] : node.written) put(at + "written." + notation, text);
            put(at + "notes.comment", node.notes.comment);
            Texts glyphs;
            for (const auto nag : node.notes.glyphs) glyphs.push_back(std::to_string(nag));
            put(at + "notes.glyphs", glyphs);
            if (const auto& evaluation = node.notes.evaluation) {
                put(at + "notes.evaluation.centipawns", std::to_string(evaluation->centipawns));
                put(at + "notes.evaluation.mate", std::to_string(evaluation->mate));
            } else {
                put(at + "notes.evaluation", "null");
            }
            const auto& clock = node.notes.clock_ms;
            put(at + "notes.clockMs", clock ? std::to_string(*clock) : "null");
        });
        EXPECT_TRUE(reading.warnings.empty());
        put("warnings", "");
    }

  private:
    Texts lines_;
};

std::span<const std::uint8_t> bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

Texts words_of(std::string_view text) {
    const auto words = engine::split_words(text);
    return {words.begin(), words.end()};
}

class ContractCase : public testing::TestWithParam<Case> {
  protected:
    static std::string asked(const std::string& what) {
        const auto found = GetParam().asked.find(what);
        return found == GetParam().asked.end() ? std::string() : found->second;
    }

    static void ask(engine::Game& game, Fields& fields) {
        if (GetParam().call == "readRecord") {
            const auto read = game.records()->read_record(
                bytes_of(asked("text")), 0, asked("rules"), words_of(asked("notations")));
            return fields.put(std::get<engine::RecordReading>(read));
        }
        const std::string moves = asked("moves");
        if (const Fault fault =
                game.set_position(asked("fen"), engine::split_words(moves), asked("rules"))) {
            return fields.put(fault);
        }
        if (GetParam().call == "describe") {
            fields.put(game.snapshot());
            for (const std::string& notation : words_of(asked("notations"))) {
                if (const auto texts = game.written_moves(notation)) {
                    fields.put("written." + notation, *texts);
                }
            }
        } else if (GetParam().call == "readMove") {
            const auto read = game.read_move(asked("text"));
            if (const auto* fault = std::get_if<Fault>(&read)) return fields.put(*fault);
            fields.put("move", std::get<engine::ReadMove>(read).move);
            fields.put("notation", std::get<engine::ReadMove>(read).notation);
        } else if (auto* judge = game.four_judge()) {
            ASSERT_EQ(GetParam().call, "judgeFour");
            const auto verdict = judge->judge_four();
            fields.put("verdict", verdict.verdict);
            fields.put("line", verdict.line);
        } else {
            fields.put(Fault{.code = engine::FaultCode::NotOffered, .text = "fours"});
        }
    }
};

INSTANTIATE_TEST_SUITE_P(Cases, ContractCase, testing::ValuesIn(contract_cases()));

TEST_P(ContractCase, IsAnsweredFieldByField) {
    Fields fields;
    if (const auto game = engine::make_game(GetParam().game, 1)) {
        ask(*game, fields);
    } else {
        fields.put(Fault{.code = engine::FaultCode::UnknownGame, .text = GetParam().game});
    }
    EXPECT_EQ(std::move(fields).lines(), GetParam().expected);
}

}  // namespace
