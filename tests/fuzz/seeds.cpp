// SPDX-License-Identifier: MIT
// fuzz_seeds DIRECTORY: writes the records of tests/data in every format, one folder per format.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "engine/core/data/book.h"
#include "engine/core/text/text.h"
#include "engine/gomoku/records/record.h"
#include "engine/xiangqi/endings/tables.h"
#include "engine/xiangqi/records/packed_games.h"
#include "engine/xiangqi/records/record.h"

namespace {

using namespace engine::xiangqi;
namespace fs = std::filesystem;

std::string contents_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The bytes of a dump with lines like `0010: 50 46`; all others are zero.
engine::Bytes bytes_of_dump(const std::string& dump) {
    engine::Bytes bytes;
    for (const auto line : engine::split_fields(dump, '\n')) {
        const auto words = engine::split_words(line);
        if (words.empty() || words[0].back() != ':') continue;
        const std::size_t at = std::stoul(std::string(words[0]), nullptr, 16);
        bytes.resize(std::max(bytes.size(), at + words.size() - 1));
        for (std::size_t i = 1; i < words.size(); ++i) {
            bytes[at + i - 1] =
                static_cast<std::uint8_t>(std::stoul(std::string(words[i]), nullptr, 16));
        }
    }
    return bytes;
}

void write(const fs::path& path, const engine::Bytes& bytes) {
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
}

/// A library of two lines with a comment, and a game in the writable formats.
void write_gomoku_seeds(const fs::path& out) {
    namespace gm = engine::gomoku;
    engine::Bytes library{0xFF, 'R', 'e', 'n', 'L', 'i', 'b', 0xFF, 3, 4};
    library.resize(20, 0xFF);
    library.insert(library.end(), {0,    0,    0x78, 0x08, 'o', 'k', 0,   0, 0x68, 0x80,
                                   0x59, 0x40, 0x69, 0xC1, 0,   1,   'A', 0, 0xE1, 0x40});
    write(out / "gomoku_renlib" / "made.lib", library);
    const auto read = gm::read_records(library, gm::Rule::Renju);
    for (const auto format : {gm::RecordFormat::Fen, gm::RecordFormat::Psq, gm::RecordFormat::Sgf,
                              gm::RecordFormat::Text, gm::RecordFormat::Link}) {
        write(out / ("gomoku_" + std::string(text_of(format))) / "made",
              gm::write_record(read.games.at(0), format).bytes);
    }
}

/// Two positions, one of them with a name.
void write_book_seed(const fs::path& out) {
    constexpr engine::BookIdentity kIdentity{.game = 1, .start_key = 0x0123456789ABCDEF};
    write(out / "book" / "made",
          engine::pack_book(
              {{.key = 0x1234'5678'9ABC'DEF0,
                .moves = {{.move = 7, .weight = 3, .wins = 2, .draws = 1, .losses = 0},
                          {.move = 9, .weight = 1, .wins = 0, .draws = 0, .losses = 4}}},
               {.key = 0xFEDC'BA98'7654'3210,
                .moves = {{.move = 1, .weight = 1, .wins = 1, .draws = 1, .losses = 1}}}},
              {{.key = 0x1234'5678'9ABC'DEF0, .code = "A1", .name = "an opening"}}, kIdentity));
}

void write_packed_games_seed(const fs::path& out) {
    GameMoves game;
    for (const char* move : {"h2e2", "h9g7", "h0g2", "i9h9"}) game.push_back(*parse_move(move));
    if (const auto bytes = pack_games({game, {}, game}))
        write(out / "packed_games" / "made", *bytes);
}

void write_ending_sets_seed(const fs::path& out) {
    EndingTables tables;
    std::vector<PackedEndingSet> sets;
    for (const char* name : {"P", "Na"}) {
        const EndingMaterial material = *parse_material(name);
        EndingSet set(material);
        if (const auto bytes = set.pack(*tables.table(material, {}))) {
            sets.push_back({material, 20, *bytes});
        }
    }
    write(out / "ending_sets" / "made", write_ending_sets(sets));
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fprintf(stderr, "usage: fuzz_seeds DIRECTORY\n");
        return 2;
    }
    const fs::path out = argv[1];
    write_gomoku_seeds(out);
    write_book_seed(out);
    write_packed_games_seed(out);
    write_ending_sets_seed(out);
    for (const auto& entry : fs::directory_iterator(fs::path(CHUHE_TEST_DATA) / "records")) {
        const std::string name = entry.path().filename().string();
        const std::string raw = contents_of(entry.path());
        const auto bytes = entry.path().extension() == ".hex"
                               ? bytes_of_dump(raw)
                               : engine::Bytes(raw.begin(), raw.end());
        const ReadRecords read = read_records(bytes);
        write(out / text_of(read.format) / name, bytes);
        if (read.games.empty()) continue;
        for (const auto format : {RecordFormat::Fen, RecordFormat::Pgn, RecordFormat::Dhtmlxq,
                                  RecordFormat::Xqf, RecordFormat::Link}) {
            write(out / text_of(format) / (name + "." + std::string(text_of(format))),
                  write_record(read.games[0], format, Notation::Simplified).bytes);
        }
    }
    return 0;
}
