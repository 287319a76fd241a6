import { describe, expect, it } from 'vitest';
import { nextActive } from './use-combobox';

describe('the arrow keys', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, -1],
    ['ArrowUp', 2, 1],
  ])('%s leads from %i to %i of three', (key, from, to) => {
    expect(nextActive(key, from, 3)).toBe(to);
  });
});
