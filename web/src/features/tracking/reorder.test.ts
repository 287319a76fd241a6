import type { Product } from '@shopwright/contracts/http/products';
import { describe, expect, it } from 'vitest';
import { planReorder } from './reorder';

const product = (id: number, inStock = true) => ({ id, name: `Product ${id}`, inStock }) as Product;
const products = new Map([1, 2, 3].map((id) => [id, product(id, id !== 3)]));
const line = (productId: number, quantity: number) => ({ productId, name: `Product ${productId}`, quantity });

describe('planReorder', () => {
  it('adds what is available, and names what it leaves out or reduces', () => {
    const available = new Map([
      [1, 9],
      [2, 1],
      [3, 5],
    ]);
    const plan = planReorder([line(1, 2), line(2, 4), line(3, 1), line(4, 1)], products, available);
    expect(plan.toAdd.map(({ product: { id }, quantity }) => [id, quantity])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(plan).toMatchObject({ leftOut: ['Product 3', 'Product 4'], fewer: ['Product 2'] });
  });

  it('adds nothing that is sold as its variants by now', () => {
    const withOptions = new Map([[1, { ...product(1), hasOptions: true }]]);
    expect(planReorder([line(1, 1)], withOptions, new Map([[1, 9]])).leftOut).toEqual(['Product 1']);
  });

  it('adds nothing that is sold out', () => {
    expect(planReorder([line(1, 1)], products, new Map([[1, 0]]))).toEqual({
      toAdd: [],
      leftOut: ['Product 1'],
      fewer: [],
    });
  });
});
