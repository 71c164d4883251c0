/**
 * Light or dark: the system's choice, unless the person chose otherwise.
 */

const KEY = "roundabout.theme";
const NAMES = /** @type {const} */ ({ ink: "--ink", soft: "--soft", tertiary: "--tertiary", screen: "--screen", card: "--card", cardLine: "--card-line",
  track: "--track", accent: "--accent", warn: "--warn", pressed: "--pressed",
  separator: "--separator", on: "--on", off: "--off", mine: "--mine", theirs: "--theirs", section: "--section",
  badge: "--badge", badgeInk: "--badge-ink" });

export class Theme {
  /** @param {() => void} onChange */
  constructor(onChange) {
    this.onChange = onChange;
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    const chosen = stored();
    if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
    this.dark.addEventListener("change", onChange);
    matchMedia("(forced-colors: active)").addEventListener("change", onChange);
  }

  get isDark() {
    const chosen = document.documentElement.dataset.theme;
    return chosen === undefined ? this.dark.matches : chosen === "dark";
  }

  toggle() {
    const wanted = this.isDark ? "light" : "dark";
    // Back to what the system says is no choice any more.
    if ((wanted === "dark") === this.dark.matches) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = wanted;
    store(document.documentElement.dataset.theme);
    this.onChange();
  }

  /**
   * The colours that the canvas draws with.
   * @returns {import("./cellDrawing.js").Palette}
   */
  palette() {
    const style = getComputedStyle(document.documentElement);
    return /** @type {import("./cellDrawing.js").Palette} */ (Object.fromEntries(
      Object.entries(NAMES).map(([name, property]) => [name, style.getPropertyValue(property).trim()])));
  }
}

function stored() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be forbidden
  }
}

/** @param {string | undefined} theme */
function store(theme) {
  try {
    if (theme === undefined) localStorage.removeItem(KEY); else localStorage.setItem(KEY, theme);
  } catch {
    // It holds until the page is closed, then.
  }
}
