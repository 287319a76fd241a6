import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';

interface LoyaltyEvent {
  kind: 'earned' | 'reversed';
  amount: string;
}

interface EarlierEntry {
  kind: string;
  points: number;
  amount: string;
}

interface NewEntry {
  points: number;
  amount: string;
}

const noChange: NewEntry = { points: 0, amount: '0.00' };

/**
 * Returns the points and amount of the event, given the order's entries so far. An order earns 1 point per whole dollar
 * paid; a reversal cancels exactly what the order earned. Events arrive in any order: an order that was reversed first
 * earns nothing later, so both sequences end at the same sum.
 */
export function computeEntry(event: LoyaltyEvent, ofOrder: readonly EarlierEntry[]): NewEntry {
  if (event.kind === 'earned') {
    if (ofOrder.some((entry) => entry.kind === 'reversed')) return noChange;
    return { points: Math.floor(centsFromDecimal(event.amount) / 100), amount: event.amount };
  }
  const earned = ofOrder.find((entry) => entry.kind === 'earned');
  if (!earned) return noChange;
  return { points: 0 - earned.points, amount: decimalFromCents(0 - centsFromDecimal(earned.amount)) };
}
