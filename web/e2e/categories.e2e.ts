import { expect, test } from '@playwright/test';
import { enterAs } from './screens';

test('staff create, describe, order, rename and merge categories, and customers follow', async ({ page }) => {
  await enterAs(page, 'staff');
  const mark = crypto.randomUUID().slice(0, 6);
  const create = async (name: string, slug: string, description: string) => {
    await page.getByRole('button', { name: 'Add category' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Category name').fill(name);
    await expect(dialog.getByLabel('URL slug')).toHaveValue(slug);
    await dialog.getByRole('button', { name: 'Add category' }).click();
    // Its editor opens.
    await dialog.getByLabel('Description · English').fill(description);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
  };
  await page.goto('/categories');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await create(`Tripods ${mark}`, `tripods-${mark}`, 'Stands of every height');
  await create(`Stands ${mark}`, `stands-${mark}`, 'Things that stand');

  // Move the second one up by keyboard.
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move/ }) });
  const namesOf = async () => (await rows.getByRole('heading').allTextContents()).slice(-2);
  await expect.poll(namesOf).toEqual([`Tripods ${mark}`, `Stands ${mark}`]);
  await page.getByRole('button', { name: `Move Stands ${mark}` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/picked up/)).toBeAttached();
  // A key that arrives before the list is measured moves nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(/moved to position/)).toBeAttached({ timeout: 3000 });
  }).toPass();
  const saved = page.waitForResponse((response) => response.url().endsWith('/category-order') && response.ok());
  await page.keyboard.press('Space');
  await saved;
  await expect.poll(namesOf).toEqual([`Stands ${mark}`, `Tripods ${mark}`]);
  await page.reload();
  await expect.poll(namesOf).toEqual([`Stands ${mark}`, `Tripods ${mark}`]);

  // A slug that another category has is refused beside its field; a free one moves the page.
  await page.getByRole('button', { name: `Edit Tripods ${mark}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('URL slug').fill(`stands-${mark}`);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('Another category has this URL slug')).toBeVisible();
  await dialog.getByLabel('URL slug').fill(`three-legs-${mark}`);
  await dialog.getByLabel('Name · Deutsch').fill(`Stative ${mark}`);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/categories/tripods-${mark}?lang=de`);
  await expect(page).toHaveURL(new RegExp(`/categories/three-legs-${mark}`));
  await expect(page.getByRole('heading', { level: 1, name: `Stative ${mark}` })).toBeVisible();

  // One below it is created, and its page leads back up.
  await page.goto('/categories?lang=en');
  await page.getByRole('button', { name: `Add a subcategory to Stands ${mark}` }).click();
  await dialog.getByLabel('Category name').fill(`Small ${mark}`);
  await dialog.getByRole('button', { name: 'Add category' }).click();
  await expect(dialog.getByLabel('Parent category')).toHaveValue(/\d+/);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/categories/stands-${mark}`);
  await page
    .getByRole('navigation', { name: `Stands ${mark}` })
    .getByRole('link', { name: `Small ${mark}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Small ${mark}` })).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('link', { name: `Stands ${mark}` })).toBeVisible();

  // It moves below another one.
  await page.goto('/categories');
  await page.getByRole('button', { name: `Edit Small ${mark}` }).click();
  await dialog.getByLabel('Parent category').selectOption({ label: `Tripods ${mark}` });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Delete Tripods ${mark}` })).toBeHidden();

  await page.getByRole('button', { name: `Merge Tripods ${mark} into another category` }).click();
  const confirm = page.getByRole('alertdialog');
  await confirm.getByLabel('Other category').selectOption({ label: `Stands ${mark}` });
  await confirm.getByRole('button', { name: 'Merge' }).click();
  // Behind the open dialog no row is found either.
  await expect(confirm).toBeHidden();
  await expect(row(`Tripods ${mark}`)).toHaveCount(0);
  await page.goto(`/categories/tripods-${mark}`);
  await expect(page.getByRole('heading', { level: 1, name: `Stands ${mark}` })).toBeVisible();

  await page.goto('/categories');
  await page.getByRole('button', { name: `Delete Small ${mark}` }).click();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(confirm).toBeHidden();
  await page.getByRole('button', { name: `Delete Stands ${mark}` }).click();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(confirm).toBeHidden();
  await expect(row(`Stands ${mark}`)).toHaveCount(0);
});

test('staff make collections by rule and by hand, and customers find them', async ({ page }) => {
  await enterAs(page, 'staff');
  const mark = crypto.randomUUID().slice(0, 6);
  await page.goto('/collections?open=new');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: true }).fill(`Under 30 ${mark}`);
  await dialog.getByText('By rule').click();
  await dialog.getByLabel('Condition 1', { exact: true }).selectOption('price');
  await dialog.getByLabel('To', { exact: true }).fill('30');
  await dialog.getByRole('button', { name: 'Add condition' }).click();
  await dialog.getByLabel('Condition 2', { exact: true }).selectOption('in-stock');
  await expect(dialog.getByText(/^\d+ products match$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove condition 2' }).click();
  await dialog.getByText('Deutsch', { exact: true }).click();
  await dialog.getByLabel('Title · Deutsch').fill(`Unter 30 ${mark}`);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Add collection' }).click();
  await dialog.getByLabel('Title', { exact: true }).fill(`Chosen ${mark}`);
  for (const name of ['webcam', 'tripod']) {
    await dialog.getByLabel('Add product').fill(name);
    await page.getByRole('option').first().click();
    await expect(dialog.getByLabel('Add product')).toHaveValue('');
  }
  const rows = dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move/ }) });
  const names = await rows.allInnerTexts();
  expect(names).toHaveLength(2);
  await dialog.getByRole('button', { name: /^Move/ }).last().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/picked up/)).toBeAttached();
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(/moved to position/)).toBeAttached({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect.poll(() => rows.allInnerTexts()).toEqual(names.toReversed());
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/collection/under-30-${mark}?lang=de`);
  await expect(page.getByRole('heading', { level: 1, name: `Unter 30 ${mark}` })).toBeVisible();
  await page.goto(`/collection/chosen-${mark}?lang=en`);
  const cards = page.getByRole('region', { name: `Chosen ${mark}` }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  for (const [at, name] of names.toReversed().entries()) await expect(cards.nth(at)).toContainText(name.trim());
  await page.getByLabel('Sort by').selectOption({ label: 'Name: A to Z' });
  await expect(page).toHaveURL(/sort=name/);
  await expect(cards).toHaveCount(2);
});
