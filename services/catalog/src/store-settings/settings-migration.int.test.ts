import { fileURLToPath } from 'node:url';
import { runMigrations } from '@shopwright/service-kit/database/migrations';
import { createTestDatabase } from '@shopwright/testing/test-database';
import postgres from 'postgres';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../drizzle', import.meta.url));

it('the migration keeps every setting and every exchange rate with its date', async () => {
  const database = await createTestDatabase('catalog');
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  const migrate = (until?: string) => runMigrations({ url: database.url, folder, schema: 'catalog', until });
  try {
    await migrate('0001_validate-checks');
    const savedAt = '2026-11-20T10:00:00.123Z';
    await sql`insert into store_settings (key, value, updated_at) values
      ('name', 'Lamps', ${savedAt}), ('language', 'de', ${savedAt}), ('address', '', ${savedAt}), ('taxNumber', 'DE1', ${savedAt})`;
    await sql`insert into exchange_rates (currency, rate, as_of) values
      ('EUR', '0.860000', '2026-11-21T00:00:00Z'), ('JPY', '155', '2026-11-22T08:30:00.5Z')`;
    await migrate();
    const rows = await sql`select key, value, updated_at from store_settings order by key collate "C"`;
    expect(rows.map(({ key, value, updated_at }) => [key, value, updated_at.toISOString()])).toEqual([
      ['address', null, savedAt],
      ['exchangeRate.EUR', '0.86', '2026-11-21T00:00:00.000Z'],
      ['exchangeRate.JPY', '155', '2026-11-22T08:30:00.500Z'],
      ['language', 'de', savedAt],
      ['name', 'Lamps', savedAt],
      ['taxNumber', 'DE1', savedAt],
    ]);
    expect(await sql`select to_regclass('exchange_rates') as gone`).toEqual([{ gone: null }]);
  } finally {
    await sql.end();
    await database.drop();
  }
});
