import { pageTextNames } from '@shopwright/contracts/page-texts';
import { expect, it } from 'vitest';
import { defaultText } from './default-texts';

const textsOf = async (isDemonstration: boolean) => {
  const hasClaim = () => isDemonstration;
  const store = { name: 'Lamp & Co', currency: 'usd' as const, isDemonstration, hasClaim, hasRates: false };
  const texts = await Promise.all(pageTextNames.map((page) => defaultText(page, 'en', store)));
  return texts.join('\n\n');
};
const promises = /warranty|within 30 days|free worldwide|is free|24\/7|streaming|ear tips?\b/gi;

it('begins with what the demonstration sells and promises in the demonstration alone', async () => {
  expect((await textsOf(true)).match(promises)?.length).toBeGreaterThan(10);
  expect((await textsOf(false)).match(promises)).toBeNull();
});
