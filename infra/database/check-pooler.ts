import { sessionSettings } from '@shopwright/service-kit/database/connection';
import { sleep } from '@shopwright/service-kit/runtime/deadline';
import postgres from 'postgres';

/** Says what to set. Trying again does not help. */
export class PoolerMistake extends Error {}

/** More than there are poolers behind one address, so that two of these share a pooler. */
const clients = 12;
const answerWithinMs = 8000;
const reachWithinMs = 30_000;
const ignoredAdvice = `add ${Object.keys(sessionSettings).join(',')} to ignore_startup_parameters`;

/**
 * Connects to a pooler as the services do. Throws a `PoolerMistake` where it refuses their settings, shares
 * connections by session or by statement, forgets prepared statements or lets statements run without a limit.
 */
export async function checkPooler(url: string): Promise<void> {
  await reach(url);
  const connections = Array.from({ length: clients }, () => connect(url));
  const [first, second] = connections as [postgres.Sql, postgres.Sql];
  const limit = setTimeout(() => {
    for (const each of connections) void each.end({ timeout: 0 });
  }, answerWithinMs);
  try {
    await checkTransactions(first);
    await checkSharing(connections);
    await checkPreparedStatements(first, second);
  } finally {
    clearTimeout(limit);
    await Promise.all(connections.map((each) => each.end({ timeout: 1 })));
  }
}

const connect = (url: string) =>
  postgres(url, {
    max: 1,
    connect_timeout: 5,
    fetch_types: false,
    onnotice: () => undefined,
    connection: { application_name: 'check-pooler', ...sessionSettings },
  });

/** A pooler that could not log in, because the role was not there yet, tries again after some seconds. */
async function reach(url: string): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const sql = connect(url);
    try {
      const [row] = await sql<{ limit: string }[]>`select current_setting('statement_timeout') as limit`;
      if (row?.limit !== '0') return;
      throw new PoolerMistake('through the pooler statements have no time limit: restart it, so that it logs in again');
    } catch (error) {
      const { message } = error as Error;
      if (/unsupported startup parameter/.test(message))
        throw new PoolerMistake(`the pooler refuses settings: ${ignoredAdvice}`);
      if (performance.now() - startedAt > reachWithinMs || error instanceof PoolerMistake) throw error;
      await sleep(1000);
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}

async function checkTransactions(sql: postgres.Sql): Promise<void> {
  await sql
    .begin((tx) => tx`select 1`)
    .catch(() => {
      throw new PoolerMistake('the pooler shares connections by statement: set pool_mode (poolMode) to transaction');
    });
}

/** Idle clients are served by the same connection, busy ones by another each time, unless each keeps its own. */
async function checkSharing(connections: postgres.Sql[]): Promise<void> {
  const first = await readServers(connections);
  const isShared =
    new Set(first).size < connections.length ||
    (await readServers(connections)).some((pid, client) => pid !== undefined && pid !== first[client]);
  if (!isShared || first.includes(undefined)) {
    throw new PoolerMistake('the pooler shares connections by session: set pool_mode (poolMode) to transaction');
  }
}

/** The process of Postgres behind each client; undefined for those for which no connection is left. */
async function readServers(connections: postgres.Sql[]): Promise<(number | undefined)[]> {
  const pids: (number | undefined)[] = [];
  for (const sql of connections) {
    const rows = pids.includes(undefined)
      ? []
      : await sql<{ pid: number }[]>`select pg_backend_pid() as pid`.catch(() => []);
    pids.push(rows[0]?.pid);
  }
  return pids;
}

/**
 * The first one's statement must also be known where the second one has taken its connection. In a transaction, because
 * outside of one the driver prepares it again.
 */
async function checkPreparedStatements(first: postgres.Sql, second: postgres.Sql): Promise<void> {
  const ask = () => first.begin((tx) => tx`select 'prepared' as statement`);
  await ask();
  await second.begin(async (tx) => {
    await tx`select 1`;
    await ask().catch(() => {
      throw new PoolerMistake(
        'the pooler forgets prepared statements: set max_prepared_statements to 500 (PgBouncer 1.22 or later)',
      );
    });
  });
}
