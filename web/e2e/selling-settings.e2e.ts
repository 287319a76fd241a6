import { expect, type Page, test } from '@playwright/test';
import { startTestShop, type TestShop } from '../../infra/local/tests/test-shop';
import { enterAs, visit } from './screens';

// One after the other: else each test would start a store.
test.describe.configure({ mode: 'default' });

// Of its own: what it charges is the same for everyone in the store.
let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startTestShop({ RATE_LIMIT: 'off' });
});
test.afterAll(() => shop?.stop());

const dialogOf = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Save changes' }).click();
const isClosed = (page: Page) => expect(dialogOf(page)).toHaveCount(0);

async function addZone(page: Page, name: string, country: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a zone' }).click();
  await page.getByLabel('Zone name').fill(name);
  await page.getByLabel('Add a country').fill(country.slice(0, 4));
  await page.getByRole('option', { name: country }).click();
}

test('staff set up shipping and taxes, and errors are beside their fields', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: shop.store });
  await page.goto('/');
  await enterAs(page, 'staff');
  await visit(page, '/settings?tab=selling&part=shipping');
  await addZone(page, 'Home', 'Germany');
  await save(page);
  await isClosed(page);
  await expect(page.getByText("Customers can't order to this zone until it has a rate.")).toBeVisible();

  await addZone(page, 'Twice', 'Germany');
  await save(page);
  await expect(dialogOf(page).getByText('This place is already in a shipping zone')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Remove Germany' }).click();
  await dialogOf(page).getByRole('button', { name: 'Rest of the world' }).click();
  await save(page);
  await isClosed(page);

  await page.getByRole('button', { name: 'Add a rate to Home' }).click();
  await page.getByLabel('Rate name').fill('Standard');
  await page.getByLabel('Price', { exact: true }).fill('-4.90');
  await page.getByLabel('Days, from').fill('4');
  await page.getByLabel('Days, to').fill('2');
  await save(page);
  await expect(dialogOf(page).getByText('Enter an amount such as')).toBeVisible();
  await expect(dialogOf(page).getByText('Must not be less than the number before it')).toBeVisible();
  await page.getByLabel('Price', { exact: true }).fill('4,90');
  await page.getByLabel('Days, to').fill('6');
  await save(page);
  await isClosed(page);
  await expect(page.getByText('$4.90 · 4–6 days')).toBeVisible();

  await page.getByRole('link', { name: 'Taxes' }).click();
  await page.getByRole('button', { name: 'Set up taxes' }).click();
  await dialogOf(page).getByLabel('Country').selectOption('DE');
  await dialogOf(page).getByLabel('Registered for the One Stop Shop (OSS)').click();
  await save(page);
  await isClosed(page);
  await page.getByRole('button', { name: "Fill in today's rates" }).click();
  await dialogOf(page).getByLabel('Switzerland and Liechtenstein').check();
  await dialogOf(page).getByRole('button', { name: 'Add rates' }).click();
  await isClosed(page);
  await expect(page.getByText('MwSt. 8.1%').first()).toBeVisible();
  await expect(page.getByText('MwSt. 19%')).toBeVisible();

  await page.getByRole('button', { name: 'Add a tax rate' }).click();
  await dialogOf(page).getByLabel('Name').fill('VAT');
  await dialogOf(page).getByLabel('Rate in percent').fill('101');
  await dialogOf(page).getByLabel('First day').fill('2027-02-01');
  await dialogOf(page).getByLabel('Last day').fill('2027-01-01');
  await save(page);
  await expect(dialogOf(page).getByText('Enter a percentage from 0 to 100')).toBeVisible();
  await expect(dialogOf(page).getByText('Must not be before the first day')).toBeVisible();
  await page.close();
});

test('two staff who change the tax settings at the same time lose nothing', async ({ browser }) => {
  const [one, other] = [await browser.newPage({ baseURL: shop.store }), await browser.newPage({ baseURL: shop.store })];
  for (const page of [one, other]) {
    await page.goto('/');
    await enterAs(page, 'staff');
    await visit(page, '/settings?tab=selling&part=tax');
    if (await page.getByRole('button', { name: 'Set up taxes' }).isVisible()) {
      await page.getByRole('button', { name: 'Set up taxes' }).click();
      await dialogOf(page).getByLabel('Country').selectOption('DE');
      await save(page);
      await isClosed(page);
    }
    await page.getByRole('button', { name: 'Edit tax settings' }).click();
  }
  await dialogOf(one).getByLabel('Postal code').fill('10115');
  await save(one);
  await isClosed(one);
  await dialogOf(other).getByLabel('State or region').fill('BE');
  await save(other);
  await expect(other.getByText('Someone else saved changes')).toBeVisible();
  await other.getByRole('button', { name: 'Load newer version' }).click();
  await expect(dialogOf(other).getByLabel('Postal code')).toHaveValue('10115');
  await expect(dialogOf(other).getByLabel('State or region')).toHaveValue('BE');
  await save(other);
  await isClosed(other);
});

