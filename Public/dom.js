/**
 * Makes an element; text is set as text, never as HTML.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Record<string, string>} attributes `text` becomes the content
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "text") made.textContent = value; else made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/**
 * The element that the page's HTML must hold.
 * @template {HTMLElement} T
 * @param {string} id @param {{ new (): T }} Type
 * @returns {T}
 */
export function part(id, Type) {
  const found = document.getElementById(id);
  if (!(found instanceof Type)) throw new Error(`index.html has no ${Type.name} with the id ${id}`);
  return found;
}
