import { expect, type Page, test } from '@playwright/test';

/** Lists the calls of a tag. A long page draws only those in view. */
const listCalls = (page: Page, tag: string) => page.getByPlaceholder('Filter by tag or path').fill(tag);

/** Opens one call of the page. Its form is open from the start. */
async function openCall(page: Page, tag: string, operationId: string) {
  await listCalls(page, tag);
  const call = page.locator(`[id$="-${operationId}"]`);
  await call.getByRole('button').first().click();
  return call;
}

test.describe('the page of the API', () => {
  test('lists the calls, loads nothing from elsewhere and breaks no rule of its content policy', async ({
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
    await listCalls(page, 'Products');
    await expect(page.getByText('Lists products', { exact: true })).toBeVisible();
    expect({ foreign, errors }).toEqual({ foreign: [], errors: [] });
  });

  test('a call can be tried, also one that signs in and one that changes something', async ({ page }) => {
    await page.goto('/api/docs');
    const products = await openCall(page, 'Products', 'listProducts');
    await products.getByRole('button', { name: 'Execute' }).click();
    await expect(products.locator('.live-responses-table tbody .response-col_status')).toContainText('200');

    const signIn = await openCall(page, 'Session', 'signIn');
    await signIn.locator('textarea').fill(JSON.stringify({ email: 'staff@example.com', password: 'demo-password' }));
    await signIn.getByRole('button', { name: 'Execute' }).click();
    await expect(signIn.locator('.live-responses-table tbody .response-col_status')).toContainText('200');

    const setDropship = await openCall(page, 'Products', 'setDropship');
    await setDropship.locator('input[placeholder="id"]').fill('1');
    await setDropship.locator('textarea').fill(JSON.stringify({ isDropshipped: false }));
    await setDropship.getByRole('button', { name: 'Execute' }).click();
    await expect(setDropship.locator('.live-responses-table tbody .response-col_status')).toContainText('200');
  });

  test('fits a phone and a desktop, in light and in dark colours', async ({ page }) => {
    const phone = { width: 390, height: 844 };
    const desktop = { width: 1280, height: 844 };
    await page.setViewportSize(phone);
    await page.goto('/api/docs');
    const products = await openCall(page, 'Products', 'listProducts');
    await products.getByRole('button', { name: 'Execute' }).click();
    await expect(products.locator('.live-responses-table tbody .response-col_status')).toContainText('200');
    for (const [device, viewport] of Object.entries({ phone, desktop })) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: `test-results/api-docs/${device}-${colorScheme}.png` });
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(sideways, `${device}, ${colorScheme}`).toBeLessThanOrEqual(0);
      }
    }
  });
});
