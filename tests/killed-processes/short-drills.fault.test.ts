import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareBooks } from '../../infra/chaos/compare-books';
import { type DrillStore, startDrillStore } from '../../infra/chaos/drill-store';
import { planShortRun } from '../../infra/chaos/plan-short-run';
import { findUnnoticed } from '../../infra/chaos/plant-faults';
import { runChaos } from '../../infra/chaos/run-chaos';

// The short version of `npm run chaos`: one seed, 20 checkouts, six faults of different kinds.

let drill: DrillStore;

beforeAll(async () => {
  drill = await startDrillStore({ RECONCILE_SECONDS: '2' });
});
afterAll(() => drill?.stop());

it('20 checkouts under six faults leave no difference in the books, and every planted one is named', async () => {
  const { facts } = await runChaos(drill, planShortRun(1), () => undefined);
  expect(compareBooks(facts).filter(({ differences }) => differences.length > 0)).toEqual([]);
  expect(facts.books.orders.filter(({ status }) => status === 'confirmed').length).toBeGreaterThan(10);
  expect(await findUnnoticed(drill.home, facts)).toEqual([]);
});
