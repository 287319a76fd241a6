import { expect, test } from '@playwright/test';
import { buy } from '../buy';
import { mailedLink } from '../mailbox';
import { visit } from '../screens';
import { counting } from '../spec/stand-ins';

test.describe('contact', () => {
  test('says what is missing under each field', async ({ page }) => {
    await visit(page, '/contact');
    await page.getByLabel('Email', { exact: true }).fill('not-an-address');
    await page.getByRole('button', { name: 'Send message' }).click();
    for (const message of ['Enter your name', 'Enter a subject', 'Enter your message']) {
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
    for (const label of ['Full Name', 'Subject', 'Message']) await page.getByLabel(label, { exact: true }).fill('A');
    for (const message of [
      'Name must be at least 2 characters',
      'Please enter a valid email',
      'Subject must be at least 2 characters',
      'Message must be at least 10 characters',
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
  });

  test('a double click is one message, and it has a reference', async ({ page }) => {
    await visit(page, '/contact');
    await page.getByLabel('Full Name').fill('Ada Writer');
    await page.getByLabel('Email', { exact: true }).fill('ada.writer@example.com');
    await page.getByLabel('Subject').fill('A question <b>about</b> 🎙️');
    await page.getByLabel('Message', { exact: true }).fill('Does the Ember work with a phone? Thank you.');
    const sent = counting(page, 'POST /contact');
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    await expect(page.getByText(/Your reference number is \S+\./)).toBeVisible();
    expect(sent.count()).toBe(1);
    await page.getByRole('button', { name: 'Send another message' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('');
  });
});

test.describe('track order', () => {
  test('finds an order by its number and email', async ({ page }) => {
    test.slow();
    const email = `tracker-${crypto.randomUUID()}@example.com`;
    const orderId = await buy(page, '/product/1', { email });
    await visit(page, '/track-order');
    await page.getByLabel('Order number').fill(`#${orderId}`);
    await page.getByLabel('Email', { exact: true }).fill(email.toUpperCase());
    await page.getByRole('button', { name: 'Track order' }).click();
    await expect(page.getByRole('heading', { name: `Order #${orderId}` })).toBeVisible();
    await expect(page.getByText('Elite Bundle')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Payment received.' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Order progress' }).getByRole('listitem')).toHaveText([
      'Confirmed',
      'Processing',
      'Shipped',
      'Delivered',
    ]);
  });

  test('says what is wrong, and no more', async ({ page }) => {
    await visit(page, '/track-order?order=1');
    await expect(page.getByLabel('Order number')).toHaveValue('1');
    await page.getByLabel('Order number').fill('abc');
    await page.getByRole('button', { name: 'Track order' }).click();
    await expect(page.getByText('Please enter your order number')).toBeVisible();
    await expect(page.getByText('Enter your email', { exact: true })).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill('unknown');
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
    await page.getByLabel('Order number').fill('999999');
    await page.getByLabel('Email', { exact: true }).fill('unknown@example.com');
    await page.getByRole('button', { name: 'Track order' }).click();
    await expect(page.getByText("We couldn't find that order")).toBeVisible();
  });
});

test.describe('newsletter', () => {
  test('is confirmed and ended by a button on the page of a mailed link', async ({ page, playwright, baseURL }) => {
    const email = `reader-${crypto.randomUUID()}@example.com`;
    await visit(page, '/');
    await page.getByPlaceholder('Enter your email').fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Thank you for subscribing to our newsletter.').first()).toBeVisible();
    const operator = await playwright.request.newContext({ baseURL });
    const confirm = await mailedLink(operator, email, '/newsletter/confirm');
    const unsubscribe = await mailedLink(operator, email, '/newsletter/unsubscribe');
    await operator.dispose();

    const confirmed = counting(page, 'POST /newsletter/confirm');
    await page.goto(confirm);
    await expect(page.getByRole('heading', { name: 'Confirm your subscription?' })).toBeVisible();
    expect(confirmed.count()).toBe(0);
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page.getByRole('heading', { name: "You're subscribed" })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();

    const ended = counting(page, 'POST /newsletter/unsubscribe');
    await page.goto(unsubscribe);
    await expect(page.getByRole('heading', { name: 'Unsubscribe from the newsletter?' })).toBeVisible();
    expect(ended.count()).toBe(0);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: "You're unsubscribed" })).toBeVisible();
  });

  test('a link that is none has a way on', async ({ page }) => {
    for (const token of ['', 'a'.repeat(43)]) {
      await page.goto(`/newsletter/confirm?token=${token}`);
      if (token) await page.getByRole('button', { name: 'Confirm subscription' }).click();
      await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    }
    await page.goto('/newsletter/unsubscribe?token=short');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: "This link isn't valid" })).toBeVisible();
  });
});

test('the Help Center finds answers, and the FAQs open', async ({ page }) => {
  await visit(page, '/help');
  await page.getByRole('searchbox', { name: 'Search for answers' }).fill('money back');
  await expect(page.getByText('within 30 days and for any reason')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search for answers' }).fill('zzz');
  await expect(page.getByText('No answers match your search.')).toBeVisible();
  await visit(page, '/faqs');
  const answer = page.getByText('We accept all major cards.');
  await expect(answer).toBeHidden();
  await page.getByText('How can I pay?').click();
  await expect(answer).toBeVisible();
});

test('the bundles page shows contents and savings, and sells', async ({ page }) => {
  await visit(page, '/streaming-electronics');
  const elite = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Elite Bundle' }) });
  await expect(elite.getByText('Tonewick Ember USB Microphone')).toBeVisible();
  await expect(elite.getByText('Separately $301.00')).toBeVisible();
  await expect(elite.getByText('Save $52.00')).toBeVisible();
  await expect(page.getByRole('row', { name: /Elite Bundle \$249\.00 \$301\.00 \$52\.00/ })).toBeVisible();
  await elite.getByRole('button', { name: /Add to Cart/ }).click();
  await expect(page.getByText('Elite Bundle has been added to your cart.').first()).toBeVisible();
});

test('a visit is counted once, with its campaign; staff is not', async ({ page }) => {
  const recorded = page.waitForRequest((request) => request.url().endsWith('/api/visits'));
  const counted = counting(page, 'POST /visits');
  await visit(page, '/?utm_source=reddit');
  expect((await recorded).postDataJSON()).toEqual({ source: 'reddit' });
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(counted.count()).toBe(1);
});
