import { testDiscount, testSelling } from '@shopwright/contracts/test-selling';
import type { Choice } from './customer';
import type { StoreClient } from './store-client';

const berlin = { name: 'Casey Customer', line1: 'Torstraße 1', locality: 'Berlin', postalCode: '10115', country: 'DE' };
const graz = { name: 'Casey Customer', line1: 'Hauptplatz 1', locality: 'Graz', postalCode: '8010', country: 'AT' };

/** What customers choose in turns. Few can use the second code. */
const choices: Choice[] = [
  { address: berlin, shippingRateId: 'de-standard' },
  { address: berlin, shippingRateId: 'de-express', codes: ['TEN'] },
  { address: graz, shippingRateId: 'at-standard', codes: ['FEW'] },
  { address: graz, shippingRateId: 'at-standard', vatNumber: 'ATU12345675' },
  { address: berlin, shippingRateId: 'shop', codes: ['TEN', 'FEW'] },
];
const fewUses = 10;

export const chooseAt = (index: number): Choice => choices[index % choices.length] as Choice;

/** Sets up zones, taxes and discounts: a code for everyone, and one for few. */
export async function priceStore(staff: StoreClient): Promise<void> {
  const put = await staff.call('PUT', '/settings/selling', testSelling());
  if (put.status !== 200) throw new Error(`The settings answered ${put.status} ${JSON.stringify(put.body)}`);
  const ten = testDiscount({ code: 'TEN' });
  const few = testDiscount({ code: 'FEW', name: 'Few', effect: { kind: 'amount', amount: '1.00' }, usesMax: fewUses });
  for (const discount of [ten, few]) await staff.call('POST', '/discounts', discount);
}
