// SPDX-License-Identifier: MIT
// DhtmlXQ, also called UBB: the tags in which dpxq.com and Chinese forums store games, as in
// [DhtmlXQ_movelist]7747…[/DhtmlXQ_movelist]. Sources: records of dpxq.com, its board script.
#include <algorithm>
#include <array>
#include <charconv>
#include <map>

#include "engine/core/text/text.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/records/board_letters.h"
#include "engine/xiangqi/records/dhtmlxq_forms.h"
#include "engine/xiangqi/records/formats.h"
#include "engine/xiangqi/records/result_words.h"

namespace engine::xiangqi {

namespace {

constexpr std::string_view kMark = "[DhtmlXQ";

struct Name {
    std::string_view theirs;
    std::string_view ours;
};
// Tags without a corresponding PGN header keep their name, after `DhtmlXQ_`.
constexpr std::array<Name, 19> kNames{{{"title", "Title"},
                                       {"event", "Event"},
                                       {"place", "Site"},
                                       {"date", "Date"},
                                       {"round", "Round"},
                                       {"redname", "Red"},
                                       {"blackname", "Black"},
                                       {"redteam", "RedTeam"},
                                       {"blackteam", "BlackTeam"},
                                       {"redtime", "RedTime"},
                                       {"blacktime", "BlackTime"},
                                       {"open", "Opening"},
                                       {"group", "Group"},
                                       {"table", "Table"},
                                       {"timerule", "TimeControl"},
                                       {"remark", "Annotator"},
                                       {"author", "Author"},
                                       {"class", "EventType"},
                                       {"type", "GameType"}}};
constexpr std::string_view kForeign = "DhtmlXQ_";
// Team and name in one tag, in addition to `redname` and `blackname` or in place of them.
constexpr std::array<Name, 2> kWholeNames{{{"DhtmlXQ_red", "Red"}, {"DhtmlXQ_black", "Black"}}};
// These concern the board on the web page, or are recomputed by every program.
constexpr std::array<std::string_view, 5> kNotAboutTheGame{"ver", "init", "pver", "length", "num"};
constexpr std::string_view kUnknown = "未知";
/// As they are written.
constexpr std::array<Name, 4> kResults{
    {{"红胜", "1-0"}, {"黑胜", "0-1"}, {"和棋", "1/2-1/2"}, {kUnknown, "*"}}};

bool begins_with(std::string_view text, std::string_view beginning) {
    return text.substr(0, beginning.size()) == beginning;
}

/// Whether tags with that name contain the board and the moves instead of headers.
bool is_of_the_game(std::string_view name) {
    return name == "binit" || name == "fen" || name == "movelist" || begins_with(name, "move_") ||
           begins_with(name, "comment");
}

/// The text between a start tag and its end tag.
struct Tag {
    std::string_view name;
    std::string_view value;
    std::size_t line;
};

/// Removes a number, and one '_' after it, from the start of `text`.
std::optional<std::uint32_t> take_number(std::string_view& text) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{}) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (!text.empty() && text.front() == '_') text.remove_prefix(1);
    return number;
}

std::optional<Square> square_of(char file, char rank_from_top) {
    const int x = file - '0';
    const int y = '9' - rank_from_top;
    if (!on_board(x, y)) return std::nullopt;
    return Square(x, y);
}

class DhtmlxqReader {
  public:
    explicit DhtmlxqReader(std::string_view text) : text_(text) {}
    ReadRecords read();

  private:
    /// A line of moves, which leaves its parent line before the ply `first`.
    struct Line {
        Tag tag;
        std::uint32_t parent;
        std::uint32_t first;
        std::vector<NodeId> nodes;
        bool asked = false;
        bool played = false;
    };
    struct Comment {
        Tag tag;
        std::uint32_t line;
        std::uint32_t ply;
    };

    std::optional<Tag> next_tag();
    void take_tag(const Tag& tag);
    void take_line(const Tag& tag, std::string_view id);
    void take_comment(const Tag& tag, std::string_view id);
    void take_header(const Tag& tag);
    [[nodiscard]] bool any_game() const {
        return !lines_.empty() || binit_ || !fen_.empty() || !headers_.empty();
    }
    void finish_game();
    std::optional<GameTree> start_tree();
    std::optional<NodeId> node_at(std::uint32_t line, std::uint32_t ply) const;
    void play_lines(GameTree& tree);
    void play_line(TreeCursor& cursor, Line& line);
    void place_comments(GameTree& tree);

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t line_ = 1;
    std::vector<Header> headers_;
    std::optional<Tag> binit_;
    std::string fen_;
    std::map<std::uint32_t, Line> lines_;
    std::vector<Comment> comments_;
    Warnings warnings_{Warning::Unit::Line};
    ReadRecords read_{RecordFormat::Dhtmlxq, {}, {}};
};

