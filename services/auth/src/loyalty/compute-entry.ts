import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';

type LoyaltyEvent =
  | { kind: 'earned' | 'reversed'; amount: string }
  /** `reversed` is the part of `paid` that went back so far, by refunds and disputes. A higher version is newer. */
  | { kind: 'refunded'; paid: string; reversed: string; version: number };

interface EarlierEntry {
  kind: string;
  points: number;
  amount: string;
  refundVersion?: number | null;
  refundedAmount?: string | null;
  paidAmount?: string | null;
}

interface NewEntry {
  points: number;
  amount: string;
}

/**
 * Returns the entry that brings the order's points to what they should be: 1 point per whole dollar of what was paid and
 * did not go back, rounded down; 0 for an order that was cancelled. Events arrive in any order: each entry is the
 * difference to the entries so far, so every sequence ends at the same sum, and a full refund ends at 0. Returns
 * undefined for a refund that is not newer than a known one.
 */
export function computeEntry(event: LoyaltyEvent, ofOrder: readonly EarlierEntry[]): NewEntry | undefined {
  const known = ofOrder.toSorted((a, b) => (b.refundVersion ?? 0) - (a.refundVersion ?? 0))[0];
  if (event.kind === 'refunded' && event.version <= (known?.refundVersion ?? 0)) return undefined;
  const target = targetCents(event, ofOrder, known);
  const sumCents = ofOrder.reduce((sum, { amount }) => sum + centsFromSigned(amount), 0);
  const sumPoints = ofOrder.reduce((sum, { points }) => sum + points, 0);
  return { points: Math.floor(target / 100) - sumPoints, amount: decimalFromCents(target - sumCents) };
}

/** Returns how many cents of the order earn points after this event. */
function targetCents(event: LoyaltyEvent, ofOrder: readonly EarlierEntry[], known: EarlierEntry | undefined): number {
  const has = (kind: string) => event.kind === kind || ofOrder.some((entry) => entry.kind === kind);
  if (!has('earned') || has('reversed')) return 0;
  if (event.kind === 'refunded') return Math.max(0, centsFromDecimal(event.paid) - centsFromDecimal(event.reversed));
  // An invoice earns nothing until it is paid, which may have been heard of first.
  const paid = (event.kind === 'earned' && known?.paidAmount) || event.amount;
  return Math.max(0, centsFromDecimal(paid) - centsFromDecimal(known?.refundedAmount ?? '0'));
}

const centsFromSigned = (amount: string): number =>
  amount.startsWith('-') ? 0 - centsFromDecimal(amount.slice(1)) : centsFromDecimal(amount);
