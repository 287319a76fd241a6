import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@shopwright/testing/deadlines';
import { createTestDatabase, type TestDatabase } from '@shopwright/testing/test-database';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitMigrations, type MigrationProgress, runMigrations } from './migrations';

let test: TestDatabase;
let sql: postgres.Sql;
let folder: string;

function write(migrations: Record<string, string>): void {
  mkdirSync(path.join(folder, 'meta'), { recursive: true });
  const entries = Object.keys(migrations).map((tag, index) => ({
    idx: index,
    tag,
    when: 1000 + index,
    breakpoints: true,
  }));
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [tag, text] of Object.entries(migrations)) writeFileSync(path.join(folder, `${tag}.sql`), text);
}

const run = (onProgress?: (progress: MigrationProgress) => void, schema = 'orders', url = test.url) =>
  runMigrations({ url, folder, schema, onProgress });
const applied = async () => (await sql`select created_at from orders.__drizzle_migrations`).length;

beforeEach(async () => {
  test = await createTestDatabase('orders');
  sql = postgres(test.url, { max: 3, onnotice: () => undefined });
  folder = mkdtempSync(path.join(tmpdir(), 'shopwright-migrations-'));
  write({
    '0000_a': 'create table a (id int)',
    '0001_b': 'create table b (id int);--> statement-breakpoint\ninsert into b values (1)',
  });
});
afterEach(async () => {
  await sql.end();
  await test.drop();
  rmSync(folder, { recursive: true });
});

describe('runMigrations', () => {
  it('applies each migration once, with five runners at the same time', async () => {
    await Promise.all(Array.from({ length: 5 }, () => run()));
    expect(await applied()).toBe(2);
    expect(await sql`select * from b`).toHaveLength(1);
  });

  it('builds an index concurrently while others wait for their turn', async () => {
    write({
      '0000_a': 'create table a (id int)',
      '0001_b': `-- in steps: no row may be locked for long
        select pg_sleep(0.5);--> statement-breakpoint
        create index concurrently a_id on a (id)`,
    });
    const steps: string[] = [];
    await Promise.all(Array.from({ length: 3 }, () => run(({ step }) => steps.push(step))));
    expect(steps).not.toContain('table-in-use');
    expect(await applied()).toBe(2);
  });

  it('waits for a neighbor that migrates the same schema for as long as it takes, and says so', async () => {
    const steps: string[] = [];
    const neighbor = await sql.reserve();
    await neighbor`select pg_advisory_lock(7466720, hashtext('orders'))`;
    const runner = run(({ step }) => steps.push(step));
    await vi.waitFor(() => expect(steps).toEqual(['waiting']), eventually);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(steps).toEqual(['waiting']);
    await neighbor`select pg_advisory_unlock_all()`;
    neighbor.release();
    await runner;
    expect(await applied()).toBe(2);
  });

  it('does not wait for the migrations of another schema', async () => {
    const neighbor = await sql.reserve();
    await neighbor`select pg_advisory_lock(7466720, hashtext('catalog'))`;
    await run();
    neighbor.release();
    expect(await applied()).toBe(2);
  });

  it('gives way to a query that uses the table, and tries again', async () => {
    await run();
    write({ '0000_a': 'create table a (id int)', '0001_b': '', '0002_c': 'alter table a add column name text' });
    const steps: string[] = [];
    const reader = await sql.reserve();
    await reader`begin`;
    await reader`select * from a`;
    const runner = run(({ step }) => steps.push(step));
    await vi.waitFor(() => expect(steps).toContain('table-in-use'), { timeout: 20_000, interval: 100 });
    await sql`select * from a`;
    await reader`commit`;
    reader.release();
    await runner;
    expect(await sql`select name from a`).toEqual([]);
    expect(steps.filter((step) => step === 'applied')).toHaveLength(1);
  });

  it('tries again after a deadlock', async () => {
    await sql`create sequence tries`;
    write({
      '0000_a': `create table a (id int);--> statement-breakpoint
        do $$ begin if nextval('tries') = 1 then raise 'deadlock detected' using errcode = '40P01'; end if; end $$`,
    });
    const steps: string[] = [];
    await run(({ step }) => steps.push(step));
    expect(steps).toEqual(['applying', 'table-in-use', 'applied']);
  });

  it('keeps the migrations before one that fails, and continues there', async () => {
    const bad = { '0000_a': 'create table a (id int)', '0001_b': 'insert into missing values (1)' };
    write(bad);
    await expect(run()).rejects.toThrow('missing');
    expect(await applied()).toBe(1);
    write({ ...bad, '0001_b': 'create table b (id int)' });
    await run();
    expect(await applied()).toBe(2);
  });

  it('is longer than the limits of the role', async () => {
    await sql.unsafe(
      `alter role current_user in database ${new URL(test.url).pathname.slice(1)} set statement_timeout = '300ms'`,
    );
    write({ '0000_a': 'select pg_sleep(0.8)' });
    await run();
    expect(await applied()).toBe(1);
  });

  it('applies a migration in steps without a transaction, and all of it again where it was cut short', async () => {
    const steps = `-- in steps: no row may be locked for long
      do $$ begin
        for n in 1..3 loop
          insert into a values (n);
          commit;
          if n = 2 and (select count(*) from a) = 2 then raise 'cut short'; end if;
        end loop;
      end $$;--> statement-breakpoint
      drop index concurrently if exists a_id;--> statement-breakpoint
      create index concurrently a_id on a (id)`;
    write({ '0000_a': 'create table a (id int)', '0001_b': steps });
    await expect(run()).rejects.toThrow('cut short');
    expect(await applied()).toBe(1);
    expect((await sql`select id from a order by id`).map(({ id }) => id)).toEqual([1, 2]);
    await run();
    expect(await applied()).toBe(2);
    expect(await sql`select indexname from pg_indexes where indexname = 'a_id'`).toHaveLength(1);
  });
});

