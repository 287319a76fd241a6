import type { Product } from '@shopwright/contracts/http/products';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error';
import { changedPrices, toProblem } from './problems';

const apiError = (code: string, details?: unknown, field?: string) =>
  new ApiError(
    409,
    JSON.stringify({ code, message: 'No', requestId: 'r', details, fields: field && [{ path: field, message: 'No' }] }),
  );

const product = (id: number, price: string): Product => ({
  id,
  slug: `p${id}`,
  name: `Product ${id}`,
  description: '',
  price,
  image: '/images/products/p.webp',
  category: 'Audio',
  categoryId: 1,
  inStock: true,
  featured: false,
  isNew: false,
  stockQuantity: 5,
  isLowStock: false,
  specs: [],
  rating: null,
  reviewCount: 0,
});

const change = {
  total: '30.00',
  currency: 'usd' as const,
  items: [{ productId: 1, name: 'Product 1', price: '15.00', quantity: 2 }],
};

describe('what keeps a payment from starting', () => {
  it('is told by the code and its details', () => {
    expect(toProblem(apiError('price_changed', change))).toEqual({ kind: 'price_changed', change });
    const shortage = { items: [{ productId: 1, name: 'Product 1', requested: 3, available: 1 }] };
    expect(toProblem(apiError('out_of_stock', shortage))).toEqual({ kind: 'out_of_stock', shortage });
    expect(toProblem(apiError('already_paid'))).toEqual({ kind: 'already_paid' });
    expect(toProblem(apiError('rate_limited'))).toEqual({ kind: 'too_many' });
  });

  it('may be the reward, which the server names', () => {
    const refused = (reason: string) => ({ kind: 'reward_refused', reason });
    expect(toProblem(apiError('conflict', undefined, 'rewardId'))).toEqual(refused('in_use'));
    expect(toProblem(apiError('unprocessable', undefined, 'rewardId'))).toEqual(refused('not_usable'));
    expect(toProblem(apiError('unauthenticated'))).toEqual(refused('signed_out'));
  });

  it('returns undefined where the details are missing or the error is another', () => {
    expect(toProblem(apiError('price_changed'))).toBeUndefined();
    expect(toProblem(apiError('out_of_stock', { items: 'many' }))).toBeUndefined();
    expect(toProblem(apiError('conflict', change))).toBeUndefined();
    expect(toProblem(apiError('unprocessable', undefined, 'amount'))).toBeUndefined();
    expect(toProblem(new Error('offline'))).toBeUndefined();
  });
});

describe('changed prices', () => {
  it('name the lines that cost something else now, in cents', () => {
    const items = [
      { id: 1, product: product(1, '12.50'), quantity: 2 },
      { id: 2, product: product(2, '9.00'), quantity: 1 },
    ];
    expect(changedPrices(items, change)).toEqual([{ productId: 1, name: 'Product 1', oldCents: 1250, newCents: 1500 }]);
  });

  it('know that 15 and 15.00 are the same price', () => {
    expect(changedPrices([{ id: 1, product: product(1, '15'), quantity: 1 }], change)).toEqual([]);
  });
});
