import { type Download, expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { buy, placeOrder } from './buy';
import { mailedLink } from './mailbox';
import { enterAs } from './screens';
import { becomeNewShopper } from './users';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page) => page.getByRole('main');

test('a guest asks a question, downloads the invoice, orders again and withdraws in two steps', async ({ page }) => {
  const orderId = await buy(page, '/product/3', { email: `guest-${crypto.randomUUID()}@example.com` });
  await page.getByRole('link', { name: 'Track your order' }).click();
  await expect(page.getByRole('heading', { name: `Order #${orderId}` })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Cancel order' })).toBeVisible();

  await page.getByLabel('Your message').fill('Please leave it with my neighbor.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'with my neighbor' })).toBeVisible();
  await expectNoViolations(page, 'the order of a customer');

  const invoiceButton = page.getByRole('button', { name: 'Invoice (PDF)' });
  await page.route('**/documents/invoice**', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }), {
    times: 1,
  });
  await invoiceButton.click();
  await expect(page.getByText('Something went wrong. Please try again.', { exact: true })).toBeVisible();
  let invoice: Download | undefined;
  // A busy store may ask to try again more than once.
  await expect(async () => {
    [invoice] = await Promise.all([page.waitForEvent('download', { timeout: 20_000 }), invoiceButton.click()]);
  }).toPass();
  expect(invoice?.suggestedFilename()).toBe(`invoice-${orderId}.pdf`);

  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Added to your cart');

  await main(page).getByRole('link', { name: 'Legal right of withdrawal' }).click();
  await expect(page.getByRole('heading', { name: 'Step 2 of 2: confirm' })).toBeVisible();
  await expectNoViolations(page, 'the withdrawal');
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(main(page).getByRole('alert')).toContainText(`Order #${orderId} is cancelled`);
});

test('a guest who only has number and email withdraws by the link that is mailed to them', async ({
  page,
  request,
}) => {
  const email = `guest-${crypto.randomUUID()}@example.com`;
  const orderId = await buy(page, '/product/3', { email });
  await page.context().clearCookies();
  await page.goto('/withdraw');
  const send = async (address: string) => {
    await page.getByLabel('Order number').fill(String(orderId));
    await page.getByLabel('Email', { exact: true }).first().fill(address);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(main(page).getByRole('alert')).toContainText('If this number and email belong to an order');
  };
  await send('stranger@example.com');
  await page.reload();
  await expectNoViolations(page, 'the request of a link to withdraw');
  await send(email);
  const link = await mailedLink(request, email, '/withdraw');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Step 2 of 2: confirm' })).toBeVisible();
  await expect(page).toHaveURL(/\/withdraw\?order=\d+$/);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(main(page).getByRole('alert')).toContainText(`Order #${orderId} is cancelled`);
});

test('a customer returns an item with a photo, and staff approve, receive and refund it', async ({
  page,
  browser,
  baseURL,
}) => {
  await becomeNewShopper(page);
  const orderId = await placeOrder(page, 3, { quantity: 2 });
  const desk = await browser.newPage({ baseURL });
  // A busy store may ask to try again.
  for (const tab of [page, desk]) {
    await tab.addLocatorHandler(tab.getByRole('button', { name: 'Try again' }), (button) => button.click());
  }
  await enterAs(desk, 'staff');
  for (const to of ['processing', 'shipped']) {
    const move = () => desk.request.post(`/api/orders/${orderId}/status`, { data: { to } });
    await expect.poll(async () => (await move()).status()).toBe(200);
  }

  await page.goto(`/account/orders/${orderId}`);
  await page.getByRole('button', { name: 'Return items' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton').fill('1');
  await dialog.getByLabel('Reason').selectOption('damaged');
  await dialog.getByLabel('Add photos').setInputFiles('web/public/images/hero-wide.webp');
  await expect(dialog.getByRole('button', { name: 'Remove hero-wide.webp' })).toBeVisible();
  await expectNoViolations(page, 'the dialog of a return');
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await expect(main(page).getByText('Under review')).toBeVisible();
  const photo = main(page).getByRole('img', { name: 'Photo 1 of the return' });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await desk.goto(`/orders/${orderId}`);
  await expect(desk.getByRole('img', { name: 'Photo 1 of the return' })).toBeVisible();
  await desk.getByLabel('Note to the customer').fill('Use the old box.');
  await desk.getByRole('button', { name: 'Approve' }).click();
  await desk.getByRole('button', { name: 'Mark as received' }).click();
  await desk.getByRole('button', { name: 'Refund return' }).click();
  await expect(
    main(desk)
      .getByText(/refunded$/)
      .first(),
  ).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Refund return' })).toHaveCount(0);
  await desk.close();

  await page.reload();
  await expect(main(page).getByText('Use the old box.')).toBeVisible();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Received' }).first()).toContainText('refunded');

  // It is issued within seconds.
  const creditNote = page.getByRole('button', { name: /^Credit note CN-\d{4}-\d{6} \(PDF\)$/ });
  await expect(async () => {
    await page.reload();
    await expect(creditNote).toBeVisible({ timeout: 3000 });
  }).toPass();
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 20_000 }), creditNote.click()]);
  expect(file.suggestedFilename()).toMatch(/^CN-\d{4}-\d{6}\.pdf$/);
});

test('an order is found by its number together with its email, and by neither alone', async ({ page }) => {
  const email = `tracked-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const orderId = await buy(page, '/product/1', { email });
  await page.context().clearCookies();
  await page.goto('/track-order');
  const number = main(page).getByLabel('Order number');
  const address = main(page).getByLabel('Email', { exact: true });
  const track = async (typed: { number: string; email: string }) => {
    await number.fill(typed.number);
    await address.fill(typed.email);
    await main(page).getByRole('button', { name: 'Track Order' }).click();
  };
  await track({ number: '', email: '' });
  await expect(number).toHaveAccessibleDescription(/Please enter your order number/);
  await expect(address).toHaveAccessibleDescription('Enter your email');
  await expect(number).toBeFocused();
  await track({ number: 'twelve', email: 'nobody' });
  await expect(number).toHaveAccessibleDescription(/Please enter your order number/);
  await expect(address).toHaveAccessibleDescription('Please enter a valid email');
  // Whichever is wrong, the answer is the same.
  const unknown = page.getByRole('alert').filter({ hasText: "We couldn't find that order" });
  await track({ number: String(orderId + 100_000), email });
  await expect(unknown).toBeVisible();
  await track({ number: String(orderId), email: `not-${email}` });
  await expect(unknown).toBeVisible();
  await track({ number: `#${orderId}`, email });
  await expect(page.getByRole('heading', { name: new RegExp(`#${orderId}`) }).first()).toBeVisible();
  await expect(unknown).toHaveCount(0);
});
