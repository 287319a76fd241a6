import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { teamInvitations, users } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';
import { type SignedIn, signedInAgent, signInAgain } from '../test-signed-in';
import { addPasskey } from '../two-factor/test-passkey';
import { totpCode } from '../two-factor/test-totp';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
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
const form = { firstName: 'Noor', lastName: 'Haddad', password: 'a long password', language: 'de' };
const invite = (email = address, role = 'staff') => operator.post('/team/invitations', { email, role });
const latestLink = (email = address) => auth.latestToken('team-invitation', email);
const accept = async (token: string, changes: object = {}) =>
  (await auth.as('bff')).post('/team/invitations/accept').send({ ...form, ...changes, token });
const check = async (token: string) => (await auth.as('anonymous')).post('/team/invitations/check').send({ token });
const verify = async () => expect((await auth.verify(address)).status).toBe(200);
const accountOf = async (email: string) =>
  (await auth.database.db.select().from(users).where(eq(users.email, email)))[0];
const kinds = async () =>
  ((await operator.get('/team/events')).body as { kind: string }[]).map(({ kind }) => kind).reverse();

describe('invitations', () => {
  it('201: an emailed link opens an account with the role, and signs in', async () => {
    expect((await invite()).status).toBe(201);
    const token = await latestLink();
    expect((await check(token)).body).toMatchObject({ email: address, role: 'staff' });
    const { status, body } = await accept(token);
    expect([status, body.user.role, body.user.emailVerified]).toEqual([201, 'staff', true]);
    expect((await auth.resolve(body.token)).status).toBe(200);
    expect((await operator.get('/team/invitations')).body).toEqual([]);
    expect(await kinds()).toEqual(['invited', 'invitation-accepted']);
  });

  it('is in the audit log when it is accepted, with the role that the account gets', async () => {
    await invite();
    expect((await accept(await latestLink())).status).toBe(201);
    const { id } = (await accountOf(address)) ?? { id: 0 };
    const rows = await auth.database.db.execute(sql`
      select action, actor_role, target_type, changes #>> '{users,after,role}' as role from audit_log
      where action = 'accept invitation' and target_id in (${String(id)}, (select max(id)::text from team_invitations)) order by target_type`);
    expect([...rows]).toEqual([
      { action: 'accept invitation', actor_role: 'anonymous', target_type: 'account', role: 'staff' },
      { action: 'accept invitation', actor_role: 'anonymous', target_type: 'invitation', role: null },
    ]);
  });

  it('the email names who invites, unless their account was disabled', async () => {
    await invite();
    const [inviter] = await auth.database.db.select().from(users).where(eq(users.email, operator.email));
    const name = `${inviter?.firstName} ${inviter?.lastName}`;
    expect((await auth.latestEmail('team-invitation', address)).body).toMatchObject({ to: address, inviter: name });
    await auth.database.db.update(users).set({ disabledAt: auth.clock.at }).where(eq(users.email, operator.email));
    expect((await auth.latestEmail('team-invitation', address)).body).toMatchObject({ to: address, inviter: null });
  });

  it('201 once: of two at the same time one joins', async () => {
    await invite();
    const token = await latestLink();
    const responses = await Promise.all([accept(token), accept(token, { firstName: 'Eve' })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('201 once: of two invitations of an address at the same time one is made', async () => {
    const responses = await Promise.all([invite(), invite('NEW@lamps.example', 'operator')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await auth.database.db.select().from(teamInvitations)).toHaveLength(1);
  });

  it('201: an account of a shopper gets the role, with a new password, and its sessions end', async () => {
    const { body: before } = await auth.register(address);
    await invite();
    const { body } = await accept(await latestLink());
    expect(body.user).toMatchObject({ id: before.user.id, role: 'staff', firstName: 'Noor' });
    expect((await auth.resolve(before.token)).status).toBe(401);
    expect((await auth.login(address, 'a long password')).status).toBe(200);
  });

  it('401: an account with a second factor joins, and signs in with it', async () => {
    const shopper = await signedInAgent(auth, address);
    await verify();
    const { secret } = (await shopper.post('/auth/two-factor/totp')).body;
    await shopper.put('/auth/two-factor/totp', { code: totpCode(secret, auth.clock.at) });
    await invite();
    const { status, body } = await accept(await latestLink());
    expect([status, body.code]).toEqual([401, 'second_factor_required']);
    expect((await accountOf(address))?.role).toBe('staff');
  });

  it('201: who registered the address without verifying it keeps no factor that signs in as the member', async () => {
    const stranger = await signedInAgent(auth, address);
    const { secret } = (await stranger.post('/auth/two-factor/totp')).body;
    await stranger.put('/auth/two-factor/totp', { code: totpCode(secret, auth.clock.at) });
    const passkey = await addPasskey(auth, stranger);
    expect((await passkey.signIn()).status).toBe(200);
    await invite();
    const { status, body } = await accept(await latestLink());
    expect([status, body.user?.role, body.user?.hasTwoFactor]).toEqual([201, 'staff', false]);
    expect((await passkey.signIn()).status).toBe(401);
    expect((await (await auth.as('staff', stranger.id)).get('/auth/two-factor')).body).toMatchObject({
      hasTotp: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
  });

  it('409: names a member, and an address that is invited already', async () => {
    for (const email of [staff.email, 'STAFF@lamps.example'])
      expect((await invite(email)).body.fields).toEqual([
        { path: 'email', message: 'This person is already on the team' },
      ]);
    await invite();
    expect((await invite()).body.fields[0].message).toBe('This address has an open invitation');
  });

  it('404, 409, 410: a foreign, used, expired, replaced or revoked link changes nothing', async () => {
    const expectRefused = async (token: string, status: number, code: string) => {
      for (const response of [await check(token), await accept(token)])
        expect([response.status, response.body.code]).toEqual([status, code]);
    };
    const { body: invitation } = await invite();
    const first = await latestLink();
    await expectRefused('x'.repeat(80), 404, 'not_found');
    // Change the character before the last: two bits of the last one mean nothing.
    await expectRefused(`${first.slice(0, -2)}${first.at(-2) === 'x' ? 'y' : 'x'}${first.at(-1)}`, 404, 'not_found');

    wait(7 * dayMs);
    await expectRefused(first, 410, 'link_expired');
    operator = await signInAgain(auth, operator.email);
    expect((await operator.post(`/team/invitations/${invitation.id}/resend`)).status).toBe(200);
    expect((await operator.post(`/team/invitations/${invitation.id}/resend`)).status).toBe(429);
    await expectRefused(first, 410, 'link_expired');
    const second = await latestLink();
    expect((await check(second)).status).toBe(200);

    expect((await operator.delete(`/team/invitations/${invitation.id}`)).status).toBe(204);
    expect((await operator.delete(`/team/invitations/${invitation.id}`)).status).toBe(204);
    await expectRefused(second, 410, 'link_expired');
    expect(await accountOf(address)).toBeUndefined();

    await invite();
    const third = await latestLink();
    expect((await accept(third)).status).toBe(201);
    await expectRefused(third, 409, 'conflict');
    expect((await auth.login(address, 'a long password')).status).toBe(200);
  });

  it('400: wants 12 characters, and leaves the link valid', async () => {
    await invite();
    const token = await latestLink();
    for (const password of ['11 letters.', 'password1234'])
      expect((await accept(token, { password })).body.fields[0].path).toBe('password');
    expect((await check(token)).status).toBe(200);
  });
});
