import { readChanges } from '@shopwright/contracts/http/internal';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importsOf } from '../imports/test-imports';
import { getProduct } from '../products/get-product';
import { startTestCatalog, type TestCatalog, writeImport } from '../test-catalog';
import { variantCalls } from '../test-variants';

let catalog: TestCatalog;
const { addColored } = variantCalls(() => catalog);
const imports = importsOf(() => catalog);
/** The products that the changes are made to, by what they are. */
let ids: Record<'lamp' | 'kit' | 'shirt' | 'black' | 'white' | 'outfit' | 'waiting' | 'other', number>;

const execute = (query: ReturnType<typeof sql>) => catalog.database.db.execute(query);
const specsOf = (...values: string[]) => JSON.stringify(values.map((value) => ({ label: 'Part', value })));

beforeAll(async () => {
  catalog = await startTestCatalog();
  await catalog.addCategory('Lighting');
  const lamp = await catalog.addProduct({ name: 'Lamp' });
  const shirt = await addColored(undefined, { name: 'Shirt' });
  const [kit, outfit, waiting, other] = await Promise.all(
    ['Kit', 'Outfit', 'Waiting Kit', 'Other'].map((name) => catalog.addProduct({ name })),
  );
  if (!kit || !outfit || !waiting || !other) throw new Error('a product was not added');
  await execute(sql`update products set specs = ${specsOf('Lamp', 'Black')}::jsonb where id = ${kit.id}`);
  await execute(sql`update products set specs = ${specsOf('Shirt')}::jsonb where id = ${outfit.id}`);
  await execute(sql`update products set specs = ${specsOf('Bulb')}::jsonb where id = ${waiting.id}`);
  await execute(sql`insert into product_translations (product_id, language, name, description)
    select id, 'de', name || ' auf Deutsch', '…' from products where id in (${lamp.id}, ${shirt.id})`);
  await execute(
    sql`insert into product_images (product_id, position, url, alt) values (${lamp.id}, 1, '/images/x.webp', '')`,
  );
  ids = {
    lamp: lamp.id,
    kit: kit.id,
    shirt: shirt.id,
    black: shirt.black,
    white: shirt.white,
    outfit: outfit.id,
    waiting: waiting.id,
    other: other.id,
  };
});
afterAll(() => catalog.stop());

let position: string;
let reads: Map<string, string>;
beforeEach(start);

async function start(): Promise<void> {
  ({ position } = await catalog.client.call(readChanges, { query: {} }));
  reads = await readAll();
}

/** What visitors can read of these products, in two languages. */
async function readAll(): Promise<Map<string, string>> {
  const asked = Object.values(ids).flatMap((id) => [{ id }, { id, language: 'de' as const }]);
  const found = await Promise.all(
    asked.map(async ({ id, language }) => {
      const product = await getProduct(catalog.database.db, { id, role: 'anonymous', language }).catch(() => undefined);
      return product && ([`${id} ${language}`, JSON.stringify(product)] as const);
    }),
  );
  return new Map(found.flatMap((each) => (each ? [each] : [])));
}

/** Returns the products whose read a change has changed, and what is reported, of which each of them must be part. */
async function afterChange() {
  const [{ position: _, ...reported }, now] = await Promise.all([
    catalog.client.call(readChanges, { query: { since: position } }),
    readAll(),
  ]);
  const isOther = ([key, read]: [string, string]) => now.get(key) !== read;
  const changed = [...new Set([...reads].filter(isOther).map(([key]) => Number(key.split(' ', 1))))];
  const isReported = (id: number) =>
    reported.products.includes(id) || (reported.isEverything && !reported.keepsProducts);
  expect(changed.filter((id) => !isReported(id))).toEqual([]);
  return { reported, changed };
}

type Name = keyof typeof ids;
const numbers = (names: readonly Name[]) => names.map((name) => ids[name]);

