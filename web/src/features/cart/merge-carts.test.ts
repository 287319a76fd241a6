import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNews, mergeCarts } from './merge-carts';

const lines = (...pairs: [number, number][]) => pairs.map(([productId, quantity]) => ({ productId, quantity }));

describe('mergeCarts', () => {
  it('keeps both carts at the first sign-in, each product with the greater quantity', () => {
    expect(mergeCarts(lines([1, 2], [2, 1]), lines([2, 3], [3, 1]), undefined)).toEqual(lines([2, 3], [3, 1], [1, 2]));
  });

  it('takes over what another device changed, removals too', () => {
    const synced = lines([1, 2], [2, 1]);
    expect(mergeCarts(synced, lines([1, 5]), synced)).toEqual(lines([1, 5]));
  });

  it('does to the account what was changed here meanwhile', () => {
    const synced = lines([1, 2], [2, 1]);
    expect(mergeCarts(lines([1, 3]), lines([1, 4], [2, 1], [7, 1]), synced)).toEqual(lines([1, 5], [7, 1]));
  });

  it('changes nothing a second time, and stays within the limits of a cart', () => {
    const cart = fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 99 })), {
        selector: ([id]) => id,
        maxLength: 50,
      })
      .map((pairs) => lines(...pairs));
    fc.assert(
      fc.property(cart, cart, fc.option(cart, { nil: undefined }), (local, account, synced) => {
        const merged = mergeCarts(local, account, synced);
        expect(merged.length).toBeLessThanOrEqual(50);
        expect(merged.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true);
        expect(mergeCarts(merged, merged, merged)).toEqual(merged);
      }),
    );
  });
});

it('findNews names what is different on this device', () => {
  expect(findNews(lines([1, 1], [2, 1], [3, 1]), lines([2, 1], [3, 4], [5, 1]))).toEqual({
    added: [5],
    changed: [3],
    removed: [1],
  });
});
