// SPDX-License-Identifier: MIT
// Chinese translations of the sources' comments, keyed by the English text; a test reports missing
// and changed ones.

export const descriptions: Readonly<Record<string, string>> = {
  // Elements
  'A game against the engine, between two people at one screen, or of the engine against itself. In a form it holds the game as a record, PGN or for Gomoku PSQ.':
    '与引擎对弈、两人同屏对弈或引擎自弈。在表单里，它的值是棋谱：PGN，五子棋则是 PSQ。',
  'which game': '哪种棋',
  'where the moves begin; without it, where games begin': '着法从哪个局面开始；默认为开局',
  'the moves since, with spaces between them': '此后的着法，以空格分隔',
  'the side the person plays; without it, who moves first': '人执哪一方；默认为先手',
  'how strong the engine is, 1 to 10': '引擎的强度，1 到 10',
  'one of ten people to play against, with a face, a style and the strength of the levels 1 to 10 in this order; it goes before `level`':
    '十位对手之一，有面孔和棋风，强度依次为 1 到 10 级；优先于 `level`',
  'against the engine, two people, or the engine on both sides':
    '与引擎对弈、两人对弈，或双方都是引擎',
  'of the coordinates and of listed moves; without it, that of the language':
    '坐标与所列着法的记法；默认随语言',
  'of the list of moves and the coordinates; without it, that of the language':
    '着法表与坐标的记法；默认随语言',
  'stones bear the numbers of their moves': '棋子上标明手数',
  'of repetition, or of Gomoku': '重复局面的规则，或五子棋的规则',
  'under which a form sends the game': '表单提交对局时用的名字',
  'a name under which the game is kept in this browser': '在此浏览器里保存对局用的名字',
  "a friend's link has been read: it is not needed in the address any more":
    '好友的链接已读完，地址里不再需要它',
  'offers games against a friend, by links that `receive` takes':
    '提供与好友的链接对局，链接交给 `receive`',
  "A friend's link was opened; takes the whole link or its part after the name of the game.":
    '打开了好友的链接：游戏名之后的部分，或整个链接。',
  'offers the analysis of the game: the page hears `chuhe-analyse`':
    '提供“分析”：网页会收到 `chuhe-analyse`',
  "a language, `en`, `zh-Hans`, `zh-Hant`, `vi` or `ja`; without it that of the surroundings, else the reader's":
    '语言：`en`、`zh-Hans`、`zh-Hant`、`vi` 或 `ja`；默认随周围的内容，其次随读者',
  'light or dark as the system is, or as it is said': '明暗随系统，或按所写',
  'what the board is made of, unless the reader chose': '棋盘的材质，读者自己选过的优先',
  'what is on the pieces, unless the reader chose': '棋子上的字，读者自己选过的优先',
  'how the board is seen, unless the reader chose': '棋盘的视角，读者自己选过的优先',
  '`eager` does not wait until the element is about to be seen': '`eager` 不等元素快要出现就下载',
  'the engine has said its first word': '引擎已有第一次回答',
  'the person is about to make a move; `preventDefault()` refuses it':
    '人将要走一着；`preventDefault()` 可拒绝',
  'a move stands on the board': '一着已走在棋盘上',
  'the game is over': '对局结束',
  'something is wrong; the fault is a word for it': '出了问题；`fault` 是它的代号',
  'the person wants the game analysed: `startFen` and `moves`, and who played it, how it ended, when and by which clocks':
    '人想分析这盘棋：`startFen` 与 `moves`，以及对弈双方、结果与原因、日期和用时',
  'every game is kept in this browser, where My games of the site lists them':
    '每一盘棋都保存在此浏览器中，由本站的“我的棋局”列出',
  'records are kept in this browser, where My games of the site lists them':
    '棋谱保存在此浏览器中，由本站的“我的棋局”列出',
  'what is said at the end of a game': '终局时的说明',
  'the warning before a blunder': '走出大漏着前的提醒',
  'Shows a game with all that is known of it.': '显示一盘棋及其全部信息。',
  'offers the game for other pages: the page hears `chuhe-embed`':
    '提供“嵌入”：网页会收到 `chuhe-embed`',
  'the person wants the game on another page': '人想把对局放到别的网页上',
  'it is to be put on another page, where it is `routed`': '要放到别的网页上，限于 `routed`',
  'all of it': '整个元素',
  'the board': '棋盘',
  'the points over it, which have the focus': '棋盘上的各点，焦点在其上',
  'a side, above or below the board': '棋盘上方或下方的一方',
  'what stands beside or below the board': '棋盘旁边或下面的面板',
  'how things stand': '目前的状况',
  'the row of buttons': '一排按钮',
  'the moves': '着法',
  'what stands below the board or the panel: rows of buttons': '棋盘或面板下方的按钮栏',
  'what the engine thinks': '引擎的思考',
  'what can be chosen': '可选的设置',
  'a repetition and how it is ruled': '重复局面及其裁决',
  'The position on the board.': '棋盘上的局面。',
  'The moves played since the start of the game.': '对局开始以来的着法。',
  "The engine's description of the current position; null before the first.":
    '引擎对棋盘上局面的说明；引擎回答之前为 null。',
  'Every move that may be played now by the side to move; empty until the engine has judged the latest move.':
    '轮到的一方现在能走的所有着法；引擎判定最后一着之前为空。',
  'How the game stands.': '对局的状态。',
  'The result, as records have it: `*`, `1-0`, `0-1` or `1/2-1/2`.':
    '结果，与棋谱写法相同：`*`、`1-0`、`0-1` 或 `1/2-1/2`。',
  'Why the game ended; empty while it goes on.': '对局结束的原因；进行中为空。',
  "The engine's latest report.": '引擎最近的一次报告。',
  'The game as a record: PGN, of Gomoku PSQ; empty without a `name`, and until the engine has spoken.':
    '作为棋谱的对局：PGN，五子棋为 PSQ；没有 `name` 时或引擎回答之前为空。',
  'The form it belongs to.': '所属的表单。',
  'Begins a game by the same settings.': '按同样的设置开始新的一局。',
  "Plays the person's move; false when it is not their turn or the move is not legal.":
    '走人的一着；没有轮到人或着法不合法时返回 false。',
  "Takes back the last move of the person, and the engine's answer.":
    '收回人的上一着及引擎的应着。',
  'Shows the move the engine would make.': '显示引擎会走的一着。',
  'Turns the board.': '翻转棋盘。',
  'Has the engine move at once.': '让引擎立即走棋。',
  'Opens the dialog for a new game, starting from the given position if any.':
    '打开对局前的对话框；给出局面时，对局从那里开始。',
  'A board that shows what it is given and tells what is moved on it. It has no engine and knows no rules. In a form it holds the position and the moves.':
    '显示给它的局面、并告知走了什么的棋盘。没有引擎，也不懂规则。在表单里，它的值是局面与着法。',
  'what can be moved: empty for whoever has the turn, one side, or any piece at any time':
    '什么可以移动：空值为轮到的一方，也可以是其中一方，或任何时候的任何棋子',
  'under which a form sends the position': '表单提交局面时用的名字',
  'who is at the bottom; boards of Gomoku are never turned': '哪一方在下面；五子棋的棋盘不翻转',
  'leaves them out': '不显示坐标',
  'something is about to be moved; `preventDefault()` refuses it, as does another position':
    '将要移动；`preventDefault()` 可拒绝，换一个局面也等于拒绝',
  'it stands on the board': '已走在棋盘上',
  'The position on the board; set, it is the one before all moves.':
    '棋盘上的局面；设置时，是所有着法之前的局面。',
  'The moves played, of which the last is marked; a text with spaces may be set too.':
    '走过的着法，最后一着有标记；也可以设置为以空格分隔的文字。',
  "Drawn from square to square: `{ move: 'h2e2' }`.": "从一点画到另一点：`{ move: 'h2e2' }`。",
  "Signs on points: `{ square: 'e4', mark: 'hinted' }`.":
    "点上的标记：`{ square: 'e4', mark: 'hinted' }`。",
  'The moves that can be made, which are then shown; null for any.':
    '可走的着法，会显示出来；null 表示任意。',
  'The position the moves begin in and the moves: `FEN moves h2e2 h9g7`.':
    '着法开始的局面与着法：`FEN moves h2e2 h9g7`。',
  'Plays a move as if by hand, but unasked: any piece to any square.':
    '如同用手走一着，但不经询问：任何棋子到任何点。',
  'A record to leaf through by buttons, keys (Home, End, arrows) and its list of moves. The engine reads it.':
    '用按钮、按键（Home、End、方向键）和着法表翻阅的棋谱，由引擎读取。',
  'the text of a record in any format of the game, in the place of `fen` and `moves`':
    '该棋种任意格式的棋谱文字，代替 `fen` 与 `moves`',
  'how many moves are on the board': '棋盘上已走几着',
  'the record is read and its moves are written': '棋谱已读，着法已写出',
  'another move was gone to; empty at the start': '转到了另一着；在开头时为空',
  'what is wrong': '哪里有错',
  'The position the moves begin in.': '着法开始的局面。',
  'All moves of the main line.': '主变的所有着法。',
  'How many of them are on the board.': '其中多少着在棋盘上。',
  'Puzzles of the project, or one of the page around, on a board that judges every move and answers it.':
    '本项目的习题，或网页自己的一道；棋盘对每一着作出判断并应对。',
  'which game; read once': '哪种棋；只读取一次',
  'where a puzzle of the page begins, with `mate` or `solution`':
    '网页自己的习题从哪里开始，与 `mate` 或 `solution` 一起用',
  'in how many moves it is to be won': '应几步取胜',
  'its first moves that are right, with spaces between them': '正确的首着，以空格分隔',
  'a name under which the progress is kept in this browser': '在此浏览器里保存进度用的名字',
  'offers the analysis of a puzzle: the page hears `chuhe-analyse`':
    '提供习题的分析：网页会收到 `chuhe-analyse`',
  "a place on the screen, a puzzle's number say": '界面上的位置，例如习题的编号',
  'a puzzle is on the board': '棋盘上有了一道习题',
  'a puzzle is solved; its number is 0 where the page gave it':
    '解出一道习题；网页给出的习题编号为 0',
  'the person wants the puzzle analysed': '人想分析这道习题',
  'another place was gone to': '转到了另一个位置',
  'The position on the board; set, it is that of a puzzle.': '棋盘上的局面；设置时是习题的局面。',
  'The moves made since.': '此后走的着法。',
  'Another puzzle, as the reader chose.': '另一道习题，按读者的选择。',
  'The piece that moves; asked again, the move.': '先提示要走的棋子，再问则提示着法。',
  'Takes a wrong move back.': '收回错着。',
  'Plays the solution.': '演示解法。',
  "A record on a board, with variations, comments and the engine's opinion.":
    '棋盘上的棋谱，有变着、注释和引擎的看法。',
  'a name under which the record is kept in this browser': '在此浏览器里保存棋谱用的名字',
  'sets a position up, or leads through the mistakes of a review':
    '摆设局面，或逐一改正复盘找出的错着',
  "for the site's own page, whose address and history it then makes use of":
    '供本站自己的页面使用，会用到它的地址与历史',
  "what the address gave is the reader's own by now": '地址所给的内容如今已是读者自己的',
  'a position is to be played, where it is `routed`': '要从某局面开始对弈，限于 `routed`',
  'a record is to be opened, where it is `routed`; `preventDefault()` takes it':
    '要打开一份棋谱，限于 `routed`；`preventDefault()` 表示由网页接手',
  'what was wrong in the game': '对局中的失误',
  'what speaks against the move one stands on': '为什么不走当前这步棋',
  'who looks at the review: the mistakes of that side come first': '谁在看复盘：先列出该方的失误',
  'Reviews the game, or the one being opened; mistakes of `player`, a side, come first.':
    '复盘棋盘上的或正在打开的对局；先列出 `player` 一方的失误。',
  'what the record says of itself': '棋谱的说明',
  'the ways to take the record out': '导出棋谱的方式',
  'The moves that lead to the position on the board.': '走到棋盘上局面的着法。',
  'Reads a record in whatever format; what is wrong with it the element shows.':
    '读取任意格式的棋谱；有错由元素显示。',
  // Custom properties
  'of all words': '所有文字的字体',
  'of headlines': '标题的字体',
  'the ground of the element': '元素的底色',
  'the ground of buttons and fields': '按钮与输入框的底色',
  words: '文字',
  'words of less weight': '次要的文字',
  'lines between parts': '各部分之间的线',
  'frames of buttons and fields': '按钮与输入框的边框',
  'what is to be noticed': '要引人注意的内容',
  'words on the accent': '强调色上的文字',
  'the frame of what has the focus': '有焦点者的边框',
  'the texture of the board: `wood`, `slate`, `paper` or `plain`':
    '棋盘的纹理：`wood`、`slate`、`paper` 或 `plain`',
  'its edge': '棋盘的边',
  'its texture': '棋盘的纹路',
  'its lines and coordinates': '棋盘的线与坐标',
  'the characters of the river': '河界的字',
  'the face of a piece': '棋子的面',
  'its shade': '棋子的阴影',
  'its rim': '棋子的边',
  'what is cut into red pieces': '红子上的字',
  'what is cut into black pieces': '黑子上的字',
  'black stones': '黑棋子',
  'white stones': '白棋子',
  'the mark on the stone put last': '最后一子上的标记',
  'the last move': '上一着',
  'what is selected': '选中的棋子',
  'where it can go': '它能到的点',
  check: '将军',
  advice: '提示',
  'what is on the pieces, as the attribute says it': '棋子上的字，与同名属性一致',
  'how the board is seen, as the attribute says it': '棋盘的视角，与同名属性一致',
  "the height a board and what belongs to it are to be seen whole in; without it the window's":
    '棋盘及其附属部分应完整显示的高度；默认为窗口的高度',
  '`print` on paper, set by the element itself': '打印时为 `print`，由元素自己设置',
  // Package
  'Loads elements before they are seen, all of them where none is named. Rejects where one cannot be had.':
    '在元素出现之前就下载，不写名字则下载全部。有下载不到的则拒绝（reject）。',
  'Looks after the elements in an open shadow root, as it does after those of the document.':
    '照管开放影子根里的元素，如同照管文档里的元素。',
  'The engine refused the question or is dead; the message says which, in English.':
    '引擎拒绝了问题或已停止；`message` 用英文说明是哪一种。',
  'What is wrong with the question; null where the engine is dead.':
    '问题错在哪里；引擎已停止时为 null。',
  'What to load, and how much room to take.': '加载什么，占用多少内存。',
  '`xiangqi` without it.': '默认为 `xiangqi`。',
  'The table of positions searched: 1 … 512; 16 without it. The worker takes 64 MB in all, or more for a larger table.':
    '置换表的大小（MB）：1 … 512，默认 16。worker 一共占 64 MB，置换表更大时更多。',
  'Whether to load the opening book: true without it.': '是否加载开局库：默认 true。',
  'Whether to load the network that evaluates positions: true without it.':
    '是否加载评估局面的网络：默认 true。',
  'A position by its origin, the moves since, and the rules it is judged by; `{}` is the start.':
    '局面：起点、此后的着法和据以裁决的规则；`{}` 就是开局。',
  'Where the moves begin; the start of the game without it.': '着法从哪里开始；默认为开局。',
  'As `h2e2`, from and to; in Gomoku as `h8`. None without it.':
    '如 `h2e2`，从哪里到哪里；五子棋如 `h8`。默认没有。',
  '`asian` in Xiangqi and `freestyle` in Gomoku without it; in Gomoku a FEN that names its rule goes before.':
    '象棋默认 `asian`，五子棋默认 `freestyle`；五子棋的 FEN 若写明规则则以它为准。',
  "One game's engine in one worker. It thinks about one position at a time: a search ends the one before.":
    '一个 worker 里一种棋的引擎。一次只思考一个局面：新的搜索会结束前一个。',
  'The game it was opened for.': '为哪种棋而打开。',
  'Looks for the best move. Rejects with an `EngineError` whose `fault.code` says what is wrong with the position, with a `RangeError` for a limit out of range, and with an `AbortError` when the signal is given (or its own reason), another search begins or the engine is disposed.':
    '寻找最佳着法。局面有错时以 `EngineError` 拒绝，`fault.code` 说明原因；限制超出范围时以 `RangeError` 拒绝；收到信号、另一次搜索开始或引擎被释放时以 `AbortError`（或信号自己的原因）拒绝。',
  'Reports every finished iteration, deeper and deeper. Leaving the loop ends the search; it throws as `bestMove` rejects. What the generator returns is the last word of a search with a limit.':
    '报告每一次完成的迭代，越来越深。离开循环就结束搜索；抛出的错误与 `bestMove` 的拒绝相同。有限制的搜索，其最后的结果是生成器的返回值。',
  "Asks one of the engine's other questions, as `call('bookMoves', [{ fen, moves, rules }, ['wxf']])`. It waits behind a running search, and rejects as `bestMove` does.":
    "向引擎提其他问题，如 `call('bookMoves', [{ fen, moves, rules }, ['wxf']])`。要等正在进行的搜索结束；拒绝的方式与 `bestMove` 相同。",
  'Forgets what it learnt of the game before, and ends its search.':
    '忘记上一局学到的内容，并结束搜索。',
  'Ends the worker and whatever it does. In Node a program goes on as long as it has one.':
    '结束 worker 及其一切工作。在 Node 里，只要还有 worker，程序就不会退出。',
  'What `await using` calls.': '供 `await using` 调用。',
  'A search ends at the first limit it meets. All are whole numbers above 0.':
    '搜索碰到第一个限制就结束。都是大于 0 的整数。',
  'Plies.': '半回合数。',
  'Positions visited.': '访问的局面数。',
  'How long the search takes.': '搜索的时间（毫秒）。',
  'What the clock of the side to move shows; the engine decides how much of it a move is worth.':
    '走棋方棋钟上的时间（毫秒）；一着用多少由引擎决定。',
  'What every move adds to that clock.': '每着给棋钟加的时间（毫秒）。',
  'Moves until the next time control; for the rest of the game without it.':
    '到下一次时限还有几着；默认为整局剩下的时间。',
  'Makes lower levels and the book choose the same each time. Without it they do so within a game, until `newGame`.':
    '使较低的级别与开局库每次作同样的选择。不写则在一局之内如此，直到 `newGame`。',
  'How reports write their line besides `pv`, as `report.written`.':
    '报告里除 `pv` 以外还用哪些记法写出变化，见 `report.written`。',
  "Ends the search, which then throws the signal's reason: an `AbortError` if it was given no other.":
    '结束搜索，并抛出信号的原因：没有另给时是 `AbortError`。',
  'Without a limit the engine thinks for a second.': '没有限制时，引擎思考一秒。',
  '1 (first lesson) … 10 (full strength, as without it).': '1（入门）… 10（全力，也是默认）。',
  'Whether a move may come from the opening book: true without it.':
    '着法可否来自开局库：默认 true。',
  'How it likes to play, beside how well; what is left out it has no taste in.':
    '强度之外的棋风；没有写的项目没有偏好。',
  'Without a limit the engine thinks until the loop is left or the signal is given.':
    '没有限制时，引擎一直思考，直到离开循环或收到信号。',
  'Lines to report, 1 … 5; 1 without it. `report.multiPv` says which of them a report is of.':
    '报告几条变化，1 … 5，默认 1。`report.multiPv` 说明是哪一条。',
  "The engine's choice, and what it knows of it.": '引擎的选择，以及它所知道的。',
  'Null where the game is over.': '对局已结束时为 null。',
  'Starts a worker and waits until the engine, its book and its network are loaded. Rejects with an `EngineError` whose `fault.code` is `engine-missing`, `engine-damaged`, `engine-unsupported` (no WebAssembly SIMD), `out-of-memory`, `crashed`, `book-missing`, `book-damaged`, `network-missing`, `network-damaged` or `unknown-game`.':
    '启动一个 worker，并等引擎、开局库和网络加载完。失败时以 `EngineError` 拒绝，`fault.code` 是 `engine-missing`、`engine-damaged`、`engine-unsupported`（没有 WebAssembly SIMD）、`out-of-memory`、`crashed`、`book-missing`、`book-damaged`、`network-missing`、`network-damaged` 或 `unknown-game`。',
  'The rules of one game. Every method answers at once; a position, move or record that is wrong is answered by an `EngineError` whose `fault.code` says how, as `illegal-move`.':
    '一种棋的规则。每个方法立即作答；局面、着法或棋谱有错时抛出 `EngineError`，`fault.code` 说明原因，如 `illegal-move`。',
  'The game they are of.': '是哪种棋的规则。',
  'Everything there is to know of a position; `written` has the moves that led to it.':
    '关于一个局面的一切；`written` 是走到它的着法。',
  'Every move that may be played; none when the game is over.':
    '所有可走的着法；对局已结束时没有。',
  'Whether the game is over, why, and what a repetition comes to.':
    '对局是否结束、为什么，以及重复局面如何裁决。',
  'The position after a move in whatever notation.': '走一着之后的局面，着法可用任何记法。',
  'A move of the position, in whatever notation the text is.':
    '读出局面里的一着，文字可用任何记法。',
  'The moves of the position, each as text.': '局面的各着，写成文字。',
  'Reads text or a file of any format of the game; what could not be read is said in `warnings`.':
    '读取该棋种任意格式的文字或文件；读不了的写在 `warnings` 里。',
  'Writes a record as a file of that format; `unsupported` of the answer names what the format has no place for.':
    '把棋谱写成该格式的文件；格式容纳不了的写在回答的 `unsupported` 里。',
  'Reads a record and writes it in another format; null where there is no such game in what was read.':
    '读取棋谱并写成另一种格式；读到的内容里没有那一局时为 null。',
  'How a game stands: its status and reason, and the rulings on repetition.':
    '对局的状况：状态、原因，以及对重复局面的裁决。',
  'Which part of a record is wanted, and how it is understood.': '要棋谱的哪一部分，如何理解它。',
  'Which game of a file of several, counted from 0; the first without it.':
    '文件有几局时要哪一局，从 0 数起；默认第一局。',
  'Those of a record that does not name its own; the usual ones without it.':
    '棋谱没有写明规则时用的规则；默认为通常的规则。',
  'How the moves of the answer are written; none without it.': '回答里的着法用什么记法；默认不写。',
  'Which game of a record, and how it is written.': '要棋谱的哪一局，如何写出。',
  'How moves are written where the format leaves a choice: `iccs` without it.':
    '格式允许选择时着法用什么记法：默认 `iccs`。',
  'Loads the module, once for all games; the first time takes as long as to fetch 0.7 MB and to compile it. Rejects with an `EngineError` whose `fault.code` is `engine-missing`, `engine-damaged`, `engine-unsupported` or `unknown-game`.':
    '加载模块，各棋种只加载一次；第一次要下载 0.7 MB 并编译。失败时以 `EngineError` 拒绝，`fault.code` 是 `engine-missing`、`engine-damaged`、`engine-unsupported` 或 `unknown-game`。',
  'A line that the engine says.': '引擎说的一行。',
  'Without its end.': '不含行尾。',
  'Takes commands of the Universal Chess Interface and answers by lines, as a worker of stockfish.js does. It runs where it was made; only the search is in a worker, so that `stop` is heard at any time.':
    '接受 UCI 命令并逐行回答，如同 stockfish.js 的 worker。它在创建之处运行，只有搜索在 worker 里，因此随时听得到 `stop`。',
  'Hears every line.': '收到每一行。',
  'One command, or several in lines. A wrong one is answered by a line `info string …`.':
    '一条命令，或分行的几条。错误的命令以 `info string …` 一行作答。',
  'The listener hears every line.': '监听者收到每一行。',
  'It hears no more.': '不再收到。',
  'Ends the engine at once, as the command `quit` does after its last move.':
    '立即结束引擎；命令 `quit` 则在最后一着之后结束。',
  'An engine that speaks UCI. Nothing is loaded before the first `isready`, `position` or `go`.':
    '说 UCI 的引擎。在第一个 `isready`、`position` 或 `go` 之前什么也不加载。',
};
