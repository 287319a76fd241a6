import { Readable } from 'node:stream';
import { listImportItems } from '@shopwright/contracts/http/file-imports';
import { getMyTaxExemption } from '@shopwright/contracts/http/orders';
import type { ImportKind } from '@shopwright/contracts/import-kinds';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { undoImport } from '../services/catalog/src/imports/file-imports';
import { readProgress } from '../services/catalog/src/imports/import-progress';
import { receiveFile } from '../services/catalog/src/imports/receive-file';
import { runImports } from '../workers/src/run-imports';
import { clerk } from './test-desk';
import { startTestStore, type TestStore } from './test-store';

let here: TestStore;
let there: TestStore;

beforeAll(async () => {
  [here, there] = await Promise.all([startTestStore(), startTestStore()]);
});
afterAll(() => Promise.all([here.close(), there.close()]));

/** Does the next job of an import, as a worker does. */
const work = (store: TestStore, jobId: string) =>
  runImports({ catalog: store.catalogClient, order: store.orderClient, auth: store.authClient }, {})(
    { id: 'e', type: 'import-requested', payload: { jobId } },
    { logger: createLogger('test', 'silent'), isFinal: () => true },
  );

async function moveIn(store: TestStore, text: string, kind: ImportKind, terms: { points?: boolean } = {}) {
  const { id } = await receiveFile(store.catalogDatabase, Readable.from([Buffer.from(text)]), { kind, ...terms });
  await work(store, id);
  return { id, ...(await readProgress(store.catalogDatabase.db, id)) };
}
async function undo(store: TestStore, jobId: string) {
  await undoImport(store.catalogDatabase, jobId);
  await work(store, jobId);
}

const readFrom = async (store: TestStore, path: string) =>
  (await (await store.raw(clerk)).get(path).buffer().expect(200)).text;
const fresh = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;

describe('an empty store that is made of the exports of another', () => {
  it('has the same orders of the previous shop', async () => {
    const file = [
      'Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Country,Cancelled at',
      '#1001,ada@example.com,paid,fulfilled,EUR,30.00,4.90,0.00,34.90,0.00,2024-05-31 10:20:30 +0000,2,"Lamp, ""big""",10.00,=L-1,Ada Lovelace,"Main Street 1",Berlin,10117,DE,',
      '#1001,ada@example.com,,,,,,,,,2024-05-31 10:20:30 +0000,1,Été,10.00,,,,,,,',
      "'-1002,bob@example.com,refunded,,USD,20.00,,,18.00,2.00,2024-06-01 10:20:30 +0000,1,Shade,20.00,S,Bob,,,,,2024-06-02 10:00:00 +0000",
    ].join('\n');
    expect(await moveIn(here, file, 'orders')).toMatchObject({ state: 'completed', imported: 2, rejected: 0 });
    const woo =
      'order_id,order_number,order_date,status,shipping_total,fee_total,order_total,order_subtotal,order_currency,billing_email,line_item_1,line_item_2\n' +
      '7,W-7,2023-01-31 10:00:00,completed,4.90,3.00,27.90,20.00,EUR,eve@example.com,name:Lamp|sku:L|quantity:3|sub_total:20.00,\n' +
      '8,W-8,2023-02-01 10:00:00,completed,0,0,5.00,5.00,EUR,eve@example.com,,\n';
    expect(await moveIn(here, woo, 'orders')).toMatchObject({ imported: 2, rejected: 0 });

    const csv = await readFrom(here, '/past-orders/export');
    expect(await moveIn(there, csv, 'orders')).toMatchObject({ imported: 4, rejected: 0 });
    expect(await readFrom(there, '/past-orders/export')).toBe(csv);
    const [ours, theirs] = await Promise.all(
      [here, there].map(async (store) => JSON.parse(await readFrom(store, '/past-orders/export?format=json'))),
    );
    const withoutId = (orders: { id: number }[]) => orders.map(({ id: _id, ...order }) => order);
    expect(withoutId(theirs)).toEqual(withoutId(ours));
    expect(ours).toHaveLength(4);
    expect(await moveIn(here, csv, 'orders')).toMatchObject({ unchanged: 4 });
  });

  it('has the same customers, with consents, languages, addresses and exemptions', async () => {
    const file = [
      'email,firstName,lastName,phone,language,acceptsMarketing,consentAt,address1,address2,city,region,postalCode,country,taxExempt',
      `${fresh('ada')},Ada,Lovelace,+49 30 123,de,true,2024-05-31T10:00:00.000Z,Unter den Linden 1,Hof 2,Berlin,,10117,DE,Certificate 12`,
      `${fresh('bob')},Bob,"O'Neil, Jr.",,en,false,,1 Main Street,,New York,NY,10001,US,`,
      `${fresh('eve')},=Eve,عمر,,ar,,,,,,,,,yes`,
    ].join('\n');
    expect(await moveIn(here, file, 'customers')).toMatchObject({ imported: 3, rejected: 0 });
    const csv = await readFrom(here, '/customers/export');
    expect(await moveIn(there, csv, 'customers')).toMatchObject({ imported: 3, rejected: 0 });
    // Since when someone is a customer is the store's own.
    const rows = async (store: TestStore) =>
      (JSON.parse(await readFrom(store, '/customers/export?format=json')) as { email: string; createdAt: string }[])
        .map(({ createdAt: _createdAt, ...row }) => row)
        .sort((one, other) => (one.email < other.email ? -1 : 1));
    expect(await rows(there)).toEqual(await rows(here));
    expect(await rows(there)).toMatchObject([
      { firstName: 'Ada', taxExempt: 'Certificate 12', acceptsMarketing: true, consentAt: '2024-05-31T10:00:00.000Z' },
      { firstName: 'Bob', lastName: "O'Neil, Jr.", taxExempt: '' },
      { firstName: '=Eve', language: 'ar', taxExempt: 'Tax exempt' },
    ]);
    expect(await moveIn(here, csv, 'customers')).toMatchObject({ unchanged: 3 });
  });
});

