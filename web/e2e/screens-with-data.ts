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
    { name: 'thread', path: `/messages/${thread?.id}`, viewer: 'staff' },
  ];
}