std::optional<Tag> DhtmlxqReader::next_tag() {
    const auto go_to = [&](std::size_t at) {
        const auto passed = text_.substr(at_, at - at_);
        line_ += static_cast<std::size_t>(std::count(passed.begin(), passed.end(), '\n'));
        at_ = at;
    };
    const std::size_t open = text_.find(kMark, at_);
    if (open == std::string_view::npos) return std::nullopt;
    go_to(open);
    const std::size_t close = text_.find_first_of("]\n", open);
    if (close == std::string_view::npos || text_[close] == '\n') {
        warnings_.add(line_, {.code = FaultCode::UnclosedTag,
                              .text = std::string(text_.substr(open, close - open))});
        go_to(open + kMark.size());
        return Tag{{}, {}, line_};
    }
    std::string_view name = text_.substr(open + kMark.size(), close - open - kMark.size());
    if (name.empty() || name.front() != '_') {
        // [DhtmlXQ], [DhtmlXQHTML] and [DhtmlXQiFrame] enclose a game.
        if (any_game()) finish_game();
        go_to(close + 1);
        return Tag{{}, {}, line_};
    }
    name.remove_prefix(1);
    const std::string end = "[/DhtmlXQ_" + std::string(name) + "]";
    // A name may start with the prefix several times; it is written with the prefix once.
    while (name.size() > kForeign.size() && begins_with(name, kForeign)) {
        name.remove_prefix(kForeign.size());
    }
    const std::size_t next = std::min(text_.find(kMark, close), text_.size());
    const std::size_t within = text_.substr(close, next - close).find(end);
    const std::size_t line = line_;
    if (within == std::string_view::npos) {
        warnings_.add(line, {.code = FaultCode::UnclosedTag, .text = std::string(name)});
        const std::size_t stop = std::min({next, text_.find('\n', close), text_.size()});
        go_to(stop);
        return Tag{name, text_.substr(close + 1, stop - close - 1), line};
    }
    go_to(close + within + end.size());
    return Tag{name, text_.substr(close + 1, within - 1), line};
}

void DhtmlxqReader::take_line(const Tag& tag, std::string_view id) {
    Line line{tag, 0, 1, {}};
    std::uint32_t own = 0;
    if (!id.empty()) {
        const auto parent = take_number(id);
        const auto first = take_number(id);
        const auto number = take_number(id);
        if (!parent || !first || !number || *first == 0 || !id.empty()) {
            warnings_.add(tag.line, {.code = FaultCode::UnknownTag, .text = std::string(tag.name)});
            return;
        }
        line.parent = *parent;
        line.first = *first;
        own = *number;
    }
    const auto [known, is_new] = lines_.emplace(own, line);
    // Pages have an empty tag in the text and the moves in a script.
    if (!is_new && trimmed(known->second.tag.value).empty()) {
        known->second = line;
    } else if (!is_new) {
        warnings_.add(
            tag.line,
            {.code = FaultCode::SecondVariation, .text = std::string(tag.value), .number = own});
    }
}

void DhtmlxqReader::take_comment(const Tag& tag, std::string_view id) {
    const auto first = take_number(id);
    const bool two = !id.empty();
    const auto second = two ? take_number(id) : std::nullopt;
    if (!first || (two && !second) || !id.empty()) {
        warnings_.add(tag.line,
                      {.code = FaultCode::CommentWithoutMove, .text = std::string(tag.value)});
        return;
    }
    comments_.push_back(two ? Comment{tag, *first, *second} : Comment{tag, 0, *first});
}

void DhtmlxqReader::take_header(const Tag& tag) {
    const auto value = trimmed(tag.value);
    // Games without enclosing tags start with their title.
    if (tag.name == "title" && !headers_.empty() && !lines_.empty()) finish_game();
    const auto is = [&](std::string_view name) { return name == tag.name; };
    if (value.empty() || std::any_of(kNotAboutTheGame.begin(), kNotAboutTheGame.end(), is)) return;
    const std::string_view result = value == kUnknown ? "*" : result_in(value);
    const auto name = std::find_if(kNames.begin(), kNames.end(),
                                   [&](const Name& known) { return known.theirs == tag.name; });
    const std::string text = replaced(value, "||", "\n");
    if (tag.name == "result" && !result.empty()) {
        headers_.push_back({"Result", std::string(result)});
    } else if (name != kNames.end()) {
        headers_.push_back({std::string(name->ours), text});
    } else {
        // Our header names start with a capital letter, the names of DhtmlXQ never do.
        const bool ours = tag.name.front() >= 'A' && tag.name.front() <= 'Z';
        const std::string prefix(ours ? "" : kForeign);
        headers_.push_back({header_name(prefix + std::string(tag.name)), text});
    }
}

