import { randomUUID } from 'node:crypto';
import { defaultStoreSettings } from '@shopwright/contracts/http/store-settings';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { keepCurrency } from './store-currency';

let catalog: TestCatalog;
let operator: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  operator = await catalog.as('operator');
});
afterAll(() => catalog.stop());

const read = async () => (await (await catalog.as('anonymous')).get('/store-settings').expect(200)).body;
const readAll = async () => (await operator.get('/staff/store-settings').expect(200)).body;
const putRaw = (body: object) => operator.put('/store-settings').send(body);
/** Saves as someone who has just read the settings. */
const put = async (changes: object) => putRaw({ ...changes, basedOn: (await readAll()).updatedAt });
const lamps = { name: 'Lamp & Co', contactEmail: 'hello@lamps.example', senderEmail: 'orders@lamps.example' };

const {
  taxNumber: _taxNumber,
  vatNumber: _vatNumber,
  phone: _phone,
  orderRecipients: _orders,
  lowStockRecipients: _lowStock,
  lowStockEmails: _mode,
  storefrontTexts: _texts,
  menus: _menus,
  productFeatures: _features,
  ...publicDefaults
} = defaultStoreSettings;

const everything = {
  ...lamps,
  logo: '/uploads/logo.webp',
  favicon: '/uploads/icon.webp',
  accentColor: '#1d4ed8',
  address: '1 Lamp Street\nLondon',
  imprint: 'Lamp & Co, registered in England',
  descriptions: { en: 'Lamps for every desk.', de: 'Lampen für jeden Tisch.' },
  hiddenClaims: ['delivery', 'badge_pci'],
  languages: ['en', 'de'],
  currency: 'eur',
  timeZone: 'Asia/Kathmandu',
  demoCheckout: false,
  language: 'fr',
  taxNumber: 'FR1',
  vatNumber: 'FR83404833048',
  phone: '+33 1 23 45 67 89',
  orderRecipients: ['orders@lamps.example', 'boss@lamps.example'],
  lowStockRecipients: ['stock@lamps.example'],
  lowStockEmails: 'daily',
  heroImage: 'https://images.example/lamp.jpg',
  country: 'DE',
  heroLink: '/?search=lamp',
  homeSections: ['products', 'hero'],
  storefrontTexts: { en: { heroTitle: 'Lamps for every desk' } },
  menus: { main: [{ kind: 'page', page: 'about', labels: { en: 'Us' }, children: [] }], footer: null },
  productFeatures: { en: ['Made in London'] },
  productSlugs: true,
};

/** What the settings say besides those that are saved. */
const derived = {
  ownTexts: [],
  isDemonstration: false,
  hasStorefrontTexts: true,
  hasMenus: true,
  selling: defaultStoreSettings.selling,
};

