import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@shopwright/testing/deadlines';
import { Redis } from 'ioredis';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { processStart } from '../supervisor/process-identity';
import { SupervisedProcess } from '../supervisor/supervised-process';
import { freePort } from './ports';
import { postgresProgram, postgresUrl } from './postgres';
import { redisProgram, redisUrl } from './redis';

const password = 'a password for a test';

describe('the embedded servers', () => {
  let home: string;
  let port: number;
  const running: SupervisedProcess[] = [];

  // One home for all tests, as for all starts of a shop: making a Postgres cluster that is safe on disk takes its time.
  beforeAll(() => {
    home = mkdtempSync(path.join(tmpdir(), 'shopwright-servers-'));
    chmodSync(home, 0o711);
  });

  beforeEach(async () => {
    port = await freePort();
  });

  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop();
  });

  afterAll(() => rmSync(home, { recursive: true }));

  const start = async (kind: 'postgres' | 'redis') => {
    const options = { home, port, password, durable: true };
    const program = await (kind === 'postgres' ? postgresProgram(options) : redisProgram(options));
    const server = new SupervisedProcess(program, { restart: true, logFile: path.join(home, `${kind}.log`) });
    running.push(server);
    await server.start();
    return server;
  };
  const ask = async (statement: string) => {
    const sql = postgres(postgresUrl({ port, password: encodeURIComponent(password) }), { max: 1 });
    try {
      return await sql.unsafe(statement);
    } finally {
      await sql.end();
    }
  };
  const killed = async (server: SupervisedProcess) => {
    const pid = server.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    await vi.waitUntil(() => server.pid !== undefined && server.pid !== pid, eventually);
  };
  const postmasterFile = () => path.join(home, 'postgres/data/postmaster.pid');

  it('Postgres keeps its data through kill -9, on the same port', async () => {
    const server = await start('postgres');
    await ask('create table things (id int)');
    await ask('insert into things select generate_series(1, 1000)');
    await killed(server);
    const rows = await vi.waitFor(() => ask('select count(*)::int as count from things'), eventually);
    expect(rows[0]?.count).toBe(1000);
  });

  it('Postgres keeps every committed row safe', async () => {
    await start('postgres');
    const rows = await ask(
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')",
    );
    expect(rows.map((row) => row.setting)).toEqual(['on', 'on', 'on']);
  });

  it('Postgres keeps the values of a row out of its log', async () => {
    const server = await start('postgres');
    await ask('create table if not exists people (email text primary key)');
    await ask("insert into people values ('canary@example.com') on conflict do nothing");
    await expect(ask("insert into people select 'canary@' || 'example.com'")).rejects.toThrow('duplicate key');
    await server.stop();
    running.pop();
    const log = readFileSync(path.join(home, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key value violates unique constraint');
    expect(log).not.toContain('canary@example.com');
  });

  it('Postgres starts when another process has the pid of its dead predecessor', async () => {
    const first = await start('postgres');
    const note = readFileSync(postmasterFile(), 'utf8');
    await first.stop();
    writeFileSync(postmasterFile(), note.replace(/^\d+/, String(process.ppid)), { mode: 0o644 });
    await expect(start('postgres')).resolves.toBeDefined();
  });

  it('Postgres stops a predecessor that a killed supervisor left running', async () => {
    const program = await postgresProgram({ home, port, password, durable: true });
    const left = spawn(program.command, program.args, {
      ...program.account,
      env: program.env,
      cwd: '/',
      stdio: 'ignore',
    });
    await vi.waitFor(() => ask('select 1'), eventually);
    await start('postgres');
    expect(processStart(left.pid ?? 0)).toBeUndefined();
  });

  it('Redis keeps its data through kill -9, on the same port', async () => {
    const server = await start('redis');
    const url = redisUrl({ port, password: encodeURIComponent(password) });
    const client = new Redis(url, { maxRetriesPerRequest: null });
    client.on('error', () => undefined);
    await client.set('kept', 'yes');
    await killed(server);
    expect(await client.get('kept')).toBe('yes');
    expect(await client.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
    expect(await client.config('GET', 'appendonly')).toEqual(['appendonly', 'yes']);
    client.disconnect();
  });

  it('no list of processes shows a password', async () => {
    const options = { home, port, password, durable: true };
    for (const program of [await postgresProgram(options), await redisProgram(options)]) {
      expect([program.name, program.args.join(' ')]).toEqual([program.name, expect.not.stringContaining(password)]);
    }
    expect(statSync(path.join(home, 'redis/redis.conf')).mode & 0o777).toBe(0o600);
  });
});
