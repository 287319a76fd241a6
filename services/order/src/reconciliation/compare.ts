import { safeError } from '@shopwright/service-kit/runtime/logger';
import { and, asc, eq, gt, gte, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { reconciliationPasses } from '../db/reconciliation-tables';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { compareDocuments } from './compare-documents';
import { compareOrderStates } from './compare-order-states';
import { comparePaidOrders } from './compare-paid-orders';
import { comparePayments } from './compare-payments';
import { compareAccounts, compareOrderPoints } from './compare-points';
import { compareProducts, compareSales } from './compare-stock';
import { type Finding, type Window, windowAt } from './finding';
import { causesOf, storeFindings } from './store-findings';

const passes = reconciliationPasses;
const batchSize = 500;
/** A comparison takes at most a twentieth of the time, however large the store. */
const restFactor = 20;
const minimumSeconds = 10;
/** A pass ends within this time. One that did not end by then was killed, and is not waited for. */
export const passMaxMs = 600_000;

/**
 * Compares Stripe with the orders, and these with points, stock and documents, and stores every difference. One instance of the process
 * does it at a time: returns false while another pass runs or, without `force`, has just run. Each part is stored by itself; the time of the last full comparison moves only when all succeeded.
 */
export async function compare(deps: OrderDeps, { force = false } = {}): Promise<boolean> {
  const claimedAt = await claimPass(deps, force);
  if (!claimedAt) return false;
  const startedAt = performance.now();
  const window = windowAt(deps.now());
  const read = { payments: 0, orders: 0, products: 0, accounts: 0 };
  const parts = [
    async () => {
      const { findings, paidIds } = await comparePayments(deps, window);
      await store(deps, findings, 'payments');
      read.payments = paidIds.size;
      await store(deps, (await comparePaidOrders(deps, window, paidIds)).findings, 'paidOrders');
    },
    async () => store(deps, await compareOrderStates(deps), 'orderStates'),
    async () => {
      const { findings, compared } = await compareOrders(deps, window);
      await store(deps, findings, 'orders');
      read.orders = compared;
    },
    async () => {
      const { findings, compared } = await compareAccounts(deps);
      await store(deps, findings, 'accounts');
      read.accounts = compared;
    },
    async () => {
      const { findings, compared } = await compareProducts(deps);
      await store(deps, findings, 'products');
      read.products = compared;
    },
    async () => store(deps, await compareDocuments(deps, window), 'documents'),
  ];
  let failures = 0;
  for (const part of parts) {
    await part().catch((error: unknown) => {
      failures += 1;
      deps.logger.warn({ err: safeError(error) }, 'a comparison failed, the next pass repeats it');
    });
  }
  const durationMs = Math.round(performance.now() - startedAt);
  await deps.database.db
    .update(passes)
    .set({ durationMs, endedAt: deps.now(), ...(failures === 0 && { comparedAt: deps.now(), ...read }) })
    .where(and(eq(passes.id, 1), eq(passes.startedAt, claimedAt)));
  return true;
}

/** Compares only the orders' own states again: quick, after a repair. */
export const compareStatesNow = async (deps: OrderDeps): Promise<void> =>
  store(deps, await compareOrderStates(deps), 'orderStates');

const store = (deps: OrderDeps, findings: Finding[], part: keyof typeof causesOf): Promise<void> =>
  storeFindings(deps.database, findings, causesOf[part], deps.now());

/** Returns when the pass was claimed, which marks it as its own; undefined while another one runs or has just run. */
async function claimPass({ database, now }: OrderDeps, force: boolean): Promise<Date | undefined> {
  const at = now();
  const rest = sql`greatest(${minimumSeconds}, ${passes.durationMs} * ${restFactor} / 1000)`;
  const isOver = or(
    isNull(passes.startedAt),
    gte(passes.endedAt, passes.startedAt),
    lte(passes.startedAt, new Date(at.getTime() - passMaxMs)),
  );
  const hasRested = or(
    isNull(passes.startedAt),
    sql`${passes.startedAt} <= ${at.toISOString()}::timestamptz - make_interval(secs => ${rest})`,
  );
  const [claimed] = await database.db
    .update(passes)
    .set({ startedAt: at })
    .where(and(eq(passes.id, 1), isOver, force ? undefined : hasRested))
    .returning({ startedAt: passes.startedAt });
  return claimed && at;
}

/** Compares the points and the stock of each order, some hundred at a time. */
async function compareOrders(deps: OrderDeps, { from, before }: Window) {
  const findings: Finding[] = [];
  let [compared, lastId] = [0, 0];
  for (;;) {
    const batch = await deps.database.db
      .select()
      .from(orders)
      .where(
        and(
          gt(orders.id, lastId),
          gte(orders.createdAt, from),
          lt(orders.updatedAt, before),
          ne(orders.status, 'pending'),
        ),
      )
      .orderBy(asc(orders.id))
      .limit(batchSize);
    findings.push(...(await compareOrderPoints(deps, batch)), ...(await compareSales(deps, batch)));
    compared += batch.length;
    lastId = batch.at(-1)?.id ?? 0;
    if (batch.length < batchSize) return { findings, compared };
  }
}
