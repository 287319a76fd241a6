import { randomUUID } from 'node:crypto';
import { defaultStoreSettings } from '@shopwright/contracts/http/store-settings';
import { validationMessages } from '@shopwright/contracts/validation-messages';
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
const put = (body: object) => operator.put('/store-settings').send(body);
const lamps = { name: 'Lamp & Co', contactEmail: 'hello@lamps.example', senderEmail: 'orders@lamps.example' };

const {
  orderRecipients: _orders,
  lowStockRecipients: _lowStock,
  lowStockEmails: _mode,
  ...publicDefaults
} = defaultStoreSettings;

describe('GET and PUT /store-settings', () => {
  it('200: has the default name and no addresses until the owner sets them', async () => {
    expect(await read()).toEqual(publicDefaults);
    expect(publicDefaults).toMatchObject({
      name: 'Shopwright',
      contactEmail: null,
      senderEmail: null,
      updatedAt: null,
    });
    expect((await operator.get('/staff/store-settings').expect(200)).body).toEqual(defaultStoreSettings);
  });

  it('200: replaces all settings, and null returns to the default', async () => {
    const { body } = await put(lamps).expect(200);
    expect(body).toEqual({ ...defaultStoreSettings, ...lamps, updatedAt: expect.any(String) });
    expect(await read()).toEqual({ ...publicDefaults, ...lamps, updatedAt: body.updatedAt });
    await put({ ...lamps, senderEmail: null }).expect(200);
    expect(await read()).toMatchObject({ ...lamps, senderEmail: null });
  });

  it('200: keeps the settings of one operator when two save at once', async () => {
    const forms = [1, 2, 3, 4].map((n) => ({
      name: `Store ${n}`,
      contactEmail: n % 2 ? `a${n}@x.example` : null,
      senderEmail: n % 2 ? null : `b${n}@x.example`,
    }));
    const responses = await Promise.all(forms.map(put));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { updatedAt: _, ...kept } = await read();
    const { updatedAt: _default, ...others } = publicDefaults;
    expect(forms.map((form) => ({ ...others, ...form }))).toContainEqual(kept);
  });

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
    orderRecipients: ['orders@lamps.example', 'boss@lamps.example'],
    lowStockRecipients: ['stock@lamps.example'],
    lowStockEmails: 'daily',
  };

  it('200: stores every setting, keeps what is left out, and tells visitors nothing of recipients', async () => {
    const { body } = await put(everything).expect(200);
    expect(body).toEqual({ ...everything, ownTexts: [], updatedAt: expect.any(String) });
    expect((await put(lamps).expect(200)).body).toMatchObject(everything);
    expect(JSON.stringify(await read())).not.toContain('boss@');
    const nothing = Object.fromEntries(Object.keys(everything).map((key) => [key, null]));
    const { body: after } = await put({ ...nothing, name: 'Shopwright', currency: 'usd' }).expect(200);
    expect(after).toEqual({ ...defaultStoreSettings, updatedAt: expect.any(String) });
  });

  it('409 for all but one of several that are based on the same settings', async () => {
    const basedOn = (await put(lamps).expect(200)).body.updatedAt;
    const responses = await Promise.all(['One', 'Two', 'Three'].map((name) => put({ ...lamps, name, basedOn })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await read()).name).toBe(responses.find(({ status }) => status === 200)?.body.name);
  });

  it.each([
    ['accentColor', { accentColor: '#ffee00' }, 'Choose a darker color: white text must be easy to read on it'],
    ['accentColor', { accentColor: 'red;}body{display:none' }, 'Enter a color, such as #1a4d8f'],
    ['logo', { logo: 'javascript:alert(1)' }, 'Please enter a valid image URL'],
    ['languages', { languages: ['de'] }, 'Must include en'],
    ['timeZone', { timeZone: 'Mars/Olympus' }, 'Choose a time zone, such as Europe/Berlin'],
    ['timeZone', { timeZone: '+02:00' }, 'Choose a time zone, such as Europe/Berlin'],
    ['timeZone', { timeZone: '' }, 'Choose a time zone, such as Europe/Berlin'],
    ['orderRecipients.0', { orderRecipients: ['a@x.example\r\nBcc: b@x.example'] }, 'Please enter a valid email'],
  ])('400: names %s', async (path, changes, message) => {
    const before = await read();
    const { body } = await put({ ...lamps, ...changes }).expect(400);
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
    { name: 'Lamps' },
    { ...lamps, theme: 'dark' },
  ])('400: refuses %o', async (body) => {
    const before = await read();
    await put(body).expect(400);
    expect(await read()).toEqual(before);
  });

  it.each([
    ['anonymous', 401],
    ['shopper', 403],
    ['staff', 403],
  ] as const)('refuses %s with %d', async (role, status) => {
    await (await catalog.as(role)).put('/store-settings').send(lamps).expect(status);
  });
});

describe('the currency', () => {
  const change = (currency: string) => put({ ...lamps, currency });
  const [conflict] = [(response: { body: { fields: { path: string }[] } }) => response.body.fields[0]?.path];

  it('400 for a price that does not exist in it, 409 for one that prices do not exist in', async () => {
    const cheap = await catalog.addProduct({ price: '12.50' });
    expect(conflict(await change('jpy').expect(409))).toBe('currency');
    await change('eur').expect(200);
    await catalog.database.db.execute(`update products set price = 1200 where id = ${cheap.id}`);
    await change('jpy').expect(200);
    await expect(catalog.addProduct({ price: '12.50' })).rejects.toThrow('price');
    await catalog.addProduct({ price: '1250' });
  });

  it('is told with each reservation, and fixed from the first one on', async () => {
    const { id: productId } = await catalog.addProduct({ price: '1250' });
    const body = { reference: randomUUID(), items: [{ productId, quantity: 1 }], ttlSeconds: 60 };
    const system = await catalog.as('system');
    expect((await system.post('/internal/reservations').send(body)).body.currency).toBe('jpy');
    expect(conflict(await change('usd').expect(409))).toBe('currency');
    await change('jpy').expect(200);
    expect((await read()).currency).toBe('jpy');
  });

  it('409 at once, with the reason, while something that takes long keeps it', async () => {
    await catalog.database.db.execute('truncate reservations cascade');
    const { currency } = await read();
    await catalog.database.transaction(async (tx) => {
      await keepCurrency(tx);
      const { body } = await change(currency === 'eur' ? 'gbp' : 'eur').expect(409);
      expect(body.fields).toEqual([{ path: 'currency', message: validationMessages.currency_busy }]);
      // Checkouts go on.
      expect(await catalog.database.transaction(keepCurrency)).toBe(currency);
    });
    await change('eur').expect(200);
  });

  it('is one for all of several checkouts at the same time as a change', async () => {
    await catalog.database.db.execute('truncate reservations cascade');
    const { id: productId } = await catalog.addProduct({ price: '1250', stockQuantity: 50 });
    const system = await catalog.as('system');
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
