import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { restoreBackup } from './restore-backup';
import { createStoreDatabase, fillStore, type TestStoreDatabase } from './test-store';
import { writeBackup } from './write-backup';

const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-backup-'));
const file = path.join(folder, 'store.backup');
let source: TestStoreDatabase;
let target: TestStoreDatabase;

const backUp = (store: TestStoreDatabase, to: string) => writeBackup(store.adminUrl, createWriteStream(to));
const count = async (store: TestStoreDatabase, table: string) =>
  (await store.run(`select count(*)::int as rows from ${table}`))[0]?.rows as number;

beforeAll(async () => {
  source = await createStoreDatabase(inject('postgresAdminUrl'));
  await source.migrate();
  await fillStore(source);
  await backUp(source, file);
});
afterAll(async () => {
  await source.drop();
  rmSync(folder, { recursive: true });
});

describe('a refused restore changes nothing', () => {
  let before: string;
  beforeAll(async () => {
    target = await createStoreDatabase(inject('postgresAdminUrl'));
    await target.migrate();
    before = (await backUp(target, path.join(folder, 'before.backup'))).content;
  });
  afterAll(() => target.drop());
  const refused = async (badFile: string, message: RegExp) => {
    await expect(restoreBackup({ ...target, file: badFile })).rejects.toThrow(message);
    expect((await backUp(target, path.join(folder, 'after.backup'))).content).toBe(before);
    expect(await count(target, 'orders.restores')).toBe(0);
  };
  const bad = (bytes: Uint8Array) => {
    const name = path.join(folder, 'bad.backup');
    writeFileSync(name, bytes);
    return name;
  };
  const text = () => gunzipSync(readFileSync(file)).toString('utf8');

  it.each([0.1, 0.999])('cut at %d of its length', async (share) => {
    const bytes = readFileSync(file);
    await refused(bad(bytes.subarray(0, Math.floor(bytes.length * share))), /cut short/);
  });

  it('cut at a line, and compressed again', async () => {
    await refused(bad(gzipSync(text().split('\n').slice(0, -2).join('\n'))), /cut short/);
  });

  it.each([
    ['a value', (all: string) => all.replace('Lamp & Co', 'Lamp & Ca')],
    ['the time', (all: string) => all.replace(/"takenAt":"20../, '"takenAt":"2020')],
    ['a row less', (all: string) => all.replace(/name\tLamp & Co.*\n/, '')],
    ['an added line', (all: string) => `${all}{}\n`],
  ])('altered: %s', async (_, alter) => {
    expect(alter(text())).not.toBe(text());
    await refused(bad(gzipSync(alter(text()))), /altered/);
  });

  it('altered in its compressed bytes', async () => {
    const bytes = readFileSync(file);
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 255;
    await refused(bad(bytes), /altered/);
  });

  it.each([
    ['format', (all: string) => all.replace('"shopwrightBackup":1', '"shopwrightBackup":2')],
    ['migration', (all: string) => all.replace(/("catalog":\[[\d,]+)\]/, '$1,9999999999999]')],
  ])('of a newer version, by its %s', async (_, alter) => {
    const checksum = await import('node:crypto');
    const lines = alter(text()).trimEnd().split('\n');
    const { rows, sequences, content } = JSON.parse(lines.at(-1) ?? '');
    const end = { rows, sequences, content };
    const hash = checksum.createHash('sha256').update(`${lines.slice(0, -1).join('\n')}\n`);
    hash.update(JSON.stringify([rows, sequences, content]));
    lines[lines.length - 1] = JSON.stringify({ ...end, checksum: hash.digest('hex') });
    await refused(bad(gzipSync(`${lines.join('\n')}\n`)), /newer version/);
  });

  it('something else', async () => {
    await refused(bad(Buffer.from('hello')), /not a backup/);
    await expect(restoreBackup({ ...target, file: bad(gzipSync('hello\n')) })).rejects.toThrow(/not a backup/);
  });

  it('into a store that has data', async () => {
    await fillStore(target);
    await expect(restoreBackup({ ...target, file })).rejects.toThrow(
      /not empty \(2 products, 1 categories, 1 orders, 1 accounts\)/,
    );
    expect(await count(target, 'catalog.products')).toBe(2);
  });
});