void DhtmlxqReader::take_tag(const Tag& tag) {
    const auto id_after = [&](std::string_view prefix) -> std::optional<std::string_view> {
        if (tag.name.substr(0, prefix.size()) != prefix) return std::nullopt;
        return tag.name.substr(prefix.size());
    };
    if (tag.name.empty()) return;
    if (tag.name == "binit") {
        if (binit_) finish_game();
        binit_ = tag;
    } else if (tag.name == "fen") {
        fen_ = trimmed(tag.value);
    } else if (tag.name == "movelist") {
        take_line(tag, {});
    } else if (const auto line = id_after("move_")) {
        take_line(tag, *line == "0_1_0" ? std::string_view() : *line);
    } else if (const auto comment = id_after("comment")) {
        take_comment(tag, *comment);
    } else {
        take_header(tag);
    }
}

std::optional<GameTree> DhtmlxqReader::start_tree() {
    const std::size_t line = binit_ ? binit_->line : line_;
    if (!fen_.empty() || !binit_) {
        auto made = GameTree::from_fen(fen_.empty() ? kStartFen : fen_);
        if (auto* tree = std::get_if<GameTree>(&made)) return std::move(*tree);
        warnings_.add(line, std::get<Fault>(made));
        return std::nullopt;
    }
    BoardLetters letters;
    letters.fill('.');
    const std::string_view points = trimmed(binit_->value);
    for (std::size_t piece = 0; piece < kPiecesInOrder.size() && 2 * piece + 1 < points.size();
         ++piece) {
        const auto point = points.substr(2 * piece, 2);
        const auto square = square_of(point[0], point[1]);
        if (!square && point != "99") {
            warnings_.add(line, {.code = FaultCode::NotAPoint, .text = std::string(point)});
        }
        if (!square) continue;
        auto& letter = letters[letter_index(*square)];
        if (letter != '.') {
            warnings_.add(line, {.code = FaultCode::SharedPoint, .text = square->text()});
        }
        letter = kPiecesInOrder[piece];
    }
    if (points.size() != 2 * kPiecesInOrder.size()) {
        warnings_.add(line, {.code = FaultCode::PieceCount,
                             .number = static_cast<std::int64_t>(points.size()),
                             .expected = 2 * kPiecesInOrder.size()});
    }
    char mover = '.';
    const auto main = lines_.find(0);
    if (main != lines_.end() && trimmed(main->second.tag.value).size() >= 2) {
        const auto moves = trimmed(main->second.tag.value);
        if (const auto from = square_of(moves[0], moves[1])) {
            mover = letters[letter_index(*from)];
        }
    }
    auto made = tree_from_board(letters, mover);
    if (auto* tree = std::get_if<GameTree>(&made)) return std::move(*tree);
    warnings_.add(line, std::get<Fault>(made));
    headers_.push_back({"FEN", board_fen(letters)});
    return std::nullopt;
}

/// The node after the `ply`-th move (counted from the start of the game) of a line and its parents;
/// nothing if that move has not been played.
std::optional<NodeId> DhtmlxqReader::node_at(std::uint32_t line, std::uint32_t ply) const {
    // Each step goes to the parent line; the number of lines bounds the steps.
    for (std::size_t steps = 0; steps <= lines_.size(); ++steps) {
        if (ply == 0) return kRootNode;
        const auto found = lines_.find(line);
        if (found == lines_.end() || !found->second.played) return std::nullopt;
        const Line& here = found->second;
        if (ply >= here.first) {
            const std::size_t index = ply - here.first;
            if (index >= here.nodes.size()) return std::nullopt;
            return here.nodes[index];
        }
        line = here.parent;
    }
    return std::nullopt;
}

