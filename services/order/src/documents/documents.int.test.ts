import { randomBytes } from 'node:crypto';
import { creditNoteDocument, orderDocument } from '@shopwright/contracts/http/order-files';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { orderLinksHeader, writeOrderLinks } from '@shopwright/service-kit/http/order-links';
import { customer, getOrderRow } from '@shopwright/tests/test-customer';
import { buy, customerOf, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq, inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveSettings } from '../../../catalog/src/test-catalog';
import { eraseAccountOrders } from '../customers/erase-customer';
import { dueInvoices, invoices } from '../db/invoice-tables';
import type { OrderDeps } from '../deps';
import { toInvoiceNumber } from '../orders/list-documents';
import { composeCreditNote } from './compose-credit-note';
import { composeDocument } from './compose-document';
import { issueDocuments } from './issue-documents';
import { readCreditNoteSource, readDocumentSource } from './read-document-source';
import { issueInvoice } from './test-documents';

let shop: TestStore;
const ada: Actor = { role: 'shopper', userId: 61 };

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

const in2031 = (): OrderDeps => ({ ...shop.order, now: () => new Date('2031-06-01T12:00:00Z') });
const download = async (
  id: number,
  document: string,
  { query = '', actor = ada, token }: { query?: string; actor?: Actor; token?: string } = {},
) =>
  (await shop.raw(actor))
    .get(orderDocument.path.replace(':id', String(id)).replace(':document', document) + query)
    .set(token ? { [orderLinksHeader]: writeOrderLinks([{ orderId: id, token }]) } : {})
    .buffer();

describe('the numbers of invoices', () => {
  it('have no gap and no double, however many are issued at the same time, and start again each year', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => buy(shop)));
    const issued = await Promise.all(orders.flatMap(({ id }) => [1, 2, 3].map(() => issueInvoice(in2031(), id))));
    expect(new Set(issued.map(({ orderId, number }) => `${orderId} ${number}`)).size).toBe(8);
    expect([...new Set(issued.map(({ number }) => number))].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const { id } = await buy(shop);
    const next = await issueInvoice({ ...shop.order, now: () => new Date('2032-06-01T00:00:00Z') }, id);
    expect([next.year, next.number]).toEqual([2032, 1]);
  });

  it('are not used up by a transaction that fails', async () => {
    const [failing, later] = [await buy(shop), await buy(shop)];
    const broken = {
      ...in2031(),
      now: () => ({ getFullYear: () => 2033, toISOString: () => 'never' }) as unknown as Date,
    };
    await expect(issueInvoice(broken, failing.id)).rejects.toThrow();
    expect(await shop.order.database.db.select().from(invoices)).not.toContainEqual(
      expect.objectContaining({ orderId: failing.id }),
    );
    const at2033 = { ...shop.order, now: () => new Date('2033-06-01T00:00:00Z') };
    expect((await issueInvoice(at2033, later.id)).number).toBe(2);
    expect((await issueInvoice(at2033, failing.id)).number).toBe(1);
  });
});

describe('an invoice', () => {
  it('is issued for each confirmed order once, in the order of confirmation, not of opening', async () => {
    await issueDocuments(shop.order);
    const bought: number[] = [];
    for (let batch = 0; batch < 6; batch++) {
      const some = await Promise.all(Array.from({ length: 5 }, () => buy(shop)));
      bought.push(...some.map(({ id }) => id));
      const opened = some.map(({ id }) => issueInvoice(shop.order, id));
      await Promise.all([...opened.toReversed(), issueDocuments(shop.order), issueDocuments(shop.order)]);
    }
    const { db } = shop.order.database;
    const issued = await db.select().from(invoices).where(inArray(invoices.orderId, bought)).orderBy(invoices.number);
    expect(issued).toHaveLength(30);
    const first = issued[0]?.number ?? 0;
    expect(issued.map(({ number }) => number)).toEqual(bought.map((_, index) => first + index));
    const batches = issued.map(({ orderId }) => Math.floor(bought.indexOf(orderId) / 5));
    expect(batches).toEqual(batches.toSorted((a, b) => a - b));
    expect(await db.select().from(dueInvoices)).toEqual([]);
  }, 60_000);

  it('is not issued for an order that was cancelled before it, and uses up no number', async () => {
    const [cancelled, kept] = [await buy(shop), await buy(shop)];
    await deskOf(shop).cancel(cancelled.id);
    await expect(issueInvoice(shop.order, cancelled.id)).rejects.toMatchObject({ code: 'conflict' });
    const { number } = await issueInvoice(shop.order, kept.id);
    expect((await issueInvoice(shop.order, (await buy(shop)).id)).number).toBe(number + 1);
    expect((await download(cancelled.id, 'invoice', { actor: { role: 'staff', userId: 9 } })).status).toBe(409);
  });
});

