import { expect, it } from 'vitest';
import { type BulkProduct, decideChange, decideUndo } from './bulk-rules';

const product: BulkProduct = {
  id: 1,
  version: 3,
  price: '20.00',
  category: 'Lighting',
  categoryId: 4,
  archivedAt: null,
  isDraft: false,
  featured: false,
  inStock: true,
  isPricedFromCost: false,
  compareAtPrice: null,
  isSkuTaken: false,
  isIncomplete: false,
  hasOptions: false,
};
const now = '2026-01-02T03:04:05.000Z';
const context = { category: { category: 'Audio', categoryId: 5 }, now, currency: 'usd' as const };
const raise = { type: 'change-price', percent: 10, endsIn99: false } as const;

it('changes what the call names, and nothing else', () => {
  expect(decideChange(product, raise, context)).toEqual({ price: '22.00' });
  expect(decideChange(product, { ...raise, endsIn99: true }, context)).toEqual({ price: '21.99' });
  expect(decideChange(product, { type: 'set-price', price: '7' }, context)).toEqual({ price: '7.00' });
  expect(decideChange(product, { type: 'set-category', categoryId: 5 }, context)).toEqual(context.category);
  expect(decideChange(product, { type: 'set-archived', isArchived: true }, context)).toEqual({ archivedAt: now });
  expect(decideChange(product, { type: 'set-featured', featured: true }, context)).toEqual({ featured: true });
  expect(decideChange(product, { type: 'set-in-stock', inStock: false }, context)).toEqual({ inStock: false });
});

it('changes nothing where the value is the same', () => {
  const same = { ...context, category: { category: 'Lighting', categoryId: 4 } };
  expect(decideChange(product, { type: 'set-price', price: '20' }, context)).toEqual({});
  expect(decideChange(product, { type: 'set-category', categoryId: 4 }, same)).toEqual({});
  expect(decideChange(product, { type: 'set-archived', isArchived: false }, context)).toEqual({});
  expect(decideChange(product, { type: 'set-featured', featured: false }, context)).toEqual({});
});

it('leaves a price that is cost plus margin, and one that no product may have', () => {
  const supplied = { ...product, isPricedFromCost: true };
  expect(decideChange(supplied, raise, context)).toEqual({ reason: 'price-from-cost' });
  expect(decideChange(supplied, { type: 'set-featured', featured: true }, context)).toEqual({ featured: true });
  const outOfRange = { reason: 'price-out-of-range' };
  expect(decideChange({ ...product, price: '0.01' }, { ...raise, percent: -99 }, context)).toEqual(outOfRange);
  expect(decideChange({ ...product, price: '999999.99' }, raise, context)).toEqual(outOfRange);
});

it('leaves a price that would reach the compare-at price', () => {
  const reduced = { ...product, compareAtPrice: '22.00' };
  expect(decideChange(reduced, { ...raise, percent: 9.9 }, context)).toEqual({ price: '21.98' });
  expect(decideChange(reduced, raise, context)).toEqual({ reason: 'compare-at-price' });
  const { id, version, isPricedFromCost, compareAtPrice, isSkuTaken, ...before } = product;
  expect(decideUndo(reduced, { ...before, price: '21.99' })).toMatchObject({ price: '21.99' });
  expect(decideUndo(reduced, { ...before, price: '22.00' })).toEqual({ reason: 'compare-at-price' });
});

it('leaves a product archived whose SKU another one has by now', () => {
  const archived = { ...product, archivedAt: now, isSkuTaken: true };
  const { id, version, isPricedFromCost, compareAtPrice, isSkuTaken, ...before } = product;
  expect(decideChange(archived, { type: 'set-archived', isArchived: false }, context)).toEqual({ reason: 'sku-taken' });
  expect(decideUndo(archived, before)).toEqual({ reason: 'sku-taken' });
});

it('only restores what is archived', () => {
  const archived = { ...product, archivedAt: now };
  expect(decideChange(archived, raise, context)).toEqual({ reason: 'archived' });
  expect(decideChange(archived, { type: 'set-archived', isArchived: false }, context)).toEqual({ archivedAt: null });
});

it('rounds to a whole amount in a currency without decimals', () => {
  const yen = { ...context, currency: 'jpy' as const };
  const by = (percent: number) => decideChange({ ...product, price: '1999.00' }, { ...raise, percent }, yen);
  expect(by(10)).toEqual({ price: '2199.00' });
  expect(by(0.03)).toEqual({ price: '2000.00' });
  expect(by(0.02)).toEqual({});
});

it('publishes drafts, and makes drafts of products on sale and of archived ones', () => {
  const draft = { ...product, archivedAt: now, isDraft: true };
  const archived = { ...product, archivedAt: now };
  const publish = { type: 'set-draft', isDraft: false } as const;
  const unpublish = { type: 'set-draft', isDraft: true } as const;
  expect(decideChange(draft, publish, context)).toEqual({ archivedAt: null, isDraft: false });
  expect(decideChange({ ...draft, isSkuTaken: true }, publish, context)).toEqual({ reason: 'sku-taken' });
  expect(decideChange(product, publish, context)).toEqual({});
  expect(decideChange(archived, publish, context)).toEqual({ reason: 'archived' });
  expect(decideChange(product, unpublish, context)).toEqual({ archivedAt: now, isDraft: true });
  expect(decideChange(archived, unpublish, context)).toEqual({ archivedAt: now, isDraft: true });
  expect(decideChange(draft, unpublish, context)).toEqual({});
});

it('edits and archives a draft, and restores nothing of it', () => {
  const draft = { ...product, archivedAt: '2026-01-01T00:00:00.000Z', isDraft: true };
  expect(decideChange(draft, raise, context)).toEqual({ price: '22.00' });
  expect(decideChange(draft, { type: 'set-archived', isArchived: true }, context)).toEqual({
    archivedAt: now,
    isDraft: false,
  });
  expect(decideChange(draft, { type: 'set-archived', isArchived: false }, context)).toEqual({});
});
