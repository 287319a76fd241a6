// @vitest-environment happy-dom
import type { Product } from '@shopwright/contracts/http/products';
import { quantityMax } from '@shopwright/contracts/limits';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RenderedLanguage } from '../../i18n/language-provider';
import shop from '../../i18n/locales/en/shop.json';
import { createQueryClient } from '../../lib/query-client';
import { useToast } from '../../ui/toast-store';
import { useCart } from './cart-store';
import { testProduct } from './test-product';
import { useAddToCart } from './use-add-to-cart';

let add: ReturnType<typeof useAddToCart>;
const root = createRoot(document.createElement('div'));

function Place() {
  add = useAddToCart();
  return null;
}

beforeAll(() => {
  // The catalog is not asked.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  return act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <RenderedLanguage language="en" dictionary={shop}>
          <Place />
        </RenderedLanguage>
      </QueryClientProvider>,
    ),
  );
});
afterAll(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const lamp = { ...testProduct(1), name: 'Lamp' } as Product;
beforeEach(() => useCart.getState().clearCart());

describe('what is said of a product that is put in the cart', () => {
  const cases: [inCart: number, asked: number | undefined, added: number][] = [
    [0, undefined, 1],
    [0, 1, 1],
    [0, 5, 5],
    [1, undefined, 1],
    [94, 5, 5],
    [95, 5, 4],
    [98, 5, 1],
    [98, 1, 1],
    [98, undefined, 1],
    [0, 99, 99],
    [0, 120, 99],
    [99, 5, 0],
    [99, 1, 0],
    [99, undefined, 0],
  ];

  it.each(cases)('with %i in it and %s more: %i', (inCart, asked, added) => {
    if (inCart > 0) useCart.getState().addItem(lamp, inCart);
    add(lamp, asked);
    expect(useCart.getState().items[0]?.quantity).toBe(Math.min(quantityMax, inCart + (asked ?? 1)));
    const limit = 'You can have up to 99 of each product in your cart.';
    const { toast } = useToast.getState();
    if (added === 0) {
      expect(toast).toMatchObject({ title: limit, tone: 'destructive' });
      return;
    }
    const text =
      asked === undefined ? 'Lamp has been added to your cart.' : `${added}x Lamp has been added to your cart.`;
    expect(toast).toMatchObject({
      title: 'Added to cart',
      description: added < (asked ?? 1) ? `${text} ${limit}` : text,
    });
  });
});