describe('customers of a file', () => {
  it('pay no tax where the file says so, until the import is undone', async () => {
    const [one, other] = [fresh('exempt'), fresh('taxed')];
    const file = `First Name,Email,Accepts Email Marketing,Tax Exempt,Tags\nAda,${one},no,yes,VIP\nBob,${other},no,no,\n`;
    const { id } = await moveIn(here, file, 'customers');
    const userIds = await here.auth.database.db.execute<{ id: number }>(
      sql`select id from users where email in (${one}, ${other}) order by id`,
    );
    const readExemptions = () =>
      Promise.all(
        userIds.map(async ({ id: userId }) => {
          const { reason } = await here.orderClient.call(getMyTaxExemption, {}, { role: 'shopper', userId });
          return reason;
        }),
      );
    expect(await readExemptions()).toEqual(['Tax exempt', null]);
    await undo(here, id);
    expect(await readExemptions()).toEqual([null, null]);
  });
});

describe('orders of a file', () => {
  let email: string;
  let file: string;
  beforeEach(async () => {
    email = fresh('points');
    await moveIn(here, `email,firstName,lastName\n${email},Ada,Lovelace\n`, 'customers');
    const row = (number: string, total: string, status: string) =>
      `${number},${email},${status},USD,${total},2024-05-31T10:20:30Z`;
    const tag = crypto.randomUUID();
    file = [
      'number,email,status,currency,total,placedAt',
      row(`A${tag}`, '34.90', 'paid'),
      row(`B${tag}`, '10.00', 'refunded'),
    ].join('\n');
  });
  const readPoints = async () => {
    const [row] = await here.auth.database.db.execute<{ points: number }>(
      sql`select loyalty_points as points from users where email = ${email}`,
    );
    return row?.points;
  };
  const readItems = (jobId: string) =>
    here.catalogClient.call(listImportItems, { params: { jobId }, query: { show: 'updated' } }, clerk);

  it('earn no points unless staff ask, and then once, also where they are known already', async () => {
    await moveIn(here, file, 'orders');
    expect(await readPoints()).toBe(0);
    const { id } = await moveIn(here, file, 'orders', { points: true });
    expect(await readPoints()).toBe(34);
    expect((await readItems(id)).map(({ changes }) => changes?.values.points)).toEqual([[null, 34]]);
    expect(await moveIn(here, file, 'orders', { points: true })).toMatchObject({ unchanged: 2, updated: 0 });
    expect(await readPoints()).toBe(34);
    await undo(here, id);
    expect(await readPoints()).toBe(0);
  });

  it('earn points once where a worker dies before the catalog knows, and where two work at the same time', async () => {
    const { id } = await receiveFile(here.catalogDatabase, Readable.from([Buffer.from(file)]), {
      kind: 'orders',
      points: true,
    });
    await expect(
      runImports(
        {
          catalog: {
            ...here.catalogClient,
            call: ((endpoint: { path: string }, ...rest: never[]) => {
              if (endpoint.path.endsWith('/outcomes')) throw new Error('killed');
              return (here.catalogClient.call as (...all: never[]) => Promise<unknown>)(endpoint as never, ...rest);
            }) as never,
          },
          order: here.orderClient,
          auth: here.authClient,
        },
        {},
      )(
        { id: 'e', type: 'import-requested', payload: { jobId: id } },
        { logger: createLogger('test', 'silent'), isFinal: () => false },
      ),
    ).rejects.toThrow('killed');
    expect(await readPoints()).toBe(34);
    expect(await readProgress(here.catalogDatabase.db, id)).toMatchObject({ imported: 0 });
    await Promise.all([work(here, id), work(here, id)]);
    expect(await readProgress(here.catalogDatabase.db, id)).toMatchObject({
      state: 'completed',
      imported: 2,
      created: 2,
    });
    expect(await readPoints()).toBe(34);
    await undo(here, id);
    expect(await readPoints()).toBe(0);
  });
});
