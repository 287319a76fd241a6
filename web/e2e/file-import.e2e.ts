import { expect, test } from '@playwright/test';
import { signIn } from './users';

test('staff imports a file: good rows are sold, a rejected one says why', async ({ page }) => {
  await signIn(page, 'staff');
  await page.goto('/import-products');
  const head = 'name,description,price,image,category,stockQuantity';
  const rows = ['Lantern One', 'Lantern Two'].map(
    (name) => `"${name}","A lantern, for the garden.",30.00,https://example.com/lantern.webp,Lighting,3`,
  );
  const wrong = '"Lantern Three","A lantern.",free,https://example.com/lantern.webp,Lighting,3';
  const file = (text: string) => ({ name: 'lanterns.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const input = page.getByLabel('Choose CSV File');
  await input.setInputFiles(file('name,price\nLamp,3'));
  await expect(page.getByText(/is missing these columns: description, image, category/).first()).toBeVisible();
  await input.setInputFiles(file([head, ...rows, wrong].join('\n')));
  const job = page.getByRole('listitem').filter({ hasText: 'lanterns.csv' }).first();
  await expect(job.getByText('Completed')).toBeVisible();
  await expect(job.getByText(/2 imported/)).toBeVisible();
  await job.getByRole('button', { name: 'Rejected Rows' }).click();
  await expect(job.getByRole('row', { name: /3 Lantern Three price/ })).toBeVisible();
  await page.goto('/inventory?search=lantern');
  await expect(page.getByRole('row', { name: /Lantern One/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Lantern (One|Two|Three)/ })).toHaveCount(2);
});
