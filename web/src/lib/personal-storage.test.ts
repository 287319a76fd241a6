// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wireLines } from '../features/cart/cart-store';
import { testProduct } from '../features/cart/test-product';
import { isStillSignedIn, noteOwner, sessionKey } from './personal-storage';

type Storages = 'localStorage' | 'sessionStorage';

/** Everything that the web app keeps in a browser, and whose it is. */
const kept: [storage: Storages, key: string, whose: 'person' | 'device'][] = [
  ['localStorage', 'cart-synced', 'person'],
  ['localStorage', 'recently-viewed', 'person'],
  ['localStorage', 'compared', 'person'],
  ['sessionStorage', 'checkout-draft', 'person'],
  ['sessionStorage', 'checkout-typed', 'person'],
  ['sessionStorage', 'kept-input', 'person'],
  ['sessionStorage', 'chunk-reload', 'person'],
  ['sessionStorage', 'reopen-after-reload', 'person'],
  ['sessionStorage', 'seen-listing', 'person'],
  ['localStorage', 'label-paper', 'device'],
  ['localStorage', 'language', 'device'],
  ['localStorage', 'theme', 'device'],
  ['localStorage', 'staff-rail', 'device'],
  ['localStorage', 'import-columns', 'device'],
  ['sessionStorage', 'scroll-positions', 'device'],
  ['sessionStorage', 'visit-recorded', 'device'],
];
/** Tested below: it is emptied and not removed, so that other tabs hear of it. */
const others = ['cart-storage', sessionKey];

const changes: [what: string, before: string | null, after: string, isForgotten: boolean][] = [
  ['an account signs out', '7 shopper', '', true],
  ['a member of staff signs out', '1 staff', '', true],
  ['another account signs in', '7 shopper', '8 shopper', true],
  ['an account whose number begins alike signs in', '7 shopper', '77 shopper', true],
  ['a visitor signs in', '', '7 shopper', false],
  ['the first visit is that of an account', null, '7 shopper', false],
  ['the first visit is that of a visitor', null, '', false],
  ['a visitor comes back', '', '', false],
  ['the same account comes back', '7 shopper', '7 shopper', false],
  ['the role of the same account changes', '7 shopper', '7 staff', false],
];

const cases = changes.flatMap((change) => kept.map((each) => [...change, ...each] as const));

async function freshCart() {
  vi.resetModules();
  const { useCart } = await import('../features/cart/cart-store');
  useCart.getState().clearCart();
  useCart.getState().addItem(testProduct(1), 3);
  useCart.getState().keepReservation('a-reservation');
  useCart.setState({ news: 'Lamp was added', isOpen: true });
  const { noteOwner } = await import('./personal-storage');
  return { cart: useCart.getState, noteOwner };
}

function begin(before: string | null): void {
  for (const storage of [localStorage, sessionStorage]) if (before !== null) storage.setItem(sessionKey, before);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what a browser keeps', () => {
  it.each(cases)('when %s (%s, %s, %s): %s %s of a %s', (_what, before, after, isForgotten, storage, key, whose) => {
    begin(before);
    globalThis[storage].setItem(key, 'kept');
    expect(noteOwner(after)).toBe(isForgotten);
    expect(globalThis[storage].getItem(key)).toBe(isForgotten && whose === 'person' ? null : 'kept');
    expect([localStorage.getItem(sessionKey), sessionStorage.getItem(sessionKey)]).toEqual([after, after]);
  });

  it.each(changes)('when %s: the cart', async (_what, before, after, isForgotten) => {
    const { cart, noteOwner } = await freshCart();
    begin(before);
    const { checkoutId } = cart();
    noteOwner(after);
    expect(wireLines(cart().items)).toEqual(isForgotten ? [] : [{ productId: 1, quantity: 3 }]);
    expect(cart().checkoutId === checkoutId).toBe(!isForgotten);
    expect([cart().reservation, cart().news, cart().isOpen]).toEqual(
      isForgotten ? [undefined, undefined, false] : ['a-reservation', 'Lamp was added', true],
    );
    expect(localStorage.getItem('cart-storage')?.includes('"quantity":3')).toBe(!isForgotten);
  });

  it('has no other keys', () => {
    const source = `${import.meta.dirname}/..`;
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const texts = files
      .filter((name) => !name.includes('.test.'))
      .map((name) => readFileSync(`${source}/${name}`, 'utf8'))
      .filter((text) => /(read|write)Stored\(|\b(local|session)Storage\.\w/.test(text));
    const found = texts.flatMap((text) => [...text.matchAll(/[kK]ey = '([\w-]+)'/g)].map(([, key]) => key));
    expect(new Set(found)).toEqual(new Set([...kept.map(([, key]) => key), ...others]));
  });
});

describe('the things of a tab and of the browser', () => {
  it('are forgotten apart: a tab that was asleep does not touch what the next account has begun', () => {
    begin('7 shopper');
    localStorage.setItem(sessionKey, '8 shopper');
    localStorage.setItem('recently-viewed', 'of 8');
    sessionStorage.setItem('checkout-typed', 'of 7');
    expect(noteOwner('8 shopper')).toBe(true);
    expect([localStorage.getItem('recently-viewed'), sessionStorage.getItem('checkout-typed')]).toEqual(['of 8', null]);
  });

  it('are forgotten where a later visit finds the session over', () => {
    localStorage.setItem(sessionKey, '7 shopper');
    localStorage.setItem('recently-viewed', 'of 7');
    expect(noteOwner('')).toBe(false);
    expect(localStorage.getItem('recently-viewed')).toBeNull();
  });

  it('break nothing where storage is blocked', () => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, undefined);
    expect([noteOwner('7 shopper'), isStillSignedIn(7)]).toEqual([false, true]);
  });
});

it.each([
  [null, true],
  ['7 shopper', true],
  ['7 staff', true],
  ['77 shopper', false],
  ['8 shopper', false],
  ['', false],
])('the mark %j says whether account 7 is still signed in: %s', (mark, isSame) => {
  if (mark !== null) localStorage.setItem(sessionKey, mark);
  expect(isStillSignedIn(7)).toBe(isSame);
});
