import { eraseImportedReviewer } from '@shopwright/contracts/http/internal';
import { nextCursor } from '@shopwright/contracts/next-page';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFile } from '../../../../../workers/src/product-files/test-files';
import { miscounted, plainReview, writeReview } from '../../reviews/test-reviews';
import { startTestCatalog, type TestCatalog } from '../../test-catalog';
import { clearImportedPersons } from '../purge-left-uploads';
import { fileImportsOf } from '../test-imports';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let lamp: { id: number; slug: string };
const { upload, workAll, work, undo, setState, progress, importRows } = fileImportsOf(() => catalog);
const terms = { kind: 'reviews' as const };

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
});
beforeEach(async () => {
  await catalog.database.db.execute(sql`delete from reviews`);
  await catalog.database.db.execute(sql`update products set rating_sum = 0, rating_count = 0`);
  lamp = await catalog.addProduct({
    name: `Lamp ${crypto.randomUUID()}`,
    sku: `LAMP-${crypto.randomUUID()}`,
    stockQuantity: 9,
  });
});
afterEach(async () => {
  expect(await miscounted(catalog.database)).toEqual([]);
});
afterAll(() => catalog.stop());

const ada = () => ({
  product: lamp.slug,
  rating: '5',
  title: 'Bright',
  content: 'Lights all of the room.',
  customerName: 'Ada L.',
  email: 'Ada@Example.com',
  createdAt: '2024-05-31 10:20:30 +0200',
});
const bob = () => ({
  ...ada(),
  rating: '2',
  title: '',
  content: 'Meh',
  customerName: 'Bob',
  email: '',
  createdAt: '2024-06-01',
});
const list = async () => (await staff.get(`/products/${lamp.id}/reviews`).expect(200)).body;
const summary = async () => (await staff.get(`/products/${lamp.id}/reviews/summary`).expect(200)).body.summary;
const stored = () =>
  catalog.database.db.execute<Record<string, unknown>>(
    sql`select customer_name as name, customer_email as email, rating, title, content, verified, is_hidden as "isHidden", reply,
      import_id as "importId" from reviews order by id`,
  );

