import { readdirSync } from 'node:fs';

const takesAll = process.env.E2E_FULL === '1' || process.env.TEST_THIRD === 'all';

/** The third that a test run takes today, so that three days see all. TEST_THIRD chooses one, or `all`. */
const third = Number(process.env.TEST_THIRD ?? Math.floor(Date.now() / 86_400_000)) % 3;

/** Returns whether a test run takes the one at this place today. */
export const isTakenToday = (index: number): boolean => takesAll || index % 3 === third;

/** The files that every test run takes: the way from home to a paid order and back, and what the pages about the store promise. */
export const takenEveryDay = [
  ...['after-paying', 'account', 'back-office', 'chunks', 'customer-orders', 'every-screen', 'opening', 'orders-desk'],
  ...['payment-return', 'purchase', 'reviews', 'rewards', 'server-rendered', 'short-stock'],
].map((name) => `${name}.e2e.ts`);

/** Lists the files of browser tests that test runs take in turn. */
export function listTakenInTurn(): string[] {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.e2e.ts'));
  return files.filter((file) => !takenEveryDay.includes(file)).sort();
}

/** Lists the files that a test run of another day takes. */
export const listLeftForOtherDays = (): string[] => listTakenInTurn().filter((_, index) => !isTakenToday(index));
