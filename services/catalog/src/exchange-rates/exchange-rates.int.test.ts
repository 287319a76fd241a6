import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
});

afterAll(() => catalog.stop());

const put = (rates: unknown) => staff.put('/exchange-rates').send({ rates });
const read = async () => (await (await catalog.as('anonymous')).get('/exchange-rates').expect(200)).body;

describe('GET and PUT /exchange-rates', () => {
  it('200: returns no rates until the merchant sets some', async () => {
    expect(await read()).toEqual([]);
  });

  it('200: replaces the named rates, dated now, and keeps the others', async () => {
    const startedAt = Date.now();
    await put([
      { currency: 'JPY', rate: '155.250000' },
      { currency: 'EUR', rate: '0.86' },
    ]).expect(200);
    const [euro, yen] = await read();
    expect(euro).toMatchObject({ currency: 'EUR', rate: '0.86' });
    expect(yen).toMatchObject({ currency: 'JPY', rate: '155.25' });
    expect(Date.parse(yen.asOf)).toBeGreaterThanOrEqual(startedAt);
    expect(Date.parse(yen.asOf)).toBeLessThanOrEqual(Date.now());

    const { body } = await put([{ currency: 'EUR', rate: '0.9' }]).expect(200);
    expect(body).toEqual([{ currency: 'EUR', rate: '0.9', asOf: expect.any(String) }, yen]);
    expect(Date.parse(body[0].asOf)).toBeGreaterThan(Date.parse(euro.asOf));
    expect(await read()).toEqual(body);
  });

  it('200: two concurrent calls in any order both succeed', async () => {
    const rates = [
      { currency: 'EUR', rate: '0.8' },
      { currency: 'BRL', rate: '5' },
      { currency: 'CNY', rate: '7' },
    ];
    const responses = await Promise.all([rates, [...rates].reverse(), rates, [...rates].reverse()].map(put));
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200]);
  });

  it.each([
    ['no rate', []],
    ['zero', [{ currency: 'EUR', rate: '0' }]],
    ['a negative one', [{ currency: 'EUR', rate: '-1' }]],
    ['a number', [{ currency: 'EUR', rate: 0.9 }]],
    ['seven decimals', [{ currency: 'EUR', rate: '0.1234567' }]],
    ['dollars', [{ currency: 'USD', rate: '1' }]],
    ['a date', [{ currency: 'EUR', rate: '1', asOf: '2020-01-01' }]],
    [
      'a currency twice',
      [
        { currency: 'EUR', rate: '1' },
        { currency: 'EUR', rate: '2' },
      ],
    ],
  ])('400: refuses %s', async (_what, rates) => {
    const before = await read();
    await put(rates).expect(400);
    expect(await read()).toEqual(before);
  });

  it.each([
    ['anonymous', 401],
    ['shopper', 403],
  ] as const)('refuses %s with %d', async (role, status) => {
    const rates = [{ currency: 'EUR', rate: '2' }];
    await (await catalog.as(role)).put('/exchange-rates').send({ rates }).expect(status);
  });
});
