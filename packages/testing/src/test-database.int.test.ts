import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMigrations } from '@shopwright/service-kit/database/migrations';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database';

describe('createTestDatabase', () => {
  let database: TestDatabase;
  let sql: postgres.Sql;

  beforeAll(async () => {
    database = await createTestDatabase('orders');
    sql = postgres(database.url, { max: 1 });
  });

  afterAll(async () => {
    await sql.end();
    await database.drop();
  });

  it('puts tables into the schema of the role', async () => {
    await sql`create table things (id int primary key, name citext)`;
    const [row] = await sql`select schemaname, tableowner from pg_tables where tablename = 'things'`;
    expect(row).toEqual({ schemaname: 'orders', tableowner: 'orders' });
  });

  it('keeps the role out of the other schemas', async () => {
    await expect(sql`create table catalog.things (id int)`).rejects.toThrow('permission denied for schema catalog');
    await expect(sql`create table public.things (id int)`).rejects.toThrow('permission denied for schema public');
  });

  it('lets a migrator say that the schema shall exist', async () => {
    await expect(sql`create schema if not exists orders`).resolves.toBeDefined();
  });

  it('makes each one from scratch', async () => {
    const other = await createTestDatabase('orders');
    const otherSql = postgres(other.url, { max: 1 });
    await expect(otherSql`select * from things`).rejects.toThrow('does not exist');
    await otherSql.end();
    await other.drop();
  });

  it('gives each a copy of its own with all migrations, also to two workers at the same time', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
    await cp(path.join(import.meta.dirname, '../../../services/order/drizzle'), folder, { recursive: true });
    // No other worker has made the template of these migrations.
    await appendFile(path.join(folder, '0000_baseline.sql'), `\n-- ${folder}\n`);
    // Each instance of the module knows of its own templates only, like each worker.
    vi.resetModules();
    const { createTestDatabase: createInOtherWorker } = await import('./test-database');
    const copies = await Promise.all(
      [createTestDatabase, createInOtherWorker].map((create) => create('orders', folder)),
    );
    const clients = copies.map(({ url }) => postgres(url, { max: 1 }));
    for (const client of clients) {
      const [row] = await client`select count(*)::int as applied from __drizzle_migrations`;
      expect(row).toEqual({ applied: readMigrations(folder).length });
      // Fails where the other one or the template has it.
      await client`create table things (id int primary key)`;
    }
    await Promise.all(clients.map((client) => client.end()));
    await Promise.all(copies.map((copy) => copy.drop()));
    await rm(folder, { recursive: true });
  });
});
