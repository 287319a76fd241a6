import postgres from 'postgres';
import { waitFor } from '../waiting';
import { type Finding, refuse } from './finding';
import { checkClock } from './host-checks';

const oldestPostgres = 150_000;
const answerWithinMs = 5_000;
const unusable = 'cannot be used';
const demoEmails = ['shopper@example.com', 'staff@example.com', 'operator@example.com'];

/** Checks a given Postgres: that it can be used, is new enough, has this machine's time and no demo accounts. */
export async function checkPostgres(url: string, now: () => number = Date.now): Promise<Finding[]> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 5,
    connection: { statement_timeout: 2 * answerWithinMs },
    onnotice: () => undefined,
  });
  try {
    const [server] = await sql<{ version: number; mayCreate: boolean; hasAccounts: boolean }[]>`
      select current_setting('server_version_num')::int as version,
        has_database_privilege(current_database(), 'CREATE') as "mayCreate", to_regclass('auth.users') is not null as "hasAccounts"`;
    if (server === undefined) return [];
    const found = await comparePostgresClock(sql, now);
    if (server.version < oldestPostgres) {
      const version = Math.floor(server.version / 10_000);
      found.push({ setting: 'DATABASE_URL', message: `is a Postgres ${version}. Use version 15 or later.` });
    }
    if (!server.mayCreate) {
      const message = 'has an account that may not create schemas. Grant it CREATE on its database.';
      found.push({ setting: 'DATABASE_URL', message });
    }
    return server.hasAccounts ? [...found, ...(await findDemoAccounts(sql))] : found;
  } catch (error) {
    return [{ setting: 'DATABASE_URL', message: `cannot be used: ${reasonOf(error)}.` }];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Compares the clocks alone, as an account that may not read the tables of the services. Throws where Postgres does not answer. */
export async function checkPostgresClock(url: string): Promise<Finding[]> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    return await comparePostgresClock(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** By the time of this machine that is nearer to it: Postgres may take a while to answer. */
async function comparePostgresClock(sql: postgres.Sql, now: () => number = Date.now): Promise<Finding[]> {
  const askedAt = now();
  const [server] = await sql<{ now: Date }[]>`select clock_timestamp() as now`;
  if (server === undefined) return [];
  const theirs = server.now.getTime();
  const ours = theirs < askedAt ? askedAt : Math.min(theirs, now());
  return checkClock(ours, theirs, 'Postgres', { isExact: true });
}

async function findDemoAccounts(sql: postgres.Sql): Promise<Finding[]> {
  const rows = await sql<{ email: string }[]>`select email from auth.users where lower(email) in ${sql(demoEmails)}`;
  if (rows.length === 0) return [];
  const message = `has demo accounts with a public password (${rows.map(({ email }) => email).join(', ')}). Delete them.`;
  return [{ setting: 'DATABASE_URL', message }];
}

/** Checks a given Redis: that it answers, evicts no jobs, keeps them over a restart, and has this machine's time. */
export async function checkRedis(url: string): Promise<Finding[]> {
  // Loaded on demand: most starts embed Redis and need no client.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: answerWithinMs,
    maxRetriesPerRequest: 0,
    retryStrategy: null,
  });
  redis.on('error', () => undefined);
  try {
    // Its own limit ends once the connection is there, answered or not.
    await waitFor('an answer', { limitMs: answerWithinMs }, () => redis.connect());
    const [seconds] = await redis.time();
    return [...checkClock(Date.now(), Number(seconds) * 1000, 'Redis'), ...checkRedisInfo(await redis.info())];
  } catch (error) {
    return [{ setting: 'REDIS_URL', message: `${unusable}: ${reasonOf(error)}.` }];
  } finally {
    redis.disconnect();
  }
}

/** Throws where a given Redis does not answer: what depends on it would only say that it is not ready. */
export async function assertRedisAnswers(url: string): Promise<void> {
  refuse((await checkRedis(url)).filter(({ message }) => message.startsWith(unusable)));
}

/** INFO is allowed where a managed Redis forbids CONFIG. */
export function checkRedisInfo(info: string): Finding[] {
  const read = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];
  const found: Finding[] = [];
  const policy = read('maxmemory_policy');
  if (policy !== undefined && policy !== 'noeviction') {
    const message = `has maxmemory-policy ${policy}, which deletes jobs. Set maxmemory-policy to noeviction.`;
    found.push({ setting: 'REDIS_URL', message });
  }
  if (read('aof_enabled') === '0') {
    const message = 'does not keep its jobs over a restart. Set appendonly to yes.';
    found.push({ setting: 'REDIS_URL', message, isWarning: true });
  }
  return found;
}

export function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || String(error)).split('\n')[0]?.replace(/\.$/, '') ?? '';
}
