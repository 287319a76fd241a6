import { randomBytes } from 'node:crypto';
import { retryUntilSet } from '@shopwright/tests/killed-processes/test-endpoints';
import type postgres from 'postgres';
import { createAnswers, StoreClient } from '../chaos/store-client';
import type { AccessResult } from './check-access';
import type { OpenStore } from './open-store';
import { readEmails } from './read-emails';
import { send } from './send';

const password = 'a long password of a member';
const dead = 410;

/**
 * Follows the links that outlived what they were for: those that an account asked for before it joined the team, the
 * invitation of an operator who has left it, and that of an order which was paid 400 days ago.
 */
export async function checkLinks(store: OpenStore, sql: postgres.Sql): Promise<AccessResult> {
  const checks = [...(await joinTeam(store)), await inviteAndLeave(store, sql), await openOldOrder(store, sql)];
  const leaks = checks.flatMap(({ link, status }) =>
    status === dead ? [] : [`${link}: ${status} instead of ${dead}`],
  );
  return { compared: checks.length, leaks };
}

interface Followed {
  link: string;
  status: number;
}

async function joinTeam(store: OpenStore): Promise<Followed[]> {
  const name = randomBytes(5).toString('hex');
  const [email, elsewhere] = [`joins-${name}@example.com`, `elsewhere-${name}@example.com`];
  const member = newClient(store);
  const profile = { firstName: 'Noor', lastName: 'Haddad' };
  await member.call('POST', '/auth/register', { ...profile, email, password });
  await member.call('PUT', '/auth/profile', {
    ...profile,
    email: elsewhere,
    marketingOptIn: false,
    currentPassword: password,
  });
  await member.call('POST', '/auth/forgot-password', { email });
  const links = {
    'link to a new address': await findToken(store, elsewhere, /verify-email\?token=([\w.-]+)/),
    'link to verify': await findToken(store, email, /verify-email\?token=([\w.-]+)/),
    'link to a new password': await findToken(store, email, /reset-password\?token=([\w.-]+)/),
  };
  await store.operator.call('POST', '/team/invitations', { email, role: 'staff' });
  await accept(store, await findToken(store, email, /invitation\?token=([\w.-]+)/));
  await member.call('POST', '/auth/login', { email, password });
  const followed: Followed[] = [];
  for (const [link, token] of Object.entries(links)) {
    const isReset = link.includes('password');
    const [path, body] = isReset
      ? ['/auth/reset-password', { token, password: 'another long password' }]
      : ['/auth/verify-email', { token }];
    const { status } = await member.call<unknown>('POST', path as string, body as object);
    followed.push({ link: `${link} from before joining the team`, status });
  }
  return followed;
}

async function inviteAndLeave(store: OpenStore, sql: postgres.Sql): Promise<Followed> {
  const name = randomBytes(5).toString('hex');
  const [email, invited] = [`leaves-${name}@example.com`, `invited-${name}@example.com`];
  const leaving = newClient(store);
  await leaving.call('POST', '/auth/register', { firstName: 'Lee', lastName: 'Vance', email, password });
  const [account] = await sql<
    { id: number }[]
  >`update auth.users set role = 'operator' where email = ${email} returning id`;
  await leaving.call('POST', '/auth/login', { email, password });
  await leaving.call('POST', '/team/invitations', { email: invited, role: 'operator' });
  const token = await findToken(store, invited, /invitation\?token=([\w.-]+)/);
  await store.operator.call('PUT', `/team/members/${account?.id}/role`, { role: 'shopper' });
  return { link: 'invitation of an operator who has left', status: await accept(store, token) };
}

async function openOldOrder(store: OpenStore, sql: postgres.Sql): Promise<Followed> {
  const { id } = store.order;
  const address = store.canaries.find((canary) => canary.name === 'email address')?.text ?? '';
  const token = await findToken(store, address, /track-order\?order=\d+&(?:amp;)?token=([\w-]{43})/);
  await sql`update orders.orders set placed_at = placed_at - interval '400 days' where id = ${id}`;
  try {
    const body = JSON.stringify({ orderNumber: String(id), token });
    const { status } = await send(store, 'visitor', 'POST', '/orders/track-link', body);
    return { link: 'link of an order paid 400 days ago', status };
  } finally {
    await sql`update orders.orders set placed_at = placed_at + interval '400 days' where id = ${id}`;
  }
}

const newClient = ({ url, operator }: OpenStore) => new StoreClient(url, operator.stripe, createAnswers());

async function accept(store: OpenStore, token: string): Promise<number> {
  const form = { firstName: 'Noor', lastName: 'Haddad', password, language: 'en', token };
  const { status } = await send(store, 'visitor', 'POST', '/team/invitations/accept', JSON.stringify(form));
  return status;
}

const findToken = ({ operator }: OpenStore, to: string, link: RegExp): Promise<string> =>
  retryUntilSet(`email to ${to}`, async () => {
    const tokens = (await readEmails(operator, { to })).map((text) => link.exec(text)?.[1]);
    return tokens.find((token) => token !== undefined);
  });
