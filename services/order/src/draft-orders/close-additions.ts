import { safeError } from '@shopwright/service-kit/runtime/logger';
import { and, eq, isNull } from 'drizzle-orm';
import { draftOrders } from '../db/draft-tables';
import { orderEdits } from '../db/edit-tables';
import type { OrderDeps } from '../deps';
import { closeOpenOrder } from './close-open-order';

/**
 * Closes the unpaid checkouts of what was added to a cancelled order, at Stripe first, so that nobody pays for them. One that is being
 * paid at this moment stays, and is an order of its own. Where Stripe does not answer, the reconciler closes it.
 */
export async function closeAdditions(deps: OrderDeps, orderId: number): Promise<void> {
  const unpaid = await deps.database.db
    .select({ draftId: draftOrders.id })
    .from(orderEdits)
    .innerJoin(draftOrders, eq(draftOrders.id, orderEdits.draftId))
    .where(and(eq(orderEdits.orderId, orderId), isNull(draftOrders.orderId)));
  for (const { draftId } of unpaid) {
    await closeOpenOrder(deps, draftId).catch((error: unknown) => {
      deps.logger.warn({ err: safeError(error), orderId, draftId }, 'addition of a cancelled order not closed');
    });
  }
}
