import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { baselines } from '@shopwright/service-kit/database/baseline';
import { eventually } from '@shopwright/testing/deadlines';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { backupName, listBackups } from './backup-folder';
import { restoreBackup } from './restore-backup';
import { runScheduledBackup } from './scheduled-backup';
import { backedUpSchemas } from './store-tables';
import { createStoreDatabase, fillStore, type TestStoreDatabase } from './test-store';
import { type BackupSummary, writeBackup } from './write-backup';

const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-backup-'));
const file = path.join(folder, 'store.backup');
let source: TestStoreDatabase;
let target: TestStoreDatabase;
let written: BackupSummary;

const backUp = (store: TestStoreDatabase, to: string) => writeBackup(store.adminUrl, createWriteStream(to));
const count = async (store: TestStoreDatabase, table: string) =>
  (await store.run(`select count(*)::int as rows from ${table}`))[0]?.rows as number;

beforeAll(async () => {
  source = await createStoreDatabase(inject('postgresAdminUrl'));
  await source.migrate();
  await fillStore(source);
  written = await backUp(source, file);
});
afterAll(async () => {
  await source.drop();
  rmSync(folder, { recursive: true });
});

describe('restore', () => {
  beforeAll(async () => {
    target = await createStoreDatabase(inject('postgresAdminUrl'));
    await target.migrate();
  });
  afterAll(() => target.drop());

  it('makes a running, empty store one whose backup has the same content', async () => {
    const other = postgres(target.adminUrl, { max: 1 });
    await other`select 1`;
    expect(await restoreBackup({ ...target, file })).toEqual(written);
    await other.end();
    expect(written.rows).toBeGreaterThan(5);
    const again = await backUp(target, path.join(folder, 'again.backup'));
    expect(again.content).toBe(written.content);
    const [product] = await target.run(
      `select name, description, search_text from catalog.products where slug = 'lamp'`,
    );
    expect(product?.description).toBe('first line\n\\.\nthird line\r\nهلا 電灯');
    expect(product?.search_text).toContain('lampe');
    const [image] = await target.run('select bytes from catalog.uploaded_images order by name');
    expect((image?.bytes as Buffer | undefined)?.toString('hex')).toBe('000a5c2e0aff');
  });

  it('leaves every index and trigger as the migrations made them', async () => {
    const schema = `select indexdef as definition from pg_indexes where schemaname in ('catalog', 'orders', 'auth')
      union all select tgname::text || tgenabled::text from pg_trigger where not tgisinternal order by 1`;
    expect([...(await target.run(schema))]).toEqual([...(await source.run(schema))]);
  });

  it('notes when the backup was taken, for the reconciler', async () => {
    const rows = await target.run('select backup_taken_at, reconciled_at from orders.restores');
    expect(rows.map((row) => [row.backup_taken_at.toISOString(), row.reconciled_at])).toEqual([
      [written.takenAt, null],
    ]);
  });

  it('gives new orders, products and accounts no number that one after the backup may have', async () => {
    const [order] = await target.run(
      'insert into orders.orders (reference, total, expires_at) values (gen_random_uuid(), 0, now()) returning id',
      'orders',
    );
    expect(order?.id).toBe(1002);
    const [product] = await target.run(
      `insert into catalog.products (slug, name, description, price, image, category)
        values ('n', 'n', '', 1, 'i', 'Lamps') returning id`,
      'catalog',
    );
    expect(product?.id).toBe(1003);
    const [account] = await target.run(
      `insert into auth.users (email, password, first_name, last_name) values ('new@example.com', 'x', 'N', 'N') returning id`,
    );
    expect(account?.id).toBe(1002);
    const [entry] = await target.run(
      `insert into auth.loyalty_entries (user_id, order_id, kind, points, amount, event_id) values (1, 1, 'earned', 1, 1, gen_random_uuid()) returning id`,
    );
    expect(entry?.id).toBe(1001);
    // Higher than any `sequence` that a receiver of webhooks may have.
    const [webhook] = await target.run(
      `with endpoint as (insert into orders.webhook_endpoints (url, topics, api_version, created_at)
        values ('https://x.example.com/', '{}', '1', now()) returning id)
      insert into orders.webhook_deliveries (endpoint_id, event_id, topic, object, object_id, occurred_at, data, created_at)
        select id, gen_random_uuid(), 'webhook.test', 'webhook', 1, now(), '{}', now() from endpoint returning id`,
      'orders',
    );
    expect(webhook?.id).toBe(10_000_001);
  });

  it('has the photos of reviews', async () => {
    const store = await createStoreDatabase(inject('postgresAdminUrl'));
    const restored = await createStoreDatabase(inject('postgresAdminUrl'));
    await Promise.all([store.migrate(), restored.migrate()]);
    await fillStore(store);
    const photo = '11111111-1111-4111-8111-111111111111';
    await store.run(`
      insert into catalog.reviews (product_id, user_id, customer_name, rating, title, content, photos)
        values (1, 1, 'Ada B.', 5, 'Good', 'It works well.', '{${photo}}');
      insert into catalog.review_photos (id, product_id, user_id, review_id, image, thumbnail)
        values ('${photo}', 1, 1, 1, decode('005c0a', 'hex'), decode('0a5c00', 'hex'))`);
    const photosFile = path.join(folder, 'photos.backup');
    await backUp(store, photosFile);
    await restoreBackup({ ...restored, file: photosFile });
    const rows = await restored.run(
      'select p.image, p.thumbnail from catalog.reviews r join catalog.review_photos p on p.id = any(r.photos)',
    );
    expect([...rows]).toEqual([{ image: Buffer.from('005c0a', 'hex'), thumbnail: Buffer.from('0a5c00', 'hex') }]);
    await Promise.all([store.drop(), restored.drop()]);
  });

  it('takes a backup of 0.1.0, and refuses one that is older', async () => {
    const first = await createStoreDatabase(inject('postgresAdminUrl'));
    await first.migrate(baselines);
    // 0.1.0 had more migrations, each with its row.
    for (const schema of backedUpSchemas)
      await first.run(`insert into ${schema}.__drizzle_migrations (hash, created_at) values ('older', 1)`);
    await fillStore(first);
    const oldFile = path.join(folder, 'first.backup');
    await backUp(first, oldFile);
    const restored = await createStoreDatabase(inject('postgresAdminUrl'));
    await restored.migrate();
    await restoreBackup({ ...restored, file: oldFile });
    expect(await count(restored, 'catalog.products')).toBe(2);
    await restored.drop();
    await first.run(`delete from orders.__drizzle_migrations where created_at > 1`);
    const olderFile = path.join(folder, 'older-than-first.backup');
    await backUp(first, olderFile);
    await first.drop();
    const empty = await createStoreDatabase(inject('postgresAdminUrl'));
    await empty.migrate();
    await expect(restoreBackup({ ...empty, file: olderFile })).rejects.toThrow(
      'The backup is older than the last commit of version 0.1.0. Restore it with that commit, start the store there once, and make a new backup.',
    );
    expect(await count(empty, 'catalog.products')).toBe(0);
    await empty.drop();
  });

  it('brings a backup of an older version to this one', async () => {
    const older = await createStoreDatabase(inject('postgresAdminUrl'));
    const until = Object.fromEntries(Object.entries(older.known).map(([schema, all]) => [schema, all.at(-2) ?? 0]));
    await older.migrate(until);
    await older.run(`insert into auth.users (email, password, first_name, last_name) values ('a@b.cd', 'x', 'A', 'B')`);
    const oldFile = path.join(folder, 'older.backup');
    await backUp(older, oldFile);
    await older.drop();
    // The schemas of an empty store of this version are ahead of the backup.
    const newer = await createStoreDatabase(inject('postgresAdminUrl'));
    await newer.migrate();
    await restoreBackup({ ...newer, file: oldFile });
    expect(await count(newer, 'auth.users')).toBe(1);
    expect(await count(newer, 'orders.restores')).toBe(1);
    await newer.drop();
  });
});