void DhtmlxqReader::play_line(TreeCursor& cursor, Line& line) {
    line.played = true;
    std::string_view moves = line.tag.value;
    const std::string digits = replaced(replaced(moves, "\n", ""), " ", "");
    moves = digits;
    while (!moves.empty()) {
        const auto text = moves.substr(0, 4);
        std::optional<Square> from;
        std::optional<Square> to;
        if (text.size() == 4) {
            from = square_of(text[0], text[1]);
            to = square_of(text[2], text[3]);
        }
        if (!from || !to || !cursor.play(Move(*from, *to))) {
            const bool on_board = from && to;
            warnings_.add(line.tag.line,
                          {.code = on_board ? FaultCode::IllegalMove : FaultCode::NotAMove,
                           .text = on_board ? from->text() + to->text() : std::string(text)},
                          line.first + line.nodes.size());
            warnings_.add_count(line.tag.line, FaultCode::MovesLeftOut, (moves.size() - 1) / 4);
            return;
        }
        line.nodes.push_back(cursor.node());
        moves.remove_prefix(4);
    }
}

void DhtmlxqReader::play_lines(GameTree& tree) {
    TreeCursor cursor(tree);
    if (const auto main = lines_.find(0); main != lines_.end()) {
        main->second.asked = true;
        play_line(cursor, main->second);
    }
    for (auto& [number, line] : lines_) {
        // A line may precede its parent in the file; the parent is then played first.
        std::vector<Line*> waiting;
        for (auto next = lines_.find(number); next != lines_.end() && !next->second.asked;
             next = lines_.find(next->second.parent)) {
            next->second.asked = true;
            waiting.push_back(&next->second);
        }
        for (; !waiting.empty(); waiting.pop_back()) {
            Line& first = *waiting.back();
            const auto parent = node_at(first.parent, first.first - 1);
            if (!parent) continue;
            cursor.go_to(*parent);
            play_line(cursor, first);
        }
    }
    for (const auto& [number, line] : lines_) {
        if (line.played) continue;
        warnings_.add(line.tag.line, {.code = FaultCode::VariationWithoutMove,
                                      .text = std::string(line.tag.name)});
        warnings_.add_count(line.tag.line, FaultCode::MovesLeftOut, line.tag.value.size() / 4);
    }
}

void DhtmlxqReader::place_comments(GameTree& tree) {
    for (const Comment& comment : comments_) {
        const auto node = node_at(comment.line, comment.ply);
        const std::string text(trimmed(replaced(comment.tag.value, "||", "\n")));
        if (!node) {
            warnings_.add(comment.tag.line, {.code = FaultCode::CommentWithoutMove, .text = text},
                          comment.ply);
            continue;
        }
        append_line(tree.edit_notes(*node).comment, text);
    }
}

void DhtmlxqReader::finish_game() {
    auto tree = start_tree();
    GameTree game = tree ? std::move(*tree) : GameTree();
    game.headers = std::move(headers_);
    for (const Name& name : kWholeNames) {
        if (!game.header(name.ours).empty()) continue;
        for (Header& header : game.headers) {
            if (header.name == name.theirs) header.name = name.ours;
        }
    }
    if (tree) {
        play_lines(game);
        place_comments(game);
    } else if (!lines_.empty() || !comments_.empty()) {
        warnings_.add(line_, {.code = FaultCode::UnusableStart});
    }
    read_.games.push_back(std::move(game));
    warnings_.begin_next_game();
    headers_.clear();
    binit_.reset();
    fen_.clear();
    lines_.clear();
    comments_.clear();
}

ReadRecords DhtmlxqReader::read() {
    while (const auto tag = next_tag()) take_tag(*tag);
    if (any_game()) finish_game();
    if (read_.games.empty()) warnings_.add(1, {.code = FaultCode::NoGame});
    read_.warnings = warnings_.take();
    return std::move(read_);
}

std::string point_text(Square square) {
    return {static_cast<char>('0' + square.file()), static_cast<char>('9' - square.rank())};
}

void add_tag(std::string& out, std::string_view name, std::string_view value) {
    const std::string tag = "DhtmlXQ_" + std::string(name);
    out += "[" + tag + "]" + replaced(value, "\n", "||") + "[/" + tag + "]\n";
}

/// A tag in a value would end it, and two bars are the end of a line.
std::string harmless(std::string_view value) {
    std::string text =
        replaced(replaced(value, "[DhtmlXQ", "[ DhtmlXQ"), "[/DhtmlXQ", "[ /DhtmlXQ");
    for (const std::string_view bars : {"||", "|\n", "\n|"}) {
        if (text.find(bars) != std::string::npos) return replaced(text, "|", "\xEF\xBD\x9C");
    }
    return text;
}

