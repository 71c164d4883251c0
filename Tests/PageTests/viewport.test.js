import assert from "node:assert/strict";
import { test } from "node:test";
import { DEVICES, deviceNamed } from "../../Public/devices.js";
import { deviceViewport, SizeSteps, stepped, windowViewport } from "../../Public/viewport.js";

test("lengths are reported in 64ths of a point, from 1 to 16,384", () => {
  assert.equal(stepped(390), 390);
  assert.equal(stepped(390.008), 390.015625); // 24,960.512 / 64
  assert.equal(stepped(390.007), 390); // 24,960.448 / 64
  assert.equal(stepped(0), 1);
  assert.equal(stepped(-20), 1);
  assert.equal(stepped(1e9), 16384);
});

test("a window's size classes follow from its size", () => {
  const classes = (width, height) => {
    const { horizontalSizeClass, verticalSizeClass } = windowViewport(width, height, 2);
    return `${horizontalSizeClass} ${verticalSizeClass}`;
  };
  assert.equal(classes(844, 390), "compact compact");
  assert.equal(classes(639, 900), "compact regular");
  assert.equal(classes(640, 900), "regular regular");
  assert.equal(classes(678, 480), "regular regular");
  assert.equal(classes(678, 479), "compact compact");
});

test("a window has no safe area and the scale of its display, within what the server takes", () => {
  const { scale, safeAreaInsets, layoutDirection, preferredContentSizeCategory } = windowViewport(390, 844, 3);
  assert.deepEqual([scale, layoutDirection, preferredContentSizeCategory], [3, "leftToRight", "large"]);
  assert.deepEqual({ ...safeAreaInsets }, { top: 0, left: 0, bottom: 0, right: 0 });
  assert.deepEqual([0.1, 1.25, 12].map((ratio) => windowViewport(1, 1, ratio).scale), [0.25, 1.25, 8]);
});

test("the first change after 250 ms of quiet is a step, those that follow are a drag", () => {
  const steps = new SizeSteps();
  assert.deepEqual([1000, 1016, 1200, 1450, 1701, 1951, 2300].map((time) => steps.change(time)),
    [true, false, false, false, true, false, true]); // 1450 − 1200 is 250, 1701 − 1450 is 251, 1951 − 1701 is 250
});

test("a device that turns swaps its sides, its safe area and its size classes", () => {
  const phone = deviceNamed("iphone-17", 1), upright = deviceViewport(phone, false), turned = deviceViewport(phone, true);
  assert.deepEqual([upright.width, upright.height, upright.scale], [402, 874, 3]);
  assert.deepEqual([turned.width, turned.height, turned.scale], [874, 402, 3]);
  assert.deepEqual([upright.horizontalSizeClass, upright.verticalSizeClass], ["compact", "regular"]);
  assert.deepEqual([turned.horizontalSizeClass, turned.verticalSizeClass], ["compact", "compact"]);
  assert.deepEqual({ ...upright.safeAreaInsets }, { top: 62, left: 0, bottom: 34, right: 0 });
  assert.deepEqual({ ...turned.safeAreaInsets }, { top: 0, left: 62, bottom: 21, right: 62 });
});

test("a Plus-sized phone is regular wide on its side, an iPad always", () => {
  const classes = (id, isLandscape) => {
    const { horizontalSizeClass, verticalSizeClass } = deviceViewport(deviceNamed(id, 1), isLandscape);
    return `${horizontalSizeClass} ${verticalSizeClass}`;
  };
  assert.equal(classes("iphone-17-pro-max", false), "compact regular");
  assert.equal(classes("iphone-17-pro-max", true), "regular compact");
  assert.equal(classes("ipad-mini", false), "regular regular");
  assert.equal(classes("ipad-mini", true), "regular regular");
});

test("a size stands for a device without safe area; what is none is none", () => {
  const custom = deviceNamed("390x844", 2);
  assert.deepEqual([custom.width, custom.height, custom.scale], [390, 844, 2]);
  for (const word of ["", "iphone", "390x", "0x844", "390x20000", "390X844", "1e3x5", "-3x4"]) assert.equal(deviceNamed(word, 1), null, word);
  assert.equal(new Set(DEVICES.map((device) => device.id)).size, DEVICES.length);
});

test("a size without a device has the size classes of a window of that size", () => {
  for (const [width, height] of [[390, 844], [844, 390], [639, 900], [678, 900], [1024, 1366], [700, 470]]) {
    for (const isLandscape of [false, true]) {
      const of = ({ horizontalSizeClass, verticalSizeClass }) => `${horizontalSizeClass} ${verticalSizeClass}`;
      const device = deviceViewport(deviceNamed(`${width}x${height}`, 2), isLandscape);
      assert.equal(of(device), of(windowViewport(device.width, device.height, 2)), `${device.width} × ${device.height}`);
    }
  }
});
