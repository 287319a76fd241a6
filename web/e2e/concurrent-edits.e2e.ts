import { expect, type Locator, type Page, test } from '@playwright/test';
import { enterAs } from './screens';
import { createProduct, unique } from './test-product';

async function translate(page: Page, language: string, name: string) {
  await page.getByRole('button', { name: language }).click();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${name}.`);
}
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

test('two translators of one product: the second is told, keeps what was typed, and nothing is lost', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'staff');
  const { id } = await createProduct(page, unique('Shared Lamp'));
  const other = await (await browser.newContext()).newPage();
  await enterAs(other, 'staff');
  for (const one of [page, other]) {
    await one.goto(`/admin/products/${id}`);
    await expect(one.getByText('7 missing')).toBeVisible();
  }
  await translate(page, 'Deutsch', 'Geteilte Lampe');
  await translate(other, 'Français', 'Lampe partagée');
  await save(page);
  await expect(page.getByText('Product updated').first()).toBeVisible();
  await save(other);
  const notice = other.getByRole('alert').filter({ hasText: 'Someone else changed this product' });
  await expect(notice).toBeInViewport();
  await other.screenshot({ path: test.info().outputPath('conflict.png') });
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await expect(other.getByText('5 missing')).toBeVisible();
  await save(other);
  await expect(other.getByText('Product updated').first()).toBeVisible();
  const stored: { language: string; name: string }[] = await (
    await page.request.get(`/api/products/${id}/translations`)
  ).json();
  expect(stored.map(({ language, name }) => [language, name])).toEqual([
    ['fr', 'Lampe partagée'],
    ['de', 'Geteilte Lampe'],
  ]);
});

test('two operators of one section: what the second one typed stays beside the newer rest', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'operator');
  const other = await (await browser.newContext()).newPage();
  await enterAs(other, 'operator');
  // The address that the section had as a page.
  for (const one of [page, other]) {
    await one.goto('/store-settings');
    await expect(one).toHaveURL(/\/settings\?tab=invoices$/);
  }
  const section = (one: Page) => one.getByRole('tabpanel', { name: 'Invoices' });
  await section(page).getByLabel('Tax number').fill('DE123');
  await section(other).getByLabel('Language of the store').selectOption('Deutsch');
  await save(page);
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  await save(other);
  const notice = other.getByRole('alert').filter({ hasText: 'Someone else saved changes' });
  await expect(notice).toBeVisible();
  await other.screenshot({ path: test.info().outputPath('details.png') });
  await notice.getByRole('button', { name: 'Load newer version' }).click();
  await expect(section(other).getByLabel('Tax number')).toHaveValue('DE123');
  await expect(section(other).getByLabel('Language of the store')).toHaveValue('de');
  await save(other);
  await expect(other.getByText('Settings saved').first()).toBeVisible();
  const read = async () => (await page.request.get('/api/staff/store-settings')).json();
  expect(await read()).toMatchObject({ taxNumber: 'DE123', language: 'de' });

  // Sections do not wait for each other.
  await page.getByRole('tab', { name: 'Look' }).click();
  await section(other).getByLabel('Language of the store').selectOption('English');
  await save(other);
  await expect.poll(async () => (await read()).language).toBe('en');
  await page.getByLabel('Accent color').fill('#6b21a8');
  await save(page);
  await expect.poll(async () => (await read()).accentColor).toBe('#6b21a8');
  expect(await read()).toMatchObject({ taxNumber: 'DE123', language: 'en' });
  const { updatedAt: basedOn } = await read();
  await page.request.put('/api/store-settings', { data: { accentColor: null, taxNumber: null, basedOn } });
});

test('two members of staff of one exchange rate: the second one is told, and keeps what was typed', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'staff');
  const other = await (await browser.newContext()).newPage();
  await enterAs(other, 'staff');
  for (const one of [page, other]) {
    await one.goto('/settings?tab=rates');
    await expect(one.getByLabel('1 US dollar in BRL')).toBeVisible();
    await expect(one.getByText('You can look at this', { exact: false })).toHaveCount(0);
  }
  const before = await page.getByLabel('1 US dollar in BRL').inputValue();
  await page.getByLabel('1 US dollar in BRL').fill('5.11');
  await other.getByLabel('1 US dollar in BRL').fill('5.22');
  await save(page);
  await expect(page.getByText('Rates updated').first()).toBeVisible();
  await save(other);
  const notice = other.getByRole('alert').filter({ hasText: 'Someone else saved changes' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Load newer version' }).click();
  await expect(notice).toHaveCount(0);
  await expect(other.getByLabel('1 US dollar in BRL')).toHaveValue('5.22');
  await save(other);
  await expect(other.getByText('Rates updated').first()).toBeVisible();
  const rates: { currency: string; rate: string }[] = await (await page.request.get('/api/exchange-rates')).json();
  expect(rates).toContainEqual(expect.objectContaining({ currency: 'BRL', rate: '5.22' }));
  await other.getByLabel('1 US dollar in BRL').fill(before);
  await save(other);
});

test('a supplier, a category and the settings: what was typed stays beside what someone else saved', async ({
  page,
}) => {
  await enterAs(page, 'operator');
  const read = async (path: string) => (await page.request.get(`/api${path}`)).json();
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const response = await page.request[method](`/api${path}`, { data });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  const resolve = async (area: Locator, saved: () => Promise<void>) => {
    await area.getByRole('button', { name: 'Save changes' }).click();
    const notice = area.getByRole('alert').filter({ hasText: 'Someone else saved changes' });
    await expect(notice).toBeInViewport();
    await notice.getByRole('button', { name: 'Load newer version' }).click();
    await expect(notice).toHaveCount(0);
    await saved();
    await area.getByRole('button', { name: 'Save changes' }).click();
  };

  const name = unique('Nordic');
  const supplier = await send('post', '/suppliers', { kind: 'custom', name });
  await page.goto('/dropshipping');
  await page.getByRole('tab', { name: 'Suppliers' }).click();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Notes').fill('Typed notes');
  const { kind, version } = supplier;
  await send('put', `/suppliers/${supplier.id}`, { kind, name, accountNumber: 'N-7', version });
  await resolve(dialog, () => expect(dialog.getByLabel('Your account number')).toHaveValue('N-7'));
  await expect(dialog).toBeHidden();
  const suppliers: { id: number }[] = await read('/suppliers');
  expect(suppliers.find(({ id }) => id === supplier.id)).toMatchObject({ notes: 'Typed notes', accountNumber: 'N-7' });

  const title = unique('Lanterns');
  const { id: categoryId } = await send('post', '/categories', {
    name: title,
    slug: title.toLowerCase().replace(' ', '-'),
  });
  const readCategory = async () =>
    (await read('/staff/categories')).find(({ id }: { id: number }) => id === categoryId);
  const category = await readCategory();
  await page.goto('/categories');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await dialog.getByLabel('Description · English').fill('Typed description');
  const { slug, isHidden, image } = category;
  const german = { language: 'de', name: 'Laternen', description: null };
  await send('put', `/staff/categories/${category.id}`, {
    name: title,
    slug,
    isHidden,
    image,
    description: null,
    translations: [german],
    version: category.version,
  });
  await resolve(dialog, () => expect(dialog.getByLabel('Name · Deutsch')).toHaveValue('Laternen'));
  await expect(dialog).toBeHidden();
  expect(await readCategory()).toMatchObject({
    description: 'Typed description',
    translations: [german],
  });

  await page.goto('/settings');
  await page.getByLabel('Imprint').fill('Typed imprint');
  const { updatedAt } = await read('/staff/store-settings');
  await send('put', '/store-settings', { address: '7 Newer Street', basedOn: updatedAt });
  const tab = page.getByRole('tabpanel');
  await resolve(tab, () => expect(tab.getByLabel('Address', { exact: true })).toHaveValue('7 Newer Street'));
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  expect(await read('/staff/store-settings')).toMatchObject({ imprint: 'Typed imprint', address: '7 Newer Street' });

  await page.goto('/settings?tab=texts');
  const typed = `Typed text ${crypto.randomUUID()}`;
  // Other tests read the pages that the footer names.
  await tab.getByRole('combobox').first().selectOption('terms');
  const text = tab.getByRole('textbox', { name: /^Text/ });
  await text.fill(typed);
  const [selectedPage, language] = await tab
    .getByRole('combobox')
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  const path = `/staff/page-texts/${selectedPage}/${language}`;
  const basedOn = (await read(path))[0]?.version ?? 0;
  await send('put', path, { body: 'Newer text', basedOn });
  await resolve(tab, () => expect(text).toHaveValue(typed));
  await expect
    .poll(async () => (await read(path)).map(({ body }: { body: string }) => body).slice(0, 2))
    .toEqual([typed, 'Newer text']);
});
