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
          const entry = computeEntry(event, ledger)!;
          ledger.push({ kind: event.kind, points: entry.points, amount: entry.amount });
          points += entry.points;
          spentCents += Math.round(Number(entry.amount) * 100);
        }
        expect([points, spentCents]).toEqual([0, 0]);
      }),
    );
  });

  const refunded = (paid: number, reversed: number, version: number) => ({
    kind: 'refunded' as const,
    paid: decimalFromCents(paid),
    reversed: decimalFromCents(reversed),
    version,
  });

  it('keeps 1 point per whole dollar of what was not refunded, rounded down', () => {
    const ledger = [{ kind: 'earned', points: 249, amount: '249.99' }];
    expect(computeEntry(refunded(24_999, 100, 1), ledger)).toEqual({ points: -1, amount: '-1.00' });
    expect(computeEntry(refunded(24_999, 50, 1), ledger)).toEqual({ points: 0, amount: '-0.50' });
    expect(computeEntry(refunded(24_999, 24_999, 1), ledger)).toEqual({ points: -249, amount: '-249.99' });
  });

  it('returns the points of a refund that failed later, and ignores an older sum', () => {
    const ledger = [
      { kind: 'earned', points: 20, amount: '20.00' },
      { kind: 'refunded', points: -20, amount: '-20.00', refundVersion: 2, refundedAmount: '20.00' },
    ];
    expect(computeEntry(refunded(2000, 0, 3), ledger)).toEqual({ points: 20, amount: '20.00' });
    expect(computeEntry(refunded(2000, 500, 1), ledger)).toBeUndefined();
    expect(computeEntry(refunded(2000, 2000, 2), ledger)).toBeUndefined();
  });

  it('gives the points of an invoice that is paid later, whichever event arrives first', () => {
    const earned = { kind: 'earned' as const, amount: '0.00' };
    const paid = { kind: 'refunded', points: 0, amount: '0.00', refundVersion: 1, refundedAmount: '0.00' };
    expect(computeEntry(refunded(2000, 0, 1), [{ ...earned, points: 0 }])).toEqual({ points: 20, amount: '20.00' });
    expect(computeEntry(earned, [{ ...paid, paidAmount: '20.00' }])).toEqual({ points: 20, amount: '20.00' });
    const partly = { ...paid, refundVersion: 2, refundedAmount: '5.00', paidAmount: '20.00' };
    expect(computeEntry(earned, [{ ...paid, paidAmount: '20.00' }, partly])).toEqual({ points: 15, amount: '15.00' });
  });

  it('ends at what is left, for every order of earning, cancelling and refunds, with duplicates', () => {
    const events = fc.record({
      paid: cents,
      parts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(events, fc.boolean(), fc.infiniteStream(fc.nat()), ({ paid, parts }, isCancelled, random) => {
        const sums = parts.map((part, index) => refunded(paid, Math.floor(paid * part), index + 1));
        const all = [
          { kind: 'earned' as const, amount: decimalFromCents(paid) },
          ...(isCancelled ? [{ kind: 'reversed' as const, amount: decimalFromCents(paid) }] : []),
          ...[...sums, ...sums],
        ].map((event) => ({ event, at: random.next().value ?? 0 }));
        const ledger: Parameters<typeof computeEntry>[1][number][] = [];
        for (const { event } of all.toSorted((a, b) => a.at - b.at)) {
          const entry = computeEntry(event, ledger);
          if (!entry) continue;
          const refund = event.kind === 'refunded' && {
            refundVersion: event.version,
            refundedAmount: event.reversed,
            paidAmount: event.paid,
          };
          ledger.push({ kind: event.kind, ...entry, ...refund });
        }
        const reversed = Math.floor(paid * (parts.at(-1) ?? 0));
        const left = isCancelled ? 0 : paid - reversed;
        expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(Math.floor(left / 100));
        expect(ledger.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(left);
      }),
    );
  });
});
