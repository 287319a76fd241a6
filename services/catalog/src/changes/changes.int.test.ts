import { readChanges } from '@shopwright/contracts/http/internal';
import { setStock } from '@shopwright/contracts/http/inventory';
import { commitReservation } from '@shopwright/contracts/http/reservations';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as schema from '../db/schema';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { purgeOldChanges } from './read-changes';

let catalog: TestCatalog;
let position: string;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());
beforeEach(async () => {
  position = (await catalog.client.call(readChanges, { query: {} })).position;
});

/** Returns what changed since the last call of this test. */
async function changes() {
  const { position: next, ...found } = await catalog.client.call(readChanges, { query: { since: position } });
  position = next;
  return found;
}

const nothing = { isEverything: false, products: [] };
const everything = { isEverything: true, products: [] };
const lists = { isEverything: true, keepsProducts: true, products: [] };

describe('GET /internal/changes', () => {
  it('reports everything without a position, for an unknown one and for one of another database', async () => {
    for (const since of [undefined, '', 'x', '1|2|3', `9${position}`]) {
      expect(await catalog.client.call(readChanges, { query: { since } })).toMatchObject(everything);
    }
  });

  it('reports each change once', async () => {
    await catalog.addProduct();
    expect(await changes()).toEqual(lists);
    expect(await changes()).toEqual(nothing);
    await catalog.addCategory('Cameras');
    expect(await changes()).toEqual(everything);
    expect(await changes()).toEqual(nothing);
  });

  it('names the product of a reservation, its sale and an edit of its stock', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 10 });
    await changes();
    const reference = await catalog.reserve([{ productId: id, quantity: 2 }]);
    expect(await changes()).toEqual({ isEverything: false, products: [id] });
    await catalog.client.call(commitReservation, { params: { reference }, body: {} });
    expect(await changes()).toEqual({ isEverything: false, products: [id] });
    const staff = await catalog.as('staff');
    const { version } = (await staff.get(`/products/${id}`)).body;
    await staff
      .put(setStock.path.replace(':id', `${id}`))
      .send({ stockQuantity: 7, version })
      .expect(200);
    expect(await changes()).toEqual({ isEverything: false, products: [id] });
  });

  it('reports lists and a product that sells out, because they leave it out', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 2 });
    await changes();
    await catalog.reserve([{ productId: id, quantity: 2 }]);
    expect(await changes()).toEqual({ ...lists, products: [id] });
  });

  it('reports lists and a product whose price and stock change in one statement', async () => {
    const { id } = await catalog.addProduct();
    await changes();
    await catalog.database.db.execute(
      sql`update products set price = price + 1, stock_quantity = stock_quantity + 1 where id = ${id}`,
    );
    expect(await changes()).toEqual({ ...lists, products: [id] });
  });

  it('reports a statement that changes no row as nothing', async () => {
    await catalog.database.db.execute(sql`update products set price = 1 where id < 0`);
    await catalog.database.db.execute(sql`delete from categories where id < 0`);
    expect(await changes()).toEqual(nothing);
  });

  it('reports a transaction that began before a call and commits after it', async () => {
    const { id } = await catalog.addProduct();
    await changes();
    const other = postgres(catalog.databaseUrl, { max: 1 });
    const late = await other.reserve();
    try {
      await late`begin`;
      await late`update products set reserved_quantity = 1 where id = ${id}`;
      const second = await catalog.addProduct();
      expect(await changes()).toEqual(lists);
      await catalog.database.db.execute(sql`update products set stock_quantity = 11 where id = ${second.id}`);
      expect(await changes()).toEqual({ isEverything: false, products: [second.id] });
      await late`commit`;
    } finally {
      late.release();
      await other.end();
    }
    expect(await changes()).toEqual({ isEverything: false, products: [id] });
    expect(await changes()).toEqual(nothing);
  });

  it('does not report what was rolled back', async () => {
    await catalog.database
      .transaction(async (tx) => {
        await tx.execute(sql`update products set price = price + 1`);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await changes()).toEqual(nothing);
  });

  it('notes changes of a connection with another search path', async () => {
    const { id } = await catalog.addProduct();
    await changes();
    const other = postgres(catalog.databaseUrl, { max: 1, connection: { search_path: 'public' } });
    await other`update catalog.products set name = 'Renamed'`;
    await other.end();
    expect(await changes()).toMatchObject({ isEverything: true, products: expect.arrayContaining([id]) });
  });

  it('keeps the changes of the last minutes', async () => {
    await catalog.addProduct();
    await catalog.database.db.execute(
      sql`insert into catalog_changes (created_at) values (now() - interval '11 minutes')`,
    );
    await purgeOldChanges(catalog.database);
    const rows = await catalog.database.db.execute(
      sql`select min(created_at) > now() - interval '1 minute' as kept from catalog_changes`,
    );
    expect(rows).toEqual([{ kept: true }]);
    expect(await changes()).toEqual(lists);
  });

  it('is only for processes of the store', async () => {
    expect((await (await catalog.as('operator')).get(readChanges.path)).status).toBe(403);
  });
});

/** Visitors read none of these. A new table belongs here or gets the triggers of the migration `catalog-changes`. */
const unwatched = [
  'audit_chain',
  'audit_log',
  'alert_snoozes',
  'catalog_changes',
  'feed_fetches',
  'feed_keys',
  'erased_reviewers',
  'feed_products',
  'hidden_reviewers',
  'import_image_products',
  'import_images',
  'import_items',
  'import_parts',
  'imports',
  'low_stock_digests',
  'product_figures',
  'outbox',
  'reservation_items',
  'reservation_owners',
  'reservations',
  'restocks',
  'review_votes',
  'search_counts',
  'seed_marks',
  'stock_alerts',
  'stock_movements',
  'stock_rows',
  'supplier_feeds',
  'suppliers',
  'uploaded_images',
  'webhook_events',
  'webhook_topics',
  // Visitors read the bytes, which never change. `reviews.photos` says which are shown.
  'review_photos',
];

it('watches every table that visitors read, for each kind of change', async () => {
  const names = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []));
  const rows = await catalog.database.db.execute<{ name: string; triggers: number }>(sql`
    select c.relname as name, count(t.*)::int as triggers
    from pg_class c left join pg_trigger t on t.tgrelid = c.oid and t.tgname like 'note\\_%'
    where c.relnamespace = 'catalog'::regnamespace and c.relkind = 'r' and c.relname <> '__drizzle_migrations'
    group by 1`);
  expect(rows.map(({ name }) => name).sort()).toEqual(names.sort());
  for (const { name, triggers } of rows) {
    expect([name, triggers]).toEqual([name, unwatched.includes(name) ? 0 : 4]);
  }
});
