import { listReservedRewards } from '@shopwright/contracts/http/rewards';
import { and, inArray, ne } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { releaseReward } from '../rewards/reserve-reward';

/** Longer than a checkout takes to write its order. */
const graceSeconds = 60;

/**
 * Releases rewards that are reserved for no order, or for a cancelled one: a process died between the reservation and the
 * order, or auth was away when the order was cancelled. Without this, the customer would wait until the reservation expires.
 */
export async function releaseOrphanedRewards(deps: OrderDeps): Promise<void> {
  let after: string | undefined;
  do {
    const reserved = await deps.auth.call(listReservedRewards, {
      query: { madeBeforeSeconds: String(graceSeconds), after },
    });
    const last = reserved.at(-1);
    if (!last) break;
    after = String(last.id);
    const ids = reserved.map(({ id }) => id);
    const live = await deps.database.db
      .select({ id: orders.rewardId })
      .from(orders)
      .where(and(inArray(orders.rewardId, ids), ne(orders.status, 'cancelled')));
    const used = new Set(live.map(({ id }) => id));
    const orphans = reserved.filter(({ id }) => !used.has(id));
    for (const orphan of orphans) await releaseReward(deps, orphan);
    if (orphans.length > 0) deps.logger.warn({ released: orphans.length }, 'rewards were reserved for no open order');
  } while (after !== undefined);
}
