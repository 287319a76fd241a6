import { refundAttemptStates } from '@shopwright/contracts/http/order-desk';
import { causes, reconciliationKinds } from '@shopwright/contracts/http/reconciliation';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { Sampler } from '@shopwright/service-kit/metrics/sampler';
import { isNull, sql } from 'drizzle-orm';
import { reconciliationRows } from './db/reconciliation-tables';
import { refunds } from './db/refund-tables';

const rowCount = sql<number>`count(*)::int`;

/** Counts refunds by their state at Stripe. */
export const sampleRefunds = ({ db }: Pick<Database, 'db'>): Sampler => ({
  name: 'refunds',
  async read() {
    const rows = await db.select({ state: refunds.state, count: rowCount }).from(refunds).groupBy(refunds.state);
    const values = refundAttemptStates.map((state) => ({
      labels: { state },
      value: rows.find((row) => row.state === state)?.count ?? 0,
    }));
    return [{ name: 'refunds', help: 'Refunds, by state', values }];
  },
});

/** Counts the differences that are open on the reconciliation's screen, such as a payment without an order. */
export const sampleReconciliation = ({ db }: Pick<Database, 'db'>): Sampler => ({
  name: 'reconciliation',
  async read() {
    const rows = await db
      .select({
        cause: reconciliationRows.cause,
        count: rowCount,
        seconds: sql<number>`greatest(0, extract(epoch from now() - min(${reconciliationRows.since})))::float8`,
      })
      .from(reconciliationRows)
      .where(isNull(reconciliationRows.resolvedAt))
      .groupBy(reconciliationRows.cause);
    const byKind = reconciliationKinds.map((kind) => {
      const open = rows.filter(({ cause }) => causes[cause].kind === kind);
      return {
        labels: { kind },
        count: open.reduce((sum, { count }) => sum + count, 0),
        seconds: Math.max(0, ...open.map(({ seconds }) => seconds)),
      };
    });
    return [
      {
        name: 'reconciliation_rows',
        help: 'Open differences between payments, orders, points and stock',
        values: byKind.map(({ labels, count }) => ({ labels, value: count })),
      },
      {
        name: 'reconciliation_oldest_seconds',
        help: 'Age of the oldest open difference',
        values: byKind.map(({ labels, seconds }) => ({ labels, value: seconds })),
      },
    ];
  },
});
