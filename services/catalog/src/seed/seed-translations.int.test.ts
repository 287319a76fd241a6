import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { type DemoTranslations, demoStore, type TranslatedLanguage } from './demo-store';
import { seedEmptyStore } from './seed-empty-store';
import { seedTranslations } from './seed-translations';

let catalog: TestCatalog;

const none: DemoTranslations = { categories: {}, products: {} };
/** Some products in German, and one category that is not in the store. */
const german: DemoTranslations = {
  categories: {
    [demoStore.categories[0]!.slug]: { name: 'Bündel', description: 'Alles zusammen.' },
    'no-such-category': { name: 'Nichts' },
  },
  products: Object.fromEntries(
    demoStore.products.slice(0, 4).map(({ slug, name, specs }) => [
      slug,
      {
        name: `${name} auf Deutsch`,
        description: 'Auf Deutsch.',
        specs: specs.map(() => ({ label: 'L', value: 'W' })),
      },
    ]),
  ),
};
const translations = { es: none, fr: none, de: german, zh: none, ja: none, pt: none, ar: none } satisfies Record<
  TranslatedLanguage,
  DemoTranslations
>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  await seedEmptyStore(catalog.database);
});

afterAll(() => catalog.stop());

const named = async (slug: string) => {
  const [row] = await catalog.database.db.execute<{ id: number }>(sql`select id from products where slug = ${slug}`);
  const { body } = await (await catalog.as('anonymous')).get(`/products/${row?.id}?language=de`).expect(200);
  return body.name as string;
};

describe('seedTranslations', () => {
  const [untouched, edited, translated, described] = demoStore.products.map(({ slug }) => slug);

  it('translates unchanged demo products once when several seeds run concurrently', async () => {
    const { db } = catalog.database;
    await db.execute(sql`update products set name = 'The merchant speaks' where slug = ${edited}`);
    await db.execute(sql`update products set description = 'So does this one' where slug = ${described}`);
    await db.execute(sql`insert into product_translations (product_id, language, name, description)
      select id, 'fr', 'En français', 'Par le marchand' from products where slug = ${translated}`);
    const results = await Promise.all([1, 2, 3].map(() => seedTranslations(catalog.database, translations)));
    expect(results.filter(Boolean)).toEqual([{ translations: 2 }]);
    expect(await named(untouched!)).toMatch(/ auf Deutsch$/);
    expect(await named(edited!)).toBe('The merchant speaks');
    expect(await named(translated!)).not.toMatch(/ auf Deutsch$/);
    expect(await named(described!)).not.toMatch(/ auf Deutsch$/);
  });

  it('translates categories, and dates the exchange rates', async () => {
    const anonymous = await catalog.as('anonymous');
    const [first] = (await anonymous.get('/categories?language=de')).body;
    expect(first).toMatchObject({
      name: 'Bündel',
      description: 'Alles zusammen.',
      slug: demoStore.categories[0]!.slug,
    });
    const rates = (await anonymous.get('/exchange-rates')).body;
    expect(rates).toHaveLength(5);
    expect(rates[0]).toEqual({ currency: 'EUR', rate: '0.86', asOf: '2026-11-21T00:00:00.000Z' });
  });

  it('does not change rates that the merchant has set', async () => {
    await catalog.database.db.execute(sql`delete from product_translations`);
    await (await catalog.as('staff'))
      .put('/exchange-rates')
      .send({ rates: [{ currency: 'EUR', rate: '0.91' }], basedOn: '2026-11-21T00:00:00Z' })
      .expect(200);
    expect(await seedTranslations(catalog.database, translations)).toEqual({ translations: 2 });
    expect((await (await catalog.as('anonymous')).get('/exchange-rates')).body[0].rate).toBe('0.91');
  });
});
