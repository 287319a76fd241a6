import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*/drizzle/*.sql'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/** The statements that remove or change something which the version before still uses or writes. */
const contracting: Record<string, RegExp> = {
  'drops a table, column, schema, view or type':
    /^(alter table .+ )?drop (table|column|schema|view|materialized view|type|function)\b/,
  'renames what the version before uses': /^alter .+ rename (to|column)\b/,
  'changes the type of a column': /^alter table .+ alter column .+ (set data )?type\b/,
  'makes a column required': /^alter table .+ alter column .+ set not null/,
  'adds a required column without a default': /^alter table .+ add column (?!.*(default|generated)).*not null/,
  'takes a default away': /^alter table .+ alter column .+ drop default/,
  'deletes all rows': /^truncate\b/,
};

/** Returns what the version before this one would not survive, unless a comment says why it does. */
function findContracting(sql: string): string[] {
  return sql
    .split(/--> statement-breakpoint|;\s*$/m)
    .filter((statement) => !/^\s*-- contracts: .{10,}/m.test(statement))
    .map((statement) => statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .flatMap((statement) =>
      Object.entries(contracting).flatMap(([what, shape]) =>
        shape.test(statement) ? [`${what}: ${statement.slice(0, 90)}`] : [],
      ),
    );
}

describe('migrations', () => {
  it.each(files)('%s lets the version before this one go on serving', (file) => {
    expect(findContracting(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it.each([
    'ALTER TABLE "products" DROP COLUMN "name";',
    'DROP TABLE "products";',
    'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
    'ALTER TABLE "a" RENAME TO "b";',
    'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE text;',
    'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
    'ALTER TABLE "a" ADD COLUMN "b" integer NOT NULL;',
    'CREATE TABLE "x" ("y" integer);--> statement-breakpoint\nTRUNCATE "a";',
  ])('refuses %j', (sql) => {
    expect(findContracting(sql)).toHaveLength(1);
  });

  it.each([
    'ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL;',
    'ALTER TABLE "a" ADD COLUMN "b" integer;',
    'CREATE TABLE "a" ("b" integer NOT NULL);',
    '-- contracts: nothing has read this column since the release of June\nALTER TABLE "a" DROP COLUMN "b";',
  ])('accepts %j', (sql) => {
    expect(findContracting(sql)).toEqual([]);
  });
});
