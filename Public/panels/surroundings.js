import { part } from "../dom.js";
import { grouped } from "./statusPill.js";

/**
 * What is written around the content: below a device its size, and in an empty stage why it is empty.
 * @param {import("../stage.js").Stage} stage @param {import("../page.js").Page} page
 */
export function writeSurroundings(stage, page) {
  const { layout } = page.scene, caption = part("caption", HTMLElement), { screen } = stage.parts, { device } = stage;
  caption.hidden = device === null;
  if (device !== null) caption.textContent = captionOf(stage.to, page.viewport.scale, layout?.contentSize);
  screen.dataset.housing = device?.housing ?? "none";
  screen.dataset.home = String(device?.home === true);
  screen.dataset.side = stage.isLandscape ? "landscape" : "portrait";
  part("empty", HTMLElement).hidden = layout !== null;
  if (layout === null) part("empty-text", HTMLElement).textContent = whyEmpty(page.conversation);
}

/**
 * "402 × 874 pt @3x · shown at 74 % · content 402 × 1,396".
 * @param {import("../stage.js").Shape} shape @param {number} scale @param {import("../messages.js").Pair | undefined} content
 */
export function captionOf(shape, scale, content) {
  const size = (/** @type {number} */ width, /** @type {number} */ height) => `${grouped(Math.round(width))} × ${grouped(Math.round(height))}`;
  const words = [`${size(shape.width, shape.height)} pt @${scale}x`, `shown at ${Math.round(shape.zoom * 100)} %`];
  if (content !== undefined) words.push(`content ${size(...content)}`);
  return words.join(" · ");
}

/** @param {import("../conversation.js").Conversation} conversation */
export function whyEmpty({ connection, hasErrors, file, isOutdated }) {
  if (isOutdated) return "This page and its server do not understand each other any more.";
  if (connection === "connecting") return "Connecting…";
  if (connection === "offline") return "The server is away. This page goes on as soon as it is back.";
  return hasErrors ? `${file} has problems. The first picture comes with the first good save.` : "Waiting for the first layout…";
}