describe('GET and PUT /store-settings', () => {
  it('200: has the default name and no addresses until the owner sets them', async () => {
    expect(await read()).toEqual(publicDefaults);
    expect(publicDefaults).toMatchObject({
      name: 'Shopwright',
      contactEmail: null,
      senderEmail: null,
      updatedAt: null,
    });
    expect(await readAll()).toEqual(defaultStoreSettings);
  });

  it('200: replaces settings, and null returns to the default', async () => {
    const { status, body } = await put(lamps);
    expect(status).toBe(200);
    expect(body).toEqual({ ...defaultStoreSettings, ...lamps, updatedAt: expect.any(String) });
    expect(await read()).toEqual({ ...publicDefaults, ...lamps, updatedAt: body.updatedAt });
    expect((await put({ ...lamps, senderEmail: null })).status).toBe(200);
    expect(await read()).toMatchObject({ ...lamps, senderEmail: null });
  });

  it('200: stores every setting, keeps what is left out, and tells visitors only what is theirs to read', async () => {
    const { body } = await put(everything);
    expect(body).toEqual({ ...everything, ...derived, updatedAt: expect.any(String) });
    expect((await put(lamps)).body).toMatchObject(everything);
    const visible = await read();
    expect(JSON.stringify(visible)).not.toContain('boss@');
    expect(Object.keys(visible).sort()).toEqual(Object.keys(publicDefaults).sort());
    const nothing = Object.fromEntries(Object.keys(everything).map((key) => [key, null]));
    const { body: after } = await put({ ...nothing, name: 'Shopwright', currency: 'usd' });
    expect(after).toEqual({ ...defaultStoreSettings, updatedAt: expect.any(String) });
  });

  it('200: an empty text is the default', async () => {
    expect((await put({ address: '', taxNumber: '' })).body).toMatchObject({ address: null, taxNumber: null });
  });

  it('200: changes nothing where no setting is named', async () => {
    const before = await readAll();
    expect((await put({})).body).toEqual(before);
  });

  it.each([
    ['accentColor', { accentColor: '#ffee00' }, 'Choose a darker color: white text must be easy to read on it'],
    ['accentColor', { accentColor: 'red;}body{display:none' }, 'Enter a color, such as #1a4d8f'],
    ['logo', { logo: 'javascript:alert(1)' }, 'Please enter a valid image URL'],
    ['languages', { languages: ['de'] }, 'Must include en'],
    ['country', { country: 'XX' }, 'Must be an ISO 3166 country code'],
    ['country', { country: 'de' }, 'Must be an ISO 3166 country code'],
    ['timeZone', { timeZone: 'Mars/Olympus' }, 'Choose a time zone, such as Europe/Berlin'],
    ['timeZone', { timeZone: '+02:00' }, 'Choose a time zone, such as Europe/Berlin'],
    ['timeZone', { timeZone: '' }, 'Choose a time zone, such as Europe/Berlin'],
    ['orderRecipients.0', { orderRecipients: ['a@x.example\r\nBcc: b@x.example'] }, 'Please enter a valid email'],
  ])('400: names %s', async (path, changes, message) => {
    const before = await read();
    const { status, body } = await put({ ...lamps, ...changes });
    expect(status).toBe(400);
    expect(body.fields).toContainEqual({ path, message });
    expect(await read()).toEqual(before);
  });

  it.each([
    ['anonymous', 401],
    ['shopper', 403],
  ] as const)('recipients are closed to %s', async (role, status) => {
    await (await catalog.as(role)).get('/staff/store-settings').expect(status);
  });

  it.each([
    { ...lamps, name: ' ' },
    { ...lamps, name: 'x'.repeat(61) },
    { ...lamps, contactEmail: 'me' },
    { ...lamps, senderEmail: 'a@x.example\r\nBcc: b@x.example' },
    { ...lamps, name: null },
    { ...lamps, currency: null },
    { ...lamps, theme: 'dark' },
  ])('400: refuses %o', async (changes) => {
    const before = await read();
    expect((await put(changes)).status).toBe(400);
    expect(await read()).toEqual(before);
  });

  it.each([
    ['anonymous', 401],
    ['shopper', 403],
    ['staff', 403],
  ] as const)('refuses %s with %d', async (role, status) => {
    await (await catalog.as(role))
      .put('/store-settings')
      .send({ ...lamps, basedOn: null })
      .expect(status);
  });
});

describe('two operators who have read the same settings', () => {
  const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).sort();

  it('400 for a save that does not say what it is based on', async () => {
    const before = await readAll();
    for (const body of [{ name: 'Lamps' }, lamps, { language: 'de', taxNumber: 'DE1' }]) {
      const { fields } = (await putRaw(body).expect(400)).body;
      expect(fields).toEqual([expect.objectContaining({ path: 'basedOn' })]);
    }
    expect(await readAll()).toEqual(before);
  });

  it('409 for all but one of several that change the same, of which nothing is stored', async () => {
    await put(everything);
    const before = await readAll();
    const forms = [1, 2, 3, 4].map((n) => ({
      name: `Store ${n}`,
      contactEmail: n % 2 ? `a${n}@x.example` : null,
      senderEmail: n % 2 ? null : `b${n}@x.example`,
      basedOn: before.updatedAt,
    }));
    const responses = await Promise.all(forms.map((form) => putRaw(form)));
    expect(statuses(responses)).toEqual([200, 409, 409, 409]);
    const saved = responses.findIndex(({ status }) => status === 200);
    const { basedOn: _, ...form } = forms[saved] ?? { basedOn: null };
    expect(await readAll()).toEqual({ ...before, ...form, updatedAt: expect.any(String) });
    const refused = responses.find(({ status }) => status === 409);
    expect([refused?.body.code, refused?.body.fields ?? []]).toEqual(['conflict', []]);
  });

  it('200 for both where each changes a section of its own, and none undoes the other', async () => {
    await put(everything);
    const before = await readAll();
    const sections = [
      { ...lamps, name: 'Chairs', address: '2 Chair Street', descriptions: { en: 'Chairs.' } },
      { logo: null, favicon: null, accentColor: '#6b21a8' },
      { hiddenClaims: ['support'], orderRecipients: [], lowStockEmails: 'each' },
      { language: 'de', taxNumber: 'DE123' },
    ];
    const responses = await Promise.all(sections.map((section) => putRaw({ ...section, basedOn: before.updatedAt })));
    expect(statuses(responses)).toEqual([200, 200, 200, 200]);
    expect(await readAll()).toEqual({
      ...before,
      ...Object.assign({}, ...sections),
      updatedAt: expect.any(String),
    });
  });

  it('409 where the other one has returned the setting to its default', async () => {
    await put({ accentColor: '#6b21a8' });
    const { updatedAt: basedOn } = await readAll();
    await putRaw({ accentColor: null, basedOn }).expect(200);
    await putRaw({ accentColor: '#1d4ed8', basedOn }).expect(409);
    expect((await readAll()).accentColor).toBeNull();
  });

  it('409 also where the clock of the process that saved is behind', async () => {
    await put({ taxNumber: 'DE1' });
    await catalog.database.db.execute(sql`update store_settings set updated_at = now() + interval '1 minute'`);
    const { updatedAt: basedOn } = await readAll();
    await putRaw({ taxNumber: 'DE2', basedOn }).expect(200);
    await putRaw({ taxNumber: 'DE3', basedOn }).expect(409);
    expect((await readAll()).taxNumber).toBe('DE2');
    await catalog.database.db.execute(sql`update store_settings set updated_at = now()`);
  });

  it('stores nothing of a save whose currency is refused', async () => {
    const before = await readAll();
    await catalog.database.transaction(async (tx) => {
      await keepCurrency(tx);
      await putRaw({ name: 'Half', currency: 'gbp', basedOn: before.updatedAt }).expect(409);
    });
    expect(await readAll()).toEqual(before);
  });
});

