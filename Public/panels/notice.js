import { element } from "../dom.js";

const SHOWN = 5000;

/** Short words to the person: they go by themselves, or ask for one thing. */
export class Notices {
  /** @param {HTMLElement} root a status region */
  constructor(root) {
    this.root = root;
    this.timer = 0;
  }

  /** @param {string} text */
  say(text) {
    clearTimeout(this.timer);
    this.root.replaceChildren(element("span", { text }));
    this.root.hidden = false;
    this.timer = setTimeout(() => { this.root.hidden = true; }, SHOWN);
  }

  /**
   * Stays until it is followed.
   * @param {string} text @param {string} label @param {() => void} follow
   */
  ask(text, label, follow) {
    clearTimeout(this.timer);
    const button = element("button", { type: "button", class: "primary", text: label });
    button.addEventListener("click", follow);
    this.root.replaceChildren(element("span", { text }), button);
    this.root.hidden = false;
  }
}
