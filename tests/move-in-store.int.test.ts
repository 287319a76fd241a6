import { Readable } from 'node:stream';
import { createDiscount } from '@shopwright/contracts/http/discounts';
import { importKinds, recognizedKind } from '@shopwright/contracts/import-kinds';
import { testDiscount } from '@shopwright/contracts/test-selling';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getFileImport } from '../services/catalog/src/imports/file-imports';
import { receiveFile } from '../services/catalog/src/imports/receive-file';
import { runImports } from '../workers/src/run-imports';
import { clerk } from './test-desk';
import { startTestStore, type TestStore } from './test-store';

let here: TestStore;
let there: TestStore;
let further: TestStore;

beforeAll(async () => {
  [here, there, further] = await Promise.all([startTestStore(), startTestStore(), startTestStore()]);
});
afterAll(() => Promise.all([here.close(), there.close(), further.close()]));

async function moveIn(store: TestStore, text: string) {
  const { id } = await receiveFile(store.catalogDatabase, Readable.from([Buffer.from(text)]), { kind: recognizedKind });
  const clients = { catalog: store.catalogClient, order: store.orderClient, auth: store.authClient };
  await runImports(clients, {})(
    { id: 'e', type: 'import-requested', payload: { jobId: id } },
    { logger: createLogger('test', 'silent'), isFinal: () => true },
  );
  return getFileImport(store.catalogDatabase.db, id);
}

/** Of each kind, in the order in which an empty store takes them. */
const files = {
  categories: ['catalog', '/staff/categories/export'],
  products: ['catalog', '/products/export'],
  collections: ['catalog', '/staff/collections/export'],
  discounts: ['order', '/discounts/export'],
  reviews: ['catalog', '/reviews/export'],
  redirects: ['catalog', '/staff/redirects/export'],
  orders: ['order', '/past-orders/export'],
  customers: ['order', '/customers/export'],
} as const;
type Kind = keyof typeof files;
const kinds = Object.keys(files) as Kind[];

async function readFile(store: TestStore, kind: Kind): Promise<string> {
  const [service, path] = files[kind];
  const agent = await (service === 'order' ? store.raw : store.catalogRaw)(clerk);
  return (await agent.get(path).buffer().expect(200)).text;
}

/** What a store that is made of a file knows on its own, or not at all: since when, and what was bought, voted and used there. */
const own: Partial<Record<Kind, string[]>> = { customers: ['createdAt'], reviews: ['verified'], discounts: ['uses'] };

