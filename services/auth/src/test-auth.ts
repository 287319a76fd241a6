import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { RequestedEmailKind } from '@shopwright/contracts/http/account-emails';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { startTestService } from '@shopwright/testing/test-service';
import { and, desc, eq, sql } from 'drizzle-orm';
import { createAuthApp } from './app';
import * as schema from './db/schema';
import { toRelyingParty } from './deps';
import { createLinkTokens, parseRowId } from './emails/link-tokens';
import { createPasswords, type Passwords } from './passwords/passwords';

const linkSecret = 'a secret of tests with at least 32 characters';

type Headers = Record<string, string>;

const emailForm = { firstName: 'Ada', lastName: 'Byron', marketingOptIn: true, currentPassword: 'correct horse' };

export const tokenIn = (path: string): string => new URL(path, 'https://store.example').searchParams.get('token') ?? '';

/** Starts the whole service in this process on its own database. `clock.at` sets its time. */
export async function startAuth(options: { isClientLimited?: boolean; logger?: Logger; passwords?: Passwords } = {}) {
  const clock = { at: new Date() };
  const service = await startTestService({
    schema: 'auth',
    migrations: path.resolve('services/auth/drizzle'),
    logger: options.logger,
    deps: (context) => ({
      ...context,
      passwords: options.passwords ?? createPasswords(),
      links: createLinkTokens(linkSecret),
      relyingParty: toRelyingParty('https://store.example'),
      isClientLimited: options.isClientLimited ?? true,
      now: () => new Date(clock.at),
    }),
    createApp: createAuthApp,
  });
  const { database, databaseUrl, url, as, raw } = service;
  /** Returns the latest email of the kind as the worker gets it; `path` holds its link. */
  const latestEmail = async (kind: RequestedEmailKind, email?: string) => {
    const [row] = await database.db
      .select({ id: schema.accountEmails.id })
      .from(schema.accountEmails)
      .where(and(eq(schema.accountEmails.kind, kind), email ? eq(schema.accountEmails.email, email) : undefined))
      .orderBy(desc(schema.accountEmails.createdAt), desc(sql`ctid`))
      .limit(1);
    return (await as('workers')).get(`/internal/account-mails/${row?.id ?? randomUUID()}`);
  };

  /** Follows a link that verifies or changes an address, in the session of the account that it was sent for. */
  const followVerification = async (token: string, headers: Headers = {}) => {
    const { db } = database;
    const ofLink = eq(schema.accountEmails.id, parseRowId(token) ?? randomUUID());
    const [email] = await db.select().from(schema.accountEmails).where(ofLink);
    return (await as('shopper', email?.userId ?? 1)).post('/auth/verify-email').set(headers).send({ token });
  };
  const profile = async (userId: number, body: object, headers: Headers = {}) =>
    (await as('shopper', userId)).put('/auth/profile').set(headers).send(body);

  return {
    /** The address of the running service. */
    url,
    database,
    databaseUrl,
    as,
    raw,
    latestEmail,
    /** Returns the token in the link of the latest email of the kind. */
    latestToken: async (kind: RequestedEmailKind, email?: string) =>
      tokenIn((await latestEmail(kind, email)).body.path),
    countEmails: async (kind: RequestedEmailKind, email: string) =>
      (
        await database.db
          .select({ id: schema.accountEmails.id })
          .from(schema.accountEmails)
          .where(and(eq(schema.accountEmails.kind, kind), eq(schema.accountEmails.email, email)))
      ).length,
    clock,
    followVerification,
    /** Follows the latest link that verifies the address. */
    verify: async (email: string) =>
      followVerification(tokenIn((await latestEmail('verify-email', email.toLowerCase())).body.path)),
    register: async (email: string, headers: Headers = {}) =>
      (await as('bff'))
        .post('/auth/register')
        .set(headers)
        .send({ firstName: 'Ada', lastName: 'Byron', email, password: 'correct horse' }),
    login: async (email: string, password = 'correct horse', headers: Headers = {}) =>
      (await as('bff')).post('/auth/login').set(headers).send({ email, password }),
    resolve: async (token: string) => (await as('bff')).post('/internal/sessions/resolve').send({ token }),
    profile,
    /** Asks for a new email as the form does. */
    requestEmailChange: (userId: number, email: string, headers: Headers = {}) =>
      profile(userId, { ...emailForm, email }, headers),
    /** Changes the account's email by the link that its new address gets. */
    changeEmail: async (userId: number, email: string, headers: Headers = {}) => {
      const requested = await profile(userId, { ...emailForm, email }, headers);
      if (requested.status !== 200) return requested;
      return followVerification(tokenIn((await latestEmail('change-email', email.toLowerCase())).body.path), headers);
    },
    stop: service.stop,
  };
}

export type TestAuth = Awaited<ReturnType<typeof startAuth>>;
