import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareBooks } from '../../infra/chaos/compare-books';
import { type DrillStore, startDrillStore } from '../../infra/chaos/drill-store';
import { planShortRun } from '../../infra/chaos/plan-short-run';
import { findUnnoticed as findUnnoticedFaults } from '../../infra/chaos/plant-faults';
import { runChaos } from '../../infra/chaos/run-chaos';
import { runJobs } from '../../infra/chaos/run-jobs';
import { runHostile } from '../../infra/hostile/run-hostile';
import { readEndpoints } from './test-endpoints';

// The short versions of `npm run chaos`, `drill:jobs` and `hostile`, in one store: a store of its own takes longer than a drill.

let drill: DrillStore;

beforeAll(async () => {
  drill = await startDrillStore({ RECONCILE_SECONDS: '2' });
});
afterAll(() => drill?.stop());

it('20 checkouts under six faults leave no difference in the books, and every planted one is named', async () => {
  const { facts } = await runChaos(drill, planShortRun(1), () => undefined);
  expect(compareBooks(facts).filter(({ differences }) => differences.length > 0)).toEqual([]);
  expect(facts.books.orders.filter(({ status }) => status === 'confirmed').length).toBeGreaterThan(10);
  expect(await findUnnoticedFaults(drill.home, facts)).toEqual([]);
});

it('60 jobs under 4 kills are done once each', async () => {
  const size = { jobs: 60, kills: 4, seed: 1 };
  expect(await runJobs(drill, size, () => undefined)).toMatchObject({ crossings: 60, missing: 0, twice: 0 });
});

/** Ends a run that hangs: its thousands of calls take minutes on a busy machine. */
const timeout = 900_000;

it('no caller gets what is another’s, nothing breaks, no secret is written down, and planted wrongs are noticed', {
  timeout,
}, async () => {
  const readPids = async () => (await readEndpoints(drill.home)).processes;
  const before = await readPids();
  const { access, ownership, generated, canaries, unnoticed } = await runHostile(drill.home, {
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
