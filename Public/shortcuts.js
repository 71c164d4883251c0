/**
 * The table of shortcuts.
 * @param {import("./chrome.js").Chrome} chrome
 * @returns {import("./keyboard.js").Shortcut[]}
 */
export function shortcuts(chrome) {
  const { page } = chrome;
  const styleNumber = (/** @type {KeyboardEvent} */ event) => {
    const style = page.conversation.styles[Number(event.key) - 1];
    if (style !== undefined) page.chooseStyle(style.name);
  };
  const jump = (/** @type {(axis: import("./scrolling.js").ScrollAxis) => number} */ target) => () => {
    const axis = page.y.canScroll || !page.x.canScroll ? page.y : page.x;
    axis.jump(target(axis), page.edges.time());
    page.invalidate();
  };
  // On through the content: where it is read from right to left that is to the left.
  const scroll = (/** @type {(axis: import("./scrolling.js").ScrollAxis) => number} */ distance) =>
    jump((axis) => axis.beyond(axis.destination, axis.isReversed ? -distance(axis) : distance(axis)));
  const line = 64;
  return [
    { keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"], shown: "1 … 9", does: "Style by number", run: styleNumber },
    { keys: ["ArrowLeft"], shown: "", does: "", run: () => chrome.stepStyle(-1) },
    { keys: ["ArrowRight"], shown: "← →", does: "Previous, next style", run: () => chrome.stepStyle(1) },
    { keys: ["R"], shown: "R", does: "Rotate", run: () => chrome.rotate() },
    { keys: ["V"], shown: "V", does: "Next device", run: () => chrome.devices.step(1) },
    { keys: ["⇧V"], shown: "⇧V", does: "Previous device", run: () => chrome.devices.step(-1) },
    { keys: ["D"], shown: "D", does: "Light or dark", run: () => chrome.theme.toggle() },
    { keys: ["ArrowUp"], shown: "", does: "", isSingle: false, run: scroll(() => -line) },
    { keys: ["ArrowDown"], shown: "↑ ↓", does: "Scroll", isSingle: false, run: scroll(() => line) },
    { keys: ["PageUp"], shown: "", does: "", isSingle: false, run: scroll((axis) => -axis.length * 0.9) },
    { keys: ["PageDown"], shown: "PgUp PgDn", does: "Scroll by a page", isSingle: false, run: scroll((axis) => axis.length * 0.9) },
    { keys: ["Home"], shown: "", does: "", isSingle: false, run: jump((axis) => axis.first) },
    { keys: ["End"], shown: "Home End", does: "To the start, the end", isSingle: false, run: jump((axis) => axis.last) },
    { keys: [], shown: "Tab", does: "To the cells: arrows move, Enter selects", isSingle: false, run: () => undefined },
    { keys: ["Escape"], shown: "Esc", does: "Close what is open", isSingle: false, run: () => chrome.close() },
    { keys: ["?"], shown: "?", does: "This list", run: () => chrome.help.toggle() },
  ];
}
