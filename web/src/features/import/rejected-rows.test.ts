import { expect, it } from 'vitest';
import { loadMessages, translate } from '../../i18n/language';
import { describeReason } from './rejected-rows';

it('names every problem of a row by its label, in the words of the form', async () => {
  await loadMessages('office');
  const reason = 'price: Must be the cost plus the markup: 25.99; category: Required; slug: This product is archived';
  expect(describeReason(reason, translate)).toBe(
    'Price: Must be the cost plus the markup: 25.99\nCategory: Required\nslug: This product is archived',
  );
});
