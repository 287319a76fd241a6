import { Readable } from 'node:stream';
import { createDiscount, type DiscountForm, listDiscounts, updateDiscount } from '@shopwright/contracts/http/discounts';
import { listImportItems } from '@shopwright/contracts/http/file-imports';
import { importDiscountBatch } from '@shopwright/contracts/http/internal-imports';
import { testDiscount } from '@shopwright/contracts/test-selling';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setImportState, undoImport } from '../services/catalog/src/imports/file-imports';
import { readProgress } from '../services/catalog/src/imports/import-progress';
import { receiveFile } from '../services/catalog/src/imports/receive-file';
import { purgeDiscountImports } from '../services/order/src/selling/undo-discounts';
import { runImports } from '../workers/src/run-imports';
import { clerk } from './test-desk';
import { startTestStore, type TestStore } from './test-store';

let shop: TestStore;

beforeAll(async () => {
  shop = await startTestStore();
});
beforeEach(async () => {
  await shop.order.database.db.execute(sql`delete from discount_imports`);
  await shop.order.database.db.execute(sql`update discounts set deleted_at = now()`);
});
afterAll(() => shop.close());

const work = (jobId: string, isKilled = false) =>
  runImports(
    {
      catalog: {
        ...shop.catalogClient,
        call: ((endpoint: { path: string }, ...rest: never[]) => {
          if (isKilled && endpoint.path.endsWith('/outcomes')) throw new Error('killed');
          return (shop.catalogClient.call as (...all: never[]) => Promise<unknown>)(endpoint as never, ...rest);
        }) as never,
      },
      order: shop.orderClient,
      auth: shop.authClient,
    },
    {},
  )(
    { id: 'e', type: 'import-requested', payload: { jobId } },
    { logger: createLogger('test', 'silent'), isFinal: () => !isKilled },
  );

const send = async (text: string, dryRun = false) => {
  const { id } = await receiveFile(shop.catalogDatabase, Readable.from([Buffer.from(text)]), {
    kind: 'discounts',
    dryRun,
  });
  return id;
};
async function moveIn(text: string, dryRun = false) {
  const id = await send(text, dryRun);
  await work(id);
  return { id, ...(await readProgress(shop.catalogDatabase.db, id)) };
}
const list = () => shop.orderClient.call(listDiscounts, { query: {} }, clerk);
const items = (jobId: string, show: 'created' | 'updated' | 'rejected' | 'kept') =>
  shop.catalogClient.call(listImportItems, { params: { jobId }, query: { show } }, clerk);
const add = (form: Partial<DiscountForm>) =>
  shop.orderClient.call(createDiscount, { body: testDiscount(form as never) }, clerk);

const head =
  'name,code,isEnabled,kind,rate,amount,target,targets,minimumAmount,lastDay,audience,emails,usesMax,combines';
const spring = 'Spring,SPRING,true,percentage,12.5,,order,,20.00,2027-03-31,all,,100,false';
const lamps = (slug: string) =>
  `Lamps,,true,amount,,"5,00",products,${slug},,,customers,ada@example.com ben@example.com,,true`;

async function addLamp(): Promise<{ id: number; slug: string }> {
  const id = await shop.addProduct({ price: '10.00', stock: 3 });
  const [row] = await shop.catalogDatabase.db.execute<{ slug: string }>(
    sql`select slug from products where id = ${id}`,
  );
  return { id, slug: row?.slug ?? '' };
}

