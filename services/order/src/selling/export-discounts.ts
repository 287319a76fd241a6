import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { Discount, exportDiscounts as endpoint } from '@shopwright/contracts/http/discounts';
import { discountColumns } from '@shopwright/contracts/import-kinds';
import { columnsOf, inBatches, writeExport } from '@shopwright/service-kit/http/write-export';
import { and, asc, gt, isNull } from 'drizzle-orm';
import { discounts } from '../db/selling-tables';
import type { OrderDeps } from '../deps';
import { type Cells, toForm, writeCells } from './discount-cells';
import { toDiscount } from './discount-row';
import { findNames } from './import-discounts';

/** Each may name a thousand products, whose slugs the catalog knows. */
const batchSize = 25;

/**
 * Yields the discounts, oldest first: another store gives them ids in this order. Cells have one value each, and JSON has the discount as
 * the API knows it. Without the catalog there is no CSV, rather than one that takes a discount for one of everything.
 */
export async function* exportDiscounts(
  deps: Pick<OrderDeps, 'database' | 'catalog'>,
  { format }: QueryOf<typeof endpoint>,
): AsyncGenerator<string> {
  const batches = inBatches<Discount>(batchSize, async (last) => {
    const rows = await deps.database.db
      .select()
      .from(discounts)
      .where(and(isNull(discounts.deletedAt), last && gt(discounts.id, last.id)))
      .orderBy(asc(discounts.id))
      .limit(batchSize);
    return rows.map(toDiscount);
  });
  if (format === 'json') yield* writeExport(batches, { format, columns: [] });
  else yield* writeExport(withNames(deps, batches), { format, columns: columnsOf<Flat>([...discountColumns, 'uses']) });
}

type Flat = Cells & { uses: number };

async function* withNames(
  deps: Pick<OrderDeps, 'catalog'>,
  batches: AsyncIterable<Discount[]>,
): AsyncGenerator<Flat[]> {
  for await (const batch of batches) {
    const ids = { products: new Set<number>(), categories: new Set<number>(), collections: new Set<number>() };
    for (const { target, effect } of batch) {
      const getTarget = effect.kind === 'buy_x_get_y' ? effect.getTarget : undefined;
      for (const each of [target, ...(getTarget ? [getTarget] : [])]) {
        if (each.type !== 'order') for (const id of each.ids) ids[each.type].add(id);
      }
    }
    const names = await findNames(deps, ids);
    yield batch.map((discount) => ({ ...writeCells(toForm(discount), names), uses: discount.uses }));
  }
}
