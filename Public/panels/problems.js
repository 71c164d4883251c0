import { element } from "../dom.js";
import { counted } from "./statusPill.js";

/**
 * The problem panel: each problem with its place, its sentence, the lines around it and a suggestion. It docks at
 * the edge, opens by itself when the file breaks, and goes away with the next good save.
 */
export class ProblemPanel {
  /**
   * @param {HTMLElement} panel @param {HTMLElement} list @param {HTMLElement} title
   * @param {boolean} opensItself not where the page is embedded without its chrome
   */
  constructor(panel, list, title, opensItself) {
    this.opensItself = opensItself;
    this.panel = panel;
    this.list = list;
    this.title = title;
    this.shown = "";
    this.hadErrors = false;
  }

  /** @param {import("../conversation.js").Conversation} conversation */
  update({ problems, hasErrors, file }) {
    const model = JSON.stringify([problems, file]);
    if (model === this.shown) return;
    this.shown = model;
    this.list.replaceChildren(...problems.map((problem) => entry(problem, file)));
    const errors = problems.filter((problem) => problem.severity === "error").length, warnings = problems.length - errors;
    this.title.textContent = [errors > 0 ? counted(errors, "problem") : "", warnings > 0 ? counted(warnings, "warning") : ""]
      .filter((part) => part !== "").join(", ");
    // Errors open it once; closed by hand it stays closed until the file was good in between.
    if (problems.length === 0) this.panel.hidden = true;
    else if (hasErrors && !this.hadErrors && this.opensItself) this.panel.hidden = false;
    this.hadErrors = hasErrors;
    this.showMarks();
  }

  toggle() {
    this.panel.hidden = !this.panel.hidden || this.list.children.length === 0;
    this.showMarks();
  }

  /** A long line is scrolled to its fault. */
  showMarks() {
    if (this.panel.hidden) return;
    for (const code of this.list.querySelectorAll("pre")) {
      const mark = code.querySelector("mark");
      if (mark !== null && mark.offsetLeft + mark.offsetWidth > code.clientWidth - 12) code.scrollLeft = mark.offsetLeft - code.clientWidth / 3;
    }
  }
}

/** @param {import("../messages.js").Problem} problem @param {string} file */
function entry(problem, file) {
  const { severity, line, column, message, suggestion, frame, path } = problem;
  const place = line === undefined ? file : `${file}:${line}${column === undefined ? "" : `:${column}`}`;
  const head = element("div", { class: "place" }, element("span", { class: "shape", "aria-hidden": "true" }),
    element("span", { class: "kind", text: severity }), element("span", { class: "where", text: place }));
  const item = element("li", { class: `problem is-${severity}` }, head, element("p", { class: "sentence", text: message }));
  if (frame !== undefined && frame.length > 0 && line !== undefined) item.append(codeFrame(frame, line, column ?? 1, problem.endColumn, problem.frameColumn ?? 1));
  if (suggestion !== undefined && suggestion !== "") {
    item.append(element("p", { class: "suggestion" }, "Try ", element("code", { text: suggestion })));
  }
  if (path !== undefined && path !== "" && line === undefined) item.append(element("p", { class: "path", text: path }));
  return item;
}

/**
 * The lines around a place, the faulty one with a caret below it. Columns count characters (code points) from 1.
 * @param {{ line: number, text: string }[]} frame @param {number} line @param {number} column
 * @param {number | undefined} endColumn @param {number} firstColumn of the lines, where they are cut
 */
function codeFrame(frame, line, column, endColumn, firstColumn) {
  const code = element("pre", { class: "frame", tabindex: "0", "aria-label": "Lines of the file" });
  for (const entry of frame) {
    const isFaulty = entry.line === line, characters = Array.from(entry.text);
    const row = element("span", { class: isFaulty ? "line is-faulty" : "line" },
      element("span", { class: "number", "aria-hidden": "true", text: String(entry.line) }));
    if (isFaulty) {
      const start = Math.max(0, column - firstColumn), end = Math.max(start + 1, (endColumn ?? column + 1) - firstColumn);
      const before = characters.slice(0, start).join(""), fault = characters.slice(start, end).join("");
      row.append(before, element("mark", { text: fault === "" ? " " : fault }), characters.slice(end).join(""));
      // The caret stands below by repeating, unseen, what is before it.
      const width = Math.max(1, Math.min(end, characters.length) - start);
      code.append(row, element("span", { class: "line caret", "aria-hidden": "true" }, element("span", { class: "number" }),
        element("span", { class: "unseen", text: before }), element("span", { class: "mark", text: "^".repeat(width) })));
    } else {
      row.append(entry.text);
      code.append(row);
    }
  }
  return code;
}
