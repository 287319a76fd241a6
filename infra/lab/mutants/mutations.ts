import { databaseMutations } from './database-mutations';
import type { Mutation } from './run-mutation';

const order = 'services/order/src';
const auth = 'services/auth/src';
const kit = 'packages/service-kit/src';

const pure: Mutation[] = [
  {
    name: 'writes of other sites pass',
    file: 'bff/src/middleware/csrf.ts',
    project: 'unit',
    tests: 'bff/src/middleware/csrf.test.ts',
    find: 'return origin === undefined || origins.has(origin);',
    replace: 'return true;',
  },
  {
    name: '12.5 is read as 12.05',
    file: 'packages/contracts/src/money.ts',
    project: 'unit',
    tests: 'packages/contracts/src/money.test.ts',
    find: ".padEnd(2, '0'))",
    replace: ')',
  },
  {
    name: 'selling prices are rounded down',
    file: 'packages/contracts/src/price-rules.ts',
    project: 'unit',
    tests: 'packages/contracts/src/price-rules.test.ts',
    find: '* 2 + 100) / 200',
    replace: '* 2) / 200',
  },
  {
    name: 'an order moves anywhere',
    file: `${order}/orders/order-rules.ts`,
    project: 'unit',
    tests: `${order}/orders/order-rules.test.ts`,
    find: 'if (nextStatus[order.status] !== to) return',
    replace: "if (to === 'pending') return",
  },
  {
    name: 'what was refunded is refunded again',
    ...{
      file: `${order}/orders/order-rules.ts`,
      project: 'unit',
      tests: `${order}/orders/order-rules.test.ts ${order}/refunds/compute-refund.test.ts`,
    },
    find: 'getPaidCents(order) - takenCents - ',
    replace: 'getPaidCents(order) - ',
  },
  {
    name: 'a return pays what the refund dialog paid',
    ...{
      file: `${order}/orders/outstanding.ts`,
      project: 'unit',
      tests: `${order}/orders/outstanding.test.ts`,
    },
    find: 'payment.leftCents : shareCents - creditedCents',
    replace: 'payment.leftCents : shareCents',
  },
  {
    name: 'documents draw boxes',
    ...{
      file: `${order}/documents/fonts.ts`,
      project: 'unit',
      tests: `${order}/documents/render-document.test.ts`,
    },
    find: 'isControl.test(character) || isDrawable(character)',
    replace: "character !== ''",
  },
  {
    name: 'a payment of another amount confirms',
    ...{
      file: `${order}/payments/payment-decision.ts`,
      project: 'unit',
      tests: `${order}/payments/payment-decision.test.ts`,
    },
    find: "if (reason) return { kind: 'review', reason };",
    replace: '',
  },
  {
    name: 'a late payment of a cancelled order is kept',
    ...{
      file: `${order}/payments/payment-decision.ts`,
      project: 'unit',
      tests: `${order}/payments/payment-decision.test.ts`,
    },
    find: "return { kind: order.refundState === 'none' ? 'refund' : 'none' };",
    replace: "return { kind: 'none' };",
  },
  {
    name: 'points of a cancelled order stay',
    file: `${auth}/loyalty/compute-entry.ts`,
    project: 'unit',
    tests: `${auth}/loyalty/compute-entry.test.ts`,
    find: "if (!has('earned') || has('reversed')) return 0;",
    replace: "if (!has('earned')) return 0;",
  },
  {
    name: 'points are rounded up',
    file: `${auth}/loyalty/compute-entry.ts`,
    project: 'unit',
    tests: `${auth}/loyalty/compute-entry.test.ts`,
    find: 'Math.floor(target / 100)',
    replace: 'Math.ceil(target / 100)',
  },
  {
    name: 'an older refund counts after a newer one',
    file: `${auth}/loyalty/compute-entry.ts`,
    project: 'unit',
    tests: `${auth}/loyalty/compute-entry.test.ts`,
    find: "if (event.kind === 'refunded' && event.version <= (known?.refundVersion ?? 0)) return undefined;",
    replace: '',
  },
  {
    name: 'all jobs of an outage return at once',
    file: `${kit}/messaging/retry-policy.ts`,
    project: 'unit',
    tests: `${kit}/messaging/retry-policy.test.ts`,
    find: 'const jitter = 0.2;',
    replace: 'const jitter = 0;',
  },
  {
    name: 'tokens of another service are believed',
    file: `${kit}/http/internal-token.ts`,
    project: 'unit',
    tests: `${kit}/http/internal-token.test.ts`,
    find: 'if (isForAnother(payload, process, audience))',
    replace: 'if (false)',
  },
  {
    name: 'every process may call everything',
    file: `${kit}/http/server.ts`,
    project: 'unit',
    tests: `${kit}/http/server.test.ts`,
    find: 'if (process !== undefined && !callers.includes(process))',
    replace: 'if (false)',
  },
  {
    name: 'every process may act for a user',
    file: `${kit}/http/internal-token.ts`,
    project: 'unit',
    tests: `${kit}/http/internal-keys.test.ts`,
    find: "process !== 'bff' && actor.role !== 'system'",
    replace: 'false',
  },
];

export const mutations: readonly Mutation[] = [...pure, ...databaseMutations];
