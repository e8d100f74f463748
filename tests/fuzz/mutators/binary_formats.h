// SPDX-License-Identifier: MIT
// The structure of the files of each fuzzer.
#pragma once

#include "tests/fuzz/mutators/binary_mutator.h"

namespace fuzz {

std::vector<Record> xqf_steps(engine::ByteView bytes);
void open_xqf(engine::Bytes& bytes);
void repair_xqf(engine::Bytes& bytes, std::size_t most, engine::SplitMix64& random);

std::vector<Record> cbr_steps(engine::ByteView bytes);
void repair_cbr(engine::Bytes& bytes, std::size_t most, engine::SplitMix64& random);

std::vector<Record> renlib_nodes(engine::ByteView bytes);
void repair_renlib(engine::Bytes& bytes, std::size_t most, engine::SplitMix64& random);

std::vector<Record> book_cells(engine::ByteView bytes);
void repair_book(engine::Bytes& bytes, std::size_t most, engine::SplitMix64& random);

void repair_packed_games(engine::Bytes& bytes, std::size_t most, engine::SplitMix64& random);

std::vector<Record> ending_set_entries(engine::ByteView bytes);
void repair_ending_sets(engine::Bytes& bytes, std::size_t most, engine::SplitMix64& random);

}  // namespace fuzz
