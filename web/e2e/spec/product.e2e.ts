import { type APIRequestContext, expect, test } from '@playwright/test';
import type { Product, ProductDetail } from '@shopwright/contracts/http/products';
import { visit } from '../screens';
import { answering } from './stand-ins';
import { expectToast } from './toasts';

/** Has layouts in silver and black, but no black one in German. */
const keyboard = 'Keyhollow Slate Low-Profile Keyboard';

async function readKeyboard(request: APIRequestContext): Promise<ProductDetail> {
  const found = (await (await request.get('/api/products?search=keyboard')).json()) as Product[];
  return (await request.get(`/api/products/${found.find(({ name }) => name === keyboard)?.id}`)).json();
}

test.describe('product detail', () => {
  test('shows all it should', async ({ page }) => {
    await page.goto('/product/1');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Elite Bundle', level: 1 })).toBeVisible();
    for (const text of [
      'Streaming Bundles',
      '$249.00',
      'In Stock',
      'Featured',
      'Premium quality materials',
      '30-day return policy',
      'Free shipping on orders over $50',
      '1-year manufacturer warranty',
      '24/7 customer support',
    ]) {
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(page).toHaveTitle(/Elite Bundle/);
    await main.getByText('Back to Products').click();
    await expect(page).toHaveURL(/^[^?]*\/(\?section=products)?$/);
  });

  test('the stepper starts at 1, never goes below, and its number is added', async ({ page }) => {
    await page.goto('/product/1');
    const minus = page.getByRole('button', { name: 'Decrease quantity' });
    await expect(minus).toBeDisabled();
    for (let press = 0; press < 2; press += 1) await page.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(minus).toBeEnabled();
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await expectToast(page, 'Added to cart', '3x Elite Bundle has been added to your cart.');
  });

  test('out of stock cannot be bought', async ({ page, request }) => {
    const product = (await (await request.get('/api/products/1')).json()) as object;
    await answering(page, 'GET /products/2', { ...product, id: 2, inStock: false, stockQuantity: 0, featured: false });
    await visit(page, '/');
    await page.evaluate(() => {
      history.pushState({}, '', '/product/2');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    await expect(main.locator('div:has(> h1)').getByText('Featured', { exact: true })).toHaveCount(0);
  });

  test('with options: asked for in a list, chosen by keyboard, in the address and named in the cart', async ({
    page,
    request,
  }) => {
    const { id, variants = [] } = await readKeyboard(request);
    const pathTo = (...values: string[]) =>
      `/product/${id}?variant=${variants.find(({ optionValues }) => String(optionValues) === String(values))?.id}`;
    await page.goto('/?search=keyboard');
    await page.getByRole('button', { name: `Choose options: ${keyboard}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose options' });
    await dialog.getByRole('radio', { name: 'UK English' }).check();
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expectToast(page, 'Added to cart', `${keyboard}, UK English, Silver has been added to your cart.`);

    // Rendered by the server, for an address that an order or an email may name.
    const black = pathTo('US English', 'Black');
    await page.goto(black.replace(/.*=/, '/product/'));
    await expect(page).toHaveURL(black);
    await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked();
    await page.getByRole('radio', { name: 'US English' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'UK English' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    // There is no black one: the color changes with it.
    await expect(page.getByRole('radio', { name: 'Silver' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Black (unavailable in this combination)' })).toBeVisible();
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /cart, 2 items/i })
      .click();
    const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
    await expect(drawer.getByRole('link', { name: `${keyboard}, German, Silver` })).toBeVisible();
    await drawer.getByRole('link', { name: `${keyboard}, UK English, Silver` }).click();
    await expect(page).toHaveURL(pathTo('UK English', 'Silver'));
    await expect(page.getByRole('radio', { name: 'UK English' })).toBeChecked();
  });

  test('an unknown one is "Product Not Found"', async ({ page }) => {
    for (const address of ['/product/999999', '/product/abc', '/product/1e3']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
      await expect(page.getByText("The product you're looking for doesn't exist.")).toBeVisible();
      await expect(page.getByText('Back to Products')).toBeVisible();
    }
  });
});

test.describe('cart drawer', () => {
  test('empty: says so, and "Continue Shopping" closes it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
    const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
    await expect(drawer).toBeHidden();
  });

  test('lines, plus, minus, remove, total, checkout', async ({ page }) => {
    await page.goto('/product/1');
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    const cart = page.getByRole('banner').getByRole('button', { name: /cart/i });
    await cart.click();
    const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
    await expect(drawer.getByText('Elite Bundle')).toBeVisible();
    await expect(drawer.getByText('$249.00').first()).toBeVisible();
    await drawer.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(drawer.getByText('Secure Checkout - $498.00')).toBeVisible();
    await drawer.getByRole('button', { name: 'Decrease quantity' }).click();
    await expect(drawer.getByText('Secure Checkout - $249.00')).toBeVisible();
    await drawer.getByRole('button', { name: 'Decrease quantity' }).click();
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    // Not by Escape: the toast of the removal may take it.
    await drawer.getByRole('button', { name: 'Close cart' }).click();

    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await page.reload();
    await cart.click();
    await expect(drawer.getByText('Elite Bundle')).toBeVisible();
    await drawer.getByText('Secure Checkout - $249.00').click();
    await expect(page).toHaveURL('/stripe-checkout');
    await expect(drawer).toBeHidden();
    await cart.click();
    await drawer.getByRole('button', { name: 'Remove Elite Bundle' }).click();
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  });

  test('is closed after a reload, and kept under "cart-storage"', async ({ page }) => {
    await page.goto('/product/1');
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cart-storage') ?? '{}').state);
    expect(stored.items).toHaveLength(1);
    expect(stored.items[0]).toMatchObject({ quantity: 1, product: { id: 1, price: '249.00' } });
    expect(typeof stored.items[0].id).toBe('number');
    expect(typeof stored.sessionId).toBe('string');
    expect(stored.isOpen).toBeUndefined();
    await page.reload();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
