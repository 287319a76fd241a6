import { describe, expect, it } from 'vitest';
import { bounded, fitted, scaleMax, swipeOf, zoomAt } from './zoom';

const frame = { width: 400, height: 800 };

describe('zoomAt', () => {
  it('keeps what lies under the point where it is', () => {
    const view = zoomAt(fitted, { x: 100, y: -200 }, 2, frame);
    // Before: the point itself. After: its place in the image, enlarged and moved.
    expect(view).toEqual({ scale: 2, x: -100, y: 200 });
    expect(100 * view.scale + view.x).toBe(100);
    expect(zoomAt(view, { x: 100, y: -200 }, 1, frame)).toEqual(fitted);
  });

  it('goes neither below the full size nor beyond the largest', () => {
    expect(zoomAt(fitted, { x: 0, y: 0 }, 0.2, frame).scale).toBe(1);
    expect(zoomAt(fitted, { x: 0, y: 0 }, 99, frame).scale).toBe(scaleMax);
  });
});

describe('bounded', () => {
  it('leaves no gap beside an enlarged image, and a fitted one in the middle', () => {
    expect(bounded({ scale: 2, x: 999, y: -999 }, frame)).toEqual({ scale: 2, x: 200, y: -400 });
    expect(bounded({ scale: 1, x: 30, y: 30 }, frame)).toEqual(fitted);
  });
});

describe('swipeOf', () => {
  it.each([
    [{ x: 10, y: 90 }, 'close'],
    [{ x: -80, y: 20 }, 'start'],
    [{ x: 80, y: -20 }, 'end'],
    [{ x: 20, y: -90 }, undefined],
    [{ x: 30, y: 30 }, undefined],
  ])('%j is %s', (way, asked) => {
    expect(swipeOf(way)).toBe(asked);
  });
});
