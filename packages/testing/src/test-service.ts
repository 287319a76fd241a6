import { connectDatabase, type Database } from '@shopwright/service-kit/database/connection';
import type { SchemaName } from '@shopwright/service-kit/database/roles';
import { createServiceClient, type ServiceClient } from '@shopwright/service-kit/http/client';
import { type Actor, createInternalTokens, type InternalTokens } from '@shopwright/service-kit/http/internal-token';
import { createLogger, type Logger } from '@shopwright/service-kit/runtime/logger';
import type { Express } from 'express';
import request from 'supertest';
import { generousCalls, generousDatabase, tokenSeconds } from './deadlines';
import { createTestDatabase } from './test-database';
import { startTestServer, type TestServer } from './test-server';

/** The dependencies of every service. The service's own test support adds the rest of its `deps`. */
export interface TestServiceContext {
  database: Database;
  tokens: InternalTokens;
  logger: Logger;
}

interface TestServiceOptions<Deps extends TestServiceContext> {
  schema: SchemaName;
  /** The folder of the service's migrations. */
  migrations: string;
  deps: (context: TestServiceContext) => Deps;
  createApp: (deps: Deps) => Express;
  /** Shared by services that call each other. */
  tokens?: InternalTokens;
  logger?: Logger;
}

export interface TestService<Deps extends TestServiceContext> extends TestServer {
  deps: Deps;
  database: Database;
  databaseUrl: string;
  /** Calls as another service does. Throws on an error response. */
  client: ServiceClient;
  /** Returns an agent that sends raw requests as this actor, for tests of a status or a header. */
  raw: (actor: Actor) => Promise<ReturnType<typeof request.agent>>;
  /** Closes the server, then drops the database. */
  stop: () => Promise<void>;
}

export const testSecret = 'a secret of tests with at least 32 characters';

export const createTestTokens = (): InternalTokens =>
  createInternalTokens(testSecret, { lifetimeSeconds: tokenSeconds });

/** Starts the real service in this process, on a new database with all migrations. */
export async function startTestService<Deps extends TestServiceContext>({
  schema,
  migrations,
  deps: createDeps,
  createApp,
  tokens = createTestTokens(),
  logger = createLogger(schema, 'silent'),
}: TestServiceOptions<Deps>): Promise<TestService<Deps>> {
  const { url: databaseUrl, drop } = await createTestDatabase(schema, migrations);
  const database = connectDatabase({ url: databaseUrl, deadlines: generousDatabase });
  const deps = createDeps({ database, tokens, logger });
  const server = await startTestServer(createApp(deps));
  return {
    ...server,
    deps,
    database,
    databaseUrl,
    client: createServiceClient(server.url, tokens, { role: 'system' }, generousCalls),
    raw: async (actor) => request.agent(server.url).set('authorization', `Bearer ${await tokens.sign(actor)}`),
    async stop() {
      await server.close();
      await database.close();
      await drop();
    },
  };
}
