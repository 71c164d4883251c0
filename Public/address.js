/**
 * The view state in the page's address: only what differs from the default stands there.
 *
 * `?style=spiral` pins a style, `device` a device or a size, `o=landscape` its side, `view=1` hides the chrome.
 *
 * @typedef {{ style: string | null, device: string | null, isLandscape: boolean, isView: boolean }} ViewState
 */

const OURS = new Set(["style", "device", "o", "view"]);

/**
 * Reads a query. Values that are not understood are named; parameters that are not ours are left alone.
 * @param {string} query @param {(device: string) => boolean} isDevice
 * @returns {{ state: ViewState, unknown: string[] }} unknown: `name=value` of what was ignored
 */
export function readAddress(query, isDevice) {
  /** @type {ViewState} */
  const state = { style: null, device: null, isLandscape: false, isView: false };
  /** @type {string[]} */
  const unknown = [];
  for (const [name, value] of new URLSearchParams(query)) {
    if (name === "style" && value !== "") state.style = value;
    else if (name === "device" && isDevice(value)) state.device = value;
    else if (name === "o" && (value === "landscape" || value === "portrait")) state.isLandscape = value === "landscape";
    else if (name === "view" && (value === "1" || value === "0")) state.isView = value === "1";
    else if (OURS.has(name)) unknown.push(`${name}=${value}`);
  }
  return { state, unknown };
}

/**
 * The query for a state; other people's parameters stay.
 * @param {string} query the present one @param {ViewState} state
 * @returns {string} empty, or with its question mark
 */
export function writeAddress(query, state) {
  const parameters = new URLSearchParams(query);
  /** @type {[string, string | null][]} */
  const values = [
    ["style", state.style], ["device", state.device],
    ["o", state.device !== null && state.isLandscape ? "landscape" : null], ["view", state.isView ? "1" : null],
  ];
  for (const [name, value] of values) {
    if (value === null) parameters.delete(name); else parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}
