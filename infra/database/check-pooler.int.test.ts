import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, type Database, sessionSettings } from '@shopwright/service-kit/database/connection';
import { prepareDatabase, withDatabase } from '@shopwright/service-kit/database/roles';
import { eventually } from '@shopwright/testing/deadlines';
import { testPasswords } from '@shopwright/testing/test-database';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { freePort } from '../local/servers/ports';
import { createPooler } from '../observability/collector/pooler';
import { checkPooler } from './check-pooler';

/** What overlays/scaled sets, in a pool that is smaller than the number of clients. */
const asDeployed = {
  pool_mode: 'transaction',
  default_pool_size: '3',
  max_prepared_statements: '500',
  query_wait_timeout: '4',
  server_login_retry: '1',
  stats_users: 'traces',
  ignore_startup_parameters: `extra_float_digits,options,${Object.keys(sessionSettings).join(',')}`,
};
const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
const [, minor = '0'] = /^PgBouncer 1\.(\d+)/.exec(stdout ?? '') ?? [];

const server = new URL(inject('postgresAdminUrl'));
const database = `pooler_${randomBytes(4).toString('hex')}`;
const adminUrl = withDatabase(server.toString(), database);
let url: string;
let folder: string;
let pooler: ChildProcess | undefined;

beforeAll(async () => {
  const urls = await prepareDatabase({
    adminUrl: server.toString(),
    database,
    passwords: testPasswords,
    roleSettings: sessionSettings,
  });
  url = urls.catalog;
  folder = mkdtempSync(path.join(tmpdir(), 'shopwright-pooler-'));
  chmodSync(folder, 0o755);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  const admin = postgres(server.toString(), { max: 1, onnotice: () => undefined });
  await admin.unsafe(`drop database ${database} with (force)`);
  await admin.end();
});
afterEach(() => {
  pooler?.kill('SIGKILL');
  pooler = undefined;
});

/** Returns a service's URL through a PgBouncer of its own. */
async function startPooler(settings: Partial<typeof asDeployed> = {}): Promise<string> {
  const port = await freePort();
  const users = path.join(folder, 'users');
  writeFileSync(
    users,
    Object.entries(testPasswords)
      .map(([name, password]) => `"${name}" "${password}"\n`)
      .join(''),
  );
  const all = {
    ...asDeployed,
    ...settings,
    listen_addr: '127.0.0.1',
    listen_port: port,
    auth_type: 'plain',
    auth_file: users,
  };
  const lines = Object.entries({ ...all, unix_socket_dir: '' }).map(([name, value]) => `${name} = ${value}`);
  const ini = path.join(folder, `${port}.ini`);
  writeFileSync(
    ini,
    `[databases]\n* = host=${server.hostname} port=${server.port}\n[pgbouncer]\n${lines.join('\n')}\n`,
  );
  // It refuses to run as root.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const started = spawn('pgbouncer', ['--quiet', ini], { stdio: 'ignore', ...nobody });
  pooler = started;
  const pooled = new URL(url);
  pooled.port = String(port);
  await vi.waitFor(() => assertListens(port), eventually);
  return pooled.toString();
}

const assertListens = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });

describe('prepareDatabase with settings of the roles', () => {
  it('limits statements of a connection that asks for nothing, in this database alone', async () => {
    const limitAt = async (address: string) => {
      const client = postgres(address, { max: 1 });
      const [row] = await client`select current_setting('statement_timeout') as limit`;
      await client.end();
      return row?.limit;
    };
    expect(await limitAt(url)).toBe('5s');
    const elsewhere = new URL(url);
    elsewhere.pathname = '/postgres';
    expect(await limitAt(elsewhere.toString())).toBe('0');
  });
});

describe('checkPooler', () => {
  it('says so where each client keeps a connection: Postgres itself, or a pooler by session', async () => {
    await expect(checkPooler(url)).rejects.toThrow(
      'shares connections by session: set pool_mode (poolMode) to transaction',
    );
  });
});

