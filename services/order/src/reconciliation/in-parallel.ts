import { safeError } from '@shopwright/service-kit/runtime/logger';
import pLimit from 'p-limit';
import type { OrderDeps } from '../deps';

/** Far below Stripe's limit of 100 reads a second. */
const concurrency = 8;

/** Runs `work` for each item, eight at a time, so that one slow call to Stripe does not hold up the others. */
export async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  await pLimit(concurrency).map(items, work);
}

/** Logs the failure of one item, so that the others go on. */
export async function logFailure(deps: OrderDeps, about: object, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    deps.logger.warn({ err: safeError(error), ...about }, 'reconciliation failed, the next pass retries');
  });
}
