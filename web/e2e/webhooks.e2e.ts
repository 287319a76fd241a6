import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { enterAs, visit } from './screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(180_000);

/** Receives on this machine, which the store of the tests may call. */
async function receive() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  let status = 200;
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    received.push({ headers: req.headers, body: Buffer.concat(chunks).toString() });
    res.writeHead(status).end(`answer ${received.length}`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    answer(next: number) {
      status = next;
    },
    close: () => server.close(),
  };
}

test('staff add an endpoint, which gets what happens, and see, repeat and stop it', async ({ page }) => {
  const receiver = await receive();
  try {
    await enterAs(page, 'staff');
    await visit(page, '/webhooks');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Add endpoint' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Endpoint URL').fill('http://10.0.0.1/hook');
    await dialog.getByRole('checkbox', { name: 'Products' }).check();
    await expect(dialog.getByRole('checkbox', { name: 'product.updated' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Add endpoint' }).click();
    await expect(dialog.getByText('Please enter a valid https address')).toBeVisible();
    await expectNoViolations(page, 'the dialog of an endpoint');
    await dialog.getByLabel('Endpoint URL').fill(receiver.url);
    await dialog.getByRole('button', { name: 'Add endpoint' }).click();
    await expect(dialog.getByText('Copy the secret now.')).toBeVisible();
    const secret = await dialog.getByLabel('Signing secret').inputValue();
    await dialog.getByRole('button', { name: 'Close' }).click();

    const card = main.getByRole('article', { name: receiver.url });
    await card.getByRole('button', { name: /^Send test event/ }).click();
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const message = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(message).digest('base64')}`);

    const name = `Hooked lamp ${crypto.randomUUID().slice(0, 8)}`;
    const created = await page.request.post('/api/products', {
      data: {
        name,
        description: 'A lamp that webhooks tell of.',
        price: '13.00',
        image: '/images/products/desk-lamp.webp',
        category: 'Lighting',
        featured: false,
        inStock: true,
        stockQuantity: 3,
      },
    });
    const { id } = (await created.json()) as { id: number };
    const told = () => receiver.received.map((each) => JSON.parse(each.body)).filter(({ data }) => data.name === name);
    await expect.poll(told, { timeout: 30_000 }).toMatchObject([{ type: 'product.created', data: { price: '13.00' } }]);

    if ((await card.getByRole('button', { name: 'Log' }).getAttribute('aria-expanded')) === 'false')
      await card.getByRole('button', { name: 'Log' }).click();
    const row = card.getByRole('button', { name: new RegExp(`product\\.created\\s*#${id}\\b`) });
    await expect(row).toContainText('Sent', { timeout: 15_000 });
    await row.click();
    await expect(dialog.getByRole('region', { name: 'Request' })).toContainText(name);
    await expect(dialog.getByRole('region', { name: 'Response' })).toContainText('answer');
    await expectNoViolations(page, 'the dialog of a webhook');
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await expect.poll(() => receiver.received.at(-1)?.headers['webhook-redelivery'], { timeout: 30_000 }).toBe('true');

    receiver.answer(500);
    await card.getByRole('button', { name: /^Send test event/ }).click();
    const refused = card.getByRole('button', { name: /webhook\.test.*500.*Waiting/ });
    await expect(refused).toBeVisible({ timeout: 30_000 });
    await refused.click();
    await expectNoViolations(page, 'the dialog of a refused webhook');
    await dialog.getByRole('button', { name: 'Skip' }).click();
    await expect(card.getByRole('button', { name: /webhook\.test.*Skipped by staff.*Failed/ })).toBeVisible();

    receiver.answer(410);
    await card.getByRole('button', { name: /^Send test event/ }).click();
    await expect(card.getByText('Disabled')).toBeVisible({ timeout: 30_000 });
    receiver.answer(200);
    await card.getByRole('button', { name: /^Resume/ }).click();
    await expect(card.getByText('Active')).toBeVisible();
    await expectNoViolations(page, 'webhooks');

    await card.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card).toBeHidden();
  } finally {
    receiver.close();
  }
});
