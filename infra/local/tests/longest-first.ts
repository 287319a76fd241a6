import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest. Some use a core, others wait: for processes to start and to die, and for deadlines. In turn,
 * so that no core is idle meanwhile.
 */
export const longest = [
  'services/catalog/src/reservations/stock-races.int.test.ts',
  'tests/reward-crashes.int.test.ts',
  'tests/operations-alerts.int.test.ts',
  'bff/src/routes/access.int.test.ts',
  'workers/src/order-emails/send-order-email.int.test.ts',
  'infra/demo-orders/demo-orders.int.test.ts',
  'services/auth/src/verification/change-email.int.test.ts',
  'bff/src/routes/bodies.int.test.ts',
  'services/catalog/src/inventory/set-stock.int.test.ts',
  'tests/order-walks.int.test.ts',
  'services/auth/src/passwords/login-attempts.int.test.ts',
  'tests/hoarding.int.test.ts',
  'tests/rolling-restart.int.test.ts',
  'workers/src/handlers.int.test.ts',
  'infra/local/rehearsal.int.test.ts',
  'tests/payment-latency.int.test.ts',
  'workers/src/worker-kill.int.test.ts',
  'infra/backup/backup.int.test.ts',
  'packages/service-kit/src/runtime/run-copies.int.test.ts',
  'infra/local/supervisor/supervised-process.int.test.ts',
  'bff/src/routes/failing-services.int.test.ts',
  'bff/src/cache/nothing-stale.int.test.ts',
  'infra/local/production.int.test.ts',
  'packages/service-kit/src/messaging/forgotten-connection.int.test.ts',
];

/** Moves them to the front, in the order of the list. */
export function longestFirst<File extends { moduleId: string }>(files: File[]): File[] {
  const first = longest.flatMap((name) => files.filter(({ moduleId }) => moduleId.endsWith(`/${name}`)));
  return [...first, ...files.filter((file) => !first.includes(file))];
}

/**
 * Starts the longest files first, so that no worker has one left when the others are done. Vitest knows durations of an
 * earlier run only, and sorts by size in a new checkout, where these would be last.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files));
  }
}
