import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/return-desk';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq } from 'drizzle-orm';
import { orderReturns } from '../db/return-tables';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { type Author, recordOrderEvent } from '../orders/record-event';
import { isReturnMove } from '../orders/return-rules';
import { assertAllowed } from '../orders/with-fresh-order';

type ReturnRow = typeof orderReturns.$inferSelect;

const eventKinds = { approved: 'return_approved', rejected: 'return_rejected', received: 'return_received' } as const;

/**
 * Approves, rejects or receives a return, under its order's lock: of two staff at the same time, the second gets
 * `conflict`.
 */
export async function moveReturn(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  { orderId, returnId }: { orderId: number; returnId: number },
  { to, note }: BodyOf<typeof endpoints.moveReturn>,
  author: Author,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const { state } = await getReturn(tx, orderId, returnId);
    assertAllowed(isReturnMove(state, to) ? undefined : `This return is ${state} and cannot become ${to}`, 'to');
    const at = now();
    await tx
      .update(orderReturns)
      .set(to === 'received' ? { state: to, receivedAt: at } : { state: to, decidedAt: at, decisionNote: note })
      .where(eq(orderReturns.id, returnId));
    await recordOrderEvent(tx, { orderId, kind: eventKinds[to], author, at, details: { returnId } });
    await appendEvent(tx, 'order-return-changed', { orderId, returnId, state: to });
  });
}

/** Throws `not_found` for a return that is not of this order. */
export async function getReturn(tx: Executor, orderId: number, returnId: number): Promise<ReturnRow> {
  const [row] = await tx
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.orderId, orderId), eq(orderReturns.id, returnId)));
  if (!row) throw new AppError('not_found', 'No such return');
  return row;
}
