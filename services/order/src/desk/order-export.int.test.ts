import { buy, clerk, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderCharges } from '../db/selling-tables';
import { issueDocuments } from '../documents/issue-documents';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  shop = await startTestStore();
  desk = deskOf(shop);
});
afterAll(() => shop.close());

describe('GET /orders/export', () => {
  const read = async (query: string, actor = clerk) => {
    const response = await (await shop.raw(actor)).get(`/orders/export?${query}`);
    return {
      status: response.status,
      type: response.headers['content-type'],
      text: response.text,
      body: response.body,
    };
  };

  it.each(['to=9999-12-31', 'from=0000-01-01', 'from=1899-12-31', 'to=3000-01-01', 'from=2026-02-30', 'to=NaN'])(
    '400 names the field for %s, in the list too',
    async (query) => {
      const [path] = query.split('=');
      const agent = await shop.raw(clerk);
      for (const url of ['/orders', '/orders/export']) {
        const { body } = await agent.get(`${url}?${query}`).expect(400);
        expect(body.fields).toMatchObject([{ path }]);
      }
    },
  );

  it.each(['from=1900-01-01&to=2999-12-31', 'from=1969-12-31', 'to=1970-01-01'])('200 for %s', async (query) => {
    expect((await read(query)).status).toBe(200);
  });

  it('streams the view as CSV, in which no cell is a formula', async () => {
    const { id } = await buy(shop, { name: '=HYPERLINK("http://evil.example")' });
    const { status, type, text } = await read(`search=%23${id}`);
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    const [titles, line] = text.split('\r\n');
    expect(titles).toBe(
      '\uFEFF"Order","Placed","Status","Payment","Shipment","Customer","Email","Address","Items","Discount","Total","Refunded","Disputed","Revenue","Invoice","Credit notes","Payment source","Reduced"',
    );
    expect(line).toContain(`${id},`);
    expect(line).toContain('"1 × =HYPERLINK(""http://evil.example"")"');
    expect(line).toContain('"20.00"');
    await shop.order.database.db.execute(sql`update orders set customer_name = '=1+1' where id = ${id}`);
    expect((await read(`search=%23${id}`)).text).toContain(`"'=1+1"`);
  });

  it('names the invoice, and each credit note with its amount', async () => {
    const { id } = await buy(shop);
    await issueDocuments(shop.order);
    await desk.refund(id, { amount: '3.00' });
    await desk.refund(id, { amount: '4.00' });
    await issueDocuments(shop.order);
    const { documents } = await desk.get(id);
    const [first, second] = documents.creditNotes.map(({ number }) => number) ?? [];
    const cells = `"${documents.invoice?.number}","${first} 3.00; ${second} 4.00","stripe","0.00"\r\n`;
    expect((await read(`search=%23${id}`)).text).toContain(cells);
    const { id: without } = await buy(shop);
    expect((await read(`search=%23${without}`)).text).toMatch(/,"","","stripe","0.00"\r\n$/);
  });

  it('has the source of the payment after all columns that it had before, charges too', async () => {
    const { id } = await buy(shop);
    const charge = {
      position: 0,
      type: 'shipping',
      subjectId: 'de-standard',
      name: 'Standard',
      amount: '0.00',
    } as const;
    await shop.order.database.db.insert(orderCharges).values({ orderId: id, ...charge });
    const [titles, line] = (await read(`search=%23${id}`)).text.split('\r\n');
    expect(titles?.split(',').slice(-5)).toEqual([
      '"Credit notes"',
      '"Shipping"',
      '"Tax"',
      '"Payment source"',
      '"Reduced"',
    ]);
    expect(line).toMatch(/,"stripe","0.00"$/);
    await shop.order.database.db.delete(orderCharges);
  });

  it('contains every order of the view', async () => {
    const lines = (await read('status=confirmed')).text.trim().split('\r\n');
    expect(lines).toHaveLength(1 + (await desk.counts()).confirmed);
  });

  it('400 for an unknown filter, 403 for a shopper', async () => {
    expect(await read('limit=5')).toMatchObject({ status: 400, body: { fields: [{ path: 'limit' }] } });
    expect((await read('', { role: 'shopper', userId: 1 })).status).toBe(403);
  });
});
