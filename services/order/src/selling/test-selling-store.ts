import { createDiscount } from '@shopwright/contracts/http/discounts';
import { putSellingSettings, type SellingSettings } from '@shopwright/contracts/http/selling';
import { testDiscount, testSelling } from '@shopwright/contracts/test-selling';
import type { TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { forgetSelling } from './selling-now';

const staff = { role: 'staff', userId: 1 } as const;

export const berlin = {
  name: 'Ada Lovelace',
  line1: 'Torstraße 1',
  locality: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};
export const graz = {
  name: 'Ada Lovelace',
  line1: 'Hauptplatz 1',
  locality: 'Graz',
  postalCode: '8010',
  country: 'AT',
};

/** Sets up shipping, tax and discounts in a test store. */
export function sellingOf(getShop: () => TestStore) {
  const database = () => getShop().order.database;
  return {
    configure: async (values: object = {}): Promise<SellingSettings> => {
      await database().db.execute(sql`delete from selling_settings`);
      return getShop().orderClient.call(putSellingSettings, { body: { ...testSelling(), ...values } }, staff);
    },
    /** Back to a store that charges the plain subtotal. */
    clear: async (): Promise<void> => {
      await database().db.execute(sql`delete from selling_settings`);
      await database().db.execute(sql`update discounts set deleted_at = now()`);
      forgetSelling(database());
    },
    addDiscount: async (values: Parameters<typeof testDiscount>[0]): Promise<number> => {
      const { id } = await getShop().orderClient.call(createDiscount, { body: testDiscount(values) }, staff);
      return id;
    },
    countUses: async (id: number): Promise<number> => {
      const [row] = await database().db.execute<{ uses: number }>(sql`select uses from discounts where id = ${id}`);
      return row?.uses ?? -1;
    },
  };
}
