import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
});
