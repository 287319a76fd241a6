import { centsFromDecimal } from '@shopwright/contracts/money';

interface LoyaltyEvent {
  kind: 'earned' | 'reversed';
  amountCents: number;
}

interface EarlierEntry {
  kind: string;
  points: number;
  amount: string;
}

export interface NewEntry {
  points: number;
  amountCents: number;
}

const nothing: NewEntry = { points: 0, amountCents: 0 };

/**
 * What the event is worth, given what its order has in the ledger already. 1 point per whole dollar paid; a
 * reversal takes back exactly what the order earned. Events come in any order: an order that was reversed
 * before it earned anything earns nothing any more, so both orders end at the same sum.
 */
export function computeEntry(event: LoyaltyEvent, ofOrder: readonly EarlierEntry[]): NewEntry {
  if (event.kind === 'earned') {
    if (ofOrder.some((entry) => entry.kind === 'reversed')) return nothing;
    return { points: Math.floor(event.amountCents / 100), amountCents: event.amountCents };
  }
  const earned = ofOrder.find((entry) => entry.kind === 'earned');
  if (!earned) return nothing;
  return { points: 0 - earned.points, amountCents: 0 - centsFromDecimal(earned.amount) };
}
