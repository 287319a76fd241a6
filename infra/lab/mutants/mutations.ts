import { existsSync } from 'node:fs';
import { fromRoot } from '../../local/paths';
import type { Mutation } from './run-mutation';

const catalog = 'services/catalog/src';
const order = 'services/order/src';
const auth = 'services/auth/src';
const kit = 'packages/service-kit/src';

/** The mistakes, with the tests that must notice where these are not the file's own. */
const mistakes: (Omit<Mutation, 'tests'> & { tests?: string })[] = [
  {
    name: 'writes of other sites pass',
    file: 'bff/src/middleware/csrf.ts',
    find: 'return origin === undefined || origins.has(origin);',
    replace: 'return true;',
  },
  {
    name: '12.5 is read as 12.05',
    file: 'packages/contracts/src/money.ts',
    find: ".padEnd(2, '0'))",
    replace: ')',
  },
  {
    name: 'selling prices are rounded down',
    file: 'packages/contracts/src/price-rules.ts',
    find: '* 2 + 100) / 200',
    replace: '* 2) / 200',
  },
  {
    name: 'an order moves anywhere',
    file: `${order}/orders/order-rules.ts`,
    find: 'if (nextStatus[order.status] !== to) return',
    replace: "if (to === 'pending') return",
  },
  {
    name: 'what was refunded is refunded again',
    file: `${order}/orders/order-rules.ts`,
    tests: `${order}/orders/order-rules.test.ts ${order}/refunds/compute-refund.test.ts`,
    find: 'getPaidCents(order) - takenCents - ',
    replace: 'getPaidCents(order) - ',
  },
  {
    name: 'a return pays what the refund dialog paid',
    file: `${order}/orders/outstanding.ts`,
    find: 'payment.leftCents : shareCents - creditedCents',
    replace: 'payment.leftCents : shareCents',
  },
  {
    name: 'documents draw boxes',
    file: `${order}/documents/fonts.ts`,
    tests: `${order}/documents/render-document.test.ts`,
    find: 'isControl.test(character) || isDrawable(character)',
    replace: "character !== ''",
  },
  {
    name: 'a payment of another amount confirms',
    file: `${order}/payments/payment-decision.ts`,
    find: "if (reason) return { kind: 'review', reason };",
    replace: '',
  },
  {
    name: 'a late payment of a cancelled order is kept',
    file: `${order}/payments/payment-decision.ts`,
    find: "return { kind: order.refundState === 'none' ? 'refund' : 'none' };",
    replace: "return { kind: 'none' };",
  },
  {
    name: 'points of a cancelled order stay',
    file: `${auth}/loyalty/compute-entry.ts`,
    find: "if (!has('earned') || has('reversed')) return 0;",
    replace: "if (!has('earned')) return 0;",
  },
  {
    name: 'points are rounded up',
    file: `${auth}/loyalty/compute-entry.ts`,
    find: 'Math.floor(target / 100)',
    replace: 'Math.ceil(target / 100)',
  },
  {
    name: 'an older refund counts after a newer one',
    file: `${auth}/loyalty/compute-entry.ts`,
    find: "if (event.kind === 'refunded' && event.version <= (known?.refundVersion ?? 0)) return undefined;",
    replace: '',
  },
  {
    name: 'all jobs of an outage return at once',
    file: `${kit}/messaging/retry-policy.ts`,
    find: 'const jitter = 0.2;',
    replace: 'const jitter = 0;',
  },
  {
    name: 'tokens of another service are believed',
    file: `${kit}/http/internal-token.ts`,
    tests: `${kit}/http/internal-keys.test.ts`,
    find: 'if (audience === undefined || ![payload.aud].flat().includes(audience))',
    replace: 'if (false)',
  },
  {
    name: 'every process may call everything',
    file: `${kit}/http/server.ts`,
    find: 'if (!callers.includes(process))',
    replace: 'if (false)',
  },
  {
    name: 'every process may act for a user',
    file: `${kit}/http/internal-token.ts`,
    tests: `${kit}/http/internal-keys.test.ts`,
    find: "process !== 'bff' && actor.role !== 'system'",
    replace: 'false',
  },
  {
    name: 'the signature of a webhook is skipped',
    file: `${order}/payments/receive-stripe-event.ts`,
    tests: `${order}/payments/webhook-deliveries.int.test.ts`,
    find: 'return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);',
    replace: 'return JSON.parse(body.toString()) as Stripe.Event;',
  },
  {
    name: 'a webhook that comes twice is handled twice',
    file: `${order}/payments/receive-stripe-event.ts`,
    tests: `${order}/payments/webhook-deliveries.int.test.ts`,
    find: 'if (!(await storeEvent(tx, event, intent.id))) return;',
    replace: 'await storeEvent(tx, event, intent.id);',
  },
  {
    name: 'two syncs at once both confirm',
    file: `${order}/payments/sync-payment.ts`,
    tests: `${order}/payments/purchase.int.test.ts`,
    find: "if (locked.status !== 'pending') return locked.status;",
    replace: '',
  },
  {
    name: 'naive stock: reserved without a condition',
    file: `${catalog}/reservations/reserve-stock.ts`,
    tests: `${catalog}/reservations/stock-races.int.test.ts ${catalog}/reservations/reservations.int.test.ts`,
    find: '.where(and(eq(products.id, productId), isAvailable(quantity), isWithinShare(quantity, sharePercent)))',
    replace: '.where(eq(products.id, productId))',
  },
  {
    name: 'naive stock: sold twice to many at once',
    file: `${catalog}/reservations/reserve-stock.ts`,
    tests: 'tests/scarce-stock.drill.int.test.ts',
    find: '.where(and(eq(products.id, productId), isAvailable(quantity), isWithinShare(quantity, sharePercent)))',
    replace: '.where(eq(products.id, productId))',
  },
  {
    name: 'an account takes any number of guesses',
    file: `${auth}/passwords/attempt-rules.ts`,
    tests: 'tests/password-guesses.drill.int.test.ts',
    find: 'account: { free: 15,',
    replace: 'account: { free: 1500,',
  },
  {
    name: 'a reservation keeps more than the share',
    file: `${catalog}/reservations/reserve-stock.ts`,
    tests: `${catalog}/reservations/limits.int.test.ts`,
    find: 'if (sharePercent === 100) return undefined;',
    replace: 'if (sharePercent > 0) return undefined;',
  },
  {
    name: 'staff overwrite a sale that they did not see',
    file: `${catalog}/inventory/set-stock.ts`,
    find: 'if (edit.version !== undefined && edit.version !== current.version) throw productChanged();',
    replace: '',
  },
  {
    name: 'a job is acknowledged before its effect',
    file: `${kit}/messaging/worker.ts`,
    find: '  if (owned.isHandled) return;\n',
    replace: '  if (owned.isHandled) return;\n  await source.acknowledge(named, queue);\n',
  },
  {
    name: 'a job that was handled is handled again',
    file: `${kit}/messaging/worker.ts`,
    find: '  if (owned.isHandled) return;\n',
    replace: '',
  },
  {
    name: 'a reward for too few points',
    file: `${auth}/rewards/redeem-reward.ts`,
    find: 'if (account.loyaltyPoints < points) {',
    replace: 'if (account.loyaltyPoints < 0) {',
  },
  {
    name: 'two redemptions at once see the same points',
    file: `${auth}/rewards/redeem-reward.ts`,
    find: "      .where(eq(users.id, userId))\n      .for('update');",
    replace: '      .where(eq(users.id, userId));',
  },
  {
    name: 'unique index dropped: two accounts of one email address',
    file: 'services/auth/drizzle/0000_baseline.sql',
    tests: `${auth}/accounts/accounts.int.test.ts`,
    find: 'CREATE UNIQUE INDEX users_email',
    replace: 'CREATE INDEX users_email',
  },
  {
    name: 'a revoked session goes on',
    file: `${auth}/sessions/routes.ts`,
    tests: `${auth}/sessions/sessions.int.test.ts`,
    find: ".where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(sessions.revokedAt)))",
    replace: ".where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))",
  },
  {
    name: 'a disabled account gets a link for a new password',
    file: `${auth}/accounts/change-password.ts`,
    tests: `${auth}/passwords/reset-password.int.test.ts`,
    find: '.where(and(hasEmail(email), isNull(users.disabledAt)))',
    replace: '.where(hasEmail(email))',
  },
  {
    name: 'a credit note does not wait for its invoice',
    file: `${order}/documents/issue-credit-notes.ts`,
    tests: `${order}/documents/credit-notes.int.test.ts`,
    find: '    .where(or(isNotNull(invoices.content), isNeverInvoiced))\n',
    replace: '',
  },
  {
    name: 'two instances issue documents concurrently',
    file: `${order}/documents/document-series.ts`,
    tests: `${order}/documents/credit-notes.int.test.ts`,
    find: "select pg_advisory_xact_lock(hashtext('invoices'))",
    replace: 'select 1',
  },
  {
    name: 'a cancelled order gets an invoice',
    file: `${order}/documents/issue-invoices.ts`,
    tests: `${order}/documents/credit-notes.int.test.ts`,
    find: "order.status !== 'cancelled' && invoicedId === null",
    replace: 'invoicedId === null',
  },
  {
    name: 'a credit note stays where its refund failed later',
    file: 'services/order/drizzle/0000_baseline.sql',
    tests: `${order}/documents/credit-notes.int.test.ts`,
    find: " OR OLD.state = 'succeeded' AND NEW.state = 'failed'",
    replace: '',
  },
];

const ownTests = (file: string): string =>
  ['.test.ts', '.int.test.ts'].map((end) => file.replace('.ts', end)).find((test) => existsSync(fromRoot(test))) ?? '';

export const mutations: readonly Mutation[] = mistakes.map((mistake) => ({
  tests: ownTests(mistake.file),
  ...mistake,
}));