describe('what was invoiced', () => {
  it('stays when the order, its customer and the store change', async () => {
    const actor: Actor = { role: 'shopper', userId: 64 };
    const { id } = await buy(shop, { actor, quantity: 2, name: 'Desk lamp' });
    await issueDocuments(shop.order);
    await deskOf(shop).refund(id);
    await issueDocuments(shop.order);
    const number = (await deskOf(shop).get(id)).documents.creditNotes[0]?.number ?? '';
    const read = async () => {
      const order = await getOrderRow(shop, id);
      const invoice = composeDocument(await readDocumentSource(shop.order, order, { kind: 'invoice' }));
      return [invoice, composeCreditNote(await readCreditNoteSource(shop.order, order, { number }))];
    };
    const before = await read();
    expect(JSON.stringify(before)).toContain('Desk lamp');
    await saveSettings(shop.catalogClient, { language: 'ar', address: 'Another street 1', taxNumber: 'XX1' });
    await eraseAccountOrders(shop.order, 64);
    await shop.order.database.transaction(async (tx) => {
      await tx.execute(sql`update order_items set name = 'Sofa', quantity = 9, price = 1 where order_id = ${id}`);
      await tx.execute(sql`update orders set total = 9, amount_paid = 1, currency = 'jpy', language = 'ja',
        placed_at = now() - interval '9 days' where id = ${id}`);
    });
    expect(await read()).toEqual(before);
  });

  it('is copied once from the order into an invoice of an adopted database', async () => {
    const { id } = await buy(shop, { quantity: 2 });
    const { content } = await issueInvoice(shop.order, id);
    const { db } = shop.order.database;
    await db.update(invoices).set({ content: null }).where(eq(invoices.orderId, id));
    const order = await getOrderRow(shop, id);
    expect((await readDocumentSource(shop.order, order, { kind: 'invoice' })).content).toMatchObject({
      total: '40.00',
    });
    await Promise.all([issueDocuments(shop.order), issueDocuments(shop.order)]);
    expect((await issueInvoice(shop.order, id)).content).toMatchObject({ ...content, languages: expect.anything() });
  });
});

