import { refundPayment } from '@shopwright/contracts/http/order-actions';
import { Customer, getOrderRow, pay } from '@shopwright/tests/test-customer';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { saveSettings } from '../../../catalog/src/test-catalog';
import { orderItems } from '../db/schema';
import { toCreditNoteNumber } from '../orders/list-documents';
import { syncPayment } from '../payments/sync-payment';
import { berlin, graz, sellingOf } from '../selling/test-selling-store';
import { composeCreditNote } from './compose-credit-note';
import { composeDocument } from './compose-document';
import { issueDocuments } from './issue-documents';
import { readCreditNoteSource, readDocumentSource } from './read-document-source';
import { readDocuments } from './test-documents';

let shop: TestStore;
const selling = sellingOf(() => shop);

beforeAll(async () => {
  shop = await startTestStore();
  const seller = { country: 'DE', taxNumber: '37/123/45678', vatNumber: 'DE136695976', phone: '+49 30 5550100' };
  await saveSettings(shop.catalogClient, { ...seller, address: 'Torstraße 61\n10119 Berlin' });
});
afterAll(() => shop.close());
afterEach(() => selling.clear());

const buy = async (body: object, price = '10.00') => {
  const lamp = await shop.addProduct({ price, stock: 20 });
  const { orderId, paymentIntentId } = await new Customer(shop).open(lamp, { quantity: 3, ...body });
  await pay(shop, paymentIntentId);
  await syncPayment(shop.order, paymentIntentId);
  await issueDocuments(shop.order);
  return orderId;
};
const refund = async (id: number, body: object) => {
  const all = { reason: 'Broken', restock: false, ...body };
  await shop.orderClient.call(refundPayment, { params: { id: String(id) }, body: all }, { role: 'staff', userId: 1 });
  await issueDocuments(shop.order);
};
const readInvoice = async (id: number) =>
  composeDocument(
    await readDocumentSource(shop.order, await getOrderRow(shop, id), { kind: 'invoice', language: 'en' }),
  );
const readNotes = async (id: number) => {
  const order = await getOrderRow(shop, id);
  const { notes } = await readDocuments(shop, id);
  return Promise.all(
    notes.map(async (note) =>
      composeCreditNote(
        await readCreditNoteSource(shop.order, order, { number: toCreditNoteNumber(note), language: 'en' }),
      ),
    ),
  );
};

describe('an invoice with tax', () => {
  it('has rate and net amount of each line, when it was paid, and the numbers of the seller', async () => {
    await selling.configure();
    await selling.addDiscount({ code: 'TEN' });
    const id = await buy({ address: berlin, shippingRateId: 'de-standard', codes: ['TEN'] });
    const { columns, rows, facts, parties, notes } = await readInvoice(id);
    expect(columns.slice(3, 5)).toEqual(['Tax rate', 'Net after discounts']);
    // 30.00 less 3.00 contains 4.31 at 19%.
    expect(rows.map((row) => row.slice(3))).toEqual([['19 %', '$22.69', '$30.00']]);
    expect(facts.map(({ label }) => label)).toContain('Payment received');
    expect(parties[0]?.lines.slice(-3)).toEqual([
      'Phone: +49 30 5550100',
      'VAT number: DE136695976',
      'Tax number: 37/123/45678',
    ]);
    expect(notes).toEqual([]);
  });

  it('says why a business of another country pays none, and names its VAT number', async () => {
    await selling.configure();
    const id = await buy({ address: graz, shippingRateId: 'at-standard', vatNumber: 'ATU12345675' });
    const { rows, parties, notes } = await readInvoice(id);
    expect(rows.map((row) => row.slice(3))).toEqual([['–', '$24.99', '$24.99']]);
    expect(parties[1]?.lines.at(-1)).toBe('VAT number: ATU12345675');
    expect(notes).toEqual(['VAT-exempt intra-Community supply of goods']);
    await refund(id, { amount: '5.00' });
    const [note] = await readNotes(id);
    expect([note?.notes, note?.parties[1]?.lines.at(-1)]).toEqual([notes, 'VAT number: ATU12345675']);
  });

  it('has what it says of an export', async () => {
    const { shipping } = (await selling.configure()) ?? {};
    const world = { id: 'world', name: 'World', places: [{ country: 'CH' }], rates: shipping?.zones[1]?.rates };
    await selling.configure({ shipping: { ...shipping, zones: [world] } });
    const zurich = { ...berlin, locality: 'Zürich', postalCode: '8001', country: 'CH' };
    const id = await buy({ address: zurich, shippingRateId: 'at-standard' });
    expect((await readInvoice(id)).notes).toEqual(['Tax-exempt export of goods']);
  });
});

describe('the credit notes of an invoice with tax', () => {
  it('have its taxes, and add up to them when everything was refunded', async () => {
    await selling.configure();
    const id = await buy({ address: berlin, shippingRateId: 'de-standard' });
    const [item] = await shop.order.database.db.select().from(orderItems).where(eq(orderItems.orderId, id));
    await refund(id, { items: [{ orderItemId: item?.id ?? 0, quantity: 1 }] });
    await refund(id, { amount: '3.33' });
    await refund(id, {});
    const notes = await readNotes(id);
    expect(notes.map(({ rows }) => rows[0]?.slice(3, -1))).toEqual([
      ['19 %', '$8.40'],
      [],
      ['19 %', expect.anything()],
    ]);
    const taxes = notes.map(({ sums }) => sums.find(({ label }) => label.includes('19 %'))?.value.slice(1));
    // 34.90 contains 5.57 at 19%: 4.79 and 0.78.
    expect(taxes.reduce((sum, tax) => sum + Number(tax) * 100, 0)).toBeCloseTo(557);
    expect(notes[0]?.sums[0]).toEqual({ label: 'Included tax: MwSt. 19 % (Net amount $8.40)', value: '$1.60' });
  });
});