describe('awaitMigrations', () => {
  const wait = (limitMs?: number, onWait = vi.fn()) =>
    awaitMigrations({ url: test.url, folder, schema: 'orders', pollMs: 20, onWait, ...(limitMs && { limitMs }) });

  it('returns when another process has migrated, and not before', async () => {
    const onWait = vi.fn();
    let isOver = false;
    const waiting = wait(undefined, onWait).then(() => {
      isOver = true;
    });
    await vi.waitFor(() => expect(onWait).toHaveBeenCalledOnce(), eventually);
    await runMigrations({ url: test.url, folder, schema: 'orders', until: '0000_a' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isOver).toBe(false);
    await run();
    await waiting;
  });

  it('lets the version before start beside the tables of a newer one', async () => {
    await run();
    write({ '0000_a': 'create table a (id int)' });
    await wait();
  });

  it('tells why Postgres refuses, once, and again where it gives up', async () => {
    const refused = new URL(test.url);
    refused.password = 'wrong';
    const onRefusal = vi.fn();
    const waiting = awaitMigrations({
      url: refused.toString(),
      folder,
      schema: 'orders',
      pollMs: 20,
      limitMs: 200,
      onWait: vi.fn(),
      onRefusal,
    });
    await expect(waiting).rejects.toThrow(/run them first \(password authentication failed/);
    expect(onRefusal).toHaveBeenCalledOnce();
  });

  it('does not return where the clock differs from that of Postgres', async () => {
    await run();
    const now = Date.now.bind(Date);
    const ahead = vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000);
    await expect(wait(50)).rejects.toThrow(/clock of this machine is (59|60|61) s away from that of Postgres/);
    ahead.mockRestore();
    await wait();
  });

  it('says what is missing when nobody migrates, and changes nothing', async () => {
    await expect(wait(50)).rejects.toThrow('"orders" does not have the migrations of this version: run them first');
    expect(await sql`select to_regclass('orders.__drizzle_migrations') as migrations`).toEqual([{ migrations: null }]);
  });
});
