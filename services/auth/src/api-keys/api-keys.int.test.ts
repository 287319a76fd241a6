import { isApiKey } from '@shopwright/service-kit/http/api-key';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiKeys, memberRoles, users } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';
import { type SignedIn, signedInAgent } from '../test-signed-in';
import { purgeRepeatableCalls } from './repeatable-calls';

const hourMs = 3_600_000;
let auth: TestAuth;
let owner: SignedIn;

beforeAll(async () => {
  auth = await startAuth({ isClientLimited: false });
});
afterAll(() => auth.stop());
beforeEach(async () => {
  await auth.database.db.execute('truncate users, team_invitations, team_settings cascade');
  auth.clock.at = new Date();
  owner = await signedInAgent(auth, 'owner@lamps.example', 'operator');
});

const wait = (ms: number) => {
  auth.clock.at = new Date(auth.clock.at.getTime() + ms);
};
const create = (changes: object = {}, by = owner) =>
  by.post('/api-keys', { name: 'Warehouse', permissions: ['inventory:write', 'orders:read'], ...changes });
const resolve = async (key: string) => (await auth.as('bff')).post('/internal/api-keys/resolve').send({ key });

describe('an API key', () => {
  it('201: is shown once, stored as a hash, and does what it was given', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(isApiKey(body.key)).toBe(true);
    const stored = JSON.stringify(await auth.database.db.select().from(apiKeys));
    expect(stored).not.toContain(body.key);
    expect(stored).not.toContain(body.key.slice(9, 30));
    expect((await resolve(body.key)).body).toEqual({
      id: body.id,
      name: 'Warehouse',
      userId: owner.id,
      permissions: ['orders:read', 'inventory:write'],
      refundLimit: null,
    });
    const [listed] = (await owner.get('/api-keys')).body;
    expect(listed).toMatchObject({ name: 'Warehouse', hint: body.key.slice(-4), revokedAt: null });
    expect(listed.lastUsedAt).toBe(auth.clock.at.toISOString());
    expect(JSON.stringify(listed)).not.toContain(body.key);
  });

  it('401 with the reason: is unknown, expired, revoked, or of a member who has left', async () => {
    const reasonOf = async (key: string) => {
      const { status, body } = await resolve(key);
      return [status, body.message];
    };
    expect(await reasonOf('swk_live_x')).toEqual([401, 'This API key does not exist']);
    const expiring = (await create({ expiresAt: new Date(auth.clock.at.getTime() + hourMs).toISOString() })).body;
    const revoked = (await create()).body;
    const left = (await create()).body;
    wait(hourMs);
    expect(await reasonOf(expiring.key)).toEqual([401, expect.stringContaining('expired on')]);
    expect((await owner.delete(`/api-keys/${revoked.id}`)).status).toBe(204);
    expect((await owner.delete(`/api-keys/${revoked.id}`)).status).toBe(204);
    expect(await reasonOf(revoked.key)).toEqual([401, 'This API key was revoked']);
    expect((await resolve(left.key)).status).toBe(200);
    await auth.database.db.update(users).set({ role: 'shopper' }).where(eq(users.id, owner.id));
    expect(await reasonOf(left.key)).toEqual([401, expect.stringContaining('no longer on the team')]);
  });

  it('never may do more than its member may now', async () => {
    const { body } = await create({ permissions: ['inventory:write', 'settings:write'] });
    await auth.database.db.update(users).set({ role: 'staff' }).where(eq(users.id, owner.id));
    expect((await resolve(body.key)).body).toMatchObject({ permissions: ['inventory:write'], refundLimit: null });
    await auth.database.db.update(memberRoles).set({ refundLimit: '50.00' }).where(eq(memberRoles.key, 'manager'));
    expect((await resolve(body.key)).body.refundLimit).toBe('50.00');
  });

  it('403: is not created with a permission that its member lacks, nor by staff without the permission, nor by a key', async () => {
    const { body: role } = await owner.post('/team/roles', {
      name: 'Integrations',
      permissions: ['api-keys:write', 'orders:read'],
      refundLimit: null,
    });
    const staff = await signedInAgent(auth, 'staff@lamps.example', 'staff');
    expect((await create({}, staff)).body.details).toEqual({ permission: 'api-keys:write' });
    const asMember = await auth.raw({
      role: 'staff',
      userId: staff.id,
      permissions: role.permissions,
    });
    const send = (permissions: string[]) =>
      asMember.post('/api-keys').set('x-session-token', staff.token).send({ name: 'Mine', permissions });
    expect((await send(['orders:read', 'orders:refund'])).body).toMatchObject({
      code: 'forbidden',
      details: { permission: 'orders:refund' },
    });
    expect((await send(['orders:read'])).status).toBe(201);
    const asKey = await auth.raw({
      role: 'staff',
      userId: owner.id,
      permissions: ['api-keys:write'],
      apiKey: { id: 1, name: 'Warehouse' },
    });
    expect((await asKey.post('/api-keys').send({ name: 'Another', permissions: [] })).status).toBe(403);
    expect(await auth.database.db.select().from(apiKeys)).toHaveLength(1);
  });

  it('400: names a permission that does not exist, and a time that is over', async () => {
    expect((await create({ permissions: ['everything'] })).body.fields[0].path).toBe('permissions.0');
    const past = await create({ expiresAt: new Date(auth.clock.at.getTime() - 1).toISOString() });
    expect(past).toMatchObject({ status: 400, body: { fields: [{ path: 'expiresAt' }] } });
    expect((await create({ name: ' ' })).body.fields[0].path).toBe('name');
    expect(await auth.database.db.select().from(apiKeys)).toEqual([]);
  });
});

describe('a call that a client may repeat', () => {
  const begin = async (apiKeyId: number, changes: object = {}) =>
    (await auth.as('bff'))
      .post('/internal/repeatable-calls')
      .send({ apiKeyId, key: 'order-1', fingerprint: 'a', ...changes });
  const finish = async (apiKeyId: number, kept: object | null) =>
    (await auth.as('bff')).put('/internal/repeatable-calls').send({ apiKeyId, key: 'order-1', kept });

  it('runs once of many at the same time; later ones get its response, for a day', async () => {
    const { id } = (await create()).body;
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => begin(id)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    await finish(id, { status: 201, body: '{"id":7}' });
    expect((await begin(id)).body.kept).toEqual({ status: 201, body: '{"id":7}' });
    expect((await begin(id, { fingerprint: 'b' })).body).toMatchObject({
      code: 'conflict',
      fields: [{ path: 'Idempotency-Key' }],
    });
    wait(25 * hourMs);
    expect((await begin(id)).body.kept).toBeNull();
  });

  it('is of one key alone', async () => {
    const [one, other] = [(await create()).body, (await create()).body];
    await begin(one.id);
    expect((await begin(other.id)).body.kept).toBeNull();
  });

  it('may be made again once it did nothing, and not where that is not known', async () => {
    const { id } = (await create()).body;
    await begin(id);
    await finish(id, null);
    expect((await begin(id)).status).toBe(200);
    wait(61_000);
    expect((await begin(id)).body.message).toContain('did not finish');
  });

  it('is purged after a day', async () => {
    const { id } = (await create()).body;
    await begin(id);
    wait(25 * hourMs);
    await purgeRepeatableCalls(auth.database.db, auth.clock.at);
    const rows = await auth.database.db.execute('select 1 from repeatable_calls');
    expect(rows).toHaveLength(0);
  });
});
