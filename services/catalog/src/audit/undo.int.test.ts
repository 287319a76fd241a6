import { undoServiceAudit } from '@shopwright/contracts/http/internal-audit';
import { commitReservation } from '@shopwright/contracts/http/reservations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveSettings, startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';
import { readLog } from './test-audit';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let operator: Awaited<ReturnType<TestCatalog['as']>>;
let categoryId: number;

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
  operator = await catalog.as('operator');
  categoryId = await catalog.addCategory('Audio');
});
afterAll(() => catalog.stop());

const undo = (id: number, scope: 'entry' | 'request' = 'entry', agent = operator) =>
  agent.post(undoServiceAudit.catalog.path).send({ id, scope });
const ofProduct = (id: number) => readLog(catalog, { targetTypes: ['product'], targetId: String(id) });
const newest = async (id: number) => (await ofProduct(id))[0]?.id ?? 0;
const read = async (id: number) => {
  const { version: _version, ...product } = (await staff.get(`/products/${id}`)).body;
  return product;
};
const setStock = (id: number, stockQuantity: number) =>
  staff.put(`/products/${id}/stock`).send({ stockQuantity }).expect(200);

describe('undo', () => {
  describe('200', () => {
    it('gives a product its price, texts, status and category back', async () => {
      const product = await catalog.addProduct({ price: '20.00' });
      const before = await read(product.id);
      const rows = { rows: [{ id: product.id, version: product.version }] };
      const bulk = (change: object) => staff.post('/staff/products/bulk').send({ products: rows, change }).expect(200);
      for (const change of [
        { type: 'set-price', price: '33.00' },
        { type: 'set-category', categoryId },
        { type: 'change-tags', add: ['New'] },
      ]) {
        const { version } = (await staff.get(`/products/${product.id}`)).body;
        rows.rows = [{ id: product.id, version }];
        await bulk(change);
        const changed = await newest(product.id);
        expect(await read(product.id)).not.toEqual(before);
        const { body } = await undo(changed).expect(200);
        expect(await read(product.id)).toEqual(before);
        const [entry, undone] = await ofProduct(product.id);
        expect(body).toEqual({ ids: [entry?.id] });
        expect(entry).toMatchObject({ action: 'POST /audit/:id/undo', undoes: changed, canUndo: false });
        expect(undone).toMatchObject({ id: changed, undoneBy: entry?.id, canUndo: false });
      }
      await staff.delete(`/products/${product.id}`).expect(200);
      await undo(await newest(product.id)).expect(200);
      expect(await read(product.id)).toEqual(before);
    });

    it('gives texts and images of other rows back, and refuses an edit that was begun before', async () => {
      const product = await catalog.addProduct();
      const put = (translations: object[], version: number) =>
        staff.put(`/products/${product.id}/translations`).send({ translations, version });
      const german = { language: 'de', name: 'Lampe', description: 'Eine Lampe.', specs: [] };
      await put([german], 1).expect(200);
      const { body: before } = await staff.get(`/products/${product.id}/translations`);
      await put(
        [
          { ...german, name: 'Leuchte' },
          { ...german, language: 'fr' },
        ],
        2,
      ).expect(200);
      await undo(await newest(product.id)).expect(200);
      expect((await staff.get(`/products/${product.id}/translations`)).body).toEqual(before);
      await put([], 3).expect(409);
      await put([], 4).expect(200);
      await undo(await newest(product.id)).expect(200);
      expect((await staff.get(`/products/${product.id}/translations`)).body).toEqual(before);
    });

    it('moves stock back through the ledger, and keeps what was sold since', async () => {
      const product = await catalog.addProduct({ stockQuantity: 10 });
      await setStock(product.id, 25);
      const entry = await newest(product.id);
      const reference = await catalog.reserve([{ productId: product.id, quantity: 3 }]);
      await catalog.client.call(commitReservation, { params: { reference }, body: {} });
      await undo(entry).expect(200);
      expect(await read(product.id)).toMatchObject({ stockQuantity: 7 });
      expect(await unbalancedProducts(catalog.database)).toEqual([]);
    });

    it('undoes edits one after another, the newest first', async () => {
      const product = await catalog.addProduct({ stockQuantity: 1 });
      for (const stock of [2, 3, 0]) await setStock(product.id, stock);
      const entries = (await ofProduct(product.id)).slice(0, 3);
      for (const { id } of entries) await undo(id).expect(200);
      expect(await read(product.id)).toMatchObject({ stockQuantity: 1, inStock: true });
    });

    it('leaves a product on sale that was so without stock', async () => {
      const product = await catalog.addProduct({ stockQuantity: 0 });
      await catalog.database.db.execute(sql`update products set in_stock = true where id = ${product.id}`);
      await setStock(product.id, 19);
      await undo(await newest(product.id)).expect(200);
      expect(await read(product.id)).toMatchObject({ stockQuantity: 0, inStock: true });
    });

    it('undoes all that a call changed', async () => {
      const made = [await catalog.addProduct(), await catalog.addProduct(), await catalog.addProduct()];
      const before = await Promise.all(made.map(({ id }) => read(id)));
      const rows = made.map(({ id, version }) => ({ id, version }));
      await staff
        .post('/staff/products/bulk')
        .send({ products: { rows }, change: { type: 'change-price', percent: 10 } })
        .expect(200);
      const { body } = await undo(await newest(made[0]?.id ?? 0), 'request').expect(200);
      expect(body.ids).toHaveLength(3);
      expect(await Promise.all(made.map(({ id }) => read(id)))).toEqual(before);
    });

    it('gives a setting its value back, or its default', async () => {
      const name = async () => (await operator.get('/staff/store-settings')).body.name;
      const first = await name();
      await saveSettings(catalog.client, { name: 'Oak and Sons' });
      await saveSettings(catalog.client, { name: 'Oak and Daughters' });
      const [second, initial] = await readLog(catalog, { targetTypes: ['settings'] });
      expect(second).toMatchObject({
        action: 'PUT /store-settings',
        after: { name: expect.stringContaining('Daughters') },
      });
      await undo(second?.id ?? 0).expect(200);
      expect(await name()).toBe('Oak and Sons');
      await undo(initial?.id ?? 0).expect(200);
      expect(await name()).toBe(first);
    });

    it('gives a category its name and address back, and its products follow', async () => {
      const id = await catalog.addCategory('Cameras');
      const form = { name: 'Photo', slug: 'photo', description: null, image: null, isHidden: false, translations: [] };
      await staff
        .put(`/staff/categories/${id}`)
        .send({ ...form, version: 1 })
        .expect(200);
      const [entry] = await readLog(catalog, { targetTypes: ['category'], targetId: String(id) });
      await undo(entry?.id ?? 0).expect(200);
      const [row] = await catalog.database.db.execute(sql`
        select name, slug, is_syncing, (select count(*)::int from category_redirects r where r.category_id = c.id) as redirects
        from categories c where id = ${id}`);
      expect(row).toEqual({ name: 'Cameras', slug: 'cameras', is_syncing: false, redirects: 0 });
    });
  });

  describe('409', () => {
    it('says what changed since, by whom and when, and changes nothing', async () => {
      const product = await catalog.addProduct({ price: '20.00' });
      const setPrice = async (price: string, agent: typeof staff) => {
        const { version } = (await staff.get(`/products/${product.id}`)).body;
        const body = { products: { rows: [{ id: product.id, version }] }, change: { type: 'set-price', price } };
        await agent.post('/staff/products/bulk').send(body).expect(200);
        return newest(product.id);
      };
      const first = await setPrice('30.00', staff);
      const second = await setPrice('40.00', await catalog.as('staff', 31));
      const { body } = await undo(first).expect(409);
      expect(body).toMatchObject({
        code: 'conflict',
        message: expect.stringMatching(/^price changed again on \S+ by account 31$/),
        details: { fields: ['price'], by: { id: String(second), userId: 31 } },
      });
      expect(await read(product.id)).toMatchObject({ price: '40.00' });
    });

    it('undoes nothing of a call where one of its products has changed again', async () => {
      const made = [await catalog.addProduct(), await catalog.addProduct()];
      const rows = made.map(({ id, version }) => ({ id, version }));
      const change = { type: 'change-price', percent: 10 };
      await staff.post('/staff/products/bulk').send({ products: { rows }, change }).expect(200);
      const entry = await newest(made[0]?.id ?? 0);
      const again = { rows: [{ id: made[1]?.id, version: 2 }] };
      await staff.post('/staff/products/bulk').send({ products: again, change }).expect(200);
      await undo(entry, 'request').expect(409);
      expect(await read(made[0]?.id ?? 0)).toMatchObject({ price: '22.00' });
    });

    it('refuses an undo of an undo, and a second undo', async () => {
      const product = await catalog.addProduct();
      await setStock(product.id, 3);
      const entry = await newest(product.id);
      await undo(entry).expect(200);
      const { body: twice } = await undo(entry).expect(409);
      expect(twice.message).toBe('This change has been undone');
      const { body: back } = await undo(await newest(product.id)).expect(409);
      expect(back.message).toBe('This entry is an undo. Make the change again instead.');
    });

    it('makes one of several undos at the same time', async () => {
      const product = await catalog.addProduct({ stockQuantity: 10 });
      await setStock(product.id, 3);
      const entry = await newest(product.id);
      const responses = await Promise.all(Array.from({ length: 6 }, () => undo(entry)));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      expect(await read(product.id)).toMatchObject({ stockQuantity: 10 });
      expect(await unbalancedProducts(catalog.database)).toEqual([]);
    });

    it('keeps stock that unpaid orders reserve, and stock that staff set again', async () => {
      const product = await catalog.addProduct({ stockQuantity: 1 });
      await setStock(product.id, 10);
      const entry = await newest(product.id);
      await catalog.reserve([{ productId: product.id, quantity: 5 }]);
      const { body } = await undo(entry).expect(409);
      expect(body.fields).toEqual([{ path: 'stockQuantity', message: expect.stringContaining('reserved') }]);
      await setStock(product.id, 12);
      const { body: again } = await undo(entry).expect(409);
      expect(again.message).toContain('stock_quantity changed again');
    });

    it('leaves a collection by rule, which has lost its list by hand, and redirects, which could lead in a circle', async () => {
      const [listed, other] = [await catalog.addProduct(), await catalog.addProduct()];
      const form = { slug: 'by-hand', text: null, image: null, seoTitle: null, seoDescription: null };
      const more = { title: 'By hand', isEnabled: true, translations: {}, ...form };
      const { body: made } = await staff
        .post('/staff/collections')
        .send({ ...more, products: { by: 'hand', ids: [listed.id] } })
        .expect(201);
      const products = { by: 'rule', rule: { match: 'all', conditions: [{ type: 'price', min: '1' }] } };
      await staff
        .put(`/staff/collections/${made.id}`)
        .send({ ...more, version: made.version, products })
        .expect(200);
      const [ruled] = await readLog(catalog, { targetTypes: ['collection'], targetId: String(made.id) });
      expect(ruled).toMatchObject({ before: { rule: null }, canUndo: false });
      await undo(ruled?.id ?? 0).expect(409);

      const add = (from: string, to: string) =>
        operator
          .post('/staff/redirects')
          .send({ redirects: [{ from, to }] })
          .expect(200);
      await add('/old', `/products/${other.id}`);
      const [redirect] = await readLog(catalog, { targetTypes: ['redirect'] });
      await operator.delete(`/staff/redirects/${redirect?.target.id}`);
      const [removed] = await readLog(catalog, { targetTypes: ['redirect'] });
      expect(removed).toMatchObject({ after: null, canUndo: false });
      await undo(removed?.id ?? 0).expect(409);
    });

    it('refuses a price that does not exist in the currency of today', async () => {
      const product = await catalog.addProduct({ price: '20.50' });
      const rows = { rows: [{ id: product.id, version: product.version }] };
      await staff
        .post('/staff/products/bulk')
        .send({ products: rows, change: { type: 'set-price', price: '30.00' } })
        .expect(200);
      const entry = await newest(product.id);
      const setCurrency = (value: string) =>
        catalog.database.db.execute(sql`insert into store_settings (key, value) values ('currency', ${value})
          on conflict (key) do update set value = excluded.value`);
      await setCurrency('jpy');
      const { body } = await undo(entry).expect(409);
      await setCurrency('usd');
      expect(body.message).toContain('does not exist in the currency');
      expect(await read(product.id)).toMatchObject({ price: '30.00' });
    });

    it('refuses what is new, and what the log does not keep', async () => {
      const product = await catalog.addProduct();
      await undo(await newest(product.id)).expect(409);
      const { body: supplier } = await staff.post('/suppliers').send({ kind: 'custom', name: 'Ash Ltd' }).expect(201);
      const [entry] = await readLog(catalog, { targetTypes: ['supplier'], targetId: String(supplier.id) });
      await undo(entry?.id ?? 0).expect(409);
    });
  });

  it('needs the permission of the change', async () => {
    const product = await catalog.addProduct();
    await setStock(product.id, 3);
    const entry = await newest(product.id);
    const reader = await catalog.asStaffWith('audit:read', 'products:write');
    const { body } = await undo(entry, 'entry', reader).expect(403);
    expect(body.details).toEqual({ permission: 'inventory:write' });
    await undo(entry, 'entry', await catalog.asStaffWith('audit:read', 'inventory:write')).expect(200);
    await undo(entry, 'entry', await catalog.asStaffWith('inventory:write')).expect(403);
  });

  it('refuses an entry that does not exist, and a bad id', async () => {
    await undo(2_000_000_000).expect(404);
    await undo(-1).expect(400);
  });
});
