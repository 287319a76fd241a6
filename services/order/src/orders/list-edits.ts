import type { orderEditSummary } from '@shopwright/contracts/http/order-edits';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { asc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import { draftOrders } from '../db/draft-tables';
import { orderEdits } from '../db/edit-tables';
import { refundItems, refunds } from '../db/refund-tables';

/** Lists what each edit of an order changed, the first one first. */
export async function listEdits(rows: Executor, orderId: number): Promise<z.infer<typeof orderEditSummary>[]> {
  const found = await rows
    .select({ edit: orderEdits, refund: refunds, lines: draftOrders.lines })
    .from(orderEdits)
    .leftJoin(draftOrders, eq(draftOrders.id, orderEdits.draftId))
    .leftJoin(refunds, eq(refunds.id, orderEdits.refundId))
    .where(eq(orderEdits.orderId, orderId))
    .orderBy(asc(orderEdits.id));
  const refundIds = found.flatMap(({ refund }) => refund?.id ?? []);
  const items = await rows.select().from(refundItems).where(inArray(refundItems.refundId, refundIds));
  return found.map(({ edit, refund, lines }) => ({
    id: edit.id,
    removed: items
      .filter(({ refundId }) => refundId === refund?.id)
      .map(({ orderItemId, quantity }) => ({ orderItemId, quantity })),
    added: (lines ?? []).map(({ name, quantity }) => ({ name, quantity })),
    credited: refund?.origin === 'reduction' ? refund.amount : null,
  }));
}
