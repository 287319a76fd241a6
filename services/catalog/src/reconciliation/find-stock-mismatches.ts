import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/internal-ledgers';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { type SQL, sql } from 'drizzle-orm';

type Comparison = ResponseOf<typeof endpoints.findStockMismatches>;
type Mismatch = Comparison['mismatches'][number];

const rowsMax = 200;

/**
 * Compares each product's counters with its ledgers in one statement, which reads one moment: a sale in progress is no
 * mismatch. A product that has no movement yet has nothing to be compared with.
 */
export async function findStockMismatches({ db }: Database): Promise<Comparison> {
  const [[size], mismatches] = await Promise.all([
    db.execute<{ compared: number }>(sql`select count(*)::int as compared from products`),
    selectMismatches(db, sql`true`),
  ]);
  return { compared: size?.compared ?? 0, mismatches };
}

/** Returns the product as it is compared, where it does not agree with its ledgers. */
export async function findMismatchOf(tx: Executor, productId: number): Promise<Mismatch | undefined> {
  const [found] = await selectMismatches(tx, sql`p.id = ${productId}`);
  return found;
}

async function selectMismatches(rows: Executor, condition: SQL): Promise<Mismatch[]> {
  const found = await rows.execute<{ [K in keyof Mismatch]: Mismatch[K] }>(sql`
    select p.id as "productId", p.name, p.stock_quantity as "stockOnHand",
      coalesce(last.resulting_quantity, p.stock_quantity) as "ledgerQuantity",
      p.reserved_quantity as reserved, coalesce(held.units, 0)::int as "reservedByCheckouts"
    from products p
    left join lateral (
      select resulting_quantity from stock_movements where product_id = p.id order by id desc limit 1) last on true
    left join (
      select i.product_id, sum(i.quantity) as units from reservations r
      join reservation_items i on i.reference = r.reference
      where r.state = 'held' group by i.product_id) held on held.product_id = p.id
    where ${condition} and (p.stock_quantity <> coalesce(last.resulting_quantity, p.stock_quantity)
      or p.reserved_quantity <> coalesce(held.units, 0))
    order by p.id limit ${rowsMax}`);
  return [...found];
}
