import { createRandom, type Random } from './random';

/** What a customer does. Each is named in the output, so that a seed's run can be read. */
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
] as const;
export type Story = (typeof stories)[number];

export const processNames = [
  'postgres',
  'redis',
  'stripe-sandbox',
  'collector',
  'mailbox',
  'catalog',
  'order',
  'auth',
  'workers',
  'bff',
] as const;
export type ProcessName = (typeof processNames)[number];

export type Fault =
  | { kind: 'kill'; process: ProcessName }
  | { kind: 'freeze'; process: ProcessName; ms: number }
  | { kind: 'wipe Redis' }
  | { kind: 'fill Redis'; ms: number }
  | {
      kind: 'webhooks';
      ms: number;
      webhooks: { drop: number; duplicate: number; delayMs: [number, number]; shuffle: number };
    }
  | { kind: 'Stripe'; ms: number; api: { errorRate: number; dropReplyRate: number; latencyMs: number } };

export interface Visit {
  story: Story;
  /** The number of the account, or undefined for a guest. */
  account?: number;
  /** Numbers of products in the run's list, and pieces. */
  lines: { product: number; quantity: number }[];
  /** How long the customer thinks before each step. */
  pauseMs: number;
}

export interface Run {
  visits: Visit[];
  /** `beforeVisit` is the visit that the fault comes before. */
  faults: { beforeVisit: number; fault: Fault }[];
  accounts: number;
}

export interface RunSize {
  seed: number;
  checkouts: number;
  faults: number;
}

export const productCount = 8;

/** Draws a whole run from its seed: who buys what and how, and which fault comes when. */
export function planRun({ seed, checkouts, faults }: RunSize): Run {
  const random = createRandom(seed);
  const accounts = Math.max(2, Math.ceil(checkouts / 6));
  const deck: Story[] = [];
  const visits = Array.from({ length: checkouts }, (): Visit => {
    if (deck.length === 0) deck.push(...random.shuffle(stories), 'card', 'card', 'closes the browser');
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
  return { visits, accounts, faults: planFaults(random, checkouts, faults) };
}

/** Deals the faults from a shuffled deck of all, so that each comes once before any comes again. */
function planFaults(random: Random, checkouts: number, count: number): Run['faults'] {
  const deck: Fault[] = [];
  const gap = checkouts / (count + 1);
  return Array.from({ length: count }, (_, index) => {
    if (deck.length === 0) deck.push(...random.shuffle(allFaults(random)));
    return { beforeVisit: Math.floor(gap * (index + 1)), fault: deck.shift() ?? { kind: 'wipe Redis' } };
  });
}

function allFaults(random: Random): Fault[] {
  const ms = () => random.between(3000, 10_000);
  return [
    ...processNames.map((process): Fault => ({ kind: 'kill', process })),
    ...processNames.map((process): Fault => ({ kind: 'freeze', process, ms: ms() })),
    { kind: 'wipe Redis' },
    { kind: 'fill Redis', ms: ms() },
    { kind: 'webhooks', ms: ms(), webhooks: { drop: 0.9, duplicate: 0, delayMs: [0, 0], shuffle: 0 } },
    { kind: 'webhooks', ms: ms(), webhooks: { drop: 0.2, duplicate: 0.8, delayMs: [500, 6000], shuffle: 0.8 } },
    { kind: 'Stripe', ms: ms(), api: { errorRate: 0.5, dropReplyRate: 0, latencyMs: 0 } },
    { kind: 'Stripe', ms: ms(), api: { errorRate: 0, dropReplyRate: 0.5, latencyMs: 200 } },
    { kind: 'Stripe', ms: ms(), api: { errorRate: 0.1, dropReplyRate: 0.1, latencyMs: 2500 } },
  ];
}

/** Names a fault for the output. */
export const describeFault = (fault: Fault): string =>
  [fault.kind, 'process' in fault && fault.process, 'ms' in fault && `${(fault.ms / 1000).toFixed(1)} s`]
    .filter(Boolean)
    .join(' ');