test('staff add a discount, and calculate what a customer in Vienna pays', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: shop.store });
  await page.goto('/');
  await enterAs(page, 'staff');
  await visit(page, '/settings?tab=selling&part=discounts');
  await page.getByRole('button', { name: 'Add a discount' }).click();
  await dialogOf(page).getByLabel('Name').fill('Ten percent');
  await dialogOf(page).getByLabel('Code', { exact: false }).first().fill('NOT A CODE');
  await dialogOf(page).getByLabel('First day').fill('2027-02-01');
  await dialogOf(page).getByLabel('Last day').fill('2027-01-01');
  await save(page);
  await expect(dialogOf(page).getByText('Use 1 to 40 letters')).toBeVisible();
  await expect(dialogOf(page).getByText('Must not be before the first day')).toBeVisible();
  await expect(dialogOf(page).getByText('Enter a percentage from 0 to 100')).toBeVisible();
  await dialogOf(page).getByLabel('Code', { exact: false }).first().fill('ten');
  await dialogOf(page).getByLabel('Percent off').fill('10');
  await dialogOf(page).getByLabel('First day').fill('');
  await dialogOf(page).getByLabel('Last day').fill('');
  await save(page);
  await isClosed(page);
  await expect(page.getByText('Active')).toBeVisible();
  await expect(page.getByText('10% off · The whole order')).toBeVisible();

  const calculator = page.getByRole('region', { name: 'Calculate a price' });
  await calculator.getByRole('button', { name: 'Calculate' }).click();
  await expect(calculator.getByText('Choose at least one product')).toBeVisible();
  await calculator.getByLabel('Add a product').fill('micro');
  await calculator.getByRole('listbox').getByRole('option').first().click();
  await calculator.getByLabel('Country').selectOption('AT');
  await calculator.getByLabel('Discount codes').fill('TEN, nothing');
  await calculator.getByRole('button', { name: 'Calculate' }).click();
  await expect(calculator.getByText('Ten percent')).toBeVisible();
  await expect(calculator.getByText('No discount has this code.')).toBeVisible();
  await expect(calculator.getByText('Total', { exact: true })).toBeVisible();
  await page.close();
});

test('what staff set up is what the calculator charges', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: shop.store });
  await page.goto('/');
  await enterAs(page, 'staff');
  await visit(page, '/settings?tab=selling&part=shipping');
  await page.getByRole('button', { name: 'Add a zone' }).click();
  await page.getByLabel('Zone name').fill('Union');
  await dialogOf(page).getByRole('button', { name: 'All EU countries' }).click();
  // Germany may be in a zone of another test by now.
  await dialogOf(page).getByRole('button', { name: 'Remove Germany' }).click();
  await save(page);
  await isClosed(page);
  await page.getByRole('button', { name: 'Add a rate to Union' }).click();
  await page.getByLabel('Rate name').fill('By weight');
  await page.getByLabel('Price depends on').selectOption('by_weight');
  await dialogOf(page).getByRole('button', { name: 'Add a band' }).click();
  await dialogOf(page).getByLabel('Up to weight (kg)').first().fill('1.5');
  await dialogOf(page).getByLabel('Price', { exact: true }).first().fill('5');
  await dialogOf(page).getByLabel('Price', { exact: true }).last().fill('9');
  await save(page);
  await isClosed(page);

  await page.getByRole('link', { name: 'Taxes' }).click();
  const setUp = page.getByRole('button', { name: 'Set up taxes' });
  await expect(setUp.or(page.getByRole('button', { name: 'Edit tax settings' }))).toBeVisible();
  if (await setUp.isVisible()) {
    await setUp.click();
    await dialogOf(page).getByLabel('Country').selectOption('DE');
  } else {
    await page.getByRole('button', { name: 'Edit tax settings' }).click();
  }
  const oss = dialogOf(page).getByLabel('Registered for the One Stop Shop (OSS)');
  if ((await oss.getAttribute('aria-checked')) !== 'true') await oss.click();
  await save(page);
  await isClosed(page);
  await page.getByRole('button', { name: "Fill in today's rates" }).click();
  await dialogOf(page).getByRole('button', { name: 'Add rates' }).click();
  await isClosed(page);

  const calculator = page.getByRole('region', { name: 'Calculate a price' });
  await calculator.getByLabel('Add a product').fill('micro');
  await calculator.getByRole('listbox').getByRole('option').first().click();
  await calculator.getByLabel('Country').selectOption('AT');
  await calculator.getByRole('button', { name: 'Calculate' }).click();
  await calculator.getByRole('button', { name: 'By weight $5.00' }).click();
  await expect(calculator.getByRole('term').filter({ hasText: 'By weight' })).toBeVisible();
  await expect(calculator.getByRole('term').filter({ hasText: 'includes USt. 20%' })).toBeVisible();
  await calculator.getByLabel('Country').selectOption('US');
  await calculator.getByRole('button', { name: 'Calculate' }).click();
  await expect(
    calculator.getByText("The store doesn't ship to this address.").or(calculator.getByText('Standard $4.90')),
  ).toBeVisible();
});
