import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
});

afterAll(() => catalog.stop());

const putRaw = (body: object) => staff.put('/exchange-rates').send(body);
const readNewest = async (): Promise<string | null> =>
  (await read())
    .map(({ asOf }: { asOf: string }) => asOf)
    .sort()
    .at(-1) ?? null;
/** Saves as someone who has just read the rates. */
const put = async (rates: unknown) => putRaw({ rates, basedOn: await readNewest() });
const read = async () => (await (await catalog.as('anonymous')).get('/exchange-rates').expect(200)).body;

describe('GET and PUT /exchange-rates', () => {
  it('200: returns no rates until the merchant sets some', async () => {
    expect(await read()).toEqual([]);
  });

  it('200: replaces the named rates, dated now, and keeps the others', async () => {
    const startedAt = Date.now();
    const { status } = await put([
      { currency: 'JPY', rate: '155.250000' },
      { currency: 'EUR', rate: '0.86' },
    ]);
    expect(status).toBe(200);
    const [euro, yen] = await read();
    expect(euro).toMatchObject({ currency: 'EUR', rate: '0.86' });
    expect(yen).toMatchObject({ currency: 'JPY', rate: '155.25' });
    expect(Date.parse(yen.asOf)).toBeGreaterThanOrEqual(startedAt);
    expect(Date.parse(yen.asOf)).toBeLessThanOrEqual(Date.now());

    const { body } = await put([{ currency: 'EUR', rate: '0.9' }]);
    expect(body).toEqual([{ currency: 'EUR', rate: '0.9', asOf: expect.any(String) }, yen]);
    expect(Date.parse(body[0].asOf)).toBeGreaterThan(Date.parse(euro.asOf));
    expect(await read()).toEqual(body);
  });

  it('200: stores the smallest and the largest rate as they are, without zeros that change nothing', async () => {
    for (const [rate, stored] of [
      ['0.000001', '0.000001'],
      ['999999.999999', '999999.999999'],
      ['007.50', '7.5'],
      ['100', '100'],
    ]) {
      expect((await put([{ currency: 'SAR', rate }])).body.at(-1)).toMatchObject({ currency: 'SAR', rate: stored });
    }
  });

  it('409 for all but one of several calls with the same currency in any order, of which nothing is stored', async () => {
    const basedOn = await readNewest();
    const bodies = ['EUR BRL CNY', 'CNY BRL EUR', 'EUR', 'BRL EUR'].map((currencies, index) => ({
      rates: currencies.split(' ').map((currency) => ({ currency, rate: `${index + 1}` })),
      basedOn,
    }));
    const before = await read();
    const responses = await Promise.all(bodies.map((body) => putRaw(body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const saved = responses.findIndex(({ status }) => status === 200);
    const after: { currency: string; rate: string; asOf: string }[] = await read();
    const changed = after.filter(({ asOf }) => !before.some((rate: { asOf: string }) => rate.asOf === asOf));
    const byCurrency = (rates: { currency: string }[]) => rates.map(({ currency }) => currency).sort();
    expect(byCurrency(changed)).toEqual(byCurrency(bodies[saved]?.rates ?? []));
    expect(new Set(changed.map(({ rate }) => rate))).toEqual(new Set([`${saved + 1}`]));
  });

  it('200 for several calls with different currencies, and for settings that an operator saves meanwhile', async () => {
    const basedOn = await readNewest();
    const operator = await catalog.as('operator');
    const { updatedAt } = (await operator.get('/staff/store-settings')).body;
    const responses = await Promise.all([
      putRaw({ rates: [{ currency: 'EUR', rate: '0.81' }], basedOn }),
      putRaw({ rates: [{ currency: 'JPY', rate: '151' }], basedOn }),
      operator.put('/store-settings').send({ name: 'Lamps', basedOn: updatedAt }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rates = (await read()).map(({ currency, rate }: { currency: string; rate: string }) => [currency, rate]);
    expect(Object.fromEntries(rates)).toMatchObject({ EUR: '0.81', JPY: '151' });
  });

  it('is no setting that the owner has set', async () => {
    const operator = await catalog.as('operator');
    const before = (await operator.get('/staff/store-settings')).body;
    await put([{ currency: 'EUR', rate: '0.82' }]);
    expect((await operator.get('/staff/store-settings')).body).toEqual(before);
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
    expect((await put(rates)).status).toBe(400);
    expect(await read()).toEqual(before);
  });

  it('400 for rates that do not say what they are based on', async () => {
    await putRaw({ rates: [{ currency: 'EUR', rate: '1' }] }).expect(400);
  });

  it.each([
    ['anonymous', 401],
    ['shopper', 403],
  ] as const)('refuses %s with %d', async (role, status) => {
    const rates = [{ currency: 'EUR', rate: '2' }];
    await (await catalog.as(role)).put('/exchange-rates').send({ rates, basedOn: null }).expect(status);
  });
});