describe('an import of reviews', () => {
  it('counts in ratings, is never verified, and is listed by when each was written', async () => {
    const newest = await writeReview(catalog, { productId: lamp.id, userId: 41 });
    const { reasons, items, jobId } = await importRows([bob(), { ...ada(), reply: 'Thank you!' }], terms);
    expect(reasons).toEqual({});
    expect(await list()).toMatchObject([
      { id: newest, verified: true, reply: null },
      { customerName: 'Bob', rating: 2, title: '', verified: false, createdAt: '2024-06-01T00:00:00.000Z' },
      { customerName: 'Ada L.', verified: false, reply: 'Thank you!', createdAt: '2024-05-31T08:20:30.000Z' },
    ]);
    expect(JSON.stringify(await list())).not.toContain('example.com');
    expect(await summary()).toEqual({ rating: 4, count: 3, stars: [0, 1, 0, 0, 2] });
    expect(items.map(({ name }) => name)).toEqual([lamp.slug, lamp.slug]);
    expect(items[1]?.changes?.values).toMatchObject({ rating: [null, 5], reply: [null, 'Thank you!'] });
    const logged =
      await catalog.database.db.execute(sql`select changes::text from audit_log where import_id = ${jobId}::uuid
      and target_type = 'review'`);
    expect(logged).toHaveLength(2);
    expect(JSON.stringify(logged)).not.toMatch(/Ada|Bright|Thank/);
  });

  it('pages through the newest of many of the same moment', async () => {
    const rows = Array.from({ length: 25 }, (_, at) => ({
      ...bob(),
      customerName: `Bob ${at}`,
      content: `Text ${at}`,
    }));
    await importRows(rows, terms);
    const seen: number[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const query: string = `limit=10${cursor && `&cursor=${cursor}`}`;
      const { body, headers } = await staff.get(`/products/${lamp.id}/reviews?${query}`).expect(200);
      seen.push(...body.map(({ id }: { id: number }) => id));
      cursor = nextCursor(headers.link ?? null);
    }
    expect(new Set(seen).size).toBe(25);
    expect(seen).toEqual([...seen].sort((one, other) => other - one));
  });

  it('finds products by SKU, also of a variant, by name and by id, and hides what is not published', async () => {
    const [{ name, sku }] = (await catalog.database.db.execute(
      sql`select name, sku from products where id = ${lamp.id}`,
    )) as unknown as [{ name: string; sku: string }];
    const { product: _, ...rest } = ada();
    const { reasons } = await importRows(
      [
        { ...rest, sku: sku.toLowerCase(), email: '', content: 'One', status: 'published' },
        { ...rest, productName: name, email: '', content: 'Two', status: 'pending' },
        { ...rest, productId: String(lamp.id), email: '', content: 'Three', status: '0' },
        { ...rest, productId: '8779761975521', email: '', content: 'Four' },
        { ...rest, sku, email: '', content: 'Six', status: 'not-yet' },
        { ...rest, product: 'nowhere', productId: String(lamp.id), email: '', content: 'Five' },
      ],
      terms,
    );
    expect((await stored()).map(({ content, isHidden }) => [content, isHidden])).toEqual([
      ['One', false],
      ['Two', true],
      ['Three', true],
      // Judge.me publishes what nobody curated.
      ['Six', false],
    ]);
    expect(reasons).toEqual({
      4: 'product: The store has no such product',
      6: 'product: The store has no such product',
    });
  });

  it('refuses rows with the column and the reason, and nothing else of the file', async () => {
    const twin = `Twin ${crypto.randomUUID()}`;
    await catalog.addProduct({ name: twin });
    await catalog.addProduct({ name: twin });
    const { product: _, ...unnamed } = ada();
    const { reasons } = await importRows(
      [
        { ...ada(), rating: '0' },
        { ...ada(), rating: '4.5' },
        { ...ada(), customerName: '' },
        { ...ada(), createdAt: 'yesterday' },
        { ...ada(), createdAt: '2999-01-01' },
        { ...ada(), email: 'no address' },
        { ...ada(), status: 'perhaps' },
        unnamed,
        { ...unnamed, productName: twin },
        ada(),
        { ...ada(), content: 'Other words at the same moment.' },
      ],
      terms,
    );
    expect(reasons).toEqual({
      1: expect.stringMatching(/^rating: /),
      2: expect.stringMatching(/^rating: /),
      3: 'customerName: Required',
      4: expect.stringMatching(/^createdAt: Must be a date/),
      5: expect.stringMatching(/^createdAt: Must be a date/),
      6: expect.stringMatching(/^email: /),
      7: 'status: Must be published or hidden',
      8: 'product: Required',
      9: expect.stringMatching(/^productName: Several/),
      11: 'The file has this review twice',
    });
    expect(await stored()).toHaveLength(1);
  });

  it('changes nothing by the same file, and says so before', async () => {
    await importRows([ada(), bob()], terms);
    const before = await stored();
    for (const isDryRun of [true, false]) {
      const { progress: again } = await importRows([ada(), bob()], { ...terms, isDryRun });
      expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 2, rejected: 0 });
    }
    expect(await stored()).toEqual(before);
  });

  it('says what would change before it does, and follows a corrected file', async () => {
    await importRows([ada()], terms);
    const corrected = { ...ada(), rating: '3', content: 'Lights half of the room.', isHidden: 'true' };
    const jobId = await upload([corrected, bob()], { ...terms, isDryRun: true });
    await workAll(jobId);
    expect(await stored()).toMatchObject([{ rating: 5, isHidden: false }]);
    const { body } = await staff.get(`/imports/${jobId}/items?show=updated`).expect(200);
    expect(body[0].changes.values).toMatchObject({ rating: [5, 3], isHidden: [false, true] });
    await setState(jobId, 'running');
    await workAll(jobId);
    expect(await stored()).toMatchObject([{ rating: 3, isHidden: true }, { name: 'Bob' }]);
    expect(await summary()).toMatchObject({ rating: 2, count: 1 });
    await undo(jobId);
    expect(await stored()).toMatchObject([{ rating: 5, content: 'Lights all of the room.', isHidden: false }]);
  });

  it('does not rewrite what customers wrote here, but hides it and answers', async () => {
    const id = await writeReview(catalog, { productId: lamp.id, userId: 42, rating: 1 });
    const [{ createdAt }] = await list();
    const own = { product: lamp.slug, ...plainReview, rating: '1', createdAt };
    const { reasons, progress: done } = await importRows([{ ...own, rating: '5' }], terms);
    expect(reasons[1]).toMatch(/^rating: This review was written here/);
    expect(done).toMatchObject({ rejected: 1 });
    expect((await importRows([own], terms)).progress).toMatchObject({ unchanged: 1 });
    const { jobId } = await importRows([{ ...own, isHidden: 'true', reply: 'Sorry.' }], terms);
    expect(await stored()).toMatchObject([{ rating: 1, isHidden: true, reply: 'Sorry.', importId: null }]);
    await undo(jobId);
    expect(await list()).toMatchObject([{ id, reply: null, verified: true }]);
  });

  it('leaves hidden what staff have hidden since, unless a file says it outright', async () => {
    const published = { ...ada(), status: 'published' };
    await importRows([published], terms);
    const [{ id }] = await list();
    await staff.put(`/reviews/${id}/moderation`).send({ isHidden: true }).expect(200);
    expect((await importRows([published], terms)).progress).toMatchObject({ unchanged: 1 });
    expect(await stored()).toMatchObject([{ isHidden: true }]);
    await importRows([{ ...published, isHidden: 'false' }], terms);
    expect(await stored()).toMatchObject([{ isHidden: false }]);
  });

  it('shows no address of rejected rows to those who may not read customers', async () => {
    const { product: _, ...unnamed } = ada();
    const { jobId } = await importRows([unnamed, ada()], terms);
    const moderator = await catalog.asStaffWith('products:read', 'reviews:read');
    for (const [agent, expected] of [
      [staff, true],
      [moderator, false],
    ] as const) {
      const { body } = await agent.get(`/imports/${jobId}/items?show=rejected`).expect(200);
      const { text } = await agent.get(`/imports/${jobId}/rejected`).buffer().expect(200);
      expect(body).toHaveLength(1);
      expect(JSON.stringify(body).includes('Example.com')).toBe(expected);
      expect(text.includes('Example.com')).toBe(expected);
      expect(text).toContain('Ada L.');
    }
  });

  it('keeps apart what others wrote in the same words at the same moment', async () => {
    const { reasons } = await importRows([ada(), { ...ada(), email: 'other@example.com' }], terms);
    expect(reasons).toEqual({});
    expect((await stored()).map(({ email }) => email)).toEqual(['ada@example.com', 'other@example.com']);
    const { reasons: same } = await importRows([bob(), bob()], terms);
    expect(same).toEqual({ 2: 'The file has this review twice' });
  });

  it('keeps an address that comes later, by which an erasure finds it, until the import is undone', async () => {
    await importRows([{ ...ada(), email: '' }], terms);
    const { jobId, progress: done } = await importRows([ada()], terms);
    expect(done).toMatchObject({ updated: 1 });
    expect(await stored()).toMatchObject([{ email: 'ada@example.com' }]);
    await undo(jobId);
    expect(await stored()).toMatchObject([{ name: 'Ada L.', email: null }]);
  });

  it('is undone where nobody changed it since then', async () => {
    const { jobId } = await importRows([ada(), bob()], terms);
    const [{ id }] = (await staff.get('/reviews').expect(200)).body.filter(
      ({ customerName }: { customerName: string }) => customerName === 'Bob',
    );
    await staff.put(`/reviews/${id}/moderation`).send({ isHidden: true }).expect(200);
    await undo(jobId);
    expect(await stored()).toMatchObject([{ name: 'Bob', isHidden: true }]);
    const { body } = await staff.get(`/imports/${jobId}/items?show=kept`).expect(200);
    expect(body).toMatchObject([{ reason: 'Changed since then, and kept: isHidden' }]);
    expect(await summary()).toMatchObject({ count: 0 });
  });

  it('imports each row once by two workers, and by two imports at the same time', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => ({
      ...ada(),
      email: `ada${at}@example.com`,
      content: `Text ${at}`,
    }));
    const [one, other] = [await upload(rows, terms), await upload(rows, terms)];
    await Promise.all([workAll(one), work(one), workAll(other)]);
    await workAll(one);
    const [first, second] = [await progress(one), await progress(other)];
    expect(first.created + second.created).toBe(300);
    expect(first.unchanged + second.unchanged).toBe(300);
    expect(await stored()).toHaveLength(300);
    expect(await summary()).toMatchObject({ rating: 5, count: 300 });
  });
});

