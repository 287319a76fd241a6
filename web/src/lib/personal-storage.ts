import { readStored, writeStored } from './local-storage';

interface Place {
  storage: () => Storage;
  /** Keys of what is kept of a person. Language, theme and the like are settings of the device. */
  personal: readonly string[];
}

const browser: Place = { storage: () => localStorage, personal: ['cart-synced', 'recently-viewed', 'compared'] };
const tab: Place = {
  storage: () => sessionStorage,
  personal: ['checkout-draft', 'checkout-typed', 'kept-input', 'chunk-reload', 'reopen-after-reload', 'seen-listing'],
};

/** Tells other tabs, and later visits, whose things are kept here, without anything personal. */
export const sessionKey = 'session-of';

const toAccount = (mark: string | null): string => mark?.split(' ')[0] ?? '';

/** False where another tab knows that this account is no longer the one that is signed in. */
export function isStillSignedIn(userId: number): boolean {
  const mark = readStored(sessionKey);
  return mark === null || toAccount(mark) === String(userId);
}

let forgetCart = (): void => {};
/** The cart is in memory, too. Called by the module that has it, since this one may not import it. */
export function onCartForgotten(forget: () => void): void {
  forgetCart = forget;
}

/**
 * Notes who uses this browser and this tab: `mark` is "id role", or empty for a visitor. Forgets what they keep of an
 * account that was signed in before. What a visitor left goes on with the account that they sign in to. Returns true where
 * this tab had kept something of another account.
 */
export function noteOwner(mark: string): boolean {
  if (change(browser, mark)) forgetCart();
  return change(tab, mark);
}

function change({ storage, personal }: Place, mark: string): boolean {
  const before = readStored(sessionKey, storage);
  if (before === mark) return false;
  writeStored(sessionKey, mark, storage);
  const isLeft = toAccount(before) !== '' && toAccount(before) !== toAccount(mark);
  if (isLeft) for (const key of personal) writeStored(key, null, storage);
  return isLeft;
}
