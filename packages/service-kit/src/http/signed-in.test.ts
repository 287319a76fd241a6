import { expect, it } from 'vitest';
import { signedIn } from './signed-in';

it('signedIn gives the account, and refuses who has none, our own processes too', () => {
  expect(signedIn({ role: 'shopper', userId: 7 })).toBe(7);
  for (const role of ['anonymous', 'system'] as const) {
    expect(() => signedIn({ role })).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
  }
});
