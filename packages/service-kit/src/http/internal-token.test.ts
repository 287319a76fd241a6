import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawInternalKeys, readInternalKeys } from './internal-keys';
import { type Actor, createInternalTokens, signedIn } from './internal-token';

const { signingKeys, publicKeys } = drawInternalKeys();
/** Signs as the BFF, for itself. */
const createTokens = () => createInternalTokens(readInternalKeys(signingKeys.bff, publicKeys), { audience: 'auth' });

it('returns the user’s id, and throws for visitors and processes', () => {
  expect(signedIn({ role: 'shopper', userId: 7 })).toBe(7);
  for (const role of ['anonymous', 'system'] as const) {
    expect(() => signedIn({ role })).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
  }
});

describe('an internal token', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('that is used again belongs to its actor alone', async () => {
    const tokens = createTokens();
    const actors: Actor[] = [
      { role: 'anonymous' },
      { role: 'anonymous', visitorId: '2' },
      { role: 'shopper', userId: 2 },
      { role: 'shopper', userId: 21 },
      { role: 'staff', userId: 2 },
      { role: 'shopper', userId: 2, visitorId: '1' },
      { role: 'staff', userId: 2, refundLimit: '50.00' },
      { role: 'staff', userId: 2, refundLimit: '5.00' },
    ];
    const sign = async (actor: Actor) => tokens.headersFor(actor, 'auth');
    for (let times = 0; times < 2; times += 1) {
      for (const actor of actors) expect((await tokens.readCaller(await sign(actor))).actor).toEqual(actor);
    }
    const signed = await Promise.all(actors.map(async (actor) => JSON.stringify(await sign(actor))));
    expect(new Set(signed).size).toBe(actors.length);
  });

  it('that is used again is replaced long before it expires, and refused afterwards', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const tokens = createTokens();
    const sign = () => tokens.headersFor({ role: 'staff' }, 'auth');
    const first = await sign();
    expect(await sign()).toEqual(first);
    await tokens.readCaller(first);
    vi.setSystemTime(Date.now() + 21_000);
    expect(await sign()).not.toEqual(first);
    vi.setSystemTime(Date.now() + 350_000);
    await expect(tokens.readCaller(first)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
