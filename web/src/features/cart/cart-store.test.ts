import { putCart } from '@shopwright/contracts/http/cart';
import { cartLinesMax, quantityMax } from '@shopwright/contracts/limits';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { cartTotalCents, itemCount, readStoredCart, useCart, wireLines } from './cart-store';
import { applyPrices, applyShortage } from './correct-cart';
import { testProduct } from './test-product';

const cart = () => useCart.getState();
beforeEach(() => cart().clearCart());

describe('the cart', () => {
  it('raises the line of a product that is in it already', () => {
    cart().addItem(testProduct(1));
    cart().addItem(testProduct(1), 2);
    expect(cart().items).toMatchObject([{ product: { id: 1 }, quantity: 3 }]);
  });

  it('puts a removed line back in its place, once, unless the product is there again', () => {
    for (const id of [1, 2, 3]) cart().addItem(testProduct(id), id);
    const line = cart().items[1]!;
    const ids = () => cart().items.map((item) => item.product.id);
    cart().removeItem(line.id);
    cart().restoreItem(line, 1);
    cart().restoreItem(line, 1);
    expect(ids()).toEqual([1, 2, 3]);
    expect(cart().items[1]).toMatchObject({ quantity: 2 });
    cart().removeItem(line.id);
    cart().addItem(testProduct(2));
    cart().restoreItem(line, 1);
    expect(ids()).toEqual([1, 3, 2]);
  });

  it('removes a line at 0 or less', () => {
    cart().addItem(testProduct(1));
    cart().updateQuantity(cart().items[0]!.id, 0);
    expect(cart().items).toEqual([]);
  });

  it('starts a new attempt to pay when it is emptied, and keeps its session', () => {
    const { checkoutId, sessionId } = cart();
    cart().addItem(testProduct(1));
    expect(cart().checkoutId).toBe(checkoutId);
    cart().clearCart();
    expect(cart().checkoutId).not.toBe(checkoutId);
    expect(cart().sessionId).toBe(sessionId);
  });

  it('keeps what was not paid, as another attempt', () => {
    const { checkoutId } = cart();
    cart().addItem(testProduct(1), 3);
    cart().addItem(testProduct(2), 1);
    cart().addItem(testProduct(3), 2);
    cart().removePaid([
      { productId: 1, quantity: 1 },
      { productId: 2, quantity: 1 },
      { productId: 9, quantity: 4 },
    ]);
    expect(wireLines(cart().items)).toEqual([
      { productId: 1, quantity: 2 },
      { productId: 3, quantity: 2 },
    ]);
    expect(cart().checkoutId).not.toBe(checkoutId);
  });

  it('is stored as cart-storage, without whether it is open', () => {
    cart().addItem(testProduct(1));
    cart().openCart();
    const { state } = JSON.parse(localStorage.getItem('cart-storage') ?? '{}') as { state: object };
    expect(Object.keys(state).sort()).toEqual(['checkoutId', 'items', 'sessionId']);
  });

  it('is read from storage as the page loads', async () => {
    const items = [{ id: 7, product: testProduct(1), quantity: 3 }];
    localStorage.setItem('cart-storage', JSON.stringify({ state: { items }, version: 0 }));
    // Another copy of the module: the files of a worker share the first.
    const copy = './cart-store?copy';
    const loaded = (await import(copy)) as typeof import('./cart-store');
    expect(loaded.useCart.getState().items).toMatchObject([{ id: 7, quantity: 3 }]);
  });

  it('stays as it is where what is stored cannot be read', () => {
    cart().addItem(testProduct(1));
    for (const text of ['{', 'null', '7', JSON.stringify({ state: { items: [{ id: 'x' }, 3] }, version: 0 })]) {
      localStorage.setItem('cart-storage', text);
      expect(readStoredCart).not.toThrow();
    }
    expect(cart().items).toEqual([]);
    localStorage.removeItem('cart-storage');
  });

  it('keeps what it can of an old cart, and replaces what every checkout would be refused for', () => {
    const line = (id: number, over: object = {}) => ({ id, product: testProduct(id), quantity: 2, ...over });
    const items = [
      line(1, { quantity: 5000 }),
      line(2, { product: { id: 2, price: '10.00' } }),
      ...Array.from({ length: cartLinesMax + 5 }, (_, index) => line(index + 3)),
    ];
    const { sessionId, checkoutId } = cart();
    const state = { items, sessionId: 'short', checkoutId: 'first' };
    localStorage.setItem('cart-storage', JSON.stringify({ state, version: 0 }));
    readStoredCart();
    expect([cart().sessionId, cart().checkoutId]).toEqual([sessionId, checkoutId]);
    expect(cart().items.slice(0, 2)).toMatchObject([
      { product: { id: 1 }, quantity: quantityMax },
      { product: { id: 3 }, quantity: 2 },
    ]);
    expect(cart().items).toHaveLength(cartLinesMax);
    const body = { sessionId: cart().sessionId, items: wireLines(cart().items) };
    expect(putCart.body?.safeParse(body).success).toBe(true);
    expect(z.uuid().safeParse(cart().checkoutId).success).toBe(true);
  });

  it('takes a product where the storage takes no more', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    expect(cart().addItem(testProduct(1))).toBe(true);
    expect(cart().items).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it('stores no compare-at price, which ends without the cart noticing', () => {
    const isReduced = () =>
      [localStorage.getItem('cart-storage'), JSON.stringify(cart().items)].some((text) =>
        text?.includes('compareAtPrice'),
      );
    const reduced = { ...testProduct(1), compareAtPrice: '20.00' };
    cart().addItem(reduced);
    cart().addItem(reduced);
    expect(cart().items).toMatchObject([{ product: { id: 1, price: '10.00' }, quantity: 2 }]);
    expect(isReduced()).toBe(false);
    const items = [{ id: 7, product: reduced, quantity: 3 }];
    localStorage.setItem('cart-storage', JSON.stringify({ state: { items }, version: 0 }));
    readStoredCart();
    expect(cart().items).toMatchObject([{ id: 7, product: { id: 1, price: '10.00' }, quantity: 3 }]);
    cart().updateQuantity(7, 4);
    expect(isReduced()).toBe(false);
  });

  it('takes over fresh prices, and what is left of a product that is short', () => {
    cart().addItem(testProduct(1), 5);
    cart().addItem(testProduct(2), 1);
    applyPrices({ items: [{ productId: 1, name: 'Product 1', price: '12.50', quantity: 5 }] });
    applyShortage({
      items: [
        { productId: 1, name: 'Product 1', requested: 5, available: 2 },
        { productId: 2, name: 'Product 2', requested: 1, available: 0 },
      ],
    });
    expect(wireLines(cart().items)).toEqual([{ productId: 1, quantity: 2 }]);
    expect(cartTotalCents(cart())).toBe(2500);
  });
});

describe('after any sequence of changes', () => {
  const change = fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      id: fc.integer({ min: 1, max: 6 }),
      by: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({ kind: fc.constant('set' as const), at: fc.nat(5), to: fc.integer({ min: -2, max: 150 }) }),
    fc.record({ kind: fc.constant('remove' as const), at: fc.nat(5) }),
  );

  it('count, total and what is sent agree with a plain model', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        cart().clearCart();
        const model = new Map<number, number>();
        for (const step of changes) {
          if (step.kind === 'add') {
            cart().addItem(testProduct(step.id, `${step.id}.99`), step.by);
            model.set(step.id, Math.min((model.get(step.id) ?? 0) + step.by, quantityMax));
            continue;
          }
          const line = cart().items[step.at];
          if (!line) continue;
          if (step.kind === 'remove' || step.to <= 0) model.delete(line.product.id);
          else model.set(line.product.id, Math.min(step.to, quantityMax));
          if (step.kind === 'remove') cart().removeItem(line.id);
          else cart().updateQuantity(line.id, step.to);
        }
        const quantities = [...model.values()];
        expect(new Map(wireLines(cart().items).map((line) => [line.productId, line.quantity]))).toEqual(model);
        expect(itemCount(cart())).toBe(quantities.reduce((sum, quantity) => sum + quantity, 0));
        expect(cartTotalCents(cart())).toBe(
          [...model].reduce((sum, [id, quantity]) => sum + (id * 100 + 99) * quantity, 0),
        );
        expect(new Set(cart().items.map((line) => line.id)).size).toBe(cart().items.length);
      }),
    );
  });
});
