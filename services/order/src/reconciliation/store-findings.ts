import type { CauseName } from '@shopwright/contracts/http/reconciliation';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { reconciliationRows } from '../db/reconciliation-tables';
import type { Finding } from './finding';

const rows = reconciliationRows;

/**
 * Opens a row for each difference that is new, and resolves those of these causes that are gone. A difference that staff
 * accepted as it is stays closed until its details change; an amount that they adopted, until it is no longer recorded.
 */
export async function storeFindings(
  database: Database,
  findings: readonly Finding[],
  causes: readonly CauseName[],
  at: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    const open = await tx
      .select()
      .from(rows)
      .where(and(isNull(rows.resolvedAt), inArray(rows.cause, [...causes])));
    const isFound = (row: { cause: CauseName; subject: string }) =>
      findings.some(({ cause, subject }) => cause === row.cause && subject === row.subject);
    const gone = open.filter((row) => !isFound(row)).map(({ id }) => id);
    if (gone.length > 0) {
      await tx
        .update(rows)
        .set({ resolvedAt: at })
        .where(and(inArray(rows.id, gone), isNull(rows.resolvedAt)));
    }
    for (const finding of findings) {
      const known = open.find(({ cause, subject }) => cause === finding.cause && subject === finding.subject);
      if (known) {
        if (JSON.stringify(known.details) === JSON.stringify(finding.details)) continue;
        await tx.update(rows).set({ details: finding.details }).where(eq(rows.id, known.id));
        continue;
      }
      const [accepted] = await tx
        .select({ id: rows.id })
        .from(rows)
        .where(or(isAccepted(finding), isAdoptedAmount(finding)))
        .limit(1);
      if (!accepted)
        await tx
          .insert(rows)
          .values({ ...finding, foundAt: at })
          .onConflictDoNothing();
    }
  });
}

const isAccepted = ({ cause, subject, details }: Finding): SQL | undefined =>
  and(
    eq(rows.cause, cause),
    eq(rows.subject, subject),
    sql`${rows.repair} in ('adopt', 'dismiss')`,
    sql`${rows.details} = ${JSON.stringify(details)}::jsonb`,
  );

/**
 * An amount that staff adopted is recorded in the order, which still was ordered for another one. Found by the payment or,
 * where the order was held for review, by the order.
 */
function isAdoptedAmount({ cause, subject, orderId = 0, details: { paid, ordered, recorded } }: Finding) {
  if (cause !== 'paid_differs' || recorded !== paid) return undefined;
  return and(
    or(
      and(eq(rows.cause, 'paid_differs'), eq(rows.subject, subject)),
      and(eq(rows.cause, 'held_amount'), eq(rows.subject, `order:${orderId}`)),
    ),
    eq(rows.repair, 'adopt'),
    sql`${rows.details} @> ${JSON.stringify({ paid, ordered })}::jsonb`,
  );
}

/** The causes that each comparison finds. */
export const causesOf = {
  payments: [
    'payment_unknown',
    'payment_second',
    'payment_unrecorded',
    'paid_differs',
    'currency_differs',
    'refunds_differ',
  ],
  paidOrders: ['order_unpaid'],
  orderStates: ['held_amount', 'held_currency', 'held_review', 'refund_pending', 'refund_failed', 'dispute_open'],
  orders: ['order_points', 'sale_not_taken', 'sale_not_returned'],
  accounts: ['account_points'],
  products: ['stock_on_hand', 'stock_reserved'],
  documents: ['invoice_missing', 'credit_note_missing', 'series_gap', 'series_double'],
} as const satisfies Record<string, readonly CauseName[]>;
