import { randomUUID } from 'node:crypto';
import type { CallInput } from '@shopwright/contracts/endpoint';
import * as edits from '@shopwright/contracts/http/order-edits';
import { centsFromDecimal } from '@shopwright/contracts/money';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { clerk } from '@shopwright/tests/test-desk';
import type { TestStore } from '@shopwright/tests/test-store';
import { inArray, sql } from 'drizzle-orm';
import { creditNotes } from '../db/credit-note-tables';
import { invoices } from '../db/invoice-tables';

type Edit = CallInput<typeof edits.editOrder>['body'];

/** The calls of staff that edit orders. An edit is of the state that is read just before, unless a version is given. */
export const editsOf = (shop: TestStore, actor: Actor = clerk) => {
  const call = shop.orderClient.call;
  const params = (id: number) => ({ id: String(id) });
  const read = (id: number) => call(edits.getOrderEdit, { params: params(id) }, actor);
  return {
    read,
    preview: (id: number, body: CallInput<typeof edits.previewOrderEdit>['body']) =>
      call(edits.previewOrderEdit, { params: params(id), body }, actor),
    edit: async (id: number, body: Partial<Edit>) =>
      call(
        edits.editOrder,
        {
          params: params(id),
          body: {
            version: body.version ?? (await read(id)).version,
            requestId: randomUUID(),
            reason: 'The customer called',
            ...body,
          },
        },
        actor,
      ),
  };
};

/** Adds up what the documents of some orders say is charged: invoices less credit notes, in cents. */
export async function sumDocuments(shop: TestStore, orderIds: number[]): Promise<number> {
  const { db } = shop.order.database;
  const issued = await db.select().from(invoices).where(inArray(invoices.orderId, orderIds));
  const notes = await db.select().from(creditNotes).where(inArray(creditNotes.orderId, orderIds));
  const invoiced = issued.reduce((sum, { content }) => sum + centsFromDecimal(content?.total ?? '0'), 0);
  return notes.reduce(
    (sum, { kind, amount }) => sum + centsFromDecimal(amount) * (kind === 'cancellation' ? 1 : -1),
    invoiced,
  );
}

/** What an order keeps of the money, in cents: what was paid, or is owed on an invoice, less what went back. */
export async function readKept(shop: TestStore, orderId: number): Promise<{ kept: number; owed: number }> {
  const [row] = await shop.order.database.db.execute<{ kept: number; owed: number }>(sql`
    select round((coalesce(amount_paid, total) - refunded_total) * 100)::int as kept,
      round((total - reduced_total) * 100)::int as owed from orders where id = ${orderId}`);
  return row ?? { kept: Number.NaN, owed: Number.NaN };
}
