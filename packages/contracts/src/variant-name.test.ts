import { expect, it } from 'vitest';
import { variantName } from './variant-name';

it.each([
  ['en', 'Shirt, Black, M'],
  ['ar', 'Shirt، Black، M'],
  ['ja', 'Shirt、Black、M'],
] as const)('separates the values as readers of %s do', (language, name) => {
  expect(variantName('Shirt', ['Black', 'M'], language)).toBe(name);
});
