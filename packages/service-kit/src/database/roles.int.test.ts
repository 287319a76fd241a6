import { randomBytes } from 'node:crypto';
import { testPasswords } from '@shopwright/testing/test-database';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { prepareDatabase, schemaNames, withAccount, withDatabase } from './roles';

describe('prepareDatabase', () => {
  const adminUrl = inject('postgresAdminUrl');
  const suffix = randomBytes(4).toString('hex');
  const database = `roles_${suffix}`;
  const admin = postgres(adminUrl, { max: 1, onnotice: () => undefined });
  const passwords = testPasswords;

  const asking = async <T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> => {
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    try {
      return await work(sql);
    } finally {
      await sql.end();
    }
  };

  beforeAll(async () => {
    await admin.unsafe(`create role plain_${suffix} login password 'plain'`);

    await admin.unsafe(`create database plain_${suffix} owner plain_${suffix}`);
  });

  afterAll(async () => {
    for (const name of [database, `plain_${suffix}`])
      await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.unsafe(`drop role plain_${suffix}`);
    await admin.end();
  });

  it('lets any number of runners start at the same time, and run again', async () => {
    const runs = await Promise.all(Array.from({ length: 4 }, () => prepareDatabase({ adminUrl, database, passwords })));
    expect(await prepareDatabase({ adminUrl, database, passwords })).toEqual(runs[0]);
  });

  it('creates a schema for each owner, and the extensions', async () => {
    const urls = await prepareDatabase({ adminUrl, database, passwords });
    for (const name of schemaNames) {
      const [row] = await asking(
        urls[name],
        (sql) =>
          sql`select current_schema() as schema, similarity('abc', 'abd') > 0 as similar, 'A'::citext = 'a' as same`,
      );
      expect(row).toEqual({ schema: name, similar: true, same: true });
    }
    await asking(urls.catalog, (sql) => sql`create table secret (id int)`);
    await expect(asking(urls.auth, (sql) => sql`select * from catalog.secret`)).rejects.toThrow('permission denied');
  });

  it('serves all schemas with one account if it may not create roles', async () => {
    const url = withAccount(withDatabase(adminUrl, `plain_${suffix}`), `plain_${suffix}`, 'plain');
    const urls = await prepareDatabase({ adminUrl: url, passwords });
    const [row] = await asking(urls.orders, (sql) => sql`select current_schema() as schema, current_user as account`);
    expect(row).toEqual({ schema: 'orders', account: `plain_${suffix}` });
  });

  it('fails if it may create neither roles nor schemas', async () => {
    const url = withAccount(withDatabase(adminUrl, database), `plain_${suffix}`, 'plain');
    await expect(prepareDatabase({ adminUrl: url, passwords })).rejects.toThrow('neither create roles nor schemas');
  });
});
