import { expect, it } from 'vitest';
import { createLag } from './replica-lag';

it('knows nothing before the replica has caught up once', () => {
  const lag = createLag();
  expect(lag.ms(0)).toBe(Number.POSITIVE_INFINITY);
  lag.note({ at: 0, written: 100n, replayed: 50n });
  expect(lag.ms(5000)).toBe(Number.POSITIVE_INFINITY);
  lag.note({ at: 1000, written: 120n, replayed: 100n });
  expect(lag.ms(1000)).toBe(1000);
});

it('counts from the newest place that was reached, and not while nothing is missing', () => {
  const lag = createLag();
  lag.note({ at: 0, written: 100n, replayed: 100n });
  // Nothing is written for an hour.
  expect(lag.ms(3_600_000)).toBe(0);
  lag.note({ at: 3_600_000, written: 200n, replayed: 100n });
  lag.note({ at: 3_601_000, written: 300n, replayed: 199n });
  expect(lag.ms(3_602_000)).toBe(3_602_000);
  lag.note({ at: 3_602_000, written: 400n, replayed: 350n });
  expect(lag.ms(3_602_500)).toBe(1500);
  lag.note({ at: 3_603_000, written: 400n, replayed: 400n });
  expect(lag.ms(3_700_000)).toBe(0);
});

it('is never told shorter than it is where a replica stands still for very long', () => {
  const lag = createLag();
  lag.note({ at: 0, written: 1n, replayed: 1n });
  for (let at = 1; at <= 500; at += 1) lag.note({ at: at * 1000, written: BigInt(at + 1), replayed: 1n });
  expect(lag.ms(500_000)).toBe(500_000);
  // It goes on, to a place that is not remembered any more.
  lag.note({ at: 501_000, written: 502n, replayed: 100n });
  expect(lag.ms(501_000)).toBe(501_000);
});
