import { expect, it } from 'vitest';
import { gtin, isGtin } from './gtin';

it.each(['96385074', '036000291452', '4006381333931', '10012345678902'])('%s is a GTIN', (text) => {
  expect(isGtin(text)).toBe(true);
});

it.each(['96385075', '036000291453', '4006381333932', '123', '40063813339310', 'abcdefgh', ''])(
  '%s is none',
  (text) => {
    expect(isGtin(text)).toBe(false);
  },
);

it('a changed digit is always found', () => {
  const valid = '4006381333931';
  for (let at = 0; at < valid.length; at++) {
    for (let digit = 0; digit < 10; digit++) {
      const changed = valid.slice(0, at) + digit + valid.slice(at + 1);
      expect(isGtin(changed)).toBe(changed === valid);
    }
  }
});

it('takes the digits of other scripts, and spaces around them', () => {
  expect(gtin.parse(' ٤٠٠٦٣٨١٣٣٣٩٣١ ')).toBe('4006381333931');
});