describe('backup', () => {
  it('has every row of a table that a migration is rewriting', async () => {
    const store = await createStoreDatabase(inject('postgresAdminUrl'));
    await store.migrate();
    await fillStore(store);
    const migration = postgres(store.adminUrl, { max: 1 });
    await migration.unsafe('begin; alter table catalog.categories add column x uuid default gen_random_uuid()');
    await migration.unsafe('alter table catalog.categories drop column x');
    const backup = backUp(store, path.join(folder, 'rewritten.backup'));
    await vi.waitFor(async () => {
      const waiting =
        'select 1 from pg_stat_activity where datname = current_database() and wait_event_type = $$Lock$$';
      expect(await store.run(waiting)).toHaveLength(1);
    }, eventually);
    await migration.unsafe('commit');
    await migration.end();
    expect((await backup).rows).toBe(written.rows);
    await store.drop();
  });

  it('is one moment of a store that is changing', async () => {
    const changing = path.join(folder, 'changing.backup');
    let backup: Promise<BackupSummary> | undefined;
    await new Promise<void>((resolve) => {
      backup = writeBackup(source.adminUrl, createWriteStream(changing), { onProgress: () => resolve() });
    });
    await source.run(
      `update orders.orders set customer_name = 'Grace'; update auth.users set first_name = 'Grace'`,
      'orders',
    );
    expect((await backup)?.content).toBe(written.content);
    await source.run(
      `update orders.orders set customer_name = 'Ada'; update auth.users set first_name = 'Ada'`,
      'orders',
    );
  });

  it('fails where the disk is full, and ends', async () => {
    const full = new Writable({
      write: (_chunk, _encoding, done) => done(Object.assign(new Error('no space left'), { code: 'ENOSPC' })),
    });
    await source.run(
      'insert into catalog.search_counts (day, query, results) select current_date, md5(n::text), 1 from generate_series(1, 200000) n',
    );
    await expect(writeBackup(source.adminUrl, full)).rejects.toThrow('no space left');
  });
});

