import type { TeamRoleDetail } from '@shopwright/contracts/http/team-roles';
import { builtInRoleNames, builtInRoles, permissions } from '@shopwright/contracts/permissions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAuth, type TestAuth } from '../test-auth';
import { type SignedIn, signedInAgent, signInAgain } from '../test-signed-in';

let auth: TestAuth;
let owner: SignedIn;
let staff: SignedIn;

beforeAll(async () => {
  auth = await startAuth({ isClientLimited: false });
});
afterAll(() => auth.stop());
beforeEach(async () => {
  await auth.database.db.execute('truncate users, team_invitations, team_settings cascade');
  await auth.database.db.execute('delete from team_roles where key is null');
  await auth.database.db.execute('update team_roles set refund_limit = null, version = 1');
  owner = await signedInAgent(auth, 'owner@lamps.example', 'operator');
  staff = await signedInAgent(auth, 'staff@lamps.example', 'staff');
});

const roles = async (): Promise<TeamRoleDetail[]> => (await owner.get('/team/roles')).body;
const idOf = async (key: string) => (await roles()).find((role) => role.key === key)?.id ?? 0;
const create = (changes: object = {}) =>
  owner.post('/team/roles', { name: 'Warehouse', permissions: ['inventory:write'], refundLimit: '50.00', ...changes });
const give = (teamRoleId: number) => owner.put(`/team/members/${staff.id}/role`, { role: 'staff', teamRoleId });
const rightsOf = async (token: string) => {
  const { role, teamRole, permissions: held, refundLimit } = (await auth.resolve(token)).body.user;
  return { role, key: teamRole?.key, name: teamRole?.name, held, refundLimit };
};

describe('what an account may do', () => {
  it('is everything for owners, what it was for staff who have no role yet, and nothing for shoppers', async () => {
    expect(await rightsOf(owner.token)).toMatchObject({ role: 'operator', held: permissions });
    expect(await rightsOf(staff.token)).toMatchObject({ key: 'manager', held: builtInRoles.manager });
    const shopper = await auth.register('shopper@example.com');
    expect(await rightsOf(shopper.body.token)).toMatchObject({ role: 'shopper', key: undefined, held: [] });
  });

  it('is nothing while a required second factor is missing', async () => {
    await auth.database.db.execute(
      sql`insert into team_settings (requires_two_factor, updated_at) values (true, now())`,
    );
    expect(await rightsOf(staff.token)).toMatchObject({ role: 'shopper', held: [] });
  });

  it.each(builtInRoleNames)('is what the role %s has', async (key) => {
    await give(await idOf(key));
    expect(await rightsOf((await signInAgain(auth, staff.email)).token)).toMatchObject({
      key,
      held: builtInRoles[key],
    });
  });
});

describe('PUT /team/members/:id/role', () => {
  it('204: another role in the team ends the sessions; the same one changes nothing', async () => {
    const support = await idOf('support');
    expect((await give(support)).status).toBe(204);
    expect((await auth.resolve(staff.token)).status).toBe(401);
    const { token } = await signInAgain(auth, staff.email);
    expect((await give(support)).status).toBe(204);
    expect((await owner.put(`/team/members/${staff.id}/role`, { role: 'staff' })).status).toBe(204);
    expect(await rightsOf(token)).toMatchObject({ key: 'support' });
  });

  it('422: names a role that is gone, and changes nothing', async () => {
    const response = await give(999);
    expect(response).toMatchObject({ status: 422, body: { fields: [{ path: 'teamRoleId' }] } });
    expect(await rightsOf(staff.token)).toMatchObject({ key: 'manager' });
  });
});

