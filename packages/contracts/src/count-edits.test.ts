import { expect, it } from 'vitest';
import { countEdits } from './count-edits';

it.each([
  ['light', 'light', 0],
  ['lihgt', 'light', 1],
  ['webcam', 'webcams', 1],
  ['abc', '', 3],
])('countEdits(%s, %s) is %i', (from, to, edits) => {
  expect(countEdits(from, to)).toBe(edits);
});