it('an empty store that is made of the exports of another one exports the same of every kind', async () => {
  expect([...kinds].sort()).toEqual([...importKinds].sort());
  const setUp = [
    'slug,parent,path,name,description,image,isHidden,features,name:de,description:de,position\nhome,,Home,Home,"All, for ""home""",/images/home.webp,false,"Free returns\nTwo years",Wohnen,Alles,4\nlamps,home,Home > Lamps,Lamps,,,true,,,,2\n',
    'slug,sku,name,description,category,price,stockQuantity,image,tags,status\nlamp,L-1,Lamp,A lamp,Lamps,10.00,5,/images/x.webp,"new, bright",active\nshade,S-1,Shade,A shade,Home,5.00,0,/images/y.webp,,draft\nchair,C-1,Chair,"A chair, =red",Home,50.00,2,/images/z.webp,,active\n',
    'slug,title,text,image,isEnabled,seoTitle,rule,products,title:fr\nsummer,Summer,"Light\nand warm",,true,Buy,,chair lamp,Été\nall-lamps,All lamps,,,false,,"{""match"":""any"",""conditions"":[{""type"":""category"",""category"":""lamps""},{""type"":""price"",""max"":""20.00"",""min"":""1.00""}]}",,\n',
    'product,rating,title,content,customerName,email,isHidden,reply,createdAt\nlamp,5,Bright,"Lights, all",Ada,ada@example.com,false,Thanks,2024-05-31T10:00:00.123Z\nchair,1,,=no,Bob,,true,,2024-06-01\n',
    'from,to\n/old/lamp,/product/1/lamp\n/pages/about-us,/about\n',
    'number,email,status,currency,total,placedAt\nA-1,ada@example.com,paid,USD,34.90,2024-05-31T10:20:30Z\n',
    'email,firstName,lastName,acceptsMarketing,consentAt\nada@example.com,Ada,Lovelace,true,2024-05-31T10:00:00.000Z\n',
  ];
  for (const text of setUp) expect(await moveIn(here, text)).toMatchObject({ state: 'completed', rejected: 0 });
  const idsOf = async (table: string, slug: string) => {
    const [row] = await here.catalogDatabase.db.execute<{ id: number }>(
      table === 'products'
        ? sql`select id from products where slug = ${slug}`
        : table === 'categories'
          ? sql`select id from categories where slug = ${slug}`
          : sql`select id from collections where slug = ${slug}`,
    );
    return [row?.id ?? 0];
  };
  for (const form of [
    {
      name: 'Welcome',
      code: 'WELCOME10',
      minimumAmount: '20',
      target: { type: 'collections', ids: await idsOf('collections', 'summer') },
    },
    {
      name: 'Lamps',
      code: null,
      effect: { kind: 'amount', amount: '5' },
      target: { type: 'categories', ids: await idsOf('categories', 'lamps') },
    },
    {
      name: '=Get one',
      code: 'GET',
      effect: {
        kind: 'buy_x_get_y',
        buy: 2,
        get: 1,
        rate: '100',
        getTarget: { type: 'products', ids: await idsOf('products', 'lamp') },
      },
      audience: { type: 'customers', emails: ['ada@example.com', 'bob@example.com'] },
      firstDay: '2026-01-01',
    },
    { name: 'Lamps', code: 'LAMPS', effect: { kind: 'free_shipping' }, isEnabled: false },
  ] as const) {
    await here.orderClient.call(createDiscount, { body: testDiscount(form as never) }, clerk);
  }
  // As staff order them: what an import lost in both stores would be the same in both.
  await here.catalogDatabase.db.execute(sql`update categories set position = position * 5 + 3`);
  // A customer who wrote here, as the first ones of a store do.
  await here.catalogDatabase.db.execute(
    sql`update reviews set import_id = null, customer_email = null where customer_name = 'Bob'`,
  );

  const exported = new Map<Kind, string>();
  for (const kind of kinds) {
    const text = await readFile(here, kind);
    exported.set(kind, text);
    const done = await moveIn(there, text);
    expect([kind, done]).toMatchObject([kind, { kind, state: 'completed', rejected: 0, updated: expect.any(Number) }]);
    expect(done.created + done.updated, kind).toBeGreaterThan(0);
  }
  // The collections that products name exist by then, and those before change nothing.
  for (const kind of kinds) {
    const text = await readFile(there, kind);
    if (!own[kind]) expect(text, kind).toBe(exported.get(kind));
    else expect(without(text, own[kind] ?? []), kind).toBe(without(exported.get(kind) ?? '', own[kind] ?? []));
    expect(await moveIn(there, text), kind).toMatchObject({ created: 0, updated: 0, rejected: 0 });
    expect(await readFile(there, kind), kind).toBe(text);
  }
  // One step further nothing is lost any more.
  for (const kind of kinds) await moveIn(further, await readFile(there, kind));
  for (const kind of kinds.filter((each) => each !== 'customers')) {
    expect(await readFile(further, kind), kind).toBe(await readFile(there, kind));
  }
});

/** Leaves out columns. None of these has a comma, nor have the cells before one. */
function without(csv: string, columns: readonly string[]): string {
  const rows = parse(csv);
  const left = new Set(columns.map((column) => rows[0]?.indexOf(column)));
  return JSON.stringify(rows.map((cells) => cells.filter((_, at) => !left.has(at))));
}

function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}
