import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { fillCard, fillShipping, paymentForm } from './buy';
import { enterAs, type Viewer, visit } from './screens';
import { createProduct, unique } from './test-product';
import { becomeNewShopper } from './users';

/** Found by its attribute: roles behind an open dialog are hidden. */
const banner = (page: Page) => page.locator('[role="status"]').getByText('You appear to be offline.');

async function disconnect(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
}

async function reconnect(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
}

test('a connection that is lost at each step of buying costs nothing that was chosen or typed', async ({
  page,
  context,
}) => {
  await visit(page, '/product/1');
  await disconnect(page, context);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Open cart, 1 item' }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart.getByText('Elite Bundle')).toBeVisible();
  await reconnect(page, context);
  await cart.getByRole('button', { name: /^Secure Checkout/ }).click();

  await fillShipping(page, 'ada@example.com');
  await disconnect(page, context);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await reconnect(page, context);
  const pay = page.getByRole('button', { name: /^Pay / });
  await expect(pay).toBeVisible();
  await expect(page.getByRole('main')).toContainText('12 Long Street, 12345 Springfield');

  await fillCard(page, '4242 4242 4242 4242');
  await disconnect(page, context);
  await pay.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expect(paymentForm(page).getByLabel('Card number')).toHaveValue(/^4242 4242/);
  await reconnect(page, context);
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Elite Bundle');
});

interface Form {
  name: string;
  viewer: Viewer;
  open: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
  typed: string;
  /** Fills in what else the form needs. */
  complete?: (page: Page) => Promise<void>;
  send: (page: Page) => Promise<void>;
  /** Is on the page once the form was accepted. */
  saved: (page: Page) => Locator;
}

const pressSave = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save changes' }).click();
const said = (text: string) => (page: Page) => page.getByText(text).first();
const openNewProduct = async (page: Page) =>
  visit(page, `/admin/products/${(await createProduct(page, unique('Offline Lamp'))).id}`);

/** Opens the table with one product, and one of its cells for editing. */
const openCell = (what: 'price' | 'stock') => async (page: Page) => {
  const { name } = await createProduct(page, unique('Offline Row'));
  await visit(page, `/admin?layout=table&search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Edit ${what} of ${name}` }).click();
};

const forms: Form[] = [
  {
    name: 'a message to the store',
    viewer: 'visitor',
    open: (page) => visit(page, '/contact'),
    field: (page) => page.getByLabel('Message'),
    typed: 'Where is my order? It was due on Monday.',
    complete: async (page) => {
      await page.getByLabel('Full name').fill('Ada Lovelace');
      await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
      await page.getByLabel('Subject').fill('My order');
    },
    send: (page) => page.getByRole('button', { name: 'Send message' }).click(),
    saved: (page) => page.getByRole('heading', { name: 'Message sent' }),
  },
  {
    name: 'an account that is opened',
    viewer: 'visitor',
    open: (page) => visit(page, '/register'),
    field: (page) => page.getByLabel('First name'),
    typed: 'Ada',
    complete: async (page) => {
      await page.getByLabel('Last name').fill('Lovelace');
      await page.getByLabel('Email', { exact: true }).fill(`ada-${crypto.randomUUID()}@example.com`);
      for (const label of ['Password', 'Confirm password'])
        await page.getByLabel(label, { exact: true }).fill('correct-horse-battery');
    },
    send: (page) => page.locator('main form button[type=submit]').click(),
    saved: said('Account created!'),
  },
  {
    name: 'a profile',
    viewer: 'shopper',
    open: async (page) => {
      await visit(page, '/account');
      await page.getByRole('tab', { name: 'Profile' }).click();
    },
    field: (page) => page.getByLabel('City'),
    typed: 'Amman',
    send: pressSave,
    saved: said('Profile Updated!'),
  },
  {
    name: 'a product',
    viewer: 'staff',
    open: openNewProduct,
    field: (page) => page.getByLabel('Description', { exact: true }),
    typed: 'Shines where it is dark.',
    send: pressSave,
    saved: said('Product updated'),
  },
  {
    name: 'a price in its row',
    viewer: 'staff',
    open: openCell('price'),
    field: (page) => page.getByRole('textbox', { name: /^Price of/ }),
    typed: '31.50',
    send: (page) => page.getByRole('textbox', { name: /^Price of/ }).press('Enter'),
    saved: said('1 product updated'),
  },
  {
    name: 'a stock in its row',
    viewer: 'staff',
    open: openCell('stock'),
    field: (page) => page.getByRole('spinbutton', { name: /^Stock of/ }),
    typed: '12',
    send: (page) => page.getByRole('spinbutton', { name: /^Stock of/ }).press('Enter'),
    saved: said('Stock Updated'),
  },
  {
    name: 'a category',
    viewer: 'staff',
    open: async (page) => {
      await visit(page, '/categories');
      await page.getByRole('button', { name: 'Add category' }).click();
    },
    field: (page) => page.getByRole('dialog').getByLabel('Category name'),
    typed: unique('Offline'),
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Add category' }).click(),
    // Its editor opens.
    saved: (page) => page.getByRole('dialog').getByLabel('Description · English'),
  },
];

for (const { name, viewer, open, field, typed, complete, send, saved } of forms) {
  test(`${name}: without a connection it says so and keeps what was typed, and goes on later`, async ({
    page,
    context,
  }) => {
    if (viewer === 'shopper') await becomeNewShopper(page);
    else await enterAs(page, viewer);
    await open(page);
    await complete?.(page);
    await field(page).fill(typed);

    // The browser still believes that it is online.
    await page.route('**/api/**', (route) => route.abort());
    await send(page);
    const error = page
      .getByRole('alert')
      .or(page.locator('ol li[data-state="open"]'))
      .filter({ hasText: /try again|wrong|wasn't sent/i });
    await expect(error.first()).toBeVisible();
    await expect(field(page)).toHaveValue(typed);
    await page.unroute('**/api/**');

    await disconnect(page, context);
    await send(page);
    await expect(field(page)).toHaveValue(typed);
    await expect(saved(page)).toBeHidden();
    await reconnect(page, context);
    await expect(saved(page)).toBeVisible();
  });
}
