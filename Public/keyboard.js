/**
 * The shortcuts: one key each, never with Ctrl, Meta or Alt, never while someone types, and all of them can be
 * switched off.
 *
 * @typedef {{ keys: string[], shown: string, does: string, run: (event: KeyboardEvent) => void, isSingle?: boolean }} Shortcut
 */

const SETTING = "roundabout.shortcuts";

export class Keyboard {
  /** @param {Shortcut[]} shortcuts */
  constructor(shortcuts) {
    this.shortcuts = shortcuts;
    this.isOn = true;
    try {
      this.isOn = localStorage.getItem(SETTING) !== "off";
    } catch {
      // Storage may be forbidden: the default holds.
    }
    addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {boolean} isOn */
  turn(isOn) {
    this.isOn = isOn;
    try {
      localStorage.setItem(SETTING, isOn ? "on" : "off");
    } catch {
      // It holds until the page is closed, then.
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    const name = event.shiftKey && /^[A-Z]$/.test(key) ? `⇧${key}` : key;
    const shortcut = this.shortcuts.find(({ keys }) => keys.includes(name));
    if (shortcut === undefined || (!this.isOn && shortcut.isSingle !== false)) return;
    // In a panel the keys that scroll are the panel's.
    if (shortcut.isSingle === false && key !== "Escape" && event.target instanceof Element && event.target.closest(".panel") !== null) return;
    event.preventDefault();
    shortcut.run(event);
  }
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select, [contenteditable]");
}
