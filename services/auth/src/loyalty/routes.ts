import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import * as internalOrders from '@shopwright/contracts/http/internal-orders';
import * as endpoints from '@shopwright/contracts/http/rewards';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { eq, sql } from 'drizzle-orm';
import { loyaltyEntries, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { voidRewards } from '../rewards/void-rewards';
import type { UserRow } from '../users/user-row';
import { computeEntry } from './compute-entry';

export function loyaltyRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(endpoints.recordLoyaltyEntry, ({ body }) => recordEntry(deps, body));
  routes.bind(internalOrders.recordLoyaltyRefund, ({ body }) => recordEntry(deps, { ...body, kind: 'refunded' }));
}

type LedgerEvent =
  | BodyOf<typeof endpoints.recordLoyaltyEntry>
  | (BodyOf<typeof internalOrders.recordLoyaltyRefund> & { kind: 'refunded' });

/**
 * Adds the event's entry to the ledger and its points to the account, once. Locks the account's row first, which
 * serializes its entries: either the reversal sees what its order earned, or the earning sees that its order was
 * reversed or refunded. An account that owes points loses the unused rewards that it bought with them; it may owe those of
 * used ones.
 */
export async function recordEntry(
  { database, now }: Pick<AuthDeps, 'database' | 'now'>,
  { userId, ...event }: LedgerEvent,
): Promise<{ loyaltyPoints: number }> {
  return database.transaction(async (tx) => {
    const [account] = await tx
      .select({ loyaltyPoints: users.loyaltyPoints })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!account) throw new AppError('not_found', 'No such account');

    const ofOrder = await tx.select().from(loyaltyEntries).where(eq(loyaltyEntries.orderId, event.orderId));
    // One entry of these kinds per order, also where two events report the same fact.
    if (event.kind !== 'refunded' && ofOrder.some(({ kind }) => kind === event.kind)) return account;
    const entry = computeEntry(event, ofOrder);
    if (!entry) return account;
    const added = await tx
      .insert(loyaltyEntries)
      .values({
        userId,
        orderId: event.orderId,
        eventId: event.eventId,
        kind: event.kind,
        points: entry.points,
        amount: entry.amount,
        ...(event.kind === 'refunded' && {
          refundVersion: event.version,
          refundedAmount: event.reversed,
          paidAmount: event.paid,
        }),
      })
      .onConflictDoNothing()
      .returning({ id: loyaltyEntries.id });
    if (added.length === 0) return account;

    await tx
      .update(users)
      .set({
        loyaltyPoints: sql`${users.loyaltyPoints} + ${entry.points}`,
        totalSpent: sql`${users.totalSpent} + ${entry.amount}::numeric`,
      })
      .where(eq(users.id, userId));
    await voidRewards(tx, userId, now());
    const [updated] = await tx.select({ loyaltyPoints: users.loyaltyPoints }).from(users).where(eq(users.id, userId));
    return updated ?? account;
  });
}

/** Sets the account's points to zero by a ledger entry. The caller has locked the account's row. */
export async function expirePoints(
  tx: Executor,
  { id, loyaltyPoints }: Pick<UserRow, 'id' | 'loyaltyPoints'>,
): Promise<void> {
  if (loyaltyPoints === 0) return;
  await tx
    .insert(loyaltyEntries)
    .values({ userId: id, eventId: randomUUID(), kind: 'lapsed', points: 0 - loyaltyPoints, amount: '0.00' });
  await tx.update(users).set({ loyaltyPoints: 0 }).where(eq(users.id, id));
}