// 1.22 is the first that can forget a prepared statement when its client does.
describe.runIf(Number(minor) >= 22)('checkPooler and PgBouncer', () => {
  it('accept each other as deployed', async () => {
    await checkPooler(await startPooler());
  });

  it.each([
    [{ pool_mode: 'session' }, 'shares connections by session'],
    [{ pool_mode: 'session', default_pool_size: '50' }, 'shares connections by session'],
    [{ pool_mode: 'statement' }, 'shares connections by statement'],
    [{ max_prepared_statements: '0' }, 'forgets prepared statements'],
    [
      { ignore_startup_parameters: 'extra_float_digits,options' },
      'add statement_timeout,lock_timeout,idle_in_transaction',
    ],
  ])('refuse %o', async (settings, message) => {
    await expect(checkPooler(await startPooler(settings))).rejects.toThrow(message);
  });

  it('tell the collector how many transactions wait, and which of both is away', async () => {
    const pooled = await startPooler();
    const stats = new URL(pooled);
    Object.assign(stats, { username: 'traces', password: testPasswords.traces, pathname: '/pgbouncer' });
    const watched = createPooler(stats.toString());
    expect(await watched.state()).toEqual({ isAnswering: true, waiting: 0, longestWaitSeconds: 0 });
    const clients = postgres(pooled, { max: 5 });
    // Two more than the pool has connections.
    const asleep = Promise.all(Array.from({ length: 5 }, () => clients`select pg_sleep(2)`));
    await vi.waitFor(async () => expect((await watched.state()).waiting).toBe(2), eventually);
    const gauges = await watched.sampler.read();
    expect(gauges.map(({ values }) => Number(values[0]?.value) > 0)).toEqual([true, true]);
    await asleep;
    await clients.end();
    pooler?.kill('SIGKILL');
    await vi.waitFor(async () => expect((await watched.state()).isAnswering).toBe(false), eventually);
    await expect(watched.sampler.read()).rejects.toThrow();
    await watched.close();
  });

  it('wait for each other where the pooler could not log in before', async () => {
    const pooled = await startPooler({ server_login_retry: '2' });
    const admin = postgres(adminUrl, { max: 1 });
    await admin.unsafe(`revoke connect on database ${database} from catalog, public`);
    const early = postgres(pooled, { max: 1 });
    await expect(early`select 1`).rejects.toThrow();
    await early.end();
    const checked = checkPooler(pooled);
    await admin.unsafe(`grant connect on database ${database} to catalog`);
    await checked;
    await admin.end();
  });

  it('use no connection that the pooler opened before the roles had limits', async () => {
    const admin = postgres(adminUrl, { max: 1 });
    await admin.unsafe(`alter role catalog in database ${database} reset all`);
    const pooled = await startPooler();
    const early = postgres(pooled, { max: 1 });
    const limit = () => early`select current_setting('statement_timeout') as limit`;
    expect(await limit()).toEqual([{ limit: '0' }]);
    const prepare = () => prepareDatabase({ adminUrl, passwords: testPasswords, roleSettings: sessionSettings });
    await prepare();
    await checkPooler(pooled);
    const [before] = await admin`select max(backend_start) as at from pg_stat_activity where usename = 'catalog'`;
    // A second release ends none.
    await prepare();
    const [after] = await admin`select max(backend_start) as at from pg_stat_activity where usename = 'catalog'`;
    expect(after).toEqual(before);
    await early.end();
    await admin.end();
  });

  it('find roles without limits', async () => {
    const admin = postgres(adminUrl, { max: 1 });
    await admin.unsafe(`alter role catalog in database ${database} reset statement_timeout`);
    await expect(checkPooler(await startPooler())).rejects.toThrow('statements have no time limit');
    await admin.unsafe(`alter role catalog in database ${database} set statement_timeout = 5000`);
    await admin.end();
  });
});

describe.runIf(Number(minor) >= 22)('services behind PgBouncer', () => {
  it('prepare statements, lock and time out although they share three connections', async () => {
    const pooled = await startPooler();
    const services: Database[] = Array.from({ length: 4 }, () => connectDatabase({ url: pooled }));
    try {
      await services[0]?.db.execute(sql`create table counted (n int)`);
      await services[0]?.db.execute(sql`insert into counted values (0)`);
      const add = (service: Database) =>
        service.transaction(async (tx) => {
          await tx.execute(sql`select pg_advisory_xact_lock(1)`);
          const [row] = await tx.execute<{ n: number }>(sql`select n from counted`);
          await tx.execute(sql`update counted set n = ${(row?.n ?? 0) + 1}`);
        });
      await Promise.all(services.flatMap((service) => Array.from({ length: 25 }, () => add(service))));
      expect(await services[1]?.db.execute(sql`select n from counted`)).toEqual([{ n: 100 }]);
      await expect(services[2]?.db.execute(sql`select pg_sleep(20)`)).rejects.toMatchObject({
        cause: expect.objectContaining({ code: '57014' }),
      });
    } finally {
      await Promise.all(services.map((service) => service.close()));
    }
  });
});