describe('an import of discounts', () => {
  it('has what the editor edits, and finds targets by slug', async () => {
    const lamp = await addLamp();
    expect(await moveIn(`${head}\n${spring}\n${lamps(lamp.slug)}\n`)).toMatchObject({ created: 2, rejected: 0 });
    expect(await list()).toMatchObject([
      {
        name: 'Lamps',
        code: null,
        effect: { kind: 'amount', amount: '5.00' },
        target: { type: 'products', ids: [lamp.id] },
        audience: { type: 'customers', emails: ['ada@example.com', 'ben@example.com'] },
        combines: true,
        uses: 0,
      },
      { code: 'SPRING', effect: { rate: '12.5' }, minimumAmount: '20.00', lastDay: '2027-03-31', usesMax: 100 },
    ]);
    const logged = await shop.order.database.db.execute(
      sql`select import_id from audit_log where target_type = 'discount' and action = 'import'`,
    );
    expect(logged.length).toBeGreaterThanOrEqual(2);
  });

  it('says what would change before it does, keeps what the file lacks, and changes nothing the second time', async () => {
    const lamp = await addLamp();
    const file = `${head}\n${spring}\n${lamps(lamp.slug)}\n`;
    const dry = await moveIn(file, true);
    expect([dry.created, (await list()).length]).toEqual([2, 0]);
    await setImportState(shop.catalogDatabase, dry.id, { to: 'running' });
    await work(dry.id);
    const before = await list();
    expect(before).toHaveLength(2);
    for (const dryRun of [true, false]) expect(await moveIn(file, dryRun)).toMatchObject({ unchanged: 2, updated: 0 });
    expect(await list()).toEqual(before);
    const { id } = await moveIn('code,name,minimumAmount,kind,rate\nspring,Spring,,percentage,20\n');
    expect((await items(id, 'updated'))[0]?.changes?.values).toMatchObject({
      rate: ['12.5', '20'],
      minimumAmount: ['20.00', null],
    });
    expect((await list())[1]).toMatchObject({ code: 'spring', usesMax: 100, lastDay: '2027-03-31' });
  });

  it('refuses rows with the column and the reason', async () => {
    const rows = [
      'A,A,true,percentage,101,,order,,,,all,,,',
      'B,B,true,percentage,,,order,,,,all,,,',
      'C,C,true,gift,,,order,,,,all,,,',
      'D,D,true,amount,,5,products,no-such,,,all,,,',
      'E,E,true,amount,,5,categories,,,,all,,,',
      'F,F G,true,amount,,5,order,,,,all,,,',
      'G,G,perhaps,amount,,5,order,,,,all,,,',
      'H,H,true,amount,,5,order,,,yesterday,all,,,',
      'I,I,true,amount,,5,order,,,,customers,nobody,,',
      ',J,true,amount,,5,order,,,,all,,,',
      'K,,true,amount,,5,order,,,,all,,,',
      'K,,true,amount,,6,order,,,,all,,,',
      'L,L,true,amount,,5,order,,,,all,,0,',
    ];
    const { id, created } = await moveIn(`${head}\n${rows.join('\n')}\n`);
    expect(created).toBe(0);
    const rejected = await items(id, 'rejected');
    expect(rejected.map(({ reason }) => reason?.split(':')[0])).toEqual([
      'rate',
      'rate',
      'kind',
      'targets',
      'targets',
      'code',
      'isEnabled',
      'lastDay',
      'emails',
      'name',
      'name',
      'usesMax',
    ]);
    expect(rejected[3]?.reason).toBe('targets: The store has no product “no-such”');
    expect(await list()).toEqual([]);
  });

  it('is undone where nobody changed it since then', async () => {
    await add({ name: 'Old name', code: 'SPRING', effect: { kind: 'percentage', rate: '5' } });
    const kept = await add({ name: 'Kept', code: 'KEPT', effect: { kind: 'percentage', rate: '5' } });
    const before = await list();
    const { id } = await moveIn(
      `${head}\n${spring}\nNew,NEW,true,percentage,5,,order,,,,all,,,\nKept,KEPT,true,percentage,6,,order,,,,all,,,\n`,
    );
    const imported = (await list()).find(({ code }) => code === 'KEPT');
    const { id: _, version = 0, uses: _uses, createdAt: _at, updatedAt: _up, ...form } = imported ?? ({} as never);
    await shop.orderClient.call(
      updateDiscount,
      { params: { id: String(kept.id) }, body: { ...form, name: 'By hand', version } },
      clerk,
    );
    await undoImport(shop.catalogDatabase, id);
    await work(id);
    const after = await list();
    const plain = (rows: typeof before) =>
      rows.map(({ version: _version, updatedAt: _updated, ...row }) => row).filter(({ code }) => code !== 'KEPT');
    expect(plain(after)).toEqual(plain(before));
    expect(after.find(({ code }) => code === 'KEPT')).toMatchObject({ name: 'By hand' });
    expect(await items(id, 'kept')).toMatchObject([{ reason: 'Changed since then, and kept: name' }]);
  });

  it('adds each once where a worker dies before the catalog knows, and where two imports work at the same time', async () => {
    const rows = Array.from(
      { length: 60 },
      (_, at) => `N${at},${at % 2 ? `CODE${at}` : ''},true,percentage,5,,order,,,,all,,,`,
    );
    const file = `${head}\n${rows.join('\n')}\n`;
    const killed = await send(file);
    await expect(work(killed, true)).rejects.toThrow('killed');
    expect((await list()).length).toBeGreaterThan(0);
    expect(await readProgress(shop.catalogDatabase.db, killed)).toMatchObject({ imported: 0 });
    const other = await send(file);
    await Promise.all([work(killed), work(killed), work(other)]);
    const [one, two] = await Promise.all([killed, other].map((id) => readProgress(shop.catalogDatabase.db, id)));
    expect((one?.created ?? 0) + (two?.created ?? 0)).toBe(60);
    expect([one?.state, two?.state]).toEqual(['completed', 'completed']);
    const [row] = await shop.order.database.db.execute(
      sql`select count(*)::int as count from discounts where deleted_at is null`,
    );
    expect(row).toEqual({ count: 60 });
    await undoImport(shop.catalogDatabase, killed);
    await work(killed);
    await undoImport(shop.catalogDatabase, other);
    await work(other);
    expect(await list()).toEqual([]);
  });

  it('forgets what was before an import that can no longer be undone', async () => {
    await moveIn(`${head}\n${spring}\n`);
    await purgeDiscountImports(shop.order);
    expect(await shop.order.database.db.$count(sql`discount_imports`)).toBe(1);
    await shop.order.database.db.execute(sql`update discount_imports set written_at = now() - interval '9 days'`);
    await purgeDiscountImports(shop.order);
    expect(await shop.order.database.db.$count(sql`discount_imports`)).toBe(0);
  });

  it('asks only workers', () => {
    expect(importDiscountBatch.callers).toEqual(['workers']);
  });
});