describe('roles of the store', () => {
  it('201, 200, 204: are created, given, changed for the next request, and deleted once no one has them', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({ key: null, name: 'Warehouse', permissions: ['inventory:write'], members: 0 });
    await give(body.id);
    const { token } = await signInAgain(auth, staff.email);
    expect(await rightsOf(token)).toMatchObject({ name: 'Warehouse', held: ['inventory:write'], refundLimit: '50.00' });
    const changed = { name: 'Depot', permissions: ['inventory:read'], refundLimit: null, version: 1 };
    const updated = await owner.put(`/team/roles/${body.id}`, changed);
    expect(updated).toMatchObject({ status: 200, body: { name: 'Depot', members: 1, version: 2 } });
    expect(await rightsOf(token)).toMatchObject({ name: 'Depot', held: ['inventory:read'], refundLimit: null });
    expect((await owner.delete(`/team/roles/${body.id}`)).status).toBe(409);
    await give(await idOf('catalog'));
    expect((await owner.delete(`/team/roles/${body.id}`)).status).toBe(204);
    expect((await owner.delete(`/team/roles/${body.id}`)).status).toBe(404);
    const events = (await owner.get('/team/events')).body as { kind: string; subject: string }[];
    expect(events.filter(({ kind }) => kind.startsWith('role-') && kind !== 'role-changed')).toEqual([
      expect.objectContaining({ kind: 'role-deleted', subject: 'Depot' }),
      expect.objectContaining({ kind: 'role-edited', subject: 'Depot' }),
      expect.objectContaining({ kind: 'role-created', subject: 'Warehouse' }),
    ]);
  });

  it('409: names the name of another role in any letter-case, a stale version, and what a built-in role is', async () => {
    expect((await create({ name: 'MANAGER' })).body).toMatchObject({ code: 'conflict', fields: [{ path: 'name' }] });
    const { body } = await create();
    expect((await owner.put(`/team/roles/${body.id}`, { ...form(body), version: 7 })).status).toBe(409);
    const support = (await roles()).find(({ key }) => key === 'support') as TeamRoleDetail;
    const put = (changes: object) => owner.put(`/team/roles/${support.id}`, { ...form(support), ...changes });
    expect((await put({ permissions: [] })).body).toMatchObject({ fields: [{ path: 'permissions' }] });
    expect((await put({ name: 'Help' })).body).toMatchObject({ fields: [{ path: 'name' }] });
    expect((await put({ refundLimit: '20.00' })).body).toMatchObject({ refundLimit: '20.00', version: 2 });
    expect((await owner.delete(`/team/roles/${support.id}`)).status).toBe(409);
  });

  it('400: never have what belongs to owners', async () => {
    for (const permission of ['team:write', 'operations:write', 'everything']) {
      const response = await create({ permissions: [permission] });
      expect(response).toMatchObject({ status: 400, body: { fields: [{ path: 'permissions.0' }] } });
    }
  });

  it('403: are for owners', async () => {
    expect((await staff.get('/team/roles')).status).toBe(403);
    expect((await staff.post('/team/roles', { name: 'Mine', permissions: [], refundLimit: null })).status).toBe(403);
  });

  it('409: stay while an invitation gives them, which its member then has', async () => {
    const { body } = await create();
    const email = 'new@lamps.example';
    await owner.post('/team/invitations', { email, role: 'staff', teamRoleId: body.id });
    expect((await owner.get('/team/invitations')).body[0].teamRole).toMatchObject({ name: 'Warehouse' });
    expect((await owner.delete(`/team/roles/${body.id}`)).status).toBe(409);
    const token = await auth.latestToken('team-invitation', email);
    const accepted = await (await auth.as('bff')).post('/team/invitations/accept').send({
      token,
      firstName: 'Ada',
      lastName: 'Byron',
      password: 'a long and rare passphrase',
      language: 'en',
    });
    expect(accepted.body.user).toMatchObject({ role: 'staff', permissions: ['inventory:write'] });
  });

  it('of an invitation and a deletion at the same time, one succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { body } = await create({ name: `Round ${round}` });
      const email = `round-${round}@lamps.example`;
      const [invited, deleted] = await Promise.all([
        owner.post('/team/invitations', { email, role: 'staff', teamRoleId: body.id }),
        owner.delete(`/team/roles/${body.id}`),
      ]);
      expect([
        [201, 409],
        [422, 204],
      ]).toContainEqual([invited.status, deleted.status]);
    }
  });
});

const form = ({ name, permissions: held, refundLimit, version }: TeamRoleDetail) => ({
  name,
  permissions: held,
  refundLimit,
  version,
});
