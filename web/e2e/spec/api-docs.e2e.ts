import { expect, type Locator, type Page, test } from '@playwright/test';

/** Lists the calls of a tag. A long page draws only those in view. */
const listCalls = (page: Page, tag: string) => page.getByPlaceholder('Filter by tag or path').fill(tag);

/** Opens one call of the page. Its form is open from the start. */
async function openCall(page: Page, tag: string, operationId: string) {
  await listCalls(page, tag);
  const call = page.locator(`[id$="-${operationId}"]`);
  await call.getByRole('button').first().click();
  return call;
}

// One test: the page lists every call, which takes long to draw.
test('the page of the API tries calls, loads nothing from elsewhere, breaks no rule of its policy and fits a phone', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    const url = () => request.url();
    if (!/^(data|blob):/.test(url()) && !url().startsWith(String(baseURL))) foreign.push(url());
  });
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Shopwright API/ })).toBeVisible();

  const products = await openCall(page, 'Products', 'listProducts');
  await expect(page.getByText('Lists products', { exact: true })).toBeVisible();
  await products.getByRole('button', { name: 'Execute' }).click();
  await expect(status(products)).toContainText('200');
  await expectToFit(page);

  const signIn = await openCall(page, 'Session', 'signIn');
  await signIn.locator('textarea').fill(JSON.stringify({ email: 'staff@example.com', password: 'demo-password' }));
  await signIn.getByRole('button', { name: 'Execute' }).click();
  await expect(status(signIn)).toContainText('200');

  const setDropship = await openCall(page, 'Products', 'setDropship');
  await setDropship.locator('input[placeholder="id"]').fill('1');
  await setDropship.locator('textarea').fill(JSON.stringify({ isDropshipped: false }));
  await setDropship.getByRole('button', { name: 'Execute' }).click();
  await expect(status(setDropship)).toContainText('200');
  expect({ foreign, errors }).toEqual({ foreign: [], errors: [] });
});

const status = (call: Locator) => call.locator('.live-responses-table tbody .response-col_status');

async function expectToFit(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, `${width} wide`).toBeLessThanOrEqual(0);
  }
}