/** A change of lists, with the products whose reads it must name and no others. */
const changes: [what: string, change: () => Promise<unknown>, named: Name[]][] = [
  ['a new product', () => catalog.addProduct({ name: 'New' }), []],
  ['a new product that another one waits for', () => catalog.addProduct({ name: 'Bulb' }), ['waiting']],
  ['a price', () => execute(sql`update products set price = price + 1 where id = ${ids.lamp}`), ['lamp', 'kit']],
  [
    'an image',
    () => execute(sql`update products set image = '/images/y.webp' where id = ${ids.lamp}`),
    ['lamp', 'kit'],
  ],
  ['a name', () => execute(sql`update products set name = 'Bulb, old' where id = ${ids.lamp}`), ['lamp', 'kit']],
  [
    'a name that another one has',
    () => execute(sql`update products set name = 'Lamp' where id = ${ids.lamp}`),
    ['lamp', 'kit'],
  ],
  ['archiving', () => execute(sql`update products set archived_at = now() where id = ${ids.lamp}`), ['lamp', 'kit']],
  ['restoring', () => execute(sql`update products set archived_at = null where id = ${ids.lamp}`), ['lamp', 'kit']],
  [
    'the price of a variant',
    () => execute(sql`update products set price = 77 where id = ${ids.black}`),
    ['shirt', 'black', 'white', 'outfit'],
  ],
  [
    'a variant that sells out',
    () => execute(sql`update products set reserved_quantity = stock_quantity where id = ${ids.black}`),
    ['shirt', 'black', 'white', 'outfit'],
  ],
  [
    'the name of a product with variants',
    () => execute(sql`update products set name = 'Blouse' where id = ${ids.shirt}`),
    ['shirt', 'black', 'white', 'outfit'],
  ],
  [
    'its name, back',
    () => execute(sql`update products set name = 'Shirt' where id = ${ids.shirt}`),
    ['shirt', 'black', 'white', 'outfit'],
  ],
  [
    'a translation',
    () => execute(sql`update product_translations set name = 'Leuchte' where product_id = ${ids.lamp}`),
    ['lamp', 'kit'],
  ],
  [
    'the translation of a product with variants',
    () => execute(sql`delete from product_translations where product_id = ${ids.shirt}`),
    ['shirt', 'black', 'white', 'outfit'],
  ],
  [
    'another image',
    () =>
      execute(
        sql`insert into product_images (product_id, position, url, alt) values (${ids.lamp}, 2, '/images/z.webp', '')`,
      ),
    ['lamp', 'kit'],
  ],
  ['an image fewer', () => execute(sql`delete from product_images where product_id = ${ids.lamp}`), ['lamp', 'kit']],
  [
    'an import',
    async () => {
      const { jobId } = await writeImport(catalog, ['S1', 'S2']);
      await imports.record(jobId, 'S1', { title: 'Bulb' });
      await imports.record(jobId, 'S2');
    },
    ['waiting'],
  ],
];

describe('a change of lists', () => {
  it.each(changes)('names the products that it changes: %s', async (_, change, named) => {
    await change();
    const { reported } = await afterChange();
    expect({ ...reported, products: reported.products.sort((a, b) => a - b) }).toEqual({
      isEverything: true,
      keepsProducts: true,
      products: numbers(named).sort((a, b) => a - b),
    });
  });
});

/** Another value of a column, whatever its type. */
const otherValue: Record<string, (column: string) => string> = {
  integer: (column) => `coalesce(${column}, 10) + 1`,
  numeric: (column) => `coalesce(${column}, price) + 1`,
  boolean: (column) => `not ${column}`,
  text: (column) => `coalesce(${column}, '') || 'x'`,
  'character varying': (column) => `coalesce(${column}, '') || 'x'`,
  jsonb: (column) =>
    `jsonb_build_array(jsonb_build_object('label', 'Of', 'name', 'Of', 'value', '${column}', 'values', '[]'::jsonb, 'translations', '{}'::jsonb))`,
  ARRAY: (column) => `coalesce(${column}, '{}') || 'x'::text`,
  'timestamp with time zone': (column) =>
    `case when ${column} is null then now() else ${column} - interval '60 days' end`,
};

