import { linesOf } from "./cellDescription.js";
import { Chrome } from "./chrome.js";
import { Clock } from "./clock.js";
import { Connection } from "./connection.js";
import { Conversation } from "./conversation.js";
import { offsetToReport } from "./contentOffset.js";
import { CrossFade } from "./crossFade.js";
import { deviceNamed } from "./devices.js";
import { part } from "./dom.js";
import { hello, measured } from "./messages.js";
import { Input } from "./input.js";
import { Page } from "./page.js";
import { Pictures } from "./pictures.js";
import { readAddress } from "./address.js";
import { Renderer } from "./renderer.js";
import { Reports } from "./reports.js";
import { Scene } from "./scene.js";
import { ScrollIndicator } from "./scrollIndicator.js";
import { publish } from "./scripting.js";
import { Stage } from "./stage.js";
import { measureOn, Texts } from "./texts.js";
import { Theme } from "./theme.js";
import { anchorOf } from "./visible.js";
import { deviceViewport, SizeSteps, windowViewport } from "./viewport.js";

// Wiring only: what each part does is said where it is written.

const { state: wanted, unknown } = readAddress(location.search, (device) => deviceNamed(device, 1) !== null);
document.documentElement.classList.toggle("is-view", wanted.isView);

const canvas = part("canvas", HTMLCanvasElement), stageElement = part("stage", HTMLElement);
const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { alpha: false }));
const stage = new Stage({ stage: stageElement, device: part("device", HTMLElement), screen: part("screen", HTMLElement), canvas });
const clock = new Clock((now) => page.frame(now), (callback) => requestAnimationFrame(callback));
const steps = new SizeSteps();
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

const pictures = new Pictures(() => {
  renderer.forget();
  page.invalidate();
});
const texts = new Texts(measureOn(/** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(1, 1).getContext("2d"))));
const renderer = new Renderer(context, pictures, texts);
const theme = new Theme(() => {
  renderer.setPalette(theme.palette());
  page.invalidate();
});
const crossFade = new CrossFade();
const indicator = new ScrollIndicator((delay) => setTimeout(() => page.invalidate(), delay));

const conversation = new Conversation(wanted.style);
/** @type {Reports} */
const reports = new Reports((message) => connection.send(message));
/** @type {Page} */
const page = new Page(conversation, reports, new Scene(), {
  send: (message) => connection.send(message),
  draw,
  wake: () => clock.wake(),
  emit,
  looksDidChange: () => renderer.forget(),
  chromeDidChange: () => chrome.update(),
  stepStage: (now) => stage.step(now),
  landStage: () => stage.finish(),
  crossFade: () => crossFade.capture(canvas),
  isHidden: () => document.hidden,
  hasReducedMotion: () => reducedMotion.matches,
  time: () => performance.now(),
}, viewport());

/** @type {Connection} */
const connection = new Connection({
  onOpen() {
    const { scene } = page, anchor = anchorOf(page), scrollers = page.scrollers.forHello(scene.elements, (i) => page.nameOf(i));
    connection.send(hello({
      viewport: page.viewport, offset: offsetToReport(page), ...(anchor === null ? {} : { anchor }),
      ...(conversation.chosen === null ? {} : { style: conversation.chosen }), pinned: conversation.isPinned,
      ...(conversation.instance === undefined ? {} : { instance: conversation.instance }),
      ...(scene.layout === null ? {} : { revision: scene.layout.revision }), engine: texts.engine(),
      ...(scrollers.length === 0 ? {} : { scrollers }),
    }));
    page.restart();
    reports.restart(true);
  },
  onText(message) {
    if (message.type === "items") page.receiveLooks(message.entries);
    else if (message.type === "measure") connection.send(measured(message.measure, texts.sizes(message.entries)));
    else if (message.type === "unchanged") reports.answered(message.seq);
    else if (message.type === "error") {
      if (message.seq !== undefined) {
        reports.answered(message.seq);
        conversation.wasRefused(message.seq);
      }
      chrome.notices.say(message.message);
      chrome.update();
    } else {
      if (message.type === "hello") pictures.forgetMissing();
      if (message.type === "hello" && message.instance !== conversation.instance) page.scene.forgetKeys();
      conversation.receive(message);
      if (conversation.isOutdated) {
        connection.end();
        reports.restart(false);
      }
      if (message.type !== "playground") emit("roundabout:state");
      chrome.update();
    }
  },
  onLayout: (layout) => page.receiveLayout(layout),
  onClose() {
    conversation.connection = "offline";
    reports.restart(false);
    emit("roundabout:state");
    chrome.update();
  },
  askForLife: () => reports.scrollDidChange(offsetToReport(page)),
}, `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);

const chrome = new Chrome({ page, stage, theme, connection, wanted, showDevice });
new Input(canvas, page, () => stage.shape.zoom);

/** @param {string} name */
function emit(name) {
  document.dispatchEvent(new CustomEvent(name));
  if (name === "roundabout:settled") chrome.didSettle();
}

/** What the page reports: the device's viewport, else the stage's own. */
function viewport() {
  const { device, isLandscape, area } = stage;
  return device === null ? windowViewport(area.width, area.height, devicePixelRatio) : deviceViewport(device, isLandscape);
}

/** What the renderer draws. */
function view() {
  const { scene, x, y } = page, { width, height } = stage.isMorphing ? stage.shape : page.viewport;
  return { elements: scene.elements, isMoving: scene.isMoving, looks: conversation.looks,
    bounds: { x: x.offset, y: y.offset, width, height }, scale: stage.scale, isMorphing: stage.isMorphing,
    metrics: scene.layout?.text ?? null, isMirrored: scene.layout?.rightToLeft === true, selected: page.selection.key,
    pressed: page.pressed, focused: page.focused };
}

/** @param {number} now @returns {boolean} whether something is left to draw better */
function draw(now) {
  const isUnfinished = renderer.draw(view());
  const fades = crossFade.draw(context, now), isFading = indicator.draw(context, page, stage.scale, renderer.palette?.ink ?? "#000", now);
  chrome.didDraw();
  return isUnfinished || fades || isFading;
}

/**
 * Another device, or the same one turned: a step, so it animates.
 * @param {import("./viewport.js").Device | null} device @param {boolean} isLandscape
 */
function showDevice(device, isLandscape) {
  stage.show(device, isLandscape, performance.now(), !reducedMotion.matches && !document.hidden);
  page.setViewport(viewport(), true);
  page.invalidate();
}

/** The stage's size is the window's below the bar; the canvas is drawn anew before it is painted. */
function fit() {
  const isFirst = stage.area.width === 1, isStep = steps.change(performance.now());
  const { width, height } = stageElement.getBoundingClientRect();
  stage.resize(width, height, devicePixelRatio);
  page.setViewport(viewport(), isStep && !isFirst);
  if (page.draw(performance.now())) clock.wake();
  chrome.update();
}

/** @returns {void} */
function watchPixelRatio() {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    fit();
    watchPixelRatio();
  }, { once: true });
}

renderer.setPalette(theme.palette());
if (wanted.device !== null) {
  stage.device = deviceNamed(wanted.device, devicePixelRatio);
  stage.isLandscape = wanted.isLandscape;
}
new ResizeObserver(fit).observe(stageElement);
fit();
watchPixelRatio();
publish(page, () => stage.device?.id ?? "window", (i) => linesOf(view(), i, texts));
if (unknown.length > 0) chrome.notices.say(`The address asks for ${unknown.join(", ")}, which this page does not know.`);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) page.invalidate();
  else if (!page.inbox.isEmpty) page.takeAtOnce();
});
connection.open();
