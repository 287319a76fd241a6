import { baselines } from '@shopwright/service-kit/database/baseline';
import { readMigrations, runMigrations } from '@shopwright/service-kit/database/migrations';
import { prepareDatabase, withDatabase } from '@shopwright/service-kit/database/roles';
import { createTestDatabase, type TestDatabase, testPasswords } from '@shopwright/testing/test-database';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';

const services = [
  { schema: 'catalog', folder: 'services/catalog/drizzle' },
  { schema: 'orders', folder: 'services/order/drizzle' },
  { schema: 'auth', folder: 'services/auth/drizzle' },
] as const;

/** The checks that databases of 0.1.0 have not applied to their oldest rows. */
const unvalidated = {
  catalog: { products: ['products_compare_at_price'] },
  orders: { orders: ['orders_shipment_state', 'orders_reversed'] },
  auth: {
    loyalty_entries: [
      'loyalty_entries_kind',
      'loyalty_entries_order',
      'loyalty_entries_refund',
      'loyalty_entries_sign',
    ],
  },
};

it.each(services)('the baseline of $schema has the key of the newest migration of 0.1.0', ({ schema, folder }) => {
  expect(readMigrations(folder)[0]).toMatchObject({ name: '0000_baseline', when: baselines[schema] });
});

describe.each(services)('a database of 0.1.0, schema $schema', ({ schema, folder }) => {
  let database: TestDatabase;
  let sql: postgres.Sql;

  const migrate = (until?: string) => runMigrations({ url: database.url, folder, schema, until });

  /** Describes everything in the schema: its tables, constraints, indexes, functions, triggers, and the migrations. */
  async function describeSchema(): Promise<unknown[]> {
    return [
      ...(await sql`
        select c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid)
        from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on (adrelid, adnum) = (c.oid, attnum)
        where c.relnamespace = ${schema}::regnamespace and a.attnum > 0 order by 1, a.attnum`),
      ...(await sql`
        select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
        where connamespace = ${schema}::regnamespace order by 1, 2`),
      ...(await sql`select indexname, indexdef from pg_indexes where schemaname = ${schema} order by 1`),
      ...(await sql`
        select proname, pg_get_functiondef(oid) from pg_proc where pronamespace = ${schema}::regnamespace order by 1`),
      ...(await sql`
        select tgrelid::regclass::text, tgname, pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid
        where c.relnamespace = ${schema}::regnamespace and not tgisinternal order by 1, 2`),
    ];
  }

  const applied = async () => {
    const rows = await sql`select created_at from __drizzle_migrations order by created_at`;
    return rows.map((row) => Number(row.created_at));
  };

  beforeEach(async () => {
    database = await createTestDatabase(schema);
    sql = postgres(database.url, { max: 1, onnotice: () => undefined });
    await migrate('0000_baseline');
    for (const [table, names] of Object.entries(unvalidated[schema])) {
      for (const name of names) {
        const [check] = await sql`
          select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}`;
        await sql.unsafe(`alter table ${table} drop constraint ${name}`);
        await sql.unsafe(`alter table ${table} add constraint ${name} ${check?.definition} not valid`);
      }
    }
    // 0.1.0 had more migrations, each with its row.
    await sql`insert into __drizzle_migrations (hash, created_at) values ('older', ${baselines[schema] - 60_000})`;
  });
  afterEach(async () => {
    await sql.end();
    await database.drop();
  });

  it('is adopted: its tables become those of a new database', async () => {
    await migrate();
    const adopted = await describeSchema();
    expect(await applied()).toEqual([baselines[schema] - 60_000, ...readMigrations(folder).map(({ when }) => when)]);
    const fresh = await createTestDatabase(schema, folder);
    const old = sql;
    sql = postgres(fresh.url, { max: 1 });
    expect(await describeSchema()).toEqual(adopted);
    await sql.end();
    sql = old;
    await fresh.drop();
  });

  it('is refused where it is older, with what to do, and left as it is', async () => {
    await sql`delete from __drizzle_migrations where created_at = ${baselines[schema]}`;
    const before = await describeSchema();
    const sentence = `The tables of "${schema}" are older than the last commit of version 0.1.0, and nothing was changed: start that commit once with this database, or restore the backup there, then upgrade.`;
    await expect(migrate()).rejects.toThrow(sentence);
    const adminUrl = withDatabase(inject('postgresAdminUrl'), new URL(database.url).pathname.slice(1));
    await expect(prepareDatabase({ adminUrl, passwords: testPasswords })).rejects.toThrow(sentence);
    expect(await describeSchema()).toEqual(before);
    expect(await applied()).toEqual([baselines[schema] - 60_000]);
  });

  it('is left as it is where it is newer', async () => {
    const newer = Date.now() + 60_000;
    await sql`insert into __drizzle_migrations (hash, created_at) values ('newer', ${newer})`;
    const before = await describeSchema();
    await migrate();
    expect(await describeSchema()).toEqual(before);
  });
});