describe('the erasure of a person', () => {
  const erase = () => catalog.client.call(eraseImportedReviewer, { body: { email: 'ADA@example.com ' } });

  it('reaches imported reviews, also those of a file that comes later', async () => {
    const { jobId } = await importRows([ada(), bob()], terms);
    await erase();
    expect(await stored()).toMatchObject([{ name: 'Former customer', email: null, rating: 5 }, { name: 'Bob' }]);
    const { progress: again } = await importRows([ada(), bob()], terms);
    expect(again).toMatchObject({ unchanged: 2, created: 0, updated: 0, rejected: 0 });
    await undo(jobId);
    expect(await stored()).toMatchObject([{ name: 'Former customer' }]);
    await importRows([{ ...ada(), createdAt: '2023-01-01' }], terms);
    expect((await stored()).map(({ name, email }) => [name, email])).toEqual([
      ['Former customer', null],
      ['Former customer', null],
    ]);
    await catalog.database.db.execute(sql`delete from erased_reviewers`);
  });

  it('takes the reply along, which may say the name, and no file or undo brings it back', async () => {
    const answered = { ...ada(), reply: 'Thank you, Ada!' };
    await importRows([ada()], terms);
    const { jobId } = await importRows([{ ...answered, rating: '4' }], terms);
    await erase();
    await importRows([answered], terms);
    await undo(jobId);
    await importRows([{ ...answered, createdAt: '2023-01-01' }], terms);
    expect(await stored()).toMatchObject([
      { name: 'Former customer', email: null, reply: null },
      { name: 'Former customer', email: null, reply: null },
    ]);
    await catalog.database.db.execute(sql`delete from erased_reviewers`);
  });

  it('at the same time as an import of their reviews leaves no name', async () => {
    for (let round = 0; round < 5; round++) {
      const rows = Array.from({ length: 150 }, (_, at) => ({
        ...ada(),
        content: `${at}`,
        createdAt: `2023-01-01 10:00:00.${100 + at}`,
      }));
      const jobId = await upload(rows, terms);
      const waits = new Promise((resolve) => setTimeout(resolve, round * 15));
      await Promise.all([workAll(jobId), waits.then(erase)]);
      expect((await stored()).filter(({ email, name }) => email !== null || name !== 'Former customer')).toEqual([]);
      await catalog.database.db.execute(sql`delete from reviews`);
      await catalog.database.db.execute(sql`delete from erased_reviewers`);
    }
    await catalog.database.db.execute(sql`update products set rating_sum = 0, rating_count = 0`);
  });

  it('is asked by staff: by an address that no customer has, and from a review', async () => {
    await importRows([ada(), { ...ada(), createdAt: '2023-01-01' }, bob()], terms);
    const { body } = await staff.post('/reviews/erase').send({ email: 'ADA@Example.com' }).expect(200);
    expect(body).toEqual({ reviews: 2 });
    const [last] = (await staff.get('/reviews').expect(200)).body;
    expect(last).toMatchObject({ customerName: 'Bob', isImported: true });
    expect((await staff.post(`/reviews/${last.id}/erase`).expect(200)).body).toEqual({ reviews: 1 });
    expect((await stored()).map(({ name, email }) => [name, email])).toEqual(
      Array.from({ length: 3 }, () => ['Former customer', null]),
    );
    // A review with an address is erased with the others of its author.
    await importRows([{ ...ada(), email: 'eve@example.com', customerName: 'Eve', createdAt: '2022-01-01' }], terms);
    const [ofEve] = (await staff.get('/reviews').expect(200)).body;
    await staff.post(`/reviews/${ofEve.id}/erase`).expect(200);
    await importRows([{ ...ada(), email: 'eve@example.com', customerName: 'Eve', createdAt: '2021-01-01' }], terms);
    expect((await stored()).filter(({ name }) => name === 'Eve')).toEqual([]);
    await catalog.database.db.execute(sql`delete from erased_reviewers`);
  });

  it('is for those who may erase customers, and only of what a file brought', async () => {
    const id = await writeReview(catalog, { productId: lamp.id, userId: 44 });
    const { body } = await staff.post(`/reviews/${id}/erase`).expect(409);
    expect(body.code).toBe('conflict');
    await staff.post('/reviews/999999/erase').expect(404);
    await staff.post('/reviews/erase').send({ email: 'nobody' }).expect(400);
    const moderator = await catalog.asStaffWith('reviews:read', 'reviews:write', 'customers:read');
    await moderator.post(`/reviews/${id}/erase`).expect(403);
    await moderator.post('/reviews/erase').send({ email: 'ada@example.com' }).expect(403);
    expect(await list()).toMatchObject([{ isImported: false }]);
  });

  it('finds no name in an import after a week', async () => {
    const { jobId } = await importRows([ada()], terms);
    await catalog.database.db.execute(
      sql`update imports set created_at = now() - interval '8 days' where id = ${jobId}`,
    );
    await clearImportedPersons(catalog.database);
    const left = await catalog.database.db.execute(sql`select * from import_items where import_id = ${jobId}`);
    expect(JSON.stringify(left)).not.toMatch(/Ada|Lights/);
  });
});

