// SPDX-License-Identifier: MIT
#include "tools/tuning/journal.h"

#include <cmath>

#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"

namespace tuning {
namespace {

using engine::in_quotes;
using engine::parse_int;
using Words = std::vector<std::string_view>;

// An entry is a line of text that begins with one of these.
constexpr std::string_view kGame = "game";
constexpr std::string_view kChoices = "choices";
constexpr std::string_view kValue = "value";

/// Separates the parts of a game: its FEN, its moves and the plies looked at.
constexpr char kBar = '|';
constexpr double kThousand = 1000;

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::vector<std::string> texts(const Words& words, std::size_t from) {
    return {words.begin() + static_cast<std::ptrdiff_t>(from), words.end()};
}

}  // namespace

std::unique_ptr<Journal> Journal::open(const std::string& path, const std::string& heading,
                                       std::string& error) {
    const auto bytes = chuhe::read_file(path);
    const std::string_view all = bytes ? engine::as_text(*bytes) : std::string_view{};
    // An interruption may have left half an entry.
    const std::string_view text = all.substr(0, all.rfind('\n') + 1);
    auto journal = std::make_unique<Journal>();
    journal->path_ = path;
    int number = 0;
    for (const std::string_view entry : engine::split_fields(text, '\n')) {
        ++number;
        if (number == 1 && entry != heading && !all.empty()) {
            error = in_quotes(path) + " is of something else: it begins with " +
                    in_quotes(all.substr(0, all.find('\n')));
            return nullptr;
        }
        if (number > 1 && !entry.empty() && !journal->read(entry)) {
            error = in_quotes(path) + ", line " + std::to_string(number) + ": " + in_quotes(entry);
            return nullptr;
        }
    }
    journal->file_ = std::make_unique<chuhe::Appender>(path, text.size());
    if (all.empty()) error = journal->write(heading);
    return error.empty() ? std::move(journal) : nullptr;
}

const Choices* Journal::choices(const std::string& run) const {
    const auto found = choices_.find(run);
    return found == choices_.end() ? nullptr : &found->second;
}

std::optional<double> Journal::value(std::size_t line, const std::string& move) const {
    const auto found = values_.find({line, move});
    if (found == values_.end()) return std::nullopt;
    return found->second;
}

std::string Journal::add_game(const PlayedGame& game) {
    take(game);
    std::string plies;
    for (const std::size_t ply : game.plies) plies += " " + std::to_string(ply);
    return write(std::string(kGame) + " " + game.line.fen + " | " + joined(game.line.moves) + " |" +
                 plies);
}

std::string Journal::add_choices(const std::string& run, const Choices& choices) {
    choices_[run] = choices;
    return write(std::string(kChoices) + " " + run + " " + joined(choices));
}

std::string Journal::add_value(std::size_t line, const std::string& move, double value) {
    const auto thousandths = static_cast<int>(std::lround(value * kThousand));
    // The same as after it is read again.
    values_[{line, move}] = thousandths / kThousand;
    return write(std::string(kValue) + " " + std::to_string(line) + " " + move + " " +
                 std::to_string(thousandths));
}

bool Journal::read(std::string_view entry) {
    const Words words = engine::split_words(entry);
    if (words.size() < 2) return false;
    if (words[0] == kGame) return read_game(entry.substr(kGame.size() + 1));
    if (words[0] == kChoices) {
        choices_[std::string(words[1])] = texts(words, 2);
        return true;
    }
    if (words[0] != kValue || words.size() != 4) return false;
    const auto line = parse_int(words[1]);
    const auto thousandths = parse_int(words[3]);
    if (!line || *line < 0 || !thousandths) return false;
    values_[{static_cast<std::size_t>(*line), std::string(words[2])}] =
        static_cast<double>(*thousandths) / kThousand;
    return true;
}

bool Journal::read_game(std::string_view text) {
    const Words parts = engine::split_fields(text, kBar);
    if (parts.size() != 3) return false;
    PlayedGame game{
        {std::string(engine::trimmed(parts[0])), texts(engine::split_words(parts[1]), 0)}, {}};
    for (const std::string_view word : engine::split_words(parts[2])) {
        const auto ply = parse_int(word);
        if (!ply || *ply < 0 || static_cast<std::size_t>(*ply) > game.line.moves.size()) {
            return false;
        }
        game.plies.push_back(static_cast<std::size_t>(*ply));
    }
    take(game);
    return true;
}

void Journal::take(const PlayedGame& game) {
    ++games_;
    for (const std::size_t ply : game.plies) {
        const auto end = game.line.moves.begin() + static_cast<std::ptrdiff_t>(ply);
        lines_.push_back({game.line.fen, {game.line.moves.begin(), end}});
    }
}

std::string Journal::write(const std::string& entry) {
    const bool written = file_->append(engine::as_bytes(entry + "\n"));
    return written ? "" : "cannot write " + in_quotes(path_);
}

}  // namespace tuning
