import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { updateAlerts } from '../../services/order/src/alerts/update-alerts';
import type { OrderDeps } from '../../services/order/src/deps';

const minuteMs = 60_000;

/** Looks once a minute for longer than nothing is raised after a start, and expects no alert and no email. */
export async function expectNoAlert(deps: OrderDeps): Promise<void> {
  const startedAt = Date.now();
  for (let minute = 0; minute < 15; minute += 1) {
    await updateAlerts({ ...deps, now: () => new Date(startedAt + minute * minuteMs) });
  }
  const raised = await deps.database.db.execute(sql`select name from alerts`);
  const told = await deps.database.db.execute(sql`select type from outbox where queue = 'operations-alerts'`);
  expect([[...raised], [...told]]).toEqual([[], []]);
}
