import type postgres from 'postgres';

const categories = [
  'Microphones',
  'Cameras',
  'Lighting',
  'Headphones',
  'Capture Cards',
  'Keyboards',
  'Monitors',
  'Streaming Kits',
  'Audio Interfaces',
  'Accessories',
];

const words = {
  brand: [
    'Aurex',
    'Voltaic',
    'Kestrel',
    'Nimbus',
    'Orbis',
    'Lumen',
    'Tessera',
    'Quanta',
    'Halcyon',
    'Strata',
    'Boreal',
  ],
  kind: ['Pro', 'Ultra', 'Compact', 'Wireless', 'Studio', 'Portable', 'Premium', 'Classic', 'Smart', 'Silent', 'Dual'],
  noun: [
    'Condenser Microphone',
    'Webcam',
    'Ring Light',
    'Boom Arm',
    'Capture Card',
    'Mechanical Keyboard',
    'Headset',
    'Curved Monitor',
    'Teleprompter Screen',
    'Podcast Mixer',
    'Green Screen',
    'Creator Bundle',
    'Video Encoder',
  ],
  feature: [
    'low-latency monitoring',
    'USB-C connectivity',
    'adjustable gain control',
    'an all-metal housing',
    'twelve hours of battery life',
    'noise suppression',
    'a quick-release mount',
    'a two-year warranty',
  ],
  use: ['live streaming', 'podcasting', 'video calls', 'studio recording', 'online teaching', 'music production'],
};

/** Returns an expression for one of the words. Numbers that follow one another do not get words that do. */
function pick(list: keyof typeof words, factor: number): string {
  const array = words[list].map((word) => `'${word}'`).join(', ');
  return `(array[${array}])[1 + (n::bigint * ${factor} + n / 97) % ${words[list].length}]`;
}

export interface WrittenProducts {
  /** 50 of all. */
  shownIds: number[];
  /** Those of them that are sold as they are. */
  soldIds: number[];
}

/** Of a third of the products, where variants are wanted. */
const sizes = ['XS', 'S', 'M', 'L', 'XL'];
const hasSizes = (isWanted: boolean) => (isWanted ? 'n % 3 = 0' : 'false');

/**
 * Writes products by SQL until the catalog has so many of them, with the ledger of their stock, in ten categories. The
 * same number has the same texts in every store.
 */
export async function writeProducts(sql: postgres.Sql, count: number, hasVariants = false): Promise<WrittenProducts> {
  await sql.begin(async (tx) => {
    const statements = count > 20_000 ? await dropTextIndexes(tx) : [];
    await tx`
      insert into categories (name, slug)
      select name, 'bench-' || place from unnest(${categories}::text[]) with ordinality as c(name, place)
      where not exists (select from categories k where lower(k.name) = lower(c.name))`;
    await tx.unsafe(`
      with named as (
        select n, ${pick('brand', 7919)} || ' ' || ${pick('kind', 104_729)} || ' ' || ${pick('noun', 1_299_709)}
          || ' ' || 100 + n * 31 % 900 as name
        from generate_series((select count(*) + 1 from products where slug like 'bench-%')::int, ${count}) n
      ), numbered as (
        select wanted.place, k.id, k.name
        from unnest(array[${categories.map((name) => `'${name}'`)}]) with ordinality wanted(name, place)
        join categories k on lower(k.name) = lower(wanted.name)
      )
      insert into products (slug, name, description, price, image, category, category_id, featured, stock_quantity, options)
      select 'bench-' || n, p.name, 'The ' || p.name || ' is made for ' || ${pick('use', 31)} || ' and ' || ${pick('use', 43)}
          || '. It offers ' || ${pick('feature', 59)} || ' and ' || ${pick('feature', 71)}
          || '. Each unit is tested before shipping and works with the common desktop and mobile systems.',
        5 + (n::bigint * 7919 % 49500) / 100.0, '/images/products/elite-bundle.webp', c.name, c.id, n % 12 = 0, case when ${hasSizes(hasVariants)} then 0 else 10000 end,
        case when ${hasSizes(hasVariants)} then '${JSON.stringify([{ name: 'Size', values: sizes, translations: {} }])}'::jsonb
          else '[]' end
      from named p join numbered c on c.place = 1 + n % ${categories.length}`);
    if (hasVariants) await writeVariants(tx);
    await tx`
      insert into stock_movements (product_id, delta, resulting_quantity, reason)
      select id, 10000, 10000, 'seed' from products p
      where slug like 'bench-%' and options = '[]'
        and not exists (select from stock_movements m where m.product_id = p.id)`;
    // An index cannot be made while checks of new rows wait for the commit.
    await tx`set constraints all immediate`;
    for (const statement of statements) await tx.unsafe(statement);
  });
  await sql.unsafe('vacuum analyze products, stock_movements');
  const rows = await sql<{ id: number; isSold: boolean }[]>`
    select id, options = '[]' as "isSold" from products where slug = any (select 'bench-' || 1 + n * ${count} / 50 from generate_series(0, 49) n)`;
  return {
    shownIds: rows.map(({ id }) => id),
    soldIds: rows.filter(({ isSold }) => isSold).map(({ id }) => id),
  };
}

async function writeVariants(tx: postgres.TransactionSql): Promise<void> {
  await tx`
    insert into products (slug, name, description, price, image, category, category_id, stock_quantity, parent_id, position,
      option_values)
    select p.slug || '-' || place, variant_name(p.name, array[size]), '', p.price + place, p.image, p.category, p.category_id,
      10000, p.id, place - 1, array[size]
    from products p, unnest(${sizes}::text[]) with ordinality sizes (size, place)
    where p.slug like 'bench-%' and p.options <> '[]' and not exists (select from products v where v.parent_id = p.id)`;
}

/**
 * Drops the trigram indexes, since one over all rows in one pass is made several times faster. Returns what makes them.
 */
async function dropTextIndexes(tx: postgres.TransactionSql): Promise<string[]> {
  const indexes = await tx<{ name: string; statement: string }[]>`
    select indexname as name, indexdef as statement from pg_indexes
    where tablename = 'products' and indexdef like '%gin_trgm_ops%'`;
  for (const { name } of indexes) await tx.unsafe(`drop index ${name}`);
  return indexes.map(({ statement }) => statement);
}
