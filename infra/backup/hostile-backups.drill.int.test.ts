import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { drillSize } from '@shopwright/testing/drill';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { BackupError, trailerDigest } from './backup-format';
import { type RestoreOptions, restoreBackup } from './restore-backup';
import { createStoreDatabase, fillStore, type TestStoreDatabase } from './test-store';
import { writeBackup } from './write-backup';

const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-hostile-'));
const file = path.join(folder, 'store.backup');
let target: TestStoreDatabase;
let lines: string[];

const backUp = (store: TestStoreDatabase, to: string, key?: string) =>
  writeBackup(store.adminUrl, createWriteStream(to), { key });
/** Restores into the migrated store, without looking for migrations each time. */
const restore = (forged: string, options: Partial<RestoreOptions> = {}) =>
  restoreBackup({
    ...target,
    prepare: async () => target.adminUrl,
    migrate: async () => undefined,
    file: forged,
    ...options,
  });

beforeAll(async () => {
  const source = await createStoreDatabase(inject('postgresAdminUrl'));
  await source.migrate();
  await fillStore(source);
  await backUp(source, file);
  await source.drop();
  lines = gunzipSync(readFileSync(file)).toString('latin1').trimEnd().split('\n');
  target = await createStoreDatabase(inject('postgresAdminUrl'));
  await target.migrate();
});
afterAll(async () => {
  await target.drop();
  rmSync(folder, { recursive: true });
});

/** Writes a backup with right checksums, as anyone can who knows the format. */
function forge(altered: string[]): string {
  const body = altered.slice(0, -1);
  const { rows, sequences } = JSON.parse(altered.at(-1) ?? '');
  const content = createHash('sha256')
    .update(Buffer.from(`${body.slice(1).join('\n')}\n`, 'latin1'))
    .digest('hex');
  const checksum = createHash('sha256').update(Buffer.from(`${body.join('\n')}\n`, 'latin1'));
  checksum.update(trailerDigest({ rows, sequences, content }));
  const end = JSON.stringify({ rows, sequences, content, checksum: checksum.digest('hex') });
  const forged = path.join(folder, 'forged.backup');
  writeFileSync(forged, gzipSync(Buffer.from(`${[...body, end].join('\n')}\n`, 'latin1')));
  return forged;
}

/** Everything that a statement of a backup could have made, changed or dropped, but for rows. */
const describeDatabase = async (): Promise<string> =>
  JSON.stringify(
    await target.run(`
      select (select json_agg(concat(relnamespace::regnamespace, relname, relkind, relowner, relacl) order by oid) from pg_class
          where relnamespace::regnamespace::text !~ '^pg_' and relkind <> 'i') as relations,
        (select json_agg(concat(nspname, nspowner, nspacl) order by oid) from pg_namespace where nspname !~ '^pg_') as schemas,
        (select json_agg(concat(proname, prosrc) order by oid) from pg_proc where oid > 16384) as functions,
        (select json_agg(concat(rolname, rolsuper, rolcreaterole) order by oid) from pg_roles) as roles,
        (select json_agg(concat(tgname, tgenabled) order by oid) from pg_trigger where not tgisinternal) as triggers,
        (select json_agg(concat(attname, atttypid, attidentity, attnotnull) order by attrelid, attnum) from pg_attribute
          where attrelid > 16384 and attnum > 0 and attrelid in (select oid from pg_class where relkind = 'r')) as columns`),
  );

const clear = () => {
  const tables = lines.filter((line) => line.startsWith('{"schema"')).map((line) => JSON.parse(line));
  return target.run(`truncate orders.restores, ${tables.map(({ schema, table }) => `${schema}.${table}`).join(', ')}`);
};

const hostileNames = [
  'catalog; create table public.injected (n int); --',
  'catalog", public; create table public.injected (n int); --',
  `x' ; create role injected superuser; --`,
  'public',
  'pg_catalog',
  'information_schema',
  'orders',
  '',
  'a"b',
  'a.b',
  'a\\"; drop schema auth cascade; --',
  '../../etc/passwd',
  'x'.repeat(5000),
  'products from program $$touch /tmp/injected$$ --',
];

