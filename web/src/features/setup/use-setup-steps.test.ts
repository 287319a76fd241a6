import { expect, it } from 'vitest';
import { isNamed, nextStep } from './use-setup-steps';

const nothing = { store: false, category: false, product: false };

it('begins with the store and goes on with what is left', () => {
  expect(nextStep(nothing, null, [])).toBe('store');
  expect(nextStep({ ...nothing, store: true }, null, [])).toBe('category');
  expect(nextStep({ ...nothing, category: true }, null, ['store'])).toBe('product');
  expect(nextStep({ store: true, category: true, product: true }, null, [])).toBeUndefined();
  expect(nextStep({ ...nothing, store: true }, null, ['category', 'product'])).toBeUndefined();
});

it('shows the chosen step while it is open, and no other word from the address', () => {
  expect(nextStep({ ...nothing, category: true }, 'product', [])).toBe('product');
  expect(nextStep({ ...nothing, product: true }, 'product', [])).toBe('store');
  expect(nextStep(nothing, 'constructor', [])).toBe('store');
});

it('asks for a category before a product', () => {
  expect(nextStep(nothing, 'product', [])).toBe('category');
  expect(nextStep(nothing, null, ['store', 'category'])).toBeUndefined();
});

it('counts a store as named once it has a name of its own, whatever else was saved', () => {
  expect(isNamed({ name: 'Shopwright' })).toBe(false);
  expect(isNamed({ name: 'Lamp & Co' })).toBe(true);
});