describe('GET /customer-orders/:id/documents/:document', () => {
  it('404: says that the invoice is being prepared, and issues none', async () => {
    const { id } = await buy(shop, { actor: ada });
    for (const document of ['invoice', 'receipt']) {
      const { status, body, headers } = await download(id, document);
      expect([status, body, headers['retry-after']]).toMatchObject([
        404,
        { code: 'not_found', message: expect.stringContaining('being prepared') },
        '5',
      ]);
    }
    expect((await customerOf(shop, ada).get(id)).documents).toEqual({ invoice: null, creditNotes: [] });
    expect(await shop.order.database.db.select().from(dueInvoices)).toHaveLength(1);
    const { number, year } = await issueInvoice(shop.order, id);
    const { documents } = await customerOf(shop, ada).get(id);
    expect(documents.invoice?.number).toBe(toInvoiceNumber({ number, year }));
    expect((await download(id, 'invoice')).status).toBe(200);
  });

  it('200: a PDF for the account, the link and staff, always with the same number and seller', async () => {
    const { id } = await buy(shop, { actor: ada });
    const { seller } = await issueInvoice(shop.order, id);
    const first = await download(id, 'invoice');
    expect([first.status, first.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((first.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    await saveSettings(shop.catalogClient, { language: 'de', address: 'Neue Straße 1', taxNumber: 'DE1' });
    const token = shop.order.trackingTokens.tokenFor(await getOrderRow(shop, id));
    const guest: Actor = { role: 'anonymous' };
    for (const language of ['en', 'ja', 'ar', 'zh']) {
      const query = `?language=${language}`;
      expect((await download(id, 'receipt', { query, actor: guest, token })).status).toBe(200);
    }
    expect((await download(id, 'invoice', { actor: { role: 'staff', userId: 9 } })).status).toBe(200);
    const issued = (await deskOf(shop).get(id)).timeline.filter(({ kind }) => kind === 'invoice_issued');
    expect(issued).toHaveLength(1);
    expect((await issueInvoice(shop.order, id)).seller).toEqual(seller);
  });

  it('200: a PDF with the logo and color of when it was issued; without a logo that cannot be read', async () => {
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#1a4d8f' } })
      .webp()
      .toBuffer();
    const name = `${randomBytes(32).toString('hex')}.webp`;
    await shop.catalogDatabase.db.execute(sql`
      insert into uploaded_images (name, content_type, bytes, width, height) values (${name}, 'image/webp', ${bytes}, 64, 64)`);
    const logo = `/uploads/${name}`;
    await saveSettings(shop.catalogClient, { logo, accentColor: '#1a4d8f' });
    const { id } = await buy(shop, { actor: ada });
    expect((await issueInvoice(shop.order, id)).seller).toMatchObject({ logo, accentColor: '#1a4d8f' });
    await saveSettings(shop.catalogClient, { logo: `/uploads/${'0'.repeat(64)}.webp`, accentColor: null });
    const lost = await buy(shop, { actor: ada });
    await issueInvoice(shop.order, lost.id);
    await saveSettings(shop.catalogClient, { logo: null });
    const hasLogo = async (orderId: number) => {
      const { status, body } = await download(orderId, 'invoice');
      return [status, (body as Buffer).includes('/Subtype /Image')];
    };
    expect(await hasLogo(id)).toEqual([200, true]);
    expect(await hasLogo(lost.id)).toEqual([200, false]);
  });

  it('names the customer as they were when it was issued, after they are erased too', async () => {
    const actor: Actor = { role: 'shopper', userId: 63 };
    const { id } = await buy(shop, { actor });
    await issueDocuments(shop.order);
    expect((await download(id, 'invoice', { actor })).status).toBe(200);
    await deskOf(shop).cancel(id);
    await eraseAccountOrders(shop.order, 63);
    const order = await getOrderRow(shop, id);
    expect(order.customerName).toBe('Former customer');
    const source = await readDocumentSource(shop.order, order, { kind: 'invoice', language: 'en' });
    expect(source.customer).toEqual({
      name: customer.customerName,
      address: customer.customerAddress,
      emailAddress: customer.customerEmail,
    });
  });

  it('404 for another account, 410 for a forged link, 401 without either, 400 for another document', async () => {
    const { id } = await buy(shop, { actor: ada });
    const status = async (document: string, options: Parameters<typeof download>[2]) =>
      (await download(id, document, options)).status;
    expect(await status('invoice', { actor: { role: 'shopper', userId: 62 } })).toBe(404);
    expect(await status('invoice', { actor: { role: 'anonymous' }, token: 'x'.repeat(43) })).toBe(410);
    expect(await status('invoice', { actor: { role: 'anonymous' } })).toBe(401);
    expect(await status('passport', {})).toBe(400);
  });
});

describe('GET /customer-orders/:id/credit-notes/:number', () => {
  const path = (id: number, number: string, query = '') =>
    creditNoteDocument.path.replace(':id', String(id)).replace(':number', number) + query;
  const status = async (address: string, actor: Actor, links = '') =>
    (await (await shop.raw(actor)).get(address).set(orderLinksHeader, links)).status;

  it('opens for those who may open the invoice, and only as a part of its order', async () => {
    const { id } = await buy(shop, { actor: ada });
    const other = await buy(shop, { actor: ada });
    await issueDocuments(shop.order);
    await deskOf(shop).refund(id, { amount: '5.00' });
    await issueDocuments(shop.order);
    const number = (await customerOf(shop, ada).get(id)).documents.creditNotes[0]?.number ?? '';
    expect(number).toMatch(/^CN-\d{4}-\d{6}$/);
    const response = await (await shop.raw(ada)).get(path(id, number)).buffer();
    expect([response.status, response.headers['content-type']]).toEqual([200, 'application/pdf']);
    const token = shop.order.trackingTokens.tokenFor(await getOrderRow(shop, id));
    const guest: Actor = { role: 'anonymous' };
    for (const language of ['en', 'de', 'fr', 'es', 'pt', 'ja', 'ar', 'zh'])
      expect(await status(path(id, number, `?language=${language}`), guest, `${id}~${token}`)).toBe(200);
    expect(await status(path(id, number), { role: 'staff', userId: 9 })).toBe(200);
    expect(await status(path(other.id, number), ada)).toBe(404);
    expect(await status(path(id, 'CN-2026-999999'), ada)).toBe(404);
    expect(await status(path(id, '2026-000001'), ada)).toBe(400);
    expect(await status(path(id, number), { role: 'shopper', userId: 62 })).toBe(404);
    expect(await status(path(id, number), guest, `${id}~${'x'.repeat(43)}`)).toBe(410);
    expect(await status(path(id, number), guest)).toBe(401);
  });
});
