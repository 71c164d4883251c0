import { scrollByGroup, scrollToEnd, selectedScroller } from "./sectionKeys.js";
import { chooseStyle } from "./styleChoice.js";

/**
 * The table of shortcuts.
 * @param {import("./chrome.js").Chrome} chrome
 * @returns {import("./keyboard.js").Shortcut[]}
 */
export function shortcuts(chrome) {
  const { page } = chrome;
  const styleNumber = (/** @type {KeyboardEvent} */ event) => {
    const style = page.conversation.styles[Number(event.key) - 1];
    if (style !== undefined) chooseStyle(page, style.name);
  };
  const jump = (/** @type {(axis: import("./scrolling.js").ScrollAxis) => number} */ target) => () => {
    const axis = page.y.canScroll || !page.x.canScroll ? page.y : page.x;
    axis.jump(target(axis), page.edges.time());
    page.invalidate();
  };
  // On through the content: where it is read from right to left that is to the left.
  const scroll = (/** @type {(axis: import("./scrolling.js").ScrollAxis) => number} */ distance) =>
    jump((axis) => axis.beyond(axis.destination, axis.isReversed ? -distance(axis) : distance(axis)));
  // Where the selected cell is in a section that scrolls by itself the keys are that one's.
  const step = (/** @type {number} */ direction) => () => {
    if (!scrollByGroup(page, selectedScroller(page), direction)) chrome.stepStyle(direction);
  };
  const end = (/** @type {boolean} */ isFirst) => () => {
    if (!scrollToEnd(page, selectedScroller(page), isFirst)) jump((axis) => (isFirst ? axis.first : axis.last))();
  };
  const line = 64;
  return [
    { keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"], shown: "1 … 9", does: "Style by number", run: styleNumber },
    { keys: ["ArrowLeft"], shown: "", does: "", run: step(-1) },
    { keys: ["ArrowRight"], shown: "← →", does: "Previous, next style", run: step(1) },
    { keys: ["R"], shown: "R", does: "Rotate", run: () => chrome.rotate() },
    { keys: ["V"], shown: "V", does: "Next device", run: () => chrome.devices.step(1) },
    { keys: ["⇧V"], shown: "⇧V", does: "Previous device", run: () => chrome.devices.step(-1) },
    { keys: ["D"], shown: "D", does: "Light or dark", run: () => chrome.theme.toggle() },
    { keys: ["ArrowUp"], shown: "", does: "", isSingle: false, run: scroll(() => -line) },
    { keys: ["ArrowDown"], shown: "↑ ↓", does: "Scroll", isSingle: false, run: scroll(() => line) },
    { keys: ["PageUp"], shown: "", does: "", isSingle: false, run: scroll((axis) => -axis.length * 0.9) },
    { keys: ["PageDown"], shown: "PgUp PgDn", does: "Scroll by a page", isSingle: false, run: scroll((axis) => axis.length * 0.9) },
    { keys: ["Home"], shown: "", does: "", isSingle: false, run: end(true) },
    { keys: ["End"], shown: "Home End", does: "To the start, the end", isSingle: false, run: end(false) },
    { keys: [], shown: "← → Home End", does: "With a cell of a shelf selected: by a group, to its ends", isSingle: false, run: () => undefined },
    { keys: [], shown: "Tab", does: "To the cells: arrows move, Enter selects", isSingle: false, run: () => undefined },
    { keys: ["Escape"], shown: "Esc", does: "Close what is open", isSingle: false, run: () => chrome.close() },
    { keys: ["?"], shown: "?", does: "This list", run: () => chrome.help.toggle() },
  ];
}
