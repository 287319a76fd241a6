import { expect, it } from 'vitest';
import { directionOfText } from './format';

it.each([
  ['2 × USB-C وHDMI', 'rtl'],
  ['ميكروفون Tonewick', 'rtl'],
  ['3 × USB-C, 1 × 3.5 mm', 'ltr'],
  ['9 mm', 'ltr'],
  ['', 'ltr'],
] as const)('of %j is %s', (text, direction) => {
  expect(directionOfText(text)).toBe(direction);
});
