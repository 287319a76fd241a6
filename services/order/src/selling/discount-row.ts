import type { Discount } from '@shopwright/contracts/http/discounts';
import type { DiscountRow } from '../db/selling-tables';

export function toDiscount({
  codeKey: _,
  deletedAt: _deleted,
  minimumAmount,
  minimumQuantity,
  firstDay,
  lastDay,
  ...row
}: DiscountRow): Discount {
  return {
    ...row,
    minimumAmount: minimumAmount ?? undefined,
    minimumQuantity: minimumQuantity ?? undefined,
    firstDay: firstDay ?? undefined,
    lastDay: lastDay ?? undefined,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
