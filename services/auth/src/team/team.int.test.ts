import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { teamSettings, users } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';
import { type SignedIn, signedInAgent, signInAgain } from '../test-signed-in';
import { totpCode } from '../two-factor/test-totp';

const minuteMs = 60_000;
let auth: TestAuth;
let operator: SignedIn;
let staff: SignedIn;

beforeAll(async () => {
  auth = await startAuth({ isClientLimited: false });
});
afterAll(() => auth.stop());
beforeEach(async () => {
  await auth.database.db.execute('truncate users, team_invitations, team_settings cascade');
  auth.clock.at = new Date();
  operator = await signedInAgent(auth, 'operator@lamps.example', 'operator');
  staff = await signedInAgent(auth, 'staff@lamps.example', 'staff');
});
const wait = (ms: number) => {
  auth.clock.at = new Date(auth.clock.at.getTime() + ms);
};

const address = 'new@lamps.example';
const invite = (email = address, role = 'staff') => operator.post('/team/invitations', { email, role });
const kinds = async () =>
  ((await operator.get('/team/events')).body as { kind: string }[]).map(({ kind }) => kind).reverse();

describe('GET /team/members', () => {
  it('200: lists staff and operators, with their last sign-in and second factor, page by page', async () => {
    await auth.register('shopper@example.com');
    const { body } = await operator.get('/team/members');
    expect(body).toEqual([
      expect.objectContaining({ email: operator.email, role: 'operator', hasTwoFactor: false, isDisabled: false }),
      expect.objectContaining({ email: staff.email, role: 'staff', lastLoginAt: expect.any(String) }),
    ]);
    const first = await operator.get('/team/members?limit=1');
    expect(first.headers.link).toContain(`cursor=${operator.id}`);
    expect((await operator.get(`/team/members?limit=1&cursor=${operator.id}`)).body[0].email).toBe(staff.email);
  });

  it('403: is for operators', async () => {
    expect((await staff.get('/team/members')).status).toBe(403);
    expect((await staff.put(`/team/members/${operator.id}/role`, { role: 'shopper' })).status).toBe(403);
    expect((await staff.post('/team/invitations', { email: address, role: 'operator' })).status).toBe(403);
  });
});

