import path from 'node:path';
import { connectDatabase } from '@shopwright/service-kit/database';
import { createInternalTokens } from '@shopwright/service-kit/internal-token';
import { createLogger } from '@shopwright/service-kit/logger';
import { runMigrations } from '@shopwright/service-kit/migrate';
import request from 'supertest';
import { createTestDatabase } from '../../../infra/local/test-database';
import { createPasswords } from './accounts/passwords';
import { createAuthApp } from './app';
import * as schema from './db/schema';

/** The whole service in this process over a database of its own. `clock.at` moves its time. */
export async function startAuth(options: { isClientLimited?: boolean } = {}) {
  const { url, drop } = await createTestDatabase('auth');
  await runMigrations({ url, folder: path.resolve('services/auth/drizzle'), schema: 'auth' });
  const database = connectDatabase({ url, schema });
  const tokens = createInternalTokens('a secret for tests of 32 characters');
  const clock = { at: new Date() };
  const app = createAuthApp({
    database,
    passwords: createPasswords(),
    tokens,
    logger: createLogger('auth test', 'silent'),
    isClientLimited: options.isClientLimited ?? true,
    now: () => new Date(clock.at),
  });
  const server = app.listen(0, '127.0.0.1');

  const bearer = async (role: 'anonymous' | 'shopper' | 'staff' | 'operator' | 'system', userId?: number) =>
    `Bearer ${await tokens.sign({ role, userId })}`;
  const post = async (target: string, body: object, headers: Record<string, string> = {}) =>
    request(server)
      .post(target)
      .set({ authorization: await bearer(target.startsWith('/internal') ? 'system' : 'anonymous'), ...headers })
      .send(body);

  return {
    url,
    database,
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
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      await drop();
    },
  };
}

export type TestAuth = Awaited<ReturnType<typeof startAuth>>;
