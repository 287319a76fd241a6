import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, most of them because they wait: for processes to start and to die, and for deadlines. */
export const longest = [
  'services/catalog/src/reservations/stock-races.int.test.ts',
  'bff/src/routes/failing-services.int.test.ts',
  'services/auth/src/verification/change-email.int.test.ts',
  'workers/src/order-emails/send-order-email.int.test.ts',
  'tests/operations-alerts.int.test.ts',
  'services/catalog/src/inventory/set-stock.int.test.ts',
  'services/auth/src/passwords/login-attempts.int.test.ts',
  'tests/hoarding.int.test.ts',
  'services/order/src/returns/return-photos.int.test.ts',
  'tests/x-ray.int.test.ts',
  'tests/upgrade-locks.int.test.ts',
  'services/catalog/src/products/create-product.int.test.ts',
  'bff/src/images/images.int.test.ts',
  'services/order/src/checkout/reservations.int.test.ts',
  'services/order/src/analytics/sales.int.test.ts',
  'services/catalog/src/products/list-indexes.int.test.ts',
  'services/catalog/src/events/parked-jobs.int.test.ts',
  'services/catalog/src/search/search.int.test.ts',
  'tests/customer-data.int.test.ts',
  'services/order/src/checkout/lost-checkouts.int.test.ts',
  'bff/src/pages/repeated-pages.int.test.ts',
  'services/catalog/src/reviews/erase-reviewer.int.test.ts',
  'services/order/src/cart/cart.int.test.ts',
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
