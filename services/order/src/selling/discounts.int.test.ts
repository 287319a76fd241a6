import { createDiscount, deleteDiscount, listDiscounts, updateDiscount } from '@shopwright/contracts/http/discounts';
import { testDiscount } from '@shopwright/contracts/test-selling';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let shop: TestStore;

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

const staff = { role: 'staff', userId: 1 } as const;
const create = (values: Parameters<typeof testDiscount>[0]) =>
  shop.orderClient.call(createDiscount, { body: testDiscount(values) }, staff);
const list = async () => (await shop.orderClient.call(listDiscounts, { query: {} }, staff)).map(({ id }) => id);

describe('/discounts', () => {
  it('creates, lists, changes and deletes', async () => {
    const made = await create({ code: 'Summer', minimumAmount: '20.00' });
    expect(made).toMatchObject({ code: 'Summer', version: 1, uses: 0, minimumAmount: '20.00', isEnabled: true });
    expect(await list()).toContain(made.id);
    const params = { id: String(made.id) };
    const body = { ...testDiscount({ code: 'Summer' }), version: 1 };
    const changed = await shop.orderClient.call(updateDiscount, { params, body }, staff);
    expect(changed).toMatchObject({ version: 2 });
    expect(changed.minimumAmount).toBeUndefined();
    await expect(shop.orderClient.call(updateDiscount, { params, body }, staff)).rejects.toMatchObject({
      code: 'conflict',
      details: { version: 2 },
    });
    await shop.orderClient.call(deleteDiscount, { params }, staff);
    expect(await list()).not.toContain(made.id);
    await expect(shop.orderClient.call(updateDiscount, { params, body }, staff)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await create({ code: 'SUMMER' })).toMatchObject({ version: 1 });
  });

  it('409 for a code that another discount has, in any case', async () => {
    await create({ code: 'straße' });
    for (const code of ['STRASSE', 'Straße', 'ＳＴＲＡＳＳＥ']) {
      await expect(create({ code })).rejects.toMatchObject({ code: 'conflict', fields: [{ path: 'code' }] });
    }
  });

  it('400 for a code of 10,000 letters', async () => {
    await expect(create({ code: 'A'.repeat(10_000) })).rejects.toMatchObject({
      code: 'invalid_request',
      fields: [{ path: 'code' }],
    });
  });

  it('refuses customers', async () => {
    const actor = { role: 'shopper', userId: 5 } as const;
    await expect(shop.orderClient.call(listDiscounts, { query: {} }, actor)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
