import { afterEach, describe, expect, it, vi } from 'vitest';
import { createInternalTokens, signedIn } from './internal-token';

it('returns the user’s id, and throws for visitors and processes', () => {
  expect(signedIn({ role: 'shopper', userId: 7 })).toBe(7);
  for (const role of ['anonymous', 'system'] as const) {
    expect(() => signedIn({ role })).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
  }
});

describe('an internal token', () => {
  const secret = 'a test secret that is long enough';
  const actor = { role: 'system' } as const;
  const auth = createInternalTokens(secret, { audience: 'auth' });
  const bff = createInternalTokens(secret);
  const refused = { code: 'unauthenticated' };

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is accepted by the service that it names, and by no other', async () => {
    expect(await auth.verify(await bff.sign(actor, 'auth'))).toEqual(actor);
    await expect(auth.verify(await bff.sign(actor, 'order'))).rejects.toMatchObject(refused);
    await expect(auth.verify(await bff.sign(actor))).rejects.toMatchObject(refused);
  });

  it.each([
    [-300, true],
    [300, true],
    [361, false],
  ])('works where the clock of the other host is %d s ahead: %s', async (seconds, isAccepted) => {
    const token = await bff.sign(actor, 'auth');
    vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ['Date'] });
    const verified = auth.verify(token);
    if (isAccepted) expect(await verified).toEqual(actor);
    else await expect(verified).rejects.toMatchObject(refused);
  });
});
