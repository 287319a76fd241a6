import { describe, expect, it } from 'vitest';
import { accentPalette, accentStyles, contrast, isLegibleAccent } from './accent-color';
import { colors } from './design-tokens';

const legible = ['#1a4d8f', '#000000', '#1d4ed8', '#b91c1c', '#6b21a8', '#3c0808', '#005f73', '#7a4b00'];

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});

describe('a color for buttons and links', () => {
  it.each(legible)('may be %s', (hex) => expect(isLegibleAccent(hex)).toBe(true));
  it.each(['#ffffff', '#f0c060', '#70d8b8', '#777777', '#ff6600'])('may not be %s, which is too light', (hex) =>
    expect(isLegibleAccent(hex)).toBe(false),
  );

  it.each(legible)('%s is legible in light and dark, and so is all that stands on it', (hex) => {
    const { primary, primaryStrong, onPrimary, primarySoft, primaryInk } = accentPalette(hex);
    for (const theme of ['light', 'dark'] as const) {
      const pairs = [
        [primary[theme], colors.canvas[theme]],
        [primary[theme], colors.surface[theme]],
        [primary[theme], colors.sunken[theme]],
        [onPrimary[theme], primary[theme]],
        [onPrimary[theme], primaryStrong[theme]],
        [primaryInk[theme], primarySoft[theme]],
      ] as const;
      for (const [one, other] of pairs) expect([theme, one, other, contrast(one, other) >= 4.5]).toContain(true);
    }
  });
});

it('writes a rule for every token that is made of it', () => {
  expect(accentStyles('#1d4ed8')).toMatch(/^html:root\{--primary:light-dark\(#1d4ed8,#[0-9a-f]{6}\);--primary-strong:/);
});