describe('an export of reviews', () => {
  it('comes back as it was, but for what only this store knows of a review', async () => {
    await writeReview(catalog, { productId: lamp.id, userId: 43, title: '=1+1', content: 'Two lines,\nof "text".' });
    await importRows(
      [{ ...ada(), reply: 'Thank you,\nAda!' }, bob(), { ...bob(), content: '', isHidden: 'true' }],
      terms,
    );
    const read = async (agent = staff) => (await agent.get('/reviews/export').buffer().expect(200)).text;
    const csv = await read();
    const { cells, head } = await readFile(csv, {});
    expect(head).toMatchObject({ kind: 'reviews', format: 'shopwright' });
    expect((await importRows(cells, terms)).progress).toMatchObject({ unchanged: 4, rejected: 0 });
    await catalog.database.db.execute(sql`delete from reviews`);
    expect((await importRows(cells, terms)).reasons).toEqual({});
    const again = await read();
    expect(again).toBe(csv.replace(',true,0,false,', ',false,0,false,'));
    expect((await importRows((await readFile(again, {})).cells, terms)).progress).toMatchObject({ unchanged: 4 });
    expect(await read()).toBe(again);
    // Addresses are for those who may read customers, and the file of others says the same of each review.
    const moderator = await catalog.asStaffWith('reviews:read');
    const shown = await read(moderator);
    expect(csv).toContain('ada@example.com');
    expect(shown).not.toContain('example.com');
    expect((await importRows((await readFile(shown, {})).cells, terms)).progress).toMatchObject({ unchanged: 4 });
  });
});