describe('a scheduled backup', () => {
  const schedule = () => ({ adminUrl: source.adminUrl, folder: path.join(folder, 'daily'), everyHours: 24, keep: 2 });
  const hour = (hours: number) => new Date(Date.UTC(2026, 10, 22, hours));
  const run = (hours: number) => runScheduledBackup(schedule(), () => undefined, hour(hours));
  const recorded = () =>
    source.run('select taken_at is not null as is_whole, error from traces.backups order by id desc limit 1');

  it('is written once it is due, once with two processes at the same time, and the oldest is deleted', async () => {
    await Promise.all([run(0), run(0)]);
    expect(listBackups(schedule().folder)).toHaveLength(1);
    await run(23);
    expect(listBackups(schedule().folder)).toHaveLength(1);
    await run(24);
    await run(48);
    expect(listBackups(schedule().folder).map(({ takenAt }) => takenAt)).toEqual([hour(24), hour(48)]);
    expect(await recorded()).toMatchObject([{ is_whole: true, error: null }]);
  });

  it('is recorded where it fails, keeps the older ones, and leaves no half file', async () => {
    const blocked = path.join(schedule().folder, `${backupName(hour(72))}.partial`);
    mkdirSync(blocked);
    await expect(run(72)).rejects.toThrow('EISDIR');
    rmSync(blocked, { recursive: true });
    expect(listBackups(schedule().folder)).toHaveLength(2);
    expect((await recorded())[0]).toMatchObject({ is_whole: false, error: expect.stringContaining('EISDIR') });
  });
});
