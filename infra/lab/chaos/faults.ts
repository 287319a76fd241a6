import { type LinkFault, linkFaults } from '@shopwright/testing/tcp-proxy';
import type { Random } from './random';

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

/** The links between processes that can fail, and the variable by which a process finds its end. */
export const linkVariables = {
  Postgres: 'DATABASE_URL',
  Redis: 'REDIS_URL',
  Stripe: 'STRIPE_API_BASE',
  SMTP: 'SMTP_URL',
  catalog: 'CATALOG_URL',
  order: 'ORDER_URL',
  auth: 'AUTH_URL',
} as const;
export type LinkName = keyof typeof linkVariables;
const linkNames = Object.keys(linkVariables) as LinkName[];

/** The processes that decide by their own clock. */
const clockedProcesses = ['catalog', 'order', 'auth', 'workers', 'bff'] as const;

export type Fault =
  | { kind: 'kill'; process: ProcessName }
  | { kind: 'freeze'; process: ProcessName; ms: number }
  | { kind: 'link'; link: LinkName; how: LinkFault; ms: number }
  /** The clock jumps, and jumps back after the time. A process that is killed starts with the wrong clock. */
  | { kind: 'clock'; process: ProcessName; skewMs: number; isStarted: boolean; ms: number }
  | { kind: 'wipe Redis' }
  | { kind: 'fill Redis'; ms: number }
  | { kind: 'fill the disk of Postgres'; ms: number }
  | {
      kind: 'webhooks';
      ms: number;
      webhooks: { drop: number; duplicate: number; delayMs: [number, number]; shuffle: number };
    }
  | { kind: 'Stripe'; ms: number; api: { errorRate: number; dropReplyRate: number; latencyMs: number } };

const clockSkewMs = 5 * 60_000;

/** Every fault once, with a duration drawn for each. */
export function listFaults(random: Random): Fault[] {
  const ms = () => random.between(3000, 10_000);
  const skewMs = () => (random.happens(0.5) ? clockSkewMs : -clockSkewMs);
  return [
    ...processNames.map((process): Fault => ({ kind: 'kill', process })),
    ...processNames.map((process): Fault => ({ kind: 'freeze', process, ms: ms() })),
    ...linkNames.flatMap((link) => linkFaults.map((how): Fault => ({ kind: 'link', link, how, ms: ms() }))),
    ...clockedProcesses.flatMap((process) =>
      [true, false].map((isStarted): Fault => ({ kind: 'clock', process, isStarted, skewMs: skewMs(), ms: ms() })),
    ),
    { kind: 'wipe Redis' },
    { kind: 'fill Redis', ms: ms() },
    { kind: 'fill the disk of Postgres', ms: ms() },
    { kind: 'webhooks', ms: ms(), webhooks: { drop: 0.9, duplicate: 0, delayMs: [0, 0], shuffle: 0 } },
    { kind: 'webhooks', ms: ms(), webhooks: { drop: 0.2, duplicate: 0.8, delayMs: [500, 6000], shuffle: 0.8 } },
    { kind: 'Stripe', ms: ms(), api: { errorRate: 0.5, dropReplyRate: 0, latencyMs: 0 } },
    { kind: 'Stripe', ms: ms(), api: { errorRate: 0, dropReplyRate: 0.5, latencyMs: 200 } },
    { kind: 'Stripe', ms: ms(), api: { errorRate: 0.1, dropReplyRate: 0.1, latencyMs: 2500 } },
  ];
}

/** Names a fault for the output. */
export function describeFault(fault: Fault): string {
  const words = ['ms' in fault && `${(fault.ms / 1000).toFixed(1)} s`];
  if (fault.kind === 'link') return [`link to ${fault.link} ${fault.how}`, ...words].join(' ');
  if (fault.kind === 'clock') {
    const minutes = Math.abs(fault.skewMs) / 60_000;
    const how = `${minutes} min ${fault.skewMs > 0 ? 'ahead' : 'behind'}`;
    return [fault.isStarted ? `start ${fault.process}` : `clock of ${fault.process}`, how, ...words].join(' ');
  }
  return [fault.kind, 'process' in fault && fault.process, ...words].filter(Boolean).join(' ');
}