describe('changes of a member', () => {
  it('204: a new role ends the sessions, also when the old one comes back', async () => {
    expect((await operator.put(`/team/members/${staff.id}/role`, { role: 'operator' })).status).toBe(204);
    expect((await operator.put(`/team/members/${staff.id}/role`, { role: 'staff' })).status).toBe(204);
    expect((await auth.resolve(staff.token)).status).toBe(401);
    expect((await auth.login(staff.email)).body.user.role).toBe('staff');
  });

  it('204: removed from the team, a member is a shopper and no longer listed', async () => {
    await operator.put(`/team/members/${staff.id}/role`, { role: 'shopper' });
    expect((await operator.get('/team/members')).body).toHaveLength(1);
    expect((await operator.put(`/team/members/${staff.id}/role`, { role: 'operator' })).status).toBe(404);
  });

  it('204: removed while disabled, a member signs in as a shopper and may be invited again', async () => {
    await operator.put(`/team/members/${staff.id}/access`, { isDisabled: true });
    await operator.put(`/team/members/${staff.id}/role`, { role: 'operator' });
    expect((await auth.login(staff.email)).status).toBe(401);
    expect((await operator.put(`/team/members/${staff.id}/role`, { role: 'shopper' })).status).toBe(204);
    expect((await auth.login(staff.email)).body.user?.role).toBe('shopper');
    expect((await invite(staff.email)).status).toBe(201);
  });

  it('204: disabled, a member is signed out everywhere and cannot sign in; enabled, they can', async () => {
    expect((await operator.put(`/team/members/${staff.id}/access`, { isDisabled: true })).status).toBe(204);
    expect((await auth.resolve(staff.token)).status).toBe(401);
    expect((await auth.login(staff.email)).status).toBe(401);
    expect((await operator.put(`/team/members/${staff.id}/access`, { isDisabled: false })).status).toBe(204);
    expect((await auth.resolve(staff.token)).status).toBe(401);
    expect((await auth.login(staff.email)).status).toBe(200);
    expect(await kinds()).toEqual(['disabled', 'enabled']);
  });

  it('204: a reset removes the second factor and ends the sessions', async () => {
    const { secret } = (await staff.post('/auth/two-factor/totp')).body;
    await staff.put('/auth/two-factor/totp', { code: totpCode(secret, auth.clock.at) });
    expect((await auth.login(staff.email)).status).toBe(401);
    expect((await operator.delete(`/team/members/${staff.id}/two-factor`)).status).toBe(204);
    expect((await auth.resolve(staff.token)).status).toBe(401);
    expect((await auth.login(staff.email)).status).toBe(200);
    expect(await auth.countEmails('two-factor-off', staff.email)).toBe(1);
    expect(await kinds()).toContain('two-factor-reset');
  });

  it('409: the own account stays as it is', async () => {
    for (const response of [
      await operator.put(`/team/members/${operator.id}/role`, { role: 'staff' }),
      await operator.put(`/team/members/${operator.id}/access`, { isDisabled: true }),
    ])
      expect(response.status).toBe(409);
  });

  it('409 once: of the last two operators who demote each other at the same time, one stays', async () => {
    await operator.put(`/team/members/${staff.id}/role`, { role: 'operator' });
    const other = await signInAgain(auth, staff.email);
    const responses = await Promise.all([
      operator.put(`/team/members/${other.id}/role`, { role: 'staff' }),
      other.put(`/team/members/${operator.id}/access`, { isDisabled: true }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 403]);
    const left = (await auth.database.db.select().from(users)).filter(
      ({ role, disabledAt }) => role === 'operator' && !disabledAt,
    );
    expect(left).toHaveLength(1);
  });

  it('403: wants the password again 15 minutes after the sign-in', async () => {
    wait(16 * minuteMs);
    const responses = await Promise.all([
      invite(),
      operator.put(`/team/members/${staff.id}/role`, { role: 'operator' }),
      operator.put(`/team/members/${staff.id}/access`, { isDisabled: true }),
      operator.delete(`/team/members/${staff.id}/two-factor`),
      operator.put('/team/settings', { requiresTwoFactor: false }),
    ]);
    expect(responses.map(({ body }) => body.code)).toEqual(Array(5).fill('confirmation_required'));
    await operator.post('/auth/confirm', { password: 'correct horse' });
    expect((await invite()).status).toBe(201);
  });
});

describe('PUT /team/settings', () => {
  it('200: a member without a second factor acts as a shopper until they set one up', async () => {
    expect((await operator.put('/team/settings', { requiresTwoFactor: true })).status).toBe(409);
    const { secret } = (await operator.post('/auth/two-factor/totp')).body;
    await operator.put('/auth/two-factor/totp', { code: totpCode(secret, auth.clock.at) });
    expect((await operator.put('/team/settings', { requiresTwoFactor: true })).body).toEqual({
      requiresTwoFactor: true,
    });
    const limited = { role: 'shopper', mustSetUpTwoFactor: true };
    expect((await auth.resolve(staff.token)).body.user).toMatchObject(limited);
    expect((await auth.login(staff.email)).body.user).toMatchObject(limited);
    expect((await auth.resolve(operator.token)).body.user).toMatchObject({
      role: 'operator',
      mustSetUpTwoFactor: false,
    });

    const own = (await staff.post('/auth/two-factor/totp')).body.secret as string;
    await staff.put('/auth/two-factor/totp', { code: totpCode(own, auth.clock.at) });
    expect((await auth.resolve(staff.token)).body.user).toMatchObject({ role: 'staff', mustSetUpTwoFactor: false });
    expect((await staff.get('/auth/two-factor')).body.isRequired).toBe(true);
  });

  it.each([undefined, false, true])(
    '200: a session says what the account may do where the setting is %s',
    async (requiresTwoFactor) => {
      const updatedAt = auth.clock.at;
      if (requiresTwoFactor !== undefined)
        await auth.database.db.insert(teamSettings).values({ requiresTwoFactor, updatedAt });
      const shopper = await signedInAgent(auth, 'shopper@example.com', 'shopper');
      const role = requiresTwoFactor ? 'shopper' : 'staff';
      const mustSetUpTwoFactor = requiresTwoFactor ?? false;
      expect((await auth.resolve(staff.token)).body.user).toMatchObject({ role, mustSetUpTwoFactor });
      expect((await staff.get('/auth/me')).body).toMatchObject({ role, mustSetUpTwoFactor });
      expect((await auth.resolve(shopper.token)).body.user).toMatchObject({
        role: 'shopper',
        mustSetUpTwoFactor: false,
      });
    },
  );
});
