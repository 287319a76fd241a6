import * as z from 'zod';
import { endpoint } from '../endpoint';
import { idParams, requiredText, text, timestamp } from '../fields';

/** See `cause` for details. */
export const reconciliationKinds = [
  'payment_without_order',
  'order_without_payment',
  'amount_mismatch',
  'currency_mismatch',
  'held_for_review',
  'refund_pending',
  'dispute_open',
  'points_mismatch',
  'stock_mismatch',
  'documents_mismatch',
] as const;
export type ReconciliationKind = (typeof reconciliationKinds)[number];

export const repairs = ['adopt', 'refund', 'release', 'retry', 'dismiss'] as const;
export type Repair = (typeof repairs)[number];

interface Cause {
  kind: ReconciliationKind;
  repairs: readonly Repair[];
}

export const causes = {
  /** Stripe has a payment that no order knows. */
  payment_unknown: { kind: 'payment_without_order', repairs: ['adopt', 'refund', 'dismiss'] },
  /** Stripe has a second payment for an order. */
  payment_second: { kind: 'payment_without_order', repairs: ['refund', 'dismiss'] },
  /** The order does not know of its payment. */
  payment_unrecorded: { kind: 'payment_without_order', repairs: ['retry', 'dismiss'] },
  /** Confirmed without a succeeded payment. */
  order_unpaid: { kind: 'order_without_payment', repairs: ['retry', 'release', 'dismiss'] },
  held_amount: { kind: 'amount_mismatch', repairs: ['adopt', 'refund'] },
  held_currency: { kind: 'currency_mismatch', repairs: ['refund'] },
  held_review: { kind: 'held_for_review', repairs: ['adopt', 'refund'] },
  paid_differs: { kind: 'amount_mismatch', repairs: ['adopt', 'dismiss'] },
  currency_differs: { kind: 'currency_mismatch', repairs: ['dismiss'] },
  refunds_differ: { kind: 'amount_mismatch', repairs: ['retry', 'dismiss'] },
  refund_pending: { kind: 'refund_pending', repairs: ['retry'] },
  refund_failed: { kind: 'refund_pending', repairs: ['retry', 'dismiss'] },
  dispute_open: { kind: 'dispute_open', repairs: ['retry'] },
  account_points: { kind: 'points_mismatch', repairs: ['retry'] },
  order_points: { kind: 'points_mismatch', repairs: ['retry', 'dismiss'] },
  /** `adopt` trusts the stock on hand, `retry` its ledger. */
  stock_on_hand: { kind: 'stock_mismatch', repairs: ['adopt', 'retry'] },
  stock_reserved: { kind: 'stock_mismatch', repairs: ['release'] },
  sale_not_taken: { kind: 'stock_mismatch', repairs: ['retry', 'dismiss'] },
  sale_not_returned: { kind: 'stock_mismatch', repairs: ['retry', 'dismiss'] },
  invoice_missing: { kind: 'documents_mismatch', repairs: ['retry'] },
  /** A refund has no credit note, or a failed refund still has one. */
  credit_note_missing: { kind: 'documents_mismatch', repairs: ['retry', 'dismiss'] },
  /** Cannot be repaired: staff write down why. */
  series_gap: { kind: 'documents_mismatch', repairs: ['dismiss'] },
  series_double: { kind: 'documents_mismatch', repairs: ['dismiss'] },
} as const satisfies Record<string, Cause>;
export type CauseName = keyof typeof causes;
export const causeNames = Object.keys(causes) as [CauseName, ...CauseName[]];

/** No personal data. */
const rowDetails = z.record(z.string(), z.union([z.string(), z.number()]));
export type RowDetails = z.infer<typeof rowDetails>;

export const reconciliationRow = z.object({
  id: z.number(),
  kind: z.enum(reconciliationKinds),
  cause: z.enum(causeNames),
  since: timestamp,
  orderId: z.number().nullable(),
  paymentIntentId: z.string().nullable(),
  productId: z.number().nullable(),
  userId: z.number().nullable(),
  details: rowDetails,
  repairs: z.array(z.enum(repairs)),
  /** It did not help. */
  lastRepair: z
    .object({ repair: z.enum(repairs), reason: z.string(), authorId: z.number().nullable(), at: timestamp })
    .nullable(),
});
export type ReconciliationRow = z.infer<typeof reconciliationRow>;

const reconciliation = z.object({
  rows: z.array(reconciliationRow),
  /** The time of the last full comparison. */
  comparedAt: timestamp.nullable(),
  compared: z.object({ payments: z.number(), orders: z.number(), products: z.number(), accounts: z.number() }),
  /** Newest first. */
  repaired: z.array(reconciliationRow),
});
export type Reconciliation = z.infer<typeof reconciliation>;

/** All known differences, oldest first. */
export const getReconciliation = endpoint('order', 'GET /reconciliation', {
  summary: 'Lists differences between payments, orders, points and stock',
  access: 'staff',
  permission: 'payments:read',
  response: reconciliation,
});

/** May go on after the response; see `comparedAt`. */
export const compareNow = endpoint('order', 'POST /reconciliation/compare', {
  summary: 'Compares payments, orders, points and stock',
  access: 'staff',
  permission: 'payments:write',
  response: reconciliation,
  timeoutMs: 15_000,
});

/** Stripe is asked again, which moves nothing and needs no reason. The other repairs are kept with theirs. */
export const isCheck = (repair: Repair, cause: CauseName): boolean =>
  repair === 'retry' && (cause === 'dispute_open' || cause === 'refund_pending');

export const repairReason = z.strictObject({ reason: text(500) });
export const requiredRepairReason = z.strictObject({ reason: requiredText(1, 500, 'required') });

/** 400 where it needs a reason and has none. 409 `conflict` if it is not offered, under way, or cannot be done. */
export const repairRow = endpoint('order', 'POST /reconciliation/:id/repair', {
  summary: 'Repairs a difference',
  access: 'staff',
  permission: 'payments:write',
  params: idParams,
  body: repairReason.partial().extend({ repair: z.enum(repairs) }),
  response: reconciliation,
  timeoutMs: 15_000,
});
