// SPDX-License-Identifier: MIT
// Writes PGN: the tags, then the moves in 80 columns, variations in parentheses.
#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/records/formats.h"
#include "engine/xiangqi/records/pgn_comments.h"
#include "engine/xiangqi/records/pgn_values.h"

namespace engine::xiangqi {

namespace {

constexpr std::size_t kWidth = 80;

class PgnWriter {
  public:
    PgnWriter(GameTree tree, Notation notation)
        : tree_(std::move(tree)),
          cursor_(tree_),
          notation_(notation) {}

    WrittenRecord write();

  private:
    void write_tags();
    void write_tag(std::string_view name, std::string_view value);
    void write_moves();
    std::vector<std::string> write_move_of(NodeId node, bool with_number);
    void write_notes(const Notes& notes, const std::string& text);
    void write_comment(const std::string& comment);
    /// Appends a word to the line, or starts a new line if it does not fit.
    void add(std::string_view word);

    /// A copy, because a cursor can change its tree; this one does not.
    GameTree tree_;
    TreeCursor cursor_;
    Notation notation_;
    std::string text_;
    std::size_t column_ = 0;
    bool joins_ = true;
    bool number_needed_ = true;
    std::size_t braces_ = 0;
};

void PgnWriter::add(std::string_view word) {
    const std::size_t width = columns(word.substr(0, word.find('\n')));
    const bool space = !joins_ && word != ")";
    if (column_ > 0 && column_ + (space ? 1 : 0) + width > kWidth) {
        text_ += '\n';
        column_ = 0;
    } else if (space) {
        text_ += ' ';
        ++column_;
    }
    text_ += word;
    const std::size_t last_line = word.rfind('\n');
    column_ =
        last_line == std::string_view::npos ? column_ + width : columns(word.substr(last_line + 1));
    joins_ = word == "(";
}

void PgnWriter::write_tag(std::string_view name, std::string_view value) {
    text_ += "[" + std::string(name) + " \"";
    text_ += replaced(replaced(replaced(value, "\\", "\\\\"), "\"", "\\\""), "\n", " ");
    text_ += "\"]\n";
}

void PgnWriter::write_tags() {
    write_tag("Game", "Chinese Chess");
    for (const Header& header : tree_.headers) write_tag(header.name, header.value);
    if (tree_.header("Result").empty()) write_tag("Result", "*");
    if (!tree_.usual_start()) write_tag("FEN", tree_.start_fen());
    constexpr std::array<std::string_view, 7> kNotationNames{
        "ICCS", "ICCS", "WXF", "Chinese", "Chinese", "Vietnamese", "Algebraic"};
    write_tag("Format", kNotationNames[static_cast<std::size_t>(notation_)]);
    text_ += '\n';
}

void PgnWriter::write_comment(const std::string& comment) {
    if (comment.empty()) return;
    // A closing brace would end the comment; its full-width form does not.
    braces_ += static_cast<std::size_t>(std::count(comment.begin(), comment.end(), '}'));
    add("{" + replaced(comment, "}", "\xEF\xBD\x9D") + "}");
    number_needed_ = true;
}

void PgnWriter::write_notes(const Notes& notes, const std::string& text) {
    for (const std::uint8_t nag : notes.glyphs) add("$" + std::to_string(nag));
    std::string comment;
    if (notes.evaluation) comment += "[%eval " + evaluation_text(*notes.evaluation) + "]";
    if (notes.clock_ms) {
        comment += (comment.empty() ? "[%clk " : " [%clk ") + clock_text(*notes.clock_ms) + "]";
    }
    if (!comment.empty() && !text.empty()) comment += ' ';
    write_comment(comment + text);
}

/// Writes a move with its comment up to its first variation; the rest of it is left to the caller.
std::vector<std::string> PgnWriter::write_move_of(NodeId node, bool with_number) {
    const Position& position = cursor_.position();
    const Notes& notes = tree_.notes(node);
    PlacedComment comment = placed(notes.comment);
    write_comment(comment.before);
    const std::string number = std::to_string(position.full_moves());
    if (position.side_to_move() == Color::Red) {
        add(number + ".");
    } else if (with_number || number_needed_) {
        add(number + "...");
    }
    add(xiangqi::write_move(position, tree_[node].move, notation_));
    cursor_.play(tree_[node].move);
    number_needed_ = false;
    write_notes(notes, comment.after[0]);
    return std::move(comment.after);
}

void PgnWriter::write_moves() {
    // After a move its alternatives follow, then its own line continues.
    struct Task {
        enum class Kind : std::uint8_t { Line, Variation, Close, Comment } kind;
        NodeId node;
        /// The comment.
        std::string text{};
    };
    std::vector<Task> tasks{{Task::Kind::Line, tree_[kRootNode].first_child}};
    while (!tasks.empty()) {
        const Task task = std::move(tasks.back());
        tasks.pop_back();
        if (task.kind == Task::Kind::Comment) write_comment(task.text);
        if (task.node == kNoNode) continue;
        if (task.kind == Task::Kind::Close) {
            add(")");
            number_needed_ = true;
            continue;
        }
        cursor_.go_to(tree_[task.node].parent);
        if (task.kind == Task::Kind::Variation) {
            add("(");
            number_needed_ = true;
        }
        const auto comments = write_move_of(task.node, number_needed_);
        if (task.kind == Task::Kind::Variation) tasks.push_back({Task::Kind::Close, task.node});
        tasks.push_back({Task::Kind::Line, tree_[task.node].first_child});
        // The first child is the main line; its siblings are the variations, in order.
        std::vector<Task> after;
        std::size_t part = 1;
        for (NodeId other = task.kind == Task::Kind::Line ? tree_[task.node].next_sibling : kNoNode;
             other != kNoNode; other = tree_[other].next_sibling) {
            after.push_back({Task::Kind::Variation, other});
            if (part < comments.size())
                after.push_back({Task::Kind::Comment, kNoNode, comments[part]});
            ++part;
        }
        for (; part < comments.size(); ++part) {
            after.push_back({Task::Kind::Comment, kNoNode, comments[part]});
        }
        tasks.insert(tasks.end(), std::make_move_iterator(after.rbegin()),
                     std::make_move_iterator(after.rend()));
    }
}

WrittenRecord PgnWriter::write() {
    write_tags();
    write_notes(tree_.notes(kRootNode), tree_.notes(kRootNode).comment);
    write_moves();
    const auto result = tree_.header("Result");
    constexpr std::array<std::string_view, 3> kResults{"1-0", "0-1", "1/2-1/2"};
    const bool known = std::find(kResults.begin(), kResults.end(), result) != kResults.end();
    add(known ? result : "*");
    text_ += "\n\n";
    WrittenRecord written{Bytes(text_.begin(), text_.end()), {}};
    written.add_unsupported(FaultCode::BracesUnsupported, braces_);
    return written;
}

}  // namespace

WrittenRecord write_pgn(const GameTree& tree, Notation notation) {
    return PgnWriter(tree, notation).write();
}

}  // namespace engine::xiangqi
