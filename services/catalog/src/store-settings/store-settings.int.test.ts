import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

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

describe('GET and PUT /store-settings', () => {
  it('200: has the default name and no addresses until the owner sets them', async () => {
    expect(await read()).toEqual({ name: 'Shopwright', contactEmail: null, senderEmail: null, updatedAt: null });
  });

  it('200: replaces all settings, and null returns to the default', async () => {
    const { body } = await put(lamps).expect(200);
    expect(body).toEqual({ ...lamps, updatedAt: expect.any(String) });
    expect(await read()).toEqual(body);
    await put({ ...lamps, senderEmail: null }).expect(200);
    expect(await read()).toMatchObject({ ...lamps, senderEmail: null });
  });

  it('200: keeps the settings of one operator when two save at once', async () => {
    const forms = [1, 2, 3, 4].map((n) => ({
      name: `Store ${n}`,
      contactEmail: n % 2 ? `a${n}@x.example` : null,
      senderEmail: n % 2 ? null : `b${n}@x.example`,
    }));
    const replies = await Promise.all(forms.map(put));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { updatedAt: _, ...kept } = await read();
    expect(forms).toContainEqual(kept);
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
