/**
 * The status pill: how things stand, by text and by shape.
 *
 * @typedef {{ shape: "live" | "warning" | "problem" | "away", text: string, detail: string }} Status
 */

/**
 * What the pill says.
 * @param {import("../conversation.js").Conversation} conversation @param {import("../summary.js").Summary | null} summary
 * @param {boolean} wasLive whether there has been a connection before
 * @returns {Status}
 */
export function statusOf(conversation, summary, wasLive) {
  const { problems, connection } = conversation;
  if (conversation.isOutdated) return { shape: "away", text: "reload needed", detail: "" };
  if (connection !== "live") return { shape: "away", text: wasLive ? "reconnecting" : "connecting", detail: "" };
  const errors = problems.filter((problem) => problem.severity === "error").length;
  if (errors > 0) {
    const shown = summary === null ? "" : ", showing the last good picture";
    return { shape: "problem", text: `${counted(errors, "problem")}${shown}`, detail: "" };
  }
  if (summary === null) return { shape: "live", text: "live", detail: "" };
  const warned = problems.length > 0 ? `${counted(problems.length, "warning")} · ` : "";
  const detail = summary.moved > 0 && !summary.isFirst ? [`at most ${rounded(summary.farthest)} pt`] : [];
  const style = conversation.styles.find(({ name }) => name === summary.style);
  if (style?.needsSubclass) {
    detail.push(style.layout === "flow" ? "UIKit's own flow layout cannot do this: an app needs a subclass"
      : "UIKit has no layout class that does this: an app needs one of its own");
  }
  return { shape: problems.length > 0 ? "warning" : "live", detail: detail.join("; "),
    text: `live · ${warned}${summary.style}${style?.needsSubclass ? " (needs a subclass)" : ""}: ${happened(summary, conversation)}` };
}

/** @param {import("../summary.js").Summary} summary @param {import("../conversation.js").Conversation} conversation */
function happened({ isFirst, moved, total, sampled, milliseconds, kept }, conversation) {
  const about = sampled ? "about " : "";
  const what = isFirst ? counted(total, "cell") : `${about}${grouped(moved)} of ${counted(total, "cell")} moved`;
  const stayed = kept === null || isFirst ? "" : `, kept ${conversation.titleOf(kept)} in place`;
  return `${what}${stayed} · ${rounded(milliseconds)} ms`;
}

/** @param {number} n @param {string} noun */
export function counted(n, noun) {
  return `${grouped(n)} ${noun}${n === 1 ? "" : "s"}`;
}

/**
 * 1396 → "1,396".
 * @param {number} n
 */
export function grouped(n) {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ",");
}

/**
 * Two figures below ten, whole above.
 * @param {number} value
 */
function rounded(value) {
  return value >= 10 ? grouped(Math.round(value)) : String(Math.round(value * 10) / 10);
}

export class StatusPill {
  /** @param {HTMLButtonElement} pill @param {HTMLElement} announcer a polite live region */
  constructor(pill, announcer) {
    this.pill = pill;
    this.announcer = announcer;
    this.wasLive = false;
    this.timer = 0;
  }

  /** @param {import("../conversation.js").Conversation} conversation @param {import("../summary.js").Summary | null} summary */
  update(conversation, summary) {
    const { pill } = this, status = statusOf(conversation, summary, this.wasLive);
    this.wasLive ||= conversation.connection === "live";
    if (pill.dataset.shape !== status.shape) pill.dataset.shape = status.shape;
    const text = pill.querySelector(".text");
    if (text !== null && text.textContent !== status.text) {
      text.textContent = status.text;
      this.announce(status.text);
    }
    pill.title = status.detail === "" ? status.text : `${status.text}, ${status.detail}`;
    pill.setAttribute("aria-label", `Status: ${pill.title}`);
  }

  /**
   * Said once when things have come to rest.
   * @param {string} text
   */
  announce(text) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      // Figures that only say how fast it went are no news.
      this.announcer.textContent = text.replace(/ · [\d.,]+ ms$/, "");
    }, 800);
  }
}
