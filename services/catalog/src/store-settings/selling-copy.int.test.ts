import { copySelling } from '@shopwright/contracts/http/internal';
import { listShippingRates, sellingForm } from '@shopwright/contracts/http/selling';
import { getStoreSettings } from '@shopwright/contracts/http/store-settings';
import { testSelling } from '@shopwright/contracts/test-selling';
import { createServiceClient } from '@shopwright/service-kit/http/client';
import { createTestTokens } from '@shopwright/testing/test-keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());

/** Free over as many dollars as the settings have versions. */
const settingsOf = (version: number) => {
  const settings = sellingForm.parse({ ...testSelling(), version });
  for (const rate of settings.shipping?.zones[0]?.rates ?? []) rate.freeOver = `${version}.00`;
  return settings;
};

const workers = () => createServiceClient(catalog.url, createTestTokens('workers'), { role: 'system' });
const copy = (version: number) => workers().call(copySelling, { body: settingsOf(version) });
const read = async () => (await catalog.client.call(getStoreSettings, {})).selling;
const rates = (language?: 'de') => catalog.client.call(listShippingRates, { query: { language } });

describe('PUT /internal/selling', () => {
  it('200: the store says nothing of shipping and tax before', async () => {
    expect(await read()).toEqual({ delivery: null, tax: null });
    expect(await rates()).toEqual([]);
  });

  it('200: lets the public settings say what is true, and lists the rates in the language', async () => {
    await copy(2);
    expect(await read()).toMatchObject({
      delivery: { kind: 'free_over', over: '2.00', countries: ['DE'] },
      tax: { isIncluded: true, isVat: true },
    });
    expect(await rates('de')).toMatchObject([
      { places: [{ country: 'DE' }], rates: [{ name: 'Standardversand', daysTo: 3 }, { name: 'Express' }] },
      { places: [{ country: 'AT' }], rates: [{ name: 'Standard', price: { type: 'flat', amount: '8.00' } }] },
    ]);
  });

  it('200: lets products say what it costs to send one', async () => {
    const parcel = await catalog.addProduct({ price: '1.00', weightGrams: 200 });
    const voucher = await catalog.addProduct({ name: 'Voucher', needsShipping: false });
    const read = async (id: number) => (await (await catalog.as('anonymous')).get(`/products/${id}`)).body.delivery;
    expect(await read(parcel.id)).toEqual([
      { countries: ['DE'], amount: expect.any(String), days: { from: expect.any(Number), to: 3 } },
      { countries: ['AT'], amount: '8.00' },
    ]);
    expect(await read(voucher.id)).toBeUndefined();
  });

  it('200: keeps the newest of several that arrive concurrently, and changes nothing for an older one', async () => {
    await Promise.all([5, 9, 7, 8, 6].map(copy));
    expect((await read()).delivery?.over).toBe('9.00');
    await copy(4);
    expect((await read()).delivery?.over).toBe('9.00');
  });
});