describe('whatever changes', () => {
  it('in a column of a product, each product whose read it changes is reported', async () => {
    const columns = (await execute(sql`select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'catalog' and table_name = 'products' and is_generated = 'NEVER' and column_name <> 'id'`)) as unknown as {
      name: string;
      type: string;
    }[];
    await execute(sql`create table kept as select * from products`);
    const seen = new Set<string>();
    for (const { name, type } of columns) {
      const value = otherValue[type]?.(name);
      if (!value) throw new Error(`no other value for ${type}`);
      for (const of of ['lamp', 'shirt', 'black'] as const) {
        ({ position } = await catalog.client.call(readChanges, { query: {} }));
        // Some have constraints that the other value breaks: they did not change.
        await execute(sql.raw(`update products set ${name} = ${value} where id = ${ids[of]}`)).catch(() => undefined);
        const { changed } = await afterChange();
        if (changed.length === 0) continue;
        seen.add(name);
        await execute(
          sql.raw(`update products p set ${name} = k.${name} from kept k where p.id = k.id and p.id = ${ids[of]}`),
        );
        reads = await readAll();
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['name', 'price', 'image', 'specs', 'archived_at', 'in_stock']));
  });

  it.each([
    ['categories', sql`update categories set name = name || 'x'`],
    [
      'category_translations',
      sql`insert into category_translations (category_id, language, name) select id, 'de', 'Licht' from categories`,
    ],
    [
      'store_settings',
      sql`insert into store_settings (key, value) values ('productSlugs', 'true') on conflict (key) do update set value = 'true'`,
    ],
  ])('of %s, all products are reported', async (_, change) => {
    await execute(change);
    const { reported, changed } = await afterChange();
    expect(reported).toEqual({ isEverything: true, products: [] });
    expect(changed.length).toBeGreaterThan(0);
  });

  it.each([
    [101, true],
    [500, true],
    [501, false],
  ])('of %i products, they are named up to 500', async (count, keepsProducts) => {
    await execute(sql`insert into products (slug, name, description, image, category, price)
      select 'many-' || ${count}::text || '-' || n, 'Many', '', '', '', 5 from generate_series(1, ${count}::int) n`);
    await start();
    await execute(sql`update products set stock_quantity = 3 where slug like ${`many-${count}-%`}`);
    const { reported } = await afterChange();
    expect([reported.keepsProducts ?? false, reported.products.length]).toEqual([
      keepsProducts,
      keepsProducts ? count : 0,
    ]);
  });

  it.each([
    [500, true],
    [501, false],
  ])('of a product named as a value of %i others is, these are named up to 500', async (count, keepsProducts) => {
    await execute(sql`insert into products (slug, name, description, image, category, price, specs)
      select 'value-' || ${count}::text || '-' || n, 'Of a value', '', '', '', 5, ${specsOf(`Value ${count}`)}::jsonb
      from generate_series(1, ${count}::int) n`);
    await start();
    await catalog.addProduct({ name: `Value ${count}` });
    const { reported } = await afterChange();
    expect([reported.keepsProducts ?? false, reported.products.length]).toEqual([
      keepsProducts,
      keepsProducts ? count : 0,
    ]);
  });

  it('of more products than one answer names, everything is reported', async () => {
    await execute(sql`insert into catalog_changes (product_id) select generate_series(1, 2001)`);
    await execute(sql`insert into catalog_changes (only_lists) values (true)`);
    expect((await afterChange()).reported).toEqual({ isEverything: true, products: [] });
  });
});

it('a catalog that does not know changes of lists takes each of them for one of everything', async () => {
  await execute(sql`update products set price = price + 1 where id = ${ids.other}`);
  const [row] = await execute(sql`select bool_or(product_id is null) as "isEverything" from catalog_changes
    where transaction_id = (select max(transaction_id) from catalog_changes)`);
  expect(row).toEqual({ isEverything: true });
});
