import { expect, type Page } from '@playwright/test';
import { placeOrder } from './buy';
import { enterAs, type Screen } from './screens';

/** Places an order and writes a message as a visitor. Returns the screens on which staff handle them. */
export async function screensWithData(page: Page): Promise<Screen[]> {
  const unique = crypto.randomUUID().slice(0, 8);
  const email = `guest-${unique}@example.com`;
  const id = await placeOrder(page, 17, { email, quantity: 2 });
  const subject = `Asked ${unique}`;
  const data = { name: 'Ada Writer', email, subject, message: 'Do you repair lamps?', requestId: crypto.randomUUID() };
  expect((await page.request.post('/api/contact', { data })).ok()).toBe(true);
  await enterAs(page, 'staff');
  const listed: unknown = await (await page.request.get('/api/threads')).json();
  const threads = (Array.isArray(listed) ? listed : []) as { id: number; subject: string | null }[];
  const thread = threads.find((each) => each.subject === subject);
  expect(thread).toBeDefined();
  return [
    { name: 'order', path: `/orders/${id}`, viewer: 'staff' },
    {
      name: 'purchase-order',
      path: `/dropshipping/purchase-orders/${await placePurchase(page, email)}`,
      viewer: 'staff',
    },
    { name: 'thread', path: `/messages/${thread?.id}`, viewer: 'staff' },
  ];
}

/** Buys a product that a supplier sends, as staff, and returns the number of its purchase order. */
async function placePurchase(page: Page, email: string): Promise<number> {
  const [product] = (await (await page.request.get('/api/dropshipping?limit=1')).json()) as { id: number }[];
  const orderId = await placeOrder(page, product?.id ?? 0, { email });
  const read = async () =>
    (await (await page.request.get(`/api/purchase-orders?orderId=${orderId}`)).json()) as { id: number }[];
  await expect.poll(async () => (await read()).length, { timeout: 60_000 }).toBe(1);
  return (await read())[0]?.id ?? 0;
}
