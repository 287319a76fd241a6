import { expect, it } from 'vitest';
import { signedIn } from './internal-token';

it('returns the user’s id, and throws for visitors and processes', () => {
  expect(signedIn({ role: 'shopper', userId: 7 })).toBe(7);
  for (const role of ['anonymous', 'system'] as const) {
    expect(() => signedIn({ role })).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
  }
});
