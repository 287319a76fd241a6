import type { Page } from '@playwright/test';
import { fillCart, fillShipping, goToPayment, paymentForm } from './buy';
import { callStripe } from './stripe-account';

/** Ways to pay that are no card, as Stripe names them and as the shopper sees them. */
const methods = { amazon_pay: 'Amazon Pay', us_bank_account: 'US bank account' };
type Method = keyof typeof methods;

interface Shop {
  store: string;
  home: string;
}

/** The one that all tests share. */
const sharedShop = (): Shop => ({ store: process.env.E2E_BASE_URL ?? '', home: process.env.SHOP_HOME ?? '.shop' });

/** Takes the Elite Bundle as far as its payment and chooses this way to pay; answers with the order's number. */
export async function openPayment(page: Page, method: Method, shop = sharedShop()): Promise<number> {
  await fillCart(page, `${shop.store}/product/1`);
  await page.goto(`${shop.store}/stripe-checkout`);
  await fillShipping(page, 'maya@example.com');
  const { orderId, paymentIntentId } = await goToPayment(page);
  await callStripe(shop.home, `/payment_intents/${paymentIntentId}`, [
    ['allowed_payment_method_types[]', 'card'],
    ['allowed_payment_method_types[]', method],
  ]);
  await page.reload();
  await paymentForm(page).getByText(methods[method]).click();
  return orderId;
}

export async function fillBankAccount(page: Page, account: string): Promise<void> {
  await paymentForm(page).getByLabel('Routing number').fill('110000000');
  await paymentForm(page).getByLabel('Account number').fill(account);
}
