import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditNotes, dueCreditNotes } from '../services/order/src/db/credit-note-tables';
import { dueInvoices, invoices } from '../services/order/src/db/invoice-tables';
import { issueDocuments } from '../services/order/src/documents/issue-documents';
import { expectOneEach, readDocuments } from '../services/order/src/documents/test-documents';
import { syncPayment } from '../services/order/src/payments/sync-payment';
import { refundOrder } from '../services/order/src/refunds/refund-order';
import { syncReversals } from '../services/order/src/refunds/sync-reversals';
import { buy, deskOf } from './test-desk';
import { causesOf, differencesOf, reconciliationOf } from './test-reconciliation';
import { startTestStore, type TestStore } from './test-store';

let shop: TestStore;
let page: ReturnType<typeof reconciliationOf>;
const slowOutcomeMs = 40;
/** Two minutes after the purchases: everything has had time to arrive. */
const clockMs = 120_000;

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(Date.now() + clockMs), slowOutcomeMs });
  page = reconciliationOf(shop);
});
afterAll(() => shop.close());

const { seen, expectRepaired } = differencesOf(() => shop);
const runSql = (query: ReturnType<typeof sql>) => shop.order.database.db.execute(query);
const issue = () => issueDocuments(shop.order);
const findDocuments = async () => (await page.compare()).rows.filter(({ kind }) => kind === 'documents_mismatch');
/** The clock of the store is ahead of that of the database. */
const settle = () => runSql(sql`update refunds set settled_at = now() - interval '1 hour'`);

async function buyAndRefund(paymentMethod?: string) {
  const order = await buy(shop, { paymentMethod });
  await issue();
  await deskOf(shop).refund(order.id, { amount: '5.00' });
  return order;
}

describe('documents', () => {
  it('are not missing while they are due', async () => {
    const { id } = await buyAndRefund();
    await settle();
    expect(await findDocuments()).toEqual([]);
    await issue();
    expect(await findDocuments()).toEqual([]);
    await expectOneEach(shop, id);
  });

  it('are issued where an order has no invoice', async () => {
    const { id } = await buy(shop);
    await shop.order.database.db.delete(dueInvoices).where(eq(dueInvoices.orderId, id));
    await runSql(sql`update orders set updated_at = now() - interval '1 hour' where id = ${id}`);
    await expectRepaired('invoice_missing', { orderId: id }, 'retry');
    await issue();
    await expectOneEach(shop, id);
    expect(await findDocuments()).toEqual([]);
  });

  it('are issued where a refund has no credit note', async () => {
    const { id } = await buyAndRefund();
    await shop.order.database.db.delete(dueCreditNotes);
    await settle();
    await expectRepaired('credit_note_missing', { orderId: id }, 'retry');
    await issue();
    await expectOneEach(shop, id);
    expect(await findDocuments()).toEqual([]);
  });

  it('are cancelled where a refund failed after its credit note', async () => {
    const { id, paymentIntentId } = await buyAndRefund('pm_card_refundFail');
    await issue();
    await new Promise((resolve) => setTimeout(resolve, 3 * slowOutcomeMs));
    await syncReversals(shop.order, paymentIntentId);
    await shop.order.database.db.delete(dueCreditNotes);
    await settle();
    await expectRepaired('credit_note_missing', { orderId: id }, 'retry');
    await issue();
    expect((await readDocuments(shop, id)).amounts).toEqual(['5.00', '-5.00']);
  });
});

describe('the documents of an order that Stripe has no payment for', () => {
  async function release(id: number) {
    await runSql(
      sql`update orders set payment_intent_id = 'pi_gone', updated_at = now() - interval '1 hour' where id = ${id}`,
    );
    const row = await page.find('order_unpaid', { orderId: id });
    await page.repair(row ?? { id: 0 }, 'release');
  }

  it('are its invoice and one credit note of all of it, also where money arrives later', async () => {
    const { id, paymentIntentId } = await buy(shop);
    await issue();
    await release(id);
    await issue();
    const { notes } = await readDocuments(shop, id);
    expect(notes).toMatchObject([{ refundId: null, amount: '20.00', kind: 'credit_note' }]);
    expect(notes[0]?.content.lines).toHaveLength(1);
    await runSql(sql`update orders set payment_intent_id = ${paymentIntentId} where id = ${id}`);
    await syncPayment(shop.order, paymentIntentId);
    await refundOrder(shop.order, id);
    expect((await deskOf(shop).get(id)).refundedTotal).toBe('20.00');
    await issue();
    expect((await readDocuments(shop, id)).amounts).toEqual(['20.00']);
    await settle();
    expect(await findDocuments()).toEqual([]);
  });

  it('are repaired where the credit note is missing', async () => {
    const { id } = await buy(shop);
    await issue();
    await release(id);
    await shop.order.database.db.delete(dueCreditNotes);
    await runSql(sql`update orders set updated_at = now() - interval '1 hour' where id = ${id}`);
    await expectRepaired('credit_note_missing', { orderId: id }, 'retry');
    await issue();
    expect((await readDocuments(shop, id)).amounts).toEqual(['20.00']);
    expect(await findDocuments()).toEqual([]);
  });
});

describe('a series', () => {
  it('has a row for each number that is missing, in the middle and at the end', async () => {
    for (let count = 0; count < 3; count++) await buyAndRefund();
    await issue();
    expect(await findDocuments()).toEqual([]);
    await runSql(sql`update credit_note_series set last_number = last_number + 2`);
    await runSql(
      sql`update credit_notes set number = number + 1 where number = (select max(number) from credit_notes)`,
    );
    const rows = await findDocuments();
    expect(rows).toMatchObject([{ cause: 'series_gap' }, { cause: 'series_gap' }]);
    const [first, second] = rows.map(({ details }) => Number(String(details.number).slice(-6)));
    expect((second ?? 0) - (first ?? 0)).toBe(2);
    for (const row of rows) await page.repair(row, 'dismiss', 'Known to the accountant');
    seen.add('series_gap');
    await buyAndRefund();
    await issue();
    expect(await findDocuments()).toEqual([]);
  });

  it('has a row for a number that was given twice', async () => {
    await runSql(sql`drop index invoices_number`);
    const { db } = shop.order.database;
    const [last] = await db.select().from(invoices).orderBy(sql`number desc`).limit(1);
    await runSql(sql`update invoice_series set last_number = last_number - 1`);
    const { id } = await buy(shop);
    await issue();
    expect((await readDocuments(shop, id)).invoice?.number).toBe(last?.number);
    expect(await findDocuments()).toMatchObject([{ cause: 'series_double', repairs: ['dismiss'] }]);
    await page.repair((await findDocuments())[0] as never, 'dismiss');
    seen.add('series_double');
    expect(await findDocuments()).toEqual([]);
    expect(await db.select().from(creditNotes).where(eq(creditNotes.orderId, id))).toEqual([]);
  });
});

it('has planted and repaired every cause', () => {
  expect([...seen].sort()).toEqual(causesOf('documents'));
});
