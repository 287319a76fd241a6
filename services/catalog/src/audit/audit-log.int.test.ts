import { purgeEntries, sealEntries } from '@shopwright/service-kit/audit/audit-tasks';
import { checkChain } from '@shopwright/service-kit/audit/check-chain';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditedTables, unauditedTables } from '../db/audited-tables';
import * as schema from '../db/schema';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { readLog } from './test-audit';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
});
afterAll(() => catalog.stop());

const ofProduct = (id: number) => readLog(catalog, { targetTypes: ['product'], targetId: String(id) });
const check = () => checkChain(catalog.database, auditedTables);

it('watches every table, or says why not', async () => {
  const names = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []));
  expect([...auditedTables, ...Object.keys(unauditedTables)].sort()).toEqual(names.sort());
  const rows = await catalog.database.db.execute<{ name: string }>(sql`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'audit' and c.relnamespace = 'catalog'::regnamespace order by 1`);
  expect(rows.map(({ name }) => name)).toEqual([...auditedTables]);
});

describe('a change of staff', () => {
  it('has one entry with who, when, what, before and after', async () => {
    const product = await catalog.addProduct({ price: '20.00', name: 'Walnut Desk' });
    const agent = await catalog.as('staff', 12);
    await agent
      .put(`/products/${product.id}/stock`)
      .set({ 'x-client-ip': '203.0.113.77', 'x-request-id': 'request-of-stock' })
      .send({ stockQuantity: 4, version: product.version })
      .expect(200);
    const [entry, created] = await ofProduct(product.id);
    expect(entry).toMatchObject({
      actor: { userId: 12, role: 'staff', apiKey: null, importId: null },
      action: 'PUT /products/:id/stock',
      target: { type: 'product', id: String(product.id), name: 'Walnut Desk' },
      before: { stock_quantity: 10 },
      after: { stock_quantity: 4 },
      network: '203.0.113.0/24',
      requestId: 'request-of-stock',
      sameRequest: 1,
      canUndo: true,
    });
    expect(Object.keys(entry?.after ?? {})).toEqual(['stock_quantity']);
    expect(created).toMatchObject({
      action: 'POST /products',
      before: null,
      after: { price: '20.00' },
      canUndo: false,
    });
  });

  it('has the net change, where rows are deleted and written again', async () => {
    const product = await catalog.addProduct();
    const texts = { name: 'Lampe', description: 'Eine Lampe.', specs: [] };
    const put = (translations: object[], version: number) =>
      staff.put(`/products/${product.id}/translations`).send({ translations, version }).expect(200);
    await put([{ language: 'de', ...texts }], 1);
    await put([{ language: 'de', ...texts }], 2);
    await put([{ language: 'de', ...texts, name: 'Leuchte' }], 3);
    const [renamed, added, ...rest] = await ofProduct(product.id);
    expect(renamed).toMatchObject({
      before: { 'product_translations.de.name': 'Lampe' },
      after: { 'product_translations.de.name': 'Leuchte' },
    });
    expect(added).toMatchObject({ before: null, after: { 'product_translations.de.name': 'Lampe' } });
    expect(rest).toHaveLength(1);
  });

  it('is not recorded where it fails', async () => {
    const product = await catalog.addProduct();
    await staff.put(`/products/${product.id}/stock`).send({ stockQuantity: 4, version: 99 }).expect(409);
    expect(await ofProduct(product.id)).toHaveLength(1);
  });

  it('groups what one call changed', async () => {
    const [one, two] = [await catalog.addProduct(), await catalog.addProduct()];
    const rows = [one, two].map(({ id, version }) => ({ id, version }));
    await staff
      .post('/staff/products/bulk')
      .send({ products: { rows }, change: { type: 'change-price', percent: 10 } })
      .expect(200);
    const [entry] = await ofProduct(one.id);
    expect(entry).toMatchObject({ before: { price: '20.00' }, after: { price: '22.00' }, sameRequest: 2 });
  });

  it('marks personal data and secrets, and keeps neither', async () => {
    const { body: supplier } = await staff
      .post('/suppliers')
      .send({ kind: 'custom', name: 'Oak Ltd', contactEmail: 'ada@oak.example', notes: 'Ask for Ada' })
      .expect(201);
    const [entry] = await readLog(catalog, { targetTypes: ['supplier'], targetId: String(supplier.id) });
    expect(entry).toMatchObject({ after: { name: 'Oak Ltd', contact_email: '[hidden]', notes: '[hidden]' } });
    const found = await catalog.database.db.execute(sql`select 1 from audit_log l where l::text ~ 'ada@oak|Ask for'`);
    expect(found).toEqual([]);
  });
});

