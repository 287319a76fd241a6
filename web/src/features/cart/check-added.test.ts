import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { setTransport } from '../../lib/api-client';
import { useToast } from '../../ui/toast-store';
import { useCart } from './cart-store';
import { checkAdded } from './check-added';
import { testProduct } from './test-product';

const words = { t: (key: string) => key, formatPrice: (amount: string | number) => `$${amount}` } as Parameters<
  typeof checkAdded
>[1];

/** Answers as a catalog in which the product is as given, or in which there is none. */
const answerWith = (now?: { available: number; price: string }) =>
  setTransport(async () => Response.json(now ? [{ productId: 1, isLow: false, ...now }] : []));

const lines = () => useCart.getState().items.map(({ product, quantity }) => [product.price, quantity]);
const said = () => useToast.getState().toast?.title;

afterAll(() => {
  setTransport((url, init) => fetch(url, init));
  useCart.getState().clearCart();
  useToast.setState({ toast: null });
});
beforeEach(() => {
  useCart.getState().clearCart();
  useToast.setState({ toast: null });
  useCart.getState().addItem(testProduct(1, '10.00'), 3);
});

describe('a product that was just added', () => {
  it.each([
    ['is as its page said', { available: 3, price: '10.0' }, [['10.00', 3]], undefined],
    ['has another price', { available: 9, price: '12.50' }, [['12.50', 3]], 'cart.new_price'],
    ['has fewer units left', { available: 2, price: '10.00' }, [['10.00', 3]], 'shared.stock.short'],
    ['has fewer units left at another price', { available: 2, price: '8.00' }, [['8.00', 3]], 'shared.stock.short'],
    ['is sold out', { available: 0, price: '10.00' }, [], 'cart.sold_out'],
    ['is gone', undefined, [], 'cart.sold_out'],
  ])('%s', async (_, now, expected, title) => {
    answerWith(now);
    await checkAdded(1, words);
    expect([lines(), said()]).toEqual([expected, title]);
  });

  it('stays as it is while the catalog is away, or where it was removed meanwhile', async () => {
    setTransport(async () => Response.json({ code: 'unavailable', message: 'x', requestId: 'x' }, { status: 503 }));
    await expect(checkAdded(1, words)).rejects.toThrow();
    expect([lines(), said()]).toEqual([[['10.00', 3]], undefined]);
    answerWith({ available: 0, price: '10.00' });
    const checked = checkAdded(1, words);
    useCart.getState().clearCart();
    await checked;
    expect([lines(), said()]).toEqual([[], undefined]);
  });
});
