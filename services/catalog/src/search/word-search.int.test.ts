import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { toPattern } from './word-search';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());

it('writes the pattern of a word in ASCII as Postgres does', async () => {
  const words = Array.from({ length: 95 }, (_, at) => `Ab${String.fromCharCode(32 + at)}Cd`);
  const patterns = sql.join(
    words.map((word) => sql`search_pattern(${word})`),
    sql`, `,
  );
  const [row] = await catalog.database.db.execute<{ patterns: string[] }>(
    sql`select to_json(array[${patterns}]) as patterns`,
  );
  expect(words.map(toPattern)).toEqual(row?.patterns);
});
