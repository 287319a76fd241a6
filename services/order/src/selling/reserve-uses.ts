import type { RefusedDiscount } from '@shopwright/contracts/pricing/discounts';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { discounts, discountUses } from '../db/selling-tables';
import { hashEmail, maxPerCustomer, ofCustomer } from './find-discounts';
import type { Buyer } from './selling-choice';

/** The last use went to another order between the quote and the order. */
export class DiscountRefused extends Error {
  constructor(
    readonly discountId: number,
    readonly reason: RefusedDiscount['reason'],
  ) {
    super(`discount ${discountId} is ${reason}`);
  }
}

/**
 * Reserves one use of each discount for an order that this transaction writes. The conditional UPDATE locks the discount until
 * the transaction ends, so that its limits hold whoever else wants it; locks are taken in the order of ids. Throws
 * `DiscountRefused`.
 */
export async function reserveUses(tx: Executor, orderId: number, ids: readonly number[], buyer: Buyer): Promise<void> {
  for (const id of [...ids].sort((a, b) => a - b)) {
    const [discount] = await tx
      .update(discounts)
      .set({ uses: sql`${discounts.uses} + 1` })
      .where(
        and(
          eq(discounts.id, id),
          isNull(discounts.deletedAt),
          discounts.isEnabled,
          or(isNull(discounts.usesMax), lt(discounts.uses, discounts.usesMax)),
        ),
      )
      .returning({ audience: discounts.audience, usesPerCustomerMax: discounts.usesPerCustomerMax });
    if (!discount) throw new DiscountRefused(id, 'used_up');
    const max = maxPerCustomer(discount);
    const isTheirs = ofCustomer(buyer);
    if (max !== null && isTheirs) {
      const used = await tx.$count(
        discountUses,
        and(eq(discountUses.discountId, id), ne(discountUses.state, 'released'), isTheirs),
      );
      if (used >= max) throw new DiscountRefused(id, 'used_by_customer');
    }
    await tx.insert(discountUses).values({
      orderId,
      discountId: id,
      userId: buyer.userId ?? null,
      emailHash: buyer.email ? hashEmail(buyer.email) : null,
    });
  }
}
