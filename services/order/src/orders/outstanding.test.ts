import { describe, expect, it } from 'vitest';
import { computeOutstanding, type ReturnedPieces } from './outstanding';

/** An order of pieces at 20.00 that was paid in full. */
const payment = (changes: { left?: number; pool?: number; piecesLeft?: number } = {}) => ({
  leftCents: changes.left ?? 10_000,
  poolCents: changes.pool ?? 0,
  piecesLeft: changes.piecesLeft ?? 5,
  getShareCents: (pieces: readonly { quantity: number }[]) =>
    pieces.reduce((sum, { quantity }) => sum + quantity * 2000, 0),
});
const pieces = (quantity: number, paid = 0, left = 5): ReturnedPieces[] => [{ orderItemId: 1, quantity, paid, left }];

describe('computeOutstanding', () => {
  it.each([
    ['nothing was refunded', pieces(2), payment(), 4000, 0],
    ['a part by amount', pieces(2), payment({ pool: 500 }), 3500, 500],
    ['all of it by amount', pieces(1), payment({ pool: 2000 }), 0, 2000],
    ['more than it cost, by amount', pieces(1), payment({ pool: 9000 }), 0, 2000],
    ['one of two pieces by name', pieces(2, 1), payment(), 2000, 2000],
    ['both by name', pieces(2, 2), payment(), 0, 4000],
    ['more pieces than the return has', pieces(1, 3), payment(), 0, 2000],
    ['one by name and a part by amount', pieces(2, 1), payment({ pool: 500 }), 1500, 2500],
    ['the whole line, before it was requested', pieces(1, 0, 0), payment(), 0, 2000],
    ['a part of the last piece', pieces(1, 0, 1), payment({ piecesLeft: 1, left: 1500, pool: 500 }), 1500, 500],
    ['all of the last piece', pieces(1, 0, 1), payment({ piecesLeft: 1, left: 0, pool: 2000 }), 0, 2000],
    ['all but a dispute left', pieces(1), payment({ left: 700 }), 700, 1300],
    ['pieces that other returns took', pieces(2, -1), payment(), 4000, 0],
  ])('%s', (_, returned, paid, due, already) => {
    const outstanding = computeOutstanding(returned, paid);
    expect([outstanding.dueCents, outstanding.alreadyCents]).toEqual([due, already]);
  });
});
