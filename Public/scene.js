import { DISAPPEARING, Elements } from "./elements.js";
import { land, survey } from "./landing.js";
import { sort, sortLayers } from "./order.js";
import { followTracks, place } from "./placing.js";
import { arrive, comeBack, hasSameTarget, keepLeaving, longestDelay, startAtTargets, startFrom, startFromMessage, travelOn } from "./starts.js";
import { NONE } from "./tracks.js";
import { Transition } from "./transition.js";

/**
 * What the page shows: the last complete layout, and the motion towards it.
 *
 * Continuity is on the screen: when a layout brings a new content offset, what is held is shifted by the same, so
 * that a cell starts from the place where it is seen.
 */
export class Scene {
  constructor() {
    this.elements = new Elements();
    this.spare = new Elements();
    this.transition = Transition.atRest();
    /** @type {import("./messages.js").Layout | null} */
    this.layout = null;
    /** The content offset along the scroll that things are shown at, points. */
    this.offset = 0;
    /** Whether the keys that are held are another server's. */
    this.isForeign = false;
  }

  get isMoving() {
    return this.transition.isRunning;
  }

  /**
   * Replaces all that is held by a layout.
   *
   * Animated, each element starts from where it is seen, else from where the layout says it was. Not animated, it
   * lands at once, unless it is on its way to the very same place (a window that only scrolled): then it travels on.
   * @param {import("./messages.js").Layout} layout
   * @param {{ now: number, shift: import("./messages.js").Pair, animated: boolean, offset?: number, sectionOffsets?: number[],
   *   seenFrom?: number[] }} context `shift`: new content offset − old one, points; `offset`: the new one along the scroll;
   *   `sectionOffsets`: those of the sections that scroll by themselves, in the layout's order; `seenFrom`: those at which
   *   the layout's `from…` columns have seen things
   */
  take(layout, { now, shift: [dx, dy], animated, offset = 0, sectionOffsets = [], seenFrom = sectionOffsets }) {
    const old = this.elements, { isRunning } = this.transition;
    const next = this.spare.withRoom(layout.count + (isRunning ? old.count : 0));
    if (this.isForeign) old.index.clear();
    this.isForeign = false;
    const sameModel = this.layout?.revision === layout.revision && this.layout.style === layout.style;
    const travelsOn = !animated && sameModel && isRunning;
    next.load(layout, sectionOffsets);
    next.tracks.follow(offset);
    const keepsRadius = sameModel && !layout.cornerRadiusFollowsBounds;
    if (keepsRadius) keepRadius(next, old);
    startAtTargets(next);
    let kept = 0;
    for (let i = 0; (animated || travelsOn) && i < layout.count; i++) {
      const j = old.index.get(next.key[i]);
      next.source[i] = NONE;
      if (animated) {
        if (j === undefined) startFromMessage(next, i, layout, dx, dy, seenFrom); else next.source[i] = j;
      } else if (j !== undefined && (old.change[j] === DISAPPEARING || hasSameTarget(next, i, old, j, dx, dy))) {
        if (old.change[j] === DISAPPEARING) comeBack(next, i, old, j, this.transition.easedAfter(old.delay[j]), dx, dy);
        else travelOn(next, i, old, j);
        kept += 1;
      } else arrive(next, i);
    }
    if (animated || travelsOn) startFrom(next, animated ? old.now : old.from, dx, dy);
    if (travelsOn || (isRunning && animated)) keepLeaving(next, old, layout.window, dx, dy, animated);
    next.depth.from = this.layout === null ? next.depth.to : animated ? old.depth.now : travelsOn ? old.depth.from : next.depth.to;
    this.elements = next;
    this.spare = old;
    this.layout = layout;
    this.offset = offset;
    const longest = longestDelay(next);
    if (animated) this.transition = new Transition(now, layout.animation, longest);
    else if (kept === 0 && next.count === layout.count) this.transition.finish();
    survey(next);
    place(next, this.transition);
    followTracks(next, this.transition, offset);
    sort(next);
    if (!this.transition.isRunning) this.land();
  }

  /**
   * Moves everything to where it is at `now`, with the content scrolled to `offset`.
   * @param {number} now @param {number} offset points along the scroll @returns {boolean} whether something moved
   */
  step(now, offset = this.offset) {
    if (!this.transition.isRunning) return this.follow(offset);
    this.offset = offset;
    this.transition.advance(now);
    this.place();
    if (!this.transition.isRunning) this.land();
    return true;
  }

  /**
   * The content is scrolled to `offset`: what follows the scroll goes along.
   * @param {number} offset points along the scroll @returns {boolean} whether something moved
   */
  follow(offset) {
    if (offset === this.offset || this.elements.tracks.count === 0) return false;
    this.offset = offset;
    this.followTracks();
    return true;
  }

  /**
   * Sections are scrolled by themselves: what goes with them goes along.
   * @param {readonly { offset: number }[]} scrollers in the layout's order @returns {boolean} whether something moved
   */
  scrollSections(scrollers) {
    let moved = false;
    for (let s = 0; s < scrollers.length; s++) if (this.elements.scrolled.scroll(this.elements, s, scrollers[s].offset)) moved = true;
    if (moved && this.elements.tracks.count > 0) this.followTracks();
    return moved;
  }

  /** Another server gives other keys: nothing that is held continues in what comes. */
  forgetKeys() {
    this.finish();
    this.isForeign = true;
  }

  /** Ends the motion at once. */
  finish() {
    if (!this.transition.isRunning) return;
    this.transition.finish();
    this.land();
  }

  place() {
    place(this.elements, this.transition);
    this.followTracks();
  }

  followTracks() {
    if (followTracks(this.elements, this.transition, this.offset)) sortLayers(this.elements);
  }

  land() {
    const { elements } = this, { count } = elements;
    land(elements);
    if (elements.count < count) sort(elements);
    this.followTracks();
  }
}

/**
 * A radius that does not follow the bounds stays as it was where the cell is held.
 * @param {Elements} next @param {Elements} old
 */
function keepRadius(next, old) {
  for (let i = 0; i < next.count; i++) {
    const j = old.index.get(next.key[i]);
    if (j !== undefined) next.to.cornerRadius[i] = old.to.cornerRadius[j];
  }
}
