import { element } from "../dom.js";
import { styleIcon } from "../icons.js";

/**
 * The segmented control: one button a style with its drawn icon, and a thumb that glides to the chosen one.
 */
export class StyleSwitch {
  /** @param {HTMLElement} root a radio group @param {(name: string) => void} choose */
  constructor(root, choose) {
    this.root = root;
    this.choose = choose;
    this.thumb = element("span", { class: "thumb", "aria-hidden": "true" });
    this.styles = "";
    this.chosen = "";
    root.append(this.thumb);
    root.addEventListener("keydown", (event) => this.key(event));
    root.addEventListener("scroll", () => this.showEnds(), { passive: true });
    root.addEventListener("wheel", (event) => { root.scrollLeft += event.deltaY; }, { passive: true });
    new ResizeObserver(() => this.placeThumb(false)).observe(root);
  }

  get buttons() {
    return /** @type {HTMLButtonElement[]} */ ([...this.root.querySelectorAll("button")]);
  }

  /** @param {import("../conversation.js").Conversation} conversation */
  update({ styles, chosen }) {
    const model = JSON.stringify(styles), isNew = model !== this.styles;
    if (isNew) {
      this.styles = model;
      this.root.replaceChildren(this.thumb, ...styles.map((style, n) => this.button(style, n)));
      this.root.hidden = styles.length === 0;
    }
    if (!isNew && chosen === this.chosen) return;
    this.chosen = chosen ?? "";
    for (const button of this.buttons) {
      const isChosen = button.dataset.style === chosen;
      button.setAttribute("aria-checked", String(isChosen));
      button.tabIndex = isChosen ? 0 : -1;
    }
    this.placeThumb(!isNew);
  }

  /** @param {import("../messages.js").Style} style @param {number} n */
  button(style, n) {
    const button = element("button", { type: "button", role: "radio", "data-style": style.name, "aria-label": style.name,
      title: n < 9 ? `${style.name} (${n + 1})` : style.name }, styleIcon(style), element("span", { class: "name", text: style.name }));
    if (n < 9) button.setAttribute("aria-keyshortcuts", String(n + 1));
    button.addEventListener("click", () => this.choose(style.name));
    return button;
  }

  /** @param {boolean} glides */
  placeThumb(glides) {
    const button = this.buttons.find((candidate) => candidate.dataset.style === this.chosen);
    this.showEnds();
    this.thumb.classList.toggle("glides", glides && !this.thumb.hidden);
    this.thumb.hidden = button === undefined;
    if (button === undefined) return;
    this.thumb.style.width = `${button.offsetWidth}px`;
    this.thumb.style.transform = `translateX(${button.offsetLeft}px)`;
    const { root } = this, middle = button.offsetLeft + button.offsetWidth / 2 - root.clientWidth / 2;
    if (root.scrollWidth > root.clientWidth) root.scrollTo({ left: middle, behavior: glides ? "smooth" : "auto" });
  }

  showEnds() {
    const { root } = this, last = this.buttons.at(-1); // the thumb may reach farther on its way
    root.classList.toggle("came-from", root.scrollLeft > 2);
    root.classList.toggle("goes-on", last !== undefined && root.scrollLeft + root.clientWidth < last.offsetLeft + last.offsetWidth - 2);
  }

  /**
   * As a radio group: arrows move the choice, the focus with it.
   * @param {KeyboardEvent} event
   */
  key(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const { buttons } = this, here = buttons.findIndex((button) => button.dataset.style === this.chosen);
    const next = buttons[(here + step + buttons.length) % buttons.length];
    if (next?.dataset.style === undefined) return;
    this.choose(next.dataset.style);
    next.focus();
  }
}