describe('the currency', () => {
  const change = (currency: string) => put({ ...lamps, currency });
  const changed = async (currency: string, status = 200) => {
    const response = await change(currency);
    expect(response.status).toBe(status);
    return response;
  };
  const [conflict] = [(response: { body: { fields: { path: string }[] } }) => response.body.fields[0]?.path];

  it('400 for a price that does not exist in it, 409 for one that prices do not exist in', async () => {
    const cheap = await catalog.addProduct({ price: '12.50' });
    expect(conflict(await changed('jpy', 409))).toBe('currency');
    await changed('eur');
    await catalog.database.db.execute(`update products set price = 1200 where id = ${cheap.id}`);
    await changed('jpy');
    await expect(catalog.addProduct({ price: '12.50' })).rejects.toThrow('price');
    await catalog.addProduct({ price: '1250' });
  });

  it('is told with each reservation, and fixed from the first one on', async () => {
    const { id: productId } = await catalog.addProduct({ price: '1250' });
    const body = { reference: randomUUID(), items: [{ productId, quantity: 1 }], ttlSeconds: 60 };
    const system = await catalog.as('order');
    expect((await system.post('/internal/reservations').send(body)).body.currency).toBe('jpy');
    expect(conflict(await changed('usd', 409))).toBe('currency');
    await changed('jpy');
    expect((await read()).currency).toBe('jpy');
  });

  it('409 immediately, with the reason, while something that takes long keeps it', async () => {
    await catalog.database.db.execute('truncate reservations cascade');
    const { currency } = await read();
    await catalog.database.transaction(async (tx) => {
      await keepCurrency(tx);
      const { body } = await changed(currency === 'eur' ? 'gbp' : 'eur', 409);
      expect(body.fields).toEqual([{ path: 'currency', message: validationMessages.currency_busy }]);
      // Checkouts go on.
      expect(await catalog.database.transaction(keepCurrency)).toBe(currency);
    });
    await changed('eur');
  });

  it('is one for all of several checkouts at the same time as a change', async () => {
    await catalog.database.db.execute('truncate reservations cascade');
    const { id: productId } = await catalog.addProduct({ price: '1250', stockQuantity: 50 });
    const system = await catalog.as('order');
    const open = () =>
      system
        .post('/internal/reservations')
        .send({ reference: randomUUID(), items: [{ productId, quantity: 1 }], ttlSeconds: 60 });
    const [changed, ...opened] = await Promise.all([change('eur'), ...Array.from({ length: 8 }, open)]);
    const used = new Set(opened.map(({ body }) => body.currency));
    expect([...used]).toEqual([(await read()).currency]);
    expect([200, 409]).toContain(changed?.status);
  });
});
