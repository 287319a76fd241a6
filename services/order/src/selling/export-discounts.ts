import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { Discount, exportDiscounts as endpoint } from '@shopwright/contracts/http/discounts';
import type { Database } from '@shopwright/service-kit/database/connection';
import { columnsOf, inBatches, writeExport } from '@shopwright/service-kit/http/write-export';
import { and, desc, isNull, lt } from 'drizzle-orm';
import { discounts } from '../db/selling-tables';
import { toDiscount } from './discount-row';

const batchSize = 500;

/** Yields the discounts, newest first. Cells have one value each, and JSON has the discount as the API knows it. */
export async function* exportDiscounts(
  { db }: Pick<Database, 'db'>,
  { format }: QueryOf<typeof endpoint>,
): AsyncGenerator<string> {
  const batches = inBatches<Discount>(batchSize, async (last) => {
    const rows = await db
      .select()
      .from(discounts)
      .where(and(isNull(discounts.deletedAt), last && lt(discounts.id, last.id)))
      .orderBy(desc(discounts.id))
      .limit(batchSize);
    return rows.map(toDiscount);
  });
  const columns = columnsOf<Flat>(names).map(
    ([title, cell]) => [title, (discount: Discount) => cell(toFlat(discount))] as const,
  );
  yield* writeExport(batches, { format, columns });
}

const names = [
  'id',
  'name',
  'code',
  'isEnabled',
  'kind',
  'rate',
  'amount',
  'buy',
  'get',
  'target',
  'targetIds',
  'getTarget',
  'getTargetIds',
  'minimumAmount',
  'minimumQuantity',
  'firstDay',
  'lastDay',
  'audience',
  'emails',
  'usesMax',
  'usesPerCustomerMax',
  'combines',
  'uses',
  'createdAt',
  'updatedAt',
] as const;
type Flat = Record<(typeof names)[number], unknown>;

function toFlat({ effect, target, audience, ...discount }: Discount): Flat {
  const getTarget = effect.kind === 'buy_x_get_y' ? effect.getTarget : undefined;
  return {
    ...discount,
    minimumAmount: discount.minimumAmount,
    minimumQuantity: discount.minimumQuantity,
    firstDay: discount.firstDay,
    lastDay: discount.lastDay,
    kind: effect.kind,
    rate: 'rate' in effect ? effect.rate : null,
    amount: effect.kind === 'amount' ? effect.amount : null,
    buy: effect.kind === 'buy_x_get_y' ? effect.buy : null,
    get: effect.kind === 'buy_x_get_y' ? effect.get : null,
    target: target.type,
    targetIds: 'ids' in target ? target.ids : null,
    getTarget: getTarget?.type,
    getTargetIds: getTarget?.ids,
    audience: audience.type,
    emails: audience.type === 'customers' ? audience.emails : null,
  };
}
