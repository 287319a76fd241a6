import { captureLog } from '@shopwright/testing/captured-log';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hashEmail } from './security-log';
import { startAuth, type TestAuth } from './test-auth';
import { type SignedIn, signedInAgent } from './test-signed-in';
import { addPasskey } from './two-factor/test-passkey';

const log = captureLog();
const clientAddress = '203.0.113.7';
const from = { 'x-client-ip': clientAddress };
let auth: TestAuth;
let seen = 0;

beforeAll(async () => {
  auth = await startAuth({ logger: log.logger });
});
afterAll(() => auth.stop());
beforeEach(() => {
  seen = log.lines().length;
});

/** Returns the security events of this test, without what every line has. */
const events = () =>
  log
    .lines()
    .slice(seen)
    .filter(({ msg }) => msg === 'security event')
    .map(
      ({ level, time: _time, name: _name, pid: _pid, hostname: _host, msg: _msg, requestId: _requestId, ...event }) => {
        expect(level).toBe(30);
        return event;
      },
    );

it('has a line for each sign-in, refused or not, with the address and a hash of the email', async () => {
  const email = 'logged@example.com';
  const account = hashEmail(email);
  const { body } = await auth.register(email, from);
  const userId = body.user.id;
  await auth.login(' LOGGED@example.com', 'wrong password', from);
  for (let n = 0; n < 5; n += 1) await auth.login(email, 'wrong password', from);
  await auth.login(email, undefined, { 'x-client-ip': '203.0.113.8' });
  const refused = { securityEvent: 'sign-in', outcome: 'unauthenticated', clientAddress, account };
  expect(events()).toEqual([
    { securityEvent: 'registration', outcome: 'succeeded', clientAddress, userId, account },
    ...Array(5).fill(refused),
    { ...refused, outcome: 'rate_limited' },
    { ...refused, outcome: 'succeeded', clientAddress: '203.0.113.8', userId },
  ]);
  expect(log.text()).not.toContain('logged@');
});

it('has a line for each change of password, email and factors', async () => {
  const user = await signedInAgent(auth, 'changes@example.com');
  const form = { firstName: 'Ada', lastName: 'Byron', marketingOptIn: true };
  await user.put('/auth/password', { currentPassword: 'wrong password', newPassword: 'a better one' });
  await user.put('/auth/profile', { ...form, email: user.email });
  await user.put('/auth/profile', { ...form, email: 'changed@example.com', currentPassword: 'correct horse' });
  await user.post('/auth/verify-email', { token: await auth.latestToken('change-email') });
  await addPasskey(auth, user);
  expect(events().map(({ securityEvent, outcome, userId }) => [securityEvent, outcome, userId])).toEqual([
    ['registration', 'succeeded', user.id],
    ['password-changed', 'invalid_request', user.id],
    ['email-change-requested', 'succeeded', user.id],
    ['email-changed', 'succeeded', user.id],
    ['email-verified', 'succeeded', user.id],
    ['factor-added', 'succeeded', user.id],
  ]);
});

it('has a line for each change of the team, with the operator and the member', async () => {
  const operator: SignedIn = await signedInAgent(auth, 'operator@example.com', 'operator');
  const member = await signedInAgent(auth, 'member@example.com', 'staff');
  seen = log.lines().length;
  await operator.put(`/team/members/${member.id}/role`, { role: 'operator' });
  await member.put(`/team/members/${operator.id}/role`, { role: 'shopper' });
  expect(events()).toEqual([
    { securityEvent: 'role-changed', outcome: 'succeeded', userId: operator.id, targetId: member.id },
    {
      securityEvent: 'access-refused',
      outcome: 'forbidden',
      userId: member.id,
      role: 'staff',
      process: 'bff',
      call: `PUT /team/members/${operator.id}/role`,
    },
  ]);
  const actions = log
    .lines()
    .slice(seen)
    .filter(({ msg }) => msg === 'staff action');
  expect(actions).toMatchObject([
    {
      level: 30,
      actorId: operator.id,
      role: 'operator',
      target: `/team/members/${member.id}/role`,
      outcome: 'succeeded',
    },
  ]);
});
