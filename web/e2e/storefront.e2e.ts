import { type Browser, expect, type Page, test } from '@playwright/test';
import { startTestShop, type TestShop } from '../../infra/local/tests/test-shop';
import { findViolations } from './axe';
import { enterAs, visit } from './screens';

// One after the other: else each test would start a store.
test.describe.configure({ mode: 'default' });

// Of its own: the home page is the same for everyone in the store.
let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startTestShop({ RATE_LIMIT: 'off' });
});
test.afterAll(() => shop?.stop());

const openSettings = async (browser: Browser): Promise<Page> => {
  const operator = await browser.newPage({ baseURL: shop.store });
  await operator.goto('/');
  await enterAs(operator, 'operator');
  await visit(operator, '/settings?tab=storefront');
  return operator;
};
const save = async (page: Page) => {
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Save changes' }).click();
  return (await saved).status();
};
const chooseLanguage = (page: Page, code: string) => page.getByLabel('Language of the texts').selectOption(code);
const optionOf = (page: Page, code: string) =>
  page.getByLabel('Language of the texts').locator(`option[value=${code}]`);

// The first, in a store as it was opened.
test('what is cleared returns to its default: banner, sections and texts', async ({ browser }) => {
  const operator = await openSettings(browser);
  const visitor = await browser.newPage({ baseURL: shop.store });
  const home = async () => (await visitor.request.get('/')).text();
  const headline = operator.getByLabel('Headline', { exact: true });
  const products = operator.getByLabel('Introduction above the products');
  const newsletter = operator.getByRole('switch', { name: 'Show Newsletter' });
  const [before, shown] = [await home(), await newsletter.isChecked()];
  await headline.fill('For a moment');
  await products.fill('Made for a moment');
  await newsletter.click();
  expect(await save(operator)).toBe(200);
  await expect.poll(home).toContain('For a moment');
  await operator.reload();
  await headline.fill('');
  await products.fill('');
  await newsletter.setChecked(shown);
  await expect(headline).not.toHaveAttribute('placeholder', 'For a moment');
  expect(await save(operator)).toBe(200);
  const heading = /<h1[^>]*>[^<]*<\/h1>/;
  await expect.poll(async () => heading.exec(await home())?.[0]).toBe(heading.exec(before)?.[0]);
  expect(await home()).not.toContain('Made for a moment');
});

