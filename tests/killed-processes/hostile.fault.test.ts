import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHostile } from '../../infra/lab/hostile/run-hostile';
import { startTestShop, type TestShop } from '../../infra/local/tests/test-shop';
import { readEndpoints } from './test-endpoints';

// The short version of `npm run lab -- hostile`. It uses the CPU while the other files wait for killed processes.

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT: 'off' });
});
afterAll(() => shop?.stop());

/** Ends a run that hangs: its thousands of calls take minutes on a busy machine. */
const timeout = 900_000;

it('no caller gets what is another’s, nothing breaks, no secret is written down, and planted wrongs are noticed', {
  timeout,
}, async () => {
  const readPids = async () => (await readEndpoints(shop.home)).processes;
  const before = await readPids();
  const { access, ownership, doors, extremes, generated, canaries, unnoticed } = await runHostile(shop.home, {
    seed: 1,
    requests: 400,
    everyExtreme: 8,
  });
  // On a busy machine a request may come too late, which is no mistake.
  const failures = [...extremes.failures, ...generated.failures].filter((failure) => !/^50[34]\b/.test(failure));
  const leaks = [access, ownership, doors].flatMap((result) => result.leaks);
  expect([...leaks, ...failures, ...canaries.found, ...unnoticed]).toEqual([]);
  expect(extremes.fields).toBeGreaterThan(100);
  expect(access.compared).toBeGreaterThan(400);
  expect(canaries.sent).toBeGreaterThan(50);
  // A process that a request ended would have another one.
  expect(await readPids()).toEqual(before);
});
