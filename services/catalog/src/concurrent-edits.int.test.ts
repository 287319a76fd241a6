import { languages } from '@shopwright/contracts/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from './test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let operator: typeof staff;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [staff, operator] = await Promise.all([catalog.as('staff'), catalog.as('operator')]);
});
afterAll(() => catalog.stop());

const translated = languages.filter((language) => language !== 'en');
const toTranslation = (language: string, name = `Lamp ${language}`) => ({
  language,
  name,
  description: 'A lamp.',
  specs: [],
});
const versionOf = async (id: number): Promise<number> => (await staff.get(`/products/${id}`)).body.version;
const stored = async (id: number): Promise<{ language: string; name: string }[]> =>
  (await staff.get(`/products/${id}/translations`)).body;
const put = (id: number, translations: object[], version?: number) =>
  staff.put(`/products/${id}/translations`).send({ translations, ...(version !== undefined && { version }) });

describe('two translators of one product', () => {
  it.each(translated)('of whom one saves %s: the other one gets 409 and removes nothing', async (language) => {
    const { id } = await catalog.addProduct();
    const version = await versionOf(id);
    const other = language === 'fr' ? 'de' : 'fr';
    await put(id, [toTranslation(language)], version).expect(200);
    const { body } = await put(id, [toTranslation(other)], version).expect(409);
    expect([body.code, body.fields ?? []]).toEqual(['conflict', []]);
    expect(await stored(id)).toEqual([toTranslation(language)]);
    await put(id, [toTranslation(language), toTranslation(other)], version + 1).expect(200);
    expect((await stored(id)).map((row) => row.language).sort()).toEqual([language, other].sort());
  });

  it.each(translated)('who name no version: nothing of %s is changed or removed', async (language) => {
    const { id } = await catalog.addProduct();
    await put(id, [toTranslation(language)]).expect(200);
    const other = language === 'fr' ? 'de' : 'fr';
    for (const rows of [[], [toTranslation(other)], [toTranslation(language, 'Other')]])
      await put(id, rows).expect(409);
    await put(id, [toTranslation(other), toTranslation(language)]).expect(200);
    expect(await stored(id)).toHaveLength(2);
  });

  it.each([2, 3, 5, 7])('%i at the same time: one of them saves, and the others get 409', async (count) => {
    const { id } = await catalog.addProduct();
    const version = await versionOf(id);
    const responses = await Promise.all(
      translated.slice(0, count).map((language) => put(id, [toTranslation(language)], version)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(count - 1).fill(409)]);
    const saved = responses.find(({ status }) => status === 200);
    expect(await stored(id)).toEqual(saved?.body);
  });

  it('beside an edit of the product and of its images: the later one gets 409', async () => {
    const { id } = await catalog.addProduct();
    const version = await versionOf(id);
    const images = [{ url: '/images/products/lamp.webp', alt: '' }];
    const responses = await Promise.all([
      put(id, [toTranslation('de')], version),
      staff.put(`/products/${id}/images`).send({ images, version }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await versionOf(id)).toBe(version + 1);
  });
});

/** Two bodies that are based on one read, and what is read to see which of them is stored. */
interface Pair {
  path: string;
  bodies: [object, object];
}
const pairs: Record<string, () => Promise<Pair>> = {
  images: async () => {
    const { id } = await catalog.addProduct();
    const toBody = (url: string) => ({ images: [{ url, alt: '' }], version: 1 });
    return { path: `/products/${id}/images`, bodies: [toBody('/images/a.webp'), toBody('/images/b.webp')] };
  },
  supplier: async () => {
    const form = { kind: 'custom', name: `Nordic ${Math.random()}` };
    const { body } = await staff.post('/suppliers').send(form).expect(201);
    const { version } = body;
    const toBody = (notes: string) => ({ ...form, notes, version });
    return { path: `/suppliers/${body.id}`, bodies: [toBody('one'), toBody('two')] };
  },
  'details of invoices': async () => {
    const { updatedAt: basedOn } = (await staff.get('/staff/store-settings')).body;
    const toBody = (taxNumber: string) => ({ language: 'de', taxNumber, basedOn });
    return { path: '/store-settings', bodies: [toBody(`A${Math.random()}`), toBody(`B${Math.random()}`)] };
  },
  'store settings': async () => {
    const { updatedAt: basedOn } = (await staff.get('/staff/store-settings')).body;
    const toBody = (name: string) => ({ name, basedOn });
    return { path: '/store-settings', bodies: [toBody('Lamps'), toBody('Chairs')] };
  },
  'exchange rates': async () => {
    const rates: { asOf: string }[] = (await staff.get('/exchange-rates')).body;
    const basedOn =
      rates
        .map(({ asOf }) => asOf)
        .sort()
        .at(-1) ?? null;
    const toBody = (rate: string) => ({ rates: [{ currency: 'EUR', rate }], basedOn });
    return { path: '/exchange-rates', bodies: [toBody('0.86'), toBody('0.87')] };
  },
  'page text': async () => {
    const versions = (await staff.get('/staff/page-texts/about/de')).body;
    const toBody = (body: string) => ({ body, basedOn: versions[0]?.version ?? 0 });
    return { path: '/staff/page-texts/about/de', bodies: [toBody('One'), toBody('Two')] };
  },
  'order of categories': async () => {
    for (const name of ['A', 'B', 'C']) await catalog.addCategory(`${name} ${Math.random()}`);
    const basedOn: number[] = (await staff.get('/staff/categories')).body.map(({ id }: { id: number }) => id);
    const [first = 0, ...rest] = basedOn;
    const bodies: Pair['bodies'] = [
      { ids: [...rest, first], basedOn },
      { ids: [...basedOn].reverse(), basedOn },
    ];
    return { path: '/staff/category-order', bodies };
  },
};

describe.each(Object.entries(pairs))('%s', (_what, makePair) => {
  it('of an older read is refused with 409', async () => {
    const { path, bodies } = await makePair();
    await operator.put(path).send(bodies[0]).expect(200);
    expect((await operator.put(path).send(bodies[1]).expect(409)).body.code).toBe('conflict');
  });

  it('is saved by one of two at the same time', async () => {
    const { path, bodies } = await makePair();
    const responses = await Promise.all(bodies.map((body) => operator.put(path).send(body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('an order of categories is not refused because one was added', async () => {
  const basedOn: number[] = (await staff.get('/staff/categories')).body.map(({ id }: { id: number }) => id);
  await catalog.addCategory(`Added ${Math.random()}`);
  await staff
    .put('/staff/category-order')
    .send({ ids: [...basedOn].reverse(), basedOn })
    .expect(200);
});

it('an undo of dropshipping does not set a stock of which a unit was sold', async () => {
  const { id } = await catalog.addProduct({ stockQuantity: 5 });
  const path = `/products/${id}/dropship`;
  const { version } = (await staff.put(path).send({ isDropshipped: true }).expect(200)).body;
  await staff.put(`/products/${id}/stock`).send({ stockQuantity: 2, version }).expect(200);
  await staff.put(path).send({ isDropshipped: false, stockQuantity: 5, version }).expect(409);
});
