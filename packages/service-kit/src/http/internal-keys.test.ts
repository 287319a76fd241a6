import { SignJWT } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawInternalKeys, readInternalKeys } from './internal-keys';
import { type Actor, createInternalTokens } from './internal-token';

const drawn = drawInternalKeys();
const keysOf = (name: keyof typeof drawn.signingKeys) => readInternalKeys(drawn.signingKeys[name], drawn.publicKeys);

const bff = createInternalTokens(keysOf('bff'));
const workers = createInternalTokens(keysOf('workers'));
const auth = createInternalTokens(keysOf('auth'), { audience: 'auth' });
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
    const posing = createInternalTokens({ ...keysOf('workers'), name: 'bff' });
    await expect(auth.readCaller(await posing.headersFor(staff, 'auth'))).rejects.toMatchObject(refused);
  });

  it('is accepted by the service that it names, and by no other', async () => {
    const headers = await bff.headersFor(system, 'order');
    await expect(auth.readCaller(headers)).rejects.toMatchObject(refused);
    // The BFF is no service.
    await expect(bff.readCaller(headers)).rejects.toMatchObject(refused);
  });

  it.each([
    [-300, true],
    [300, true],
    [361, false],
  ])('works where the clock of the other host is %d s ahead: %s', async (seconds, isAccepted) => {
    const headers = await bff.headersFor(system, 'auth');
    vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ['Date'] });
    const verified = auth.readCaller(headers);
    if (isAccepted) expect(await verified).toEqual({ actor: system, process: 'bff' });
    else await expect(verified).rejects.toMatchObject(refused);
  });

  it('that is refused by its time alone is said once, with the process and how late it is', async () => {
    const said: string[] = [];
    const logger = { warn: (line: string) => void said.push(line) } as never;
    const verifier = createInternalTokens(keysOf('auth'), { audience: 'auth', logger });
    const headers = await bff.headersFor(system, 'auth');
    const forged = createInternalTokens({ ...keysOf('workers'), name: 'order' });
    const forgedHeaders = await forged.headersFor(system, 'auth');
    vi.useFakeTimers({ now: Date.now() + 3_660_000, toFake: ['Date'] });
    for (const each of [forgedHeaders, headers, headers])
      await expect(verifier.readCaller(each)).rejects.toMatchObject(refused);
    expect(said).toEqual([
      expect.stringMatching(/^calls of bff are refused: its token expired 360[01] s ago by the clock of this machine/),
    ]);
  });

  it('is accepted with the old key and the new one while a key is replaced', async () => {
    const next = drawInternalKeys();
    const both = `${drawn.publicKeys},${next.publicKeys}`;
    const verifier = createInternalTokens(readInternalKeys(undefined, both), { audience: 'auth' });
    for (const { signingKeys } of [drawn, next]) {
      const signer = createInternalTokens(readInternalKeys(signingKeys.bff, both));
      expect((await verifier.readCaller(await signer.headersFor(staff, 'auth'))).actor).toEqual(staff);
    }
  });

  it('cannot be signed with a key that the others do not know', () => {
    expect(() => readInternalKeys(drawInternalKeys().signingKeys.bff, drawn.publicKeys)).toThrow(
      'INTERNAL_PUBLIC_KEYS',
    );
  });

  it('is asked for, and no other header makes up for it', async () => {
    const token = Object.values(await bff.headersFor(staff, 'auth')).join();
    for (const headers of [{}, { authorization: `Bearer ${token}` }, { 'x-process-token': 'a.b.c' }]) {
      await expect(auth.readCaller(headers)).rejects.toMatchObject(refused);
    }
  });

  it('with a symmetric algorithm is refused, even where its key is the public one', async () => {
    const [, publicKey = ''] = /bff:([^,]+)/.exec(drawn.publicKeys) ?? [];
    const forged = new SignJWT({ ...staff }).setProtectedHeader({ alg: 'HS256' });
    forged.setIssuer('bff').setAudience('auth').setExpirationTime('1m');
    const headers = { 'x-process-token': await forged.sign(Buffer.from(publicKey, 'base64url')) };
    await expect(auth.readCaller(headers)).rejects.toMatchObject(refused);
  });

  it('cannot be signed by a process without a key', async () => {
    const mailbox = createInternalTokens(readInternalKeys(undefined, drawn.publicKeys), { audience: 'mail' });
    await expect(mailbox.headersFor(system, 'auth')).rejects.toThrow('INTERNAL_SIGNING_KEY');
  });
});