describe('a name in a backup', () => {
  it.each(hostileNames)('%j is no statement, wherever it stands', async (name) => {
    const before = await describeDatabase();
    const at = lines.findIndex((line) => line.startsWith('{"schema":"catalog"'));
    const header = JSON.parse(lines[at] ?? '');
    const end = JSON.parse(lines.at(-1) ?? '');
    const withLine = (place: number, value: object) => lines.with(place, JSON.stringify(value));
    const forged = [
      withLine(at, { ...header, schema: name }),
      withLine(at, { ...header, schema: name, columns: [] }),
      withLine(at, { ...header, table: name }),
      withLine(at, { ...header, table: name, columns: [] }),
      withLine(at, { ...header, columns: [name] }),
      withLine(at, { ...header, columns: [...header.columns, name] }),
      ...['schema', 'table', 'column', 'last'].map((key) =>
        withLine(-1, { ...end, sequences: [{ ...end.sequences[0], [key]: name }, ...end.sequences.slice(1)] }),
      ),
      withLine(0, { ...JSON.parse(lines[0] ?? ''), migrations: { [name]: [1] } }),
    ];
    for (const altered of forged) {
      await expect(restore(forge(altered))).rejects.toBeInstanceOf(BackupError);
    }
    expect(await describeDatabase()).toBe(before);
  });
});

/** Draws the same numbers in each run. */
function* draw(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

describe('a signature', () => {
  const key = 'the key of a store, of 32 characters or more';
  const signed = path.join(folder, 'signed.backup');
  const accept = async (restored: Promise<unknown>) => {
    await restored;
    await clear();
  };

  it('tells backups of this store from all others, which are restored on request only', async () => {
    await expect(restore(file, { key })).rejects.toThrow(/no signature.*--from-another-store/);
    await accept(restore(file, { key, isFromAnotherStore: true }));
    const source = await createStoreDatabase(inject('postgresAdminUrl'));
    await source.migrate();
    await backUp(source, signed, key);
    await source.drop();
    await expect(restore(signed, { key: key.toUpperCase() })).rejects.toThrow(/signed by another store/);
    await accept(restore(signed, { key }));
    await accept(restore(signed));
  });

  it('does not fit a backup that was altered and given right checksums', async () => {
    const all = gunzipSync(readFileSync(signed)).toString('latin1').trimEnd().split('\n');
    const { signature } = JSON.parse(all.at(-1) ?? '');
    const forged = forge(all.with(0, (all[0] ?? '').replace(/"takenAt":"20../, '"takenAt":"2020')));
    const text = gunzipSync(readFileSync(forged)).toString('latin1').replace(/\}\n$/, `,"signature":"${signature}"}\n`);
    writeFileSync(forged, gzipSync(Buffer.from(text, 'latin1')));
    await expect(restore(forged, { key })).rejects.toThrow(/signed by another store, or altered/);
  });
});

describe('an altered backup', () => {
  const numbers = draw(79);
  const below = (max: number) => Math.floor((numbers.next().value as number) * max);
  const pick = <T>(values: T[]): T => values[below(values.length)] as T;
  const alterations: ((line: string) => string)[] = [
    (line) => line.slice(0, below(line.length + 1)),
    (line) => line + line,
    (line) => line.replace(/\d+/, () => String(below(10 ** 9))),
    (line) => line.replace(/[a-z_]+(?=")/, pick(hostileNames)),
    (line) => line.replaceAll(pick(['\t', ',', '"', ':']), () => (below(2) === 0 ? '\t' : '')),
    (line) => `${line.slice(0, below(line.length))}${String.fromCharCode(below(256))}${line.slice(below(line.length))}`,
    () => pick(['\\.', '', '{}', 'null', '\\N', ...lines]),
  ];
  const isDescription = (line: string) => line.startsWith('{');
  const alterLine = (isWanted: (line: string) => boolean) => {
    const place = pick([...lines.keys()].slice(0, -1).filter((at) => isWanted(lines[at] ?? '')));
    return forge(lines.with(place, pick(alterations)(lines[place] ?? '')));
  };
  const alterBytes = () => {
    const bytes = readFileSync(file);
    for (let turn = below(3); turn >= 0; turn -= 1) bytes[below(bytes.length)] = below(256);
    const forged = path.join(folder, 'bytes.backup');
    writeFileSync(forged, bytes.subarray(0, below(4) === 0 ? below(bytes.length) : undefined));
    return forged;
  };
  it.each([
    ['descriptions of tables', drillSize(6, 120), () => alterLine(isDescription)],
    // Each loads all tables.
    ['rows', drillSize(3, 60), () => alterLine((line) => !isDescription(line))],
    ['bytes of the file', drillSize(60, 200), alterBytes],
  ])('is refused, or restored as it is: %s, %d times', async (_what, times, alter) => {
    const before = await describeDatabase();
    for (let turn = 0; turn < times; turn += 1) {
      const outcome = await restore(alter()).catch((error: unknown) => error);
      if (outcome instanceof Error) {
        expect(outcome, `${turn}: ${outcome.stack}`).toBeInstanceOf(BackupError);
        continue;
      }
      const again = await backUp(target, path.join(folder, 'again.backup'));
      expect(again.content).toBe((outcome as { content: string }).content);
      await clear();
    }
    expect(await describeDatabase()).toBe(before);
  });
});
