import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawInternalKeys, readInternalKeys } from './internal-keys';
import { type Actor, createInternalTokens } from './internal-token';

const drawn = drawInternalKeys();
const sharedSecret = 'a secret that all processes shared before';
const keysOf = (name: keyof typeof drawn.signingKeys) => readInternalKeys(drawn.signingKeys[name], drawn.publicKeys);

const bff = createInternalTokens({ keys: keysOf('bff') });
const workers = createInternalTokens({ keys: keysOf('workers') });
const auth = createInternalTokens({ keys: keysOf('auth') }, { audience: 'auth' });
const refused = { code: 'unauthenticated' };
const system: Actor = { role: 'system' };
const staff: Actor = { role: 'staff', userId: 7 };

describe('a token of a process', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('says which process signed it', async () => {
    expect(await auth.readCaller(await bff.headersFor(staff, 'auth'))).toEqual({ actor: staff, process: 'bff' });
    expect(await auth.readCaller(await workers.headersFor(system, 'auth'))).toEqual({
      actor: system,
      process: 'workers',
    });
  });

  it.each([staff, { role: 'anonymous' }, { role: 'operator', userId: 1 }] as Actor[])(
    'of the workers acts for no user or visitor: %o',
    async (actor) => {
      await expect(auth.readCaller(await workers.headersFor(actor, 'auth'))).rejects.toMatchObject(refused);
    },
  );

  it('is not accepted with the name of another process', async () => {
    const posing = createInternalTokens({ keys: { ...keysOf('workers'), name: 'bff' } });
    await expect(auth.verify(await posing.sign(staff, 'auth'))).rejects.toMatchObject(refused);
  });

  it('is accepted by the service that it names, and by no other', async () => {
    await expect(auth.verify(await bff.sign(system, 'order'))).rejects.toMatchObject(refused);
    await expect(auth.verify(await bff.sign(system))).rejects.toMatchObject(refused);
  });

  it.each([
    [-300, true],
    [300, true],
    [361, false],
  ])('works where the clock of the other host is %d s ahead: %s', async (seconds, isAccepted) => {
    const token = await bff.sign(system, 'auth');
    vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ['Date'] });
    const verified = auth.verify(token);
    if (isAccepted) expect(await verified).toEqual(system);
    else await expect(verified).rejects.toMatchObject(refused);
  });

  it('is accepted with the old key and the new one while a key is replaced', async () => {
    const next = drawInternalKeys();
    const both = `${drawn.publicKeys},${next.publicKeys}`;
    const verifier = createInternalTokens({ keys: readInternalKeys(undefined, both) }, { audience: 'auth' });
    for (const { signingKeys } of [drawn, next]) {
      const signer = createInternalTokens({ keys: readInternalKeys(signingKeys.bff, both) });
      expect(await verifier.verify(await signer.sign(staff, 'auth'))).toEqual(staff);
    }
  });

  it('cannot be signed with a key that the others do not know', () => {
    expect(() => readInternalKeys(drawInternalKeys().signingKeys.bff, drawn.publicKeys)).toThrow(
      'INTERNAL_PUBLIC_KEYS',
    );
  });
});

describe('the secret that all processes share', () => {
  const before = createInternalTokens(sharedSecret, { audience: 'auth' });
  const during = createInternalTokens({ sharedSecret, keys: keysOf('auth') }, { audience: 'auth' });
  const upgraded = createInternalTokens({ sharedSecret, keys: keysOf('bff') });

  it('lets copies of the version before and of this one call each other', async () => {
    const older = { authorization: `Bearer ${await before.sign(staff, 'auth')}` };
    expect(await during.readCaller(older)).toEqual({ actor: staff });
    const headers = await upgraded.headersFor(staff, 'auth');
    expect(await before.verify(headers.authorization?.replace('Bearer ', '') ?? '')).toEqual(staff);
    expect(await during.readCaller(headers)).toEqual({ actor: staff, process: 'bff' });
  });

  it('does not make up for a token of a process that is not valid', async () => {
    const headers = { ...(await upgraded.headersFor(staff, 'auth')), 'x-process-token': 'a.b.c' };
    await expect(during.readCaller(headers)).rejects.toMatchObject(refused);
  });

  it('is of no use where it is not set', async () => {
    const older = { authorization: `Bearer ${await before.sign(staff, 'auth')}` };
    await expect(auth.readCaller(older)).rejects.toMatchObject(refused);
  });
});
