import { afterAll, beforeAll, beforeEach, expect, it, onTestFailed } from 'vitest';
import { compareBooks } from '../../infra/lab/chaos/compare-books';
import { type DrillStore, startDrillStore } from '../../infra/lab/chaos/drill-store';
import { planShortRun } from '../../infra/lab/chaos/plan-short-run';
import { findUnnoticed as findUnnoticedFaults } from '../../infra/lab/chaos/plant-faults';
import { runChaos } from '../../infra/lab/chaos/run-chaos';
import { runJobs } from '../../infra/lab/jobs/run-jobs';
import { readEndpoints } from './test-endpoints';

// The short versions of `npm run lab -- chaos` and `npm run lab -- jobs`, in one store: a store of its own takes longer than a drill.

/** Less than a test may take, so that what is still open is named. */
const restMs = 180_000;

let drill: DrillStore;

beforeAll(async () => {
  drill = await startDrillStore({ RECONCILE_SECONDS: '2' });
});
beforeEach(() => {
  onTestFailed(() => void process.stderr.write(`The logs are in ${drill.keepLogs('short-drills')}\n`));
});
afterAll(() => drill?.stop());

it('20 checkouts under six faults leave no difference in the books, and every planted one is named', async () => {
  const { facts, unrecovered } = await runChaos(drill, planShortRun(1), () => undefined, { quietWithinMs: restMs });
  expect(unrecovered).toEqual([]);
  expect(compareBooks(facts).filter(({ differences }) => differences.length > 0)).toEqual([]);
  expect(facts.books.orders.filter(({ status }) => status === 'confirmed').length).toBeGreaterThan(10);
  expect(await findUnnoticedFaults((await readEndpoints(drill.home)).postgres, facts)).toEqual([]);
});

it('40 jobs under 3 kills are done once each', async () => {
  const size = { jobs: 40, kills: 3, seed: 1, handledWithinMs: restMs };
  expect(await runJobs(drill, size, () => undefined)).toMatchObject({ crossings: 40, missing: 0, twice: 0 });
});
