import { type Fault, listFaults } from './faults';
import { createRandom, type Random } from './random';

/** The courses that a visit can take. Each is named in the output, so that a seed's run can be read. */
export const stories = [
  'card',
  'two tabs',
  'reload after paying',
  'declined, then paid',
  'declined for good',
  'leaves 3-D Secure undone',
  'bank debit',
  'bank debit that fails',
  'closes the browser',
  'never pays',
  'redeems points',
  'cancels',
  'returns',
] as const;
export type Story = (typeof stories)[number];

export interface Visit {
  story: Story;
  /** The number of the account, or undefined for a guest. */
  account?: number;
  /** Numbers of products in the run's list, and units. */
  lines: { product: number; quantity: number }[];
  /** The time for which the customer thinks before each step. */
  pauseMs: number;
}

export interface Run<F = Fault> {
  visits: Visit[];
  /** `beforeVisit` is the visit that the fault comes before. */
  faults: { beforeVisit: number; fault: F }[];
  accounts: number;
}

export interface RunSize {
  seed: number;
  checkouts: number;
  faults: number;
  /** The stories to draw from: all of them, unless given. */
  only?: readonly Story[];
}

export const productCount = 8;

/** Draws a whole run from its seed: who buys what and how, and which fault comes when. */
export function planRun({ seed, checkouts, faults, only = stories }: RunSize): Run {
  const random = createRandom(seed);
  const accounts = Math.max(2, Math.ceil(checkouts / 6));
  const deck: Story[] = [];
  const visits = Array.from({ length: checkouts }, (): Visit => {
    if (deck.length === 0) deck.push(...random.shuffle(only), 'card', 'card', 'closes the browser');
    const story = deck.shift() ?? 'card';
    const hasAccount = story === 'redeems points' || random.happens(0.4);
    return {
      story,
      ...(hasAccount && { account: random.between(0, accounts - 1) }),
      lines: random
        .shuffle(Array.from({ length: productCount }, (_, product) => product))
        .slice(0, random.between(1, 3))
        .map((product) => ({ product, quantity: random.happens(0.7) ? 1 : random.between(2, 4) })),
      pauseMs: random.between(0, 1500),
    };
  });
  return { visits, accounts, faults: dealFaults(random, checkouts, faults, () => listFaults(random)) };
}

/** Deals the faults from a shuffled deck of all, so that each comes once before any comes again. */
export function dealFaults<F>(random: Random, checkouts: number, count: number, listAll: () => F[]): Run<F>['faults'] {
  const deck: F[] = [];
  const gap = checkouts / (count + 1);
  return Array.from({ length: count }, (_, index) => {
    if (deck.length === 0) deck.push(...random.shuffle(listAll()));
    return { beforeVisit: Math.floor(gap * (index + 1)), fault: deck.shift() as F };
  });
}