describe('without staff', () => {
  it('records no reservation, no sale and no job of the store', async () => {
    const product = await catalog.addProduct();
    await catalog.reserve([{ productId: product.id, quantity: 1 }]);
    await catalog.database.db.execute(sql`update products set price = 21 where id = ${product.id}`);
    expect(await ofProduct(product.id)).toHaveLength(1);
  });
});

describe('the chain', () => {
  it('is intact after changes by several at the same time', async () => {
    const products = await Promise.all(Array.from({ length: 20 }, () => catalog.addProduct()));
    await Promise.all([
      ...products.map(({ id, version }) => staff.put(`/products/${id}/stock`).send({ stockQuantity: 3, version })),
      sealEntries(catalog.database),
      sealEntries(catalog.database),
    ]);
    await sealEntries(catalog.database);
    const found = await check();
    expect(found).toMatchObject({ fault: null });
    expect(found.entries).toBeGreaterThanOrEqual(40);
  });

  it.each([
    [
      'a changed value',
      sql`update audit_log set changes = jsonb_set(changes, '{products,after,price}', '"1.00"') where seal = 1`,
    ],
    ['a changed author', sql`update audit_log set actor_id = 99 where seal = 6`],
    ['a changed time', sql`update audit_log set at = at - interval '1 hour' where seal = 7`],
    ['a changed hash', sql`update audit_log set hash = sha256('x') where seal = 8`],
    ['a deleted entry', sql`delete from audit_log where seal = 9`],
    ['deleted newest entries', sql`delete from audit_log where seal > 10`],
    ['a dropped trigger', sql`drop trigger audit on products`],
    ['a disabled trigger', sql`alter table products disable trigger audit`],
    [
      'an entry that is never sealed',
      sql`insert into audit_log (change_id, action, target_type, target_id, at)
      values (gen_random_uuid(), 'x', 'product', '1', now() - interval '1 hour')`,
    ],
  ])('tells %s', async (_name, attack) => {
    await sealEntries(catalog.database);
    const found = await catalog.database
      .transaction(async (tx) => {
        await tx.execute(attack);
        const fault = await checkChain({ db: tx as never }, auditedTables);
        throw Object.assign(new Error('undone'), { fault });
      })
      .catch((error: { fault?: { fault: string | null } }) => error.fault);
    expect(found?.fault).toEqual(expect.any(String));
    expect(await check()).toMatchObject({ fault: null });
  });

  it('can be checked after old entries are gone', async () => {
    await sealEntries(catalog.database);
    const before = await check();
    const later = new Date(Date.now() + 731 * 86_400_000);
    await catalog.addProduct();
    expect(await purgeEntries(catalog.database, new Date())).toBe(0);
    expect(await purgeEntries(catalog.database, later)).toBe(before.entries);
    await sealEntries(catalog.database);
    expect(await check()).toMatchObject({ fault: null, entries: 1, lastSeal: before.lastSeal + 1 });
  });

  it('is intact where old entries go while it is checked', async () => {
    await catalog.addProduct();
    await sealEntries(catalog.database);
    const { db } = catalog.database;
    const later = new Date(Date.now() + 731 * 86_400_000);
    let purged = 0;
    const execute = async (query: Parameters<typeof db.execute>[0]) => {
      if (purged === 0) purged = await purgeEntries(catalog.database, later);
      return db.execute(query);
    };
    const during = Object.create(db, { execute: { value: execute } });
    expect(await checkChain({ db: during }, auditedTables)).toMatchObject({ fault: null, entries: 0 });
    expect(purged).toBeGreaterThan(0);
  });
});
