import type { Mutation } from './run-mutation';

const catalog = 'services/catalog/src';
const order = 'services/order/src';
const auth = 'services/auth/src';
const kit = 'packages/service-kit/src';

/** Mistakes that show with a database only. */
export const databaseMutations: readonly Mutation[] = [
  {
    name: 'the signature of a webhook is skipped',
    ...{
      file: `${order}/payments/receive-stripe-event.ts`,
      project: 'integration',
      tests: `${order}/payments/webhook-deliveries.int.test.ts`,
    },
    find: 'return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);',
    replace: 'return JSON.parse(body.toString()) as Stripe.Event;',
  },
  {
    name: 'a webhook that comes twice is handled twice',
    ...{
      file: `${order}/payments/receive-stripe-event.ts`,
      project: 'integration',
      tests: `${order}/payments/webhook-deliveries.int.test.ts`,
    },
    find: 'if (!(await storeEvent(tx, event, intent.id))) return;',
    replace: 'await storeEvent(tx, event, intent.id);',
  },
  {
    name: 'two syncs at once both confirm',
    ...{
      file: `${order}/payments/sync-payment.ts`,
      project: 'integration',
      tests: `${order}/payments/purchase.int.test.ts`,
    },
    find: "if (locked.status !== 'pending') return locked.status;",
    replace: '',
  },
  {
    name: 'naive stock: reserved without a condition',
    ...{
      file: `${catalog}/reservations/reserve-stock.ts`,
      project: 'integration',
      tests: `${catalog}/reservations/stock-races.int.test.ts ${catalog}/reservations/reservations.int.test.ts`,
    },
    find: '.where(and(eq(products.id, productId), isAvailable(quantity), isWithinShare(quantity, sharePercent)))',
    replace: '.where(eq(products.id, productId))',
  },
  {
    name: 'naive stock: sold twice to many at once',
    ...{
      file: `${catalog}/reservations/reserve-stock.ts`,
      project: 'integration',
      tests: 'tests/scarce-stock.drill.int.test.ts',
    },
    find: '.where(and(eq(products.id, productId), isAvailable(quantity), isWithinShare(quantity, sharePercent)))',
    replace: '.where(eq(products.id, productId))',
  },
  {
    name: 'an account takes any number of guesses',
    ...{
      file: `${auth}/passwords/attempt-rules.ts`,
      project: 'integration',
      tests: 'tests/password-guesses.drill.int.test.ts',
    },
    find: 'account: { free: 15,',
    replace: 'account: { free: 1500,',
  },
  {
    name: 'a reservation keeps more than the share',
    ...{
      file: `${catalog}/reservations/reserve-stock.ts`,
      project: 'integration',
      tests: `${catalog}/reservations/limits.int.test.ts`,
    },
    find: 'if (sharePercent === 100) return undefined;',
    replace: 'if (sharePercent > 0) return undefined;',
  },
  {
    name: 'staff overwrite a sale that they did not see',
    ...{
      file: `${catalog}/inventory/set-stock.ts`,
      project: 'integration',
      tests: `${catalog}/inventory/set-stock.int.test.ts`,
    },
    find: 'if (edit.version !== undefined && edit.version !== current.version) throw productChanged();',
    replace: '',
  },
  {
    name: 'a job is acknowledged before its effect',
    file: `${kit}/messaging/worker.ts`,
    project: 'integration',
    tests: `${kit}/messaging/worker.int.test.ts`,
    find: '  if (owned.isHandled) return;\n',
    replace: '  if (owned.isHandled) return;\n  await source.acknowledge(named, queue);\n',
  },
  {
    name: 'a job that was handled is handled again',
    file: `${kit}/messaging/worker.ts`,
    project: 'integration',
    tests: `${kit}/messaging/worker.int.test.ts`,
    find: '  if (owned.isHandled) return;\n',
    replace: '',
  },
  {
    name: 'a reward for too few points',
    ...{
      file: `${auth}/rewards/redeem-reward.ts`,
      project: 'integration',
      tests: `${auth}/rewards/redeem-reward.int.test.ts`,
    },
    find: 'if (account.loyaltyPoints < points) {',
    replace: 'if (account.loyaltyPoints < 0) {',
  },
  {
    name: 'two redemptions at once see the same points',
    ...{
      file: `${auth}/rewards/redeem-reward.ts`,
      project: 'integration',
      tests: `${auth}/rewards/redeem-reward.int.test.ts`,
    },
    find: "      .where(eq(users.id, userId))\n      .for('update');",
    replace: '      .where(eq(users.id, userId));',
  },
  {
    name: 'unique index dropped: two accounts of one email address',
    ...{
      file: 'services/auth/drizzle/0000_baseline.sql',
      project: 'integration',
      tests: `${auth}/accounts/accounts.int.test.ts`,
    },
    find: 'CREATE UNIQUE INDEX users_email',
    replace: 'CREATE INDEX users_email',
  },
  {
    name: 'a revoked session goes on',
    file: `${auth}/sessions/routes.ts`,
    project: 'integration',
    tests: `${auth}/sessions/sessions.int.test.ts`,
    find: ".where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(sessions.revokedAt)))",
    replace: ".where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))",
  },
  {
    name: 'a disabled account gets a link for a new password',
    ...{
      file: `${auth}/accounts/change-password.ts`,
      project: 'integration',
      tests: `${auth}/passwords/reset-password.int.test.ts`,
    },
    find: '.where(and(hasEmail(email), isNull(users.disabledAt)))',
    replace: '.where(hasEmail(email))',
  },
  ...[
    {
      name: 'a credit note does not wait for its invoice',
      file: `${order}/documents/issue-credit-notes.ts`,
      find: '    .where(or(isNotNull(invoices.content), isNeverInvoiced))\n',
      replace: '',
    },
    {
      name: 'two copies issue documents at once',
      file: `${order}/documents/document-series.ts`,
      find: "select pg_advisory_xact_lock(hashtext('invoices'))",
      replace: 'select 1',
    },
    {
      name: 'a cancelled order gets an invoice',
      file: `${order}/documents/issue-invoices.ts`,
      find: "order.status !== 'cancelled' && invoicedId === null",
      replace: 'invoicedId === null',
    },
    {
      name: 'a credit note stays where its refund failed later',
      file: 'services/order/drizzle/0000_baseline.sql',
      find: " OR OLD.state = 'succeeded' AND NEW.state = 'failed'",
      replace: '',
    },
  ].map((mutation) => ({
    ...mutation,
    project: 'integration' as const,
    tests: `${order}/documents/credit-notes.int.test.ts`,
  })),
];
