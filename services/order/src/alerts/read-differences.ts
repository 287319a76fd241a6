import { type CauseName, causeNames, causes } from '@shopwright/contracts/http/reconciliation';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, count, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { reconciliationRows as rows } from '../db/reconciliation-tables';
import type { Sighting } from './alert-rules';

const minuteMs = 60_000;
const paymentWaitMs = 2 * minuteMs;
const differenceWaitMs = 10 * minuteMs;
/** A bank takes days for some refunds, and staff can only wait for it. */
const refundWaitMs = 7 * 24 * 60 * minuteMs;

const isLedger = (cause: CauseName): boolean => /^(points|stock|documents)_mismatch$/.test(causes[cause].kind);
const ledgerCauses = causeNames.filter(isLedger);
/** A dispute has an email of its own, is answered at Stripe, and stays open for weeks. */
const paymentCauses = causeNames.filter(
  (cause) => !isLedger(cause) && cause !== 'dispute_open' && cause !== 'refund_pending',
);

/** Counts the differences that have lasted: the reconciliation had time to repair them by itself, and did not. */
export async function readDifferences(db: Executor, now: Date): Promise<{ payments: Sighting; differences: Sighting }> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const isPayment = inArray(rows.cause, paymentCauses);
  const isLedgerRow = inArray(rows.cause, ledgerCauses);
  const isLatePayment = or(
    and(isPayment, lte(rows.foundAt, before(paymentWaitMs))),
    and(eq(rows.cause, 'refund_pending'), lte(rows.since, before(refundWaitMs))),
  );
  const isLateLedger = and(isLedgerRow, lte(rows.foundAt, before(differenceWaitMs)));
  const [payments, differences] = await Promise.all([
    readOpen(db, now, or(isPayment, isLatePayment), isLatePayment),
    readOpen(db, now, isLedgerRow, isLateLedger),
  ]);
  return { payments, differences };
}

/** Counts those that have lasted, and all of them as `value`. */
async function readOpen(
  db: Executor,
  now: Date,
  isMeant: SQL | undefined,
  hasLasted: SQL | undefined,
): Promise<Sighting> {
  const lasting = sql`filter (where ${hasLasted})`;
  const [row] = await db
    .select({
      value: count(),
      count: sql<number>`count(*) ${lasting}`.mapWith(Number),
      since: sql<Date | null>`min(${rows.since}) ${lasting}`.mapWith(rows.since),
    })
    .from(rows)
    .where(and(isNull(rows.resolvedAt), isMeant));
  return { count: row?.count ?? 0, since: row?.since ?? now, value: row?.value ?? 0 };
}
