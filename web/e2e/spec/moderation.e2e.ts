import { expect, test } from '@playwright/test';
import { enterAs } from '../screens';

test('staff hides a review from customers, and shows it again', async ({ page }) => {
  await enterAs(page, 'staff');
  const reviews = await (await page.request.get('/api/reviews?state=visible&limit=1')).json();
  const { title, productId } = reviews[0] as { title: string; productId: number };
  const isRead = async () =>
    (await (await page.request.get(`/api/products/${productId}/reviews`)).text()).includes(title);
  expect(await isRead()).toBe(true);

  await page.goto('/reviews');
  await page
    .getByRole('button', { name: `Hide: ${title}` })
    .first()
    .click();
  await expect(page.getByText('Review hidden').first()).toBeVisible();
  expect(await isRead()).toBe(false);
  await page.getByText('Hidden', { exact: true }).first().click();
  await page
    .getByRole('button', { name: `Show: ${title}` })
    .first()
    .click();
  await expect(page.getByText('Review visible again').first()).toBeVisible();
  expect(await isRead()).toBe(true);
});

test('staff answers a message inside the store and resolves another', async ({ page }) => {
  const subject = `Where is <i>it</i>? 📦 ${crypto.randomUUID().slice(0, 8)}`;
  const sent = await page.request.post('/api/contact', {
    data: {
      name: 'Ada Writer',
      email: 'ada@example.com',
      subject,
      message: 'Hello, where is my parcel? Thank you.',
      requestId: crypto.randomUUID(),
    },
  });
  expect(sent.status()).toBe(201);
  await enterAs(page, 'staff');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Messages' }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await page.getByLabel('Your answer').fill('It left <b>yesterday</b>.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Answer sent').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('It left <b>yesterday</b>.')).toBeVisible();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText('Message reopened').first()).toBeVisible();
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await page.getByRole('button', { name: `Resolve: ${subject}` }).click();
  await expect(page.getByText('Message resolved').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: subject })).toBeHidden();
  await page.getByText('All', { exact: true }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
});

test('exchange rates are checked, and dated by their change', async ({ page }) => {
  await enterAs(page, 'staff');
  await page.goto('/settings?tab=rates');
  const rate = page.getByLabel('1 US dollar in SAR');
  const before = await rate.inputValue();
  await rate.fill('a lot');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Enter a rate with up to six decimals, such as 0.92')).toBeVisible();
  await rate.fill('3.76');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Rates Updated').first()).toBeVisible();
  await page.reload();
  await expect(rate).toHaveValue('3.76');
  await rate.fill(before);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Rates Updated').first()).toBeVisible();
});
