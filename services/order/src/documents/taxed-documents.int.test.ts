import { refundPayment } from '@shopwright/contracts/http/order-actions';
import { eInvoice } from '@shopwright/contracts/http/order-files';
import { Customer, getOrderRow, pay } from '@shopwright/tests/test-customer';
import { deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { saveSettings } from '../../../catalog/src/test-catalog';
import { orderItems } from '../db/schema';
import { draftsOf, productLine } from '../draft-orders/test-drafts';
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
  const seller = {
    country: 'DE',
    taxNumber: '37/123/45678',
    vatNumber: 'DE136695976',
    phone: '+49 30 5550100',
    contactEmail: 'hello@example.com',
  };
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

describe('GET /customer-orders/:id/e-invoices/:number', () => {
  const staff = { role: 'staff', userId: 1 } as const;
  const download = async (id: number, number: string) => {
    const path = eInvoice.path.replace(':id', String(id)).replace(':number', number);
    const { status, body, headers, text } = await (await shop.raw(staff)).get(path).buffer();
    const xml = Buffer.isBuffer(body) ? body.toString() : text;
    return { status, type: headers['content-type'], xml };
  };
  const numbersOf = async (id: number) => {
    const { documents } = await deskOf(shop).get(id);
    return [documents.invoice, ...documents.creditNotes].map((document) => document?.number ?? '');
  };
  /** Reads the texts of an element, wherever it stands. */
  const read = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

  it('200: an XRechnung of the amounts that were charged, and one of their refund', async () => {
    await selling.configure();
    await selling.addDiscount({ code: 'TEN' });
    const id = await buy({ address: berlin, shippingRateId: 'de-standard', codes: ['TEN'] });
    await refund(id, { amount: '10.00' });
    const [invoice = '', note = ''] = await numbersOf(id);
    expect((await deskOf(shop).get(id)).documents).toMatchObject({
      invoice: { hasEInvoice: true },
      creditNotes: [{ hasEInvoice: true }],
    });
    const { status, type, xml } = await download(id, invoice);
    expect([status, type]).toEqual([200, expect.stringContaining('application/xml')]);
    expect(read(xml, 'cbc:CustomizationID')[0]).toContain('xrechnung_3.0');
    // 30.00 less 3.00, and 4.90, contain 4.31 and 0.78.
    const totals = ['LineExtensionAmount', 'AllowanceTotalAmount', 'ChargeTotalAmount', 'TaxInclusiveAmount'];
    expect(totals.map((name) => read(xml, `cbc:${name}`)[0])).toEqual(['25.21', '2.52', '4.12', '31.90']);
    expect([read(xml, 'cbc:TaxAmount'), read(xml, 'cbc:TaxableAmount')]).toEqual([['5.09', '5.09'], ['26.81']]);
    expect([read(xml, 'cbc:PayableAmount'), read(xml, 'cbc:CompanyID')]).toEqual([
      ['0.00'],
      ['DE136695976', '37/123/45678'],
    ]);
    expect([read(xml, 'cbc:CityName'), read(xml, 'cbc:PostalZone')]).toEqual([
      ['Berlin', 'Berlin'],
      ['10119', '10115'],
    ]);
    const credited = (await download(id, note)).xml;
    expect(credited).toContain('<CreditNote ');
    expect(read(credited, 'cbc:TaxInclusiveAmount')).toEqual(['10.00']);
    expect(read(credited, 'cac:InvoiceDocumentReference')).toEqual([]);
    expect(credited).toContain(`<cac:InvoiceDocumentReference><cbc:ID>${invoice}</cbc:ID>`);
    expect((await download(id, '2020-000001')).status).toBe(404);
  });

  it('200: a credit note of an invoice that was never paid is not settled, and names its shipping', async () => {
    await selling.configure();
    const lamp = await shop.addProduct({ price: '10.00', stock: 20 });
    const staffs = draftsOf(shop);
    const { id: draft } = await staffs.create([productLine(lamp, 3)], {
      address: berlin,
      shipping: { type: 'agreed', name: 'Courier', amount: '4.90' },
    });
    const id = (await staffs.markPaid(draft, { method: 'invoice' })).orderId ?? 0;
    await issueDocuments(shop.order);
    await deskOf(shop).cancel(id);
    await issueDocuments(shop.order);
    const [invoice = '', note = ''] = await numbersOf(id);
    const { status, xml } = await download(id, note);
    expect([status, read(xml, 'cbc:CreditNoteTypeCode')]).toEqual([200, ['381']]);
    expect(xml).toContain(`<cac:InvoiceDocumentReference><cbc:ID>${invoice}</cbc:ID>`);
    expect(['PrepaidAmount', 'PayableAmount'].map((name) => read(xml, `cbc:${name}`)[0])).toEqual(['0.00', '34.90']);
    expect(read(xml, 'cbc:PaymentMeansCode')).toEqual(['1']);
    const names = [...xml.matchAll(/<cac:Item><cbc:Name>([^<]*)</g)].map(([, name]) => name);
    expect(names).toEqual(['Test lamp', 'Shipping']);
  });

  it('200: says that a business of another country buys within the Union', async () => {
    await selling.configure();
    const id = await buy({ address: graz, shippingRateId: 'at-standard', vatNumber: 'ATU 123 456 75' });
    const [invoice = ''] = await numbersOf(id);
    const { xml } = await download(id, invoice);
    expect(read(xml, 'cbc:TaxExemptionReasonCode')).toEqual(['VATEX-EU-IC']);
    expect(read(xml, 'cbc:CompanyID')).toEqual(['DE136695976', '37/123/45678', 'ATU12345675']);
    expect(read(xml, 'cbc:IdentificationCode')).toEqual(['DE', 'AT', 'AT']);
  });

  it('422 names the setting without which the invoice was issued', async () => {
    await selling.configure();
    const order = { address: berlin, shippingRateId: 'de-standard' };
    for (const [field, value] of Object.entries({ phone: null, address: 'Berlin', country: 'CH', vatNumber: 'X 1' })) {
      const before = { phone: '+49 30 5550100', address: 'Torstraße 61\n10119 Berlin', country: 'DE' };
      await saveSettings(shop.catalogClient, { ...before, vatNumber: 'DE136695976', [field]: value });
      const id = await buy(order);
      const [invoice = ''] = await numbersOf(id);
      const { status, xml: told } = await download(id, invoice);
      expect([status, JSON.parse(told).fields[0].path]).toEqual([422, field]);
    }
  });
});
