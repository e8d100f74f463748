// SPDX-License-Identifier: MIT
// Chinese translations of the sources' comments, keyed by the English text; a test reports missing
// and changed ones.

export const descriptions: Readonly<Record<string, string>> = {
  // Elements
  'A game against the engine, between two people at one screen, or of the engine against itself. In a form its value is the game record: PGN, or PSQ for Gomoku.':
    '与引擎对弈、两人同屏对弈或引擎自弈。在表单里，它的值是棋谱：PGN，五子棋则为 PSQ。',
  'the game': '哪种棋',
  'the start position as a FEN; default: the usual start position': '起始局面（FEN）；默认为开局',
  'the moves from that position, separated by spaces': '从起始局面开始的着法，以空格分隔',
  'the side the user plays; default: the side that moves first': '用户执哪一方；默认为先手',
  'the playing strength of the engine, 1 to 10': '引擎的棋力，1 到 10',
  'one of ten opponents with a portrait, a playing style and a strength, levels 1 to 10 in this order; overrides `level`':
    '十位对手之一，各有头像、棋风和棋力，依次为 1 到 10 级；优先于 `level`',
  'who plays: the user against the engine, two people, or the engine on both sides':
    '谁来下：用户与引擎、两人对弈，或双方都是引擎',
  'the notation of the coordinates and the listed moves; default: the notation of the language':
    '坐标与所列着法的记法；默认随语言',
  'the notation of the move list and the coordinates; default: the notation of the language':
    '着法表与坐标的记法；默认随语言',
  'shows move numbers on the stones': '棋子上标明手数',
  'the rule set: for repetitions in Xiangqi, or the rule of Gomoku':
    '规则：象棋的重复局面规则，或五子棋的规则',
  'the name of the form field that contains the game': '表单提交对局时用的字段名',
  'saves the game in this browser under this name': '在此浏览器里保存对局用的名字',
  'offers to analyse the game: dispatches `chuhe-analyse`': '提供“分析”：派发 `chuhe-analyse` 事件',
  "the language: `en`, `zh-Hans`, `zh-Hant`, `vi` or `ja`; default: the `lang` of an ancestor, else the browser's language":
    '语言：`en`、`zh-Hans`、`zh-Hant`、`vi` 或 `ja`；默认随上级元素的 `lang`，其次随浏览器',
  'the colour scheme; `auto` follows the system': '配色；`auto` 随系统',
  "the material of the board; the reader's own setting overrides it":
    '棋盘的材质；读者自己的设置优先',
  "the characters or symbols on the pieces; the reader's own setting overrides them":
    '棋子上的字或图案；读者自己的设置优先',
  "the view of the board; the reader's own setting overrides it": '棋盘的视角；读者自己的设置优先',
  '`eager` loads the element at once, `lazy` when it is about to scroll into view':
    '`eager` 立即加载，`lazy` 等元素快要进入视野才加载',
  'the engine has answered for the first time': '引擎已作出第一次回答',
  'the user is about to make a move; `preventDefault()` rejects it':
    '用户即将走一着；`preventDefault()` 可拒绝',
  'a move has been played': '走了一着',
  'the game has ended': '对局结束',
  'an error occurred; `fault` is its code': '出了错；`fault` 是错误代码',
  'the user wants to analyse the game; the detail has `startFen` and `moves`, the players, result, date and clock times':
    '用户想分析这盘棋；`detail` 有 `startFen` 与 `moves`，以及对局双方、结果、日期和用时',
  'saves every game in this browser; the site lists them in My games':
    '每一盘棋都保存在此浏览器里，列在本站的“我的棋局”中',
  'saves records in this browser; the site lists them in My games':
    '棋谱保存在此浏览器里，列在本站的“我的棋局”中',
  'the message at the end of a game': '终局时的说明',
  'the warning before a blunder': '走出大漏着前的提醒',
  'Shows a game and its details: players, result, date and clock times.':
    '显示一盘棋及其详情：对局双方、结果、日期和用时。',
  'offers to embed the game in other pages: dispatches `chuhe-embed`':
    '提供“嵌入”：派发 `chuhe-embed` 事件',
  'the user wants to embed the game in another page': '用户想把对局嵌入别的网页',
  'the whole element': '整个元素',
  'the board': '棋盘',
  'the grid of points on the board, which takes the keyboard focus':
    '棋盘上各点组成的网格，键盘焦点在其上',
  'the bar of a player above or below the board': '棋盘上方或下方的一方',
  'the panel beside or below the board': '棋盘旁边或下方的面板',
  'the status line': '状态栏',
  'the row of buttons': '一排按钮',
  'the move list': '着法表',
  'the tools below the board or the panel: rows of buttons': '棋盘或面板下方的工具：各排按钮',
  "the engine's evaluation and lines": '引擎的评估与变化',
  'the settings': '设置',
  'a repetition and its ruling': '重复局面及其裁决',
  'The position on the board.': '棋盘上的局面。',
  'The moves played since the start of the game.': '对局开始以来的着法。',
  "The engine's description of the current position; null until the engine has answered.":
    '引擎对当前局面的说明；引擎回答之前为 null。',
  'The legal moves of the side to move; empty until the engine has checked the latest move.':
    '轮走方的所有合法着法；引擎判定最后一着之前为空。',
  'The status of the game.': '对局的状态。',
  'The result as in a PGN record: `*`, `1-0`, `0-1` or `1/2-1/2`.':
    '结果，写法与 PGN 棋谱相同：`*`、`1-0`、`0-1` 或 `1/2-1/2`。',
  'Why the game ended; empty while it is in progress.': '对局结束的原因；进行中为空。',
  "The engine's latest report.": '引擎最近的一次报告。',
  'The game as a record: PGN, or PSQ for Gomoku; empty without a `name` and until the engine has answered.':
    '对局的棋谱：PGN，五子棋为 PSQ；没有 `name` 时、引擎回答之前为空。',
  'The form that contains the element.': '元素所属的表单。',
  'Starts a new game with the same settings.': '以同样的设置开始新的一局。',
  'Plays a move for the user; returns false if it is not their turn or the move is illegal.':
    '替用户走一着；没有轮到用户或着法不合法时返回 false。',
  "Takes back the user's last move and the engine's reply.": '收回用户的上一着及引擎的应着。',
  'Shows the move the engine would play.': '显示引擎会走的一着。',
  'Flips the board.': '翻转棋盘。',
  'Makes the engine move immediately.': '让引擎立即走棋。',
  'Opens the dialog for a new game, starting from the given position if any.':
    '打开新对局的对话框；给出局面时，从该局面开始。',
  "A board that shows positions and reports the user's moves. It has no engine and knows no rules. In a form its value is the position and the moves.":
    '显示局面并报告用户走子的棋盘。没有引擎，也不懂规则。在表单里，它的值是局面与着法。',
  'which pieces the user can move: empty for the side to move, one side, or `both` for any piece at any time':
    '用户可以移动哪些棋子：空值为轮走方，也可以是其中一方；`both` 为任何时候的任何棋子',
  'the name of the form field that contains the position': '表单提交局面时用的字段名',
  'the side at the bottom of the board; Gomoku boards are never flipped':
    '棋盘下方是哪一方；五子棋的棋盘不翻转',
  '`off` hides the coordinates': '`off` 隐藏坐标',
  'the user is about to make a move; `preventDefault()` rejects it, and so does setting another position':
    '用户即将走一着；`preventDefault()` 可拒绝，设置另一个局面也等于拒绝',
  'the user has made a move': '用户走了一着',
  'The position on the board. Setting it sets the position before all moves.':
    '棋盘上的局面；设置时，设的是所有着法之前的局面。',
  'The moves played; the last one is marked. It can also be set to a string with spaces between the moves.':
    '走过的着法，最后一着有标记；也可以设为以空格分隔的字符串。',
  "The arrows on the board, for example `{ move: 'h2e2' }`.":
    "棋盘上的箭头，例如 `{ move: 'h2e2' }`。",
  "The marks on points, for example `{ square: 'e4', mark: 'hinted' }`.":
    "点上的标记，例如 `{ square: 'e4', mark: 'hinted' }`。",
  'The moves the user may make; the board shows them. Null allows any move.':
    '用户可走的着法，棋盘会显示出来；null 表示任意。',
  'The start position and the moves: `FEN moves h2e2 h9g7`.':
    '起始局面与着法：`FEN moves h2e2 h9g7`。',
  'Plays a move without `chuhe-before-move`; any piece can move to any square.':
    '走一着，不触发 `chuhe-before-move`；任何棋子都可走到任何点。',
  'A record with its players, comments and variations, to step through by buttons, keys (Home, End, arrows), swipes and its list of moves. The engine reads the record. Without `record`, `src`, `fen` and `moves` the text between the tags is the record.':
    '一份棋谱及其棋手、注释与变着，可用按钮、按键（Home、End、方向键）、滑动和着法表翻阅。棋谱由引擎读取。没有 `record`、`src`、`fen` 和 `moves` 时，标签之间的文字就是棋谱。',
  'the address of a file with records, of the same origin or with CORS, at most 8 MB':
    '棋谱文件的地址，须同源或允许跨源（CORS），最大 8 MB',
  'the text of a record in any format of the game; replaces `fen` and `moves`':
    '该棋种任意格式的棋谱文字；代替 `fen` 与 `moves`',
  'the number of moves of the main line shown on the board; `last` shows all':
    '棋盘上显示到主线的第几着；`last` 显示全部',
  "plays the moves one after another when the record has been read, with this pause in milliseconds; default: 1500. Not if the reader's system asks for less motion":
    '读完棋谱后逐着播放，值为间隔毫秒数，默认 1500；读者的系统要求减少动态效果时不播放',
  'the record has been read and the move list is complete': '棋谱已读完，着法表已写出',
  'the reader went to another move; `move` is empty at the start position':
    '转到了另一着；在起始局面时 `move` 为空',
  'the reader wants to analyse the game; unless `preventDefault()` is called, an analysis opens over the page':
    '读者想分析这盘棋；若不调用 `preventDefault()`，分析会在页面之上打开',
  'an error occurred; `fault` is its code, `warnings` list the parts of a record that could not be read':
    '出错；`fault` 是代码，`warnings` 列出棋谱中无法读取的部分',
  'the event, and what is wrong with the record': '赛事，以及棋谱有什么问题',
  'the tools below the board or the panel: a row of buttons': '棋盘或面板下方的工具：一行按钮',
  'Shows the moves one after another, from the first if the last is on the board.':
    '逐着播放；若已在最后一着，则从头开始。',
  'Stops showing the moves one after another.': '停止播放。',
  "an error occurred; `fault` is its code; with `puzzle-refused`, `reason` says why the page's own puzzle cannot be set":
    '出错；`fault` 是代码；`puzzle-refused` 时 `reason` 说明网页自己的习题为何不成立',
  'The position before the first move.': '第一着之前的局面。',
  'All moves of the main line.': '主线的所有着法。',
  'The number of moves shown on the board.': '棋盘上显示到第几着。',
  "The project's puzzles, or one given by the page, on a board that checks every move and plays the reply.":
    '本项目的习题，或网页给出的一道；棋盘会判断每一着并走出应着。',
  'the game; read only once': '哪种棋；只读取一次',
  "the start position of the page's own puzzle; needs `mate` or `solution`":
    '网页自己的习题的起始局面；须与 `mate` 或 `solution` 一起用',
  'the number of moves to the win': '几步取胜',
  'the correct first moves, separated by spaces': '正确的首着，以空格分隔',
  'saves the progress in this browser under this name': '在此浏览器里保存进度用的名字',
  'offers to analyse a puzzle: dispatches `chuhe-analyse`':
    '提供习题的“分析”：派发 `chuhe-analyse` 事件',
  'the place within the element, for example the number of a puzzle':
    '元素里的位置，例如习题的编号',
  'a puzzle is shown on the board': '棋盘上已显示一道习题',
  'a puzzle has been solved; `number` is 0 for a puzzle given by the page':
    '解出一道习题；网页给出的习题 `number` 为 0',
  'the user wants to analyse the puzzle': '用户想分析这道习题',
  'The position on the board. Setting it sets the start position of a puzzle.':
    '棋盘上的局面；设置时，设的是习题的起始局面。',
  'The moves played in the puzzle so far.': '这道习题里已走的着法。',
  "Shows another puzzle, chosen by the reader's settings.": '换一道习题，按读者的设置选取。',
  'Shows the piece to move; on a second call, the move.': '提示要走的棋子；再次调用则提示着法。',
  'Takes back a wrong move.': '收回错着。',
  'Plays the solution.': '演示解法。',
  "A record on a board, with variations, comments and the engine's analysis.":
    '棋盘上的棋谱，有变着、注释和引擎的分析。',
  'saves the record in this browser under this name': '在此浏览器里保存棋谱用的名字',
  'opens the position editor, or the practice of the mistakes that a review found':
    '打开局面编辑器，或练习复盘找出的错着',
  'the review with the mistakes of the game': '复盘：对局中的失误',
  'the explanation why the current move is a mistake': '说明当前这一着为什么不好',
  'the details of the record': '棋谱的详情',
  'The moves that lead to the position on the board.': '走到棋盘上局面的着法。',
  'Opens a record of any format; the element shows errors in it.':
    '打开任意格式的棋谱；有错由元素显示。',
  // Custom properties
  'the font of all text': '所有文字的字体',
  'the font of headings': '标题的字体',
  'the background of the element': '元素的背景',
  'the background of buttons and fields': '按钮与输入框的背景',
  'the text colour': '文字的颜色',
  'the colour of secondary text': '次要文字的颜色',
  'the lines between parts': '各部分之间的分隔线',
  'the borders of buttons and fields': '按钮与输入框的边框',
  'the accent colour': '强调色',
  'text on the accent colour': '强调色上的文字',
  'the focus ring': '焦点框',
  'the texture of the board: `wood`, `slate`, `paper` or `plain`':
    '棋盘的纹理：`wood`、`slate`、`paper` 或 `plain`',
  'the edge of the board': '棋盘的边缘',
  'the grain of the board': '棋盘的纹理颜色',
  'the lines and coordinates of the board': '棋盘的线与坐标',
  'the characters in the river': '河界的字',
  'the face of a piece': '棋子的面',
  'the shade of a piece': '棋子的阴影',
  'the rim of a piece': '棋子的边',
  'the characters of red pieces': '红子上的字',
  'the characters of black pieces': '黑子上的字',
  'black stones': '黑棋子',
  'white stones': '白棋子',
  'the mark on the last stone': '最后一子上的标记',
  'the last move': '上一着',
  'the selected piece': '选中的棋子',
  'the points where the selected piece can move': '选中的棋子能走到的点',
  'the mark of a general in check': '被将军的将、帅的标记',
  'the mark of a hint': '提示的标记',
  'the characters or symbols on the pieces, with the values of the attribute `pieces`':
    '棋子上的字或图案，取值与属性 `pieces` 相同',
  'the view of the board, with the values of the attribute `view`':
    '棋盘的视角，取值与属性 `view` 相同',
  'the height into which the board and its controls have to fit; default: the height of the window':
    '棋盘及其附属部分要完整容纳于其中的高度；默认为窗口的高度',
  '`print` in a printout; set by the element itself': '打印时为 `print`；由元素自己设置',
  // Package
  'Loads the named elements, or all, before they scroll into view. Rejects if an element cannot be loaded.':
    '提前加载指定的元素，不写名字则加载全部。有元素加载不了时拒绝（reject）。',
  'Loads the elements in an open shadow root on demand, like the elements in the document.':
    '按需加载开放影子根里的元素，与文档里的元素一样。',
  'The engine rejected the request or has stopped working; `message` says which, in English.':
    '引擎拒绝了请求或已停止工作；`message` 用英文说明是哪一种。',
  'Why; its `code` is `crashed` if the engine has stopped working.':
    '原因；引擎已停止工作时，`code` 为 `crashed`。',
  'What to load, and how much memory to use.': '加载什么，使用多少内存。',
  'Default: `xiangqi`.': '默认 `xiangqi`。',
  'The size of the transposition table in MB, 1 … 512; default: 16. The worker uses 64 MB in total, or more with a larger table.':
    '置换表的大小（MB），1 … 512；默认 16。worker 共占 64 MB，置换表更大时更多。',
  'Whether to load the opening book; default: true.': '是否加载开局库；默认 true。',
  'Whether to load the evaluation network; default: true.': '是否加载评估网络；默认 true。',
  'A position: a start position, the moves from there, and the rule set; `{}` is the start of the game.':
    '局面：起始局面、此后的着法和规则；`{}` 就是开局。',
  'The start position as a FEN; default: the usual start position.':
    '起始局面（FEN）；默认为开局。',
  'Moves such as `h2e2`, from and to; in Gomoku, points such as `h8`. Default: none.':
    '着法，如 `h2e2`，从哪里到哪里；五子棋为点，如 `h8`。默认没有。',
  'Default: `asian` in Xiangqi, `freestyle` in Gomoku. In Gomoku a rule named in the FEN takes precedence.':
    '象棋默认 `asian`，五子棋默认 `freestyle`；五子棋的 FEN 若写明规则则以它为准。',
  'The engine for one game in one worker. It searches one position at a time: a new search cancels the previous one.':
    '一个 worker 里一种棋的引擎。一次只搜索一个局面：新的搜索会取消前一个。',
  'The game that the engine plays.': '引擎下的棋种。',
  "Searches for the best move. Rejects with an `EngineError` if the position is invalid (`fault.code` says why), a `RangeError` if a limit is out of range, and an `AbortError` if the signal aborts (or with the signal's own reason), another search starts or the engine is disposed.":
    '搜索最佳着法。局面有错时以 `EngineError` 拒绝，`fault.code` 说明原因；限制超出范围时以 `RangeError` 拒绝；信号中止、另一次搜索开始或引擎被释放时以 `AbortError`（或信号自己的原因）拒绝。',
  'Yields a report after every iteration of the search, with increasing depth. Leaving the loop ends the search. Throws the errors with which `bestMove` rejects. The generator returns the final report of a search with a limit.':
    '搜索每完成一次迭代就给出一份报告，深度递增。离开循环就结束搜索；抛出的错误与 `bestMove` 的拒绝相同。有限制的搜索，生成器返回最终的报告。',
  "Sends one of the engine's other requests, for example `call('bookMoves', [{ fen, moves, rules }, ['wxf']])`. The request waits for a running search with a limit, and rejects like `bestMove`.":
    "向引擎发出其他请求，例如 `call('bookMoves', [{ fen, moves, rules }, ['wxf']])`。请求要等正在进行的有限制的搜索结束；拒绝的方式与 `bestMove` 相同。",
  'Clears the transposition table and other data of the previous game, and cancels a running search.':
    '清除置换表等上一局的数据，并取消正在进行的搜索。',
  'Terminates the worker. A Node program does not exit while it has a worker.':
    '结束 worker。在 Node 里，只要还有 worker，程序就不会退出。',
  'Called by `await using`.': '由 `await using` 调用。',
  'The limits and output of a search, which ends at the first limit reached. All numbers are integers above 0; `incrementMs` may be 0.':
    '搜索的限制与输出；达到第一个限制就结束。数字都是大于 0 的整数，`incrementMs` 可以为 0。',
  'The search depth in plies.': '搜索深度（半回合数）。',
  'The number of nodes.': '节点数。',
  'The time for the move in milliseconds.': '这一着的用时（毫秒）。',
  'The remaining time of the side to move in milliseconds; the engine decides how much of it to use.':
    '走棋方剩余的时间（毫秒）；用多少由引擎决定。',
  'The time added to that clock after each move, in milliseconds.':
    '每走一着给棋钟加的时间（毫秒）。',
  'The number of moves until the next time control; default: the rest of the game.':
    '到下一个时限还有几着；默认为余下的整局。',
  'The seed of random choices: with the same seed, lower levels and the book choose the same moves each time. By default the seed changes with `newGame`.':
    '随机选择的种子：种子相同时，较低的级别与开局库每次作同样的选择。默认每次 `newGame` 换一个种子。',
  'The notations in which reports write their line in addition to `pv`; see `report.written`.':
    '报告里除 `pv` 以外还用哪些记法写出变化；见 `report.written`。',
  "Cancels the search, which then rejects with the signal's reason, by default an `AbortError`.":
    '取消搜索；搜索以信号的原因拒绝，默认为 `AbortError`。',
  'The options of `bestMove`. Without a limit the engine searches for one second.':
    '`bestMove` 的选项。没有限制时，引擎搜索一秒。',
  'The level, 1 (beginner) … 10 (full strength, the default).':
    '级别，1（入门）… 10（全力，默认）。',
  'Whether the engine may play moves from its opening book; default: true.':
    '着法可否来自开局库；默认 true。',
  'The playing style, independent of the level; omitted properties have no effect.':
    '棋风，与级别无关；没有写的项目不起作用。',
  'The options of `analyse`. Without a limit the engine searches until the loop is left or the signal aborts.':
    '`analyse` 的选项。没有限制时，引擎一直搜索，直到离开循环或信号中止。',
  "The number of lines to report, 1 … 5; default: 1. `report.multiPv` is the number of the report's line.":
    '报告几条变化，1 … 5；默认 1。`report.multiPv` 是报告所属变化的编号。',
  "The engine's move, and the report of its search.": '引擎选的着法，以及搜索的报告。',
  'Null if the game is over.': '对局已结束时为 null。',
  'Starts a worker and waits until the engine, its book and its network are loaded. Rejects with an `EngineError` whose `fault.code` is `engine-missing`, `engine-damaged`, `engine-unsupported` (no WebAssembly SIMD), `out-of-memory`, `crashed`, `book-missing`, `book-damaged`, `network-missing`, `network-damaged` or `unknown-game`.':
    '启动一个 worker，等引擎、开局库和网络加载完。失败时以 `EngineError` 拒绝，`fault.code` 是 `engine-missing`、`engine-damaged`、`engine-unsupported`（没有 WebAssembly SIMD）、`out-of-memory`、`crashed`、`book-missing`、`book-damaged`、`network-missing`、`network-damaged` 或 `unknown-game`。',
  'The rules of one game. All methods are synchronous. For an invalid position, move or record they throw an `EngineError`; its `fault.code`, for example `illegal-move`, says why.':
    '一种棋的规则。所有方法都同步返回。局面、着法或棋谱有错时抛出 `EngineError`，`fault.code` 说明原因，例如 `illegal-move`。',
  'The game that the rules belong to.': '是哪种棋的规则。',
  'Describes a position; `written` contains its moves in the given notations.':
    '说明一个局面；`written` 是走到它的着法，以所给的记法写出。',
  'All legal moves; empty if the game is over.': '所有合法着法；对局已结束时为空。',
  'The status of the game, the reason, and the ruling on a repetition.':
    '对局的状态、原因，以及对重复局面的裁决。',
  'The position after a move in any notation.': '走一着之后的局面，着法可用任何记法。',
  'Parses a move of the position from text in any notation.':
    '从文字读出该局面的一着，可用任何记法。',
  'Writes each move that led to the position as text.': '把走到该局面的各着写成文字。',
  'Reads text or a file in any record format of the game; `warnings` lists the parts that could not be read.':
    '读取该棋种任意格式的文字或文件；读不了的部分列在 `warnings` 里。',
  'Writes a record as a file in the given format; `unsupported` in the result lists the content that the format cannot hold.':
    '把棋谱写成给定格式的文件；该格式容纳不了的内容列在结果的 `unsupported` 里。',
  'Reads a record and writes it in another format; null if the input does not contain the game.':
    '读取棋谱并写成另一种格式；输入里没有那一局时为 null。',
  'The status of a game, its reason, and the rulings on repetitions.':
    '对局的状态、原因，以及对重复局面的裁决。',
  'Which game of a record to read, and how to read it.': '读取棋谱的哪一局，如何读取。',
  'The index of the game in a file with several games, from 0; default: 0.':
    '文件有几局时要哪一局，从 0 数起；默认 0。',
  'The rule set for a record that does not name one; default: `asian` in Xiangqi, `freestyle` in Gomoku.':
    '棋谱没有写明规则时用的规则；象棋默认 `asian`，五子棋默认 `freestyle`。',
  'The notations in which the result writes the moves; default: none.':
    '结果里的着法用哪些记法写出；默认没有。',
  'Which game of a record to convert, and how to write it.': '转换棋谱的哪一局，如何写出。',
  'The notation of the moves, if the format allows several; default: `iccs`.':
    '格式允许几种记法时着法用哪一种；默认 `iccs`。',
  'Loads the engine module, once for all games: the first call downloads and compiles 0.7 MB. Rejects with an `EngineError` whose `fault.code` is `engine-missing`, `engine-damaged`, `engine-unsupported` or `unknown-game`.':
    '加载引擎模块，各棋种只加载一次：第一次调用要下载 0.7 MB 并编译。失败时以 `EngineError` 拒绝，`fault.code` 是 `engine-missing`、`engine-damaged`、`engine-unsupported` 或 `unknown-game`。',
  "The engine's module, `chuhe/engine.wasm`, compiled or as bytes, where scripts can neither download nor read files; default: the file beside the scripts.":
    '引擎模块 `chuhe/engine.wasm`，编译好的或字节，用于脚本既不能下载也不能读文件的环境；默认为脚本旁边的文件。',
  'What to load.': '加载什么。',
  'A record in a file.': '文件形式的棋谱。',
  'The file as text; of no use in the formats `xqf` and `renlib`, which are binary.':
    '文件的文字内容；`xqf` 和 `renlib` 是二进制格式，用不上它。',
  'A game to play and take back moves in, from the given position on; the other methods keep no state.':
    '从所给局面开始的一局棋，可以走棋和悔棋；其他方法都不保存状态。',
  'The number of lines of `depth` legal moves from the position, without regard to repetitions.':
    '从该局面起连走 `depth` 着合法着法的走法总数，不计重复局面的规则。',
  'The number of lines of `depth` legal moves from here, without regard to repetitions.':
    '从当前局面起连走 `depth` 着合法着法的走法总数，不计重复局面的规则。',
  'A key of 16 hexadecimal digits: the same for positions with the same pieces and the same side to move.':
    '16 位十六进制的局面键：棋子和走棋方都相同的局面，键也相同。',
  'A game that moves are played in and taken back. Invalid moves, positions and records throw an `EngineError` and leave the game as it was.':
    '可以走棋和悔棋的一局棋。着法、局面或棋谱有错时抛出 `EngineError`，这局棋保持原样。',
  'A move with all that belongs to it.': '一着棋及其详情。',
  'How to write the moves played.': '怎样写出走过的着法。',
  'Which legal moves to list.': '列出哪些合法着法。',
  'A piece on the board.': '棋盘上的一枚棋子。',
  'A piece or a stone.': '一枚棋子。',
  'The sides: `red` moves first in Xiangqi, `black` in Gomoku.':
    '双方：象棋 `red` 先走，五子棋 `black` 先走。',
  'Plays a move: text in any notation, or its points.':
    '走一着：可用任何记法的文字，也可用起止两点。',
  'Takes back the last move; null if there is none.': '悔一着；没有着法时为 null。',
  'The legal moves with what belongs to each.': '合法着法及各自的详情。',
  'The legal moves; empty if the game is over.': '合法着法；对局已结束时为空。',
  'The moves played with what belongs to each.': '走过的着法及各自的详情。',
  'The moves played since the start position.': '从起始局面走过的着法。',
  'The piece on a point, or null.': '某一点上的棋子，没有则为 null。',
  'The board row by row from the top, with null for empty points.':
    '自上而下逐行列出的棋盘，空点为 null。',
  'The board as text, with the names of ranks and files.': '文字形式的棋盘，带行列坐标。',
  'The position as a FEN.': '当前局面（FEN）。',
  'The position as the engine and the rules take it: `engine.bestMove(game.position())`.':
    '可以交给引擎和规则的局面：`engine.bestMove(game.position())`。',
  'The side to move.': '走棋方。',
  'Whether the side to move is in check.': '走棋方是否被将军。',
  'Whether the game is over; `verdict` says how and why.':
    '对局是否已结束；结果和原因见 `verdict`。',
  'The game as PGN, in Xiangqi; `record` writes other formats.':
    '这局象棋的 PGN；其他格式用 `record`。',
  'The game as a file in a record format.': '把这局棋写成某种棋谱格式的文件。',
  'Begins anew from a position: a FEN, or one with moves and rules.':
    '从一个局面重新开始：FEN，或带着法和规则的局面。',
  'Begins with the main line of a record in any format; `warnings` in the result lists the parts that could not be read.':
    '载入任意格式棋谱的主变；读不了的部分列在结果的 `warnings` 里。',
  '`h2e2`, or `h8` for a stone.': '`h2e2`；五子棋为 `h8`。',
  'Null for a stone.': '五子棋为 null。',
  'The point it moves to.': '走到的点。',
  'The piece that moves, or the stone.': '走动的棋子，或落下的棋子。',
  'The piece on the target, if any.': '目标点上被吃的棋子，没有则为 null。',
  'Whether it gives check.': '是否将军。',
  'The position before the move.': '走之前的局面。',
  'The position after the move.': '走之后的局面。',
  'Default: `uci`, as in `h2e2`.': '默认 `uci`，即 `h2e2`。',
  'Only those of the piece on this point; in Gomoku those on it.':
    '只列这一点上棋子的着法；五子棋为落在这一点的着法。',
  'The point it stands on.': '所在的点。',
  'As in a FEN: upper case for Red; `b` and `w` for stones.':
    '与 FEN 相同：红方为大写；五子棋为 `b` 和 `w`。',
  'What it is.': '是什么棋子。',
  'Whose it is.': '属于哪一方。',
  "A line of the engine's output.": '引擎输出的一行。',
  'The line without its line break.': '这一行，不含换行符。',
  'Accepts commands of the Universal Chess Interface and replies line by line, like a worker of stockfish.js. It runs in the thread that created it; only the search runs in a worker, so that `stop` works at any time.':
    '接受 UCI 命令并逐行回答，如同 stockfish.js 的 worker。它在创建它的线程里运行，只有搜索在 worker 里，因此 `stop` 随时有效。',
  'Called for every line of output.': '每输出一行调用一次。',
  'Executes one command, or several on separate lines. The reply to an invalid command is a line `info string …`.':
    '执行一条命令，或分行的几条。对无效命令的回答是一行 `info string …`。',
  'Adds a listener, which is called for every line.': '添加监听者，每一行调用一次。',
  'Removes the listener.': '移除监听者。',
  'Terminates the engine immediately; the command `quit` reports the best move first.':
    '立即结束引擎；命令 `quit` 则先报告目前的最佳着法。',
  'Creates a UCI engine. Nothing is loaded before the first `isready`, `position` or `go`.':
    '创建 UCI 引擎。在第一个 `isready`、`position` 或 `go` 之前什么也不加载。',
};
