import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { AccountEmailKind } from '@shopwright/contracts/http/account-emails';
import type { ActorRole } from '@shopwright/contracts/roles';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { startTestService, testSecret } from '@shopwright/testing/test-service';
import { and, desc, eq, sql } from 'drizzle-orm';
import request from 'supertest';
import { createAuthApp } from './app';
import * as schema from './db/schema';
import { createLinkTokens } from './emails/link-tokens';
import { createPasswords, type Passwords } from './passwords/passwords';

/** Signing in and up are calls of the BFF: their reply is a session token. */
const systemPaths = /^\/(internal\/|auth\/(login|register)$)/;

interface CallAs {
  role?: ActorRole;
  /** Signs the call as this shopper. */
  userId?: number;
  body?: object;
  headers?: Record<string, string>;
}

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
      links: createLinkTokens(testSecret),
      isClientLimited: options.isClientLimited ?? true,
      now: () => new Date(clock.at),
    }),
    createApp: createAuthApp,
  });
  const { server, database } = service;

  const bearer = async (role: ActorRole, userId?: number) =>
    `Bearer ${await service.deps.tokens.sign({ role, userId })}`;
  const post = async (target: string, body: object, headers: Record<string, string> = {}) =>
    request(server)
      .post(target)
      .set({ authorization: await bearer(systemPaths.test(target) ? 'system' : 'anonymous'), ...headers })
      .send(body);

  const call = async (
    method: 'get' | 'post' | 'put' | 'delete',
    target: string,
    { role = 'anonymous', userId, body, headers = {} }: CallAs = {},
  ) => {
    const sent = request(server)
      [method](target)
      .set({ authorization: await bearer(userId === undefined ? role : 'shopper', userId), ...headers });
    return body === undefined ? sent : sent.send(body);
  };
  /** Returns the latest email of the kind as the worker gets it; `path` holds its link. */
  const latestEmail = async (kind: AccountEmailKind, email?: string) => {
    const [row] = await database.db
      .select({ id: schema.accountEmails.id })
      .from(schema.accountEmails)
      .where(and(eq(schema.accountEmails.kind, kind), email ? eq(schema.accountEmails.email, email) : undefined))
      .orderBy(desc(schema.accountEmails.createdAt), desc(sql`ctid`))
      .limit(1);
    return call('get', `/internal/account-mails/${row?.id ?? randomUUID()}`, { role: 'system' });
  };

  return {
    url: service.databaseUrl,
    database,
    call,
    latestEmail,
    /** Returns the token in the link of the latest email of the kind. */
    latestToken: async (kind: AccountEmailKind, email?: string) => tokenIn((await latestEmail(kind, email)).body.path),
    countEmails: async (kind: AccountEmailKind, email: string) =>
      (
        await database.db
          .select({ id: schema.accountEmails.id })
          .from(schema.accountEmails)
          .where(and(eq(schema.accountEmails.kind, kind), eq(schema.accountEmails.email, email)))
      ).length,
    server,
    clock,
    bearer,
    post,
    register: (email: string, headers?: Record<string, string>) =>
      post('/auth/register', { firstName: 'Ada', lastName: 'Byron', email, password: 'correct horse' }, headers),
    login: (email: string, password = 'correct horse', headers?: Record<string, string>) =>
      post('/auth/login', { email, password }, headers),
    resolve: (token: string) => post('/internal/sessions/resolve', { token }),
    profile: async (userId: number, body: object, headers: Record<string, string> = {}) =>
      request(server)
        .put('/auth/profile')
        .set({ authorization: await bearer('shopper', userId), ...headers })
        .send(body),
    stop: service.stop,
  };
}

export type TestAuth = Awaited<ReturnType<typeof startAuth>>;
