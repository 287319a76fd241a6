import { expect, it } from 'vitest';
import { toSlug } from './category-name-fields';

it.each([
  ['Desk Lamps', 'desk-lamps'],
  ['  Lámparas & más! ', 'lamparas-mas'],
  ['Größe XL', 'gro-e-xl'],
  ['照明', ''],
  ['---', ''],
])('%s is %s in an address', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
