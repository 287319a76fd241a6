import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSource, findDoors } from './check-source';

/** A placeholder that is no placeholder of this file. */
const write = (text: string) => text.replaceAll('@{', '$' + '{');

describe('the code of the store', () => {
  it('has no door that is seen in it', () => {
    expect(checkSource(path.resolve(import.meta.dirname, '../../..'))).toEqual([]);
  });

  it.each([
    ['a name from elsewhere in a statement', 'await sql.unsafe(`truncate @{file.table}`);'],
    ['a name from elsewhere in a statement', 'await tx.unsafe(`copy @{schema}."@{table}" from stdin`);'],
    ['a name from elsewhere in a statement', 'where(sql.raw(`@{column} > 1`))'],
    ['a library that is kept as it failed to load', 'const load = () => (loaded ??= import("zxcvbn"));'],
    ['a library that is kept as it failed to load', 'const sharp = import("sharp");'],
    ['a connection that is kept from before its pool was replaced', 'const db = database.db;'],
    ['a connection that is kept from before its pool was replaced', 'const sql = deps.database.sql;'],
  ])('would name %s: %s', (name, planted) => {
    expect(findDoors(`// A line before.\n${write(planted)}`)).toEqual([`${name}, line 2`]);
  });

  it.each([
    'await sql.unsafe(`truncate @{quoted(table)}`);',
    "await sql.unsafe('select 1');",
    'const load = loadOnce(() => import("zxcvbn"));',
    '  const { db } = deps.database;',
    'await sql`select @{name}`;',
  ])('leaves %s', (text) => {
    expect(findDoors(write(text))).toEqual([]);
  });
});
