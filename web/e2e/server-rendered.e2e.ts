import { expect, type Page, test } from '@playwright/test';
import { untilHydrated } from './screens';
import { signIn } from './users';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home shows products and prices, and searches', async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('article').filter({ hasText: 'Elite Bundle' });
    await expect(card.getByText('$249.00')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(24);
    await page.getByRole('banner').getByRole('combobox', { name: 'Search products' }).fill('microphone');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/\?search=microphone$/);
    await expect(page.getByRole('heading', { name: /microphone/i }).nth(1)).toBeVisible();
    await expect(page.getByText(/^\d+ products for “microphone”$/)).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('Microphone');
  });

  test('a product shows its name, price and stock, in Arabic from right to left', async ({ page }) => {
    await page.goto('/product/1');
    await expect(page.getByRole('heading', { name: 'Elite Bundle' })).toBeVisible();
    await expect(page.getByText('$249.00').first()).toBeVisible();
    await expect(page.getByText('In Stock', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Elite Bundle · Shopwright');
    expect((await page.locator('script[type="application/ld+json"]').allTextContents()).join()).toContain('"Product"');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Shipping Info' })).toBeVisible();
    await page.goto('/product/1?lang=ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByText('$249.00').first()).toBeVisible();
  });

  test('an address that names nothing says so', async ({ page }) => {
    expect((await page.goto('/product/999999'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
    expect((await page.goto('/nothing'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});

test('the app comes in one file, which gives way to the images', async ({ request }) => {
  for (const path of ['/', '/product/1']) {
    const html = await (await request.get(path)).text();
    const code = html.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g) ?? [];
    expect(code.filter((tag) => tag.startsWith('<script'))).toHaveLength(1);
    expect(code.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([]);
    expect(html, 'the main image').toContain('fetchPriority="high"');
  }
  const home = await (await request.get('/')).text();
  const preloads = home.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  const others = preloads.filter((tag) => !tag.includes('/rolldown-runtime-'));
  expect(others, "the words alone, beside half a kilobyte of the bundler's").toHaveLength(1);
});

test('of the fonts a visit needs one file, with the letters of its language', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  for (const path of ['/', '/product/1']) {
    fonts.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(fonts, path).toEqual([expect.stringMatching(/inter-latin-[^/]+\.woff2$/)]);
  }
});

for (const locale of ['en', 'ar']) {
  test.describe(`taken over by the browser, ${locale}`, () => {
    test.use({ locale });

    test('without a complaint and without asking again', async ({ page }) => {
      const seen = watch(page);
      for (const path of [
        '/',
        '/product/1',
        '/streaming-electronics',
        '/about',
        '/size-guide',
        '/?search=microphone&sort=price-asc',
      ]) {
        await page.goto(path);
        await untilHydrated(page);
        await page.waitForLoadState('networkidle');
        expect(seen.calls, path).toEqual([]);
      }
      await page.getByRole('article').first().getByRole('button').click();
      await page.reload();
      await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();
      await page.goto('/account');
      await expect(page.locator('main h1')).toBeVisible();
      expect(seen.complaints).toEqual([]);
    });
  });
}

test('a user who signs in is known at once, and on every later page', async ({ page }) => {
  const seen = watch(page);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(seen.calls).toEqual([]);
  await signIn(page, 'shopper');
  const menu = page.getByRole('button', { name: 'Account menu' });
  await expect(menu).toBeVisible();
  await page.goto('/');
  await expect(menu).toBeVisible();
  await page.goto('/product/1');
  await expect(menu).toBeVisible();
  expect(seen.complaints).toEqual([]);
});

test('staff who come from a page for visitors see what staff sees', async ({ page }) => {
  await page.request.post('/api/auth/login', { data: { email: 'staff@example.com', password: 'demo-password' } });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dropshipping' }).click();
  await expect(page.getByText(/Supplier: (?!Not set)/).first()).toBeVisible();
});

test.describe('the language', () => {
  test.use({ locale: 'de-CH' });

  test('is the browser’s, then the address’s, then the visitor’s choice, from the first byte', async ({ page }) => {
    const sent = async (path: string) => (await page.request.get(path)).headers()['content-language'];
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/?lang=fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await sent('/product/1')).toBe('fr');
    await page.getByRole('banner').getByRole('combobox', { name: 'Langue' }).selectOption('ja');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(page).toHaveURL(/\/$/);
    expect(await sent('/product/1')).toBe('ja');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });
});

test('the head follows from page to page', async ({ page }) => {
  await page.goto('/?utm_source=mail&sort=name');
  const canonical = page.locator('link[rel=canonical]');
  const robots = page.locator('meta[name=robots]');
  const { origin } = new URL(page.url());
  await expect(canonical).toHaveAttribute('href', `${origin}/`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveTitle('FAQs · Shopwright');
  await expect(canonical).toHaveAttribute('href', `${origin}/faqs`);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(canonical).toHaveCount(0);
  await page.getByRole('link', { name: 'Shopwright, home' }).click();
  await expect(canonical).toHaveAttribute('href', `${origin}/`);
  await expect(robots).toHaveCount(0);
});

/** Collects a page's requests and console errors; a 401 would be one. */
function watch(page: Page) {
  const seen = { calls: [] as string[], complaints: [] as string[] };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.complaints.push(message.text());
  });
  page.on('pageerror', (error) => seen.complaints.push(error.message));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) seen.calls.push(pathname);
  });
  return seen;
}

test.describe('before the app is there', () => {
  /** Opens a page whose code stays away until the answer is called. */
  async function openWithoutCode(page: Page, address: string, code = /\/assets\/.*\.js$/): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(code, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    return release;
  }

  test('a button is not pressed in vain, nor twice', async ({ page }) => {
    const release = await openWithoutCode(page, '/product/1');
    const add = page.getByRole('button', { name: 'Add to Cart', exact: true });
    await add.click();
    // Shows immediately that the press was noted.
    await expect(add).toHaveCSS('cursor', 'progress');
    release();
    await expect(page.getByText('1x Elite Bundle has been added to your cart.').first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /cart, 1 item$/ })).toBeVisible();
    await expect(add).toHaveCSS('cursor', 'pointer');
  });

  test('nothing is typed or chosen in vain', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const release = await openWithoutCode(page, '/');
    const header = page.getByRole('banner');
    await header.getByRole('combobox', { name: 'Search products' }).fill('lamp');
    await page.getByLabel('Sort by:').selectOption('price-desc');
    await page.getByLabel('Sort by:').selectOption('price-asc');
    await header.getByLabel('Language').selectOption('ar');
    release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page).toHaveURL(/[?&]sort=price-asc/);
    await expect(header.getByRole('combobox', { name: 'البحث عن المنتجات' })).toHaveValue('lamp');
    await expect(page.getByRole('option').first()).toContainText('lamp');
    expect(errors).toEqual([]);
  });

  test('a word that is being composed is left to its input method', async ({ page, context }) => {
    const release = await openWithoutCode(page, '/');
    const search = page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
    await search.focus();
    const method = await context.newCDPSession(page);
    const compose = (text: string) =>
      method.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('ら');
    const isHydrated = page.evaluate(
      () => new Promise<void>((resolve) => document.addEventListener('hydrated', () => resolve(), { once: true })),
    );
    release();
    await isHydrated;
    await compose('らんぷ');
    await method.send('Input.insertText', { text: 'lamp' });
    await expect(search).toHaveValue('lamp');
    await expect(page.getByRole('option').first()).toContainText('lamp');
  });

  test('nor in a part whose code comes later', async ({ page }) => {
    const release = await openWithoutCode(page, '/', /\/assets\/newsletter-[^/]+\.js$/);
    await page.getByLabel('Email address').fill('early@example.com');
    const subscribe = page.getByRole('button', { name: 'Subscribe' });
    await subscribe.click();
    await expect(subscribe).toHaveCSS('cursor', 'progress');
    release();
    await expect(page.getByText('Subscribed!').first()).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue('');
  });
});
