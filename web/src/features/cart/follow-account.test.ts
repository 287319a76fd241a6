import type { CartLine } from '@shopwright/contracts/http/cart';
import type { Product } from '@shopwright/contracts/http/products';
import { eventually } from '@shopwright/testing/deadlines';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { syncedKey, useCart, wireLines } from './cart-store';
import { followAccount } from './follow-account';

const lamp = { id: 1, slug: 'lamp', name: 'Lamp', price: '10.00', stockQuantity: 100, inStock: true } as Product;
const userId = 7;

/** The cart that the server keeps for the account. */
let account: CartLine[];
/** True if the server's responses to writes reach the page. */
let isHeard: boolean;
let writes: number;
let stop: () => void;

/** Follows the account as the page does when it is opened, until the server has been asked and answered. */
async function openPage(): Promise<void> {
  const asked = vi.mocked(fetch).mock.calls.length;
  stop = followAccount(userId);
  await vi.waitFor(() => expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThan(asked), eventually);
  await new Promise((resolve) => setTimeout(resolve, 20));
  stop();
}

beforeEach(() => {
  localStorage.clear();
  useCart.getState().clearCart();
  [account, isHeard, writes] = [[], true, 0];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_input: unknown, init?: { method?: string; body?: string }) => {
      if (init?.method === 'PUT') {
        writes += 1;
        account = (JSON.parse(init.body ?? '{}') as { items: CartLine[] }).items;
        if (!isHeard) throw new TypeError('the page was left');
      }
      return Response.json({ items: account });
    }),
  );
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('a change whose response the page does not hear', () => {
  it('is not made a second time when the page is opened again', async () => {
    await openPage();
    expect(JSON.parse(localStorage.getItem(syncedKey) ?? '')).toEqual({ userId, lines: [] });
    useCart.getState().addItem(lamp);
    isHeard = false;
    await openPage();
    expect([writes, account]).toEqual([1, [{ productId: 1, quantity: 1 }]]);

    isHeard = true;
    await openPage();
    expect(account).toEqual([{ productId: 1, quantity: 1 }]);
    expect(wireLines(useCart.getState().items)).toEqual([{ productId: 1, quantity: 1 }]);
    expect(writes).toBe(1);
  });

  it('is made again where the account does not have it', async () => {
    await openPage();
    useCart.getState().addItem(lamp);
    isHeard = false;
    await openPage();
    account = [];
    isHeard = true;
    await openPage();
    expect(account).toEqual([{ productId: 1, quantity: 1 }]);
  });
});