/// The number of values that had to be changed to be written.
std::size_t harmed(const GameTree& tree) {
    std::size_t count = 0;
    for (NodeId node = kRootNode; node < tree.size(); ++node) {
        const auto& comment = tree.notes(node).comment;
        if (harmless(comment) != comment) ++count;
    }
    for (const Header& header : tree.headers) {
        if (harmless(header.value) != header.value) ++count;
    }
    return count;
}

/// A tag without a value has no meaning, like the empty tags of web pages.
void write_headers(std::string& out, const GameTree& tree, WrittenRecord& written) {
    for (const Header& header : tree.headers) {
        if (trimmed(header.value).empty()) {
            written.add_unsupported(header);
            continue;
        }
        std::string_view name = header.name;
        std::string_view value = header.value;
        for (const Name& known : kNames) {
            if (known.ours == header.name) name = known.theirs;
        }
        if (begins_with(name, kForeign)) name.remove_prefix(kForeign.size());
        if (is_of_the_game(name)) {
            written.add_unsupported(header);
            continue;
        }
        if (name == "Result") {
            for (const Name& result : kResults) {
                if (result.ours != header.value) continue;
                name = "result";
                value = result.theirs;
            }
        }
        add_tag(out, name, harmless(value));
    }
}

/// Writes the lines of moves, each followed by its comments.
void write_lines(std::string& out, const GameTree& tree) {
    struct Waiting {
        NodeId first;
        std::uint32_t parent_line;
    };
    std::vector<Waiting> waiting{{tree[kRootNode].first_child, 0}};
    for (std::size_t number = 0; number < waiting.size(); ++number) {
        const NodeId first = waiting[number].first;
        std::string moves;
        std::string comments;
        for (NodeId node = first; node != kNoNode; node = tree[node].first_child) {
            const std::string ply = std::to_string(tree[node].ply);
            moves += point_text(tree[node].move.from()) + point_text(tree[node].move.to());
            if (const auto& comment = tree.notes(node).comment; !comment.empty()) {
                std::string name = "comment";
                if (number > 0) name += std::to_string(number) + "_";
                add_tag(comments, name.append(ply), harmless(comment));
            }
            // The first move of a line is a sibling itself; its siblings belong to the parent line.
            if (node == first && number > 0) continue;
            for (NodeId other = tree[node].next_sibling; other != kNoNode;
                 other = tree[other].next_sibling) {
                waiting.push_back({other, static_cast<std::uint32_t>(number)});
            }
        }
        if (number == 0) {
            add_tag(out, "movelist", moves);
        } else {
            add_tag(out,
                    "move_" + std::to_string(waiting[number].parent_line) + "_" +
                        std::to_string(tree[first].ply) + "_" + std::to_string(number),
                    moves);
        }
        out += comments;
    }
}

}  // namespace

bool looks_like_dhtmlxq(ByteView text) {
    const std::string_view all = as_text(text);
    for (std::size_t at = all.find(kMark); at < all.size(); at = all.find(kMark, at + 1)) {
        // In PGN a value follows the name: [DhtmlXQ_owner "Ann"].
        const std::size_t end = all.find_first_of("] \n", at);
        if (end < all.size() && all[end] == ']') return true;
    }
    return has_dhtmlxq_form(all);
}

ReadRecords read_dhtmlxq(ByteView text) {
    const std::string tags = dhtmlxq_tags(as_text(text));
    return DhtmlxqReader(tags).read();
}

WrittenRecord write_dhtmlxq(const GameTree& tree, Notation /*notation*/) {
    std::string out = "[DhtmlXQ]\n";
    WrittenRecord written;
    write_headers(out, tree, written);
    std::string points;
    for (const int point : points_of_pieces(tree))
        points += point < 0 ? "99" : point_text(Square(point));
    add_tag(out, "binit", points);
    const auto mover = tree.start().side_to_move();
    const NodeId first = tree[kRootNode].first_child;
    add_unsupported(written, tree, {});
    add_unsupported_counter(written, tree);
    if (const int number = tree.start().full_moves(); number > 1) {
        written.add_unsupported(FaultCode::MoveNumberUnsupported, static_cast<std::size_t>(number));
    }
    written.add_unsupported(FaultCode::TextsUnsupported, harmed(tree));
    if (first == kNoNode && mover == Color::Black) {
        written.unsupported.push_back({.code = FaultCode::TurnUnsupported});
    }
    if (const auto& comment = tree.notes(kRootNode).comment; !comment.empty()) {
        add_tag(out, "comment0", harmless(comment));
    }
    write_lines(out, tree);
    out += "[/DhtmlXQ]\n";
    written.bytes.assign(out.begin(), out.end());
    return written;
}

}  // namespace engine::xiangqi
