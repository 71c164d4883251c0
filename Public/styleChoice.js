/**
 * Which style people ask for.
 *
 * @typedef {Pick<import("./page.js").Page, "conversation" | "reports" | "edges">} Asking
 */

/**
 * Asks for a style.
 * @param {Asking} page @param {string} name
 */
export function chooseStyle({ conversation, reports, edges }, name) {
  if (name === conversation.chosen) return;
  reports.styleDidChange(name, conversation.isPinned);
  conversation.want(name, reports.seq);
  edges.chromeDidChange();
}

/**
 * Holds the page on its style, or lets it follow the file again.
 * @param {Asking} page @param {boolean} isPinned
 */
export function pinStyle({ conversation, reports, edges }, isPinned) {
  conversation.pin(isPinned);
  if (conversation.chosen !== null) reports.styleDidChange(conversation.chosen, conversation.isPinned);
  edges.chromeDidChange();
}
