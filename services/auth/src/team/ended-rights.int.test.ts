import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { teamInvitations, users } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';
import { type SignedIn, signedInAgent } from '../test-signed-in';

let auth: TestAuth;
let operator: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  auth = await startAuth({ isClientLimited: false });
});
afterAll(() => auth.stop());
beforeEach(async () => {
  await auth.database.db.execute('truncate users, team_invitations, team_settings cascade');
  operator = await signedInAgent(auth, 'operator@lamps.example', 'operator');
  other = await signedInAgent(auth, 'other@lamps.example', 'operator');
});

const form = { firstName: 'Noor', lastName: 'Haddad', password: 'a long password', language: 'de' };
const strangers = 'stranger@elsewhere.example';
const accept = async (token: string) =>
  (await auth.as('bff')).post('/team/invitations/accept').send({ ...form, token });
const invitedLink = async (inviter: SignedIn, email: string, role = 'staff') => {
  expect((await inviter.post('/team/invitations', { email, role })).status).toBe(201);
  return auth.latestToken('team-invitation', email);
};
const emailOf = async (id: number) =>
  (await auth.database.db.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email;
const setPassword = async (token: string) =>
  (await auth.as('bff')).post('/auth/reset-password').send({ token, password: 'strangers own words' });

/** The changes of rights after which nothing that was asked for before may have an effect. */
const changes: [string, 'shopper' | 'staff' | 'operator', (id: number, email: string) => Promise<unknown>][] = [
  ['joining the team', 'shopper', async (_, email) => accept(await invitedLink(operator, email))],
  ['joining as operator', 'shopper', async (_, email) => accept(await invitedLink(operator, email, 'operator'))],
  ['becoming operator', 'staff', (id) => operator.put(`/team/members/${id}/role`, { role: 'operator' })],
  ['becoming staff', 'operator', (id) => operator.put(`/team/members/${id}/role`, { role: 'staff' })],
  ['leaving the team', 'staff', (id) => operator.put(`/team/members/${id}/role`, { role: 'shopper' })],
  ['being disabled', 'staff', (id) => operator.put(`/team/members/${id}/access`, { isDisabled: true })],
];

describe.each(changes)('%s', (_, role, change) => {
  const email = 'member@lamps.example';
  let id: number;
  beforeEach(async () => {
    id = (await signedInAgent(auth, email, role)).id;
  });

  it('ends a change of address that was asked for before', async () => {
    await auth.requestEmailChange(id, strangers);
    const token = await auth.latestToken('change-email', strangers);
    await change(id, email);
    const followed = await auth.followVerification(token);
    expect([followed.status, await emailOf(id)]).toEqual([410, email]);
  });

  it('ends the links that reset the password and verify the address', async () => {
    const verification = await auth.latestToken('verify-email', email);
    await (await auth.as('anonymous')).post('/auth/forgot-password').send({ email });
    const reset = await auth.latestToken('reset-password', email);
    await change(id, email);
    await operator.put(`/team/members/${id}/access`, { isDisabled: false });
    expect((await setPassword(reset)).status).toBe(410);
    expect((await auth.followVerification(verification)).status).toBe(410);
  });

  it('is told to the address, also of an account that was disabled', async () => {
    await change(id, email);
    const { status, body } = await auth.latestEmail('access-changed', email);
    expect([status, body.to, body.name]).toEqual([200, email, expect.stringMatching(/^(Ada Byron|Noor Haddad)$/)]);
  });
});

/** The ways in which an operator loses the right to invite. */
const endings: [string, (id: number) => Promise<{ status: number }>][] = [
  ['becomes staff', (id) => operator.put(`/team/members/${id}/role`, { role: 'staff' })],
  ['leaves the team', (id) => operator.put(`/team/members/${id}/role`, { role: 'shopper' })],
  ['is disabled', (id) => operator.put(`/team/members/${id}/access`, { isDisabled: true })],
  ['erases their account', () => other.post('/auth/erase', { password: 'correct horse' })],
];

describe.each(endings)('an operator who %s', (_, end) => {
  it('takes their open invitations along', async () => {
    const tokens = [
      await invitedLink(other, 'first@lamps.example', 'operator'),
      await invitedLink(other, 'second@lamps.example'),
    ];
    const kept = await invitedLink(operator, 'third@lamps.example');
    expect((await end(other.id)).status).toBeLessThan(300);
    expect((await Promise.all(tokens.map(accept))).map(({ status }) => status)).toEqual([410, 410]);
    expect(((await operator.get('/team/invitations')).body as { email: string }[]).map(({ email }) => email)).toEqual([
      'third@lamps.example',
    ]);
    expect((await accept(kept)).status).toBe(201);
  });

  it('who is removed while an invited person joins: one of the two comes first', async () => {
    const token = await invitedLink(other, 'first@lamps.example', 'operator');
    const [joined, ended] = await Promise.all([accept(token), end(other.id)]);
    expect(ended.status).toBeLessThan(300);
    expect([201, 410]).toContain(joined.status);
    const events = (await operator.get('/team/events')).body as { kind: string }[];
    const kinds = events.map(({ kind }) => kind).reverse();
    // The person who joined first was invited by an operator.
    if (joined.status === 201 && kinds.includes('role-changed'))
      expect(kinds.indexOf('invitation-accepted')).toBeLessThan(kinds.indexOf('role-changed'));
  });
});

it('an invitation that another operator sends again is theirs', async () => {
  const { body } = await other.post('/team/invitations', { email: 'first@lamps.example', role: 'staff' });
  auth.clock.at = new Date(auth.clock.at.getTime() + 61_000);
  expect((await operator.post(`/team/invitations/${body.id}/resend`)).status).toBe(200);
  await operator.put(`/team/members/${other.id}/role`, { role: 'shopper' });
  expect((await accept(await auth.latestToken('team-invitation', 'first@lamps.example'))).status).toBe(201);
});

/** Endings that revoke no invitation, as by SQL. */
it.each([
  ['has another role', { role: 'staff' as const }],
  ['is disabled', { disabledAt: new Date() }],
])('an invitation is refused where its operator %s by now', async (_, values) => {
  const token = await invitedLink(other, 'first@lamps.example', 'operator');
  await auth.database.db.update(users).set(values).where(eq(users.id, other.id));
  expect((await accept(token)).status).toBe(410);
});

it('an invitation that names no operator is refused', async () => {
  const token = await invitedLink(other, 'first@lamps.example');
  await auth.database.db.update(teamInvitations).set({ invitedBy: null });
  expect((await accept(token)).status).toBe(410);
});
