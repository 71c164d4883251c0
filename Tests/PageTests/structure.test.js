import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../../Public/", import.meta.url);
const read = (name) => readFileSync(new URL(name, folder), "utf8");
const modules = [...readdirSync(folder), ...readdirSync(new URL("panels/", folder)).map((name) => `panels/${name}`)].filter((name) => name.endsWith(".js"));

/** What a module imports, by their places below Public. */
function imports(name) {
  return [...read(name).matchAll(/^import .* from "(.+)";$/gm)].map(([, path]) => new URL(path, new URL(name, folder)).href.slice(folder.href.length));
}

/** All that a module needs, directly or not. */
function reach(name, seen = new Set()) {
  for (const other of imports(name)) {
    if (!seen.has(other)) {
      seen.add(other);
      reach(other, seen);
    }
  }
  return seen;
}

test("the page's arrows are those of the house", () => {
  assert.deepEqual(imports("connection.js"), ["messages.js"]);
  assert.deepEqual(imports("transition.js"), ["easing.js"]);
  assert.ok(imports("scene.js").includes("transition.js"));
  assert.ok([...reach("renderer.js")].includes("cellContent.js"));
  for (const alone of ["messages.js", "easing.js", "clock.js", "viewport.js", "cellContent.js", "bubbleContent.js", "lineBreaks.js", "attributes.js", "projection.js", "scrollPhysics.js", "snapping.js"]) {
    assert.deepEqual(imports(alone), [], alone);
  }
  for (const name of modules) assert.ok(!imports(name).includes("main.js"), `${name} imports main.js`);
});

test("modules import relatively, and only what is there", () => {
  for (const name of modules) {
    for (const [, path] of read(name).matchAll(/^import .* from "(.+)";$/gm)) assert.match(path, /^\.\.?\//, `${name}: ${path}`);
    for (const other of imports(name)) assert.ok(existsSync(new URL(other, folder)), `${name}: ${other}`);
  }
  const used = reach("main.js");
  for (const name of modules) assert.ok(name === "main.js" || used.has(name), `${name} is used by nobody`);
});

test("the pure modules know no document", () => {
  const pure = ["messages", "easing", "transition", "elements", "scene", "viewport", "devices", "reports", "conversation", "scrolling", "contentOffset", "grip", "wheel", "sectionScroller", "sectionScrollers", "sectionKeys", "scrolledElements", "styleChoice",
    "cellContent", "rowContent", "bubbleContent", "bubbleTails", "supplementaryPlaces", "contentMetrics", "cellTexts", "contrast", "lineBreaks", "textLines", "texts", "attributes", "tracks", "landing", "order", "placing", "starts",
    "projection", "spriteName", "strips", "tiltedPictures", "scrollPhysics", "scrollRange", "snapping", "hitTest", "visible", "address", "page", "inbox", "selection", "summary", "scripting", "clock"];
  for (const name of pure) {
    assert.doesNotMatch(read(`${name}.js`).replace(/\/\*\*[\s\S]*?\*\//g, ""), /\b(document|performance|localStorage|setTimeout|new WebSocket)\b(?!"|:)/, name);
  }
});

test("nothing asks for more than the content security policy gives", () => {
  const html = read("index.html");
  assert.doesNotMatch(html, /<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)|https?:\/\/|javascript:/);
  for (const name of modules) {
    assert.doesNotMatch(read(name), /innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function|setAttribute\("style"|cssText/, name);
  }
  for (const name of ["styles.css", "panels/panels.css"]) assert.doesNotMatch(read(name), /url\(|@import/, name);
});

test("each module says what it is for, and stays small", () => {
  for (const name of modules) {
    const text = read(name);
    assert.match(text, /\/\*\*/, name);
    if (name !== "main.js") assert.ok(text.split("\n").length <= 200, `${name} is long`);
    for (const [, before] of text.matchAll(/(.*)\nexport (?:async )?(?:function|class)/g)) assert.match(before, /\*\/$|^$/, `${name}: an export without a comment`);
  }
});
