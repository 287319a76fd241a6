import { expect, type Locator, type Page, test } from '@playwright/test';
import { fillCard, fillCart, fillShipping, goToPayment } from './buy';
import { enterAs, visit } from './screens';
import { createProduct, unique } from './test-product';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const toastIn = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close notification' });
const drawerIn = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });
const openCart = (page: Page) => page.getByRole('banner').getByRole('button', { name: /cart/i }).tap();

/** The toast takes its own taps, and lies over none of these. */
async function expectApart(page: Page, ...controls: Locator[]): Promise<void> {
  const toast = await toastIn(page).boundingBox();
  if (!toast) throw new Error('no toast');
  for (const control of controls) {
    const box = await control.boundingBox();
    if (!box) throw new Error('no control');
    const isApart = toast.y + toast.height <= box.y || box.y + box.height <= toast.y;
    expect(isApart, JSON.stringify({ toast, box })).toBe(true);
  }
}

test('what was added: its × closes the toast and nothing else', async ({ page }) => {
  await fillCart(page, '/product/1');
  const main = page.getByRole('main');
  await expectApart(page, main.getByRole('button', { name: 'Add to Cart', exact: true }));
  await closeButton(page).tap();
  await expect(toastIn(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/product\/1$/);
  await openCart(page);
  await expect(drawerIn(page).getByText('Elite Bundle')).toBeVisible();
});

test('in the cart: opening it takes the toast away, and × never removes a product', async ({ page }) => {
  await fillCart(page, '/product/1');
  await fillCart(page, '/product/2');
  await openCart(page);
  await expect(toastIn(page)).toHaveCount(0);
  const lines = drawerIn(page).getByRole('button', { name: /^Remove / });
  await expect(lines).toHaveCount(2);
  await lines.first().tap();
  await expect(lines).toHaveCount(1);
  await closeButton(page).tap();
  await expect(toastIn(page)).toHaveCount(0);
  await expect(lines).toHaveCount(1);
});

test('a removed product comes back with Undo, in its place and number', async ({ page }) => {
  await fillCart(page, '/product/1', 2);
  await openCart(page);
  await drawerIn(page)
    .getByRole('button', { name: /^Remove / })
    .tap();
  await expect(drawerIn(page).getByText('Your cart is empty')).toBeVisible();
  await drawerIn(page).getByRole('button', { name: 'Undo' }).tap();
  await expect(drawerIn(page).getByText('Elite Bundle')).toBeVisible();
  await expect(drawerIn(page).getByRole('button', { name: 'Secure Checkout - $498.00' })).toBeVisible();
});

test('a declined card: the toast is not over the Pay button', async ({ page }) => {
  await fillCart(page, '/product/1');
  await page.goto('/stripe-checkout');
  await fillShipping(page, 'ada@example.com');
  await goToPayment(page);
  await fillCard(page, '4000 0000 0000 0002');
  const pay = page.getByRole('button', { name: /^Pay / });
  await pay.tap();
  await expect(toastIn(page)).toContainText('Payment Failed');
  await expectApart(page, pay, page.getByRole('main').getByRole('alert'));
  // The next try need not wait until the toast is gone.
  await fillCard(page, '4242 4242 4242 4242');
  await pay.scrollIntoViewIfNeeded();
  // A tap in the same frame as the scroll would go to the card's frame, which stood there before.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await pay.tap();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(toastIn(page)).toHaveCount(0);
});

test('a rejected sign-in: the toast is not over the form', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(`unknown-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  await submit.tap();
  await expect(toastIn(page)).toContainText('Login failed');
  await expectApart(page, page.getByLabel('Password', { exact: true }), submit);
  await closeButton(page).tap();
  await expect(toastIn(page)).toHaveCount(0);
});

test('in Arabic a toast is swept away to the left', async ({ page }) => {
  await page.goto('/product/1?lang=ar');
  await page.getByRole('main').getByRole('button', { name: 'أضف إلى السلة', exact: true }).first().click();
  const toast = page.locator('ol li[data-state="open"]');
  const box = await toast.boundingBox();
  if (!box) throw new Error('no toast');
  const drag = async (by: number) => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + by, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
  };
  await drag(100);
  await expect(toast).toBeVisible();
  await drag(-100);
  await expect(toast).toHaveCount(0);
});

/** Lists the controls of a region whose middle something else covers. */
const coveredIn = (region: Locator) =>
  region.locator('button:visible, a:visible, input:visible, select:visible, textarea:visible').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return (
          hit !== null &&
          hit.closest('[data-state="open"][data-swipe-direction]') !== null &&
          !hit.contains(control) &&
          !control.contains(hit)
        );
      })
      .map((control) => control.textContent ?? control.tagName),
  );

/** Where a Save bar, a bar of selected rows or a dialog has its buttons, and what makes a toast appear there. */
const feet: Record<string, (page: Page) => Promise<Locator>> = {
  'the Save bar of a product': async (page) => {
    const { id } = await createProduct(page, unique('Toasted Lamp'));
    await visit(page, `/admin/products/${id}`);
    await page.getByLabel('Price ($)').fill('31.50');
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.click();
    return save.locator('..');
  },
  'the Save bar of a new product': async (page) => {
    await visit(page, '/admin/products/new');
    await page.getByLabel('Product name').fill(unique('Refused Lamp'));
    await page.getByLabel('Price ($)').fill('31.50');
    await page.getByLabel('Category').selectOption('Lighting');
    await page.getByLabel('Description', { exact: true }).fill('A lamp that nobody stores.');
    await page.getByLabel('Image URL').fill('/images/products/sample-ae003-led-desk-lamp.webp');
    const add = page.getByRole('button', { name: 'Add Product' });
    await add.click();
    return add.locator('..');
  },
  'the bar of selected products': async (page) => {
    await visit(page, '/inventory');
    await page.getByRole('row').getByRole('checkbox').nth(1).check();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await bar.getByLabel('Set stock to').fill('77');
    await bar.getByRole('button', { name: 'Apply' }).click();
    await expect(toastIn(page)).toBeVisible();
    await page.getByRole('row').getByRole('checkbox').nth(2).check();
    return bar;
  },
  'a dialog with a form': async (page) => {
    await visit(page, '/categories');
    await page.getByRole('button', { name: 'Add category' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('Lanterns');
    await dialog.getByRole('button', { name: 'Add category' }).click();
    return dialog;
  },
};

const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 720 },
  { width: 1280, height: 720 },
];

test('no toast is over a control of a bar or a dialog, on a phone, a tablet and a desktop', async ({ page }) => {
  test.slow();
  await enterAs(page, 'staff');
  for (const [name, act] of Object.entries(feet)) {
    // Nothing is stored, so that each says so where it is.
    const fail = '**/api/**';
    await page.route(fail, (route) =>
      ['GET', 'HEAD'].includes(route.request().method()) ? route.fallback() : route.fulfill({ status: 500, json: {} }),
    );
    const region = await act(page);
    await expect(toastIn(page), name).toBeVisible();
    // A toast stays while the window is not in front.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    for (const size of sizes) {
      await page.setViewportSize(size);
      await toastIn(page).evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
      await expect(region, name).toBeVisible();
      expect(await coveredIn(region), `${name}, ${size.width} wide`).toEqual([]);
    }
    await page.unroute(fail);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  }
});
