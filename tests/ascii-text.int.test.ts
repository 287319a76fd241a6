import path from 'node:path';
import { asciiText } from '@shopwright/contracts/ascii-text';
import { readMigrations } from '@shopwright/service-kit/database/migrations';
import { createTestDatabase } from '@shopwright/testing/test-database';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { createAsciiTextFunction } from './ascii-text-function';

const folderOf = (service: string) => path.resolve(import.meta.dirname, `../services/${service}/drizzle`);

/** Takes seconds to write. */
const written = createAsciiTextFunction();

/** Every character that this Postgres and this Node know, but for private use. A newer one of the two knows more letters. */
async function differences(sql: postgres.Sql): Promise<string[]> {
  const codes = Array.from({ length: 0x10ffff }, (_, code) => code + 1).filter(
    (code) => /[^\p{Cs}\p{Co}\p{Cn}]/u.test(String.fromCodePoint(code)) && (code < 0xd800 || code > 0xdfff),
  );
  const rows = await sql<{ code: number; text: string }[]>`
    select code, ascii_text('x' || chr(code) || 'X') as text from unnest(${codes}::int[]) as code
    where unicode_assigned(chr(code))`;
  expect(rows.length).toBeGreaterThan(140_000);
  return rows
    .filter(({ code, text }) => text !== asciiText(`x${String.fromCodePoint(code)}X`))
    .map(({ code, text }) => `${code.toString(16)}: ${text}`);
}

it('equals asciiText for every character', async () => {
  const database = await createTestDatabase('orders', folderOf('order'));
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  expect(await differences(sql)).toEqual([]);
  await sql.end();
  await database.drop();
});

describe.each(['order', 'catalog'])('ascii_text of %s', (service) => {
  it('is the function of the last migration that makes it', () => {
    const made = readMigrations(folderOf(service)).filter(({ statements }) =>
      statements.some((statement) => /FUNCTION ascii_text/.test(statement)),
    );
    expect(made.at(-1)?.statements.join('\n')).toContain(written);
  });
});

it('is the same in a database of another locale', async () => {
  const database = await createTestDatabase('orders', folderOf('order'));
  const admin = postgres(database.adminUrl, { max: 1, onnotice: () => undefined });
  const name = `${new URL(database.url).pathname.slice(1)}_c`;
  await admin.unsafe(`create database ${name} template template0 encoding 'UTF8' locale_provider libc locale 'C'`);
  const other = new URL(database.adminUrl);
  other.pathname = `/${name}`;
  const sql = postgres(other.href, { max: 1, onnotice: () => undefined });
  await sql.unsafe(written);
  expect((await sql`select lower('É') as lower`)[0]?.lower).toBe('É');
  expect(await differences(sql)).toEqual([]);
  await sql.end();
  await admin.unsafe(`drop database ${name}`);
  await admin.end();
  await database.drop();
});
