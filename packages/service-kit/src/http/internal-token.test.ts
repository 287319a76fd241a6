import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Actor, createInternalTokens, signedIn } from './internal-token';

const secret = 'a test secret that is long enough';

it('returns the user’s id, and throws for visitors and processes', () => {
  expect(signedIn({ role: 'shopper', userId: 7 })).toBe(7);
  for (const role of ['anonymous', 'system'] as const) {
    expect(() => signedIn({ role })).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
  }
});

describe('an internal token', () => {
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
  });

  it('is accepted from a caller of the version before, which names no service', async () => {
    expect(await auth.verify(await bff.sign(actor))).toEqual(actor);
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

  it('that is used again belongs to its actor alone', async () => {
    const tokens = createInternalTokens(secret);
    const actors: Actor[] = [
      { role: 'anonymous' },
      { role: 'anonymous', visitorId: '2' },
      { role: 'shopper', userId: 2 },
      { role: 'shopper', userId: 21 },
      { role: 'staff', userId: 2 },
      { role: 'shopper', userId: 2, visitorId: '1' },
    ];
    for (let times = 0; times < 2; times += 1) {
      for (const actor of actors) expect(await tokens.verify(await tokens.sign(actor))).toEqual(actor);
    }
    expect(new Set(await Promise.all(actors.map((actor) => tokens.sign(actor)))).size).toBe(actors.length);
  });

  it('that is used again is replaced long before it expires, and refused afterwards', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const tokens = createInternalTokens(secret);
    const first = await tokens.sign({ role: 'staff' });
    expect(await tokens.sign({ role: 'staff' })).toBe(first);
    await tokens.verify(first);
    vi.setSystemTime(Date.now() + 21_000);
    expect(await tokens.sign({ role: 'staff' })).not.toBe(first);
    vi.setSystemTime(Date.now() + 350_000);
    await expect(tokens.verify(first)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
