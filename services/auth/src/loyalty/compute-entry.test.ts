import { decimalFromCents } from '@shopwright/contracts/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeEntry } from './compute-entry';

const cents = fc.integer({ min: 0, max: 99_999_999 });

describe('computeEntry', () => {
  it('gives 1 point per whole dollar', () => {
    expect(computeEntry({ kind: 'earned', amount: '249.99' }, [])).toEqual({ points: 249, amount: '249.99' });
    expect(computeEntry({ kind: 'earned', amount: '0.99' }, [])).toEqual({ points: 0, amount: '0.99' });
  });

  it('ends at zero for a reversed order, whichever event arrives first', () => {
    fc.assert(
      fc.property(cents, cents, fc.boolean(), (paid, refunded, isReversedFirst) => {
        const events = [
          { kind: 'earned' as const, amount: decimalFromCents(paid) },
          { kind: 'reversed' as const, amount: decimalFromCents(refunded) },
        ];
        if (isReversedFirst) events.reverse();
        const ledger: { kind: 'earned' | 'reversed'; points: number; amount: string }[] = [];
        let [points, spentCents] = [0, 0];
        for (const event of events) {
          const entry = computeEntry(event, ledger);
          ledger.push({ kind: event.kind, points: entry.points, amount: entry.amount });
          points += entry.points;
          spentCents += Math.round(Number(entry.amount) * 100);
        }
        expect([points, spentCents]).toEqual([0, 0]);
      }),
    );
  });
});