test('an operator writes the home page in three languages, looks at it, saves it, and visitors have it', async ({
  browser,
}) => {
  const operator = await openSettings(browser);
  await operator.getByLabel('Headline', { exact: true }).fill('Mill & Mast');
  await operator.getByLabel('Text below the headline').fill('Sails and flags, sewn in Cornwall.');
  await operator.getByLabel('Title of the home page').fill('Mill & Mast: sails and flags');
  await operator.getByLabel('Features of products').fill('Sewn by hand\nRepaired for life');
  await expect(optionOf(operator, 'de')).toHaveText('Deutsch (missing: 4)');
  await chooseLanguage(operator, 'de');
  await expect(operator.getByText(/^Shown in English in this language: Headline/)).toBeVisible();
  await expect(operator.getByLabel('Headline', { exact: true })).toHaveAttribute('placeholder', 'Mill & Mast');
  await operator.getByLabel('Headline', { exact: true }).fill('Segel und Flaggen');
  await operator.getByLabel('Button label').fill('Zu den Segeln');
  await chooseLanguage(operator, 'ar');
  await operator.getByLabel('Headline', { exact: true }).fill('أشرعة وأعلام');
  // Nothing typed in another language is lost.
  await expect(optionOf(operator, 'de')).toHaveText('Deutsch (missing: 3)');
  await chooseLanguage(operator, 'de');
  await expect(operator.getByLabel('Headline', { exact: true })).toHaveValue('Segel und Flaggen');

  await operator.locator('input[type=file]').first().setInputFiles('web/public/images/categories/fashion.webp');
  await expect(operator.getByLabel('Image URL')).toHaveValue(/^\/uploads\//);
  await operator.getByLabel('Button leads to').selectOption('category');
  await operator.getByRole('tabpanel').getByLabel('Category', { exact: true }).selectOption('Lighting');
  await operator.getByRole('switch', { name: 'Show Newsletter' }).click();
  // By the keyboard: the products above the trio.
  await operator.getByRole('button', { name: 'Move Products' }).focus();
  await operator.keyboard.press('Space');
  await expect(operator.getByText(/Products.*position 3/).first()).toBeAttached();
  await operator.keyboard.press('ArrowUp');
  await expect(operator.getByText(/Products.*position 2/).first()).toBeAttached();
  await operator.keyboard.press('Space');

  const opened = operator.waitForEvent('popup');
  await operator.getByRole('link', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Segel und Flaggen');
  await expect(preview.getByRole('link', { name: 'Zu den Segeln' })).toHaveAttribute('href', '/categories/lighting');
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(preview.getByText('Sails and flags, sewn in Cornwall.')).toBeVisible();
  await operator.getByLabel('Headline', { exact: true }).fill('Segel, Flaggen, Taue');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Segel, Flaggen, Taue');
  const visitor = await browser.newPage({ baseURL: shop.store, locale: 'de-DE' });
  await visitor.goto('/settings/preview');
  await expect(visitor.getByRole('link', { name: 'Anmelden' }).last()).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(/Segel/);

  expect(await save(operator)).toBe(200);
  // As the server renders it: without the browser's own work.
  const page = async (language: string) => (await visitor.request.get(`/?lang=${language}`)).text();
  const german = await page('de');
  expect(german).toMatch(/<h1[^>]*>Segel, Flaggen, Taue<\/h1>/);
  expect(german).toContain('<title>Mill &amp; Mast: sails and flags</title>');
  expect(german).toMatch(/<link rel="preload" as="image"[^>]*imageSrcSet="\/uploads\/[0-9a-f]{64}\.webp\?w=480 480w/);
  expect(await page('ar')).toMatch(/<h1[^>]*>أشرعة وأعلام<\/h1>/);
  await visit(visitor, '/');
  await expect(visitor.locator('main h1, main h2')).toHaveText([
    'Segel, Flaggen, Taue',
    'Empfohlene Produkte',
    'Nach Kategorie einkaufen',
    'Mit gutem Gefühl einkaufen',
  ]);
  await visitor.getByRole('link', { name: 'Zu den Segeln' }).click();
  await expect(visitor).toHaveURL(/\/categories\/lighting$/);
  await visit(visitor, '/product/1');
  await expect(visitor.getByText('Sewn by hand')).toBeVisible();
  await expect(visitor.getByText(/versandkostenfrei ab|Kostenloser Versand ab/i)).toHaveCount(0);

  await operator.reload();
  await operator.getByRole('button', { name: 'Save changes' }).waitFor();
  expect(await findViolations(operator)).toEqual([]);
});

test('an operator makes a menu with a submenu: visitors have it in the header, by keyboard, on phones and without code', async ({
  browser,
}) => {
  const operator = await openSettings(browser);
  const categories = await (await operator.request.get('/api/staff/categories')).json();
  const lighting = categories.find(({ slug }: { slug: string }) => slug === 'lighting');
  for (const name of ['Desk Lamps', 'Ring Lights']) {
    const slug = name.toLowerCase().replace(' ', '-');
    const created = await operator.request.post('/api/categories', { data: { name, slug, parentId: lighting.id } });
    expect(created.status()).toBe(201);
  }
  await operator.reload();
  const menu = operator.getByRole('region', { name: 'Main menu' });
  await operator.getByRole('button', { name: 'Customize: Main menu' }).click();
  await menu.getByRole('button', { name: 'Remove Admin' }).click();
  await menu.getByRole('button', { name: 'Add link', exact: true }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByLabel('Category').selectOption('Lighting');
  await dialog.getByLabel('List its subcategories in the submenu').click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await menu.getByRole('button', { name: 'Add link below Lighting' }).click();
  await dialog.getByLabel('Leads to').selectOption('address');
  await dialog.getByLabel('Address').fill('//elsewhere.example');
  await dialog.getByLabel('Label (English)').fill('Guide to light');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText(/^Enter a path of this store/)).toBeVisible();
  await dialog.getByLabel('Address').fill('/faqs');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  // By the keyboard: above Contact, with what is below it.
  await menu.getByRole('button', { name: 'Move Lighting', exact: true }).focus();
  await operator.keyboard.press('Space');
  await expect(operator.getByText(/Lighting.*position 9/).first()).toBeAttached();
  await operator.keyboard.press('ArrowUp');
  await expect(operator.getByText(/Lighting.*position 8/).first()).toBeAttached();
  await operator.keyboard.press('Space');

  const opened = operator.waitForEvent('popup');
  await operator.getByRole('link', { name: 'Preview' }).click();
  const preview = await opened;
  await preview.getByRole('button', { name: 'Lighting submenu' }).click();
  await expect(preview.getByRole('link', { name: 'Guide to light' })).toBeVisible();
  expect(await save(operator)).toBe(200);

  const visitor = await browser.newPage({ baseURL: shop.store });
  const html = await (await visitor.request.get('/about')).text();
  expect(html).toMatch(/<a [^>]*href="\/categories\/ring-lights"/);
  const calls: string[] = [];
  visitor.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await visit(visitor, '/about');
  expect(calls).not.toContain('/api/menus');
  const nav = visitor.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link')).toHaveText([
    'Home',
    'Products',
    'Marketing',
    'Inventory',
    'Dropshipping',
    'Import Products',
    'About',
    'Lighting',
    'Contact',
  ]);
  await expect(nav.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  const button = nav.getByRole('button', { name: 'Lighting submenu' });
  await button.focus();
  await visitor.keyboard.press('Enter');
  await expect(nav.getByRole('link', { name: 'Guide to light' })).toHaveAttribute('href', '/faqs');
  await visitor.keyboard.press('Tab');
  await expect(nav.getByRole('link', { name: 'Desk Lamps' })).toBeFocused();
  await visitor.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(nav.getByRole('link', { name: 'Desk Lamps' })).toBeHidden();
  await button.click();
  expect(await findViolations(visitor)).toEqual([]);
  await nav.getByRole('link', { name: 'Ring Lights' }).click();
  await expect(visitor).toHaveURL(/\/categories\/ring-lights$/);
  await expect(nav.getByRole('link', { name: 'Ring Lights' })).toBeHidden();

  const phone = await browser.newPage({ baseURL: shop.store, viewport: { width: 390, height: 844 } });
  await visit(phone, '/');
  await phone.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = phone.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('button', { name: 'Lighting submenu' }).click();
  await drawer.getByRole('link', { name: 'Ring Lights' }).click();
  await expect(phone).toHaveURL(/\/categories\/ring-lights$/);

  await operator.getByRole('button', { name: 'Use standard menu' }).click();
  expect(await save(operator)).toBe(200);
  await visit(visitor, '/about');
  await expect(nav.getByRole('link', { name: 'Admin' })).toBeVisible();
});

test('two operators: the second is told what the first changed, and loses nothing', async ({ browser }) => {
  const [first, second] = [await openSettings(browser), await openSettings(browser)];
  await first.getByLabel('Headline', { exact: true }).fill('First');
  await second.getByLabel('Text below the headline').fill('Second');
  expect(await save(first)).toBe(200);
  expect(await save(second)).toBe(409);
  await expect(second.getByText('Changed by someone else: Headline (English)')).toBeVisible();
  await second.getByRole('button', { name: /^Load/ }).click();
  await expect(second.getByLabel('Headline', { exact: true })).toHaveValue('First');
  await expect(second.getByLabel('Text below the headline')).toHaveValue('Second');
  expect(await save(second)).toBe(200);
  await second.reload();
  await expect(second.getByLabel('Headline', { exact: true })).toHaveValue('First');
});

test('two operators of the languages and descriptions: each keeps what the other did not change', async ({
  browser,
}) => {
  const operator = await openSettings(browser);
  const read = async () => (await operator.request.get('/api/staff/store-settings')).json();
  const put = async (data: object) =>
    (
      await operator.request.put('/api/store-settings', { data: { ...data, basedOn: (await read()).updatedAt } })
    ).status();
  const all = ['en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar'];
  expect(await put({ languages: all, descriptions: { en: 'Sails', de: 'Segel' } })).toBe(200);
  await visit(operator, '/settings');
  const form = operator.getByRole('tabpanel');
  await form.getByLabel('Español', { exact: true }).last().uncheck();
  await form.getByRole('group', { name: 'Description' }).getByLabel('Français').fill('Voiles');
  const withoutJapanese = all.filter((code) => code !== 'ja');
  expect(await put({ languages: withoutJapanese, descriptions: { en: 'Sails', de: 'Segel und Taue' } })).toBe(200);
  expect(await save(operator)).toBe(409);
  await form.getByRole('button', { name: 'Load newer version' }).click();
  await expect(form.getByRole('group', { name: 'Description' }).getByLabel('Deutsch')).toHaveValue('Segel und Taue');
  expect(await save(operator)).toBe(200);
  const saved = await read();
  expect([...saved.languages].sort()).toEqual(withoutJapanese.filter((code) => code !== 'es').sort());
  expect(saved.descriptions).toEqual({ en: 'Sails', de: 'Segel und Taue', fr: 'Voiles' });
  expect(await put({ languages: all, descriptions: null })).toBe(200);
});

test('a text that is too long opens its language, and a category has features of its own', async ({ browser }) => {
  const operator = await openSettings(browser);
  await chooseLanguage(operator, 'fr');
  await operator.getByLabel('Headline', { exact: true }).fill('x'.repeat(81));
  await chooseLanguage(operator, 'en');
  await operator.getByRole('button', { name: 'Save changes' }).click();
  await expect(operator.getByText('Must be at most 80 characters')).toBeVisible();
  await expect(operator.getByLabel('Language of the texts')).toHaveValue('fr');

  await visit(operator, '/categories');
  await operator.getByRole('button', { name: 'Edit Streaming Bundles' }).click();
  await operator.getByLabel('Features, one on each line · English').fill('One box, one cable list');
  await operator.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await expect(operator.getByRole('dialog')).toHaveCount(0);
  await visit(operator, '/product/1');
  await expect(operator.getByText('One box, one cable list')).toBeVisible();
});
