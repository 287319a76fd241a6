import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareRecoveryCheck } from '../../infra/lab/chaos/check-recovery';
import { processNames } from '../../infra/lab/chaos/faults';
import { runHostile } from '../../infra/lab/hostile/run-hostile';
import { startTestShop, type TestShop } from '../../infra/local/tests/test-shop';
import { readEndpoints } from './test-endpoints';
import { buyWhileKilling, moments } from './test-purchase';

let shop: TestShop;
let sql: postgres.Sql;
let findUnrecovered: () => Promise<string[]>;

beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT: 'off' });
  sql = postgres((await readEndpoints(shop.home)).postgres, { max: 4, onnotice: () => undefined });
  findUnrecovered = await prepareRecoveryCheck(shop.home, sql);
});
afterAll(async () => {
  await sql?.end({ timeout: 2 });
  await shop?.stop();
});

/** Kills each process once, at alternating moments. */
describe('a purchase is exactly one order, even when a process is killed:', () => {
  it.each(processNames.map((name, index) => ({ name, moment: moments[index % moments.length] ?? moments[0] })))(
    '$name, $moment',
    async ({ name, moment }) => {
      expect(await buyWhileKilling(shop.home, name, moment)).toMatchObject({ orders: 1 });
      expect(await findUnrecovered()).toEqual([]);
    },
  );

  it('covers every process of the store', async () => {
    const { processes } = await readEndpoints(shop.home);
    expect(processes.map(({ name }) => name).filter((name) => !new Set<string>(processNames).has(name))).toEqual([]);
  });
});

// The short version of `npm run lab -- hostile`, in the same store: one of its own takes longer than the test.

/** Ends a run that hangs: its thousands of calls take minutes on a busy machine. */
const timeout = 900_000;

it('no caller gets what is another’s, nothing breaks, no secret is written down, and planted wrongs are noticed', {
  timeout,
}, async () => {
  const readPids = async () => (await readEndpoints(shop.home)).processes;
  const before = await readPids();
  const { access, ownership, generated, canaries, unnoticed } = await runHostile(shop.home, {
    seed: 1,
    requests: 400,
  });
  // On a busy machine a request may come too late, which is no mistake.
  const failures = generated.failures.filter((failure) => !/^50[34] /.test(failure));
  expect([...access.leaks, ...ownership.leaks, ...failures, ...canaries.found, ...unnoticed]).toEqual([]);
  expect(access.compared).toBeGreaterThan(400);
  expect(canaries.sent).toBeGreaterThan(50);
  // A process that a request ended would have another one.
  expect(await readPids()).toEqual(before);
});
