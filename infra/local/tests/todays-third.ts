import { readdirSync } from 'node:fs';
import { fromRoot } from '../paths';

const takesAll = process.env.E2E_FULL === '1' || process.env.TEST_THIRD === 'all';

/** The third that a test run takes today, so that three days see all. TEST_THIRD chooses one, or `all`. */
const third = Number(process.env.TEST_THIRD ?? Math.floor(Date.now() / 86_400_000)) % 3;

/** Returns whether a test run takes the one at this place today. */
export const isTakenToday = (index: number): boolean => takesAll || index % 3 === third;

/** The files of browser tests that every run takes: the way from home to a paid order, what the pages about the store promise, and all screens. */
export const takenEveryDay = [
  'account',
  'after-paying',
  'chunks',
  'customer-orders',
  'every-screen',
  'opening',
  'payment-return',
  'purchase',
  'reviews',
  'rewards',
].map((name) => `${name}.e2e.ts`);

/** Lists the files of browser tests that test runs take in turn. */
export function listBrowserTestsInTurn(): string[] {
  const files = readdirSync(fromRoot('web/e2e')).filter((file) => file.endsWith('.e2e.ts'));
  return files.filter((file) => !takenEveryDay.includes(file)).sort();
}

/** Lists the files of browser tests that a test run of another day takes. */
export const listBrowserTestsOfOtherDays = (): string[] =>
  listBrowserTestsInTurn().filter((_, index) => !isTakenToday(index));

/** The integration tests that start processes or whole stores of their own. Those of money, stock and access are not among them. */
export const processTests = [
  'infra/backup/backup.int.test.ts',
  'infra/demo-orders/demo-orders.int.test.ts',
  'infra/local/production.int.test.ts',
  'infra/local/rehearsal.int.test.ts',
  'infra/local/supervisor/supervised-process.int.test.ts',
  'packages/service-kit/src/runtime/run-copies.int.test.ts',
  'tests/operations-alerts.int.test.ts',
];

/** Lists the integration tests that a test run of another day takes. */
export const listProcessTestsOfOtherDays = (): string[] => processTests.filter((_, index) => !isTakenToday(index));
