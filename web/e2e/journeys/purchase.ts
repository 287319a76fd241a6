import type { Page } from 'puppeteer-core';
import arabicCustomer from '../../src/i18n/locales/ar/customer.json' with { type: 'json' };
import arabicParts from '../../src/i18n/locales/ar/parts.json' with { type: 'json' };
import arabicShop from '../../src/i18n/locales/ar/shop.json' with { type: 'json' };
import customer from '../../src/i18n/locales/en/customer.json' with { type: 'json' };
import parts from '../../src/i18n/locales/en/parts.json' with { type: 'json' };
import shop from '../../src/i18n/locales/en/shop.json' with { type: 'json' };
import { click, fill, frame, open, press, see } from './acts';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  authenticate: '4000002500003155',
};

/** The labels of the store, and those of the card's fields in the Stripe sandbox. */
export const english = {
  ...shop,
  ...parts,
  ...customer,
  card: ['Card number', 'Expiration date', 'Security code'],
};
export type Words = typeof english;
export const arabic = {
  ...arabicShop,
  ...arabicParts,
  ...arabicCustomer,
  card: ['رقم البطاقة', 'تاريخ انتهاء الصلاحية', 'رمز الأمان'],
} as Words;

/** A message without what is filled in at its end. */
const upToBlank = (message: string) => message.split('{{')[0]?.trim() ?? '';

/** Takes the Elite Bundle as far as its payment. A signed-in user types no email. */
export async function goToPayment(page: Page, words = english, email?: string): Promise<void> {
  await open(page, '/product/1');
  await click(page, 'button', words['shared.product.add'], 'main');
  await see(page, words['cart.added']);
  await open(page, '/stripe-checkout');
  await fill(page, {
    [words['shared.field.full_name']]: 'Maya Haddad',
    ...(email && { [words['shared.field.email']]: email }),
    [words['checkout.field.shipping_address']]: '12 Long Street, Springfield',
  });
  await press(page, words['checkout.continue']);
  await see(page, upToBlank(words['checkout.pay']));
}

export async function pay(page: Page, card: string, words = english): Promise<void> {
  const form = await frame(page, 'Secure payment input frame');
  const [number = '', expiry = '', code = ''] = words.card;
  await fill(form, { [number]: card, [expiry]: '12 / 34', [code]: '123' });
  await press(page, upToBlank(words['checkout.pay']));
}
