import { type Endpoint, type ProcessName, processNames } from '@shopwright/contracts/endpoint';
import type { Role } from '@shopwright/contracts/roles';
import { connectDatabase, type Database } from '@shopwright/service-kit/database/connection';
import type { SchemaName } from '@shopwright/service-kit/database/roles';
import { createServiceClient, type ServiceClient } from '@shopwright/service-kit/http/client';
import type { Actor, InternalTokens } from '@shopwright/service-kit/http/internal-token';
import { createLogger, type Logger } from '@shopwright/service-kit/runtime/logger';
import type { Express } from 'express';
import request from 'supertest';
import { generousCalls, generousDatabase } from './deadlines';
import { createTestDatabase } from './test-database';
import { createTestTokens } from './test-keys';
import { startTestServer, type TestServer } from './test-server';

/** The dependencies of every service. The service's own test support adds the rest of its `deps`. */
export interface TestServiceContext {
  database: Database;
  tokens: InternalTokens;
  logger: Logger;
}

export type TestCaller = ProcessName | Role | 'anonymous';

interface TestServiceOptions<Deps extends TestServiceContext> {
  schema: SchemaName;
  /** The folder of the service's migrations. */
  migrations: string;
  deps: (context: TestServiceContext) => Deps;
  createApp: (deps: Deps) => Express;
  logger?: Logger;
}

export interface TestService<Deps extends TestServiceContext> extends TestServer {
  deps: Deps;
  database: Database;
  databaseUrl: string;
  /** Calls as the BFF for a user or visitor, else as the first process that may. Throws on an error response. */
  client: ServiceClient;
  clientOf: (process: ProcessName) => ServiceClient;
  /** Returns an agent that sends raw requests as the BFF does for this actor, for tests of a status or a header. */
  raw: (actor: Actor) => Promise<ReturnType<typeof request.agent>>;
  /** The same as a process, or in a role. */
  as: (caller: TestCaller, userId?: number) => Promise<ReturnType<typeof request.agent>>;
  /** Closes the server, then drops the database. */
  stop: () => Promise<void>;
}

/** The names by which the service of a schema verifies calls and signs its own. */
const names = {
  catalog: { audience: 'catalog', process: 'catalog' },
  orders: { audience: 'order', process: 'order' },
  auth: { audience: 'auth', process: 'auth' },
  traces: { audience: 'traces', process: undefined },
} as const;

/** Starts the real service in this process, on a new database with all migrations. */
export async function startTestService<Deps extends TestServiceContext>({
  schema,
  migrations,
  deps: createDeps,
  createApp,
  logger = createLogger(schema, 'silent'),
}: TestServiceOptions<Deps>): Promise<TestService<Deps>> {
  const { url: databaseUrl, drop } = await createTestDatabase(schema, migrations);
  const database = connectDatabase({ url: databaseUrl, deadlines: generousDatabase });
  const { audience, process } = names[schema];
  const deps = createDeps({ database, tokens: createTestTokens(process, audience), logger });
  const server = await startTestServer(createApp(deps));
  const agentOf = async (name: ProcessName, actor: Actor) =>
    request.agent(server.url).set(await createTestTokens(name).headersFor(actor, audience));
  return {
    ...server,
    deps,
    database,
    databaseUrl,
    client: createTestClient(server.url),
    clientOf: (name) => createServiceClient(server.url, createTestTokens(name), { role: 'system' }, generousCalls),
    raw: (actor) => agentOf('bff', actor),
    as: (caller, userId) => {
      if (isProcessName(caller)) return agentOf(caller, system);
      return agentOf('bff', caller === 'anonymous' ? { role: caller } : { role: caller, userId });
    },
    async stop() {
      await server.close();
      await database.close();
      await drop();
    },
  };
}

const isProcessName = (caller: TestCaller): caller is ProcessName => processNames.some((name) => name === caller);

const system: Actor = { role: 'system' };

function createTestClient(url: string): ServiceClient {
  const clients = new Map(
    processNames.map((name) => [name, createServiceClient(url, createTestTokens(name), system, generousCalls)]),
  );
  const clientFor = ({ callers }: Endpoint, actor = system) =>
    clients.get(actor.role === 'system' ? (callers[0] ?? 'bff') : 'bff') as ServiceClient;
  return {
    call: (endpoint, input, actor) => clientFor(endpoint, actor).call(endpoint, input, actor),
    ping: async () => clients.get('bff')?.ping(),
  };
}
