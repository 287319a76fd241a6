import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { allocate } from '@shopwright/contracts/pricing/allocate';
import { roundShare } from '@shopwright/contracts/pricing/rounding';
import type { Cost } from '../db/invoice-tables';

/** A cost of an invoice, how much of it earlier refunds returned, and what the refunded units of it are worth. */
export interface RefundedCost {
  cost: Cost;
  takenCents: number;
  unitsCents: number;
}

/**
 * Returns how much of each cost a refund returns: first of its units, then of all that is left in proportion. Refunds that
 * return everything take exactly what each cost was.
 */
export function shareRefund(amountCents: number, costs: readonly RefundedCost[], step: number): number[] {
  const left = costs.map(({ cost, takenCents }) => centsFromDecimal(cost.paid) - takenCents);
  const wanted = costs.map(({ unitsCents }, index) => Math.min(unitsCents, left[index] ?? 0));
  const ofUnits = take(amountCents, wanted, step);
  const others = left.map((cents, index) => cents - (ofUnits[index] ?? 0));
  const rest = take(amountCents - sum(ofUnits), others, step);
  return ofUnits.map((cents, index) => cents + (rest[index] ?? 0));
}

function take(amountCents: number, from: readonly number[], step: number): number[] {
  const taken = Math.min(amountCents, sum(from));
  return taken > 0 ? allocate(taken, from, step) : from.map(() => 0);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** Returns the part of a cost after the first `takenCents`. Parts that make the whole have exactly its taxes. */
export function cutCost({ paid, taxes, ...cost }: Cost, takenCents: number, cents: number, step: number): Cost {
  const paidCents = centsFromDecimal(paid);
  const upTo = (amount: number, until: number) => (until === 0 ? 0 : roundShare(amount, until, paidCents, step));
  const cut = (amount: string) => {
    const whole = centsFromDecimal(amount);
    return upTo(whole, takenCents + cents) - upTo(whole, takenCents);
  };
  const amounts = taxes.map(({ amount }) => cut(amount));
  // Taxes of several kinds are on the same amount, unless they are of several classes.
  const isSame = taxes.every(({ net }) => net === taxes[0]?.net);
  return {
    ...cost,
    paid: decimalFromCents(cents),
    taxes: taxes.map(({ net, ...tax }, index) => ({
      ...tax,
      net: decimalFromCents(isSame ? cents - sum(amounts) : cut(net)),
      amount: decimalFromCents(amounts[index] ?? 0),
    })),
  };
}
